# Java in English: parts of sentences that several messages share.

## What only messages say
stock-three_space = three-space tiles
stock-two_space = two-space tiles
stock-rice = single rice tiles
stock-village = single village tiles
stock-water = water tiles
stock-tokens = extra action tokens
stock-tiles = land tiles on the board
stock-land = spaces with land
stock-palaces = palaces on the board
stock-figures = figures on the board
stock-2 = palaces of 2
stock-4 = palaces of 4
stock-6 = palaces of 6
stock-8 = palaces of 8
stock-10 = palaces of 10

## What several messages have in common
due-points = { $due ->
    [0] no points
    [one] { $due } point
   *[other] { $due } points
}
their-points = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
other-cost = { $due_action_points ->
    [unknown] This cannot cost { $action_points ->
        [one] { $action_points } action point
       *[other] { $action_points } action points
    }.
    [0] This is free. It does not cost { $action_points ->
        [one] { $action_points } action point
       *[other] { $action_points } action points
    }.
    [one] This costs { $due_action_points } action point, not { $action_points }.
   *[other] This costs { $due_action_points } action points, not { $action_points }.
}

these-tiles = { $kind ->
    [three_space] { $count ->
        [one] { $count } three-space tile
       *[other] { $count } three-space tiles
    }
    [two_space] { $count ->
        [one] { $count } two-space tile
       *[other] { $count } two-space tiles
    }
    [rice] { $count ->
        [one] { $count } single rice tile
       *[other] { $count } single rice tiles
    }
    [village] { $count ->
        [one] { $count } single village tile
       *[other] { $count } single village tiles
    }
   *[water] { $count ->
        [one] { $count } water tile
       *[other] { $count } water tiles
    }
}
these-levels = { $count ->
    [one] { $count } level
   *[other] { $count } levels
}
these-tokens = { $count ->
    [one] { $player } has { $count } extra action token
   *[other] { $player } has { $count } extra action tokens
}
these-cards = { $count ->
    [one] { $count } “{ $card }” card
   *[other] { $count } “{ $card }” cards
}
cards-of-this-kind = { $count ->
    [one] There is { these-cards }
   *[other] There are { these-cards }
}
this-pile = { $pile ->
    [hands] The hand of { $player }
    [deck] The deck
   *[discards] The discard pile
}
this-settlement = { $settlement ->
    [city] The city with { $space }
   *[village] The village with { $space }
}
in-this-settlement = { $settlement ->
    [city] in this city
   *[village] in this village
}
these-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
no-right = { $settlement ->
    [city] { $player } may not enlarge the palace on { $space }
   *[village] { $player } may not build a palace on { $space }
}
cost-now = { $action_points ->
    [one] This costs { $action_points } action point
   *[other] This costs { $action_points } action points
}
least-cost = { $due_action_points ->
    [one] What was done in this turn costs at least { $due_action_points } action point
   *[other] What was done in this turn costs at least { $due_action_points } action points
}
wrong-deck = { $fault ->
    [elsewhere] It cannot be a “{ $card }” card: all five are elsewhere.
    [not-played] This “{ $card }” card is not in the discard pile.
    [not-in-deck] This “{ $card }” card is not in the deck.
    [not-shuffled] { $count ->
        [0] No cards are shuffled into a new deck here.
        [one] The discard pile is not shuffled yet: { $count } card is still in the deck.
       *[other] The discard pile is not shuffled yet: { $count } cards are still in the deck.
    }
   *[count] { $due ->
        [one] The discard pile has { $due } card, so the new deck has { $due }, not { $count }.
       *[other] The discard pile has { $due } cards, so the new deck has { $due }, not { $count }.
    }
}
space-of-land = { $space } ({ $letter ->
    [v] village
   *[r] rice
}{ $height ->
    [unknown] {""}
   *[other] , height { $height }
})
