# Java in Czech: the text of pictures.

## Obrázky stavů
picture = Partie Jávy
    .nothing = O této partii není nic známo.
    .no-land = O krajině není nic známo.
    .whole = Nakreslen je celý plán.
    .part = Nakreslena je část plánu: řady { $first_row } až { $last_row }, sloupce { $first_column } až { $last_column }.
    .untold = Není známo: { $untold }.
untold-players = hráči
untold-phase = fáze hry
untold-turn = tah
untold-tiles = krajina
untold-water = vodní nádrže
untold-palaces = paláce
untold-figures = figurky
untold-points = body
untold-stocks = zásoby hráčů
untold-supply = společná zásoba
untold-hands = karty v ruce
untold-face_up = odkrytá karta
untold-deck = balík
untold-discards = zahrané karty
untold-palaces_built = paláce postavené v tomto kole
untold-festival = průběh slavnosti
untold-scored = kdo už má závěrečné bodování za sebou
untold-turn-spent = utracené akční body
untold-turn-begun = jestli tah začal
untold-turn-land-laid = jestli byla v tomto tahu položena krajina
untold-turn-token-used = jestli byl v tomto tahu použit akční žeton
untold-turn-festival-held = jestli se v tomto tahu konala slavnost
untold-turn-drawn = karty vzaté v tomto tahu
untold-turn-palaces = paláce postavené nebo rozšířené v tomto tahu
picture-space =
    .bare = prázdné pole
    .untold = krajina není známa
    .mountains = hory
    .lowlands = nížina
    .water = předkreslená voda
    .off = mimo plán
    .land = { $terrain ->
        [v] vesnice
       *[r] rýže
    }, { $height }. patro
    .land-unknown = není známo, jestli tu leží krajina a jaká
    .water-tile = vodní nádrž
    .crowded = stojí tu víc věcí, než smí
picture-piece =
    .tile = { $tile }: díl krajiny, { $height }. patro
    .palace = palác s hodnotou { $value }, strana: { $side }
    .figure = figurka: { $player }
    .festival = slavnost na poli { $space }
picture-layer =
    .tiles = díly krajiny
    .land = krajina při pohledu shora
    .water = vodní nádrže
    .palaces = paláce
    .figures = figurky
    .no-land = Na plánu neleží žádná krajina.
    .land-on = { $terrain ->
        [v] Vesnice
       *[r] Rýže
    }, { $height }. patro: { $spaces }.
    .land-unknown = Není známo, jestli tu leží krajina a jaká: { $spaces }.
    .water-tiles = Vodní nádrže: { $spaces }.
    .palaces-on = Paláce: { $where }.
    .figures-on = { $player }, figurky a v kolikátém jsou patře: { $where }.
    .no-figures = Na plánu nestojí žádné figurky.
    .crowded = Na poli stojí víc věcí, než smí: { $spaces }.
yes-no = { $done ->
    [yes] ano
   *[no] ne
}
picture-turn = Na tahu: { $player }
    .phase = Fáze: { $phase }
    .spent = utracené akční body: { $spent } z { $available }
    .begun = tah začal: { yes-no }
    .land-laid = krajina položena: { yes-no }
    .token-used = akční žeton použit: { yes-no }
    .festival-held = slavnost uspořádána: { yes-no }
    .drawn = vzaté karty: { $drawn }
    .palaces = paláce postavené nebo rozšířené v tomto tahu: { $spaces }
    .built = Paláce postavené v tomto kole: { $spaces }
picture-player = { $player }
    .points = { their-points }
    .points-untold = body: ?
    .scored = závěrečné bodování má za sebou
    .figures = figurky na plánu: { $count } z 12
picture-stock = počet { $stock }: { $count }
    .common = Společná zásoba
picture-cards =
    .hand = karty v ruce: { $cards }
    .open = odkrytá karta: { $card }
    .open-label = Odkrytá karta
    .no-open = žádná odkrytá karta
    .deck = balík: { $cards }
    .deck-label = Balík
    .discards = zahrané karty: { $cards }
    .discards-label = Zahrané
picture-festival = Slavnost na poli { $space }; na řadě: { $player }
    .bid = { $player }, vyložené karty: { $cards }
    .no-bids = vyložené karty: ?
    .passed = pasovali: { $players }
