# Graenaland česky. Hodnota zprávy říká pravidlo, její atributy říkají, co rozhodnutí shledalo.

game = Graenaland

## Words
player-red = Červený
    .genitive = Červeného
    .dative = Červenému
player-yellow = Žlutý
    .genitive = Žlutého
    .dative = Žlutému
player-white = Bílý
    .genitive = Bílého
    .dative = Bílému
player-violet = Fialový
    .genitive = Fialového
    .dative = Fialovému
player-blue = Modrý
    .genitive = Modrého
    .dative = Modrému
hero-warrior = bojovník
    .accusative = bojovníka
    .instrumental = bojovníkem
hero-priest = kněz
    .accusative = kněze
    .instrumental = knězem
hero-skald = skald
    .accusative = skalda
    .instrumental = skaldem
resource-grain = obilí
    .accusative = obilí
    .counted = { $count } obilí
resource-cattle = dobytek
    .accusative = dobytek
    .counted = { $count ->
        [one] { $count } dobytek
        [few] { $count } dobytky
       *[other] { $count } dobytků
    }
resource-wood = dřevo
    .accusative = dřevo
    .counted = { $count ->
        [one] { $count } dřevo
        [few] { $count } dřeva
       *[other] { $count } dřev
    }
resource-ore = ruda
    .accusative = rudu
    .counted = { $count ->
        [one] { $count } ruda
        [few] { $count } rudy
       *[other] { $count } rud
    }
resource-gold = zlato
    .accusative = zlato
    .counted = { $count ->
        [one] { $count } zlato
        [few] { $count } zlata
       *[other] { $count } zlat
    }
deck-plains = pláně
    .genitive = plání
    .locative = na pláních
deck-forest = lesy
    .genitive = lesů
    .locative = v lesích
deck-hills = kopce
    .genitive = kopců
    .locative = v kopcích
deck-mountains = hory
    .genitive = hor
    .locative = v horách
deck-supply = zásoby
    .genitive = zásob
    .locative = v zásobách
column-settlements = počet sídel
column-territories = počet území
column-largest = největší území
column-buildings = budovy
column-army = vojsko
kind-village = osada
    .accusative = osadu
    .genitive = osady
    .plural = osad
kind-keep = tvrz
    .accusative = tvrz
    .genitive = tvrze
    .plural = tvrzí
kind-church = kostel
    .accusative = kostel
    .genitive = kostela
    .first = prvního kostela
    .plural = kostelů
kind-hall = síň
    .accusative = síň
    .genitive = síně
    .first = první síně
    .plural = síní
work-road = cesta
    .accusative = cestu
    .genitive = cesty
    .plural = cest
    .instrumental = cestou
work-improvement = zlepšení výnosnosti
    .accusative = zlepšení výnosnosti
    .genitive = zlepšení výnosnosti
    .plural = zlepšení výnosnosti
    .instrumental = zlepšením výnosnosti
work-market = tržiště
    .accusative = tržiště
    .genitive = tržiště
    .plural = tržišť
    .instrumental = tržištěm
work-palisade = palisáda
    .accusative = palisádu
    .genitive = palisády
    .plural = palisád
    .instrumental = palisádou
phase-production = produkce surovin
phase-movement = pohyb hrdinů
phase-proposals = rozdělování surovin
phase-voting = hlasování
phase-building = stavba
phase-setup = příprava hry
phase-placement = volba počátečních pozic
phase-anchor = zvedání kotev
phase-victory-cards = výběr karet vítězných bodů
phase-claims = ohlašování nároků na vítězství
phase-final-building = závěrečné stavění
phase-over = konec hry
direction-north = sever
direction-north-east = severovýchod
direction-east = východ
direction-south-east = jihovýchod
direction-south = jih
direction-south-west = jihozápad
direction-west = západ
direction-north-west = severozápad
source-base = běžná karta
    .accusative = běžnou kartu
source-road = karta za cestu
    .accusative = kartu za cestu
source-improvement = karta za zlepšení výnosnosti
    .accusative = kartu za zlepšení výnosnosti
terrain-plains = pláně
terrain-forest = lesy
terrain-hills = kopce
terrain-mountains = hory

# Popisky členů akcí, událostí a stavů. Atribut je slovo pro jednu hodnotu členu; `like` jmenuje slova pro všechny.

member-first_player = první hráč
member-positions = počáteční pozice
    .standard = podle obrázku
    .chosen = zvolené
member-plains = { deck-plains }
member-forest = { deck-forest }
member-hills = { deck-hills }
member-mountains = { deck-mountains }
member-supply = { deck-supply }
member-count = počet karet
member-cards = karty
member-card = karta
member-deck = balíček
member-resource = surovina
member-symbols = symboly
    .like = resource
member-victory_cards = karty vítězných bodů
member-starts = výchozí místa
member-settlements = sídla
member-territories = území
member-largest = { column-largest }
member-buildings = { column-buildings }
    .like = kind
member-army = { column-army }
member-warrior = { hero-warrior }
member-armies = vojska
member-red = { player-red }
member-yellow = { player-yellow }
member-white = { player-white }
member-violet = { player-violet }
member-blue = { player-blue }
member-hands = karty v ruce
member-territory = území
member-set_aside = odložené karty
member-draws = tažené karty
member-source = původ
    .settlements = { member-settlements }
    .warrior = { hero-warrior }
    .priest = { hero-priest }
    .skald = { hero-skald }
member-placed = kam
    .face-up = lícem nahoru
    .face-down = lícem dolů
    .discarded = odložena
member-reshuffles = zamíchané balíčky
member-orders = pohyby
member-hero = hrdina
    .enters = vstoupí
    .waits = čeká
    .moves = přesune se
    .stays = zůstane
member-direction = směr
    .stay = zůstat
member-steps = o kolik území
member-ends = kde pak stojí hrdinové
member-entries = vstupující hrdinové
member-shares = podíly
member-face_up = lícem nahoru
    .like = resource
member-face_down = lícem dolů
member-ballots = hlasování hráčů
member-counted = spočítané hlasy
member-votes = hlasy
member-accepted = návrh schválen
member-claims = nároky na vítězství
member-points = vítězné body
member-first = kdo staví první
    .like = player
member-payment = platba
member-market = { work-market }
member-as = platí za
    .like = resource
member-discarded = odložena k balíčku
    .like = deck
member-from = odkud (od koho)
    .like = player
member-tolls = poplatky
member-kind = budova
member-work = veřejná stavba
member-strength = síla
member-to = kam (komu)
    .like = player
member-goals = cíle
    .like = column
member-next = příští hlavní hráč
    .like = player
member-revealed = otočená karta zásob
member-shuffled = zamíchané karty zásob
member-reveals = ukázaná karta vítězných bodů
member-holds = nárok platí
member-ranking = pořadí
member-rank = místo
member-decks = balíčky
member-supply_row = řada karet zásob
member-number = počet
member-may_share = smějí se o vítězství dělit
    .like = player
member-next_phase = co následuje
member-next_player = kdo je další
member-other_hero = kdo si s ním vymění místo
member-for = hlasy pro
member-total = všechny hlasy
member-rule = důvod
    .movement-neighbour = rozhodl se zůstat
    .movement-impossible = neplatný pohyb
member-edition = vydání
    .altar-2006 = Altar, 2006
    .sample = ukázkové údaje
member-overlay = vlastní údaje
member-options = možnosti
member-readings = výklady
member-map = ostrov
member-players = kdo hraje
member-main_player = hlavní hráč
member-phase = fáze
member-turn = kdo je na řadě
    .like = player
member-placement = jak pokročila volba pozic
member-proposal = návrh
member-building = co se stalo v této fázi stavby
member-announcement = ohlášené vítězství
member-discards = odložené karty
member-round = kolo
member-newcomer = kdo se právě usadil
member-open = dosud platí
member-supply_taken = karta zásob vzata
member-markets_used = využitá tržiště
member-offers = nabídky
member-clans = klany
member-hand = karty v ruce
member-waiting = čekající hrdinové
member-heroes = hrdinové
member-works = veřejné stavby
member-tiles = části krajiny
member-tile = část krajiny
member-terrain = krajina
member-coast = na pobřeží
member-neighbours = sousední území
member-price = cena osady
member-costs = ceny
member-peasants = bez tvrze
member-keep = { kind-keep }
member-church = { kind-church }
member-hall = { kind-hall }
member-road = { work-road }
member-improvement = { work-improvement }
    .like = resource
member-palisade = { work-palisade }
member-grain = { resource-grain }
member-cattle = { resource-cattle }
member-wood = { resource-wood }
member-ore = { resource-ore }
member-gold = { resource-gold }

# Co se stalo, podle typu události.

event-set-up = Hra je připravena
event-started = Umístí se první osady a bojovník
event-settled = Umístí se osada
event-anchor-weighed = Kotva se zvedne
event-anchor-held = Kotva se nezvedne
event-cards-set-aside = Zbylé karty se odloží
event-victory-card-kept = Karta vítězných bodů je vybrána
event-card-drawn = Táhne se karta
event-hero-moved = Hrdina se přemístí
event-hero-stayed = Hrdina zůstane na místě
event-heroes-swapped = Dva hrdinové si vymění místa
event-hero-entered = Hrdina vstoupí do hry
event-hero-waits = Hrdina čeká na vstup do hry
event-proposal-made = Je podán návrh
event-passed = Hráč se vzdá návrhu
event-proposal-decided = Hlasy jsou sečteny
event-cards-given = Hráč dostane karty
event-victory-claimed = Je ohlášen nárok na vítězství
event-victory-not-claimed = Nikdo neohlásí nárok na vítězství
event-supply-taken = Hráč si vezme kartu zásob
event-cards-paid = Zaplatí se kartami
event-market-used = Využije se tržiště
event-toll-paid = Zaplatí se poplatek
event-village-built = Postaví se osada
event-building-built = Postaví se budova
event-army-raised = Síla vojska se zvýší
event-work-announced = Je nabídnuta společná veřejná stavba
event-work-built = Postaví se veřejná stavba
event-grant-given = Jiný hráč smí stavět
event-ship-marker-passed = Značka lodě se předá
event-supply-row-filled = Řada karet zásob se doplní
event-victory-announced = Je oznámeno vítězství
event-building-ended = Hráč ukončí závěrečné stavění
event-claim-held = Nárok na vítězství platí
event-claim-void = Nárok na vítězství neplatí
event-game-ended = Hra končí

## Akce
action-set-up = Připravit hru
action-place-settlement = Umístit osadu
action-weigh-anchor = Zvednout kotvu
action-hold-anchor = Nezvednout kotvu
action-keep-victory-card = Nechat si kartu vítězných bodů
action-produce = Produkovat suroviny
action-move = Přemístit hrdiny
action-propose = Podat návrh
action-pass = Vzdát se návrhu
action-vote = Hlasovat
action-claim-victory = Ohlásit nároky na vítězství
action-take-supply = Vzít si kartu zásob
action-build-village = Postavit osadu
action-build-building = Postavit budovu
action-raise-army = Zvýšit sílu vojska
action-build-work = Postavit veřejnou stavbu
action-offer-work = Nabídnout společnou veřejnou stavbu
action-grant-build = Povolit stavbu jinému hráči
action-announce-victory = Oznámit vítězství
action-end-round = Ukončit kolo
action-end-building = Ukončit závěrečné stavění

