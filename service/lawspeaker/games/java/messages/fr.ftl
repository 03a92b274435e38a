# Java en français. La valeur d'un message énonce la règle ; ses attributs disent ce qu'une décision a constaté.

game = Java

## Words
player-one = Joueur 1
player-two = Joueur 2
player-three = Joueur 3
player-four = Joueur 4
phase-setup = mise en place
phase-turn = tour d'un joueur
phase-festival = enchères pour une fête
phase-final-scoring = décompte final
phase-over = fin de la partie
card-mask = masque
card-drum = tambour
card-puppet = marionnette
card-mask-drum = masque et tambour
card-drum-puppet = tambour et marionnette
card-puppet-mask = marionnette et masque
side-white = blanche
side-red = rouge
tile-v = village
tile-r = rizière

# Étiquettes des membres d'actions, d'événements et d'états. Un attribut est le mot d'une valeur du membre ; `like` nomme les mots de toutes.

member-player = joueur
    .none = personne
member-hands = cartes en main
member-one = { player-one }
    .like = card
member-two = { player-two }
    .like = card
member-three = { player-three }
    .like = card
member-four = { player-four }
    .like = card
member-face_up = carte visible
    .like = card
    .none = aucune
member-deck = pioche
member-count = nombre de cartes
member-cards = cartes
member-card = carte
member-palace = palais
member-space = case
member-value = valeur
member-side = face
member-points = points
member-action_points = points d’action
member-from = depuis
    .face-up = carte visible
    .deck = pioche
member-to = vers
member-path = chemin
member-revealed = nouvelle carte visible
    .like = card
    .none = aucune
member-reshuffled = pioche remélangée
    .like = card
member-tile = tuile de terrain
member-irrigation = plan d’eau entouré
member-next = joueur suivant
    .like = player
member-cities = villes
member-winners = vainqueurs
    .like = player
member-level = niveau
member-place = rang dans la ville
member-spaces = cases
member-edition = édition
    .ravensburger-2000 = Ravensburger, 2000
member-overlay = données propres
member-readings = interprétations
member-board = plateau
member-outline = cases de la grille
member-water = { untold-water }
member-mountains = montagnes
member-players = joueurs
member-phase = { untold-phase }
member-turn = { untold-turn }
    .like = player
member-begun = tour commencé
member-spent = points d’action dépensés
member-land_laid = terrain posé
member-drawn = cartes piochées
member-token_used = jeton d’action supplémentaire utilisé
member-festival_held = fête organisée
member-tiles = { untold-tiles }
member-land = { untold-tiles }
member-palaces = { untold-palaces }
member-palaces_built = { untold-palaces_built }
member-figures = { untold-figures }
member-stocks = { untold-stocks }
member-supply = { untold-supply }
member-two_space = tuiles de terrain de deux cases
member-three_space = tuiles de terrain de trois cases
member-rice = tuiles rizière d’une case
member-village = tuiles village d’une case
member-tokens = jetons d’action supplémentaire
member-discards = { untold-discards }
member-festival = { untold-festival }
member-bids = cartes posées
member-passed = qui a passé
    .like = player
member-symbols = symboles correspondants joués
member-bidding = qui peut encore enchérir
    .like = player
member-scored = { untold-scored }
    .like = player

# Ce qui s'est passé, selon le type d'événement.

event-set-up = La partie est mise en place
event-token-used = Un jeton d’action supplémentaire est utilisé
event-festival-opened = Les enchères pour une fête commencent
event-bid-laid = Des cartes sont posées en enchère
event-passed = Un joueur passe
event-festival-held = Une fête est organisée
event-palace-built = Un palais est construit
event-palace-enlarged = Un palais est agrandi
event-card-drawn = Une carte de fête est prise
event-card-revealed = Une nouvelle carte est révélée
event-water-laid = Un bassin d’irrigation est posé
event-land-laid = Une tuile de terrain est posée
event-irrigated = Un plan d’eau est entouré
event-entered = Une figurine entre
event-left = Une figurine sort
event-moved = Une figurine se déplace
event-turn-ended = Le tour se termine
event-final-scored = Le décompte final est fait
event-game-ended = La partie se termine

## Actions
action-set-up = Mettre en place
action-use-token = Utiliser un jeton d’action supplémentaire
action-hold-festival = Organiser une fête
action-build-palace = Construire un palais
action-enlarge-palace = Agrandir un palais
action-draw-card = Prendre une carte de fête
action-lay-water = Poser un bassin d’irrigation
action-enter = Faire entrer une figurine
action-leave = Faire sortir une figurine
action-move = Déplacer une figurine
action-lay-land = Poser une tuile de terrain
action-bid = Enchérir
action-pass = Passer
action-end-turn = Terminer le tour
action-final-scoring = Faire le décompte final

## Places that are not known: what would have to be sent
nth = { $entry ->
    [1] 1re
   *[other] { $entry }e
}
missing-players = qui joue
missing-phase = où en est la partie
missing-turn = à qui est le tour et ce qui y a été fait
missing-turn-player = à qui est le tour
missing-turn-begun = si quelque chose a déjà été fait pendant ce tour
missing-turn-spent = combien de points d'action ont été dépensés pendant ce tour
missing-turn-land_laid = si du terrain a été posé pendant ce tour
missing-turn-palaces = quels palais ont été construits ou agrandis pendant ce tour
missing-turn-drawn = combien de cartes de fête ont été prises pendant ce tour
missing-turn-token_used = si un jeton d'action supplémentaire a été utilisé pendant ce tour
missing-turn-festival_held = si une fête a été organisée pendant ce tour
missing-tiles = quelles tuiles de terrain sont sur le plateau
missing-land = quel terrain est sur le plateau
missing-land-entry = quel terrain se trouve sur la { nth } case indiquée, et à quelle hauteur
    .told = ce qu'est exactement « { $told } » : quel terrain, et à quelle hauteur
