# Confusing Lands in English. The value of a message states the rule; its attributes tell what a ruling found.

game = Confusing Lands

## Words
player-one = Player one
player-two = Player two
side-condition = the side with the condition
side-plain = the plain side
phase-setup = setting up
phase-dealing = dealing
phase-choosing = choosing
phase-placing-chosen = placing the chosen cards
phase-passing = passing on
phase-placing-passed = placing the cards passed on
phase-scoring = scoring
phase-over = the end of the game
condition-1 = 1 (Mighty River)
condition-2 = 2 (Noble Woodlands)
condition-3 = 3 (Barrier Range)
condition-4 = 4 (Thriving Villages)
condition-5 = 5 (The Circle of Life)
condition-6 = 6 (Ancient Relics)
condition-7 = 7 (Roaring Falls)
condition-8 = 8 (Shaded Streams)
condition-9 = 9 (Valley Guardians)
condition-10 = 10 (Ruthless Hunters)
condition-11 = 11 (Forest Spirit)
condition-12 = 12 (Town Centre)
condition-13 = 13 (Remote Outposts)
condition-14 = 14 (Close Neighbours)
condition-15 = 15 (Great Prairie)
condition-16 = 16 (Land of Plenty)
condition-17 = 17 (Tranquillity)
condition-18 = 18 (Wilderness)
rating-incredible = incredible
rating-amazing = amazing
rating-wondrous = wondrous
rating-tricky = tricky
rating-confused = confused
rating-lost = lost

# Labels of the members of actions, events and states. An attribute is a word for one value of the member; `like` names the words for all.

member-deck = deck
member-count = number of cards
member-cards = cards
member-card = card
    .like = condition
member-shared = shared condition
member-hands = cards in hand
member-one = { player-one }
member-two = { player-two }
member-side = side
member-rotation = rotation (°)
member-row = row
member-column = column
member-under = slid underneath
member-discarded = discarded card
member-top = top card
member-taken = card taken
member-sheets = scores
member-conditions = conditions
member-condition = condition
member-points = points
member-deduction = points deducted
member-total = total
member-rank = rank
member-rating = rating
member-edition = edition
    .envy-born-2024 = Envy Born Games, 2024
    .sample = sample figures
member-overlay = own figures
member-readings = readings
member-plain = plain side
member-players = players
member-phase = phase
member-round = round
member-landscapes = landscapes
member-placed = cards placed
member-squares = squares
member-origin = where the squares begin
member-chosen = chosen cards
member-hidden = face down
member-set_aside = cards set aside
member-discards = discarded cards

# What happened, by the type of the event.

event-set-up = The game is set up
event-dealt = Cards are dealt
event-chosen = A card is chosen
event-placed = A card is placed
event-card-set-aside = A card is set aside
event-passed-on = A card is passed on
event-card-replaced = The card is replaced
event-scored = The scoring is done

## Actions
action-set-up = Set up
action-deal = Deal cards
action-choose = Choose a card
action-place = Place a card
action-set-aside = Set a card aside
action-pass-on = Pass cards on
action-replace-card = Replace the card
action-score = Score

## What only messages say
location-shared = in the middle
location-landscapes-one = in the landscape of Player one
location-landscapes-two = in the landscape of Player two
location-hands-one = in the hand of Player one
location-hands-two = in the hand of Player two
location-chosen-one = in front of Player one as the chosen card
location-chosen-two = in front of Player two as the chosen card
location-deck = in the deck
location-discards = among the discarded cards
location-set_aside-one = among the cards that Player one has set aside
location-set_aside-two = among the cards that Player two has set aside
level-on-points = { $points ->
    [one] Both have { $points } point.
   *[other] Both have { $points } points.
}
conditions-compared = Own conditions of { $player }: { $values ->
    [nothing] none
   *[other] { $values }
} (the shared one: { $shared_value }); own conditions of { $other_player }: { $other_values ->
    [nothing] none
   *[other] { $other_values }
} (the shared one: { $other_shared_value }).
tie-broken = { level-on-points } { conditions-compared } So { $player } comes first.
level-to-the-last = { $points ->
    [one] Both have { $points } point and are level in every condition too.
   *[other] Both have { $points } points and are level in every condition too.
} { conditions-compared }
by-the-sheet = { $by ->
    [sheet] By what is written:{" "}
   *[landscape] {""}
}
scores-otherwise = { $fault ->
    [never] { $player } cannot score { $points } for condition { $condition }: it brings { $each } points at a time.
    [never-so-many] { $count ->
        [one] { $player } cannot score { $points } for condition { $condition }: it never counts one square alone.
       *[other] { $player } cannot score { $points } for condition { $condition }: it never counts { $count } squares.
    }
   *[other] { by-the-sheet }{ $due ->
        [one] { $player } scores { $due } point for condition { $condition }, not { $points }.
       *[other] { $player } scores { $due } points for condition { $condition }, not { $points }.
    }
}

