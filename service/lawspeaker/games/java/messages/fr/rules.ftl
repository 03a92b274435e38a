# Java in French: the value of a message states a rule, its attributes say what a ruling found.

## Ce que tout état doit respecter
tiles-count = Il y a 56 tuiles de terrain de trois cases et 16 bassins d’irrigation ; chaque joueur a 5 tuiles de terrain de deux cases, 3 tuiles rizière d’une case et 2 tuiles village d’une case.
    .violated = { $kind ->
        [land] { $due ->
            [0] Il y a du terrain sur le plateau, mais toutes les tuiles sont encore dans les réserves.
           *[other] { $count ->
                [one] Le terrain compte au moins { $count } case, tous niveaux compris
               *[other] Le terrain compte au moins { $count } cases, tous niveaux compris
            }, mais les tuiles qui ont quitté les réserves n’en ont que { $due }.
        }
        [levels] { $count ->
            [one] Le terrain monte à { $count } niveau
           *[other] Le terrain monte à { $count } niveaux
        }, mais { $due ->
            [0] toutes les tuiles sont encore dans les réserves.
            [one] une seule tuile a quitté les réserves.
           *[other] seules { $due } tuiles ont quitté les réserves.
        }
       *[other] { $player ->
            [none] { $fault ->
                [gone] Il n’y a que { these-tiles } en tout, sur le plateau et dans les réserves, mais il en faut { $due }. Les tuiles posées restent sur le plateau.
               *[extra] Il y a { these-tiles } en tout, sur le plateau et dans les réserves, mais le jeu n’en a que { $due }.
            }
           *[other] { $player_subject } a { these-tiles }, mais chaque joueur n’en a que { $due }.
        }
    }
figures-count = Chaque joueur a douze figurines.
    .violated = { $count ->
        [one] { $player_subject } a { $count } figurine sur le plateau, mais chaque joueur n’en a que { $due }.
       *[other] { $player_subject } a { $count } figurines sur le plateau, mais chaque joueur n’en a que { $due }.
    }
palaces-count = Il y a 6 palais de valeur 2, 7 de valeur 4, 8 de valeur 6, 9 de valeur 8 et 10 de valeur 10 ; un palais agrandi reste sous le nouveau.
    .violated = { $fault ->
        [gone] Le jeu a { $due } palais de valeur { $value }, mais sur le plateau, sous des palais plus grands et dans la réserve, { $count ->
            [0] il n’y en a aucun.
           *[other] il y en a { $count } au plus.
        }
       *[extra] Il y a en tout { $count } palais de valeur { $value }, sur le plateau et dans la réserve, mais le jeu n’en a que { $due }.
    }
tokens-count = Chaque joueur a trois jetons d’action supplémentaire.
    .violated = { $used ->
        [0] { $count ->
            [one] { $player_subject } a { $count } jeton d’action supplémentaire, mais chaque joueur n’en a que { $due }.
           *[other] { $player_subject } a { $count } jetons d’action supplémentaire, mais chaque joueur n’en a que { $due }.
        }
       *[other] { $player_subject } a utilisé un jeton d’action supplémentaire pendant ce tour et en a encore { $count }, alors que chaque joueur n’en a que { $due } au départ.
    }
cards-count = Il y a trente cartes de fête, cinq de chacune des six sortes.
    .violated = { $fault ->
        [pile] { $count ->
            [one] { this-pile } devrait compter { $count } carte
           *[other] { this-pile } devrait compter { $count } cartes
        }, mais { $due ->
            [0] aucune n’est indiquée.
            [one] une seule est indiquée.
           *[other] { $due } sont indiquées.
        }
        [kind] { $count ->
            [one] Il y a { $count } carte « { $card } », mais le jeu n’en a que { $due } de chaque sorte.
           *[other] Il y a { $count } cartes « { $card } », mais le jeu n’en a que { $due } de chaque sorte.
        }
       *[all] { $count ->
            [one] Il y a { $count } carte de fête en tout, mais le jeu en a { $due }.
           *[other] Il y a { $count } cartes de fête en tout, mais le jeu en a { $due }.
        }
    }
land-seen = Le terrain vu d’en haut montre le dessus des tuiles, et chaque case n’y figure qu’une fois.
    .violated = { $fault ->
        [twice] La case { $spaces_and } est indiquée deux fois.
       *[other] En { $spaces_and }, les tuiles posées montrent autre chose que le terrain indiqué.
    }
players-playing = Seuls ceux qui jouent ont des pièces, des cartes et des points.
    .violated = { $player_subject } ne participe pas à cette partie : rien ne peut lui appartenir.
board-hexagons = Le plateau est divisé en cases hexagonales ; l’eau imprimée en fait partie, et tout autour de la grille il y a la montagne ou la plaine.
    .violated = { $ground ->
        [water] L’eau imprimée en { $spaces_and } doit être à l’intérieur de la grille.
       *[mountains] Les montagnes en { $spaces_and } doivent être hors de la grille, juste à côté.
    }
