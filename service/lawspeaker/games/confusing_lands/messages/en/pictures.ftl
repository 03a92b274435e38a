# Confusing Lands in English: the text of pictures.

## Pictures
content-unknown = not known
content-nowhere = no square
content-empty = empty
content-forest = forest
content-mountain = mountain
content-village = village
content-elk = elk
content-wolf = wolf
content-crystal = crystal
content-river-ne = river from north to east
content-river-ns = river from north to south
content-river-nw = river from north to west
content-river-es = river from east to south
content-river-ew = river from east to west
content-river-sw = river from south to west
caption-deck = Deck
caption-discards = Discard pile
caption-set-aside = Set aside
caption-hand = In hand
caption-chosen = Chosen card
caption-placed = Cards placed, the lowest first:
picture-title = { game }: the landscapes from above
picture-round = { $round ->
    [unknown] Round: not known
   *[other] Round { $round } of { $total }
}
picture-phase = { $phase ->
    [unknown] Phase: not known
   *[other] Phase: { $phase }
}
picture-players-unknown = Players: not known
picture-hatched = Hatched: not known what is there.
picture-shared = { $condition ->
    [unknown] Shared condition: not known
   *[other] Shared condition: { $condition }
}
picture-pile = { $count ->
    [unknown] { $caption }: not known
    [0] { $caption }: no cards
    [one] { $caption }: { $count } card
   *[other] { $caption }: { $count } cards
}
picture-listed = { $told } – { $cards }
picture-of = { $player } – { $told }
picture-card = { $condition ->
    [unknown] an unknown card
   *[other] card { $condition }
}
picture-condition = condition { $condition }
picture-landscape = { $count ->
    [unknown] { $player }: the landscape is not known
    [0] { $player }: no squares in the landscape
    [one] { $player }: a landscape of { $count } square
   *[other] { $player }: a landscape of { $count } squares
}
picture-bare = { $count ->
    [unknown] This landscape is not known.
   *[other] No card lies here yet.
}
picture-row = Row { $row }, starting at column { $column }: { $contents }
picture-square = { $square }: { $content }
picture-square-perhaps = { $square }: { $content }, unless a card with an unknown position covers it
picture-square-differs = { $square }: the cards say { $content }, the squares say { $other_content }
picture-placed = { $letter }: { $condition ->
    [unknown] an unknown card
   *[other] card { $condition }
}, { $side ->
    [unknown] side not known
   *[other] { $side }
}, { $rotation ->
    [unknown] rotation not known
   *[other] turned by { $rotation }°
}, { $square ->
    [unknown] position not known
   *[other] top left square in { $square }
}
