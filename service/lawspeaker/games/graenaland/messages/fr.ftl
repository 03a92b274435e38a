# Graenaland en français. La valeur d'un message énonce la règle ; ses attributs disent ce qu'une décision a constaté.

game = Graenaland

## Mots
player-red = Rouge
player-yellow = Jaune
player-white = Blanc
player-violet = Violet
player-blue = Bleu
hero-warrior = guerrier
hero-priest = prêtre
hero-skald = ménestrel
resource-grain = grain
resource-cattle = bétail
resource-wood = bois
resource-ore = minerai
resource-gold = or
resource-unknown = une carte dont la face est inconnue
resource-any = de ressource quelconque
resource-face-down = une carte face cachée
resource-supply-card = une carte ravitaillement
deck-plains = plaines
deck-forest = forêts
deck-hills = collines
deck-mountains = montagnes
deck-supply = cartes ravitaillement
deck-unknown = un paquet inconnu
start-settlements = les villages
start-warrior = le guerrier
column-settlements = nombre de colonies
column-territories = nombre de territoires
column-largest = territoire majeur
column-buildings = bâtiments
column-army = armée
kind-village = village
kind-keep = donjon
kind-church = église
kind-hall = halle
work-road = route
work-improvement = amélioration de terrain
work-market = marché
work-palisade = palissade
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
direction-north-east = nord-est
direction-east = est
direction-south-east = sud-est
direction-south = sud
direction-south-west = sud-ouest
direction-west = ouest
direction-north-west = nord-ouest
source-base = carte normale
source-road = carte de la route
source-improvement = carte de l'amélioration de terrain

## Options
option-three_player_changes = Les modifications pour trois joueurs : chaque héros procure un vote de plus, et une palissade retire un vote à chaque héros ; le premier bâtiment ne compte ni pour l'objectif des bâtiments ni pour ses points. En vigueur à trois joueurs, sauf si l'état dit le contraire.
option-five_player_grant = À cinq joueurs, le joueur principal peut, au lieu d'une construction publique en commun, laisser un autre joueur construire une fois. N'est en vigueur que si un état le dit.
option-victory_point_cards = Chaque joueur a une carte points de victoire secrète, et la victoire se réclame avant la construction. N'est en vigueur que si un état le dit.

## Ce que tout état doit respecter
cards-count = Une pile dont les cartes sont énumérées en compte autant qu'elle l'indique.
    .violated = Cartes indiquées pour la pile : { $count } ; cartes énumérées : { $listed }.
map-territories = Tout ce qui se trouve sur le plateau de jeu est dans un de ses territoires.
    .violated = { $territory } n'est pas un territoire du plateau, ou y figure deux fois. Le plateau a : { $territories } ; un état peut apporter le sien.
map-neighbours = Deux territoires voisins le sont l'un de l'autre, dans des directions opposées, et chacun en a au plus un dans chaque direction.
    .violated = Le territoire { $territory } aurait { $neighbour } pour voisin (direction : { $direction }), ce qui ne s'accorde pas avec le reste du plateau.
players-clans = Chaque joueur a un clan de sa propre couleur, et seuls les clans des joueurs sont en jeu.
    .violated = Le clan de { $player } ne s'accorde pas avec la liste des joueurs.
houses-limit = Un clan possède 14 maisons, dont une se trouve sur la piste de force militaire : il y en a donc au plus 13 sur le plateau.
    .violated = Maisons de { $player } sur le plateau : { $houses } ; maximum possible : { $limit }.
buildings-village = Un bâtiment ne se trouve que là où son clan a un village.
    .violated = { $player } n'a dans le territoire { $territory } aucun village près duquel un bâtiment ({ $kind }) pourrait se trouver.
buildings-one-of-a-kind = Un territoire contient au plus un bâtiment de chaque type.
    .violated = Le territoire { $territory } ne peut contenir plus d'un bâtiment de ce type : { $kind }.
buildings-mountains = Il n'y a aucun bâtiment dans les montagnes.
    .violated = Le territoire { $territory } est dans les montagnes : ce bâtiment ne peut pas y être : { $kind }.
heroes-one-of-a-kind = Un clan n'a jamais plus d'un guerrier, d'un prêtre et d'un ménestrel.
    .violated = Le { $hero } de { $player } est plus d'une fois en jeu.
