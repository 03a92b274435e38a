# Slova, podle kterých hráči hledají pravidla Podivných krajů, vedle těch, která patří ke každé hře: viz adjudication/answers/search.py.

## Slova, která znamenají totéž
synonyms-wolf = vlk, vlci, vlka
synonyms-elk = jelen, jelena, jeleni
synonyms-forest = les, lesy, strom
synonyms-condition = podmínka, cíl, úkol
synonyms-shared = sdílená, společná
synonyms-solo = sólo, sólová, sám, sama, jednom
synonyms-pass = předat, předávání, předává, výměna, vyměnit, vymění, obchod
synonyms-square = pole, políčko, čtverec
synonyms-connected = propojená, propojené, sousední, sousedící, sousedí

## Jak hráči pravidlu říkají jinak
keywords-round-cards = draft
keywords-end-eight-cards = kol
keywords-choose-hand = nechat, zvolit, vybrat
keywords-choose-one = zvolit, vybrat, výběr
keywords-place-fixed = vrátit, zpět, tah, přesunout
keywords-place-quarter-turns = otočit, otáčet, rotace, natočit, natočení, úhlopříčně, diagonálně
keywords-place-grid = půl, polovina, šikmo, částečně, kus, část
keywords-place-on-top = podsunout, zasunout, pod
keywords-place-cover = překrýt, dotýkat, vedle, přiložit
keywords-place-none-possible = nejde, nelze, nemožné
keywords-score-deduction = minus, záporné, deset, trest, ztratím, ztratit
keywords-score-no-own-condition = žádná, nula
keywords-solo-rating = výsledek
keywords-solo-discard = odhodit
keywords-score-shared = společná, sdílená
keywords-setup-shared = společná, sdílená
keywords-deal-two = kolik, líznout
keywords-deal-bottom = odspodu, odspoda, zdola, spodek
keywords-pass-opponent = výměna, obchod, vyměníme
keywords-pass-unwanted = výměna, druhá, zbylá, nezvolená, kdy, předáme
keywords-condition-circle-of-life = zvíře, zvířata
keywords-condition-forest-spirit = zvíře, zvířata
keywords-condition-ruthless-hunters = zvíře, zvířata
keywords-condition-wilderness = zvíře, zvířata
keywords-score-own = soupeř, moje
keywords-solo-next = druhá, jeden, odkud
keywords-choose-both-sides = podívat, rub
keywords-solo-deal = jeden
keywords-cards-once = kolik, celkem
keywords-score-winner = kdo, vyhrál
keywords-condition-thriving-villages = vesnice
