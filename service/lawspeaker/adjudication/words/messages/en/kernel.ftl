# What the kernel itself says.
undetermined = { $statement } The answer depends on { $places_and }.
regardless = { $statement } This is broken in any case, even without knowing { $places_and }.
one-is-broken = { $statement } Either this rule or another one named here is broken, depending on { $places_and }.
assumed = { $statement } This is assumed, without knowing { $places_and }.
assumed-in-order = Assumed to be in order: { $places_and }.
nothing-forbids = Nothing that is known forbids it.
kept = Kept: { $rules }.
kept-and-others = Among the rules that are kept: { $rules }.
still-open = Still open: { $places_and }.
more-defects = The state has more defects than are listed here.
and = and
more-places = more
semicolon = ;
labelled = { $what }: { $text }
whole-state = the whole position
in-brackets = { $text } ({ $rest })
several = { $count } x { $what }
at-least = at least { $low }
from-to = { $low } to { $high }
    .plural = other
named-player = { $name }
picture-part = Only a part of the table is shown.
hinges-on = The rulebook can be read otherwise: { $question } Here: { $choice }

## Words
nothing = nothing
unknown = not known
yes = yes
no = no
member-type = action
member-player = player
member-seed = seed
member-chance = chance
member-shuffles = how often something was shuffled
member-unstated = what is not stated
unstated-unknown = unknown
unstated-in-order = in order
