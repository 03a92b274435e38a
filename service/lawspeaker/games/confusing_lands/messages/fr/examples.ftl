# Confusing Lands in French: the titles of the worked examples in `examples.yaml`.

example-covers-a-condition = La nouvelle carte recouvre une case d’une condition. Est-elle bien posée ?
example-covers-a-corner = La même carte, tournée d’un quart de tour et posée sur un coin du paysage
example-slid-under = La nouvelle carte est glissée sous celle qui est déjà là
example-unknown-face = On ne sait pas ce que montre la carte déjà posée. Peut-on en recouvrir un coin ?
example-photograph = Du paysage, on n’a qu’une photo prise d’en haut
example-dealt-from-the-top = Les deux cartes de chaque joueur viennent du dessus de la pioche, comme dans la plupart des jeux
example-set-up = Une partie à deux commence ; la graine détermine le mélange
example-set-up-alone = Une partie en solo commence ; de la pioche, on ne voit que la condition partagée
example-where-to-place = Où peut-on poser les premières cartes ?
example-best-placement = En solo, à la dernière manche : où poser la dernière carte pour marquer le plus de points ?
example-choosing-together = Chacun choisit une carte sans voir celle de l’autre. Le choix est-il terminé ?
example-first-round = La première manche : personne ne voit la carte choisie par l’autre avant qu’elle soit posée
example-possible = Cette situation est-elle possible ?
example-impossible = La même carte est là deux fois, et l’autre ne recouvre rien du paysage
example-final-scores = Les deux paysages sont terminés. Que rapporte chaque condition, et qui gagne ?
example-final-scores-claimed = Le joueur 1 a compté les points et dit avoir gagné. Le compte est-il bon ?
example-drawn = À quoi ressemble ce paysage ? La condition y est marquée
example-edit = On saisit une position : une rivière est dessinée dans un paysage
example-what-two-sees = Le joueur 1 a choisi une carte. Que peut voir le joueur 2 ?
