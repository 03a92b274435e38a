# Confusing Lands in French: the places of a question, as a person would name them who is asked for them.

## Ce qui n’est pas connu : ce qu’il faudrait envoyer
missing-phase = dans quelle phase on est
missing-round = à quelle manche on est
missing-players = qui joue
missing-shared = quelle condition est partagée
missing-shared-card = quelle condition est partagée
missing-deck = les cartes de la pioche
missing-deck-cards = les cartes de la pioche
missing-deck-cards-entry-card = quelle est la { nth-feminine } carte de la pioche, à partir du dessus
missing-discards = les cartes défaussées
missing-discards-cards = les cartes défaussées
missing-discards-cards-entry-card = quelle est la { nth-feminine } carte défaussée
missing-set_aside-player = quelles cartes { $player_the } a mises de côté
missing-set_aside-player-cards = quelles cartes { $player_the } a mises de côté
missing-set_aside-player-cards-entry-card = quelle est la { nth-feminine } carte mise de côté par { $player_the }
missing-hands = les cartes que les joueurs ont en main
missing-hands-player = les cartes de la main { $player_of }
missing-hands-player-cards = les cartes de la main { $player_of }
missing-hands-player-cards-entry-card = quelle est la { nth-feminine } carte de la main { $player_of }
missing-hands-player-entry-card = quelle est la { nth-feminine } carte reçue par { $player_the }
missing-card = quelle est cette carte
missing-chosen = qui a déjà choisi une carte
missing-chosen-player-card = quelle carte { $player_the } a choisie
missing-landscapes = les paysages des joueurs
missing-landscapes-player = le paysage { $player_of }
missing-landscapes-player-placed = les cartes posées par { $player_the }
missing-landscapes-player-placed-entry = la { nth-feminine } carte posée par { $player_the }
missing-landscapes-player-placed-entry-card = quelle est la { nth-feminine } carte posée par { $player_the }
missing-landscapes-player-placed-entry-side = quelle face est visible sur la { nth-feminine } carte posée par { $player_the }
missing-landscapes-player-placed-entry-rotation = comment est tournée la { nth-feminine } carte posée par { $player_the }
missing-landscapes-player-placed-entry-row = dans quelle rangée commence la { nth-feminine } carte posée par { $player_the }
missing-landscapes-player-placed-entry-column = dans quelle colonne commence la { nth-feminine } carte posée par { $player_the }
missing-landscapes-player-squares = les cases du paysage { $player_of }
missing-landscapes-player-squares-entry = ce qu’il y a sur les cases de la rangée { $entry } du paysage { $player_of }
missing-overlay-cards-number-condition = ce que montre la face avec la condition de la carte { $number }
missing-overlay-cards-number-plain = ce que montre la face sans condition de la carte { $number }
