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
resource-any = of any resource
resource-face-down = a face-down card
resource-supply-card = a supply card
deck-plains = plains
deck-forest = forest
deck-hills = hills
deck-mountains = mountains
deck-supply = supply cards
deck-unknown = an unknown deck
start-settlements = villages
start-warrior = the warrior
column-settlements = settlements
column-territories = territories
column-largest = the largest territory
column-buildings = buildings
column-army = the army
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
phase-setup = setting up
phase-placement = choosing positions
phase-anchor = weighing anchor
phase-victory-cards = choosing victory point cards
phase-claims = claims of victory
phase-final-building = the final building
phase-over = the end of the game
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
option-three_player_changes = The changes for a game of three: each hero brings one vote more, and a palisade takes one vote from each hero, and the first building counts neither for the goal of buildings nor for its points. In force with three players unless the state says otherwise.
option-five_player_grant = With five players the main player may, instead of a joint work, let another player build once. Not in force unless a state says so.
option-victory_point_cards = Each player has a secret victory point card, and victory is claimed before building. Not in force unless a state says so.

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
    .violated = { $player } has no village in { $territory } beside which a { $kind } could stand.
buildings-one-of-a-kind = A territory holds at most one building of each kind.
    .violated = { $territory } cannot hold more than one { $kind }.
buildings-mountains = No buildings stand in the mountains.
    .violated = { $territory } is in the mountains: no { $kind } can stand there.
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
    .violated = { $territory } cannot hold more than one { $work }.
works-tokens = There are 6 roads, 6 markets and 6 palisades, one token for each that is built.
    .violated = { $count } of the works on the board are of the kind { $work }; there are { $tokens } tokens.
cards-decks = There are no more cards in the game than the decks hold.
    .violated = More cards of the deck of the { $deck } than there can be: { $count }, where { $total } are possible.
cards-faces = A resource card bears one resource, a supply card two symbols.
    .violated = A card of the deck { $deck } cannot have such a face.
supply-cards = There are 16 supply cards, each as it was printed, and at most four of them lie in the row.
    .violated = Of supply cards there are { $count } here; { $total } are possible.
village-price = A village costs 4 resources on the coast, 5 elsewhere and 6 in the mountains.
    .violated = A village in { $territory } costs { $due } resources, not { $resources }.
points-levels = A victory point card has for each of five goals three levels, one higher than the other, each worth a point.
    .violated = The levels of { $column } on this card do not rise.

## Setting up; choosing positions and victory point cards
setup-decks = The resource cards are sorted by terrain, the supply cards apart; each deck is shuffled on its own and holds all its cards.
    .violated = The deck { $deck } has not exactly the cards that it must have.
setup-supply-row = The four top supply cards are laid face up in a row.
    .violated = The row is not made of the four top supply cards.
setup-army = Every army begins with a strength of 1.
    .violated = The army of { $player } begins with { $due }, not with { $army }.
setup-positions = The first player takes the places marked 1 with two villages and the warrior, the next clockwise those marked 2, and so on.
    .violated = { $player } starts in { $due }, not in { $territories } ({ $start }).
setup-hands = Each player draws two resource cards, one from the deck of the terrain of each own settlement.
    .violated = { $player } draws from { $due_decks } ({ $due_resources }), not from { $decks } ({ $resources }).
placement-cards = Two resource cards of its terrain lie face down at each coastal territory while positions are chosen.
    .violated = At { $territory } there cannot lie { $cards } cards.
placement-turn = The first settlements are placed clockwise from the first player, the second ones in the opposite order.
    .violated = It is the turn of { $turn_player }, not of { $player }.
placement-coast = Starting settlements are placed on the coast, wherever others are or not.
    .violated = { $territory } is not on the coast.
placement-warrior = The warrior is placed with the first settlement; with the second one no hero is.
    .violated = { $player } does not place a warrior so.
placement-card = Whoever settles takes one of the cards that lie there, and none if none is left.
    .violated = { $player } cannot take that card at { $territory }.
