# Podivné kraje česky. Hodnota zprávy říká pravidlo, její atributy říkají, co rozhodnutí shledalo.

game = Podivné kraje

## Words
player-one = Hráč 1
player-two = Hráč 2
side-condition = strana s podmínkou
side-plain = strana bez podmínky
phase-setup = příprava hry
phase-dealing = rozdávání
phase-choosing = volba karet
phase-placing-chosen = umísťování zvolených karet
phase-passing = předávání karet
phase-placing-passed = umísťování předaných karet
phase-scoring = bodování
phase-over = konec hry
condition-1 = 1 (Mocná řeka)
condition-2 = 2 (Ušlechtilé lesy)
condition-3 = 3 (Horská hradba)
condition-4 = 4 (Vzkvétající vesnice)
condition-5 = 5 (Koloběh života)
condition-6 = 6 (Starověké relikvie)
condition-7 = 7 (Burácivé vodopády)
condition-8 = 8 (Zastíněné potoky)
condition-9 = 9 (Strážci údolí)
condition-10 = 10 (Nelítostní lovci)
condition-11 = 11 (Lesní duch)
condition-12 = 12 (Městské centrum)
condition-13 = 13 (Vzdálené výspy)
condition-14 = 14 (Blízcí sousedé)
condition-15 = 15 (Velká prerie)
condition-16 = 16 (Země hojnosti)
condition-17 = 17 (Poklid)
condition-18 = 18 (Divočina)
rating-incredible = Neuvěřitelný
rating-amazing = Úžasný
rating-wondrous = Podivuhodný
rating-tricky = Zapeklitý
rating-confused = Zmatený
rating-lost = Ztracený

# Popisky členů akcí, událostí a stavů. Atribut je slovo pro jednu hodnotu členu; `like` jmenuje slova pro všechny.

member-deck = balíček
member-count = počet karet
member-cards = karty
member-card = karta
    .like = condition
member-shared = sdílená podmínka
member-hands = karty v ruce
member-one = { player-one }
member-two = { player-two }
member-side = strana
member-rotation = otočení (°)
member-row = řádek
member-column = sloupec
member-under = zasunuta pod ostatní
member-discarded = odhozená karta
member-top = vrchní karta
member-taken = vzatá karta
member-sheets = bodování hráčů
member-conditions = podmínky
member-condition = podmínka
member-points = body
member-deduction = odečtené body
member-total = celkem
member-rank = pořadí
member-rating = hodnocení
member-edition = vydání
    .envy-born-2024 = Envy Born Games, 2024
    .sample = ukázkové údaje
member-overlay = vlastní údaje
member-readings = výklady
member-plain = strana bez podmínky
member-players = hráči
member-phase = fáze
member-round = kolo
member-landscapes = kraje
member-placed = umístěné karty
member-squares = pole
member-origin = kde pole začínají
member-chosen = zvolené karty
member-hidden = lícem dolů
member-set_aside = karty odložené stranou
member-discards = odhozené karty

# Co se stalo, podle typu události.

event-set-up = Hra je připravena
event-dealt = Rozdají se karty
event-chosen = Zvolí se karta
event-placed = Umístí se karta
event-card-set-aside = Karta je odložena stranou
event-passed-on = Předá se karta
event-card-replaced = Karta se nahradí
event-scored = Proběhne bodování

## Akce
action-set-up = Připravit hru
action-deal = Rozdat karty
action-choose = Zvolit kartu
action-place = Umístit kartu
action-set-aside = Odložit kartu stranou
action-pass-on = Předat karty
action-replace-card = Nahradit kartu
action-score = Bodovat

## Co říkají jen zprávy
location-shared = uprostřed
location-landscapes-one = v kraji hráče 1
location-landscapes-two = v kraji hráče 2
location-hands-one = v ruce hráče 1
location-hands-two = v ruce hráče 2
location-chosen-one = před hráčem 1 jako zvolená karta
location-chosen-two = před hráčem 2 jako zvolená karta
location-deck = v balíčku
location-discards = mezi odhozenými kartami
location-set_aside-one = mezi kartami odloženými hráčem 1
location-set_aside-two = mezi kartami odloženými hráčem 2
level-on-points = { $points ->
    [one] Oba mají { $points } bod.
    [few] Oba mají { $points } body.
   *[other] Oba mají { $points } bodů.
}
conditions-compared = { $player }, vlastní podmínky: { $values ->
    [nic] žádné
   *[other] { $values }
} (sdílená: { $shared_value }); { $other_player }, vlastní podmínky: { $other_values ->
    [nic] žádné
   *[other] { $other_values }
} (sdílená: { $other_shared_value }).
tie-broken = { level-on-points } { conditions-compared } První je tedy { $player }.
level-to-the-last = { $points ->
    [one] Oba mají { $points } bod a shodují se i ve všech podmínkách.
    [few] Oba mají { $points } body a shodují se i ve všech podmínkách.
   *[other] Oba mají { $points } bodů a shodují se i ve všech podmínkách.
} { conditions-compared }
by-the-sheet = { $by ->
    [sheet] Podle toho, co je napsáno:{" "}
   *[landscape] {""}
}
scores-otherwise = { $fault ->
    [never] { $player } nemůže mít za podmínku { $condition } { $points }: body přináší po { $each }.
    [never-so-many] { $count ->
        [one] { $player } nemůže mít za podmínku { $condition } { $points }: jedno pole samo se v ní nikdy nepočítá.
        [few] { $player } nemůže mít za podmínku { $condition } { $points }: { $count } pole se v ní nikdy nepočítají.
       *[other] { $player } nemůže mít za podmínku { $condition } { $points }: { $count } polí se v ní nikdy nepočítá.
    }
   *[other] { by-the-sheet }{ $due ->
        [one] { $player } má za podmínku { $condition } { $due } bod, ne { $points }.
        [few] { $player } má za podmínku { $condition } { $due } body, ne { $points }.
       *[other] { $player } má za podmínku { $condition } { $due } bodů, ne { $points }.
    }
}

