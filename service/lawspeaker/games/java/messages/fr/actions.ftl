# Java in French: what players do, in sentences without a full stop.

## Ce que font les joueurs
told-spaces = { $tile_villages ->
    [absent] {""}
   *[other] village en { $tile_villages_and }
}{ $tile_rices ->
    [absent] {""}
   *[other] { $tile_villages ->
        [absent] rizière en { $tile_rices_and }
       *[other] , rizière en { $tile_rices_and }
    }
}
surrounded-water = le plan d’eau en { $space } { $player ->
    [absent] { $points ->
        [absent] est entouré
        [one] rapporte { $points } point
       *[other] rapporte { $points } points
    }
    [none] ne rapporte { $points ->
        [absent] de points à personne
        [0] de points à personne
        [one] { $points } point à personne
       *[other] { $points } points à personne
    }
   *[other] rapporte { $points ->
        [absent] les points
        [one] { $points } point
       *[other] { $points } points
    } { $player_to }
}
sentence-set-up = La partie est mise en place
sentence-use-token = { $player_subject } utilise un jeton d’action supplémentaire
sentence-hold-festival = { $player_subject } organise une fête au palais en { $palace } et { $cards ->
    [absent] ne mise aucune carte
   *[other] mise : { $cards }
}
sentence-build-palace = { $player_subject } construit un palais de valeur { $value } en { $space }
sentence-enlarge-palace = { $player_subject } agrandit le palais en { $space } et le porte à la valeur { $value }
sentence-draw-card = { $player_subject } prend { $from ->
    [face-up] la carte visible
   *[deck] la carte du dessus de la pioche
}{ $card ->
    [absent] {""}
   *[other]  : { $card }
}
sentence-lay-water = { $player_subject } pose un bassin d’irrigation en { $space }{ $irrigation ->
    [absent] {""}
   *[other]  ; { $irrigation }
}{ $irrigation_nothing ->
    [yes]  ; aucun plan d’eau n’est entouré
   *[absent] {""}
}
    .irrigation = { surrounded-water }
sentence-enter = { $player_subject } fait entrer une figurine en { $to }
sentence-leave = { $player_subject } fait sortir la figurine de { $from }
sentence-move = { $player_subject } déplace la figurine de { $from } en { $to }
sentence-lay-land = { $player_subject } pose une tuile { $tile_size ->
    [1] d’une case
    [2] de deux cases
   *[3] de trois cases
} : { told-spaces }{ $irrigation ->
    [absent] {""}
   *[other]  ; { $irrigation }
}{ $irrigation_nothing ->
    [yes]  ; aucun plan d’eau n’est entouré
   *[absent] {""}
}
    .irrigation = { surrounded-water }
sentence-bid = { $player_subject } { $cards ->
    [absent] ne mise aucune carte
   *[other] mise : { $cards }
}
sentence-pass = { $player_subject } passe{ $agreed ->
    [yes] , comme l’ont convenu tous ceux qui peuvent encore enchérir
   *[other] {""}
}{ $points ->
    [absent] {""}
   *[other]  ; { $points }
}{ $points_nothing ->
    [yes]  ; personne ne marque de points
   *[absent] {""}
}
    .points = { $player_the } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sentence-end-turn = { $player_subject } termine son tour{ $next_player ->
    [absent] {""}
   *[other]  ; c’est ensuite { $next_player_to } de jouer
}
sentence-final-scoring = { $player_subject } fait le décompte final{ $cities ->
    [absent] {""}
   *[other]  ; { $cities }
}{ $cities_nothing ->
    [yes]  ; aucune ville ne rapporte de points
   *[absent] {""}
}{ $points ->
    [absent] {""}
   *[other]  ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout
}{ $winners ->
    [absent] {""}
   *[other]  ; victoire { $winners_player_of_and }
}
    .cities = la ville du palais en { $space } rapporte { $points ->
        [absent] des points
        [one] { $points } point
       *[other] { $points } points
    }