turn-state = Ce qui est fait pendant un tour ne coûte pas plus que ses points d’action, et s’accorde avec la phase de la partie.
    .violated = { $fault ->
        [setup] Il n’y a pas encore de tour : la partie n’a pas commencé.
        [over] Il n’y a plus de tour : la partie est finie.
        [no-festival] Aucune fête n’est en cours dans cette phase.
        [no-land] Il n’y a aucun terrain sur le plateau : aucun n’a été posé pendant ce tour.
        [no-palace] Il n’y a pas de palais sur la case { $space }.
        [begun] Quelque chose a déjà été fait pendant ce tour : il a donc commencé.
        [not-begun] Rien n’a encore pu être fait pendant ce tour : il n’a donc pas commencé.
        [most] { least-cost }, mais un tour n’en a que { $action_points } au plus.
       *[done] { $action_points ->
            [0] { least-cost }, mais aucun n’a été dépensé.
            [one] { least-cost }, mais un seul a été dépensé.
           *[other] { least-cost }, mais { $action_points } seulement ont été dépensés.
        }
    }

## Le tour
turn-phase = Chaque action se fait dans la phase de la partie qui lui revient.
    .violated = { $due ->
        [setup] La mise en place ne se fait qu’avant le début de la partie.
        [festival] On ne peut enchérir ou passer que si une fête a été proposée.
        [final-scoring] Un décompte final ne se fait que juste après un dernier tour.
       *[turn] Cela ne se fait que pendant le tour d’un joueur.
    } La phase en cours est « { $phase } ».
turn-player = On n’agit que pendant son propre tour.
    .violated = C’est le tour { $due_player_of }, et non celui { $player_of }.
turn-points = Un tour compte six points d’action, et un septième avec un jeton d’action supplémentaire.
    .violated = { $fault ->
        [least] Cela coûte au moins { $action_points ->
            [one] { $action_points } point d’action
           *[other] { $action_points } points d’action
        }, et il en reste moins pour ce tour.
        [spent] { $action_points ->
            [one] { $action_points } point d’action a été dépensé, mais ce tour n’en a que { $due_action_points }.
           *[other] { $action_points } points d’action ont été dépensés, mais ce tour n’en a que { $due_action_points }.
        }
       *[cost] { $left_action_points ->
            [0] { cost-now }, mais il n’en reste aucun pour ce tour.
           *[other] { cost-now }, mais il n’en reste que { $left_action_points } pour ce tour.
        }
    }
turn-land = À chaque tour, sauf lors des derniers tours, un joueur doit poser au moins une tuile de terrain, s’il peut jouer ses actions dans un ordre qui le permet ; l’eau n’est pas du terrain. Tant qu’il ne l’a pas fait, il ne peut rien faire qui l’en empêcherait. Une pose qui coûterait plus de trois points d’action, y compris pour libérer la place, n’est pas prise en compte.
    .violated = { $fault ->
        [too-little] { $player_subject } doit encore poser du terrain pendant ce tour, et il ne lui resterait plus assez de points d’action pour le faire.
        [no-room] { $player_subject } doit encore poser du terrain pendant ce tour, et il ne lui resterait plus de place pour le faire.
       *[not-laid] { $player_subject } doit encore poser du terrain pendant ce tour.
    }
turn-festival-last = Une fête est la dernière action d’un tour. Après elle, on ne pose, ne déplace et ne construit plus rien.
    .violated = { $player_subject } a organisé une fête pendant ce tour et ne peut plus que terminer son tour.

## Le terrain
land-stock = Les tuiles de trois cases se prennent dans la réserve commune, les plus petites parmi celles que chaque joueur a reçues ; quand il n’y en a plus, on ne peut plus en poser.
    .violated = { $kind ->
        [three_space] Il ne reste aucune tuile de trois cases dans la réserve commune.
        [two_space] { $player_subject } n’a plus de tuile de deux cases.
        [rice] { $player_subject } n’a plus de tuile rizière d’une case.
       *[village] { $player_subject } n’a plus de tuile village d’une case.
    }
land-shape = Une tuile a une, deux ou trois cases, toutes voisines les unes des autres. Une tuile de deux cases montre un village et une rizière, une tuile de trois cases un village et deux rizières.
    .violated = { $fault ->
        [twice] La tuile { $tile } n’existe pas : la case { $space } y figure deux fois.
        [apart] La tuile { $tile } n’existe pas : les cases { $space } et { $other_space } ne sont pas voisines.
       *[terrain] La tuile { $tile } n’existe pas : une tuile de deux ou trois cases a exactement une case de village.
    }
land-grid = Une tuile couvre des cases du plateau et peut dépasser du bord de la grille. À même le plateau, au moins une de ses cases est à l’intérieur de la grille.
    .violated = { $fault ->
        [off] La tuile sort du plateau, en { $spaces_and }.
        [seen-off] { $spaces_and } n’est pas une case du plateau : il ne peut pas y avoir de terrain.
        [seen-outside] Il y a du terrain en { $spaces_and }, hors de la grille, mais aucun à côté dans la grille : une tuile y serait entièrement hors de la grille.
       *[outside] Une tuile doit avoir au moins une case à l’intérieur de la grille ; celle-ci ne couvre que { $spaces_and }.
    }
land-upper-inside = Une tuile posée sur d’autres peut être entièrement hors de la grille ; selon une autre interprétation, au moins une de ses cases doit être à l’intérieur.
    .violated = Même posée sur d’autres, une tuile doit avoir au moins une case à l’intérieur de la grille ; celle-ci ne couvre que { $spaces_and }.
