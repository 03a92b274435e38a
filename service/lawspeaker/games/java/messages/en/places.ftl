# Java in English: what a question leaves out, in the words of a player.

## What is not known
missing-players = who plays
missing-phase = which phase it is
missing-turn = whose turn it is, and what has been done in it
missing-turn-player = whose turn it is
missing-turn-begun = whether anything has been done in this turn
missing-turn-spent = how many action points have been spent in this turn
missing-turn-land_laid = whether land has been laid in this turn
missing-turn-palaces = which palaces have been built or enlarged in this turn
missing-turn-drawn = how many festival cards have been taken in this turn
missing-turn-token_used = whether an extra action token has been used in this turn
missing-turn-festival_held = whether a festival has been held in this turn
missing-tiles = which land tiles lie on the board
missing-land = which land lies on the board
missing-land-entry = the land and its height on the { nth } space of the list
    .told = { $known ->
        [nothing] the land and the height of { $told }
       *[part] the height of { $told }
    }
missing-water = where the water tiles are
missing-palaces = which palaces stand on the board
missing-palaces-entry-value = the value of the { nth } palace on the list
    .told = the value of the palace on { $space }
missing-palaces-entry-side = which side of the { nth } palace on the list is up
    .told = which side of the palace on { $space } is up
missing-palaces_built = which palaces have been built in this round
missing-figures = where the figures stand
missing-points-player = how many points { $player } has
missing-stocks-player-two_space = how many two-space tiles { $player } has left
missing-stocks-player-rice = how many single rice tiles { $player } has left
missing-stocks-player-village = how many single village tiles { $player } has left
missing-stocks-player-tokens = how many extra action tokens { $player } has left
missing-supply-three_space = how many three-space tiles are left
missing-supply-water = how many water tiles are left
missing-supply-palaces-number = how many palaces of { $number } are left
missing-hands-player = which cards { $player } has in hand
missing-hands-player-cards = which cards { $player } has in hand
missing-face_up = what the open card is
missing-deck = how many cards are in the deck
missing-deck-cards = which cards are in the deck
missing-reshuffled = the order of the cards in the new deck
missing-discards = how many cards are in the discard pile
missing-discards-cards = which cards are in the discard pile
missing-festival-palace = which palace the festival is held in
missing-festival-bids = which cards have been played for the festival
missing-festival-bids-player-entry = the { nth } card that { $player } played for the festival
missing-festival-passed = who has passed
missing-festival-turn = whose turn it is to bid or pass
missing-scored = which players have had their final scoring
missing-place-palace = the value of the palace
missing-place-spaces = how many spaces there are
missing-overlay-board-outline = which spaces the board has
missing-overlay-board-water = which spaces of the board show water
missing-overlay-board-mountains = where the mountains adjoin the board