placement-two-territories = Nobody has both starting settlements in one territory.
    .violated = { $player } already has a settlement in { $territory }.
placement-last = Whoever places or moves the last settlement but one leaves a card for the last one, in another territory than that player already has a settlement in.
    .violated = After this { $player } would have no card left to settle for.
placement-leftover = When all have placed two settlements the cards left over are discarded.
    .violated = { $due } cards are left over and discarded, not { $cards }.
anchor-order = In a territory without cards whoever settled there first may weigh anchor first, then the next; the newcomer may not.
    .violated = It is the turn of { $turn_player } to say, not of { $player }.
anchor-target = A settlement that weighs anchor goes to a less crowded territory on the coast.
    .violated = { $territory } is no place to weigh anchor for.
anchor-card = Whoever weighs anchor takes one of the cards that lie at the new territory.
    .violated = { $player } cannot take that card at { $territory }.
anchor-warrior = The warrior stays where it was placed when its settlement weighs anchor.
    .violated = The warrior of { $player } is in { $due }, not in { $territory }.
victory-cards-option = Victory point cards are used only if the players agreed on them; then the card of victory conditions is not.
    .violated = Victory point cards are not in use.
victory-cards-dealt = Each player is dealt three victory point cards.
    .violated = Of these cards { $player } is dealt { $due }, not { $count }.
victory-cards-keep = Each player keeps one of the three cards and lays the others aside.
    .violated = { $player } does not have that card to keep, or has chosen already.

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

## Building
building-main-player = Only the main player builds.
    .violated = { $player } may not build now.
village-reach = A village is built where its player already has a settlement, or next to such a territory.
    .violated = { $player } has no settlement in { $territory } or next to it.
houses-available = A settlement is built with a house that is left; of 14 houses one stands on the army track.
    .violated = { $player } has no house left.
buildings-symbol = A building is built on its symbol.
    .violated = { $territory } has no symbol of a { $kind }.
hero-entry-first-building = With the first church the priest enters there, with the first hall the skald; it waits if another hero of its clan stands there.
    .violated = { $hero ->
        [none] A keep brings no hero.
       *[other] The { $hero } of { $player } does not do that in { $territory }.
    }
hero-entry-further-building = With a further church or hall the priest or skald who is on the board may move there, unless another hero of its clan stands there.
    .violated = The { $hero } of { $player } cannot move to { $territory }.
army-price = To raise the army by 1 costs 4 grain and 1 ore, or less with a keep.
    .violated = This is no price of raising an army: too much: { $over_resources }; too little: { $short_resources }.
army-keep = A keep lets its player raise the army for 1 grain, 1 ore and the resource of its terrain; every keep gives its own price to choose from.
    .violated = { $player } has no keep in the { $deck } and cannot raise the army at that price.
army-one-step = Each payment raises the army by 1; it may be raised several times in a phase.
    .violated = { $due ->
        [unknown] However strong the army of { $player } was, it then has a strength of more than 1, not of { $army }.
       *[other] The army of { $player } then has a strength of { $due }, not of { $army }.
    }
works-own-settlement = A public work is built where its builder has a settlement.
    .violated = { $player } has no settlement in { $territory }.
payment-held = A payment is made from the cards in hand; what is not spent is kept for later rounds.
    .violated = { $player } does not have this to pay with: { $lacking_resources }.
payment-price = What is built is paid for exactly: nothing may be short, and no card may be of no use.
    .violated = The payment is not the price { $price_resources }: too much: { $over_resources }; too little: { $short_resources }.
payment-gold = A card pays for the one resource on it; gold replaces any other, any number of times.
    .violated = { $resource } does not pay for { $claimed_resources }.
payment-discard = Resource cards that were paid go to the discard pile of the deck on their backs.
    .violated = This card goes to the discard pile of the { $due_deck }, not of the { $deck }.
