# Ce que dit le noyau lui-même.
undetermined = { $statement } On ne peut pas trancher sans savoir ceci : { $places_and }.
regardless = { $statement } Cette règle est enfreinte de toute façon, même sans savoir ceci : { $places_and }.
one-is-broken = { $statement } Cette règle est enfreinte, ou une autre de celles qui sont citées ici. Cela dépend de ceci : { $places_and }.
assumed = { $statement } On le suppose, sans savoir ceci : { $places_and }.
assumed-in-order = On suppose que tout est en ordre pour ceci : { $places_and }.
nothing-forbids = Rien de ce que l’on sait ne l’interdit.
kept = Respecté : { $rules }.
kept-and-others = Parmi les règles respectées : { $rules }.
still-open = Reste à savoir : { $places_and }.
more-defects = L’état a d’autres défauts, qui ne sont pas énumérés ici.
listed = { $parts_and }
and = et
more-places = d’autres choses
semicolon = { "\u202F" };
labelled = { $what } : { $text }
whole-state = toute la position
in-brackets = { $text } ({ $rest })
several = { $count } × { $what }
repeated = { $what } ({ $count } fois)
nth = { $entry ->
    [1] 1er
   *[other] { $entry }e
}
nth-feminine = { $entry ->
    [1] 1re
   *[other] { $entry }e
}
at-least = au moins { $low }
from-to = { $low } à { $high }
named-player = { $name }
    .of = du joueur { $name }
    .to = à { $name }
picture-part = Seule une partie de la table est montrée.
hinges-on = La règle peut se lire autrement : { $question } Ici : { $choice }

## Words
nothing = rien
none = aucun
unknown = on ne sait pas
yes = oui
no = non
member-type = action
member-player = joueur
member-seed = graine
member-chance = hasard
member-shuffles = nombre de mélanges
member-unstated = ce qui n’est pas indiqué
unstated-unknown = inconnu
unstated-in-order = en ordre
unstated-nothing-else = en ordre, et rien d’autre n’est sur le plateau
