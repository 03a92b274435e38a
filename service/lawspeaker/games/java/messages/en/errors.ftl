# Java in English: what is wrong with a request.

error-place = Expected a space of a village, a city or water; { $space } is none.
error-heights-where = { $place ->
    [city] one on each space and none on that of the palace
   *[village] one on each space
}
error-heights = { $count ->
    [one] Expected at most { $count } figure, { error-heights-where }; found { $found }.
   *[other] Expected at most { $count } figures, { error-heights-where }; found { $found }.
}

## What was expected
expected-space = a space such as E7: a row from @ to Z and a column from 1 to 40; { columns }
expected-inner-space = a space such as E7, away from the edge: a row from A to Y and a column from 2 to 38; { columns }
expected-tile = a tile such as E11v E13r F12r: one to three spaces, each followed by its terrain v or r, with blanks between them; { columns }
expected-land = a space and its land, such as E7v3: the space, v or r, and the height if it is known; or E7{ unknown-sign } where the land is unknown; { columns }
expected-figure = a figure such as E7 one: a space and a player; { columns }
columns = rows A, C, E, … have the odd columns, rows @, B, D, … the even ones
unknown-sign = ?