land-flat = Une tuile repose à plat sur toute sa surface, sur le plateau ou sur d’autres tuiles ; aucune partie n’est au-dessus du vide.
    .violated = { $fault ->
        [bare] La tuile n’est pas à plat : il y a du terrain en { $spaces_and }, mais pas en { $other_spaces_and }.
       *[heights] La tuile n’est pas à plat : les cases qu’elle couvrirait ne sont pas à la même hauteur ({ $where }).
    }
land-congruent = Une tuile ne peut pas recouvrir exactement une autre tuile de la même taille.
    .violated = { $fault ->
        [steep] { $spaces_and } dépasse d’au moins deux niveaux toutes les cases voisines. Deux tuiles d’une case y seraient posées exactement l’une sur l’autre, ce qui est interdit. Indiquez aussi le terrain voisin ; si vous ne le connaissez pas, indiquez-y un terrain inconnu.
       *[covered] En { $spaces_and }, la tuile recouvre exactement une autre tuile de la même taille, ce qui est interdit.
    }
land-two-tiles = Une tuile de deux cases peut reposer entièrement sur une seule tuile de trois cases ; selon une autre interprétation, elle doit reposer sur au moins deux tuiles.
    .violated = La tuile repose entièrement sur une seule tuile plus grande, en { $spaces_and } ; elle doit reposer sur au moins deux tuiles.
land-figures = On ne pose jamais une tuile sur une figurine : on ne peut pas recouvrir la case où elle se trouve.
    .violated = { $count ->
        [one] Il y a une figurine en { $spaces_and } : on ne peut pas y poser de tuile.
       *[other] Il y a des figurines en { $spaces_and } : on ne peut pas y poser de tuile.
    }
land-palaces = On ne pose jamais une tuile sur un palais : on ne peut pas le recouvrir.
    .violated = { $count ->
        [one] Il y a un palais en { $spaces_and } : on ne peut pas y poser de tuile.
       *[other] Il y a des palais en { $spaces_and } : on ne peut pas y poser de tuile.
    }
land-water = On ne pose jamais une tuile sur l’eau, qu’elle soit imprimée ou posée : on ne peut pas la recouvrir.
    .violated = Il y a de l’eau en { $spaces_and } : on ne peut pas y poser de tuile.
land-cities = Une tuile peut diviser un village ou le relier à un autre ou à une ville. Elle ne peut pas relier deux villes : une fois la tuile posée, un même ensemble de cases de village ne peut avoir plus d’un palais.
    .violated = La tuile relie deux villes : les palais en { $spaces_and } se retrouveraient dans la même ville.
land-cost = Poser une tuile coûte un point d’action, et un de plus pour chaque case qui dépasse de la grille ; sur d’autres tuiles, dépasser ne coûte rien de plus.
    .violated = { other-cost }

## L’eau
water-stock = Les bassins d’irrigation se prennent dans la réserve commune, et leur nombre est limité.
    .violated = Il ne reste aucun bassin d’irrigation.
water-bottom = Un bassin d’irrigation se pose à même le plateau, à l’intérieur de la grille, jamais sur une tuile de terrain.
    .violated = { $ground ->
        [outside] La case { $space } n’est pas à l’intérieur de la grille.
        [water] Il y a déjà de l’eau sur la case { $space }.
       *[land] Il y a du terrain sur la case { $space }, et l’eau ne se pose que sur le plateau nu.
    }
water-cost = Poser un bassin d’irrigation coûte un point d’action.
    .violated = { other-cost }
water-surrounded = Un plan d’eau rapporte des points dès que du terrain l’entoure de tous côtés, peu importe qui pose la dernière tuile ; un plan d’eau déjà entouré ne rapporte plus rien.
    .violated = { $fault ->
        [no-water] Il n’y a pas d’eau en { $spaces_and }.
        [apart] Le plan d’eau en { $spaces_and } ne touche pas ce qui a été posé.
        [open] Le plan d’eau en { $spaces_and } n’est pas entouré : il n’y a pas de terrain en { $other_spaces_and }.
        [before] Le plan d’eau en { $spaces_and } était déjà entouré : il ne rapporte plus rien.
        [twice] Le plan d’eau en { $spaces_and } est annoncé deux fois ; toutes les cases d’eau qui se touchent ne forment qu’un plan d’eau.
       *[left-out] Le plan d’eau en { $spaces_and } vient d’être entouré, mais il n’est pas annoncé.
    }
    .applied = Le plan d’eau en { $spaces_and } est maintenant entouré de terrain.
water-first = Les points d’un plan d’eau entouré vont au joueur qui a la figurine la plus haute sur ses rives. En cas d’égalité, on compare les figurines suivantes ; si l’égalité demeure, personne ne marque.
    .violated = { $due_player ->
        [unknown] { $player_subject } ne peut pas marquer pour le plan d’eau en { $space } : il n’est sûrement pas le plus haut sur ses rives.
        [none] Personne ne marque pour le plan d’eau en { $space } : aucun joueur n’est seul en tête sur ses rives.
       *[other] { $player ->
            [none] C’est { $due_player_the } qui marque pour le plan d’eau en { $space }.
           *[other] C’est { $due_player_the } qui marque pour le plan d’eau en { $space }, et non { $player_the }.
        }
    }
    .applied = { $player ->
        [none] Aucun joueur n’est seul en tête sur les rives du plan d’eau en { $spaces_and } : personne ne marque.
       *[other] { $player_subject } est en tête sur les rives du plan d’eau en { $spaces_and }.
    }
