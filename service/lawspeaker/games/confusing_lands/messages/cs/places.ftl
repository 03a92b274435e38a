# Confusing Lands in Czech: the places of a question, as a person would name them who is asked for them.

## Co není známo a bylo by třeba říct
missing-phase = jaká je fáze
missing-round = kolikáté je kolo
missing-players = kdo hraje
missing-shared = která podmínka je sdílená
missing-shared-card = která podmínka je sdílená
missing-deck = které karty jsou v balíčku
missing-deck-cards = které karty jsou v balíčku
missing-deck-cards-entry-card = která karta je v balíčku { nth } odshora
missing-discards = které karty jsou odhozené
missing-discards-cards = které karty jsou odhozené
missing-discards-cards-entry-card = která karta byla odhozena jako { nth }
missing-set_aside-player = které karty má odložené { $player_nominative }
missing-set_aside-player-cards = které karty má odložené { $player_nominative }
missing-set_aside-player-cards-entry-card = která je { nth } odložená karta { $player_genitive }
missing-hands = které karty mají hráči v ruce
missing-hands-player = které karty má v ruce { $player_nominative }
missing-hands-player-cards = které karty má v ruce { $player_nominative }
missing-hands-player-cards-entry-card = která je { nth } karta v ruce { $player_genitive }
missing-hands-player-entry-card = která je { nth } karta, kterou dostává { $player_nominative }
missing-card = která je to karta
missing-chosen = kdo si už zvolil kartu
missing-chosen-player-card = kterou kartu má zvolenou { $player_nominative }
missing-landscapes = co je v krajích hráčů
missing-landscapes-player = co je v kraji { $player_genitive }
missing-landscapes-player-placed = které karty má umístěné { $player_nominative }
missing-landscapes-player-placed-entry = která a kde je { nth } umístěná karta { $player_genitive }
missing-landscapes-player-placed-entry-card = která je { nth } umístěná karta { $player_genitive }
missing-landscapes-player-placed-entry-side = kterou stranou nahoru leží { nth } umístěná karta { $player_genitive }
missing-landscapes-player-placed-entry-rotation = jak je otočena { nth } umístěná karta { $player_genitive }
missing-landscapes-player-placed-entry-row = v kterém řádku začíná { nth } umístěná karta { $player_genitive }
missing-landscapes-player-placed-entry-column = v kterém sloupci začíná { nth } umístěná karta { $player_genitive }
missing-landscapes-player-squares = jaká pole jsou v kraji { $player_genitive }
missing-landscapes-player-squares-entry = co je na polích v řádku { $entry } kraje { $player_genitive }
missing-overlay-cards-number-condition = co je na kartě { $number } na straně s podmínkou
missing-overlay-cards-number-plain = co je na kartě { $number } na straně bez podmínky