supply-symbols = A supply card pays for one of its symbols or for both.
    .violated = A supply card with { $resources } does not pay for { $claimed_resources }.
supply-one-project = A supply card serves one project only: a symbol that is not used is lost.
    .violated = A supply card is spent as a whole; half of one is no payment.
market-access = A player uses the markets where the player has a settlement; one that is built or reached by a project serves the next project.
    .violated = { $player } cannot use a market in { $territory }.
market-once = Each market is used at most once in a building phase by whoever builds.
    .violated = { $player } uses the market of { $territory } more than once.
market-one-resource = At a market any one card replaces one resource that is needed.
    .violated = At a market a card stands for one resource, not for { $claimed_resources }.
market-whole-card = A supply card at a market counts as one card: both its symbols replace one resource.
    .violated = At a market the whole supply card stands for one resource, not for { $claimed_resources }.
palisade-toll = Whoever builds a first settlement where a palisade stands gives one card to each player who has a settlement there, beside the price.
    .violated = { $player } is owed { $due } card(s) for the palisade; given: { $count }.
palisade-toll-cards = The toll of a palisade is paid in resource cards.
    .violated = { $player } is given a supply card for the palisade.
supply-main-player = The main player takes a supply card, nobody else does, and nobody in the final building.
    .violated = { $player } may not take a supply card now.
supply-once = One supply card is taken in a building phase.
    .violated = { $player } has already taken a supply card.
supply-row = The supply card is chosen from the row.
    .violated = This supply card is not in the row, or should no longer be: { $resources }.
supply-before-end = The supply card is taken before the building phase ends.
    .violated = { $player } has not yet taken a supply card.
offer-main-player = Only the main player offers a joint work or a grant.
    .violated = { $player } is not the main player and has nothing to offer.
offer-once = Once a round the main player may offer a joint work, or a grant instead; an offer is not taken back and uses this up, whatever comes of it.
    .violated = { $player } has already made the offer of this round.
joint-announced = Others help only with a work that was announced, before anybody spoke of it.
    .violated = { $player } cannot help with a work that was not announced.
joint-unchanged = The kind and the place of a joint work do not change; it need not be built, and then everybody keeps the cards offered.
    .violated = What was announced is { $work } in { $territory }, and nothing else.
joint-helpers = Other players may give cards from their hands for a joint work.
    .violated = { $player } does not have this to give: { $lacking_resources }.
joint-cards = Helpers may give resource cards and supply cards.
    .violated = { $player } cannot help with a supply card.
grant-option = The main player lets another player build only where five play and have agreed on that.
    .violated = Grants are not in use in this game.
grant-other-player = A grant is for another player.
    .violated = { $player } cannot be given a grant.
grant-one-build = Whoever has a grant may build one settlement or work or raise the army once.
    .violated = { $player } has used the grant.
grant-alone = Whoever has a grant pays alone and uses no market.
    .violated = { $player } pays alone and uses no market.

## The end of the round
round-end-main-player = The main player ends the round when done with building.
    .violated = { $player } is not the main player and cannot end the round.
round-end-marker = At the end of the round the ship marker goes to the player at the left of the main player.
    .violated = The ship marker goes to { $due_player }, not to { $player }.
supply-refill = At the end of the round a card from the supply deck fills the row up to four.
    .violated = The row cannot be filled so: { $resources } ({ $deck }).

## The end of the game
victory-announcer = The main player may announce victory at the end of their own building phase.
    .violated = { $player } cannot announce victory now.
victory-conditions = With victory point cards victory is claimed before the main player builds; without them it is announced after building.
    .violated = In this game victory is not announced so.
victory-three-goals = Whoever announces victory has reached at least three of the five goals.
    .violated = { $player } has reached { $count } of the goals; { $due } are needed.
goal-settlements = The goal of settlements is reached with 8 of them, villages and buildings together.
    .violated = { $player } has { $count } settlements; { $due } are needed.
    .scored = Settlements of { $player }: { $count }; points are due at: { $due }.