water-points = Un plan d’eau entouré rapporte trois points.
    .violated = { $due_points ->
        [unknown] Le plan d’eau en { $spaces_and } ne peut pas rapporter { their-points }.
        [0] Le plan d’eau en { $spaces_and } rapporte { $due_points } point, et non { $points }.
        [one] Le plan d’eau en { $spaces_and } rapporte { $due_points } point, et non { $points }.
       *[other] Le plan d’eau en { $spaces_and } rapporte { $due_points } points, et non { $points }.
    }
    .applied = { $points ->
        [0] Le plan d’eau en { $spaces_and } ne rapporte rien.
       *[other] { $player_subject } marque { their-points } pour le plan d’eau en { $spaces_and }.
    }

## Les figurines
figure-stock = Une figurine qui entre sur le plateau est l’une des douze du joueur, parmi celles qui n’y sont pas encore.
    .violated = { $count ->
        [one] La seule figurine { $player_of } est déjà sur le plateau.
       *[other] Les { $count } figurines { $player_of } sont déjà toutes sur le plateau.
    }
figure-own = Un joueur ne déplace que ses propres figurines.
    .violated = { $player_subject } n’a pas de figurine sur la case { $space }.
figure-land = Les figurines se tiennent et se déplacent sur du terrain posé, jamais à même le plateau, sur l’eau ou sur un palais.
    .violated = { $ground ->
        [palace] Une figurine ne peut pas être sur la case { $space } : il y a un palais.
        [water] Une figurine ne peut pas être sur la case { $space } : il y a de l’eau.
        [outside] Une figurine ne peut pas être sur la case { $space } : cette case n’est pas sur le plateau.
       *[board] Une figurine ne peut pas être sur la case { $space } : aucun terrain n’y est posé.
    }
figure-one = Il ne peut y avoir qu’une figurine par case.
    .violated = Une figurine { $other_player_of } se trouve déjà sur la case { $space }.
figure-path = Une figurine va d’une case à une case voisine ; elle peut franchir les figurines de son joueur, mais pas celles des autres.
    .violated = { $fault ->
        [stays] La figurine se trouve déjà sur la case { $space } : elle doit aller sur une autre case.
        [apart] Aucun terrain ne relie la case { $origin } à la case { $space }.
        [barred] { $barred_by ->
            [figures] { $count ->
                [one] La figurine d’un autre joueur en { $spaces_and } barre le chemin de { $origin } à { $space }.
               *[other] Les figurines d’autres joueurs en { $spaces_and } barrent le chemin de { $origin } à { $space }.
            }
            [palaces] { $count ->
                [one] Le palais en { $spaces_and } barre le chemin de { $origin } à { $space }.
               *[other] Les palais en { $spaces_and } barrent le chemin de { $origin } à { $space }.
            }
           *[both] Les figurines d’autres joueurs et les palais en { $spaces_and } barrent le chemin de { $origin } à { $space }.
        }
        [start] Le chemin part de la case { $space }, mais la figurine se trouve sur la case { $origin }.
        [end] Le chemin finit sur la case { $space }, mais la figurine va sur la case { $goal }.
        [step] Le chemin va de la case { $other_space } à la case { $space }, mais elles ne sont pas voisines.
       *[figure] Une figurine { $other_player_of } barre le chemin sur la case { $space }.
    }
figure-edge = Une figurine entre sur le plateau, ou en sort, là où le terrain touche le bord ou le dépasse.
    .violated = { $fault ->
        [walks-on] Une figurine qui entre sur la case { $space } y reste : elle ne va pas plus loin dans cette action.
       *[inside] La case { $space } ne touche pas le bord du plateau : une figurine ne peut ni y entrer, ni en sortir.
    }
figure-move-cost = Se déplacer sans changer de couleur est gratuit, même pour monter ou descendre une colline. Chaque passage d’une rizière à un village, ou l’inverse, coûte un point d’action.
    .violated = { $fault ->
        [even] Les cases { $origin } et { $space } sont de la même couleur : d’une case à l’autre, on change de couleur un nombre pair de fois. Cela ne peut pas coûter { this-cost }.
        [odd] Les cases { $origin } et { $space } sont de couleurs différentes : d’une case à l’autre, on change de couleur un nombre impair de fois. Cela ne peut pas coûter { this-cost }.
       *[other] { other-cost }
    }
figure-entry-cost = Entrer ou sortir du côté de la plaine coûte un point d’action ; du côté des montagnes, deux.
    .violated = { other-cost }

## Les palais
palace-village = Un palais se construit sur une case de village sans figurine ni palais, et s’agrandit là où il se trouve.
    .violated = { $fault ->
        [no-village] La case { $space } n’est pas une case de village.
        [palace] Il y a déjà un palais sur la case { $space } : on ne peut que l’agrandir.
        [figure] Il y a une figurine sur la case { $space } : on ne peut pas y construire de palais.
       *[no-palace] Il n’y a pas de palais sur la case { $space } : il n’y a rien à agrandir.
    }
