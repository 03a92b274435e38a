# Graenaland in Czech: the value of a message states a rule, its attributes say what a ruling found.

## Co musí splňovat každý stav
cards-count = Když jsou karty hromádky vyjmenovány, je jich tolik, kolik udává její počet.
    .violated = { this-pile } { $count ->
        [one] má podle udaného počtu být { $count } karta
        [few] mají podle udaného počtu být { $count } karty
       *[other] má podle udaného počtu být { $count } karet
    }, ale { listed-cards }.
map-territories = Vše, co stojí nebo leží na herním plánu, je na některém jeho území.
    .violated = { $fault ->
        [twice] Území { $territory } je na plánu dvakrát, ale každé tam smí být jen jednou.
        [tile] Část krajiny { $territory } je na plánu dvakrát, ale každá tam smí být jen jednou.
       *[unknown] Území { $territory } na tomto plánu není. Jsou na něm { $territories_and }. Hrajete-li na jiném plánu, popište i ten plán.
    }
map-neighbours = Sousedství je vzájemné a v opačných směrech. Území má v každém směru nejvýše jednoho souseda.
    .violated = { $fault ->
        [off-the-map] { $direction ->
            [unknown] Území { $neighbour } má sousedit s územím { $territory }, ale na plánu není.
           *[other] Území { $neighbour } má ležet { $direction_to } od území { $territory }, ale na plánu není.
        }
        [itself] Území { $territory } nemůže sousedit samo se sebou.
        [one-sided] { $direction ->
            [unknown] Území { $neighbour } má sousedit s územím { $territory }, ale mezi sousedy území { $neighbour } území { $territory } není.
           *[other] Území { $neighbour } má ležet { $direction_to } od území { $territory }, ale území { $territory } neleží { $other_direction_to } od území { $neighbour }.
        }
       *[twice] Území { $neighbour } a ještě jiné leží { $direction_to } od území { $territory }, ale v každém směru smí být jen jedno.
    }
players-clans = Každý hráč má svůj klan vlastní barvy a ve hře jsou jen klany hráčů.
    .violated = { $fault ->
        [twice] { $player } je mezi hráči dvakrát, ale každý hráč má vlastní barvu.
       *[stranger] { $player } nehraje, takže ve hře nemůže nic mít. Hrají { $players_and }.
    }
houses-limit = Klan má 14 domečků. Jeden z nich stojí na počítadle síly vojska, takže na herním plánu jich je nejvýše 13.
    .violated = { $houses ->
        [one] { $player } má na plánu { $houses } sídlo, ale domečků na ně má jen { $limit }.
        [few] { $player } má na plánu { $houses } sídla, ale domečků na ně má jen { $limit }.
       *[other] { $player } má na plánu { $houses } sídel, ale domečků na ně má jen { $limit }.
    }
buildings-village = Budova stojí jen na území, kde má její klan osadu.
    .violated = { $villages ->
        [nic] { $player } nemá na území { $territory } osadu, takže tam nemůže mít { $kind_accusative }.
       *[other] { $player } nemá na území { $territory } osadu, takže tam nemůže mít { $kind_accusative }. Osady má jen jinde: { $villages_and }.
    }
buildings-one-of-a-kind = Na jednom území stojí nejvýše jedna budova každého typu.
    .violated = { $fault ->
        [twice] Na území { $territory } stojí víc { $kind_plural }, ale od každého typu tam smí být jen jedna budova.
       *[there] Na území { $territory } už { $kind } stojí a od každého typu tam smí být jen jedna budova.
    }
buildings-mountains = V horách nestojí žádné budovy.
    .violated = Území { $territory } je v horách, takže tam { $kind } stát nemůže.
heroes-one-of-a-kind = Klan nikdy nemá víc než jednoho bojovníka, jednoho kněze a jednoho skalda.
    .violated = { $player } má ve hře víc než jednoho { $hero_accusative }, ale klan má jen jednoho.
heroes-one-in-a-territory = Na jednom území nikdy nestojí dva hrdinové téže barvy.
    .violated = { $player } má na území { $territory } víc hrdinů, ale dva hrdinové téže barvy spolu nikdy nestojí.
heroes-warrior = Každý hráč má od začátku hry na herním plánu bojovníka.
    .violated = { $player } nemá na plánu bojovníka, ale každý hráč ho má od začátku.
heroes-building = Klan, který postavil kostel, má kněze: na plánu, nebo čekajícího na vstup. Klan, který postavil síň, má skalda. Bez kostela nikdo kněze nemá a bez síně nikdo nemá skalda.
    .violated = { $fault ->
        [without] { $player } má ve hře { $hero_accusative }, ale nemá { $kind_accusative }.
       *[left-out] { $player } má { $kind_accusative }, ale { $hero } není na plánu ani nečeká na vstup.
    }
heroes-waiting = Kněz čeká jen na území, kde jeho klan postavil kostel, a skald jen na území, kde jeho klan postavil síň.
    .violated = Na území { $territory } nemůže { $hero } { $player_genitive } čekat na vstup: { $player } tam nemá { $kind_accusative }.
works-settled = Veřejné stavby stojí jen na osídlených územích.
    .violated = Na území { $territory } je { $work }, ale nikdo tam nemá sídlo.
works-one-of-a-kind = Na jednom území je nejvýše jedna veřejná stavba od každého druhu.
    .violated = { $fault ->
        [twice] Na území { $territory } je víc { $work_plural }, ale od každého druhu tam smí být jen jedna veřejná stavba.
       *[there] Na území { $territory } už je { $work } a od každého druhu tam smí být jen jedna veřejná stavba.
    }
works-tokens = Ve hře je 6 žetonů cest, 6 žetonů tržišť a 6 žetonů palisád a víc se jich postavit nedá.
    .violated = { $fault ->
        [none-left] Na plánu už je všech { $tokens } { $work_plural }, takže na další žádný žeton nezbývá.
       *[too-many] Na plánu je { $count } { $work_plural }, ale žetonů je na ně jen { $tokens }.
    }
cards-decks = Karty balíčku se ze hry neztrácejí a žádných není víc, než kolik jich má celý balíček.
    .violated = { $fault ->
        [stray] Karta z balíčku { $deck_genitive } nemůže ležet v hromádce jiného balíčku.
        [kind] { $total ->
            [0] V balíčku { $deck_genitive } není žádná karta { $resource_genitive }.
           *[other] Z balíčku { $deck_genitive } { $count ->
                [one] je ve hře { $count } karta
                [few] jsou ve hře { $count } karty
               *[other] je ve hře { $count } karet
            } { $resource_genitive }, ale celý balíček jich má jen { $total }.
        }
        [deck] Z balíčku { $deck_genitive } { $count ->
            [one] je ve hře { $count } karta
            [few] jsou ve hře { $count } karty
           *[other] je ve hře { $count } karet
        }, ale celý balíček jich má jen { $total }.
        [gone] Z balíčku { $deck_genitive } { $count ->
            [0] není žádná karta
            [one] je jen { $count } karta
            [few] jsou jen { $count } karty
           *[other] je jen { $count } karet
        } v balíčku, mezi odloženými, v rukou a na územích dohromady. Má jich být { $total }.
       *[all] Karet surovin je ve hře { $count }, ale všechny balíčky dohromady jich mají jen { $total }.
    }
cards-faces = Na kartě surovin je jedna surovina, na kartě zásob dva symboly.
    .violated = { $fault ->
        [supply] Na kartě zásob jsou dva symboly, ale na této ne.
       *[resource] Na kartě z balíčku { $deck_genitive } je jedna surovina, ale na této jsou symboly karty zásob.
    }
supply-cards = Karet zásob je 16, každá taková, jak je vytištěna. V řadě leží nejvýše čtyři.
    .violated = { $fault ->
        [row] V řadě { $count ->
            [one] leží { $count } karta
            [few] leží { $count } karty
           *[other] leží { $count } karet
        } zásob, ale místo je tam jen pro { $total }.
        [face] { $total ->
            [0] Karta zásob se symboly { $resources_and } je tu { $count }×, ale ve hře žádná taková není.
           *[other] Karta zásob se symboly { $resources_and } je tu { $count }×, ale ve hře je jen { $total }×.
        }
        [gone] V balíčku, mezi odloženými, v řadě a v rukou { $count ->
            [one] je dohromady jen { $count } karta zásob
            [few] jsou dohromady jen { $count } karty zásob
           *[other] je dohromady jen { $count } karet zásob
        }, ale má jich být { $total }.
       *[all] Karet zásob je tu { $count }, ale ve hře je jich jen { $total }.
    }
