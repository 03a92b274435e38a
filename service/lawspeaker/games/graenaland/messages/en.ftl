# Graenaland in English. The value of a message states the rule; its attributes tell what a ruling found.

game = Graenaland

## Words
player-red = Red
player-yellow = Yellow
player-white = White
player-violet = Violet
player-blue = Blue
hero-warrior = warrior
hero-priest = priest
hero-skald = skald
resource-grain = grain
resource-cattle = cattle
resource-wood = wood
resource-ore = ore
resource-gold = gold
resource-unknown = a card of unknown face
resource-face-down = a face-down card
deck-plains = plains
deck-forest = forest
deck-hills = hills
deck-mountains = mountains
kind-village = village
kind-keep = keep
kind-church = church
kind-hall = hall
work-road = road
work-improvement = improvement
work-market = market
work-palisade = palisade
phase-production = production
phase-movement = movement
phase-proposals = proposals
phase-voting = voting
phase-building = building
direction-north = north
direction-north-east = north-east
direction-east = east
direction-south-east = south-east
direction-south = south
direction-south-west = south-west
direction-west = west
direction-north-west = north-west
source-base = base card
source-road = road card
source-improvement = improvement card

## Options
option-three_player_changes = The changes for a game of three: each hero brings one vote more, and a palisade takes one vote from each hero. In force with three players unless the state says otherwise.

## What every state must be like
cards-count = A pile that lists its cards has as many as it says.
    .violated = The pile says { $count } cards but lists { $listed }.
map-territories = Everything stands or lies in a territory of the map.
    .violated = { $territory } is not a territory of the map, or is there twice. The map has { $territories }; a state may bring its own.
map-neighbours = Territories adjoin each other both ways, in opposite directions, at most one in each direction.
    .violated = { $territory } has { $neighbour } to its { $direction }, which does not fit the rest of the map.
players-clans = Each player has a clan of a colour of their own, and only the clans of players are in the game.
    .violated = The clan of { $player } does not fit the list of players.
houses-limit = A clan has 14 houses, one of which stands on the army track: at most 13 are on the board.
    .violated = { $player } has { $houses } houses on the board; at most { $limit } are possible.
buildings-village = A building stands only where its clan has a village.
    .violated = { $player } has a { $kind } in { $territory } but no village there.
buildings-one-of-a-kind = A territory holds at most one building of each kind.
    .violated = There is more than one { $kind } in { $territory }.
buildings-mountains = No buildings stand in the mountains.
    .violated = There is a { $kind } in { $territory }, which is in the mountains.
heroes-one-of-a-kind = A clan never has more than one warrior, one priest and one skald.
    .violated = The { $hero } of { $player } is in the game more than once.
heroes-one-in-a-territory = Two heroes of one colour never stand in the same territory.
    .violated = More than one hero of { $player } stands in { $territory }.
heroes-warrior = Every player has a warrior on the board from the start.
    .violated = { $player } has no warrior on the board.
heroes-building = A clan has its priest on the board or waiting exactly if it has built a church, its skald if it has built a hall.
    .violated = The { $hero } of { $player } is in the game without a { $kind }, or is missing although there is one.
heroes-waiting = A priest or skald waits only for territories in which its clan has built its church or hall.
    .violated = The { $hero } of { $player } cannot wait for { $territory }: there is no { $kind } of that clan.
works-settled = Public works stand only in settled territories.
    .violated = In { $territory }, where nobody has a settlement, there is this work: { $work }.
works-one-of-a-kind = A territory holds at most one public work of each kind.
    .violated = There is more than one { $work } in { $territory }.
works-tokens = There are 6 roads, 6 markets and 6 palisades, one token for each that is built.
    .violated = { $count } of the works on the board are of the kind { $work }; there are { $tokens } tokens.
cards-decks = There are no more cards in the game than the decks hold.
    .violated = More cards of the deck of the { $deck } than there can be: { $count }, where { $total } are possible.

## The round
round-phase = Each round runs through production, movement of heroes, distribution, building and its end; an action belongs to its phase.
    .violated = This is the phase { $phase }; the action belongs to { $due_phase }.