## Místa, o nichž není nic známo: co by bylo třeba poslat
nth = { $entry }.
missing-phase = která je fáze
missing-round = které je kolo
missing-players = kdo hraje
missing-shared = která podmínka je sdílená
missing-shared-card = která podmínka je sdílená
missing-deck = karty v balíčku
missing-deck-cards = karty v balíčku
missing-deck-cards-entry-card = která karta je { nth } odshora v balíčku
missing-discards = odhozené karty
missing-discards-cards = odhozené karty
missing-discards-cards-entry-card = která karta byla { nth } odhozená
missing-set_aside-player = které karty odložil { $player }
missing-set_aside-player-cards = které karty odložil { $player }
missing-set_aside-player-cards-entry-card = která je { nth } karta, kterou odložil { $player }
missing-hands-player = které karty má v ruce { $player }
missing-hands-player-cards = které karty má v ruce { $player }
missing-hands-player-cards-entry-card = která je { nth } karta, kterou má v ruce { $player }
missing-chosen = kdo si už zvolil kartu
missing-chosen-player-card = kterou kartu si zvolil { $player }
missing-landscapes-player = jaký kraj má { $player }
missing-landscapes-player-placed = které karty umístil { $player }
missing-landscapes-player-placed-entry = { nth } karta, kterou umístil { $player }
missing-landscapes-player-placed-entry-card = která je { nth } karta, kterou umístil { $player }
missing-landscapes-player-placed-entry-side = kterou stranou nahoru leží { nth } karta, kterou umístil { $player }
missing-landscapes-player-placed-entry-rotation = jak je otočena { nth } karta, kterou umístil { $player }
missing-landscapes-player-placed-entry-row = v kterém řádku leží { nth } karta, kterou umístil { $player }
missing-landscapes-player-placed-entry-column = v kterém sloupci leží { nth } karta, kterou umístil { $player }
missing-landscapes-player-squares = jaká pole má v kraji { $player }
missing-landscapes-player-squares-entry = všechna pole v { $entry }. řádku kraje, který má { $player }
missing-overlay-cards-number-condition = co ukazuje strana s podmínkou na kartě { $number }
missing-overlay-cards-number-plain = co ukazuje strana bez podmínky na kartě { $number }

## Co musí splňovat každý stav
cards-once = Ve hře je 18 různých karet a každá je jen na jednom místě.
    .violated = { $fault ->
        [twice] Karta { $card } je jen jedna, ale { $location } je dvakrát.
       *[elsewhere] Karta { $card } je jen jedna, ale je { $location } i { $other_location }.
    }
cards-count = Hromádka obsahuje tolik karet, kolik udává, a všech karet dohromady je 18.
    .violated = { $fault ->
        [pile] { $total ->
            [one] V této hromádce je uvedena { $total } karta, ne { $count }.
            [few] V této hromádce jsou uvedeny { $total } karty, ne { $count }.
           *[other] V této hromádce je uvedeno { $total } karet, ne { $count }.
        }
       *[all] { $count ->
            [one] Dohromady je to { $count } karta; ve hře jich je { $total }.
            [few] Dohromady jsou to { $count } karty; ve hře jich je { $total }.
           *[other] Dohromady je to { $count } karet; ve hře jich je { $total }.
        }
    }
cards-condition = Na jedné straně karty zabírá podmínka s číslem této karty dvě sousední pole; na druhé straně žádná podmínka není.
    .violated = { $fault ->
        [plain] Na straně karty { $card } bez podmínky žádná podmínka není, ale tady na ní je podmínka { $condition }: { $squares }.
        [foreign] Na kartě { $card } je jen její vlastní podmínka, ale tady na ní je podmínka { $condition }: { $squares }.
        [missing] Na straně karty { $card }, kde má být podmínka { $condition }, tato podmínka chybí.
       *[not-two] Podmínka { $condition } zabírá dvě sousední pole, ale tady zabírá: { $squares }.
    }
landscape-grid = Pole kraje leží v mřížce: v každém řádku je stejně polí.
    .violated = { $count ->
        [one] V tomto řádku je { $count } pole, v prvním { $due }.
        [few] V tomto řádku jsou { $count } pole, v prvním { $due }.
       *[other] V tomto řádku je { $count } polí, v prvním { $due }.
    }
landscape-connected = Kraj drží pohromadě, protože každá karta kromě první zakrývá některé z jeho polí.
    .violated = Tato pole nespojuje se zbytkem kraje žádná karta: { $squares }.
landscape-cards = Kraj tvoří nejvýše osm karet o dvou krát třech polích.
    .violated = { $fault ->
        [too-large] Na osmi kartách je vidět nejvýše { $total } polí, ne { $count }.
        [left-over] Nevejde se sem celá karta, takže tato pole nemohou být z žádné karty: { $squares }.
        [too-many] Na osmi kartách je nejvýše { $total } bodovacích podmínek, ne všechny tyto: { $conditions }.
        [too-few] { $total ->
            [one] { $total } karta takový kraj ukázat nemůže, ať leží jakkoli.
            [few] { $total } karty takový kraj ukázat nemohou, ať leží jakkoli.
           *[other] { $total } karet takový kraj ukázat nemůže, ať leží jakkoli.
        }
       *[locked] Tyto podmínky nemohou být vidět všechny, protože ať byla poslední položena kterákoli z jejich karet, zakrývala by část jiné podmínky: { $conditions }.
    }