village-price = Osada stojí na pobřeží 4 suroviny, v horách 6 a jinde 5.
    .violated = { $due ->
        [several] Cena osady na území { $territory } nemůže být { $resources }.
        [one] Osada na území { $territory } stojí { $due } surovinu, takže její cena nemůže být { $resources }.
        [few] Osada na území { $territory } stojí { $due } suroviny, takže její cena nemůže být { $resources }.
       *[other] Osada na území { $territory } stojí { $due } surovin, takže její cena nemůže být { $resources }.
    }
costs-something = Budovy, veřejné stavby i vojsko stojí suroviny.
    .violated = Tato cena je prázdná, ale zadarmo není nic. Cenu, kterou neznáte, vynechejte.
points-levels = Karta vítězných bodů má u každého z pěti cílů tři stupně. Každý stupeň je vyšší než předchozí a je za něj jeden bod.
    .violated = Tři stupně cíle „{ $column }“ na této kartě nejdou vzestupně. Každý musí být vyšší než předchozí.

## Příprava hry; volba počátečních pozic a karet vítězných bodů
setup-decks = Karty surovin jsou roztříděny podle krajiny a karty zásob tvoří vlastní balíček. Každý balíček je úplný a míchá se zvlášť.
    .violated = { $fault ->
        [overdrawn] Z balíčku { $deck_genitive } se bere víc stejných karet, než kolik jich v něm je.
       *[deck] V úplném balíčku { $deck_genitive } jsou tyto karty: { $printed_resources_and }. Tady jsou jiné.
    }
setup-supply-row = Čtyři vrchní karty zásob se položí lícem nahoru do řady.
    .violated = Řadu tvoří čtyři vrchní karty balíčku zásob, ale tohle jsou jiné.
setup-army = Každé vojsko má na začátku sílu 1.
    .violated = Vojsko { $player_genitive } má na začátku sílu { $due }, ne { $army }.
setup-island = Hráči si mohou sestavit vlastní ostrov, když s ním souhlasí všichni. Jinak použijí rozložení z pravidel.
setup-first-player = O tom, kdo začíná, rozhodne hráč, který bydlí nejvíc na severu.
setup-positions = První hráč umístí dvě osady a bojovníka na místa s číslem 1, další po směru hodinových ručiček na místa s číslem 2 a tak dále.
    .violated = { $fault ->
        [settlements] Osady { $player_genitive } začínají na územích { $due_and }, ne { $territories_and }.
        [warrior] Bojovník { $player_genitive } začíná na území { $due_and }, ne { $territories_and }.
        [gone] { $player } má od začátku dvě osady a sídla z plánu nemizí. Teď tam { $count ->
            [0] není žádná.
           *[other] je jen jedna.
        }
       *[chosen] Počáteční pozice si hráči teprve zvolí, takže { $player } na plánu zatím nic nemá, ani zde: { $territories_and }.
    }
setup-hands = Každý hráč si vezme dvě karty surovin: za každé své sídlo jednu, z balíčku té krajiny, na níž sídlo stojí.
    .violated = { $fault ->
        [chosen] Počáteční pozice si hráči teprve zvolí a karty si vezmou až tam, takže { $player } si teď žádnou nebere.
        [drawn] { $player } si bere tyto karty: { $due_resources_and }. Tady má jiné: { $resources_and }.
        [number] { $player } si za každé sídlo bere jednu kartu, celkem { $due }, ne { $count }.
        [cards] { $player } si za každé sídlo bere jednu kartu z balíčku jeho krajiny: { $due_decks_and }. Tyto karty z nich být nemohou: { $resources_and }.
       *[decks] { $player } si za každé sídlo bere jednu kartu z balíčku jeho krajiny: { $due_decks_and }. Tady jsou balíčky jiné: { $decks_and }.
    }
placement-cards = Při volbě pozic leží u každého pobřežního území nejprve dvě karty surovin jeho krajiny lícem dolů.
    .violated = { $fault ->
        [inland] Území { $territory } není na pobřeží, takže při volbě pozic u něj žádné karty neleží.
       *[coast] U území { $territory } { $cards ->
            [one] leží { $cards } karta
            [few] leží { $cards } karty
           *[other] leží { $cards } karet
        }, ale při volbě pozic jich tam je nejvýše { $limit }.
    }
placement-turn = První osady se umisťují po směru hodinových ručiček od prvního hráče, druhé v opačném pořadí.
    .violated = { $fault ->
        [turn] { who-is-next }
        [all-placed] Každý už umístil dvě osady, takže další nikdo neumisťuje.
       *[settlements] { $count ->
            [0] Ještě není umístěna žádná osada
            [one] Umístěna je { $count } osada
            [few] Umístěny jsou { $count } osady
           *[other] Umístěno je { $count } osad
        }, takže je na řadě { $turn_player } v { $due_round }. kole. Tady je na řadě { $player } v { $round }. kole.
    }
placement-coast = Počáteční osady se umisťují na pobřeží, i tam, kde už jsou jiní hráči.
    .violated = { $coasts ->
        [nic] Území { $territory } není na pobřeží, ale počáteční osady se umisťují jen tam.
       *[other] Území { $territory } není na pobřeží, ale počáteční osady se umisťují jen tam: { $coasts_and }.
    }
placement-warrior = Hráč umístí bojovníka zároveň s první osadou. S druhou už žádného hrdinu neumisťuje.
    .violated = { $fault ->
        [left-out] { $player } umisťuje první osadu, takže s ní umístí i bojovníka.
       *[second] { $player } umisťuje druhou osadu, ale bojovník přišel už s první.
    }
placement-card = Kdo umístí osadu, vezme si jednu z karet, které u území leží. Nezbývá-li žádná, nevezme si nic.
    .violated = { card-not-taken }
placement-two-territories = Nikdo nemá obě počáteční osady na stejném území.
    .violated = { $player } už na území { $territory } osadu má, takže druhá patří jinam.
placement-last = Kdo umisťuje nebo přesouvá předposlední osadu, nechá kartu tomu, kdo umístí poslední. Ta karta leží tam, kde tento poslední hráč ještě osadu nemá.
    .violated = { $fault ->
        [coasts] Na pobřeží { $count ->
            [0] není žádné území
            [one] je jen { $count } území
            [few] jsou jen { $count } území
           *[other] je jen { $count } území
        } a počet hráčů je { $number }, takže na poslední osadu, kterou umístí { $player }, nemusí karta zbýt.
       *[card] { no-card-for-the-last }
    }
placement-leftover = Jakmile mají všichni na plánu dvě osady, zbylé karty se odloží.
    .violated = { $fault ->
        [most] { $due ->
            [one] Zbýt může nejvýš { $due } karta, ne { $cards }.
            [few] Zbýt mohou nejvýš { $due } karty, ne { $cards }.
           *[other] Zbýt může nejvýš { $due } karet, ne { $cards }.
        }
       *[other] { $due ->
            [0] Nezbude žádná karta, takže se žádná neodloží. Tady je uveden počet { $cards }.
            [one] Zbude a odloží se { $due } karta, ne { $cards }.
            [few] Zbudou a odloží se { $due } karty, ne { $cards }.
           *[other] Zbude a odloží se { $due } karet, ne { $cards }.
        }
    }
anchor-order = Když se někdo usadí na území, kde už karty nezbývají, smí zvednout kotvu nejdřív ten, kdo se tam usadil první, pak druhý a tak dále. Nově příchozí nesmí.
    .violated = { $fault ->
        [newcomer] { $player } se usazuje právě teď, takže kotvu zvednout nemůže.
        [stranger] { $player } nemá osadu na území { $territory }, kde se právě někdo usadil, takže kotvu zvednout nemůže.
       *[turn] O zvednutí kotvy teď rozhoduje { $turn_player }, ne { $player }.
    }
anchor-target = Osada, která zvedne kotvu, se přesune na méně zaplněné území na pobřeží.
    .violated = { $fault ->
        [inland] Území { $territory } není na pobřeží, ale osada, která zvedne kotvu, zůstává na pobřeží.
        [crowded] Území { $territory } není méně zaplněné než { $left_territory }: { $count ->
            [one] je tam { $count } osada
            [few] jsou tam { $count } osady
           *[other] je tam { $count } osad
        }.
       *[no-card] U území { $territory } už žádná karta neleží, ale osada, která zvedne kotvu, jde tam, kde ještě nějaká je.
    }
anchor-card = Kdo zvedne kotvu, vezme si jednu z karet, které leží u nového území.
    .violated = { card-not-taken }
