# L’arbitre : un état quelconque, ce que quelqu’un veut y faire, et la décision.

desk-title = L’arbitre
desk-lead = Choisissez une position, saisissez une action, et vous obtenez la décision avec ses raisons.

## Pour commencer
which-game = Quel jeu ?
examples = Exemples
choose = Choisir…
open = Ouvrir
question-rulings = Est-ce permis ?
question-turns = Tout ce tour est-il permis ?
question-replays = Parties entières, étape par étape
question-legal-actions = Que peut-on faire ?
question-setups = Début d’une partie
question-audits = Cette position est-elle possible ?
question-scores = Combien de points ?
question-votes = Combien de voix ?
question-victory-claims = Revendications de victoire
question-standings = Qui est le plus haut ?
question-pictures = Images
question-views = Ce que voit un joueur
question-edits = Poser une pièce
new-game = Nouvelle partie
new-game-of = { $players ->
    [one] Nouvelle partie à un joueur
   *[other] Nouvelle partie à { $players } joueurs
}
players = Nombre de joueurs
set-up = Commencer la partie
shuffle = Choisir le mélange
seed = Graine du mélange
seed-what = Un mot ou un nombre quelconque. Le même donne toujours le même mélange.
not-set-up = La partie ne peut pas commencer ainsi :
own = Votre propre position
enter-position = La saisir sur une image
load-or-paste = Ouvrir un fichier ou du JSON
load = Un fichier téléchargé sur cette page, ou un état en JSON
paste = Ou collez du JSON : un état, une requête au service ou un tel fichier
no-json = Ce n’est pas du JSON valable :
no-dispute = Ce JSON ne contient pas d’état.

## Le litige
another = Nouveau litige
touch-a-place = Touchez un endroit de l’image pour savoir ce qui s’y trouve.
what-here = Ce qu’on peut faire ici ({ $place })
add-to-position = Compléter la position
change-position = Modifier la position
state-json = Modifier l’état en JSON
state-json-begun = Modifier l’état de départ en JSON
state-label = État
correct = Utiliser cet état
download = Télécharger
long-link = C’est trop long pour un lien, car certains programmes coupent les longs liens. Téléchargez plutôt le litige et envoyez le fichier.
waiting = Un instant…

## La réponse à une question
outcome-passes = La proposition est adoptée
outcome-fails = La proposition est rejetée
outcome-undetermined = Indéterminé
outcome-reachable = Ces points sont possibles
outcome-unreachable = Ces points sont hors d’atteinte
best = Le maximum possible : { $points }
best-at-least = On peut atteindre au moins { $points }, peut-être plus
plan = Comment y parvenir
may-build = { $largest ->
    [0] { $player } est en tête, mais aucun palais ne peut être posé ici
    [unknown] { $player } peut construire
   *[other] { $player } peut construire un palais de { $largest } au plus
}
may-build-nobody = Personne ne peut construire
may-build-unknown = On ne sait pas qui peut construire
heights = { $count ->
    [one] une figurine, au niveau { $heights }
   *[other] { $count } figurines, aux niveaux { $heights }
}
votes = { $votes ->
    [one] { $votes } voix
   *[other] { $votes } voix
}

## Le déroulement
transcript = Actions jusqu’ici
all-legal = Toutes les actions sont permises.
breaks-at = Première action interdite : étape { $step }.
truncated = { $count ->
    [one] Il y a trop d’étapes : on n’en a examiné que la première.
   *[other] Il y a trop d’étapes : on n’a examiné que les { $count } premières.
}
what-next = Et ensuite ?
step-back = Étape précédente
cut-from = Supprimer à partir de l’étape { $step }
forget = Supprimer cette action
remove-last = Supprimer la dernière étape

## La décision
verdict-legal = Permis
verdict-illegal = Interdit
verdict-undetermined = Indéterminé
verdict-possible = Possible
verdict-impossible = Position impossible
spoken = Étape { $step }, { $action } : { $verdict }.
go-on = Continuer à partir d’ici
go-on-without = Continuer sans cette action
go-on-step = Étape suivante
upheld = { $count ->
    [one] Une règle est respectée
   *[other] { $count } règles sont respectées
}
undetermined = { $count ->
    [one] Une règle n’a pas pu être vérifiée
   *[other] { $count } règles n’ont pas pu être vérifiées
}
assumed = { $count ->
    [one] Une règle est supposée respectée
   *[other] { $count } règles sont supposées respectées
}
after-move = Après le coup
left-open = Ce qu’on ne sait pas ensuite :
grounds = Sur quoi repose la décision
readings = Interprétations du livret

## L’action
action = Quelle action ?
action-else = Essayer une autre action
ways = Comment saisir l’action
way-legal = Actions permises
way-build = Saisir l’action
way-write = En JSON
kind-of-action = Type d’action
kinds-now = Possibles maintenant
kinds-else = Autres types d’action
all-kinds = Toutes
legal-count = { $count ->
    [0] Aucune action n’est permise.
    [one] Une action permise.
   *[other] { $count } actions permises.
}
legal-count-more = { $count ->
    [0] Aucune action permise trouvée jusqu’ici.
    [one] Une action permise trouvée jusqu’ici. Il y en a peut-être d’autres.
   *[other] { $count } actions permises trouvées jusqu’ici. Il y en a peut-être d’autres.
}
choices-left = Autres choix possibles : { $members }.
everywhere = Partout, pas seulement ici : { $place }
show-more = En afficher plus
look-further = En chercher d’autres
action-json = Action en JSON
rule-on-it = Demander la décision
field-wrong = À remplir ou à corriger.
touch-for = Touchez l’image pour remplir : { $field }.
touch-to-lay = Touchez la case de son coin supérieur gauche. Touchez-la encore pour la tourner.
touch-to-put = Touchez la case de son village, ou sa seule case. Touchez-la encore pour la tourner.
touch-piece = Que pose-t-on ?
touch-not-there = { $what } ne se pose pas ici : { $place }
remove-what = Enlever : { $what }

## Les points

further = Une autre question sur cette position
further-ask = Demander

scores = Combien de points ?
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
