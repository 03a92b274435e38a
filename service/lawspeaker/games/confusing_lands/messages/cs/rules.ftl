# Confusing Lands in Czech: the value of a message states a rule, its attributes say what a ruling found.

## Co musí splňovat každý stav
cards-once = Ve hře je 18 různých karet a každá může být jen na jednom místě.
    .violated = { $fault ->
        [twice] Karta { $card } je jen jedna, ale { $location } je dvakrát.
       *[elsewhere] Karta { $card } je jen jedna, ale je { $location } i { $other_location }.
    }
cards-count = V každé hromádce je tolik karet, kolik je u ní uvedeno, a všech karet dohromady je 18.
    .violated = { $fault ->
        [pile] { $total ->
            [one] V této hromádce je vypsána { $total } karta, ale má jich být { $count }.
            [few] V této hromádce jsou vypsány { $total } karty, ale má jich být { $count }.
           *[other] V této hromádce je vypsáno { $total } karet, ale má jich být { $count }.
        }
       *[all] { $count ->
            [one] Dohromady je to { $count } karta, ale ve hře jich je { $total }.
            [few] Dohromady jsou to { $count } karty, ale ve hře jich je { $total }.
           *[other] Dohromady je to { $count } karet, ale ve hře jich je { $total }.
        }
    }
cards-condition = Karta má na jedné straně podmínku se svým číslem, a to na dvou sousedních polích; na druhé straně žádnou podmínku nemá.
    .violated = { $fault ->
        [plain] Karta { $card } má podmínku { $condition } i na straně, kde žádná být nemá ({ $squares }).
        [foreign] Na kartě { $card } může být jen její vlastní podmínka, ale je tu podmínka { $condition } ({ $squares }).
        [missing] Karta { $card } nemá na straně s podmínkou svou podmínku { $condition }.
       *[not-two] Podmínka { $condition } musí zabírat dvě sousední pole, ale tady zabírá toto: { $squares }.
    }
landscape-grid = Pole v kraji tvoří mřížku: každý řádek má tolik polí jako první.
    .violated = { $count ->
        [one] Tento řádek má { $count } pole, ale první má { $due }.
        [few] Tento řádek má { $count } pole, ale první má { $due }.
       *[other] Tento řádek má { $count } polí, ale první má { $due }.
    }
landscape-connected = Kraj drží pohromadě, protože každá karta kromě první překrývá některé z jeho polí.
    .violated = Tato pole nespojuje se zbytkem kraje žádná karta: { $squares }.
landscape-cards = Kraj se skládá nejvýše z osmi karet a každá má dvakrát tři pole.
    .violated = { $fault ->
        [too-large] { $total ->
            [one] Z osmi karet může být vidět nejvýše { $total } pole, ne { $count }.
            [few] Z osmi karet mohou být vidět nejvýše { $total } pole, ne { $count }.
           *[other] Z osmi karet může být vidět nejvýše { $total } polí, ne { $count }.
        }
        [left-over] Celá karta se sem nevejde, takže tato pole nemohou patřit k žádné kartě: { $squares }.
        [too-many] { $total ->
            [one] Na osmi kartách může být nejvýše { $total } podmínka, takže ne všechny tyto: { $conditions }.
            [few] Na osmi kartách mohou být nejvýše { $total } podmínky, takže ne všechny tyto: { $conditions }.
           *[other] Na osmi kartách může být nejvýše { $total } podmínek, takže ne všechny tyto: { $conditions }.
        }
        [too-few] { $total ->
            [one] { $total } karta takový kraj nevytvoří, ať leží jakkoli.
            [few] { $total } karty takový kraj nevytvoří, ať leží jakkoli.
           *[other] { $total } karet takový kraj nevytvoří, ať leží jakkoli.
        }
       *[locked] Všechny tyto podmínky najednou vidět být nemohou: ta z jejich karet, která by byla umístěna poslední, by překryla část jiné. Podmínky: { $conditions }.
    }
landscape-seen = Z karet v kraji je vidět jen to, co leží navrchu.
    .violated = Umístěné karty tu ukazují něco jiného, než co je uvedeno: { $squares }.