anchor-warrior = Když osada zvedne kotvu, bojovník zůstane tam, kam byl umístěn.
    .violated = { $due ->
        [none] { $player } nemá na ostrově bojovníka.
        [elsewhere] Bojovník { $player_genitive } není na území { $territory }.
       *[other] Bojovník { $player_genitive } je na území { $due }, ne na území { $territory }.
    }
victory-cards-option = Karty vítězných bodů se používají, jen když se na nich hráči dohodli. Karta s podmínkami vítězství se pak nepoužije.
    .violated = { $fault ->
        [held] Tato hra se hraje bez karet vítězných bodů, takže { $player } žádnou mít nemůže.
       *[told] Tato hra se hraje bez karet vítězných bodů.
    }
victory-cards-dealt = Každý hráč dostane tři karty vítězných bodů.
    .violated = { $fault ->
        [copies] { $due ->
            [0] { $player } nemůže takovou kartu vítězných bodů dostat, žádná nezbývá.
           *[other] { $player } nemůže dostat takovou kartu vítězných bodů { $count }×, ve hře je jen { $due }×.
        }
       *[number] { $player } má dostat { $due ->
            [one] { $due } kartu
            [few] { $due } karty
           *[other] { $due } karet
        } vítězných bodů, ne { $count }.
    }
victory-cards-keep = Každý hráč si ze svých tří karet vítězných bodů jednu nechá a ostatní odloží.
    .violated = { $fault ->
        [kept] { $count ->
            [0] { $player } nemá žádnou kartu vítězných bodů, ale jednu si nechal každý.
            [one] { $player } má { $count } kartu vítězných bodů, a právě jednu si nechal každý.
            [few] { $player } má { $count } karty vítězných bodů, ale každý si nechal jen jednu.
           *[other] { $player } má { $count } karet vítězných bodů, ale každý si nechal jen jednu.
        }
        [chosen] { $player } už má kartu vítězných bodů vybranou.
       *[not-dealt] { $player } tuto kartu vítězných bodů nemá.
    }

## Kolo
round-phase = Kolo se skládá z těchto fází: produkce surovin, pohyb hrdinů, rozdělování surovin, stavba a konec kola. Každá akce patří do své fáze.
    .violated = Tato akce patří do fáze „{ $due_phase }“, ale teď je fáze „{ $phase }“.

## Produkce surovin
production-settled = Suroviny produkují jen území, na nichž je aspoň jedno sídlo.
    .violated = { $fault ->
        [cards] Na území { $territory } nikdo nemá sídlo, takže nic neprodukovalo a žádné karty u něj neleží.
       *[draws] Na území { $territory } nikdo nemá sídlo, takže nic neprodukuje.
    }
production-base = Každé osídlené území produkuje jednu kartu. Nezáleží na tom, kolik je na něm sídel a hráčů.
    .violated = { $drawn ->
        [0] Za území { $territory } se táhne jedna běžná karta, ale žádná tažena nebyla.
        [one] Za území { $territory } se táhne jedna běžná karta, ale tažena byla { $drawn }.
        [few] Za území { $territory } se táhne jedna běžná karta, ale taženy byly { $drawn }.
       *[other] Za území { $territory } se táhne jedna běžná karta, ale taženo jich bylo { $drawn }.
    }
production-road = Území s cestou produkuje o jednu kartu víc.
    .violated = { $fault ->
        [face-down] Na území { $territory } není cesta, takže u něj žádné karty nemohou ležet lícem dolů.
       *[draws] { $due ->
            [0] Na území { $territory } není cesta, takže se za ni žádná karta netáhne.
           *[other] { $drawn ->
                [0] Na území { $territory } je cesta, ale karta za ni tažena nebyla.
                [one] Na území { $territory } se za cestu táhne jedna karta, ale tažena byla { $drawn }.
                [few] Na území { $territory } se za cestu táhne jedna karta, ale taženy byly { $drawn }.
               *[other] Na území { $territory } se za cestu táhne jedna karta, ale taženo jich bylo { $drawn }.
            }
        }
    }
production-face-down = Karta za cestu se pokládá lícem dolů a nikdo se na ni nepodívá. Běžná karta se pokládá lícem nahoru.
    .violated = { $due_placed ->
        [face-down] Karta za cestu se k území { $territory } pokládá lícem dolů.
       *[face-up] Běžná karta se k území { $territory } pokládá lícem nahoru.
    }
production-improvement = Za zlepšení výnosnosti se na území otočí ještě jedna karta, a to jen jedna.
    .violated = { $due ->
        [0] Na území { $territory } není zlepšení výnosnosti, takže se za ně žádná karta neotáčí.
       *[other] { $drawn ->
            [0] Na území { $territory } je zlepšení výnosnosti, ale karta za ně otočena nebyla.
            [one] Na území { $territory } se za zlepšení výnosnosti otáčí jedna karta, ale otočena byla { $drawn }.
            [few] Na území { $territory } se za zlepšení výnosnosti otáčí jedna karta, ale otočeny byly { $drawn }.
           *[other] Na území { $territory } se za zlepšení výnosnosti otáčí jedna karta, ale otočeno jich bylo { $drawn }.
        }
    }
production-match = Karta otočená za zlepšení výnosnosti zůstane u území lícem nahoru, je-li na ní surovina, kterou toto zlepšení dává. Jinak se odloží.
    .violated = { $due_placed ->
        [either] Karta za zlepšení výnosnosti území { $territory } se pokládá lícem vzhůru, nebo odkládá, nikdy lícem dolů.
        [discarded] Zlepšení výnosnosti na území { $territory } dává { $improvement_resource_accusative }. Tato karta ukazuje jinou surovinu, takže se odloží.
       *[face-up] Zlepšení výnosnosti na území { $territory } dává { $improvement_resource_accusative }, takže tato karta zůstane u území lícem nahoru.
    }
    .applied = Zlepšení výnosnosti na území { $territory } dává { $improvement_resource_accusative }. Otočená karta ukazuje jinou surovinu, takže byla odložena.
production-order = Za území se nejdřív táhne běžná karta, pak karta za cestu a nakonec karta za zlepšení výnosnosti.
    .violated = Za území { $territory } byla { $source } tažena pozdě: nejdřív se táhne běžná karta, pak karta za cestu a nakonec karta za zlepšení výnosnosti.
production-limit = U území leží nejvýše o jednu kartu víc, než kolik je na něm sídel. Jakmile je tohoto limitu dosaženo, další karty se netáhnou.
    .violated = { $fault ->
        [lying] U území { $territory } { $cards ->
            [one] leží { $cards } karta
            [few] leží { $cards } karty
           *[other] leží { $cards } karet
        }, ale smí jich tam být nejvýše { $limit }.
       *[draws] U území { $territory } už { $cards ->
            [one] leží { $cards } karta
            [few] leží { $cards } karty
           *[other] leží { $cards } karet
        } a smí jich tam být nejvýše { $limit }, takže další se netáhne.
    }
production-deck = Karty se táhnou shora z balíčku, který odpovídá krajině.
    .violated = { $fault ->
        [no-deck] Všechny karty, které se táhly za území { $territory }, nejsou v žádném balíčku.
        [top] Navrchu balíčku { $deck_genitive } je { $top_resource }, ne { $resource }.
       *[elsewhere] Za území { $territory } je tažena karta { $resource_genitive }, ale v balíčku { $deck_genitive } žádná taková není.
    }
production-reshuffle = Když se balíček surovin vyčerpá, jeho odložené karty se zamíchají a stane se z nich nový balíček.
    .violated = { $fault ->
        [not-drawn] Netáhla se žádná karta, kvůli které by se odložené karty balíčku { $deck_genitive } musely zamíchat.
        [not-yet] Odložené karty balíčku { $deck_genitive } se zamíchají, teprve když se balíček vyčerpá, ale ještě v něm karty jsou.
       *[other-cards] Nový balíček { $deck_genitive } tvoří jeho odložené karty, ale tohle jsou jiné.
    }
    .applied = Odložené karty balíčku { $deck_genitive } se zamíchaly do nového balíčku.
production-exhausted = Nezbývá-li žádná karta v balíčku ani mezi odloženými, netáhne se nic.
    .violated = Za území { $territory } není co táhnout: v balíčku { $deck_genitive } ani mezi jeho odloženými kartami nic nezbývá.

## Pohyb hrdinů
movement-reminder = Jakmile jsou nové suroviny na stole, hlavní hráč ostatním připomene, že je čas přemístit hrdiny.
movement-secret = Pohyb se určuje tajně, s rukou nad kompasovou destičkou, dokud nejsou připraveni všichni.
movement-main-player = Hrdinové hlavního hráče zůstávají na místě.
    .violated = Hlavní hráč je { $player } a hrdinové hlavního hráče zůstávají na místě.