## Places that are not known: what would have to be sent
nth = { $entry ->
    [1] first
    [2] second
    [3] third
   *[other] { $entry }th
}
missing-phase = which phase it is
missing-round = which round it is
missing-players = who plays
missing-shared = which condition is shared
missing-shared-card = which condition is shared
missing-deck = the cards in the deck
missing-deck-cards = the cards in the deck
missing-deck-cards-entry-card = which card is the { nth } from the top of the deck
missing-discards = the discarded cards
missing-discards-cards = the discarded cards
missing-discards-cards-entry-card = which card was the { nth } to be discarded
missing-set_aside-player = which cards { $player } has set aside
missing-set_aside-player-cards = which cards { $player } has set aside
missing-set_aside-player-cards-entry-card = which card { $player } was the { nth } to set aside
missing-hands-player = the cards in the hand of { $player }
missing-hands-player-cards = the cards in the hand of { $player }
missing-hands-player-cards-entry-card = the { nth } card in the hand of { $player }
missing-chosen = who has chosen a card
missing-chosen-player-card = which card { $player } chose
missing-landscapes-player = the landscape of { $player }
missing-landscapes-player-placed = the cards that { $player } placed
missing-landscapes-player-placed-entry = the { nth } card that { $player } placed
missing-landscapes-player-placed-entry-card = which card { $player } placed as the { nth }
missing-landscapes-player-placed-entry-side = which side is up of the { nth } card that { $player } placed
missing-landscapes-player-placed-entry-rotation = how far the { nth } card is turned that { $player } placed
missing-landscapes-player-placed-entry-row = the row of the { nth } card that { $player } placed
missing-landscapes-player-placed-entry-column = the column of the { nth } card that { $player } placed
missing-landscapes-player-squares = the squares of the landscape of { $player }
missing-landscapes-player-squares-entry = all squares in row { $entry } of the landscape of { $player }
missing-overlay-cards-number-condition = what the side with the condition of card { $number } shows
missing-overlay-cards-number-plain = what the plain side of card { $number } shows

## What every state must be like
cards-once = There are 18 different cards, and each of them is in one place only.
    .violated = { $fault ->
        [twice] There is only one card { $card }, but it is { $location } twice.
       *[elsewhere] There is only one card { $card }, but it is { $location } and { $other_location }.
    }
cards-count = A pile lists as many cards as it says that it has, and there are 18 cards in all.
    .violated = { $fault ->
        [pile] { $total ->
            [one] This pile lists { $total } card, not { $count }.
           *[other] This pile lists { $total } cards, not { $count }.
        }
       *[all] { $count ->
            [one] This makes { $count } card in all; there are { $total } in the game.
           *[other] This makes { $count } cards in all; there are { $total } in the game.
        }
    }
cards-condition = A card shows the condition of its own number on two adjoining squares of one side; its other side shows none.
    .violated = { $fault ->
        [plain] The plain side of card { $card } shows no condition, but here it shows condition { $condition }: { $squares }.
        [foreign] Card { $card } shows only its own condition, but here it shows condition { $condition }: { $squares }.
        [missing] The side with the condition of card { $card } does not show condition { $condition }.
       *[not-two] Condition { $condition } takes two adjoining squares, but here it takes: { $squares }.
    }
landscape-grid = The squares of a landscape form a grid: every row has the same number of squares.
    .violated = { $count ->
        [one] This row has { $count } square; the first one has { $due }.
       *[other] This row has { $count } squares; the first one has { $due }.
    }
