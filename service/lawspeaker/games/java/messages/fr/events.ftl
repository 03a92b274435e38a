# Java in French: what happens, in sentences without a full stop. An attribute describes a part of the event.

for-action-points = { $action_points ->
    [absent] {""}
    [0] {" "}gratuitement
    [one] {" "}pour { $action_points } point d’action
   *[other] {" "}pour { $action_points } points d’action
}
event-set-up = La partie est mise en place{ $players ->
    [absent] {""}
   *[other] {" "}pour { $players_the_and }
}
event-token-used = { $player_subject } utilise un jeton d’action supplémentaire
event-festival-opened = { $player_subject } ouvre les enchères pour une fête au palais en { $palace }
event-bid-laid = { $player_subject } { $cards ->
    [absent] ne mise aucune carte
   *[other] mise : { $cards }
}
event-passed = { $player_subject } passe
event-festival-held = La fête est finie{ $players ->
    [absent] {""}
   *[other]  ; victoire { $players_of_and }
}{ $points ->
    [absent] {""}
   *[other]  ; { $points }
}
    .points = { $player_the } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-palace-built = { $player_subject } construit un palais de valeur { $value } en { $space }{ for-action-points } et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-palace-enlarged = { $player_subject } porte le palais en { $space } à la valeur { $value }{ for-action-points } et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-card-drawn = { $player_subject } prend { $from ->
    [face-up] la carte visible
   *[deck] la carte du dessus de la pioche
}{ $card ->
    [absent] {""}
   *[other]  : { $card }
}
event-card-revealed = Une nouvelle carte est retournée{ $card ->
    [absent] {""}
   *[other]  : { $card }
}
event-water-laid = { $player_subject } pose un bassin d’irrigation en { $space }{ for-action-points }
event-irrigated = L’eau en { $spaces_and } est entourée{ $points ->
    [absent] {""}
   *[other]  ; { $player ->
        [none] personne ne marque
       *[other] { $player_the } marque
    } { $points ->
        [0] de points
        [one] { $points } point
       *[other] { $points } points
    }
}
event-entered = { $player_subject } fait entrer une figurine en { $to }{ for-action-points }
event-left = { $player_subject } fait sortir la figurine de { $from }{ for-action-points }
event-moved = { $player_subject } déplace une figurine de { $from } en { $to }{ for-action-points }
event-land-laid = { $player_subject } pose une tuile{ $level ->
    [absent] {""}
   *[other] {" "}au niveau { $level }
}{ for-action-points }
event-turn-ended = { $player_subject } termine son tour{ $next_player ->
    [absent] {""}
   *[other]  ; c’est ensuite { $next_player_to } de jouer
}
event-final-scored = { $player_subject } fait le décompte final{ $points ->
    [absent] {""}
    [one] {" "}et marque { $points } point
   *[other] {" "}et marque { $points } points
}
event-game-ended = La partie est finie{ $winners_player_and ->
    [absent] {""}
   *[other]  ; victoire { $winners_player_of_and }
}
