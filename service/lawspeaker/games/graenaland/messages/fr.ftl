# Graenaland en français. La valeur d'un message énonce la règle ; ses attributs disent ce qu'une décision a constaté.

game = Graenaland

## Words
player-red = Rouge
player-yellow = Jaune
player-white = Blanc
player-violet = Violet
player-blue = Bleu
hero-warrior = guerrier
hero-priest = prêtre
hero-skald = ménestrel
resource-grain = grain
    .counted = { $count ->
        [one] { $count } grain
       *[other] { $count } grains
    }
    .of = de grain
resource-cattle = bétail
    .counted = { $count } bétail
    .of = de bétail
resource-wood = bois
    .counted = { $count } bois
    .of = de bois
resource-ore = minerai
    .counted = { $count ->
        [one] { $count } minerai
       *[other] { $count } minerais
    }
    .of = de minerai
resource-gold = or
    .counted = { $count } or
    .of = d'or
deck-plains = plaines
    .genitive = des plaines
deck-forest = forêts
    .genitive = des forêts
deck-hills = collines
    .genitive = des collines
deck-mountains = montagnes
    .genitive = des montagnes
deck-supply = cartes ravitaillement
    .genitive = des cartes ravitaillement
column-settlements = nombre de colonies
column-territories = nombre de territoires
column-largest = territoire majeur
column-buildings = bâtiments
column-army = armée
kind-village = village
    .indefinite = un village
    .none = de village
kind-keep = donjon
    .indefinite = un donjon
    .none = de donjon
kind-church = église
    .indefinite = une église
    .first = la première église
    .none = d'église
kind-hall = halle
    .indefinite = une halle
    .first = la première halle
    .none = de halle
work-road = route
    .indefinite = une route
    .none = de route
    .plural = routes
work-improvement = amélioration de terrain
    .indefinite = une amélioration de terrain
    .none = d'amélioration de terrain
    .plural = améliorations de terrain
work-market = marché
    .indefinite = un marché
    .none = de marché
    .plural = marchés
work-palisade = palissade
    .indefinite = une palissade
    .none = de palissade
    .plural = palissades
phase-production = production de ressource
phase-movement = déplacement des héros
phase-proposals = répartition des ressources
phase-voting = vote
phase-building = construction
phase-setup = mise en place
phase-placement = choix des positions initiales
phase-anchor = levée du camp
phase-victory-cards = choix des cartes points de victoire
phase-claims = réclamation de la victoire
phase-final-building = construction finale
phase-over = fin du jeu
direction-north = nord
    .towards = vers le nord
direction-north-east = nord-est
    .towards = vers le nord-est
direction-east = est
    .towards = vers l'est
direction-south-east = sud-est
    .towards = vers le sud-est
direction-south = sud
    .towards = vers le sud
direction-south-west = sud-ouest
    .towards = vers le sud-ouest
direction-west = ouest
    .towards = vers l'ouest
direction-north-west = nord-ouest
    .towards = vers le nord-ouest
source-base = carte normale
source-road = carte de la route
source-improvement = carte de l'amélioration de terrain
terrain-plains = plaines
terrain-forest = forêts
terrain-hills = collines
terrain-mountains = montagnes

# Étiquettes des membres d'actions, d'événements et d'états. Un attribut est le mot d'une valeur du membre ; `like` nomme les mots de toutes.

member-first_player = premier joueur
member-positions = positions initiales
    .standard = celles de l’illustration
    .chosen = choisies
member-plains = { deck-plains }
member-forest = { deck-forest }
member-hills = { deck-hills }
member-mountains = { deck-mountains }
member-supply = { deck-supply }
member-count = nombre de cartes
member-cards = cartes
member-card = carte
member-deck = paquet
member-resource = ressource
member-symbols = symboles
    .like = resource
member-victory_cards = cartes points de victoire
member-starts = emplacements de départ
member-settlements = colonies
member-territories = territoires
member-largest = { column-largest }
member-buildings = { column-buildings }
    .like = kind
member-army = { column-army }
member-warrior = { hero-warrior }
member-armies = armées
member-red = { player-red }
member-yellow = { player-yellow }
member-white = { player-white }
member-violet = { player-violet }
member-blue = { player-blue }
member-hands = cartes en main
member-territory = territoire
member-set_aside = cartes défaussées
member-draws = cartes piochées
member-source = origine
    .settlements = { member-settlements }
    .warrior = { hero-warrior }
    .priest = { hero-priest }
    .skald = { hero-skald }
member-placed = posée
    .face-up = face visible
    .face-down = face cachée
    .discarded = défaussée
member-reshuffles = paquets remélangés
member-orders = déplacements
member-hero = héros
    .enters = entre
    .waits = attend
    .moves = s’y rend
    .stays = reste
member-direction = direction
    .stay = rester
member-steps = nombre de territoires
member-ends = héros après le déplacement
member-entries = héros qui entrent
member-shares = parts
member-face_up = face visible
    .like = resource
member-face_down = face cachée
member-ballots = bulletins
member-counted = votes comptés
member-votes = votes
member-accepted = proposition adoptée
member-claims = victoires réclamées
member-points = points de victoire
member-first = qui construit en premier
    .like = player
member-payment = paiement
member-market = { work-market }
member-as = compte comme
    .like = resource
member-discarded = pile de défausse
    .like = deck
member-from = de
    .like = player
member-tolls = péages
member-kind = bâtiment
member-work = construction publique
member-strength = force
member-to = à
    .like = player
member-goals = objectifs
    .like = column
member-next = prochain joueur principal
    .like = player
member-revealed = carte ravitaillement révélée
member-shuffled = cartes ravitaillement mélangées
member-reveals = carte points de victoire montrée
member-holds = victoire obtenue
member-ranking = classement
member-rank = rang
member-decks = les paquets
member-supply_row = la rangée de cartes ravitaillement
member-number = nombre
member-may_share = peuvent partager la victoire
    .like = player
member-next_phase = suite
member-next_player = joueur suivant
member-other_hero = échange sa place avec
member-for = votes pour
member-total = total des votes
member-rule = raison
    .movement-neighbour = a choisi de rester
    .movement-impossible = déplacement impossible
member-edition = édition
    .altar-2006 = Altar, 2006
    .sample = données d’exemple
member-overlay = données propres
member-options = options
member-readings = interprétations
member-map = l’île
member-players = qui joue
member-main_player = le joueur principal
member-phase = la phase
member-turn = à qui le tour
    .like = player
member-placement = où en est le choix des positions
member-proposal = la proposition
member-building = ce qui a été fait dans cette phase de construction
member-announcement = victoire annoncée
member-discards = les défausses
member-round = tour
member-newcomer = qui vient de s’installer
member-open = encore ouverte
member-supply_taken = carte ravitaillement prise
member-markets_used = marchés utilisés
member-offers = offres
member-clans = clans
member-hand = cartes en main
member-waiting = héros en attente
member-heroes = héros
member-works = constructions publiques
member-tiles = tuiles de terrain
member-tile = tuile de terrain
member-terrain = terrain
member-coast = sur la côte
member-neighbours = territoires voisins
member-price = prix d’un village
member-costs = coûts
member-peasants = sans donjon
member-keep = { kind-keep }
member-church = { kind-church }
member-hall = { kind-hall }
member-road = { work-road }
member-improvement = { work-improvement }
    .like = resource
member-palisade = { work-palisade }
member-grain = { resource-grain }
member-cattle = { resource-cattle }
member-wood = { resource-wood }
member-ore = { resource-ore }
member-gold = { resource-gold }

# Ce qui s'est passé, selon le type d'événement.

event-set-up = La partie est mise en place
event-started = Les premiers villages et le guerrier sont posés
event-settled = Un village est posé
event-anchor-weighed = Le camp est levé
event-anchor-held = Le camp n’est pas levé
event-cards-set-aside = Les cartes restantes sont défaussées
event-victory-card-kept = Une carte points de victoire est gardée
event-card-drawn = Une carte est piochée
event-hero-moved = Un héros se déplace
event-hero-stayed = Un héros reste sur place
event-heroes-swapped = Deux héros échangent leurs places
event-hero-entered = Un héros entre en jeu
event-hero-waits = Un héros attend d’entrer en jeu
event-proposal-made = Une proposition est faite
event-passed = Un joueur passe
event-proposal-decided = Les votes sont comptés
event-cards-given = Des cartes sont distribuées
event-victory-claimed = La victoire est réclamée
event-victory-not-claimed = Personne ne réclame la victoire
event-supply-taken = Une carte ravitaillement est prise
event-cards-paid = Des cartes sont payées
event-market-used = Un marché est utilisé
event-toll-paid = Un péage est payé
event-village-built = Un village est construit
event-building-built = Un bâtiment est construit
event-army-raised = L’armée est renforcée
event-work-announced = Une construction publique en commun est proposée
event-work-built = Une construction publique est réalisée
event-grant-given = Une autorisation de construire est accordée
event-ship-marker-passed = Le marqueur bateau est transmis
event-supply-row-filled = La rangée de cartes ravitaillement est complétée
event-victory-announced = La victoire est annoncée
event-building-ended = Un joueur termine la construction finale
event-claim-held = La victoire réclamée est obtenue
event-claim-void = La victoire a été réclamée en vain
event-game-ended = La partie se termine

## Actions
action-set-up = Mettre en place
action-place-settlement = Poser un village
action-weigh-anchor = Lever le camp
action-hold-anchor = Ne pas lever le camp
action-keep-victory-card = Garder une carte points de victoire
action-produce = Produire les ressources
action-move = Déplacer les héros
action-propose = Faire une proposition
action-pass = Passer
action-vote = Voter
action-claim-victory = Réclamer la victoire
action-take-supply = Prendre une carte ravitaillement
action-build-village = Construire un village
action-build-building = Construire un bâtiment
action-raise-army = Renforcer l’armée
action-build-work = Réaliser une construction publique
action-offer-work = Proposer une construction publique en commun
action-grant-build = Laisser un autre joueur construire
action-announce-victory = Annoncer sa victoire
action-end-round = Mettre fin au tour
action-end-building = Terminer la construction finale

## Ce que seuls les messages disent
resource-unknown = une carte dont la face est inconnue
    .counted = { $count ->
        [one] { $count } carte dont la face est inconnue
       *[other] { $count } cartes dont la face est inconnue
    }
    .of = de carte dont la face est inconnue
resource-any = de ressource quelconque
    .counted = { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    }