palace-one = Un village où se trouve un palais n’en reçoit pas de deuxième.
    .violated = { $fault ->
        [twice] Il y a plus d’un palais sur la case { $space }.
       *[second] La case { $space } fait partie de la ville qui a déjà le palais en { $other_space }.
    }
palace-right = Pour construire ou agrandir un palais, il faut avoir la figurine la plus haute du village ou de la ville. En cas d’égalité, on compare les figurines suivantes ; si l’égalité demeure, personne n’en a le droit.
    .violated = { $fault ->
        [nowhere] { no-right } : il n’a aucune figurine sur le plateau.
        [empty] { no-right } : il n’y a aucune figurine { in-this-settlement }.
        [absent] { no-right } : il n’a aucune figurine { in-this-settlement }.
        [level] { no-right } : aucun joueur n’est seul en tête { in-this-settlement }.
        [not-alone] { no-right } : les figurines { $other_player_of } sont au moins aussi hautes { in-this-settlement }.
       *[behind] { no-right } : les figurines { $other_player_of } sont plus hautes { in-this-settlement }.
    }
palace-size = La valeur d’un palais, même nouveau, ne dépasse pas le nombre de cases du village ou de la ville. Si la ville devient plus petite ensuite, le palais garde sa valeur.
    .violated = { $fault ->
        [never] { this-settlement } n’a jamais compté plus de { these-spaces }
        [at-most] { this-settlement } compte au plus { these-spaces }
       *[now] { this-settlement } compte { these-spaces }
    }, trop peu pour un palais de valeur { $value }.
palace-higher = Un palais agrandi prend une valeur plus élevée.
    .violated = { $fault ->
        [least] Aucun palais n’a une valeur inférieure à { $value } : on ne peut donc pas en agrandir un à cette valeur.
       *[value] Le palais en { $space } a déjà la valeur { $other_value }, et { $value } n’est pas plus élevé.
    }
palace-once = Un palais ne change qu’une fois par tour : on ne peut pas l’agrandir pendant le tour où il a été construit.
    .violated = { $fault ->
        [turn] Le palais en { $space } a déjà été construit ou agrandi pendant ce tour.
        [twice] Le palais en { $space } est indiqué deux fois.
       *[round] Le palais en { $space } a été construit pendant ce tour de table et ne peut être agrandi qu’au prochain.
    }
palace-stock = Un palais se prend dans la réserve commune.
    .violated = Il ne reste aucun palais de valeur { $value }.
palace-white = Un palais se pose face blanche visible.
    .violated = Un palais se pose face blanche visible, et non face { $side }.
palace-points = Qui construit ou agrandit un palais marque aussitôt la moitié de sa valeur.
    .violated = Un palais de valeur { $value } rapporte { due-points }, et non { $points }.
    .applied = { $player_subject } marque aussitôt { their-points } pour un palais de valeur { $value }.
palace-cost = Construire ou agrandir un palais coûte un point d’action.
    .violated = { other-cost }

## Les cartes
cards-two = Un joueur prend au plus deux cartes de fête par tour.
    .violated = { $count ->
        [one] { $count } carte a déjà été prise pendant ce tour ; le maximum est de deux.
       *[other] { $count } cartes ont déjà été prises pendant ce tour ; le maximum est de deux.
    }
cards-source = On prend soit la carte de fête visible à côté de la pioche, soit la carte du dessus de la pioche.
    .violated = { $fault ->
        [none] Il ne reste aucune carte dans la pioche.
        [no-open-card] Aucune carte n’est visible.
        [top] La carte du dessus de la pioche est « { $top_card } », et non « { $card } ».
        [other] La carte visible est « { $open_card } », et non « { $card } ».
       *[deck] { wrong-deck }
    }
cards-replaced = Quand la carte visible est prise, la carte du dessus de la pioche la remplace aussitôt.
    .violated = { $fault ->
        [none] Il ne reste aucune carte dans la pioche pour remplacer la carte visible.
        [top] La nouvelle carte visible est « { $top_card } », celle du dessus de la pioche, et non « { $card } ».
        [missing] Aucune carte n’est visible, alors qu’il reste une carte à retourner.
        [left] Il reste une carte dans la pioche : elle remplace donc la carte visible.
        [not-taken] La carte visible n’a pas été prise : aucune autre ne la remplace.
       *[deck] { wrong-deck }
    }
cards-cost = Prendre une carte de fête coûte un point d’action.
    .violated = { other-cost }
cards-secret = Les joueurs gardent leurs cartes de fête secrètes.

## Les jetons
token-once = Un joueur utilise au plus un jeton d’action supplémentaire par tour.
    .violated = { $player_subject } a déjà utilisé un jeton d’action supplémentaire pendant ce tour.
token-left = Chaque joueur a trois jetons d’action supplémentaires pour toute la partie. Un jeton ne s’utilise qu’une fois, puis quitte la partie.
    .violated = { $player_subject } n’a plus de jeton d’action supplémentaire.
token-timing = Un jeton d’action supplémentaire s’utilise à tout moment du tour ; selon une autre interprétation, seulement au début.
    .violated = { $player_subject } a déjà commencé son tour, et un jeton ne s’utilise qu’au début.

