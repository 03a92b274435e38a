# Java in French: what is wrong with a request.

error-place = Attendu : une case d’un village, d’une ville ou d’un plan d’eau ; la case { $space } n’en est pas une.
error-heights-where = { $place ->
    [city] Une figurine par case et aucune sur celle du palais
   *[village] Une figurine par case
}
error-heights = { $count ->
    [one] { error-heights-where }, donc { $count } figurine au plus ; trouvé : { $found }.
   *[other] { error-heights-where }, donc { $count } figurines au plus ; trouvé : { $found }.
}

## Ce qui était attendu
expected-space = une case comme E7, soit une rangée de @ à Z et une colonne de 1 à 40 ({ columns })
expected-inner-space = une case comme E7, loin du bord, soit une rangée de A à Y et une colonne de 2 à 38 ({ columns })
expected-tile = une tuile comme E11v E13r F12r, soit une à trois cases séparées par des espaces, chacune suivie de v (village) ou r (rizière) ({ columns })
expected-land = une case et son terrain comme E7v3, soit la case, v (village) ou r (rizière) et la hauteur si elle est connue, ou « E7{ unknown-sign } » si le terrain est inconnu ({ columns })
expected-figure = une figurine comme E7 one, soit une case et un joueur ({ columns })
columns = les rangées A, C, E, … ont les colonnes impaires, les rangées @, B, D, … les paires
unknown-sign = ?
