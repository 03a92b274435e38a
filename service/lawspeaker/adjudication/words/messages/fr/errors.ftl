# Ce qui ne va pas dans une requête : ce qui était attendu à un endroit, et ce qui s’y trouve.

error-expected = Attendu : { $expected } ; trouvé : { $found }.
error-missing = Attendu : { $expected } ; il n’y a rien.
error-unknown-member = Donnée inconnue ; seules celles-ci sont possibles ici : { $names }.
error-similar-member = Donnée inconnue ; vouliez-vous dire { $similar } ?
error-no-members = Donnée inconnue ; il ne doit y en avoir aucune ici.
error-entries = Attendu : { bounds } { $count ->
    [one] élément
   *[other] éléments
} ; trouvé : { $found }.
error-members = Attendu : { bounds } { $count ->
    [one] donnée
   *[other] données
} ; trouvé : { $found }.
error-player-twice = Chaque joueur ne doit figurer qu’une fois ; { $found } y est plusieurs fois.
error-name-twice = Attendu : chaque nom une seule fois ; { $name } figure deux fois, peut-être avec d’autres espaces ou d’autres accents.
error-player = { $player } ne participe pas à cette partie. Joueurs : { $players_and }.
more-errors = Il y a d’autres erreurs, qui ne sont pas énumérées ici.

## Ce qui était attendu, et ce qui s’y trouve
expected-one-of = l’un de { $words }
expected-boolean = true ou false
expected-integer = un entier de { $least } à { $most }
expected-integer-at-least = un entier d’au moins { $least }
expected-number = un nombre de { $least } à { $most }
expected-number-at-least = un nombre d’au moins { $least }
expected-string = un texte
expected-short-string = { $count ->
    [one] un texte de { $count } caractère au plus
   *[other] un texte de { $count } caractères au plus
}
expected-name = un nom (un texte de 40 caractères au plus, sans retour à la ligne)
expected-array = une liste
expected-object = un objet
found-long-string = { $count ->
    [one] { $beginning } ({ $count } caractère)
   *[other] { $beginning } ({ $count } caractères)
}
either = { $one } ou { $other }
bounds = { $bounds ->
    [exactly] exactement { $count }
    [at-most] au plus { $count }
    [at-least] au moins { $count }
   *[between] de { $least } à { $count }
}