heroes-one-in-a-territory = Deux héros de la même couleur ne se trouvent jamais dans le même territoire.
    .violated = { $player } a plus d'un héros dans le territoire { $territory }.
heroes-warrior = Chaque joueur a, dès le début, un guerrier sur le plateau.
    .violated = { $player } n'a pas de guerrier sur le plateau.
heroes-building = Un clan a son prêtre sur le plateau ou en attente si et seulement s'il a construit une église, et son ménestrel si et seulement s'il a construit une halle.
    .violated = { $player } : le { $hero } est en jeu sans le bâtiment nécessaire ({ $kind }), ou manque bien que ce bâtiment existe.
heroes-waiting = Un prêtre ou un ménestrel n'attend que pour un territoire où son clan a construit son église ou sa halle.
    .violated = Le { $hero } de { $player } ne peut pas attendre pour le territoire { $territory } : son clan n'y a pas le bâtiment nécessaire ({ $kind }).
works-settled = Il n'y a de constructions publiques que dans les territoires colonisés.
    .violated = Le territoire { $territory } contient une construction publique ({ $work }), mais personne n'y a de colonie.
works-one-of-a-kind = Un territoire contient au plus une construction publique de chaque type.
    .violated = Le territoire { $territory } ne peut contenir plus d'une construction publique de ce type : { $work }.
works-tokens = Il y a 6 routes, 6 marchés et 6 palissades, un jeton pour chaque construction publique réalisée.
    .violated = Constructions publiques de ce type ({ $work }) sur le plateau : { $count } ; jetons : { $tokens }.
cards-decks = Il n'y a pas plus de cartes en jeu que les paquets n'en contiennent.
    .violated = Plus de cartes du paquet des { $deck } qu'il ne peut y en avoir : { $count }, pour { $total } possibles.
cards-faces = Une carte ressource porte une seule ressource, une carte ravitaillement deux symboles.
    .violated = Une carte du paquet des { $deck } ne peut pas avoir une telle face.
supply-cards = Il y a 16 cartes ravitaillement, et la rangée en compte au plus quatre.
    .violated = Cartes ravitaillement ici : { $count }, pour { $total } possibles.
village-price = Un village coûte 4 ressources sur la côte, 6 dans les montagnes et 5 ailleurs.
    .violated = Prix d'un village dans le territoire { $territory }, en ressources : { $due }, et non { $resources }.
points-levels = Une carte points de victoire a, pour chacun des cinq objectifs, trois niveaux de plus en plus élevés, qui valent chacun un point.
    .violated = Les niveaux de cet objectif ne sont pas croissants sur la carte : { $column }.

## Mise en place ; choix des positions et des cartes points de victoire
setup-decks = Chaque type de terrain a son paquet de cartes ressource, et les cartes ravitaillement forment le leur ; chaque paquet est mélangé à part et contient toutes ses cartes.
    .violated = Le paquet des { $deck } ne contient pas exactement les cartes qu'il doit avoir.
setup-supply-row = Les quatre cartes du dessus du paquet ravitaillement forment une rangée face visible.
    .violated = La rangée n'est pas formée des quatre cartes du dessus du paquet ravitaillement.
setup-army = Chaque armée commence avec une force de 1.
    .violated = Force de l'armée de { $player } au début : { $due }, et non { $army }.
setup-positions = Le premier joueur occupe les emplacements marqués 1 avec deux villages et son guerrier, le suivant dans le sens des aiguilles d'une montre ceux marqués 2, et ainsi de suite.
    .violated = Positions initiales de { $player } ({ $start }) : { $due }, et non { $territories }.
setup-hands = Chaque joueur pioche deux cartes ressource : pour chacune de ses colonies, une du paquet de son terrain.
    .violated = Paquets dans lesquels pioche { $player } : { $due_decks } ({ $due_resources }), et non { $decks } ({ $resources }).
placement-cards = Pendant le choix des positions, deux cartes ressource de son terrain se trouvent face cachée à côté de chaque territoire côtier.
    .violated = Il ne peut pas y avoir autant de cartes dans le territoire { $territory } : { $cards }.
placement-turn = Les premiers villages sont posés dans le sens des aiguilles d'une montre à partir du premier joueur, les seconds dans l'ordre inverse.
    .violated = Joueur dont c'est le tour : { $turn_player }, et non { $player }.
