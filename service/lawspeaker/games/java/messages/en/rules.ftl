# Java in English: the value of a message states a rule, its attributes say what a ruling found.

## What every state must be like
tiles-count = The game has 56 three-space tiles and 16 water tiles. Each player has 5 two-space tiles, 3 single rice tiles and 2 single village tiles.
    .violated = { $kind ->
        [land] { $due ->
            [0] Land covers { these-spaces }, but no land tile has been laid: all are still in the supplies.
           *[other] Land covers at least { these-spaces }, counted on all levels. The land tiles that are no longer in the supplies have only { $due }.
        }
        [levels] { $due ->
            [0] The land is { these-levels } high, but no land tile has been laid: all are still in the supplies.
            [one] The land is { these-levels } high, but only { $due } land tile is no longer in the supplies.
           *[other] The land is { these-levels } high, but only { $due } land tiles are no longer in the supplies.
        }
       *[other] { $player ->
            [none] { $fault ->
                [gone] Only { these-tiles } can be found on the board and in the supplies, but there must be { $due }. Tiles that were laid stay.
               *[extra] There are { these-tiles } on the board and in the supplies together, but the game has only { $due }.
            }
           *[other] { $player } has { these-tiles }, but each player has only { $due }.
        }
    }
figures-count = Each player has twelve figures.
    .violated = { $count ->
        [one] { $player } has { $count } figure on the board, but each player has only { $due }.
       *[other] { $player } has { $count } figures on the board, but each player has only { $due }.
    }
palaces-count = There are 6 palaces of 2, 7 of 4, 8 of 6, 9 of 8 and 10 of 10. When a palace is enlarged, the old one stays below the new one.
    .violated = { $fault ->
        [gone] { $count ->
            [0] No palace of { $value } is on the board, under a higher palace or in the supply, but the game has { $due }.
            [one] At most { $count } palace of { $value } is on the board, under higher palaces or in the supply, but the game has { $due }.
           *[other] At most { $count } palaces of { $value } are on the board, under higher palaces or in the supply, but the game has { $due }.
        }
       *[extra] { $count ->
            [one] There is { $count } palace of { $value } on the board and in the supply, but the game has only { $due }.
           *[other] There are { $count } palaces of { $value } on the board and in the supply, but the game has only { $due }.
        }
    }
tokens-count = Each player has three extra action tokens.
    .violated = { $used ->
        [0] { these-tokens }, but each player has only { $due }.
       *[other] { these-tokens } left and has used one in this turn, but each player has only { $due }.
    }
cards-count = There are thirty festival cards, five of each of six kinds.
    .violated = { $fault ->
        [pile] { this-pile } has a count of { $count }, but { $due ->
            [0] no card is listed.
            [one] { $due } card is listed.
           *[other] { $due } cards are listed.
        }
        [kind] { cards-of-this-kind }, but the game has only { $due }.
       *[all] { $count ->
            [one] There is { $count } festival card in all, but the game has { $due }.
           *[other] There are { $count } festival cards in all, but the game has { $due }.
        }
    }
land-seen = Land that is described from above is the topmost layer of the tiles. Each space is listed once.
    .violated = { $fault ->
        [twice] The space { $spaces_and } is listed twice.
       *[other] On { $spaces_and }, the tiles show something else than the land that is listed.
    }
players-playing = Pieces, cards and points belong only to players in the game.
    .violated = { $player } does not play in this game, so nothing can belong to { $player }.
board-hexagons = The board is divided into hexagonal spaces. Some of them have printed water. Around the board are mountains and lowlands.
    .violated = { $ground ->
        [water] The printed water on { $spaces_and } must be inside the grid.
       *[mountains] The mountains on { $spaces_and } must lie outside the grid, right next to it.
    }
turn-state = What is done in a turn never costs more than its action points, and it fits the phase of the game.
    .violated = { $fault ->
        [setup] The game has not begun, so no turn can be in progress.
        [over] The game is over, so no turn can be in progress.
        [no-festival] Nobody bids for a festival in this phase.
        [no-land] No land lies on the board, so none was laid in this turn.
        [no-palace] No palace stands on { $space }.
        [begun] Something has been done in this turn, so it has begun.
        [not-begun] Nothing can have been done in this turn, so it has not begun.
        [most] { least-cost }, but a turn has at most { $action_points }.
       *[done] { $action_points ->
            [0] { least-cost }, but none was spent.
            [one] { least-cost }, but only { $action_points } was spent.
           *[other] { least-cost }, but only { $action_points } were spent.
        }
    }

