# What the kernel itself says.
undetermined = { $statement } Not decided, because this is not known: { $places }.

## Words
nothing = nothing
yes = yes
no = no
member-type = action
member-player = player
member-seed = seed