landscape-connected = A landscape is in one piece, because each card after the first covers a square of it.
    .violated = No card connects these squares with the rest of the landscape: { $squares }.
landscape-cards = A landscape is made of at most eight cards of two by three squares.
    .violated = { $fault ->
        [too-large] Eight cards show at most { $total } squares, not { $count }.
        [left-over] No whole card fits here, so these squares cannot belong to one: { $squares }.
        [too-many] Eight cards show at most { $total } conditions, not all of these: { $conditions }.
        [too-few] { $total ->
            [one] { $total } card cannot show this landscape, however it lies.
           *[other] { $total } cards cannot show this landscape, however they lie.
        }
       *[locked] These conditions cannot all be seen, because whichever of their cards was laid last covers part of another: { $conditions }.
    }
landscape-seen = Of the cards in a landscape only what lies on top is seen.
    .violated = The cards placed show something else on these squares: { $squares }.
round-cards = In each round every player is dealt two cards, chooses one and places it, passes the other on, and places the one received, too. So round and phase determine how many cards are in a landscape, in a hand and in the deck.
    .violated = { $pile ->
        [landscapes] { $count ->
            [one] The landscape of { $player } has { $count } card; at this point it must have { $due }.
           *[other] The landscape of { $player } has { $count } cards; at this point it must have { $due }.
        }
        [hands] { $count ->
            [one] { $player } has { $count } card in hand; at this point it must be { $due }.
           *[other] { $player } has { $count } cards in hand; at this point it must be { $due }.
        }
        [hands-at-most] { $player } has { $count } cards in hand; at this point it can be { $due } at most.
        [chosen] { $player } cannot have a chosen card at this point.
        [set-aside] { $count ->
            [one] { $player } has set { $count } card aside; at this point it can be { $due } at most.
           *[other] { $player } has set { $count } cards aside; at this point it can be { $due } at most.
        }
        [shared] No card lies in the middle before the game is set up.
        [round] The game is not set up yet, so this cannot be round { $count }.
        [last-round] The points are counted after round { $due }, not after round { $count }.
        [deck] { $count ->
            [one] The deck has { $count } card; at this point it must have { $due }.
           *[other] The deck has { $count } cards; at this point it must have { $due }.
        }
        [deck-of-any-round] { $count ->
            [one] The deck has { $count } card; in this phase it can have, by the round: { $due }.
           *[other] The deck has { $count } cards; in this phase it can have, by the round: { $due }.
        }
       *[discards] { $count ->
            [one] Here { $count } card is discarded, but two players discard none, and nobody does before the game is set up.
           *[other] Here { $count } cards are discarded, but two players discard none, and nobody does before the game is set up.
        }
    }

## The course of a round
round-phase = A round runs through dealing, choosing, placing the chosen cards, passing on and placing the cards received; every action has its place in it.
    .violated = { $activity ->
        [set-up] A game is set up before it begins.
        [deal] Cards are dealt at the beginning of a round.
        [choose] Each player chooses a card right after the deal.
        [place] A card is placed after all have chosen, or after the others are passed on.
        [set-aside] A card is set aside when it would have to be placed.
        [score] The points are counted once, after the last round.
        [replace-card] The unwanted card is replaced after the chosen one is placed.
       *[pass-on] The unwanted cards are passed on after the chosen ones are placed.
    } The current phase is “{ $phase }”.
end-eight-cards = Once everybody has eight cards in their landscape, the game ends.
    .violated = Each landscape has { $count } cards, so no more are dealt.
setup-deck = The deck is shuffled from all 18 cards.
    .violated = { $card ->
        [none] { $count ->
            [one] This deck has { $count } card instead of { $total }.
           *[other] This deck has { $count } cards instead of { $total }.
        }
       *[other] { $count ->
            [2] Card { $card } is in this deck twice.
           *[other] Card { $card } is in this deck { $count } times.
        }
    }
setup-shared = The top card of the shuffled deck is laid out as the shared condition.
    .violated = { $fault ->
        [deeper] Card { $card } lies further down in this deck, not on top.
       *[other] The top card of this deck is card { $expected_card }, not card { $card }.
    }