placement-coast = Les villages de départ sont posés sur la côte, qu'il y en ait déjà d'autres ou non.
    .violated = { $territory } n'est pas un territoire côtier.
placement-warrior = Le guerrier est posé avec le premier village ; aucun héros n'accompagne le second.
    .violated = { $player } : le guerrier ne se pose pas ainsi.
placement-card = Celui qui pose un village prend une des cartes qui se trouvent là, et aucune s'il n'en reste plus.
    .violated = { $player } ne peut pas prendre cette carte dans le territoire { $territory }.
placement-two-territories = Personne n'a ses deux villages de départ dans un même territoire.
    .violated = { $player } a déjà un village dans le territoire { $territory }.
placement-last = Celui qui pose ou déplace l'avant-dernier village laisse une carte pour le dernier, ailleurs que dans le territoire où le joueur qui le posera a déjà un village.
    .violated = { $player } n'aurait plus de carte à prendre avec le dernier village.
placement-leftover = Quand tous ont posé deux villages, les cartes restantes sont défaussées.
    .violated = Cartes restantes à défausser : { $due }, et non { $cards }.
anchor-order = Dans un territoire où il n'y a plus de cartes, celui qui s'y est installé le premier peut lever le camp en premier, puis le suivant ; le nouvel arrivant ne le peut pas.
    .violated = Joueur qui doit dire s'il lève le camp : { $turn_player }, et non { $player }.
anchor-target = Un village qui lève le camp va dans un territoire moins peuplé de la côte.
    .violated = { $territory } n'est pas un territoire où ce village peut aller.
anchor-card = Celui qui lève le camp prend une des cartes qui se trouvent dans le nouveau territoire.
    .violated = { $player } ne peut pas prendre cette carte dans le territoire { $territory }.
anchor-warrior = Le guerrier reste là où il a été posé quand son village lève le camp.
    .violated = Le guerrier de { $player } est dans le territoire { $due }, et non dans le territoire { $territory }.
victory-cards-option = Les cartes points de victoire ne servent que si les joueurs en sont convenus ; la carte des conditions de victoire ne sert alors pas.
    .violated = Les cartes points de victoire ne servent pas dans cette partie.
victory-cards-dealt = Trois cartes points de victoire sont distribuées à chaque joueur.
    .violated = Nombre de ces cartes points de victoire à distribuer à { $player } : { $due }, et non { $count }.
victory-cards-keep = Chaque joueur garde une de ses trois cartes et met les autres de côté.
    .violated = { $player } ne peut pas garder cette carte : il ne l'a pas reçue, ou il a déjà choisi.

## Le tour
round-phase = Chaque tour comprend la production, le déplacement des héros, la répartition, la construction et la fin du tour ; une action appartient à sa phase.
    .violated = Phase en cours : { $phase } ; phase de l'action : { $due_phase }.

## Production de ressource
production-settled = Seuls produisent les territoires où il y a au moins une colonie, et ils produisent tous.
    .violated = Personne n'a de colonie dans le territoire { $territory } : il ne produit rien.
production-base = Chaque territoire colonisé produit une carte, quel que soit le nombre de colonies et de joueurs qui s'y trouvent.
    .violated = Le territoire { $territory } produit exactement une carte normale ; cartes piochées : { $drawn }.
production-road = Un territoire avec une route produit une carte de plus.
    .violated = Cartes dues au territoire { $territory } pour sa route : { $due } ; cartes piochées : { $drawn }.
production-face-down = La carte de la route est posée face cachée, sans être vue ; la carte normale est posée face visible.
    .violated = Territoire { $territory } : la { $source } n'a pas été posée comme elle doit l'être.
production-improvement = Dans un territoire amélioré, une carte de plus est révélée, et aucune autre à sa place.
    .violated = Cartes à révéler dans le territoire { $territory } pour son amélioration de terrain : { $due } ; cartes révélées : { $drawn }.
production-match = La carte révélée pour une amélioration de terrain est gardée, face visible, si elle porte la ressource de l'amélioration ; sinon elle est défaussée.
    .violated = Ressource de l'amélioration du territoire { $territory } : { $improvement_resource } ; carte révélée : { $resource }.
    .applied = Ressource de l'amélioration du territoire { $territory } : { $improvement_resource } ; carte révélée et défaussée : { $resource }.