missing-water = où sont les bassins d'irrigation
missing-palaces = quels palais sont sur le plateau
missing-palaces-entry-value = la valeur du palais numéro { $entry } de la liste
    .told = la valeur du palais de la case { $space }
missing-palaces-entry-side = la face visible du palais numéro { $entry } de la liste
    .told = la face visible du palais de la case { $space }
missing-palaces_built = quels palais ont été construits pendant ce tour de table
missing-figures = où sont les figurines
missing-points-player = combien de points a { $player }
missing-stocks-player-two_space = combien de tuiles de deux cases il reste à { $player }
missing-stocks-player-rice = combien de tuiles rizière d'une case il reste à { $player }
missing-stocks-player-village = combien de tuiles village d'une case il reste à { $player }
missing-stocks-player-tokens = combien de jetons d'action supplémentaire il reste à { $player }
missing-supply-three_space = combien de tuiles de trois cases il reste
missing-supply-water = combien de bassins d'irrigation il reste
missing-supply-palaces-number = combien de palais de valeur { $number } il reste
missing-hands-player = les cartes dans la main de { $player }
missing-hands-player-cards = les cartes dans la main de { $player }
missing-face_up = quelle est la carte visible
missing-deck = combien de cartes il y a dans la pioche
missing-deck-cards = quelles cartes sont dans la pioche
missing-discards = combien de cartes ont été jouées
missing-discards-cards = quelles cartes ont été jouées
missing-festival-palace = dans quel palais la fête a lieu
missing-festival-bids = quelles cartes ont été jouées pour la fête
missing-festival-bids-player-entry = la { nth } carte que { $player } a jouée pour la fête
missing-festival-passed = qui a passé
missing-festival-turn = à qui d'enchérir ou de passer
missing-scored = qui a fait son décompte final
missing-place-palace = la valeur du palais
missing-place-spaces = combien de cases il y a

## Ce que seuls les messages disent
stock-three_space = tuiles de trois cases
stock-two_space = tuiles de deux cases
stock-rice = tuiles rizière d'une case
stock-village = tuiles village d'une case
stock-water = bassins d'irrigation
stock-tokens = jetons d'action supplémentaire
stock-tiles = tuiles de terrain sur le plateau
stock-land = cases de terrain sur le plateau
stock-palaces = palais sur le plateau
stock-figures = figurines sur le plateau
stock-2 = palais de valeur 2
stock-4 = palais de valeur 4
stock-6 = palais de valeur 6
stock-8 = palais de valeur 8
stock-10 = palais de valeur 10

## Ce que plusieurs messages disent de la même manière
due-points = { $due ->
    [one] { $due } point
   *[other] { $due } points
}
their-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
other-cost = { $due_action_points ->
    [0] Cela ne coûte rien, et non { $action_points ->
        [one] { $action_points } point d'action
       *[other] { $action_points } points d'action
    }.
    [one] Cela coûte { $due_action_points } point d'action, et non { $action_points }.
   *[other] Cela coûte { $due_action_points } points d'action, et non { $action_points }.
}

these-tiles = { $kind ->
    [three_space] tuiles de trois cases
    [two_space] tuiles de deux cases
    [rice] tuiles rizière d'une case
    [village] tuiles village d'une case
   *[water] bassins d'irrigation
}
this-pile = { $pile ->
    [hands] La main de { $player }
    [deck] La pioche
   *[discards] La pile des cartes jouées
}
this-settlement = { $settlement ->
    [city] La ville de la case { $space }
   *[village] Le village de la case { $space }
}
in-this-settlement = { $settlement ->
    [city] dans cette ville
   *[village] dans ce village
}
these-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
no-right = { $settlement ->
    [city] { $player } n'a pas le droit d'agrandir le palais de la case { $space }
   *[village] { $player } n'a pas le droit de construire sur la case { $space }
}
cost-now = { $action_points ->
    [one] Cela coûte { $action_points } point d'action
   *[other] Cela coûte { $action_points } points d'action
}
wrong-deck = { $fault ->
    [elsewhere] Les cinq cartes « { $card } » sont ailleurs.
    [not-played] Cette carte « { $card } » n'est pas parmi celles qui ont été jouées.
    [not-shuffled] { $count ->
        [0] Il n'y a pas de cartes à mélanger pour former une nouvelle pioche.
        [one] Les cartes jouées ne sont pas encore mélangées : il reste { $count } carte dans la pioche.
       *[other] Les cartes jouées ne sont pas encore mélangées : il reste { $count } cartes dans la pioche.
    }
   *[count] { $due ->
        [one] Une seule carte a été jouée : la nouvelle pioche a donc { $due } carte, et non { $count }.
       *[other] { $due } cartes ont été jouées : la nouvelle pioche a donc { $due } cartes, et non { $count }.
    }
}

## Ce que tout état doit respecter
tiles-count = Il y a 56 tuiles de terrain de trois cases et 16 bassins d'irrigation ; chaque joueur a 5 tuiles de terrain de deux cases, 3 tuiles rizière d'une case et 2 tuiles village d'une case.
    .violated = { $kind ->
        [land] Le terrain montre au moins { $count ->
            [one] { $count } case
           *[other] { $count } cases
        } de tuiles, mais celles qui ne sont plus en réserve n'en ont que { $due }.
        [levels] Le terrain a { $count ->
            [one] { $count } niveau
           *[other] { $count } niveaux
        }, mais il ne manque { $due ->
            [0] aucune tuile
            [one] que { $due } tuile
           *[other] que { $due } tuiles
        } dans les réserves.
       *[other] { $player ->
            [none] Il y a { $count } { these-tiles } sur le plateau et dans les réserves, mais le jeu n'en a que { $due }.
           *[other] { $player } a { $count } { these-tiles }, mais chaque joueur n'en a que { $due }.
        }
    }
figures-count = Chaque joueur a douze figurines.
    .violated = { $player } a { $count } figurines sur le plateau, mais chaque joueur n'en a que { $due }.
