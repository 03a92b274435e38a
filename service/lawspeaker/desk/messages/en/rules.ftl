rules-title = The rules
rules-lead = Every rule of each game in plain words. Each has its place in the rulebook, the readings of what the book leaves open, and example cases.
rules-of = { $game }: the rules
rules-many = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
readings-many = { $count ->
    [one] { $count } reading
   *[other] { $count } readings
}
cases-many = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
way = You are here
contents = Contents
search-rules = Search rules
search = Search
found = { $count ->
    [0] No rule found
    [one] One rule found
   *[other] { $count } rules found
}
try-sections = Try another word, or go to a section:
try-games = Try another word, or read the rules of a game:
all-rules = Show all rules
search-all-games = Search all games
readings = Readings
readings-lead = What the rulebook leaves open, and the default reading of each question.
readings-of-rule = Here the rulebook leaves something open. You can agree on another reading before you play.
default = default reading
rulebooks = Rulebooks
printed = Where it is printed
at-the-table = This rule is for the players at the table. No position and no move shows whether they keep it.
prev-rule = Previous rule
next-rule = Next rule
neighbours = Previous and next rule
open-at-desk = Open at the desk
not-drawn = The picture could not be drawn.
not-drawn-key = Pictures need a key here. Enter it at the desk.

## What a case shows of the rule
effect-violated = Where it is broken
effect-upheld = Where it is kept
effect-decides = Where it decides
effect-open = Where too little is known
more-cases = { $count ->
    [one] Show one more case
   *[other] Show { $count } more cases
}

## The question of a case
asked-setups = Can the game begin like this?
asked-rulings = Is this allowed?
asked-turns = Is this turn allowed?
asked-replays = Which of these moves are allowed, one after the other?
asked-audits = Is this position possible?
asked-scores = What does this score?
asked-legal-actions = Which moves are legal here?
asked-votes = How many votes does everybody have?
asked-victory-claims = Can these points be reached?
asked-standings = Who stands highest?
about-players = Players:
place-village = In a village
place-city = In a city
place-shore = On a shore
about-palace = Palace:
about-heights = Heights:
about-spaces = Spaces:
about-space = Where:
about-player = Player:
about-points = Points:
about-territory = Territory:
about-ballots = Ballots:
about-type = Move:

## The answer of a case
answer = Answer
verdict-legal = Allowed.
verdict-illegal = Not allowed.
verdict-undetermined = Not enough is known to decide.
verdict-possible = Yes, it is possible.
verdict-impossible = No, it is impossible.
outcome-passes = The proposal passes.
outcome-fails = The proposal fails.
outcome-undetermined = Not enough is known to decide.
outcome-reachable = Yes, they can be reached.
outcome-unreachable = No, they cannot be reached.
expected-votes = Votes:
expected-points = Points:
expected-at_least = At least:
expected-at_most = At most:
expected-ranks = Rank:
expected-lines = Points by this rule:
expected-count = Number of possibilities:
expected-includes = Includes:
expected-excludes = Does not include:
expected-best-points = Best score:
expected-best-at_least = Best score, at least:
expected-best-at_most = Best score, at most:
expected-plan = Number of steps:
expected-largest = Largest palace:
expected-may_build = Who may build:
expected-stopped = First illegal move, number:
also-violated = Also broken:
case-hinges-on = This depends on a reading:
case-missing = We still need to know:
