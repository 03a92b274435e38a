# Zadání pozice.

position-title = Zadat pozici
position-lead = Klepnutím do obrázku pokládáte díly. Co nevíte, vynechte.
which-game = Která hra?
choose = Vyberte…
remove-what = Odebrat: { $what }

## Pokládání
position-tap = Vyberte, co položit, a klepněte do obrázku. Dalším klepnutím nebo klávesou R díl otočíte.
position-done = { $what }: { $place }
position-not-there = { $what } sem nepatří: { $place }
position-kind = Druh
position-piece = Co položit
position-whose = Čí?
position-take-away = Odebrat
position-turn = Otočit
position-turn-back = Otočit zpět
position-redo = Znovu
position-clear = Vyprázdnit stůl
position-example = Začít z příkladu

## Co je špatně
position-possible = Zatím možná pozice
position-impossible = Nemožná pozice
position-verdict-legal = Dovoleno
position-verdict-illegal = Nedovoleno
position-verdict-undetermined = Nelze rozhodnout

## Ostatní
position-ask = Zeptat se na tuto pozici
position-quick = Zpět k rychlé otázce
position-moment = U stolu
position-players = Kdo hraje? Klepejte po směru hodinových ručiček.
position-name = Jméno: { $player }
position-name-short = Jméno
position-phase = Která fáze?
position-round = Které kolo?
position-turn-whose = Kdo je na tahu?
position-unknown = nevím
position-none = Žádné
position-nobody = Nikdo
position-none-there = { $count ->
    [one] Nic takového tam není
   *[other] Na žádném z těch míst nic takového není
}
position-ways = Která z těchto možností?
position-no-way = Dovoleným způsobem to udělat nejde.
position-which-cards = Které karty?
position-more = Všechno ostatní
position-more-what = Přidejte jen to, co víte.
position-readings = Výklady pravidel
position-usual = výchozí
position-readings-what = Kde pravidla nechávají něco otevřené, vyberte, jak hrajete.
