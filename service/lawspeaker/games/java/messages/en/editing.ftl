# Java in English: the pieces with which a position is entered.

editing-group-tiles = Tiles
editing-piece-three_space = Three spaces
editing-piece-two_space = Two spaces
editing-piece-village = Village
editing-piece-rice = Rice
editing-piece-water = Water
editing-group-figures = Figures
editing-piece-figure = Figure
editing-group-palaces = Palaces
editing-piece-palace-2 = Palace 2
editing-piece-palace-4 = Palace 4
editing-piece-palace-6 = Palace 6
editing-piece-palace-8 = Palace 8
editing-piece-palace-10 = Palace 10
editing-group-land = Land from above
editing-piece-land-village = Village, one level higher
editing-piece-land-rice = Rice, one level higher

editing-beginning-turn = Nothing has been done in this turn yet
editing-absence-figures = There are no figures on the board
editing-absence-palaces = There are no palaces on the board
editing-absence-water = There is no water tile on the board
