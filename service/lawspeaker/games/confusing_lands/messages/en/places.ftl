# Confusing Lands in English: what a question leaves out, in the words of a player.

## What is not known
missing-phase = which phase it is
missing-round = which round it is
missing-players = who plays
missing-shared = which condition is shared
missing-shared-card = which condition is shared
missing-deck = which cards are in the deck
missing-deck-cards = which cards are in the deck
missing-deck-cards-entry-card = which card is { nth } from the top of the deck
missing-discards = which cards are in the discard pile
missing-discards-cards = which cards are in the discard pile
missing-discards-cards-entry-card = which card was discarded { nth }
missing-set_aside-player = which cards { $player } has set aside
missing-set_aside-player-cards = which cards { $player } has set aside
missing-set_aside-player-cards-entry-card = which card { $player } set aside { nth }
missing-hands = which cards the players have in hand
missing-hands-player = which cards { $player } has in hand
missing-hands-player-cards = which cards { $player } has in hand
missing-hands-player-cards-entry-card = the { nth } card in the hand of { $player }
missing-hands-player-entry-card = the { nth } card that { $player } is dealt
missing-card = which card it is
missing-chosen = who has chosen a card
missing-chosen-player-card = which card { $player } chose
missing-landscapes = the landscapes of the players
missing-landscapes-player = the landscape of { $player }
missing-landscapes-player-placed = which cards { $player } placed, and how
missing-landscapes-player-placed-entry = how the { nth } card of { $player } lies
missing-landscapes-player-placed-entry-card = which card { $player } placed { nth }
missing-landscapes-player-placed-entry-side = which side of the { nth } card that { $player } placed is up
missing-landscapes-player-placed-entry-rotation = how far the { nth } card that { $player } placed is turned
missing-landscapes-player-placed-entry-row = the row in which the { nth } card that { $player } placed begins
missing-landscapes-player-placed-entry-column = the column in which the { nth } card that { $player } placed begins
missing-landscapes-player-squares = which squares the landscape of { $player } has
missing-landscapes-player-squares-entry = what is on the squares in row { $entry } of the landscape of { $player }
missing-overlay-cards-number-condition = what the condition side of card { $number } shows
missing-overlay-cards-number-plain = what the plain side of card { $number } shows