round-cards = V každém kole dostane každý hráč dvě karty. Jednu si zvolí a umístí, druhou předá, a tu, kterou dostane místo ní, umístí také. Podle kola a fáze je tedy jasné, kolik karet je v kraji, v ruce a v balíčku.
    .violated = { $pile ->
        [landscapes] { $count ->
            [one] { $player } má v kraji { $count } kartu, ale v tuto chvíli jich tam má být { $due }.
            [few] { $player } má v kraji { $count } karty, ale v tuto chvíli jich tam má být { $due }.
           *[other] { $player } má v kraji { $count } karet, ale v tuto chvíli jich tam má být { $due }.
        }
        [hands] { $count ->
            [one] { $player } má v ruce { $count } kartu, ale v tuto chvíli jich tam má být { $due }.
            [few] { $player } má v ruce { $count } karty, ale v tuto chvíli jich tam má být { $due }.
           *[other] { $player } má v ruce { $count } karet, ale v tuto chvíli jich tam má být { $due }.
        }
        [hands-at-most] { $count ->
            [one] { $player } má v ruce { $count } kartu, ale v tuto chvíli jich tam smí být nejvýše { $due }.
            [few] { $player } má v ruce { $count } karty, ale v tuto chvíli jich tam smí být nejvýše { $due }.
           *[other] { $player } má v ruce { $count } karet, ale v tuto chvíli jich tam smí být nejvýše { $due }.
        }
        [chosen] { $player } v tuto chvíli nemůže mít zvolenou kartu.
        [set-aside] { $count ->
            [one] { $player } má stranou { $count } kartu
            [few] { $player } má stranou { $count } karty
           *[other] { $player } má stranou { $count } karet
        }, ale v tuto chvíli { $due ->
            [0] ještě žádná odložená být nemůže.
           *[other] jich může být odloženo nejvýše { $due }.
        }
        [shared] Dokud hra není připravená, žádná karta uprostřed neleží.
        [round] Hra ještě není připravená, takže nemůže být { $count }. kolo.
        [last-round] Body se počítají až po { $due }. kole, ne po { $count }. kole.
        [deck] { $count ->
            [one] V balíčku je { $count } karta, ale v tuto chvíli jich tam má být { $due }.
            [few] V balíčku jsou { $count } karty, ale v tuto chvíli jich tam má být { $due }.
           *[other] V balíčku je { $count } karet, ale v tuto chvíli jich tam má být { $due }.
        }
        [deck-of-any-round] { $count ->
            [one] V balíčku je { $count } karta, ale v této chvíli jich tam může být jen: { $due }.
            [few] V balíčku jsou { $count } karty, ale v této chvíli jich tam může být jen: { $due }.
           *[other] V balíčku je { $count } karet, ale v této chvíli jich tam může být jen: { $due }.
        }
       *[discards] { $count ->
            [one] Je odhozena { $count } karta. Ve dvou se ale karty neodhazují a před přípravou hry také ne.
            [few] Jsou odhozeny { $count } karty. Ve dvou se ale karty neodhazují a před přípravou hry také ne.
           *[other] Je odhozeno { $count } karet. Ve dvou se ale karty neodhazují a před přípravou hry také ne.
        }
    }

## Průběh kola
round-phase = V kole se karty rozdají, hráči si zvolí a zvolené karty umístí, zbylé si předají a předané také umístí. Každá akce má v kole své místo.
    .violated = { $activity ->
        [set-up] Hra se připravuje, než začne.
        [deal] Karty se rozdávají na začátku kola.
        [choose] Kartu si hráči volí hned po rozdání.
        [place] Karta se umísťuje, až když si všichni zvolili, a potom znovu, až když jsou předány zbylé karty.
        [set-aside] Stranou se karta odkládá ve chvíli, kdy by se měla umístit.
        [score] Body se počítají jen jednou, po posledním kole.
        [replace-card] Karta z balíčku se místo nechtěné karty bere, až když je zvolená karta umístěna.
       *[pass-on] Nechtěné karty se předávají, až když jsou zvolené karty umístěny.
    } Teď je fáze „{ $phase }“.
end-eight-cards = Když mají všichni v kraji osm karet, hra končí.
    .violated = { $count ->
        [one] V každém kraji už leží { $count } karta, takže se nic dalšího nerozdává.
        [few] V každém kraji už leží { $count } karty, takže se nic dalšího nerozdává.
       *[other] V každém kraji už leží { $count } karet, takže se nic dalšího nerozdává.
    }
setup-deck = Do balíčku se zamíchá všech 18 karet.
    .violated = { $card ->
        [none] { $total ->
            [one] V tomto balíčku má být { $total } karta, ne { $count }.
            [few] V tomto balíčku mají být { $total } karty, ne { $count }.
           *[other] V tomto balíčku má být { $total } karet, ne { $count }.
        }
       *[other] { $count ->
            [2] Karta { $card } je v tomto balíčku dvakrát.
            [3] Karta { $card } je v tomto balíčku třikrát.
           *[other] Karta { $card } je v tomto balíčku { $count }krát.
        }
    }
