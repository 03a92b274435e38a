# Confusing Lands in French: the value of a message states a rule, its attributes say what a ruling found.

## Ce que tout état doit respecter
cards-once = Les 18 cartes sont toutes différentes, et chacune n’est qu’à un seul endroit.
    .violated = { $fault ->
        [twice] Il n’y a qu’une carte { $card }, mais elle se trouve deux fois { $location }.
       *[elsewhere] Il n’y a qu’une carte { $card }, mais elle se trouve à la fois { $location } et { $other_location }.
    }
cards-count = Une pile contient autant de cartes qu’elle en annonce, et il y a 18 cartes en tout.
    .violated = { $fault ->
        [pile] { $total ->
            [0] Aucune carte n’est indiquée dans cette pile, qui en annonce { $count }.
            [one] { $total } carte est indiquée dans cette pile, qui en annonce { $count }.
           *[other] { $total } cartes sont indiquées dans cette pile, qui en annonce { $count }.
        }
       *[all] { $count ->
            [one] Cela fait { $count } carte en tout ; le jeu en compte { $total }.
           *[other] Cela fait { $count } cartes en tout ; le jeu en compte { $total }.
        }
    }
cards-condition = Sur une de ses faces, une carte porte la condition de son numéro, qui occupe deux cases voisines ; son autre face n’en porte aucune.
    .violated = { $fault ->
        [plain] La face sans condition de la carte { $card } montre ici une condition, la { $condition }, en { $squares_and }.
        [foreign] La carte { $card } ne porte que sa propre condition, mais elle montre ici la condition { $condition }, en { $squares_and }.
        [missing] La condition { $condition } manque sur la face de la carte { $card } qui devrait la montrer.
       *[not-two] La condition { $condition } doit occuper deux cases voisines ; ici, elle occupe ceci : { $squares }.
    }
landscape-grid = Les cases d’un paysage forment une grille : toutes les rangées ont le même nombre de cases.
    .violated = { $count ->
        [0] Cette rangée n’a pas de case ; la première en a { $due }.
        [one] Cette rangée a { $count } case ; la première en a { $due }.
       *[other] Cette rangée a { $count } cases ; la première en a { $due }.
    }
landscape-connected = Un paysage est d’un seul tenant, car chaque carte posée après la première en recouvre au moins une case.
    .violated = Aucune carte ne relie ces cases au reste du paysage : { $squares }.
landscape-cards = Un paysage est formé d’au plus huit cartes de deux cases sur trois.
    .violated = { $fault ->
        [too-large] { $total ->
            [one] Huit cartes montrent au plus { $total } case, et non { $count }.
           *[other] Huit cartes montrent au plus { $total } cases, et non { $count }.
        }
        [left-over] Il n’y a pas la place ici pour une carte entière ; ces cases ne peuvent donc venir d’aucune carte : { $squares }.
        [too-many] { $total ->
            [one] Huit cartes montrent au plus { $total } condition ; il y en a trop ici : { $conditions }.
           *[other] Huit cartes montrent au plus { $total } conditions ; il y en a trop ici : { $conditions }.
        }
        [too-few] { $total ->
            [one] Avec { $total } carte, on ne peut pas former ce paysage, de quelque façon qu’on la pose.
           *[other] Avec { $total } cartes, on ne peut pas former ce paysage, de quelque façon qu’on les pose.
        }
       *[locked] Ces conditions ne peuvent pas être toutes visibles, car la dernière carte posée recouvre forcément une partie d’une autre condition : { $conditions }.
    }
landscape-seen = Dans un paysage, on ne voit que le dessus des cartes.
    .violated = En { $squares_and }, les cartes posées montrent autre chose que les cases indiquées.
