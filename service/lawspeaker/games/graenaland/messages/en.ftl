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
    .counted = { $count } grain
resource-cattle = cattle
    .counted = { $count } cattle
resource-wood = wood
    .counted = { $count } wood
resource-ore = ore
    .counted = { $count } ore
resource-gold = gold
    .counted = { $count } gold
deck-plains = plains
    .adjective = plains
deck-forest = forest
    .adjective = forest
deck-hills = hills
    .adjective = hills
deck-mountains = mountains
    .adjective = mountains
deck-supply = supply cards
    .adjective = supply
column-settlements = settlements
column-territories = territories
column-largest = the largest territory
column-buildings = buildings
column-army = the army
kind-village = village
    .indefinite = a village
kind-keep = keep
    .indefinite = a keep
kind-church = church
    .indefinite = a church
kind-hall = hall
    .indefinite = a hall
work-road = road
    .indefinite = a road
    .plural = roads
work-improvement = improvement
    .indefinite = an improvement
    .plural = improvements
work-market = market
    .indefinite = a market
    .plural = markets
work-palisade = palisade
    .indefinite = a palisade
    .plural = palisades
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
terrain-plains = plains
terrain-forest = forest
terrain-hills = hills
terrain-mountains = mountains

# Labels of the members of actions, events and states. An attribute is a word for one value of the member; `like` names the words for all.

member-first_player = first player
member-positions = starting positions
    .standard = as marked
    .chosen = chosen
member-plains = { deck-plains }
member-forest = { deck-forest }
member-hills = { deck-hills }
member-mountains = { deck-mountains }
member-supply = { deck-supply }
member-count = number of cards
member-cards = cards
member-card = card
member-deck = deck
member-resource = resource
member-symbols = symbols
    .like = resource
member-victory_cards = victory point cards
member-starts = starting places
member-settlements = settlements
member-territories = territories
member-largest = { column-largest }
member-buildings = { column-buildings }
    .like = kind
member-army = { column-army }
member-warrior = { hero-warrior }
member-armies = armies
member-red = { player-red }
member-yellow = { player-yellow }
member-white = { player-white }
member-violet = { player-violet }
member-blue = { player-blue }
member-hands = cards in hand
member-territory = territory
member-set_aside = cards discarded
member-draws = cards drawn
member-source = source
    .settlements = { member-settlements }
    .warrior = { hero-warrior }
    .priest = { hero-priest }
    .skald = { hero-skald }
member-placed = laid
    .face-up = face up
    .face-down = face down
    .discarded = discarded
member-reshuffles = reshuffled decks
member-orders = moves
member-hero = hero
    .enters = enters
    .waits = waits
    .moves = moves there
    .stays = stays
member-direction = direction
    .stay = stay
member-steps = how many territories
member-ends = heroes then stand
member-entries = heroes entering
member-shares = shares
member-face_up = face up
    .like = resource
member-face_down = face down
member-ballots = ballots
member-counted = votes counted
member-votes = votes
member-accepted = proposal accepted
member-claims = claims of victory
member-points = victory points
member-first = who builds first
    .like = player
member-payment = payment
member-market = { work-market }
member-as = pays for
    .like = resource
member-discarded = discard pile
    .like = deck
member-from = from
    .like = player
member-tolls = tolls
member-kind = building
member-work = public work
member-strength = strength
member-to = to
    .like = player
member-goals = goals
    .like = column
member-next = next main player
    .like = player
member-revealed = supply card turned over
member-shuffled = shuffled supply cards
member-reveals = victory point card shown
member-holds = claim holds
member-ranking = ranking
member-rank = rank
member-decks = the decks
member-supply_row = the row of supply cards
member-number = number
member-may_share = may share the victory
    .like = player
member-next_phase = what comes next
member-next_player = who is next
member-other_hero = changes places with
member-for = votes in favour
member-total = all votes
member-rule = reason
    .movement-neighbour = decided to stay
    .movement-impossible = impossible move
member-edition = edition
    .altar-2006 = Altar, 2006
    .sample = sample figures
member-overlay = figures of one's own
member-options = options
member-readings = readings
member-map = the island
member-players = who plays
member-main_player = the main player
member-phase = the phase
member-turn = whose turn it is
    .like = player
member-placement = how far the choice of positions is
member-proposal = the proposal
member-building = what was done in this building phase
member-announcement = victory announced
member-discards = the discard piles
member-round = round
member-newcomer = who has just settled
member-open = still open
member-supply_taken = supply card taken
member-markets_used = markets used
member-offers = offers
member-clans = clans
member-hand = cards in hand
member-waiting = waiting heroes
member-heroes = heroes
member-works = public works
member-tiles = parts of the land
member-tile = part of the land
member-terrain = terrain
member-coast = on the coast
member-neighbours = adjoining territories
member-price = price of a village
member-costs = costs
member-peasants = without a keep
member-keep = { kind-keep }
member-church = { kind-church }
member-hall = { kind-hall }
member-road = { work-road }
member-improvement = { work-improvement }
    .like = resource
member-palisade = { work-palisade }
member-grain = { resource-grain }
member-cattle = { resource-cattle }
member-wood = { resource-wood }
member-ore = { resource-ore }
member-gold = { resource-gold }

# What happened, by the type of the event.

event-set-up = The game is set up
event-started = The first villages and the warrior are placed
event-settled = A village is placed
event-anchor-weighed = Anchor is weighed
event-anchor-held = Anchor is not weighed
event-cards-set-aside = The cards left over are discarded
event-victory-card-kept = A victory point card is kept
event-card-drawn = A card is drawn
event-hero-moved = A hero moves
event-hero-stayed = A hero stays
event-heroes-swapped = Two heroes change places
event-hero-entered = A hero enters
event-hero-waits = A hero waits to enter
event-proposal-made = A proposal is made
event-passed = A player passes
event-proposal-decided = The votes are counted
event-cards-given = Cards are given
event-victory-claimed = Victory is claimed
event-victory-not-claimed = Nobody claims victory
event-supply-taken = A supply card is taken
event-cards-paid = Cards are paid
event-market-used = A market is used
event-toll-paid = A toll is paid
event-village-built = A village is built
event-building-built = A building is built
event-army-raised = The army is raised
event-work-announced = A joint work is announced
event-work-built = A public work is built
event-grant-given = Another player may build
event-ship-marker-passed = The ship marker is passed on
event-supply-row-filled = The row of supply cards is filled up
event-victory-announced = Victory is announced
event-building-ended = A player ends the final building
event-claim-held = A claim of victory holds
event-claim-void = A claim of victory is void
event-game-ended = The game ends

## Actions
action-set-up = Set up
action-place-settlement = Place a village
action-weigh-anchor = Weigh anchor
action-hold-anchor = Do not weigh anchor
action-keep-victory-card = Keep a victory point card
action-produce = Produce resources
action-move = Move heroes
action-propose = Propose
action-pass = Pass
action-vote = Vote
action-claim-victory = Claim victory
action-take-supply = Take a supply card
action-build-village = Build a village
action-build-building = Build a building
action-raise-army = Raise the army
action-build-work = Build a public work
action-offer-work = Announce a joint work
action-grant-build = Let another player build
action-announce-victory = Announce victory
action-end-round = End the round
action-end-building = End the final building

## What only messages say
resource-unknown = a card of unknown face
    .counted = { $count ->
        [one] { $count } card of unknown face
       *[other] { $count } cards of unknown face
    }
