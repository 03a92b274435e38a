# Graenaland in English: the value of a message states a rule, its attributes say what a ruling found.

## What every state must be like
cards-count = A pile has as many cards as its count says.
    .violated = { this-pile } has a count of { $count }, but { $listed ->
        [0] no card is listed.
        [one] { $listed } card is listed.
       *[other] { $listed } cards are listed.
    }
map-territories = Every piece and every card is in a territory of the map.
    .violated = { $fault ->
        [twice] { $territory } is on the map twice, but each territory can be there only once.
        [tile] The tile { $territory } is on the map twice, but each tile can be there only once.
       *[unknown] There is no territory { $territory } on this map. The map has { $territories_and }. If you play on another map, describe that map, too.
    }
map-neighbours = Territories adjoin each other both ways, in opposite directions. A territory has at most one neighbour in each direction.
    .violated = { $fault ->
        [off-the-map] { $direction ->
            [unknown] { $territory } has { $neighbour } as a neighbour, but { $neighbour } is not on the map.
           *[other] { $territory } has { $neighbour } to its { $direction }, but { $neighbour } is not on the map.
        }
        [itself] { $territory } cannot adjoin itself.
        [one-sided] { $direction ->
            [unknown] { $territory } has { $neighbour } as a neighbour, but { $neighbour } does not have { $territory } as a neighbour.
           *[other] { $territory } has { $neighbour } to its { $direction }, but { $neighbour } does not have { $territory } to its { $other_direction }.
        }
       *[twice] { $territory } has { $neighbour } and another territory to its { $direction }, but there can be only one.
    }
players-clans = Each player has a clan of a different colour. Only the clans of the players are in the game.
    .violated = { $fault ->
        [twice] { $player } is listed twice, but each player has a different colour.
       *[stranger] { $player } does not play, so nothing in the game can belong to { $player }. The players are { $players_and }.
    }
houses-limit = A clan has 14 houses. One of them stands on the army track, so at most 13 are on the board.
    .violated = { $houses ->
        [one] { $player } has { $houses } settlement on the board, but the limit is { $limit }.
       *[other] { $player } has { $houses } settlements on the board, but the limit is { $limit }.
    }
buildings-village = A building stands only in a territory where its clan has a village.
    .violated = { $villages ->
        [nothing] { $player } has no village in { $territory }, so no { $kind } of { $player } can stand there.
       *[other] { $player } has no village in { $territory }, so no { $kind } of { $player } can stand there. { $player } has a village only in { $villages_and }.
    }
buildings-one-of-a-kind = A territory holds at most one building of each kind.
    .violated = { $fault ->
        [twice] There is more than one { $kind } in { $territory }, but a territory holds only one of each kind.
       *[there] There is already { $kind_indefinite } in { $territory }, and a territory holds only one of each kind.
    }
buildings-mountains = No building stands in the mountains.
    .violated = { $territory } is in the mountains, so no { $kind } can stand there.
heroes-one-of-a-kind = A clan never has more than one warrior, one priest and one skald.
    .violated = The { $hero } of { $player } is in the game more than once, but a clan has only one.
heroes-one-in-a-territory = Two heroes of the same clan never stand in the same territory.
    .violated = { $player } has more than one hero in { $territory }, but only one hero of a clan can stand there.
heroes-warrior = Every player has a warrior on the board from the start.
    .violated = { $player } has no warrior on the board, but every player has one from the start.
heroes-building = A clan that has built a church has a priest, on the board or waiting. A clan that has built a hall has a skald. Nobody has a priest without a church, or a skald without a hall.
    .violated = { $fault ->
        [without] { $player } has a { $hero }, but has built no { $kind }.
       *[left-out] { $player } has built a { $kind }, but the { $hero } is neither on the board nor waiting to enter.
    }
heroes-waiting = A priest waits to enter only where its clan has built a church. A skald waits to enter only where its clan has built a hall.
    .violated = The { $hero } of { $player } cannot wait to enter { $territory }: { $player } has no { $kind } there.
works-settled = Public works stand only in territories with a settlement.
    .violated = There is { $work_indefinite } in { $territory }, but nobody has a settlement there.
works-one-of-a-kind = A territory holds at most one public work of each kind.
    .violated = { $fault ->
        [twice] There is more than one { $work } in { $territory }, but a territory holds only one of each kind.
       *[there] There is already { $work_indefinite } in { $territory }, and a territory holds only one of each kind.
    }
works-tokens = There are tokens for 6 roads, 6 markets and 6 palisades, and no more can be built.
    .violated = { $fault ->
        [none-left] All { $tokens } { $work_plural } are on the board, so no token is left for another one.
       *[too-many] There are { $count } { $work_plural } on the board, but there are tokens for only { $tokens }.
    }
cards-decks = All cards of a deck stay in the game, and there are never more of a kind than the deck has in all.
    .violated = { $fault ->
        [stray] A card of the { $deck_adjective } deck cannot be in the pile of another deck.
        [kind] { $total ->
            [0] The { $deck_adjective } deck has no { $resource }.
           *[other] { $count ->
                [one] The game has { $count } { $resource } card of the { $deck_adjective } deck, but that deck has only { $total } in all.
               *[other] The game has { $count } { $resource } cards of the { $deck_adjective } deck, but that deck has only { $total } in all.
            }
        }
        [deck] { $count ->
            [one] The game has { $count } card of the { $deck_adjective } deck, but that deck has only { $total } in all.
           *[other] The game has { $count } cards of the { $deck_adjective } deck, but that deck has only { $total } in all.
        }
        [gone] { $count ->
            [0] No card of the { $deck_adjective } deck is in the deck, the discards, the hands or the territories. There must be { $total }.
            [one] Only { $count } card of the { $deck_adjective } deck is in the deck, the discards, the hands and the territories. There must be { $total }.
           *[other] Only { $count } cards of the { $deck_adjective } deck are in the deck, the discards, the hands and the territories. There must be { $total }.
        }
       *[all] { $count ->
            [one] The game has { $count } card with a resource, but all decks together have only { $total }.
           *[other] The game has { $count } cards with a resource, but all decks together have only { $total }.
        }
    }
cards-faces = A resource card shows one resource. A supply card shows two symbols.
    .violated = { $fault ->
        [supply] A supply card shows two symbols, but this one does not.
       *[resource] A card of the { $deck_adjective } deck shows one resource, but this one shows the symbols of a supply card.
    }
