# Java in Czech: what is wrong with a request.

error-place = Očekává se pole vesnice, města nebo vody; { $space } takové není.
error-heights-where = { $place ->
    [city] Na každém poli může být jedna figurka a na poli paláce žádná
   *[village] Na každém poli může být jedna figurka
}
error-heights = { $count ->
    [one] { error-heights-where }, tedy nejvýše { $count } figurka; zde: { $found }.
    [few] { error-heights-where }, tedy nejvýše { $count } figurky; zde: { $found }.
   *[other] { error-heights-where }, tedy nejvýše { $count } figurek; zde: { $found }.
}

## Co se očekává
expected-space = pole jako E7, tedy řada od @ do Z a sloupec od 1 do 40; { columns }
expected-inner-space = pole jako E7 mimo okraj, tedy řada od A do Y a sloupec od 2 do 38; { columns }
expected-tile = díl jako E11v E13r F12r, tedy jedno až tři pole, za každým v (vesnice) nebo r (rýže), a mezi nimi mezery; { columns }
expected-land = pole s krajinou jako E7v3, tedy pole, v (vesnice) nebo r (rýže) a výška, pokud je známa, anebo E7{ unknown-sign }, když krajina známa není; { columns }
expected-figure = figurka jako E7 one, tedy pole a hráč; { columns }
columns = řady A, C, E, … mají liché sloupce, řady @, B, D, … sudé
unknown-sign = ?
