# Co říká samo jádro.
undetermined = { $statement } Rozhodnout to nelze, protože není známo, { $places_and }.
regardless = { $statement } To je porušeno v každém případě, i když není známo, { $places_and }.
one-is-broken = { $statement } Porušeno je buď toto pravidlo, nebo jiné z těch, která jsou tu uvedena: záleží na tom, { $places_and }.
more-defects = Stav má další chyby, které tu uvedené nejsou.
and = a
more-places = další
semicolon = ;
labelled = { $what }: { $text }
whole-state = jak vypadá celá situace
in-brackets = { $text } ({ $rest })
several = { $count } × { $what }
at-least = nejméně { $low }
from-to = { $low } až { $high }
named-player = { $name }
    .genitive = hráče { $name }
    .dative = hráči { $name }
    .accusative = hráče { $name }
picture-part = Na obrázku je jen část stolu.

## Words
nothing = nic
unknown = není známo
yes = ano
no = ne
member-type = akce
member-player = hráč
member-seed = slovo pro zamíchání
member-chance = náhoda
member-shuffles = kolikrát se míchalo
