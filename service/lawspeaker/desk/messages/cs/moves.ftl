# A quick question about a move.

build-title = Smím to za tyhle karty postavit?
build-lead = Graenaland: vyberte, co a kde se staví, a klepněte na karty. Všechno ostatní se bere za v pořádku, dokud neřeknete jinak.
march-title = Kam dojde můj hrdina?
march-lead = Graenaland: postavte hrdiny na mapu a řekněte, kam jeden z nich vyráží. Když doplníte, kde skončí, uvidíte, jestli to souhlasí.
won-title = Vyhrál jsem?
won-lead = Graenaland: klepněte tam, kde máte sídla, a zadejte sílu vojska. Z karet v ruce se pozná, jestli by stačilo něco postavit.
lay-title = Smí tu tenhle díl ležet?
lay-lead = Jáva: namalujte, co leží okolo, a klepněte, kam díl přijde.
place-title = Smí tu tahle karta ležet?
place-lead = Podivné kraje: položte karty, které už leží, a klepněte, kam přijde další.

moves-move = Tah
moves-tap = Klepněte do obrázku, kde se tah odehrává. Co už leží na stole, položíte, když nejdřív vyberete kámen.
moves-begin = O jaký tah jde?
moves-begin-more = Vyplňte tah. Odpověď přijde sama.
moves-more = Říct o pozici víc

won-begin = Kdo se ptá?
won-begin-more = Zvolte hráče. Odpověď přijde sama.
won-is-reachable = { $steps ->
    [0] { $player } má dost na vítězství
   *[other] { $player } může zvítězit, když bude stavět
}
won-is-unreachable = { $player } nemá dost na vítězství
won-is-undetermined = Zatím není rozhodnuto
won-more = Podmínky nebo body: { $points }. Potřeba: { $needed }.
won-granted = Žádné karty v ruce
