# What the kernel itself says.
undetermined = { $statement } Not decided, because this is not known: { $places }.
nothing = nothing