goal-territories = The goal of territories is reached with two settlements or more in each of three.
    .violated = { $player } has two settlements or more in { $count } territories; { $due } are needed.
    .scored = Territories where { $player } has two settlements or more: { $count }; points are due at: { $due }.
goal-largest = The goal of the largest territory is reached with four settlements in one; a second such territory adds nothing.
    .violated = { $player } has at most { $count } settlements in a territory; { $due } are needed.
    .scored = Settlements of { $player } where there are most of that clan: { $count }; points are due at: { $due }.
goal-buildings = The goal of buildings is reached with two of them.
    .violated = { $player } has { $count } buildings that count; { $due } are needed.
    .scored = Buildings of { $player }: { $count }; points are due at: { $due }.
goal-buildings-three-players = With three players the first building does not count for the goal of buildings, nor for the points for buildings; it counts for all other goals.
    .violated = With three players { $player } has { $count } buildings that count; { $due } are needed.
    .scored = Buildings of { $player } beside the first: { $count }; points are due at: { $due }.
goal-army = The goal of the army is reached with a strength of 3.
    .violated = The army of { $player } has a strength of { $count }; { $due } is needed.
    .scored = Strength of the army of { $player }: { $count }; points are due at: { $due }.
final-turn = After the announcement every other player has one building phase, clockwise from the announcer.
    .violated = It is the turn of { $turn_player }, not of { $player }.
final-works = No public works are built in the final building.
    .violated = In the final building no public works are built.
victory-winner = Whoever announced victory has won.
    .violated = { $player } has the rank { $due }, not { $rank }.
victory-ranking = The others are ranked by the goals they have reached, or by their victory points; equals share a rank.
    .violated = { $due ->
        [open] { $player } does not yet have the rank { $rank }: the game is not over.
       *[other] { $player } has the rank { $due }, not { $rank }.
    }
claims-players = Each player may claim victory once the cards are shared out and before the main player builds, the main player too.
    .violated = { $player } claims more than once.
claims-enough = A claim is for at least 6 victory points.
    .violated = { $player } claims { $points } points; { $due } are needed.
claims-priority = The highest claim comes first, and of equal ones the one nearest to the main player, clockwise and beginning with the main player; who comes first begins the final building.
    .violated = { $due_player } comes first, not { $player }.
claims-card = Whoever claimed victory shows the victory point card.
    .violated = This is not the card of { $player }.
claims-proof = After one's own final building a claim holds if its points are reached; otherwise it is void.
    .violated = { $points ->
        [none] No claim of { $player } is being proven.
       *[other] { $player } has { $count } points after building, of { $points } claimed: that decides it.
    }

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
reading-supply-exhausted = The supply deck is empty when the row should be filled. What then?
    .reshuffle = The spent supply cards are shuffled into a new deck
    .shrink = The row stays short
reading-toll-cards = What may pay the toll of a palisade?
    .resource-cards = Resource cards only
    .any-card = Supply cards too
reading-joint-cards = May helpers of a joint work give supply cards?
    .any-card = Yes
    .resource-cards = No, resource cards only
reading-claims-tie = Two players claim the same number of points above 6. Who wins?
    .nearest = The one nearest to the main player, clockwise and beginning with the main player
    .shared = Both
reading-claims-proof = A claimant reaches 6 points but not the number announced. Does the claim hold?
    .announced = No
    .six = Yes
reading-claims-void = What comes after a void claim?
    .next-claimant = The next claimant builds; if there is none, play goes on
    .play-goes-on = Play goes on
reading-anchor-warrior = Does the warrior go with a settlement that weighs anchor?
    .stays = No
    .goes-along = Yes, in the first round
reading-anchor-target = Where may a settlement go that weighs anchor?
    .card-left = Where a card is left
    .any-coast = Anywhere on the coast that is less crowded
reading-keep-hills = What is the third resource of foot soldiers, with a keep in the hills?
    .unknown = As the overview card says
    .ore = Ore
