# Confusing Lands in English: words for ids, members, events and actions.

game = Confusing Lands

## Words
player-one = Player One
player-two = Player Two
side-condition = the condition side
side-plain = the plain side
phase-setup = setting up
phase-dealing = dealing
phase-choosing = choosing
phase-placing-chosen = placing the chosen cards
phase-passing = passing cards on
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

# Labels of the members of actions, events and states. An attribute is the word for one value of the member; `like` names the group of words for all its values.

member-deck = deck
member-count = number of cards
member-cards = cards
member-order = order
order-unknown = unknown
member-card = card
    .like = condition
member-shared = shared condition
    .like = condition
member-hands = cards in hand
member-one = { player-one }
member-two = { player-two }
member-side = side
member-rotation = turned clockwise (°)
member-row = row
member-column = column
member-under = slid under the others
member-discarded = discarded card
    .like = condition
member-top = top card
    .like = condition
member-taken = card taken
    .like = condition
member-sheets = score sheets
member-conditions = conditions
member-condition = condition
member-points = points
member-deduction = points deducted
member-to = to
    .like = player
member-total = total
member-rank = rank
member-rating = rating
member-edition = edition
    .envy-born-2024 = Envy Born Games, 2024
    .sample = sample figures
member-overlay = your own cards
member-readings = readings
member-plain = plain side
member-players = players
member-phase = phase
member-round = round
member-at_least = at least
member-at_most = at most
member-landscapes = landscapes
member-placed = cards placed
member-squares = squares
member-origin = top left corner of the squares
member-chosen = chosen cards
member-hidden = face down
member-set_aside = cards set aside
member-discards = discard pile


## Actions
action-set-up = Set up
action-deal = Deal cards
action-choose = Choose a card
action-place = Place a card
action-set-aside = Set a card aside
action-pass-on = Pass cards on
action-replace-card = Replace the other card
action-score = Count the points
