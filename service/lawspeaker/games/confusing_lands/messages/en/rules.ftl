# Confusing Lands in English: the value of a message states a rule, its attributes say what a ruling found.

## What every state must be like
cards-once = The game has 18 different cards. Each card is in only one place.
    .violated = { $fault ->
        [twice] There is only one card { $card }, but it is { $location } twice.
       *[elsewhere] There is only one card { $card }, but it is { $location } and { $other_location }.
    }
cards-count = A pile has as many cards as its count says. The game has 18 cards in all.
    .violated = { $fault ->
        [pile] This pile has a count of { $count }, but { $total ->
            [0] no card is listed.
            [one] { $total } card is listed.
           *[other] { $total } cards are listed.
        }
       *[all] { $count ->
            [one] There is { $count } card in all, but the game has { $total }.
           *[other] There are { $count } cards in all, but the game has { $total }.
        }
    }
cards-condition = One side of each card shows the condition with the number of the card, on two squares next to each other. The other side shows no condition.
    .violated = { $fault ->
        [plain] The plain side of card { $card } has no condition, but here it shows condition { $condition } in { $squares_and }.
        [foreign] Card { $card } has only its own condition, but here it shows condition { $condition } in { $squares_and }.
        [missing] The side of card { $card } with the condition does not show condition { $condition } here.
       *[not-two] Condition { $condition } must be on two squares next to each other, but here it is in { $squares_and }.
    }
landscape-grid = The squares of a landscape form a grid. Every row has the same number of squares.
    .violated = { $count ->
        [one] This row has { $count } square, but the first row has { $due }.
       *[other] This row has { $count } squares, but the first row has { $due }.
    }
landscape-connected = A landscape is in one piece, because each card after the first covers a square of it.
    .violated = No card connects the squares in { $squares_and } with the rest of the landscape.
landscape-cards = A landscape has at most eight cards. Each card has two rows of three squares.
    .violated = { $fault ->
        [too-large] { $count ->
            [one] The landscape has { $count } square, but eight cards show at most { $total }.
           *[other] The landscape has { $count } squares, but eight cards show at most { $total }.
        }
        [left-over] No whole card fits here, so these squares cannot be part of a card: { $squares }.
        [too-many] A landscape has at most { $total ->
            [one] { $total } condition, one for each card, so it cannot have all of these: { $conditions }.
           *[other] { $total } conditions, one for each card, so it cannot have all of these: { $conditions }.
        }
        [too-few] { $total ->
            [one] { $total } card cannot show this landscape, however it lies.
           *[other] { $total } cards cannot show this landscape, however they lie.
        }
       *[locked] These conditions cannot all be visible: { $conditions }. Whichever of their cards was placed last covers part of another condition.
    }
landscape-seen = Only the top layer of the cards in a landscape is visible.
    .violated = In { $squares_and }, the cards show something else than the squares that are listed.
round-cards = In each round, a player is dealt two cards and places one of them. The player passes the other one on, and also places the card received. So the round and the phase decide how many cards are in each place.
    .violated = { $pile ->
        [landscapes] { $count ->
            [one] The landscape of { $player } has { $count } card, but at this point it must have { $due }.
           *[other] The landscape of { $player } has { $count } cards, but at this point it must have { $due }.
        }
        [hands] { $count ->
            [one] { $player } has { $count } card in hand, but at this point it must be { $due }.
           *[other] { $player } has { $count } cards in hand, but at this point it must be { $due }.
        }
        [hands-at-most] { $count ->
            [one] { $player } has { $count } card in hand, but at this point it can be at most { $due }.
           *[other] { $player } has { $count } cards in hand, but at this point it can be at most { $due }.
        }
        [chosen] { $player } cannot have a chosen card at this point.
        [set-aside] { $count ->
            [one] { $player } has set { $count } card aside
           *[other] { $player } has set { $count } cards aside
        }, but at this point { $due ->
            [0] no card can be set aside yet.
           *[other] it can be at most { $due }.
        }
        [shared] The game is not set up yet, so no card lies in the middle.
        [round] The game is not set up yet, so this cannot be round { $count }.
        [last-round] The points are counted after round { $due }, not after round { $count }.
        [deck] { $count ->
            [one] The deck has { $count } card, but at this point it must have { $due }.
           *[other] The deck has { $count } cards, but at this point it must have { $due }.
        }
        [deck-of-any-round] { $count ->
            [one] The deck has { $count } card, but at this point its number of cards must be one of these: { $due }.
           *[other] The deck has { $count } cards, but at this point its number of cards must be one of these: { $due }.
        }
       *[discards] { $count ->
            [one] There is { $count } discarded card, but cards are discarded only in a solo game that has begun.
           *[other] There are { $count } discarded cards, but cards are discarded only in a solo game that has begun.
        }
    }