## Co říkají jen zprávy
resource-unknown = karta s neznámým lícem
    .counted = { $count ->
        [one] { $count } karta s neznámým lícem
        [few] { $count } karty s neznámým lícem
       *[other] { $count } karet s neznámým lícem
    }
resource-any = libovolné suroviny
    .counted = { $count ->
        [one] { $count } surovina
        [few] { $count } suroviny
       *[other] { $count } surovin
    }
resource-face-down = karta lícem dolů
    .counted = { $count ->
        [one] { $count } karta lícem dolů
        [few] { $count } karty lícem dolů
       *[other] { $count } karet lícem dolů
    }
resource-supply-card = karta zásob
    .counted = { $count ->
        [one] { $count } karta zásob
        [few] { $count } karty zásob
       *[other] { $count } karet zásob
    }
deck-unknown = neznámý balíček
start-settlements = osady
start-warrior = bojovník

## Místa, o nichž není nic známo: co by bylo třeba poslat
nth = { $entry }.
missing-players = kdo hraje
missing-phase = jaká je fáze
missing-main_player = kdo je hlavní hráč
missing-turn = kdo je na řadě
missing-first_player = kdo začíná
missing-map = jak vypadá ostrov
missing-map-entry-terrain = jakou krajinu má { nth } uvedené území
missing-overlay-tiles-name-terrain = jakou krajinu má území { $name }
missing-map-entry-coast = zda { nth } uvedené území leží na pobřeží
missing-overlay-tiles-name-coast = zda území { $name } leží na pobřeží
missing-map-entry-price = co stojí osada na území uvedeném jako { nth }
missing-overlay-tiles-name-price = co stojí osada na území { $name }
missing-map-entry-buildings = jaké symboly budov má { nth } uvedené území
missing-overlay-tiles-name-buildings = jaké symboly budov má území { $name }
missing-map-entry-improvement = co dává zlepšení výnosnosti na území uvedeném jako { nth }
missing-overlay-tiles-name-improvement = co dává zlepšení výnosnosti na území { $name }
missing-map-entry-neighbours = s čím sousedí { nth } uvedené území
missing-overlay-tiles-name-neighbours = s čím sousedí území { $name }
missing-overlay-costs-keep = co stojí tvrz
missing-overlay-costs-church = co stojí kostel
missing-overlay-costs-hall = co stojí síň
missing-overlay-costs-road = co stojí cesta
missing-overlay-costs-improvement = co stojí zlepšení výnosnosti
missing-overlay-costs-market = co stojí tržiště
missing-overlay-costs-palisade = co stojí palisáda
missing-overlay-costs-army-peasants = co stojí zvýšení síly vojska bez tvrze
missing-overlay-costs-army-plains = co stojí zvýšení síly vojska s tvrzí na pláních
missing-overlay-costs-army-forest = co stojí zvýšení síly vojska s tvrzí v lesích
missing-overlay-costs-army-hills = co stojí zvýšení síly vojska s tvrzí v kopcích
missing-overlay-starts-number-number = kde jsou počáteční místa s číslem { $number }
missing-overlay-starts-number-number-settlements = kde začínají osady s číslem { $number }
missing-overlay-starts-number-number-warrior = kde začíná bojovník s číslem { $number }
missing-territories-name = co je na území { $name }
missing-territories-name-settlements = která sídla jsou na území { $name }
missing-territories-name-settlements-entry-player = čí je { nth } sídlo na území { $name }
missing-territories-name-settlements-entry-kind = co je { nth } sídlo na území { $name }
missing-territories-name-heroes = kteří hrdinové jsou na území { $name }
missing-territories-name-heroes-entry-player = čí je { nth } hrdina na území { $name }
missing-territories-name-heroes-entry-hero = kdo je { nth } hrdina na území { $name }
missing-territories-name-works = které veřejné stavby jsou na území { $name }
missing-territories-name-face_up = které karty leží lícem nahoru na území { $name }
missing-territories-name-face_up-cards = které karty leží lícem nahoru na území { $name }
missing-territories-name-face_up-cards-entry-resource = co je na { nth } kartě ležící lícem nahoru na území { $name }
missing-territories-name-face_down = kolik karet leží lícem dolů na území { $name }
missing-territories-name-face_down-cards = které karty leží lícem dolů na území { $name }
missing-territories-name-face_down-cards-entry-resource = co je na { nth } kartě ležící lícem dolů na území { $name }
missing-clans-player = co má { $player }
missing-clans-player-army = jakou sílu má vojsko { $player_genitive }
missing-clans-player-hand = které karty má v ruce { $player }
missing-clans-player-hand-cards = které karty má v ruce { $player }
missing-clans-player-hand-cards-entry = { nth } karta v ruce { $player_genitive }
missing-clans-player-hand-cards-entry-deck = z kterého balíčku je { nth } karta v ruce { $player_genitive }
missing-clans-player-hand-cards-entry-resource = co je na { nth } kartě v ruce { $player_genitive }
missing-clans-player-hand-cards-entry-symbols = co je na { nth } kartě v ruce { $player_genitive }
missing-clans-player-victory_cards = které karty vítězných bodů má { $player }
missing-clans-player-victory_cards-entry = { nth } karta vítězných bodů { $player_genitive }
missing-clans-player-victory_cards-entry-settlements = stupně cíle „počet sídel“ na kartě vítězných bodů { $player_genitive }
missing-card-settlements = stupně cíle „počet sídel“ na ponechané kartě
missing-reveals-settlements = stupně cíle „počet sídel“ na ukázané kartě
missing-clans-player-victory_cards-entry-territories = stupně cíle „počet území“ na kartě vítězných bodů { $player_genitive }
missing-card-territories = stupně cíle „počet území“ na ponechané kartě
missing-reveals-territories = stupně cíle „počet území“ na ukázané kartě
missing-clans-player-victory_cards-entry-largest = stupně cíle „největší území“ na kartě vítězných bodů { $player_genitive }
missing-card-largest = stupně cíle „největší území“ na ponechané kartě
missing-reveals-largest = stupně cíle „největší území“ na ukázané kartě
missing-clans-player-victory_cards-entry-buildings = stupně cíle „budovy“ na kartě vítězných bodů { $player_genitive }
missing-card-buildings = stupně cíle „budovy“ na ponechané kartě
missing-reveals-buildings = stupně cíle „budovy“ na ukázané kartě
missing-clans-player-victory_cards-entry-army = stupně cíle „vojsko“ na kartě vítězných bodů { $player_genitive }
missing-card-army = stupně cíle „vojsko“ na ponechané kartě
missing-reveals-army = stupně cíle „vojsko“ na ukázané kartě
missing-clans-player-waiting = kteří hrdinové { $player_genitive } čekají na vstup
missing-clans-player-waiting-entry-hero = který hrdina { $player_genitive } čeká
missing-clans-player-waiting-entry-territories = kam smí vstoupit čekající hrdina { $player_genitive }
missing-decks-plains = kolik karet je v balíčku plání
missing-decks-plains-cards = které karty jsou v balíčku plání
missing-decks-plains-cards-entry-resource = co je na { nth } kartě balíčku plání
missing-discards-plains = kolik odložených karet má balíček plání
missing-discards-plains-cards = které odložené karty má balíček plání
missing-discards-plains-cards-entry-resource = co je na { nth } odložené kartě balíčku plání
missing-decks-forest = kolik karet je v balíčku lesů
missing-decks-forest-cards = které karty jsou v balíčku lesů
missing-decks-forest-cards-entry-resource = co je na { nth } kartě balíčku lesů
missing-discards-forest = kolik odložených karet má balíček lesů
missing-discards-forest-cards = které odložené karty má balíček lesů
missing-discards-forest-cards-entry-resource = co je na { nth } odložené kartě balíčku lesů
missing-decks-hills = kolik karet je v balíčku kopců
missing-decks-hills-cards = které karty jsou v balíčku kopců
missing-decks-hills-cards-entry-resource = co je na { nth } kartě balíčku kopců
missing-discards-hills = kolik odložených karet má balíček kopců
missing-discards-hills-cards = které odložené karty má balíček kopců
missing-discards-hills-cards-entry-resource = co je na { nth } odložené kartě balíčku kopců
missing-decks-mountains = kolik karet je v balíčku hor
missing-decks-mountains-cards = které karty jsou v balíčku hor
missing-decks-mountains-cards-entry-resource = co je na { nth } kartě balíčku hor
missing-discards-mountains = kolik odložených karet má balíček hor
missing-discards-mountains-cards = které odložené karty má balíček hor
missing-discards-mountains-cards-entry-resource = co je na { nth } odložené kartě balíčku hor
missing-decks-supply = kolik karet je v balíčku zásob
missing-decks-supply-cards = které karty jsou v balíčku zásob
missing-decks-supply-cards-entry-symbols = co je na { nth } kartě balíčku zásob
missing-discards-supply = kolik odložených karet má balíček zásob
missing-discards-supply-cards = které odložené karty má balíček zásob
missing-discards-supply-cards-entry-symbols = co je na { nth } odložené kartě balíčku zásob
missing-supply_row = které karty zásob leží v řadě
missing-supply_row-cards = které karty zásob leží v řadě
missing-supply_row-cards-entry-symbols = co je na { nth } kartě zásob v řadě
missing-placement = jak pokročila volba pozic
missing-placement-round = zda se umisťují první nebo druhé osady
missing-placement-cards-name = kolik karet ještě leží na území { $name }
missing-placement-cards-name-cards = které karty ještě leží na území { $name }
missing-placement-cards-name-cards-entry-resource = co je na { nth } kartě na území { $name }
missing-placement-newcomer = kdo se právě usadil a kde
missing-placement-newcomer-player = kdo se právě usadil
missing-placement-newcomer-territory = kde se někdo právě usadil
missing-proposal = co se navrhuje
missing-proposal-player = kdo podal návrh
missing-proposal-territory = kterého území se návrh týká
missing-proposal-shares = kdo má podle návrhu dostat které karty
missing-announcement = kdo oznámil vítězství
missing-announcement-player = kdo oznámil vítězství
missing-announcement-points = na kolik bodů byl ohlášen nárok na vítězství
missing-claims = kdo další ohlásil nárok na vítězství
missing-building = co se stalo v této fázi stavby
missing-building-supply_taken = zda už byla v této fázi vzata karta zásob
missing-building-markets_used = která tržiště už byla v této fázi použita
missing-building-offers = zda byla v tomto kole nabídnuta společná veřejná stavba nebo povolení ke stavbě
missing-building-offers-entry-work = která společná veřejná stavba byla oznámena
missing-building-offers-entry-territory = pro které území byla společná veřejná stavba oznámena
missing-building-offers-entry-player = kdo dostal povolení ke stavbě
missing-building-offers-entry-open = zda nabídka ještě platí
missing-ballots = jak kdo hlasuje
missing-ballots-player = jak hlasuje { $player }
missing-payment = kterými kartami se platí
missing-payment-entry-card-deck = z kterého balíčku je { nth } zaplacená karta
missing-payment-entry-card-resource = co je na { nth } zaplacené kartě
missing-payment-entry-card-symbols = co je na { nth } zaplacené kartě
missing-payment-entry-as = za co platí { nth } zaplacená karta
missing-tolls = které karty se dávají za palisádu
missing-tolls-entry-card-deck = z kterého balíčku je { nth } karta za palisádu
missing-tolls-entry-card-resource = co je na { nth } kartě za palisádu
missing-tolls-entry-card-symbols = co je na { nth } kartě za palisádu
missing-card = která karta se bere
missing-card-deck = z kterého balíčku je vzatá karta
missing-card-resource = co je na vzaté kartě
missing-card-symbols = co je na vzaté kartě
missing-draws = které karty se táhnou
missing-draws-entry-resource = co je na { nth } tažené kartě
missing-entries = kteří čekající hrdinové vstoupí a kam
missing-orders-entry-hero = kterého hrdiny se týká { nth } pohyb
missing-revealed = která karta zásob se otočí
missing-revealed-deck = co je na otočené kartě zásob
missing-revealed-resource = co je na otočené kartě zásob
missing-revealed-symbols = co je na otočené kartě zásob
missing-shuffled = v jakém pořadí jsou zamíchány použité karty zásob
missing-hands-entry-cards = která karta { nth } uvedené ruky je která