landscape-seen = Z karet v kraji je vidět jen to, co leží navrchu.
    .violated = Na těchto polích ukazují umístěné karty něco jiného: { $squares }.
round-cards = V každém kole dostane každý hráč dvě karty; jednu zvolí a umístí, druhou předá a kartu, kterou dostane místo ní, umístí také. Kolo a fáze tedy určují, kolik karet je v kraji, v ruce a v balíčku.
    .violated = { $pile ->
        [landscapes] { $count ->
            [one] { $player } má v kraji { $count } kartu; v tuto chvíli jich tam musí být { $due }.
            [few] { $player } má v kraji { $count } karty; v tuto chvíli jich tam musí být { $due }.
           *[other] { $player } má v kraji { $count } karet; v tuto chvíli jich tam musí být { $due }.
        }
        [hands] { $count ->
            [one] { $player } má v ruce { $count } kartu; v tuto chvíli jich tam musí být { $due }.
            [few] { $player } má v ruce { $count } karty; v tuto chvíli jich tam musí být { $due }.
           *[other] { $player } má v ruce { $count } karet; v tuto chvíli jich tam musí být { $due }.
        }
        [hands-at-most] { $count ->
            [few] { $player } má v ruce { $count } karty; v tuto chvíli tam smí být nejvýše { $due }.
           *[other] { $player } má v ruce { $count } karet; v tuto chvíli tam smí být nejvýše { $due }.
        }
        [chosen] { $player } v tuto chvíli nemůže mít zvolenou kartu.
        [set-aside] { $count ->
            [one] { $player } má stranou odloženou { $count } kartu; v tuto chvíli tam smí být nejvýše { $due }.
            [few] { $player } má stranou odložené { $count } karty; v tuto chvíli tam smí být nejvýše { $due }.
           *[other] { $player } má stranou odloženo { $count } karet; v tuto chvíli tam smí být nejvýše { $due }.
        }
        [shared] Než se hra připraví, uprostřed žádná karta neleží.
        [round] Hra ještě není připravena, takže nemůže být { $count }. kolo.
        [last-round] Body se počítají po { $due }. kole, ne po { $count }. kole.
        [deck] { $count ->
            [one] V balíčku je { $count } karta; v tuto chvíli jich tam musí být { $due }.
            [few] V balíčku jsou { $count } karty; v tuto chvíli jich tam musí být { $due }.
           *[other] V balíčku je { $count } karet; v tuto chvíli jich tam musí být { $due }.
        }
        [deck-of-any-round] { $count ->
            [one] V balíčku je { $count } karta; v této fázi jich tam může být podle kola: { $due }.
            [few] V balíčku jsou { $count } karty; v této fázi jich tam může být podle kola: { $due }.
           *[other] V balíčku je { $count } karet; v této fázi jich tam může být podle kola: { $due }.
        }
       *[discards] { $count ->
            [one] Odhozena je { $count } karta, jenže dva hráči žádné karty neodhazují a před přípravou hry neodhazuje nikdo.
            [few] Odhozeny jsou { $count } karty, jenže dva hráči žádné karty neodhazují a před přípravou hry neodhazuje nikdo.
           *[other] Odhozeno je { $count } karet, jenže dva hráči žádné karty neodhazují a před přípravou hry neodhazuje nikdo.
        }
    }

## Průběh kola
round-phase = Kolo tvoří rozdávání, volba karet, umísťování zvolených karet, předávání a umísťování předaných karet; každá akce v něm má své místo.
    .violated = { $activity ->
        [set-up] Hra se připravuje, než začne.
        [deal] Karty se rozdávají na začátku kola.
        [choose] Každý hráč si kartu volí hned po rozdání.
        [place] Karta se umísťuje, až když mají všichni zvoleno, nebo až jsou předány ostatní karty.
        [set-aside] Karta se odkládá stranou, když by se měla umístit.
        [score] Body se počítají jednou, po posledním kole.
        [replace-card] Nechtěná karta se nahrazuje, až je zvolená karta umístěna.
       *[pass-on] Nechtěné karty se předávají, až jsou zvolené karty umístěny.
    } Teď je fáze „{ $phase }“.
end-eight-cards = Jakmile mají všichni v kraji osm karet, hra končí.
    .violated = V každém kraji už leží { $count } karet, další se nerozdávají.
setup-deck = Balíček se zamíchá ze všech 18 karet.
    .violated = { $card ->
        [none] { $count ->
            [one] V tomto balíčku je { $count } karta, ne { $total }.
            [few] V tomto balíčku jsou { $count } karty, ne { $total }.
           *[other] V tomto balíčku je { $count } karet, ne { $total }.
        }
       *[other] { $count ->
            [2] Karta { $card } je v tomto balíčku dvakrát.
            [3] Karta { $card } je v tomto balíčku třikrát.
           *[other] Karta { $card } je v tomto balíčku { $count }krát.
        }
    }
setup-shared = Sdílenou bodovací podmínku určuje karta, která je po zamíchání navrchu balíčku.
    .violated = { $fault ->
        [deeper] Karta { $card } je v tomto balíčku níž, ne navrchu.
       *[other] Navrchu tohoto balíčku je karta { $expected_card }, ne karta { $card }.
    }
setup-deciding-game = Hráči, kteří mají stejně bodů a jsou si rovni i ve všech podmínkách, karty zamíchají a odehrají rozhodující partii. Hra, která má vítěze, se znovu nepřipravuje.
    .violated = { $fault ->
        [alone] Hrál jen { $player }, takže není shoda, kterou by další partie rozhodla.
       *[won] { $player } zvítězil. Rozhodující partie se hraje, jen když jsou si oba rovni v bodech i ve všech podmínkách.
    }