supply-cards = There are 16 supply cards, each as it is printed. At most four of them lie in the row.
    .violated = { $fault ->
        [row] { $count ->
            [one] { $count } supply card lies in the row, but there is room for only { $total }.
           *[other] { $count } supply cards lie in the row, but there is room for only { $total }.
        }
        [face] { supply-cards-there } with { $resources_and }, but the game has { $total ->
            [0] none.
           *[other] only { $total }.
        }
        [gone] { supply-cards-there } in the deck, the discards, the row and the hands, but the game has { $total }.
       *[all] { supply-cards-there }, but the game has only { $total }.
    }
village-price = A village costs 4 resources on the coast, 5 inland and 6 in the mountains.
    .violated = { $due ->
        [several] The price of a village in { $territory } cannot be { $resources }.
        [one] A village in { $territory } costs { $due } resource, so its price cannot be { $resources }.
       *[other] A village in { $territory } costs { $due } resources, so its price cannot be { $resources }.
    }
costs-something = Buildings, public works and soldiers cost resources.
    .violated = This price is empty, but nothing is free. If you do not know a price, leave it out.
points-levels = A victory point card has three levels for each of the five goals. Each level is higher than the one before and scores one point.
    .violated = The three levels of the goal “{ $column }” do not rise on this card. Each level must be higher than the one before.

## Setting up; choosing positions and victory point cards
setup-decks = The resource cards are sorted by terrain, and the supply cards are a deck of their own. Each deck is complete and is shuffled separately.
    .violated = { $fault ->
        [overdrawn] More cards of one kind are drawn from the { $deck_adjective } deck than it has.
       *[deck] Before anything is drawn, the { $deck_adjective } deck has { $printed_resources_and }, but these are other cards.
    }
setup-supply-row = The top four supply cards are laid face up in a row.
    .violated = The row is made of the top four cards of the supply deck, but these are other cards.
setup-army = Every army starts with a strength of 1.
    .violated = At the start the army of { $player } has a strength of { $due }, not of { $army }.
setup-island = The players may build an island of their own if all agree on it. Otherwise they use the printed layout.
setup-first-player = The player who lives farthest north chooses who begins.
setup-positions = The first player puts two villages and the warrior on the places marked 1. The next player clockwise takes the places marked 2, and so on.
    .violated = { $fault ->
        [settlements] The villages of { $player } start in { $due_and }, not in { $territories_and }.
        [warrior] The warrior of { $player } starts in { $due_and }, not in { $territories_and }.
        [gone] { $player } has had two villages since the start, and settlements stay on the board. Now { $count ->
            [0] none is there.
           *[other] only one is there.
        }
       *[chosen] The players choose where they start, so { $player } has nothing in { $territories_and } yet.
    }
setup-hands = Each player draws two resource cards: one for each of their settlements, from the deck of the terrain where it stands.
    .violated = { $fault ->
        [chosen] The players choose where they start and take their cards there, so { $player } draws no card now.
        [drawn] { $player } draws { $due_resources_and }, not { $resources_and }.
        [number] { $player } draws one card for each settlement: { $due } in all, not { $count }.
        [cards] { $player } draws one card for each settlement, from these decks: { $due_decks_and }. These cards cannot come from them: { $resources_and }.
       *[decks] { $player } draws one card for each settlement, from these decks: { $due_decks_and }. These decks are wrong: { $decks_and }.
    }
placement-cards = While positions are chosen, each coastal territory begins with two face-down resource cards of its terrain.
    .violated = { $fault ->
        [inland] { $territory } is inland, so no cards lie there while positions are chosen.
       *[coast] { $cards ->
            [one] { $cards } card lies at { $territory }, but while positions are chosen there are at most { $limit }.
           *[other] { $cards } cards lie at { $territory }, but while positions are chosen there are at most { $limit }.
        }
    }
placement-turn = The first settlements are placed clockwise, beginning with the first player. The second settlements are placed in the opposite order.
    .violated = { $fault ->
        [turn] { who-is-next }
        [all-placed] Every player has placed two settlements, so nobody places another one.
       *[settlements] { $count ->
            [0] No settlement has been placed yet, so it is { $turn_player }'s turn in round { $due_round }.
            [one] { $count } settlement has been placed, so it is { $turn_player }'s turn in round { $due_round }.
           *[other] { $count } settlements have been placed, so it is { $turn_player }'s turn in round { $due_round }.
        } Here it is { $player }'s turn in round { $round }.
    }
placement-coast = Starting settlements are placed on the coast, even where other players already are.
    .violated = { $coasts ->
        [nothing] { $territory } is inland, but starting settlements are placed on the coast.
       *[other] { $territory } is inland, but starting settlements are placed on the coast: { $coasts_and }.
    }
placement-warrior = A player places the warrior with the first settlement, and no hero with the second.
    .violated = { $fault ->
        [left-out] { $player } places the first settlement, so the warrior comes with it.
       *[second] { $player } places the second settlement, but the warrior came with the first one.
    }
placement-card = A player who settles takes one of the cards that lie there, or none if none is left.
    .violated = { card-not-taken }
placement-two-territories = A player's two starting settlements stand in different territories.
    .violated = { $player } already has a settlement in { $territory }, so the second one goes to another territory.
placement-last = The player who places or moves the last settlement but one leaves a card for the player who places the last one. That card lies where this last player has no settlement yet.
    .violated = { $fault ->
        [coasts] { $count ->
            [0] There is no territory on the coast, so no card can be left for the last settlement, which is { $player }'s.
            [one] There is only { $count } territory on the coast, too few for this number of players ({ $number }). So perhaps no card is left for the last settlement, which is { $player }'s.
           *[other] There are only { $count } territories on the coast, too few for this number of players ({ $number }). So perhaps no card is left for the last settlement, which is { $player }'s.
        }
       *[card] { no-card-for-the-last }
    }
placement-leftover = When every player has placed two settlements, the cards left over are discarded.
    .violated = { $fault ->
        [most] { $due ->
            [one] At most { $due } card can be left over, not { $cards }.
           *[other] At most { $due } cards can be left over, not { $cards }.
        }
       *[other] { $due ->
            [0] No card is left over, so none is discarded. Here the number is { $cards }.
            [one] { $due } card is left over and discarded, not { $cards }.
           *[other] { $due } cards are left over and discarded, not { $cards }.
        }
    }
