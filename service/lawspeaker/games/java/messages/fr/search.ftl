# Les mots par lesquels les joueurs cherchent les règles de Java, outre ceux de tous les jeux : voir adjudication/answers/search.py.

## Les mots de même sens
synonyms-figure = figurine, pion, développeur, meeple, bonhomme, pièce
synonyms-water = eau, irrigation, bassin, lac, étang
synonyms-space = case, hexagone, champ
synonyms-tile = tuile, terrain, paysage, plaque
synonyms-festival = fête, enchère, enchérir, festival, festivité, miser, mise
synonyms-settlement = village, ville, cité
synonyms-enlarge = agrandir, agrandit, agrandi, agrandissement, étendre, augmenter, améliorer
synonyms-palace = palais, temple

## Comment les joueurs appellent encore une règle
keywords-turn-points = PA
keywords-turn-player = ordre
keywords-turn-next = ordre, qui, joue, ensuite
keywords-turn-land = obligé, obligatoire, eau, compte
keywords-land-shape = taille, forme
keywords-land-flat = empiler, hauteur, étage, vide, trou
keywords-land-congruent = empiler, identique, dessus
keywords-land-two-tiles = empiler
keywords-land-cities = fusionner, joindre, réunir, connecter, pont
keywords-figure-path = sauter, traverser, bloquer
keywords-figure-one = deux, même, occupée, partager
keywords-figure-entry-cost = entrée, entrer, sortie, retirer
keywords-figure-edge = entrée, entrer, sortie, retirer
keywords-palace-right = qui, contrôle, majorité, domine
keywords-palace-size = taille, grand, maximum, valeur, commencer, nouveau
keywords-palace-once = deux fois
keywords-cards-two = combien, piocher, limite
keywords-cards-source = vide, face, choisir
keywords-cards-replaced = vide, face, retourner, visible, prend
keywords-festival-agreement = accord, s’entendre, égalité, partager, finir plus tôt
keywords-festival-order = enchères, passer, tour
keywords-festival-shared = égalité
keywords-final-due = déclenche, quand
keywords-setup-cards = main, départ, combien
keywords-festival-once = deux fêtes
keywords-end-winner = égalité
keywords-cards-secret = voir, montrer
keywords-land-grid = dépasser, déborder, où
keywords-token-left = réutiliser
keywords-water-bottom = où
keywords-palace-one = deux palais
keywords-figure-land = marcher, aller
keywords-figures-count = combien
keywords-tiles-count = combien
keywords-palace-points = construction
keywords-final-over = finie, quand
