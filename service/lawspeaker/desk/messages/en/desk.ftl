# The desk: a position, an action, and the ruling.

desk-title = The desk
desk-lead = Choose a position, enter a move, and get a ruling with its reasons.

## Choosing a position
which-game = Which game?
examples = Examples
choose = Choose…
open = Open
question-rulings = Is this allowed?
question-turns = Is this whole turn allowed?
question-replays = Whole games, step by step
question-legal-actions = Which moves are legal?
question-setups = Starting a game
question-audits = Is this position possible?
question-scores = What does it score?
question-votes = How many votes are there?
question-victory-claims = Victory claims
question-standings = Who stands highest?
question-pictures = Pictures
question-views = What a player sees
question-edits = Putting down a piece
new-game = New game
new-game-of = { $players ->
    [one] New game for one player
   *[other] New game for { $players } players
}
players = Number of players
set-up = Start the game
shuffle = Choose the shuffle
seed = Shuffle seed
seed-what = Any word or number. The same one shuffles the same way each time.
not-set-up = The game cannot start like this:
own = Your own position
enter-position = Enter it on the picture
load-or-paste = Open a file or JSON
load = A file that you downloaded from this page, or a state as JSON
paste = Or paste JSON: a state, a request to the service, or such a download
no-json = This is not valid JSON:
no-dispute = This JSON contains no state.

## The dispute
another = New dispute
touch-a-place = Tap the picture to see what a place is.
what-here = Moves here ({ $place })
add-to-position = Add it to the position
change-position = Change the position
state-json = Edit the state as JSON
state-json-begun = Edit the starting state as JSON
state-label = State
correct = Use this state
download = Download
long-link = This is too long for a link, because some programs cut off long links. Download the dispute and send the file instead.
waiting = One moment…

## The answer to a question
outcome-passes = The proposal passes
outcome-fails = The proposal fails
outcome-undetermined = Undetermined
outcome-reachable = The points can be reached
outcome-unreachable = The points cannot be reached
best = The most that can be reached: { $points }
best-at-least = Points that can be reached: at least { $points }, perhaps more
plan = How to reach them
may-build = { $largest ->
    [0] { $player } is first, but no palace can be laid here
    [unknown] { $player } may build
   *[other] { $player } may build, at most a palace of { $largest }
}
may-build-nobody = Nobody may build
may-build-unknown = It is unknown who may build
heights = { $count ->
    [one] one figure, on level { $heights }
   *[other] { $count } figures, on levels { $heights }
}
votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}

## The transcript
transcript = Moves so far
all-legal = All moves are legal.
breaks-at = First illegal move: step { $step }.
truncated = { $count ->
    [one] Only the first step was checked. There are too many to check them all.
   *[other] Only the first { $count } steps were checked. There are too many to check them all.
}
what-next = Next move
step-back = Previous step
cut-from = Delete from step { $step }
forget = Delete this move
remove-last = Delete the last step

## The ruling
verdict-legal = Legal
verdict-illegal = Illegal
verdict-undetermined = Undetermined
verdict-possible = Possible
verdict-impossible = Impossible
spoken = Step { $step }, { $action }: { $verdict }.
go-on = Continue from here
go-on-without = Continue without this move
go-on-step = Next step
upheld = { $count ->
    [one] One rule is kept
   *[other] { $count } rules are kept
}
undetermined = { $count ->
    [one] One rule could not be checked
   *[other] { $count } rules could not be checked
}
assumed = { $count ->
    [one] One rule is assumed to be kept
   *[other] { $count } rules are assumed to be kept
}
after-move = After the move
left-open = Unknown afterwards:
grounds = Based on
readings = Readings of the rulebook

## The action
action = Which move?
action-else = Try another move
ways = How to enter the move
way-legal = Legal moves
way-build = Enter the move
way-write = As JSON
kind-of-action = Kind of move
kinds-now = Possible now
kinds-else = Other kinds of moves
all-kinds = All
legal-count = { $count ->
    [0] There is no legal move.
    [one] One legal move.
   *[other] { $count } legal moves.
}
legal-count-more = { $count ->
    [0] No legal move found so far.
    [one] One legal move so far. There may be more.
   *[other] { $count } legal moves so far. There may be more.
}
choices-left = Can also be chosen differently: { $members }.
everywhere = Everywhere, not only at { $place }
show-more = Show more
look-further = Search for more
action-json = Move as JSON
rule-on-it = Get the ruling
field-wrong = Fill this in, or correct it.
touch-for = Tap the picture to fill in: { $field }.
touch-to-lay = Tap the square where its top left corner lies. Tap it again to turn it.
touch-to-put = Tap the space of its village, or its only space. Tap it again to turn it.
touch-piece = What is laid?
touch-not-there = { $what } does not go there: { $place }
remove-what = Remove: { $what }

## Another question
further = Another question about this position
further-ask = Ask

## The scores
scores = What does it score?
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