resource-face-down = une carte face cachée
    .counted = { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
resource-supply-card = une carte ravitaillement
    .counted = { $count ->
        [one] { $count } carte ravitaillement
       *[other] { $count } cartes ravitaillement
    }
    .of = de carte ravitaillement
deck-unknown = un paquet inconnu
start-settlements = les villages
start-warrior = le guerrier

## Lieux dont rien n'est connu : ce qu'il faudrait envoyer
nth = { $entry ->
    [1] premier
   *[other] { $entry }e
}
nth-feminine = { $entry ->
    [1] première
   *[other] { $entry }e
}
missing-players = qui joue
missing-phase = la phase en cours
missing-main_player = qui est le joueur principal
missing-turn = à qui est le tour
missing-first_player = qui commence
missing-map = la forme de l'île
missing-map-entry-terrain = le terrain du { nth } territoire énuméré
missing-overlay-tiles-name-terrain = le terrain du territoire { $name }
missing-map-entry-coast = si le { nth } territoire énuméré est sur la côte
missing-overlay-tiles-name-coast = si le territoire { $name } est sur la côte
missing-map-entry-price = le prix d'un village dans le { nth } territoire énuméré
missing-overlay-tiles-name-price = le prix d'un village dans le territoire { $name }
missing-map-entry-buildings = les symboles de bâtiments du { nth } territoire énuméré
missing-overlay-tiles-name-buildings = les symboles de bâtiments du territoire { $name }
missing-map-entry-improvement = ce que donne l'amélioration du { nth } territoire énuméré
missing-overlay-tiles-name-improvement = ce que donne l'amélioration du territoire { $name }
missing-map-entry-neighbours = les voisins du { nth } territoire énuméré
missing-overlay-tiles-name-neighbours = les voisins du territoire { $name }
missing-overlay-costs-keep = le prix d'un donjon
missing-overlay-costs-church = le prix d'une église
missing-overlay-costs-hall = le prix d'une halle
missing-overlay-costs-road = le prix d'une route
missing-overlay-costs-improvement = le prix d'une amélioration de terrain
missing-overlay-costs-market = le prix d'un marché
missing-overlay-costs-palisade = le prix d'une palissade
missing-overlay-costs-army-peasants = ce que coûte une armée plus forte sans donjon
missing-overlay-costs-army-plains = ce que coûte une armée plus forte avec un donjon dans les plaines
missing-overlay-costs-army-forest = ce que coûte une armée plus forte avec un donjon dans les forêts
missing-overlay-costs-army-hills = ce que coûte une armée plus forte avec un donjon dans les collines
missing-overlay-starts-number-number = où sont les emplacements de départ marqués { $number }
missing-overlay-starts-number-number-settlements = où commencent les villages marqués { $number }
missing-overlay-starts-number-number-warrior = où commence le guerrier marqué { $number }
missing-territories-name = ce qu'il y a dans le territoire { $name }
missing-territories-name-settlements = quelles colonies sont dans le territoire { $name }
missing-territories-name-settlements-entry-player = à qui est la { nth-feminine } colonie du territoire { $name }
missing-territories-name-settlements-entry-kind = ce qu'est la { nth-feminine } colonie du territoire { $name }
missing-territories-name-heroes = quels héros sont dans le territoire { $name }
missing-territories-name-heroes-entry-player = à qui est le { nth } héros du territoire { $name }
missing-territories-name-heroes-entry-hero = quel est le { nth } héros du territoire { $name }
missing-territories-name-works = quelles constructions publiques sont dans le territoire { $name }
missing-territories-name-face_up = quelles cartes sont face visible dans le territoire { $name }
missing-territories-name-face_up-cards = quelles cartes sont face visible dans le territoire { $name }
missing-territories-name-face_up-cards-entry-resource = ce que porte la { nth-feminine } carte face visible du territoire { $name }
missing-territories-name-face_down = combien de cartes sont face cachée dans le territoire { $name }
missing-territories-name-face_down-cards = quelles cartes sont face cachée dans le territoire { $name }
missing-territories-name-face_down-cards-entry-resource = ce que porte la { nth-feminine } carte face cachée du territoire { $name }
missing-clans-player = ce qu'a { $player }
missing-clans-player-army = la force de l'armée de { $player }
missing-clans-player-hand = quelles cartes { $player } a en main
missing-clans-player-hand-cards = quelles cartes { $player } a en main
missing-clans-player-hand-cards-entry = la { nth-feminine } carte en main de { $player }
missing-clans-player-hand-cards-entry-deck = de quel paquet vient la { nth-feminine } carte en main de { $player }
missing-clans-player-hand-cards-entry-resource = ce que porte la { nth-feminine } carte en main de { $player }
missing-clans-player-hand-cards-entry-symbols = ce que porte la { nth-feminine } carte en main de { $player }
missing-clans-player-victory_cards = les cartes points de victoire de { $player }
missing-clans-player-victory_cards-entry = la { nth-feminine } carte points de victoire de { $player }
missing-clans-player-victory_cards-entry-settlements = les niveaux de l'objectif « nombre de colonies » sur la carte points de victoire de { $player }
missing-card-settlements = les niveaux de l'objectif « nombre de colonies » sur la carte gardée
missing-reveals-settlements = les niveaux de l'objectif « nombre de colonies » sur la carte montrée
missing-clans-player-victory_cards-entry-territories = les niveaux de l'objectif « nombre de territoires » sur la carte points de victoire de { $player }
missing-card-territories = les niveaux de l'objectif « nombre de territoires » sur la carte gardée
missing-reveals-territories = les niveaux de l'objectif « nombre de territoires » sur la carte montrée
missing-clans-player-victory_cards-entry-largest = les niveaux de l'objectif « territoire majeur » sur la carte points de victoire de { $player }
missing-card-largest = les niveaux de l'objectif « territoire majeur » sur la carte gardée
missing-reveals-largest = les niveaux de l'objectif « territoire majeur » sur la carte montrée
missing-clans-player-victory_cards-entry-buildings = les niveaux de l'objectif « bâtiments » sur la carte points de victoire de { $player }
missing-card-buildings = les niveaux de l'objectif « bâtiments » sur la carte gardée
missing-reveals-buildings = les niveaux de l'objectif « bâtiments » sur la carte montrée
missing-clans-player-victory_cards-entry-army = les niveaux de l'objectif « armée » sur la carte points de victoire de { $player }
missing-card-army = les niveaux de l'objectif « armée » sur la carte gardée
missing-reveals-army = les niveaux de l'objectif « armée » sur la carte montrée
missing-clans-player-waiting = quels héros de { $player } attendent d'entrer
missing-clans-player-waiting-entry-hero = quel héros de { $player } attend
missing-clans-player-waiting-entry-territories = où peut entrer le héros de { $player } qui attend
missing-decks-plains = combien de cartes sont dans le paquet des plaines
missing-decks-plains-cards = quelles cartes sont dans le paquet des plaines
missing-decks-plains-cards-entry-resource = ce que porte la { nth-feminine } carte du paquet des plaines
missing-discards-plains = combien de cartes sont dans la défausse des plaines
missing-discards-plains-cards = quelles cartes sont dans la défausse des plaines
missing-discards-plains-cards-entry-resource = ce que porte la { nth-feminine } carte de la défausse des plaines
missing-decks-forest = combien de cartes sont dans le paquet des forêts
missing-decks-forest-cards = quelles cartes sont dans le paquet des forêts
missing-decks-forest-cards-entry-resource = ce que porte la { nth-feminine } carte du paquet des forêts
missing-discards-forest = combien de cartes sont dans la défausse des forêts
missing-discards-forest-cards = quelles cartes sont dans la défausse des forêts
missing-discards-forest-cards-entry-resource = ce que porte la { nth-feminine } carte de la défausse des forêts
missing-decks-hills = combien de cartes sont dans le paquet des collines
missing-decks-hills-cards = quelles cartes sont dans le paquet des collines
missing-decks-hills-cards-entry-resource = ce que porte la { nth-feminine } carte du paquet des collines
missing-discards-hills = combien de cartes sont dans la défausse des collines
missing-discards-hills-cards = quelles cartes sont dans la défausse des collines
missing-discards-hills-cards-entry-resource = ce que porte la { nth-feminine } carte de la défausse des collines
missing-decks-mountains = combien de cartes sont dans le paquet des montagnes
missing-decks-mountains-cards = quelles cartes sont dans le paquet des montagnes
missing-decks-mountains-cards-entry-resource = ce que porte la { nth-feminine } carte du paquet des montagnes
missing-discards-mountains = combien de cartes sont dans la défausse des montagnes
missing-discards-mountains-cards = quelles cartes sont dans la défausse des montagnes
missing-discards-mountains-cards-entry-resource = ce que porte la { nth-feminine } carte de la défausse des montagnes
missing-decks-supply = combien de cartes sont dans le paquet de cartes ravitaillement
missing-decks-supply-cards = quelles cartes sont dans le paquet de cartes ravitaillement
missing-decks-supply-cards-entry-symbols = ce que porte la { nth-feminine } carte du paquet de cartes ravitaillement
missing-discards-supply = combien de cartes sont dans la défausse de cartes ravitaillement
missing-discards-supply-cards = quelles cartes sont dans la défausse de cartes ravitaillement
missing-discards-supply-cards-entry-symbols = ce que porte la { nth-feminine } carte de la défausse de cartes ravitaillement
missing-supply_row = quelles cartes ravitaillement sont dans la rangée
missing-supply_row-cards = quelles cartes ravitaillement sont dans la rangée
missing-supply_row-cards-entry-symbols = ce que porte la { nth-feminine } carte ravitaillement de la rangée
missing-placement = où en est le choix des positions
missing-placement-round = si l'on pose les premiers villages ou les seconds
missing-placement-cards-name = combien de cartes sont encore dans le territoire { $name }
missing-placement-cards-name-cards = quelles cartes sont encore dans le territoire { $name }
missing-placement-cards-name-cards-entry-resource = ce que porte la { nth-feminine } carte du territoire { $name }
missing-placement-newcomer = qui vient de s'installer, et où
missing-placement-newcomer-player = qui vient de s'installer
missing-placement-newcomer-territory = où quelqu'un vient de s'installer
missing-proposal = la proposition
missing-proposal-player = qui a fait la proposition
missing-proposal-territory = quel territoire la proposition concerne
missing-proposal-shares = qui recevrait quelles cartes selon la proposition
missing-announcement = qui a annoncé sa victoire
missing-announcement-player = qui a annoncé sa victoire
missing-announcement-points = avec combien de points la victoire a été réclamée
missing-claims = qui d'autre a réclamé la victoire
missing-building = ce qui a été fait dans cette phase de construction
missing-building-supply_taken = si une carte ravitaillement a été prise dans cette phase
missing-building-markets_used = quels marchés ont été utilisés dans cette phase
missing-building-offers = si une construction en commun ou une autorisation de construire a été offerte durant ce tour
missing-building-offers-entry-work = quelle construction en commun a été annoncée
missing-building-offers-entry-territory = pour quel territoire la construction en commun a été annoncée
missing-building-offers-entry-player = qui a reçu l'autorisation de construire
missing-building-offers-entry-open = si l'offre est encore ouverte
missing-ballots = comment chacun vote
missing-ballots-player = le vote de { $player }
missing-payment = quelles cartes sont payées
missing-payment-entry-card-deck = de quel paquet vient la { nth-feminine } carte payée
missing-payment-entry-card-resource = ce que porte la { nth-feminine } carte payée
missing-payment-entry-card-symbols = ce que porte la { nth-feminine } carte payée
missing-payment-entry-as = ce que paie la { nth-feminine } carte payée
missing-tolls = quelles cartes sont données pour la palissade
missing-tolls-entry-card-deck = de quel paquet vient la { nth-feminine } carte donnée pour la palissade
missing-tolls-entry-card-resource = ce que porte la { nth-feminine } carte donnée pour la palissade
missing-tolls-entry-card-symbols = ce que porte la { nth-feminine } carte donnée pour la palissade
missing-card = quelle carte est prise
missing-card-deck = de quel paquet vient la carte prise
missing-card-resource = ce que porte la carte prise
missing-card-symbols = ce que porte la carte prise
missing-draws = quelles cartes sont piochées
missing-draws-entry-resource = ce que porte la { nth-feminine } carte piochée
missing-entries = quels héros en attente entrent, et où
missing-orders-entry-hero = quel héros le { nth } déplacement concerne
missing-revealed = quelle carte ravitaillement est révélée
missing-revealed-deck = ce que porte la carte ravitaillement révélée
missing-revealed-resource = ce que porte la carte ravitaillement révélée
missing-revealed-symbols = ce que porte la carte ravitaillement révélée
missing-shuffled = dans quel ordre les cartes ravitaillement dépensées ont été mélangées
missing-hands-entry-cards = quelle carte de la { nth-feminine } main indiquée est laquelle

## Ce que plusieurs messages disent de même
this-pile = { $pile ->
    [decks] Le paquet { $deck_genitive }
    [discards] La défausse { $deck_genitive }
    [hand] La main de { $player }
    [face_up] La pile face visible du territoire { $territory }
    [face_down] La pile face cachée du territoire { $territory }
    [placement] La pile du territoire { $territory }
   *[supply_row] La rangée de cartes ravitaillement
}
due-votes = { $due ->
    [one] { $due } vote
   *[other] { $due } votes
}
has-votes = { $due ->
    [0] n'a aucun vote
   *[other] { $bound ->
        [at-most] a au plus { due-votes }
        [at-least] a au moins { due-votes }
       *[exactly] a { due-votes }
    }
}
other-votes = { $source ->
    [settlements] { $player } { has-votes } pour ses colonies dans le territoire { $territory }, et non { $votes }.
    [warrior] { $player } { has-votes } pour son guerrier dans le territoire { $territory }, et non { $votes }.
    [priest] { $player } { has-votes } pour son prêtre dans le territoire { $territory }, et non { $votes }.
    [skald] { $player } { has-votes } pour son ménestrel dans le territoire { $territory }, et non { $votes }.
    [no-settlements] { $player } n'a pas de colonie dans le territoire { $territory } qui puisse procurer des votes.
    [no-warrior] { $player } n'a pas de guerrier dans le territoire { $territory } qui puisse procurer des votes.
    [no-priest] { $player } n'a pas de prêtre dans le territoire { $territory } qui puisse procurer des votes.
    [no-skald] { $player } n'a pas de ménestrel dans le territoire { $territory } qui puisse procurer des votes.
   *[all] { $player } { has-votes } dans le territoire { $territory }, et non { $votes }.
}
votes-for = { $for ->
    [0] Aucun des { $total } votes n'est pour la proposition
    [one] { $for } vote sur { $total } est pour la proposition
   *[other] { $for } votes sur { $total } sont pour la proposition
}
majority = { $bound ->
    [exactly] { $result ->
        [passes] { votes-for }, donc plus de la moitié : elle est adoptée.
       *[fails] { votes-for }, donc pas plus de la moitié : elle est rejetée.
    }
   *[at-least] { $result ->
        [passes] Les votes dont on sait qu'ils sont pour la proposition ({ $for }) font plus de la moitié, quels que soient les autres : elle est adoptée.
       *[fails] Même avec tous les votes qu'on ne connaît pas, pas plus de la moitié n'est pour la proposition : elle est rejetée.
    }
}
payment-difference = { $short_resources ->
    [rien] il y a { $over_resources_and } en trop
   *[other] { $over_resources ->
        [rien] il manque { $short_resources_and }
       *[other] il manque { $short_resources_and }, et il y a { $over_resources_and } en trop
    }
}
cards-not-held = { $fault ->
    [too-many] { $count ->
        [0] { $player } n'a aucune carte en main.
        [one] { $player } n'a que { $count } carte en main, et non { $named }.
       *[other] { $player } n'a que { $count } cartes en main, et non { $named }.
    }
    [not-there] { $player } n'a pas toutes ces cartes en main ; il manque { $lacking_resources_and }.
   *[elsewhere] { $player } ne peut pas avoir { $lacking_resources_and } : toutes ces cartes sont ailleurs.
}
card-not-taken = { $fault ->
    [supply-card] Il y a dans le territoire { $territory } des cartes ressource, et non des cartes ravitaillement.
    [none-left] Il ne reste aucune carte dans le territoire { $territory } : { $player } n'en prend donc pas.
    [deck] Les cartes du territoire { $territory } viennent du paquet { $due_deck_genitive }, et non du paquet { $deck_genitive }.
   *[not-there] Il ne peut pas y avoir { $resource_of } dans le territoire { $territory }.
}
no-card-for-the-last = { $player } pose le dernier village, et il ne lui resterait alors plus de carte dans un territoire où { $player } n'a pas encore de village.
who-is-next = C'est le tour de { $turn_player }, et non de { $player }.

## Options
option-three_player_changes = Les modifications pour trois joueurs : chaque héros procure un vote de plus, et une palissade retire un vote à chaque héros ; le premier bâtiment ne compte ni pour l'objectif des bâtiments ni pour ses points. En vigueur à trois joueurs, sauf si l'état dit le contraire.
option-five_player_grant = À cinq joueurs, le joueur principal peut, au lieu d'une construction publique en commun, laisser un autre joueur construire une fois. N'est en vigueur que si un état le dit.
option-victory_point_cards = Chaque joueur a une carte points de victoire secrète, et la victoire se réclame avant la construction. N'est en vigueur que si un état le dit.

## Ce que tout état doit respecter
cards-count = Une pile dont les cartes sont énumérées en compte autant qu'elle l'indique.
    .violated = { this-pile } aurait { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, mais { $listed ->
        [0] aucune n'est énumérée.
        [one] { $listed } est énumérée.
       *[other] { $listed } sont énumérées.
    }
map-territories = Tout ce qui se trouve sur le plateau de jeu est dans un de ses territoires.
    .violated = { $fault ->
        [twice] Le territoire { $territory } est deux fois sur le plateau ; chacun n'y est qu'une fois.
        [tile] La tuile { $territory } est deux fois sur le plateau ; chacune n'y est qu'une fois.
       *[unknown] Il n'y a pas de territoire { $territory } sur ce plateau. On y trouve { $territories_and } ; un état peut apporter son propre plateau.
    }
map-neighbours = Deux territoires voisins le sont l'un de l'autre, dans des directions opposées, et chacun en a au plus un dans chaque direction.
    .violated = { $fault ->
        [off-the-map] Le territoire { $territory } aurait { $neighbour } pour voisin { $direction_towards }, mais celui-ci n'est pas sur le plateau.
        [itself] Le territoire { $territory } ne peut pas être son propre voisin.
        [one-sided] Le territoire { $territory } a { $neighbour } pour voisin { $direction_towards }, mais { $neighbour } n'a pas { $territory } pour voisin { $other_direction_towards }.
       *[twice] Le territoire { $territory } a plusieurs voisins { $direction_towards }, dont { $neighbour } ; il ne peut en avoir qu'un.
    }
players-clans = Chaque joueur a un clan de sa propre couleur, et seuls les clans des joueurs sont en jeu.
    .violated = { $fault ->
        [twice] { $player } figure deux fois parmi les joueurs ; chacun a sa propre couleur.
       *[stranger] { $player } ne joue pas, et ne peut donc rien avoir dans cette partie. Joueurs : { $players_and }.
    }
houses-limit = Un clan possède 14 maisons, dont une se trouve sur la piste de force militaire : il y en a donc au plus 13 sur le plateau.
    .violated = { $player } a { $houses } colonies sur le plateau, mais un clan n'a de maisons que pour { $limit }.
buildings-village = Un bâtiment ne se trouve que là où son clan a un village.
    .violated = { $villages ->
        [rien] { $player } n'a pas de village dans le territoire { $territory }, et il en faut un pour { $kind_indefinite }.
       *[other] { $player } n'a pas de village dans le territoire { $territory }, et il en faut un pour { $kind_indefinite } ; ses villages sont dans : { $villages_and }.
    }
buildings-one-of-a-kind = Un territoire contient au plus un bâtiment de chaque type.
    .violated = { $fault ->
        [twice] Il y a dans le territoire { $territory } plusieurs bâtiments d'un même type ({ $kind }), mais il ne peut y en avoir qu'un.
       *[there] Il y a déjà { $kind_indefinite } dans le territoire { $territory }, et il ne peut y avoir qu'un bâtiment de chaque type.
    }
buildings-mountains = Il n'y a aucun bâtiment dans les montagnes.
    .violated = Le territoire { $territory } est dans les montagnes, où il n'y a pas de bâtiments, donc pas { $kind_none } non plus.
heroes-one-of-a-kind = Un clan n'a jamais plus d'un guerrier, d'un prêtre et d'un ménestrel.
    .violated = Le { $hero } de { $player } est plus d'une fois en jeu, mais un clan n'en a qu'un.
heroes-one-in-a-territory = Deux héros de la même couleur ne se trouvent jamais dans le même territoire.
    .violated = { $player } a plus d'un héros dans le territoire { $territory }, mais deux héros de la même couleur ne sont jamais ensemble.
heroes-warrior = Chaque joueur a, dès le début, un guerrier sur le plateau.
    .violated = { $player } n'a pas de guerrier sur le plateau, mais chaque joueur en a un dès le début.
heroes-building = Un clan a son prêtre sur le plateau ou en attente si et seulement s'il a construit une église, et son ménestrel si et seulement s'il a construit une halle.
    .violated = { $fault ->
        [without] { $player } a un { $hero } en jeu, mais n'a pas construit { $kind_none }.
       *[left-out] { $player } a construit { $kind_indefinite }, mais son { $hero } n'est pas sur le plateau et n'attend pas non plus.
    }
heroes-waiting = Un prêtre ou un ménestrel n'attend que pour un territoire où son clan a construit son église ou sa halle.
    .violated = Le { $hero } de { $player } ne peut pas attendre pour le territoire { $territory } : { $player } n'y a pas { $kind_none }.
works-settled = Il n'y a de constructions publiques que dans les territoires colonisés.
    .violated = Il y a { $work_indefinite } dans le territoire { $territory }, mais personne n'y a de colonie.
works-one-of-a-kind = Un territoire contient au plus une construction publique de chaque type.
    .violated = { $fault ->
        [twice] Le territoire { $territory } a plusieurs constructions publiques d'un même type ({ $work }), mais il ne peut y en avoir qu'une.
       *[there] Le territoire { $territory } a déjà { $work_indefinite } ; il ne peut y avoir qu'une construction publique de chaque type.
    }
works-tokens = Il y a 6 routes, 6 marchés et 6 palissades, un jeton pour chaque construction publique réalisée.
    .violated = { $fault ->
        [none-left] Les { $tokens } { $work_plural } sont déjà sur le plateau : il n'en reste plus à construire.
       *[too-many] Il y a { $count } { $work_plural } sur le plateau, mais seulement { $tokens } jetons.
    }
cards-decks = Il n'y a pas plus de cartes en jeu que les paquets n'en contiennent.
    .violated = { $fault ->
        [stray] Une carte du paquet { $deck_genitive } ne peut pas être dans une pile d'un autre paquet.
        [kind] { $total ->
            [0] Le paquet { $deck_genitive } n'a pas { $resource_of }.
           *[other] Il y a { $count ->
                [one] { $count } carte
               *[other] { $count } cartes
            } { $resource_of } du paquet { $deck_genitive }, qui n'en a que { $total }.
        }
        [deck] Il y a { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } du paquet { $deck_genitive }, qui n'en a que { $total }.
       *[all] Il y a { $count } cartes ressource, mais tous les paquets ensemble n'en ont que { $total }.
    }
cards-faces = Une carte ressource porte une seule ressource, une carte ravitaillement deux symboles.
    .violated = { $fault ->
        [supply] Une carte ravitaillement porte deux symboles ; celle-ci, non.
       *[resource] Une carte du paquet { $deck_genitive } porte une seule ressource ; celle-ci a les symboles d'une carte ravitaillement.
    }
supply-cards = Il y a 16 cartes ravitaillement, et la rangée en compte au plus quatre.
    .violated = { $fault ->
        [row] Il y a { $count } cartes ravitaillement dans la rangée, mais elle n'en contient que { $total }.
        [face] Il y a { $count } cartes ravitaillement avec { $resources_and }, mais le jeu n'en a que { $total }.
       *[all] Il y a { $count } cartes ravitaillement, mais le jeu n'en a que { $total }.
    }
village-price = Un village coûte 4 ressources sur la côte, 6 dans les montagnes et 5 ailleurs.
    .violated = Un village dans le territoire { $territory } coûte { $due } ressources ; son prix ne peut donc pas être de { $resources }.
points-levels = Une carte points de victoire a, pour chacun des cinq objectifs, trois niveaux de plus en plus élevés, qui valent chacun un point.
    .violated = Les trois niveaux de l'objectif « { $column } » ne sont pas croissants sur cette carte ; chacun doit dépasser le précédent.

## Mise en place ; choix des positions et des cartes points de victoire
setup-decks = Chaque type de terrain a son paquet de cartes ressource, et les cartes ravitaillement forment le leur ; chaque paquet est mélangé à part et contient toutes ses cartes.
    .violated = { $fault ->
        [overdrawn] On pioche dans le paquet { $deck_genitive } plus de cartes d'une même sorte qu'il n'en a.
       *[deck] Avant qu'on y pioche, le paquet { $deck_genitive } a { $printed_resources_and }, et ce ne sont pas ces cartes-ci.
    }
setup-supply-row = Les quatre cartes du dessus du paquet ravitaillement forment une rangée face visible.
    .violated = La rangée est formée des quatre cartes du dessus du paquet ravitaillement, et ce ne sont pas celles-ci.
setup-army = Chaque armée commence avec une force de 1.
    .violated = L'armée de { $player } a au début une force de { $due }, et non de { $army }.
setup-positions = Le premier joueur occupe les emplacements marqués 1 avec deux villages et son guerrier, le suivant dans le sens des aiguilles d'une montre ceux marqués 2, et ainsi de suite.
    .violated = { $fault ->
        [settlements] Les villages de { $player } commencent dans { $due_and }, et non dans { $territories_and }.
        [warrior] Le guerrier de { $player } commence dans { $due_and }, et non dans { $territories_and }.
       *[chosen] Les joueurs choisissent leurs positions : { $player } n'a donc encore rien dans { $territories_and }.
    }
setup-hands = Chaque joueur pioche deux cartes ressource : pour chacune de ses colonies, une du paquet de son terrain.
    .violated = { $fault ->
        [chosen] Les joueurs choisissent leurs positions et y prennent leurs cartes : { $player } n'en pioche donc pas maintenant.
        [drawn] { $player } pioche ces cartes : { $due_resources_and }, et non celles-ci : { $resources_and }.
        [number] { $player } pioche une carte pour chacune de ses colonies, { $due } en tout, et non { $count }.
        [cards] { $player } pioche une carte pour chacune de ses colonies, dans ces paquets : { $due_decks_and }. Ce ne peuvent pas être ces cartes : { $resources_and }.
       *[decks] { $player } pioche une carte pour chacune de ses colonies, dans ces paquets : { $due_decks_and }, et non dans ceux-ci : { $decks_and }.
    }
placement-cards = Pendant le choix des positions, deux cartes ressource de son terrain se trouvent face cachée à côté de chaque territoire côtier.
    .violated = { $fault ->
        [inland] { $territory } n'est pas sur la côte : il n'y a donc pas de cartes là pendant le choix des positions.
       *[coast] Il y a { $cards } cartes dans le territoire { $territory }, mais il y en a au plus { $limit } pendant le choix des positions.
    }
placement-turn = Les premiers villages sont posés dans le sens des aiguilles d'une montre à partir du premier joueur, les seconds dans l'ordre inverse.
    .violated = { $fault ->
        [turn] { who-is-next }
        [all-placed] Chacun a posé ses deux villages : plus personne n'en pose.
       *[settlements] { $count ->
            [0] Aucun village n'est encore posé
            [one] { $count } village est posé
           *[other] { $count } villages sont posés
        } : c'est le tour de { $turn_player } ({ $due_round ->
            [1] premiers villages
           *[other] seconds villages
        }), et non de { $player } ({ $round ->
            [1] premiers villages
           *[other] seconds villages
        }).
    }
placement-coast = Les villages de départ sont posés sur la côte, qu'il y en ait déjà d'autres ou non.
    .violated = { $coasts ->
        [rien] { $territory } n'est pas sur la côte, où l'on pose les villages de départ.
       *[other] { $territory } n'est pas sur la côte, où l'on pose les villages de départ ; la côte comprend { $coasts_and }.
    }
placement-warrior = Le guerrier est posé avec le premier village ; aucun héros n'accompagne le second.
    .violated = { $fault ->
        [left-out] { $player } pose son premier village, et son guerrier avec lui.
       *[second] { $player } pose son second village ; le guerrier est venu avec le premier.
    }
placement-card = Celui qui pose un village prend une des cartes qui se trouvent là, et aucune s'il n'en reste plus.
    .violated = { card-not-taken }
placement-two-territories = Personne n'a ses deux villages de départ dans un même territoire.
    .violated = { $player } a déjà un village dans le territoire { $territory } ; l'autre va ailleurs.
placement-last = Celui qui pose ou déplace l'avant-dernier village laisse une carte pour le dernier, ailleurs que dans le territoire où le joueur qui le posera a déjà un village.
    .violated = { $fault ->
        [coasts] { $count ->
            [0] Il n'y a aucun territoire côtier
            [one] Il n'y a que { $count } territoire côtier
           *[other] Il n'y a que { $count } territoires côtiers
        } pour { $number } joueurs : il se peut qu'il ne reste pas de carte pour le dernier village, celui de { $player }.
       *[card] { no-card-for-the-last }
    }
placement-leftover = Quand tous ont posé deux villages, les cartes restantes sont défaussées.
    .violated = { $due ->
        [0] Aucune carte n'est défaussée ensuite, et non { $cards }.
        [one] Il reste { $due } carte à défausser, et non { $cards }.
       *[other] Il reste { $due } cartes à défausser, et non { $cards }.
    }
anchor-order = Dans un territoire où il n'y a plus de cartes, celui qui s'y est installé le premier peut lever le camp en premier, puis le suivant ; le nouvel arrivant ne le peut pas.
    .violated = { $fault ->
        [newcomer] { $player } vient de s'y installer et ne peut pas lever le camp maintenant.
        [stranger] { $player } n'y a pas de village qui puisse lever le camp.
       *[turn] C'est { $turn_player } qui dit maintenant s'il lève le camp, et non { $player }.
    }
anchor-target = Un village qui lève le camp va dans un territoire moins peuplé de la côte.
    .violated = { $fault ->
        [inland] { $territory } n'est pas sur la côte, et un village qui lève le camp reste sur la côte.
        [crowded] Le territoire { $territory } n'est pas moins peuplé que { $left_territory } : il a { $count ->
            [one] { $count } village
           *[other] { $count } villages
        }.
       *[no-card] Il ne reste aucune carte dans le territoire { $territory }, et un village va là où il en reste une.
    }
anchor-card = Celui qui lève le camp prend une des cartes qui se trouvent dans le nouveau territoire.
    .violated = { card-not-taken }
anchor-warrior = Le guerrier reste là où il a été posé quand son village lève le camp.
    .violated = { $due ->
        [none] { $player } n'a pas de guerrier sur l'île.
        [elsewhere] Le guerrier de { $player } n'est pas dans le territoire { $territory }.
       *[other] Le guerrier de { $player } est dans le territoire { $due }, et non dans le territoire { $territory }.
    }
victory-cards-option = Les cartes points de victoire ne servent que si les joueurs en sont convenus ; la carte des conditions de victoire ne sert alors pas.
    .violated = { $fault ->
        [held] { $player } ne peut pas avoir de cartes points de victoire : cette partie se joue sans elles.
       *[told] Cette partie se joue sans cartes points de victoire.
    }
victory-cards-dealt = Trois cartes points de victoire sont distribuées à chaque joueur.
    .violated = { $fault ->
        [copies] { $due ->
            [0] { $player } ne peut pas recevoir une telle carte points de victoire : il n'en reste plus.
           *[other] { $player } ne peut pas recevoir { $count } cartes points de victoire pareilles : il n'y en a que { $due }.
        }
       *[number] { $player } reçoit { $due } cartes points de victoire, et non { $count }.
    }
victory-cards-keep = Chaque joueur garde une de ses trois cartes et met les autres de côté.
    .violated = { $fault ->
        [kept] { $count ->
            [0] { $player } n'a pas de carte points de victoire, mais en a gardé une.
           *[other] { $player } a { $count } cartes points de victoire, mais n'en a gardé qu'une.
        }
        [chosen] { $player } a déjà gardé une carte points de victoire.
       *[not-dealt] { $player } n'a pas reçu cette carte points de victoire.
    }

## Le tour
round-phase = Chaque tour comprend la production, le déplacement des héros, la répartition, la construction et la fin du tour ; une action appartient à sa phase.
    .violated = Ceci appartient à la phase « { $due_phase } ». La phase en cours est « { $phase } ».

## Production de ressource
production-settled = Seuls produisent les territoires où il y a au moins une colonie, et ils produisent tous.
    .violated = { $fault ->
        [cards] Personne n'a de colonie dans le territoire { $territory } : il n'a rien produit, et il ne peut pas y avoir de cartes.
       *[draws] Personne n'a de colonie dans le territoire { $territory } : il ne produit rien.
    }
production-base = Chaque territoire colonisé produit une carte, quel que soit le nombre de colonies et de joueurs qui s'y trouvent.
    .violated = { $drawn ->
        [0] Le territoire { $territory } produit une carte normale, mais aucune n'a été piochée.
       *[other] Le territoire { $territory } produit une carte normale, mais { $drawn } ont été piochées.
    }
production-road = Un territoire avec une route produit une carte de plus.
    .violated = { $fault ->
        [face-down] Il n'y a pas de route dans le territoire { $territory } : il ne peut donc pas y avoir de cartes face cachée.
       *[draws] { $due ->
            [0] Il n'y a pas de route dans le territoire { $territory } : on ne pioche donc pas de carte pour elle.
           *[other] { $drawn ->
                [0] Il y a une route dans le territoire { $territory }, mais aucune carte n'a été piochée pour elle.
               *[other] On pioche une carte pour la route du territoire { $territory }, mais { $drawn } ont été piochées.
            }
        }
    }
production-face-down = La carte de la route est posée face cachée, sans être vue ; la carte normale est posée face visible.
    .violated = { $due_placed ->
        [face-down] La carte de la route du territoire { $territory } se pose face cachée.
       *[face-up] La carte normale du territoire { $territory } se pose face visible.
    }
production-improvement = Dans un territoire amélioré, une carte de plus est révélée, et aucune autre à sa place.
    .violated = { $due ->
        [0] Le territoire { $territory } n'est pas amélioré : on ne révèle donc pas de carte pour cela.
       *[other] { $drawn ->
            [0] Le territoire { $territory } est amélioré, mais aucune carte n'a été révélée pour cela.
           *[other] On révèle une carte pour l'amélioration du territoire { $territory }, mais { $drawn } ont été révélées.
        }
    }
production-match = La carte révélée pour une amélioration de terrain est gardée, face visible, si elle porte la ressource de l'amélioration ; sinon elle est défaussée.
    .violated = { $due_placed ->
        [discarded] L'amélioration du territoire { $territory } ne donne que ceci : { $improvement_resource }. La carte révélée ({ $resource }) est donc défaussée.
       *[face-up] L'amélioration du territoire { $territory } donne ceci : { $improvement_resource }. La carte révélée y reste donc, face visible.
    }
    .applied = L'amélioration du territoire { $territory } ne donne que ceci : { $improvement_resource }. La carte révélée ({ $resource }) a donc été défaussée.
production-order = Pour un territoire, on pioche d'abord la carte normale, puis celle de la route, enfin celle de l'amélioration de terrain.
    .violated = Pour le territoire { $territory }, la { $source } a été piochée trop tard : d'abord vient la carte normale, puis celle de la route, enfin celle de l'amélioration de terrain.
production-limit = Un territoire a au plus une carte de plus qu'il ne contient de colonies ; une fois ce nombre atteint, on ne pioche plus.
    .violated = { $fault ->
        [lying] Il y a { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } dans le territoire { $territory }, mais il ne peut y en avoir plus de { $limit }.
       *[draws] Il y a alors déjà { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } dans le territoire { $territory }, et il ne peut y en avoir plus de { $limit } : on ne pioche plus.
    }
production-deck = Les cartes sont piochées sur le dessus du paquet qui correspond au terrain du territoire.
    .violated = { $fault ->
        [top] La carte du dessus du paquet { $deck_genitive } est une carte { $top_resource }, et non une carte { $resource }.
       *[elsewhere] Il n'y a pas { $resource_of } dans le paquet { $deck_genitive } pour le territoire { $territory }.
    }
production-reshuffle = Quand un paquet est épuisé, sa pile de défausse est mélangée et devient le nouveau paquet.
    .violated = { $fault ->
        [not-yet] La défausse { $deck_genitive } n'est mélangée que quand le paquet est épuisé, et il ne l'est pas.
       *[other-cards] Le nouveau paquet { $deck_genitive } est formé des cartes de sa défausse, et ce ne sont pas celles-ci.
    }
    .applied = La défausse { $deck_genitive } a été mélangée et forme un nouveau paquet.
production-exhausted = Quand il ne reste de carte ni dans le paquet ni dans sa pile de défausse, on n'en pioche aucune.
    .violated = Il ne reste rien à piocher pour le territoire { $territory } : le paquet { $deck_genitive } et sa défausse sont vides.

## Déplacement des héros
movement-main-player = Les héros du joueur principal restent où ils sont.
    .violated = { $player } est le joueur principal : ses héros restent où ils sont.
movement-everyone = Chacun des autres joueurs choisit un déplacement, ou de rester, avant que tous révèlent en même temps.
    .violated = { $player } n'a pas encore choisi de se déplacer ou de rester.
movement-one-hero = Un joueur ne déplace qu'un seul héros par tour, sauf quand deux de ses héros sont permutés.
    .violated = { $fault ->
        [twice] { $player } a deux déplacements, mais ne peut déplacer qu'un seul héros.
       *[another] { $player } déplace son { $other_hero } : son { $hero } reste donc dans le territoire { $due } et n'est pas dans le territoire { $territory }.
    }
movement-hero-in-play = Seul un héros présent sur le plateau se déplace.
    .violated = { $player } n'a pas de { $hero } sur le plateau qui puisse se déplacer ou se trouver quelque part.
movement-neighbour = Un héros va dans le territoire voisin situé dans la direction révélée, ou reste si c'est ce qui a été révélé.
    .violated = { $fault ->
        [stays] Le { $hero } de { $player } reste dans le territoire { $due } et n'est pas dans le territoire { $territory }.
       *[goes] En allant { $direction_towards }, le { $hero } de { $player } arrive dans le territoire { $due }, et non dans le territoire { $territory }.
    }
movement-coast = Un héros situé sur la côte peut se déplacer de deux territoires le long de celle-ci.
    .violated = En allant de deux territoires { $direction_towards } le long de la côte, le { $hero } de { $player } arrive dans le territoire { $due }, et non dans le territoire { $territory }.
movement-impossible = Un héros que son déplacement mènerait hors du plateau, ou à deux territoires autrement que le long de la côte, reste où il est.
    .violated = { $fault ->
        [off-the-map] Aller { $direction_towards } depuis le territoire { $due } mène hors du plateau : le { $hero } de { $player } y reste et n'est pas dans le territoire { $territory }.
       *[not-along-the-coast] On ne va à deux territoires que le long de la côte : le { $hero } de { $player } reste dans le territoire { $due } et n'est pas dans le territoire { $territory }.
    }
    .applied = Le { $hero } de { $player } ne peut pas aller par là et reste dans le territoire { $territory }.
movement-swap = Un héros qui va là où se trouve un autre héros de son clan échange sa place avec lui.
    .violated = Le { $hero } de { $player } échange sa place avec le { $other_hero } et se trouve dans le territoire { $due }, et non dans le territoire { $territory }.
    .applied = Deux héros de { $player } échangent leurs places : le { $hero } est maintenant dans le territoire { $territory }.

## Entrée du prêtre et du ménestrel
hero-entry-waiting = Seul entre un prêtre ou un ménestrel qui attend, là où son église ou sa halle a été construite.
    .violated = { $fault ->
        [again] Le { $hero } de { $player } ne peut pas entrer deux fois.
       *[elsewhere] { $waiting ->
            [rien] { $player } n'a pas de { $hero } qui attende d'entrer.
           *[other] Le { $hero } de { $player } attend d'entrer ailleurs : { $waiting_and }, et non { $territory }.
        }
    }
hero-entry-free = Un héros qui attend n'entre pas tant qu'un autre héros de son clan se trouve dans le territoire.
    .violated = { $fault ->
        [entered] Le { $hero } de { $player } ne peut pas entrer dans le territoire { $territory } : le { $other_hero } de { $player } y entre.
       *[stands] Le { $hero } de { $player } ne peut pas entrer dans le territoire { $territory } : le { $other_hero } de { $player } s'y trouve.
    }
hero-entry-at-once = Un héros qui attend entre dès qu'aucun autre héros de son clan ne s'y trouve : après le déplacement, avant la première proposition.
    .violated = Il n'y a plus aucun héros de { $player } dans le territoire { $territory } : le { $hero } qui attend y entre aussitôt.

## Propositions
proposal-main-player = Le joueur principal ne fait pas de proposition.
    .violated = { $player } est le joueur principal et ne fait pas de proposition.
proposal-turn = Les propositions se font à tour de rôle, dans le sens des aiguilles d'une montre, en commençant à la gauche du joueur principal.
    .violated = C'est à { $turn_player } de proposer, et non à { $player }.
proposal-once = Un joueur fait une seule proposition par tour, ou passe, que la proposition soit adoptée ou non.
    .violated = { $player } a déjà proposé ou passé durant ce tour.
