# Les mots par lesquels les joueurs cherchent les règles de n’importe quel jeu. Leur usage : adjudication/answers/search.py.

## Les mots qui ne disent rien de ce que l’on cherche
ignored-small = le, la, les, un, une, des, du, de, au, aux, en, dans, sur, pour, par, avec, et, ou, mais, si, ne, pas, plus, ce, cet, cette, ces
ignored-adverbs = sans, sous, entre, contre, comme, alors, aussi, encore, déjà, donc, après, avant, pendant, non, oui, chez, vers, tout, toute, tous, toutes, autre, autres
ignored-verbs = est, sont, être, ont, avoir, ai, peut, peuvent, puis, peux, faut, doit, dois, fait, faire, fais, devient, va, vont, vient, venir, arrive
ignored-persons = on, je, tu, il, elle, nous, vous, ils, elles, me, te, se, moi
ignored-possessives = mon, ma, mes, ton, ta, tes, son, sa, ses, notre, votre, leur, leurs
ignored-questions = que, qui, quoi, quel, quelle, quels, quelles, quand, où, comment, combien, pourquoi, règle, règles

## Les mots de même sens
synonyms-tie = égalité, égal, égaux, aequo, départager, valent
synonyms-end = fin, finit, finie, finir, finale, final, termine, terminer, terminée, dernier, dernière
synonyms-win = gagner, gagne, gagné, gagnant, vainqueur, vainqueurs, victoire, remporter
synonyms-cost = coût, coûte, coûter, prix, payer, paie, paiement, dépenser, acheter, achat, argent, tarif
synonyms-begin = début, débuter, commencer, commence, départ, initiale, préparation, place
synonyms-receive = piocher, pioche, prendre, prend, recevoir, reçoit, tirer, distribuer, distribuée
synonyms-lay = poser, pose, posée, placer, mettre
synonyms-discard = défausser, défausse, jeter, écarter
synonyms-order = ordre, aiguilles, suivant, prochain
synonyms-score = points, point, marquer, marque, décompte, score, compter
synonyms-most = maximum, max, limite, limité
synonyms-build = construire, construit, construction, bâtir
synonyms-move = déplacer, déplacement, déplace, bouger, mouvement, aller
synonyms-swap = échange, échanger, commerce, troc
synonyms-cover = recouvrir, recouvre, couvrir, chevaucher, superposer
synonyms-empty = vide, épuisé, épuisée, reste
synonyms-once = fois, encore
synonyms-undo = annuler, revenir, changer, change, modifier
synonyms-edge = bord, bordure, dépasser, dépasse
synonyms-look = regarder, regarde, voir, voient
synonyms-tell = discuter, discute, parler, dire, négocier, débattre
synonyms-show = montrer, montre, révéler, révèle, dévoiler
synonyms-secret = secret, secrète, secrètes, caché
