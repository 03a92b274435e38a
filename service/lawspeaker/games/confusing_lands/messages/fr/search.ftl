# Les mots par lesquels les joueurs cherchent les règles de Confusing Lands, outre ceux de tous les jeux : voir adjudication/answers/search.py.

## Les mots de même sens
synonyms-elk = cerf, élan, biche
synonyms-forest = forêt, bois, arbre
synonyms-crystal = cristal, cristaux
synonyms-condition = condition, objectif, but
synonyms-shared = partagée, commun, commune
synonyms-solo = solo, seul, seule
synonyms-pass = échange, échanger, donner, donne, passer, troc
synonyms-square = case, carré
synonyms-connected = reliées, adjacent, adjacente, voisine, touchent
synonyms-village = village, maison, ville

## Comment les joueurs appellent encore une règle
keywords-round-cards = draft
keywords-end-eight-cards = tours, manches
keywords-choose-hand = garder
keywords-place-fixed = annuler, reprendre
keywords-place-quarter-turns = rotation, orientation, tourner, pivoter, diagonale
keywords-place-grid = demi, moitié, diagonale, décalée, décaler, partie
keywords-place-on-top = sous, dessous, glisser
keywords-place-cover = chevaucher, toucher, adjacente
keywords-place-none-possible = impossible, bloqué
keywords-score-deduction = malus, négatif, négatifs, pénalité, perd, perdre
keywords-score-no-own-condition = aucune, zéro
keywords-solo-rating = résultat, appréciation
keywords-deal-two = combien, piocher
keywords-pass-unwanted = passer, échanger, restante, deuxième, non choisie
keywords-pass-opponent = passer, échanger
keywords-score-shared = commun, commune
keywords-setup-shared = commun, objectif
keywords-condition-circle-of-life = animal, animaux
keywords-condition-forest-spirit = animal, animaux
keywords-condition-ruthless-hunters = animal, animaux
keywords-condition-wilderness = animal, animaux
keywords-score-own = adversaire
keywords-solo-next = deuxième
keywords-choose-both-sides = regarder, verso
keywords-cards-once = combien, jeu
keywords-score-winner = qui, gagné
