# Java in Czech: the value of a message states a rule, its attributes say what a ruling found.

## Co musí splňovat každý stav
tiles-count = Ve hře je 56 dílů krajiny o třech polích a 16 vodních nádrží; každý hráč má 5 dílů krajiny o dvou polích, 3 se samotným rýžovým políčkem a 2 se samotnou vesnicí.
    .violated = { $kind ->
        [land] Krajina má ve všech patrech dohromady aspoň { $count ->
            [one] { $count } pole
            [few] { $count } pole
           *[other] { $count } polí
        }, ale díly, které už v zásobách nejsou, mají jen { $due ->
            [one] { $due } pole
            [few] { $due } pole
           *[other] { $due } polí
        }.
        [levels] Krajina má { $count ->
            [one] { $count } patro
            [few] { $count } patra
           *[other] { $count } pater
        }, ale v zásobách chybí jen { $due ->
            [one] { $due } díl
            [few] { $due } díly
           *[other] { $due } dílů
        }.
       *[other] { $player ->
            [none] { $fault ->
                [gone] Na plánu a v zásobách dohromady { $count ->
                    [one] je
                    [few] jsou
                   *[other] je
                } jen { these-tiles }, ale má jich být { $due }. Položené díly na plánu zůstávají.
               *[extra] Na plánu a v zásobách dohromady { $count ->
                    [one] je
                    [few] jsou
                   *[other] je
                } { these-tiles }, ale ve hře jich je jen { $due }.
            }
           *[other] { $player } má { these-tiles }, ale každý hráč jich má jen { $due }.
        }
    }
figures-count = Každý hráč má dvanáct figurek.
    .violated = { $player } má na plánu { $count ->
        [one] { $count } figurku
        [few] { $count } figurky
       *[other] { $count } figurek
    }, ale každý hráč jich má jen { $due }.
palaces-count = Ve hře je 6 paláců s hodnotou 2, 7 s hodnotou 4, 8 s hodnotou 6, 9 s hodnotou 8 a 10 s hodnotou 10; rozšířený palác zůstává ležet pod novým.
    .violated = { $fault ->
        [gone] Paláců s hodnotou { $value } je ve hře { $due }, ale na plánu, pod vyššími paláci a v zásobě { $count ->
            [0] není žádný.
            [one] může být nejvýše { $count }.
            [few] mohou být nejvýše { $count }.
           *[other] jich může být nejvýše { $count }.
        }
       *[extra] Na plánu a v zásobě { $count ->
            [one] je { $count } palác
            [few] jsou { $count } paláce
           *[other] je { $count } paláců
        } s hodnotou { $value }, ale ve hře jich je jen { $due }.
    }
tokens-count = Každý hráč má tři akční žetony.
    .violated = { $used ->
        [0] { $player } má { $count ->
            [one] { $count } akční žeton
            [few] { $count } akční žetony
           *[other] { $count } akčních žetonů
        }, ale každý hráč jich má jen { $due }.
       *[other] { $player } má v tomto tahu jeden akční žeton použitý a zbývá ještě { $count ->
            [one] { $count } žeton
            [few] { $count } žetony
           *[other] { $count } žetonů
        }, ale každý hráč jich má na celou hru jen { $due }.
    }
cards-count = Slavnostních karet je třicet, po pěti od každého ze šesti druhů.
    .violated = { $fault ->
        [pile] { this-pile } { $count ->
            [one] má být { $count } karta
            [few] mají být { $count } karty
           *[other] má být { $count } karet
        }, ale { $due ->
            [0] žádná vypsaná není
            [one] vypsána je { $due }
            [few] vypsány jsou { $due }
           *[other] vypsáno je { $due }
        }.
        [kind] Karet „{ $card }“ je tu { $count }, ale od každého druhu je jich jen { $due }.
       *[all] Všech karet dohromady je { $count }, ale má jich být { $due }.
    }
land-seen = Při pohledu shora je vidět to, co leží navrchu, a každé pole se uvádí jen jednou.
    .violated = { $fault ->
        [twice] Pole { $spaces } je uvedeno dvakrát.
       *[other] Na { $spaces_and } je podle položených dílů shora vidět něco jiného, než co je uvedeno.
    }
players-playing = Figurky, zásoby, karty a body mají jen ti, kdo hrají.
    .violated = { $player } tuto hru nehraje, takže v ní nic mít nemůže.
board-hexagons = Plán je rozdělen na šestiúhelníková pole; patří k nim i předkreslená voda a kolem nich jsou hory nebo nížiny.
    .violated = { $ground ->
        [water] Předkreslená voda na { $spaces_and } musí být uvnitř mřížky.
       *[mountains] Hory na { $spaces_and } musí ležet mimo mřížku, hned vedle ní.
    }
