# L’arbitre : un état quelconque, ce que quelqu’un veut y faire, et la décision.

desk-title = L’arbitre
desk-lead = Soumettez-lui l’état d’une partie, dites ce que quelqu’un veut faire : vous obtenez la décision et ses raisons.

## Pour commencer
which-game = Quel jeu ?
an-example = Un exemple
example = Exemple
choose = Choisir…
open = Ouvrir
question-rulings = Est-ce permis ?
question-replays = Ce qui s’est passé, pas à pas
question-legal-actions = Que peut-on faire ?
question-setups = Une partie commence
question-audits = Est-ce possible ?
question-scores = Combien de points ?
question-votes = Combien de votes ?
question-victory-claims = Victoires réclamées
question-standings = Qui est à quel rang ?
question-pictures = Images
new-game = Une nouvelle partie
new-game-of = { $players ->
    [one] Une nouvelle partie à un joueur, mélange « { $seed } »
   *[other] Une nouvelle partie à { $players } joueurs, mélange « { $seed } »
}
players = Combien de joueurs
seed = Mot qui décide du mélange
set-up = Mettre en place
not-set-up = La partie ne peut pas être mise en place ainsi :
own = Votre propre litige
load = Un fichier téléchargé ici, ou un état quelconque
paste = Coller du JSON
paste-label = Un état, une requête au service ou un litige téléchargé ici
no-json = Ce n’est pas du JSON :
no-dispute = Cela ne contient aucun état.

## Le litige
another = Un autre litige
touch-a-place = Touchez un endroit de l’image pour savoir ce qui s’y trouve.
what-here = Ce qu’on peut faire ici ({ $place })
state-json = L’état en JSON, à corriger
state-json-begun = L’état de départ en JSON, à corriger
state-label = État
correct = Utiliser cet état
download = Télécharger
long-link = C’est trop pour un lien : certains programmes coupent les longs liens. Téléchargez plutôt le litige et transmettez le fichier.
waiting = Un instant…

## Le déroulement
transcript = Ce qui a été fait
all-legal = Tout est permis.
breaks-at = Règle enfreinte à l’étape { $step }.
truncated = Seules les { $count } premières étapes ont été examinées : il y avait trop à faire.
what-next = Et ensuite ?
step-back = Une étape en arrière
cut-from = Oublier tout à partir de l’étape { $step }
forget = Oublier cela
remove-last = Oublier la dernière étape

## La décision
verdict-legal = Permis
verdict-illegal = Interdit
verdict-undetermined = Indéterminé
verdict-impossible = Impossible
spoken = Étape { $step }, { $action } : { $verdict }.
go-on = Continuer à partir d’ici
go-on-without = Continuer sans cela
go-on-step = À l’étape suivante
upheld = { $count ->
    [one] Une règle a été respectée
   *[other] { $count } règles ont été respectées
}
undetermined = { $count ->
    [one] Une règle n’a pas pu être vérifiée
   *[other] { $count } règles n’ont pas pu être vérifiées
}
left-open = Ce qu’on ne sait pas ensuite :
left-open-all = toute la position
events = { $count ->
    [one] Ce qui se passe alors
   *[other] Ce qui se passe alors, { $count } événements
}
grounds = Sur quoi cela repose
readings = Interprétations du livret

## L’action
action = Que veut-on faire ?
action-else = Que pourrait-on faire d’autre ?
ways = Comment l’indiquer
way-legal = Actions permises
way-build = En composer une
way-write = En JSON
kind-of-action = Type d’action
all-kinds = Toutes
legal-count = { $count ->
    [0] Aucune action n’est permise.
    [one] Une action permise.
   *[other] { $count } actions permises.
}
legal-count-more = { $count ->
    [0] Aucune parmi celles trouvées jusqu’ici.
    [one] Une action permise jusqu’ici ; il peut y en avoir d’autres.
   *[other] { $count } actions permises jusqu’ici ; il peut y en avoir d’autres.
}
everywhere = pas seulement { $place }
show-more = En montrer d’autres
look-further = En chercher d’autres
action-json = Action
rule-on-it = Demander la décision
touch-for = Touchez l’image pour remplir : { $field }.
touch-as = Le prochain endroit touché est
remove-what = Enlever : { $what }

## Les points
scores = Combien de points ?
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