## Les fêtes
festival-once = Un joueur organise au plus une fête par tour.
    .violated = { $fault ->
        [bidding] Les enchères de cette fête sont encore en cours. Jusqu’à leur fin, aucune fête n’a été organisée pendant ce tour.
       *[held] Une fête a déjà été organisée pendant ce tour.
    }
festival-palace = Une fête s’organise dans un palais et ne coûte pas de points d’action.
    .violated = Il n’y a pas de palais sur la case { $space }.
festival-white = Une fête s’organise dans un palais dont la face blanche est visible.
    .violated = Le palais en { $space } montre sa face rouge : il y a eu une fête depuis qu’il a été construit ou agrandi.
festival-figure = Pour organiser une fête ou enchérir, il faut avoir une figurine dans la ville. Elle n’a pas à être la plus haute.
    .violated = { $player_subject } n’a pas de figurine dans la ville du palais en { $space }.
festival-hand = Un joueur joue des cartes de sa propre main.
    .violated = { $fault ->
        [elsewhere] { $player_subject } ne peut pas avoir de carte « { $card } » : les cinq sont ailleurs.
        [too-many] { $count ->
            [0] { $player_subject } ne peut pas jouer de carte « { $card } » : sa main est vide.
            [one] { $player_subject } ne peut pas jouer en plus une carte « { $card } » : il n’a qu’une carte en main.
           *[other] { $player_subject } ne peut pas jouer en plus une carte « { $card } » : il n’a que { $count } cartes en main.
        }
       *[not-there] { $due ->
            [0] { $player_subject } n’a pas de carte « { $card } ».
           *[other] { $count ->
                [one] { $player_subject } joue { $count } carte « { $card } »
               *[other] { $player_subject } joue { $count } cartes « { $card } »
            }, mais n’en a { $due ->
                [one] qu’une
               *[other] que { $due }
            }.
        }
    }
festival-symbols = Chaque carte jouée pour une fête montre au moins un symbole de la carte visible.
    .violated = { $fault ->
        [none] Il n’y a pas de carte visible : la carte « { $card } » ne correspond à rien.
       *[other] La carte « { $card } » ne montre aucun symbole de la carte visible « { $open_card } ».
    }
festival-order = Celui qui organise la fête commence et joue au moins une carte. Puis, dans le sens des aiguilles d’une montre, ceux qui ont une figurine dans la ville enchérissent ou passent, même après leur décompte final. On enchérit d’au moins une carte, et celui qui a passé ne participe plus et n’enchérit plus.
    .violated = { $fault ->
        [passed] { $player_subject } a passé et n’enchérit plus.
        [passed-over] D’abord, c’est { $player_to } de jouer une carte ou de passer.
        [host] { $player_subject } organise la fête, mais n’a joué aucune carte.
        [none] { $player_subject } doit jouer une carte ou passer.
       *[turn] C’est { $due_player_to } d’enchérir ou de passer, et non { $player_to }.
    }
festival-match = N’importe quelle carte qui correspond suffit pour enchérir ; selon une autre interprétation, une enchère doit atteindre la plus haute jusque-là.
    .violated = { $count ->
        [one] L’enchère { $player_of } serait de { $count } symbole, mais la plus haute jusqu’ici est de { $due }.
       *[other] L’enchère { $player_of } serait de { $count } symboles, mais la plus haute jusqu’ici est de { $due }.
    }
festival-agreement = Une fête continue jusqu’à ce que tous aient passé ; selon une autre interprétation, ceux qui peuvent encore enchérir peuvent convenir d’y mettre fin tant qu’ils sont à égalité.
    .violated = { $fault ->
        [not-level] { $player_subject } n’est pas à égalité avec tous ceux qui peuvent encore enchérir : ils ne peuvent pas convenir de mettre fin à la fête.
       *[by-the-text] Une fête ne se termine que lorsque tous ont passé : { $player_the } ne peut pas y mettre fin par accord. Ceux qui sont d’accord peuvent passer à leur tour.
    }
festival-points = Si un seul joueur a joué le plus de symboles, il marque la moitié de la valeur du palais.
    .violated = { $fault ->
        [never] La fête ne peut pas rapporter { their-points } { $player_to }.
        [not-over] Tous n’ont pas encore passé : pour l’instant, la fête ne rapporte rien.
       *[other] { $player_subject } marque { due-points } pour la fête, et non { $points }.
    }
    .applied = À la fête du palais en { $space }, { $players_the } est seul à avoir joué le plus de symboles : il marque { their-points }.
festival-shared = Si plusieurs sont à égalité avec le plus de symboles, chacun marque ce que dit le tableau. Pour un palais de valeur 2, rien ; de valeur 4, un point ; de valeur 6 ou 8, deux points ; de valeur 10, trois points.
    .violated = { $player_subject } marque { due-points } pour la fête, et non { $points }.
    .applied = { $points ->
        [0] À la fête du palais en { $space }, { $players_the_and } sont à égalité avec le plus de symboles : aucun ne marque de points.
       *[other] À la fête du palais en { $space }, { $players_the_and } sont à égalité avec le plus de symboles : chacun marque { their-points }.
    }
