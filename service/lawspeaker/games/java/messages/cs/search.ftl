# Slova, podle kterých hráči hledají pravidla Jávy, vedle těch, která patří ke každé hře: viz adjudication/answers/search.py.

## Slova, která znamenají totéž
synonyms-figure = figurka, panáček, panák, pěšák, stavitel, meeple
synonyms-water = voda, nádrž, zavlažování, zavlažovací, jezero, jezírko
synonyms-space = pole, políčko, šestiúhelník, hex
synonyms-tile = díl, dílek, krajina, destička, kartička
synonyms-festival = slavnost, dražba, draží, nabídka
synonyms-settlement = vesnice, město, osada
synonyms-pass = pasovat, pas, pasuje
synonyms-enlarge = rozšířit, rozšiřovat, rozšiřuje, zvětšit, zvýšit, přistavět
synonyms-palace = palác, chrám

## Jak hráči pravidlu říkají jinak
keywords-turn-points = AB, akčních bodů
keywords-turn-player = pořadí, kdo
keywords-turn-next = pořadí, kdo je na řadě, kdo pokračuje, kdo, hraje
keywords-turn-land = povinnost, musím, počítá, voda jako krajina
keywords-land-shape = velikost
keywords-land-flat = na sebe, výška, patro, mezera, vrstvit, rovně
keywords-land-congruent = na sebe, vrstvit, stejný
keywords-land-two-tiles = na sebe
keywords-land-cities = spojení, propojit, sloučit, most
keywords-figure-path = přeskočit, projít, skákat
keywords-figure-one = dvě, obsazené, spolu
keywords-figure-entry-cost = nasazení, nasadit, stažení, vstup
keywords-figure-edge = nasazení, nasadit, stažení, vstup
keywords-palace-right = kdo, právo, kontrola, většina
keywords-palace-size = velikost, velký, maximum, hodnota, začít, nový
keywords-palace-once = dvakrát
keywords-cards-two = kolik, líznout
keywords-cards-source = došly, líznout
keywords-cards-replaced = došly, doplnění
keywords-festival-agreement = dohoda, dohodnout se, remíza, podělit se, ukončit dřív
keywords-festival-order = dražba, pas, přihodit, přihazovat, pasování
keywords-festival-shared = remíza
keywords-final-due = spouští konec, kdy, dojdou díly
keywords-setup-cards = začátek, ruka
keywords-festival-once = dvě slavnosti, dvakrát
keywords-end-winner = remíza, vyhraje
keywords-cards-secret = vidět, ukázat, podívat
keywords-turn-festival-last = stavět, potom
keywords-final-second = druhý, místo
keywords-festival-figure = nejvýš, nejvyšší
keywords-water-bottom = kam, kde
keywords-land-grid = kam, kde
keywords-palace-one = dva, druhý
keywords-figure-land = voda
keywords-figures-count = kolik
keywords-tiles-count = kolik
keywords-figure-own = cizí, hýbat
keywords-final-over = konec, kdy
