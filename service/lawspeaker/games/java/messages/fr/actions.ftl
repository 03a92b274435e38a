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
sentence-set-up = La partie est mise en place
sentence-use-token = { $player_subject } utilise un jeton d’action supplémentaire
sentence-hold-festival = { $player_subject } organise une fête au palais en { $palace } et mise : { $cards ->
    [absent] aucune carte
   *[other] { $cards_and }
}
sentence-build-palace = { $player_subject } construit un palais de { $value } en { $space }
sentence-enlarge-palace = { $player_subject } agrandit le palais en { $space } à { $value }
sentence-draw-card = { $player_subject } prend { $from ->
    [face-up] la carte visible
   *[deck] la première carte de la pioche
}{ $card ->
    [absent] {""}
   *[other]  : { $card }
}
sentence-lay-water = { $player_subject } pose un bassin d’irrigation en { $space }
sentence-enter = { $player_subject } fait entrer une figurine en { $to }
sentence-leave = { $player_subject } fait sortir la figurine de { $from }
sentence-move = { $player_subject } déplace la figurine de { $from } en { $to }
sentence-lay-land = { $player_subject } pose une tuile { $tile_size ->
    [1] d’une case
    [2] de deux cases
   *[3] de trois cases
} : { told-spaces }
sentence-bid = { $player_subject } mise : { $cards ->
    [absent] aucune carte
   *[other] { $cards_and }
}
sentence-pass = { $player_subject } passe
sentence-end-turn = { $player_subject } termine son tour{ $next_player ->
    [absent] {""}
   *[other]  ; c’est ensuite { $next_player_to } de jouer
}
sentence-final-scoring = { $player_subject } fait le décompte final