movement-everyone = Všichni ostatní určí, kam se některý jejich hrdina přemístí, nebo že zůstanou. Pak to najednou odkryjí.
    .violated = { $player } ještě nemá určeno, zda se některý hrdina přemístí, nebo zůstane.
movement-one-hero = Hráč za kolo přemístí jen jednoho hrdinu, ledaže si dva jeho hrdinové vymění místa.
    .violated = { $fault ->
        [twice] { $player } má určeny dva pohyby, ale přemístit smí jen jednoho hrdinu.
       *[another] { $player } přemisťuje { $other_hero_accusative }, takže { $hero } zůstává na území { $due } a není na území { $territory }.
    }
movement-hero-in-play = Přemístit lze jen hrdinu, který je na herním plánu.
    .violated = { $player } nemá na plánu { $hero_accusative }.
movement-neighbour = Hrdina se přemístí na sousední území ve směru, který jeho hráč odkryl. Odkryl-li hráč střed destičky, hrdina zůstane na místě.
    .violated = { $fault ->
        [stays] { $player } nechává { $hero_accusative } na území { $due }, takže není na území { $territory }.
        [nowhere] Směrem { $direction_to } nedojde { $hero } { $player_genitive } na území { $territory } odnikud.
       *[goes] Směrem { $direction_to } dojde { $hero } { $player_genitive } na území { $due }, ne na území { $territory }.
    }
movement-coast = Hrdina na pobřeží se může podél něj přemístit o dvě území.
    .violated = Podél pobřeží { $direction_to } dojde { $hero } { $player_genitive } o dvě území dál, tedy na území { $due }, ne na území { $territory }.
movement-impossible = Hrdina zůstane na místě, pokud by se přemístil mimo herní plán nebo o dvě území jinudy než podél pobřeží.
    .violated = { $fault ->
        [off-the-map] Pohyb { $direction_to } vede z území { $due } mimo herní plán, takže tam { $hero } { $player_genitive } zůstane a není na území { $territory }.
       *[not-along-the-coast] O dvě území se hrdina přemístí jen podél pobřeží, takže { $hero } { $player_genitive } zůstane na území { $due } a není na území { $territory }.
    }
    .applied = Tudy to nejde, takže { $hero } { $player_genitive } zůstává na území { $territory }.
movement-swap = Přemístí-li se hrdina tam, kde stojí jiný hrdina jeho klanu, vymění si s ním místo.
    .violated = { $fault ->
        [twice] { $hero } { $player_genitive } nemůže být na dvou územích.
        [together] Dva hrdinové { $player_genitive } nemohou stát na území { $territory } zároveň.
       *[other] { $player_dative } si vymění místa { $hero } s { $other_hero_instrumental }, takže { $hero } stojí na území { $due }, ne na území { $territory }.
    }
    .applied = Dva hrdinové { $player_genitive } si vyměnili místa: { $hero } je teď na území { $territory }.

## Vstup kněze a skalda
hero-entry-waiting = Do hry vstupuje jen kněz nebo skald, který na vstup čeká, a jen tam, kde byl postaven jeho kostel nebo jeho síň.
    .violated = { $fault ->
        [again] Dvakrát { $hero } { $player_genitive } vstoupit nemůže.
       *[elsewhere] { $waiting ->
            [nic] { $player } nemá { $hero_accusative }, který by čekal na vstup.
           *[other] Na území { $territory } { $hero } { $player_genitive } nečeká. Na vstup čeká jinde: { $waiting_and }.
        }
    }
hero-entry-free = Čekající hrdina nevstoupí, dokud na území stojí jiný hrdina jeho klanu.
    .violated = { $fault ->
        [entered] Na území { $territory } nemůže { $hero } { $player_genitive } vstoupit, protože tam vstupuje { $other_hero } téhož hráče.
       *[stands] Na území { $territory } nemůže { $hero } { $player_genitive } vstoupit, protože tam stojí { $other_hero } téhož hráče.
    }
hero-entry-at-once = Po fázi pohybu a před prvním návrhem čekající hrdina vstoupí, jestliže tam nestojí jiný hrdina jeho klanu.
    .violated = Na území { $territory } už žádný hrdina { $player_genitive } nestojí, takže tam čekající { $hero } hned vstoupí.

## Návrhy
proposal-main-player = Hlavní hráč nepodává návrhy.
    .violated = { $player } je hlavní hráč a návrhy nepodává.
proposal-turn = Návrhy se podávají postupně po směru hodinových ručiček. Začíná hráč po levici hlavního hráče.
    .violated = Na řadě s návrhem je { $turn_player }, ne { $player }.
proposal-once = Hráč podá za kolo nejvýše jeden návrh, ať už je schválen, nebo ne. Kdo se návrhu vzdá, nepodá žádný.
    .violated = { $player } už v tomto kole má návrh za sebou.
proposal-unchanged = Podaný návrh se během hlasování nemění.
    .violated = O návrhu se právě hlasuje, a dokud hlasování neskončí, nelze ho změnit ani nahradit jiným.
proposal-own-vote = Hráč podává návrh jen pro území, na němž má aspoň jeden hlas.
    .violated = { $player } nemá na území { $territory } žádný hlas, takže nemůže navrhnout, jak se tam karty rozdělí.
proposal-cards = Návrh se podává pro území, u něhož leží karty.
    .violated = U území { $territory } neleží žádné karty, takže není co rozdělovat.
proposal-everything = Návrh říká přesně, kdo co dostane, a rozděluje všechny karty území. U karet lícem dolů říká, kolik jich kdo dostane.
    .violated = { $fault ->
        [limit] Návrh dělí { $shared ->
            [one] { $shared } kartu
            [few] { $shared } karty
           *[other] { $shared } karet
        }, ale na území { $territory } jich může být nejvýš { $limit }.
        [nothing] Návrh pro území { $territory } nedělí žádné karty.
        [deck] Tyto karty nemohou na území { $territory } ležet zároveň, nejsou v žádném balíčku: { $over_resources_and }.
        [too-many] { $lying ->
            [one] Lícem nahoru leží u území { $territory } jen { $lying } karta, ale návrh jich rozděluje { $shared }.
            [few] Lícem nahoru leží u území { $territory } jen { $lying } karty, ale návrh jich rozděluje { $shared }.
           *[other] Lícem nahoru leží u území { $territory } jen { $lying } karet, ale návrh jich rozděluje { $shared }.
        }
       *[others] { $short_resources ->
            [nic] Návrh rozděluje karty, které u území { $territory } neleží: { $over_resources_and }.
           *[other] { $over_resources ->
                [nic] Návrh musí rozdělit všechny karty u území { $territory }, ale chybí v něm { $short_resources_and }.
               *[other] Návrh musí rozdělit karty, které leží u území { $territory }. Chybí v něm { $short_resources_and } a rozděluje karty, které tam neleží: { $over_resources_and }.
            }
        }
    }
proposal-recipients = Karty dostanou jen hráči, kteří mají na daném území aspoň jeden hlas.
    .violated = { $player } nemá na území { $territory } žádný hlas, takže tam nemůže dostat žádné karty.

## Počet hlasů
votes-settlement = Každé sídlo dává svému hráči na daném území jeden hlas.
    .violated = { other-votes } Každé sídlo dává jeden hlas.
votes-warrior = Bojovník dává tolik hlasů, jakou sílu má jeho vojsko, i tam, kde jeho hráč nemá sídlo.
    .violated = { other-votes } Bojovník dává tolik hlasů, jakou sílu má vojsko.
votes-priest = Kněz nedává žádné hlasy, ale ruší hlasy všech bojovníků na území. Je to, jako by každé vojsko mělo sílu 0.
    .violated = { other-votes } Kněz žádné hlasy nedává a hlasy všech bojovníků ruší.
votes-skald = Skald dává jeden hlas za každého dalšího hrdinu na území, i tam, kde jeho hráč nemá sídlo.
    .violated = { other-votes } Skald dává jeden hlas za každého dalšího hrdinu na území.
votes-three-players = Při hře ve třech dává každý hrdina o jeden hlas víc: i kněz, i bojovník, jehož hlasy kněz ruší.
    .violated = { other-votes } Při hře ve třech dává každý hrdina o jeden hlas víc.
votes-palisade = Na území s palisádou dává bojovník o jeden hlas méně, nemá-li tam jeho hráč sídlo. Nikdy to však není méně než 0.
    .violated = { other-votes } Palisáda ubírá jeden hlas bojovníkovi hráče, který tam nemá sídlo.