anchor-order = After somebody settles in a territory without cards, the player who settled there first may weigh anchor, then the second, and so on. The newcomer may not.
    .violated = { $fault ->
        [newcomer] { $player } has just settled and cannot weigh anchor now.
        [stranger] { $player } has no settlement in { $territory }, where somebody has just settled, and so cannot weigh anchor.
       *[turn] Now { $turn_player } decides whether to weigh anchor, not { $player }.
    }
anchor-target = A settlement that weighs anchor goes to a less crowded territory on the coast.
    .violated = { $fault ->
        [inland] { $territory } is inland, but a settlement that weighs anchor stays on the coast.
        [crowded] { $territory } is not less crowded than { $left_territory }: it has { $count ->
            [one] { $count } settlement
           *[other] { $count } settlements
        }.
       *[no-card] No card is left at { $territory }, but a settlement that weighs anchor goes where a card is left.
    }
anchor-card = A player who weighs anchor takes one of the cards at the new territory.
    .violated = { card-not-taken }
anchor-warrior = When a settlement weighs anchor, the warrior stays where it was placed.
    .violated = { $due ->
        [none] { $player } has no warrior on the island.
        [elsewhere] The warrior of { $player } is not in { $territory }.
       *[other] The warrior of { $player } is in { $due }, not in { $territory }.
    }
victory-cards-option = Victory point cards are used only if the players agreed on them. Then the card of victory conditions is not used.
    .violated = { $fault ->
        [held] This game is played without victory point cards, so { $player } cannot have one.
       *[told] This game is played without victory point cards.
    }
victory-cards-dealt = Each player is dealt three victory point cards.
    .violated = { $fault ->
        [copies] { $due ->
            [0] { $player } cannot be dealt such a victory point card, because there is none left.
            [one] { $player } cannot be dealt more of these victory point cards than there are. There is only { $due }, not { $count }.
           *[other] { $player } cannot be dealt more of these victory point cards than there are. There are only { $due }, not { $count }.
        }
       *[number] { $count ->
            [one] { $player } is dealt { $count } victory point card instead of { $due }.
           *[other] { $player } is dealt { $count } victory point cards instead of { $due }.
        }
    }
victory-cards-keep = Each player keeps one of the three cards and puts the others aside.
    .violated = { $fault ->
        [kept] { $count ->
            [0] { $player } has no victory point card, but each player has kept one.
            [one] { $player } has { $count } victory point card, but each player has kept only one.
           *[other] { $player } has { $count } victory point cards, but each player has kept only one.
        }
        [chosen] { $player } has already kept a victory point card.
       *[not-dealt] { $player } was not dealt this victory point card.
    }

## The round
round-phase = A round has these parts: production, movement of heroes, distribution, building and the end of the round. Each action belongs to one phase.
    .violated = This action belongs to the phase “{ $due_phase }”, but now the phase is “{ $phase }”.

## Production
production-settled = Territories with at least one settlement produce, and no others.
    .violated = { $fault ->
        [cards] Nobody has a settlement in { $territory }, so it has produced nothing and no cards lie there.
       *[draws] Nobody has a settlement in { $territory }, so it produces nothing.
    }
production-base = Every territory with a settlement produces one card, however many settlements and players are there.
    .violated = { $drawn ->
        [0] { $territory } produces one base card, but none was drawn.
       *[other] { $territory } produces only one base card, but { $drawn ->
            [one] { $drawn } was drawn.
           *[other] { $drawn } were drawn.
        }
    }
production-road = A territory with a road produces one more card.
    .violated = { $fault ->
        [face-down] There is no road in { $territory }, so no cards can lie face down there.
       *[draws] { $due ->
            [0] There is no road in { $territory }, so no card is drawn for a road.
           *[other] { $drawn ->
                [0] { $territory } has a road, but no card was drawn for it.
               *[other] { $territory } draws only one card for its road, but { $drawn ->
                    [one] { $drawn } was drawn.
                   *[other] { $drawn } were drawn.
                }
            }
        }
    }
production-face-down = The card for the road is laid face down, unseen. The base card is laid face up.
    .violated = { $due_placed ->
        [face-down] The card for the road in { $territory } is laid face down.
       *[face-up] The base card of { $territory } is laid face up.
    }
production-improvement = In a territory with an improvement one more card is turned over for it, and only one.
    .violated = { $due ->
        [0] { $territory } has no improvement, so no card is turned over for one.
       *[other] { $drawn ->
            [0] { $territory } has an improvement, but no card was turned over for it.
           *[other] { $territory } turns over only one card for its improvement, but { $drawn ->
                [one] { $drawn } was turned over.
               *[other] { $drawn } were turned over.
            }
        }
    }
production-match = The card for an improvement stays there, face up, if it shows the resource of the improvement. Otherwise it is discarded.
    .violated = { $due_placed ->
        [either] The card for the improvement of { $territory } is laid face up or discarded, never face down.
        [discarded] The improvement of { $territory } gives { $improvement_resource }. This card shows another resource, so it is discarded.
       *[face-up] The improvement of { $territory } gives { $improvement_resource }, so this card stays there, face up.
    }
    .applied = The improvement of { $territory } gives { $improvement_resource }. The card turned over shows another resource, so it was discarded.
production-order = A territory draws its base card first, then the card for the road, then the card for the improvement.
    .violated = The { $source } of { $territory } was drawn too late: first comes the base card, then the road card, then the improvement card.
production-limit = A territory holds at most one card more than it has settlements. When that limit is reached, no more is drawn.
    .violated = { $fault ->
        [lying] { $cards ->
            [one] { $cards } card lies at { $territory }, but it holds at most { $limit }.
           *[other] { $cards } cards lie at { $territory }, but it holds at most { $limit }.
        }
       *[draws] { $cards ->
            [one] { $cards } card then lies at { $territory }, which holds at most { $limit }, so no more is drawn.
           *[other] { $cards } cards then lie at { $territory }, which holds at most { $limit }, so no more is drawn.
        }
    }
production-deck = A territory draws cards from the top of the deck of its terrain.
    .violated = { $fault ->
        [no-deck] No deck has all the cards that were drawn for { $territory }.
        [top] The top card of the { $deck_adjective } deck is { $top_resource }, not { $resource }.
       *[elsewhere] The { $deck_adjective } deck has no { $resource } to draw for { $territory }.
    }