## The turn
turn-phase = Each action belongs to one phase of the game.
    .violated = { $due ->
        [setup] The game is set up only before it begins.
        [festival] Players bid and pass only during a festival.
        [final-scoring] A final scoring comes only right after a last turn.
       *[turn] This action belongs to a player's turn.
    } Now the phase is “{ $phase }”.
turn-player = Players act only in their own turn.
    .violated = It is { $due_player }'s turn, not { $player }'s.
turn-points = A turn has six action points. An extra action token adds a seventh.
    .violated = { $fault ->
        [least] { $action_points ->
            [one] This costs at least { $action_points } action point, more than is left in this turn.
           *[other] This costs at least { $action_points } action points, more than are left in this turn.
        }
        [spent] { $action_points ->
            [one] { $action_points } action point was spent, but this turn has only { $due_action_points }.
           *[other] { $action_points } action points were spent, but this turn has only { $due_action_points }.
        }
       *[cost] { $left_action_points ->
            [0] { cost-now }, but none is left in this turn.
            [one] { cost-now }, but only { $left_action_points } is left in this turn.
           *[other] { cost-now }, but only { $left_action_points } are left in this turn.
        }
    }
turn-land = In every turn except the last ones, the player must lay at least one land tile, if any order of actions allows it. Water does not count as land. Until then, no action may make it impossible. Ways to make room and lay land that cost more than three action points in all are not considered.
    .violated = { $fault ->
        [too-little] { $player } must still lay land in this turn, and would not have enough action points left for it.
        [no-room] { $player } must still lay land in this turn, and would have no place left for it.
       *[not-laid] { $player } must first lay at least one land tile in this turn.
    }
turn-festival-last = A festival is the last action of a turn. Nothing is laid, moved or built after it.
    .violated = { $player } has held a festival in this turn, so now the turn can only end.

## Land
land-stock = Three-space tiles come from the common supply. The smaller tiles come from the player's own supply. A supply that is empty gives no more tiles.
    .violated = { $kind ->
        [three_space] No three-space tile is left in the common supply.
        [two_space] { $player } has no two-space tile left.
        [rice] { $player } has no single rice tile left.
       *[village] { $player } has no single village tile left.
    }
land-shape = A tile has one, two or three spaces that all adjoin each other. A tile of two or three spaces has exactly one village space, and the others are rice.
    .violated = { $fault ->
        [twice] { $tile } is not a tile: it names { $space } twice.
        [apart] { $tile } is not a tile: { $space } and { $other_space } do not adjoin each other.
       *[terrain] There is no tile { $tile }: a tile of two or three spaces has exactly one village space.
    }
land-grid = A tile lies on spaces of the board, and may extend over the edge of the grid. If it lies directly on the board, at least one of its spaces is inside the grid.
    .violated = { $fault ->
        [off] The tile lies off the board, on { $spaces_and }.
        [seen-off] { $spaces_and } is not a space of the board, so no land can be there.
        [seen-outside] There is land on { $spaces_and }, outside the grid, but none inside the grid next to it. A tile there would lie completely outside.
       *[outside] At least one space of the tile must be inside the grid, but it covers only { $spaces_and }.
    }
land-upper-inside = A tile on top of other tiles may lie completely outside the grid. With another reading, one of its spaces must be inside.
    .violated = At least one space of the tile must be inside the grid, even on top of other tiles. This tile covers only { $spaces_and }.
land-flat = A tile lies flat, on the board or on other tiles. No part of it hangs in the air.
    .violated = { $fault ->
        [bare] The tile does not lie flat: there is land on { $spaces_and }, but not on { $other_spaces_and }.
       *[heights] The tile does not lie flat: the spaces below it have different heights ({ $where }).
    }
land-congruent = A tile may not cover exactly one tile of the same size.
    .violated = { $fault ->
        [steep] { $spaces_and } is two levels or more above every space next to it. Two tiles of one space would lie there, one exactly on the other, which is not allowed. Enter the land next to it, too; if you do not know it, enter unknown land there.
       *[covered] On { $spaces_and } the tile covers exactly one tile of the same size, which is not allowed.
    }
land-two-tiles = A two-space tile may lie completely on one three-space tile. With another reading, it must lie on at least two tiles.
    .violated = The tile lies completely on one larger tile, on { $spaces_and }. It must lie on at least two tiles.