turn-state = V tahu se nedá stihnout víc, než na co stačí akční body, a tah odpovídá fázi hry.
    .violated = { $fault ->
        [setup] Žádný tah neprobíhá: hra ještě nezačala.
        [over] Žádný tah neprobíhá: hra už skončila.
        [no-festival] V této fázi se žádná slavnost nekoná.
        [no-land] Na plánu neleží žádná krajina, takže v tomto tahu žádná položena nebyla.
        [no-palace] Na poli { $space } žádný palác nestojí.
        [begun] V tomto tahu se už něco stalo, takže začal.
        [not-begun] V tomto tahu se ještě nic stát nemohlo, takže nezačal.
        [most] Co se v tomto tahu stalo, stojí aspoň { $due_action_points } AB, ale na jeden tah jich je nejvýše { $action_points }.
       *[done] { $action_points ->
            [0] Co se v tomto tahu stalo, stojí aspoň { $due_action_points } AB, ale žádný akční bod utracen nebyl.
           *[other] Co se v tomto tahu stalo, stojí aspoň { $due_action_points } AB, ale utraceno jich bylo jen { $action_points }.
        }
    }

## Tah
turn-phase = Každá akce patří do své fáze hry.
    .violated = { $due ->
        [setup] Hra se připravuje jen před začátkem.
        [festival] Dražit a pasovat lze jen tehdy, když někdo navrhl slavnost.
        [final-scoring] Závěrečné bodování má hráč jen hned po svém posledním tahu.
       *[turn] Tato akce patří do tahu hráče.
    } Hra je teď ve fázi „{ $phase }“.
turn-player = Hráč provádí akce jen ve svém tahu.
    .violated = Na tahu je { $due_player_nominative }, ne { $player_nominative }.
turn-points = Na tah má hráč šest akčních bodů (AB), s akčním žetonem sedm.
    .violated = { $fault ->
        [least] Stojí to aspoň { $action_points } AB, a tolik jich v tomto tahu nezbývá.
        [spent] Utraceno je { $action_points } AB, ale v tomto tahu jich je k dispozici jen { $due_action_points }.
       *[cost] { $left_action_points ->
            [0] Stojí to { $action_points } AB, ale v tomto tahu už žádný nezbývá.
            [one] Stojí to { $action_points } AB, ale v tomto tahu zbývá jen { $left_action_points }.
            [few] Stojí to { $action_points } AB, ale v tomto tahu zbývají jen { $left_action_points }.
           *[other] Stojí to { $action_points } AB, ale v tomto tahu jich zbývá jen { $left_action_points }.
        }
    }
turn-land = V každém tahu musí hráč položit aspoň jeden díl krajiny, pokud to při nějakém pořadí akcí jde. V posledních tazích to neplatí a vodní nádrž se za krajinu nepočítá. Dokud díl nepoloží, nesmí udělat nic, čím by si to znemožnil. Nepočítá se díl, na který by i s uvolněním místa padly víc než tři akční body.
    .violated = { $fault ->
        [too-little] { $player } musí v tomto tahu ještě položit díl krajiny a nezbylo by na něj dost akčních bodů.
        [no-room] { $player } musí v tomto tahu ještě položit díl krajiny a nezbylo by pro něj místo.
       *[not-laid] { $player } musí v tomto tahu ještě položit díl krajiny.
    }
turn-festival-last = Slavnost je poslední akce tahu: hráč po ní už nic nepokládá, nestaví ani nepřesouvá.
    .violated = { $player } má v tomto tahu slavnost za sebou a teď může jen ukončit tah.

## Krajina
land-stock = Díly o třech polích se berou ze společné zásoby, menší z těch, které hráč dostal na začátku; co došlo, položit nelze.
    .violated = { $kind ->
        [three_space] Ve společné zásobě už není žádný díl o třech polích.
        [two_space] { $player } už nemá žádný díl o dvou polích.
        [rice] { $player } už nemá žádný díl se samotným rýžovým políčkem.
       *[village] { $player } už nemá žádný díl se samotnou vesnicí.
    }
land-shape = Díl má jedno až tři pole a každé z nich sousedí se všemi ostatními. Na dílu o dvou polích je jedna vesnice a jedno rýžové políčko, na dílu o třech jedna vesnice a dvě rýžová políčka.
    .violated = { $fault ->
        [twice] Díl { $tile } neexistuje: pole { $space } je v něm dvakrát.
        [apart] Díl { $tile } neexistuje: pole { $space } a { $other_space } spolu nesousedí.
       *[terrain] Díl { $tile } neexistuje: na dílu o dvou nebo třech polích je právě jedna vesnice.
    }
land-grid = Díl leží na polích plánu a smí přesahovat okraj mřížky. Pokud leží přímo na plánu, je aspoň jedno jeho pole uvnitř mřížky.
    .violated = { $fault ->
        [off] Díl přesahuje mimo plán, na { $spaces_and }.
        [seen-off] { $spaces_and } není pole plánu, takže tam krajina být nemůže.
        [seen-outside] Na { $spaces_and }, mimo mřížku, krajina je, ale vedle uvnitř mřížky žádná není. Díl by tam ležel celý mimo mřížku.
       *[outside] Aspoň jedním polem musí díl ležet uvnitř mřížky, tento však zabírá jen { $spaces_and }.
    }