## Co říká několik zpráv stejně
this-pile = { $pile ->
    [decks] Balíček { $deck_genitive }
    [discards] Hromádka odložených karet z balíčku { $deck_genitive }
    [hand] Ruka { $player_genitive }
    [face_up] Hromádka lícem nahoru u území { $territory }
    [face_down] Hromádka lícem dolů u území { $territory }
    [placement] Hromádka u území { $territory }
   *[supply_row] Řada karet zásob
}
listed-cards = { $listed ->
    [0] není uvedena žádná
    [one] uvedena je { $listed }
    [few] uvedeny jsou { $listed }
   *[other] uvedeno je { $listed }
}
due-votes = { $due ->
    [one] { $due } hlas
    [few] { $due } hlasy
   *[other] { $due } hlasů
}
has-votes = { $due ->
    [0] nemá žádný hlas
   *[other] { $bound ->
        [at-most] má nejvýše { due-votes }
        [at-least] má nejméně { due-votes }
       *[exactly] má { due-votes }
    }
}
other-votes = { $source ->
    [settlements] { $player } { has-votes } za sídla na území { $territory }, ne { $votes }.
    [warrior] { $player } { has-votes } za bojovníka na území { $territory }, ne { $votes }.
    [priest] { $player } { has-votes } za kněze na území { $territory }, ne { $votes }.
    [skald] { $player } { has-votes } za skalda na území { $territory }, ne { $votes }.
    [no-settlements] { $player } nemá na území { $territory } sídlo, které by mohlo přinést hlasy.
    [no-warrior] { $player } nemá na území { $territory } bojovníka, který by mohl přinést hlasy.
    [no-priest] { $player } nemá na území { $territory } kněze, který by mohl přinést hlasy.
    [no-skald] { $player } nemá na území { $territory } skalda, který by mohl přinést hlasy.
   *[all] { $player } { has-votes } na území { $territory }, ne { $votes }.
}
votes-for = { $for ->
    [0] Pro návrh není žádný hlas z { $total }
    [one] Pro návrh je { $for } hlas z { $total }
    [few] Pro návrh jsou { $for } hlasy z { $total }
   *[other] Pro návrh je { $for } hlasů z { $total }
}
majority = { $bound ->
    [exactly] { $result ->
        [passes] { votes-for }, tedy víc než polovina: je schválen.
       *[fails] { votes-for }, tedy ne víc než polovina: není schválen.
    }
   *[at-least] { $result ->
        [passes] Hlasy, o nichž je známo, že jsou pro návrh ({ $for }), jsou víc než polovina, ať jsou ostatní jakékoli: návrh je schválen.
       *[fails] I se všemi hlasy, o nichž nic známo není, je pro návrh nejvýš polovina: není schválen.
    }
}
payment-difference = { $short_resources ->
    [nic] navíc tu leží { $over_resources_and }
   *[other] { $over_resources ->
        [nic] chybí { $short_resources_and }
       *[other] chybí { $short_resources_and } a navíc tu leží { $over_resources_and }
    }
}
cards-not-held = { $fault ->
    [too-many] { $count ->
        [0] { $player } nemá v ruce žádnou kartu.
        [one] { $player } má v ruce jen { $count } kartu, ne { $named }.
        [few] { $player } má v ruce jen { $count } karty, ne { $named }.
       *[other] { $player } má v ruce jen { $count } karet, ne { $named }.
    }
    [not-there] { $player } tolik karet v ruce nemá; chybí: { $lacking_resources_and }.
   *[elsewhere] { $player } tyto karty mít nemůže, protože všechny takové jsou jinde: { $lacking_resources_and }.
}
card-not-taken = { $fault ->
    [supply-card] Na území { $territory } leží karty surovin, ne karty zásob.
    [none-left] Na území { $territory } už žádná karta neleží, takže si { $player } žádnou nebere.
    [deck] Na území { $territory } leží karty z balíčku { $due_deck_genitive }, ne z balíčku { $deck_genitive }.
   *[not-there] Na území { $territory } žádná taková karta ({ $resource }) ležet nemůže.
}
no-card-for-the-last = { $player } umístí poslední osadu a pak by pro ni nezbyla karta na žádném území, kde ještě osadu nemá.
who-is-next = Na řadě je { $turn_player }, ne { $player }.

## Volby
option-three_player_changes = Úpravy pro hru ve třech: každý hrdina přináší o jeden hlas víc a palisáda každému hrdinovi jeden hlas ubírá; první budova se nepočítá do cíle Budovy ani do bodů za něj. Při hře ve třech platí, pokud stav neurčuje jinak.
option-five_player_grant = Při hře v pěti může hlavní hráč místo společné veřejné stavby povolit jinému hráči, aby jednou stavěl. Neplatí, pokud to stav neurčuje.
option-victory_point_cards = Každý hráč má tajnou kartu vítězných bodů a nárok na vítězství se ohlašuje před stavbou. Neplatí, pokud to stav neurčuje.

## Co musí splňovat každý stav
cards-count = Jsou-li karty hromádky vypsány, je jich právě tolik, kolik hromádka udává.
    .violated = { this-pile } má mít podle udaného počtu { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }, ale { listed-cards }.
map-territories = Vše, co stojí nebo leží na herním plánu, je na některém jeho území.
    .violated = { $fault ->
        [twice] Území { $territory } je na plánu dvakrát; každé na něm smí být jen jednou.
        [tile] Část krajiny { $territory } je na plánu dvakrát; každá na něm smí být jen jednou.
       *[unknown] Území { $territory } na tomto plánu není. Jsou na něm { $territories_and }; stav může mít i vlastní plán.
    }
map-neighbours = Území spolu sousedí vzájemně, v opačných směrech a v každém směru nejvýše s jedním.
    .violated = { $fault ->
        [off-the-map] Území { $territory } má mít ve směru { $direction } souseda { $neighbour }, ale takové území na plánu není.
        [itself] Území { $territory } nemůže sousedit samo se sebou.
        [one-sided] Území { $territory } má ve směru { $direction } souseda { $neighbour }, ale to nemá území { $territory } ve směru { $other_direction }.
       *[twice] Území { $territory } má ve směru { $direction } víc sousedů, mezi nimi { $neighbour }; smí tam mít jen jednoho.
    }
players-clans = Každý hráč má svůj klan vlastní barvy a ve hře jsou jen klany hráčů.
    .violated = { $fault ->
        [twice] { $player } je mezi hráči dvakrát; každý hráč má vlastní barvu.
       *[stranger] { $player } nehraje, takže ve hře nemůže nic mít. Hrají { $players_and }.
    }
houses-limit = Klan má 14 domečků a jeden z nich stojí na počítadle síly vojska; na herním plánu jich tedy je nejvýše 13.
    .violated = { $houses ->
        [one] { $player } má na plánu { $houses } sídlo, ale domečků na ně má klan jen { $limit }.
        [few] { $player } má na plánu { $houses } sídla, ale domečků na ně má klan jen { $limit }.
       *[other] { $player } má na plánu { $houses } sídel, ale domečků na ně má klan jen { $limit }.
    }
buildings-village = Budova stojí jen na území, kde má její klan osadu.
    .violated = { $villages ->
        [nic] { $player } nemá na území { $territory } osadu, a bez vlastní osady tam { $kind } stát nemůže.
       *[other] { $player } nemá na území { $territory } osadu, a bez vlastní osady tam { $kind } stát nemůže; osady má jinde: { $villages_and }.
    }
buildings-one-of-a-kind = Na jednom území stojí nejvýše jedna budova každého typu.
    .violated = { $fault ->
        [twice] Na území { $territory } stojí víc { $kind_plural }, ale smí tam být jen jedna taková budova.
       *[there] Na území { $territory } už { $kind } stojí a víc budov téhož typu tam být nesmí.
    }
buildings-mountains = V horách nestojí žádné budovy.
    .violated = Území { $territory } leží v horách, kde žádné budovy stát nemohou, takže ani { $kind }.
heroes-one-of-a-kind = Klan nikdy nemá víc než jednoho bojovníka, jednoho kněze a jednoho skalda.
    .violated = { $player } má ve hře víc než jednoho { $hero_accusative }, ale klan má jen jednoho.
heroes-one-in-a-territory = Dva hrdinové téže barvy nikdy nestojí na stejném území.
    .violated = { $player } má na území { $territory } víc hrdinů, ale dva hrdinové téže barvy spolu nikdy nestojí.
heroes-warrior = Každý hráč má od začátku hry na herním plánu bojovníka.
    .violated = { $player } nemá na plánu bojovníka, ale každý hráč ho má od začátku.
heroes-building = Klan má svého kněze na plánu nebo mezi čekajícími právě tehdy, když postavil kostel, a skalda právě tehdy, když postavil síň.
    .violated = { $fault ->
        [without] { $player } má ve hře { $hero_accusative }, ale nepostavil { $kind_accusative }.
       *[left-out] { $player } postavil { $kind_accusative }, ale { $hero } není na plánu ani nečeká na vstup.
    }
