# Slova, podle kterých hráči hledají pravidla Graenalandu, vedle těch, která patří ke každé hře: viz adjudication/search.py.

## Slova, která znamenají totéž
synonyms-army = vojsko, armáda, vojáci, jednotky, bojovník, boj, bojovat, útok, útočit, napadnout, válka, síla
synonyms-strengthen = zvýšit, zvětšit, zvětšovat, rozšířit, posílit
synonyms-resource = surovina, obilí, dobytek, dřevo, ruda, kámen
synonyms-region = území, oblast, region
synonyms-gold = zlato, žolík, joker
synonyms-priest = kněz, kostel
synonyms-skald = skald, síň, bard
synonyms-palisade = palisáda, hradba, plot, zeď
synonyms-toll = poplatek, mýtné, mýto, clo
synonyms-road = cesta, silnice
synonyms-improvement = zlepšení, vylepšení, výnosnost
synonyms-trade = obchod, obchodovat, směna, směnit, výměna, vyměnit, nahradí
synonyms-grant = povolení, povolit, dovolit
synonyms-help = pomoc, pomoci, pomáhat, přispět, darovat, společně, spolupráce
synonyms-house = domeček, domek, dům
synonyms-three = tři, třech, trojice

## Jak hráči pravidlu říkají jinak
keywords-village-price = cena
keywords-map-territories = ostrov, plán
keywords-map-neighbours = ostrov, plán, sousedí
keywords-buildings-one-of-a-kind = dvě, dva, stejné
keywords-setup-positions = začátek
keywords-production-limit = kolik, limit, maximum
keywords-movement-neighbour = daleko, vzdálenost, kompas
keywords-movement-coast = daleko, vzdálenost, loď
keywords-movement-swap = výměna
keywords-round-end-marker = další, pořadí, hráčů, řadě
keywords-proposal-everything = nechat, celé
keywords-proposal-unchanged = změna, změnit, upravit
keywords-voting-majority = remíza, půl, rovnost, zdržet
keywords-building-main-player = kdo, tah
keywords-houses-available = došly
keywords-payment-held = limit, nechat, příště, schovat
keywords-market-one-resource = obchod
keywords-market-access = obchod
keywords-joint-helpers = obchod, dát, pomoc
keywords-palisade-toll = zaplatit, vstup
keywords-claims-priority = remíza
keywords-victory-ranking = remíza, druhé
keywords-victory-announcer = vyhrát, konec
keywords-victory-three-goals = vyhrát, jak
keywords-final-turn = konec, tah
keywords-proposal-turn = tah, řadě
keywords-placement-turn = tah, řadě
keywords-supply-before-end = kdy
keywords-votes-warrior = útok, boj, válka
keywords-army-price = útok, boj, válka
keywords-votes-priest = kněz
