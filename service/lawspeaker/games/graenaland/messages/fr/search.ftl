# Les mots par lesquels les joueurs cherchent les règles de Graenaland, outre ceux de tous les jeux : voir adjudication/search.py.

## Les mots de même sens
synonyms-army = armée, guerrier, combat, combattre, attaque, attaquer, guerre, bataille, soldat, force
synonyms-resource = ressource, grain, bétail, bois, minerai
synonyms-gold = or, joker
synonyms-priest = prêtre, église
synonyms-skald = ménestrel, halle, scalde, barde
synonyms-palisade = palissade, mur
synonyms-toll = péage, taxe
synonyms-improvement = amélioration, améliorer, améliorée
synonyms-trade = échange, échanger, commerce, troc, remplace
synonyms-grant = autorisation, permission
synonyms-help = aider, aide, aident, donner, cadeau
synonyms-packet = paquet, pioche, deck
synonyms-vote = vote, voter, voix
synonyms-region = territoire, région, zone
synonyms-road = route, chemin
synonyms-house = maison, maisonnette

## Comment les joueurs appellent encore une règle
keywords-village-price = prix
keywords-map-territories = île, plateau
keywords-map-neighbours = île, plateau, adjacent
keywords-buildings-one-of-a-kind = deux, même
keywords-setup-positions = position de départ
keywords-production-limit = maximum, limite, nombre
keywords-movement-neighbour = combien, distance
keywords-movement-coast = combien, distance, bateau
keywords-movement-swap = échange
keywords-round-end-marker = prochain, suivant, ordre, tour
keywords-proposal-everything = garder, tout
keywords-proposal-unchanged = modifier
keywords-voting-majority = égalité, moitié, abstention, abstenir
keywords-building-main-player = qui
keywords-houses-available = manque
keywords-payment-held = limite, garder, main
keywords-market-one-resource = échange
keywords-market-access = échange
keywords-joint-helpers = échange, donner
keywords-palisade-toll = payer, entrer
keywords-claims-priority = égalité
keywords-victory-ranking = égalité, second
keywords-victory-announcer = gagner, fin
keywords-victory-three-goals = gagner, comment
keywords-final-turn = fin
keywords-supply-before-end = quand
keywords-votes-warrior = attaque, combat, guerre
keywords-army-price = attaque, combat, guerre
keywords-votes-priest = prêtre
keywords-supply-one-project = deux constructions