palaces-count = Il y a 6 palais de valeur 2, 7 de valeur 4, 8 de valeur 6, 9 de valeur 8 et 10 de valeur 10 ; un palais agrandi reste sous le nouveau.
    .violated = Il y a { $count } palais de valeur { $value } sur le plateau et dans la réserve, mais le jeu n'en a que { $due }.
tokens-count = Chaque joueur a trois jetons d'action supplémentaire.
    .violated = { $used ->
        [0] { $player } a { $count } jetons d'action supplémentaire, mais chaque joueur n'en a que { $due }.
       *[other] { $player } a utilisé un jeton d'action supplémentaire pendant ce tour et en a encore { $count }, mais chaque joueur n'en a que { $due }.
    }
cards-count = Il y a trente cartes de fête, cinq de chacune des six sortes.
    .violated = { $fault ->
        [pile] { this-pile } compte { $due ->
            [0] aucune carte
            [one] { $due } carte
           *[other] { $due } cartes
        }, et non { $count }.
        [kind] Il y a { $count } cartes « { $card } », mais il n'y en a que { $due } de chaque sorte.
       *[all] Il y a { $count } cartes en tout, et non { $due }.
    }
land-seen = Le terrain décrit d'en haut est ce qui se trouve sur le dessus des tuiles, et chaque case n'y figure qu'une fois.
    .violated = { $fault ->
        [twice] La case { $spaces } figure deux fois.
       *[other] Les tuiles posées montrent autre chose en { $spaces }.
    }
players-playing = Les pièces, les cartes et les points sont à ceux qui jouent.
    .violated = { $player } ne participe pas à cette partie.
board-hexagons = Le plateau est divisé en cases hexagonales ; l'eau imprimée en fait partie, et ce qui les entoure est de la montagne ou de la plaine.
    .violated = { $ground ->
        [water] L'eau en { $spaces } n'est pas à l'intérieur de la grille.
       *[mountains] Les montagnes en { $spaces } ne touchent pas la grille de l'extérieur.
    }
turn-state = Un tour ne contient pas plus que ce que paient ses points d'action, et il s'accorde avec la phase de la partie.
    .violated = { $fault ->
        [setup] Il n'y a pas encore de tour : la partie n'a pas commencé.
        [over] Il n'y a plus de tour : la partie est finie.
        [no-festival] Il n'y a pas de fête dans cette phase.
        [no-palace] Il n'y a pas de palais sur la case { $space }.
        [begun] On a déjà fait quelque chose pendant ce tour : il a donc commencé.
        [not-begun] Rien n'a encore pu être fait pendant ce tour : il n'a donc pas commencé.
        [most] Ce qui a été fait pendant ce tour coûte au moins { $due_action_points }, mais un tour n'a que { $action_points } points d'action au plus.
       *[done] { $action_points ->
            [0] Ce qui a été fait pendant ce tour coûte au moins { $due_action_points }, mais aucun point d'action n'a été dépensé.
            [one] Ce qui a été fait pendant ce tour coûte au moins { $due_action_points }, mais un seul point d'action a été dépensé.
           *[other] Ce qui a été fait pendant ce tour coûte au moins { $due_action_points }, mais seuls { $action_points } points d'action ont été dépensés.
        }
    }

## Le tour
turn-phase = Une action appartient à sa phase de la partie.
    .violated = { $due ->
        [setup] La mise en place ne se fait qu'avant le début de la partie.
        [festival] On n'enchérit et on ne passe que pour une fête qui a été proposée.
        [final-scoring] Un décompte final ne vient que juste après un dernier tour.
       *[turn] Cela ne se fait que pendant le tour d'un joueur.
    } La phase en cours est « { $phase } ».
turn-player = On n'agit que pendant son propre tour.
    .violated = C'est le tour de { $due_player }, et non celui de { $player }.
turn-points = Un tour a six points d'action, et un septième avec un jeton d'action supplémentaire.
    .violated = { $fault ->
        [least] Cela coûte au moins { $action_points ->
            [one] { $action_points } point d'action
           *[other] { $action_points } points d'action
        }, plus qu'il n'en reste pour ce tour.
        [spent] { $action_points } points d'action ont été dépensés, mais ce tour n'en a que { $due_action_points }.
       *[cost] { $left_action_points ->
            [0] { cost-now }, mais il n'en reste aucun pour ce tour.
           *[other] { cost-now }, mais il n'en reste que { $left_action_points } pour ce tour.
        }
    }
turn-land = À chaque tour, il faut poser au moins une tuile de terrain si un ordre quelconque de ce que le joueur peut faire le permet, sauf pendant les derniers tours ; l'eau n'est pas du terrain. D'ici là, rien ne doit le rendre impossible ; une pose qui coûterait plus de trois points d'action, place à libérer comprise, ne compte pas pour cela.
    .violated = { $fault ->
        [too-little] { $player } doit encore poser du terrain pendant ce tour, et il ne lui resterait plus assez de points d'action pour le faire.
        [no-room] { $player } doit encore poser du terrain pendant ce tour, et il ne lui resterait plus de place pour le faire.
       *[not-laid] { $player } doit encore poser du terrain pendant ce tour.
    }
turn-festival-last = Une fête est la dernière action d'un tour.
    .violated = { $player } a organisé une fête pendant ce tour et ne peut plus que le terminer.

## Le terrain
land-stock = Les tuiles de trois cases se prennent dans la réserve commune, les plus petites parmi celles que chaque joueur a reçues ; quand il n'y en a plus, on ne peut plus en poser.
    .violated = { $kind ->
        [three_space] Il ne reste aucune tuile de trois cases dans la réserve commune.
        [two_space] { $player } n'a plus de tuile de deux cases.
        [rice] { $player } n'a plus de tuile rizière d'une case.
       *[village] { $player } n'a plus de tuile village d'une case.
    }
