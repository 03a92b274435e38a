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
editing-piece-land-unknown = Unknown land

editing-beginning-turn = Nothing has been done in this turn yet

edited-from-above = The tiles are now entered as land from above. Undo brings the tiles back.
edited-not-flat = The tile would not lie flat there: the spaces below it have different heights ({ $where }).

editing-beginning-festival = Nobody has bid or passed yet

editing-subject-turn = What has been done in this turn
editing-fact-begun = Has anything been done in this turn?
editing-fact-spent = How many action points have been spent?
editing-fact-land-laid = Has land been laid?
editing-fact-palaces = Which palaces have been built or enlarged in this turn?
editing-fact-palaces-built = Which palaces have been built in this round?
editing-fact-drawn = How many festival cards have been taken?
editing-fact-token-used = Has an extra action token been used?
editing-fact-festival-held = Has a festival been held?
editing-fact-scored = Who has had the final scoring?
editing-subject-festival = The festival
editing-fact-festival-palace = In which palace is the festival?
editing-fact-festival-turn = Who is to bid or pass?
editing-fact-passed = Who has passed?
editing-fact-bid = Cards bid
editing-subject-players = What each player has
editing-fact-points = Points
editing-fact-left-two_space = Two-space tiles left
editing-fact-left-village = Village tiles left
editing-fact-left-rice = Rice tiles left
editing-fact-left-tokens = Extra action tokens left
editing-fact-hand = Festival cards in hand
editing-subject-supply = What is left beside the board
editing-fact-left-three_space = Three-space tiles left
editing-fact-left-water = Water tiles left
editing-fact-left-palace-2 = Palaces of 2 left
editing-fact-left-palace-4 = Palaces of 4 left
editing-fact-left-palace-6 = Palaces of 6 left
editing-fact-left-palace-8 = Palaces of 8 left
editing-fact-left-palace-10 = Palaces of 10 left
editing-fact-open-card = Which card lies open beside the deck?