land-upper-inside = Díl, který leží na jiných, smí být celý mimo mřížku; podle jiného výkladu musí být aspoň jedno jeho pole uvnitř.
    .violated = Aspoň jedním polem musí díl ležet uvnitř mřížky, i když leží na jiných; tento zabírá jen { $spaces_and }.
land-flat = Díl leží rovně na plánu nebo na jiných dílech a žádná jeho část nevisí ve vzduchu.
    .violated = { $fault ->
        [bare] Díl neleží rovně: na { $spaces_and } krajina je, na { $other_spaces_and } ne.
       *[heights] Díl neleží rovně: pole pod ním nejsou stejně vysoko ({ $where }).
    }
land-congruent = Díl nesmí přesně zakrýt jiný díl téže velikosti.
    .violated = { $fault ->
        [steep] Pole { $spaces_and } je aspoň o dvě patra výš než všechna pole kolem. Ležely by tam přesně na sobě dva díly o jednom poli, a to se nesmí. Zadejte i krajinu vedle; pokud ji neznáte, zadejte tam neznámou krajinu.
       *[covered] Na { $spaces_and } díl přesně zakrývá jiný díl téže velikosti, a to se nesmí.
    }
land-two-tiles = Díl o dvou polích smí ležet celý na jediném dílu o třech; podle jiného výkladu musí ležet aspoň na dvou dílech.
    .violated = Na { $spaces_and } leží díl celý na jednom větším, ale musí ležet aspoň na dvou.
land-figures = Díl se nesmí položit na figurku: pole, na kterém stojí, nelze zakrýt.
    .violated = { $count ->
        [one] Na { $spaces } stojí figurka, takže se tam díl položit nesmí.
       *[other] Na { $spaces_and } stojí figurky, takže se tam díl položit nesmí.
    }
land-palaces = Díl se nesmí položit na palác ani ho zakrýt.
    .violated = { $count ->
        [one] Na { $spaces } stojí palác, takže se tam díl položit nesmí.
       *[other] Na { $spaces_and } stojí paláce, takže se tam díl položit nesmí.
    }
land-water = Díl se nesmí položit na vodu ani ji zakrýt, ať je předkreslená, nebo položená.
    .violated = Na { $spaces_and } je voda, takže se tam díl položit nesmí.
land-cities = Díl smí vesnici rozdělit i spojit s jinou vesnicí nebo s městem, nesmí ale spojit dvě města. Rozhoduje, co na plánu leží po jeho položení: na žádném osídleném území pak nesmí být víc než jeden palác.
    .violated = Díl spojuje dvě města: paláce na { $spaces_and } by stály v jednom.
land-cost = Položit díl krajiny stojí 1 AB a za každé pole, které přečnívá přes okraj mřížky, 1 AB navíc; co se pokládá na jiné díly, nestojí navíc nic.
    .violated = { other-cost }

## Voda
water-stock = Vodních nádrží je ve společné zásobě omezený počet.
    .violated = Žádná vodní nádrž už nezbývá.
water-bottom = Vodní nádrž se pokládá přímo na plán, a to uvnitř mřížky, nikdy na díly krajiny.
    .violated = { $ground ->
        [outside] Pole { $space } není uvnitř mřížky.
        [water] Na poli { $space } už voda je.
       *[land] Na poli { $space } leží krajina, ale voda se pokládá jen přímo na plán.
    }
water-cost = Položit vodní nádrž stojí 1 AB.
    .violated = { other-cost }
water-surrounded = Voda se boduje hned, jakmile ji krajina obklopí ze všech stran, ať to způsobí kdokoli; voda obklopená už dřív se znovu neboduje.
    .violated = { $fault ->
        [no-water] Na { $spaces_and } žádná voda není.
        [apart] Voda na { $spaces_and } nesousedí s tím, co bylo položeno.
        [open] Voda na { $spaces_and } obklopená není: na { $other_spaces_and } neleží krajina.
        [before] Voda na { $spaces_and } byla obklopená už dřív, takže se znovu neboduje.
        [twice] Voda na { $spaces_and } je uvedena dvakrát, ale souvislá voda se boduje jen jednou.
       *[left-out] Voda na { $spaces_and } je teď obklopená, ale není tu uvedena.
    }
    .applied = Vodu na { $spaces_and } teď krajina obklopuje ze všech stran.
water-first = Body za obklopenou vodu dostane hráč, který má na jejím břehu figurku nejvýš; při shodě rozhodují další figurky, a nerozhodnou-li, nedostane body nikdo.
    .violated = { $due_player ->
        [unknown] { $player } nemůže dostat body za vodu na poli { $space }: na jejím břehu jistě nestojí nejvýš.
        [none] Za vodu na poli { $space } nedostane body nikdo, protože na jejím břehu nestojí nikdo výš než ostatní.
       *[other] { $player ->
            [none] Body za vodu na poli { $space } dostane { $due_player_nominative }.
           *[other] Body za vodu na poli { $space } dostane { $due_player_nominative }, ne { $player_nominative }.
        }
    }
    .applied = { $player ->
        [none] U vody na { $spaces_and } nestojí nikdo výš než ostatní, takže body nedostane nikdo.
       *[other] U vody na { $spaces_and } stojí nejvýš { $player_nominative }.
    }
water-points = Obklopená voda přináší tři body.
    .violated = { $due_points ->
        [unknown] Voda na { $spaces_and } nemůže přinést { their-points }.
        [0] Voda na { $spaces_and } žádné body nepřináší, tedy ani { $points }.
        [one] Voda na { $spaces_and } přináší { $due_points } bod, ne { $points }.
        [few] Voda na { $spaces_and } přináší { $due_points } body, ne { $points }.
       *[other] Voda na { $spaces_and } přináší { $due_points } bodů, ne { $points }.
    }
    .applied = { $points ->
        [0] Voda na { $spaces_and } žádné body nepřináší.
       *[other] { $player } dostane { their-points } za vodu na { $spaces_and }.
    }

## Figurky
figure-stock = Nasadit lze jen figurku, která ještě na plánu není; každý hráč jich má dvanáct.
    .violated = { $count ->
        [one] { $player } už jedinou figurku na plánu má.
        [few] { $player } už má na plánu všechny { $count } figurky.
       *[other] { $player } už má na plánu všech { $count } figurek.
    }
figure-own = Hráč pohybuje jen vlastními figurkami.
    .violated = { $player } nemá na poli { $space } žádnou figurku.
figure-land = Figurky stojí a chodí jen po položené krajině, ne přímo po plánu, po vodě ani po palácích.
    .violated = { $ground ->
        [palace] Na poli { $space } figurka být nemůže: stojí tam palác.
        [water] Na poli { $space } figurka být nemůže: je tam voda.
        [outside] Na poli { $space } figurka být nemůže: není to pole plánu.
       *[board] Na poli { $space } figurka být nemůže: neleží tam žádná krajina.
    }
figure-one = Na jednom poli stojí jen jedna figurka.
    .violated = Na poli { $space } už stojí figurka { $other_player_genitive }.
figure-path = Figurka chodí z pole na sousední pole; figurky svého hráče smí překročit, cizí musí obejít.
    .violated = { $fault ->
        [stays] Figurka už na poli { $space } stojí a musí jít na jiné.
        [apart] Pole { $origin } a { $space } nespojuje žádná krajina.
        [barred] { $barred_by ->
            [figures] { $count ->
                [one] Cestu z pole { $origin } na { $space } zahrazuje cizí figurka na { $spaces }.
               *[other] Cestu z pole { $origin } na { $space } zahrazují cizí figurky na { $spaces_and }.
            }
            [palaces] { $count ->
                [one] Cestu z pole { $origin } na { $space } zahrazuje palác na { $spaces }.
               *[other] Cestu z pole { $origin } na { $space } zahrazují paláce na { $spaces_and }.
            }
           *[both] Cestu z pole { $origin } na { $space } zahrazují cizí figurky a paláce na { $spaces_and }.
        }
        [start] Cesta začíná na poli { $space }, ale figurka stojí na { $origin }.
        [end] Cesta končí na poli { $space }, ale figurka má dojít na { $goal }.
        [step] Cesta vede z pole { $other_space } na { $space }, ale ta dvě pole spolu nesousedí.
       *[figure] Na poli { $space } stojí v cestě figurka { $other_player_genitive }.
    }
figure-edge = Figurku lze nasadit na plán nebo z něj stáhnout tam, kde krajina sahá k okraji nebo ho přesahuje.
    .violated = { $fault ->
        [walks-on] Figurka nasazená na pole { $space } tam v této akci zůstane.
       *[inside] Pole { $space } neleží u okraje plánu, kde se figurky nasazují a stahují.
    }
figure-move-cost = Pohyb po polích jedné barvy je zdarma, i do kopce a z kopce. Každý přechod mezi rýžovým políčkem a vesnicí stojí 1 AB.
    .violated = { $fault ->
        [even] Pole { $origin } a { $space } mají stejnou barvu, takže se na každé cestě mezi nimi barva mění v sudém počtu kroků. Pohyb nemůže stát { $action_points } AB.
        [odd] Pole { $origin } a { $space } mají různou barvu, takže se na každé cestě mezi nimi barva mění v lichém počtu kroků. Pohyb nemůže stát { $action_points } AB.
       *[other] { other-cost }
    }
figure-entry-cost = Nasadit figurku z nížiny nebo ji do nížiny stáhnout stojí 1 AB, z hor nebo do hor 2 AB.
    .violated = { other-cost }

## Paláce
palace-village = Palác se staví na pole vesnice, na kterém nestojí figurka ani palác, a rozšířit lze jen ten, který už stojí.
    .violated = { $fault ->
        [no-village] Na poli { $space } není vesnice.
        [palace] Na poli { $space } už palác stojí: lze ho jen rozšířit.
        [figure] Na poli { $space } stojí figurka, takže se tam palác stavět nesmí.
       *[no-palace] Na poli { $space } žádný palác nestojí, takže není co rozšířit.
    }
