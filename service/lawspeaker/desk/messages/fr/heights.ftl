heights-title = Qui est le plus haut ici ?
heights-lead = Java : touchez le niveau sur lequel se trouve chaque figurine.
heights-place = Où sont les figurines ?
heights-village = village
heights-city = ville
heights-shore = rive
heights-palace = Valeur du palais
heights-spaces-village = Cases du village
heights-spaces-city = Cases de la ville
heights-spaces-shore = Cases d’eau
heights-figures = Figurines
heights-no-figure = aucune figurine
heights-rank = { $rank ->
        [1] 1re place
       *[other] { $rank }e place
    }
heights-blamed = impossible
heights-add = { $player } : ajouter une figurine
heights-add-on = { $player } : ajouter une figurine au niveau { $height }
heights-take = { $player } : retirer la figurine du niveau { $height }

heights-answer = La réponse
heights-begin = Pas encore de figurine
heights-begin-more = Touchez un niveau pour y placer une figurine.
heights-first = { $number ->
        [one] En tête : { $leaders }
       *[other] Égalité : { $leaders }
    }
heights-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
heights-gets = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
heights-no-points = Personne ne marque de points.
heights-ahead = devant { $other } grâce à { $figure ->
        [1] la figurine la plus haute
        [2] la deuxième figurine
        [3] la troisième figurine
       *[other] la { $figure }e figurine
    } : niveau { $own } contre niveau { $theirs }
heights-ahead-more = devant { $other } grâce à { $figure ->
        [1] la seule figurine
        [2] une deuxième figurine
        [3] une troisième figurine
       *[other] une figurine de plus
    } : niveau { $own } contre aucune
heights-level = à égalité avec { $other }
heights-builds-village = { $largest ->
        [0] { $player } est le plus haut ici, mais il faut au moins 2 cases pour un palais.
        [full] { $player } est le plus haut ici, mais il faut une case libre pour un palais, et chacune porte une figurine. Y a-t-il encore une case ? Alors comptez-la aussi.
        [unknown] { $player } peut construire ici.
       *[other] { $player } peut construire ici un palais de valeur { $largest } au plus, s’il en reste.
    }
heights-builds-city = { $largest ->
        [0] { $player } pourrait agrandir le palais, mais la ville a trop peu de cases.
        [unknown] { $player } peut agrandir le palais.
       *[other] { $player } peut agrandir le palais jusqu’à la valeur { $largest }, s’il en reste.
    }
heights-highest-palace = { $player } est le plus haut, mais il n’y a pas de palais plus grand que celui-ci.
heights-nobody-builds-village = Personne ne peut construire ici.
heights-nobody-builds-city = Personne ne peut agrandir le palais.
heights-missing-spaces-village = Combien de cases compte le village ? La valeur du palais en dépend.
heights-missing-spaces-city = Combien de cases compte la ville ? La valeur du palais en dépend.
heights-missing-spaces-shore = Combien y a-t-il de cases d’eau ? Les points en dépendent.
heights-missing-palace = Quelle est la valeur du palais ? Les points du décompte final en dépendent.