round-cards = À chaque manche, chaque joueur reçoit deux cartes, en choisit une et la pose, puis donne l’autre et pose aussi celle qu’il reçoit à la place. La manche et la phase disent donc combien il y a de cartes dans un paysage, dans une main et dans la pioche.
    .violated = { $pile ->
        [landscapes] { $count ->
            [0] { $player_subject } n’a pas de carte dans son paysage ; à ce stade, il doit y en avoir { $due }.
            [one] { $player_subject } a { $count } carte dans son paysage ; à ce stade, il doit y en avoir { $due }.
           *[other] { $player_subject } a { $count } cartes dans son paysage ; à ce stade, il doit y en avoir { $due }.
        }
        [hands] { $count ->
            [0] { $player_subject } n’a pas de carte en main ; à ce stade, il doit en avoir { $due }.
            [one] { $player_subject } a { $count } carte en main ; à ce stade, il doit en avoir { $due }.
           *[other] { $player_subject } a { $count } cartes en main ; à ce stade, il doit en avoir { $due }.
        }
        [hands-at-most] { $count ->
            [one] { $player_subject } a { $count } carte en main ; à ce stade, il peut en avoir { $due } au plus.
           *[other] { $player_subject } a { $count } cartes en main ; à ce stade, il peut en avoir { $due } au plus.
        }
        [chosen] À ce stade, { $player_the } ne peut pas avoir de carte choisie.
        [set-aside] { $count ->
            [one] { $player_subject } a mis { $count } carte de côté
           *[other] { $player_subject } a mis { $count } cartes de côté
        } ; à ce stade, { $due ->
            [0] il ne peut encore en avoir mis aucune.
           *[other] il peut en avoir mis { $due } au plus.
        }
        [shared] Avant la mise en place, il n’y a pas encore de carte au milieu.
        [round] La partie n’est pas encore mise en place : ce ne peut pas être la manche { $count }.
        [last-round] On compte les points après la manche { $due }, et non après la manche { $count }.
        [deck] { $count ->
            [0] La pioche est vide ; à ce stade, il doit y rester { $due ->
                [one] { $due } carte
               *[other] { $due } cartes
            }.
            [one] Il y a { $count } carte dans la pioche ; à ce stade, il doit y en avoir { $due }.
           *[other] Il y a { $count } cartes dans la pioche ; à ce stade, il doit y en avoir { $due }.
        }
        [deck-of-any-round] { $count ->
            [0] La pioche est vide ; dans cette phase, le nombre de cartes peut être, selon la manche : { $due }.
            [one] Il y a { $count } carte dans la pioche ; dans cette phase, il peut y en avoir, selon la manche : { $due }.
           *[other] Il y a { $count } cartes dans la pioche ; dans cette phase, il peut y en avoir, selon la manche : { $due }.
        }
       *[discards] { $count ->
            [one] Il y a ici { $count } carte défaussée, mais à deux joueurs on n’en défausse pas, et avant la mise en place non plus.
           *[other] Il y a ici { $count } cartes défaussées, mais à deux joueurs on n’en défausse pas, et avant la mise en place non plus.
        }
    }

## Le déroulement d’une manche
round-phase = Une manche se déroule ainsi : distribution, choix des cartes, pose des cartes choisies, échange des autres et pose des cartes reçues ; chaque action y a son moment.
    .violated = { $activity ->
        [set-up] La mise en place se fait avant le début de la partie.
        [deal] On distribue les cartes au début d’une manche.
        [choose] On choisit une carte juste après la distribution.
        [place] On pose une carte une fois que tous ont choisi, ou après l’échange.
        [set-aside] On met une carte de côté au moment où il faudrait la poser.
        [score] On compte les points une seule fois, après la dernière manche.
        [replace-card] On remplace la carte non choisie après avoir posé l’autre.
       *[pass-on] On échange les cartes non choisies une fois que les autres sont posées.
    } Phase en cours : { $phase }.
end-eight-cards = Dès que tous ont huit cartes dans leur paysage, la partie se termine.
    .violated = { $count ->
        [one] Il y a déjà { $count } carte dans chaque paysage : on n’en distribue plus.
       *[other] Il y a déjà { $count } cartes dans chaque paysage : on n’en distribue plus.
    }
setup-deck = On mélange les 18 cartes pour former la pioche.
    .violated = { $card ->
        [none] { $count ->
            [one] Il y a { $count } carte dans cette pioche au lieu de { $total }.
           *[other] Il y a { $count } cartes dans cette pioche au lieu de { $total }.
        }
       *[other] La carte { $card } se trouve { $count } fois dans cette pioche.
    }