proposal-unchanged = Une proposition faite ne change plus pendant qu'on la vote.
    .violated = On vote sur une proposition : d'ici là, elle ne peut être ni modifiée ni remplacée.
proposal-own-vote = Une proposition porte sur un territoire dans lequel son auteur a au moins un vote.
    .violated = { $player } n'a aucun vote dans le territoire { $territory } et ne peut donc pas proposer de répartir ses cartes.
proposal-cards = Une proposition répartit les cartes d'un territoire où il y en a.
    .violated = Il n'y a aucune carte dans le territoire { $territory } : il n'y a rien à répartir.
proposal-everything = Une proposition dit clairement qui reçoit quoi et répartit toutes les cartes du territoire ; les cartes face cachée se répartissent par nombre.
    .violated = { $short_resources ->
        [rien] La proposition répartit plus qu'il n'y a dans le territoire { $territory } : { $over_resources_and } en trop.
       *[other] { $over_resources ->
            [rien] La proposition doit répartir toutes les cartes du territoire { $territory } : il manque { $short_resources_and }.
           *[other] La proposition doit répartir les cartes du territoire { $territory } : il manque { $short_resources_and }, et il y a { $over_resources_and } en trop.
        }
    }
proposal-recipients = Les cartes ne vont qu'à des joueurs qui ont au moins un vote dans le territoire.
    .violated = { $player } n'a aucun vote dans le territoire { $territory } et ne peut donc pas y recevoir de cartes.

## Nombre de votes
votes-settlement = Chaque colonie procure à son joueur un vote dans son territoire.
    .violated = { other-votes } Chaque colonie procure un vote.
votes-warrior = Un guerrier procure autant de votes que son armée a de force, que son joueur ait ou non des colonies à cet endroit.
    .violated = { other-votes } Un guerrier procure autant de votes que son armée a de force.
votes-priest = Un prêtre ne procure aucun vote, mais annule ceux de tous les guerriers du territoire, comme si la force de chaque armée était de 0.
    .violated = { other-votes } Un prêtre n'en procure aucun et annule ceux de tous les guerriers.
votes-skald = Un ménestrel procure un vote pour chacun des autres héros du territoire, que son joueur y ait ou non des colonies.
    .violated = { other-votes } Un ménestrel en procure un pour chacun des autres héros du territoire.
votes-three-players = À trois joueurs, chaque héros procure un vote de plus, même un prêtre et même un guerrier dont les votes sont annulés.
    .violated = { other-votes } À trois joueurs, chaque héros en procure un de plus.
votes-palisade = Face à une palissade, le guerrier d'un joueur qui n'a pas de colonie à cet endroit procure un vote de moins, sans jamais descendre sous zéro.
    .violated = { other-votes } La palissade en retire un au guerrier d'un joueur qui n'y a pas de colonie.
votes-palisade-three-players = À trois joueurs, une palissade retire un vote à chaque héros.
    .violated = { other-votes } À trois joueurs, la palissade en retire un à chaque héros.

## Vote
voting-electorate = Votent tous ceux qui ont au moins un vote dans le territoire, y compris l'auteur de la proposition et le joueur principal, et personne d'autre.
    .violated = { $player } n'a aucun vote dans le territoire { $territory } et ne vote donc pas.
voting-majority = Une proposition est adoptée avec plus de la moitié de tous les votes du territoire ; les cartes sont alors réparties comme proposé, sinon elles restent où elles sont.
    .violated = { majority }
    .applied = { majority }

## Construction
building-main-player = Seul le joueur principal construit.
    .violated = Seul le joueur principal construit maintenant : c'est { $main_player }, et non { $player }.
village-reach = Un village se construit là où son joueur a déjà une colonie, ou dans un territoire voisin.
    .violated = { $adjacent ->
        [rien] { $player } n'a pas de colonie dans le territoire { $territory }, qui n'a pas de voisins.
       *[other] { $player } n'a de colonie ni dans le territoire { $territory }, ni dans ses voisins ({ $adjacent_and }).
    }
houses-available = Une colonie se construit avec une maison qui reste ; sur les 14 maisons, une se trouve sur la piste de force militaire.
    .violated = Les { $houses } maisons de { $player } sont toutes sur le plateau : il n'en reste plus pour construire.
buildings-symbol = Un bâtiment se construit sur son symbole.
    .violated = { $printed_kinds ->
        [rien] Le territoire { $territory } n'a pas de symboles de bâtiments : on ne peut pas y construire { $kind_none }.
       *[other] Le territoire { $territory } n'a pas de symbole pour { $kind_indefinite }, mais seulement pour : { $printed_kinds_and }.
    }
hero-entry-first-building = Avec la première église, le prêtre entre à cet endroit, avec la première halle le ménestrel ; il attend si un autre héros de son clan s'y trouve.
    .violated = { $fault ->
        [no-hero] Avec un donjon n'arrive aucun héros.
       *[other] { $due ->
            [waits] Avec { $kind_first } vient le { $hero }, mais il doit attendre : le { $other_hero } de { $player } est dans le territoire { $territory }.
           *[enters] Avec { $kind_first } vient le { $hero } : il entre aussitôt dans le territoire { $territory }.
        }
    }
hero-entry-further-building = Avec une autre église ou une autre halle, le prêtre ou le ménestrel présent sur le plateau peut s'y rendre, sauf si un autre héros de son clan s'y trouve ; s'il attend encore, il y entre, si la place est libre.
    .violated = { $fault ->
        [on-the-board] Le { $hero } de { $player } est déjà sur le plateau, dans le territoire { $origin } : il peut aller dans le territoire { $territory } ou rester.
        [not-on-the-board] Le { $hero } de { $player } n'est pas encore sur le plateau : il attend toujours d'entrer.
        [must-enter] Le { $hero } de { $player } attend toujours d'entrer, et le territoire { $territory } est libre : il y entre.
        [waits-for-the-first] Le { $hero } de { $player } continue d'attendre auprès de { $kind_first } et n'entre pas ici.
       *[taken] Le { $hero } de { $player } ne peut pas venir dans le territoire { $territory } : le { $other_hero } de { $player } s'y trouve.
    }
army-price = Renforcer l'armée de 1 coûte 4 grains et 1 minerai, ou moins avec un donjon.
    .violated = { $count ->
        [one] Renforcer l'armée coûte { $price_resources_and } ; { payment-difference }.
       *[other] Renforcer l'armée coûte, au choix : { $allowed_resources }. Pour { $price_resources_and }, { payment-difference }.
    }
army-keep = Un donjon permet à son joueur de renforcer l'armée pour 1 grain, 1 minerai et la ressource de son terrain ; chaque donjon ajoute son prix à ceux entre lesquels choisir.
    .violated = { $count ->
        [one] { $player } n'a pas de donjon dans les { $deck } : renforcer l'armée coûte { $allowed_resources }.
       *[other] { $player } n'a pas de donjon dans les { $deck } : renforcer l'armée coûte, au choix : { $allowed_resources }.
    }
army-one-step = Chaque paiement renforce l'armée de 1 ; elle peut être renforcée plusieurs fois au cours d'une phase.
    .violated = { $due ->
        [unknown] Quelle qu'ait été sa force, l'armée de { $player } a ensuite une force de plus de 1, et non de { $army }.
       *[other] L'armée de { $player } a ensuite une force de { $due }, et non de { $army }.
    }
works-own-settlement = Une construction publique se réalise là où celui qui la construit a une colonie.
    .violated = { $homes ->
        [rien] { $player } n'a pas de colonie dans le territoire { $territory }, et il en faut une pour une construction publique.
       *[other] { $player } n'a pas de colonie dans le territoire { $territory }, et il en faut une pour une construction publique ; ses colonies sont dans : { $homes_and }.
    }
payment-held = On paie avec les cartes de sa main ; celles qui ne sont pas dépensées sont gardées pour les tours suivants.
    .violated = { cards-not-held }
payment-price = Ce qui est construit se paie exactement : rien ne doit manquer, et aucune carte ne doit être inutile.
    .violated = Le prix est de { $price_resources_and } ; { payment-difference }.
payment-gold = Une carte paie la seule ressource qu'elle porte ; l'or remplace n'importe quelle autre, autant de fois qu'on veut.
    .violated = { $count ->
        [one] Une carte { $resource } ne paie pas { $claimed_resources_and } ; seul l'or paie n'importe quelle ressource.
       *[other] Une carte { $resource } paie une seule ressource, et non { $count }.
    }
payment-discard = Les cartes ressource payées vont sur la pile de défausse du paquet indiqué à leur dos.
    .violated = Cette carte va sur la défausse { $due_deck_genitive }, et non sur la défausse { $deck_genitive }.
supply-symbols = Une carte ravitaillement paie un de ses symboles ou les deux.
    .violated = { $resources ->
        [rien] Une carte ravitaillement paie une ou deux ressources, et non { $claimed_resources_and }.
       *[other] Une carte ravitaillement avec { $resources_and } paie une de ces ressources ou les deux, et non { $claimed_resources_and }.
    }
supply-one-project = Une carte ravitaillement ne sert qu'à un seul projet : un symbole qui n'est pas utilisé est perdu.
    .violated = Une carte ravitaillement se dépense entière : elle a deux symboles, et un seul est nommé ici.
market-access = Un joueur utilise les marchés des territoires où il a une colonie ; un marché qu'un projet lui apporte ou lui rend accessible sert au projet suivant.
    .violated = { $fault ->
        [none] Il n'y a pas de marché dans le territoire { $territory }.
       *[no-settlement] { $player } n'a pas de colonie dans le territoire { $territory } et ne peut donc pas y utiliser le marché.
    }
market-once = Celui qui construit utilise chaque marché au plus une fois par phase de construction.
    .violated = { $player } a déjà utilisé le marché du territoire { $territory } dans cette phase de construction.
market-one-resource = Au marché, une carte, quelle qu'elle soit, remplace une seule des ressources à payer.
    .violated = Au marché, une carte vaut une seule ressource, et non { $count }.
market-whole-card = Au marché, une carte ravitaillement compte comme une seule carte : ses deux symboles ensemble remplacent une ressource.
    .violated = Au marché, une carte ravitaillement entière vaut une seule ressource, et non { $count }.
palisade-toll = Celui qui construit son premier village face à une palissade donne, en plus du prix, une carte à chaque joueur qui a une colonie à cet endroit.
    .violated = { $due ->
        [0] On ne doit aucune carte à { $player } pour le territoire { $territory }, mais { $player } en reçoit { $count }.
       *[other] { $count ->
            [0] { $player } a une colonie derrière la palissade du territoire { $territory } : on lui doit une carte, mais { $player } n'en reçoit pas.
           *[other] On doit une carte à { $player } pour la palissade du territoire { $territory }, mais { $player } en reçoit { $count }.
        }
    }