setup-shared = Vrchní karta zamíchaného balíčku se vyloží doprostřed; její podmínka je sdílená.
    .violated = { $fault ->
        [deeper] Karta { $card } není v tomto balíčku navrchu, leží níž.
       *[other] Navrchu tohoto balíčku je karta { $expected_card }, ne karta { $card }.
    }
setup-deciding-game = Když se hráči shodují v bodech i ve všech podmínkách, karty zamíchají a odehrají rozhodující partii. Jakmile má hra vítěze, znovu se nepřipravuje.
    .violated = { $fault ->
        [alone] Hraje jen { $player_nominative }, takže tu není remíza, kterou by rozhodla další partie.
       *[won] Vítěze už hra má: { $player_nominative }. Rozhodující partie se hraje, jen když se oba shodují v bodech i ve všech podmínkách.
    }
deal-two = Každému hráči se rozdají dvě karty.
    .violated = { $due ->
        [one] { $player } dostává { $due } kartu, ne { $count }.
        [few] { $player } dostává { $due } karty, ne { $count }.
       *[other] { $player } dostává { $due } karet, ne { $count }.
    }
deal-bottom = Karty se rozdávají zespodu balíčku.
    .violated = { $fault ->
        [twice] Karta { $card } se rozdává dvakrát, ale je jen jedna.
        [elsewhere] Karta { $card } se rozdat nemůže: je { $location }.
       *[higher] { $due ->
            [one] Karta { $card } neleží v balíčku vespod.
           *[other] Karta { $card } není mezi { $due } spodními kartami balíčku.
        }
    }
solo-deal = V sólo variantě hráč rozdává karty jen sám sobě.
    .violated = { $player } nehraje, takže žádné karty nedostává.
choose-both-sides = Než si hráč z rozdaných karet vybere, smí si je prohlédnout z obou stran.
choose-hand = Hráč si volí jednu ze dvou karet, které má v ruce.
    .violated = { $fault ->
        [not-there] { $player } nemá kartu { $card } v ruce.
       *[elsewhere] { $player } nemá kartu { $card } v ruce: je { $location }.
    }
choose-one = Každý hráč si zvolí jednu kartu.
    .violated = { $fault ->
        [laid] { $player } už má zvoleno a od té doby někdo kartu umístil, takže volba platí.
       *[final] { $player } už má kartu zvolenou.
    }

## Umísťování karet
place-chosen = Nejdřív každý hráč umístí kartu, kterou si zvolil.
    .violated = { $fault ->
        [none-left] { $player } už žádnou zvolenou kartu k umístění nemá.
        [other] { $player } má zvolenou kartu { $expected_card }, ne kartu { $card }.
       *[elsewhere] { $player } kartu { $card } zvolenou nemá: je { $location }.
    }
place-passed = Potom každý hráč umístí kartu, kterou dostal od soupeře, a v sólo variantě tu, kterou si místo ní vzal z balíčku.
    .violated = { $fault ->
        [none-left] { $player } už žádnou kartu k umístění nemá.
        [other] { $player } má umístit kartu { $expected_card }, ne kartu { $card }.
       *[elsewhere] { $player } teď kartu { $card } umístit nemá: je { $location }.
    }
place-fixed = S umístěnou kartou se už nehýbe.
    .violated = { $player } už kartu { $card } v kraji má a ta zůstává, kde je.
place-quarter-turns = Karta se smí otočit o 90°, a to kolikrát je libo.
    .violated = { NUMBER($rotation, maximumSignificantDigits: 17) }° není násobek 90°.
place-grid = Pole v kraji tvoří mřížku: žádné nesmí být zakryté jen zčásti.
    .violated = { NUMBER($number, maximumSignificantDigits: 17) } není celý počet řádků ani sloupců: některá pole by byla zakrytá jen zčásti.
place-on-top = Karta se pokládá navrch na karty, které tam už leží, nezasouvá se pod ně.
    .violated = Karta musí ležet na tom, co už tam je ({ $squares }), ne pod tím.
place-cover = Karta musí překrýt aspoň jedno pole ve vlastním kraji; jen první karta každého hráče nemá co překrývat.
    .violated = Karta nepřekrývá žádné pole v kraji { $player_genitive }; ležela by tady: { $squares }.
place-condition = Bodovací podmínku nesmí nová karta překrýt, a to ani zčásti.
    .violated = { $fault ->
        [seen] Karta překrývá podmínku { $condition } ({ $squares }), a to se nesmí.
       *[wherever] { $condition ->
            [unknown] Ať je podmínka na kartě vespod kdekoli, nová karta překrývá aspoň její část, a to se nesmí.
           *[other] Ať je podmínka { $condition } na své kartě kdekoli, nová karta překrývá aspoň její část, a to se nesmí.
        }
    }
place-none-possible = Karta, kterou lze umístit jen na bodovací podmínky, se odloží stranou: odchází ze hry, ale do osmi karet se počítá. Podle jiného výkladu se umístí na podmínky.
    .violated = { $fault ->
        [room] V kraji { $player_genitive } může karta ležet, aniž by překryla podmínku, takže se stranou neodkládá.
       *[over-conditions] { $player } může kartu umístit jen na podmínky. Podle zvoleného výkladu se to smí, takže se stranou neodkládá.
    }

## Předávání karet
pass-unwanted = Po umístění zvolených karet každý hráč předá kartu, kterou nechtěl.
    .violated = { $fault ->
        [twice] Karta { $card } se předává dvakrát, ale je jen jedna.
        [other] { $player } má v ruce kartu { $expected_card }, ne kartu { $card }.
       *[elsewhere] { $player } nemá kartu { $card } v ruce: je { $location }.
    }
pass-opponent = Ve dvou si hráči nechtěné karty navzájem vymění.
    .violated = Ve dvou si hráči nechtěné karty vymění; kartu z balíčku si místo toho bere jen ten, kdo hraje sám.
solo-discard = V sólo variantě se karta, kterou by dostal soupeř, odhodí.
    .violated = { $fault ->
        [alone] Není tu nikdo, komu by se karta předala: v sólo variantě se odhodí a místo ní se vezme jiná z balíčku.
        [other] Zbyla karta { $expected_card }, takže se odhazuje ta, ne karta { $card }.
       *[elsewhere] Karta { $card } se teď odhodit nemůže: je { $location }.
    }
solo-top = V sólo variantě se ve chvíli, kdy by hráč dostal kartu od soupeře, odhodí vrchní karta balíčku.
    .violated = { $fault ->
        [twice] Karta { $card } je uvedena dvakrát, ale je jen jedna.
        [other] Navrchu balíčku je karta { $expected_card }, ne karta { $card }.
        [deeper] Karta { $card } není v balíčku navrchu, leží níž.
       *[elsewhere] Karta { $card } není navrchu balíčku: je { $location }.
    }
solo-next = V sólo variantě si hráč místo karty od soupeře vezme tu, která ležela hned pod vrchní kartou balíčku.
    .violated = { $fault ->
        [twice] Karta { $card } je uvedena dvakrát, ale je jen jedna.
        [other] Pod vrchní kartou balíčku je karta { $expected_card }, ne karta { $card }.
        [deeper] Karta { $card } je v balíčku jinde, ne hned pod vrchní kartou.
       *[elsewhere] Karta { $card } není pod vrchní kartou balíčku: je { $location }.
    }

## Bodovací podmínky
condition-mighty-river = Mocná řeka: 4 body za každé pole řeky v největší skupině, v níž konce řeky navazují jeden na druhý.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Mocná řeka: žádná skupina polí řeky.
        [one] Mocná řeka: { $count } pole řeky v největší skupině, za 4 body ({ $squares }).
        [few] Mocná řeka: { $count } pole řeky v největší skupině, každé za 4 body ({ $squares }).
       *[other] Mocná řeka: { $count } polí řeky v největší skupině, každé za 4 body ({ $squares }).
    }
condition-noble-woodlands = Ušlechtilé lesy: 3 body za každé pole lesa, které je propojené aspoň s jedním dalším.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Ušlechtilé lesy: žádná propojená pole lesa.
        [one] Ušlechtilé lesy: { $count } propojené pole lesa, za 3 body ({ $squares }).
        [few] Ušlechtilé lesy: { $count } propojená pole lesa, každé za 3 body ({ $squares }).
       *[other] Ušlechtilé lesy: { $count } propojených polí lesa, každé za 3 body ({ $squares }).
    }
condition-barrier-range = Horská hradba: 3 body za každé pole hory na okraji kraje.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Horská hradba: žádné pole hory na okraji.
        [one] Horská hradba: { $count } pole hory na okraji, za 3 body ({ $squares }).
        [few] Horská hradba: { $count } pole hory na okraji, každé za 3 body ({ $squares }).
       *[other] Horská hradba: { $count } polí hory na okraji, každé za 3 body ({ $squares }).
    }
