# Confusing Lands in French: how ids, members, events and actions are called.

game = Confusing Lands

## Words
player-one = Joueur 1
    .subject = Le joueur 1
    .the = le joueur 1
    .of = du joueur 1
    .to = au joueur 1
player-two = Joueur 2
    .subject = Le joueur 2
    .the = le joueur 2
    .of = du joueur 2
    .to = au joueur 2
side-condition = face avec la condition
side-plain = face sans condition
phase-setup = mise en place
phase-dealing = distribution
phase-choosing = choix des cartes
phase-placing-chosen = pose des cartes choisies
phase-passing = échange des cartes
phase-placing-passed = pose des cartes reçues
phase-scoring = décompte
phase-over = fin de la partie
condition-1 = 1 (Rivière puissante)
condition-2 = 2 (Nobles forêts)
condition-3 = 3 (Rempart de montagnes)
condition-4 = 4 (Villages prospères)
condition-5 = 5 (Cycle de la vie)
condition-6 = 6 (Reliques anciennes)
condition-7 = 7 (Chutes grondantes)
condition-8 = 8 (Ruisseaux ombragés)
condition-9 = 9 (Gardiens de la vallée)
condition-10 = 10 (Chasseurs impitoyables)
condition-11 = 11 (Esprit de la forêt)
condition-12 = 12 (Centre-ville)
condition-13 = 13 (Avant-postes isolés)
condition-14 = 14 (Proches voisins)
condition-15 = 15 (Grande prairie)
condition-16 = 16 (Terre d’abondance)
condition-17 = 17 (Quiétude)
condition-18 = 18 (Nature sauvage)
rating-incredible = incroyable
rating-amazing = stupéfiant
rating-wondrous = merveilleux
rating-tricky = épineux
rating-confused = confus
rating-lost = perdu

# Étiquettes des membres d’actions, d’événements et d’états. Un attribut est le mot d’une valeur du membre ; `like` nomme les mots de toutes.

member-deck = pioche
member-count = nombre de cartes
member-cards = cartes
member-order = ordre
order-unknown = inconnu
member-card = carte
    .like = condition
member-shared = condition partagée
    .like = condition
member-hands = cartes en main
member-one = { player-one }
member-two = { player-two }
member-side = face
member-rotation = rotation (°)
member-row = rangée
member-column = colonne
member-under = glissée dessous
member-discarded = carte défaussée
    .like = condition
member-top = carte du dessus
    .like = condition
member-taken = carte prise
    .like = condition
member-sheets = feuilles de score
member-conditions = conditions
member-condition = condition
member-points = points
member-deduction = points retirés
member-to = à
    .like = player
member-total = total
member-rank = rang
member-rating = appréciation
member-edition = édition
    .envy-born-2024 = Envy Born Games, 2024
    .sample = données d’exemple
member-overlay = données propres
member-readings = interprétations
member-plain = face sans condition
member-players = joueurs
member-phase = phase
member-round = manche
member-at_least = au moins
member-at_most = au plus
member-landscapes = paysages
member-placed = cartes posées
member-squares = cases
member-origin = où commencent les cases
member-chosen = cartes choisies
member-hidden = face cachée
member-set_aside = cartes mises de côté
member-discards = cartes défaussées

# Ce qui s’est passé, selon le type d’événement.

event-set-up = La partie est mise en place
event-dealt = Les cartes sont distribuées
event-chosen = Une carte est choisie
event-placed = Une carte est posée
event-card-set-aside = Une carte est mise de côté
event-passed-on = Une carte est donnée
event-card-replaced = La carte est remplacée
event-scored = Le décompte est fait

## Actions
action-set-up = Mettre en place
action-deal = Distribuer les cartes
action-choose = Choisir une carte
action-place = Poser une carte
action-set-aside = Mettre une carte de côté
action-pass-on = Échanger les cartes
action-replace-card = Remplacer la carte
action-score = Faire le décompte