## The course of a round
round-phase = A round has these phases: dealing, choosing, placing the chosen cards, passing on, and placing the cards passed on. Each action belongs to one phase.
    .violated = { $activity ->
        [set-up] The game is set up only before it begins.
        [deal] Cards are dealt only at the beginning of a round.
        [choose] Players choose a card right after the deal.
        [place] A card is placed after all players have chosen, or after the other cards are passed on.
        [set-aside] A card is set aside only when it would have to be placed.
        [score] The points are counted only once, after the last round.
        [replace-card] The card that was not chosen is replaced after the chosen card is placed.
       *[pass-on] The cards that were not chosen are passed on after the chosen cards are placed.
    } Now the phase is “{ $phase }”.
end-eight-cards = The game ends when every landscape has eight cards.
    .violated = Every landscape already has eight cards, so no more are dealt.
setup-deck = All 18 cards are shuffled into the deck.
    .violated = { $card ->
        [none] { $count ->
            [one] This deck has { $count } card instead of { $total }.
           *[other] This deck has { $count } cards instead of { $total }.
        }
       *[other] { $count ->
            [2] Card { $card } is in this deck twice.
            [one] Card { $card } is in this deck { $count } time.
           *[other] Card { $card } is in this deck { $count } times.
        }
    }
setup-shared = The top card of the shuffled deck goes to the middle, as the shared condition.
    .violated = { $fault ->
        [deeper] Card { $card } is further down in this deck, not on top.
       *[other] The top card of this deck is card { $expected_card }, not card { $card }.
    }
setup-deciding-game = Players who tie on points and on every condition shuffle the cards and play a deciding game. A game that has a winner is not set up again.
    .violated = { $fault ->
        [alone] { $player } played alone, so there is no tie for a deciding game.
       *[won] { $player } has won, so there is no deciding game. It is played only after a tie on points and on every condition.
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
       *[higher] { $due ->
            [one] Card { $card } is not the lowest card of the deck.
           *[other] Card { $card } is not one of the lowest { $due } cards of the deck.
        }
    }
solo-deal = In a solo game, cards are dealt only to the one player.
    .violated = { $player } does not play, and is dealt no cards.
choose-both-sides = A player may look at both sides of the dealt cards before choosing one.
choose-hand = A player chooses one of the two cards in hand.
    .violated = { $fault ->
        [not-there] { $player } does not have card { $card } in hand.
       *[elsewhere] { $player } does not have card { $card } in hand: it is { $location }.
    }
choose-one = Each player chooses one card in a round.
    .violated = { $fault ->
        [laid] A card has been placed since { $player } chose, so the choice is final.
       *[final] { $player } has already chosen a card.
    }

## Placing
place-chosen = After all players have chosen, each player places the chosen card.
    .violated = { $fault ->
        [none-left] { $player } has no chosen card left to place.
        [other] { $player } chose card { $expected_card }, not card { $card }.
       *[elsewhere] { $player } did not choose card { $card }: it is { $location }.
    }
place-passed = After passing on, each player places the card that was received. In a solo game, this is the card taken from the deck.
    .violated = { $fault ->
        [none-left] { $player } has no card left to place.
        [other] { $player } received card { $expected_card }, not card { $card }.
       *[elsewhere] { $player } did not receive card { $card }: it is { $location }.
    }
place-fixed = A card that was placed is never moved.
    .violated = Card { $card } is already in the landscape of { $player }, and stays where it is.
place-quarter-turns = A card may be turned in steps of 90°.
    .violated = { NUMBER($rotation, maximumSignificantDigits: 17) }° is not a multiple of 90°.
place-grid = The squares of a landscape form a grid. A card never covers only a part of a square.
    .violated = { NUMBER($number, maximumSignificantDigits: 17) } is not a whole number, so the card would cover only parts of squares.
place-on-top = A card is placed on top of other cards, never slid under them.
    .violated = The card must lie on top of what is in { $squares_and }, not under it.
place-cover = A new card covers at least one square of the player's own landscape. Only the first card has nothing to cover.
    .violated = The card covers no square of the landscape of { $player }. It would lie in { $squares_and }.
place-condition = A new card covers no part of a scoring condition.
    .violated = { $fault ->
        [seen] The card covers condition { $condition } in { $squares_and }, which is not allowed.
       *[wherever] { $condition ->
            [unknown] A card below shows a condition. Wherever that is, this card covers part of it, which is not allowed.
           *[other] Wherever condition { $condition } is on its card, this card covers part of it, which is not allowed.
        }
    }