land-figures = A tile is never laid on top of a figure. It may not cover a space with one.
    .violated = { $count ->
        [one] A figure stands on { $spaces_and }, so no tile can be laid there.
       *[other] Figures stand on { $spaces_and }, so no tile can be laid there.
    }
land-palaces = A tile is never laid on top of a palace. It may not cover one.
    .violated = { $count ->
        [one] A palace stands on { $spaces_and }, so no tile can be laid there.
       *[other] Palaces stand on { $spaces_and }, so no tile can be laid there.
    }
land-water = A tile is never laid on top of water. It may cover neither printed water nor water tiles.
    .violated = There is water on { $spaces_and }, so no tile can be laid there.
land-cities = A tile may split a village, or join a village to another or to a city. It may not join two cities: after it is laid, no village or city has more than one palace.
    .violated = The tile joins two cities: the palaces on { $spaces_and } would stand in the same city.
land-cost = To lay a tile costs one action point, and one more for each of its spaces outside the grid. A tile on top of other tiles costs no more than that.
    .violated = { other-cost }

## Water
water-stock = Water tiles come from the common supply, which has a limited number of them.
    .violated = No water tile is left.
water-bottom = Water is laid directly on the board, inside the grid, and never on land.
    .violated = { $ground ->
        [outside] { $space } is not inside the grid.
        [water] There is already water on { $space }.
       *[land] There is land on { $space }, but water is laid only on the bare board.
    }
water-cost = To lay a water tile costs one action point.
    .violated = { other-cost }
water-surrounded = Water is scored as soon as land surrounds it on all sides, whoever closes the last gap. It is never scored a second time.
    .violated = { $fault ->
        [no-water] There is no water on { $spaces_and }.
        [apart] The water on { $spaces_and } does not adjoin what was laid.
        [open] The water on { $spaces_and } is not surrounded: there is no land on { $other_spaces_and }.
        [before] The water on { $spaces_and } was already surrounded, so it is not scored again.
        [twice] The water on { $spaces_and } is listed twice, but connected water is scored only once.
       *[left-out] The water on { $spaces_and } is now surrounded, but it is not listed.
    }
    .applied = The water on { $spaces_and } is now surrounded by land.
water-first = The player with the highest figure on the shore gets the points for surrounded water. If these figures tie, the next highest decide. If all tie, nobody gets points.
    .violated = { $due_player ->
        [unknown] { $player } cannot get the points for the water on { $space }: { $player } certainly does not rank highest on its shore.
        [none] Nobody gets points for the water on { $space }: no player's figures rank highest on its shore.
       *[other] { $player ->
            [none] { $due_player } gets the points for the water on { $space }.
           *[other] { $due_player } gets the points for the water on { $space }, not { $player }.
        }
    }
    .applied = { $player ->
        [none] No player's figures rank highest on the shore of the water on { $spaces_and }, so nobody gets points.
       *[other] { $player }'s figures rank highest on the shore of the water on { $spaces_and }.
    }
water-points = Surrounded water brings three points.
    .violated = { $due_points ->
        [unknown] The water on { $spaces_and } cannot bring { their-points }.
        [0] The water on { $spaces_and } brings no points, not { $points }.
        [one] The water on { $spaces_and } brings { $due_points } point, not { $points }.
       *[other] The water on { $spaces_and } brings { $due_points } points, not { $points }.
    }
    .applied = { $points ->
        [0] The water on { $spaces_and } brings no points.
       *[other] { $player } gets { their-points } for the water on { $spaces_and }.
    }

## Figures
figure-stock = Each player has twelve figures. A player brings in a figure only if one of these is not on the board.
    .violated = All twelve figures of { $player } are already on the board.
figure-own = Players move only their own figures.
    .violated = { $player } has no figure on { $space }.
figure-land = Figures stand and walk only on land tiles, not on the bare board, on water or on palaces.
    .violated = { $ground ->
        [palace] A figure cannot be on { $space }, because a palace stands there.
        [water] A figure cannot be on { $space }, because there is water.
        [outside] A figure cannot be on { $space }, because that is not on the board.
       *[board] A figure cannot be on { $space }, because there is no land.
    }
figure-one = Only one figure stands on each space.
    .violated = A figure of { $other_player } already stands on { $space }.
