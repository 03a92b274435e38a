# Java in English. The value of a message states the rule; its attributes tell what a ruling found.

game = Java

## Words
player-one = Player One
player-two = Player Two
player-three = Player Three
player-four = Player Four
phase-setup = setting up
phase-turn = a turn
phase-festival = bidding for a festival
phase-final-scoring = a final scoring
phase-over = the end of the game
card-mask = mask
card-drum = drum
card-puppet = puppet
card-mask-drum = mask and drum
card-drum-puppet = drum and puppet
card-puppet-mask = puppet and mask
side-white = white
side-red = red
tile-v = village
tile-r = rice

# Labels of the members of actions, events and states. An attribute is a word for one value of the member; `like` names the words for all.

member-player = player
    .none = nobody
member-hands = cards in hand
member-one = { player-one }
    .like = card
member-two = { player-two }
    .like = card
member-three = { player-three }
    .like = card
member-four = { player-four }
    .like = card
member-face_up = open card
    .like = card
    .none = none
member-deck = deck
member-count = number of cards
member-cards = cards
member-card = card
member-palace = palace
member-space = space
member-value = value
member-side = side
member-points = points
member-action_points = action points
member-from = from
    .face-up = open card
    .deck = deck
member-to = to
member-path = way
member-revealed = new open card
    .like = card
    .none = none
member-reshuffled = reshuffled deck
    .like = card
member-tile = tile
member-irrigation = surrounded water
member-next = next
    .like = player
member-cities = cities
member-winners = winners
    .like = player
member-level = level
member-place = rank in the city
member-spaces = spaces
member-edition = edition
    .ravensburger-2000 = Ravensburger, 2000
member-overlay = figures of one's own
member-readings = readings
member-board = board
member-outline = spaces of the grid
member-water = { untold-water }
member-mountains = mountains
member-players = players
member-phase = { untold-phase }
member-turn = { untold-turn }
    .like = player
member-begun = turn begun
member-spent = action points spent
member-land_laid = land laid
member-drawn = cards taken
member-token_used = action token used
member-festival_held = festival held
member-tiles = { untold-tiles }
member-land = { untold-tiles }
member-palaces = { untold-palaces }
member-palaces_built = { untold-palaces_built }
member-figures = { untold-figures }
member-stocks = { untold-stocks }
member-supply = { untold-supply }
member-two_space = land tiles of two spaces
member-three_space = land tiles of three spaces
member-rice = land tiles of one space with rice
member-village = land tiles of one space with a village
member-tokens = extra action tokens
member-discards = { untold-discards }
member-festival = { untold-festival }
member-bids = cards bid
member-passed = who has passed
    .like = player
member-symbols = matching symbols laid
member-bidding = who may still bid
    .like = player
member-scored = { untold-scored }
    .like = player

# What happened, by the type of the event.

event-set-up = The game is set up
event-token-used = An extra action token is used
event-festival-opened = The bidding for a festival begins
event-bid-laid = Cards are bid
event-passed = A player passes
event-festival-held = A festival is held
event-palace-built = A palace is built
event-palace-enlarged = A palace is enlarged
event-card-drawn = A festival card is taken
event-card-revealed = A new card lies open
event-water-laid = Water is laid
event-land-laid = Land is laid
event-irrigated = Water is surrounded
event-entered = A figure is brought in
event-left = A figure is taken off
event-moved = A figure moves
event-turn-ended = The turn ends
event-final-scored = The final scoring is done
event-game-ended = The game ends

## Actions
action-set-up = Set up
action-use-token = Use an extra action token
action-hold-festival = Hold a festival
action-build-palace = Build a palace
action-enlarge-palace = Enlarge a palace
action-draw-card = Take a festival card
action-lay-water = Lay water
action-enter = Bring in a figure
action-leave = Take off a figure
action-move = Move a figure
action-lay-land = Lay land
action-bid = Bid
action-pass = Pass
action-end-turn = End the turn
action-final-scoring = Final scoring

## Places that are not known: what would have to be sent
nth = { $entry ->
    [1] first
    [2] second
    [3] third
   *[other] { $entry }th
}
missing-players = who plays
missing-phase = how far the game is
missing-turn = whose turn it is, and what was done in it
missing-turn-player = whose turn it is
missing-turn-begun = whether anything was done in this turn
missing-turn-spent = how many action points were spent in this turn
missing-turn-land_laid = whether land was laid in this turn
missing-turn-palaces = which palaces were built or enlarged in this turn
missing-turn-drawn = how many festival cards were taken in this turn
missing-turn-token_used = whether an extra action token was used in this turn
missing-turn-festival_held = whether a festival was held in this turn
missing-tiles = which land tiles lie on the board
missing-land = what land lies on the board
missing-land-entry = what land lies on the { nth } of the listed spaces, and how high
    .told = what “{ $told }” is exactly: which land, and how high