place-none-possible = A card that can be placed only on conditions is set aside. It leaves the game and counts as one of the eight. With another reading, it is placed on conditions.
    .violated = { $fault ->
        [room] A card can be placed in the landscape of { $player } without covering a condition, so no card is set aside.
       *[over-conditions] { $player } can place a card only on conditions. With the reading that you chose, this is allowed, so no card is set aside.
    }

## Passing on
pass-unwanted = After the chosen cards are placed, each player passes on the other card, which was not chosen.
    .violated = { $fault ->
        [twice] Card { $card } is passed on twice, but there is only one.
        [other] { $player } has card { $expected_card } to pass on, not card { $card }.
       *[elsewhere] { $player } does not have card { $card } to pass on: it is { $location }.
    }
pass-opponent = Two players pass their other cards to each other.
    .violated = Two players pass their other cards to each other. A card is taken from the deck instead only in a solo game.
solo-discard = In a solo game, the player discards the card that was not chosen.
    .violated = { $fault ->
        [alone] In a solo game there is nobody to pass a card to. The player discards it and takes one from the deck.
        [other] The card to discard is card { $expected_card }, not card { $card }.
       *[elsewhere] Card { $card } cannot be discarded: it is { $location }.
    }
solo-top = In a solo game, the player discards the top card of the deck too.
    .violated = { $fault ->
        [twice] Card { $card } is named twice, but there is only one.
        [other] The top card of the deck is card { $expected_card }, not card { $card }.
        [deeper] Card { $card } is further down in the deck, not on top.
       *[elsewhere] Card { $card } is not the top card of the deck: it is { $location }.
    }
solo-next = In a solo game, the player takes the card below the top card of the deck, because nobody passes one on.
    .violated = { $fault ->
        [twice] Card { $card } is named twice, but there is only one.
        [other] The card below the top card of the deck is card { $expected_card }, not card { $card }.
        [deeper] Card { $card } is elsewhere in the deck, not just below the top card.
       *[elsewhere] Card { $card } is not below the top card of the deck: it is { $location }.
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
        [one] Noble Woodlands: { $count } forest square in a group of two or more, 3 points ({ $squares }).
       *[other] Noble Woodlands: { $count } forest squares in groups of two or more, 3 points each ({ $squares }).
    }
condition-barrier-range = Barrier Range: 3 points for each mountain square at the border of the landscape.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Barrier Range: no mountain square at the border.
        [one] Barrier Range: { $count } mountain square at the border, 3 points ({ $squares }).
       *[other] Barrier Range: { $count } mountain squares at the border, 3 points each ({ $squares }).
    }
condition-thriving-villages = Thriving Villages: for each village square, 1 point for each different type of symbol near it. Villages do not count.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Thriving Villages: no other symbol near a village square.
        [one] Thriving Villages: one other type of symbol ({ $because_of }) near a village square ({ $squares }), 1 point.
       *[other] Thriving Villages: { $count } other types of symbol, counted for each village square, 1 point each. Each village square with one symbol of each type: { $earned }.
    }
condition-circle-of-life = The Circle of Life: 6 points for each pair of a wolf square and an elk square, anywhere in the landscape.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] The Circle of Life: no pair of a wolf and an elk.
        [one] The Circle of Life: { $count } pair of a wolf and an elk, 6 points ({ $squares }).
       *[other] The Circle of Life: { $count } pairs of a wolf and an elk, 6 points each ({ $squares }).
    }
condition-ancient-relics = Ancient Relics: 4 points for each crystal square that has no other crystal square near it, in its row or in its column.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Ancient Relics: no crystal square away from all others.
        [one] Ancient Relics: { $count } crystal square away from all others, 4 points ({ $squares }).
       *[other] Ancient Relics: { $count } crystal squares away from all others, 4 points each ({ $squares }).
    }
condition-roaring-falls = Roaring Falls: for each river square, 4 points for each mountain square into which it flows.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Roaring Falls: no river square flows into a mountain square.
        [one] Roaring Falls: a river square ({ $squares }) flows into a mountain square ({ $because_of }), 4 points.
       *[other] Roaring Falls: river squares flow into mountain squares { $count } times, 4 points each time. Each river square with its mountain squares: { $earned }.
    }
