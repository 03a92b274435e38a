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
editing-group-supply = Supply cards
both-symbols = { $one } + { $other }
editing-group-clans = Clans
editing-piece-army = Army +1
editing-piece-main-player = Main player
editing-piece-turn = Turn

editing-beginning-building = Nothing has been done in this building phase yet
editing-beginning-final-building = { editing-beginning-building }

editing-subject-main-player = The main player
editing-fact-main-player = Who is the main player?
editing-subject-building = This building phase
editing-fact-supply-taken = Has the main player taken a supply card?
editing-fact-markets-used = In which territories has the market been used?
editing-subject-proposal = The proposal
editing-fact-proposer = Who made the proposal?
editing-fact-proposed-territory = Which territory's cards does it divide?
editing-subject-announcement = The announcement of victory
editing-fact-announcer = Who announced victory?
editing-fact-announced-points = How many points were announced?
editing-subject-clans = What each player has
editing-fact-army = Strength of the army
editing-fact-hand = Cards in hand
editing-fact-victory-card = Victory point card