missing-water = where water tiles lie
missing-palaces = which palaces stand on the board
missing-palaces-entry-value = the value of the { nth } of the listed palaces
    .told = the value of the palace on { $space }
missing-palaces-entry-side = which side is up of the { nth } of the listed palaces
    .told = which side of the palace on { $space } is up
missing-palaces_built = which palaces were built in this round
missing-figures = where figures stand
missing-points-player = how many points { $player } has
missing-stocks-player-two_space = how many tiles of two spaces { $player } has left
missing-stocks-player-rice = how many single rice tiles { $player } has left
missing-stocks-player-village = how many single village tiles { $player } has left
missing-stocks-player-tokens = how many extra action tokens { $player } has left
missing-supply-three_space = how many tiles of three spaces are left
missing-supply-water = how many water tiles are left
missing-supply-palaces-number = how many palaces of { $number } are left
missing-hands-player = the cards in the hand of { $player }
missing-hands-player-cards = the cards in the hand of { $player }
missing-face_up = which card lies open
missing-deck = how many cards are in the deck
missing-deck-cards = which cards are in the deck
missing-discards = how many cards were played
missing-discards-cards = which cards were played
missing-festival-palace = in which palace the festival is held
missing-festival-bids = which cards were laid for the festival
missing-festival-bids-player-entry = the { nth } card that { $player } laid for the festival
missing-festival-passed = who has passed
missing-festival-turn = who bids or passes next
missing-scored = who has had the final scoring
missing-place-palace = the value of the palace
missing-place-spaces = how many spaces there are

## What only messages say
stock-three_space = tiles of three spaces
stock-two_space = tiles of two spaces
stock-rice = rice tiles of one space
stock-village = village tiles of one space
stock-water = water tiles
stock-tokens = extra action tokens
stock-tiles = land tiles on the board
stock-land = land on the board
stock-palaces = palaces on the board
stock-figures = figures on the board
stock-2 = palaces of 2
stock-4 = palaces of 4
stock-6 = palaces of 6
stock-8 = palaces of 8
stock-10 = palaces of 10

## What several messages say alike
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
    [0] This costs nothing, not { $action_points ->
        [one] { $action_points } action point
       *[other] { $action_points } action points
    }.
    [one] This costs { $due_action_points } action point, not { $action_points }.
   *[other] This costs { $due_action_points } action points, not { $action_points }.
}

