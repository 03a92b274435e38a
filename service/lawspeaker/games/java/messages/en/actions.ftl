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
sentence-set-up = The game is set up
sentence-use-token = { $player } uses an extra action token
sentence-hold-festival = { $player } holds a festival at the palace on { $palace } and bids { $cards ->
    [absent] nothing
   *[other] { $cards_and }
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
sentence-lay-water = { $player } lays a water tile on { $space }
sentence-enter = { $player } brings a figure onto the board at { $to }
sentence-leave = { $player } takes the figure on { $from } off the board
sentence-move = { $player } moves the figure on { $from } to { $to }
sentence-lay-land = { $player } lays { $tile_size ->
    [1] a single tile
    [2] a two-space tile
   *[3] a three-space tile
}: { told-spaces }
sentence-bid = { $player } bids { $cards ->
    [absent] nothing
   *[other] { $cards_and }
}
sentence-pass = { $player } passes
sentence-end-turn = { $player } ends the turn{ $next_player ->
    [absent] {""}
   *[other] ; next is { $next_player }
}
sentence-final-scoring = { $player } has the final scoring