heroes-waiting = Kněz nebo skald čeká jen na území, kde jeho klan postavil svůj kostel nebo svou síň.
    .violated = { $player } nemůže mít { $hero_accusative } čekajícího na území { $territory }, protože tam nemá { $kind_accusative }.
works-settled = Veřejné stavby stojí jen na osídlených územích.
    .violated = Na území { $territory } nikdo nemá sídlo, takže tam nemůže být { $work }.
works-one-of-a-kind = Na jednom území je nejvýše jedna veřejná stavba od každého druhu.
    .violated = { $fault ->
        [twice] Na území { $territory } je víc { $work_plural }, ale od každého druhu tam smí být jen jedna veřejná stavba.
       *[there] Na území { $territory } už je { $work }; od každého druhu tam smí být jen jedna veřejná stavba.
    }
works-tokens = Ve hře je 6 cest, 6 tržišť a 6 palisád, na každou postavenou jeden žeton.
    .violated = { $fault ->
        [none-left] Na plánu už je všech { $tokens } { $work_plural }, žádný žeton nezbývá.
       *[too-many] Na plánu je { $count } { $work_plural }, ale žetonů je jen { $tokens }.
    }
cards-decks = Ve hře není víc karet, než kolik jich obsahují balíčky surovin.
    .violated = { $fault ->
        [stray] Karta z balíčku { $deck_genitive } nemůže ležet v hromádce jiného balíčku.
        [kind] { $total ->
            [0] V balíčku { $deck_genitive } taková karta ({ $resource }) není.
           *[other] Z balíčku { $deck_genitive } { $count ->
                [one] je tu { $count } taková karta
                [few] jsou tu { $count } takové karty
               *[other] je tu { $count } takových karet
            } ({ $resource }), ale má jich jen { $total }.
        }
        [deck] Z balíčku { $deck_genitive } { $count ->
            [one] je tu { $count } karta
            [few] jsou tu { $count } karty
           *[other] je tu { $count } karet
        }, ale má jich jen { $total }.
       *[all] Karet surovin je tu { $count }, ale všechny balíčky dohromady jich mají jen { $total }.
    }
cards-faces = Na kartě surovin je jedna surovina, na kartě zásob dva symboly.
    .violated = { $fault ->
        [supply] Na kartě zásob jsou dva symboly, na této ne.
       *[resource] Na kartě z balíčku { $deck_genitive } je jedna surovina, ale na této jsou symboly karty zásob.
    }
supply-cards = Karet zásob je 16 a v řadě leží nejvýše čtyři.
    .violated = { $fault ->
        [row] V řadě leží { $count ->
            [one] { $count } karta
            [few] { $count } karty
           *[other] { $count } karet
        } zásob, ale místo je v ní jen pro { $total }.
        [face] Karty zásob se symboly { $resources_and } jsou tu { $count }, ale ve hře je jich jen { $total }.
       *[all] Karet zásob je tu { $count }, ale ve hře je jich jen { $total }.
    }
village-price = Osada stojí 4 suroviny na pobřeží, 6 v horách a 5 jinde.
    .violated = Osada na území { $territory } stojí { $due ->
        [one] { $due } surovinu
        [few] { $due } suroviny
       *[other] { $due } surovin
    }, takže její cena nemůže být { $resources }.
points-levels = Karta vítězných bodů má u každého z pěti cílů tři stupně, každý vyšší než předchozí a každý za jeden bod.
    .violated = Tři stupně cíle „{ $column }“ na této kartě nerostou; každý musí být vyšší než předchozí.

## Příprava hry; volba počátečních pozic a karet vítězných bodů
setup-decks = Každý typ krajiny má svůj balíček karet surovin a karty zásob tvoří další; každý balíček se míchá zvlášť a obsahuje všechny své karty.
    .violated = { $fault ->
        [overdrawn] Z balíčku { $deck_genitive } je taženo víc karet některého druhu, než jich má.
       *[deck] V balíčku { $deck_genitive } jsou před tažením tyto karty: { $printed_resources_and }. Toto jsou jiné.
    }
setup-supply-row = Čtyři vrchní karty zásob tvoří řadu lícem nahoru.
    .violated = Řadu tvoří čtyři vrchní karty balíčku zásob, a tyto to nejsou.
setup-army = Každé vojsko má na začátku sílu 1.
    .violated = { $player } má na začátku vojsko o síle { $due }, ne { $army }.
setup-positions = První hráč obsadí místa s číslem 1 dvěma osadami a bojovníkem, další po směru hodinových ručiček místa s číslem 2 a tak dále.
    .violated = { $fault ->
        [settlements] { $player } začíná s osadami na územích { $due_and }, ne { $territories_and }.
        [warrior] { $player } začíná s bojovníkem na území { $due_and }, ne { $territories_and }.
       *[chosen] Počáteční pozice si hráči teprve zvolí, takže na území { $territories_and } zatím { $player } nic nemá.
    }
setup-hands = Každý hráč si táhne dvě karty surovin, za každé své sídlo jednu z balíčku té krajiny, na níž sídlo stojí.
    .violated = { $fault ->
        [chosen] Počáteční pozice si hráči teprve zvolí a karty si vezmou tam, takže teď si { $player } žádné netáhne.
        [drawn] { $player } má táhnout tyto karty: { $due_resources_and }, ne tyto: { $resources_and }.
        [number] { $player } si za každé sídlo táhne jednu kartu, celkem { $due }, ne { $count }.
        [cards] { $player } si za každé sídlo táhne jednu kartu, a to z těchto balíčků: { $due_decks_and }. Tyto karty to být nemohou: { $resources_and }.
       *[decks] { $player } si za každé sídlo táhne jednu kartu, a to z těchto balíčků: { $due_decks_and }, ne z těchto: { $decks_and }.
    }
placement-cards = Při volbě počátečních pozic leží u každého pobřežního území lícem dolů dvě karty surovin z jeho krajiny.
    .violated = { $fault ->
        [inland] { $territory } není na pobřeží, takže tam při volbě pozic žádné karty neleží.
       *[coast] Na území { $territory } leží { $cards ->
            [one] { $cards } karta
            [few] { $cards } karty
           *[other] { $cards } karet
        }, ale při volbě pozic jich tam může ležet nejvýše { $limit }.
    }
placement-turn = První osady se umisťují ve směru hodinových ručiček od prvního hráče, druhé v opačném pořadí.
    .violated = { $fault ->
        [turn] { who-is-next }
        [all-placed] Každý už má obě osady, takže nikdo další neumisťuje.
       *[settlements] { $count ->
            [0] Žádná osada ještě není umístěna
            [one] Umístěna je { $count } osada
            [few] Umístěny jsou { $count } osady
           *[other] Umístěno je { $count } osad
        }, takže je na řadě { $turn_player } v { $due_round }. kole, ne { $player } v { $round }. kole.
    }
placement-coast = Počáteční osady se umisťují na pobřeží, ať už tam někdo osady má nebo ne.
    .violated = { $coasts ->
        [nic] { $territory } není na pobřeží, kam se počáteční osady umisťují.
       *[other] { $territory } není na pobřeží, kam se počáteční osady umisťují. Na pobřeží jsou { $coasts_and }.
    }
placement-warrior = Bojovník se umisťuje s první osadou; s druhou se žádný hrdina neumisťuje.
    .violated = { $fault ->
        [left-out] { $player } umisťuje první osadu a s ní i bojovníka.
       *[second] { $player } umisťuje druhou osadu; bojovníka umístil už s první.
    }
placement-card = Kdo umístí osadu, vezme si jednu z karet, které tam leží; nezbývá-li žádná, nevezme si nic.
    .violated = { card-not-taken }
placement-two-territories = Nikdo nemá obě počáteční osady na jednom území.
    .violated = { $player } už na území { $territory } osadu má; druhou umístí jinam.
placement-last = Kdo umístí nebo přesune předposlední osadu, nechá pro poslední aspoň jednu kartu, a to jinde než na území, kde už hráč, který ji umístí, osadu má.
    .violated = { $fault ->
        [coasts] Na pobřeží { $count ->
            [0] není žádné území
            [one] je jen { $count } území
            [few] jsou jen { $count } území
           *[other] je jen { $count } území
        }, ale hráčů je { $number }, takže na poslední osadu, kterou umístí { $player }, nemusí zbýt karta.
       *[card] { no-card-for-the-last }
    }
placement-leftover = Jakmile mají všichni na plánu dvě osady, zbylé karty se odloží.
    .violated = { $due ->
        [0] Potom se žádné karty neodloží, ne { $cards }.
        [one] Zbude a odloží se { $due } karta, ne { $cards }.
        [few] Zbudou a odloží se { $due } karty, ne { $cards }.
       *[other] Zbude a odloží se { $due } karet, ne { $cards }.
    }
anchor-order = Na území, kde už nejsou karty, smí zvednout kotvu nejdřív ten, kdo se tam usadil první, po něm další v pořadí; nově příchozí nesmí.
    .violated = { $fault ->
        [newcomer] { $player } se tam právě usadil, takže teď kotvu zvednout nemůže.
        [stranger] { $player } tam nemá osadu, která by mohla zvednout kotvu.
       *[turn] O zvednutí kotvy teď rozhoduje { $turn_player }, ne { $player }.
    }
anchor-target = Osada, která zvedne kotvu, se přesune na méně zaplněné území na pobřeží.
    .violated = { $fault ->
        [inland] { $territory } není na pobřeží, a osada, která zvedne kotvu, zůstává na pobřeží.
        [crowded] Území { $territory } není méně zaplněné než { $left_territory }: { $count ->
            [one] je tam { $count } osada
            [few] jsou tam { $count } osady
           *[other] je tam { $count } osad
        }.
       *[no-card] Na území { $territory } už žádná karta neleží, a osada se přesouvá tam, kde nějaká zbývá.
    }
anchor-card = Kdo zvedne kotvu, vezme si jednu z karet, které leží na novém území.
    .violated = { card-not-taken }
anchor-warrior = Když osada zvedne kotvu, bojovník zůstává tam, kam byl umístěn.
    .violated = { $due ->
        [none] { $player } nemá na ostrově bojovníka.
        [elsewhere] { $player } nemá bojovníka na území { $territory }.
       *[other] { $player } má bojovníka na území { $due }, ne na území { $territory }.
    }
victory-cards-option = Karty vítězných bodů se používají, jen když se na tom hráči dohodli; karta s podmínkami vítězství se pak nepoužije.
    .violated = { $fault ->
        [held] { $player } nemůže mít karty vítězných bodů: tato hra se hraje bez nich.
       *[told] Tato hra se hraje bez karet vítězných bodů.
    }
victory-cards-dealt = Každému hráči se rozdají tři karty vítězných bodů.
    .violated = { $fault ->
        [copies] { $due ->
            [0] { $player } takovou kartu vítězných bodů dostat nemůže, žádná nezbývá.
           *[other] { $player } nemůže dostat tolik stejných karet vítězných bodů: { $count }; jsou jen { $due }.
        }
       *[number] { $player } má dostat { $due ->
            [one] { $due } kartu
            [few] { $due } karty
           *[other] { $due } karet
        } vítězných bodů, ne { $count }.
    }