production-order = Pour un territoire, on pioche d'abord la carte normale, puis celle de la route, enfin celle de l'amélioration de terrain.
    .violated = Territoire { $territory } : la { $source } n'a pas été piochée dans l'ordre.
production-limit = Un territoire a au plus une carte de plus qu'il ne contient de colonies ; une fois ce nombre atteint, on ne pioche plus.
    .violated = Cartes permises dans le territoire { $territory } : { $limit } ; cartes qui s'y trouvent déjà : { $cards }.
production-deck = Les cartes sont piochées sur le dessus du paquet qui correspond au terrain du territoire.
    .violated = La carte piochée pour le territoire { $territory } ne peut pas être celle-ci : { $resource } ; le paquet des { $deck } ne l'a pas sur le dessus.
production-reshuffle = Quand un paquet est épuisé, sa pile de défausse est mélangée et devient le nouveau paquet.
    .violated = Le nouveau paquet des { $deck } ne correspond pas à sa pile de défausse, ou ce n'est pas le moment de le former.
    .applied = La pile de défausse des { $deck } a été mélangée et forme un nouveau paquet.
production-exhausted = Quand il ne reste de carte ni dans le paquet ni dans sa pile de défausse, on n'en pioche aucune.
    .violated = Il ne reste aucune carte des { $deck } à piocher pour le territoire { $territory }.

## Déplacement des héros
movement-main-player = Les héros du joueur principal restent où ils sont.
    .violated = { $player } est le joueur principal et ne déplace aucun héros.
movement-everyone = Chacun des autres joueurs choisit un déplacement, ou de rester, avant que tous révèlent en même temps.
    .violated = { $player } n'a pas choisi de déplacement.
movement-one-hero = Un joueur ne déplace qu'un seul héros par tour, sauf quand deux de ses héros sont permutés.
    .violated = { $player } ne peut déplacer qu'un seul héros.
movement-hero-in-play = Seul un héros présent sur le plateau se déplace.
    .violated = { $player } n'a pas de { $hero } sur le plateau.
movement-neighbour = Un héros va dans le territoire voisin situé dans la direction révélée, ou reste si c'est ce qui a été révélé.
    .violated = Le { $hero } de { $player } va dans le territoire { $due }, et non dans le territoire { $territory }.
movement-coast = Un héros situé sur la côte peut se déplacer de deux territoires le long de celle-ci.
    .violated = Le { $hero } de { $player } va, le long de la côte, dans le territoire { $due }, et non dans le territoire { $territory }.
movement-impossible = Un héros que son déplacement mènerait hors du plateau, ou à deux territoires autrement que le long de la côte, reste où il est.
    .violated = Le déplacement du { $hero } de { $player } est impossible : il reste dans le territoire { $due } et n'est pas dans le territoire { $territory }.
    .applied = Le déplacement du { $hero } de { $player } est impossible : il reste dans le territoire { $territory }.
movement-swap = Un héros qui va là où se trouve un autre héros de son clan échange sa place avec lui.
    .violated = Le { $hero } de { $player } échange sa place et se trouve dans le territoire { $due }, et non dans le territoire { $territory }.
    .applied = Les héros de { $player } échangent leurs places : le { $hero } est maintenant dans le territoire { $territory }.

## Entrée du prêtre et du ménestrel
hero-entry-waiting = Seul entre un prêtre ou un ménestrel qui attend, là où son église ou sa halle a été construite.
    .violated = Le { $hero } de { $player } n'attend pas pour le territoire { $territory }.
hero-entry-free = Un héros qui attend n'entre pas tant qu'un autre héros de son clan se trouve dans le territoire.
    .violated = Le { $hero } de { $player } ne peut pas entrer dans le territoire { $territory } : un autre héros du clan s'y trouve.
hero-entry-at-once = Un héros qui attend entre dès qu'aucun autre héros de son clan ne s'y trouve : après le déplacement, avant la première proposition.
    .violated = Le { $hero } de { $player } doit entrer maintenant dans le territoire { $territory }.

## Propositions
proposal-main-player = Le joueur principal ne fait pas de proposition.
    .violated = { $player } est le joueur principal et ne fait pas de proposition.
proposal-turn = Les propositions se font à tour de rôle, dans le sens des aiguilles d'une montre, en commençant à la gauche du joueur principal.
    .violated = Joueur dont c'est le tour de proposer : { $turn_player }, et non { $player }.