votes-palisade-three-players = Při hře ve třech ubírá palisáda jeden hlas každému hrdinovi.
    .violated = { other-votes } Při hře ve třech ubírá palisáda jeden hlas každému hrdinovi.

## Hlasování
voting-electorate = Hlasuje každý, kdo má na území aspoň jeden hlas, tedy i navrhovatel a hlavní hráč. Nikdo jiný nehlasuje.
    .violated = { $player } nemá na území { $territory } žádný hlas, takže nehlasuje.
voting-majority = Návrh je schválen, je-li pro něj více než polovina všech hlasů na území. Karty se pak rozdělí podle něj, jinak zůstanou na místě.
    .violated = { majority }
    .applied = { majority }

## Stavba
building-main-player = Staví jen hlavní hráč.
    .violated = Teď staví jen hlavní hráč. Tím je { $main_player }, ne { $player }.
village-reach = Osadu lze postavit na území, kde už její hráč má sídlo, nebo na území, které s takovým sousedí.
    .violated = { $adjacent ->
        [nic] { $player } nemá sídlo na území { $territory } a žádné jiné území s ním nesousedí.
       *[other] { $player } nemá sídlo na území { $territory } ani na žádném sousedním ({ $adjacent_and }).
    }
houses-available = Na každé sídlo je třeba domeček. Klan jich má 14 a jeden z nich stojí na počítadle síly vojska.
    .violated = { $player } už má na plánu všechny domečky ({ $houses }), takže nemá z čeho stavět.
buildings-symbol = Budovu lze postavit jen na území, kde je její symbol.
    .violated = { $printed_kinds ->
        [nic] Na území { $territory } nejsou žádné symboly budov, takže tam { $kind } stát nemůže.
       *[other] Na území { $territory } není symbol { $kind_genitive }. Jsou tam jen tyto symboly: { $printed_kinds_and }.
    }
hero-entry-first-building = S prvním kostelem klanu vstoupí do hry kněz, s první síní skald. Stojí-li tam jiný hrdina klanu, musí počkat.
    .violated = { $fault ->
        [no-hero] S tvrzí nepřichází žádný hrdina.
       *[other] { $due ->
            [waits] Za první { $kind } přichází { $hero }, ale musí počkat, protože na území { $territory } stojí { $other_hero } téhož hráče.
           *[enters] Za první { $kind } přichází { $hero } a hned vstoupí na území { $territory }.
        }
    }
hero-entry-further-building = Když klan postaví další kostel, smí tam přesunout svého kněze z plánu; čeká-li kněz ještě na vstup, vstoupí tam. Stojí-li tam jiný hrdina klanu, přijít nemůže. Totéž platí pro síň a skalda.
    .violated = { $fault ->
        [on-the-board] { $player } už má { $hero_accusative } na plánu, na území { $origin }. Smí ho přesunout na území { $territory }, nebo nechat stát.
        [not-on-the-board] { $player } ještě nemá { $hero_accusative } na plánu: teprve čeká na vstup.
        [must-enter] Na vstup ještě čeká { $hero } { $player_genitive } a na území { $territory } nestojí žádný hrdina téhož hráče, takže tam vstoupí.
        [waits-for-the-first] Na vstup ještě čeká { $hero } { $player_genitive }, ale u { $kind_first }, ne u této budovy.
       *[taken] Na území { $territory } nemůže { $hero } { $player_genitive } přijít, protože tam stojí { $other_hero } téhož hráče.
    }
army-price = Zvýšit sílu vojska o 1 stojí 4 obilí a 1 rudu, s tvrzí méně.
    .violated = { $fault ->
        [no-cards] { $player } nemá čím platit: nemá žádné karty, a každá stavba stojí aspoň jednu surovinu.
        [hand] { $tolls ->
            [0] { $count ->
                [one] Karty, které má { $player } v ruce, na tuto cenu nestačí: { $allowed_resources }.
               *[other] Karty, které má { $player } v ruce, nestačí na žádnou z těchto cen: { $allowed_resources }.
            }
           *[other] Karty, které má { $player } v ruce, nestačí na cenu ({ $allowed_resources }) a poplatek.
        }
       *[payment] { $count ->
            [one] Cena za zvýšení síly vojska je { $price_resources_and }. { payment-difference }
           *[other] Zvýšit sílu vojska lze za jednu z těchto cen: { $allowed_resources }. Nejbližší je { $price_resources_and }. { payment-difference }
        }
    }
army-keep = S tvrzí lze zvýšit sílu vojska za 1 obilí, 1 rudu a surovinu podle krajiny, v níž tvrz stojí. Každá tvrz nabízí svou vlastní cenu.
    .violated = { $count ->
        [one] { $player } nemá tvrz { $deck_locative }, takže cena za zvýšení síly vojska je { $allowed_resources }.
       *[other] { $player } nemá tvrz { $deck_locative }, takže zvýšit sílu vojska lze jen za jednu z těchto cen: { $allowed_resources }.
    }
army-one-step = Každá platba zvýší sílu vojska o 1. V jedné fázi ji lze zvýšit i několikrát.
    .violated = { $due ->
        [unknown] Vojsko { $player_genitive } mělo sílu aspoň 1, takže teď má víc než 1, ne { $army }.
       *[other] Vojsko { $player_genitive } teď má sílu { $due }, ne { $army }.
    }
works-own-settlement = Veřejnou stavbu může hráč postavit jen tam, kde má sídlo.
    .violated = { $homes ->
        [nic] { $player } nemá na území { $territory } sídlo, takže tam veřejnou stavbu postavit nemůže.
       *[other] { $player } nemá na území { $territory } sídlo, takže tam veřejnou stavbu postavit nemůže. Sídla má jen jinde: { $homes_and }.
    }
payment-held = Platí se kartami z ruky. Nevyužité karty zůstávají na další kola.
    .violated = { cards-not-held }
payment-price = Platí se přesná cena: nic nesmí chybět a žádná karta nesmí být navíc.
    .violated = { $fault ->
        [nothing] { $count ->
            [0] Neplatí se nic, ale každá stavba stojí aspoň jednu surovinu.
            [one] Neplatí se nic. Cena je { $allowed_resources }.
           *[other] Neplatí se nic. Cena je některá z těchto: { $allowed_resources }.
        }
        [no-cards] { $player } nemá čím platit: nemá žádné karty, a každá stavba stojí aspoň jednu surovinu.
        [hand] { $tolls ->
            [0] { $count ->
                [one] Karty, které má { $player } v ruce, na tuto cenu nestačí: { $allowed_resources }.
               *[other] Karty, které má { $player } v ruce, nestačí na žádnou z těchto cen: { $allowed_resources }.
            }
           *[other] Karty, které má { $player } v ruce, nestačí na cenu ({ $allowed_resources }) a poplatek.
        }
       *[payment] { $count ->
            [one] Cena je { $price_resources_and }. { payment-difference }
           *[other] Cena je některá z těchto: { $allowed_resources }. Nejbližší je { $price_resources_and }. { payment-difference }
        }
    }
payment-gold = Karta platí za tu surovinu, která je na ní. Zlato platí za kteroukoli surovinu a lze ho použít libovolněkrát.
    .violated = { $count ->
        [one] Kartou { $resource_genitive } nelze zaplatit { $claimed_resources_accusative }; za kteroukoli surovinu platí jen zlato.
       *[other] Karta { $resource_genitive } platí za jednu surovinu, ne za { $count }.
    }
payment-discard = Zaplacená karta surovin se odkládá k balíčku, který má na rubu.
    .violated = { $fault ->
        [no-such-card] V balíčku { $deck_genitive } není žádná karta { $resource_genitive }, takže tato karta patří k jiným odloženým kartám.
       *[other] Tato karta patří k odloženým kartám balíčku { $due_deck_genitive }, ne balíčku { $deck_genitive }.
    }
supply-symbols = Karta zásob platí za jeden ze svých symbolů, nebo za oba.
    .violated = { $resources ->
        [nic] Karta zásob platí za jednu nebo dvě suroviny. Nelze jí zaplatit { $claimed_resources_accusative_and }.
       *[other] Karta zásob se symboly { $resources_and } platí za jeden z nich, nebo za oba. Nelze jí zaplatit { $claimed_resources_accusative_and }.
    }
supply-one-project = Karta zásob platí jen na jedinou stavbu. Nevyužitý symbol propadá.
    .violated = Karta zásob se utrácí celá: má dva symboly, ale tady je uveden jen jeden.