setup-deciding-game = Players who are level in points and in every condition shuffle the cards and play a deciding game. A game that has a winner is not set up again.
    .violated = { $fault ->
        [alone] { $player } played alone, and there is no tie to decide by another game.
       *[won] { $player } has won. A deciding game is played only if both are level in points and in every condition.
    }
deal-two = Each player is dealt two cards.
    .violated = { $count ->
        [one] { $player } is dealt { $count } card instead of { $due }.
       *[other] { $player } is dealt { $count } cards instead of { $due }.
    }
deal-bottom = Cards are dealt from the bottom of the deck.
    .violated = { $fault ->
        [twice] Card { $card } is dealt twice, but there is only one.
        [elsewhere] Card { $card } cannot be dealt: it is { $location }.
       *[higher] Card { $card } is not one of the lowest { $due } cards of the deck.
    }
solo-deal = Alone, you deal cards only to yourself.
    .violated = { $player } does not play and is dealt no cards.
choose-hand = The card that a player chooses is one of the two in hand.
    .violated = { $fault ->
        [not-there] { $player } does not have card { $card } in hand.
       *[elsewhere] { $player } does not have card { $card } in hand: it is { $location }.
    }
choose-one = Each player chooses one card.
    .violated = { $fault ->
        [laid] A card has been placed since { $player } chose, so the choice stands.
       *[final] { $player } has chosen already.
    }

## Placing
place-chosen = First each player places the card that they chose.
    .violated = { $fault ->
        [none-left] { $player } has no chosen card left to place.
        [other] { $player } chose card { $expected_card }, not card { $card }.
       *[elsewhere] { $player } did not choose card { $card }: it is { $location }.
    }
place-passed = Then each player places the card that was passed on to them or, when playing alone, the one taken from the deck instead.
    .violated = { $fault ->
        [none-left] { $player } has no card left to place.
        [other] { $player } received card { $expected_card }, not card { $card }.
       *[elsewhere] { $player } did not receive card { $card }: it is { $location }.
    }
place-fixed = A card that was placed is not moved any more.
    .violated = Card { $card } already lies in the landscape of { $player } and stays where it is.
place-quarter-turns = A card may be turned any number of times by 90 degrees.
    .violated = { NUMBER($rotation, maximumSignificantDigits: 17) }° is not a multiple of 90°.
place-grid = The squares of a landscape form a grid: no square is covered in part.
    .violated = { NUMBER($number, maximumSignificantDigits: 17) } is not a whole number of rows or columns: squares would be covered in part.
place-on-top = A card is laid on top of those that lie there, not slid below them.
    .violated = The card must lie on top of these squares, not below them: { $squares }.
place-cover = A new card covers at least one square of its player's own landscape; only the first card has none to cover.
    .violated = The card covers no square of the landscape of { $player }; it would lie on these: { $squares }.
place-condition = A new card covers no part of a scoring condition.
    .violated = { $fault ->
        [seen] The card covers part of condition { $condition }: { $squares }.
       *[wherever] { $condition ->
            [unknown] Wherever the condition of a card below lies, this card covers part of it.
           *[other] Wherever condition { $condition } lies on its card, this card covers part of it.
        }
    }

place-none-possible = A card that could only be laid on conditions is set aside: it leaves the game and counts as one of the eight. At some tables it is laid on conditions instead.
    .violated = { $fault ->
        [room] There is room in the landscape of { $player }: a card can be laid there without covering a condition.
       *[over-conditions] { $player } can lay a card only on conditions. At this table that is allowed then, and no card is set aside.
    }

## Passing on
pass-unwanted = After placing the chosen cards each player hands on the card that they did not want.
    .violated = { $fault ->
        [twice] Card { $card } is handed over twice, but there is only one.
        [other] { $player } has card { $expected_card } left, not card { $card }.
       *[elsewhere] { $player } does not have card { $card } left: it is { $location }.
    }
pass-opponent = Two players hand each other the cards that they did not want.
    .violated = Two players hand each other the unwanted cards; only someone who plays alone takes a card from the deck instead.
solo-discard = Alone, you discard the card that you would pass on.
    .violated = { $fault ->
        [alone] There is nobody to pass the card on to; alone, you discard it and take one from the deck.
        [other] Card { $expected_card } is left to be discarded, not card { $card }.
       *[elsewhere] Card { $card } is not left to be discarded: it is { $location }.
    }
