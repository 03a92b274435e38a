# Java in Czech: the pieces with which a position is entered.

editing-group-tiles = Díly
editing-piece-three_space = Tři pole
editing-piece-two_space = Dvě pole
editing-piece-village = Vesnice
editing-piece-rice = Rýže
editing-piece-water = Voda
editing-group-figures = Figurky
editing-piece-figure = Figurka
editing-group-palaces = Paláce
editing-piece-palace-2 = Palác 2
editing-piece-palace-4 = Palác 4
editing-piece-palace-6 = Palác 6
editing-piece-palace-8 = Palác 8
editing-piece-palace-10 = Palác 10
editing-group-land = Krajina shora
editing-piece-land-village = Vesnice o patro výš
editing-piece-land-rice = Rýže o patro výš

editing-beginning-turn = V tomto tahu se ještě nic neudálo
editing-absence-figures = Na plánu nejsou žádné figurky
editing-absence-palaces = Na plánu nejsou žádné paláce
editing-absence-water = Na plánu nejsou žádné vodní nádrže
