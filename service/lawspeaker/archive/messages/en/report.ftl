# The report of an archive, on its page and on a terminal.

report = Archive report
result = { $games ->
    [one] { $games_shown } game was judged
   *[other] { $games_shown } games were judged
}, with { $actions ->
    [one] { $actions_shown } action
   *[other] { $actions_shown } actions
}.
found = { $breaches ->
    [0] No rule is broken.
    [one] One breach was found.
   *[other] { $breaches_shown } breaches were found.
}
hinging = { $hinging ->
    [0] None of them depends on a reading of the rulebook.
    [one] One of them depends on a reading of the rulebook.
   *[other] { $hinging_shown } of them depend on a reading of the rulebook.
}
source = Files: { $files }. Bytes: { $bytes }. Lines: { $lines }. Lawspeaker { $version }.
games = Games
actions = Actions
breaches = Breaches
rule = Rule
ruleset = Ruleset
example = Example
total = Total
legal = Legal
illegal = Illegal
undetermined = Undetermined
unfinished = Not judged
depends = Depends on a reading
settled = Does not depend on a reading
by-rule = Breaches by rule
by-length = Games by length
length = Number of actions
from-to = { $low } to { $high }
from = { $low } or more
readings = What the rulebook leaves open
reading = Question
choices = Reading used, with its number of games
depending-actions = Actions that depend on it
none = None
unjudged = Not judged, or not to the end
reason = Reason
count = Number
too-large = The line is too long.
invalid-json = The line is not valid JSON.
invalid = The line is not a valid transcript.
impossible = The first state is impossible.
work-limit = The work limit was reached.
unreadable = The rest of the file cannot be read.
undetermined-action = Something unknown decides whether an action is legal.
where = { $file }, line { $line }
where-action = { $file }, line { $line }, game { $id }, action { $action }
all-of-them = All of them are in { $file }.