palace-one = Ve vesnici, kde už palác stojí, nelze postavit druhý.
    .violated = { $fault ->
        [twice] Na poli { $space } je uveden víc než jeden palác.
       *[second] Pole { $space } patří k městu, ve kterém už stojí palác na poli { $other_space }.
    }
palace-right = Stavět a rozšiřovat smí jen ten, kdo má ve vesnici nebo městě figurku nejvýš; při shodě rozhodují další figurky, a nerozhodnou-li, nesmí nikdo.
    .violated = { $fault ->
        [nowhere] { no-right }: na plánu žádnou figurku nemá.
        [empty] { no-right }: { in-this-settlement } žádná figurka nestojí.
        [absent] { no-right }: { in-this-settlement } žádnou figurku nemá.
        [level] { no-right }: { in-this-settlement } nestojí nikdo výš než ostatní.
        [not-alone] { no-right }: { in-this-settlement } stojí aspoň stejně vysoko { $other_player_nominative }.
       *[behind] { no-right }: { in-this-settlement } stojí výš { $other_player_nominative }.
    }
palace-size = Palác, i nově postavený, nesmí mít vyšší hodnotu, než kolik polí má vesnice nebo město. Když se město později zmenší, hodnota paláci zůstane.
    .violated = { $fault ->
        [never] Město s polem { $space } nemělo nikdy víc než { these-spaces }
        [at-most] { this-settlement } má nejvýše { these-spaces }
       *[now] { this-settlement } má { these-spaces }
    }; na palác s hodnotou { $value } to nestačí.
palace-higher = Palác se rozšiřuje na vyšší hodnotu.
    .violated = { $fault ->
        [least] Žádný palác nemá nižší hodnotu než { $value }, takže na ni nelze žádný rozšířit.
       *[value] Palác na poli { $space } už má hodnotu { $other_value } a { $value } není víc.
    }
palace-once = Jeden palác se za tah mění jen jednou: v tahu, ve kterém byl postaven, se ani nerozšiřuje.
    .violated = { $fault ->
        [turn] Palác na poli { $space } byl postaven nebo rozšířen už v tomto tahu.
        [twice] Palác na poli { $space } je tu uveden dvakrát.
       *[round] Palác na poli { $space } byl postaven v tomto kole a rozšířit ho lze až v příštím.
    }
palace-stock = Palác se bere ze společné zásoby.
    .violated = Žádný palác s hodnotou { $value } už nezbývá.
palace-white = Palác se pokládá bílou stranou nahoru.
    .violated = Palác se pokládá nahoru bílou stranou, ne { $side_instrumental }.
palace-points = Kdo palác postaví nebo rozšíří, dostane hned polovinu jeho hodnoty v bodech.
    .violated = Palác s hodnotou { $value } přináší { due-points }, ne { $points }.
    .applied = { $player } dostane hned { their-points } za palác s hodnotou { $value }.
palace-cost = Postavit nebo rozšířit palác stojí 1 AB.
    .violated = { other-cost }

## Karty
cards-two = Za tah si hráč bere nejvýše dvě slavnostní karty.
    .violated = V tomto tahu si už hráč vzal { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }, a víc než dvě si brát nesmí.
cards-source = Slavnostní karta se bere buď odkrytá vedle balíku, nebo shora z balíku.
    .violated = { $fault ->
        [none] V balíku už žádná karta nezbývá.
        [no-open-card] Žádná karta není odkrytá.
        [top] Vrchní karta balíku je „{ $top_card }“, ne „{ $card }“.
        [other] Odkrytá karta je „{ $open_card }“, ne „{ $card }“.
       *[deck] { wrong-deck }
    }
cards-replaced = Když si někdo vezme odkrytou kartu, hned ji nahradí vrchní karta balíku.
    .violated = { $fault ->
        [none] V balíku už nezbývá karta, která by odkrytou nahradila.
        [top] Odkrývá se vrchní karta balíku, tedy „{ $top_card }“, ne „{ $card }“.
        [missing] Žádná karta není odkrytá, ačkoli ještě nějaká zbývá.
        [left] V balíku ještě karta zbývá, takže odkrytou nahradí.
        [not-taken] Odkrytou kartu si nikdo nevzal, takže ji nic nenahrazuje.
       *[deck] { wrong-deck }
    }
cards-cost = Vzít si slavnostní kartu stojí 1 AB.
    .violated = { other-cost }
cards-secret = Slavnostní karty v ruce jsou před ostatními hráči tajné.

## Akční žetony
token-once = Za tah hráč použije nejvýše jeden akční žeton.
    .violated = { $player } už má akční žeton v tomto tahu použitý.
token-left = Každý hráč má na celou hru tři akční žetony. Každý se použije jen jednou a pak je ze hry pryč.
    .violated = { $player } už žádný akční žeton nemá.
token-timing = Akční žeton se smí použít kdykoli během tahu; podle jiného výkladu jen na začátku.
    .violated = Tah už začal ({ $player_nominative }) a žeton se smí použít jen na začátku.

## Slavnosti
festival-once = V jednom tahu lze uspořádat jen jednu slavnost.
    .violated = { $fault ->
        [bidding] O tuto slavnost se ještě draží. Dokud neskončí, žádná se v tomto tahu nekonala.
       *[held] V tomto tahu se už slavnost konala.
    }
