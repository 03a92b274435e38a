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
listed = { $parts_and }
and = and
more-places = more
semicolon = ;
labelled = { $what }: { $text }
whole-state = the whole position
in-brackets = { $text } ({ $rest })
several = { $count } x { $what }
repeated = { $what } ({ $count ->
    [one] { $count } time
   *[other] { $count } times
})
nth = { $entry ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [11] eleventh
    [12] twelfth
    [21] { $entry }st
    [22] { $entry }nd
    [23] { $entry }rd
    [31] { $entry }st
    [32] { $entry }nd
    [33] { $entry }rd
   *[other] { $entry }th
}
at-least = at least { $low }
from-to = { $low } to { $high }
    .plural = other
named-player = { $name }
picture-part = Only a part of the table is shown.
hinges-on = The rulebook can be read otherwise: { $question } Here: { $choice }

## Words
nothing = nothing
none = none
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
unstated-nothing-else = in order, and nothing else is on the board