## Production
production-settled = Territories with at least one settlement produce, and no others.
    .violated = Nobody has a settlement in { $territory }: it produces nothing.
production-base = Every settled territory produces one card, however many settlements and players are there.
    .violated = { $territory } produces exactly one base card; { $drawn } drawn.
production-road = A territory with a road produces one card more.
    .violated = { $territory } produces { $due } for its road; { $drawn } drawn.
production-face-down = The card for the road is laid face down, unseen; the base card is laid face up.
    .violated = The { $source } of { $territory } was not laid as it must be.
production-improvement = In an improved territory one more card is turned over, and no other for it.
    .violated = { $territory } turns over { $due } for its improvement; { $drawn } turned over.
production-match = The card turned over for an improvement is kept, face up, if it is of the resource of the improvement; otherwise it is discarded.
    .violated = The improvement of { $territory } gives { $improvement_resource }; the card turned over is { $resource }.
    .applied = The improvement of { $territory } gives { $improvement_resource }; { $resource } was turned over and discarded.
production-order = A territory draws its base card first, then the card for the road, then the one for the improvement.
    .violated = The { $source } of { $territory } was drawn out of order.
production-limit = At most one card more than there are settlements in a territory lies there; once that is reached nothing more is drawn.
    .violated = { $territory } can hold { $limit } cards; { $cards } lie there already.
production-deck = Cards are drawn from the top of the deck of the territory's terrain.
    .violated = The card drawn for { $territory } cannot be { $resource }: the deck of the { $deck } does not have it on top.
production-reshuffle = When a deck has run out its discard pile is shuffled and becomes the new deck.
    .violated = The new deck of the { $deck } is not what lay on its discard pile, or is not due.
    .applied = The discard pile of the { $deck } was shuffled into a new deck.
production-exhausted = Where neither the deck nor its discard pile has a card left, none is drawn.
    .violated = No card of the { $deck } is left to draw for { $territory }.

## Movement
movement-main-player = The heroes of the main player stay where they are.
    .violated = { $player } is the main player and moves no hero.
movement-everyone = Every other player decides on a move, or to stay, before all reveal at once.
    .violated = { $player } has not decided on a move.
movement-one-hero = A player moves only one hero in a round, except for a swap.
    .violated = { $player } may move only one hero.
movement-hero-in-play = Only a hero who is on the board moves.
    .violated = { $player } has no { $hero } on the board.
movement-neighbour = A hero moves to an adjoining territory in the direction revealed, or stays if that was revealed.
    .violated = The { $hero } of { $player } goes to { $due }, not to { $territory }.
movement-coast = A hero on the coast may move along it by two territories.
    .violated = The { $hero } of { $player } goes along the coast to { $due }, not to { $territory }.
movement-impossible = A hero whose move would lead off the map, or by two territories other than along the coast, stays where it is.
    .violated = The move of the { $hero } of { $player } is impossible: it stays in { $due } and is not in { $territory }.
    .applied = The move of the { $hero } of { $player } is impossible: it stays in { $territory }.
movement-swap = A hero who moves to where another hero of its clan stands changes places with it.
    .violated = The { $hero } of { $player } changes places and stands in { $due }, not in { $territory }.
    .applied = The heroes of { $player } change places: the { $hero } is now in { $territory }.

## Priest and skald entering
hero-entry-waiting = Only a priest or skald that waits enters, where its church or hall was built.
    .violated = The { $hero } of { $player } does not wait for { $territory }.
hero-entry-free = A waiting hero does not enter while another hero of its clan stands in the territory.
    .violated = The { $hero } of { $player } cannot enter { $territory }: another hero of the clan is there.
hero-entry-at-once = A waiting hero enters as soon as no other hero of its clan stands there: after the movement, before the first proposal.
    .violated = The { $hero } of { $player } must enter { $territory } now.

## Proposals
proposal-main-player = The main player makes no proposals.
    .violated = { $player } is the main player and makes no proposals.
