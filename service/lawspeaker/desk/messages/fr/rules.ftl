rules-title = Les règles
rules-lead = Toutes les règles de chaque jeu, en mots simples. Pour chacune, sa place dans le livret, les interprétations de ce qu’il laisse ouvert et des cas d’exemple.
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
search-rules = Rechercher dans les règles
search = Rechercher
found = { $count ->
    [0] Aucune règle trouvée
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
try-sections = Essayez un autre mot, ou allez à une section :
try-games = Essayez un autre mot, ou lisez les règles d’un jeu :
all-rules = Afficher toutes les règles
search-all-games = Rechercher dans tous les jeux
readings = Interprétations
readings-lead = Ce que le livret laisse ouvert, et comment on l’interprète par défaut.
readings-of-rule = Ici, le livret laisse quelque chose ouvert. Vous pouvez convenir d’une autre interprétation avant de jouer.
default = interprétation par défaut
rulebooks = Livrets
printed = Où elle est imprimée
at-the-table = Cette règle concerne les joueurs autour de la table. Ni une position ni un coup ne montre s’ils la respectent.
prev-rule = Règle précédente
next-rule = Règle suivante
neighbours = Règles précédente et suivante
open-at-desk = Soumettre à l’arbitre
not-drawn = L’image n’a pas pu être dessinée.
not-drawn-key = Ici, les images demandent une clé. Saisissez-la chez l’arbitre.

## Ce qu’il advient de la règle dans un cas
effect-violated = Quand elle est enfreinte
effect-upheld = Quand elle est respectée
effect-decides = Quand elle décide
effect-open = Quand on n’en sait pas assez
more-cases = { $count ->
    [one] Montrer encore un cas
   *[other] Montrer encore { $count } cas
}

## Ce qui est demandé
asked-setups = La partie peut-elle commencer ainsi ?
asked-rulings = Est-ce permis ?
asked-turns = Ce tour est-il permis ?
asked-replays = Lesquelles de ces actions sont permises, l’une après l’autre ?
asked-audits = Cette position est-elle possible ?
asked-scores = Combien cela rapporte-t-il ?
asked-legal-actions = Que peut-on faire ici ?
asked-votes = Qui a combien de voix ?
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
about-ballots = Vote de chacun :
about-type = Action :

## La réponse
answer = Réponse
verdict-legal = C’est permis.
verdict-illegal = Ce n’est pas permis.
verdict-undetermined = On n’en sait pas assez pour le dire.
verdict-possible = Oui, c’est possible.
verdict-impossible = Non, c’est impossible.
outcome-passes = La proposition est adoptée.
outcome-fails = La proposition est rejetée.
outcome-undetermined = On n’en sait pas assez pour le dire.
outcome-reachable = Oui, on peut les atteindre.
outcome-unreachable = Non, on ne peut pas les atteindre.
expected-votes = Voix :
expected-points = Points :
expected-at_least = Au moins :
expected-at_most = Au plus :
expected-ranks = Rang :
expected-lines = Points selon cette règle :
expected-count = Nombre de possibilités :
expected-includes = Parmi elles :
expected-excludes = Mais pas :
expected-best-points = Meilleur total :
expected-best-at_least = Meilleur total, au moins :
expected-best-at_most = Meilleur total, au plus :
expected-plan = Nombre d’étapes :
expected-largest = Plus grand palais :
expected-may_build = Qui peut construire :
expected-stopped = Première action interdite, numéro :
also-violated = Également enfreinte :
case-hinges-on = Cela dépend d’une interprétation :
case-missing = Ce qu’il reste à savoir :
