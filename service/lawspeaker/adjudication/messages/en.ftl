# What the kernel itself says.
undetermined = { $statement } This cannot be decided without knowing { $places }.
regardless = { $statement } This is broken even without knowing { $places }.
more-defects = The state has more defects than are listed here.
and = and
semicolon = ;
at-least = at least { $low }
from-to = { $low } to { $high }

## Words
nothing = nothing
yes = yes
no = no
member-type = action
member-player = player
member-seed = seed
member-chance = chance
member-shuffles = how often something was shuffled
