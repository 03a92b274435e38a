# Co je v požadavku špatně: co se na nějakém místě očekává a co tam je.

error-expected = Očekává se { $expected }; je tu { $found }.
error-missing = Očekává se { $expected }; chybí to.
error-unknown-member = Neznámý údaj; tady mohou být jen tyto: { $names }.
error-similar-member = Neznámý údaj; neměl to být { $similar }?
error-no-members = Neznámý údaj; žádný tu být nemá.
error-entries = Očekává se { bounds } { $count ->
    [one] položka
    [few] položky
   *[other] položek
}; zde: { $found }.
error-members = Očekává se { bounds } { $count ->
    [one] údaj
    [few] údaje
   *[other] údajů
}; zde: { $found }.
error-player-twice = Každý hráč tu má být jen jednou; víckrát je tu { $found }.
error-name-twice = Každý název smí být uveden jen jednou; { $name } je tu dvakrát, třeba s jinými mezerami nebo jinak zapsanou diakritikou.
error-player = { $player } tuto hru nehraje. Hrají: { $players_and }.
more-errors = Chyb je víc, než kolik je jich tu vypsáno.

## Co se očekává a co tu je
expected-one-of = jedno z { $words }
expected-boolean = true nebo false
expected-integer = celé číslo od { $least } do { $most }
expected-integer-at-least = celé číslo, nejméně { $least }
expected-number = číslo od { $least } do { $most }
expected-number-at-least = číslo, nejméně { $least }
expected-string = text
expected-short-string = { $count ->
    [one] text nejvýše o { $count } znaku
   *[other] text nejvýše o { $count } znacích
}
expected-name = název (jakýkoli text bez konců řádků, nejvýše 40 znaků)
expected-array = seznam
expected-object = objekt
found-long-string = { $count ->
    [one] { $beginning } ({ $count } znak)
    [few] { $beginning } ({ $count } znaky)
   *[other] { $beginning } ({ $count } znaků)
}
either = { $one } nebo { $other }
bounds = { $bounds ->
    [exactly] právě { $count }
    [at-most] nejvýše { $count }
    [at-least] aspoň { $count }
   *[between] { $least } až { $count }
}
