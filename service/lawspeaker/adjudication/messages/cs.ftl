# Co říká samo jádro.
undetermined = { $statement } Nelze rozhodnout, protože není známo: { $places }.
nothing = nic