festival-palace = Slavnost se koná v paláci a nestojí žádné akční body.
    .violated = Na poli { $space } žádný palác nestojí.
festival-white = Slavnost se koná v paláci, který leží bílou stranou nahoru.
    .violated = Palác na poli { $space } leží červenou stranou nahoru: od stavby nebo posledního rozšíření se v něm už slavnost konala.
festival-figure = Slavnost smí uspořádat a o ni dražit jen ten, kdo má ve městě figurku. Nemusí ji mít nejvýš.
    .violated = { $player } nemá figurku ve městě s palácem na poli { $space }.
festival-hand = Hráč vykládá karty ze své ruky.
    .violated = { $fault ->
        [elsewhere] { $player } kartu „{ $card }“ mít nemůže: všech pět je jinde.
        [too-many] { $count ->
            [0] { $player } nemůže vyložit kartu „{ $card }“: v ruce žádnou kartu nemá.
            [one] { $player } nemůže vyložit ještě kartu „{ $card }“: má jen { $count } kartu.
            [few] { $player } nemůže vyložit ještě kartu „{ $card }“: má jen { $count } karty.
           *[other] { $player } nemůže vyložit ještě kartu „{ $card }“: má jen { $count } karet.
        }
       *[not-there] { $due ->
            [0] { $player } kartu „{ $card }“ nemá.
           *[other] { $player } vykládá { $count ->
                [one] { $count } kartu
                [few] { $count } karty
               *[other] { $count } karet
            } „{ $card }“, ale má jen { $due }.
        }
    }
festival-symbols = Na každé kartě vyložené na slavnost je některý symbol, který má i odkrytá karta.
    .violated = { $fault ->
        [none] Žádná karta není odkrytá, takže karta „{ $card }“ ničemu neodpovídá.
       *[other] Na kartě „{ $card }“ není žádný symbol odkryté karty „{ $open_card }“.
    }
festival-order = Pořadatel slavnosti začíná a vyloží aspoň jednu kartu; po něm po směru hodinových ručiček draží nebo pasují ti, kdo mají ve městě figurku, i když už mají závěrečné bodování za sebou. Kdo draží, vyloží aspoň jednu kartu. Kdo pasuje, v dražbě skončil a znovu nedraží.
    .violated = { $fault ->
        [passed] { $player } už dál nedraží, protože pas je konečný.
        [passed-over] Nejdřív musí vyložit kartu nebo pasovat { $player_nominative }.
        [host] { $player } pořádá slavnost, ale nemá na ni vyloženou žádnou kartu.
        [none] { $player } musí vyložit kartu, nebo pasovat.
       *[turn] V dražbě je teď na řadě { $due_player_nominative }, ne { $player_nominative }.
    }
festival-match = Jako nabídka stačí jakékoli odpovídající karty; podle jiného výkladu musí nabídka aspoň dorovnat tu dosud nejvyšší.
    .violated = { $player } bude pak mít celkem { $count ->
        [one] { $count } symbol
        [few] { $count } symboly
       *[other] { $count } symbolů
    }, ale nejvyšší nabídka je zatím { $due }.
festival-agreement = O slavnost se draží, dokud všichni nepasují; podle jiného výkladu se mohou ti, kdo ještě smějí přihazovat, dohodnout na konci, dokud mají stejně.
    .violated = { $fault ->
        [not-level] { $player } nemá stejně jako všichni, kdo mohou ještě přihazovat, takže se na konci slavnosti dohodnout nemohou.
       *[by-the-text] Dražba o slavnost skončí, až když všichni pasují, takže ji { $player_nominative } nemůže ukončit dohodou. Kdo souhlasí, může pasovat, až na něj přijde řada.
    }
festival-points = Kdo jako jediný vyložil nejvíc symbolů, dostane polovinu hodnoty paláce v bodech.
    .violated = { $fault ->
        [never] { $player } nemůže za slavnost dostat { their-points }.
        [not-over] Ještě nepasovali všichni, takže za slavnost zatím nikdo body nedostane.
       *[other] { $player } dostane za slavnost { due-points }, ne { $points }.
    }
    .applied = Na slavnost v paláci na poli { $space } má vyloženo nejvíc symbolů ze všech { $players_nominative } a dostane { their-points }.
festival-shared = Má-li několik hráčů shodně nejvíc symbolů, dostane každý z nich body podle tabulky: za palác s hodnotou 2 nic, s hodnotou 4 jeden bod, s hodnotou 6 a 8 dva, s hodnotou 10 tři.
    .violated = { $player } dostane za slavnost { due-points }, ne { $points }.
    .applied = Na slavnost v paláci na poli { $space } mají shodně nejvíc symbolů { $players_nominative_and }. { $points ->
        [0] Body nedostane žádný z nich.
       *[other] Každý dostane { their-points }.
    }
festival-red = Po slavnosti se palác otočí červenou stranou nahoru.
    .violated = { $fault ->
        [none] V tomto tahu se konala slavnost, ale žádný palác neleží červenou stranou nahoru.
       *[side] Palác pak leží nahoru { $due_side_instrumental } stranou, ne { $side_instrumental }.
    }

