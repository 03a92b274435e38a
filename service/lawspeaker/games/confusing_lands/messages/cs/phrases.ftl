# Confusing Lands in Czech: parts of sentences that several messages share.

## Co říkají jen zprávy
location-shared = uprostřed
location-landscapes-one = v kraji hráče 1
location-landscapes-two = v kraji hráče 2
location-hands-one = v ruce hráče 1
location-hands-two = v ruce hráče 2
location-chosen-one = před hráčem 1 jako jeho zvolená karta
location-chosen-two = před hráčem 2 jako jeho zvolená karta
location-deck = v balíčku
location-not-in-deck = mimo balíček
location-discards = mezi odhozenými kartami
location-set_aside-one = mezi odloženými kartami hráče 1
location-set_aside-two = mezi odloženými kartami hráče 2
level-on-points = { $points ->
    [one] Oba mají { $points } bod.
    [few] Oba mají { $points } body.
   *[other] Oba mají { $points } bodů.
}
conditions-compared = { $values ->
    [nic] { $player } nemá vlastní podmínku
   *[other] { $player } má za vlastní podmínky { $values_and }
} (za sdílenou { $shared_value }); { $other_values ->
    [nic] { $other_player_nominative } nemá vlastní podmínku
   *[other] { $other_player_nominative } má za vlastní podmínky { $other_values_and }
} (za sdílenou { $other_shared_value }).
tie-broken = { level-on-points } { conditions-compared } První je tedy { $player_nominative }.
level-to-the-last = { $points ->
    [one] Oba mají { $points } bod a shodují se i ve všech podmínkách.
    [few] Oba mají { $points } body a shodují se i ve všech podmínkách.
   *[other] Oba mají { $points } bodů a shodují se i ve všech podmínkách.
} { conditions-compared }
by-the-sheet = { $by ->
    [sheet] Vychází se ze zapsaných bodů.{" "}
   *[landscape] {""}
}
scores-otherwise = { $fault ->
    [too-much] { $player } si za podmínku { $condition } nemůže zapsat { $points }: v žádném kraji nepřinese víc než { $most }.
    [never] { $player } si za podmínku { $condition } nemůže zapsat { $points }: body přináší po { $each }.
    [never-so-many] { $count ->
        [one] { $player } si za podmínku { $condition } nemůže zapsat { $points }: jedno pole samo se v ní nikdy nepočítá.
        [few] { $player } si za podmínku { $condition } nemůže zapsat { $points }: právě { $count } pole se v ní nikdy nepočítají.
       *[other] { $player } si za podmínku { $condition } nemůže zapsat { $points }: právě { $count } polí se v ní nikdy nepočítá.
    }
   *[other] { by-the-sheet }{ $due ->
        [one] { $player } má za podmínku { $condition } { $due } bod, ne { $points }.
        [few] { $player } má za podmínku { $condition } { $due } body, ne { $points }.
       *[other] { $player } má za podmínku { $condition } { $due } bodů, ne { $points }.
    }
}
squares-in-row = řádek { $row }, { $count ->
    [one] sloupec
    [few] sloupce
   *[other] sloupce
} { $columns_and }
