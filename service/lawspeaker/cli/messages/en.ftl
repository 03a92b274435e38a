# The text on a terminal, beside the messages of the games.

semicolon = ;
labelled = { $what }: { $text }
at-least = at least { $low }
from-to = { $low } to { $high }

## What an answer says
verdict-legal = Legal
verdict-illegal = Illegal
verdict-undetermined = Undetermined
verdict-possible = Possible
verdict-impossible = Impossible
events = What happens
missing = We still need to know
open = Unknown afterwards
open-unless = { $place }; to work it out, we need: { $missing }
hinges-on = The verdict depends on how the rulebook is read
hinges-on-what = { $question } Reading used: { $choice }
assumptions = Based on details that are not printed in the rulebook
assumed-in-order = Assumed to be in order
rules = Rules
findings = Findings
rulings = The actions in order
step = Action { $number }: { $verdict }
which-action = Action { $number } decides.
legal-actions = { $count ->
    [0] There is no legal action.
    [one] One legal action
   *[other] { $count } legal actions
}
legal-actions-open = Whether there is a legal action cannot be said yet.
choices-left = Can also be chosen differently: { $members }.
more-actions = There may be more. To continue, add to the request: "cursor": { $next }
more = The answer is cut off: not everything was examined.
next-state = The JSON answer contains the next state: --format json.
start-state = The state, in JSON
picture = To save the picture, redirect the output: lawspeaker draw … > picture.svg
nothing-to-say = The answer is empty.

## What the catalogue says
games = Games
players = { $minimum ->
    [one] { $maximum ->
        [one] 1 player
       *[other] 1 to { $maximum } players
    }
   *[other] { $maximum ->
        [one] { $maximum } player
       *[other] { $minimum } to { $maximum } players
    }
}
ruleset = Ruleset: { $ruleset }
actions = Actions
options = Options
readings = What the rulebook leaves open
default = default
editions = Editions
rulebooks = Rulebooks
commands = Questions
cases = Example cases
depends-on = Depends on a reading
at-the-table = This rule is for the players at the table. No position and no move shows whether they keep it.
based-on = Adds what { $edition } leaves unknown.
no-rules = No rule matches these words. Leave out --search to list all rules.
paragraph = paragraph { $number }

## Labels of the members of an answer
label-id = id
label-title = title
label-player = player
label-players = players
label-votes = votes
label-points = points
label-rank = rank
label-at_least = at least
label-at_most = at most
label-lines = details
label-sources = sources
label-scores = points afterwards
label-total = total
label-place = place
label-spaces = spaces
label-size = size
label-heights = heights
label-figures = figures
label-compared = compared
label-may_build = may build
label-largest = largest
label-open = not cast yet
label-for = for
label-against = against
label-height = height
label-outcome = outcome
label-without_vote = ballots that do not count
label-best = best
label-plan = plan
label-searched = searched
label-ranking = ranking
label-figure = figure
label-value = value
label-provenance = provenance
label-source = source
label-name = name
label-operation = question

## Outcomes
outcome-passes = the proposal passes
outcome-fails = the proposal fails
outcome-undetermined = undetermined
outcome-reachable = reachable
outcome-unreachable = unreachable

## Questions
operation-setups = Set a game up
operation-rulings = Rule on an action
operation-turns = Rule on a whole turn
operation-legal-actions = List legal actions
operation-replays = Replay a list of actions
operation-audits = Check that a state is possible
operation-scores = Score a position
operation-pictures = Draw a state
operation-votes = Count votes
operation-victory-claims = Check a claim of victory
operation-standings = Rank the players in one place
operation-views = Hide what a player must not know
operation-edits = Put down or take away a piece
operation-rules = All rules
operation-rules-rule = A rule
operation-editions-edition = An edition
operation-pieces = All pieces
operation-examples = Worked examples

## Where a figure is known from
provenance-printed = printed in the rulebook
provenance-sourced = from a source other than the rulebook
provenance-reconstructed = reconstructed from indirect sources
provenance-invented = invented
provenance-unknown = unknown

## Places
place-village = village
place-city = city
place-shore = shore