condition-thriving-villages = Vzkvétající vesnice: pole vesnice přinese 1 bod za každý druh symbolu, který má v okolí; jiné vesnice se nepočítají.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Vzkvétající vesnice: žádný jiný symbol v okolí pole vesnice.
        [one] Vzkvétající vesnice: jeden jiný druh symbolu ({ $because_of }) v okolí pole vesnice ({ $squares }), za 1 bod.
        [few] Vzkvétající vesnice: { $count } jiné druhy symbolů v okolí polí vesnice, každý za 1 bod; každé pole vesnice se počítá zvlášť. Pole vesnice a v závorce po jednom symbolu každého druhu: { $earned }.
       *[other] Vzkvétající vesnice: { $count } jiných druhů symbolů v okolí polí vesnice, každý za 1 bod; každé pole vesnice se počítá zvlášť. Pole vesnice a v závorce po jednom symbolu každého druhu: { $earned }.
    }
condition-circle-of-life = Koloběh života: 6 bodů za každou dvojici vlka a jelena, ať jsou v kraji kdekoli.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Koloběh života: žádná dvojice vlka a jelena.
        [one] Koloběh života: { $count } dvojice vlka a jelena, za 6 bodů ({ $squares }).
        [few] Koloběh života: { $count } dvojice vlka a jelena, každá za 6 bodů ({ $squares }).
       *[other] Koloběh života: { $count } dvojic vlka a jelena, každá za 6 bodů ({ $squares }).
    }
condition-ancient-relics = Starověké relikvie: 4 body za každé pole krystalu, které nemá jiné pole krystalu v okolí, ve svém řádku ani ve svém sloupci.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Starověké relikvie: žádné pole krystalu stranou všech ostatních.
        [one] Starověké relikvie: { $count } pole krystalu stranou všech ostatních, za 4 body ({ $squares }).
        [few] Starověké relikvie: { $count } pole krystalu stranou všech ostatních, každé za 4 body ({ $squares }).
       *[other] Starověké relikvie: { $count } polí krystalu stranou všech ostatních, každé za 4 body ({ $squares }).
    }
condition-roaring-falls = Burácivé vodopády: 4 body pokaždé, když pole řeky ústí do pole hory.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Burácivé vodopády: žádné pole řeky neústí do pole hory.
        [one] Burácivé vodopády: pole řeky ({ $squares }) ústí do pole hory ({ $because_of }), za 4 body.
       *[other] Burácivé vodopády: pole řeky ústí do pole hory { $count }×, pokaždé za 4 body. Pole řeky a v závorce hory: { $earned }.
    }
condition-shaded-streams = Zastíněné potoky: 4 body pokaždé, když pole řeky protéká kolem pole lesa.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Zastíněné potoky: žádné pole řeky neprotéká kolem pole lesa.
        [one] Zastíněné potoky: pole řeky ({ $squares }) protéká kolem pole lesa ({ $because_of }), za 4 body.
       *[other] Zastíněné potoky: pole řeky protéká kolem pole lesa { $count }×, pokaždé za 4 body. Pole řeky a v závorce lesy: { $earned }.
    }
condition-valley-guardians = Strážci údolí: 2 body pokaždé, když je pole hory přesně 4 pole od pole krystalu.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Strážci údolí: žádné pole hory přesně 4 pole od pole krystalu.
        [one] Strážci údolí: pole hory ({ $because_of }) je přesně 4 pole od pole krystalu ({ $squares }), za 2 body.
       *[other] Strážci údolí: pole hory je přesně 4 pole od pole krystalu { $count }×, pokaždé za 2 body. Pole krystalu a v závorce hory: { $earned }.
    }
condition-ruthless-hunters = Nelítostní lovci: 8 bodů za každé pole vlka, které je aspoň 5 polí od každé vesnice i od každého jiného vlka.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Nelítostní lovci: žádné pole vlka dost daleko od vesnic a jiných vlků.
        [one] Nelítostní lovci: { $count } pole vlka dost daleko od vesnic a jiných vlků, za 8 bodů ({ $squares }).
        [few] Nelítostní lovci: { $count } pole vlka dost daleko od vesnic a jiných vlků, každé za 8 bodů ({ $squares }).
       *[other] Nelítostní lovci: { $count } polí vlka dost daleko od vesnic a jiných vlků, každé za 8 bodů ({ $squares }).
    }
condition-forest-spirit = Lesní duch: 8 bodů za každé pole jelena, které má v okolí aspoň 3 pole lesa.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Lesní duch: žádné pole jelena nemá v okolí 3 pole lesa.
        [one] Lesní duch: { $count } pole jelena s aspoň 3 poli lesa v okolí, za 8 bodů ({ $squares }).
        [few] Lesní duch: { $count } pole jelena s aspoň 3 poli lesa v okolí, každé za 8 bodů ({ $squares }).
       *[other] Lesní duch: { $count } polí jelena s aspoň 3 poli lesa v okolí, každé za 8 bodů ({ $squares }).
    }