deal-two = Každému hráči se rozdají dvě karty.
    .violated = { $count ->
        [one] { $player } dostává { $count } kartu, ne { $due }.
        [few] { $player } dostává { $count } karty, ne { $due }.
       *[other] { $player } dostává { $count } karet, ne { $due }.
    }
deal-bottom = Karty se rozdávají ze spodku balíčku.
    .violated = { $fault ->
        [twice] Karta { $card } je rozdána dvakrát, ale je jen jedna.
        [elsewhere] Karta { $card } se rozdat nemůže: je { $location }.
       *[higher] Karta { $card } není mezi { $due } spodními kartami balíčku.
    }
solo-deal = Při sólové hře si hráč rozdává karty jen sám sobě.
    .violated = { $player } nehraje, a karty tedy nedostává.
choose-hand = Hráč si volí jednu ze dvou karet, které má v ruce.
    .violated = { $fault ->
        [not-there] { $player } nemá v ruce kartu { $card }.
       *[elsewhere] { $player } nemá v ruce kartu { $card }: je { $location }.
    }
choose-one = Každý hráč si zvolí jednu kartu.
    .violated = { $fault ->
        [laid] { $player } už si kartu zvolil a od té doby byla nějaká umístěna, takže volba platí.
       *[final] { $player } už si kartu zvolil.
    }

## Umísťování karet
place-chosen = Nejdřív každý hráč umístí kartu, kterou si zvolil.
    .violated = { $fault ->
        [none-left] { $player } už nemá zvolenou kartu, kterou by umístil.
        [other] { $player } si zvolil kartu { $expected_card }, ne kartu { $card }.
       *[elsewhere] { $player } si kartu { $card } nezvolil: je { $location }.
    }
place-passed = Potom každý hráč umístí kartu, která mu byla předána, při sólové hře tu, kterou si místo ní vzal z balíčku.
    .violated = { $fault ->
        [none-left] { $player } už nemá kartu, kterou by umístil.
        [other] { $player } dostal kartu { $expected_card }, ne kartu { $card }.
       *[elsewhere] { $player } kartu { $card } nedostal: je { $location }.
    }
place-fixed = Umístěná karta se už nepřesouvá.
    .violated = { $player } už kartu { $card } v kraji má a ta zůstává, kde je.
place-quarter-turns = Karta se smí libovolněkrát otočit o 90°.
    .violated = { NUMBER($rotation, maximumSignificantDigits: 17) }° není násobek 90°.
place-grid = Pole kraje leží v mřížce: žádné není zakryto jen zčásti.
    .violated = { NUMBER($number, maximumSignificantDigits: 17) } není celý počet řádků nebo sloupců: pole by byla zakryta jen zčásti.
place-on-top = Karta se pokládá navrch na karty, které tam leží, nezasouvá se pod ně.
    .violated = Karta musí ležet na těchto polích, ne pod nimi: { $squares }.
place-cover = Nová karta zakrývá aspoň jedno pole vlastního kraje; jen první karta hráče nemá co zakrýt.
    .violated = { $player } svou kartou nezakrývá žádné pole kraje; ležela by na těchto polích: { $squares }.
place-condition = Nová karta nezakrývá nic z bodovací podmínky.
    .violated = { $fault ->
        [seen] Karta zakrývá část podmínky { $condition }: { $squares }.
       *[wherever] { $condition ->
            [unknown] Ať je podmínka některé spodní karty na ní kdekoli, tato karta zakrývá její část.
           *[other] Ať je podmínka { $condition } na své kartě kdekoli, tato karta zakrývá její část.
        }
    }
place-none-possible = Karta, kterou by šlo položit jen na bodovací podmínky, se odloží stranou: opouští hru a počítá se jako jedna z osmi. U některých stolů se místo toho pokládá na podmínky.
    .violated = { $fault ->
        [room] { $player } má v kraji místo: kartu tam lze položit, aniž by zakryla podmínku.
       *[over-conditions] { $player } může kartu položit jen na podmínky. U tohoto stolu se to pak smí a žádná karta se stranou neodkládá.
    }

## Předávání karet
pass-unwanted = Po umístění zvolených karet každý hráč předá kartu, kterou nechtěl.
    .violated = { $fault ->
        [twice] Karta { $card } je předána dvakrát, ale je jen jedna.
        [other] { $player } má v ruce kartu { $expected_card }, ne kartu { $card }.
       *[elsewhere] { $player } nemá v ruce kartu { $card }: je { $location }.
    }
pass-opponent = Dva hráči si navzájem vymění karty, které nechtěli.
    .violated = Dva hráči si nechtěné karty vymění; kartu z balíčku si místo nich bere jen ten, kdo hraje sám.
solo-discard = Při sólové hře se karta, která by se předala soupeři, odhodí.
    .violated = { $fault ->
        [alone] Není tu nikdo, komu by se karta předala; při sólové hře se odhodí a místo ní se vezme jiná z balíčku.
        [other] K odhození zbyla karta { $expected_card }, ne karta { $card }.
       *[elsewhere] Karta { $card } k odhození nezbyla: je { $location }.
    }
solo-top = Při sólové hře se ve chvíli, kdy by hráč dostal kartu od soupeře, odhodí vrchní karta balíčku.
    .violated = { $fault ->
        [twice] Karta { $card } je uvedena dvakrát, ale je jen jedna.
        [other] Navrchu balíčku je karta { $expected_card }, ne karta { $card }.
        [deeper] Karta { $card } je v balíčku níž, ne navrchu.
       *[elsewhere] Karta { $card } navrchu balíčku není: je { $location }.
    }