setup-shared = On retourne la carte du dessus de la pioche mélangée : c’est la condition partagée.
    .violated = { $fault ->
        [deeper] La carte { $card } n’est pas sur le dessus de cette pioche, mais plus bas.
       *[other] Sur le dessus de cette pioche, il y a la carte { $expected_card }, et non la carte { $card }.
    }
setup-deciding-game = À égalité de points et sur toutes les conditions, les joueurs mélangent les cartes et jouent une partie décisive. Une partie qui a un vainqueur ne se rejoue pas.
    .violated = { $fault ->
        [alone] { $player_subject } a joué en solo : il n’y a pas d’égalité à départager par une autre partie.
       *[won] { $player_subject } a gagné. On ne joue une partie décisive qu’à égalité de points et sur toutes les conditions.
    }
deal-two = Chaque joueur reçoit deux cartes.
    .violated = { $count ->
        [one] { $player_subject } reçoit { $count } carte au lieu de { $due }.
       *[other] { $player_subject } reçoit { $count } cartes au lieu de { $due }.
    }
deal-bottom = On distribue les cartes par le dessous de la pioche.
    .violated = { $fault ->
        [twice] La carte { $card } est distribuée deux fois, mais il n’y en a qu’une.
        [elsewhere] La carte { $card } ne peut pas être distribuée : elle est { $location }.
       *[higher] { $due ->
            [one] La carte { $card } n’est pas celle du dessous de la pioche.
           *[other] La carte { $card } n’est pas une des { $due } cartes du dessous de la pioche.
        }
    }
solo-deal = En solo, on ne distribue des cartes qu’à soi-même.
    .violated = { $player_subject } ne joue pas : il ne reçoit pas de cartes.
choose-both-sides = Avant de choisir, un joueur peut regarder les deux faces des cartes reçues.
choose-hand = Chaque joueur choisit parmi les deux cartes qu’il a en main.
    .violated = { $fault ->
        [not-there] { $player_subject } n’a pas la carte { $card } en main.
       *[elsewhere] { $player_subject } n’a pas la carte { $card } en main : elle est { $location }.
    }
choose-one = Chaque joueur choisit une seule carte.
    .violated = { $fault ->
        [laid] Une carte a été posée entre-temps : { $player_the } ne peut plus revenir sur son choix.
       *[final] { $player_subject } a déjà choisi.
    }

## La pose des cartes
place-chosen = D’abord, chaque joueur pose la carte qu’il a choisie.
    .violated = { $fault ->
        [none-left] { $player_subject } n’a plus de carte choisie à poser.
        [other] { $player_subject } a choisi la carte { $expected_card }, et non la carte { $card }.
       *[elsewhere] { $player_subject } n’a pas choisi la carte { $card } : elle est { $location }.
    }
place-passed = Ensuite, chaque joueur pose la carte qu’il a reçue de l’autre ou, en solo, celle qu’il a prise dans la pioche à la place.
    .violated = { $fault ->
        [none-left] { $player_subject } n’a plus de carte à poser.
        [other] { $player_subject } a reçu la carte { $expected_card }, et non la carte { $card }.
       *[elsewhere] { $player_subject } n’a pas reçu la carte { $card } : elle est { $location }.
    }
place-fixed = Une carte posée ne se déplace plus.
    .violated = La carte { $card } est déjà dans le paysage { $player_of } : elle ne bouge plus.
place-quarter-turns = Une carte peut être tournée de 90° autant de fois que l’on veut.
    .violated = { NUMBER($rotation, maximumSignificantDigits: 17) }° n’est pas un multiple de 90°.
place-grid = Les cases d’un paysage forment une grille : une carte ne recouvre jamais une case en partie.
    .violated = { NUMBER($number, maximumSignificantDigits: 17) } n’est pas un nombre entier de rangées ou de colonnes : des cases seraient recouvertes en partie.
