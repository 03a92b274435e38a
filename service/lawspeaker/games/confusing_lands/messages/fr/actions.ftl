# Confusing Lands in French: what players do, in sentences without a full stop. An attribute tells a part of the action.

## Ce que font les joueurs
told-card = { $card_condition ->
    [absent] la carte
   *[other] la carte { $card_condition }
}
sentence-set-up = La partie est mise en place{ $shared ->
    [absent] {""}
   *[other]  ; la condition partagée est { $shared }
}
    .shared = { $card_condition ->
        [absent] inconnue
       *[other] { $card_condition }
    }
sentence-deal = { $hands ->
    [absent] Chaque joueur reçoit deux cartes
   *[other] { $hands }
}
    .hands = { $player_the } { $dealt_condition ->
        [absent] { $dealt_number ->
            [0] ne reçoit aucune carte
           *[other] reçoit des cartes inconnues
        }
       *[other] reçoit les cartes { $dealt_condition_and }
    }
sentence-choose = { $player_subject } choisit { $card_condition ->
    [absent] une carte
   *[other] la carte { $card_condition }
}
sentence-place = { $player_subject } pose { told-card } à la rangée { $row }, colonne { $column }, { $side } visible{ $rotation ->
    [0] {""}
   *[other] , tournée de { $rotation }°
}{ $under ->
    [yes] , sous les autres
   *[other] {""}
}
sentence-set-aside = { $player_subject } met { told-card } de côté
sentence-pass-on = { $cards ->
    [absent] Les joueurs échangent leurs autres cartes
   *[other] { $cards }
}
    .cards = { $player_the } transmet { told-card }
sentence-replace-card = L’autre carte est remplacée grâce à la pioche{ $discarded ->
    [absent] {""}
   *[other]  ; on défausse { $discarded }
}{ $taken ->
    [absent] {""}
   *[other]  ; on prend { $taken }
}{ $top ->
    [absent] {""}
   *[other]  ; on défausse aussi { $top }, sur le dessus de la pioche
}
    .discarded = { told-card }
    .top = { told-card }
    .taken = { told-card }
sentence-score = Les points sont comptés{ $rating ->
    [absent] {""}
   *[other]  ; résultat : { $rating }
}{ $sheets ->
    [absent] {""}
   *[other]  : { $sheets }
}
    .sheets = { $player_the }{ $conditions ->
        [absent] {""}
       *[other] , { $conditions }
    }{ $deduction ->
        [absent] {""}
       *[other] , { $deduction ->
            [one] { $deduction } point
           *[other] { $deduction } points
        } en moins
    }{ $total ->
        [absent] {""}
       *[other] , { $total ->
            [one] { $total } point
           *[other] { $total } points
        } en tout
    }{ $rank ->
        [absent] {""}
       *[other] , rang { $rank }
    }
    .conditions = { $points ->
        [absent] condition { $condition }
        [one] { $points } point pour la condition { $condition }
       *[other] { $points } points pour la condition { $condition }
    }