land-shape = Une tuile a une, deux ou trois cases, toutes voisines les unes des autres. Telles que sont les tuiles, il y a sur deux cases un village et une rizière ; sur trois, un village et deux rizières.
    .violated = { $fault ->
        [twice] { $tile } n'est pas une tuile : la case { $space } y figure deux fois.
        [apart] { $tile } n'est pas une tuile : { $space } et { $other_space } ne sont pas voisines.
       *[terrain] Il n'y a pas de tuile { $tile } : sur deux ou trois cases, une seule est un village.
    }
land-grid = Une tuile posée sur le plateau même couvre des cases du plateau, dont au moins une à l'intérieur de la grille.
    .violated = { $fault ->
        [off] La tuile sort du plateau, en { $spaces }.
       *[outside] Une tuile a au moins une case à l'intérieur de la grille, mais celle-ci ne couvre que { $spaces }.
    }
land-upper-inside = Une tuile posée sur d'autres peut être entièrement hors de la grille ; selon une autre interprétation, au moins une de ses cases doit être à l'intérieur.
    .violated = Au moins une case de la tuile doit être à l'intérieur de la grille, même sur d'autres tuiles, mais elle ne couvre que { $spaces }.
land-flat = Une tuile repose à plat sur toute sa surface, sur le plateau ou sur d'autres tuiles ; aucune partie n'est au-dessus du vide.
    .violated = { $fault ->
        [bare] La tuile n'est pas à plat : il y a du terrain en { $spaces }, mais pas en { $other_spaces }.
       *[heights] La tuile n'est pas à plat : les cases en dessous ne sont pas à la même hauteur ({ $where }).
    }
land-congruent = Une tuile ne peut pas recouvrir exactement une seule tuile de la même taille.
    .violated = La tuile en recouvre exactement une autre de la même taille, en { $spaces }.
land-two-tiles = Une tuile de deux cases peut reposer entièrement sur une seule tuile de trois ; selon une autre interprétation, elle doit reposer sur au moins deux tuiles.
    .violated = La tuile repose entièrement sur une seule tuile plus grande, en { $spaces } ; elle doit reposer sur deux au moins.
land-figures = On ne peut pas recouvrir une case où se trouve une figurine.
    .violated = { $count ->
        [one] Il y a une figurine en { $spaces }.
       *[other] Il y a des figurines en { $spaces }.
    }
land-palaces = On ne peut pas recouvrir un palais.
    .violated = { $count ->
        [one] Il y a un palais en { $spaces }.
       *[other] Il y a des palais en { $spaces }.
    }
land-water = On ne peut pas recouvrir l'eau, qu'elle soit imprimée ou posée.
    .violated = Il y a de l'eau en { $spaces }.
land-cities = Une tuile ne peut pas relier deux villes : une fois la tuile posée, il n'y a jamais plus d'un palais dans un même ensemble de cases de village.
    .violated = La tuile relie deux villes : les palais en { $spaces } se trouveraient dans la même.
land-cost = Poser une tuile coûte un point d'action, et un de plus pour chacune de ses cases qui dépasse du bord de la grille ; ce qui est posé sur d'autres tuiles ne coûte rien de plus.
    .violated = { other-cost }

## L'eau
water-stock = Le nombre de bassins d'irrigation de la réserve commune est limité.
    .violated = Il ne reste aucun bassin d'irrigation.
water-bottom = Un bassin d'irrigation se pose sur le plateau même, à l'intérieur de la grille.
    .violated = { $ground ->
        [outside] La case { $space } n'est pas à l'intérieur de la grille.
        [water] Il y a déjà de l'eau sur la case { $space }.
       *[land] Il y a du terrain sur la case { $space }, et l'eau ne se pose que sur le plateau nu.
    }
water-cost = Poser un bassin d'irrigation coûte un point d'action.
    .violated = { other-cost }
water-surrounded = Un plan d'eau rapporte des points dès que du terrain l'entoure de tous côtés, quel que soit le joueur qui achève de l'entourer ; un plan d'eau déjà entouré auparavant ne rapporte plus rien.
    .violated = { $fault ->
        [no-water] Il n'y a pas d'eau en { $spaces }.
        [open] Le plan d'eau en { $spaces } n'est pas entouré : il n'y a pas de terrain en { $other_spaces }.
        [before] Le plan d'eau en { $spaces } était déjà entouré.
        [twice] Le plan d'eau en { $spaces } est compté deux fois ; toutes ses cases ne comptent que pour un.
       *[left-out] Le plan d'eau en { $spaces } vient d'être entouré, et il n'est pas mentionné.
    }
    .applied = Le plan d'eau en { $spaces } est maintenant entouré de terrain.
water-first = Les points d'un plan d'eau entouré vont au joueur qui a la figurine la plus haute sur ses rives ; à égalité, les figurines suivantes décident, et si aucune ne décide, personne ne marque.
    .violated = { $due_player ->
        [none] Personne ne marque pour le plan d'eau de la case { $space } : personne n'est seul le plus haut sur ses rives.
       *[other] { $player ->
            [none] C'est { $due_player } qui marque pour le plan d'eau de la case { $space }.
           *[other] C'est { $due_player } qui marque pour le plan d'eau de la case { $space }, et non { $player }.
        }
    }
    .applied = { $player ->
        [none] Personne n'est seul le plus haut sur les rives du plan d'eau en { $spaces } : personne ne marque.
       *[other] { $player } est le plus haut sur les rives du plan d'eau en { $spaces }.
    }
water-points = Un plan d'eau entouré rapporte trois points.
    .violated = { $due_points ->
        [0] Le plan d'eau en { $spaces } ne rapporte aucun point, et non { $points }.
        [one] Le plan d'eau en { $spaces } rapporte { $due_points } point, et non { $points }.
       *[other] Le plan d'eau en { $spaces } rapporte { $due_points } points, et non { $points }.
    }
    .applied = { $points ->
        [0] Le plan d'eau en { $spaces } ne rapporte aucun point.
       *[other] { $player } marque { their-points } pour le plan d'eau en { $spaces }.
    }

## Les figurines
figure-stock = Une figurine qui entre sur le plateau est l'une des douze du joueur, et elle n'y est pas déjà.
    .violated = Les { $count } figurines de { $player } sont déjà toutes sur le plateau.
