# The desk: any state, what somebody wants to do in it, and the ruling.

desk-title = The desk
desk-lead = Put the state of a game on the desk, say what somebody wants to do, and get a ruling with its reasons.

## To begin
which-game = Which game?
an-example = An example
example = Example
choose = Choose…
open = Open
question-rulings = May that be done?
question-replays = What was done, step by step
question-legal-actions = What may be done?
question-setups = A game begins
question-audits = Can this be?
question-scores = What does it score?
question-votes = How many votes?
question-victory-claims = Claims of victory
question-standings = Who ranks where?
question-pictures = Pictures
new-game = A new game
new-game-of = { $players ->
    [one] A new game for one player, seed { $seed }
   *[other] A new game for { $players } players, seed { $seed }
}
players = How many players
seed = Seed by which is shuffled
set-up = Set up
not-set-up = The game cannot be set up like that:
own = Your own
load = A file that was downloaded here, or any state
paste = Paste JSON
paste-label = A state, a request to the service, or a dispute that was downloaded here
no-json = This is not JSON:
no-dispute = There is no state in that.

## The dispute
another = Another dispute
touch-a-place = Touch a place of the picture to see what it is.
what-here = What can be done here ({ $place })
state-json = The state as JSON, to correct it
state-json-begun = The state in which it began, as JSON, to correct it
state-label = State
correct = Use this state
download = Download
long-link = There is too much in this for a link: some programs cut long links. Download the dispute instead, and hand on the file.
waiting = One moment…

## The transcript
transcript = What was done
all-legal = All of it is legal.
breaks-at = It breaks at step { $step }.
truncated = Only the first { $count } steps were looked at: there was too much to do.
what-next = What comes next?
step-back = One step back
cut-from = Forget from step { $step } on
forget = Forget this
remove-last = Forget the last step

## The ruling
verdict-legal = Legal
verdict-illegal = Illegal
verdict-undetermined = Undetermined
verdict-impossible = Cannot be
spoken = Step { $step }, { $action }: { $verdict }.
go-on = Go on from here
go-on-without = Go on without it
go-on-step = To the next step
upheld = { $count ->
    [one] One rule was kept
   *[other] { $count } rules were kept
}
undetermined = { $count ->
    [one] One rule could not be checked
   *[other] { $count } rules could not be checked
}
left-open = Not known after that:
left-open-all = the whole position
events = { $count ->
    [one] What happens then
   *[other] What happens then, { $count } events
}
grounds = What this rests on
readings = Readings of the rulebook

## The action
action = What is to be done?
action-else = What else could be done?
ways = How to say it
way-legal = Legal actions
way-build = Build one
way-write = As JSON
kind-of-action = Kind of action
all-kinds = All
legal-count = { $count ->
    [0] There is no legal action.
    [one] One legal action.
   *[other] { $count } legal actions.
}
legal-count-more = { $count ->
    [0] None among those found so far.
    [one] One legal action so far, and there may be more.
   *[other] { $count } legal actions so far, and there may be more.
}
everywhere = not only at { $place }
show-more = Show more
look-further = Look for more
action-json = Action
rule-on-it = Ask for the ruling
touch-for = Touch the picture to fill in: { $field }.
touch-as = The next place that is touched is
remove-what = Take away: { $what }

## The scores
scores = What does it score?
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