## Konec hry
turn-next = Na tahu se hráči střídají po směru hodinových ručiček.
    .violated = { $due_player ->
        [another] Další na tahu je jiný hráč, ne znovu { $player_nominative }.
       *[other] Další na tahu je { $due_player_nominative }, ne { $player_nominative }.
    }
final-due = Závěrečné bodování má každý hráč hned po svém posledním tahu, jako první ten, kdo položil poslední díl o třech polích.
    .violated = { $fault ->
        [twice] { $player } už má závěrečné bodování za sebou.
        [tiles-left] { $count ->
            [one] Zbývá ještě { $count } díl o třech polích, ale závěrečná bodování začínají, až když žádný nezbývá.
            [few] Zbývají ještě { $count } díly o třech polích, ale závěrečná bodování začínají, až když žádný nezbývá.
           *[other] Zbývá ještě { $count } dílů o třech polích, ale závěrečná bodování začínají, až když žádný nezbývá.
        }
        [last-tile] Žádný díl o třech polích už nezbývá a závěrečné bodování ještě nikdo neměl, takže poslední z těchto dílů byl položen v tomto tahu.
        [early] Než hra začne, nikdo závěrečné bodování mít nemůže.
        [order] { $count ->
            [one] Na tahu je { $player_nominative }, takže závěrečné bodování už musí mít za sebou { $due_players_nominative }.
           *[other] Na tahu je { $player_nominative }, takže závěrečné bodování už musí mít za sebou { $due_players_nominative_and }.
        }
       *[skipped] Než začne další tah, má závěrečné bodování { $player_nominative }.
    }
final-first = V závěrečném bodování dostane hodnotu paláce ten, kdo má ve městě figurku nejvýš; nelze-li mezi několika hráči rozhodnout, dostane ji každý z nich.
    .violated = { $fault ->
        [no-city] Na poli { $space } žádný palác nestojí.
        [twice] Město s palácem na poli { $space } je uvedeno dvakrát s různými body.
        [same-city] Pole { $space } a { $other_space } spolu sousedí, jsou tedy v jednom městě, a město má jen jeden palác.
        [between] { $player } nemůže za město s palácem na poli { $space } dostat { their-points }.
       *[other] { $player } dostane { due-points } za město s palácem na poli { $space }, ne { $points }.
    }
    .applied = { $player } je první ve městě s palácem na poli { $space } a dostane { their-points }.
    .scored = První místo ve městě s palácem na poli { $space }: { their-points }.
final-second = V závěrečném bodování dostane polovinu hodnoty paláce ten, kdo je ve městě druhý; nelze-li mezi několika hráči rozhodnout, dostane ji každý z nich.
    .violated = { $fault ->
        [between] { $player } nemůže za město s palácem na poli { $space } dostat { their-points }.
       *[other] { $player } dostane { due-points } za město s palácem na poli { $space }, ne { $points }.
    }
    .applied = { $player } je druhý ve městě s palácem na poli { $space } a dostane { their-points }.
    .scored = Druhé místo ve městě s palácem na poli { $space }: { their-points }.
final-total = V závěrečném bodování dostane hráč tolik bodů, kolik mu přinesou všechna města dohromady.
    .violated = { $fault ->
        [between] { $player } nemůže v závěrečném bodování dostat celkem { their-points }.
        [cities] Uvedená města přinášejí dohromady { due-points }, a to je víc než celkem { $points }.
       *[other] { $player } dostane v závěrečném bodování celkem { due-points }, ne { $points }.
    }
    .scored = { $player }: co ještě může přinést závěrečné bodování.
final-over = Hra je u konce, když mají závěrečné bodování všichni za sebou.
    .violated = Hra ještě neskončila: závěrečné bodování teprve čeká { $due_players_accusative_and }.
end-winner = Vyhrává, kdo má nejvíc bodů; při shodě se o vítězství dělí.
    .violated = { $count ->
        [0] Nejvíc bodů nemůže mít { $players_nominative_and }.
        [one] Vítězem je { $due_players_nominative }, ne { $players_nominative_and }.
       *[other] O vítězství se dělí { $due_players_nominative_and }, ale akce jmenuje { $players_accusative_and }.
    }
    .applied = { $count ->
        [one] { $players } vyhrává a má { their-points }.
       *[other] O vítězství se dělí { $players_nominative_and }, každý má { their-points }.
    }