condition-town-centre = Městské centrum: hráč si vybere jedno pole krystalu a má 3 body za každé pole vesnice, které od něj není dál než 3 pole.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Městské centrum: žádné pole vesnice do tří polí od krystalu.
        [one] Městské centrum: { $count } pole vesnice ({ $squares }) do tří polí od krystalu ({ $because_of }), za 3 body.
        [few] Městské centrum: { $count } pole vesnice ({ $squares }) do tří polí od krystalu ({ $because_of }), každé za 3 body.
       *[other] Městské centrum: { $count } polí vesnice ({ $squares }) do tří polí od krystalu ({ $because_of }), každé za 3 body.
    }
condition-remote-outposts = Vzdálené výspy: 1 bod za každé pole nejdelší přímé linie polí, v níž není žádná část bodovací podmínky.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Vzdálené výspy: žádná linie polí bez podmínky.
        [one] Vzdálené výspy: { $count } pole v nejdelší přímé linii, za 1 bod ({ $squares }).
        [few] Vzdálené výspy: { $count } pole v nejdelší přímé linii, každé za 1 bod ({ $squares }).
       *[other] Vzdálené výspy: { $count } polí v nejdelší přímé linii, každé za 1 bod ({ $squares }).
    }
condition-close-neighbours = Blízcí sousedé: 1 bod za každé pole největší čtvercové oblasti, v níž není žádná část bodovací podmínky.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Blízcí sousedé: žádná oblast polí bez podmínky.
        [one] Blízcí sousedé: { $count } pole v největší čtvercové oblasti, za 1 bod ({ $squares }).
        [few] Blízcí sousedé: { $count } pole v největší čtvercové oblasti, každé za 1 bod ({ $squares }).
       *[other] Blízcí sousedé: { $count } polí v největší čtvercové oblasti, každé za 1 bod ({ $squares }).
    }
condition-great-prairie = Velká prerie: 2 body za každé pole největší propojené skupiny prázdných polí.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Velká prerie: žádná skupina prázdných polí.
        [one] Velká prerie: { $count } prázdné pole v největší skupině, za 2 body ({ $squares }).
        [few] Velká prerie: { $count } prázdná pole v největší skupině, každé za 2 body ({ $squares }).
       *[other] Velká prerie: { $count } prázdných polí v největší skupině, každé za 2 body ({ $squares }).
    }
condition-land-of-plenty = Země hojnosti: tolik bodů, kolik přinesla nejméně hodnotná z ostatních podmínek hráče, sdílenou nevyjímaje.
    .violated = { scores-otherwise }
    .scored = { $points ->
        [one] Země hojnosti: { $points } bod jako za podmínku { $lowest_condition }, která z ostatních přinesla nejméně.
        [few] Země hojnosti: { $points } body jako za podmínku { $lowest_condition }, která z ostatních přinesla nejméně.
       *[other] Země hojnosti: { $points } bodů jako za podmínku { $lowest_condition }, která z ostatních přinesla nejméně.
    }
condition-tranquillity = Poklid: 1 bod za každé pole v kraji, na kterém je vesnice, hora nebo les.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Poklid: žádné pole vesnice, hory ani lesa.
        [one] Poklid: { $count } pole vesnice, hory nebo lesa, za 1 bod ({ $squares }).
        [few] Poklid: { $count } pole vesnice, hory nebo lesa, každé za 1 bod ({ $squares }).
       *[other] Poklid: { $count } polí vesnice, hory nebo lesa, každé za 1 bod ({ $squares }).
    }
condition-wilderness = Divočina: 1 bod za každé pole v kraji, na kterém je řeka, krystal, vlk nebo jelen.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Divočina: žádné pole řeky, krystalu, vlka ani jelena.
        [one] Divočina: { $count } pole řeky, krystalu, vlka nebo jelena, za 1 bod ({ $squares }).
        [few] Divočina: { $count } pole řeky, krystalu, vlka nebo jelena, každé za 1 bod ({ $squares }).
       *[other] Divočina: { $count } polí řeky, krystalu, vlka nebo jelena, každé za 1 bod ({ $squares }).
    }