palisade-toll-cards = Le péage d'une palissade se paie en cartes ressource.
    .violated = On doit à { $player } une carte ressource pour la palissade, et non une carte ravitaillement.
supply-main-player = Le joueur principal prend une carte ravitaillement, nul autre n'en prend, et personne pendant la construction finale.
    .violated = { $fault ->
        [final] Pendant la construction finale, personne ne prend de carte ravitaillement.
       *[another] Seul le joueur principal prend une carte ravitaillement : c'est { $main_player }, et non { $player }.
    }
supply-once = On prend une seule carte ravitaillement par phase de construction.
    .violated = { $player } a déjà pris une carte ravitaillement dans cette phase de construction.
supply-row = La carte ravitaillement est choisie dans la rangée.
    .violated = { $fault ->
        [full] Une carte ravitaillement a été prise dans cette phase : il y en a donc moins de { $count } dans la rangée.
        [no-supply-card] Une carte de la rangée est une carte ravitaillement à deux symboles ; celle-ci n'en est pas une : { $resources_and }.
        [none-there] Il n'y a aucune carte ravitaillement dans la rangée.
        [not-there] Il n'y a pas dans la rangée de carte ravitaillement avec { $resources_and }. On y trouve : { $row_resources }.
       *[elsewhere] Il ne peut pas y avoir dans la rangée de carte ravitaillement avec { $resources_and }.
    }
supply-before-end = La carte ravitaillement est prise avant que la phase de construction ne se termine.
    .violated = { $player } doit encore prendre une carte ravitaillement avant la fin de la phase de construction.
offer-main-player = Seul le joueur principal propose une construction publique en commun ou accorde une autorisation de construire.
    .violated = { $fault ->
        [final] Pendant la construction finale, seul celui qui construit peut faire une offre : c'est { $main_player }, et non { $player }.
       *[another] Seul le joueur principal fait une offre : c'est { $main_player }, et non { $player }.
    }
offer-once = Une fois par tour, le joueur principal peut proposer une construction publique en commun, ou à la place accorder une autorisation de construire ; son offre est irrévocable et épuise cette possibilité, quoi qu'il en advienne.
    .violated = { $fault ->
        [both] La seule offre du tour est une construction publique en commun ou une autorisation de construire, et non les deux.
       *[again] { $player } a déjà fait la seule offre de ce tour.
    }
joint-announced = Les autres n'aident qu'à une construction publique annoncée avant que quiconque en ait parlé.
    .violated = { $player } ne peut pas aider à ceci : les autres n'aident qu'à une construction publique qui a été annoncée.
joint-unchanged = Ni le type ni l'endroit d'une construction publique en commun ne changent ; elle peut ne pas être réalisée, et chacun garde alors les cartes qu'il avait offertes.
    .violated = { $fault ->
        [work] La construction en commun annoncée est { $work_indefinite } : personne n'aide donc à construire { $built_work_indefinite }.
        [territory] La construction en commun est annoncée pour le territoire { $territory } : personne n'aide donc à construire dans le territoire { $built_territory }.
       *[not-built] La construction en commun serait réalisée, mais il n'y a pas { $work_none } dans le territoire { $territory }.
    }
joint-helpers = Les autres joueurs peuvent donner des cartes de leur main pour une construction publique en commun.
    .violated = { cards-not-held }
joint-cards = Ceux qui aident peuvent donner des cartes ressource et des cartes ravitaillement.
    .violated = { $player } peut aider avec des cartes ressource, et non avec une carte ravitaillement.
grant-option = Le joueur principal ne peut laisser construire un autre joueur qu'à cinq joueurs, s'ils en sont convenus.
    .violated = { $fault ->
        [players] On ne laisse un autre joueur construire qu'à cinq joueurs ; ici, ils sont { $count }.
       *[not-agreed] Dans cette partie, il n'est pas convenu que le joueur principal puisse laisser un autre joueur construire.
    }
grant-other-player = Une autorisation de construire est pour un autre joueur.
    .violated = { $player } construit de toute façon ; on ne laisse construire qu'un autre joueur.
grant-final-building = Pendant la construction finale, on n'accorde pas d'autorisation de construire, sauf si les joueurs en sont convenus.
    .violated = Pendant la construction finale, seul construit celui dont c'est le tour ; on ne laisse pas construire un autre.
grant-one-build = Celui qui a une autorisation peut construire une colonie ou une construction publique, ou renforcer une fois son armée.
    .violated = { $player } pouvait construire une fois, et l'a déjà fait.
grant-alone = Celui qui a une autorisation paie seul et n'utilise aucun marché.
    .violated = { $fault ->
        [market] { $player } construit avec l'autorisation du joueur principal et ne peut pas utiliser de marché pour cela.
       *[help] { $player } construit avec l'autorisation du joueur principal et paie donc sans aide.
    }

## Fin du tour
round-end-main-player = Le joueur principal met fin au tour quand il a terminé de construire.
    .violated = Seul le joueur principal met fin au tour : c'est { $main_player }, et non { $player }.
round-end-marker = À la fin du tour, le marqueur bateau passe au joueur à la gauche du joueur principal.
    .violated = Le marqueur bateau passe à { $due_player }, à la gauche du joueur principal, et non à { $player }.
supply-refill = À la fin du tour, une carte du paquet ravitaillement complète la rangée à quatre cartes.
    .violated = { $fault ->
        [shuffled-full] La rangée est complète : on ne mélange pas de cartes ravitaillement.
        [not-yet] Il reste des cartes dans le paquet ravitaillement : les cartes dépensées ne sont pas encore mélangées.
        [shrinks] Dans cette partie, les cartes ravitaillement dépensées ne sont pas remélangées : la rangée reste plus courte.
        [other-cards] Le nouveau paquet ravitaillement est formé des cartes ravitaillement dépensées, et ce ne sont pas celles-ci.
        [no-supply-card] On complète la rangée avec une carte ravitaillement à deux symboles ; celle-ci n'en est pas une : { $resources_and }.
        [full] Il y a quatre cartes ravitaillement dans la rangée : on n'en révèle aucune.
        [none-left] Il ne reste aucune carte ravitaillement à révéler.
        [top] Le dessus du paquet ravitaillement porte { $top_resources_and }, et non { $resources_and }.
       *[elsewhere] On ne peut pas révéler de carte ravitaillement avec { $resources_and }.
    }

## Fin du jeu
victory-announcer = Le joueur principal peut annoncer sa victoire à la fin de sa phase de construction.
    .violated = { $fault ->
        [announced] C'est le joueur principal qui a annoncé sa victoire : { $main_player }, et non { $player }.
       *[another] Seul le joueur principal peut annoncer sa victoire : c'est { $main_player }, et non { $player }.
    }
victory-conditions = Avec les cartes points de victoire, la victoire se réclame avant que le joueur principal construise ; sans elles, elle s'annonce après.
    .violated = { $fault ->
        [claimed] Cette partie se joue avec les cartes points de victoire : la victoire se réclame avant que le joueur principal construise et ne s'annonce pas après.
       *[announced] Cette partie se joue sans cartes points de victoire : la victoire s'annonce après la construction, pour des objectifs réalisés, et ne se réclame pas pour des points.
    }
victory-three-goals = Celui qui annonce sa victoire a réalisé au moins trois des cinq objectifs.
    .violated = { $bound ->
        [at-most] { $player } a réalisé au plus { $count } des cinq objectifs ; il en faut { $due }.
       *[exactly] { $count ->
            [0] { $player } n'a réalisé aucun des cinq objectifs ; il en faut { $due }.
            [one] { $player } a réalisé { $count } des cinq objectifs ({ $reached_columns_and }) ; il en faut { $due }.
           *[other] { $player } a réalisé { $count } des cinq objectifs ({ $reached_columns_and }) ; il en faut { $due }.
        }
    }
goal-settlements = L'objectif « nombre de colonies » est réalisé avec 8 colonies, villages et bâtiments confondus.
    .violated = { $count ->
        [0] { $player } n'a pas de colonie ; il en faut { $due }.
        [one] { $player } n'a que { $count } colonie ; il en faut { $due }.
       *[other] { $player } n'a que { $count } colonies ; il en faut { $due }.
    }
    .scored = { $count ->
        [one] { $player } a { $count } colonie ; il en faut { $due }.
       *[other] { $player } a { $count } colonies ; il en faut { $due }.
    }
goal-territories = L'objectif « nombre de territoires » est réalisé avec deux colonies ou plus dans chacun de trois territoires.
    .violated = { $count ->
        [0] { $player } n'a nulle part deux colonies ou plus ; il faut { $due } territoires pareils.
        [one] { $player } n'a deux colonies ou plus que dans { $count } territoire ; il en faut { $due }.
       *[other] { $player } n'a deux colonies ou plus que dans { $count } territoires ; il en faut { $due }.
    }
    .scored = { $count ->
        [one] { $player } a deux colonies ou plus dans { $count } territoire ; il en faut { $due }.
       *[other] { $player } a deux colonies ou plus dans { $count } territoires ; il en faut { $due }.
    }
goal-largest = L'objectif « territoire majeur » est réalisé avec quatre colonies dans un seul territoire ; un second territoire pareil n'ajoute rien.
    .violated = { $count ->
        [0] { $player } n'a de colonie nulle part ; il en faut { $due } dans un même territoire.
        [one] { $player } n'a nulle part plus de { $count } colonie ; il en faut { $due } dans un même territoire.
       *[other] { $player } n'a nulle part plus de { $count } colonies ; il en faut { $due } dans un même territoire.
    }
    .scored = { $count ->
        [one] { $player } a { $count } colonie dans son territoire majeur ; il en faut { $due }.
       *[other] { $player } a { $count } colonies dans son territoire majeur ; il en faut { $due }.
    }
goal-buildings = L'objectif « bâtiments » est réalisé avec deux bâtiments.
    .violated = { $count ->
        [0] { $player } n'a pas de bâtiment ; il en faut { $due }.
        [one] { $player } n'a que { $count } bâtiment ; il en faut { $due }.
       *[other] { $player } n'a que { $count } bâtiments ; il en faut { $due }.
    }
    .scored = { $count ->
        [one] { $player } a { $count } bâtiment ; il en faut { $due }.
       *[other] { $player } a { $count } bâtiments ; il en faut { $due }.
    }