proposal-once = Un joueur fait une seule proposition par tour, ou passe, que la proposition soit adoptée ou non.
    .violated = { $player } a déjà eu l'occasion de proposer durant ce tour.
proposal-unchanged = Une proposition faite ne change plus pendant qu'on la vote.
    .violated = Une proposition est soumise au vote : elle ne peut être ni modifiée ni remplacée.
proposal-own-vote = Une proposition porte sur un territoire dans lequel son auteur a au moins un vote.
    .violated = { $player } n'a aucun vote dans le territoire { $territory }.
proposal-cards = Une proposition répartit les cartes d'un territoire où il y en a.
    .violated = Il n'y a aucune carte dans le territoire { $territory }.
proposal-everything = Une proposition dit clairement qui reçoit quoi et répartit toutes les cartes du territoire ; les cartes face cachée se répartissent par nombre.
    .violated = La proposition ne répartit pas exactement les cartes du territoire { $territory } ; en trop : { $over_resources } ; manquant : { $short_resources }.
proposal-recipients = Les cartes ne vont qu'à des joueurs qui ont au moins un vote dans le territoire.
    .violated = { $player } n'a aucun vote dans le territoire { $territory } et ne peut pas y recevoir de cartes.

## Nombre de votes
votes-settlement = Chaque colonie procure à son joueur un vote dans son territoire.
    .violated = Votes de { $player } ici : { $due }, et non { $votes } ; une colonie vaut un vote.
votes-warrior = Un guerrier procure autant de votes que son armée a de force, que son joueur ait ou non des colonies à cet endroit.
    .violated = Votes de { $player } ici : { $due }, et non { $votes } ; un guerrier procure la force de l'armée.
votes-priest = Un prêtre ne procure aucun vote, mais annule ceux de tous les guerriers du territoire, comme si la force de chaque armée était de 0.
    .violated = Votes de { $player } ici : { $due }, et non { $votes } ; un prêtre annule les votes de tous les guerriers.
votes-skald = Un ménestrel procure un vote pour chacun des autres héros du territoire, que son joueur y ait ou non des colonies.
    .violated = Votes de { $player } ici : { $due }, et non { $votes } ; un ménestrel procure un vote pour chacun des autres héros.
votes-three-players = À trois joueurs, chaque héros procure un vote de plus, même un prêtre et même un guerrier dont les votes sont annulés.
    .violated = Votes de { $player } ici : { $due }, et non { $votes } ; à trois joueurs, chaque héros procure un vote de plus.
votes-palisade = Face à une palissade, le guerrier d'un joueur qui n'a pas de colonie à cet endroit procure un vote de moins, sans jamais descendre sous zéro.
    .violated = Votes de { $player } ici : { $due }, et non { $votes } ; la palissade retire un vote au guerrier.
votes-palisade-three-players = À trois joueurs, une palissade retire un vote à chaque héros.
    .violated = Votes de { $player } ici : { $due }, et non { $votes } ; à trois joueurs, la palissade retire un vote à chaque héros.

## Vote
voting-electorate = Votent tous ceux qui ont au moins un vote dans le territoire, y compris l'auteur de la proposition et le joueur principal, et personne d'autre.
    .violated = { $player } n'a aucun vote dans le territoire { $territory }.
voting-majority = Une proposition est adoptée avec plus de la moitié de tous les votes du territoire ; les cartes sont alors réparties comme proposé, sinon elles restent où elles sont.
    .violated = Votes certains pour la proposition : { $for } sur { $total }. Le résultat annoncé est faux.
    .applied = Votes certains pour la proposition : { $for } sur { $total } ; il en faut plus de la moitié.

## Construction
building-main-player = Seul le joueur principal construit.
    .violated = { $player } ne peut pas construire maintenant.
village-reach = Un village se construit là où son joueur a déjà une colonie, ou dans un territoire voisin.
    .violated = { $player } n'a de colonie ni dans le territoire { $territory }, ni dans un territoire voisin.
houses-available = Une colonie se construit avec une maison qui reste ; sur les 14 maisons, une se trouve sur la piste de force militaire.
    .violated = { $player } n'a plus de maison.
buildings-symbol = Un bâtiment se construit sur son symbole.
    .violated = Le territoire { $territory } n'a pas le symbole de ce bâtiment : { $kind }.