market-access = Hráč smí použít tržiště na územích, kde má sídlo. Tržiště, které právě postavil nebo ke kterému právě získal přístup, mu poslouží při další stavbě.
    .violated = { $fault ->
        [none] Na území { $territory } není tržiště.
       *[no-settlement] { $player } nemá na území { $territory } sídlo, takže tamní tržiště použít nemůže.
    }
market-once = Hráč, který staví, použije každé tržiště nejvýše jednou za fázi stavby.
    .violated = { $fault ->
        [twice] Tržiště na území { $territory } je v platbě použité víckrát.
       *[used] { $player } už má tržiště na území { $territory } v této fázi stavby použité.
    }
market-one-resource = Na tržišti nahradí kterákoli jedna karta jednu surovinu z ceny.
    .violated = Na tržišti nahradí karta jednu surovinu, ne { $count }.
market-whole-card = Karta zásob platí na tržišti jako jedna karta: oba její symboly dohromady nahradí jednu surovinu.
    .violated = Na tržišti nahradí celá karta zásob jednu surovinu, ne { $count }.
palisade-toll = Kdo na území s palisádou staví své první sídlo, zaplatí ještě poplatek: jednu kartu každému hráči, který tam má sídlo.
    .violated = { $due ->
        [0] Za palisádu na území { $territory } nemá { $player } dostat žádnou kartu, ale dostává { $count }.
       *[other] { $count ->
            [0] { $player } má na území { $territory } za palisádou sídlo a má dostat jednu kartu, ale nedostává žádnou.
           *[other] { $player } má za palisádu na území { $territory } dostat jednu kartu, ale dostává { $count }.
        }
    }
palisade-toll-cards = Poplatek za palisádu se platí kartami surovin.
    .violated = { $player } má za palisádu dostat kartu surovin, ne kartu zásob.
supply-main-player = Kartu zásob si bere jen hlavní hráč. Při závěrečném stavění si ji nebere nikdo.
    .violated = { $fault ->
        [final] Při závěrečném stavění si kartu zásob nebere nikdo.
       *[another] Kartu zásob si bere jen hlavní hráč. Tím je { $main_player }, ne { $player }.
    }
supply-once = Hlavní hráč si za fázi stavby vezme jednu kartu zásob.
    .violated = { $player } už má kartu zásob z této fáze stavby.
supply-row = Hlavní hráč si kartu zásob vybírá z řady.
    .violated = { $fault ->
        [full] V této fázi už si hlavní hráč kartu zásob vzal, takže v řadě leží méně karet než { $count }.
        [no-supply-card] V řadě leží karty zásob se dvěma symboly. Tato karta to není: { $resources_and }.
        [none-there] V řadě neleží žádná karta zásob.
        [not-there] V řadě není karta zásob se symboly { $resources_and }. Leží tam tyto: { $row_resources }.
       *[elsewhere] V řadě nemůže ležet karta zásob se symboly { $resources_and }.
    }
supply-before-end = Hlavní hráč si musí vzít kartu zásob, než skončí fáze stavby.
    .violated = { $player } si musí vzít kartu zásob, než skončí fáze stavby.
offer-main-player = Jen hlavní hráč může oznámit společnou veřejnou stavbu nebo povolit stavbu jinému hráči.
    .violated = { $fault ->
        [final] Při závěrečném stavění smí něco nabídnout jen ten, kdo právě staví. Tím je { $main_player }, ne { $player }.
       *[another] Něco nabídnout smí jen hlavní hráč. Tím je { $main_player }, ne { $player }.
    }
offer-once = Hlavní hráč může jednou za kolo oznámit společnou veřejnou stavbu, nebo místo toho povolit stavbu jinému hráči. Takovou nabídku nelze vzít zpět a platí za využitou, i kdyby z ní nic nebylo.
    .violated = { $fault ->
        [both] Jediná nabídka v kole je buď společná veřejná stavba, nebo povolení ke stavbě, ne obojí.
       *[again] { $player } už má jedinou nabídku tohoto kola za sebou.
    }
joint-announced = Ostatní pomáhají jen s veřejnou stavbou, kterou hlavní hráč oznámil.
    .violated = { $player } s tím pomáhat nemůže: ostatní pomáhají jen s veřejnou stavbou, která byla oznámena.
joint-unchanged = Druh ani místo oznámené společné veřejné stavby se už nemění. Postavit se nemusí, a pak si každý nechá karty, které nabídl.
    .violated = { $fault ->
        [work] Oznámená společná veřejná stavba je { $work }, takže na { $built_work_accusative } nikdo nepřispívá.
        [territory] Společná veřejná stavba byla oznámena pro území { $territory }, takže na stavbu na území { $built_territory } nikdo nepřispívá.
       *[not-built] Společná veřejná stavba má být už postavena, ale na území { $territory } { $work } není.
    }
joint-helpers = Ostatní hráči mohou na společnou veřejnou stavbu přispět kartami z ruky.
    .violated = { cards-not-held }
joint-cards = Kdo pomáhá, může dát karty surovin i karty zásob.
    .violated = { $player } smí přispět kartami surovin, ale ne kartou zásob.
grant-option = Hlavní hráč může povolit stavbu jinému hráči, jen když se hraje v pěti a hráči se na tom dohodli.
    .violated = { $fault ->
        [players] Povolit stavbu jinému hráči lze jen při hře v pěti, ale hráčů je tu { $count }.
       *[not-agreed] Hráči se nedohodli, že lze povolit stavbu jinému hráči.
    }
grant-other-player = Hlavní hráč povoluje stavbu někomu jinému, ne sobě.
    .violated = { $player } staví i tak; povolit stavbu lze jen jinému hráči.
grant-final-building = Při závěrečném stavění nikdo stavbu jinému nepovoluje, pokud se na tom hráči nedohodli.
    .violated = Při závěrečném stavění staví jen ten, kdo je na řadě, a jinému hráči stavbu nepovoluje.
grant-one-build = Komu hlavní hráč povolil stavbu, ten smí postavit jedno sídlo nebo jednu veřejnou stavbu, nebo jednou zvýšit sílu vojska.
    .violated = { $player } smí stavět jednou a tuto stavbu už má hotovou.
grant-alone = Komu hlavní hráč povolil stavbu, ten platí sám a nepoužívá tržiště.
    .violated = { $fault ->
        [market] { $player } staví s povolením hlavního hráče, a proto tržiště použít nesmí.
       *[help] { $player } staví s povolením hlavního hráče, a proto ostatní s placením nepomáhají.
    }

## Konec kola
round-end-main-player = Kolo ukončí hlavní hráč, když dokončí stavbu.
    .violated = Kolo může ukončit jen hlavní hráč. Tím je { $main_player }, ne { $player }.
round-end-marker = Na konci kola přejde značka lodě k hráči po levici hlavního hráče.
    .violated = { $due_player ->
        [another] Značka lodě přejde k jinému hráči, nezůstane u { $player_genitive }.
       *[other] Značku lodě dostane hráč po levici hlavního hráče, tedy { $due_player }, ne { $player }.
    }
supply-refill = Na konci kola se otočí karta z balíčku zásob, takže v řadě jsou zase čtyři.
    .violated = { $fault ->
        [empty] V řadě neleží žádná karta, ale na konci minulého kola by se do ní otočila jedna z karet v balíčku zásob.
        [shuffled-full] Řada je plná, takže se žádné karty zásob nemíchají.
        [not-yet] V balíčku zásob ještě karty jsou, takže se použité karty zásob zatím nemíchají.
        [shrinks] V této hře se použité karty zásob znovu nemíchají, takže řada zůstane kratší.
        [other-cards] Nový balíček zásob tvoří použité karty zásob, ale tohle jsou jiné.
        [no-supply-card] Řada se doplňuje kartou zásob, která má dva symboly. Tato karta to není: { $resources_and }.
        [full] V řadě leží čtyři karty zásob, takže se žádná neotáčí.
        [none-left] Nezbývá žádná karta zásob, která by se dala otočit.
        [top] Navrchu balíčku zásob je karta se symboly { $top_resources_and }, ne { $resources_and }.
       *[elsewhere] Karta zásob se symboly { $resources_and } se otočit nemůže.
    }

## Konec hry
victory-announcer = Hlavní hráč může po své stavbě oznámit vítězství.
    .violated = { $fault ->
        [announced] Vítězství mohl oznámit jen hlavní hráč. Tím je { $main_player }, ne { $player }.
       *[another] Vítězství smí oznámit jen hlavní hráč. Tím je { $main_player }, ne { $player }.
    }