## Bodování
score-own = Každý hráč boduje všechny podmínky ve svém kraji, každou jednou, a kromě nich už jen sdílenou.
    .violated = { $fault ->
        [two-sheets] Dva zápisy { $player_genitive } v bodovacím bločku si odporují.
        [left-out] { $player } má v kraji podmínku { $condition }, ale v bodovacím bločku ji nemá.
        [both] Podmínku { $condition } mají v bodovacím bločku oba, ale není sdílená, takže ji může mít v kraji jen jeden z nich.
        [twice] { $player } má v bodovacím bločku podmínku { $condition } dvakrát, ale boduje se jen jednou.
        [too-many] { $count ->
            [one] { $player } nemá v kraji žádnou podmínku, takže z těchto v bodovacím bločku může bodovat nejvýš jednu, a to sdílenou: { $conditions }.
            [few] { $player } má v bodovacím bločku tyto podmínky, ale v kraji nebo sdílené z nich mohou být nejvýš { $count }: { $conditions }.
           *[other] { $player } má v bodovacím bločku tyto podmínky, ale v kraji nebo sdílených z nich může být nejvýš { $count }: { $conditions }.
        }
       *[foreign] { $player } má v bodovacím bločku podmínku { $condition }, ale ta není ani v tomto kraji, ani sdílená.
    }
    .scored = { $count ->
        [one] { $player } má v kraji { $count } podmínku s neznámým číslem.
        [few] { $player } má v kraji { $count } podmínky s neznámým číslem.
       *[other] { $player } má v kraji { $count } podmínek s neznámým číslem.
    }
score-shared = Sdílenou podmínku boduje každý hráč, který má v kraji aspoň jednu vlastní.
    .violated = { by-the-sheet }{ $player } boduje i sdílenou podmínku { $condition }, ale v bodovacím bločku ji nemá.
    .scored = { $player }: body za sdílenou podmínku.
score-no-own-condition = Kdo nemá v kraji žádnou podmínku, nedostane nic ani za sdílenou.
    .violated = { by-the-sheet }{ $points ->
        [one] { $player } nemá v kraji žádnou podmínku, takže za sdílenou podmínku { $condition } nemá nic, ne { $points } bod.
        [few] { $player } nemá v kraji žádnou podmínku, takže za sdílenou podmínku { $condition } nemá nic, ne { $points } body.
       *[other] { $player } nemá v kraji žádnou podmínku, takže za sdílenou podmínku { $condition } nemá nic, ne { $points } bodů.
    }
    .scored = { $player } nemá v kraji žádnou podmínku, takže nemá nic ani za sdílenou.
score-deduction = Za každou podmínku ve vlastním kraji se odečítá 10 bodů, ať něco přinesla, nebo ne; za sdílenou nikdy.
    .violated = { by-the-sheet }{ $due ->
        [0] { $player } nemá v kraji žádnou podmínku, takže se neodečítá nic, ne { $points }.
       *[other] { $count ->
            [one] { $player } má v kraji { $count } podmínku, takže se odečítá { $due }, ne { $points }.
            [few] { $player } má v kraji { $count } podmínky, takže se odečítá { $due }, ne { $points }.
           *[other] { $player } má v kraji { $count } podmínek, takže se odečítá { $due }, ne { $points }.
        }
    }
    .scored = { $count ->
        [one] { $count } podmínka v kraji, odečítá se za ni 10 bodů.
        [few] { $count } podmínky v kraji, za každou se odečítá 10 bodů.
       *[other] { $count } podmínek v kraji, za každou se odečítá 10 bodů.
    }
score-total = Celkem má hráč tolik, kolik přinesly podmínky, minus to, co se za ně odečítá.
    .violated = { by-the-sheet }{ $due ->
        [never] { $player } nemůže mít celkem { $points }: žádný kraj nepřinese víc než { $most }.
        [one] { $player } má celkem { $due } bod, ne { $points }.
        [few] { $player } má celkem { $due } body, ne { $points }.
       *[other] { $player } má celkem { $due } bodů, ne { $points }.
    }
score-winner = Vyhrává ten, kdo má nejvíc bodů.
    .violated = { $fault ->
        [nobody] Oba mají být druzí, ale aspoň jeden z nich musí být první.
        [not-behind] Ať je na neznámých polích cokoli, první je { $player_nominative }, možná společně se soupeřem.
        [whatever] Ať je na neznámých polích cokoli, první je { $player_nominative } a druhý { $other_player_nominative }.
       *[fewer] { by-the-sheet }{ $points ->
            [one] { $player } má { $points } bod, { $other_player_nominative } jen { $other_points }: vyhrává { $player_nominative }.
            [few] { $player } má { $points } body, { $other_player_nominative } jen { $other_points }: vyhrává { $player_nominative }.
           *[other] { $player } má { $points } bodů, { $other_player_nominative } jen { $other_points }: vyhrává { $player_nominative }.
        }
    }
score-tie-break = Při shodě bodů vyhrává ten, kdo má jednu nejhodnotnější podmínku; jsou-li stejně hodnotné, rozhoduje druhá nejhodnotnější a tak dále.
    .violated = { by-the-sheet }{ tie-broken }
    .applied = { tie-broken }
