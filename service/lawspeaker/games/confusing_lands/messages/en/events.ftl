# Confusing Lands in English: what happens, in sentences without a full stop. An attribute describes a part of the event.

a-card = { $card_condition ->
    [absent] { $count ->
        [absent] a card
        [one] { $count } card
       *[other] { $count } cards
    }
   *[other] card { $card_condition }
}
event-set-up = The game is set up{ $shared ->
    [absent] {""}
   *[other] ; the shared condition is { $shared }
}
    .shared = { $card_condition ->
        [absent] unknown
       *[other] { $card_condition }
    }
event-dealt = { $hands ->
    [absent] Each player is dealt two cards
   *[other] { $hands }
}
    .hands = { $player } is dealt { $cards ->
        [absent] unknown cards
       *[other] { $cards }
    }
    .cards = { a-card }
event-chosen = { $player } chooses { a-card }
event-placed = { $player } places { a-card }{ $row ->
    [absent] {""}
   *[other] {" "}at row { $row }, column { $column }
}, with { $side } up{ $rotation ->
    [0] {""}
   *[other] , turned by { $rotation }°
}
event-card-set-aside = { $player } sets { a-card } aside
event-passed-on = { $player } passes on { a-card }
event-card-replaced = { $player } discards { $discarded } and takes { $taken } from the deck, after { $top } was discarded from its top
    .discarded = { a-card }
    .taken = { a-card }
    .top = { a-card }
event-scored = The points are counted{ $players ->
    [absent] {""}
   *[other] : { $players }
}
    .players = { $player }{ $points ->
        [absent] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }{ $rank ->
        [absent] {""}
       *[other] , rank { $rank }
    }