victory-conditions = S kartami vítězných bodů hráči ohlašují nárok na vítězství dřív, než hlavní hráč staví. Bez nich oznamuje vítězství hlavní hráč až po stavbě.
    .violated = { $fault ->
        [claimed] V této hře, s kartami vítězných bodů, se nárok na vítězství ohlašuje dřív, než hlavní hráč staví. Potom už vítězství nikdo neoznamuje.
       *[announced] V této hře, bez karet vítězných bodů, oznamuje vítězství hlavní hráč po stavbě, a to za splněné cíle. Nárok na body nikdo neohlašuje.
    }
victory-three-goals = Kdo oznámí vítězství, splnil aspoň tři z pěti cílů.
    .violated = { $bound ->
        [at-most] { $player } má splněno nejvýše { $count } z pěti cílů; potřebuje { $due }.
       *[exactly] { $count ->
            [0] { $player } nemá splněn žádný z pěti cílů; potřebuje { $due }.
           *[other] { $player } má splněno { $count } z pěti cílů ({ $reached_columns_and }); potřebuje { $due }.
        }
    }
goal-settlements = Cíl „počet sídel“ splní hráč, který má na plánu 8 sídel, osady i budovy dohromady.
    .violated = { $count ->
        [0] { $player } nemá žádné sídlo; potřebuje { $due }.
        [one] { $player } má jen { $count } sídlo; potřebuje { $due }.
        [few] { $player } má jen { $count } sídla; potřebuje { $due }.
       *[other] { $player } má jen { $count } sídel; potřebuje { $due }.
    }
    .scored = { $count ->
        [0] { $player } nemá žádné sídlo; potřeba: { $due }.
        [one] { $player } má { $count } sídlo; potřeba: { $due }.
        [few] { $player } má { $count } sídla; potřeba: { $due }.
       *[other] { $player } má { $count } sídel; potřeba: { $due }.
    }
goal-territories = Cíl „počet území“ splní hráč, který má na třech územích dvě sídla nebo víc.
    .violated = { $count ->
        [0] { $player } nemá žádné území se dvěma nebo více sídly; potřebuje { $due }.
        [one] { $player } má jen { $count } území se dvěma nebo více sídly; potřebuje { $due }.
        [few] { $player } má jen { $count } území se dvěma nebo více sídly; potřebuje { $due }.
       *[other] { $player } má jen { $count } území se dvěma nebo více sídly; potřebuje { $due }.
    }
    .scored = { $count ->
        [0] { $player } nemá žádné území se dvěma nebo více sídly; potřeba: { $due }.
        [one] { $player } má { $count } území se dvěma nebo více sídly; potřeba: { $due }.
        [few] { $player } má { $count } území se dvěma nebo více sídly; potřeba: { $due }.
       *[other] { $player } má { $count } území se dvěma nebo více sídly; potřeba: { $due }.
    }
goal-largest = Cíl „největší území“ splní hráč, který má na jednom území čtyři sídla. Druhé takové území už nic nepřidá.
    .violated = { $count ->
        [0] { $player } nikde nemá žádné sídlo; na jednom území jich potřebuje { $due }.
        [one] { $player } má na svém největším území jen { $count } sídlo; potřebuje { $due }.
        [few] { $player } má na svém největším území jen { $count } sídla; potřebuje { $due }.
       *[other] { $player } má na svém největším území jen { $count } sídel; potřebuje { $due }.
    }
    .scored = { $count ->
        [0] { $player } nikde nemá žádné sídlo; potřeba na jednom území: { $due }.
        [one] { $player } má na svém největším území { $count } sídlo; potřeba: { $due }.
        [few] { $player } má na svém největším území { $count } sídla; potřeba: { $due }.
       *[other] { $player } má na svém největším území { $count } sídel; potřeba: { $due }.
    }
goal-buildings = Cíl „budovy“ splní hráč, který má dvě budovy.
    .violated = { $count ->
        [0] { $player } nemá žádnou budovu; potřebuje { $due }.
        [one] { $player } má jen { $count } budovu; potřebuje { $due }.
        [few] { $player } má jen { $count } budovy; potřebuje { $due }.
       *[other] { $player } má jen { $count } budov; potřebuje { $due }.
    }
    .scored = { $count ->
        [0] { $player } nemá žádnou budovu; potřeba: { $due }.
        [one] { $player } má { $count } budovu; potřeba: { $due }.
        [few] { $player } má { $count } budovy; potřeba: { $due }.
       *[other] { $player } má { $count } budov; potřeba: { $due }.
    }
goal-buildings-three-players = Při hře ve třech se první budova nepočítá do cíle „budovy“ ani do bodů za něj. Do všech ostatních cílů se počítá.
    .violated = { $count ->
        [0] Při hře ve třech se první budova nepočítá a { $player } jinou nemá; potřebuje { $due }.
        [one] Při hře ve třech se první budova nepočítá a { $player } má jen { $count } další; potřebuje { $due }.
        [few] Při hře ve třech se první budova nepočítá a { $player } má jen { $count } další; potřebuje { $due }.
       *[other] Při hře ve třech se první budova nepočítá a { $player } má jen { $count } dalších; potřebuje { $due }.
    }
    .scored = { $count ->
        [0] { $player } nemá kromě první budovy, která se při hře ve třech nepočítá, žádnou další; potřeba: { $due }.
        [one] { $player } má kromě první budovy, která se při hře ve třech nepočítá, { $count } další; potřeba: { $due }.
        [few] { $player } má kromě první budovy, která se při hře ve třech nepočítá, { $count } další; potřeba: { $due }.
       *[other] { $player } má kromě první budovy, která se při hře ve třech nepočítá, { $count } dalších; potřeba: { $due }.
    }
goal-army = Cíl „vojsko“ splní hráč, jehož vojsko má sílu 3.
    .violated = Vojsko { $player_genitive } má sílu jen { $count }; potřeba je { $due }.
    .scored = Vojsko { $player_genitive } má sílu { $count }; potřeba: { $due }.
final-turn = Po oznámení vítězství má každý další hráč jednu fázi stavby, po směru hodinových ručiček od toho, kdo vítězství oznámil.
    .violated = Při závěrečném stavění je na řadě { $turn_player }, ne { $player }.
final-works = Při závěrečném stavění se nestaví veřejné stavby.
    .violated = Při závěrečném stavění se nestaví veřejné stavby.
victory-winner = Vítězem je ten, kdo oznámil vítězství.
    .violated = { $player } vyhrává, takže je na { $due }. místě, ne na { $rank }.
victory-ranking = Pořadí ostatních se řídí počtem splněných cílů, nebo počtem vítězných bodů. Kdo jich má stejně, dělí se o místo.
    .violated = { $due ->
        [twice] { $player } nemůže mít dvě pořadí.
        [first] { $player } nemůže být také na 1. místě: vítěz je jeden.
        [shared] { $player } nemůže být vedle ostatních pořadí na { $rank }. místě: kde se hráči dělí o místo, zůstávají další místa prázdná.
        [open] { $player } ještě není na { $rank }. místě: hra neskončila.
       *[other] { $player } je na { $due }. místě, ne na { $rank }.
    }
claims-players = Každý hráč, i hlavní, může ohlásit nárok na vítězství po rozdělení surovin a dřív, než hlavní hráč začne stavět.
    .violated = { $player } ohlašuje nárok na vítězství dvakrát, ale ohlásit ho lze jen jednou.
claims-enough = S kartami vítězných bodů je k vítězství potřeba aspoň 6 vítězných bodů. Nárok na vítězství je proto aspoň na 6.
    .violated = { $points ->
        [one] { $player } ohlašuje { $points } vítězný bod; potřebuje aspoň { $due }.
        [few] { $player } ohlašuje { $points } vítězné body; potřebuje aspoň { $due }.
       *[other] { $player } ohlašuje { $points } vítězných bodů; potřebuje aspoň { $due }.
    }
claims-priority = Ohlásí-li vítězství víc hráčů, má přednost nejvyšší nárok. Při stejných nárocích má přednost, kdo je nejblíž hlavnímu hráči po směru hodinových ručiček; první je hlavní hráč sám. Kdo má přednost, začíná závěrečné stavění.
    .violated = { $fault ->
        [foremost] { $player } na řadě první není: přednost má nejvyšší počet bodů.
        [none] Nikdo neohlašuje nárok na vítězství, takže jako hlavní hráč staví { $due_player }, ne { $player }.
        [nearer] Přednost má { $due_player }, ne { $player }: při stejných nárocích má přednost, kdo je nejblíž hlavnímu hráči.
       *[higher] Přednost má { $due_player }, ne { $player }: rozhoduje nejvyšší nárok.
    }
