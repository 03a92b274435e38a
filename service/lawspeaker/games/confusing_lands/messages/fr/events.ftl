# Confusing Lands in French: what happens, in sentences without a full stop. An attribute describes a part of the event.

a-card = { $card_condition ->
    [absent] { $count ->
        [absent] une carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
   *[other] la carte { $card_condition }
}
event-set-up = La partie est mise en place{ $shared ->
    [absent] {""}
   *[other]  ; la condition partagée est { $shared }
}
    .shared = { $card_condition ->
        [absent] inconnue
       *[other] { $card_condition }
    }
event-dealt = { $hands ->
    [absent] Chaque joueur reçoit deux cartes
   *[other] { $hands }
}
    .hands = { $player_the } reçoit { $cards ->
        [absent] des cartes inconnues
       *[other] { $cards }
    }
    .cards = { a-card }
event-chosen = { $player_subject } choisit { a-card }
event-placed = { $player_subject } pose { a-card }{ $row ->
    [absent] {""}
   *[other] {" "}à la rangée { $row }, colonne { $column }
}, { $side } visible{ $rotation ->
    [0] {""}
   *[other] , tournée de { $rotation }°
}
event-card-set-aside = { $player_subject } met { a-card } de côté
event-passed-on = { $player_subject } transmet { a-card }
event-card-replaced = { $player_subject } défausse { $discarded } et prend { $taken } de la pioche ; on défausse aussi { $top }, sur le dessus
    .discarded = { a-card }
    .taken = { a-card }
    .top = { a-card }
event-scored = Les points sont comptés{ $players ->
    [absent] {""}
   *[other]  : { $players }
}
    .players = { $player_the }{ $points ->
        [absent] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }{ $rank ->
        [absent] {""}
       *[other] , rang { $rank }
    }
