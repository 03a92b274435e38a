# Java in English: the text of pictures.

## Pictures of states
picture = A game of Java
    .nothing = Nothing is known about this game.
    .no-land = Nothing is known about the land.
    .whole = The picture shows the whole board.
    .part = The picture shows a part of the board: rows { $first_row } to { $last_row }, columns { $first_column } to { $last_column }.
    .untold = Not known: { $untold }.
untold-players = who plays
untold-phase = the phase
untold-turn = the turn
untold-tiles = the land
untold-water = the water tiles
untold-palaces = the palaces
untold-figures = the figures
untold-points = the points
untold-stocks = the players' supplies
untold-supply = the common supply
untold-hands = cards in hand
untold-face_up = the open card
untold-deck = the deck
untold-discards = the discard pile
untold-palaces_built = the palaces built in this round
untold-festival = the festival
untold-scored = which players have had their final scoring
untold-turn-spent = action points spent
untold-turn-begun = whether the turn has begun
untold-turn-land-laid = whether land was laid in this turn
untold-turn-token-used = whether an extra action token was used in this turn
untold-turn-festival-held = whether a festival was held in this turn
untold-turn-drawn = cards taken in this turn
untold-turn-palaces = palaces built or enlarged in this turn
picture-space =
    .bare = bare
    .untold = land not known
    .mountains = mountains
    .lowlands = lowlands
    .water = printed water
    .off = off the board
    .land = { $terrain ->
        [v] village
       *[r] rice
    }, height { $height }
    .land-unknown = perhaps land
    .water-tile = water tile
    .crowded = too many pieces
picture-piece =
    .tile = { $tile }: land tile, level { $height }
    .palace = palace of { $value }, side: { $side }
    .figure = figure: { $player }
    .festival = festival in the palace on { $space }
picture-layer =
    .tiles = land tiles
    .land = land from above
    .water = water tiles
    .palaces = palaces
    .figures = figures
    .no-land = There is no land on the board.
    .land-on = { $terrain ->
        [v] Village
       *[r] Rice
    }, height { $height }: { $spaces }.
    .land-unknown = Perhaps land: { $spaces }.
    .water-tiles = Water tiles: { $spaces }.
    .palaces-on = Palaces: { $where }.
    .figures-on = Figures of { $player }, each with its height: { $where }.
    .no-figures = There are no figures on the board.
    .crowded = Too many pieces on one space: { $spaces }.
yes-no = { $done ->
    [yes] yes
   *[no] no
}
picture-turn = Turn: { $player }
    .phase = Phase: { $phase }
    .spent = action points spent: { $spent } of { $available }
    .begun = turn begun: { yes-no }
    .land-laid = land laid: { yes-no }
    .token-used = extra action token used: { yes-no }
    .festival-held = festival held: { yes-no }
    .drawn = cards taken: { $drawn }
    .palaces = palaces built or enlarged in this turn: { $spaces }
    .built = Palaces built in this round: { $spaces }
picture-player = { $player }
    .points = { their-points }
    .points-untold = points: ?
    .scored = has had the final scoring
    .figures = figures on the board: { $count } of 12
picture-stock = { $stock }: { $count }
    .common = Common supply
picture-cards =
    .hand = cards in hand: { $cards }
    .open = open card: { $card }
    .open-label = Open card
    .no-open = no open card
    .deck = deck: { $cards }
    .deck-label = Deck
    .discards = discard pile: { $cards }
    .discards-label = Discard pile
picture-festival = Festival in the palace on { $space }; next to bid: { $player }
    .bid = { $player } has played: { $cards }
    .no-bids = bids: ?
    .passed = passed: { $players }