resource-any = of any resource
    .counted = { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
resource-face-down = a face-down card
    .counted = { $count ->
        [one] { $count } face-down card
       *[other] { $count } face-down cards
    }
resource-supply-card = a supply card
    .counted = { $count ->
        [one] { $count } supply card
       *[other] { $count } supply cards
    }
deck-unknown = an unknown deck
start-settlements = villages
start-warrior = the warrior

## Places that are not known: what would have to be sent
nth = { $entry ->
    [1] first
    [2] second
    [3] third
   *[other] { $entry }th
}
missing-players = who plays
missing-phase = what phase it is
missing-main_player = who the main player is
missing-turn = whose turn it is
missing-first_player = who begins
missing-map = what the island looks like
missing-map-entry-terrain = what terrain the { nth } territory listed is
missing-overlay-tiles-name-terrain = what terrain { $name } is
missing-map-entry-coast = whether the { nth } territory listed is on the coast
missing-overlay-tiles-name-coast = whether { $name } is on the coast
missing-map-entry-price = what a village costs in the { nth } territory listed
missing-overlay-tiles-name-price = what a village costs in { $name }
missing-map-entry-buildings = which symbols of buildings the { nth } territory listed has
missing-overlay-tiles-name-buildings = which symbols of buildings { $name } has
missing-map-entry-improvement = what the improvement of the { nth } territory listed gives
missing-overlay-tiles-name-improvement = what the improvement of { $name } gives
missing-map-entry-neighbours = what adjoins the { nth } territory listed
missing-overlay-tiles-name-neighbours = what adjoins { $name }
missing-overlay-costs-keep = what a keep costs
missing-overlay-costs-church = what a church costs
missing-overlay-costs-hall = what a hall costs
missing-overlay-costs-road = what a road costs
missing-overlay-costs-improvement = what an improvement costs
missing-overlay-costs-market = what a market costs
missing-overlay-costs-palisade = what a palisade costs
missing-overlay-costs-army-peasants = what raising the army costs without a keep
missing-overlay-costs-army-plains = what raising the army costs with a keep in the plains
missing-overlay-costs-army-forest = what raising the army costs with a keep in the forest
missing-overlay-costs-army-hills = what raising the army costs with a keep in the hills
missing-overlay-starts-number-number = where the starting places marked { $number } are
missing-overlay-starts-number-number-settlements = where the villages marked { $number } start
missing-overlay-starts-number-number-warrior = where the warrior marked { $number } starts
missing-territories-name = what is in { $name }
missing-territories-name-settlements = which settlements are in { $name }
missing-territories-name-settlements-entry-player = whose the { nth } settlement in { $name } is
missing-territories-name-settlements-entry-kind = what the { nth } settlement in { $name } is
missing-territories-name-heroes = which heroes are in { $name }
missing-territories-name-heroes-entry-player = whose the { nth } hero in { $name } is
missing-territories-name-heroes-entry-hero = which hero the { nth } one in { $name } is
missing-territories-name-works = which public works are in { $name }
missing-territories-name-face_up = which cards lie face up at { $name }
missing-territories-name-face_up-cards = which cards lie face up at { $name }
missing-territories-name-face_up-cards-entry-resource = what the { nth } card shows that lies face up at { $name }
missing-territories-name-face_down = how many cards lie face down at { $name }
missing-territories-name-face_down-cards = which cards lie face down at { $name }
missing-territories-name-face_down-cards-entry-resource = what the { nth } card shows that lies face down at { $name }
missing-clans-player = what { $player } has
missing-clans-player-army = how strong { $player }'s army is
missing-clans-player-hand = which cards { $player } has in hand
missing-clans-player-hand-cards = which cards { $player } has in hand
missing-clans-player-hand-cards-entry = the { nth } card in { $player }'s hand
missing-clans-player-hand-cards-entry-deck = from which deck the { nth } card in { $player }'s hand is
missing-clans-player-hand-cards-entry-resource = what the { nth } card in { $player }'s hand shows
missing-clans-player-hand-cards-entry-symbols = what the { nth } card in { $player }'s hand shows
missing-clans-player-victory_cards = the victory point cards of { $player }
missing-clans-player-victory_cards-entry = the { nth } victory point card of { $player }
missing-clans-player-victory_cards-entry-settlements = the levels of the goal “settlements” on the victory point card of { $player }
missing-card-settlements = the levels of the goal “settlements” on the card that is kept
missing-reveals-settlements = the levels of the goal “settlements” on the card that is shown
missing-clans-player-victory_cards-entry-territories = the levels of the goal “territories” on the victory point card of { $player }
missing-card-territories = the levels of the goal “territories” on the card that is kept
missing-reveals-territories = the levels of the goal “territories” on the card that is shown
missing-clans-player-victory_cards-entry-largest = the levels of the goal “the largest territory” on the victory point card of { $player }
missing-card-largest = the levels of the goal “the largest territory” on the card that is kept
missing-reveals-largest = the levels of the goal “the largest territory” on the card that is shown
missing-clans-player-victory_cards-entry-buildings = the levels of the goal “buildings” on the victory point card of { $player }
missing-card-buildings = the levels of the goal “buildings” on the card that is kept
missing-reveals-buildings = the levels of the goal “buildings” on the card that is shown
missing-clans-player-victory_cards-entry-army = the levels of the goal “the army” on the victory point card of { $player }
missing-card-army = the levels of the goal “the army” on the card that is kept
missing-reveals-army = the levels of the goal “the army” on the card that is shown
missing-clans-player-waiting = which heroes of { $player } wait to enter
missing-clans-player-waiting-entry-hero = which hero of { $player } waits
missing-clans-player-waiting-entry-territories = where { $player }'s waiting hero may enter
missing-decks-plains = how many cards are in the plains deck
missing-decks-plains-cards = which cards are in the plains deck
missing-decks-plains-cards-entry-resource = what the { nth } card of the plains deck shows
missing-discards-plains = how many cards are on the plains discard pile
missing-discards-plains-cards = which cards are on the plains discard pile
missing-discards-plains-cards-entry-resource = what the { nth } card of the plains discard pile shows
missing-decks-forest = how many cards are in the forest deck
missing-decks-forest-cards = which cards are in the forest deck
missing-decks-forest-cards-entry-resource = what the { nth } card of the forest deck shows
missing-discards-forest = how many cards are on the forest discard pile
missing-discards-forest-cards = which cards are on the forest discard pile
missing-discards-forest-cards-entry-resource = what the { nth } card of the forest discard pile shows
missing-decks-hills = how many cards are in the hills deck
missing-decks-hills-cards = which cards are in the hills deck
missing-decks-hills-cards-entry-resource = what the { nth } card of the hills deck shows
missing-discards-hills = how many cards are on the hills discard pile
missing-discards-hills-cards = which cards are on the hills discard pile
missing-discards-hills-cards-entry-resource = what the { nth } card of the hills discard pile shows
missing-decks-mountains = how many cards are in the mountains deck
missing-decks-mountains-cards = which cards are in the mountains deck
missing-decks-mountains-cards-entry-resource = what the { nth } card of the mountains deck shows
missing-discards-mountains = how many cards are on the mountains discard pile
missing-discards-mountains-cards = which cards are on the mountains discard pile
missing-discards-mountains-cards-entry-resource = what the { nth } card of the mountains discard pile shows
missing-decks-supply = how many cards are in the supply deck
missing-decks-supply-cards = which cards are in the supply deck
missing-decks-supply-cards-entry-symbols = what the { nth } card of the supply deck shows
missing-discards-supply = how many cards are on the supply discard pile
missing-discards-supply-cards = which cards are on the supply discard pile
missing-discards-supply-cards-entry-symbols = what the { nth } card of the supply discard pile shows
missing-supply_row = which supply cards lie in the row
missing-supply_row-cards = which supply cards lie in the row
missing-supply_row-cards-entry-symbols = what the { nth } supply card in the row shows
missing-placement = how far the choice of positions is
missing-placement-round = whether the first or the second settlements are placed
missing-placement-cards-name = how many cards still lie at { $name }
missing-placement-cards-name-cards = which cards still lie at { $name }
missing-placement-cards-name-cards-entry-resource = what the { nth } card at { $name } shows
missing-placement-newcomer = who has just settled, and where
missing-placement-newcomer-player = who has just settled
missing-placement-newcomer-territory = where somebody has just settled
missing-proposal = what is proposed
missing-proposal-player = who has made the proposal
missing-proposal-territory = for which territory the proposal is
missing-proposal-shares = who is to get which cards by the proposal
missing-announcement = who has announced victory
missing-announcement-player = who has announced victory
missing-announcement-points = for how many points victory was claimed
missing-claims = who else has claimed victory
missing-building = what was done in this building phase
missing-building-supply_taken = whether a supply card was taken in this phase
missing-building-markets_used = which markets were used in this phase
missing-building-offers = whether a joint work or a grant was offered in this round
missing-building-offers-entry-work = which joint work was announced
missing-building-offers-entry-territory = where the joint work was announced for
missing-building-offers-entry-player = who was given the grant
missing-building-offers-entry-open = whether the offer is still open
missing-ballots = how everybody votes
missing-ballots-player = { $player }'s vote
missing-payment = which cards are paid
missing-payment-entry-card-deck = from which deck the { nth } card paid is
missing-payment-entry-card-resource = what the { nth } card paid shows
missing-payment-entry-card-symbols = what the { nth } card paid shows
missing-payment-entry-as = what the { nth } card paid pays for
missing-tolls = which cards are given for the palisade
missing-tolls-entry-card-deck = from which deck the { nth } card given for the palisade is
missing-tolls-entry-card-resource = what the { nth } card given for the palisade shows
missing-tolls-entry-card-symbols = what the { nth } card given for the palisade shows
missing-card = which card is taken
missing-card-deck = from which deck the card taken is
missing-card-resource = what the card taken shows
missing-card-symbols = what the card taken shows
missing-draws = which cards are drawn
missing-draws-entry-resource = what the { nth } card drawn shows
missing-entries = which waiting heroes enter, and where
missing-orders-entry-hero = which hero the { nth } move is for
missing-revealed = which supply card is turned over
missing-revealed-deck = what the supply card that is turned over shows
missing-revealed-resource = what the supply card that is turned over shows
missing-revealed-symbols = what the supply card that is turned over shows
missing-shuffled = in which order the spent supply cards were shuffled
missing-hands-entry-cards = which card of the { nth } hand told is which

## What several messages say alike
this-pile = { $pile ->
    [decks] The { $deck_adjective } deck
    [discards] The { $deck_adjective } discard pile
    [hand] The hand of { $player }
    [face_up] The face-up pile at { $territory }
    [face_down] The face-down pile at { $territory }
    [placement] The pile at { $territory }
   *[supply_row] The row of supply cards
}
due-votes = { $due ->
    [0] no votes
    [one] { $due } vote
   *[other] { $due } votes
}
due-votes-or-bound = { $bound ->
    [at-most] at most { due-votes }
    [at-least] at least { due-votes }
   *[exactly] { due-votes }
}
other-votes = { $source ->
    [settlements] The settlements of { $player } in { $territory } bring { due-votes-or-bound }, not { $votes }.
    [warrior] The warrior of { $player } brings { due-votes-or-bound } in { $territory }, not { $votes }.
    [priest] The priest of { $player } brings { due-votes-or-bound } in { $territory }, not { $votes }.
    [skald] The skald of { $player } brings { due-votes-or-bound } in { $territory }, not { $votes }.
    [no-settlements] { $player } has no settlement in { $territory } that could bring votes.
    [no-warrior] { $player } has no warrior in { $territory } that could bring votes.
    [no-priest] { $player } has no priest in { $territory } that could bring votes.
    [no-skald] { $player } has no skald in { $territory } that could bring votes.
   *[all] { $player } has { due-votes-or-bound } in { $territory }, not { $votes }.
}
votes-for = { $for ->
    [0] None of { $total } votes is for the proposal
    [one] { $for } of { $total } votes is for the proposal
   *[other] { $for } of { $total } votes are for the proposal
}
majority = { $bound ->
    [exactly] { $result ->
        [passes] { votes-for }: more than half, so it passes.
       *[fails] { votes-for }: not more than half, so it fails.
    }
   *[at-least] { $result ->
        [passes] The votes known to be for the proposal ({ $for }) are more than half, whatever the others are, so it passes.
       *[fails] Even with every vote that is not known, no more than half are for the proposal, so it fails.
    }
}
payment-difference = { $short_resources ->
    [nothing] the payment has { $over_resources_and } too many
   *[other] { $over_resources ->
        [nothing] the payment lacks { $short_resources_and }
       *[other] the payment lacks { $short_resources_and } and has { $over_resources_and } too many
    }
}
cards-not-held = { $fault ->
    [too-many] { $count ->
        [0] { $player } has no cards in hand.
        [one] { $player } has only { $count } card in hand, not { $named }.
       *[other] { $player } has only { $count } cards in hand, not { $named }.
    }
    [not-there] { $player } does not have { $lacking_resources_and } in hand.
   *[elsewhere] { $player } cannot have { $lacking_resources_and }: all such cards are elsewhere.
}
card-not-taken = { $fault ->
    [supply-card] Resource cards lie at { $territory }, not supply cards.
    [none-left] No card is left at { $territory }, so { $player } takes none.
    [deck] The cards at { $territory } are from the { $due_deck_adjective } deck, not from the { $deck_adjective } deck.
   *[not-there] No card at { $territory } can be { $resource }.
}
no-card-for-the-last = { $player } places the last settlement, and after this no card would be left for it in a territory where { $player } has no settlement yet.
who-is-next = It is { $turn_player }'s turn, not { $player }'s.

## Options
option-three_player_changes = The changes for a game of three: each hero brings one vote more, and a palisade takes one vote from each hero, and the first building counts neither for the goal of buildings nor for its points. In force with three players unless the state says otherwise.
option-five_player_grant = With five players the main player may, instead of a joint work, let another player build once. Not in force unless a state says so.
option-victory_point_cards = Each player has a secret victory point card, and victory is claimed before building. Not in force unless a state says so.

## What every state must be like
cards-count = A pile that lists its cards has as many as it says.
    .violated = { this-pile } says it has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, but { $listed ->
        [0] none is listed.
        [one] { $listed } is listed.
       *[other] { $listed } are listed.
    }
map-territories = Everything stands or lies in a territory of the map.
    .violated = { $fault ->
        [twice] The map has { $territory } twice; each territory is on it once.
        [tile] The map has the tile { $territory } twice; each tile is on it once.
       *[unknown] There is no territory { $territory } on this map. It has { $territories_and }; a state may bring its own map.
    }
map-neighbours = Territories adjoin each other both ways, in opposite directions, at most one in each direction.
    .violated = { $fault ->
        [off-the-map] { $territory } is said to have { $neighbour } to its { $direction }, but that is not on the map.
        [itself] { $territory } cannot adjoin itself.
        [one-sided] { $territory } has { $neighbour } to its { $direction }, but { $neighbour } does not have { $territory } to its { $other_direction }.
       *[twice] { $territory } has several territories to its { $direction }, among them { $neighbour }; there can be only one.
    }
players-clans = Each player has a clan of a colour of their own, and only the clans of players are in the game.
    .violated = { $fault ->
        [twice] { $player } is listed twice; each player has a colour of their own.
       *[stranger] { $player } does not play, so nothing in the game can be { $player }'s. These play: { $players_and }.
    }
houses-limit = A clan has 14 houses, one of which stands on the army track: at most 13 are on the board.
    .violated = { $player } has { $houses } settlements on the board, but a clan has houses for only { $limit }.
buildings-village = A building stands only where its clan has a village.
    .violated = { $villages ->
        [nothing] { $player } has no village in { $territory }, and { $kind_indefinite } stands only beside an own village.
       *[other] { $player } has no village in { $territory }, and { $kind_indefinite } stands only beside an own village; { $player } has villages in { $villages_and }.
    }
buildings-one-of-a-kind = A territory holds at most one building of each kind.
    .violated = { $fault ->
        [twice] There is more than one { $kind } in { $territory }, but a territory holds only one.
       *[there] There is a { $kind } in { $territory } already, and a territory holds only one.
    }
buildings-mountains = No buildings stand in the mountains.
    .violated = { $territory } is in the mountains, where no building can stand, so no { $kind } either.
heroes-one-of-a-kind = A clan never has more than one warrior, one priest and one skald.
    .violated = The { $hero } of { $player } is in the game more than once, but each clan has only one.
heroes-one-in-a-territory = Two heroes of one colour never stand in the same territory.
    .violated = { $player } has more than one hero in { $territory }, but heroes of one colour never stand together.
heroes-warrior = Every player has a warrior on the board from the start.
    .violated = { $player } has no warrior on the board, but every player has one from the start.
heroes-building = A clan has its priest on the board or waiting exactly if it has built a church, its skald if it has built a hall.
    .violated = { $fault ->
        [without] { $player } has a { $hero } in the game, but has built no { $kind }.
       *[left-out] { $player } has built a { $kind }, but the { $hero } neither stands on the board nor waits to enter.
    }
heroes-waiting = A priest or skald waits only for territories in which its clan has built its church or hall.
    .violated = The { $hero } of { $player } cannot wait for { $territory }: { $player } has no { $kind } there.
works-settled = Public works stand only in settled territories.
    .violated = There is { $work_indefinite } in { $territory }, but nobody has a settlement there.
works-one-of-a-kind = A territory holds at most one public work of each kind.
    .violated = { $fault ->
        [twice] { $territory } has more than one { $work }, but a territory holds only one of each kind.
       *[there] { $territory } has { $work_indefinite } already; a territory holds only one of each kind.
    }
works-tokens = There are 6 roads, 6 markets and 6 palisades, one token for each that is built.
    .violated = { $fault ->
        [none-left] All { $tokens } { $work_plural } are on the board, so none is left to build.
       *[too-many] There are { $count } { $work_plural } on the board, but only { $tokens } tokens for them.
    }
cards-decks = There are no more cards in the game than the decks hold.
    .violated = { $fault ->
        [stray] A card from the { $deck_adjective } deck cannot be in a pile of another deck.
        [kind] { $total ->
            [0] The { $deck_adjective } deck has no { $resource }.
           *[other] There are { $count } cards with { $resource } from the { $deck_adjective } deck, but it has only { $total }.
        }
        [deck] There are { $count } cards from the { $deck_adjective } deck, but it has only { $total }.
       *[all] There are { $count } resource cards, but all decks together have only { $total }.
    }
cards-faces = A resource card bears one resource, a supply card two symbols.
    .violated = { $fault ->
        [supply] A supply card shows two symbols; this one does not.
       *[resource] A card of the { $deck_adjective } deck shows one resource; this one shows the symbols of a supply card.
    }
supply-cards = There are 16 supply cards, each as it was printed, and at most four of them lie in the row.
    .violated = { $fault ->
        [row] { $count } supply cards lie in the row, but there is room for only { $total }.
        [face] There are { $count } supply cards with { $resources_and }, but the game has only { $total }.
       *[all] There are { $count } supply cards, but the game has only { $total }.
    }
village-price = A village costs 4 resources on the coast, 5 elsewhere and 6 in the mountains.
    .violated = A village in { $territory } costs { $due } resources, so its price cannot be { $resources }.
points-levels = A victory point card has for each of five goals three levels, one higher than the other, each worth a point.
    .violated = The three levels of the goal “{ $column }” do not rise on this card; each must be higher than the one before.

## Setting up; choosing positions and victory point cards
setup-decks = The resource cards are sorted by terrain, the supply cards apart; each deck is shuffled on its own and holds all its cards.
    .violated = { $fault ->
        [overdrawn] More cards of one kind are drawn from the { $deck_adjective } deck than it has.
       *[deck] Before anything is drawn the { $deck_adjective } deck has { $printed_resources_and }, and these cards are not those.
    }
setup-supply-row = The four top supply cards are laid face up in a row.
    .violated = The row is made of the four top cards of the supply deck, and these are not those.
setup-army = Every army begins with a strength of 1.
    .violated = The army of { $player } has a strength of { $due } at the start, not of { $army }.
setup-positions = The first player takes the places marked 1 with two villages and the warrior, the next clockwise those marked 2, and so on.
    .violated = { $fault ->
        [settlements] The villages of { $player } start in { $due_and }, not in { $territories_and }.
        [warrior] The warrior of { $player } starts in { $due_and }, not in { $territories_and }.
       *[chosen] The players choose where they start, so nothing of { $player } is placed in { $territories_and } yet.
    }
setup-hands = Each player draws two resource cards, one from the deck of the terrain of each own settlement.
    .violated = { $fault ->
        [chosen] The players choose where they start and take their cards there, so { $player } draws none now.
        [drawn] { $player } draws { $due_resources_and }, not { $resources_and }.
        [number] { $player } draws one card for each settlement, { $due } in all, not { $count }.
        [cards] { $player } draws one card for each settlement, from these decks: { $due_decks_and }. These cards cannot be those: { $resources_and }.
       *[decks] { $player } draws one card for each settlement, from these decks: { $due_decks_and }, not from these: { $decks_and }.
    }
placement-cards = Two resource cards of its terrain lie face down at each coastal territory while positions are chosen.
    .violated = { $fault ->
        [inland] { $territory } is not on the coast, so no cards lie there while positions are chosen.
       *[coast] { $cards } cards lie at { $territory }, but there are at most { $limit } at a territory while positions are chosen.
    }
placement-turn = The first settlements are placed clockwise from the first player, the second ones in the opposite order.
    .violated = { $fault ->
        [turn] { who-is-next }
        [all-placed] Every player has two settlements, so nobody places one any more.
       *[settlements] { $count ->
            [0] No settlement has been placed yet, so it is { $turn_player }'s turn in round { $due_round }, not { $player }'s in round { $round }.
            [one] { $count } settlement has been placed, so it is { $turn_player }'s turn in round { $due_round }, not { $player }'s in round { $round }.
           *[other] { $count } settlements have been placed, so it is { $turn_player }'s turn in round { $due_round }, not { $player }'s in round { $round }.
        }
    }
placement-coast = Starting settlements are placed on the coast, wherever others are or not.
    .violated = { $coasts ->
        [nothing] { $territory } is not on the coast, where starting settlements are placed.
       *[other] { $territory } is not on the coast, where starting settlements are placed; the coast is { $coasts_and }.
    }
placement-warrior = The warrior is placed with the first settlement; with the second one no hero is.
    .violated = { $fault ->
        [left-out] { $player } places the first settlement, and the warrior with it.
       *[second] { $player } places the second settlement; the warrior came with the first.
    }
placement-card = Whoever settles takes one of the cards that lie there, and none if none is left.
    .violated = { card-not-taken }
placement-two-territories = Nobody has both starting settlements in one territory.
    .violated = { $player } has a settlement in { $territory } already; the other one goes elsewhere.
placement-last = Whoever places or moves the last settlement but one leaves a card for the last one, in another territory than that player already has a settlement in.
    .violated = { $fault ->
        [coasts] { $count ->
            [one] There is only { $count } territory on the coast for { $number } players, so no card may be left for the last settlement of { $player }.
           *[other] There are only { $count } territories on the coast for { $number } players, so no card may be left for the last settlement of { $player }.
        }
       *[card] { no-card-for-the-last }
    }
placement-leftover = When all have placed two settlements the cards left over are discarded.
    .violated = { $due ->
        [0] No cards are discarded after this, not { $cards }.
        [one] { $due } card is left over and discarded, not { $cards }.
       *[other] { $due } cards are left over and discarded, not { $cards }.
    }
anchor-order = In a territory without cards whoever settled there first may weigh anchor first, then the next; the newcomer may not.
    .violated = { $fault ->
        [newcomer] { $player } has just settled there and cannot weigh anchor now.
        [stranger] { $player } has no settlement there that could weigh anchor.
       *[turn] It is { $turn_player } who now says whether to weigh anchor, not { $player }.
    }
anchor-target = A settlement that weighs anchor goes to a less crowded territory on the coast.
    .violated = { $fault ->
        [inland] { $territory } is not on the coast, and a settlement that weighs anchor stays on the coast.
        [crowded] { $territory } is no less crowded than { $left_territory }: it has { $count ->
            [one] { $count } settlement
           *[other] { $count } settlements
        }.
       *[no-card] No card is left at { $territory }, and a settlement goes where one is.
    }
anchor-card = Whoever weighs anchor takes one of the cards that lie at the new territory.
    .violated = { card-not-taken }
anchor-warrior = The warrior stays where it was placed when its settlement weighs anchor.
    .violated = { $due ->
        [none] { $player } has no warrior on the island.
        [elsewhere] The warrior of { $player } is not in { $territory }.
       *[other] The warrior of { $player } is in { $due }, not in { $territory }.
    }
victory-cards-option = Victory point cards are used only if the players agreed on them; then the card of victory conditions is not.
    .violated = { $fault ->
        [held] { $player } cannot have victory point cards: this game is played without them.
       *[told] This game is played without victory point cards.
    }
victory-cards-dealt = Each player is dealt three victory point cards.
    .violated = { $fault ->
        [copies] { $due ->
            [0] { $player } cannot be dealt such a victory point card: there is none left.
            [one] { $player } cannot be dealt { $count } such victory point cards: there is only { $due }.
           *[other] { $player } cannot be dealt { $count } such victory point cards: there are only { $due }.
        }
       *[number] { $count ->
            [one] { $player } is dealt { $due } victory point cards, not { $count }.
           *[other] { $player } is dealt { $due } victory point cards, not { $count }.
        }
    }
victory-cards-keep = Each player keeps one of the three cards and lays the others aside.
    .violated = { $fault ->
        [kept] { $count ->
            [0] { $player } has no victory point card, but has kept one.
           *[other] { $player } has { $count } victory point cards, but has kept only one.
        }
        [chosen] { $player } has kept a victory point card already.
       *[not-dealt] { $player } was not dealt this victory point card.
    }

## The round
round-phase = Each round runs through production, movement of heroes, distribution, building and its end; an action belongs to its phase.
    .violated = This belongs to the phase “{ $due_phase }”. Now the phase is “{ $phase }”.

## Production
production-settled = Territories with at least one settlement produce, and no others.
    .violated = { $fault ->
        [cards] Nobody has a settlement in { $territory }, so it has produced nothing and no cards lie there.
       *[draws] Nobody has a settlement in { $territory }, so it produces nothing.
    }
production-base = Every settled territory produces one card, however many settlements and players are there.
    .violated = { $drawn ->
        [0] { $territory } produces a base card, but none was drawn.
       *[other] { $territory } produces one base card, but { $drawn } were drawn.
    }
production-road = A territory with a road produces one card more.
    .violated = { $fault ->
        [face-down] There is no road in { $territory }, so no cards can lie face down there.
       *[draws] { $due ->
            [0] There is no road in { $territory }, so no card is drawn for one.
           *[other] { $drawn ->
                [0] { $territory } has a road, but no card was drawn for it.
               *[other] { $territory } draws one card for its road, but { $drawn } were drawn.
            }
        }
    }
production-face-down = The card for the road is laid face down, unseen; the base card is laid face up.
    .violated = { $due_placed ->
        [face-down] The card for the road in { $territory } is laid face down.
       *[face-up] The base card of { $territory } is laid face up.
    }
production-improvement = In an improved territory one more card is turned over, and no other for it.
    .violated = { $due ->
        [0] { $territory } is not improved, so no card is turned over for an improvement.
       *[other] { $drawn ->
            [0] { $territory } is improved, but no card was turned over for that.
           *[other] { $territory } turns over one card for its improvement, but { $drawn } were turned over.
        }
    }
production-match = The card turned over for an improvement is kept, face up, if it is of the resource of the improvement; otherwise it is discarded.
    .violated = { $due_placed ->
        [discarded] The improvement of { $territory } gives { $improvement_resource }, so { $resource } is discarded.
       *[face-up] The improvement of { $territory } gives { $improvement_resource }, so this card stays there, face up.
    }
    .applied = The improvement of { $territory } gives { $improvement_resource }, so { $resource } was discarded.
production-order = A territory draws its base card first, then the card for the road, then the one for the improvement.
    .violated = The { $source } of { $territory } was drawn too late: first comes the base card, then the one for the road, then the one for the improvement.
production-limit = At most one card more than there are settlements in a territory lies there; once that is reached nothing more is drawn.
    .violated = { $fault ->
        [lying] { $cards ->
            [one] { $cards } card lies at { $territory }, but it holds at most { $limit }.
           *[other] { $cards } cards lie at { $territory }, but it holds at most { $limit }.
        }
       *[draws] { $cards ->
            [one] { $cards } card lies at { $territory } by then, and it holds at most { $limit }, so no more is drawn.
           *[other] { $cards } cards lie at { $territory } by then, and it holds at most { $limit }, so no more is drawn.
        }
    }
production-deck = Cards are drawn from the top of the deck of the territory's terrain.
    .violated = { $fault ->
        [top] The top card of the { $deck_adjective } deck is { $top_resource }, not { $resource }.
       *[elsewhere] The { $deck_adjective } deck has no { $resource } to be drawn for { $territory }.
    }
production-reshuffle = When a deck has run out its discard pile is shuffled and becomes the new deck.
    .violated = { $fault ->
        [not-yet] The { $deck_adjective } discard pile is shuffled only when the deck has run out, and it has not.
       *[other-cards] The new { $deck_adjective } deck is made of the cards on the discard pile, and these are not those.
    }
    .applied = The { $deck_adjective } discard pile was shuffled into a new deck.
production-exhausted = Where neither the deck nor its discard pile has a card left, none is drawn.
    .violated = No card is left to draw for { $territory }: the { $deck_adjective } deck and its discard pile are empty.

## Movement
movement-main-player = The heroes of the main player stay where they are.
    .violated = { $player } is the main player, whose heroes stay where they are.
movement-everyone = Every other player decides on a move, or to stay, before all reveal at once.
    .violated = { $player } has not decided yet whether to move or to stay.
movement-one-hero = A player moves only one hero in a round, except for a swap.
    .violated = { $fault ->
        [twice] { $player } has two moves, but only one hero of a player moves.
       *[another] { $player } moves the { $other_hero }, so the { $hero } stays in { $due } and is not in { $territory }.
    }
movement-hero-in-play = Only a hero who is on the board moves.
    .violated = { $player } has no { $hero } on the board who could move or stand anywhere.
movement-neighbour = A hero moves to an adjoining territory in the direction revealed, or stays if that was revealed.
    .violated = { $fault ->
        [stays] The { $hero } of { $player } stays in { $due } and is not in { $territory }.
       *[goes] Going { $direction }, the { $hero } of { $player } comes to { $due }, not to { $territory }.
    }
movement-coast = A hero on the coast may move along it by two territories.
    .violated = Going two territories { $direction } along the coast, the { $hero } of { $player } comes to { $due }, not to { $territory }.
movement-impossible = A hero whose move would lead off the map, or by two territories other than along the coast, stays where it is.
    .violated = { $fault ->
        [off-the-map] Going { $direction } from { $due } leads off the map, so the { $hero } of { $player } stays there and is not in { $territory }.
       *[not-along-the-coast] Only along the coast can a hero go two territories, so the { $hero } of { $player } stays in { $due } and is not in { $territory }.
    }
    .applied = The { $hero } of { $player } cannot go that way, and stays in { $territory }.
movement-swap = A hero who moves to where another hero of its clan stands changes places with it.
    .violated = The { $hero } of { $player } changes places with the { $other_hero } and stands in { $due }, not in { $territory }.
    .applied = Two heroes of { $player } change places: the { $hero } is now in { $territory }.

## Priest and skald entering
hero-entry-waiting = Only a priest or skald that waits enters, where its church or hall was built.
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
hero-entry-at-once = A waiting hero enters as soon as no other hero of its clan stands there: after the movement, before the first proposal.
    .violated = No hero of { $player } stands in { $territory } any more, so the { $hero } who waits for it enters there at once.

## Proposals
proposal-main-player = The main player makes no proposals.
    .violated = { $player } is the main player, who makes no proposals.
proposal-turn = Proposals are made in turn, clockwise, beginning at the left of the main player.
    .violated = It is { $turn_player }'s turn to propose, not { $player }'s.
proposal-once = A player makes one proposal or passes once in a round, whether the proposal passes or not.
    .violated = { $player } has already proposed or passed in this round.
proposal-unchanged = A proposal that has been made is not changed while it is voted on.
    .violated = A proposal is being voted on, and until that is over it cannot be changed or replaced.
proposal-own-vote = A proposal is for a territory in which its maker has at least one vote.
    .violated = { $player } has no vote in { $territory }, and so cannot propose how its cards are divided.
proposal-cards = A proposal divides the cards of a territory where there are some.
    .violated = No cards lie at { $territory }, so there is nothing to divide.
proposal-everything = A proposal says clearly who gets what, and divides every card of the territory; face-down cards are divided by number.
    .violated = { $short_resources ->
        [nothing] The proposal divides more than lies at { $territory }: { $over_resources_and } too many.
       *[other] { $over_resources ->
            [nothing] The proposal must divide all cards at { $territory }, but leaves { $short_resources_and }.
           *[other] The proposal must divide the cards at { $territory }: it leaves { $short_resources_and }, and divides { $over_resources_and } that do not lie there.
        }
    }
proposal-recipients = Cards go only to players with at least one vote in the territory.
    .violated = { $player } has no vote in { $territory }, and so can be given no cards there.

## Counting votes
votes-settlement = Each settlement brings its player one vote in its territory.
    .violated = { other-votes } Each settlement brings one vote.
votes-warrior = A warrior brings as many votes as its army is strong, with or without settlements there.
    .violated = { other-votes } A warrior brings as many as the army is strong.
votes-priest = A priest brings no votes but cancels those of all warriors in the territory, as if every army were 0.
    .violated = { other-votes } A priest brings none, and silences all warriors.
votes-skald = A skald brings one vote for each other hero in the territory, with or without settlements there.
    .violated = { other-votes } A skald brings one for each other hero there.
votes-three-players = With three players each hero brings one vote more, a silenced warrior and a priest included.
    .violated = { other-votes } With three players each hero brings one more.
votes-palisade = At a palisade the warrior of a player without a settlement there brings one vote less, but never less than none.
    .violated = { other-votes } The palisade takes one from the warrior of a player without a settlement there.
votes-palisade-three-players = With three players a palisade takes one vote from each hero.
    .violated = { other-votes } With three players the palisade takes one from each hero.

## Voting
voting-electorate = Everyone with at least one vote in the territory votes, the proposer and the main player too, and nobody else.
    .violated = { $player } has no vote in { $territory }, and so does not vote.
voting-majority = A proposal passes with more than half of all votes in the territory; then the cards are divided as proposed, otherwise they stay.
    .violated = { majority }
    .applied = { majority }

## Building
building-main-player = Only the main player builds.
    .violated = Only the main player builds now, and that is { $main_player }, not { $player }.
village-reach = A village is built where its player already has a settlement, or next to such a territory.
    .violated = { $adjacent ->
        [nothing] { $player } has no settlement in { $territory }, and nothing adjoins it.
       *[other] { $player } has no settlement in { $territory } or next to it ({ $adjacent_and }).
    }
houses-available = A settlement is built with a house that is left; of 14 houses one stands on the army track.
    .violated = All { $houses } houses of { $player } are on the board, so none is left to build with.
buildings-symbol = A building is built on its symbol.
    .violated = { $printed_kinds ->
        [nothing] { $territory } has no symbols of buildings, so no { $kind } can be built there.
       *[other] { $territory } has no symbol of { $kind_indefinite }, only of these: { $printed_kinds_and }.
    }
hero-entry-first-building = With the first church the priest enters there, with the first hall the skald; it waits if another hero of its clan stands there.
    .violated = { $fault ->
        [no-hero] A keep brings no hero.
       *[other] { $due ->
            [waits] The { $hero } comes with the first { $kind }, but has to wait: the { $other_hero } of { $player } stands in { $territory }.
           *[enters] The { $hero } comes with the first { $kind }: it enters { $territory } at once.
        }
    }
hero-entry-further-building = With a further church or hall the priest or skald who is on the board may move there, unless another hero of its clan stands there; one who still waits enters there, if it is free.
    .violated = { $fault ->
        [on-the-board] The { $hero } of { $player } is on the board already, in { $origin }: it may move to { $territory } or stay.
        [not-on-the-board] The { $hero } of { $player } is not on the board yet: it still waits to enter.
        [must-enter] The { $hero } of { $player } still waits to enter, and { $territory } is free: it enters there.
        [waits-for-the-first] The { $hero } of { $player } goes on waiting to enter at the first { $kind }, not at this one.
       *[taken] The { $hero } of { $player } cannot come to { $territory }: the { $other_hero } of { $player } stands there.
    }
army-price = To raise the army by 1 costs 4 grain and 1 ore, or less with a keep.
    .violated = { $count ->
        [one] Raising the army costs { $price_resources_and }; { payment-difference }.
       *[other] Raising the army costs one of these: { $allowed_resources }. For { $price_resources_and } { payment-difference }.
    }
army-keep = A keep lets its player raise the army for 1 grain, 1 ore and the resource of its terrain; every keep gives its own price to choose from.
    .violated = { $count ->
        [one] { $player } has no keep in the { $deck }, so raising the army costs { $allowed_resources }.
       *[other] { $player } has no keep in the { $deck }, so raising the army costs one of these: { $allowed_resources }.
    }
army-one-step = Each payment raises the army by 1; it may be raised several times in a phase.
    .violated = { $due ->
        [unknown] However strong the army of { $player } was, it then has a strength of more than 1, not of { $army }.
       *[other] The army of { $player } then has a strength of { $due }, not of { $army }.
    }
works-own-settlement = A public work is built where its builder has a settlement.
    .violated = { $homes ->
        [nothing] A public work in { $territory } needs a settlement there, and { $player } has none.
       *[other] A public work in { $territory } needs a settlement there, and { $player } has none, but has some in { $homes_and }.
    }
payment-held = A payment is made from the cards in hand; what is not spent is kept for later rounds.
    .violated = { cards-not-held }
payment-price = What is built is paid for exactly: nothing may be short, and no card may be of no use.
    .violated = The price is { $price_resources_and }; { payment-difference }.
payment-gold = A card pays for the one resource on it; gold replaces any other, any number of times.
    .violated = { $count ->
        [one] A card with { $resource } does not pay for { $claimed_resources_and }; only gold pays for any resource.
       *[other] A card with { $resource } pays for one resource, not for { $count }.
    }
payment-discard = Resource cards that were paid go to the discard pile of the deck on their backs.
    .violated = This card goes to the { $due_deck_adjective } discard pile, not to the { $deck_adjective } one.
supply-symbols = A supply card pays for one of its symbols or for both.
    .violated = { $resources ->
        [nothing] A supply card pays for one or two resources, not for { $claimed_resources_and }.
       *[other] A supply card with { $resources_and } pays for one of these or for both, not for { $claimed_resources_and }.
    }
supply-one-project = A supply card serves one project only: a symbol that is not used is lost.
    .violated = A supply card is spent as a whole: it has two symbols, and only one is named here.
market-access = A player uses the markets where the player has a settlement; one that is built or reached by a project serves the next project.
    .violated = { $fault ->
        [none] There is no market in { $territory }.
       *[no-settlement] { $player } has no settlement in { $territory }, and so cannot use the market there.
    }
market-once = Each market is used at most once in a building phase by whoever builds.
    .violated = { $player } has already used the market in { $territory } in this building phase.
market-one-resource = At a market any one card replaces one resource that is needed.
    .violated = At a market a card stands for one resource, not for { $count }.
market-whole-card = A supply card at a market counts as one card: both its symbols replace one resource.
    .violated = At a market a whole supply card stands for one resource, not for { $count }.
palisade-toll = Whoever builds a first settlement where a palisade stands gives one card to each player who has a settlement there, beside the price.
    .violated = { $due ->
        [0] { $count ->
            [one] { $player } is owed no card for { $territory }, but is given { $count }.
           *[other] { $player } is owed no cards for { $territory }, but is given { $count }.
        }
       *[other] { $count ->
            [0] { $player } has a settlement behind the palisade in { $territory } and is owed a card, but is given none.
           *[other] { $player } is owed one card for the palisade in { $territory }, but is given { $count }.
        }
    }
palisade-toll-cards = The toll of a palisade is paid in resource cards.
    .violated = { $player } is owed a resource card for the palisade, not a supply card.
supply-main-player = The main player takes a supply card, nobody else does, and nobody in the final building.
    .violated = { $fault ->
        [final] In the final building nobody takes a supply card.
       *[another] Only the main player takes a supply card, and that is { $main_player }, not { $player }.
    }
supply-once = One supply card is taken in a building phase.
    .violated = { $player } has already taken a supply card in this building phase.
supply-row = The supply card is chosen from the row.
    .violated = { $fault ->
        [full] A supply card was taken in this phase, so fewer than { $count } lie in the row.
        [no-supply-card] In the row lie supply cards with two symbols; this is not one: { $resources_and }.
        [none-there] No supply card lies in the row.
        [not-there] The row has no supply card with { $resources_and }. These lie there: { $row_resources }.
       *[elsewhere] No supply card with { $resources_and } can lie in the row.
    }
supply-before-end = The supply card is taken before the building phase ends.
    .violated = { $player } still has to take a supply card before the building phase ends.
offer-main-player = Only the main player offers a joint work or a grant.
    .violated = { $fault ->
        [final] In the final building only whoever builds may make an offer, and that is { $main_player }, not { $player }.
       *[another] Only the main player makes an offer, and that is { $main_player }, not { $player }.
    }
offer-once = Once a round the main player may offer a joint work, or a grant instead; an offer is not taken back and uses this up, whatever comes of it.
    .violated = { $fault ->
        [both] The one offer of a round is either a joint work or a grant, not both.
       *[again] { $player } has already made the one offer of this round.
    }
joint-announced = Others help only with a work that was announced, before anybody spoke of it.
    .violated = { $player } cannot help with this: others help only with a public work that was announced.
joint-unchanged = The kind and the place of a joint work do not change; it need not be built, and then everybody keeps the cards offered.
    .violated = { $fault ->
        [work] The joint work that was announced is { $work_indefinite }, so nobody helps with { $built_work_indefinite }.
        [territory] The joint work was announced for { $territory }, so nobody helps with one in { $built_territory }.
       *[not-built] The joint work is said to be built, but there is no { $work } in { $territory }.
    }
joint-helpers = Other players may give cards from their hands for a joint work.
    .violated = { cards-not-held }
joint-cards = Helpers may give resource cards and supply cards.
    .violated = { $player } may help with resource cards, not with a supply card.
grant-option = The main player lets another player build only where five play and have agreed on that.
    .violated = { $fault ->
        [players] Grants to build are given only where five play, and here { $count } play.
       *[not-agreed] In this game it was not agreed that the main player may give another player a grant to build.
    }
grant-other-player = A grant is for another player.
    .violated = { $player } builds anyway; a grant is for another player.
grant-final-building = No grant is given in the final building, unless the players agreed on it.
    .violated = In the final building only the player whose turn it is builds, and gives no grants.
grant-one-build = Whoever has a grant may build one settlement or work or raise the army once.
    .violated = { $player } has already used the grant to build once.
grant-alone = Whoever has a grant pays alone and uses no market.
    .violated = { $fault ->
        [market] { $player } builds by a grant, and may use no market for that.
       *[help] { $player } builds by a grant, and has to pay alone.
    }

## The end of the round
round-end-main-player = The main player ends the round when done with building.
    .violated = Only the main player ends the round, and that is { $main_player }, not { $player }.
round-end-marker = At the end of the round the ship marker goes to the player at the left of the main player.
    .violated = The ship marker goes to { $due_player }, who sits to the left of the main player, not to { $player }.
supply-refill = At the end of the round a card from the supply deck fills the row up to four.
    .violated = { $fault ->
        [shuffled-full] The row is full, so no supply cards are shuffled.
        [not-yet] Cards are left in the supply deck, so the spent ones are not shuffled yet.
        [shrinks] In this game the spent supply cards are not shuffled again: the row stays short.
        [other-cards] The new supply deck is made of the spent supply cards, and these are not those.
        [no-supply-card] The row is filled with a supply card with two symbols; this is not one: { $resources_and }.
        [full] Four supply cards lie in the row, so none is turned over.
        [none-left] No supply card is left to turn over.
        [top] The top card of the supply deck shows { $top_resources_and }, not { $resources_and }.
       *[elsewhere] No supply card with { $resources_and } can be turned over.
    }

## The end of the game
victory-announcer = The main player may announce victory at the end of their own building phase.
    .violated = { $fault ->
        [announced] Victory was announced by the main player, and that is { $main_player }, not { $player }.
       *[another] Only the main player may announce victory, and that is { $main_player }, not { $player }.
    }
victory-conditions = With victory point cards victory is claimed before the main player builds; without them it is announced after building.
    .violated = { $fault ->
        [claimed] In this game, with victory point cards, victory is claimed before the main player builds; it is not announced afterwards.
       *[announced] In this game, without victory point cards, victory is announced after building, for goals; it is not claimed, for points.
    }
victory-three-goals = Whoever announces victory has reached at least three of the five goals.
    .violated = { $bound ->
        [at-most] { $player } has reached at most { $count } of the five goals; { $due } are needed.
       *[exactly] { $count ->
            [0] { $player } has reached none of the five goals; { $due } are needed.
            [one] { $player } has reached { $count } of the five goals ({ $reached_columns_and }); { $due } are needed.
           *[other] { $player } has reached { $count } of the five goals ({ $reached_columns_and }); { $due } are needed.
        }
    }
goal-settlements = The goal of settlements is reached with 8 of them, villages and buildings together.
    .violated = { $count ->
        [one] { $player } has only { $count } settlement; { $due } are needed.
       *[other] { $player } has only { $count } settlements; { $due } are needed.
    }
    .scored = { $count ->
        [one] { $player } has { $count } settlement; needed: { $due }.
       *[other] { $player } has { $count } settlements; needed: { $due }.
    }
goal-territories = The goal of territories is reached with two settlements or more in each of three.
    .violated = { $count ->
        [0] { $player } has two settlements or more nowhere; { $due } such territories are needed.
        [one] { $player } has two settlements or more in { $count } territory; { $due } such territories are needed.
       *[other] { $player } has two settlements or more in { $count } territories; { $due } are needed.
    }
    .scored = { $count ->
        [one] { $player } has two settlements or more in { $count } territory; needed: { $due }.
       *[other] { $player } has two settlements or more in { $count } territories; needed: { $due }.
    }
goal-largest = The goal of the largest territory is reached with four settlements in one; a second such territory adds nothing.
    .violated = { $count ->
        [one] { $player } has no more than { $count } settlement in any territory; { $due } are needed in one.
       *[other] { $player } has no more than { $count } settlements in any territory; { $due } are needed in one.
    }
    .scored = { $count ->
        [one] { $player } has at most { $count } settlement in one territory; needed: { $due }.
       *[other] { $player } has at most { $count } settlements in one territory; needed: { $due }.
    }
goal-buildings = The goal of buildings is reached with two of them.
    .violated = { $count ->
        [0] { $player } has no buildings; { $due } are needed.
        [one] { $player } has only { $count } building; { $due } are needed.
       *[other] { $player } has only { $count } buildings; { $due } are needed.
    }
    .scored = { $count ->
        [one] { $player } has { $count } building; needed: { $due }.
       *[other] { $player } has { $count } buildings; needed: { $due }.
    }
goal-buildings-three-players = With three players the first building does not count for the goal of buildings, nor for the points for buildings; it counts for all other goals.
    .violated = { $count ->
        [0] With three players the first building does not count, and { $player } has no other; { $due } are needed.
        [one] With three players the first building does not count, and { $player } has only { $count } other; { $due } are needed.
       *[other] With three players the first building does not count, and { $player } has only { $count } others; { $due } are needed.
    }
    .scored = { $count ->
        [one] { $player } has { $count } building beside the first, which does not count with three players; needed: { $due }.
       *[other] { $player } has { $count } buildings beside the first, which does not count with three players; needed: { $due }.
    }
goal-army = The goal of the army is reached with a strength of 3.
    .violated = The army of { $player } has a strength of only { $count }; { $due } is needed.
    .scored = The army of { $player } has a strength of { $count }; needed: { $due }.
final-turn = After the announcement every other player has one building phase, clockwise from the announcer.
    .violated = It is { $turn_player }'s turn in the final building, not { $player }'s.
final-works = No public works are built in the final building.
    .violated = In the final building no public works are built.
victory-winner = Whoever announced victory has won.
    .violated = { $player } has rank { $due }, not { $rank }.
victory-ranking = The others are ranked by the goals they have reached, or by their victory points; equals share a rank.
    .violated = { $due ->
        [open] { $player } does not yet have rank { $rank }: the game is not over.
       *[other] { $player } has rank { $due }, not { $rank }.
    }
claims-players = Each player may claim victory once the cards are shared out and before the main player builds, the main player too.
    .violated = { $player } claims victory twice; each player claims it once.
claims-enough = A claim is for at least 6 victory points.
    .violated = { $points ->
        [one] { $player } claims { $points } victory point; at least { $due } are needed.
       *[other] { $player } claims { $points } victory points; at least { $due } are needed.
    }
claims-priority = The highest claim comes first, and of equal ones the one nearest to the main player, clockwise and beginning with the main player; who comes first begins the final building.
    .violated = { $fault ->
        [none] Nobody claims victory, so { $due_player } builds as the main player, not { $player }.
        [nearer] { $due_player } comes before { $player }: of equal claims that of the player nearest to the main player comes first.
       *[higher] { $due_player } comes before { $player }: the highest claim comes first.
    }
claims-card = Whoever claimed victory shows the victory point card.
    .violated = The victory point card of { $player } has other levels for the goal “{ $column }”.
claims-proof = After one's own final building a claim holds if its points are reached; otherwise it is void.
    .violated = { $result ->
        [none] { $player } has no claim to prove now.
        [holds] { $player } has { $count } points after building, of { $points } claimed, and that is enough: the claim holds.
       *[void] { $player } has { $count } points after building, of { $points } claimed, and that is too few: the claim is void.
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
reading-claims-void-phase = The main player's own claim is void. What building phase follows?
    .continued = The same one goes on: markets that were used stay used
    .anew = A whole new one
reading-grant-final-building = Five play with grants. May one be given in the final building?
    .no = No
    .yes = Yes, by whoever builds
reading-anchor-warrior = Does the warrior go with a settlement that weighs anchor?
    .stays = No
    .goes-along = Yes, in the first round
reading-anchor-target = Where may a settlement go that weighs anchor?
    .card-left = Where a card is left
    .any-coast = Anywhere on the coast that is less crowded
reading-keep-hills = What is the third resource of foot soldiers, with a keep in the hills?
    .unknown = As the overview card says
    .ore = Ore

## Pictures
player-unknown = An unknown player
hero-unknown = unknown hero
kind-unknown = unknown settlement
phase-unknown = the phase is not known
terrain-unknown = unknown landscape
coast-yes = on the coast
coast-no = inland
coast-unknown = perhaps on the coast
answer-yes = yes
answer-no = no
answer-unknown = not known
sign-red = R
sign-yellow = Y
sign-white = W
sign-violet = V
sign-blue = B
sign-unknown = ?
symbol-army = army
symbol-main-player = main player
symbol-turn = turn
symbol-announced = announced victory
symbol-settlements = settlements
symbol-territories = territories
symbol-largest = largest territory
symbol-buildings = buildings
picture-title = Graenaland: { $phase }
picture-map = The map
picture-not-known = not known
picture-unknown-members = Not known: { $members }.
picture-main-player = Main player: { $player }.
picture-turn = Turn: { $player }.
picture-house = { $kind } ({ $player })
picture-hero = { $hero } ({ $player })
picture-cards = cards: { $count }
picture-card-of-deck = a card of the { $deck }
picture-supply-card = supply card { $symbols }
picture-territory = { $territory }: { $terrain }, { $coast }
picture-contents = Settlements: { $houses }; heroes: { $heroes }; public works: { $works }; face up: { $up }; face down: { $down }.
picture-contents-unknown = What stands and lies there is not known.
picture-price = A village costs: { $price }
picture-buildings = Symbols of buildings: { $symbols }
picture-improvement = Improvement: { $improved }
picture-settlements = Settlements: { $pieces }
picture-heroes = Heroes: { $pieces }
picture-works = Public works: { $pieces }
picture-face_up = Face up: { $cards }
picture-face_down = Face down: { $cards }
picture-clan = { $player }: army { $army }; hand: { $hand }; waiting heroes: { $waiting }.
picture-army = Army: { $army }
picture-hand = Hand: { $cards }
picture-waiting = { $hero }, for { $territories }
picture-waiting-heroes = Waiting heroes: { $heroes }
picture-victory-card = Victory point card: { $goals }.
picture-decks = Decks
picture-discards = Discard piles
picture-deck = { $deck } – { $cards }.
picture-supply-cards = Row of supply cards
picture-supply-row = Row of supply cards: { $cards }.
picture-placement = Choosing positions, round { $round }.
picture-newcomer = Has just settled where no card was left: { $player }, { $territory }.
picture-proposal = Proposal of { $player } for { $territory }: { $shares }.
picture-supply-taken = Supply card taken: { $answer }.
picture-markets-used = Markets used: { $territories }.
picture-offer = Joint work offered: { $what }, { $territory }; still open: { $answer }.
picture-grant = May build once: { $player }; still open: { $answer }.
picture-announcement = Announced victory: { $player }.
picture-announcement-points = Announced victory: { $player }, with victory points: { $points }.
picture-claim = Claims victory points: { $player }, { $points }.
