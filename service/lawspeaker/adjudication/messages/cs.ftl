# Co říká samo jádro.
undetermined = Nelze rozhodnout, není známo: { $places }.
nothing = nic