solo-top = Alone, you discard the top card of the deck when you would receive a card.
    .violated = { $fault ->
        [twice] Card { $card } is named twice, but there is only one.
        [other] The top card of the deck is card { $expected_card }, not card { $card }.
        [deeper] Card { $card } lies further down in the deck, not on top.
       *[elsewhere] Card { $card } is not the top card of the deck: it is { $location }.
    }
solo-next = Alone, you take the card that lay below the top card of the deck, instead of one passed on.
    .violated = { $fault ->
        [twice] Card { $card } is named twice, but there is only one.
        [other] Below the top card of the deck lies card { $expected_card }, not card { $card }.
        [deeper] Card { $card } lies elsewhere in the deck, not just below the top card.
       *[elsewhere] Card { $card } does not lie below the top card of the deck: it is { $location }.
    }

## The conditions
condition-mighty-river = Mighty River: 4 points for each square of the largest group of river squares that are connected from end to end.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Mighty River: no group of river squares.
        [one] Mighty River: { $count } river square in the largest group, 4 points ({ $squares }).
       *[other] Mighty River: { $count } river squares in the largest group, 4 points each ({ $squares }).
    }
condition-noble-woodlands = Noble Woodlands: 3 points for each forest square in a connected group of two or more.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Noble Woodlands: no forest squares in groups of two or more.
       *[other] Noble Woodlands: { $count } forest squares in groups of two or more, 3 points each ({ $squares }).
    }
condition-barrier-range = Barrier Range: 3 points for each mountain square at the border of the landscape.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Barrier Range: no mountain square at the border.
        [one] Barrier Range: { $count } mountain square at the border, 3 points ({ $squares }).
       *[other] Barrier Range: { $count } mountain squares at the border, 3 points each ({ $squares }).
    }
condition-thriving-villages = Thriving Villages: for each village square 1 point for each different type of symbol near it, other than villages.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Thriving Villages: no other symbol near a village square.
        [one] Thriving Villages: one other type of symbol ({ $because_of }) near a village square ({ $squares }), 1 point.
       *[other] Thriving Villages: { $count } other types of symbol near village squares, 1 point each, counted for each village square. Each one, with a symbol of each type: { $earned }.
    }
condition-circle-of-life = The Circle of Life: 6 points for each pair of a wolf square and an elk square, wherever in the landscape they are.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] The Circle of Life: no pair of a wolf and an elk.
        [one] The Circle of Life: { $count } pair of a wolf and an elk, 6 points ({ $squares }).
       *[other] The Circle of Life: { $count } pairs of a wolf and an elk, 6 points each ({ $squares }).
    }
condition-ancient-relics = Ancient Relics: 4 points for each crystal square that has no other crystal square near it, in its row or in its column.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Ancient Relics: no crystal square apart from all others.
        [one] Ancient Relics: { $count } crystal square apart from all others, 4 points ({ $squares }).
       *[other] Ancient Relics: { $count } crystal squares apart from all others, 4 points each ({ $squares }).
    }
condition-roaring-falls = Roaring Falls: for each river square 4 points for each mountain square into which it flows.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Roaring Falls: no river square flows into a mountain square.
        [one] Roaring Falls: a river square ({ $squares }) flows into a mountain square ({ $because_of }), 4 points.
       *[other] Roaring Falls: { $count } times a river square flows into a mountain square, 4 points each time. Each river square, with its mountain squares: { $earned }.
    }
condition-shaded-streams = Shaded Streams: for each river square 4 points for each forest square past which it flows.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Shaded Streams: no river square flows past a forest square.
        [one] Shaded Streams: a river square ({ $squares }) flows past a forest square ({ $because_of }), 4 points.
       *[other] Shaded Streams: { $count } times a river square flows past a forest square, 4 points each time. Each river square, with its forest squares: { $earned }.
    }
condition-valley-guardians = Valley Guardians: for each crystal square 2 points for each mountain square exactly four spaces from it.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Valley Guardians: no mountain square exactly four spaces from a crystal square.
        [one] Valley Guardians: a mountain square ({ $because_of }) is exactly four spaces from a crystal square ({ $squares }), 2 points.
       *[other] Valley Guardians: { $count } times a mountain square is exactly four spaces from a crystal square, 2 points each time. Each crystal square, with its mountain squares: { $earned }.
    }