place-on-top = Une carte se pose sur celles qui sont déjà là ; elle ne se glisse pas dessous.
    .violated = La carte doit se poser sur ce qui est en { $squares_and }, et non dessous.
place-cover = Une nouvelle carte recouvre au moins une case du paysage du joueur ; seule la première n’a rien à recouvrir.
    .violated = La carte ne recouvre aucune case du paysage { $player_of } ; elle serait sur ces cases : { $squares }.
place-condition = Une nouvelle carte ne recouvre aucune partie d’une condition.
    .violated = { $fault ->
        [seen] La nouvelle carte recouvre la condition { $condition } en { $squares_and }, ce qui est interdit.
       *[wherever] { $condition ->
            [unknown] Où que soit la condition d’une carte du dessous, la nouvelle carte en recouvre une partie, ce qui est interdit.
           *[other] Où que soit la condition { $condition } sur sa carte, la nouvelle carte en recouvre une partie, ce qui est interdit.
        }
    }
place-none-possible = Une carte qu’on ne pourrait poser que sur des conditions est mise de côté : elle quitte la partie, mais compte parmi les huit. Selon une autre interprétation, on la pose quand même, sur des conditions.
    .violated = { $fault ->
        [room] On peut poser une carte dans le paysage { $player_of } sans recouvrir de condition : on n’en met donc pas de côté.
       *[over-conditions] { $player_subject } ne peut poser une carte que sur des conditions. Selon l’interprétation choisie, c’est permis : on n’en met donc pas de côté.
    }

## L’échange des cartes
pass-unwanted = Une fois les cartes choisies posées, chaque joueur donne celle qu’il n’a pas choisie.
    .violated = { $fault ->
        [twice] La carte { $card } est donnée deux fois, mais il n’y en a qu’une.
        [other] { $player_subject } a en main la carte { $expected_card }, et non la carte { $card }.
       *[elsewhere] { $player_subject } n’a pas la carte { $card } en main : elle est { $location }.
    }
pass-opponent = À deux joueurs, on échange les cartes non choisies.
    .violated = À deux joueurs, on échange les cartes non choisies ; on n’en prend une dans la pioche qu’en solo.
solo-discard = En solo, on défausse la carte qu’on donnerait à l’autre.
    .violated = { $fault ->
        [alone] Il n’y a personne à qui donner la carte ; en solo, on la défausse et on en prend une dans la pioche.
        [other] C’est la carte { $expected_card } qu’il reste à défausser, et non la carte { $card }.
       *[elsewhere] La carte { $card } n’est pas celle qu’il reste à défausser : elle est { $location }.
    }
solo-top = En solo, quand on devrait recevoir une carte, on défausse celle du dessus de la pioche.
    .violated = { $fault ->
        [twice] La carte { $card } est indiquée deux fois, mais il n’y en a qu’une.
        [other] Sur le dessus de la pioche, il y a la carte { $expected_card }, et non la carte { $card }.
        [deeper] La carte { $card } n’est pas sur le dessus de la pioche, mais plus bas.
       *[elsewhere] La carte { $card } n’est pas sur le dessus de la pioche : elle est { $location }.
    }
solo-next = En solo, on prend ensuite celle qui se trouvait juste sous la carte du dessus de la pioche : elle remplace la carte reçue.
    .violated = { $fault ->
        [twice] La carte { $card } est indiquée deux fois, mais il n’y en a qu’une.
        [other] Sous la carte du dessus de la pioche, il y a la carte { $expected_card }, et non la carte { $card }.
        [deeper] La carte { $card } n’est pas juste sous la carte du dessus de la pioche, mais ailleurs dans la pioche.
       *[elsewhere] La carte { $card } n’est pas sous la carte du dessus de la pioche : elle est { $location }.
    }

## Les conditions
condition-mighty-river = Rivière puissante : 4 points par case du plus grand groupe de cases de rivière reliées bout à bout.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Rivière puissante : aucun groupe de cases de rivière.
        [one] Rivière puissante : { $count } case de rivière dans le plus grand groupe, 4 points ({ $squares }).
       *[other] Rivière puissante : { $count } cases de rivière dans le plus grand groupe, 4 points chacune ({ $squares }).
    }
