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
resource-face-down = une carte face cachée
deck-plains = plaines
deck-forest = forêts
deck-hills = collines
deck-mountains = montagnes
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
option-three_player_changes = Les modifications pour trois joueurs : chaque héros procure un vote de plus, et une palissade retire un vote à chaque héros. En vigueur à trois joueurs, sauf si l'état dit le contraire.

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
    .violated = { $player } a un bâtiment ({ $kind }) dans le territoire { $territory }, mais aucun village.
buildings-one-of-a-kind = Un territoire contient au plus un bâtiment de chaque type.
    .violated = Le territoire { $territory } contient plus d'un bâtiment de ce type : { $kind }.
buildings-mountains = Il n'y a aucun bâtiment dans les montagnes.
    .violated = Le territoire { $territory } est dans les montagnes et contient pourtant un bâtiment : { $kind }.
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
    .violated = Le territoire { $territory } contient plus d'une construction publique de ce type : { $work }.
works-tokens = Il y a 6 routes, 6 marchés et 6 palissades, un jeton pour chaque construction publique réalisée.
    .violated = Constructions publiques de ce type ({ $work }) sur le plateau : { $count } ; jetons : { $tokens }.
cards-decks = Il n'y a pas plus de cartes en jeu que les paquets n'en contiennent.
    .violated = Plus de cartes du paquet des { $deck } qu'il ne peut y en avoir : { $count }, pour { $total } possibles.

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

## Fin du tour
round-end-main-player = Le joueur principal met fin au tour quand il a terminé de construire.
    .violated = { $player } n'est pas le joueur principal et ne peut pas mettre fin au tour.
round-end-marker = À la fin du tour, le marqueur bateau passe au joueur à la gauche du joueur principal.
    .violated = Le marqueur bateau passe à { $due_player }, et non à { $player }.

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
