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
editing-group-supply = Karty zásob
both-symbols = { $one } + { $other }
editing-group-clans = Klany
editing-piece-army = Vojsko +1
editing-piece-main-player = Hlavní hráč
editing-piece-turn = Na tahu

editing-beginning-building = V této stavební fázi se ještě nic neudálo
editing-beginning-final-building = { editing-beginning-building }

editing-subject-main-player = Hlavní hráč
editing-fact-main-player = Kdo je hlavní hráč?
editing-subject-building = Tato fáze stavby
editing-fact-supply-taken = Vzal si hlavní hráč kartu zásob?
editing-fact-markets-used = Na kterých územích bylo použito tržiště?
editing-subject-proposal = Návrh
editing-fact-proposer = Kdo dal návrh?
editing-fact-proposed-territory = Karty kterého území návrh rozděluje?
editing-subject-announcement = Oznámení vítězství
editing-fact-announcer = Kdo oznámil vítězství?
editing-fact-announced-points = Kolik bodů bylo oznámeno?
editing-subject-clans = Co kdo má
editing-fact-army = Síla vojska
editing-fact-hand = Karty v ruce
editing-fact-victory-card = Karta vítězných bodů