production-reshuffle = When a deck is empty, its discard pile is shuffled and becomes the new deck.
    .violated = { $fault ->
        [not-drawn] No card was drawn for which the { $deck_adjective } discard pile would have to be shuffled.
        [not-yet] The { $deck_adjective } discard pile is shuffled only when the deck is empty, but the deck still has cards.
       *[other-cards] The new { $deck_adjective } deck is made of the cards on the discard pile, but these are other cards.
    }
    .applied = The { $deck_adjective } discard pile was shuffled into a new deck.
production-exhausted = If neither the deck nor its discard pile has a card left, no card is drawn.
    .violated = No card is left to draw for { $territory }: the { $deck_adjective } deck and its discard pile are empty.

## Movement
movement-reminder = After the new resources are drawn, the main player reminds the others to move their heroes.
movement-secret = Players choose their moves in secret, with a hand over the compass, until all have chosen.
movement-main-player = The heroes of the main player stay where they are.
    .violated = { $player } is the main player, whose heroes stay where they are.
movement-everyone = Every other player decides on a move, or to stay. Then all reveal at once.
    .violated = { $player } has not decided yet whether to move or to stay.
movement-one-hero = A player moves only one hero in a round, unless two heroes change places.
    .violated = { $fault ->
        [twice] { $player } has two moves, but a player moves only one hero.
       *[another] { $player } moves the { $other_hero }, so the { $hero } stays in { $due } and is not in { $territory }.
    }
movement-hero-in-play = Only a hero on the board moves.
    .violated = { $player } has no { $hero } on the board.
movement-neighbour = A hero moves to the adjoining territory in the direction that its player revealed, or stays if the player revealed that.
    .violated = { $fault ->
        [stays] The { $hero } of { $player } stays in { $due } and is not in { $territory }.
        [nowhere] No way { $direction } leads the { $hero } of { $player } to { $territory }.
       *[goes] The { $hero } of { $player } goes { $direction } and comes to { $due }, not to { $territory }.
    }
movement-coast = A hero on the coast may move two territories along the coast.
    .violated = The { $hero } of { $player } goes two territories { $direction } along the coast and comes to { $due }, not to { $territory }.
movement-impossible = A hero stays where it is if its move would lead off the map, or two territories in any other way than along the coast.
    .violated = { $fault ->
        [off-the-map] The way { $direction } from { $due } leads off the map, so the { $hero } of { $player } stays there and is not in { $territory }.
       *[not-along-the-coast] A hero goes two territories only along the coast, so the { $hero } of { $player } stays in { $due } and is not in { $territory }.
    }
    .applied = The { $hero } of { $player } cannot go that way, and stays in { $territory }.
movement-swap = A hero that moves to where another hero of its clan stands changes places with it.
    .violated = { $fault ->
        [twice] The { $hero } of { $player } cannot be in two territories.
        [together] Two heroes of { $player } never stand in the same territory, as the { $hero } and the { $other_hero } would in { $territory }.
       *[other] The { $hero } of { $player } changes places with the { $other_hero } and stands in { $due }, not in { $territory }.
    }
    .applied = Two heroes of { $player } change places: the { $hero } is now in { $territory }.

## Priest and skald entering
hero-entry-waiting = Only a priest or skald who waits enters, and only where its church or hall was built.
    .violated = { $fault ->
        [again] The { $hero } of { $player } cannot enter twice.
       *[elsewhere] { $waiting ->
            [nothing] { $player } has no { $hero } who waits to enter.
           *[other] The { $hero } of { $player } waits to enter { $waiting_and }, not { $territory }.
        }
    }
hero-entry-free = A waiting hero does not enter while another hero of its clan stands in the territory.
    .violated = { $fault ->
        [entered] The { $hero } of { $player } cannot enter { $territory }: the { $other_hero } of { $player } enters there.
       *[stands] The { $hero } of { $player } cannot enter { $territory }: the { $other_hero } of { $player } stands there.
    }
hero-entry-at-once = After the movement and before the first proposal, a waiting hero enters if no other hero of its clan stands there.
    .violated = No hero of { $player } stands in { $territory } any more, so the waiting { $hero } enters there at once.

## Proposals
proposal-main-player = The main player makes no proposals.
    .violated = { $player } is the main player, who makes no proposals.
proposal-turn = Players propose in turn, clockwise, beginning to the left of the main player.
    .violated = It is { $turn_player }'s turn to propose, not { $player }'s.
proposal-once = In a round a player makes at most one proposal, even if it fails. A player who passes makes none.
    .violated = { $player } has already proposed or passed in this round.
proposal-unchanged = A proposal is not changed during the vote on it.
    .violated = The players are voting on a proposal. It cannot be changed or replaced until the vote is over.
proposal-own-vote = A player proposes only for a territory in which that player has at least one vote.
    .violated = { $player } has no vote in { $territory }, and so cannot propose how to divide its cards.
proposal-cards = A proposal is for a territory where cards lie.
    .violated = No cards lie at { $territory }, so there is nothing to divide.
proposal-everything = A proposal says exactly who gets what, and divides all cards of the territory. For face-down cards it says how many each player gets.
    .violated = { $fault ->
        [limit] { $shared ->
            [one] The proposal divides { $shared } card, but { $territory } holds at most { $limit }.
           *[other] The proposal divides { $shared } cards, but { $territory } holds at most { $limit }.
        }
        [nothing] The proposal for { $territory } divides no cards.
        [deck] These cards cannot lie at { $territory } together, as no deck has them: { $over_resources_and }.
        [too-many] { $lying ->
            [one] Only { $lying } card lies face up at { $territory }, but the proposal divides { $shared }.
           *[other] Only { $lying } cards lie face up at { $territory }, but the proposal divides { $shared }.
        }
       *[others] { $short_resources ->
            [nothing] The proposal divides cards that do not lie at { $territory }: { $over_resources_and }.
           *[other] { $over_resources ->
                [nothing] The proposal must divide all cards at { $territory }, but leaves out { $short_resources_and }.
               *[other] The proposal must divide the cards at { $territory }. It leaves out { $short_resources_and }, and divides cards that do not lie there: { $over_resources_and }.
            }
        }
    }
proposal-recipients = Cards go only to players with at least one vote in the territory.
    .violated = { $player } has no vote in { $territory }, and so cannot get cards there.

## Counting votes
votes-settlement = Each settlement brings its player one vote in its territory.
    .violated = { other-votes } Each settlement brings one vote.
votes-warrior = A warrior brings as many votes as its army is strong, even where its player has no settlement.
    .violated = { other-votes } A warrior brings as many votes as the army is strong.