figure-path = A figure walks from each space to one that adjoins it. It may pass figures of its own player, but not those of others.
    .violated = { $fault ->
        [stays] The figure already stands on { $space } and must go to another space.
        [apart] No land connects { $origin } with { $space }.
        [barred] { $barred_by ->
            [figures] { $count ->
                [one] Another player's figure on { $spaces_and } blocks the way from { $origin } to { $space }.
               *[other] Other players' figures on { $spaces_and } block the way from { $origin } to { $space }.
            }
            [palaces] { $count ->
                [one] The palace on { $spaces_and } blocks the way from { $origin } to { $space }.
               *[other] The palaces on { $spaces_and } block the way from { $origin } to { $space }.
            }
           *[both] Other players' figures and palaces on { $spaces_and } block the way from { $origin } to { $space }.
        }
        [start] The path begins on { $space }, but the figure stands on { $origin }.
        [end] The path ends on { $space }, but the figure goes to { $goal }.
        [step] The path goes from { $other_space } to { $space }, but these do not adjoin each other.
       *[figure] A figure of { $other_player } on { $space } blocks the way.
    }
figure-edge = A figure enters or leaves the board on land that adjoins the edge or lies across it.
    .violated = { $fault ->
        [walks-on] A figure that enters on { $space } must stay there in this action.
       *[inside] { $space } does not adjoin the edge of the board, so no figure can enter or leave there.
    }
figure-move-cost = A move is free as long as it stays on rice or on village, however far it goes up or down a hill. Each change between rice and village costs one action point.
    .violated = { $fault ->
        [even] { $origin } and { $space } have the same terrain, so every way between them changes terrain an even number of times. The move cannot cost { $action_points }.
        [odd] { $origin } and { $space } have different terrain, so every way between them changes terrain an odd number of times. The move cannot cost { $action_points }.
       *[other] { other-cost }
    }
figure-entry-cost = To enter from the lowlands or to leave to them costs one action point. From the mountains or to them it costs two.
    .violated = { other-cost }

## Palaces
palace-village = A new palace is built on a village space without a figure or a palace. A palace is enlarged where it stands.
    .violated = { $fault ->
        [no-village] { $space } is not a village space.
        [palace] A palace already stands on { $space }, so it can only be enlarged.
        [figure] A figure stands on { $space }, so no palace can be built there.
       *[no-palace] No palace stands on { $space }, so there is nothing to enlarge.
    }
palace-one = A village with a palace is a city, and a city never gets a second palace.
    .violated = { $fault ->
        [twice] More than one palace is listed on { $space }.
       *[second] { $space } is in the city that already has the palace on { $other_space }.
    }
palace-right = Only the player with the highest figure in the village or city builds or enlarges its palace. If these figures tie, the next highest decide. If all tie, nobody may.
    .violated = { $fault ->
        [nowhere] { no-right }: { $player } has no figure on the board.
        [empty] { no-right }: no figure stands { in-this-settlement }.
        [absent] { no-right }: { $player } has no figure { in-this-settlement }.
        [level] { no-right }: the highest figures { in-this-settlement } tie.
        [not-alone] { no-right }: { $other_player }'s figures rank at least as high { in-this-settlement }.
       *[behind] { no-right }: { $other_player }'s figures rank higher { in-this-settlement }.
    }
palace-size = The value of a palace, even of a new one, is at most the number of spaces of its village or city. If the city gets smaller later, the palace keeps its value.
    .violated = { $fault ->
        [never] { this-settlement } never had more than { these-spaces }
        [at-most] { this-settlement } has at most { these-spaces }
       *[now] { this-settlement } has { these-spaces }
    }, too few for a palace of { $value }.
palace-higher = An enlarged palace has a higher value than before.
    .violated = { $fault ->
        [least] No palace has a lower value than { $value }, so none can be enlarged to it.
       *[value] The palace on { $space } already has the value { $other_value }, and { $value } is not higher.
    }
palace-once = In one turn, a palace is built or enlarged only once. A palace that was built in this turn is not enlarged in it.
    .violated = { $fault ->
        [turn] The palace on { $space } has already been built or enlarged in this turn.
        [twice] The palace on { $space } is listed twice.
       *[round] The palace on { $space } was built in this round, so it can be enlarged only in the next round.
    }
palace-stock = Palaces come from the common supply.
    .violated = No palace of { $value } is left.
palace-white = A new or enlarged palace has its white side up.
    .violated = A new or enlarged palace has its white side up, not its { $side } side.