festival-red = Après une fête, on retourne le palais, face rouge visible.
    .violated = { $fault ->
        [none] Une fête a eu lieu pendant ce tour, mais aucun palais ne montre sa face rouge.
       *[side] Le palais montre alors sa face { $due_side }, et non sa face { $side }.
    }

## La fin de la partie
turn-next = Les tours se suivent dans le sens des aiguilles d’une montre.
    .violated = { $due_player ->
        [another] Le tour suivant est celui d’un autre joueur, et non de nouveau { $player_of }.
       *[other] Le tour suivant est celui { $due_player_of }, et non { $player_of }.
    }
final-due = Le décompte final de chaque joueur vient juste après son dernier tour ; le premier est celui du joueur qui a posé la dernière tuile de trois cases.
    .violated = { $fault ->
        [twice] { $player_subject } a déjà fait son décompte final.
        [tiles-left] { $count ->
            [one] Il reste { $count } tuile de trois cases, mais les décomptes finaux ne commencent que quand il n’en reste aucune.
           *[other] Il reste { $count } tuiles de trois cases, mais les décomptes finaux ne commencent que quand il n’en reste aucune.
        }
        [last-tile] Il ne reste aucune tuile de trois cases et personne n’a encore fait son décompte final : la dernière a donc été posée pendant ce tour.
        [early] Avant le début de la partie, personne n’a pu faire son décompte final.
        [order] { $count ->
            [one] C’est le tour { $player_of } : { $due_players_the } doit donc déjà avoir fait son décompte final.
           *[other] C’est le tour { $player_of } : { $due_players_the_and } doivent donc déjà avoir fait leur décompte final.
        }
       *[skipped] Le décompte final { $player_of } vient avant le tour suivant.
    }
final-first = Au décompte final, le joueur qui a la figurine la plus haute dans une ville marque la valeur du palais ; en cas d’égalité, tous les premiers la marquent.
    .violated = { $fault ->
        [no-city] Il n’y a pas de palais sur la case { $space }.
        [twice] La ville du palais en { $space } est annoncée deux fois, avec des points différents.
        [same-city] Les cases { $space } et { $other_space } se touchent : elles sont dans une même ville, et une ville n’a qu’un palais.
        [between] La ville du palais en { $space } ne peut pas rapporter { their-points } { $player_to }.
       *[other] La ville du palais en { $space } rapporte { due-points } { $player_to }, et non { $points }.
    }
    .applied = { $player_subject } est premier dans la ville du palais en { $space } et marque { their-points }.
    .scored = Première place dans la ville du palais en { $space } : { their-points }.
final-second = Au décompte final, le deuxième d’une ville marque la moitié de la valeur du palais ; en cas d’égalité, tous les deuxièmes la marquent.
    .violated = { $fault ->
        [between] La ville du palais en { $space } ne peut pas rapporter { their-points } { $player_to }.
       *[other] La ville du palais en { $space } rapporte { due-points } { $player_to }, et non { $points }.
    }
    .applied = { $player_subject } est deuxième dans la ville du palais en { $space } et marque { their-points }.
    .scored = Deuxième place dans la ville du palais en { $space } : { their-points }.
final-total = Le décompte final d’un joueur est la somme de ce que rapportent toutes les villes.
    .violated = { $fault ->
        [between] Le décompte final ne peut pas rapporter { their-points } en tout { $player_to }.
        [cities] Les villes annoncées rapportent ensemble { due-points }, plus que { $points } en tout.
       *[other] Le décompte final rapporte { due-points } en tout { $player_to }, et non { $points }.
    }
    .scored = Ce que le décompte final peut encore rapporter { $player_to }.
final-over = La partie est finie quand tous les joueurs ont fait leur décompte final.
    .violated = { $count ->
        [one] La partie n’est pas finie : { $due_players_the } n’a pas encore fait son décompte final.
       *[other] La partie n’est pas finie : { $due_players_the_and } n’ont pas encore fait leur décompte final.
    }
end-winner = Le joueur qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.
    .violated = { $count ->
        [0] Le plus de points ne peut pas être à { $players_the_and }.
        [one] Le vainqueur est { $due_players_the }, et non { $players_the_and }.
       *[other] La victoire est partagée par { $due_players_the_and }, mais l’action nomme { $players_the_and }.
    }
    .applied = { $count ->
        [one] { $players_subject } gagne avec { their-points }.
       *[other] La victoire est partagée par { $players_the_and }, avec { their-points } chacun.
    }

## Mise en place et points
setup-cards = Chaque joueur reçoit trois cartes de fête, une est retournée face visible, et les autres forment la pioche.
    .violated = { $fault ->
        [kind] { $count ->
            [one] Il y aurait { $count } carte « { $card } », mais le jeu n’en a que { $due } de chaque sorte.
           *[other] Il y aurait { $count } cartes « { $card } », mais le jeu n’en a que { $due } de chaque sorte.
        }
        [stranger] { $player_subject } ne participe pas et ne reçoit aucune carte.
        [early] { $count ->
            [one] { $player_subject } a { $count } carte, mais la partie n’a pas encore commencé.
           *[other] { $player_subject } a { $count } cartes, mais la partie n’a pas encore commencé.
        }
        [hand] { $due ->
            [one] { $player_subject } reçoit { $due } carte, et non { $count }.
           *[other] { $player_subject } reçoit { $due } cartes, et non { $count }.
        }
        [deck] { $due ->
            [one] Il reste { $due } carte dans la pioche, et non { $count }.
           *[other] Il reste { $due } cartes dans la pioche, et non { $count }.
        }
       *[seed] Avec cette graine, la carte est « { $due_card } », et non « { $card } ».
    }
