# Co říká samo jádro.
undetermined = { $statement } K rozhodnutí chybí: { $places }.
regardless = { $statement } To je porušeno, i když chybí: { $places }.
more-defects = Stav má další chyby, které tu uvedené nejsou.
and = a
semicolon = ;
at-least = nejméně { $low }
from-to = { $low } až { $high }

## Words
nothing = nic
yes = ano
no = ne
member-type = akce
member-player = hráč
member-seed = semínko
member-chance = náhoda
member-shuffles = kolikrát se míchalo