hero-entry-first-building = Avec la première église, le prêtre entre à cet endroit, avec la première halle le ménestrel ; il attend si un autre héros de son clan s'y trouve.
    .violated = { $hero ->
        [none] Avec un donjon n'arrive aucun héros.
       *[other] Le { $hero } de { $player } ne fait pas cela dans le territoire { $territory }.
    }
hero-entry-further-building = Avec une autre église ou une autre halle, le prêtre ou le ménestrel présent sur le plateau peut s'y rendre, sauf si un autre héros de son clan s'y trouve.
    .violated = Le { $hero } de { $player } ne peut pas se rendre dans le territoire { $territory }.
army-price = Renforcer l'armée de 1 coûte 4 grains et 1 minerai, ou moins avec un donjon.
    .violated = Ce n'est pas un prix pour renforcer l'armée ; en trop : { $over_resources } ; manquant : { $short_resources }.
army-keep = Un donjon permet à son joueur de renforcer l'armée pour 1 grain, 1 minerai et la ressource de son terrain ; chaque donjon ajoute son prix à ceux entre lesquels choisir.
    .violated = { $player } n'a pas de donjon dans les { $deck } et ne peut pas renforcer l'armée à ce prix.
army-one-step = Chaque paiement renforce l'armée de 1 ; elle peut être renforcée plusieurs fois au cours d'une phase.
    .violated = { $due ->
        [unknown] Force de l'armée de { $player } ensuite : plus de 1, et non { $army }.
       *[other] Force de l'armée de { $player } ensuite : { $due }, et non { $army }.
    }
works-own-settlement = Une construction publique se réalise là où celui qui la construit a une colonie.
    .violated = { $player } n'a pas de colonie dans le territoire { $territory }.
payment-held = On paie avec les cartes de sa main ; celles qui ne sont pas dépensées sont gardées pour les tours suivants.
    .violated = { $player } n'a pas ces cartes pour payer : { $lacking_resources }.
payment-price = Ce qui est construit se paie exactement : rien ne doit manquer, et aucune carte ne doit être inutile.
    .violated = Le paiement n'est pas le prix ({ $price_resources }) ; en trop : { $over_resources } ; manquant : { $short_resources }.
payment-gold = Une carte paie la seule ressource qu'elle porte ; l'or remplace n'importe quelle autre, autant de fois qu'on veut.
    .violated = Carte : { $resource } ; ce qu'elle ne peut pas payer : { $claimed_resources }.
payment-discard = Les cartes ressource payées vont sur la pile de défausse du paquet indiqué à leur dos.
    .violated = Cette carte va sur la pile de défausse des { $due_deck }, et non sur celle des { $deck }.
supply-symbols = Une carte ravitaillement paie un de ses symboles ou les deux.
    .violated = Symboles de la carte ravitaillement : { $resources } ; ce qu'elle ne peut pas payer : { $claimed_resources }.
supply-one-project = Une carte ravitaillement ne sert qu'à un seul projet : un symbole qui n'est pas utilisé est perdu.
    .violated = Une carte ravitaillement se dépense entière ; une moitié de carte n'est pas un paiement.
market-access = Un joueur utilise les marchés des territoires où il a une colonie ; un marché qu'un projet lui apporte ou lui rend accessible sert au projet suivant.
    .violated = { $player } ne peut pas utiliser de marché dans le territoire { $territory }.
market-once = Celui qui construit utilise chaque marché au plus une fois par phase de construction.
    .violated = { $player } utilise plus d'une fois le marché du territoire { $territory }.
market-one-resource = Au marché, une carte, quelle qu'elle soit, remplace une seule des ressources à payer.
    .violated = Au marché, une carte vaut une seule ressource, et non ceci : { $claimed_resources }.
market-whole-card = Au marché, une carte ravitaillement compte comme une seule carte : ses deux symboles ensemble remplacent une ressource.
    .violated = Au marché, la carte ravitaillement entière vaut une seule ressource, et non ceci : { $claimed_resources }.
palisade-toll = Celui qui construit son premier village face à une palissade donne, en plus du prix, une carte à chaque joueur qui a une colonie à cet endroit.
    .violated = Cartes dues à { $player } pour la palissade : { $due } ; cartes données : { $count }.
