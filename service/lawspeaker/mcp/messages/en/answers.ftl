# What an assistant reads in an answer, around what the game says.

verdict-legal = Legal.
verdict-illegal = Illegal.
verdict-undetermined = Undetermined.
verdict-possible = This position is possible.
verdict-impossible = This position is impossible.
undetermined-answer = Part of the answer depends on what is not known yet.
outcome-passes = The proposal passes.
outcome-fails = The proposal fails.
outcome-reachable = The points can be reached.
outcome-unreachable = The points cannot be reached.
counted-votes = Votes: { $numbers }.
counted-points = Points: { $numbers }.
ask = Ask the players, then call again with their answers:
ask-place = { $words } (goes into { $pointer })
ask-more = { $count ->
    [one] one more place
   *[other] { $count } more places
}
printed = { $rulebook }, { $place }
paragraph = paragraph { $number }
reasons = Reasons:
open-rules = Rules that are still open: { $rules }
kept = Kept:
happens = What happens:
open = Not known afterwards:
hinges = The rulebook leaves something open, and the answer depends on it:
hinge = { $question } Used here: { $choice } Otherwise: { $others }
assumed-reconstructed = Figures reconstructed from other sources: { $figures }
assumed-invented = Figures invented for examples, not from the game: { $figures }
assumed-unstated = Rules assumed to be kept, as the state says that the rest is in order: { $rules }
rules = Rules:
plan = The actions that lead there:
actions = { $count ->
    [0] There is no such legal action.
    [one] One legal action:
   *[other] { $count } legal actions:
}
more = There are more. To continue, call again with "cursor": { $next }
cut = The list is cut off.
choices-left = (can also be chosen differently: { $members })
complete = The list is complete.
details = Details:
next-state = State after it, for the next call:
start-state = State, for the next call:
step = Action { $number }: { $text }
which-action = Action { $number } decides.
no-rules = No rule matches these words.
