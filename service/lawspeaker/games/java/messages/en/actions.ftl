# Java in English: what players do, in sentences without a full stop.

## What players do
told-spaces = { $tile_villages ->
    [absent] {""}
   *[other] village on { $tile_villages_and }
}{ $tile_rices ->
    [absent] {""}
   *[other] { $tile_villages ->
        [absent] rice on { $tile_rices_and }
       *[other] , rice on { $tile_rices_and }
    }
}
surrounded-water = the water on { $space } { $player ->
    [absent] { $points ->
        [absent] is surrounded
        [one] brings { $points } point
       *[other] brings { $points } points
    }
    [none] brings nobody { $points ->
        [absent] points
        [0] points
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] brings { $player } { $points ->
        [absent] the points
        [one] { $points } point
       *[other] { $points } points
    }
}
sentence-set-up = The game is set up
sentence-use-token = { $player } uses an extra action token
sentence-hold-festival = { $player } holds a festival at the palace on { $palace } and bids{ $cards ->
    [absent] {" "}nothing
   *[other] : { $cards }
}
sentence-build-palace = { $player } builds a palace of { $value } on { $space }
sentence-enlarge-palace = { $player } enlarges the palace on { $space } to { $value }
sentence-draw-card = { $player } takes { $from ->
    [face-up] the open card
   *[deck] the top card of the deck
}{ $card ->
    [absent] {""}
   *[other] : { $card }
}
sentence-lay-water = { $player } lays a water tile on { $space }{ $irrigation ->
    [absent] {""}
   *[other] ; { $irrigation }
}{ $irrigation_nothing ->
    [yes] ; no water is surrounded
   *[absent] {""}
}
    .irrigation = { surrounded-water }
sentence-enter = { $player } brings a figure onto the board at { $to }
sentence-leave = { $player } takes the figure on { $from } off the board
sentence-move = { $player } moves the figure on { $from } to { $to }
sentence-lay-land = { $player } lays { $tile_size ->
    [1] a single tile
    [2] a two-space tile
   *[3] a three-space tile
}: { told-spaces }{ $irrigation ->
    [absent] {""}
   *[other] ; { $irrigation }
}{ $irrigation_nothing ->
    [yes] ; no water is surrounded
   *[absent] {""}
}
    .irrigation = { surrounded-water }
sentence-bid = { $player } bids{ $cards ->
    [absent] {" "}nothing
   *[other] : { $cards }
}
sentence-pass = { $player } passes{ $agreed ->
    [yes] , as all who may still bid have agreed to do
   *[other] {""}
}{ $points ->
    [absent] {""}
   *[other] ; { $points }
}{ $points_nothing ->
    [yes] ; nobody gets points
   *[absent] {""}
}
    .points = { $player } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sentence-end-turn = { $player } ends the turn{ $next_player ->
    [absent] {""}
   *[other] ; next is { $next_player }
}
sentence-final-scoring = { $player } has the final scoring{ $cities ->
    [absent] {""}
   *[other] ; { $cities }
}{ $cities_nothing ->
    [yes] ; no city brings points
   *[absent] {""}
}{ $points ->
    [absent] {""}
   *[other] ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all
}{ $winners ->
    [absent] {""}
   *[other] ; won by { $winners_player_and }
}
    .cities = the city with the palace on { $space } brings { $points ->
        [absent] points
        [one] { $points } point
       *[other] { $points } points
    }