victory-cards-keep = Každý hráč si ze svých tří karet jednu nechá a ostatní odloží.
    .violated = { $fault ->
        [kept] { $count ->
            [0] { $player } nemá žádnou kartu vítězných bodů, ale jednu si nechal.
            [few] { $player } má { $count } karty vítězných bodů, ale nechal si jen jednu.
           *[other] { $player } má { $count } karet vítězných bodů, ale nechal si jen jednu.
        }
        [chosen] { $player } už si kartu vítězných bodů vybral.
       *[not-dealt] { $player } tuto kartu vítězných bodů nedostal.
    }

## Kolo
round-phase = Každé kolo tvoří produkce surovin, pohyb hrdinů, rozdělování surovin, stavba a konec kola; každá akce patří do své fáze.
    .violated = Toto patří do fáze „{ $due_phase }“. Teď je fáze „{ $phase }“.

## Produkce surovin
production-settled = Suroviny produkují území, na nichž je aspoň jedno sídlo, a žádná jiná.
    .violated = { $fault ->
        [cards] Na území { $territory } nikdo nemá sídlo, takže nic neprodukovalo a karty tam ležet nemohou.
       *[draws] Na území { $territory } nikdo nemá sídlo, takže nic neprodukuje.
    }
production-base = Každé osídlené území produkuje jednu kartu bez ohledu na to, kolik je na něm sídel a hráčů.
    .violated = { $drawn ->
        [0] Území { $territory } produkuje běžnou kartu, ale žádná pro ně nebyla tažena.
        [few] Území { $territory } produkuje jednu běžnou kartu, ale taženy byly { $drawn }.
       *[other] Území { $territory } produkuje jednu běžnou kartu, ale taženo jich bylo { $drawn }.
    }
production-road = Území s cestou produkuje o jednu kartu víc.
    .violated = { $fault ->
        [face-down] Na území { $territory } není cesta, takže tam žádné karty nemohou ležet lícem dolů.
       *[draws] { $due ->
            [0] Na území { $territory } není cesta, takže se za ni žádná karta netáhne.
           *[other] { $drawn ->
                [0] Na území { $territory } je cesta, ale karta za ni tažena nebyla.
                [few] Na území { $territory } se za cestu táhne jedna karta, ale taženy byly { $drawn }.
               *[other] Na území { $territory } se za cestu táhne jedna karta, ale taženo jich bylo { $drawn }.
            }
        }
    }
production-face-down = Karta za cestu se pokládá lícem dolů, aniž ji kdo viděl; běžná karta se pokládá lícem nahoru.
    .violated = { $due_placed ->
        [face-down] Karta za cestu se na území { $territory } pokládá lícem dolů.
       *[face-up] Běžná karta se na území { $territory } pokládá lícem nahoru.
    }
production-improvement = Na území se zlepšenou výnosností se otočí ještě jedna karta, a žádná další místo ní.
    .violated = { $due ->
        [0] Území { $territory } nemá zlepšenou výnosnost, takže se za ni žádná karta neotáčí.
       *[other] { $drawn ->
            [0] Území { $territory } má zlepšenou výnosnost, ale karta za ni otočena nebyla.
            [few] Na území { $territory } se za zlepšení výnosnosti otáčí jedna karta, ale otočeny byly { $drawn }.
           *[other] Na území { $territory } se za zlepšení výnosnosti otáčí jedna karta, ale otočeno jich bylo { $drawn }.
        }
    }
production-match = Karta otočená za zlepšení výnosnosti zůstane lícem nahoru na území, je-li na ní surovina tohoto zlepšení; jinak se odloží.
    .violated = { $due_placed ->
        [discarded] Zlepšení výnosnosti na území { $territory } dává jinou surovinu ({ $improvement_resource }), takže se tato karta odloží: { $resource }.
       *[face-up] Zlepšení výnosnosti na území { $territory } dává právě tuto surovinu ({ $improvement_resource }), takže karta zůstane na území lícem nahoru.
    }
    .applied = Zlepšení výnosnosti na území { $territory } dává jinou surovinu ({ $improvement_resource }), takže se otočená karta odložila: { $resource }.
production-order = Pro území se táhne nejdřív běžná karta, pak karta za cestu a nakonec karta za zlepšení výnosnosti.
    .violated = Pro území { $territory } byla { $source } tažena pozdě: nejdřív se táhne běžná karta, pak karta za cestu a nakonec karta za zlepšení výnosnosti.
production-limit = Na území leží nejvýše o jednu kartu víc, než kolik je na něm sídel; jakmile je limitu dosaženo, už se netáhne.
    .violated = { $fault ->
        [lying] Na území { $territory } { $cards ->
            [one] leží { $cards } karta
            [few] leží { $cards } karty
           *[other] leží { $cards } karet
        }, ale smí jich tam být nejvýše { $limit }.
       *[draws] Na území { $territory } { $cards ->
            [one] už v tu chvíli leží { $cards } karta
            [few] už v tu chvíli leží { $cards } karty
           *[other] už v tu chvíli leží { $cards } karet
        } a víc než { $limit } jich tam být nesmí, takže se už netáhne.
    }
production-deck = Karty se táhnou shora z balíčku, který odpovídá typu krajiny.
    .violated = { $fault ->
        [top] Navrchu balíčku { $deck_genitive } je { $top_resource }, ne { $resource }.
       *[elsewhere] V balíčku { $deck_genitive } taková karta ({ $resource }) pro území { $territory } není.
    }
production-reshuffle = Když se balíček surovin vyčerpá, jeho odložené karty se zamíchají a stane se z nich nový balíček.
    .violated = { $fault ->
        [not-yet] Odložené karty balíčku { $deck_genitive } se zamíchají, teprve když se balíček vyčerpá, a to se nestalo.
       *[other-cards] Nový balíček { $deck_genitive } tvoří jeho odložené karty, a tyto to nejsou.
    }
    .applied = Odložené karty balíčku { $deck_genitive } se zamíchaly do nového balíčku.
production-exhausted = Nezbývá-li žádná karta v balíčku ani mezi odloženými, netáhne se nic.
    .violated = Pro území { $territory } není co táhnout: v balíčku { $deck_genitive } ani mezi jeho odloženými kartami nic nezbývá.

## Pohyb hrdinů
movement-main-player = Hrdinové hlavního hráče zůstávají na místě.
    .violated = { $player } je hlavní hráč a jeho hrdinové zůstávají na místě.
movement-everyone = Každý jiný hráč určí pohyb, nebo že zůstává, a teprve potom všichni najednou odkryjí.
    .violated = { $player } ještě neurčil, kam se přemístí nebo že zůstane.
movement-one-hero = Hráč za kolo přemístí jen jednoho hrdinu, ledaže si dva hrdinové vymění místa.
    .violated = { $fault ->
        [twice] { $player } má určeny dva pohyby, ale přemístit smí jen jednoho hrdinu.
       *[another] { $player } přemisťuje { $other_hero_accusative }, takže { $hero } zůstává na území { $due } a na území { $territory } není.
    }
movement-hero-in-play = Přemístit lze jen hrdinu, který je na herním plánu.
    .violated = { $player } nemá na plánu { $hero_accusative }, který by se mohl přemístit nebo někde stát.
movement-neighbour = Hrdina se přemístí na sousední území ve směru, který odkryl, nebo zůstane, odkryl-li střed kompasu.
    .violated = { $fault ->
        [stays] { $player } nechává { $hero_accusative } stát na území { $due }, takže není na území { $territory }.
       *[goes] Tímto směrem ({ $direction }) se { $hero } { $player_genitive } dostane na území { $due }, ne na území { $territory }.
    }
movement-coast = Hrdina na pobřeží se může podél něj přemístit o dvě území.
    .violated = O dvě území podél pobřeží tímto směrem ({ $direction }) se { $hero } { $player_genitive } dostane na území { $due }, ne na území { $territory }.
movement-impossible = Hrdina, kterého by pohyb zavedl mimo herní plán nebo o dvě území jinudy než podél pobřeží, zůstane na místě.
    .violated = { $fault ->
        [off-the-map] Tento směr ({ $direction }) vede z území { $due } mimo plán, takže tam { $hero } { $player_genitive } zůstane a na území { $territory } není.
       *[not-along-the-coast] O dvě území se hrdina přemístí jen podél pobřeží, takže { $hero } { $player_genitive } zůstane na území { $due } a na území { $territory } není.
    }
    .applied = Tudy se { $hero } { $player_genitive } přemístit nemůže, takže zůstává na území { $territory }.
movement-swap = Hrdina, který se přemístí tam, kde stojí jiný hrdina jeho klanu, si s ním vymění místo.
    .violated = Místa si vymění dva hrdinové { $player_genitive }: { $hero } s { $other_hero_instrumental }. Potom { $hero } stojí na území { $due }, ne na území { $territory }.
    .applied = Dva hrdinové { $player_genitive } si vymění místa: { $hero } je teď na území { $territory }.

## Vstup kněze a skalda
hero-entry-waiting = Do hry vstupuje jen čekající kněz nebo skald, a to tam, kde byl postaven jeho kostel nebo jeho síň.
    .violated = { $fault ->
        [again] { $player } nemůže nechat { $hero_accusative } vstoupit dvakrát.
       *[elsewhere] { $waiting ->
            [nic] { $player } nemá { $hero_accusative }, který by čekal na vstup.
           *[other] { $player } má { $hero_accusative }, který čeká na vstup jinde: { $waiting_and }, ne { $territory }.
        }
    }
hero-entry-free = Čekající hrdina nevstoupí, dokud na území stojí jiný hrdina jeho klanu.
    .violated = { $fault ->
        [entered] Na území { $territory } { $hero } { $player_genitive } vstoupit nemůže, protože tam vstupuje { $other_hero }.
       *[stands] Na území { $territory } { $hero } { $player_genitive } vstoupit nemůže, protože tam stojí { $other_hero }.
    }
hero-entry-at-once = Čekající hrdina vstoupí hned, jakmile tam žádný jiný hrdina jeho klanu nestojí: po pohybu hrdinů, před prvním návrhem.
    .violated = Na území { $territory } už žádný hrdina { $player_genitive } nestojí, takže tam čekající { $hero } hned vstoupí.

## Návrhy
proposal-main-player = Hlavní hráč nepodává návrhy.
    .violated = { $player } je hlavní hráč a návrhy nepodává.
proposal-turn = Návrhy se podávají postupně ve směru hodinových ručiček; začíná hráč po levici hlavního hráče.
    .violated = Návrh teď podává { $turn_player }, ne { $player }.
proposal-once = Hráč za kolo podá jeden návrh, nebo se ho vzdá; nezáleží na tom, zda byl návrh schválen.
    .violated = { $player } už v tomto kole návrh podal nebo se ho vzdal.
