rules-title = The rules
rules-lead = Every rule of each game in our own words, the place where it is printed, how we read what the book leaves open, and the cases that show it.
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
way = Where you are
contents = Contents
filter = Find a rule by its words
found = { $count ->
    [one] One rule found
   *[other] { $count } rules found
}
readings = Readings
readings-lead = What the rulebook leaves open, and how it is read unless you agree otherwise.
readings-of-rule = Here the rulebook leaves something open. You can agree on another reading before you play.
default = so it is read unless agreed otherwise
rulebooks = Rulebooks
printed = Where it is printed
prev-rule = The rule before
next-rule = The next rule
neighbours = Rules before and after
open-at-desk = Open at the desk
not-drawn = The picture could not be drawn.

## What becomes of the rule in a case
effect-violated = Where it is broken
effect-upheld = Where it is kept
effect-decides = What it decides
effect-open = Where too little is known
more-cases = { $count ->
    [one] Show one more case
   *[other] Show { $count } more cases
}

## What is asked
asked-setups = Can the game begin like this?
asked-rulings = Is this allowed?
asked-turns = Is this turn allowed?
asked-replays = How far are these actions allowed, one after the other?
asked-audits = Can the game ever look like this?
asked-scores = What does this score?
asked-legal-actions = What may be done here?
asked-votes = Who has how many votes?
asked-victory-claims = Can these points be reached?
asked-standings = Who stands highest?
about-players = Players:
place-village = In a village
place-city = In a city
place-shore = At a shore
about-palace = Palace:
about-heights = Heights:
about-spaces = Spaces:
about-space = Where:
about-player = Player:
about-points = Points:
about-territory = Territory:
about-ballots = Ballots:
about-type = What to do:

## What the answer is
answer = Answer
verdict-legal = Allowed.
verdict-illegal = Not allowed.
verdict-undetermined = Too little is known to say.
verdict-possible = Yes, that can be.
verdict-impossible = No, that can never be.
outcome-passes = The proposal passes.
outcome-fails = The proposal fails.
outcome-undetermined = Too little is known to say.
outcome-reachable = Yes, they can be reached.
outcome-unreachable = No, they cannot be reached.
expected-votes = Votes:
expected-points = Points:
expected-at_least = At least:
expected-at_most = At most:
expected-ranks = Rank:
expected-lines = Points by this rule:
expected-count = How many possibilities:
expected-includes = Among them:
expected-excludes = Not among them:
expected-best-points = At best, points:
expected-best-at_least = At best, at least so many points:
expected-best-at_most = At best, at most so many points:
expected-plan = Steps to get there:
expected-largest = Largest palace:
expected-may_build = Who may build:
expected-stopped = The first action that fails is number:
also-violated = This rule is broken too:
case-hinges-on = It hinges on a reading:
case-missing = It would have to be known:
