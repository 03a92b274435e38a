# Confusing Lands in English: what players do, in sentences without a full stop. An attribute tells a part of the action.

## What players do
told-card = { $card_condition ->
    [absent] the card
   *[other] card { $card_condition }
}
sentence-set-up = The game is set up{ $shared ->
    [absent] {""}
   *[other] ; the shared condition is { $shared }
}
    .shared = { $card_condition ->
        [absent] unknown
       *[other] { $card_condition }
    }
sentence-deal = { $hands ->
    [absent] Each player is dealt two cards
   *[other] { $hands }
}
    .hands = { $player } is dealt { $dealt_condition ->
        [absent] { $dealt_number ->
            [0] no cards
           *[other] unknown cards
        }
       *[other] cards { $dealt_condition_and }
    }
sentence-choose = { $player } chooses { $card_condition ->
    [absent] a card
   *[other] card { $card_condition }
}
sentence-place = { $player } places { told-card } at row { $row }, column { $column }, with { $side } up{ $rotation ->
    [0] {""}
   *[other] , turned by { $rotation }°
}{ $under ->
    [yes] , under the others
   *[other] {""}
}
sentence-set-aside = { $player } sets { told-card } aside
sentence-pass-on = { $cards ->
    [absent] Each player passes the other card on
   *[other] { $cards }
}
    .cards = { $player } passes on { told-card }
sentence-replace-card = { $discarded ->
    [absent] The other card
   *[other] { $discarded }
} is discarded and replaced{ $taken ->
    [absent] {""}
   *[other] {" "}by { $taken } from the deck
}{ $top ->
    [absent] {""}
   *[other] ; { $top } is discarded from the top of the deck
}
    .discarded = { $card_condition ->
        [absent] The other card
       *[other] Card { $card_condition }
    }
    .top = { told-card }
    .taken = { told-card }
sentence-score = The points are counted{ $rating ->
    [absent] {""}
   *[other] ; the rating is “{ $rating }”
}{ $sheets ->
    [absent] {""}
   *[other] : { $sheets }
}
    .sheets = { $player }{ $conditions ->
        [absent] {""}
       *[other] , { $conditions }
    }{ $deduction ->
        [absent] {""}
       *[other] , { $deduction ->
            [one] { $deduction } point
           *[other] { $deduction } points
        } deducted
    }{ $total ->
        [absent] {""}
       *[other] , { $total ->
            [one] { $total } point
           *[other] { $total } points
        } in all
    }{ $rank ->
        [absent] {""}
       *[other] , rank { $rank }
    }
    .conditions = { $points ->
        [absent] condition { $condition }
        [one] { $points } point for condition { $condition }
       *[other] { $points } points for condition { $condition }
    }
