# Java in French: the places of a question, as a person would name them who is asked for them.

## Ce qui n’est pas connu : ce qu’il faudrait indiquer
missing-players = qui joue
missing-phase = où en est la partie
missing-turn = de qui c’est le tour, et ce qu’il y a fait
missing-turn-player = de qui c’est le tour
missing-turn-begun = si le joueur a déjà fait quelque chose pendant ce tour
missing-turn-spent = combien de points d’action ont été dépensés pendant ce tour
missing-turn-land_laid = si du terrain a été posé pendant ce tour
missing-turn-palaces = quels palais ont été construits ou agrandis pendant ce tour
missing-turn-drawn = combien de cartes de fête ont été prises pendant ce tour
missing-turn-token_used = si un jeton d’action supplémentaire a été utilisé pendant ce tour
missing-turn-festival_held = si une fête a été organisée pendant ce tour
missing-tiles = quelles tuiles de terrain sont sur le plateau
missing-land = quel terrain est sur le plateau
missing-land-entry = le terrain et la hauteur de la { nth-feminine } des cases indiquées
    .told = { $known ->
        [nothing] le terrain et la hauteur de { $told }
       *[part] la hauteur de { $told }
    }
missing-water = où sont les bassins d’irrigation
missing-palaces = quels palais sont sur le plateau
missing-palaces-entry-value = la valeur du palais numéro { $entry } de la liste
    .told = la valeur du palais en { $space }
missing-palaces-entry-side = quelle face montre le palais numéro { $entry } de la liste
    .told = quelle face montre le palais en { $space }
missing-palaces_built = quels palais ont été construits pendant ce tour de table
missing-figures = où sont les figurines
missing-points-player = combien de points a { $player_the }
missing-stocks-player-two_space = combien de tuiles de deux cases il reste { $player_to }
missing-stocks-player-rice = combien de tuiles rizière d’une case il reste { $player_to }
missing-stocks-player-village = combien de tuiles village d’une case il reste { $player_to }
missing-stocks-player-tokens = combien de jetons d’action supplémentaire il reste { $player_to }
missing-supply-three_space = combien de tuiles de trois cases il reste
missing-supply-water = combien de bassins d’irrigation il reste
missing-supply-palaces-number = combien de palais de valeur { $number } il reste
missing-hands-player = quelles cartes { $player_the } a en main
missing-hands-player-cards = quelles cartes { $player_the } a en main
missing-face_up = quelle est la carte visible
missing-deck = combien de cartes il y a dans la pioche
missing-deck-cards = quelles cartes sont dans la pioche
missing-reshuffled = l’ordre des cartes de la nouvelle pioche
missing-discards = combien de cartes ont été jouées
missing-discards-cards = quelles cartes ont été jouées
missing-festival-palace = dans quel palais la fête a lieu
missing-festival-bids = quelles cartes ont été jouées pour la fête
missing-festival-bids-player-entry = la { nth-feminine } carte jouée par { $player_the } pour la fête
missing-festival-passed = qui a passé
missing-festival-turn = qui doit maintenant enchérir ou passer
missing-scored = qui a fait son décompte final
missing-place-palace = la valeur du palais
missing-place-spaces = combien de cases il y a
missing-overlay-board-outline = quelles cases a le plateau
missing-overlay-board-water = sur quelles cases du plateau il y a de l’eau
missing-overlay-board-mountains = où les montagnes bordent le plateau