proposal-turn = Proposals are made in turn, clockwise, beginning at the left of the main player.
    .violated = It is the turn of { $turn_player }, not of { $player }.
proposal-once = A player makes one proposal or passes once in a round, whether the proposal passes or not.
    .violated = { $player } has had the one turn of this round.
proposal-unchanged = A proposal that has been made is not changed while it is voted on.
    .violated = A proposal is being voted on and cannot be changed or replaced.
proposal-own-vote = A proposal is for a territory in which its maker has at least one vote.
    .violated = { $player } has no vote in { $territory }.
proposal-cards = A proposal divides the cards of a territory where there are some.
    .violated = No cards lie at { $territory }.
proposal-everything = A proposal says clearly who gets what, and divides every card of the territory; face-down cards are divided by number.
    .violated = The proposal does not divide exactly the cards at { $territory }: too much: { $over_resources }; too little: { $short_resources }.
proposal-recipients = Cards go only to players with at least one vote in the territory.
    .violated = { $player } has no vote in { $territory } and cannot be given cards there.

## Counting votes
votes-settlement = Each settlement brings its player one vote in its territory.
    .violated = { $player } has { $due } votes here, not { $votes }: a settlement is one vote.
votes-warrior = A warrior brings as many votes as its army is strong, with or without settlements there.
    .violated = { $player } has { $due } votes here, not { $votes }: a warrior brings the strength of the army.
votes-priest = A priest brings no votes but cancels those of all warriors in the territory, as if every army were 0.
    .violated = { $player } has { $due } votes here, not { $votes }: a priest brings no vote and silences all warriors.
votes-skald = A skald brings one vote for each other hero in the territory, with or without settlements there.
    .violated = { $player } has { $due } votes here, not { $votes }: a skald brings one vote for each other hero.
votes-three-players = With three players each hero brings one vote more, a silenced warrior and a priest included.
    .violated = { $player } has { $due } votes here, not { $votes }: with three players each hero brings one vote more.
votes-palisade = At a palisade the warrior of a player without a settlement there brings one vote less, but never less than none.
    .violated = { $player } has { $due } votes here, not { $votes }: the palisade takes one vote from the warrior.
votes-palisade-three-players = With three players a palisade takes one vote from each hero.
    .violated = { $player } has { $due } votes here, not { $votes }: with three players the palisade takes one vote from each hero.

## Voting
voting-electorate = Everyone with at least one vote in the territory votes, the proposer and the main player too, and nobody else.
    .violated = { $player } has no vote in { $territory }.
voting-majority = A proposal passes with more than half of all votes in the territory; then the cards are divided as proposed, otherwise they stay.
    .violated = Certain votes for the proposal: { $for } of { $total }. The result announced is wrong.
    .applied = Certain votes for the proposal: { $for } of { $total }; more than half are needed.

## The end of the round
round-end-main-player = The main player ends the round when done with building.
    .violated = { $player } is not the main player and cannot end the round.
round-end-marker = At the end of the round the ship marker goes to the player at the left of the main player.
    .violated = The ship marker goes to { $due_player }, not to { $player }.

## Readings
reading-votes-palisade-three-players = With three players a palisade takes a vote from every hero. Whose heroes?
    .everyone = Everyone's
    .outsiders = Those of players without a settlement there
reading-deck-reshuffle = When is a spent resource deck renewed?
    .when-needed = When the next card is to be drawn
    .when-last-leaves = When its last card is taken
reading-hero-entry-both-waiting = Priest and skald wait for the same territory. Who enters?
    .owner-chooses = Their owner chooses
    .first-built-first = The one whose building was built first
reading-hero-entry-second-building = A second church (hall) is built while the priest (skald) still waits. Where does it enter?
    .either = Where there is room first
    .first = At the first building only
reading-works-tokens = The box has 6 roads, 6 markets and 6 palisades. Is that a limit?
    .limited = Yes
    .unlimited = No
reading-proposal-empty = May a proposal be made for a territory without cards?
    .no = No, there is nothing to divide
    .yes = Yes