condition-noble-woodlands = Nobles forêts : 3 points par case de forêt faisant partie d’un groupe d’au moins deux cases de forêt reliées.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Nobles forêts : aucune case de forêt dans un groupe d’au moins deux.
        [one] Nobles forêts : { $count } case de forêt dans un groupe d’au moins deux, 3 points ({ $squares }).
       *[other] Nobles forêts : { $count } cases de forêt dans des groupes d’au moins deux, 3 points chacune ({ $squares }).
    }
condition-barrier-range = Rempart de montagnes : 3 points par case de montagne au bord du paysage.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Rempart de montagnes : aucune case de montagne au bord.
        [one] Rempart de montagnes : { $count } case de montagne au bord, 3 points ({ $squares }).
       *[other] Rempart de montagnes : { $count } cases de montagne au bord, 3 points chacune ({ $squares }).
    }
condition-thriving-villages = Villages prospères : chaque case de village rapporte 1 point par type de symbole à proximité, sans compter les villages.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Villages prospères : aucun autre symbole à proximité d’une case de village.
        [one] Villages prospères : un autre type de symbole ({ $because_of }) à proximité d’une case de village ({ $squares }), 1 point.
       *[other] Villages prospères : { $count } fois un autre type de symbole à proximité d’une case de village, 1 point à chaque fois. Village par village, avec un symbole de chaque type : { $earned }.
    }
condition-circle-of-life = Cycle de la vie : 6 points par paire formée d’une case de loup et d’une case de cerf, où qu’elles soient dans le paysage.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Cycle de la vie : aucune paire loup et cerf.
        [one] Cycle de la vie : { $count } paire loup et cerf, 6 points ({ $squares }).
       *[other] Cycle de la vie : { $count } paires loup et cerf, 6 points chacune ({ $squares }).
    }
condition-ancient-relics = Reliques anciennes : 4 points par case de cristal sans autre case de cristal ni à proximité, ni dans sa rangée, ni dans sa colonne.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Reliques anciennes : aucune case de cristal à l’écart de toutes les autres.
        [one] Reliques anciennes : { $count } case de cristal à l’écart de toutes les autres, 4 points ({ $squares }).
       *[other] Reliques anciennes : { $count } cases de cristal à l’écart de toutes les autres, 4 points chacune ({ $squares }).
    }
condition-roaring-falls = Chutes grondantes : chaque case de rivière rapporte 4 points par case de montagne dans laquelle elle se jette.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Chutes grondantes : aucune case de rivière ne se jette dans une case de montagne.
        [one] Chutes grondantes : une case de rivière ({ $squares }) se jette dans une case de montagne ({ $because_of }), 4 points.
       *[other] Chutes grondantes : { $count } fois, une case de rivière se jette dans une case de montagne, 4 points à chaque fois. Rivière par rivière, avec ses montagnes : { $earned }.
    }
condition-shaded-streams = Ruisseaux ombragés : chaque case de rivière rapporte 4 points par case de forêt qu’elle longe.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Ruisseaux ombragés : aucune case de rivière ne longe une case de forêt.
        [one] Ruisseaux ombragés : une case de rivière ({ $squares }) longe une case de forêt ({ $because_of }), 4 points.
       *[other] Ruisseaux ombragés : { $count } fois, une case de rivière longe une case de forêt, 4 points à chaque fois. Rivière par rivière, avec ses forêts : { $earned }.
    }
condition-valley-guardians = Gardiens de la vallée : chaque case de cristal rapporte 2 points par case de montagne à exactement 4 cases de distance.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Gardiens de la vallée : aucune case de montagne à exactement 4 cases d’une case de cristal.
        [one] Gardiens de la vallée : une case de montagne ({ $because_of }) est à exactement 4 cases d’une case de cristal ({ $squares }), 2 points.
       *[other] Gardiens de la vallée : { $count } fois, une case de montagne est à exactement 4 cases d’une case de cristal, 2 points à chaque fois. Cristal par cristal, avec ses montagnes : { $earned }.
    }