palace-points = A player who builds or enlarges a palace gets half of its value in points at once.
    .violated = A palace of { $value } brings { due-points }, not { $points }.
    .applied = { $player } gets { their-points } at once for a palace of { $value }.
palace-cost = To build or enlarge a palace costs one action point.
    .violated = { other-cost }

## Cards
cards-two = A player takes at most two festival cards in a turn.
    .violated = { $count ->
        [one] { $count } card has already been taken in this turn. The limit is two.
       *[other] { $count } cards have already been taken in this turn. The limit is two.
    }
cards-source = A player takes the open festival card beside the deck, or the top card of the deck.
    .violated = { $fault ->
        [none] No card is left in the deck.
        [no-open-card] There is no open card.
        [top] The top card of the deck is “{ $top_card }”, not “{ $card }”.
        [other] The open card is “{ $open_card }”, not “{ $card }”.
       *[deck] { wrong-deck }
    }
cards-replaced = When the open card is taken, the top card of the deck takes its place at once.
    .violated = { $fault ->
        [none] No card is left in the deck to replace the open card.
        [top] The new open card is the top card of the deck, “{ $top_card }”, not “{ $card }”.
        [missing] There is no open card, but a card is left to replace it.
        [left] A card is left in the deck, so it replaces the open card.
        [not-taken] The open card was not taken, so no card replaces it.
       *[deck] { wrong-deck }
    }
cards-cost = To take a festival card costs one action point.
    .violated = { other-cost }
cards-secret = Players keep their festival cards secret from the others.

## Tokens
token-once = A player uses at most one extra action token in a turn.
    .violated = { $player } has already used an extra action token in this turn.
token-left = Each player has three extra action tokens for the whole game. Each is used only once, and then leaves the game.
    .violated = { $player } has no extra action token left.
token-timing = A player uses an extra action token at any time in the turn. With another reading, only at its start.
    .violated = { $player } has already begun the turn, but an extra action token is used only at its start.

## Festivals
festival-once = A player holds at most one festival in a turn.
    .violated = { $fault ->
        [bidding] The players are still bidding for this festival. Until it ends, no festival has been held in this turn.
       *[held] A festival has already been held in this turn.
    }
festival-palace = A festival is held in a palace, and costs no action points.
    .violated = No palace stands on { $space }.
festival-white = A festival is held only in a palace with its white side up.
    .violated = The palace on { $space } has its red side up: it has had a festival since it was built or last enlarged.
festival-figure = Only players with a figure in the city hold a festival there or bid for it. Their figures do not have to be the highest.
    .violated = { $player } has no figure in the city with the palace on { $space }.
festival-hand = Players bid with festival cards from their own hands.
    .violated = { $fault ->
        [elsewhere] { $player } cannot have a “{ $card }” card: all five are elsewhere.
        [too-many] { $count ->
            [0] { $player } cannot play a “{ $card }” card and has no cards in hand.
            [one] { $player } has only { $count } card in hand, so this “{ $card }” card is one too many.
           *[other] { $player } has only { $count } cards in hand, so this “{ $card }” card is one too many.
        }
       *[not-there] { $due ->
            [0] { $player } has no “{ $card }” card.
           *[other] { $player } plays { these-cards }, but has only { $due }.
        }
    }
festival-symbols = Each card of a bid shows at least one symbol of the open card.
    .violated = { $fault ->
        [none] There is no open card, so the “{ $card }” card matches nothing.
       *[other] The “{ $card }” card does not match the open card, “{ $open_card }”.
    }
festival-order = The player who holds the festival bids first. Then, clockwise, each player with a figure in the city bids or passes, even after their own final scoring. Every bid has at least one card. A player who has passed is out, and does not bid again.
    .violated = { $fault ->
        [passed] { $player } has passed, so { $player } cannot bid again.
        [passed-over] { $player } must bid or pass before that.
        [host] { $player } holds the festival, but has not played a card for it.
        [none] { $player } must play at least one card, or pass.
       *[turn] It is { $due_player }'s turn to bid or pass, not { $player }'s.
    }
festival-match = A bid may be lower than those before it. With another reading, it must reach the highest so far.
    .violated = { $count ->
        [one] { $player }'s bid would be { $count } symbol in all, but the highest bid so far is { $due }.
       *[other] { $player }'s bid would be { $count } symbols in all, but the highest bid so far is { $due }.
    }
