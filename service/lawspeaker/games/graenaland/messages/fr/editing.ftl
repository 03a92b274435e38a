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
editing-group-supply = Cartes ravitaillement
both-symbols = { $one } + { $other }
editing-group-clans = Clans
editing-piece-army = Armée +1
editing-piece-main-player = Joueur principal
editing-piece-turn = À son tour

editing-beginning-building = Rien n’a encore été fait pendant cette phase de construction
editing-beginning-final-building = { editing-beginning-building }

editing-subject-main-player = Le joueur principal
editing-fact-main-player = Qui est le joueur principal ?
editing-subject-building = Cette phase de construction
editing-fact-supply-taken = Le joueur principal a-t-il pris une carte ravitaillement ?
editing-fact-markets-used = Dans quels territoires le marché a-t-il servi ?
editing-subject-proposal = La proposition
editing-fact-proposer = Qui a fait la proposition ?
editing-fact-proposed-territory = De quel territoire partage-t-elle les cartes ?
editing-subject-announcement = L’annonce de la victoire
editing-fact-announcer = Qui a annoncé sa victoire ?
editing-fact-announced-points = Combien de points ont été annoncés ?
editing-subject-clans = Ce que chacun possède
editing-fact-army = Force de l’armée
editing-fact-hand = Cartes en main
editing-fact-victory-card = Carte points de victoire
