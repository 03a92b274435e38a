heights-title = Who is highest here?
heights-lead = Java: tap the level on which each figure stands.
heights-place = Where is that?
heights-village = village
heights-city = city
heights-shore = shore
heights-palace = Value of the palace
heights-spaces-village = Spaces of the village
heights-spaces-city = Spaces of the city
heights-spaces-shore = Spaces of water
heights-figures = Figures there
heights-no-figure = no figure
heights-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
heights-blamed = cannot be
heights-add = { $player }: add a figure
heights-add-on = { $player }: add a figure on level { $height }
heights-take = { $player }: take away the figure on level { $height }

heights-answer = The answer
heights-begin = Nobody is there yet
heights-begin-more = Tap a level, and a figure stands on it.
heights-first = { $number ->
        [one] { $players } is ahead
       *[other] { $players } are level
    }
heights-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
heights-gets = { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
heights-no-points = Nobody gets points.
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
heights-level = level with { $other }
heights-builds-village = { $largest ->
        [0] { $player } might build, but there is no palace so small.
        [unknown] { $player } may build here.
       *[other] { $player } may build here, a palace of { $largest } at most, if one is left.
    }
heights-builds-city = { $largest ->
        [0] { $player } might enlarge the palace, but the city has too few spaces for a higher one.
        [unknown] { $player } may enlarge the palace.
       *[other] { $player } may enlarge the palace, to { $largest } at most, if one is left.
    }
heights-highest-palace = { $player } stands highest, but there is no higher palace than this one.
heights-nobody-builds-village = Nobody may build here.
heights-nobody-builds-city = Nobody may enlarge the palace.
heights-missing-spaces-village = How many spaces has the village? That says how large a palace may be.
heights-missing-spaces-city = How many spaces has the city? That says how large the palace may become.
heights-missing-spaces-shore = How many spaces of water are there? That says how many points it brings.
heights-missing-palace = What is the value of the palace? That says what the final scoring pays.
