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
editing-piece-land-unknown = Neznámá krajina

editing-beginning-turn = V tomto tahu se ještě nic neudálo

edited-from-above = Díly jsou teď zadány jako krajina shora. Tlačítkem Zpět se díly vrátí.
edited-not-flat = Díl by tu neležel rovně: pole pod ním nejsou stejně vysoko ({ $where }).

editing-beginning-festival = Ještě nikdo nepřihodil ani nepasoval

editing-subject-turn = Co se v tomto tahu už stalo
editing-fact-begun = Událo se v tomto tahu už něco?
editing-fact-spent = Kolik akčních bodů je utraceno?
editing-fact-land-laid = Byl položen díl krajiny?
editing-fact-palaces = Které paláce byly v tomto tahu postaveny nebo rozšířeny?
editing-fact-palaces-built = Které paláce byly postaveny v tomto kole?
editing-fact-drawn = Kolik slavnostních karet bylo vzato?
editing-fact-token-used = Byl použit akční žeton?
editing-fact-festival-held = Konala se slavnost?
editing-fact-scored = Kdo už měl závěrečné hodnocení?
editing-subject-festival = Slavnost
editing-fact-festival-palace = Ve kterém paláci je slavnost?
editing-fact-festival-turn = Kdo má přihodit, nebo pasovat?
editing-fact-passed = Kdo pasoval?
editing-fact-bid = Vyložené karty
editing-subject-players = Co kdo má
editing-fact-points = Body
editing-fact-left-two_space = Zbývající díly o dvou polích
editing-fact-left-village = Zbývající díly vesnice
editing-fact-left-rice = Zbývající díly rýže
editing-fact-left-tokens = Zbývající akční žetony
editing-fact-hand = Slavnostní karty v ruce
editing-subject-supply = Co zbývá vedle plánu
editing-fact-left-three_space = Zbývající díly o třech polích
editing-fact-left-water = Zbývající vodní nádrže
editing-fact-left-palace-2 = Zbývající paláce s hodnotou 2
editing-fact-left-palace-4 = Zbývající paláce s hodnotou 4
editing-fact-left-palace-6 = Zbývající paláce s hodnotou 6
editing-fact-left-palace-8 = Zbývající paláce s hodnotou 8
editing-fact-left-palace-10 = Zbývající paláce s hodnotou 10
editing-fact-open-card = Která karta leží odkrytá vedle balíčku?
