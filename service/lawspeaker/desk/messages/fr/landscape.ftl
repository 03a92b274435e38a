landscape-title = Que vaut ce paysage ?
landscape-lead = Confusing Lands : peignez le paysage vu d’en haut, et la feuille de score se remplit toute seule.
landscape-question = Le paysage
landscape-sheet = La feuille de score
landscape-shared = Condition partagée
landscape-shared-unknown = on ne sait pas
landscape-example = Voir un exemple
landscape-of = Paysage : { $player }
landscape-whose = À qui est ce paysage ?
landscape-add = Ajouter un second paysage
landscape-remove = Retirer le second paysage

## Avec quoi on peint
landscape-brush = Peindre avec
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
landscape-nowhere = hors du paysage
landscape-river-ne = rivière du nord à l’est
landscape-river-ns = rivière du nord au sud
landscape-river-nw = rivière du nord à l’ouest
landscape-river-es = rivière de l’est au sud
landscape-river-ew = rivière de l’est à l’ouest
landscape-river-sw = rivière du sud à l’ouest
landscape-is-condition = condition { $condition }
landscape-course = Cours de la rivière
landscape-course-drawn = tracer
landscape-number = Numéro de la condition
landscape-how = Touchez des cases ou glissez dessus.
landscape-how-erase = Touchez des cases ou glissez dessus pour les effacer.
landscape-how-river = Glissez le long de la rivière. Touchez une de ses cases pour la faire tourner.
landscape-how-condition = Glissez sur les deux cases de la condition ou touchez-les.
landscape-keys = Clavier : les flèches déplacent, Entrée peint, Maj et une flèche tracent une ligne, Suppr efface.

## Les cases, lues à haute voix
landscape-square = { $name } : { $content }
landscape-square-counted = { $name } : { $content }, compte
landscape-square-because = { $name } : { $content }, fait compter d’autres cases
landscape-square-named = { $name } : { $content }, la condition en question
landscape-square-wrong = { $name } : { $content }, impossible ainsi

## La réponse
landscape-begin = Peignez un paysage ou regardez un exemple.
landscape-not-yet = Ce paysage n’est pas encore possible
landscape-defects = Les cartes ne peuvent pas être posées ainsi : voyez les cases marquées. Si vous n’avez pas fini de peindre, continuez.
landscape-points = { $points ->
        [one] { $written } point
        [-1] { $written } point
       *[other] { $written } points
    }
landscape-points-at-least = Points : au moins { $least }
landscape-points-between = Points : entre { $least } et { $most }
landscape-wins = { $player } gagne { $points } à { $other }
landscape-wins-level = Égalité à { $points } : { $player } gagne grâce aux conditions
landscape-shared-victory = Égalité à { $points } : victoire partagée
landscape-total = en tout
landscape-touch-lines = Touchez une ligne pour voir les cases qu’elle compte.
landscape-missing-shared = quelle condition est partagée (la carte au milieu de la table)
landscape-missing-row = { $player } : les cases marquées « ? » de la rangée { $row }
