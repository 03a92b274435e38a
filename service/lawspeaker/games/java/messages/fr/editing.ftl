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

editing-beginning-turn = Rien n’a encore été fait pendant ce tour
editing-absence-figures = Il n’y a pas de figurine sur le plateau
editing-absence-palaces = Il n’y a pas de palais sur le plateau
editing-absence-water = Il n’y a pas de bassin d’irrigation sur le plateau
