# Ce que dit le noyau lui-même.
undetermined = { $statement } Pour trancher, il manque : { $places }.
regardless = { $statement } C’est enfreint, même sans savoir ceci : { $places }.
more-defects = L'état a d'autres défauts, qui ne sont pas indiqués ici.
and = et
semicolon = { " " };
at-least = au moins { $low }
from-to = { $low } à { $high }

## Words
nothing = rien
yes = oui
no = non
member-type = action
member-player = joueur
member-seed = graine
member-chance = hasard
member-shuffles = nombre de mélanges
