# Co říká samo jádro.
undetermined = { $statement } Nelze rozhodnout, protože není známo: { $places }.
more-defects = Stav má další chyby, které tu uvedené nejsou.

## Words
nothing = nic
yes = ano
no = ne
member-type = akce
member-player = hráč
member-seed = semínko
