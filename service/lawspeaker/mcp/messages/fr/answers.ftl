# Ce qu'un assistant lit dans une réponse, autour de ce que dit le jeu.

verdict-legal = Permis.
verdict-illegal = Interdit.
verdict-undetermined = Indéterminé.
verdict-possible = Cette position est possible.
verdict-impossible = Cette position est impossible.
undetermined-answer = Une partie de la réponse dépend de ce qui n’est pas encore connu.
outcome-passes = La proposition est adoptée.
outcome-fails = La proposition est rejetée.
outcome-reachable = Ces points sont possibles.
outcome-unreachable = Ces points sont hors d’atteinte.
counted-votes = Voix : { $numbers }.
counted-points = Points : { $numbers }.
ask = Demande aux joueurs, puis rappelle avec leurs réponses :
ask-place = { $words } (à mettre dans { $pointer })
ask-more = { $count ->
    [one] encore une information
   *[other] encore { $count } informations
}
printed = { $rulebook }, { $place }
paragraph = paragraphe { $number }
reasons = Raisons :
open-rules = Règles encore ouvertes : { $rules }
kept = Respecté :
happens = Ce qui se passe :
open = Inconnu ensuite :
hinges = Les règles laissent une question ouverte, et la réponse en dépend :
hinge = { $question } Ici : { $choice } Sinon : { $others }
assumed-reconstructed = Valeurs reconstituées d’après d’autres sources : { $figures }
assumed-invented = Valeurs inventées pour les exemples, absentes du jeu : { $figures }
assumed-unstated = Règles supposées respectées, puisque l’état dit que le reste est en ordre : { $rules }
rules = Règles :
plan = Les actions qui y mènent :
actions = { $count ->
    [0] Il n’y a aucune action permise de ce genre.
    [one] Une action permise :
   *[other] { $count } actions permises :
}
more = Il y en a d’autres. Pour continuer, rappelle avec "cursor": { $next }
cut = La liste est coupée.
choices-left = (autres choix possibles : { $members })
complete = La liste est complète.
details = Détails :
next-state = La position ensuite, pour le prochain appel :
start-state = La position, pour le prochain appel :
step = Action { $number } : { $text }
which-action = L’action { $number } décide.
no-rules = Aucune règle ne correspond à ces mots.
