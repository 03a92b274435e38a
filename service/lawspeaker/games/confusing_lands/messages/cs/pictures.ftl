# Confusing Lands in Czech: the text of pictures.

## Obrázky: co říkají vedle slov nahoře
content-unknown = není známo
content-nowhere = mimo kraj
content-empty = prázdné
content-forest = les
content-mountain = hora
content-village = vesnice
content-elk = jelen
content-wolf = vlk
content-crystal = krystal
content-river-ne = řeka ze severu na východ
content-river-ns = řeka ze severu na jih
content-river-nw = řeka ze severu na západ
content-river-es = řeka z východu na jih
content-river-ew = řeka z východu na západ
content-river-sw = řeka z jihu na západ
caption-deck = Balíček
caption-discards = Odhozené karty
caption-set-aside = Odloženo stranou
caption-hand = V ruce
caption-chosen = Zvolená karta
caption-placed = Umístěné karty odspodu:
picture-title = { game }: kraje při pohledu shora
picture-round = { $round ->
    [unknown] Kolo není známo
   *[other] Kolo { $round } ze { $total }
}
picture-phase = { $phase ->
    [unknown] Fáze není známa
   *[other] Fáze: { $phase }
}
picture-players-unknown = Není známo, kdo hraje
picture-hatched = Šrafované: není známo, co tam je.
picture-shared = { $condition ->
    [unknown] Sdílená podmínka: není známa
   *[other] Sdílená podmínka: { $condition }
}
picture-pile = { $count ->
    [unknown] { $caption }: není známo
    [0] { $caption }: žádná karta
    [one] { $caption }: { $count } karta
    [few] { $caption }: { $count } karty
   *[other] { $caption }: { $count } karet
}
picture-listed = { $told } – { $cards }
picture-of = { $player } – { $told }
picture-card = { $condition ->
    [unknown] neznámá karta
   *[other] karta { $condition }
}
picture-condition = podmínka { $condition }
picture-landscape = { $count ->
    [unknown] { $player }: kraj není znám
    [0] { $player }: v kraji není žádné pole
    [one] { $player }: v kraji je { $count } pole
    [few] { $player }: v kraji jsou { $count } pole
   *[other] { $player }: v kraji je { $count } polí
}
picture-bare = { $count ->
    [unknown] Tento kraj není znám.
   *[other] Zatím tu neleží žádná karta.
}
picture-row = Řádek { $row } od sloupce { $column }: { $contents }
picture-square = { $square }: { $content }
picture-square-perhaps = { $square }: { $content }, pokud ho nepřekrývá karta, o níž není známo, jak leží
picture-square-differs = { $square }: podle karet { $content }, podle uvedených polí { $other_content }
picture-placed = { $letter }: { $condition ->
    [unknown] neznámá karta
   *[other] karta { $condition }
}, { $side ->
    [unknown] strana není známa
   *[other] { $side }
}, { $rotation ->
    [unknown] otočení není známo
   *[other] otočená o { $rotation }°
}, { $square ->
    [unknown] místo není známo
   *[other] levý horní roh: { $square }
}