condition-ruthless-hunters = Ruthless Hunters: 8 points for each wolf square that is five spaces or more from every village square and from every other wolf square.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Ruthless Hunters: no wolf square far enough from villages and other wolves.
        [one] Ruthless Hunters: { $count } wolf square far enough from villages and other wolves, 8 points ({ $squares }).
       *[other] Ruthless Hunters: { $count } wolf squares far enough from villages and other wolves, 8 points each ({ $squares }).
    }
condition-forest-spirit = Forest Spirit: 8 points for each elk square that is near three forest squares or more.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Forest Spirit: no elk square near three forest squares.
        [one] Forest Spirit: { $count } elk square near three forest squares or more, 8 points ({ $squares }).
       *[other] Forest Spirit: { $count } elk squares near three forest squares or more, 8 points each ({ $squares }).
    }
condition-town-centre = Town Centre: one crystal square is chosen; 3 points for each village square three spaces or less from it.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Town Centre: no village square three spaces or less from a crystal square.
        [one] Town Centre: { $count } village square ({ $squares }) three spaces or less from the crystal square { $because_of }, 3 points.
       *[other] Town Centre: { $count } village squares ({ $squares }) three spaces or less from the crystal square { $because_of }, 3 points each.
    }
condition-remote-outposts = Remote Outposts: 1 point for each square of the longest straight line of squares that holds no part of a condition.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Remote Outposts: no line of squares without a condition.
        [one] Remote Outposts: { $count } square in the longest straight line, 1 point ({ $squares }).
       *[other] Remote Outposts: { $count } squares in the longest straight line, 1 point each ({ $squares }).
    }
condition-close-neighbours = Close Neighbours: 1 point for each square of the largest area that is as wide as it is high and holds no part of a condition.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Close Neighbours: no area of squares without a condition.
        [one] Close Neighbours: { $count } square in the largest area as wide as it is high, 1 point ({ $squares }).
       *[other] Close Neighbours: { $count } squares in the largest area as wide as it is high, 1 point each ({ $squares }).
    }
condition-great-prairie = Great Prairie: 2 points for each square of the largest connected group of empty squares.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Great Prairie: no group of empty squares.
        [one] Great Prairie: { $count } empty square in the largest group, 2 points ({ $squares }).
       *[other] Great Prairie: { $count } empty squares in the largest group, 2 points each ({ $squares }).
    }
condition-land-of-plenty = Land of Plenty: as many points as the least valuable of the player's other conditions brings, the shared one included.
    .violated = { scores-otherwise }
    .scored = { $points ->
        [one] Land of Plenty: { $points } point, as many as condition { $lowest_condition } brings, the least valuable of the others.
       *[other] Land of Plenty: { $points } points, as many as condition { $lowest_condition } brings, the least valuable of the others.
    }
condition-tranquillity = Tranquillity: 1 point for each village, mountain or forest square in the landscape.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Tranquillity: no village, mountain or forest square.
        [one] Tranquillity: { $count } village, mountain or forest square, 1 point ({ $squares }).
       *[other] Tranquillity: { $count } village, mountain and forest squares, 1 point each ({ $squares }).
    }
condition-wilderness = Wilderness: 1 point for each river, crystal, wolf or elk square in the landscape.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Wilderness: no river, crystal, wolf or elk square.
        [one] Wilderness: { $count } river, crystal, wolf or elk square, 1 point ({ $squares }).
       *[other] Wilderness: { $count } river, crystal, wolf and elk squares, 1 point each ({ $squares }).
    }

## The scoring
score-own = Each player scores every condition in their own landscape once, and beside these only the shared one.
    .violated = { $fault ->
        [left-out] Condition { $condition } is in the landscape of { $player }, but not on the sheet.
        [both] Condition { $condition } is on both sheets, but it is not the shared one, so only one of the landscapes can have it.
        [twice] Condition { $condition } is on the sheet of { $player } twice; it scores once.
        [too-many] { $count ->
            [one] The landscape of { $player } has no condition, so at most one of these on the sheet can score, the shared one: { $conditions }.
           *[other] At most { $count } of these conditions on the sheet of { $player } can be in the landscape or shared: { $conditions }.
        }
       *[foreign] Condition { $condition } is on the sheet of { $player }, but neither in the landscape nor shared.
    }
    .scored = { $count ->
        [one] { $count } condition of unknown number in the landscape of { $player }.
       *[other] { $count } conditions of unknown number in the landscape of { $player }.
    }