palisade-toll-cards = Le péage d'une palissade se paie en cartes ressource.
    .violated = { $player } reçoit pour la palissade une carte ravitaillement au lieu d'une carte ressource.
supply-main-player = Le joueur principal prend une carte ravitaillement, nul autre n'en prend, et personne pendant la construction finale.
    .violated = { $player } ne peut pas prendre de carte ravitaillement maintenant.
supply-once = On prend une seule carte ravitaillement par phase de construction.
    .violated = { $player } a déjà pris une carte ravitaillement.
supply-row = La carte ravitaillement est choisie dans la rangée.
    .violated = Cette carte ravitaillement n'est pas dans la rangée, ou ne devrait plus y être : { $resources }.
supply-before-end = La carte ravitaillement est prise avant que la phase de construction ne se termine.
    .violated = { $player } n'a pas encore pris de carte ravitaillement.
offer-main-player = Seul le joueur principal propose une construction publique en commun ou accorde une autorisation de construire.
    .violated = { $player } n'est pas le joueur principal et n'a rien à offrir.
offer-once = Une fois par tour, le joueur principal peut proposer une construction publique en commun, ou à la place accorder une autorisation de construire ; son offre est irrévocable et épuise cette possibilité, quoi qu'il en advienne.
    .violated = { $player } a déjà fait son offre de ce tour.
joint-announced = Les autres n'aident qu'à une construction publique annoncée avant que quiconque en ait parlé.
    .violated = { $player } ne peut pas aider à une construction publique qui n'a pas été annoncée.
joint-unchanged = Ni le type ni l'endroit d'une construction publique en commun ne changent ; elle peut ne pas être réalisée, et chacun garde alors les cartes qu'il avait offertes.
    .violated = Construction annoncée : { $work }, dans le territoire { $territory } ; rien d'autre.
joint-helpers = Les autres joueurs peuvent donner des cartes de leur main pour une construction publique en commun.
    .violated = { $player } n'a pas ces cartes à donner : { $lacking_resources }.
joint-cards = Ceux qui aident peuvent donner des cartes ressource et des cartes ravitaillement.
    .violated = { $player } ne peut pas aider avec une carte ravitaillement.
grant-option = Le joueur principal ne peut laisser construire un autre joueur qu'à cinq joueurs, s'ils en sont convenus.
    .violated = Les autorisations de construire ne sont pas en usage dans cette partie.
grant-other-player = Une autorisation de construire est pour un autre joueur.
    .violated = { $player } ne peut pas recevoir d'autorisation de construire.
grant-one-build = Celui qui a une autorisation peut construire une colonie ou une construction publique, ou renforcer une fois son armée.
    .violated = { $player } a déjà utilisé son autorisation de construire.
grant-alone = Celui qui a une autorisation paie seul et n'utilise aucun marché.
    .violated = { $player } paie seul et n'utilise aucun marché.

## Fin du tour
round-end-main-player = Le joueur principal met fin au tour quand il a terminé de construire.
    .violated = { $player } n'est pas le joueur principal et ne peut pas mettre fin au tour.
round-end-marker = À la fin du tour, le marqueur bateau passe au joueur à la gauche du joueur principal.
    .violated = Le marqueur bateau passe à { $due_player }, et non à { $player }.
supply-refill = À la fin du tour, une carte du paquet ravitaillement complète la rangée à quatre cartes.
    .violated = La rangée ne peut pas être complétée ainsi : { $resources } ({ $deck }).

## Fin du jeu
victory-announcer = Le joueur principal peut annoncer sa victoire à la fin de sa phase de construction.
    .violated = { $player } ne peut pas annoncer sa victoire maintenant.
victory-conditions = Avec les cartes points de victoire, la victoire se réclame avant que le joueur principal construise ; sans elles, elle s'annonce après.
    .violated = Dans cette partie, la victoire ne s'annonce pas ainsi.
victory-three-goals = Celui qui annonce sa victoire a réalisé au moins trois des cinq objectifs.
    .violated = Objectifs réalisés par { $player } : { $count } ; il en faut { $due }.
goal-settlements = L'objectif « nombre de colonies » est réalisé avec 8 colonies, villages et bâtiments confondus.
    .violated = Colonies de { $player } : { $count } ; il en faut { $due }.
    .scored = Colonies de { $player } : { $count } ; points accordés pour : { $due }.