condition-ruthless-hunters = Chasseurs impitoyables : 8 points par case de loup à au moins 5 cases de tout village et de tout autre loup.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Chasseurs impitoyables : aucune case de loup assez loin des villages et des autres loups.
        [one] Chasseurs impitoyables : { $count } case de loup assez loin des villages et des autres loups, 8 points ({ $squares }).
       *[other] Chasseurs impitoyables : { $count } cases de loup assez loin des villages et des autres loups, 8 points chacune ({ $squares }).
    }
condition-forest-spirit = Esprit de la forêt : 8 points par case de cerf à proximité d’au moins 3 cases de forêt.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Esprit de la forêt : aucune case de cerf à proximité de 3 cases de forêt.
        [one] Esprit de la forêt : { $count } case de cerf à proximité d’au moins 3 cases de forêt, 8 points ({ $squares }).
       *[other] Esprit de la forêt : { $count } cases de cerf à proximité d’au moins 3 cases de forêt, 8 points chacune ({ $squares }).
    }
condition-town-centre = Centre-ville : on choisit une case de cristal ; 3 points par case de village à 3 cases au plus de ce cristal.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Centre-ville : aucune case de village à 3 cases au plus d’une case de cristal.
        [one] Centre-ville : { $count } case de village ({ $squares }) à 3 cases au plus du cristal en { $because_of }, 3 points.
       *[other] Centre-ville : { $count } cases de village ({ $squares }) à 3 cases au plus du cristal en { $because_of }, 3 points chacune.
    }
condition-remote-outposts = Avant-postes isolés : 1 point par case de la plus longue ligne droite de cases ; aucune ne doit faire partie d’une condition.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Avant-postes isolés : aucune ligne de cases sans condition.
        [one] Avant-postes isolés : { $count } case dans la plus longue ligne droite, 1 point ({ $squares }).
       *[other] Avant-postes isolés : { $count } cases dans la plus longue ligne droite, 1 point chacune ({ $squares }).
    }
condition-close-neighbours = Proches voisins : 1 point par case de la plus grande zone carrée ; aucune case ne doit faire partie d’une condition.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Proches voisins : aucune zone de cases sans condition.
        [one] Proches voisins : { $count } case dans la plus grande zone carrée, 1 point ({ $squares }).
       *[other] Proches voisins : { $count } cases dans la plus grande zone carrée, 1 point chacune ({ $squares }).
    }
condition-great-prairie = Grande prairie : 2 points par case du plus grand groupe de cases vides reliées.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Grande prairie : aucun groupe de cases vides.
        [one] Grande prairie : { $count } case vide dans le plus grand groupe, 2 points ({ $squares }).
       *[other] Grande prairie : { $count } cases vides dans le plus grand groupe, 2 points chacune ({ $squares }).
    }
condition-land-of-plenty = Terre d’abondance : autant de points que celle des autres conditions du joueur qui en rapporte le moins, condition partagée comprise.
    .violated = { scores-otherwise }
    .scored = { $points ->
        [one] Terre d’abondance : { $points } point, comme la condition { $lowest_condition }, celle des autres qui rapporte le moins.
       *[other] Terre d’abondance : { $points } points, comme la condition { $lowest_condition }, celle des autres qui rapporte le moins.
    }
condition-tranquillity = Quiétude : 1 point par case de village, de montagne ou de forêt du paysage.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Quiétude : aucune case de village, de montagne ou de forêt.
        [one] Quiétude : { $count } case de village, de montagne ou de forêt, 1 point ({ $squares }).
       *[other] Quiétude : { $count } cases de village, de montagne ou de forêt, 1 point chacune ({ $squares }).
    }
condition-wilderness = Nature sauvage : 1 point par case de rivière, de cristal, de loup ou de cerf du paysage.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Nature sauvage : aucune case de rivière, de cristal, de loup ou de cerf.
        [one] Nature sauvage : { $count } case de rivière, de cristal, de loup ou de cerf, 1 point ({ $squares }).
       *[other] Nature sauvage : { $count } cases de rivière, de cristal, de loup ou de cerf, 1 point chacune ({ $squares }).
    }