## Příprava hry; body
setup-cards = Každému hráči se rozdají tři slavnostní karty, jedna se odkryje a zbytek tvoří balík.
    .violated = { $fault ->
        [kind] Karet „{ $card }“ je tu { $count }, ale od každého druhu je jich jen { $due }.
        [stranger] { $player } nehraje, a karty tedy nedostává.
        [early] { $count ->
            [one] { $player } má { $count } kartu, ale hra ještě nezačala.
            [few] { $player } má { $count } karty, ale hra ještě nezačala.
           *[other] { $player } má { $count } karet, ale hra ještě nezačala.
        }
        [hand] { $due ->
            [one] { $player } dostává { $due } kartu, ne { $count }.
            [few] { $player } dostává { $due } karty, ne { $count }.
           *[other] { $player } dostává { $due } karet, ne { $count }.
        }
        [deck] { $due ->
            [one] V balíku pak zbývá { $due } karta, ne { $count }.
            [few] V balíku pak zbývají { $due } karty, ne { $count }.
           *[other] V balíku pak zbývá { $due } karet, ne { $count }.
        }
       *[seed] Podle zadaného slova je to karta „{ $due_card }“, ne „{ $card }“.
    }
setup-stocks = Každý hráč začíná s 12 figurkami, 3 akčními žetony, 5 díly krajiny o dvou polích, 3 se samotným rýžovým políčkem a 2 se samotnou vesnicí; díly o třech polích, vodní nádrže a paláce jsou společné.
    .violated = { $due ->
        [0] Před začátkem hry { $stock_none }, ale tady jich je { $count }.
       *[other] Před začátkem hry má být { $stock } { $due }, ne { $count }.
    }
score-points = Body přináší obklopená voda, paláce, slavnosti a závěrečné bodování; před začátkem hry nemá nikdo žádné.
    .violated = { $fault ->
        [extra] { $player } má { their-points }, ale to, co je na plánu, mohlo přinést nejvýše { $due_points }.
        [ever] { $player } má { their-points }, ale všechny paláce a všechna voda přinesou nejvýše { $due_points }.
        [all] Hráči mají dohromady { their-points }, ale to, co je na plánu, mohlo přinést nejvýše { $due_points }.
        [gone] Hráči mají dohromady { their-points }, ale paláce na plánu přinesly aspoň { $due_points }.
       *[early] { $player } nemůže mít { their-points } ještě před začátkem hry.
    }
    .scored = { $player } má zatím { their-points }.

## Výklady
reading-irrigation-points = Přináší obklopená voda 3 body za každé své pole, nebo 3 za celou souvislou plochu?
    .per-space = 3 za každé pole
    .per-body = 3 za celou plochu
reading-irrigation-edge = Musí krajina ležet i na polích za okrajem mřížky, aby byla voda u okraje obklopená?
    .grid-only = Ne, stačí pole mřížky
    .all-sides = Ano, na všech kolem dokola
reading-land-two-on-three = Smí díl o dvou polích ležet celý na jednom dílu o třech?
    .yes = Ano, zakázáno je jen přesné zakrytí
    .no = Ne, musí ležet aspoň na dvou dílech
reading-land-upper-outside = Smí horní díl ležet celý na polích mimo mřížku?
    .yes = Ano, to omezení platí jen pro díly ležící přímo na plánu
    .no = Ne, jedno jeho pole musí být uvnitř
reading-palace-enlarge-built = Jak dlouho se postavený palác nesmí rozšířit?
    .turn = Do konce tahu
    .round = Do konce kola
reading-entry-place = Kde se smí figurka nasadit na plán nebo z něj stáhnout?
    .space = Na poli, které leží u okraje nebo za ním
    .tile = Na kterémkoli poli dílu, který leží u okraje nebo za ním
reading-edge-kind = Pole přečnívá přes okraj tam, kde se stýkají hory a nížina. Který okraj se mu počítá?
    .touches = Každý, kterého se dotýká
    .own = Jen ten, na kterém leží
reading-entry-two-edges = Kolik stojí nasazení nebo stažení figurky tam, kde s polem sousedí hory i nížina?
    .cheaper = Nižší cenu, jako u nížiny
    .dearer = Vyšší cenu, jako u hor
reading-entry-through-own = Smí nasazená figurka v téže akci pokračovat přes jinou figurku svého hráče?
    .no = Ne, zůstane tam, kde byla nasazena
    .yes = Ano
reading-token-timing = Kdy se smí použít akční žeton?
    .any-time = Kdykoli během tahu
    .turn-start = Jen na začátku tahu
reading-festival-bids = Musí nabídka aspoň dorovnat tu dosud nejvyšší?
    .free = Ne, stačí jakákoli odpovídající karta
    .match-or-drop = Ano, jinak je nutné pasovat
reading-festival-agreement = Mohou se ti, kdo mají v dražbě stejně, dohodnout, že slavnost skončí, než někdo odpadne?
    .no = Ne, draží se, dokud všichni nepasují
    .yes = Ano, hned se o ni podělí
reading-ranking-unequal-figures = Hráči jsou zatím na tom stejně, ale jeden má ještě další figurku a druhý už žádnou. Co teď?
    .more-wins = Lepší je ten, kdo ji má
    .undecided = Jsou na tom stejně
reading-second-after-tie = O první místo ve městě se dělí dva nebo víc hráčů. Uděluje se druhá cena?
    .next-rank = Ano, těm, kdo následují
    .none = Ne
reading-deck-exhausted = Co když má přijít karta z balíku a ten je prázdný?
    .reshuffle = Zahrané karty se zamíchají a je z nich nový balík
    .none = Žádná karta nepřijde
