# Java in French: the text of pictures.

## Images d’états
picture = Une partie de Java
    .nothing = On ne sait rien de cette partie.
    .no-land = On ne sait rien du terrain.
    .whole = Tout le plateau est dessiné.
    .part = Une partie du plateau est dessinée : rangées { $first_row } à { $last_row }, colonnes { $first_column } à { $last_column }.
    .untold = Inconnu : { $untold }.
untold-players = qui joue
untold-phase = où en est la partie
untold-turn = le tour
untold-tiles = le terrain
untold-water = les bassins d’irrigation
untold-palaces = les palais
untold-figures = les figurines
untold-points = les points
untold-stocks = les réserves des joueurs
untold-supply = la réserve commune
untold-hands = les cartes en main
untold-face_up = la carte visible
untold-deck = la pioche
untold-discards = les cartes jouées
untold-palaces_built = les palais construits pendant ce tour de table
untold-festival = où en est la fête
untold-scored = qui a fait son décompte final
untold-turn-spent = les points d’action dépensés
untold-turn-begun = si le tour a commencé
untold-turn-land-laid = si un terrain a été posé pendant ce tour
untold-turn-token-used = si un jeton d’action supplémentaire a été utilisé pendant ce tour
untold-turn-festival-held = si une fête a été organisée pendant ce tour
untold-turn-drawn = les cartes prises pendant ce tour
untold-turn-palaces = les palais construits ou agrandis pendant ce tour
picture-space =
    .bare = case nue
    .untold = terrain inconnu
    .mountains = montagnes
    .lowlands = plaine
    .water = eau imprimée
    .off = hors du plateau
    .land = { $terrain ->
        [v] village
       *[r] rizière
    }, hauteur { $height }
    .land-unknown = on ne sait pas quel terrain s’y trouve, s’il y en a
    .water-tile = bassin d’irrigation
    .crowded = il s’y trouve plus de pièces qu’il n’est possible
picture-piece =
    .tile = { $tile } : tuile de terrain, niveau { $height }
    .palace = palais de valeur { $value }, face : { $side }
    .figure = figurine : { $player }
    .festival = fête en { $space }
picture-layer =
    .tiles = tuiles de terrain
    .land = terrain vu d’en haut
    .water = bassins d’irrigation
    .palaces = palais
    .figures = figurines
    .no-land = Il n’y a pas de terrain sur le plateau.
    .land-on = { $terrain ->
        [v] Village
       *[r] Rizière
    }, hauteur { $height } : { $spaces }.
    .land-unknown = On ne sait pas quel terrain s’y trouve, s’il y en a : { $spaces }.
    .water-tiles = Bassins d’irrigation : { $spaces }.
    .palaces-on = Palais : { $where }.
    .figures-on = { $player }, figurines et leur hauteur : { $where }.
    .no-figures = Il n’y a pas de figurine sur le plateau.
    .crowded = Il y a plus de pièces qu’il n’est possible sur ces cases : { $spaces }.
yes-no = { $done ->
    [yes] oui
   *[no] non
}
picture-turn = Tour : { $player }
    .phase = Phase : { $phase }
    .spent = points d’action dépensés : { $spent } sur { $available }
    .begun = commencé : { yes-no }
    .land-laid = terrain posé : { yes-no }
    .token-used = jeton d’action supplémentaire utilisé : { yes-no }
    .festival-held = fête organisée : { yes-no }
    .drawn = cartes prises : { $drawn }
    .palaces = palais construits ou agrandis pendant ce tour : { $spaces }
    .built = Palais construits pendant ce tour de table : { $spaces }
picture-player = { $player }
    .points = { their-points }
    .points-untold = points inconnus
    .scored = décompte final fait
    .figures = figurines sur le plateau : { $count } sur 12
picture-stock = nombre de { $stock } : { $count }
    .common = Réserve commune
picture-cards =
    .hand = cartes en main : { $cards }
    .open = carte visible : { $card }
    .open-label = Carte visible
    .no-open = pas de carte visible
    .deck = pioche : { $cards }
    .deck-label = Pioche
    .discards = cartes jouées : { $cards }
    .discards-label = Jouées
picture-festival = Fête en { $space } ; prochaine enchère : { $player }
    .bid = cartes jouées, { $player } : { $cards }
    .no-bids = cartes jouées inconnues
    .passed = ont passé : { $players }
