# Ce qui figure dans le texte que l’on lit dans un terminal, outre ce que disent les jeux.

labelled = { $what } : { $text }

## Ce que dit une réponse
verdict-legal = Permis
verdict-illegal = Interdit
verdict-undetermined = Indéterminé
verdict-possible = Possible
verdict-impossible = Impossible
events = Ce qui se passe
missing = Ce qu’il faudrait savoir
open = Ce qu’on ne sait pas ensuite
open-unless = { $place }, à moins de savoir ceci : { $missing }
hinges-on = Cela dépend d’une interprétation du livret
hinges-on-what = { $question } Ici, on l’interprète ainsi : { $choice }
assumptions = Cela repose sur des chiffres qui ne figurent pas dans le livret
assumed = { $figure } : { $provenance ->
    [reconstructed] reconstitué à partir de sources indirectes
    [invented] inventé
    [sourced] tiré d’une autre source que le livret
   *[other] { $provenance }
}
rules = Les règles qui en décident
findings = Ce que disent les règles
rulings = Les actions, l’une après l’autre
step = Action { $number } : { $verdict }
which-action = C’est l’action { $number } qui en décide.
legal-actions = { $count ->
    [0] Aucune action n’est permise.
    [one] Une action permise
   *[other] { $count } actions permises
}
more-actions = Il peut y en avoir d’autres. Pour continuer, ajoutez à la demande : "cursor": { $next }
more = Tout n’a pas été examiné.
next-state = L’état suivant se trouve dans la réponse en JSON : --format json.
start-state = L’état de la partie, en JSON
picture = L’image elle-même s’écrit dans un fichier ou un tube, par exemple : lawspeaker draw … > image.svg
nothing-to-say = Il n’y a rien à en dire.

## Ce que dit le catalogue
games = Jeux
players = { $minimum ->
    [one] { $maximum ->
        [one] 1 joueur
       *[other] 1 à { $maximum } joueurs
    }
   *[other] { $minimum } à { $maximum } joueurs
}
ruleset = Règles appliquées : { $ruleset }
actions = Ce que l’on peut faire
options = Options
readings = Ce que le livret laisse ouvert
default = le choix habituel
editions = Éditions
rulebooks = Livrets de règles
commands = Ce que l’on peut demander
cases = Les cas qui le montrent
depends-on = Cela dépend d’une interprétation
based-on = Elle comble les lacunes de { $edition }.
paragraph = paragraphe { $number }

## Libellés de ce que contiennent les listes
label-id = id
label-title = titre
label-player = joueur
label-players = joueurs
label-votes = votes
label-points = points
label-rank = rang
label-at_least = au moins
label-at_most = au plus
label-lines = ligne par ligne
label-sources = d’où
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
label-for = pour
label-against = contre
label-height = hauteur
label-outcome = résultat
label-best = le meilleur
label-plan = un plan
label-searched = recherché
label-ranking = classement
label-figure = chiffre
label-value = valeur
label-provenance = connu par
label-source = source
label-name = nom
label-operation = question

## Résultats
outcome-passes = la proposition passe
outcome-fails = la proposition est rejetée
outcome-undetermined = indéterminé
outcome-reachable = à portée
outcome-unreachable = hors de portée