claims-card = Kdo ohlásil nárok na vítězství, ukáže svou kartu vítězných bodů.
    .violated = { $player } má na své kartě vítězných bodů jiné stupně cíle „{ $column }“.
claims-proof = Nárok platí, jestliže hráč po svém závěrečném stavění má body, které ohlásil. Jinak propadá.
    .violated = { $result ->
        [none] { $player } teď žádný nárok neprokazuje.
        [holds] { $points ->
            [one] { $player } má ohlášeno { $points } bod a po stavbě jich má { $count }, takže nárok platí.
            [few] { $player } má ohlášeno { $points } body a po stavbě jich má { $count }, takže nárok platí.
           *[other] { $player } má ohlášeno { $points } bodů a po stavbě jich má { $count }, takže nárok platí.
        }
       *[void] { $points ->
            [one] { $player } má ohlášeno { $points } bod a po stavbě jich má jen { $count }, takže nárok propadá.
            [few] { $player } má ohlášeno { $points } body a po stavbě jich má jen { $count }, takže nárok propadá.
           *[other] { $player } má ohlášeno { $points } bodů a po stavbě jich má jen { $count }, takže nárok propadá.
        }
    }

## Co se u stolu smí říkat a co je tajné
talk-own-proposal = O vlastním návrhu nikdo s ostatními nemluví, dokud ho nepodá. Neptá se tedy, kdo by s ním souhlasil ani co by si kdo vzal raději.
    .violated = { $fault ->
        [ahead] Podle zvoleného výkladu se o vlastním návrhu nemluví nikdy předem, takže o něm { $player } teď mluvit nesmí.
       *[now] { $player } má v tomto kole návrh teprve podat a předem o něm mluvit nesmí.
    }
talk-wishes = Když návrhy podávají jiní, nikdo neprozrazuje, které karty chce, ani neradí, jak je rozdělit.
    .violated = { $fault ->
        [voting] Hlasuje se o návrhu { $turn_player_genitive }. Podle zvoleného výkladu { $player } teď nesmí říkat, které karty chce.
       *[proposals] S návrhem je na řadě { $turn_player }. { $player } teď proto nesmí naznačovat, které karty chce ani jak je rozdělit.
    }
talk-vote = Během hlasování smějí hráči mluvit o tom, jak hlasovat, a za hlas i něco slíbit. Jiné rozdělení nikdo nenabízí, protože návrh už se nemění.
    .violated = O návrhu se právě hlasuje a změnit ho nelze. { $player } proto nesmí nabízet jiné rozdělení.
talk-joint-work = Dokud hlavní hráč společnou veřejnou stavbu neoznámí, nikdo o ní nemluví a nikdo žádnou nedoporučuje. Potom se hráči smějí domlouvat, kdo dá které karty.
    .violated = { $fault ->
        [ahead] Podle zvoleného výkladu se o společné veřejné stavbě nemluví nikdy předem, takže o ní { $player } teď mluvit nesmí.
       *[now] V tomto kole zatím žádná společná veřejná stavba oznámena nebyla, takže o ní { $player } ještě mluvit nesmí.
    }
talk-grant = Dokud hlavní hráč stavbu jinému hráči nepovolí, nikdo se o tom nedomlouvá a nikdo o to nežádá. Dřívější dohody jsou v pořádku. Když stavbu povolí, smí doporučit, co postavit, nebo říct, co za to čeká, ale druhý hráč poslechnout nemusí.
    .violated = V tomto kole zatím stavba nikomu povolena nebyla, takže se o tom { $player } ještě domlouvat nesmí.
talk-wait = S kartami vítězných bodů smí kdokoli požádat hlavního hráče, aby se stavbou počkal, než si všichni ověří, jestli mohou vyhrát.
    .violated = { $fault ->
        [no-claims] Hraje se bez karet vítězných bodů. Před stavbou nikdo nárok na vítězství neohlašuje, takže hlavní hráč čekat nemusí.
       *[late] Fáze stavby už začala, takže hlavní hráč čekat nemusí.
    }
secret-hands = Karty surovin a zásob v ruce jsou tajné. Ostatní vidí jen jejich ruby.
secret-face-down = Na karty, které leží u území lícem dolů, se nikdo nedívá. Smí se na ně podívat až ten, kdo je dostane.
secret-victory-card = Karta vítězných bodů je před ostatními tajná. Její majitel se na ni smí kdykoli podívat.

## Výklady
reading-votes-palisade-three-players = Při hře ve třech ubírá palisáda hlas každému hrdinovi. Čí hrdinové se tím myslí?
    .everyone = Hrdinové všech hráčů
    .outsiders = Hrdinové hráčů, kteří tam nemají sídlo
reading-deck-reshuffle = Kdy se odložené karty zamíchají do nového balíčku surovin?
    .when-needed = Když je potřeba další karta
    .when-last-leaves = Když se vezme poslední karta balíčku
reading-hero-entry-both-waiting = Kněz i skald téhož klanu čekají na stejné území. Kdo vstoupí?
    .owner-chooses = Rozhodne jejich hráč
    .first-built-first = Ten, jehož budova byla postavena dřív
reading-hero-entry-second-building = Hráč postaví druhý kostel a jeho kněz ještě čeká na vstup, nebo postaví druhou síň a čeká skald. Kam hrdina vstoupí?
    .either = K té budově, kde může vstoupit dřív
    .first = Jen k první budově
reading-works-tokens = V krabici je 6 cest, 6 tržišť a 6 palisád. Je to omezení?
    .limited = Ano
    .unlimited = Ne
reading-proposal-empty = Smí hráč podat návrh pro území, u něhož neleží žádné karty?
    .no = Ne, protože není co rozdělovat
    .yes = Ano
reading-supply-exhausted = Má se doplnit řada a balíček zásob je prázdný. Co teď?
    .reshuffle = Použité karty zásob se zamíchají do nového balíčku
    .shrink = Řada zůstane kratší
reading-toll-cards = Čím lze zaplatit poplatek za palisádu?
    .resource-cards = Jen kartami surovin
    .any-card = Kartami surovin i kartami zásob
reading-joint-cards = Smějí hráči, kteří pomáhají se společnou veřejnou stavbou, dát karty zásob?
    .any-card = Ano
    .resource-cards = Ne, jen karty surovin
reading-claims-tie = Dva hráči ohlásí nárok na stejný počet bodů, a to na víc než 6. Kdo vyhraje?
    .nearest = Kdo je nejblíž hlavnímu hráči po směru hodinových ručiček; první je hlavní hráč sám
    .shared = Oba
reading-claims-proof = Hráč ohlásil víc než 6 bodů a má jich aspoň 6, ale méně, než ohlásil. Platí jeho nárok?
    .announced = Ne
    .six = Ano
reading-claims-void = Co následuje, když nárok propadne?
    .next-claimant = Staví další hráč, který ohlásil nárok; nemá-li nárok nikdo, hra pokračuje
    .play-goes-on = Hra pokračuje
reading-claims-void-phase = Nárok hráče propadne a hráč pak smí znovu stavět. Jaká je to fáze stavby?
    .continued = Pokračuje tatáž fáze a použitá tržiště zůstávají použitá
    .anew = Celá nová fáze
reading-grant-final-building = Hraje se v pěti a lze povolit stavbu jinému hráči. Lze to i při závěrečném stavění?
    .no = Ne
    .yes = Ano, povolit ji smí ten, kdo právě staví
reading-anchor-warrior = Přesune se s osadou, která zvedne kotvu, i bojovník?
    .stays = Ne
    .goes-along = Ano, ale jen v prvním kole
reading-anchor-target = Kam se může přesunout osada, která zvedne kotvu?
    .card-left = Na méně zaplněné pobřežní území, u něhož ještě leží karta
    .any-coast = Na kterékoli méně zaplněné pobřežní území
reading-keep-hills = S tvrzí v kopcích stojí zvýšení síly vojska 1 obilí, 1 rudu a ještě třetí surovinu. Kterou?
    .unknown = Tu, která je na přehledové kartě
    .ore = Rudu
reading-talk-ahead = Smí se o vlastním návrhu nebo o společné veřejné stavbě mluvit dřív, než na ně v kole dojde?
    .allowed = Ano, protože dřívější dohody jsou v pořádku
    .forbidden = Ne
reading-talk-wish-while-voting = Smí hráč při hlasování o návrhu někoho jiného říkat, které karty chce?
    .allowed = Ano, protože o hlasování se mluvit smí
    .forbidden = Ne