these-tiles = { $kind ->
    [three_space] land tiles of three spaces
    [two_space] land tiles of two spaces
    [rice] single rice tiles
    [village] single village tiles
   *[water] water tiles
}
this-pile = { $pile ->
    [hands] The hand of { $player }
    [deck] The deck
   *[discards] The pile of cards played
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
wrong-deck = { $fault ->
    [elsewhere] All five cards “{ $card }” are elsewhere.
    [not-played] No such card “{ $card }” is among those that were played.
    [not-shuffled] { $count ->
        [0] There are no cards to be shuffled to a new deck.
        [one] The cards played are not shuffled yet: { $count } card is still in the deck.
       *[other] The cards played are not shuffled yet: { $count } cards are still in the deck.
    }
   *[count] { $due ->
        [one] { $due } card was played, so the new deck has { $due } card, not { $count }.
       *[other] { $due } cards were played, so the new deck has { $due } cards, not { $count }.
    }
}

## What every state must be like
tiles-count = There are 56 land tiles of three spaces and 16 water tiles; each player has 5 land tiles of two spaces, 3 of one space with rice and 2 of one space with a village.
    .violated = { $kind ->
        [land] { $due ->
            [0] The land shows spaces of tiles, but all tiles are still in the stocks.
            [one] The land shows at least { $count } spaces of tiles, but the tiles that have left the stocks have only { $due } space.
           *[other] The land shows at least { $count } spaces of tiles, but the tiles that have left the stocks have only { $due } spaces.
        }
        [levels] { $due ->
            [one] The land is { $count } levels high, but only { $due } tile has left the stocks.
           *[other] The land is { $count } levels high, but only { $due } tiles have left the stocks.
        }
       *[other] { $player ->
            [none] There are { $count } { these-tiles } on the board and in the stocks together, but the game has only { $due }.
           *[other] { $player } has { $count } { these-tiles }, but each player has only { $due }.
        }
    }
figures-count = Each player has twelve figures.
    .violated = { $player } has { $count } figures on the board, but each player has only { $due }.
palaces-count = There are 6 palaces of the value 2, 7 of 4, 8 of 6, 9 of 8 and 10 of 10; an enlarged palace stays below the new one.
    .violated = There are { $count } palaces of { $value } on the board and in the stock, but the game has only { $due }.
tokens-count = Each player has three extra action tokens.
    .violated = { $used ->
        [0] { $player } has { $count } extra action tokens, but each player has only { $due }.
       *[other] { $player } has used an extra action token in this turn and still has { $count }, but each player has only { $due }.
    }
cards-count = There are thirty festival cards, five of each of six kinds.
    .violated = { $fault ->
        [pile] { $due ->
            [one] { this-pile } lists { $due } card, not { $count }.
           *[other] { this-pile } lists { $due } cards, not { $count }.
        }
        [kind] There are { $count } cards “{ $card }”, but only { $due } of each kind.
       *[all] There are { $count } cards in all, not { $due }.
    }
land-seen = Land described from above is what lies on top of the tiles, and each space is listed once.
    .violated = { $fault ->
        [twice] The space { $spaces } is listed twice.
       *[other] The tiles show something else on { $spaces }.
    }
players-playing = Pieces, cards and points belong to those who play.
    .violated = { $player } does not take part in this game.
board-hexagons = The board is divided into hexagonal spaces; printed water is among them, and what surrounds them is mountains or lowlands.
    .violated = { $ground ->
        [water] The water on { $spaces } is not inside the grid.
       *[mountains] The mountains on { $spaces } do not adjoin the grid from outside.
    }
turn-state = A turn contains no more than its action points can pay for, and it fits the phase of the game.
    .violated = { $fault ->
        [setup] There is no turn yet: the game has not begun.
        [over] There is no turn any more: the game is over.
        [no-festival] No festival is going on in this phase.
        [no-palace] No palace stands on { $space }.
        [begun] Something was done in this turn, so it has begun.
        [not-begun] Nothing can have been done in this turn yet, so it has not begun.
        [most] What was done in this turn costs at least { $due_action_points }, but a turn has at most { $action_points } action points.
       *[done] { $action_points ->
            [0] What was done in this turn costs at least { $due_action_points }, but no action points were spent.
            [one] What was done in this turn costs at least { $due_action_points }, but only { $action_points } action point was spent.
           *[other] What was done in this turn costs at least { $due_action_points }, but only { $action_points } action points were spent.
        }
    }

## The turn
turn-phase = An action belongs to its own phase of the game.
    .violated = { $due ->
        [setup] The game is set up only before it begins.
        [festival] Players bid and pass only for a festival that was proposed.
        [final-scoring] A final scoring comes only right after a last turn.
       *[turn] This is done only in a player's turn.
    } Now the phase is “{ $phase }”.
turn-player = Players act only in their own turn.
    .violated = It is { $due_player }'s turn, not { $player }'s.
turn-points = A turn has six action points, and a seventh with an extra action token.
    .violated = { $fault ->
        [least] This costs at least { $action_points ->
            [one] { $action_points } action point
           *[other] { $action_points } action points
        }, more than is left in this turn.
        [spent] { $action_points } action points were spent, but this turn has only { $due_action_points }.
       *[cost] { $left_action_points ->
            [0] { cost-now }, but none is left in this turn.
            [one] { cost-now }, but only { $left_action_points } is left in this turn.
           *[other] { cost-now }, but only { $left_action_points } are left in this turn.
        }
    }
turn-land = In every turn at least one land tile must be laid, if any order of what the player may do allows it, except in the last turns; water is no land. Until then nothing may be done that makes it impossible; land that takes more than three action points, making room included, does not count there.
    .violated = { $fault ->
        [too-little] { $player } still has to lay land in this turn, and would not have enough action points left for it.
        [no-room] { $player } still has to lay land in this turn, and no place would be left for it.
       *[not-laid] { $player } still has to lay land in this turn.
    }
turn-festival-last = A festival is the last action of a turn.
    .violated = { $player } has held a festival in this turn and can now only end it.

## Land
land-stock = Tiles of three spaces are taken from the common stock, smaller ones from those that each player was given; what is used up cannot be laid.
    .violated = { $kind ->
        [three_space] No tile of three spaces is left in the common stock.
        [two_space] { $player } has no tile of two spaces left.
        [rice] { $player } has no single rice tile left.
       *[village] { $player } has no single village tile left.
    }
land-shape = A tile has one, two or three spaces that all adjoin each other. As the tiles are made, of two spaces one is village and one rice, of three one is village and two are rice.
    .violated = { $fault ->
        [twice] { $tile } is no tile: it names { $space } twice.
        [apart] { $tile } is no tile: { $space } and { $other_space } do not adjoin each other.
       *[terrain] There is no tile { $tile }: of two or three spaces exactly one is village.
    }
land-grid = A tile on the board itself covers spaces of the board, at least one of them inside the grid.
    .violated = { $fault ->
        [off] The tile reaches off the board, to { $spaces }.
       *[outside] At least one space of a tile lies inside the grid, but this one covers only { $spaces }.
    }
land-upper-inside = A tile that lies on others may lie wholly outside the grid; by another reading one of its spaces must be inside it.
    .violated = At least one space of the tile must lie inside the grid, on other tiles too, but it covers only { $spaces }.
land-flat = A tile rests flat on its whole area, on the board or on other tiles; no part of it hangs in the air.
    .violated = { $fault ->
        [bare] The tile does not lie flat: there is land on { $spaces }, but none on { $other_spaces }.
       *[heights] The tile does not lie flat: the spaces below it differ in height ({ $where }).
    }
land-congruent = A tile may not exactly cover one tile of the same size.
    .violated = The tile exactly covers another one of its size, on { $spaces }.
land-two-tiles = A tile of two spaces may lie wholly on one tile of three; by another reading it must lie on at least two tiles.
    .violated = The tile lies wholly on one larger tile, on { $spaces }; it must lie on at least two.
land-figures = A space on which a figure stands may not be covered.
    .violated = { $count ->
        [one] A figure stands on { $spaces }.
       *[other] Figures stand on { $spaces }.
    }
land-palaces = A palace may not be covered.
    .violated = { $count ->
        [one] A palace stands on { $spaces }.
       *[other] Palaces stand on { $spaces }.
    }
land-water = Water, printed or laid, may not be covered.
    .violated = There is water on { $spaces }.
land-cities = A tile may not join two cities: judged as things are after laying, no settlement has more than one palace.
    .violated = The tile joins two cities: the palaces on { $spaces } would stand in the same one.
land-cost = Laying a tile costs one action point, and one more for each space by which it reaches over the edge of the grid; what is laid on other tiles costs nothing more.
    .violated = { other-cost }

## Water
water-stock = There is a limited number of water tiles in the common stock.
    .violated = No water tile is left.
water-bottom = Water is laid on the board itself, within the grid.
    .violated = { $ground ->
        [outside] { $space } is not inside the grid.
        [water] There is water on { $space } already.
       *[land] There is land on { $space }, and water is laid only on the bare board.
    }
water-cost = Laying a water tile costs one action point.
    .violated = { other-cost }
water-surrounded = Water is scored at once when it comes to be surrounded by land on all sides, whoever brings that about; water that was surrounded before is not scored again.
    .violated = { $fault ->
        [no-water] There is no water on { $spaces }.
        [open] The water on { $spaces } is not surrounded: no land lies on { $other_spaces }.
        [before] The water on { $spaces } was surrounded before.
        [twice] The water on { $spaces } is claimed twice; all that hangs together counts as one.
       *[left-out] The water on { $spaces } is surrounded now, and is not listed.
    }
    .applied = The water on { $spaces } is now surrounded by land.
water-first = The points for surrounded water go to the player with the highest figure on its shore; if figures are level the next ones decide, and if none does nobody gets points.
    .violated = { $due_player ->
        [none] Nobody gets points for the water on { $space }, as nobody stands highest alone on its shore.
       *[other] { $player ->
            [none] { $due_player } gets the points for the water on { $space }.
           *[other] { $due_player } gets the points for the water on { $space }, not { $player }.
        }
    }
    .applied = { $player ->
        [none] Nobody stands highest alone on the shore of the water on { $spaces }, so nobody gets points.
       *[other] { $player } stands highest on the shore of the water on { $spaces }.
    }
water-points = Surrounded water brings three points.
    .violated = { $due_points ->
        [0] The water on { $spaces } brings no points, not { $points }.
        [one] The water on { $spaces } brings { $due_points } point, not { $points }.
       *[other] The water on { $spaces } brings { $due_points } points, not { $points }.
    }
    .applied = { $points ->
        [0] The water on { $spaces } brings no points.
       *[other] { $player } gets { their-points } for the water on { $spaces }.
    }

## Figures
figure-stock = A figure that comes onto the board is one of the player's twelve that does not stand there.
    .violated = All { $count } figures of { $player } are on the board already.
figure-own = Players move only their own figures.
    .violated = { $player } has no figure on { $space }.
figure-land = Figures stand and walk on land that was laid, not on the board itself, on water or on palaces.
    .violated = { $ground ->
        [palace] A figure cannot be on { $space }: a palace stands there.
        [water] A figure cannot be on { $space }: there is water.
        [outside] A figure cannot be on { $space }: that is not on the board.
       *[board] A figure cannot be on { $space }: no land lies there.
    }
figure-one = Only one figure stands on a space.
    .violated = A figure of { $other_player } already stands on { $space }.
figure-path = A figure goes from space to adjoining space; it may pass those of its own player, but not those of others.
    .violated = { $fault ->
        [stays] The figure already stands on { $space } and has to go to another space.
        [apart] Land does not connect { $origin } with { $space }.
        [barred] { $barred_by ->
            [figures] { $count ->
                [one] Another player's figure on { $spaces } bars the way from { $origin } to { $space }.
               *[other] Other players' figures on { $spaces } bar the way from { $origin } to { $space }.
            }
            [palaces] { $count ->
                [one] The palace on { $spaces } bars the way from { $origin } to { $space }.
               *[other] The palaces on { $spaces } bar the way from { $origin } to { $space }.
            }
           *[both] Other players' figures and palaces on { $spaces } bar the way from { $origin } to { $space }.
        }
        [start] The path begins on { $space }, but the figure stands on { $origin }.
        [end] The path ends on { $space }, but the figure goes to { $goal }.
        [step] The path goes from { $other_space } to { $space }, which do not adjoin each other.
       *[figure] A figure of { $other_player } stands in the way on { $space }.
    }
figure-edge = A figure comes onto the board and leaves it where land adjoins the edge or reaches over it.
    .violated = { $fault ->
        [walks-on] A figure that enters on { $space } stays there in this action.
       *[inside] { $space } does not adjoin the edge of the board, where figures come and go.
    }
figure-move-cost = A move within one colour is free; each change between rice and village costs one action point.
    .violated = { $fault ->
        [even] { $origin } and { $space } have the same colour, so any way between them changes the colour an even number of times: it cannot cost { $action_points }.
        [odd] { $origin } and { $space } have different colours, so any way between them changes the colour an odd number of times: it cannot cost { $action_points }.
       *[other] { other-cost }
    }
figure-entry-cost = A figure that comes from the lowlands or leaves towards them costs one action point, from or towards the mountains two.
    .violated = { other-cost }

## Palaces
palace-village = A palace is built on a village space on which no figure and no palace stands, and enlarged where it stands.
    .violated = { $fault ->
        [no-village] { $space } is no village space.
        [palace] A palace stands on { $space } already: it can only be enlarged.
        [figure] A figure stands on { $space }.
       *[no-palace] No palace stands on { $space }.
    }
palace-one = A village in which a palace stands gets no second one.
    .violated = { $fault ->
        [twice] More than one palace is listed on { $space }.
       *[second] { $space } belongs to the city with the palace on { $other_space }.
    }
palace-right = Only the player builds or enlarges whose figure stands highest in the village or city; between equals the next figures decide, and if they do not, nobody may.
    .violated = { $fault ->
        [empty] { no-right }: no figure stands { in-this-settlement }.
        [absent] { no-right }: { $player } has no figure { in-this-settlement }.
        [level] { no-right }: nobody's figures stand highest alone { in-this-settlement }.
       *[behind] { no-right }: the figures of { $other_player } stand higher { in-this-settlement }.
    }
palace-size = The value of a palace is at most the number of spaces of the village or city.
    .violated = { $fault ->
        [never] { this-settlement } never had more than { these-spaces }
        [at-most] { this-settlement } has at most { these-spaces }
       *[now] { this-settlement } has { these-spaces }
    }, too few for a palace of { $value }.
palace-higher = A palace is enlarged to a higher value.
    .violated = The palace on { $space } already has the value { $other_value }, and { $value } is not higher.
palace-once = A palace is changed only once in a turn, and is not enlarged in the turn in which it was built.
    .violated = { $fault ->
        [turn] The palace on { $space } has already been built or enlarged in this turn.
        [twice] The palace on { $space } is listed twice.
       *[round] The palace on { $space } was built in this round and can be enlarged only in the next one.
    }
palace-stock = A palace comes from the common stock.
    .violated = No palace of { $value } is left.
palace-white = A palace is laid with its white side up.
    .violated = A palace is laid with its white side up, not with its { $side } one.
palace-points = Whoever builds or enlarges a palace gets half of its value at once.
    .violated = A palace of { $value } brings { due-points }, not { $points }.
    .applied = { $player } gets { their-points } at once for a palace of { $value }.
palace-cost = To build or to enlarge a palace costs one action point.
    .violated = { other-cost }

## Cards
cards-two = A player takes at most two festival cards in a turn.
    .violated = { $count } cards have already been taken in this turn, and two are the most.
cards-source = A festival card is taken from beside the deck, where it lies open, or from the top of the deck.
    .violated = { $fault ->
        [none] No card is left in the deck.
        [no-open-card] No card lies open.
        [top] The top card of the deck is “{ $top_card }”, not “{ $card }”.
        [other] The open card is “{ $open_card }”, not “{ $card }”.
       *[deck] { wrong-deck }
    }
cards-replaced = When the open card is taken, the top card of the deck takes its place at once.
    .violated = { $fault ->
        [none] No card is left in the deck to replace the open one.
        [top] The new open card is “{ $top_card }”, the top one of the deck, not “{ $card }”.
        [missing] No card lies open, though one is left.
        [left] A card is left in the deck and replaces the open one.
        [not-taken] The open card was not taken, so none replaces it.
       *[deck] { wrong-deck }
    }
cards-cost = To take a festival card costs one action point.
    .violated = { other-cost }

## Tokens
token-once = A player uses at most one extra action token in a turn.
    .violated = { $player } has already used an extra action token in this turn.
token-left = An extra action token that was used is gone; each player has three for the game.
    .violated = { $player } has no extra action token left.
token-timing = An extra action token may be used at any time of the turn; by another reading only at its start.
    .violated = { $player } has already begun the turn, and a token is used only at its start.

## Festivals
festival-once = A player holds at most one festival in a turn.
    .violated = A festival has already been held in this turn.
festival-palace = A festival is held in a palace.
    .violated = No palace stands on { $space }.
festival-white = A festival is held in a palace that lies with its white side up.
    .violated = The palace on { $space } lies with its red side up: a festival was held there since it was built or enlarged.
festival-figure = Only players with a figure in the city hold a festival there or bid for it.
    .violated = { $player } has no figure in the city with the palace on { $space }.
festival-hand = Players lay cards from their own hands.
    .violated = { $fault ->
        [elsewhere] { $player } cannot have a card “{ $card }”: all five are elsewhere.
        [too-many] { $count ->
            [one] { $player } cannot lay a card “{ $card }” as well, having only { $count } card.
           *[other] { $player } cannot lay a card “{ $card }” as well, having only { $count } cards.
        }
       *[not-there] { $due ->
            [0] { $player } has no card “{ $card }”.
           *[other] { $player } lays { $count } cards “{ $card }”, but has only { $due }.
        }
    }
festival-symbols = Each card laid for a festival shows a symbol that the open card shows.
    .violated = { $fault ->
        [none-matches] No open card shows a symbol of each of these cards.
        [none] No card lies open, so the card “{ $card }” matches nothing.
       *[other] The card “{ $card }” shows no symbol of the open card “{ $open_card }”.
    }
festival-order = Whoever holds the festival bids first and lays at least one card; then, clockwise, those with a figure in the city bid or pass, also those who have had their final scoring. A bid is at least one card, and whoever has passed is out.
    .violated = { $fault ->
        [passed] { $player } has passed and bids no more.
        [passed-over] Before that { $player } has to lay a card or pass.
        [host] { $player } holds the festival but has laid no card for it.
        [none] { $player } has to lay a card or pass.
       *[turn] It is { $due_player } who bids or passes now, not { $player }.
    }
festival-match = Any cards that match will do as a bid; by another reading a bid must reach the highest so far.
    .violated = { $count ->
        [one] { $player }'s bid would come to { $count } symbol, but the highest so far is { $due }.
       *[other] { $player }'s bid would come to { $count } symbols, but the highest so far is { $due }.
    }
festival-points = Whoever alone has laid the most symbols gets half the value of the palace.
    .violated = { $fault ->
        [not-over] Not everybody has passed yet, so nobody gets points for the festival.
       *[other] { $player } gets { due-points } for the festival, not { $points }.
    }
    .applied = { $players } alone has laid the most symbols for the festival on { $space } and gets { their-points }.
festival-shared = Those who are level with the most symbols each get what the table says: nothing for a palace of 2, one point for 4, two for 6 and 8, three for 10.
    .violated = { $player } gets { due-points } for the festival, not { $points }.
    .applied = { $players } are level with the most symbols for the festival on { $space } and get { their-points } each.
festival-red = After a festival the palace is turned red side up.
    .violated = { $fault ->
        [none] A festival was held in this turn, but no palace lies with its red side up.
       *[side] The palace then lies with its { $due_side } side up, not with its { $side } one.
    }

## The end
turn-next = Turns go round clockwise.
    .violated = The next turn is { $due_player }'s, not { $player }'s.
final-due = Players have their final scoring right after their own last turn, first of all whoever has laid the last tile of three spaces.
    .violated = { $fault ->
        [twice] { $player } has already had the final scoring.
        [tiles-left] { $count ->
            [one] { $count } tile of three spaces is left, but final scorings begin when there is none.
           *[other] { $count } tiles of three spaces are left, but final scorings begin when there are none.
        }
        [last-tile] No tile of three spaces is left and nobody has had the final scoring, so the last one was laid in this turn.
        [early] Nobody has had a final scoring before the game begins.
        [order] { $count ->
            [one] By the turn of { $player }, { $due_players } has had the final scoring, too.
           *[other] By the turn of { $player }, { $due_players } have had the final scoring, too.
        }
       *[skipped] Before the next turn comes the final scoring of { $player }.
    }
final-first = In the final scoring the player with the highest figure in a city gets the value of its palace; all who are level do.
    .violated = { $fault ->
        [no-city] No palace stands on { $space }.
       *[other] The city with the palace on { $space } brings { $player } { due-points }, not { $points }.
    }
    .applied = { $player } is first in the city with the palace on { $space } and gets { their-points }.
    .scored = First in the city with the palace on { $space }: { their-points }.
final-second = In the final scoring the second in a city gets half the value of its palace; all who are level do.
    .violated = The city with the palace on { $space } brings { $player } { due-points }, not { $points }.
    .applied = { $player } is second in the city with the palace on { $space } and gets { their-points }.
    .scored = Second in the city with the palace on { $space }: { their-points }.
final-total = The final scoring of a player is what all cities bring together.
    .violated = The final scoring brings { $player } { due-points } in all, not { $points }.
    .scored = What else the final scoring may bring { $player }.
final-over = The game is over when all players have had their final scoring.
    .violated = { $count ->
        [one] The game is not over: { $due_players } has not had the final scoring yet.
       *[other] The game is not over: { $due_players } have not had their final scorings yet.
    }
end-winner = The most points win; those who are level share the victory.
    .violated = { $count ->
        [one] The winner is { $due_players }, not { $players }.
       *[other] The victory is shared; the winners are { $due_players }. The claim names { $players }.
    }
    .applied = { $count ->
        [one] { $players } has won with { their-points }.
       *[other] { $players } have won together with { their-points } each.
    }

## Setting up, and the points
setup-cards = Each player is dealt three festival cards, one is turned up, and the rest is the deck.
    .violated = { $fault ->
        [kind] There are { $count } cards “{ $card }”, but only { $due } of each kind.
        [stranger] { $player } does not take part and is dealt no cards.
        [early] { $count ->
            [one] { $player } has { $count } card, but the game has not begun yet.
           *[other] { $player } has { $count } cards, but the game has not begun yet.
        }
        [hand] { $player } is dealt { $due } cards, not { $count }.
        [deck] The deck that is left has { $due } cards, not { $count }.
       *[seed] By this seed the card is “{ $due_card }”, not “{ $card }”.
    }
setup-stocks = Each player begins with 12 figures, 3 extra action tokens, 5 land tiles of two spaces, 3 of one space with rice and 2 of one space with a village; tiles of three spaces, water and palaces are common.
    .violated = { $due ->
        [0] { $count ->
            [one] Before the game begins there are no { $stock }, but here there is { $count }.
           *[other] Before the game begins there are no { $stock }, but here there are { $count }.
        }
       *[other] Before the game begins there are { $due } { $stock }, not { $count }.
    }
score-points = Points are what surrounded water, palaces, festivals and the final scoring bring; before the game nobody has any.
    .violated = { $player } cannot have { their-points } before the game begins.
    .scored = { $player } has { their-points } so far.

## Readings
reading-irrigation-points = Does surrounded water bring 3 points for each of its spaces, or 3 for all that hangs together?
    .per-space = 3 for each space
    .per-body = 3 for all of it
reading-irrigation-edge = Must spaces beyond the grid be covered to surround water at its edge?
    .grid-only = No, only those of the grid
    .all-sides = Yes, all around
reading-land-two-on-three = May a tile of two spaces lie wholly on one of three?
    .yes = Yes, the ban is on exact covering only
    .no = No, it must lie on at least two tiles
reading-land-upper-outside = May an upper tile lie wholly on spaces beyond the grid?
    .yes = Yes, an upper level does not cross the border
    .no = No, one of its spaces must lie inside
reading-palace-enlarge-built = For how long may a palace not be enlarged after it was built?
    .turn = For that turn
    .round = For that round
reading-entry-place = Where may a figure come onto the board or leave it?
    .space = On a space that is at the edge or beyond it
    .tile = On any space of a tile that is
reading-edge-kind = Which kind of edge has a space beyond the grid where mountains and lowlands meet?
    .touches = Every kind that it touches
    .own = Only its own
reading-entry-two-edges = What does it cost where both mountains and lowlands adjoin?
    .cheaper = The lower price, of the lowlands
    .dearer = The higher price, of the mountains
reading-entry-through-own = May a figure that enters walk on in the same action, past one of its own player?
    .no = No, it stays where it enters
    .yes = Yes
reading-token-timing = When may the extra action token be used?
    .any-time = At any time of the turn
    .turn-start = Only at its start
reading-festival-bids = Must a bid reach the highest so far?
    .free = No, any matching card will do
    .match-or-drop = Yes, or one passes
reading-ranking-unequal-figures = Level so far, one player has a further figure and the other has none. What then?
    .more-wins = Whoever has one is ahead
    .undecided = They are level
reading-second-after-tie = Two or more share the first place in a city. Is there a second prize?
    .next-rank = Yes, for those who come next
    .none = No
reading-deck-exhausted = What if a card is needed and the deck is empty?
    .reshuffle = The cards played are shuffled and become the deck
    .none = No card is drawn

## Pictures of states
picture = A game of Java
    .nothing = Nothing is known of this game.
    .no-land = Nothing is known of the land.
    .whole = The whole board is drawn.
    .part = A part of the board is drawn: rows { $first_row } to { $last_row }, columns { $first_column } to { $last_column }.
    .untold = Not known: { $untold }.
untold-players = who plays
untold-phase = how far the game is
untold-turn = the turn
untold-tiles = the land
untold-water = water tiles
untold-palaces = palaces
untold-figures = figures
untold-points = points
untold-stocks = what the players have left
untold-supply = the common stock
untold-hands = cards in hand
untold-face_up = the open card
untold-deck = the deck
untold-discards = the cards played
untold-palaces_built = palaces built in this round
untold-festival = how far the festival is
untold-scored = who has had the final scoring
picture-space =
    .bare = bare
    .untold = land not known
    .mountains = mountains
    .lowlands = lowlands
    .water = printed water
    .off = off the board
    .land = { $terrain ->
        [v] village
       *[r] rice
    }, height { $height }
    .land-unknown = what land lies there, if any, is not known
    .water-tile = water tile
    .crowded = more stands here than can
picture-piece =
    .tile = land tile, level { $height }
    .palace = palace of { $value }, side: { $side }
    .figure = figure: { $player }
    .festival = festival on { $space }
picture-layer =
    .tiles = land tiles
    .land = land as it is seen from above
    .water = water tiles
    .palaces = palaces
    .figures = figures
    .no-land = No land lies on the board.
    .land-on = { $terrain ->
        [v] Village
       *[r] Rice
    }, height { $height }: { $spaces }.
    .land-unknown = Not known what land lies there, if any: { $spaces }.
    .water-tiles = Water tiles: { $spaces }.
    .palaces-on = Palaces: { $where }.
    .figures-on = Figures of { $player }, each with its height: { $where }.
    .no-figures = No figures stand on the board.
    .crowded = More stands on a space than can: { $spaces }.
yes-no = { $done ->
    [yes] yes
    [no] no
   *[untold] not known
}
picture-turn = Turn: { $player }
    .phase = Phase: { $phase }
    .spent = action points spent: { $spent } of { $available }
    .begun = begun: { yes-no }
    .land-laid = land laid: { yes-no }
    .token-used = extra action token used: { yes-no }
    .festival-held = festival held: { yes-no }
    .drawn = cards drawn: { $drawn }
    .palaces = palaces built or enlarged in this turn: { $spaces }
    .built = Palaces built in this round: { $spaces }
picture-player = { $player }
    .points = { their-points }
    .points-untold = points: ?
    .scored = final scoring done
    .figures = figures on the board: { $count } of 12
picture-stock = { $stock }: { $count }
    .common = Common stock
picture-cards =
    .hand = cards in hand: { $cards }
    .open = open card: { $card }
    .open-label = Open card
    .no-open = no open card
    .deck = deck: { $cards }
    .deck-label = Deck
    .discards = cards played: { $cards }
    .discards-label = Played
picture-festival = Festival on { $space }; to bid: { $player }
    .bid = { $player } has laid: { $cards }
    .no-bids = bids: ?
    .passed = passed: { $players }
