# Java in Czech: the places of a question, as a person would name them who is asked for them.

## Místa, která nejsou známa: co by se muselo udat
missing-players = kdo hraje
missing-phase = ve které fázi hra je
missing-turn = kdo je na tahu a co se v tahu stalo
missing-turn-player = kdo je na tahu
missing-turn-begun = jestli se v tomto tahu už něco stalo
missing-turn-spent = kolik akčních bodů se v tomto tahu utratilo
missing-turn-land_laid = jestli hráč v tomto tahu položil krajinu
missing-turn-palaces = které paláce hráč v tomto tahu postavil nebo rozšířil
missing-turn-drawn = kolik slavnostních karet si hráč v tomto tahu vzal
missing-turn-token_used = jestli hráč v tomto tahu použil akční žeton
missing-turn-festival_held = jestli se v tomto tahu konala slavnost
missing-tiles = které díly krajiny leží na plánu
missing-land = jaká krajina leží na plánu
missing-land-entry = jaká a jak vysoká krajina je na { nth } poli ze seznamu
    .told = { $known ->
        [nothing] jaká a jak vysoká krajina je na poli { $told }
       *[part] jak vysoké je pole { $told }
    }
missing-water = kde leží vodní nádrže
missing-palaces = které paláce stojí na plánu
missing-palaces-entry-value = jakou hodnotu má { nth } palác ze seznamu
    .told = jakou hodnotu má palác na poli { $space }
missing-palaces-entry-side = která strana { nth } paláce ze seznamu je nahoře
    .told = která strana paláce na poli { $space } je nahoře
missing-palaces_built = které paláce přibyly v tomto kole
missing-figures = kde stojí figurky
missing-points-player = kolik bodů má { $player_nominative }
missing-stocks-player-two_space = kolik dílů o dvou polích má ještě { $player_nominative }
missing-stocks-player-rice = kolik dílů se samotným rýžovým políčkem má ještě { $player_nominative }
missing-stocks-player-village = kolik dílů se samotnou vesnicí má ještě { $player_nominative }
missing-stocks-player-tokens = kolik akčních žetonů má ještě { $player_nominative }
missing-supply-three_space = kolik dílů o třech polích zbývá
missing-supply-water = kolik vodních nádrží zbývá
missing-supply-palaces-number = kolik paláců s hodnotou { $number } zbývá
missing-hands-player = které karty má v ruce { $player_nominative }
missing-hands-player-cards = které karty má v ruce { $player_nominative }
missing-face_up = která karta je odkrytá
missing-deck = kolik karet je v balíku
missing-deck-cards = které karty jsou v balíku
missing-reshuffled = v jakém pořadí jsou karty v novém balíku
missing-discards = kolik karet je zahraných
missing-discards-cards = které karty jsou zahrané
missing-festival-palace = ve kterém paláci se slavnost koná
missing-festival-bids = které karty jsou na slavnost vyložené
missing-festival-bids-player-entry = co je na { nth } kartě, kterou má na slavnost vyloženou { $player_nominative }
missing-festival-passed = kdo pasoval
missing-festival-turn = kdo je v dražbě na řadě
missing-scored = kdo má závěrečné bodování za sebou
missing-place-palace = jakou hodnotu má palác
missing-place-spaces = kolik tam je polí
missing-overlay-board-outline = která pole má herní plán
missing-overlay-board-water = na kterých polích plánu je předkreslená voda
missing-overlay-board-mountains = kde s plánem sousedí hory