solo-next = Při sólové hře si hráč místo karty od soupeře vezme kartu, která ležela pod vrchní kartou balíčku.
    .violated = { $fault ->
        [twice] Karta { $card } je uvedena dvakrát, ale je jen jedna.
        [other] Pod vrchní kartou balíčku je karta { $expected_card }, ne karta { $card }.
        [deeper] Karta { $card } je v balíčku jinde, ne hned pod vrchní kartou.
       *[elsewhere] Karta { $card } pod vrchní kartou balíčku není: je { $location }.
    }

## Bodovací podmínky
condition-mighty-river = Mocná řeka: 4 body za každé pole největší propojené skupiny polí, na nichž na sebe navazují konce řeky.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Mocná řeka: žádná skupina polí řeky.
        [one] Mocná řeka: { $count } pole řeky v největší skupině za 4 body ({ $squares }).
        [few] Mocná řeka: { $count } pole řeky v největší skupině, každé za 4 body ({ $squares }).
       *[other] Mocná řeka: { $count } polí řeky v největší skupině, každé za 4 body ({ $squares }).
    }
condition-noble-woodlands = Ušlechtilé lesy: 3 body za každé pole lesa, které je propojené aspoň s jedním dalším.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Ušlechtilé lesy: žádná propojená pole lesa.
        [one] Ušlechtilé lesy: { $count } propojené pole lesa za 3 body ({ $squares }).
        [few] Ušlechtilé lesy: { $count } propojená pole lesa, každé za 3 body ({ $squares }).
       *[other] Ušlechtilé lesy: { $count } propojených polí lesa, každé za 3 body ({ $squares }).
    }
condition-barrier-range = Horská hradba: 3 body za každé pole hory na okraji kraje.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Horská hradba: žádné pole hory na okraji.
        [one] Horská hradba: { $count } pole hory na okraji za 3 body ({ $squares }).
        [few] Horská hradba: { $count } pole hory na okraji, každé za 3 body ({ $squares }).
       *[other] Horská hradba: { $count } polí hory na okraji, každé za 3 body ({ $squares }).
    }
condition-thriving-villages = Vzkvétající vesnice: za každé pole vesnice 1 bod za každý různý druh symbolu v jeho okolí kromě vesnice.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Vzkvétající vesnice: žádný jiný symbol v okolí pole vesnice.
        [one] Vzkvétající vesnice: jeden jiný druh symbolu ({ $because_of }) v okolí pole vesnice ({ $squares }) za 1 bod.
        [few] Vzkvétající vesnice: { $count } jiné druhy symbolů v okolí polí vesnice, každý za 1 bod, počítáno za každé pole vesnice zvlášť. Jednotlivá pole vesnice, v závorce po jednom symbolu od každého druhu: { $earned }.
       *[other] Vzkvétající vesnice: { $count } jiných druhů symbolů v okolí polí vesnice, každý za 1 bod, počítáno za každé pole vesnice zvlášť. Jednotlivá pole vesnice, v závorce po jednom symbolu od každého druhu: { $earned }.
    }
condition-circle-of-life = Koloběh života: 6 bodů za každou dvojici pole vlka a pole jelena, ať jsou v kraji kdekoli.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Koloběh života: žádná dvojice vlka a jelena.
        [one] Koloběh života: { $count } dvojice vlka a jelena za 6 bodů ({ $squares }).
        [few] Koloběh života: { $count } dvojice vlka a jelena, každá za 6 bodů ({ $squares }).
       *[other] Koloběh života: { $count } dvojic vlka a jelena, každá za 6 bodů ({ $squares }).
    }
condition-ancient-relics = Starověké relikvie: 4 body za každé pole krystalu, které nemá jiné pole krystalu v okolí, ve svém řádku ani ve svém sloupci.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Starověké relikvie: žádné pole krystalu stranou všech ostatních.
        [one] Starověké relikvie: { $count } pole krystalu stranou všech ostatních za 4 body ({ $squares }).
        [few] Starověké relikvie: { $count } pole krystalu stranou všech ostatních, každé za 4 body ({ $squares }).
       *[other] Starověké relikvie: { $count } polí krystalu stranou všech ostatních, každé za 4 body ({ $squares }).
    }
condition-roaring-falls = Burácivé vodopády: za každé pole řeky 4 body za každé pole hory, do kterého ústí.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Burácivé vodopády: žádné pole řeky neústí do pole hory.
        [one] Burácivé vodopády: pole řeky ({ $squares }) ústí do pole hory ({ $because_of }), za 4 body.
       *[other] Burácivé vodopády: { $count }× ústí pole řeky do pole hory, pokaždé za 4 body. Jednotlivá pole řeky, v závorce hory: { $earned }.
    }
condition-shaded-streams = Zastíněné potoky: za každé pole řeky 4 body za každé pole lesa, kolem kterého protéká.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Zastíněné potoky: žádné pole řeky neprotéká kolem pole lesa.
        [one] Zastíněné potoky: pole řeky ({ $squares }) protéká kolem pole lesa ({ $because_of }), za 4 body.
       *[other] Zastíněné potoky: { $count }× protéká pole řeky kolem pole lesa, pokaždé za 4 body. Jednotlivá pole řeky, v závorce lesy: { $earned }.
    }