score-shared-victory = Hráči, kteří se shodují v bodech i ve všech podmínkách, se dělí o vítězství.
    .violated = { by-the-sheet }{ level-to-the-last } Dělí se o vítězství.
    .applied = { level-to-the-last } Dělí se o první místo.
solo-scoring = V sólo variantě se boduje jen vlastní kraj, jinak jako obvykle.
    .violated = { $fault ->
        [stranger] { $player } nehraje, takže nemá kraj, který by se bodoval.
       *[rank] { $player } nemá soupeře, takže druhé místo tu není.
    }
solo-rating = V sólo variantě se v tabulce podle bodů najde, jaký kraj je: od 50 bodů neuvěřitelný, od 40 úžasný, od 30 podivuhodný, od 20 zapeklitý, od 10 zmatený, pod 9 ztracený.
    .violated = { $fault ->
        [two-play] Podle tabulky se hodnotí jen kraj toho, kdo hraje sám, ale tady hrají dva.
        [impossible] { by-the-sheet }{ $points ->
            [one] Kraj za { $points } bod nemůže být { $rating }; možné je jen: { $due_ratings }.
            [few] Kraj za { $points } body nemůže být { $rating }; možné je jen: { $due_ratings }.
           *[other] Kraj za { $points } bodů nemůže být { $rating }; možné je jen: { $due_ratings }.
        }
       *[wrong] { by-the-sheet }{ $points ->
            [one] Kraj za { $points } bod je { $due_ratings }, ne { $rating }.
            [few] Kraj za { $points } body je { $due_ratings }, ne { $rating }.
           *[other] Kraj za { $points } bodů je { $due_ratings }, ne { $rating }.
        }
    }
    .applied = { $points ->
        [one] Kraj za { $points } bod je { $rating }.
        [few] Kraj za { $points } body je { $rating }.
       *[other] Kraj za { $points } bodů je { $rating }.
    }

## Výklady
reading-choose-again = Smí si hráč, který už si kartu zvolil, vzít místo ní druhou?
    .no = Ne, volba platí
    .until-laid = Ano, dokud není umístěna žádná ze zvolených karet
reading-cover-first-round = V prvním kole není nutné překrýt žádné pole. Pro které karty to platí?
    .first-card = Jen pro první kartu každého hráče
    .whole-round = Pro obě karty prvního kola
reading-place-none-possible = Kartu nelze umístit nikam, aniž by překryla bodovací podmínku. Co s ní?
    .set-aside = Odloží se stranou: odchází ze hry, ale do osmi karet se počítá
    .over-conditions = Smí podmínky překrýt; co zbude z podmínky překryté jen zčásti, je prázdné pole
reading-river-group = Co je skupina polí řeky (podmínka 1)?
    .end-to-end = Pole, na nichž se konce řeky setkávají na společné hraně
    .touching = Jakákoli pole řeky, která se dotýkají
reading-group-single = Počítá se jako skupina i jediné pole (podmínky 1 a 15)?
    .counts = Ano
    .does-not = Ne
reading-border-holes = Jsou na okraji i pole kolem díry uvnitř kraje (podmínka 3)?
    .yes = Ano, díra do kraje nepatří
    .no = Ne, okraj je jen po vnějším obvodu kraje
reading-row-interrupted = Přerušuje mezera v kraji řádek nebo sloupec (podmínka 6)?
    .no = Ne
    .by-gap = Ano
reading-pairs = Smí se vlk nebo jelen počítat do více dvojic (podmínka 5)?
    .disjoint = Ne
    .every-combination = Ano, každý vlk s každým jelenem
reading-line-diagonal = Smí nejdelší přímá linie vést diagonálně (podmínka 13)?
    .no = Ne
    .yes = Ano
reading-wolf-alone = Získá body vlk v kraji, kde není žádná vesnice ani jiný vlk (podmínka 10)?
    .scores = Ano
    .does-not = Ne
reading-wolf-unreachable = Získá body vlk, od kterého nevede žádná cesta k vesnici ani k jinému vlkovi (podmínka 10)?
    .scores = Ano
    .does-not = Ne
reading-tiebreak-shared = Porovnává se při remíze i sdílená podmínka?
    .no = Ne, jen vlastní podmínky hráčů
    .yes = Ano, a kdo nemá žádnou vlastní, má za ni 0
reading-tiebreak-none-left = Zatím je to nerozhodně. Jeden má ještě podmínku, která nic nepřinesla, druhý už nemá žádnou. Co teď?
    .equal = Pořád je to nerozhodně
    .having-one-wins = Lepší je ten, kdo podmínku má
reading-solo-nine = V tabulce sólo varianty chybí přesně 9 bodů. Jaký je to kraj?
    .lost = Ztracený
    .confused = Zmatený
