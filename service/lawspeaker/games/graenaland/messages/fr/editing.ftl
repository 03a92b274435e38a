# Graenaland in French: the pieces with which a position is entered.

editing-group-settlements = Colonies
editing-piece-village = Village
editing-piece-keep = Donjon
editing-piece-church = Église
editing-piece-hall = Halle
editing-group-heroes = Héros
editing-piece-warrior = Guerrier
editing-piece-priest = Prêtre
editing-piece-skald = Ménestrel
editing-group-works = Constructions publiques
editing-piece-road = Route
editing-piece-improvement = Amélioration de terrain
editing-piece-market = Marché
editing-piece-palisade = Palissade
editing-group-cards = Cartes
editing-piece-card-grain = Grain
editing-piece-card-cattle = Bétail
editing-piece-card-wood = Bois
editing-piece-card-ore = Minerai
editing-piece-card-gold = Or
editing-piece-card-face-down = Carte face cachée
editing-group-clans = Clans
editing-piece-army = Armée +1
editing-piece-main-player = Joueur principal
editing-piece-turn = À son tour

editing-beginning-building = Rien n’a encore été fait pendant cette phase de construction
editing-beginning-final-building = { editing-beginning-building }
