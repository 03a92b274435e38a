# Confusing Lands in French: the text of pictures.

## Images : ce qu’elles disent en plus des mots ci-dessus
content-unknown = inconnu
content-nowhere = pas de case
content-empty = vide
content-forest = forêt
content-mountain = montagne
content-village = village
content-elk = cerf
content-wolf = loup
content-crystal = cristal
content-river-ne = rivière du nord à l’est
content-river-ns = rivière du nord au sud
content-river-nw = rivière du nord à l’ouest
content-river-es = rivière de l’est au sud
content-river-ew = rivière de l’est à l’ouest
content-river-sw = rivière du sud à l’ouest
caption-deck = Pioche
caption-discards = Défausse
caption-set-aside = Mises de côté
caption-hand = En main
caption-chosen = Carte choisie
caption-placed = Cartes posées, de celle du dessous à celle du dessus :
picture-title = { game } : les paysages vus d’en haut
picture-round = { $round ->
    [unknown] Manche inconnue
   *[other] Manche { $round } sur { $total }
}
picture-phase = { $phase ->
    [unknown] Phase inconnue
   *[other] Phase : { $phase }
}
picture-players-unknown = On ne sait pas qui joue
picture-hatched = Hachuré : on ignore ce qui s’y trouve.
picture-shared = { $condition ->
    [unknown] Condition partagée : inconnue
   *[other] Condition partagée : { $condition }
}
picture-pile = { $count ->
    [unknown] { $caption } : on ne sait pas
    [0] { $caption } : aucune carte
    [one] { $caption } : { $count } carte
   *[other] { $caption } : { $count } cartes
}
picture-listed = { $told } – { $cards }
picture-of = { $player } – { $told }
picture-card = { $condition ->
    [unknown] une carte inconnue
   *[other] carte { $condition }
}
picture-condition = condition { $condition }
picture-landscape = { $count ->
    [unknown] { $player } : paysage inconnu
    [0] { $player } : aucune case dans le paysage
    [one] { $player } : un paysage de { $count } case
   *[other] { $player } : un paysage de { $count } cases
}
picture-bare = { $count ->
    [unknown] Ce paysage n’est pas connu.
   *[other] Aucune carte n’est encore posée ici.
}
picture-row = Rangée { $row }, à partir de la colonne { $column } : { $contents }
picture-square = { $square } : { $content }
picture-square-perhaps = { $square } : { $content }, sauf si une carte dont on ignore la place la recouvre
picture-square-differs = { $square } : { $content } d’après les cartes, { $other_content } d’après les cases indiquées
picture-placed = { $letter } : { $condition ->
    [unknown] une carte inconnue
   *[other] carte { $condition }
}, { $side ->
    [unknown] face inconnue
   *[other] { $side }
}, { $rotation ->
    [unknown] orientation inconnue
   *[other] tournée de { $rotation }°
}, { $square ->
    [unknown] place inconnue
   *[other] sa case en haut à gauche en { $square }
}
