# What the kernel itself says.
undetermined = { $statement } Not decided, because this is not known: { $places }.
more-defects = The state has more defects than are listed here.

## Words
nothing = nothing
yes = yes
no = no
member-type = action
member-player = player
member-seed = seed
