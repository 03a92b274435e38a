# Graenaland in English: the pieces with which a position is entered.

editing-group-settlements = Settlements
editing-piece-village = Village
editing-piece-keep = Keep
editing-piece-church = Church
editing-piece-hall = Hall
editing-group-heroes = Heroes
editing-piece-warrior = Warrior
editing-piece-priest = Priest
editing-piece-skald = Skald
editing-group-works = Works
editing-piece-road = Road
editing-piece-improvement = Improvement
editing-piece-market = Market
editing-piece-palisade = Palisade
editing-group-cards = Cards
editing-piece-card-grain = Grain
editing-piece-card-cattle = Cattle
editing-piece-card-wood = Wood
editing-piece-card-ore = Ore
editing-piece-card-gold = Gold
editing-piece-card-face-down = Face-down card
editing-group-clans = Clans
editing-piece-army = Army +1
editing-piece-main-player = Main player
editing-piece-turn = Turn

editing-beginning-building = Nothing has been done in this building phase yet
editing-beginning-final-building = { editing-beginning-building }