condition-shaded-streams = Shaded Streams: for each river square, 4 points for each forest square that it flows past.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Shaded Streams: no river square flows past a forest square.
        [one] Shaded Streams: a river square ({ $squares }) flows past a forest square ({ $because_of }), 4 points.
       *[other] Shaded Streams: river squares flow past forest squares { $count } times, 4 points each time. Each river square with its forest squares: { $earned }.
    }
condition-valley-guardians = Valley Guardians: for each crystal square, 2 points for each mountain square exactly four spaces from it.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Valley Guardians: no mountain square exactly four spaces from a crystal square.
        [one] Valley Guardians: a mountain square ({ $because_of }) is exactly four spaces from a crystal square ({ $squares }), 2 points.
       *[other] Valley Guardians: mountain squares are exactly four spaces from crystal squares { $count } times, 2 points each time. Each crystal square with its mountain squares: { $earned }.
    }
condition-ruthless-hunters = Ruthless Hunters: 8 points for each wolf square that is at least five spaces from every village square and every other wolf square.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Ruthless Hunters: no wolf square far enough from villages and other wolves.
        [one] Ruthless Hunters: { $count } wolf square far enough from villages and other wolves, 8 points ({ $squares }).
       *[other] Ruthless Hunters: { $count } wolf squares far enough from villages and other wolves, 8 points each ({ $squares }).
    }
condition-forest-spirit = Forest Spirit: 8 points for each elk square near three or more forest squares.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Forest Spirit: no elk square near three or more forest squares.
        [one] Forest Spirit: { $count } elk square near three or more forest squares, 8 points ({ $squares }).
       *[other] Forest Spirit: { $count } elk squares near three or more forest squares, 8 points each ({ $squares }).
    }
condition-town-centre = Town Centre: choose one crystal square. 3 points for each village square at most three spaces from it.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Town Centre: no village square at most three spaces from a crystal square.
        [one] Town Centre: { $count } village square ({ $squares }) at most three spaces from the crystal square in { $because_of }, 3 points.
       *[other] Town Centre: { $count } village squares ({ $squares }) at most three spaces from the crystal square in { $because_of }, 3 points each.
    }
condition-remote-outposts = Remote Outposts: 1 point for each square of the longest straight line of squares without any part of a condition.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Remote Outposts: no line of squares without a condition.
        [one] Remote Outposts: { $count } square in the longest straight line, 1 point ({ $squares }).
       *[other] Remote Outposts: { $count } squares in the longest straight line, 1 point each ({ $squares }).
    }