festival-agreement = A festival goes on until all have passed. With another reading, those who may still bid can agree to end it while they are level.
    .violated = { $fault ->
        [not-level] { $player } is not level with all who may still bid, so they cannot agree to end the festival.
       *[by-the-text] A festival ends only when all have passed, so { $player } cannot end it by agreement. Whoever agrees can pass in turn.
    }
festival-points = A player who alone has the most matching symbols gets half the value of the palace in points.
    .violated = { $fault ->
        [never] The festival cannot bring { $player } { their-points }.
        [not-over] Not everybody has passed yet, so nobody gets points for the festival.
       *[other] { $player } gets { due-points } for the festival, not { $points }.
    }
    .applied = { $players_and } alone has the most matching symbols in the festival on { $space }, and gets { their-points }.
festival-shared = Players who tie with the most matching symbols each get points from the table: none for a palace of 2, one for 4, two for 6 and 8, three for 10.
    .violated = { $player } gets { due-points } for the festival, not { $points }.
    .applied = { $players_and } tie with the most matching symbols in the festival on { $space }. Each gets { their-points }.
festival-red = After a festival, the palace is turned to its red side.
    .violated = { $fault ->
        [none] A festival was held in this turn, but no palace has its red side up.
       *[side] The palace then has its { $due_side } side up, not its { $side } side.
    }

## The end
turn-next = Players take turns clockwise.
    .violated = { $due_player ->
        [another] The next turn is another player's, not { $player }'s again.
       *[other] The next turn is { $due_player }'s, not { $player }'s.
    }
final-due = The player who lays the last three-space tile is the first to have a final scoring, right after that turn. Then each other player has one last turn, and a final scoring right after it.
    .violated = { $fault ->
        [twice] { $player } has already had the final scoring.
        [tiles-left] { $count ->
            [one] { $count } three-space tile is left, but final scorings begin only when none is left.
           *[other] { $count } three-space tiles are left, but final scorings begin only when none is left.
        }
        [last-tile] No three-space tile is left and nobody has had a final scoring. So the last tile was laid in this turn, and land has been laid.
        [early] The game has not begun, so nobody can have had a final scoring.
        [order] It is { $player }'s turn, so { $due_players_and } must already have had the final scoring.
       *[skipped] { $player }'s final scoring comes before the next turn.
    }
final-first = In the final scoring, the player whose figures rank highest in a city gets the value of its palace. Players who tie for first each get it.
    .violated = { $fault ->
        [no-city] No palace stands on { $space }.
        [twice] The city with the palace on { $space } is listed twice, with different points.
        [same-city] { $space } and { $other_space } adjoin each other, so they are in one city, and a city has one palace.
        [between] The city with the palace on { $space } cannot bring { $player } { their-points }.
       *[other] The city with the palace on { $space } brings { $player } { due-points }, not { $points }.
    }
    .applied = { $player } is first in the city with the palace on { $space } and gets { their-points }.
    .scored = First in the city with the palace on { $space }: { their-points }.
final-second = In the final scoring, the player who ranks second in a city gets half the value of its palace. Players who tie for second each get it.
    .violated = { $fault ->
        [between] The city with the palace on { $space } cannot bring { $player } { their-points }.
       *[other] The city with the palace on { $space } brings { $player } { due-points }, not { $points }.
    }
    .applied = { $player } is second in the city with the palace on { $space } and gets { their-points }.
    .scored = Second in the city with the palace on { $space }: { their-points }.
final-total = A player's final scoring is the sum of the points from all cities.
    .violated = { $fault ->
        [between] The final scoring cannot bring { $player } { their-points } in all.
        [cities] The cities that are listed bring { due-points } together, more than { $points } in all.
       *[other] The final scoring brings { $player } { due-points } in all, not { $points }.
    }
    .scored = Other points that the final scoring may bring { $player }.
final-over = The game ends when all players have had their final scoring.
    .violated = { $count ->
        [one] The game is not over: { $due_players_and } has not had the final scoring yet.
       *[other] The game is not over: { $due_players_and } have not had the final scoring yet.
    }
end-winner = The player with the most points wins. Players who tie share the victory.
    .violated = { $count ->
        [0] { $players_and } cannot have the most points.
        [one] The winner is { $due_players_and }, not { $players_and }.
       *[other] { $due_players_and } share the victory, but the action names { $players_and }.
    }
    .applied = { $count ->
        [one] { $players_and } has won with { their-points }.
       *[other] { $players_and } share the victory with { their-points } each.
    }