figure-own = Chaque joueur déplace ses propres figurines.
    .violated = { $player } n'a pas de figurine sur la case { $space }.
figure-land = Les figurines se tiennent et se déplacent sur du terrain posé, et non sur le plateau même, sur l'eau ou sur un palais.
    .violated = { $ground ->
        [palace] Une figurine ne peut pas être sur la case { $space } : il y a un palais.
        [water] Une figurine ne peut pas être sur la case { $space } : il y a de l'eau.
        [outside] Une figurine ne peut pas être sur la case { $space } : elle n'est pas sur le plateau.
       *[board] Une figurine ne peut pas être sur la case { $space } : aucun terrain n'y est posé.
    }
figure-one = Il n'y a qu'une figurine par case.
    .violated = Une figurine de { $other_player } se trouve déjà sur la case { $space }.
figure-path = Une figurine va de case en case voisine ; elle peut passer par celles de son joueur, mais non par celles des autres.
    .violated = { $fault ->
        [stays] La figurine se trouve déjà sur la case { $space } : elle doit aller sur une autre.
        [apart] Aucun terrain ne relie la case { $origin } à la case { $space }.
        [barred] { $barred_by ->
            [figures] { $count ->
                [one] La figurine d'un autre joueur en { $spaces } barre le chemin de { $origin } à { $space }.
               *[other] Les figurines d'autres joueurs en { $spaces } barrent le chemin de { $origin } à { $space }.
            }
            [palaces] { $count ->
                [one] Le palais en { $spaces } barre le chemin de { $origin } à { $space }.
               *[other] Les palais en { $spaces } barrent le chemin de { $origin } à { $space }.
            }
           *[both] Les figurines d'autres joueurs et les palais en { $spaces } barrent le chemin de { $origin } à { $space }.
        }
        [start] Le chemin part de la case { $space }, mais la figurine se trouve sur la case { $origin }.
        [end] Le chemin finit sur la case { $space }, mais la figurine va sur la case { $goal }.
        [step] Le chemin va de la case { $other_space } à la case { $space }, qui ne sont pas voisines.
       *[figure] Une figurine de { $other_player } barre le chemin sur la case { $space }.
    }
figure-edge = Une figurine entre sur le plateau, ou en sort, là où le terrain touche le bord ou le dépasse.
    .violated = { $fault ->
        [walks-on] Une figurine qui entre sur la case { $space } y reste pendant cette action.
       *[inside] La case { $space } ne touche pas le bord du plateau, par où les figurines entrent et sortent.
    }
figure-move-cost = Se déplacer sans changer de couleur est gratuit ; chaque passage d'une rizière à un village, ou l'inverse, coûte un point d'action.
    .violated = { $fault ->
        [even] Les cases { $origin } et { $space } sont de la même couleur : tout chemin entre elles change de couleur un nombre pair de fois et ne peut pas coûter { $action_points }.
        [odd] Les cases { $origin } et { $space } sont de couleurs différentes : tout chemin entre elles change de couleur un nombre impair de fois et ne peut pas coûter { $action_points }.
       *[other] { other-cost }
    }
figure-entry-cost = Une figurine qui entre par la plaine ou sort de ce côté coûte un point d'action ; du côté des montagnes, elle en coûte deux.
    .violated = { other-cost }

## Les palais
palace-village = Un palais se construit sur une case de village sans figurine ni palais, et s'agrandit là où il se trouve.
    .violated = { $fault ->
        [no-village] { $space } n'est pas une case de village.
        [palace] Il y a déjà un palais sur la case { $space } : on ne peut que l'agrandir.
        [figure] Il y a une figurine sur la case { $space }.
       *[no-palace] Il n'y a pas de palais sur la case { $space }.
    }
palace-one = Un village où se trouve un palais n'en reçoit pas de deuxième.
    .violated = { $fault ->
        [twice] Plus d'un palais figure sur la case { $space }.
       *[second] La case { $space } fait partie de la ville du palais de la case { $other_space }.
    }
palace-right = Seul construit ou agrandit le joueur dont la figurine est la plus haute dans le village ou la ville ; à égalité, les figurines suivantes décident, et si elles ne décident pas, personne n'en a le droit.
    .violated = { $fault ->
        [empty] { no-right } : il n'y a aucune figurine { in-this-settlement }.
        [absent] { no-right }, n'ayant aucune figurine { in-this-settlement }.
        [level] { no-right } : personne n'est seul le plus haut { in-this-settlement }.
       *[behind] { no-right } : { $other_player } est plus haut { in-this-settlement }.
    }
palace-size = La valeur d'un palais ne dépasse pas le nombre de cases du village ou de la ville.
    .violated = { $fault ->
        [never] { this-settlement } n'a jamais compté plus de { these-spaces }
        [at-most] { this-settlement } compte au plus { these-spaces }
       *[now] { this-settlement } compte { these-spaces }
    } : trop peu pour un palais de valeur { $value }.
palace-higher = Un palais s'agrandit à une valeur plus élevée.
    .violated = Le palais de la case { $space } a déjà la valeur { $other_value } : { $value } n'est pas plus élevé.
palace-once = Un palais ne change qu'une fois par tour, et ne s'agrandit pas pendant le tour où il a été construit.
    .violated = { $fault ->
        [turn] Le palais de la case { $space } a déjà été construit ou agrandi pendant ce tour.
        [twice] Le palais de la case { $space } figure deux fois.
       *[round] Le palais de la case { $space } a été construit pendant ce tour de table et ne peut être agrandi que pendant le prochain.
    }
palace-stock = Un palais se prend dans la réserve commune.
    .violated = Il ne reste aucun palais de valeur { $value }.
palace-white = Un palais se pose face blanche visible.
    .violated = Un palais se pose face blanche visible, et non face { $side }.
palace-points = Celui qui construit ou agrandit un palais marque aussitôt la moitié de sa valeur.
    .violated = Un palais de valeur { $value } rapporte { due-points }, et non { $points }.
    .applied = { $player } marque aussitôt { their-points } pour un palais de valeur { $value }.