proposal-unchanged = Podaný návrh se během hlasování nemění.
    .violated = O návrhu se právě hlasuje, a dokud hlasování neskončí, nelze ho změnit ani nahradit jiným.
proposal-own-vote = Návrh se týká území, na němž má navrhovatel aspoň jeden hlas.
    .violated = { $player } nemá na území { $territory } žádný hlas, takže nemůže navrhnout, jak se jeho karty rozdělí.
proposal-cards = Návrh rozděluje karty území, na němž nějaké leží.
    .violated = Na území { $territory } neleží žádné karty, takže není co rozdělovat.
proposal-everything = Návrh jednoznačně říká, kdo co dostane, a rozděluje všechny karty území; karty lícem dolů se rozdělují počtem.
    .violated = { $short_resources ->
        [nic] Návrh rozděluje víc, než na území { $territory } leží; navíc je v něm: { $over_resources_and }.
       *[other] { $over_resources ->
            [nic] Návrh musí rozdělit všechny karty na území { $territory }, ale chybí v něm: { $short_resources_and }.
           *[other] Návrh musí rozdělit právě karty na území { $territory }. Chybí v něm: { $short_resources_and }; navíc je v něm: { $over_resources_and }.
        }
    }
proposal-recipients = Karty připadnou jen hráčům, kteří mají na daném území aspoň jeden hlas.
    .violated = { $player } nemá na území { $territory } žádný hlas, takže tam nemůže dostat žádné karty.

## Počet hlasů
votes-settlement = Za každé sídlo má jeho hráč na daném území jeden hlas.
    .violated = { other-votes } Každé sídlo přináší jeden hlas.
votes-warrior = Bojovník přináší tolik hlasů, jakou sílu má jeho vojsko, ať už tam jeho hráč sídla má nebo ne.
    .violated = { other-votes } Bojovník přináší tolik hlasů, jakou sílu má vojsko.
votes-priest = Kněz nepřináší žádné hlasy, ale ruší hlasy všech bojovníků na území, jako by každé vojsko mělo sílu 0.
    .violated = { other-votes } Kněz žádný hlas nepřináší a hlasy všech bojovníků ruší.
votes-skald = Skald přináší jeden hlas za každého dalšího hrdinu na území, ať už tam jeho hráč sídla má nebo ne.
    .violated = { other-votes } Skald přináší jeden hlas za každého dalšího hrdinu na území.
votes-three-players = Při hře ve třech přináší každý hrdina o jeden hlas víc, i kněz a bojovník, jehož hlasy kněz zrušil.
    .violated = { other-votes } Při hře ve třech přináší každý hrdina o jeden hlas víc.
votes-palisade = U palisády přináší bojovník hráče, který tam nemá sídlo, o jeden hlas méně, nikdy však méně než žádný.
    .violated = { other-votes } Palisáda ubírá jeden hlas bojovníkovi hráče, který tam nemá sídlo.
votes-palisade-three-players = Při hře ve třech ubírá palisáda jeden hlas každému hrdinovi.
    .violated = { other-votes } Při hře ve třech ubírá palisáda jeden hlas každému hrdinovi.

## Hlasování
voting-electorate = Hlasuje každý, kdo má na území aspoň jeden hlas, i navrhovatel a hlavní hráč; nikdo jiný nehlasuje.
    .violated = { $player } nemá na území { $territory } žádný hlas, takže nehlasuje.
voting-majority = Návrh je schválen, je-li pro něj více než polovina všech hlasů na území; karty se pak rozdělí podle něj, jinak zůstanou na místě.
    .violated = { majority }
    .applied = { majority }

## Stavba
building-main-player = Staví jen hlavní hráč.
    .violated = Teď staví jen hlavní hráč, a to je { $main_player }, ne { $player }.
village-reach = Osada se staví na území, kde už její hráč nějaké sídlo má, nebo na území, které s takovým sousedí.
    .violated = { $adjacent ->
        [nic] { $player } nemá sídlo na území { $territory } a s tím žádné jiné nesousedí.
       *[other] { $player } nemá sídlo na území { $territory } ani na sousedních ({ $adjacent_and }).
    }
houses-available = Sídlo se staví z domečku, který zbývá; ze 14 domečků jeden stojí na počítadle síly vojska.
    .violated = { $player } už má na plánu všech { $houses } domečků, takže nemá z čeho stavět.
buildings-symbol = Budova se staví na svůj symbol.
    .violated = { $printed_kinds ->
        [nic] Na území { $territory } nejsou žádné symboly budov, takže tam { $kind } stát nemůže.
       *[other] Na území { $territory } není symbol { $kind_genitive }. Symboly, které tam jsou: { $printed_kinds_and }.
    }
hero-entry-first-building = S prvním kostelem vstupuje na jeho území kněz, s první síní skald; stojí-li tam jiný hrdina jeho klanu, čeká.
    .violated = { $fault ->
        [no-hero] S tvrzí nepřichází žádný hrdina.
       *[other] { $due ->
            [waits] Za první { $kind } přichází { $hero }, ale musí čekat, protože na území { $territory } stojí jiný hrdina { $player_genitive }: { $other_hero }.
           *[enters] Za první { $kind } přichází { $hero } a hned vstoupí na území { $territory }.
        }
    }
hero-entry-further-building = S dalším kostelem nebo další síní se tam kněz nebo skald, který je na herním plánu, může přesunout, pokud tam nestojí jiný hrdina jeho klanu; pokud na vstup ještě čeká, vstoupí tam, je-li volno.
    .violated = { $fault ->
        [on-the-board] { $player } už má { $hero_accusative } na plánu, na území { $origin }: smí ho přesunout na území { $territory }, nebo nechat stát.
        [not-on-the-board] { $player } ještě nemá { $hero_accusative } na plánu: pořád čeká na vstup.
        [must-enter] Na vstup pořád čeká { $hero } { $player_genitive } a území { $territory } je volné, takže tam vstoupí.
        [waits-for-the-first] U { $kind_first } bude { $hero } { $player_genitive } čekat dál; sem nevstoupí.
       *[taken] Na území { $territory } { $hero } { $player_genitive } přijít nemůže, protože tam stojí { $other_hero }.
    }
army-price = Zvýšit sílu vojska o 1 stojí 4 obilí a 1 rudu, s tvrzí méně.
    .violated = { $count ->
        [one] Zvýšení síly vojska stojí { $price_resources_and }; { payment-difference }.
       *[other] Zvýšení síly vojska má tyto ceny: { $allowed_resources }. U ceny „{ $price_resources_and }“ { payment-difference }.
    }
army-keep = S tvrzí lze zvýšit sílu vojska za 1 obilí, 1 rudu a surovinu podle krajiny, v níž tvrz stojí; každá tvrz přidává svou cenu, z níž lze vybírat.
    .violated = { $count ->
        [one] { $player } nemá tvrz { $deck_locative }, takže zvýšení síly vojska stojí { $allowed_resources }.
       *[other] { $player } nemá tvrz { $deck_locative }, takže má zvýšení síly vojska jen tyto ceny: { $allowed_resources }.
    }
army-one-step = Každá platba zvýší sílu vojska o 1; v jedné fázi ji lze zvýšit i vícekrát.
    .violated = { $due ->
        [unknown] Ať bylo vojsko jakkoli silné, { $player } má pak vojsko o síle větší než 1, ne { $army }.
       *[other] { $player } má pak vojsko o síle { $due }, ne { $army }.
    }
works-own-settlement = Veřejná stavba se staví tam, kde má stavějící hráč sídlo.
    .violated = { $homes ->
        [nic] { $player } nemá na území { $territory } sídlo, které je k veřejné stavbě potřeba.
       *[other] { $player } nemá na území { $territory } sídlo, které je k veřejné stavbě potřeba; má je jinde: { $homes_and }.
    }
payment-held = Platí se kartami z ruky; co se neutratí, zůstává na další kola.
    .violated = { cards-not-held }
payment-price = Za stavbu se platí přesně: nic nesmí chybět a žádná karta nesmí být zbytečná.
    .violated = Cena je { $price_resources_and }; { payment-difference }.
payment-gold = Karta platí za tu surovinu, která je na ní; zlato nahradí kteroukoli jinou, a to i opakovaně.
    .violated = { $count ->
        [one] Kartou, na níž je { $resource }, nelze zaplatit { $claimed_resources_accusative }; kteroukoli surovinu nahradí jen zlato.
       *[other] Karta, na níž je { $resource }, platí za jednu surovinu, ne za { $count }.
    }
payment-discard = Zaplacené karty surovin se odkládají k balíčku, který mají na rubu.
    .violated = Tato karta patří k odloženým kartám balíčku { $due_deck_genitive }, ne balíčku { $deck_genitive }.
supply-symbols = Karta zásob platí za jeden ze svých symbolů, nebo za oba.
    .violated = { $resources ->
        [nic] Karta zásob platí za jednu nebo dvě suroviny, ne za { $claimed_resources_accusative }.
       *[other] Karta zásob se symboly { $resources_and } platí za jeden z nich nebo za oba. Nelze jí zaplatit { $claimed_resources_accusative }.
    }
supply-one-project = Karta zásob slouží jediné stavbě: symbol, který se při ní nepoužije, je ztracen.
    .violated = Karta zásob se utrácí celá: má dva symboly a tady je uveden jen jeden.
market-access = Hráč používá tržiště na územích, kde má sídlo; tržiště, které staví nebo ke kterému stavbou získá přístup, slouží až jeho další stavbě.
    .violated = { $fault ->
        [none] Na území { $territory } tržiště není.
       *[no-settlement] { $player } nemá na území { $territory } sídlo, takže tamní tržiště použít nemůže.
    }
market-once = Stavějící hráč použije každé tržiště nejvýše jednou za fázi stavby.
    .violated = { $player } už tržiště na území { $territory } v této fázi stavby použil.
market-one-resource = Na tržišti nahradí jedna karta, ať je jakákoli, jednu potřebnou surovinu.
    .violated = Na tržišti zastupuje karta jednu surovinu, ne { $count }.
market-whole-card = Karta zásob platí na tržišti jako jedna karta: oba její symboly dohromady nahradí jednu surovinu.
    .violated = Na tržišti zastupuje celá karta zásob jednu surovinu, ne { $count }.
palisade-toll = Kdo na území s palisádou staví svou první osadu, dá kromě ceny po jedné kartě všem, kdo tam mají sídlo.
    .violated = { $due ->
        [0] { $player } za území { $territory } žádnou kartu dostat nemá, ale dostává { $count }.
       *[other] { $count ->
            [0] { $player } má na území { $territory } za palisádou sídlo a má dostat jednu kartu, ale nedostává žádnou.
           *[other] { $player } má za palisádu na území { $territory } dostat jednu kartu, ale dostává { $count }.
        }
    }
