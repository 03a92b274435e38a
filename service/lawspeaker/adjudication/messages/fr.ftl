# Ce que dit le noyau lui-même.
undetermined = { $statement } Indécidable, car ceci n'est pas connu : { $places }.
more-defects = L'état a d'autres défauts, qui ne sont pas indiqués ici.

## Words
nothing = rien
yes = oui
no = non
member-type = action
member-player = joueur
member-seed = graine