palace-cost = Construire ou agrandir un palais coûte un point d'action.
    .violated = { other-cost }

## Les cartes
cards-two = Un joueur prend au plus deux cartes de fête par tour.
    .violated = { $count } cartes ont déjà été prises pendant ce tour, et le maximum est de deux.
cards-source = Une carte de fête se prend à côté de la pioche, où elle est visible, ou sur le dessus de la pioche.
    .violated = { $fault ->
        [none] Il ne reste aucune carte dans la pioche.
        [no-open-card] Aucune carte n'est visible.
        [top] La carte du dessus de la pioche est « { $top_card } », et non « { $card } ».
        [other] La carte visible est « { $open_card } », et non « { $card } ».
       *[deck] { wrong-deck }
    }
cards-replaced = Quand la carte visible est prise, la carte du dessus de la pioche la remplace aussitôt.
    .violated = { $fault ->
        [none] Il ne reste aucune carte dans la pioche pour remplacer la carte visible.
        [top] La nouvelle carte visible est « { $top_card } », celle du dessus de la pioche, et non « { $card } ».
        [missing] Aucune carte n'est visible, alors qu'il en reste.
        [left] Il reste une carte dans la pioche, et elle remplace la carte visible.
        [not-taken] La carte visible n'a pas été prise : aucune autre ne la remplace.
       *[deck] { wrong-deck }
    }
cards-cost = Prendre une carte de fête coûte un point d'action.
    .violated = { other-cost }

## Les jetons
token-once = Un joueur utilise au plus un jeton d'action supplémentaire par tour.
    .violated = { $player } a déjà utilisé un jeton d'action supplémentaire pendant ce tour.
token-left = Un jeton d'action supplémentaire utilisé est perdu ; chaque joueur en a trois pour toute la partie.
    .violated = { $player } n'a plus de jeton d'action supplémentaire.
token-timing = Un jeton d'action supplémentaire s'utilise à tout moment du tour ; selon une autre interprétation, seulement au début.
    .violated = { $player } a déjà commencé son tour, et un jeton ne s'utilise qu'au début.

## Les fêtes
festival-once = Un joueur organise au plus une fête par tour.
    .violated = Une fête a déjà été organisée pendant ce tour.
festival-palace = Une fête s'organise dans un palais.
    .violated = Il n'y a pas de palais sur la case { $space }.
festival-white = Une fête s'organise dans un palais dont la face blanche est visible.
    .violated = Le palais de la case { $space } montre sa face rouge : il y a eu une fête depuis qu'il a été construit ou agrandi.
festival-figure = Seuls organisent une fête, ou enchérissent, ceux qui ont une figurine dans la ville.
    .violated = { $player } n'a pas de figurine dans la ville du palais de la case { $space }.
festival-hand = Un joueur joue des cartes de sa propre main.
    .violated = { $fault ->
        [elsewhere] { $player } ne peut pas avoir de carte « { $card } » : les cinq sont ailleurs.
        [too-many] { $count ->
            [0] { $player } ne peut pas jouer une carte « { $card } », n'ayant aucune carte.
            [one] { $player } ne peut pas jouer en plus une carte « { $card } », n'ayant que { $count } carte.
           *[other] { $player } ne peut pas jouer en plus une carte « { $card } », n'ayant que { $count } cartes.
        }
       *[not-there] { $due ->
            [0] { $player } n'a pas de carte « { $card } ».
           *[other] { $player } joue { $count } cartes « { $card } », mais n'en a que { $due }.
        }
    }
festival-symbols = Chaque carte jouée pour une fête montre un symbole de la carte visible.
    .violated = { $fault ->
        [none-matches] Aucune carte visible ne peut correspondre à toutes ces cartes.
        [none] Il n'y a pas de carte visible : la carte « { $card } » ne correspond à rien.
       *[other] La carte « { $card } » ne montre aucun symbole de la carte visible « { $open_card } ».
    }
festival-order = Celui qui organise la fête commence et joue au moins une carte ; puis, dans le sens des aiguilles d'une montre, ceux qui ont une figurine dans la ville enchérissent ou passent, même après leur décompte final. On enchérit d'au moins une carte, et celui qui a passé ne participe plus.
    .violated = { $fault ->
        [passed] { $player } a passé et n'enchérit plus.
        [passed-over] C'est d'abord à { $player } de jouer une carte ou de passer.
        [host] { $player } organise la fête mais n'y a joué aucune carte.
        [none] { $player } doit jouer une carte ou passer.
       *[turn] C'est à { $due_player } d'enchérir ou de passer, et non à { $player }.
    }
festival-match = N'importe quelles cartes qui correspondent suffisent comme enchère ; selon une autre interprétation, une enchère doit atteindre la plus haute jusque-là.
    .violated = { $count ->
        [one] L'enchère de { $player } serait de { $count } symbole, mais la plus haute jusqu'ici est de { $due }.
       *[other] L'enchère de { $player } serait de { $count } symboles, mais la plus haute jusqu'ici est de { $due }.
    }
festival-points = Celui qui est seul à avoir joué le plus de symboles marque la moitié de la valeur du palais.
    .violated = { $fault ->
        [not-over] Tous n'ont pas encore passé : personne ne marque pour la fête.
       *[other] { $player } marque { due-points } pour la fête, et non { $points }.
    }
    .applied = { $players } est seul à avoir joué le plus de symboles pour la fête au palais de la case { $space } et marque { their-points }.
festival-shared = Ceux qui sont à égalité avec le plus de symboles marquent chacun ce que dit le tableau : rien pour un palais de valeur 2, un point pour 4, deux pour 6 et 8, trois pour 10.
    .violated = { $player } marque { due-points } pour la fête, et non { $points }.
    .applied = { $players } sont à égalité avec le plus de symboles pour la fête au palais de la case { $space } et marquent chacun { their-points }.