palisade-toll-cards = Poplatek za palisádu se platí kartami surovin.
    .violated = { $player } má za palisádu dostat kartu surovin, ne kartu zásob.
supply-main-player = Kartu zásob si bere jen hlavní hráč; při závěrečném stavění si ji nebere nikdo.
    .violated = { $fault ->
        [final] Při závěrečném stavění si kartu zásob nebere nikdo.
       *[another] Kartu zásob si bere jen hlavní hráč, a to je { $main_player }, ne { $player }.
    }
supply-once = Za fázi stavby se bere jedna karta zásob.
    .violated = { $player } už si v této fázi stavby kartu zásob vzal.
supply-row = Karta zásob se vybírá z řady.
    .violated = { $fault ->
        [full] V této fázi si už hlavní hráč kartu zásob vzal, takže v řadě { $count ->
            [few] neleží { $count } karty
           *[other] neleží { $count } karet
        }.
        [no-supply-card] V řadě leží karty zásob se dvěma symboly, a tato karta to není: { $resources_and }.
        [none-there] V řadě neleží žádná karta zásob.
        [not-there] V řadě není karta zásob se symboly { $resources_and }. Leží tam: { $row_resources }.
       *[elsewhere] V řadě nemůže ležet karta zásob se symboly { $resources_and }.
    }
supply-before-end = Kartu zásob je třeba vzít dřív, než skončí fáze stavby.
    .violated = { $player } si musí vzít kartu zásob, než skončí fáze stavby.
offer-main-player = Společnou veřejnou stavbu nebo povolení ke stavbě nabízí jen hlavní hráč.
    .violated = { $fault ->
        [final] Při závěrečném stavění smí něco nabídnout jen ten, kdo právě staví, a to je { $main_player }, ne { $player }.
       *[another] Nabídku dává jen hlavní hráč, a to je { $main_player }, ne { $player }.
    }
offer-once = Hlavní hráč může jednou za kolo nabídnout společnou veřejnou stavbu, nebo místo ní povolení ke stavbě; nabídku nelze odvolat a možnost je vyčerpána, ať už nabídka dopadne jakkoli.
    .violated = { $fault ->
        [both] Jediná nabídka v kole je buď společná veřejná stavba, nebo povolení ke stavbě, ne obojí.
       *[again] { $player } už jedinou nabídku tohoto kola dal.
    }
joint-announced = Ostatní pomáhají jen se stavbou, která byla oznámena dřív, než o ní kdo promluvil.
    .violated = { $player } s tímto pomáhat nemůže: ostatní přispívají jen na veřejnou stavbu, která byla oznámena.
joint-unchanged = Druh ani místo společné veřejné stavby se nemění; postavit se nemusí, a pak každému zůstane, co nabídl.
    .violated = { $fault ->
        [work] Oznámená společná veřejná stavba je { $work }, takže na { $built_work_accusative } nikdo nepřispívá.
        [territory] Společná veřejná stavba byla oznámena pro území { $territory }, takže na stavbu na území { $built_territory } nikdo nepřispívá.
       *[not-built] Společná veřejná stavba má být postavena, ale na území { $territory } { $work } není.
    }
joint-helpers = Ostatní hráči mohou na společnou veřejnou stavbu přispět kartami z ruky.
    .violated = { cards-not-held }
joint-cards = Pomáhající mohou dát karty surovin i karty zásob.
    .violated = { $player } smí přispět kartami surovin, ne kartou zásob.
grant-option = Hlavní hráč může povolit stavbu jinému hráči, jen když hraje pět hráčů a dohodli se na tom.
    .violated = { $fault ->
        [players] Jinému hráči lze povolit stavbu, jen když hraje pět hráčů; tady jich hraje { $count }.
       *[not-agreed] V této hře se hráči nedohodli, že hlavní hráč smí povolit stavbu jinému.
    }
grant-other-player = Povolení ke stavbě je pro jiného hráče.
    .violated = { $player } staví i tak; povolit stavbu lze jen jinému hráči.
grant-final-building = Při závěrečném stavění se povolení ke stavbě nedávají, pokud se na tom hráči nedohodli.
    .violated = Při závěrečném stavění staví jen ten, kdo je na řadě; jinému se stavba nepovoluje.
grant-one-build = Kdo má povolení, smí postavit jedno sídlo nebo jednu veřejnou stavbu, nebo jednou zvýšit sílu vojska.
    .violated = { $player } směl stavět jednou a už tak učinil.
grant-alone = Kdo má povolení, platí sám a nepoužívá tržiště.
    .violated = { $fault ->
        [market] { $player } staví s povolením hlavního hráče, a při tom tržiště použít nesmí.
       *[help] { $player } staví s povolením hlavního hráče, a to platí sám.
    }

## Konec kola
round-end-main-player = Kolo končí hlavní hráč, když dokončí stavbu.
    .violated = Kolo končí jen hlavní hráč, a to je { $main_player }, ne { $player }.
round-end-marker = Na konci kola přejde značka lodě k hráči po levici hlavního hráče.
    .violated = Značku lodě dostane { $due_player }, kdo sedí po levici hlavního hráče, ne { $player }.
supply-refill = Na konci kola se řada doplní kartou z balíčku zásob na čtyři karty.
    .violated = { $fault ->
        [shuffled-full] Řada je plná, takže se žádné karty zásob nemíchají.
        [not-yet] V balíčku zásob ještě karty jsou, takže se použité zatím nemíchají.
        [shrinks] V této hře se použité karty zásob znovu nemíchají: řada zůstane kratší.
        [other-cards] Nový balíček zásob tvoří použité karty zásob, a tyto to nejsou.
        [no-supply-card] Řada se doplňuje kartou zásob se dvěma symboly, a tato karta to není: { $resources_and }.
        [full] V řadě leží čtyři karty zásob, takže se žádná neotáčí.
        [none-left] Žádná karta zásob k otočení nezbývá.
        [top] Navrchu balíčku zásob je karta se symboly { $top_resources_and }, ne { $resources_and }.
       *[elsewhere] Karta zásob se symboly { $resources_and } otočena být nemůže.
    }

## Konec hry
victory-announcer = Vítězství může oznámit hlavní hráč na konci své fáze stavby.
    .violated = { $fault ->
        [announced] Vítězství oznámil hlavní hráč, a to je { $main_player }, ne { $player }.
       *[another] Vítězství smí oznámit jen hlavní hráč, a to je { $main_player }, ne { $player }.
    }
victory-conditions = S kartami vítězných bodů se nárok na vítězství ohlašuje, než hlavní hráč začne stavět; bez nich se vítězství oznamuje až po stavbě.
    .violated = { $fault ->
        [claimed] Tato hra se hraje s kartami vítězných bodů: nárok na vítězství se ohlašuje, než hlavní hráč začne stavět, a potom už se vítězství neoznamuje.
       *[announced] Tato hra se hraje bez karet vítězných bodů: vítězství se oznamuje po stavbě, a to za splněné cíle; nároky na body se neohlašují.
    }
victory-three-goals = Kdo oznamuje vítězství, splnil aspoň tři z pěti cílů.
    .violated = { $bound ->
        [at-most] { $player } splnil nejvýše { $count } z pěti cílů; potřeba jsou { $due }.
       *[exactly] { $count ->
            [0] { $player } nesplnil žádný z pěti cílů; potřeba jsou { $due }.
            [one] { $player } splnil { $count } z pěti cílů ({ $reached_columns_and }); potřeba jsou { $due }.
           *[other] { $player } splnil { $count } z pěti cílů ({ $reached_columns_and }); potřeba jsou { $due }.
        }
    }
goal-settlements = Cíl „počet sídel“ je splněn, má-li jich hráč 8, počítají-li se osady i budovy.
    .violated = { $count ->
        [0] { $player } nemá žádné sídlo; potřeba: { $due }.
        [one] { $player } má jen { $count } sídlo; potřeba: { $due }.
        [few] { $player } má jen { $count } sídla; potřeba: { $due }.
       *[other] { $player } má jen { $count } sídel; potřeba: { $due }.
    }
    .scored = { $count ->
        [0] { $player } nemá žádné sídlo; potřeba: { $due }.
        [one] { $player } má { $count } sídlo; potřeba: { $due }.
        [few] { $player } má { $count } sídla; potřeba: { $due }.
       *[other] { $player } má { $count } sídel; potřeba: { $due }.
    }
goal-territories = Cíl „počet území“ je splněn, má-li hráč na třech územích po dvou nebo více sídlech.
    .violated = { $count ->
        [0] { $player } nikde nemá dvě nebo více sídel; potřeba je to na tolika územích: { $due }.
        [one] { $player } má dvě nebo více sídel jen na { $count } území; potřeba: { $due }.
       *[other] { $player } má dvě nebo více sídel jen na { $count } územích; potřeba: { $due }.
    }
    .scored = { $count ->
        [0] { $player } nikde nemá dvě nebo více sídel; potřeba je to na tolika územích: { $due }.
        [one] { $player } má dvě nebo více sídel na { $count } území; potřeba: { $due }.
       *[other] { $player } má dvě nebo více sídel na { $count } územích; potřeba: { $due }.
    }
goal-largest = Cíl „největší území“ je splněn, má-li hráč na jednom území čtyři sídla; druhé takové území už nic nepřidá.
    .violated = { $count ->
        [0] { $player } nikde nemá žádné sídlo; na jednom území je jich potřeba { $due }.
        [one] { $player } má na jednom území nejvýše { $count } sídlo; potřeba: { $due }.
        [few] { $player } má na jednom území nejvýše { $count } sídla; potřeba: { $due }.
       *[other] { $player } má na jednom území nejvýše { $count } sídel; potřeba: { $due }.
    }
    .scored = { $count ->
        [0] { $player } nikde nemá žádné sídlo; na jednom území je jich potřeba { $due }.
        [one] { $player } má na svém největším území { $count } sídlo; potřeba: { $due }.
        [few] { $player } má na svém největším území { $count } sídla; potřeba: { $due }.
       *[other] { $player } má na svém největším území { $count } sídel; potřeba: { $due }.
    }
goal-buildings = Cíl „budovy“ je splněn dvěma budovami.
    .violated = { $count ->
        [0] { $player } nemá žádnou budovu; potřeba: { $due }.
        [one] { $player } má jen { $count } budovu; potřeba: { $due }.
        [few] { $player } má jen { $count } budovy; potřeba: { $due }.
       *[other] { $player } má jen { $count } budov; potřeba: { $due }.
    }
    .scored = { $count ->
        [0] { $player } nemá žádnou budovu; potřeba: { $due }.
        [one] { $player } má { $count } budovu; potřeba: { $due }.
        [few] { $player } má { $count } budovy; potřeba: { $due }.
       *[other] { $player } má { $count } budov; potřeba: { $due }.
    }