condition-valley-guardians = Strážci údolí: za každé pole krystalu 2 body za každé pole hory přesně 4 pole od něj.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Strážci údolí: žádné pole hory přesně 4 pole od pole krystalu.
        [one] Strážci údolí: pole hory ({ $because_of }) je přesně 4 pole od pole krystalu ({ $squares }), za 2 body.
       *[other] Strážci údolí: { $count }× je pole hory přesně 4 pole od pole krystalu, pokaždé za 2 body. Jednotlivá pole krystalu, v závorce hory: { $earned }.
    }
condition-ruthless-hunters = Nelítostní lovci: 8 bodů za každé pole vlka, od kterého je každé pole vesnice i každé jiné pole vlka vzdáleno aspoň 5 polí.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Nelítostní lovci: žádné pole vlka dost daleko od vesnic a jiných vlků.
        [one] Nelítostní lovci: { $count } pole vlka dost daleko od vesnic a jiných vlků za 8 bodů ({ $squares }).
        [few] Nelítostní lovci: { $count } pole vlka dost daleko od vesnic a jiných vlků, každé za 8 bodů ({ $squares }).
       *[other] Nelítostní lovci: { $count } polí vlka dost daleko od vesnic a jiných vlků, každé za 8 bodů ({ $squares }).
    }
condition-forest-spirit = Lesní duch: 8 bodů za každé pole jelena, které má v okolí aspoň 3 pole lesa.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Lesní duch: žádné pole jelena nemá v okolí 3 pole lesa.
        [one] Lesní duch: { $count } pole jelena s aspoň 3 poli lesa v okolí za 8 bodů ({ $squares }).
        [few] Lesní duch: { $count } pole jelena s aspoň 3 poli lesa v okolí, každé za 8 bodů ({ $squares }).
       *[other] Lesní duch: { $count } polí jelena s aspoň 3 poli lesa v okolí, každé za 8 bodů ({ $squares }).
    }
condition-town-centre = Městské centrum: zvolí se jedno pole krystalu; 3 body za každé pole vesnice nejvýše 3 pole od něj.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Městské centrum: žádné pole vesnice nejvýše 3 pole od pole krystalu.
        [one] Městské centrum: { $count } pole vesnice ({ $squares }) nejvýše 3 pole od krystalu na { $because_of } za 3 body.
        [few] Městské centrum: { $count } pole vesnice ({ $squares }) nejvýše 3 pole od krystalu na { $because_of }, každé za 3 body.
       *[other] Městské centrum: { $count } polí vesnice ({ $squares }) nejvýše 3 pole od krystalu na { $because_of }, každé za 3 body.
    }
condition-remote-outposts = Vzdálené výspy: 1 bod za každé pole nejdelší přímé linie polí, v níž není žádná část bodovací podmínky.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Vzdálené výspy: žádná linie polí bez podmínky.
        [one] Vzdálené výspy: { $count } pole v nejdelší přímé linii za 1 bod ({ $squares }).
        [few] Vzdálené výspy: { $count } pole v nejdelší přímé linii, každé za 1 bod ({ $squares }).
       *[other] Vzdálené výspy: { $count } polí v nejdelší přímé linii, každé za 1 bod ({ $squares }).
    }
condition-close-neighbours = Blízcí sousedé: 1 bod za každé pole největší čtvercové oblasti, v níž není žádná část bodovací podmínky.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Blízcí sousedé: žádná oblast polí bez podmínky.
        [one] Blízcí sousedé: { $count } pole v největší čtvercové oblasti za 1 bod ({ $squares }).
        [few] Blízcí sousedé: { $count } pole v největší čtvercové oblasti, každé za 1 bod ({ $squares }).
       *[other] Blízcí sousedé: { $count } polí v největší čtvercové oblasti, každé za 1 bod ({ $squares }).
    }
condition-great-prairie = Velká prerie: 2 body za každé pole největší propojené skupiny prázdných polí.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Velká prerie: žádná skupina prázdných polí.
        [one] Velká prerie: { $count } prázdné pole v největší skupině za 2 body ({ $squares }).
        [few] Velká prerie: { $count } prázdná pole v největší skupině, každé za 2 body ({ $squares }).
       *[other] Velká prerie: { $count } prázdných polí v největší skupině, každé za 2 body ({ $squares }).
    }
condition-land-of-plenty = Země hojnosti: tolik bodů, kolik přináší nejméně hodnotná z ostatních podmínek hráče, počítaje v to i sdílenou.
    .violated = { scores-otherwise }
    .scored = { $points ->
        [one] Země hojnosti: { $points } bod, tolik přináší podmínka { $lowest_condition }, nejméně hodnotná z ostatních.
        [few] Země hojnosti: { $points } body, tolik přináší podmínka { $lowest_condition }, nejméně hodnotná z ostatních.
       *[other] Země hojnosti: { $points } bodů, tolik přináší podmínka { $lowest_condition }, nejméně hodnotná z ostatních.
    }
condition-tranquillity = Poklid: 1 bod za každé pole v kraji, na kterém je vesnice, hora nebo les.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Poklid: žádné pole vesnice, hory ani lesa.
        [one] Poklid: { $count } pole vesnice, hory nebo lesa za 1 bod ({ $squares }).
        [few] Poklid: { $count } pole vesnice, hory nebo lesa, každé za 1 bod ({ $squares }).
       *[other] Poklid: { $count } polí vesnice, hory nebo lesa, každé za 1 bod ({ $squares }).
    }
condition-wilderness = Divočina: 1 bod za každé pole v kraji, na kterém je řeka, krystal, vlk nebo jelen.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Divočina: žádné pole řeky, krystalu, vlka ani jelena.
        [one] Divočina: { $count } pole řeky, krystalu, vlka nebo jelena za 1 bod ({ $squares }).
        [few] Divočina: { $count } pole řeky, krystalu, vlka nebo jelena, každé za 1 bod ({ $squares }).
       *[other] Divočina: { $count } polí řeky, krystalu, vlka nebo jelena, každé za 1 bod ({ $squares }).
    }

