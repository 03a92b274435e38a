heights-title = Who is highest here?
heights-lead = Java: tap the level on which each figure stands.
heights-place = Where are the figures?
heights-village = village
heights-city = city
heights-shore = shore
heights-palace = Value of the palace
heights-spaces-village = Spaces of the village
heights-spaces-city = Spaces of the city
heights-spaces-shore = Spaces of water
heights-figures = Figures
heights-no-figure = no figure
heights-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
heights-blamed = impossible
heights-add = { $player }: add a figure
heights-add-on = { $player }: add a figure on level { $height }
heights-take = { $player }: remove the figure on level { $height }

heights-answer = The answer
heights-begin = No figures yet
heights-begin-more = Tap a level to put a figure on it.
heights-first = { $number ->
        [one] { $leaders } is ahead
       *[other] { $leaders } are tied
    }
heights-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
heights-gets = { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
heights-no-points = Nobody scores.
heights-ahead = ahead of { $other } by { $figure ->
        [1] the highest figure
        [2] the second figure
        [3] the third figure
       *[other] figure { $figure }
    }: level { $own } against { $theirs }
heights-ahead-more = ahead of { $other } by { $figure ->
        [1] the only figure
        [2] a second figure
        [3] a third figure
       *[other] one more figure
    }: level { $own } against none
heights-level = tied with { $other }
heights-builds-village = { $largest ->
        [0] { $player } is highest here, but a palace needs at least 2 spaces.
        [full] { $player } is highest here, but a palace needs a free space, and a figure stands on each. Is there another space? Then count it, too.
        [unknown] { $player } may build here.
       *[other] { $player } may build here: a palace of { $largest } at most, if one is left.
    }
heights-builds-city = { $largest ->
        [0] { $player } may enlarge the palace, but the city has too few spaces for a larger one.
        [unknown] { $player } may enlarge the palace.
       *[other] { $player } may enlarge the palace to { $largest } at most, if one is left.
    }
heights-highest-palace = { $player } stands highest, but no palace is larger than this one.
heights-nobody-builds-village = Nobody may build here.
heights-nobody-builds-city = Nobody may enlarge the palace.
heights-missing-spaces-village = How many spaces does the village have? They limit the size of a palace.
heights-missing-spaces-city = How many spaces does the city have? They limit the size of the palace.
heights-missing-spaces-shore = How many spaces of water are there? They decide the points.
heights-missing-palace = What is the value of the palace? It decides the points in the final scoring.