## Setting up, and the points
setup-cards = Each player is dealt three festival cards. One more card is turned face up, and the rest are the deck.
    .violated = { $fault ->
        [kind] { cards-of-this-kind }, but the game has only { $due }.
        [stranger] { $player } does not play in this game, and is dealt no cards.
        [early] { $count ->
            [one] { $player } has { $count } card, but the game has not begun yet.
           *[other] { $player } has { $count } cards, but the game has not begun yet.
        }
        [hand] { $count ->
            [one] { $player } is dealt { $count } card instead of { $due }.
           *[other] { $player } is dealt { $count } cards instead of { $due }.
        }
        [deck] { $count ->
            [one] The deck has { $count } card instead of { $due }.
           *[other] The deck has { $count } cards instead of { $due }.
        }
       *[seed] With this seed the card here is “{ $due_card }”, not “{ $card }”.
    }
setup-stocks = Each player begins with 12 figures, 3 extra action tokens, 5 two-space tiles, 3 single rice tiles and 2 single village tiles. The other tiles and the palaces are in the common supply.
    .violated = Before the game begins, the number of { $stock } is { $due }, not { $count }.
score-points = Players get points for surrounded water, palaces, festivals and the final scoring. Before the game begins, nobody has points.
    .violated = { $fault ->
        [extra] { $player } has { their-points }, but what is on the board can have brought at most { $due_points }.
        [ever] { $player } has { their-points }, but all the palaces and all the water bring at most { $due_points }.
        [all] Together the players have { their-points }, but what is on the board can have brought at most { $due_points }.
        [gone] Together the players have { their-points }, but the palaces on the board have brought at least { $due_points }.
       *[early] { $player } cannot have { their-points } before the game begins.
    }
    .scored = { $player } has { their-points } so far.

## Readings
reading-irrigation-points = Surrounded water brings 3 points. For each of its spaces, or once for all of its connected spaces?
    .per-space = 3 points for each space
    .per-body = 3 points for all spaces together
reading-irrigation-edge = Water lies at the edge of the grid. Must land also cover the spaces outside the grid to surround it?
    .grid-only = No, only the spaces inside the grid
    .all-sides = Yes, the spaces on all sides
reading-land-two-on-three = May a two-space tile lie completely on one three-space tile?
    .yes = Yes, only a tile of the same size may not be covered exactly
    .no = No, it must lie on at least two tiles
reading-land-upper-outside = May a tile on top of other tiles lie completely outside the grid?
    .yes = Yes, this limit is only for tiles directly on the board
    .no = No, at least one of its spaces must be inside
reading-palace-enlarge-built = How long must a new palace wait before it can be enlarged?
    .turn = Until the end of the turn in which it was built
    .round = Until the end of the round in which it was built
reading-entry-place = Where may a figure enter or leave the board?
    .space = On a space at the edge or outside it
    .tile = On any space of a tile that lies at the edge or outside it
reading-edge-kind = A space outside the grid lies where mountains and lowlands meet. Which kind of edge is it?
    .touches = Both kinds, if it touches both
    .own = Only the kind that is printed on it
reading-entry-two-edges = A figure enters or leaves where there are mountains and also lowlands. What does it cost?
    .cheaper = The lower price, that of the lowlands
    .dearer = The higher price, that of the mountains
reading-entry-through-own = May a figure enter and walk on in the same action, past a figure of the same player?
    .no = No, it stays where it enters
    .yes = Yes
reading-token-timing = When may a player use an extra action token?
    .any-time = At any time in the turn
    .turn-start = Only at its start
reading-festival-bids = Must a bid for a festival reach the highest bid so far?
    .free = No, any matching card is enough
    .match-or-drop = Yes, and a player who cannot do so passes
reading-festival-agreement = May those who are level in a festival agree to end it before anybody drops out?
    .no = No, the festival goes on until all have passed
    .yes = Yes, then they share it at once
reading-ranking-unequal-figures = Two players tie, but one has another figure left and the other has none. Who is ahead?
    .more-wins = The player with another figure
    .undecided = Neither: they tie
reading-second-after-tie = Two or more players tie for first in a city. Does anybody get the points for second place?
    .next-rank = Yes, the players who come next get them
    .none = No
reading-deck-exhausted = A card is needed, and the deck is empty. What happens?
    .reshuffle = The discard pile is shuffled and becomes the new deck
    .none = No card is drawn