## Le décompte
score-own = Chaque joueur compte une fois chaque condition de son paysage, plus la condition partagée, et rien d’autre.
    .violated = { $fault ->
        [two-sheets] Les deux feuilles { $player_of } se contredisent.
        [left-out] { $player_subject } a la condition { $condition } dans son paysage, mais elle manque sur sa feuille.
        [both] La condition { $condition } est sur les deux feuilles, mais elle n’est pas partagée : elle ne peut être que dans un des deux paysages.
        [twice] { $player_subject } a deux fois la condition { $condition } sur sa feuille ; elle ne compte qu’une fois.
        [too-many] { $count ->
            [one] { $player_subject } n’a pas de condition dans son paysage ; de celles de sa feuille ({ $conditions }), seule la condition partagée peut compter.
           *[other] { $player_subject } a trop de conditions sur sa feuille ({ $conditions }) : au plus { $count } peuvent être dans son paysage ou partagées.
        }
       *[foreign] { $player_subject } a la condition { $condition } sur sa feuille, mais elle n’est ni dans son paysage, ni partagée.
    }
    .scored = { $count ->
        [one] { $player_subject } a dans son paysage une condition dont le numéro est inconnu.
       *[other] { $player_subject } a dans son paysage { $count } conditions dont les numéros sont inconnus.
    }
score-shared = Chaque joueur qui a une condition dans son paysage compte aussi la condition partagée.
    .violated = { player-by-the-sheet } doit compter aussi la condition partagée { $condition }, mais elle manque sur sa feuille.
    .scored = { $player } : ce que rapporte la condition partagée.
score-no-own-condition = La condition partagée ne rapporte rien à un joueur qui n’a pas de condition dans son paysage.
    .violated = { player-by-the-sheet } n’a pas de condition dans son paysage : la condition partagée { $condition } lui rapporte 0 point, et non { $points }.
    .scored = { $player_subject } n’a pas de condition dans son paysage et ne marque rien pour la condition partagée.
score-deduction = On retire à chaque joueur 10 points par condition de son paysage, qu’elle ait rapporté des points ou non, mais rien pour la condition partagée.
    .violated = { $count ->
        [0] { player-by-the-sheet } n’a pas de condition dans son paysage : on lui retire 0 point, et non { $points }.
        [one] { player-by-the-sheet } a { $count } condition dans son paysage : on lui retire { points-due }, et non { $points }.
       *[other] { player-by-the-sheet } a { $count } conditions dans son paysage : on lui retire { points-due }, et non { $points }.
    }
    .scored = { $count ->
        [one] { $count } condition dans le paysage, 10 points de moins.
       *[other] { $count } conditions dans le paysage, 10 points de moins pour chacune.
    }
score-total = Le total est ce que rapportent les conditions, moins les points retirés.
    .violated = { $due ->
        [never] { $player_subject } ne peut pas avoir { $points } en tout : aucun paysage ne rapporte plus de { $most }.
        [one] { player-by-the-sheet } a { $due } point en tout, et non { $points }.
       *[other] { player-by-the-sheet } a { $due } points en tout, et non { $points }.
    }
score-winner = Le joueur qui a le plus de points gagne.
    .violated = { $fault ->
        [nobody] Les deux joueurs sont classés deuxièmes, mais il y a forcément un premier, ou deux à égalité.
        [not-behind] Quoi qu’il y ait sur les cases que personne ne voit, { $player_the } gagne, peut-être à égalité avec { $other_player_the }.
        [whatever] Quoi qu’il y ait sur les cases que personne ne voit, { $player_the } passe devant { $other_player_the }.
       *[fewer] { player-by-the-sheet } a { their-points }, { $other_player_the } en a { $other_points } : { $player_the } gagne.
    }
score-tie-break = À égalité de points, le joueur dont la meilleure condition rapporte le plus gagne ; si elles se valent, on compare les deuxièmes meilleures, et ainsi de suite.
    .violated = { the-by-the-sheet } { tie-broken }
    .applied = Les { tie-broken }
