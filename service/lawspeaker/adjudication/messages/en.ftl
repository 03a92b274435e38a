# What the kernel itself says.
undetermined = Not decided: this is not known: { $places }.
nothing = nothing