goal-buildings-three-players = À trois joueurs, le premier bâtiment ne compte ni pour l'objectif « bâtiments », ni pour les points qu'il rapporte ; il compte pour tous les autres objectifs.
    .violated = { $count ->
        [0] À trois joueurs, le premier bâtiment ne compte pas, et { $player } n'en a pas d'autre ; il en faut { $due }.
        [one] À trois joueurs, le premier bâtiment ne compte pas, et { $player } n'en a que { $count } autre ; il en faut { $due }.
       *[other] À trois joueurs, le premier bâtiment ne compte pas, et { $player } n'en a que { $count } autres ; il en faut { $due }.
    }
    .scored = { $count ->
        [one] À trois joueurs, le premier bâtiment ne compte pas, et { $player } en a { $count } autre ; il en faut { $due }.
       *[other] À trois joueurs, le premier bâtiment ne compte pas, et { $player } en a { $count } autres ; il en faut { $due }.
    }
goal-army = L'objectif « armée » est réalisé avec une force de 3.
    .violated = L'armée de { $player } n'a qu'une force de { $count } ; il faut { $due }.
    .scored = L'armée de { $player } a une force de { $count } ; il faut { $due }.
final-turn = Après l'annonce, chacun des autres joueurs a une phase de construction, dans le sens des aiguilles d'une montre à partir de celui qui a annoncé sa victoire.
    .violated = Dans la construction finale, c'est le tour de { $turn_player }, et non de { $player }.
final-works = Pendant la construction finale, on ne réalise pas de constructions publiques.
    .violated = Pendant la construction finale, on ne réalise pas de constructions publiques.
victory-winner = Celui qui a annoncé sa victoire a gagné.
    .violated = { $player } a le rang { $due }, et non { $rank }.
victory-ranking = Les autres sont classés selon les objectifs qu'ils ont réalisés, ou selon leurs points de victoire ; à égalité, ils partagent un rang.
    .violated = { $due ->
        [open] { $player } n'a pas encore le rang { $rank } : la partie n'est pas finie.
       *[other] { $player } a le rang { $due }, et non { $rank }.
    }
claims-players = Chaque joueur, y compris le joueur principal, peut réclamer la victoire une fois les ressources réparties, avant que le joueur principal construise.
    .violated = { $player } réclame deux fois la victoire ; chacun ne la réclame qu'une fois.
claims-enough = On ne réclame la victoire qu'avec au moins 6 points de victoire.
    .violated = { $points ->
        [one] { $player } annonce { $points } point de victoire ; il en faut au moins { $due }.
       *[other] { $player } annonce { $points } points de victoire ; il en faut au moins { $due }.
    }
claims-priority = Le plus grand nombre de points annoncé a la priorité et, à égalité, le premier joueur en partant du joueur principal, dans le sens des aiguilles d'une montre ; celui qui a la priorité commence la construction finale.
    .violated = { $fault ->
        [none] Personne ne réclame la victoire : c'est { $due_player } qui construit, comme joueur principal, et non { $player }.
        [nearer] { $due_player } passe avant { $player } : à égalité, le plus proche du joueur principal a la priorité.
       *[higher] { $due_player } passe avant { $player } : le plus grand nombre de points annoncé a la priorité.
    }
claims-card = Celui qui a réclamé la victoire montre sa carte points de victoire.
    .violated = La carte points de victoire de { $player } a d'autres niveaux pour l'objectif « { $column } ».
claims-proof = Celui qui a réclamé la victoire l'obtient si, après sa propre construction finale, il atteint les points annoncés ; sinon, il l'a réclamée en vain.
    .violated = { $result ->
        [none] { $player } n'a rien à prouver en ce moment.
        [holds] { $player } a { $count ->
            [one] { $count } point
           *[other] { $count } points
        } après sa construction, pour { $points } annoncés, et cela suffit : la victoire est obtenue.
       *[void] { $player } a { $count ->
            [one] { $count } point
           *[other] { $count } points
        } après sa construction, pour { $points } annoncés, et cela ne suffit pas : la victoire a été réclamée en vain.
    }

## Interprétations
reading-votes-palisade-three-players = À trois joueurs, une palissade retire un vote à chaque héros. Aux héros de qui ?
    .everyone = De tous les joueurs
    .outsiders = Des joueurs sans colonie à cet endroit
reading-deck-reshuffle = Quand un paquet de ressources épuisé est-il reformé ?
    .when-needed = Quand il faut piocher la carte suivante
    .when-last-leaves = Quand sa dernière carte est prise
reading-hero-entry-both-waiting = Le prêtre et le ménestrel attendent pour le même territoire. Qui entre ?
    .owner-chooses = Leur joueur choisit
    .first-built-first = Celui dont le bâtiment a été construit en premier
reading-hero-entry-second-building = Une deuxième église (halle) est construite alors que le prêtre (ménestrel) attend encore. Où entre-t-il ?
    .either = Là où la place se libère en premier
    .first = Auprès du premier bâtiment seulement
reading-works-tokens = La boîte contient 6 routes, 6 marchés et 6 palissades. Est-ce une limite ?
    .limited = Oui
    .unlimited = Non
reading-proposal-empty = Peut-on faire une proposition pour un territoire sans cartes ?
    .no = Non, il n'y a rien à répartir
    .yes = Oui
reading-supply-exhausted = Le paquet ravitaillement est vide quand la rangée doit être complétée. Que se passe-t-il ?
    .reshuffle = Les cartes ravitaillement dépensées sont mélangées et forment un nouveau paquet
    .shrink = La rangée reste plus courte
reading-toll-cards = Avec quoi peut-on payer le péage d'une palissade ?
    .resource-cards = Avec des cartes ressource seulement
    .any-card = Avec des cartes ravitaillement aussi
reading-joint-cards = Ceux qui aident à une construction publique en commun peuvent-ils donner des cartes ravitaillement ?
    .any-card = Oui
    .resource-cards = Non, des cartes ressource seulement
reading-claims-tie = Deux joueurs annoncent le même nombre de points, supérieur à 6. Qui gagne ?
    .nearest = Le premier en partant du joueur principal, dans le sens des aiguilles d'une montre
    .shared = Les deux
reading-claims-proof = Celui qui a réclamé la victoire atteint 6 points, mais non le nombre annoncé. L'obtient-il ?
    .announced = Non
    .six = Oui
reading-claims-void = Que se passe-t-il quand un joueur a réclamé la victoire en vain ?
    .next-claimant = Le suivant qui l'a réclamée construit ; s'il n'y en a pas, le jeu continue
    .play-goes-on = Le jeu continue
reading-claims-void-phase = Le joueur principal a réclamé la victoire en vain. Quelle phase de construction suit ?
    .continued = La même se poursuit : les marchés utilisés le restent
    .anew = Une phase entièrement nouvelle
reading-grant-final-building = À cinq joueurs, avec des autorisations de construire : peut-on en accorder une pendant la construction finale ?
    .no = Non
    .yes = Oui, celui qui construit le peut
reading-anchor-warrior = Le guerrier accompagne-t-il un village qui lève le camp ?
    .stays = Non
    .goes-along = Oui, au premier tour
reading-anchor-target = Où peut aller un village qui lève le camp ?
    .card-left = Là où il reste une carte
    .any-coast = Dans tout territoire moins peuplé de la côte
reading-keep-hills = Quelle est la troisième ressource du prix des épéistes, avec un donjon dans les collines ?
    .unknown = Celle qu'indique la carte résumé du jeu
    .ore = Le minerai

## Images
player-unknown = Joueur inconnu
hero-unknown = héros inconnu
kind-unknown = colonie inconnue
phase-unknown = phase inconnue
terrain-unknown = paysage inconnu
coast-yes = sur la côte
coast-no = à l'intérieur des terres
coast-unknown = peut-être sur la côte
answer-yes = oui
answer-no = non
answer-unknown = inconnu
sign-red = R
sign-yellow = J
sign-white = Bc
sign-violet = V
sign-blue = Bl
sign-unknown = ?
symbol-army = armée
symbol-main-player = joueur principal
symbol-turn = son tour
symbol-announced = victoire annoncée
symbol-settlements = colonies
symbol-territories = territoires
symbol-largest = territoire majeur
symbol-buildings = bâtiments
picture-title = Graenaland : { $phase }
picture-map = Le plateau de jeu
picture-not-known = inconnu
picture-unknown-members = Inconnu : { $members }.
picture-main-player = Joueur principal : { $player }.
picture-turn = Tour : { $player }.
picture-house = { $kind } ({ $player })
picture-hero = { $hero } ({ $player })
picture-cards = cartes : { $count }
picture-card-of-deck = carte du paquet { $deck }
picture-supply-card = carte ravitaillement { $symbols }
picture-territory = { $territory } : { $terrain }, { $coast }
picture-contents = Colonies : { $houses } ; héros : { $heroes } ; constructions publiques : { $works } ; face visible : { $up } ; face cachée : { $down }.
picture-contents-unknown = Ce qui s'y trouve est inconnu.
picture-price = Un village coûte : { $price }
picture-buildings = Symboles de bâtiments : { $symbols }
picture-improvement = Amélioration de terrain : { $improved }
picture-settlements = Colonies : { $pieces }
picture-heroes = Héros : { $pieces }
picture-works = Constructions publiques : { $pieces }
picture-face_up = Face visible : { $cards }
picture-face_down = Face cachée : { $cards }
picture-clan = { $player } : armée { $army } ; main : { $hand } ; héros en attente : { $waiting }.
picture-army = Armée : { $army }
picture-hand = Main : { $cards }
picture-waiting = { $hero }, pour { $territories }
picture-waiting-heroes = Héros en attente : { $heroes }
picture-victory-card = Carte points de victoire : { $goals }.
picture-decks = Paquets
picture-discards = Défausses
picture-deck = { $deck } – { $cards }.
picture-supply-cards = Rangée de cartes ravitaillement
picture-supply-row = Rangée de cartes ravitaillement : { $cards }.
picture-placement = Choix des positions initiales, tour { $round }.
picture-newcomer = Vient de s'installer où il ne restait pas de carte : { $player }, { $territory }.
picture-proposal = Proposition ({ $player }, { $territory }) : { $shares }.
picture-supply-taken = Carte ravitaillement prise : { $answer }.
picture-markets-used = Marchés utilisés : { $territories }.
picture-offer = Construction en commun proposée : { $what }, { $territory } ; encore ouverte : { $answer }.
picture-grant = Peut construire une fois : { $player } ; encore ouvert : { $answer }.
picture-announcement = A annoncé la victoire : { $player }.
picture-announcement-points = A annoncé la victoire : { $player }, points de victoire : { $points }.
picture-claim = Réclame la victoire : { $player }, points de victoire : { $points }.