votes-priest = A priest brings no votes, but it cancels those of all warriors in the territory. It is as if every army had a strength of 0.
    .violated = { other-votes } A priest brings no votes and cancels those of all warriors.
votes-skald = A skald brings one vote for each other hero in the territory, even where its player has no settlement.
    .violated = { other-votes } A skald brings one vote for each other hero there.
votes-three-players = With three players each hero brings one more vote. This is also true of a priest, and of a warrior whose votes a priest cancels.
    .violated = { other-votes } With three players each hero brings one more vote.
votes-palisade = Behind a palisade the warrior of a player without a settlement there brings one vote less, but never less than 0.
    .violated = { other-votes } The palisade takes one vote from the warrior of a player without a settlement there.
votes-palisade-three-players = With three players a palisade takes one vote from each hero.
    .violated = { other-votes } With three players the palisade takes one vote from each hero.

## Voting
voting-electorate = Everyone with at least one vote in the territory votes, even the proposer and the main player. Nobody else votes.
    .violated = { $player } has no vote in { $territory }, and so does not vote.
voting-majority = A proposal passes with more than half of all votes in the territory. Then the cards are divided as proposed; otherwise they stay.
    .violated = { majority }
    .applied = { majority }

## Building
building-main-player = Only the main player builds.
    .violated = Only the main player builds now. That is { $main_player }, not { $player }.
village-reach = A player builds a village where that player already has a settlement, or in a territory next to one.
    .violated = { $adjacent ->
        [nothing] { $player } has no settlement in { $territory }, and no territory adjoins it.
       *[other] { $player } has no settlement in { $territory } or next to it ({ $adjacent_and }).
    }
houses-available = Every settlement needs a house. A clan has 14 houses, and one of them stands on the army track.
    .violated = All houses of { $player } are on the board ({ $houses }), so none is left for another settlement.
buildings-symbol = A building is built only where the territory shows its symbol.
    .violated = { $printed_kinds ->
        [nothing] { $territory } has no building symbols, so no { $kind } can be built there.
       *[other] { $territory } has no symbol of { $kind_indefinite }. It has only these symbols: { $printed_kinds_and }.
    }
hero-entry-first-building = The priest enters with the clan's first church, and the skald with its first hall. The hero waits if another hero of the clan stands there.
    .violated = { $fault ->
        [no-hero] A keep brings no hero.
       *[other] { $due ->
            [waits] The { $hero } comes with the first { $kind }, but has to wait: the { $other_hero } of { $player } stands in { $territory }.
           *[enters] The { $hero } comes with the first { $kind } and enters { $territory } at once.
        }
    }
hero-entry-further-building = When a clan builds another church, its priest may move there from the board, or enters there if it still waits. It cannot come while another hero of the clan stands there. The same is true of a hall and the skald.
    .violated = { $fault ->
        [on-the-board] The { $hero } of { $player } is already on the board, in { $origin }. It may move to { $territory } or stay.
        [not-on-the-board] The { $hero } of { $player } is not on the board yet: it still waits to enter.
        [must-enter] The { $hero } of { $player } still waits to enter, and no hero of { $player } stands in { $territory }, so it enters there.
        [waits-for-the-first] The { $hero } of { $player } still waits to enter at the first { $kind }, not at this one.
       *[taken] The { $hero } of { $player } cannot come to { $territory }: the { $other_hero } of { $player } stands there.
    }
army-price = Raising the army by 1 costs 4 grain and 1 ore, or less with a keep.
    .violated = { $fault ->
        [no-cards] { $player } has no cards to pay with, and everything that is built costs at least one resource.
        [hand] { $tolls ->
            [0] { $count ->
                [one] The cards in the hand of { $player } cannot pay the price: { $allowed_resources }.
               *[other] The cards in the hand of { $player } cannot pay any of these prices: { $allowed_resources }.
            }
           *[other] The cards in the hand of { $player } cannot pay the price ({ $allowed_resources }) and the toll.
        }
       *[payment] { $count ->
            [one] Raising the army costs { $price_resources_and }. { payment-difference }
           *[other] Raising the army costs one of these: { $allowed_resources }. The nearest price is { $price_resources_and }. { payment-difference }
        }
    }
army-keep = With a keep a player may raise the army for 1 grain, 1 ore and the resource of the keep's terrain. Each keep offers its own price.
    .violated = { $count ->
        [one] { $player } has no keep in the { $deck }, so raising the army costs { $allowed_resources }.
       *[other] { $player } has no keep in the { $deck }, so raising the army costs one of these: { $allowed_resources }.
    }
army-one-step = Each payment raises the army by 1. A player may raise it several times in a phase.
    .violated = { $due ->
        [unknown] The army of { $player } had a strength of at least 1, so it now has more than 1, not { $army }.
       *[other] The army of { $player } now has a strength of { $due }, not of { $army }.
    }
works-own-settlement = A player builds a public work only where that player has a settlement.
    .violated = { $homes ->
        [nothing] { $player } has no settlement in { $territory }, and so cannot build a public work there.
       *[other] { $player } has no settlement in { $territory }, and so cannot build a public work there. { $player } has settlements only in { $homes_and }.
    }
payment-held = A player pays with cards from the hand. Cards that are not spent are kept for later rounds.
    .violated = { cards-not-held }
payment-price = A player pays the price exactly: nothing is missing, and every card is needed.
    .violated = { $fault ->
        [nothing] { $count ->
            [0] Nothing is paid, but everything that is built costs at least one resource.
            [one] Nothing is paid. The price is { $allowed_resources }.
           *[other] Nothing is paid. The price is one of these: { $allowed_resources }.
        }
        [no-cards] { $player } has no cards to pay with, and everything that is built costs at least one resource.
        [hand] { $tolls ->
            [0] { $count ->
                [one] The cards in the hand of { $player } cannot pay the price: { $allowed_resources }.
               *[other] The cards in the hand of { $player } cannot pay any of these prices: { $allowed_resources }.
            }
           *[other] The cards in the hand of { $player } cannot pay the price ({ $allowed_resources }) and the toll.
        }
       *[payment] { $count ->
            [one] The price is { $price_resources_and }. { payment-difference }
           *[other] The price is one of these: { $allowed_resources }. The nearest is { $price_resources_and }. { payment-difference }
        }
    }
payment-gold = A card pays for the one resource on it. Gold pays for any resource, as often as the player wants.
    .violated = { $count ->
        [one] A card with { $resource } does not pay for { $claimed_resources_and }; only gold pays for any resource.
       *[other] A card with { $resource } pays for one resource, not for { $count }.
    }