goal-territories = L'objectif « nombre de territoires » est réalisé avec deux colonies ou plus dans chacun de trois territoires.
    .violated = Territoires où { $player } a deux colonies ou plus : { $count } ; il en faut { $due }.
    .scored = Territoires où { $player } a deux colonies ou plus : { $count } ; points accordés pour : { $due }.
goal-largest = L'objectif « territoire majeur » est réalisé avec quatre colonies dans un seul territoire ; un second territoire pareil n'ajoute rien.
    .violated = Colonies de { $player } dans un même territoire, au plus : { $count } ; il en faut { $due }.
    .scored = Colonies de { $player } dans son territoire majeur : { $count } ; points accordés pour : { $due }.
goal-buildings = L'objectif « bâtiments » est réalisé avec deux bâtiments.
    .violated = Bâtiments de { $player } qui comptent : { $count } ; il en faut { $due }.
    .scored = Bâtiments de { $player } : { $count } ; points accordés pour : { $due }.
goal-buildings-three-players = À trois joueurs, le premier bâtiment ne compte ni pour l'objectif « bâtiments », ni pour les points qu'il rapporte ; il compte pour tous les autres objectifs.
    .violated = À trois joueurs, bâtiments de { $player } qui comptent : { $count } ; il en faut { $due }.
    .scored = Bâtiments de { $player } sans compter le premier : { $count } ; points accordés pour : { $due }.
goal-army = L'objectif « armée » est réalisé avec une force de 3.
    .violated = Force de l'armée de { $player } : { $count } ; il faut { $due }.
    .scored = Force de l'armée de { $player } : { $count } ; points accordés pour : { $due }.
final-turn = Après l'annonce, chacun des autres joueurs a une phase de construction, dans le sens des aiguilles d'une montre à partir de celui qui a annoncé sa victoire.
    .violated = Joueur dont c'est le tour : { $turn_player }, et non { $player }.
final-works = Pendant la construction finale, on ne réalise pas de constructions publiques.
    .violated = C'est la construction finale : on n'y réalise pas de construction publique.
victory-winner = Celui qui a annoncé sa victoire a gagné.
    .violated = Rang de { $player } : { $due }, et non { $rank }.
victory-ranking = Les autres sont classés selon les objectifs qu'ils ont réalisés, ou selon leurs points de victoire ; à égalité, ils partagent un rang.
    .violated = { $due ->
        [open] { $player } n'a pas encore le rang { $rank } : la partie n'est pas finie.
       *[other] Rang de { $player } : { $due }, et non { $rank }.
    }
claims-players = Chaque joueur, y compris le joueur principal, peut réclamer la victoire une fois les ressources réparties, avant que le joueur principal construise.
    .violated = { $player } réclame la victoire plus d'une fois.
claims-enough = On ne réclame la victoire qu'avec au moins 6 points de victoire.
    .violated = Points de victoire annoncés par { $player } : { $points } ; il en faut { $due }.
claims-priority = Le plus grand nombre de points annoncé a la priorité et, à égalité, le premier joueur en partant du joueur principal, dans le sens des aiguilles d'une montre ; celui qui a la priorité commence la construction finale.
    .violated = Joueur qui a la priorité : { $due_player }, et non { $player }.
claims-card = Celui qui a réclamé la victoire montre sa carte points de victoire.
    .violated = Ce n'est pas la carte points de victoire de { $player }.
claims-proof = Celui qui a réclamé la victoire l'obtient si, après sa propre construction finale, il atteint les points annoncés ; sinon, il l'a réclamée en vain.
    .violated = { $points ->
        [none] { $player } n'a rien à prouver en ce moment.
       *[other] Points de { $player } après sa construction : { $count }, pour { $points } annoncés ; c'est ce qui décide.
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
reading-anchor-warrior = Le guerrier accompagne-t-il un village qui lève le camp ?
    .stays = Non
    .goes-along = Oui, au premier tour
reading-anchor-target = Où peut aller un village qui lève le camp ?
    .card-left = Là où il reste une carte
    .any-coast = Dans tout territoire moins peuplé de la côte
reading-keep-hills = Quelle est la troisième ressource du prix des épéistes, avec un donjon dans les collines ?
    .unknown = Celle qu'indique la carte résumé du jeu
    .ore = Le minerai
