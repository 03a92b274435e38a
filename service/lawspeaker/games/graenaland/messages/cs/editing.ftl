# Graenaland in Czech: the pieces with which a position is entered.

editing-group-settlements = Sídla
editing-piece-village = Osada
editing-piece-keep = Tvrz
editing-piece-church = Kostel
editing-piece-hall = Síň
editing-group-heroes = Hrdinové
editing-piece-warrior = Bojovník
editing-piece-priest = Kněz
editing-piece-skald = Skald
editing-group-works = Veřejné stavby
editing-piece-road = Cesta
editing-piece-improvement = Zlepšení výnosnosti
editing-piece-market = Tržiště
editing-piece-palisade = Palisáda
editing-group-cards = Karty
editing-piece-card-grain = Obilí
editing-piece-card-cattle = Dobytek
editing-piece-card-wood = Dřevo
editing-piece-card-ore = Ruda
editing-piece-card-gold = Zlato
editing-piece-card-face-down = Karta lícem dolů
editing-group-clans = Klany
editing-piece-army = Vojsko +1
editing-piece-main-player = Hlavní hráč
editing-piece-turn = Na tahu

editing-beginning-building = V této stavební fázi se ještě nic neudálo
editing-beginning-final-building = { editing-beginning-building }