payment-discard = A resource card that was paid goes to the discard pile of the deck on its back.
    .violated = { $fault ->
        [no-such-card] There is no card with { $resource } in the { $deck_adjective } deck, so this card goes to another discard pile.
       *[other] This card goes to the { $due_deck_adjective } discard pile, not to the { $deck_adjective } one.
    }
supply-symbols = A supply card pays for one of its symbols or for both.
    .violated = { $resources ->
        [nothing] A supply card pays for one or two resources, not for { $claimed_resources_and }.
       *[other] A supply card with { $resources_and } pays for one of these or for both, not for { $claimed_resources_and }.
    }
supply-one-project = A supply card pays for only one thing that is built. A symbol that is not used is lost.
    .violated = A supply card is spent as a whole. It has two symbols, but only one is named here.
market-access = A player uses markets in territories where that player has a settlement. A market that was just built or just reached helps with the next thing that is built.
    .violated = { $fault ->
        [none] There is no market in { $territory }.
       *[no-settlement] { $player } has no settlement in { $territory }, and so cannot use the market there.
    }
market-once = The player who builds uses each market at most once in a building phase.
    .violated = { $fault ->
        [twice] The payment uses the market in { $territory } more than once.
       *[used] { $player } has already used the market in { $territory } in this building phase.
    }
market-one-resource = At a market any one card replaces one resource of the price.
    .violated = At a market a card replaces one resource, not { $count }.
market-whole-card = At a market a supply card counts as one card: both its symbols together replace one resource.
    .violated = At a market a whole supply card replaces one resource, not { $count }.
palisade-toll = A player who builds a first settlement behind a palisade also pays a toll: one card to each player with a settlement there.
    .violated = { $due ->
        [0] { $count ->
            [one] { $player } gets { $count } card as a toll in { $territory }, but is owed none.
           *[other] { $player } gets { $count } cards as a toll in { $territory }, but is owed none.
        }
       *[other] { $count ->
            [0] { $player } has a settlement behind the palisade in { $territory }, and so is owed a card, but gets none.
           *[other] { $player } is owed one card for the palisade in { $territory }, but gets { $count }.
        }
    }
palisade-toll-cards = The toll of a palisade is paid in resource cards.
    .violated = { $player } is owed a resource card for the palisade, not a supply card.
supply-main-player = Only the main player takes a supply card, and nobody takes one in the final building.
    .violated = { $fault ->
        [final] In the final building nobody takes a supply card.
       *[another] Only the main player takes a supply card. That is { $main_player }, not { $player }.
    }
supply-once = The main player takes one supply card in a building phase.
    .violated = { $player } has already taken a supply card in this building phase.
supply-row = The main player takes the supply card from the row.
    .violated = { $fault ->
        [full] { $count ->
            [one] A supply card was taken in this phase, so fewer than { $count } card lies in the row.
           *[other] A supply card was taken in this phase, so fewer than { $count } cards lie in the row.
        }
        [no-supply-card] Supply cards with two symbols lie in the row. This is not one: { $resources_and }.
        [none-there] No supply card lies in the row.
        [not-there] The row has no supply card with { $resources_and }. It has these cards: { $row_resources }.
       *[elsewhere] No supply card with { $resources_and } can lie in the row.
    }
supply-before-end = The main player takes a supply card before the building phase ends.
    .violated = { $player } has to take a supply card before the building phase ends.
offer-main-player = Only the main player makes an offer: a joint work or a grant.
    .violated = { $fault ->
        [final] In the final building only the player who builds may make an offer. That is { $main_player }, not { $player }.
       *[another] Only the main player makes an offer. That is { $main_player }, not { $player }.
    }
offer-once = Once in a round the main player may make an offer: a joint work or a grant. The offer cannot be taken back, and it counts even if nothing comes of it.
    .violated = { $fault ->
        [both] The one offer of a round is a joint work or a grant, not both.
       *[again] { $player } has already made the one offer of this round.
    }
joint-announced = Other players help only with a public work that was announced.
    .violated = { $player } cannot help with this: other players help only with a public work that was announced.
joint-unchanged = The kind and the territory of an announced joint work do not change. It does not have to be built; then everybody keeps the cards they offered.
    .violated = { $fault ->
        [work] The joint work that was announced is { $work_indefinite }, so nobody helps with { $built_work_indefinite }.
        [territory] The joint work was announced for { $territory }, so nobody helps with one in { $built_territory }.
       *[not-built] The joint work is marked as built, but there is no { $work } in { $territory }.
    }
joint-helpers = Other players may give cards from their hands for a joint work.
    .violated = { cards-not-held }
joint-cards = Helpers may give resource cards and supply cards.
    .violated = { $player } may help with resource cards, but not with a supply card.
grant-option = The main player gives a grant, which lets another player build, only if five play and have agreed on grants.
    .violated = { $fault ->
        [players] Only five players may use grants, and here the number of players is { $count }.
       *[not-agreed] The players have not agreed on grants, so the main player cannot let another player build.
    }
grant-other-player = A grant is for another player than the one who gives it.
    .violated = { $player } builds anyway; a grant is for another player.
grant-final-building = Nobody gives a grant in the final building, unless the players agreed on it.
    .violated = In the final building only the player whose turn it is builds, and gives no grants.
grant-one-build = A player with a grant may build one settlement or public work, or raise the army once.
    .violated = { $player } has already used the grant to build once.
grant-alone = A player with a grant pays alone and uses no market.
    .violated = { $fault ->
        [market] { $player } builds with a grant, and so cannot use a market.
       *[help] { $player } builds with a grant, and so has to pay alone.
    }

## The end of the round
round-end-main-player = The main player ends the round after building.
    .violated = Only the main player ends the round. That is { $main_player }, not { $player }.
round-end-marker = At the end of the round the ship marker goes to the player to the left of the main player.
    .violated = { $due_player ->
        [another] The ship marker goes to another player, not to { $player } again.
       *[other] The ship marker goes to { $due_player }, who sits to the left of the main player, not to { $player }.
    }
