# Une position est saisie.

position-title = Saisir une position
position-lead = Touchez l’image pour poser des pièces. Omettez ce que vous ne savez pas.
which-game = Quel jeu ?
choose = Choisir…
remove-what = Retirer : { $what }

## Poser
position-tap = Choisissez une pièce, puis touchez l’image. Touchez encore, ou appuyez sur R, pour tourner une tuile.
position-done = { $what } : { $place }
position-not-there = { $what } ne se pose pas ici : { $place }
position-kind = Genre de pièce
position-piece = Pièce
position-whose = À qui ?
position-take-away = Enlever
position-turn = Tourner
position-turn-back = Tourner dans l’autre sens
position-redo = Rétablir
position-clear = Vider la table
position-example = Partir d’un exemple

## Ce qui ne va pas
position-possible = Possible jusqu’ici
position-impossible = Position impossible
position-verdict-legal = Permis
position-verdict-illegal = Interdit
position-verdict-undetermined = Indéterminé

## Le reste
position-ask = Poser une question sur cette position
position-quick = Retour à la question rapide
position-moment = Autour de la table
position-players = Qui joue ? Touchez dans le sens horaire.
position-name = Nom : { $player }
position-name-short = Nom
position-phase = Quelle phase ?
position-round = Quelle manche ?
position-turn-whose = À qui le tour ?
position-unknown = on ne sait pas
position-none = Aucun
position-nobody = Personne
position-none-there = { $count ->
    [one] Il n’y en a pas
   *[other] Il n’y en a à aucun de ces endroits
}
position-ways = Laquelle de ces possibilités ?
position-no-way = Il n’y a aucune façon permise de le faire.
position-which-cards = Quelles cartes ?
position-more = Tout le reste
position-more-what = N’ajoutez que ce que vous savez.
position-readings = Interprétations du livret
position-usual = par défaut
position-readings-what = Là où le livret laisse une question ouverte, choisissez comment vous jouez.
