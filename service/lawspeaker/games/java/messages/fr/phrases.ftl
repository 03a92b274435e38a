# Java in French: parts of sentences that several messages share.

## Ce que seuls les messages disent
stock-three_space = tuiles de trois cases
stock-two_space = tuiles de deux cases
stock-rice = tuiles rizière d’une case
stock-village = tuiles village d’une case
stock-water = bassins d’irrigation
stock-tokens = jetons d’action supplémentaire
stock-tiles = tuiles de terrain sur le plateau
stock-land = cases de terrain sur le plateau
stock-palaces = palais sur le plateau
stock-figures = figurines sur le plateau
stock-2 = palais de valeur 2
stock-4 = palais de valeur 4
stock-6 = palais de valeur 6
stock-8 = palais de valeur 8
stock-10 = palais de valeur 10

## Ce que plusieurs messages disent de la même manière
due-points = { $due ->
    [one] { $due } point
   *[other] { $due } points
}
their-points = { $points ->
    [other] { $points } points
   *[one] { $points } point
}
other-cost = { $due_action_points ->
    [unknown] Cela ne peut pas coûter { $action_points ->
        [one] { $action_points } point d’action
       *[other] { $action_points } points d’action
    }.
    [0] C’est gratuit. Cela ne coûte pas { $action_points ->
        [one] { $action_points } point d’action
       *[other] { $action_points } points d’action
    }.
    [one] Cela coûte { $due_action_points } point d’action, et non { $action_points }.
   *[other] Cela coûte { $due_action_points } points d’action, et non { $action_points }.
}

these-tiles = { $kind ->
    [three_space] { $count ->
        [one] { $count } tuile de trois cases
       *[other] { $count } tuiles de trois cases
    }
    [two_space] { $count ->
        [one] { $count } tuile de deux cases
       *[other] { $count } tuiles de deux cases
    }
    [rice] { $count ->
        [one] { $count } tuile rizière d’une case
       *[other] { $count } tuiles rizière d’une case
    }
    [village] { $count ->
        [one] { $count } tuile village d’une case
       *[other] { $count } tuiles village d’une case
    }
   *[water] { $count ->
        [one] { $count } bassin d’irrigation
       *[other] { $count } bassins d’irrigation
    }
}
this-pile = { $pile ->
    [hands] La main { $player_of }
    [deck] La pioche
   *[discards] La pile des cartes jouées
}
this-settlement = { $settlement ->
    [city] La ville en { $space }
   *[village] Le village en { $space }
}
in-this-settlement = { $settlement ->
    [city] dans cette ville
   *[village] dans ce village
}
this-cost = { $action_points ->
    [one] { $action_points } point d’action
   *[other] { $action_points } points d’action
}
these-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
no-right = { $settlement ->
    [city] { $player_subject } ne peut pas agrandir le palais en { $space }
   *[village] { $player_subject } ne peut pas construire de palais en { $space }
}
cost-now = { $action_points ->
    [one] Cela coûte { $action_points } point d’action
   *[other] Cela coûte { $action_points } points d’action
}
least-cost = { $due_action_points ->
    [one] Ce qui a été fait pendant ce tour coûte au moins { $due_action_points } point d’action
   *[other] Ce qui a été fait pendant ce tour coûte au moins { $due_action_points } points d’action
}
wrong-deck = { $fault ->
    [elsewhere] Ce ne peut pas être une carte « { $card } » : les cinq sont ailleurs.
    [not-played] Cette carte « { $card } » n’est pas parmi les cartes jouées.
    [not-in-deck] Cette carte « { $card } » n’est pas dans la pioche.
    [not-shuffled] { $count ->
        [0] Il n’y a pas de cartes à mélanger pour former une nouvelle pioche.
        [one] Les cartes jouées ne sont pas encore mélangées : il reste une carte dans la pioche.
       *[other] Les cartes jouées ne sont pas encore mélangées : il reste { $count } cartes dans la pioche.
    }
   *[count] { $due ->
        [one] Une seule carte a été jouée : la nouvelle pioche n’a donc qu’une carte, et non { $count }.
       *[other] { $due } cartes ont été jouées : la nouvelle pioche a donc { $due } cartes, et non { $count }.
    }
}
space-of-land = { $space } ({ $letter ->
    [v] village
   *[r] riz
}{ $height ->
    [unknown] {""}
   *[other] , hauteur { $height }
})