setup-stocks = Chaque joueur commence avec 12 figurines, 3 jetons d’action supplémentaire, 5 tuiles de terrain de deux cases, 3 tuiles rizière d’une case et 2 tuiles village d’une case. Les tuiles de trois cases, les bassins d’irrigation et les palais sont à tous.
    .violated = { $due ->
        [0] Avant le début de la partie, il ne doit pas y avoir de { $stock } ; ici, il y en a { $count }.
       *[other] Nombre de { $stock } avant le début de la partie : { $due }, et non { $count }.
    }
score-points = Les points viennent des plans d’eau entourés, des palais, des fêtes et du décompte final ; avant la partie, personne n’en a.
    .violated = { $fault ->
        [extra] { $player_subject } a { their-points }, mais ce qui est sur le plateau n’a pu en rapporter que { $due_points } au plus.
        [ever] { $player_subject } a { their-points }, mais tous les palais et tous les plans d’eau n’en rapportent que { $due_points } au plus.
        [all] Les joueurs ont { their-points } en tout, mais ce qui est sur le plateau n’a pu en rapporter que { $due_points } au plus.
        [gone] Les joueurs ont { their-points } en tout, mais les palais sur le plateau en ont rapporté au moins { $due_points }.
       *[early] { $player_subject } ne peut pas avoir { their-points } avant le début de la partie.
    }
    .scored = { $player_subject } a { their-points } jusqu’ici.

## Interprétations
reading-irrigation-points = Un plan d’eau entouré rapporte-t-il 3 points pour chacune de ses cases, ou 3 pour l’ensemble ?
    .per-space = 3 pour chaque case
    .per-body = 3 pour l’ensemble
reading-irrigation-edge = Pour entourer un plan d’eau au bord de la grille, faut-il aussi couvrir les cases hors de la grille ?
    .grid-only = Non, seulement celles de la grille
    .all-sides = Oui, tout autour
reading-land-two-on-three = Une tuile de deux cases peut-elle reposer entièrement sur une seule tuile de trois ?
    .yes = Oui, il est seulement interdit de recouvrir exactement une tuile de même taille
    .no = Non, elle doit reposer sur au moins deux tuiles
reading-land-upper-outside = Une tuile d’un niveau supérieur peut-elle être entièrement sur des cases hors de la grille ?
    .yes = Oui, cette limite ne vaut que pour les tuiles posées à même le plateau
    .no = Non, une de ses cases doit être à l’intérieur
reading-palace-enlarge-built = Pendant combien de temps ne peut-on pas agrandir un palais qui vient d’être construit ?
    .turn = Pendant ce tour
    .round = Pendant ce tour de table
reading-entry-place = Où une figurine peut-elle entrer sur le plateau ou en sortir ?
    .space = Sur une case qui touche le bord ou le dépasse
    .tile = Sur n’importe quelle case d’une tuile qui touche le bord ou le dépasse
reading-edge-kind = Là où montagnes et plaine se rejoignent, quel bord compte pour une case hors de la grille ?
    .touches = Tous ceux qu’elle touche
    .own = Seulement le sien
reading-entry-two-edges = Que coûte l’entrée ou la sortie là où l’on touche à la fois aux montagnes et à la plaine ?
    .cheaper = Le prix le plus bas, celui de la plaine
    .dearer = Le prix le plus élevé, celui des montagnes
reading-entry-through-own = Une figurine qui entre peut-elle continuer dans la même action, en franchissant une autre figurine de son joueur ?
    .no = Non, elle reste là où elle entre
    .yes = Oui
reading-token-timing = Quand peut-on utiliser le jeton d’action supplémentaire ?
    .any-time = À tout moment du tour
    .turn-start = Seulement au début du tour
reading-festival-bids = Une enchère doit-elle atteindre la plus haute jusque-là ?
    .free = Non, n’importe quelle carte qui correspond suffit
    .match-or-drop = Oui, sinon on passe
reading-festival-agreement = Les joueurs à égalité dans une fête peuvent-ils convenir d’y mettre fin avant que l’un d’eux n’abandonne ?
    .no = Non, la fête continue jusqu’à ce que tous aient passé
    .yes = Oui, ils la partagent aussitôt
reading-ranking-unequal-figures = Deux joueurs sont à égalité ; l’un a encore une figurine à comparer, l’autre n’en a plus. Que se passe-t-il ?
    .more-wins = Celui qui en a une est devant
    .undecided = Ils restent à égalité
reading-second-after-tie = Deux joueurs ou plus partagent la première place d’une ville. La deuxième place rapporte-t-elle des points ?
    .next-rank = Oui, à ceux qui viennent ensuite
    .none = Non
reading-deck-exhausted = Que se passe-t-il quand il faut prendre une carte et que la pioche est vide ?
    .reshuffle = Les cartes jouées sont mélangées et forment la pioche
    .none = On ne prend pas de carte
