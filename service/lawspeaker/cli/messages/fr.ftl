# Ce qui figure dans le texte que l’on lit dans un terminal, outre ce que disent les jeux.

semicolon = { "\u202F" };
labelled = { $what } : { $text }
at-least = au moins { $low }
from-to = { $low } à { $high }

## Ce que dit une réponse
verdict-legal = Permis
verdict-illegal = Interdit
verdict-undetermined = Indéterminé
verdict-possible = Possible
verdict-impossible = Impossible
events = Ce qui se passe
missing = Ce qu’il reste à savoir
open = Ce qui reste inconnu ensuite
open-unless = { $place }, à moins de savoir ceci : { $missing }
hinges-on = Cela dépend d’une interprétation du livret
hinges-on-what = { $question } Ici, on l’interprète ainsi : { $choice }
assumptions = Cela repose sur des données qui ne figurent pas dans le livret
assumed-in-order = Supposé en ordre
rules = Les règles qui décident
findings = Ce que disent les règles
rulings = Les actions, une par une
step = Action { $number } : { $verdict }
which-action = C’est l’action { $number } qui décide.
legal-actions = { $count ->
    [0] Aucune action n’est permise.
    [one] Une action permise
   *[other] { $count } actions permises
}
legal-actions-open = On ne peut pas encore dire si une action est permise.
choices-left = Autres choix possibles : { $members }.
more-actions = Il peut y en avoir d’autres. Pour continuer, ajoutez à la requête : "cursor": { $next }
more = La réponse est incomplète : tout n’a pas été examiné.
next-state = L’état suivant se trouve dans la réponse en JSON : --format json.
start-state = L’état de la partie, en JSON
picture = Pour obtenir l’image, dirigez la sortie vers un fichier ou un tube, par exemple : lawspeaker draw … > image.svg
nothing-to-say = La réponse est vide.

## Ce que dit le catalogue
games = Jeux
players = { $maximum ->
    [one] { $maximum } joueur
   *[other] { $minimum } à { $maximum } joueurs
}
ruleset = Règles appliquées : { $ruleset }
actions = Ce que l’on peut faire
options = Règles facultatives
readings = Ce que le livret ne tranche pas
default = interprétation par défaut
editions = Éditions
rulebooks = Livrets de règles
commands = Ce que l’on peut demander
cases = Cas qui l’illustrent
depends-on = Cela dépend d’une interprétation
at-the-table = Cette règle concerne les joueurs autour de la table. Ni une position ni un coup ne montre s’ils la respectent.
based-on = Complète l’édition { $edition }.
no-rules = Aucune règle ne correspond à ces mots. Sans --search, toutes les règles sont affichées.
paragraph = paragraphe { $number }

## Libellés de ce que contiennent les listes
label-id = identifiant
label-title = titre
label-player = joueur
label-players = joueurs
label-votes = votes
label-points = points
label-rank = rang
label-at_least = au moins
label-at_most = au plus
label-lines = détail
label-sources = origine
label-scores = points ensuite
label-total = en tout
label-place = lieu
label-spaces = cases
label-size = taille
label-heights = hauteurs
label-figures = figurines
label-compared = comparaison
label-may_build = peut construire
label-largest = au plus
label-open = pas encore exprimés
label-for = pour
label-against = contre
label-height = hauteur
label-outcome = résultat
label-without_vote = bulletins qui ne comptent pas
label-best = au mieux
label-plan = étapes
label-searched = examiné
label-ranking = classement
label-figure = donnée
label-value = valeur
label-provenance = origine
label-source = source
label-name = nom
label-operation = question

## Résultats
outcome-passes = la proposition est adoptée
outcome-fails = la proposition est rejetée
outcome-undetermined = indéterminé
outcome-reachable = à portée
outcome-unreachable = hors de portée

## Questions
operation-setups = Mettre une partie en place
operation-rulings = Juger une action
operation-turns = Juger un tour entier
operation-legal-actions = Énumérer les actions permises
operation-replays = Rejouer une suite d’actions
operation-audits = Vérifier qu’une situation est possible
operation-scores = Compter les points
operation-pictures = Dessiner une situation
operation-votes = Compter les votes
operation-victory-claims = Vérifier une revendication de victoire
operation-standings = Classer les joueurs en un lieu
operation-views = Cacher ce qu’un joueur ne doit pas savoir
operation-edits = Poser ou retirer une pièce
operation-rules = Toutes les règles
operation-rules-rule = Une règle
operation-editions-edition = Une édition
operation-pieces = Toutes les pièces
operation-examples = Exemples résolus

## D’où vient une donnée
provenance-printed = le livret
provenance-sourced = une autre source que le livret
provenance-reconstructed = reconstitution à partir de sources indirectes
provenance-invented = invention
provenance-unknown = inconnue

## Lieux
place-village = village
place-city = ville
place-shore = rive
