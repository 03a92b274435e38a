# A position is entered.

position-title = Enter a position
position-lead = Tap the picture to put pieces down. Leave out what you do not know.
which-game = Which game?
choose = Choose…
remove-what = Remove: { $what }

## Putting down
position-tap = Choose a piece, then tap the picture. Tap again, or press R, to turn a tile.
position-done = { $what }: { $place }
position-not-there = { $what } does not go there: { $place }
position-kind = Kind of piece
position-piece = Piece
position-whose = Whose?
position-take-away = Take away
position-turn = Turn
position-turn-back = Turn back
position-redo = Redo
position-clear = Clear the table
position-example = Start from an example

## What is wrong
position-possible = Possible so far
position-impossible = Impossible position
position-verdict-legal = Legal
position-verdict-illegal = Illegal
position-verdict-undetermined = Undetermined

## The rest
position-ask = Ask about this position
position-quick = Back to the quick question
position-moment = At the table
position-players = Who plays? Tap clockwise.
position-name = Name: { $player }
position-name-short = Name
position-phase = Which phase?
position-round = Which round?
position-turn-whose = Whose turn is it?
position-unknown = don't know
position-none = None
position-nobody = Nobody
position-none-there = { $count ->
    [one] There is none there
   *[other] There is none in any of these places
}
position-ways = Which of these?
position-no-way = There is no legal way to do this.
position-which-cards = Which cards?
position-more = Everything else
position-more-what = Add only what you know.
position-readings = Readings of the rulebook
position-usual = default
position-readings-what = Where the rulebook leaves something open, choose how you play.