score-shared = Every player who has a condition in their own landscape also scores the shared one.
    .violated = { by-the-sheet }{ $player } scores the shared condition { $condition }, too, but it is not on the sheet.
    .scored = What the shared condition brings { $player }.
score-no-own-condition = To a player without a condition in their own landscape the shared one brings nothing.
    .violated = { by-the-sheet }{ $points ->
        [one] { $player } has no condition in the landscape, so the shared condition { $condition } brings nothing, not { $points } point.
       *[other] { $player } has no condition in the landscape, so the shared condition { $condition } brings nothing, not { $points } points.
    }
    .scored = { $player } has no condition in the landscape and scores nothing for the shared one.
score-deduction = 10 points are deducted for each condition in a player's own landscape, whether it scored or not, and never for the shared one.
    .violated = { by-the-sheet }{ $due ->
        [0] { $player } has no condition in the landscape, so nothing is deducted, not { $points }.
       *[other] { $count ->
            [one] { $player } has { $count } condition in the landscape, so { $due } points are deducted, not { $points }.
           *[other] { $player } has { $count } conditions in the landscape, so { $due } points are deducted, not { $points }.
        }
    }
    .scored = { $count ->
        [one] { $count } condition in the landscape, 10 points less.
       *[other] { $count } conditions in the landscape, 10 points less for each.
    }
score-total = The total is what the conditions bring, less the deduction.
    .violated = { by-the-sheet }{ $due ->
        [one] { $player } has { $due } point in all, not { $points }.
       *[other] { $player } has { $due } points in all, not { $points }.
    }
score-winner = The player with the most points wins.
    .violated = { $fault ->
        [nobody] Both players are put second, but one of them is first, or both.
        [whatever] Whatever is on the squares that nobody sees, { $player } comes before { $other_player }.
       *[fewer] { by-the-sheet }{ $points ->
            [one] { $player } has { $points } point, { $other_player } { $other_points }: { $player } wins.
           *[other] { $player } has { $points } points, { $other_player } { $other_points }: { $player } wins.
        }
    }
score-tie-break = Level on points, the player with the most valuable single condition wins; if these are equal too, the second most valuable decides, and so on.
    .violated = { by-the-sheet }{ tie-broken }
    .applied = { tie-broken }
score-shared-victory = Players who are level on points and in every condition share the victory.
    .violated = { by-the-sheet }{ level-to-the-last } They share the victory.
    .applied = { level-to-the-last } They share first place.
solo-scoring = Alone, you score only your own landscape, in the usual way.
    .violated = { $fault ->
        [stranger] { $player } does not play, so there is no landscape to score.
       *[rank] { $player } plays alone, so there is nobody to come second to.
    }
solo-rating = Alone, you look up your points in a table: with 50 or more the landscape is incredible, with 40 amazing, with 30 wondrous, with 20 tricky, with 10 confused, with fewer than 9 lost.
    .violated = { $fault ->
        [two-play] Only someone who plays alone looks up a rating; here two play.
        [impossible] { by-the-sheet }With { $points } points the landscape cannot be { $rating }; possible: { $due_ratings }.
       *[wrong] { by-the-sheet }{ $points ->
            [one] With { $points } point the landscape is { $due_ratings }, not { $rating }.
           *[other] With { $points } points the landscape is { $due_ratings }, not { $rating }.
        }
    }
    .applied = { $points ->
        [one] With { $points } point the landscape is { $rating }.
       *[other] With { $points } points the landscape is { $rating }.
    }

## Readings
reading-choose-again = May a player who has chosen take the other card instead?
    .no = No, the choice stands
    .until-laid = Yes, until a chosen card is placed
reading-cover-first-round = In the first round the duty to cover a square is ignored. For which cards?
    .first-card = For each player's first card alone
    .whole-round = For both cards of the first round
