# What stands in the text that people read on a terminal, beside what the games say.

labelled = { $what }: { $text }

## What an answer says
verdict-legal = Legal
verdict-illegal = Illegal
verdict-undetermined = Undetermined
verdict-possible = Possible
verdict-impossible = Impossible
events = What happens
missing = What would have to be known
open = Not known after this
open-unless = { $place }, unless this is known: { $missing }
hinges-on = It hinges on a reading of the rulebook
hinges-on-what = { $question } Here it is read as: { $choice }
assumptions = This rests on figures that are not printed in the rulebook
assumed = { $figure }: { $provenance ->
    [reconstructed] put together from indirect sources
    [invented] made up
    [sourced] from a source other than the rulebook
   *[other] { $provenance }
}
rules = The rules that decide it
findings = What the rules say
rulings = The actions, one after the other
step = Action { $number }: { $verdict }
which-action = It is action { $number } that decides this.
legal-actions = { $count ->
    [0] There is no legal action.
    [one] One legal action
   *[other] { $count } legal actions
}
more-actions = There may be more. To go on, add to the request: "cursor": { $next }
more = There is more than was looked at.
next-state = The next state is part of the answer in JSON: --format json.
start-state = The state, in JSON
picture = The picture itself is written to a file or a pipe, as in: lawspeaker draw … > picture.svg
nothing-to-say = There is nothing to say.

## What the catalogue says
games = Games
players = { $minimum ->
    [one] { $maximum ->
        [one] 1 player
       *[other] 1 to { $maximum } players
    }
   *[other] { $minimum } to { $maximum } players
}
ruleset = Rules as adjudicated: { $ruleset }
actions = What can be done
options = Options
readings = What the rulebook leaves open
default = the usual choice
editions = Editions
rulebooks = Rulebooks
commands = What can be asked
cases = Cases that show it
depends-on = It depends on a reading
based-on = It fills the gaps of { $edition }.
paragraph = paragraph { $number }

## Labels of what a list holds
label-id = id
label-title = title
label-player = player
label-players = players
label-votes = votes
label-points = points
label-rank = rank
label-at_least = at least
label-at_most = at most
label-lines = line by line
label-sources = where from
label-scores = points after it
label-total = in all
label-place = place
label-spaces = spaces
label-size = size
label-heights = heights
label-figures = figures
label-compared = compared
label-may_build = may build
label-largest = at most
label-for = for
label-against = against
label-height = height
label-outcome = outcome
label-best = the best
label-plan = a plan
label-searched = searched
label-ranking = ranking
label-figure = figure
label-value = value
label-provenance = known from
label-source = source
label-name = name
label-operation = question

## Outcomes
outcome-passes = the proposal passes
outcome-fails = the proposal fails
outcome-undetermined = undetermined
outcome-reachable = reachable
outcome-unreachable = unreachable