## Bodování
score-own = Každý hráč boduje každou podmínku ve svém kraji jednou a kromě nich už jen sdílenou.
    .violated = { $fault ->
        [left-out] { $player } má v kraji podmínku { $condition }, ale na bodovacím listu chybí.
        [both] Podmínka { $condition } je na obou bodovacích listech, ale není sdílená, takže ji může mít v kraji jen jeden z hráčů.
        [twice] { $player } má na bodovacím listu dvakrát podmínku { $condition }; boduje se jednou.
        [too-many] { $count ->
            [one] { $player } nemá v kraji žádnou podmínku, takže z těchto na bodovacím listu se může bodovat nejvýš jedna, a to sdílená: { $conditions }.
            [few] { $player } má na bodovacím listu tyto podmínky, ale v kraji nebo sdílené z nich mohou být nejvýš { $count }: { $conditions }.
           *[other] { $player } má na bodovacím listu tyto podmínky, ale v kraji nebo sdílených z nich může být nejvýš { $count }: { $conditions }.
        }
       *[foreign] { $player } má na bodovacím listu podmínku { $condition }, ale ta není ani v kraji, ani sdílená.
    }
    .scored = { $count ->
        [one] { $player } má v kraji { $count } podmínku s neznámým číslem.
        [few] { $player } má v kraji { $count } podmínky s neznámým číslem.
       *[other] { $player } má v kraji { $count } podmínek s neznámým číslem.
    }
score-shared = Sdílenou podmínku boduje každý hráč, který má ve svém kraji nějakou podmínku.
    .violated = { by-the-sheet }{ $player } boduje i sdílenou podmínku { $condition }, ale na bodovacím listu chybí.
    .scored = { $player }: co přináší sdílená podmínka.
score-no-own-condition = Kdo nemá ve svém kraji žádnou podmínku, tomu sdílená nic nepřináší.
    .violated = { by-the-sheet }{ $points ->
        [one] { $player } nemá v kraji žádnou podmínku, takže sdílená podmínka { $condition } nepřináší nic, ne { $points } bod.
        [few] { $player } nemá v kraji žádnou podmínku, takže sdílená podmínka { $condition } nepřináší nic, ne { $points } body.
       *[other] { $player } nemá v kraji žádnou podmínku, takže sdílená podmínka { $condition } nepřináší nic, ne { $points } bodů.
    }
    .scored = { $player } nemá v kraji žádnou podmínku, proto za sdílenou nic nemá.
score-deduction = Za každou podmínku ve vlastním kraji, ať už něco přinesla nebo ne, se odečítá 10 bodů; za sdílenou nikdy.
    .violated = { by-the-sheet }{ $due ->
        [0] { $player } nemá v kraji žádnou podmínku, takže se neodečítá nic, ne { $points }.
       *[other] { $count ->
            [one] { $player } má v kraji { $count } podmínku, takže se odečítá { $due } bodů, ne { $points }.
            [few] { $player } má v kraji { $count } podmínky, takže se odečítá { $due } bodů, ne { $points }.
           *[other] { $player } má v kraji { $count } podmínek, takže se odečítá { $due } bodů, ne { $points }.
        }
    }
    .scored = { $count ->
        [one] { $count } podmínka v kraji, o 10 bodů méně.
        [few] { $count } podmínky v kraji, za každou o 10 bodů méně.
       *[other] { $count } podmínek v kraji, za každou o 10 bodů méně.
    }
score-total = Celkem má hráč tolik, kolik přinesly podmínky, po odečtení bodů za podmínky v kraji.
    .violated = { by-the-sheet }{ $due ->
        [one] { $player } má celkem { $due } bod, ne { $points }.
        [few] { $player } má celkem { $due } body, ne { $points }.
       *[other] { $player } má celkem { $due } bodů, ne { $points }.
    }
score-winner = Vyhrává hráč s nejvíce body.
    .violated = { $fault ->
        [nobody] Oba hráči jsou druzí, ale aspoň jeden musí být první.
        [whatever] Ať je na polích, která nikdo nevidí, cokoli, { $player } je před soupeřem ({ $other_player }).
       *[fewer] { by-the-sheet }{ $points ->
            [one] { $player } má { $points } bod, { $other_player } { $other_points }: vyhrává { $player }.
            [few] { $player } má { $points } body, { $other_player } { $other_points }: vyhrává { $player }.
           *[other] { $player } má { $points } bodů, { $other_player } { $other_points }: vyhrává { $player }.
        }
    }
score-tie-break = Při rovnosti bodů vyhrává ten, kdo má nejhodnotnější jednotlivou podmínku; jsou-li stejně hodnotné, rozhoduje druhá nejhodnotnější a tak dále.
    .violated = { by-the-sheet }{ tie-broken }
    .applied = { tie-broken }
score-shared-victory = Hráči, kteří se shodují v bodech i ve všech podmínkách, se dělí o vítězství.
    .violated = { by-the-sheet }{ level-to-the-last } O vítězství se dělí.
    .applied = { level-to-the-last } O první místo se dělí.
solo-scoring = Při sólové hře se boduje jen vlastní kraj, a to obvyklým způsobem.
    .violated = { $fault ->
        [stranger] { $player } nehraje, takže nemá kraj, který by se bodoval.
       *[rank] { $player } hraje sám, takže není za kým skončit druhý.
    }
solo-rating = Při sólové hře se hodnocení kraje najde podle bodů v tabulce: od 50 Neuvěřitelný, od 40 Úžasný, od 30 Podivuhodný, od 20 Zapeklitý, od 10 Zmatený, pod 9 Ztracený.
    .violated = { $fault ->
        [two-play] V tabulce hledá hodnocení jen ten, kdo hraje sám; tady hrají dva.
        [impossible] { by-the-sheet }Kraj za { $points } bodů nemůže být { $rating }; možné je: { $due_ratings }.
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
reading-cover-first-round = V prvním kole se povinnost zakrýt nějaké pole neuplatní. Pro které karty to platí?
    .first-card = Jen pro první kartu každého hráče
    .whole-round = Pro obě karty prvního kola
reading-place-none-possible = Kartu nelze položit nikam, aniž by zakryla bodovací podmínku. Co pak?
    .set-aside = Odloží se stranou, opouští hru a počítá se jako jedna z osmi
    .over-conditions = Smí zakrýt podmínky; co zbude z podmínky zakryté jen zčásti, je prázdné pole
reading-river-group = Co je skupina polí řeky (podmínka 1)?
    .end-to-end = Pole, na nichž se konce řeky setkávají na společné hraně
    .touching = Jakákoli pole řeky, která se dotýkají
reading-group-single = Je jediné pole samo o sobě skupina (podmínky 1 a 15)?
    .counts = Ano
    .does-not = Ne
reading-border-holes = Tvoří díra uvnitř kraje okraj pro pole kolem ní (podmínka 3)?
    .yes = Ano, díra není součást kraje
    .no = Ne, okraj tvoří jen to, co je kolem kraje zvenčí
reading-row-interrupted = Přerušuje mezera v kraji řádek nebo sloupec (podmínka 6)?
    .no = Ne
    .by-gap = Ano
reading-pairs = Smí se vlk nebo jelen počítat do více dvojic (podmínka 5)?
    .disjoint = Ne
    .every-combination = Ano, každý vlk s každým jelenem
reading-line-diagonal = Smí nejdelší přímá linie vést diagonálně (podmínka 13)?
    .no = Ne
    .yes = Ano
reading-wolf-alone = Boduje vlk v kraji, kde není žádná vesnice ani jiný vlk (podmínka 10)?
    .scores = Ano
    .does-not = Ne
reading-tiebreak-shared = Počítá se při rozhodování remízy i sdílená podmínka?
    .no = Ne, jen vlastní podmínky hráčů
    .yes = Ano, a komu vlastní podmínka chybí, má za ni 0
reading-tiebreak-none-left = Hráči jsou dosud vyrovnaní; jeden má ještě podmínku, která nic nepřinesla, druhý už žádnou. Co teď?
    .equal = Zůstávají vyrovnaní
    .having-one-wins = Lepší je ten, kdo podmínku má
reading-solo-nine = V tabulce pro jednoho hráče chybí přesně 9 bodů. Jaké je to hodnocení?
    .lost = Ztracený
    .confused = Zmatený

## Obrázky: co říkají vedle slov nahoře
content-unknown = není známo
content-nowhere = žádné pole
content-empty = prázdné
content-forest = les
content-mountain = hora
content-village = vesnice
content-elk = jelen
content-wolf = vlk
content-crystal = krystal
content-river-ne = řeka ze severu na východ
content-river-ns = řeka ze severu na jih
content-river-nw = řeka ze severu na západ
content-river-es = řeka z východu na jih
content-river-ew = řeka z východu na západ
content-river-sw = řeka z jihu na západ
caption-deck = Balíček
caption-discards = Odhozené karty
caption-set-aside = Odloženo stranou
caption-hand = V ruce
caption-chosen = Zvolená karta
caption-placed = Umístěné karty, nejspodnější první:
picture-title = { game }: kraje při pohledu shora
picture-round = { $round ->
    [unknown] Kolo není známo
   *[other] Kolo { $round } ze { $total }
}
picture-phase = { $phase ->
    [unknown] Fáze není známa
   *[other] Fáze: { $phase }
}
picture-players-unknown = Není známo, kdo hraje
picture-shared = { $condition ->
    [unknown] Sdílená podmínka: není známa
   *[other] Sdílená podmínka: { $condition }
}
picture-pile = { $count ->
    [unknown] { $caption }: není známo
    [0] { $caption }: žádná karta
    [one] { $caption }: { $count } karta
    [few] { $caption }: { $count } karty
   *[other] { $caption }: { $count } karet
}
picture-listed = { $told } – { $cards }
picture-of = { $player } – { $told }
picture-card = { $condition ->
    [unknown] neznámá karta
   *[other] karta { $condition }
}
picture-condition = podmínka { $condition }
picture-landscape = { $count ->
    [unknown] { $player }: kraj není znám
    [0] { $player }: v kraji není žádné pole
    [one] { $player }: kraj s { $count } polem
   *[other] { $player }: kraj s { $count } poli
}
picture-bare = { $count ->
    [unknown] Tento kraj není znám.
   *[other] Zatím tu neleží žádná karta.
}
picture-row = Řádek { $row } od sloupce { $column }: { $contents }
picture-square = { $square }: { $content }
picture-square-perhaps = { $square }: { $content }, ledaže je zakrývá karta, o níž není známo, jak leží
picture-square-differs = { $square }: podle karet { $content }, podle uvedených polí { $other_content }
picture-placed = { $letter }: { $condition ->
    [unknown] neznámá karta
   *[other] karta { $condition }
}, { $side ->
    [unknown] strana není známa
   *[other] { $side }
}, { $rotation ->
    [unknown] otočení není známo
   *[other] otočená o { $rotation }°
}, { $square ->
    [unknown] místo není známo
   *[other] její levé horní pole je { $square }
}