festival-red = Après une fête, le palais est retourné face rouge visible.
    .violated = { $fault ->
        [none] Une fête a eu lieu pendant ce tour, mais aucun palais ne montre sa face rouge.
       *[side] Le palais montre alors sa face { $due_side }, et non sa face { $side }.
    }

## La fin de la partie
turn-next = Les tours se suivent dans le sens des aiguilles d'une montre.
    .violated = Le tour suivant est celui de { $due_player }, et non de { $player }.
final-due = Le décompte final de chaque joueur vient juste après son dernier tour ; le premier est celui du joueur qui a posé la dernière tuile de trois cases.
    .violated = { $fault ->
        [twice] { $player } a déjà fait son décompte final.
        [tiles-left] { $count ->
            [one] Il reste { $count } tuile de trois cases, mais les décomptes finaux ne commencent que quand il n'en reste aucune.
           *[other] Il reste { $count } tuiles de trois cases, mais les décomptes finaux ne commencent que quand il n'en reste aucune.
        }
        [last-tile] Il ne reste aucune tuile de trois cases et personne n'a encore fait son décompte final : la dernière a donc été posée pendant ce tour.
        [early] Personne n'a fait de décompte final avant le début de la partie.
        [order] { $count ->
            [one] Quand vient le tour de { $player }, { $due_players } a aussi déjà fait son décompte final.
           *[other] Quand vient le tour de { $player }, { $due_players } ont aussi déjà fait leur décompte final.
        }
       *[skipped] Avant le tour suivant vient le décompte final de { $player }.
    }
final-first = Au décompte final, le joueur qui a la figurine la plus haute dans une ville marque la valeur du palais ; en cas d'égalité, tous la marquent.
    .violated = { $fault ->
        [no-city] Il n'y a pas de palais sur la case { $space }.
       *[other] La ville du palais de la case { $space } rapporte { due-points } à { $player }, et non { $points }.
    }
    .applied = { $player } est premier dans la ville du palais de la case { $space } et marque { their-points }.
    .scored = Première place dans la ville du palais de la case { $space } : { their-points }.
final-second = Au décompte final, le deuxième d'une ville marque la moitié de la valeur du palais ; en cas d'égalité, tous la marquent.
    .violated = La ville du palais de la case { $space } rapporte { due-points } à { $player }, et non { $points }.
    .applied = { $player } est deuxième dans la ville du palais de la case { $space } et marque { their-points }.
    .scored = Deuxième place dans la ville du palais de la case { $space } : { their-points }.
final-total = Le décompte final d'un joueur est ce que rapportent toutes les villes ensemble.
    .violated = Le décompte final rapporte { due-points } en tout à { $player }, et non { $points }.
    .scored = Ce que le décompte final peut encore rapporter à { $player }.
final-over = La partie est finie quand tous les joueurs ont fait leur décompte final.
    .violated = { $count ->
        [one] La partie n'est pas finie : { $due_players } n'a pas encore fait son décompte final.
       *[other] La partie n'est pas finie : { $due_players } n'ont pas encore fait leur décompte final.
    }
end-winner = Le joueur qui a le plus de points gagne ; à égalité, la victoire est partagée.
    .violated = { $count ->
        [one] Le gagnant est { $due_players }, et non { $players }.
       *[other] La victoire est partagée : les gagnants sont { $due_players }. Sont annoncés : { $players }.
    }
    .applied = { $count ->
        [one] { $players } a gagné avec { their-points }.
       *[other] { $players } ont gagné ensemble avec { their-points } chacun.
    }

## Mise en place et points
setup-cards = Chaque joueur reçoit trois cartes de fête, une est retournée face visible, et les autres forment la pioche.
    .violated = { $fault ->
        [kind] Il y a { $count } cartes « { $card } », mais il n'y en a que { $due } de chaque sorte.
        [stranger] { $player } ne participe pas et ne reçoit aucune carte.
        [early] { $count ->
            [one] { $player } a { $count } carte, mais la partie n'a pas encore commencé.
           *[other] { $player } a { $count } cartes, mais la partie n'a pas encore commencé.
        }
        [hand] { $player } reçoit { $due } cartes, et non { $count }.
        [deck] Il reste { $due } cartes dans la pioche, et non { $count }.
       *[seed] Par cette graine, la carte est « { $due_card } », et non « { $card } ».
    }
setup-stocks = Chaque joueur commence avec 12 figurines, 3 jetons d'action supplémentaire, 5 tuiles de terrain de deux cases, 3 tuiles rizière d'une case et 2 tuiles village d'une case ; les tuiles de trois cases, les bassins d'irrigation et les palais sont communs.
    .violated = { $due ->
        [0] Avant le début de la partie, il n'y a pas de { $stock }, mais il y en a ici { $count }.
       *[other] Avant le début de la partie, il y a { $due } { $stock }, et non { $count }.
    }
score-points = Les points viennent des plans d'eau entourés, des palais, des fêtes et du décompte final ; avant la partie, personne n'en a.
    .violated = { $player } ne peut pas avoir { their-points } avant le début de la partie.
    .scored = { $player } a { their-points } jusqu'ici.

## Interprétations
reading-irrigation-points = Un plan d'eau entouré rapporte-t-il 3 points pour chacune de ses cases, ou 3 pour l'ensemble ?
    .per-space = 3 pour chaque case
    .per-body = 3 pour l'ensemble
reading-irrigation-edge = Pour entourer un plan d'eau au bord de la grille, faut-il aussi couvrir les cases hors de la grille ?
    .grid-only = Non, seulement celles de la grille
    .all-sides = Oui, tout autour
reading-land-two-on-three = Une tuile de deux cases peut-elle reposer entièrement sur une seule tuile de trois ?
    .yes = Oui, il est seulement interdit de recouvrir exactement une tuile
    .no = Non, elle doit reposer sur au moins deux tuiles
reading-land-upper-outside = Une tuile d'un niveau supérieur peut-elle être entièrement sur des cases hors de la grille ?
    .yes = Oui, un niveau supérieur ne franchit pas la limite
    .no = Non, une de ses cases doit être à l'intérieur
