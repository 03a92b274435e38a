rules-title = Les règles
rules-lead = Chaque règle de chaque jeu dans nos propres mots, l’endroit où elle est imprimée, comment nous interprétons ce que le livret laisse ouvert, et les cas qui la montrent.
rules-of = { $game } : les règles
rules-many = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
readings-many = { $count ->
    [one] { $count } interprétation
   *[other] { $count } interprétations
}
cases-many = { $count ->
    [one] { $count } cas
   *[other] { $count } cas
}
way = Où vous êtes
contents = Sommaire
filter = Chercher une règle par ses mots
found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
readings = Interprétations
readings-lead = Ce que le livret laisse ouvert, et comment on l’interprète sauf accord contraire.
readings-of-rule = Ici, le livret laisse quelque chose ouvert. Vous pouvez convenir d’une autre interprétation avant de jouer.
default = c’est ainsi qu’on l’interprète, sauf accord contraire
rulebooks = Livrets
printed = Où elle est imprimée
prev-rule = La règle précédente
next-rule = La règle suivante
neighbours = Règles précédente et suivante
open-at-desk = Soumettre à l’arbitre
not-drawn = L’image n’a pas pu être dessinée.

## Ce qu’il advient de la règle dans un cas
effect-violated = Où elle est enfreinte
effect-upheld = Où elle est respectée
effect-decides = Ce qu’elle décide
effect-open = Où l’on en sait trop peu
more-cases = { $count ->
    [one] Montrer encore un cas
   *[other] Montrer encore { $count } cas
}

## Ce qui est demandé
asked-setups = La partie peut-elle commencer ainsi ?
asked-rulings = Est-ce permis ?
asked-turns = Ce tour est-il permis ?
asked-replays = Jusqu’où ces actions sont-elles permises, l’une après l’autre ?
asked-audits = La partie peut-elle se présenter ainsi ?
asked-scores = Combien cela rapporte-t-il ?
asked-legal-actions = Que peut-on faire ici ?
asked-votes = Qui a combien de votes ?
asked-victory-claims = Peut-on atteindre ces points ?
asked-standings = Qui est le plus haut ?
about-players = Joueurs :
place-village = Dans un village
place-city = Dans une ville
place-shore = Sur une rive
about-palace = Palais :
about-heights = Hauteurs :
about-spaces = Cases :
about-space = Où :
about-player = Joueur :
about-points = Points :
about-territory = Territoire :
about-ballots = Bulletins :
about-type = Que faire :

## La réponse
answer = Réponse
verdict-legal = C’est permis.
verdict-illegal = Ce n’est pas permis.
verdict-undetermined = On en sait trop peu pour le dire.
verdict-possible = Oui, c’est possible.
verdict-impossible = Non, c’est impossible.
outcome-passes = La proposition est acceptée.
outcome-fails = La proposition est rejetée.
outcome-undetermined = On en sait trop peu pour le dire.
outcome-reachable = Oui, on peut les atteindre.
outcome-unreachable = Non, on ne peut pas les atteindre.
expected-votes = Votes :
expected-points = Points :
expected-at_least = Au moins :
expected-at_most = Au plus :
expected-ranks = Rang :
expected-lines = Points selon cette règle :
expected-count = Nombre de possibilités :
expected-includes = Parmi elles :
expected-excludes = Pas parmi elles :
expected-best-points = Points au mieux :
expected-best-at_least = Points au mieux, au moins :
expected-best-at_most = Points au mieux, au plus :
expected-plan = Étapes pour y arriver :
expected-largest = Plus grand palais :
expected-may_build = Qui peut construire :
expected-stopped = La première action refusée est le numéro :
also-violated = Cette règle est enfreinte aussi :
case-hinges-on = Cela dépend d’une interprétation :
case-missing = Il faudrait savoir :