supply-refill = At the end of the round a card from the supply deck is turned over to fill the row up to four.
    .violated = { $fault ->
        [empty] No card lies in the row, but at the end of the last round one of the cards in the supply deck would have been turned over.
        [shuffled-full] The row is full, so no supply cards are shuffled.
        [not-yet] The supply deck still has cards, so the spent supply cards are not shuffled yet.
        [shrinks] In this game the spent supply cards are not shuffled again, so the row stays short.
        [other-cards] The new supply deck is made of the spent supply cards, but these are other cards.
        [no-supply-card] The row is filled with a supply card, which has two symbols. This is not one: { $resources_and }.
        [full] Four supply cards lie in the row, so none is turned over.
        [none-left] No supply card is left to turn over.
        [top] The top card of the supply deck shows { $top_resources_and }, not { $resources_and }.
       *[elsewhere] No supply card with { $resources_and } can be turned over.
    }

## The end of the game
victory-announcer = The main player may announce victory after building.
    .violated = { $fault ->
        [announced] Only the main player can have announced victory. That is { $main_player }, not { $player }.
       *[another] Only the main player may announce victory. That is { $main_player }, not { $player }.
    }
victory-conditions = With victory point cards, players claim victory before the main player builds. Without them, the main player announces victory after building.
    .violated = { $fault ->
        [claimed] In this game, with victory point cards, players claim victory before the main player builds. Nobody announces it afterwards.
       *[announced] In this game, without victory point cards, the main player announces victory after building, for goals. Nobody claims it for points.
    }
victory-three-goals = A player who announces victory has reached at least three of the five goals.
    .violated = { $bound ->
        [at-most] { $player } has reached at most { $count } of the five goals, but needs { $due } to announce victory.
       *[exactly] { $count ->
            [0] { $player } has reached none of the five goals, but needs { $due } to announce victory.
           *[other] { $player } has reached { $count } of the five goals ({ $reached_columns_and }), but needs { $due } to announce victory.
        }
    }
goal-settlements = A player reaches the goal “settlements” with 8 of them, villages and buildings together.
    .violated = { $count ->
        [0] { $player } has no settlements; the goal needs { $due }.
        [one] { $player } has only { $count } settlement; the goal needs { $due }.
       *[other] { $player } has only { $count } settlements; the goal needs { $due }.
    }
    .scored = { $count ->
        [0] { $player } has no settlements; needed: { $due }.
        [one] { $player } has { $count } settlement; needed: { $due }.
       *[other] { $player } has { $count } settlements; needed: { $due }.
    }
goal-territories = A player reaches the goal “territories” with two or more settlements in each of three territories.
    .violated = { $count ->
        [0] { $player } has no territory with two or more settlements; the goal needs { $due }.
        [one] { $player } has only { $count } territory with two or more settlements; the goal needs { $due }.
       *[other] { $player } has only { $count } territories with two or more settlements; the goal needs { $due }.
    }
    .scored = { $count ->
        [0] { $player } has no territory with two or more settlements; needed: { $due }.
        [one] { $player } has { $count } territory with two or more settlements; needed: { $due }.
       *[other] { $player } has { $count } territories with two or more settlements; needed: { $due }.
    }
goal-largest = A player reaches the goal “the largest territory” with four settlements in one territory. A second such territory adds nothing.
    .violated = { $count ->
        [0] { $player } has no settlement in any territory; the goal needs { $due } in one.
        [one] { $player } has only { $count } settlement in the largest territory; the goal needs { $due }.
       *[other] { $player } has only { $count } settlements in the largest territory; the goal needs { $due }.
    }
    .scored = { $count ->
        [0] { $player } has no settlements anywhere; needed in one territory: { $due }.
        [one] { $player } has { $count } settlement in the largest territory; needed: { $due }.
       *[other] { $player } has { $count } settlements in the largest territory; needed: { $due }.
    }
goal-buildings = A player reaches the goal “buildings” with two of them.
    .violated = { $count ->
        [0] { $player } has no buildings; the goal needs { $due }.
        [one] { $player } has only { $count } building; the goal needs { $due }.
       *[other] { $player } has only { $count } buildings; the goal needs { $due }.
    }
    .scored = { $count ->
        [0] { $player } has no buildings; needed: { $due }.
        [one] { $player } has { $count } building; needed: { $due }.
       *[other] { $player } has { $count } buildings; needed: { $due }.
    }
goal-buildings-three-players = With three players the first building does not count for the goal “buildings” or for its points. It counts for all other goals.
    .violated = { $count ->
        [0] With three players the first building does not count, and { $player } has no other; the goal needs { $due }.
        [one] With three players the first building does not count, and { $player } has only { $count } other building; the goal needs { $due }.
       *[other] With three players the first building does not count, and { $player } has only { $count } other buildings; the goal needs { $due }.
    }
    .scored = { $count ->
        [0] { $player } has no building besides the first, which does not count with three players; needed: { $due }.
        [one] { $player } has { $count } building besides the first, which does not count with three players; needed: { $due }.
       *[other] { $player } has { $count } buildings besides the first, which does not count with three players; needed: { $due }.
    }
goal-army = A player reaches the goal “the army” with an army strength of 3.
    .violated = The army of { $player } has a strength of only { $count }; the goal needs { $due }.
    .scored = The army of { $player } has a strength of { $count }; needed: { $due }.
final-turn = After victory is announced, every other player has one building phase, clockwise from the player who announced it.
    .violated = It is { $turn_player }'s turn in the final building, not { $player }'s.
final-works = Nobody builds public works in the final building.
    .violated = In the final building nobody builds public works.
victory-winner = The player who announced victory has won.
    .violated = { $player } has won, and so has rank { $due }, not { $rank }.
victory-ranking = The other players are ranked by the goals they have reached, or by their victory points. Equal players share a rank.
    .violated = { $due ->
        [twice] { $player } cannot have two ranks.
        [first] { $player } cannot have rank 1 too: one player wins.
        [shared] { $player } cannot have rank { $rank } beside the other ranks: where players share a rank, the next ranks stay empty.
        [open] { $player } does not have rank { $rank } yet: the game is not over.
       *[other] { $player } has rank { $due }, not { $rank }.
    }
claims-players = Each player, even the main player, may claim victory after the cards are divided and before the main player builds.
    .violated = { $player } claims victory twice, but each player claims it only once.
claims-enough = With victory point cards a player needs at least 6 victory points to win. So a claim is for at least 6 of them.
    .violated = { $points ->
        [one] { $player } claims { $points } victory point, but a claim needs at least { $due }.
       *[other] { $player } claims { $points } victory points, but a claim needs at least { $due }.
    }