condition-close-neighbours = Close Neighbours: 1 point for each square of the largest area that is as wide as it is high, without any part of a condition.
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
condition-land-of-plenty = Land of Plenty: as many points as the lowest-scoring of the player's other conditions, including the shared one.
    .violated = { scores-otherwise }
    .scored = { $points ->
        [one] Land of Plenty: { $points } point, as many as condition { $lowest_condition }, the lowest-scoring of the others.
       *[other] Land of Plenty: { $points } points, as many as condition { $lowest_condition }, the lowest-scoring of the others.
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
score-own = Each player scores every condition in their own landscape once, and the shared condition, but no other.
    .violated = { $fault ->
        [two-sheets] The two score sheets of { $player } contradict each other.
        [left-out] Condition { $condition } is in the landscape of { $player }, but not on the score sheet.
        [both] Condition { $condition } is on both score sheets. It is not the shared condition, so only one of the landscapes can have it.
        [twice] Condition { $condition } is on the score sheet of { $player } twice, but it scores only once.
        [too-many] { $count ->
            [one] The landscape of { $player } has no condition, so only the shared condition can be on the score sheet, not all of these: { $conditions }.
           *[other] The score sheet of { $player } lists these conditions, but at most { $count } of them can be in the landscape or shared: { $conditions }.
        }
       *[foreign] Condition { $condition } is on the score sheet of { $player }, but it is neither in the landscape nor shared.
    }
    .scored = { $count ->
        [one] { $count } unknown condition in the landscape of { $player }.
       *[other] { $count } unknown conditions in the landscape of { $player }.
    }
score-shared = A player with a condition in their own landscape also scores the shared condition.
    .violated = { by-the-sheet }{ $player } also scores the shared condition { $condition }, but it is not on the score sheet.
    .scored = Points of { $player } for the shared condition.
score-no-own-condition = A player without a condition in their own landscape scores nothing for the shared condition.
    .violated = { by-the-sheet }{ $points ->
        [one] { $player } has no condition in the landscape, so the shared condition { $condition } brings nothing, not { $points } point.
       *[other] { $player } has no condition in the landscape, so the shared condition { $condition } brings nothing, not { $points } points.
    }
    .scored = { $player } has no condition in the landscape, and so scores nothing for the shared condition.
score-deduction = 10 points are deducted for each condition in a player's own landscape, even if it scores nothing. Nothing is deducted for the shared condition.
    .violated = { by-the-sheet }{ $due ->
        [0] { $player } has no condition in the landscape, so nothing is deducted, not { $points }.
       *[other] { $count ->
            [one] { $player } has { $count } condition in the landscape, so the deduction is { $due }, not { $points }.
           *[other] { $player } has { $count } conditions in the landscape, so the deduction is { $due }, not { $points }.
        }
    }
    .scored = { $count ->
        [one] { $count } condition in the landscape: minus 10 points.
       *[other] { $count } conditions in the landscape: minus 10 points for each.
    }
score-total = The total is the sum of the points for all conditions, minus the deduction.
    .violated = { by-the-sheet }{ $due ->
        [never] { $player } cannot have a total of { $points }: no landscape brings more than { $most }.
        [one] { $player } has { $due } point in all, not { $points }.
       *[other] { $player } has { $due } points in all, not { $points }.
    }
score-winner = The player with the most points wins.
    .violated = { $fault ->
        [nobody] Both players have rank 2, but at least one of them must have rank 1.
        [not-behind] Whatever is on the unknown squares, { $player } wins, perhaps together with { $other_player }.
        [whatever] Whatever is on the unknown squares, { $player } ranks before { $other_player }.
       *[fewer] { by-the-sheet }{ $points ->
            [one] { $player } has { $points } point and { $other_player } has { $other_points }, so { $player } wins.
           *[other] { $player } has { $points } points and { $other_player } has { $other_points }, so { $player } wins.
        }
    }
score-tie-break = If players tie on points, the player with the highest-scoring single condition wins. If these tie too, the second-highest decide, and so on.
    .violated = { by-the-sheet }{ tie-broken }
    .applied = { tie-broken }
score-shared-victory = Players who tie on points and on every condition share the victory.
    .violated = { by-the-sheet }{ level-to-the-last } They share the victory.
    .applied = { level-to-the-last } They share the victory.
solo-scoring = In a solo game, only the one player's landscape is scored, in the usual way.
    .violated = { $fault ->
        [stranger] { $player } does not play, so there is no landscape to score.
       *[rank] { $player } plays alone, so nobody else can come first.
    }
solo-rating = In a solo game, a table rates the points. 50 or more are incredible, 40 or more amazing, 30 or more wondrous, 20 or more tricky, 10 or more confused, fewer than 9 lost.
    .violated = { $fault ->
        [two-play] Only a solo game has a rating, but here two play.
        [impossible] { by-the-sheet }{ with-points } the landscape cannot be { $rating }. Possible ratings: { $due_ratings }.
       *[wrong] { by-the-sheet }{ with-points } the landscape is { $due_ratings }, not { $rating }.
    }
    .applied = { with-points } the landscape is { $rating }.

## Readings
reading-choose-again = May a player who has chosen a card choose the other one instead?
    .no = No, the choice is final
    .until-laid = Yes, until a chosen card is placed
reading-cover-first-round = In the first round, a card need not cover a square. Which cards?
    .first-card = Only each player's first card
    .whole-round = Both cards of the first round
reading-place-none-possible = A card cannot be placed anywhere without covering a condition. What happens?
    .set-aside = It is set aside, leaves the game and counts as one of the eight cards
    .over-conditions = It may cover conditions. If one square of a condition is covered, the other one counts as an empty square
reading-river-group = What is a group of river squares (condition 1)?
    .end-to-end = Squares whose river ends meet on the edge between them
    .touching = Any river squares that touch each other
reading-group-single = Is a single square a group (conditions 1 and 15)?
    .counts = Yes
    .does-not = No
reading-border-holes = The landscape has a hole. Are the squares around it at the border (condition 3)?
    .yes = Yes, a hole is not part of the landscape
    .no = No, only the squares at the outer edge are
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
reading-wolf-unreachable = Does a wolf score if no path leads from it to any village or other wolf (condition 10)?
    .scores = Yes
    .does-not = No
reading-tiebreak-shared = Does the shared condition count in a tie?
    .no = No, only a player's own conditions
    .yes = Yes. It counts 0 for a player without a condition of their own
reading-tiebreak-none-left = Two players tie. One has another condition that scores nothing, the other has no more conditions. Who is ahead?
    .equal = Neither: they still tie
    .having-one-wins = The player with another condition
reading-solo-nine = The table for solo games leaves out exactly 9 points. What is the rating?
    .lost = Lost
    .confused = Confused