score-shared-victory = À égalité de points et sur toutes les conditions, les joueurs se partagent la victoire.
    .violated = { the-by-the-sheet } { level-to-the-last } Ils se partagent la victoire.
    .applied = Les { level-to-the-last } Ils se partagent la première place.
solo-scoring = En solo, on ne compte que son propre paysage, comme d’habitude.
    .violated = { $fault ->
        [stranger] { $player_subject } ne joue pas : il n’a pas de paysage à compter.
       *[rank] { $player_subject } joue en solo : il est forcément premier.
    }
solo-rating = En solo, un tableau dit ce que valent les points : dès 50, le paysage est incroyable, dès 40 stupéfiant, dès 30 merveilleux, dès 20 épineux, dès 10 confus, et au-dessous de 9, perdu.
    .violated = { $fault ->
        [two-play] Le tableau ne sert qu’en solo ; ici, on joue à deux.
        [impossible] { with-by-the-sheet } { their-points }, le paysage ne peut pas être { $rating }, mais : { $due_ratings }.
       *[wrong] { with-by-the-sheet } { their-points }, le paysage est { $due_ratings }, et non { $rating }.
    }
    .applied = Avec { their-points }, le paysage est { $rating }.

## Interprétations
reading-choose-again = Un joueur qui a choisi peut-il prendre l’autre carte à la place ?
    .no = Non, son choix est fait
    .until-laid = Oui, tant qu’aucune carte choisie n’est posée
reading-cover-first-round = À la première manche, on n’est pas obligé de recouvrir une case. Pour quelles cartes ?
    .first-card = Pour la première carte de chaque joueur seulement
    .whole-round = Pour les deux cartes de la première manche
reading-place-none-possible = Une carte ne peut être posée nulle part sans recouvrir une condition. Qu’en fait-on ?
    .set-aside = Elle est mise de côté, quitte la partie et compte parmi les huit
    .over-conditions = Elle peut recouvrir des conditions ; ce qui reste d’une condition recouverte en partie est une case vide
reading-river-group = Qu’est-ce qu’un groupe de cases de rivière (condition 1) ?
    .end-to-end = Des cases dont les bouts de rivière se rejoignent sur leur côté commun
    .touching = N’importe quelles cases de rivière qui se touchent
reading-group-single = Une case seule forme-t-elle un groupe (conditions 1 et 15) ?
    .counts = Oui
    .does-not = Non
reading-border-holes = Les cases qui entourent un trou sont-elles au bord du paysage (condition 3) ?
    .yes = Oui, un trou ne fait pas partie du paysage
    .no = Non, seul compte le pourtour du paysage
reading-row-interrupted = Un trou dans le paysage interrompt-il une rangée ou une colonne (condition 6) ?
    .no = Non
    .by-gap = Oui
reading-pairs = Un loup ou un cerf peut-il compter dans plus d’une paire (condition 5) ?
    .disjoint = Non
    .every-combination = Oui, chaque loup avec chaque cerf
reading-line-diagonal = La plus longue ligne droite peut-elle être diagonale (condition 13) ?
    .no = Non
    .yes = Oui
reading-wolf-alone = Un loup rapporte-t-il des points dans un paysage sans village ni autre loup (condition 10) ?
    .scores = Oui
    .does-not = Non
reading-wolf-unreachable = Un loup rapporte-t-il des points si aucun chemin ne mène de lui à un village ou à un autre loup (condition 10) ?
    .scores = Oui
    .does-not = Non
reading-tiebreak-shared = La condition partagée compte-t-elle pour départager une égalité ?
    .no = Non, seulement les conditions propres à chaque joueur
    .yes = Oui, et elle vaut 0 pour un joueur qui n’en a pas d’autre
reading-tiebreak-none-left = Les joueurs sont encore à égalité ; l’un a une condition de plus, qui ne rapporte rien, l’autre n’en a plus. Qui passe devant ?
    .equal = Personne, ils restent à égalité
    .having-one-wins = Celui qui a la condition
reading-solo-nine = Le tableau du solo ne prévoit pas le cas de 9 points tout juste. Que valent-ils ?
    .lost = Perdu
    .confused = Confus