goal-buildings-three-players = Při hře ve třech se první budova nepočítá do cíle „budovy“ ani do bodů za něj; do všech ostatních cílů se počítá.
    .violated = { $count ->
        [0] Při hře ve třech se první budova nepočítá a { $player } žádnou další nemá; potřeba: { $due }.
        [one] Při hře ve třech se první budova nepočítá a { $player } má jen { $count } další; potřeba: { $due }.
        [few] Při hře ve třech se první budova nepočítá a { $player } má jen { $count } další; potřeba: { $due }.
       *[other] Při hře ve třech se první budova nepočítá a { $player } má jen { $count } dalších; potřeba: { $due }.
    }
    .scored = { $count ->
        [0] Při hře ve třech se první budova nepočítá a { $player } žádnou další nemá; potřeba: { $due }.
        [one] Při hře ve třech se první budova nepočítá a { $player } má { $count } další; potřeba: { $due }.
        [few] Při hře ve třech se první budova nepočítá a { $player } má { $count } další; potřeba: { $due }.
       *[other] Při hře ve třech se první budova nepočítá a { $player } má { $count } dalších; potřeba: { $due }.
    }
goal-army = Cíl „vojsko“ je splněn, má-li vojsko sílu 3.
    .violated = { $player } má vojsko jen o síle { $count }; potřeba: { $due }.
    .scored = { $player } má vojsko o síle { $count }; potřeba: { $due }.
final-turn = Po oznámení vítězství má každý další hráč jednu fázi stavby, a to ve směru hodinových ručiček od toho, kdo vítězství oznámil.
    .violated = V závěrečném stavění je na řadě { $turn_player }, ne { $player }.
final-works = Při závěrečném stavění se nestaví veřejné stavby.
    .violated = Při závěrečném stavění se nestaví veřejné stavby.
victory-winner = Kdo oznámil vítězství, ten vyhrál.
    .violated = { $player } je na { $due }. místě, ne na { $rank }.
victory-ranking = Pořadí ostatních se řídí počtem splněných cílů nebo počtem vítězných bodů; při rovnosti se o místo dělí.
    .violated = { $due ->
        [open] { $player } zatím není na { $rank }. místě: hra ještě neskončila.
       *[other] { $player } je na { $due }. místě, ne na { $rank }.
    }
claims-players = Nárok na vítězství může každý hráč, i hlavní, ohlásit po rozdělení surovin, dřív než hlavní hráč začne stavět.
    .violated = { $player } ohlašuje nárok na vítězství dvakrát; každý ho ohlašuje jen jednou.
claims-enough = Nárok na vítězství se ohlašuje nejméně na 6 vítězných bodů.
    .violated = { $points ->
        [one] { $player } ohlašuje { $points } vítězný bod; potřeba je aspoň { $due }.
        [few] { $player } ohlašuje { $points } vítězné body; potřeba je aspoň { $due }.
       *[other] { $player } ohlašuje { $points } vítězných bodů; potřeba je aspoň { $due }.
    }
claims-priority = Přednost má nejvyšší nárok a při rovnosti ten, kdo je počínaje hlavním hráčem ve směru hodinových ručiček první; kdo má přednost, začíná závěrečné stavění.
    .violated = { $fault ->
        [none] Nárok na vítězství nikdo neohlašuje, takže staví { $due_player } jako hlavní hráč, ne { $player }.
        [nearer] Přednost má { $due_player }, ne { $player }: ze stejných nároků má přednost ten, kdo je nejblíž hlavnímu hráči.
       *[higher] Přednost má { $due_player }, ne { $player }: přednost má nejvyšší nárok.
    }
claims-card = Kdo ohlásil nárok na vítězství, ukáže svou kartu vítězných bodů.
    .violated = { $player } má na své kartě vítězných bodů jiné stupně cíle „{ $column }“.
claims-proof = Nárok platí, jestliže hráč po svém závěrečném stavění ohlášených bodů dosáhl; jinak propadá.
    .violated = { $result ->
        [none] { $player } teď žádný nárok neprokazuje.
        [holds] { $player } má po stavbě { $count ->
            [one] { $count } bod
            [few] { $count } body
           *[other] { $count } bodů
        } z ohlášených { $points } a to stačí: nárok platí.
       *[void] { $player } má po stavbě { $count ->
            [one] { $count } bod
            [few] { $count } body
           *[other] { $count } bodů
        } z ohlášených { $points } a to nestačí: nárok neplatí.
    }

## Výklady
reading-votes-palisade-three-players = Při hře ve třech ubírá palisáda hlas každému hrdinovi. Čí hrdinové se tím myslí?
    .everyone = Hrdinové všech hráčů
    .outsiders = Hrdinové hráčů, kteří tam nemají sídlo
reading-deck-reshuffle = Kdy se obnoví vyčerpaný balíček surovin?
    .when-needed = Když je třeba táhnout další kartu
    .when-last-leaves = Když se vezme jeho poslední karta
reading-hero-entry-both-waiting = Na stejné území čekají kněz i skald. Kdo vstoupí?
    .owner-chooses = Rozhodne jejich hráč
    .first-built-first = Ten, jehož budova byla postavena dřív
reading-hero-entry-second-building = Druhý kostel (druhá síň) se postaví, když kněz (skald) ještě čeká. Kam vstoupí?
    .either = Tam, kde se dřív uvolní místo
    .first = Jen k první budově
reading-works-tokens = V krabici je 6 cest, 6 tržišť a 6 palisád. Je to omezení?
    .limited = Ano
    .unlimited = Ne
reading-proposal-empty = Lze podat návrh pro území bez karet?
    .no = Ne, není co rozdělovat
    .yes = Ano
reading-supply-exhausted = Balíček zásob je prázdný, když se má doplnit řada. Co teď?
    .reshuffle = Použité karty zásob se zamíchají do nového balíčku
    .shrink = Řada zůstane kratší
reading-toll-cards = Čím lze zaplatit poplatek za palisádu?
    .resource-cards = Jen kartami surovin
    .any-card = I kartami zásob
reading-joint-cards = Mohou pomáhající na společnou veřejnou stavbu dát karty zásob?
    .any-card = Ano
    .resource-cards = Ne, jen karty surovin
reading-claims-tie = Dva hráči ohlásí stejný počet bodů větší než 6. Kdo vyhraje?
    .nearest = Ten, kdo je počínaje hlavním hráčem ve směru hodinových ručiček první
    .shared = Oba
reading-claims-proof = Hráč dosáhne 6 bodů, ale ne tolika, kolik ohlásil. Platí jeho nárok?
    .announced = Ne
    .six = Ano
reading-claims-void = Co následuje po neplatném nároku?
    .next-claimant = Staví další, kdo ohlásil nárok; není-li nikdo takový, hra pokračuje
    .play-goes-on = Hra pokračuje
reading-claims-void-phase = Nárok hlavního hráče propadl. Jaká fáze stavby následuje?
    .continued = Pokračuje táž fáze: použitá tržiště zůstávají použitá
    .anew = Celá nová fáze
reading-grant-final-building = Hraje se v pěti s povoleními ke stavbě. Lze je dát i při závěrečném stavění?
    .no = Ne
    .yes = Ano, dává je ten, kdo právě staví
reading-anchor-warrior = Jde bojovník s osadou, která zvedne kotvu?
    .stays = Ne
    .goes-along = Ano, v prvním kole
reading-anchor-target = Kam se může přesunout osada, která zvedne kotvu?
    .card-left = Tam, kde zbývá karta
    .any-coast = Na kterékoli méně zaplněné pobřežní území
reading-keep-hills = Která surovina je třetí v ceně pěšáků, tedy s tvrzí v kopcích?
    .unknown = Ta, která je na přehledové kartě
    .ore = Ruda

## Obrázky
player-unknown = Neznámý hráč
hero-unknown = neznámý hrdina
kind-unknown = neznámé sídlo
phase-unknown = fáze není známa
terrain-unknown = neznámá krajina
coast-yes = na pobřeží
coast-no = ve vnitrozemí
coast-unknown = možná na pobřeží
answer-yes = ano
answer-no = ne
answer-unknown = není známo
sign-red = Č
sign-yellow = Ž
sign-white = B
sign-violet = F
sign-blue = M
sign-unknown = ?
symbol-army = vojsko
symbol-main-player = hlavní hráč
symbol-turn = na řadě
symbol-announced = ohlásil vítězství
symbol-settlements = sídla
symbol-territories = území
symbol-largest = největší území
symbol-buildings = budovy
picture-title = Graenaland: { $phase }
picture-map = Herní plán
picture-not-known = není známo
picture-unknown-members = Není známo: { $members }.
picture-main-player = Hlavní hráč: { $player }.
picture-turn = Na řadě: { $player }.
picture-house = { $kind } ({ $player })
picture-hero = { $hero } ({ $player })
picture-cards = karet: { $count }
picture-card-of-deck = karta z balíčku { $deck }
picture-supply-card = karta zásob { $symbols }
picture-territory = { $territory }: { $terrain }, { $coast }
picture-contents = Sídla: { $houses }; hrdinové: { $heroes }; veřejné stavby: { $works }; lícem nahoru: { $up }; lícem dolů: { $down }.
picture-contents-unknown = Co tam stojí a leží, není známo.
picture-price = Osada stojí: { $price }
picture-buildings = Symboly budov: { $symbols }
picture-improvement = Zlepšení výnosnosti: { $improved }
picture-settlements = Sídla: { $pieces }
picture-heroes = Hrdinové: { $pieces }
picture-works = Veřejné stavby: { $pieces }
picture-face_up = Lícem nahoru: { $cards }
picture-face_down = Lícem dolů: { $cards }
picture-clan = { $player }: vojsko { $army }; v ruce: { $hand }; čekající hrdinové: { $waiting }.
picture-army = Vojsko: { $army }
picture-hand = V ruce: { $cards }
picture-waiting = { $hero }, kam: { $territories }
picture-waiting-heroes = Čekající hrdinové: { $heroes }
picture-victory-card = Karta vítězných bodů: { $goals }.
picture-decks = Balíčky
picture-discards = Odložené karty
picture-deck = { $deck } – { $cards }.
picture-supply-cards = Řada karet zásob
picture-supply-row = Řada karet zásob: { $cards }.
picture-placement = Volba pozic, kolo { $round }.
picture-newcomer = Právě se usadil, kde už nebyla karta: { $player }, { $territory }.
picture-proposal = Návrh ({ $player }, { $territory }): { $shares }.
picture-supply-taken = Karta zásob vzata: { $answer }.
picture-markets-used = Využitá tržiště: { $territories }.
picture-offer = Nabídnutá společná stavba: { $what }, { $territory }; dosud platí: { $answer }.
picture-grant = Smí jednou stavět: { $player }; dosud platí: { $answer }.
picture-announcement = Ohlásil vítězství: { $player }.
picture-announcement-points = Ohlásil vítězství: { $player }, vítězných bodů: { $points }.
picture-claim = Nárok na vítězství: { $player }, vítězných bodů: { $points }.