reading-palace-enlarge-built = Pendant combien de temps ne peut-on pas agrandir un palais qui vient d'être construit ?
    .turn = Pendant ce tour
    .round = Pendant ce tour de table
reading-entry-place = Où une figurine peut-elle entrer sur le plateau ou en sortir ?
    .space = Sur une case qui touche le bord ou le dépasse
    .tile = Sur n'importe quelle case d'une tuile qui touche le bord ou le dépasse
reading-edge-kind = Quel bord a une case qui dépasse la grille là où montagnes et plaine se rejoignent ?
    .touches = Chacun de ceux qu'elle touche
    .own = Seulement le sien
reading-entry-two-edges = Que coûte l'entrée ou la sortie là où l'on touche à la fois aux montagnes et à la plaine ?
    .cheaper = Le prix le plus bas, celui de la plaine
    .dearer = Le prix le plus élevé, celui des montagnes
reading-entry-through-own = Une figurine qui entre peut-elle continuer dans la même action, en passant par une autre de son joueur ?
    .no = Non, elle reste là où elle entre
    .yes = Oui
reading-token-timing = Quand peut-on utiliser le jeton d'action supplémentaire ?
    .any-time = À tout moment du tour
    .turn-start = Seulement au début du tour
reading-festival-bids = Une enchère doit-elle atteindre la plus haute jusque-là ?
    .free = Non, n'importe quelle carte qui correspond suffit
    .match-or-drop = Oui, sinon on passe
reading-ranking-unequal-figures = Deux joueurs sont à égalité ; l'un a encore une figurine, l'autre n'en a plus. Que se passe-t-il ?
    .more-wins = Celui qui en a une est devant
    .undecided = Ils restent à égalité
reading-second-after-tie = Deux joueurs ou plus partagent la première place d'une ville. La deuxième place rapporte-t-elle des points ?
    .next-rank = Oui, à ceux qui viennent ensuite
    .none = Non
reading-deck-exhausted = Que se passe-t-il s'il faut une carte et que la pioche est vide ?
    .reshuffle = Les cartes jouées sont mélangées et forment la pioche
    .none = On ne prend pas de carte

## Images d'états
picture = Une partie de Java
    .nothing = On ne sait rien de cette partie.
    .no-land = On ne sait rien du terrain.
    .whole = Tout le plateau est dessiné.
    .part = Une partie du plateau est dessinée : rangées { $first_row } à { $last_row }, colonnes { $first_column } à { $last_column }.
    .untold = Inconnu : { $untold }.
untold-players = qui joue
untold-phase = où en est la partie
untold-turn = le tour
untold-tiles = le terrain
untold-water = les bassins d'irrigation
untold-palaces = les palais
untold-figures = les figurines
untold-points = les points
untold-stocks = les réserves des joueurs
untold-supply = la réserve commune
untold-hands = les cartes en main
untold-face_up = la carte visible
untold-deck = la pioche
untold-discards = les cartes jouées
untold-palaces_built = les palais construits pendant cette manche
untold-festival = où en est la fête
untold-scored = qui a eu son décompte final
picture-space =
    .bare = case nue
    .untold = terrain inconnu
    .mountains = montagnes
    .lowlands = plaines
    .water = eau imprimée
    .off = hors du plateau
    .land = { $terrain ->
        [v] village
       *[r] rizière
    }, hauteur { $height }
    .land-unknown = on ne sait pas quel terrain s'y trouve, s'il y en a
    .water-tile = bassin d'irrigation
    .crowded = il s'y trouve plus de pièces que possible
picture-piece =
    .tile = tuile de terrain, niveau { $height }
    .palace = palais de valeur { $value }, face : { $side }
    .figure = figurine : { $player }
    .festival = fête en { $space }
picture-layer =
    .tiles = tuiles de terrain
    .land = terrain vu d'en haut
    .water = bassins d'irrigation
    .palaces = palais
    .figures = figurines
    .no-land = Il n'y a pas de terrain sur le plateau.
    .land-on = { $terrain ->
        [v] Village
       *[r] Rizière
    }, hauteur { $height } : { $spaces }.
    .land-unknown = On ne sait pas quel terrain s'y trouve, s'il y en a : { $spaces }.
    .water-tiles = Bassins d'irrigation : { $spaces }.
    .palaces-on = Palais : { $where }.
    .figures-on = { $player }, figurines et leur hauteur : { $where }.
    .no-figures = Il n'y a pas de figurine sur le plateau.
    .crowded = Plus de pièces que possible sur une case : { $spaces }.
yes-no = { $done ->
    [yes] oui
    [no] non
   *[untold] inconnu
}
picture-turn = Tour : { $player }
    .phase = Phase : { $phase }
    .spent = points d'action dépensés : { $spent } sur { $available }
    .begun = commencé : { yes-no }
    .land-laid = terrain posé : { yes-no }
    .token-used = jeton d'action supplémentaire utilisé : { yes-no }
    .festival-held = fête organisée : { yes-no }
    .drawn = cartes piochées : { $drawn }
    .palaces = palais construits ou agrandis pendant ce tour : { $spaces }
    .built = Palais construits pendant cette manche : { $spaces }
picture-player = { $player }
    .points = { their-points }
    .points-untold = points : ?
    .scored = décompte final effectué
    .figures = figurines sur le plateau : { $count } sur 12
picture-stock = nombre de { $stock } : { $count }
    .common = Réserve commune
picture-cards =
    .hand = cartes en main : { $cards }
    .open = carte visible : { $card }
    .open-label = Carte visible
    .no-open = pas de carte visible
    .deck = pioche : { $cards }
    .deck-label = Pioche
    .discards = cartes jouées : { $cards }
    .discards-label = Jouées
picture-festival = Fête en { $space } ; à { $player } d'enchérir
    .bid = { $player } a posé : { $cards }
    .no-bids = cartes posées : ?
    .passed = ont passé : { $players }