reading-place-none-possible = A card can be laid nowhere without covering a condition. What then?
    .set-aside = It is set aside, leaves the game and counts as one of the eight
    .over-conditions = It may cover conditions; what is left of one that is covered in part counts as an empty square
reading-river-group = What is a group of river squares (condition 1)?
    .end-to-end = Squares whose river ends meet on the edge between them
    .touching = Any river squares that touch each other
reading-group-single = Is one square by itself a group (conditions 1 and 15)?
    .counts = Yes
    .does-not = No
reading-border-holes = Does a hole inside the landscape make the squares around it a border (condition 3)?
    .yes = Yes, a hole is not part of the landscape
    .no = No, only what lies outside around the landscape does
reading-row-interrupted = Does a gap in the landscape interrupt a row or column (condition 6)?
    .no = No
    .by-gap = Yes
reading-pairs = May a wolf or an elk count in more than one pair (condition 5)?
    .disjoint = No
    .every-combination = Yes, every wolf with every elk
reading-line-diagonal = May the longest straight line run diagonally (condition 13)?
    .no = No
    .yes = Yes
reading-wolf-alone = Does a wolf score in a landscape with no village and no other wolf (condition 10)?
    .scores = Yes
    .does-not = No
reading-tiebreak-shared = Does the shared condition count when a tie is broken?
    .no = No, only a player's own conditions
    .yes = Yes, with 0 for a player without a condition of their own
reading-tiebreak-none-left = Level so far, one player has a further condition worth nothing, the other has none. What then?
    .equal = They are still level
    .having-one-wins = Whoever has the condition is ahead
reading-solo-nine = The table for one player leaves out exactly 9 points. What are they?
    .lost = Lost
    .confused = Confused

## Pictures: what they say beside the words above
content-unknown = not known
content-nowhere = no square
content-empty = empty
content-forest = forest
content-mountain = mountain
content-village = village
content-elk = elk
content-wolf = wolf
content-crystal = crystal
content-river-ne = river from north to east
content-river-ns = river from north to south
content-river-nw = river from north to west
content-river-es = river from east to south
content-river-ew = river from east to west
content-river-sw = river from south to west
caption-deck = Deck
caption-discards = Discarded
caption-set-aside = Set aside
caption-hand = In hand
caption-chosen = Chosen card
caption-placed = Cards laid, the lowest first:
picture-title = { game }: the landscapes as seen from above
picture-round = { $round ->
    [unknown] Round not known
   *[other] Round { $round } of { $total }
}
picture-phase = { $phase ->
    [unknown] Phase not known
   *[other] Phase: { $phase }
}
picture-players-unknown = Who plays is not known
picture-shared = { $condition ->
    [unknown] Shared condition: not known
   *[other] Shared condition: { $condition }
}
picture-pile = { $count ->
    [unknown] { $caption }: not known
    [0] { $caption }: no card
    [one] { $caption }: { $count } card
   *[other] { $caption }: { $count } cards
}
picture-listed = { $told } – { $cards }
picture-of = { $player } – { $told }
picture-card = { $condition ->
    [unknown] a card that is not known
   *[other] card { $condition }
}
picture-condition = condition { $condition }
picture-landscape = { $count ->
    [unknown] { $player }: the landscape is not known
    [0] { $player }: no square in the landscape
    [one] { $player }: a landscape of { $count } square
   *[other] { $player }: a landscape of { $count } squares
}
picture-bare = { $count ->
    [unknown] This landscape is not known.
   *[other] No card lies here yet.
}
picture-row = Row { $row }, from column { $column } on: { $contents }
picture-square = { $square }: { $content }
picture-square-perhaps = { $square }: { $content }, unless a card covers it of which it is not known how it lies
picture-square-differs = { $square }: { $content } by the cards, { $other_content } by the squares
picture-placed = { $letter }: { $condition ->
    [unknown] a card that is not known
   *[other] card { $condition }
}, { $side ->
    [unknown] the side not known
   *[other] { $side }
}, { $rotation ->
    [unknown] how far it is turned not known
   *[other] turned by { $rotation }°
}, { $square ->
    [unknown] its place not known
   *[other] its top left square on { $square }
}