claims-priority = If several players claim victory, the highest claim comes first. Of equal claims, the player nearest to the main player comes first, clockwise and beginning with the main player. Whoever comes first begins the final building.
    .violated = { $fault ->
        [foremost] { $player } does not come first: the highest claims come before.
        [none] Nobody claims victory, so { $due_player } builds as the main player, not { $player }.
        [nearer] { $due_player } comes before { $player }: of equal claims, the player nearest to the main player comes first.
       *[higher] { $due_player } comes before { $player }: the highest claim comes first.
    }
claims-card = A player who claimed victory shows the victory point card.
    .violated = The victory point card of { $player } has other levels for the goal “{ $column }”.
claims-proof = After the claimant's final building the claim holds if its points are reached. Otherwise it is void.
    .violated = { $result ->
        [none] { $player } has no claim to prove now.
        [holds] { $points ->
            [one] { $player } claimed { $points } point and now has { $count }, so the claim holds.
           *[other] { $player } claimed { $points } points and now has { $count }, so the claim holds.
        }
       *[void] { $points ->
            [one] { $player } claimed { $points } point and now has only { $count }, so the claim is void.
           *[other] { $player } claimed { $points } points and now has only { $count }, so the claim is void.
        }
    }

## What is said and kept secret at the table
talk-own-proposal = Nobody discusses a proposal of their own before making it. So they do not ask who would agree, or what somebody would rather have.
    .violated = { $fault ->
        [ahead] With this reading nobody ever discusses a proposal of their own before making it, so { $player } cannot do that now.
       *[now] { $player } has yet to propose in this round, and cannot discuss the proposal before making it.
    }
talk-wishes = While others propose, nobody shows which cards they want, or suggests how to divide cards.
    .violated = { $fault ->
        [voting] The players are voting on { $turn_player }'s proposal. With this reading { $player } cannot say now which cards { $player } wants.
       *[proposals] It is { $turn_player }'s turn to propose. So { $player } cannot show a wish for cards now, or suggest how to divide them.
    }
talk-vote = During the vote players may discuss how to vote, and promise something for a vote. Nobody suggests another division, because the proposal cannot be changed.
    .violated = The players are voting on a proposal, which cannot be changed. So { $player } cannot suggest another division.
talk-joint-work = Before the main player announces a joint work, nobody discusses it or recommends one. Afterwards players may discuss who gives which cards.
    .violated = { $fault ->
        [ahead] With this reading nobody ever discusses a joint work before it is announced, so { $player } cannot do that now.
       *[now] No joint work has been announced in this round, so { $player } cannot discuss one yet.
    }
talk-grant = Before the main player gives a grant, nobody discusses it or asks for it. Earlier agreements are allowed. With the grant, the main player may recommend what to build or name something in return, but the other player does not have to obey.
    .violated = No grant has been given in this round, so { $player } cannot discuss one or ask for one yet.
talk-wait = With victory point cards, any player may ask the main player to wait before building, until all have checked whether they can win.
    .violated = { $fault ->
        [no-claims] This game is played without victory point cards. Nobody claims victory before building, so the main player does not have to wait.
       *[late] The building phase has begun, so the main player does not have to wait any more.
    }
secret-hands = Players keep the resource cards and supply cards in their hands secret. The others see only the backs.
secret-face-down = Nobody looks at the face-down cards of a territory. A player who gets one may look at it.
secret-victory-card = A player keeps the victory point card secret from the others, and may look at it at any time.

## Readings
reading-votes-palisade-three-players = With three players, whose heroes does a palisade take a vote from?
    .everyone = Everybody's heroes
    .outsiders = Only heroes of players without a settlement there
reading-deck-reshuffle = When is the discard pile shuffled into a new resource deck?
    .when-needed = When the next card is needed
    .when-last-leaves = When the last card of the deck is taken
reading-hero-entry-both-waiting = A priest and a skald of the same clan wait for the same territory. Who enters?
    .owner-chooses = Their player chooses
    .first-built-first = The hero whose building was built first
reading-hero-entry-second-building = A second church is built while the priest still waits, or a second hall while the skald still waits. Where does the hero enter?
    .either = At the building where it can enter first
    .first = Only at the first building
reading-works-tokens = The box has tokens for 6 roads, 6 markets and 6 palisades. Is that a limit?
    .limited = Yes
    .unlimited = No
reading-proposal-empty = May a player make a proposal for a territory without cards?
    .no = No, because there is nothing to divide
    .yes = Yes
reading-supply-exhausted = What happens if the supply deck is empty and the row should be filled?
    .reshuffle = The spent supply cards are shuffled into a new deck
    .shrink = The row stays short
reading-toll-cards = Which cards may pay the toll of a palisade?
    .resource-cards = Only resource cards
    .any-card = Resource cards and supply cards
reading-joint-cards = May players who help with a joint work give supply cards?
    .any-card = Yes
    .resource-cards = No, only resource cards
reading-claims-tie = Two players claim the same number of points, more than 6. Who wins?
    .nearest = The player nearest to the main player, clockwise and beginning with the main player
    .shared = Both of them
reading-claims-proof = A player claimed more than 6 points and reaches at least 6, but fewer than claimed. Does the claim hold?
    .announced = No
    .six = Yes
reading-claims-void = What happens after a void claim?
    .next-claimant = The next player with a claim builds; if nobody has one, play goes on
    .play-goes-on = Play goes on
reading-claims-void-phase = Which building phase does a player have after a void claim of their own?
    .continued = The same phase goes on, and markets that were used stay used
    .anew = A whole new phase
reading-grant-final-building = Five players use grants. May a grant be given in the final building?
    .no = No
    .yes = Yes, by the player who builds
reading-anchor-warrior = Does the warrior go with a settlement that weighs anchor?
    .stays = No
    .goes-along = Yes, but only in the first round
reading-anchor-target = Where may a settlement that weighs anchor go?
    .card-left = To a less crowded territory on the coast where a card is left
    .any-coast = To any less crowded territory on the coast
reading-keep-hills = With a keep in the hills, raising the army costs 1 grain, 1 ore and a third resource. Which one?
    .unknown = The one on the overview card
    .ore = Ore
reading-talk-ahead = May players discuss a proposal of their own, or a joint work, before the phase in which it is made?
    .allowed = Yes, because earlier agreements are allowed
    .forbidden = No
reading-talk-wish-while-voting = May a player say which cards they want during the vote on another player's proposal?
    .allowed = Yes, because players may discuss the vote
    .forbidden = No
