# Java in French: the pieces with which a position is entered.

editing-group-tiles = Tuiles
editing-piece-three_space = Trois cases
editing-piece-two_space = Deux cases
editing-piece-village = Village
editing-piece-rice = Rizière
editing-piece-water = Eau
editing-group-figures = Figurines
editing-piece-figure = Figurine
editing-group-palaces = Palais
editing-piece-palace-2 = Palais 2
editing-piece-palace-4 = Palais 4
editing-piece-palace-6 = Palais 6
editing-piece-palace-8 = Palais 8
editing-piece-palace-10 = Palais 10
editing-group-land = Terrain vu d’en haut
editing-piece-land-village = Village, un niveau plus haut
editing-piece-land-rice = Rizière, un niveau plus haut
editing-piece-land-unknown = Terrain inconnu

editing-beginning-turn = Rien n’a encore été fait pendant ce tour

edited-from-above = Les tuiles sont maintenant saisies comme terrain vu d’en haut. « Annuler » rétablit les tuiles.
edited-not-flat = La tuile ne serait pas à plat ici : les cases qu’elle couvrirait ne sont pas à la même hauteur ({ $where }).

editing-beginning-festival = Personne n’a encore misé ni passé

editing-subject-turn = Ce qui a été fait pendant ce tour
editing-fact-begun = A-t-on déjà fait quelque chose pendant ce tour ?
editing-fact-spent = Combien de points d’action ont été dépensés ?
editing-fact-land-laid = Une tuile de terrain a-t-elle été posée ?
editing-fact-palaces = Quels palais ont été construits ou agrandis pendant ce tour ?
editing-fact-palaces-built = Quels palais ont été construits pendant cette manche ?
editing-fact-drawn = Combien de cartes de fête ont été prises ?
editing-fact-token-used = Un jeton d’action supplémentaire a-t-il été utilisé ?
editing-fact-festival-held = Une fête a-t-elle eu lieu ?
editing-fact-scored = Qui a déjà eu son décompte final ?
editing-subject-festival = La fête
editing-fact-festival-palace = Dans quel palais la fête a-t-elle lieu ?
editing-fact-festival-turn = Qui doit miser ou passer ?
editing-fact-passed = Qui a passé ?
editing-fact-bid = Cartes misées
editing-subject-players = Ce que chacun possède
editing-fact-points = Points
editing-fact-left-two_space = Tuiles de deux cases restantes
editing-fact-left-village = Tuiles Village restantes
editing-fact-left-rice = Tuiles Rizière restantes
editing-fact-left-tokens = Jetons d’action supplémentaire restants
editing-fact-hand = Cartes de fête en main
editing-subject-supply = Ce qui reste à côté du plateau
editing-fact-left-three_space = Tuiles de trois cases restantes
editing-fact-left-water = Bassins d’irrigation restants
editing-fact-left-palace-2 = Palais de 2 restants
editing-fact-left-palace-4 = Palais de 4 restants
editing-fact-left-palace-6 = Palais de 6 restants
editing-fact-left-palace-8 = Palais de 8 restants
editing-fact-left-palace-10 = Palais de 10 restants
editing-fact-open-card = Quelle carte est visible à côté de la pioche ?
