landscape-title = Que vaut ce paysage ?
landscape-lead = Confusing Lands : peignez ce que vous voyez d’en haut, et la feuille de score se remplit toute seule.
landscape-question = Le paysage
landscape-sheet = La feuille de score
landscape-shared = Condition partagée
landscape-shared-unknown = non indiquée
landscape-example = Un exemple
landscape-of = Paysage : { $player }
landscape-whose = À qui est le paysage
landscape-add = Ajouter le paysage d’un second joueur
landscape-remove = Un seul paysage

## Avec quoi on peint
landscape-brush = Peindre
landscape-river = rivière
landscape-condition = condition
landscape-erase = effacer
landscape-forest = forêt
landscape-mountain = montagne
landscape-village = village
landscape-elk = cerf
landscape-wolf = loup
landscape-crystal = cristal
landscape-empty = vide
landscape-unknown = inconnue
landscape-nowhere = pas de case
landscape-river-ne = rivière du nord à l’est
landscape-river-ns = rivière du nord au sud
landscape-river-nw = rivière du nord à l’ouest
landscape-river-es = rivière de l’est au sud
landscape-river-ew = rivière de l’est à l’ouest
landscape-river-sw = rivière du sud à l’ouest
landscape-is-condition = condition { $condition }
landscape-course = Cours de la rivière
landscape-course-drawn = tracé
landscape-number = Numéro de la condition
landscape-how = Touchez des cases ou glissez dessus.
landscape-how-erase = Touchez des cases ou glissez dessus pour les effacer.
landscape-how-river = Glissez le long de la rivière. Touchez une de ses cases pour la faire tourner.
landscape-how-condition = Glissez sur ses deux cases ou touchez-les.
landscape-keys = Clavier : les flèches déplacent, Entrée peint, Maj et une flèche tracent, Suppr efface.

## Les cases, lues à haute voix
landscape-square = { $name } : { $content }
landscape-square-counted = { $name } : { $content }, compte
landscape-square-because = { $name } : { $content }, en fait compter d’autres
landscape-square-named = { $name } : { $content }, la condition en question
landscape-square-wrong = { $name } : { $content }, impossible ainsi

## La réponse
landscape-begin = Peignez un paysage ou faites-vous montrer un exemple.
landscape-waiting = Décompte…
landscape-not-yet = Pas encore un paysage possible
landscape-defects = Les cartes ne peuvent pas être posées ainsi. Les cases en question sont marquées ; si vous peignez encore, continuez.
landscape-points = { $points ->
        [one] { $written } point
        [-1] { $written } point
       *[other] { $written } points
    }
landscape-points-at-least = Au moins { $least } points
landscape-points-between = Entre { $least } et { $most } points
landscape-wins = { $player } gagne, { $points } à { $other }
landscape-wins-level = { $player } gagne à égalité ({ $points } chacun) : les conditions décident
landscape-shared-victory = Victoire partagée, { $points } à { $points }
landscape-total = en tout
landscape-touch-lines = Touchez une ligne, et les cases qu’elle compte s’éclairent.
landscape-missing-shared = quelle condition est partagée (la carte au milieu de la table)
landscape-missing-row = { $player } : ce qu’il y a sur les cases marquées « ? » de la rangée { $row }
landscape-missing-landscape = { $player } : tout le paysage
