# Confusing Lands in Czech: how ids, members, events and actions are called.

game = Podivné kraje

## Words
player-one = Hráč 1
    .nominative = hráč 1
    .genitive = hráče 1
player-two = Hráč 2
    .nominative = hráč 2
    .genitive = hráče 2
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
rating-incredible = neuvěřitelný
rating-amazing = úžasný
rating-wondrous = podivuhodný
rating-tricky = zapeklitý
rating-confused = zmatený
rating-lost = ztracený

# Popisky členů akcí, událostí a stavů. Atribut je slovo pro jednu hodnotu členu; `like` jmenuje slova pro všechny.

member-deck = balíček
member-count = počet karet
member-cards = karty
member-order = pořadí
order-unknown = neznámé
member-card = karta
    .like = condition
member-shared = sdílená podmínka
    .like = condition
member-hands = karty v ruce
member-one = { player-one }
member-two = { player-two }
member-side = strana
member-rotation = otočení (°)
member-row = řádek
member-column = sloupec
member-under = zasunutá pod ostatní
member-discarded = odhozená karta
    .like = condition
member-top = vrchní karta
    .like = condition
member-taken = karta, kterou si hráč vzal
    .like = condition
member-sheets = bodování hráčů
member-conditions = podmínky
member-condition = podmínka
member-points = body
member-deduction = odečtené body
member-to = komu
    .like = player
member-total = celkem
member-rank = pořadí
member-rating = hodnocení
member-edition = vydání
    .envy-born-2024 = Envy Born Games, 2024
    .sample = ukázkové údaje
member-overlay = vlastní karty
member-readings = výklady
member-plain = strana bez podmínky
member-players = hráči
member-phase = fáze
member-round = kolo
member-at_least = nejméně
member-at_most = nejvýš
member-landscapes = kraje
member-placed = umístěné karty
member-squares = pole
member-origin = levý horní roh polí
member-chosen = zvolené karty
member-hidden = lícem dolů
member-set_aside = karty odložené stranou
member-discards = odhozené karty

# Co se stalo, podle typu události.

event-set-up = Hra se připraví
event-dealt = Karty se rozdají
event-chosen = Hráč si zvolí kartu
event-placed = Karta se umístí
event-card-set-aside = Karta se odloží stranou
event-passed-on = Karta se předá
event-card-replaced = Místo karty od soupeře se vezme karta z balíčku
event-scored = Sečtou se body

## Akce
action-set-up = Připravit hru
action-deal = Rozdat karty
action-choose = Zvolit kartu
action-place = Umístit kartu
action-set-aside = Odložit kartu stranou
action-pass-on = Předat karty
action-replace-card = Vzít si kartu z balíčku
action-score = Sečíst body
