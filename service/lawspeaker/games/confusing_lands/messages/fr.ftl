# Confusing Lands en français. La valeur d'un message énonce la règle ; ses attributs disent ce qu'une décision a constaté.

game = Confusing Lands

## Words
player-one = Joueur 1
player-two = Joueur 2
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
condition-16 = 16 (Terre d'abondance)
condition-17 = 17 (Quiétude)
condition-18 = 18 (Nature sauvage)
rating-incredible = incroyable
rating-amazing = stupéfiant
rating-wondrous = merveilleux
rating-tricky = épineux
rating-confused = confus
rating-lost = perdu

# Étiquettes des membres d'actions, d'événements et d'états. Un attribut est le mot d'une valeur du membre ; `like` nomme les mots de toutes.

member-deck = pioche
member-count = nombre de cartes
member-cards = cartes
member-card = carte
    .like = condition
member-shared = condition partagée
member-hands = cartes en main
member-one = { player-one }
member-two = { player-two }
member-side = face
member-rotation = rotation (°)
member-row = rangée
member-column = colonne
member-under = glissée dessous
member-discarded = carte défaussée
member-top = carte du dessus
member-taken = carte prise
member-sheets = décomptes
member-conditions = conditions
member-condition = condition
member-points = points
member-deduction = points retirés
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
member-landscapes = paysages
member-placed = cartes posées
member-squares = cases
member-origin = où commencent les cases
member-chosen = cartes choisies
member-hidden = face cachée
member-set_aside = cartes mises de côté
member-discards = cartes défaussées

# Ce qui s'est passé, selon le type d'événement.

event-set-up = La partie est mise en place
event-dealt = Les cartes sont distribuées
event-chosen = Une carte est choisie
event-placed = Une carte est posée
event-card-set-aside = Une carte est mise de côté
event-passed-on = Une carte est transmise
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

## Ce que seuls les messages disent
location-shared = au milieu
location-landscapes-one = dans le paysage du joueur 1
location-landscapes-two = dans le paysage du joueur 2
location-hands-one = dans la main du joueur 1
location-hands-two = dans la main du joueur 2
location-chosen-one = devant le joueur 1 comme carte choisie
location-chosen-two = devant le joueur 2 comme carte choisie
location-deck = dans la pioche
location-discards = dans la défausse
location-set_aside-one = parmi les cartes mises de côté par le joueur 1
location-set_aside-two = parmi les cartes mises de côté par le joueur 2
level-on-points = { $points ->
    [one] Les deux joueurs ont { $points } point.
   *[other] Les deux joueurs ont { $points } points.
}
conditions-compared = { $player }, ses conditions : { $values ->
    [rien] aucune
   *[other] { $values }
} (partagée : { $shared_value }) ; { $other_player }, ses conditions : { $other_values ->
    [rien] aucune
   *[other] { $other_values }
} (partagée : { $other_shared_value }).
tie-broken = { level-on-points } { conditions-compared } { $player } est donc en tête.
level-to-the-last = { $points ->
    [one] Les deux joueurs ont { $points } point et sont aussi à égalité dans toutes les conditions.
   *[other] Les deux joueurs ont { $points } points et sont aussi à égalité dans toutes les conditions.
} { conditions-compared }
by-the-sheet = { $by ->
    [sheet] D'après ce qui est écrit :{" "}
   *[landscape] {""}
}
scores-otherwise = { $fault ->
    [never] { $player } ne peut pas marquer { $points } pour la condition { $condition } : elle rapporte { $each } points à la fois.
    [never-so-many] { $count ->
        [one] { $player } ne peut pas marquer { $points } pour la condition { $condition } : elle ne compte jamais une case seule.
       *[other] { $player } ne peut pas marquer { $points } pour la condition { $condition } : elle ne compte jamais { $count } cases.
    }
   *[other] { by-the-sheet }{ $due ->
        [one] { $player } marque { $due } point pour la condition { $condition }, et non { $points }.
       *[other] { $player } marque { $due } points pour la condition { $condition }, et non { $points }.
    }
}

## Ce qui n'est pas connu : ce qu'il faudrait envoyer
nth = { $entry ->
    [1] 1re
   *[other] { $entry }e
}
missing-phase = quelle est la phase
missing-round = quelle est la manche
missing-players = qui joue
missing-shared = quelle condition est partagée
missing-shared-card = quelle condition est partagée
missing-deck = les cartes de la pioche
missing-deck-cards = les cartes de la pioche
missing-deck-cards-entry-card = quelle est la { nth } carte de la pioche, à partir du dessus
missing-discards = les cartes défaussées
missing-discards-cards = les cartes défaussées
missing-discards-cards-entry-card = quelle est la { nth } carte défaussée
missing-set_aside-player = quelles cartes { $player } a mises de côté
missing-set_aside-player-cards = quelles cartes { $player } a mises de côté
missing-set_aside-player-cards-entry-card = quelle est la { nth } carte que { $player } a mise de côté
missing-hands-player = les cartes que { $player } a en main
missing-hands-player-cards = les cartes que { $player } a en main
missing-hands-player-cards-entry-card = quelle est la { nth } carte que { $player } a en main
missing-chosen = qui a déjà choisi une carte
missing-chosen-player-card = quelle carte { $player } a choisie
missing-landscapes-player = le paysage de { $player }
missing-landscapes-player-placed = les cartes que { $player } a posées
missing-landscapes-player-placed-entry = la { nth } carte que { $player } a posée
missing-landscapes-player-placed-entry-card = quelle est la { nth } carte que { $player } a posée
missing-landscapes-player-placed-entry-side = quelle face montre la { nth } carte que { $player } a posée
missing-landscapes-player-placed-entry-rotation = de combien est tournée la { nth } carte que { $player } a posée
missing-landscapes-player-placed-entry-row = la rangée de la { nth } carte que { $player } a posée
missing-landscapes-player-placed-entry-column = la colonne de la { nth } carte que { $player } a posée
missing-landscapes-player-squares = les cases du paysage de { $player }
missing-landscapes-player-squares-entry = toutes les cases de la rangée { $entry } du paysage de { $player }
missing-overlay-cards-number-condition = ce que montre la face avec la condition de la carte { $number }
missing-overlay-cards-number-plain = ce que montre la face sans condition de la carte { $number }

## Ce que tout état doit respecter
cards-once = Il y a 18 cartes différentes, et chacune n'est qu'à un seul endroit.
    .violated = { $fault ->
        [twice] Il n'y a qu'une carte { $card }, mais elle est deux fois { $location }.
       *[elsewhere] Il n'y a qu'une carte { $card }, mais elle est { $location } et aussi { $other_location }.
    }
cards-count = Une pile énumère autant de cartes qu'elle dit en avoir, et il y a 18 cartes en tout.
    .violated = { $fault ->
        [pile] { $total ->
            [one] Cette pile énumère { $total } carte, et non { $count }.
           *[other] Cette pile énumère { $total } cartes, et non { $count }.
        }
       *[all] { $count ->
            [one] Cela fait { $count } carte en tout ; le jeu en a { $total }.
           *[other] Cela fait { $count } cartes en tout ; le jeu en a { $total }.
        }
    }
cards-condition = Une carte montre la condition de son propre numéro sur deux cases voisines d'une de ses faces ; l'autre face n'en montre aucune.
    .violated = { $fault ->
        [plain] La face sans condition de la carte { $card } ne montre aucune condition, mais ici elle montre la condition { $condition } : { $squares }.
        [foreign] La carte { $card } ne montre que sa propre condition, mais ici elle montre la condition { $condition } : { $squares }.
        [missing] La face avec la condition de la carte { $card } ne montre pas la condition { $condition }.
       *[not-two] La condition { $condition } occupe deux cases voisines, mais ici elle occupe : { $squares }.
    }
landscape-grid = Les cases d'un paysage forment une grille : chaque rangée a le même nombre de cases.
    .violated = { $count ->
        [one] Cette rangée a { $count } case ; la première en a { $due }.
       *[other] Cette rangée a { $count } cases ; la première en a { $due }.
    }
landscape-connected = Un paysage est d'un seul tenant, car chaque carte après la première en recouvre une case.
    .violated = Aucune carte ne relie ces cases au reste du paysage : { $squares }.
landscape-cards = Un paysage est formé d'au plus huit cartes de deux cases sur trois.
    .violated = { $fault ->
        [too-large] Huit cartes montrent au plus { $total } cases, et non { $count }.
        [left-over] Une carte entière ne tient pas ici, et ces cases ne peuvent donc venir d'aucune carte : { $squares }.
        [too-many] Huit cartes montrent au plus { $total } conditions, et non toutes celles-ci : { $conditions }.
        [too-few] { $total ->
            [one] { $total } carte ne peut pas montrer ce paysage, de quelque façon qu'elle soit posée.
           *[other] { $total } cartes ne peuvent pas montrer ce paysage, de quelque façon qu'elles soient posées.
        }
       *[locked] Ces conditions ne peuvent pas être toutes visibles, car n'importe laquelle de leurs cartes, posée en dernier, en couvrirait une autre en partie : { $conditions }.
    }
landscape-seen = Des cartes d'un paysage, on ne voit que ce qui est sur le dessus.
    .violated = Les cartes posées montrent autre chose sur ces cases : { $squares }.
round-cards = À chaque manche, chaque joueur reçoit deux cartes ; il en choisit une et la pose, donne l'autre, et pose aussi celle qu'il obtient à sa place. La manche et la phase disent donc combien de cartes il y a dans un paysage, dans une main et dans la pioche.
    .violated = { $pile ->
        [landscapes] { $count ->
            [one] { $player } a { $count } carte dans son paysage ; à ce moment, il doit y en avoir { $due }.
           *[other] { $player } a { $count } cartes dans son paysage ; à ce moment, il doit y en avoir { $due }.
        }
        [hands] { $count ->
            [one] { $player } a { $count } carte en main ; à ce moment, il doit y en avoir { $due }.
           *[other] { $player } a { $count } cartes en main ; à ce moment, il doit y en avoir { $due }.
        }
        [hands-at-most] { $player } a { $count } cartes en main ; à ce moment, il peut y en avoir { $due } au plus.
        [chosen] { $player } ne peut pas avoir de carte choisie à ce moment.
        [set-aside] { $count ->
            [one] { $player } a mis { $count } carte de côté ; à ce stade, il peut y en avoir { $due } au plus.
           *[other] { $player } a mis { $count } cartes de côté ; à ce stade, il peut y en avoir { $due } au plus.
        }
        [shared] Aucune carte ne se trouve au milieu avant la mise en place.
        [round] La partie n'est pas encore mise en place ; ce ne peut pas être la manche { $count }.
        [last-round] Les points se comptent après la manche { $due }, et non après la manche { $count }.
        [deck] { $count ->
            [one] La pioche a { $count } carte ; à ce moment, elle doit en avoir { $due }.
           *[other] La pioche a { $count } cartes ; à ce moment, elle doit en avoir { $due }.
        }
        [deck-of-any-round] { $count ->
            [one] La pioche a { $count } carte ; dans cette phase, elle peut en avoir, selon la manche : { $due }.
           *[other] La pioche a { $count } cartes ; dans cette phase, elle peut en avoir, selon la manche : { $due }.
        }
       *[discards] { $count ->
            [one] { $count } carte est défaussée ici, mais à deux joueurs on n'en défausse aucune, ni avant la mise en place.
           *[other] { $count } cartes sont défaussées ici, mais à deux joueurs on n'en défausse aucune, ni avant la mise en place.
        }
    }

## Le déroulement d'une manche
round-phase = Une manche comprend la distribution, le choix des cartes, la pose des cartes choisies, l'échange et la pose des cartes reçues ; chaque action y a sa place.
    .violated = { $activity ->
        [set-up] On met une partie en place avant qu'elle commence.
        [deal] On distribue les cartes au début d'une manche.
        [choose] Chaque joueur choisit une carte juste après la distribution.
        [place] On pose une carte une fois que tous ont choisi, ou une fois les autres échangées.
        [set-aside] On met une carte de côté au moment où il faudrait la poser.
        [score] On compte les points une seule fois, après la dernière manche.
        [replace-card] On remplace la carte dont on n'a pas voulu une fois la carte choisie posée.
       *[pass-on] On donne les cartes dont on n'a pas voulu une fois les cartes choisies posées.
    } La phase en cours est « { $phase } ».
end-eight-cards = Dès que tous ont huit cartes dans leur paysage, la partie se termine.
    .violated = Chaque paysage a { $count } cartes : on n'en distribue plus.
setup-deck = La pioche est formée des 18 cartes, mélangées.
    .violated = { $card ->
        [none] { $count ->
            [one] Cette pioche a { $count } carte au lieu de { $total }.
           *[other] Cette pioche a { $count } cartes au lieu de { $total }.
        }
       *[other] La carte { $card } est { $count } fois dans cette pioche.
    }
setup-shared = La carte du dessus de la pioche mélangée donne la condition partagée.
    .violated = { $fault ->
        [deeper] La carte { $card } est plus bas dans cette pioche, et non sur le dessus.
       *[other] Sur le dessus de cette pioche, il y a la carte { $expected_card }, et non la carte { $card }.
    }
setup-deciding-game = Les joueurs à égalité de points et dans chaque condition mélangent les cartes et jouent une partie décisive. Une partie qui a un vainqueur n'est pas mise en place de nouveau.
    .violated = { $fault ->
        [alone] { $player } a joué en solo : il n'y a pas d'égalité à départager par une autre partie.
       *[won] { $player } a gagné. On ne joue une partie décisive qu'en cas d'égalité de points et dans chaque condition.
    }
deal-two = Chaque joueur reçoit deux cartes.
    .violated = { $count ->
        [one] { $player } reçoit { $count } carte au lieu de { $due }.
       *[other] { $player } reçoit { $count } cartes au lieu de { $due }.
    }
deal-bottom = Les cartes sont distribuées par le dessous de la pioche.
    .violated = { $fault ->
        [twice] La carte { $card } est distribuée deux fois, mais il n'y en a qu'une.
        [elsewhere] La carte { $card } ne peut pas être distribuée : elle est { $location }.
       *[higher] La carte { $card } n'est pas une des { $due } cartes du dessous de la pioche.
    }
solo-deal = En solo, on ne distribue des cartes qu'à soi-même.
    .violated = { $player } ne joue pas et ne reçoit pas de cartes.
choose-hand = La carte qu'un joueur choisit est une des deux cartes de sa main.
    .violated = { $fault ->
        [not-there] { $player } n'a pas la carte { $card } en main.
       *[elsewhere] { $player } n'a pas la carte { $card } en main : elle est { $location }.
    }
choose-one = Chaque joueur choisit une seule carte.
    .violated = { $fault ->
        [laid] Une carte a été posée depuis que { $player } a choisi : ce choix ne change plus.
       *[final] { $player } a déjà choisi.
    }

## La pose des cartes
place-chosen = D'abord, chaque joueur pose la carte qu'il a choisie.
    .violated = { $fault ->
        [none-left] { $player } n'a plus de carte choisie à poser.
        [other] { $player } a choisi la carte { $expected_card }, et non la carte { $card }.
       *[elsewhere] { $player } n'a pas choisi la carte { $card } : elle est { $location }.
    }
place-passed = Ensuite, chaque joueur pose la carte qui lui a été donnée ou, en solo, celle qu'il a prise dans la pioche à la place.
    .violated = { $fault ->
        [none-left] { $player } n'a plus de carte à poser.
        [other] { $player } a reçu la carte { $expected_card }, et non la carte { $card }.
       *[elsewhere] { $player } n'a pas reçu la carte { $card } : elle est { $location }.
    }
place-fixed = Une carte posée ne se déplace plus.
    .violated = { $player } a déjà la carte { $card } dans son paysage, et elle y reste où elle est.
place-quarter-turns = Une carte peut être tournée de 90° autant de fois qu'on veut.
    .violated = { NUMBER($rotation, maximumSignificantDigits: 17) }° n'est pas un multiple de 90°.
place-grid = Les cases d'un paysage forment une grille : aucune n'est recouverte en partie.
    .violated = { NUMBER($number, maximumSignificantDigits: 17) } n'est pas un nombre entier de rangées ou de colonnes : des cases seraient recouvertes en partie.
place-on-top = Une carte se pose sur celles qui sont déjà là ; elle ne se glisse pas dessous.
    .violated = La carte doit être sur ces cases, et non dessous : { $squares }.
place-cover = Une nouvelle carte recouvre au moins une case du paysage de son joueur ; seule la première n'a rien à recouvrir.
    .violated = Avec sa carte, { $player } ne recouvre aucune case du paysage ; elle serait sur ces cases : { $squares }.
place-condition = Une nouvelle carte ne recouvre aucune partie d'une condition.
    .violated = { $fault ->
        [seen] La carte recouvre une partie de la condition { $condition } : { $squares }.
       *[wherever] { $condition ->
            [unknown] Où que soit la condition d'une carte du dessous, cette carte en recouvre une partie.
           *[other] Où que soit la condition { $condition } sur sa carte, cette carte en recouvre une partie.
        }
    }
place-none-possible = Une carte qu'on ne pourrait poser que sur des conditions est mise de côté : elle quitte la partie et compte comme une des huit. À certaines tables, on la pose plutôt sur des conditions.
    .violated = { $fault ->
        [room] Il y a de la place dans le paysage de { $player } : une carte peut y être posée sans recouvrir de condition.
       *[over-conditions] { $player } ne peut poser de carte que sur des conditions. À cette table, c'est alors permis, et aucune carte n'est mise de côté.
    }

## L'échange des cartes
pass-unwanted = Une fois les cartes choisies posées, chaque joueur donne celle dont il n'a pas voulu.
    .violated = { $fault ->
        [twice] La carte { $card } est donnée deux fois, mais il n'y en a qu'une.
        [other] { $player } a en main la carte { $expected_card }, et non la carte { $card }.
       *[elsewhere] { $player } n'a pas la carte { $card } en main : elle est { $location }.
    }
pass-opponent = À deux joueurs, chacun donne à l'autre la carte dont il n'a pas voulu.
    .violated = À deux joueurs, on échange les cartes dont on n'a pas voulu ; seul un joueur en solo en prend une dans la pioche à la place.
solo-discard = En solo, on défausse la carte qu'on aurait donnée.
    .violated = { $fault ->
        [alone] Il n'y a personne à qui donner la carte ; en solo, on la défausse et on en prend une dans la pioche.
        [other] C'est la carte { $expected_card } qui reste à défausser, et non la carte { $card }.
       *[elsewhere] La carte { $card } n'est pas celle qui reste à défausser : elle est { $location }.
    }
solo-top = En solo, au moment où l'on aurait reçu une carte, on défausse celle du dessus de la pioche.
    .violated = { $fault ->
        [twice] La carte { $card } est indiquée deux fois, mais il n'y en a qu'une.
        [other] Sur le dessus de la pioche, il y a la carte { $expected_card }, et non la carte { $card }.
        [deeper] La carte { $card } est plus bas dans la pioche, et non sur le dessus.
       *[elsewhere] La carte { $card } n'est pas sur le dessus de la pioche : elle est { $location }.
    }
solo-next = En solo, au lieu d'une carte donnée, on prend celle qui se trouvait sous la carte du dessus de la pioche.
    .violated = { $fault ->
        [twice] La carte { $card } est indiquée deux fois, mais il n'y en a qu'une.
        [other] Sous la carte du dessus de la pioche, il y a la carte { $expected_card }, et non la carte { $card }.
        [deeper] La carte { $card } est ailleurs dans la pioche, et non juste sous la carte du dessus.
       *[elsewhere] La carte { $card } n'est pas sous la carte du dessus de la pioche : elle est { $location }.
    }

## Les conditions
condition-mighty-river = Rivière puissante : 4 points par case du plus grand groupe de cases de rivière reliées bout à bout.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Rivière puissante : aucun groupe de cases de rivière.
        [one] Rivière puissante : { $count } case de rivière dans le plus grand groupe, 4 points ({ $squares }).
       *[other] Rivière puissante : { $count } cases de rivière dans le plus grand groupe, 4 points chacune ({ $squares }).
    }
condition-noble-woodlands = Nobles forêts : 3 points par case de forêt d'un groupe de deux cases de forêt reliées ou plus.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Nobles forêts : aucune case de forêt dans un groupe de deux ou plus.
        [one] Nobles forêts : { $count } case de forêt dans un groupe de deux ou plus, 3 points ({ $squares }).
       *[other] Nobles forêts : { $count } cases de forêt dans des groupes de deux ou plus, 3 points chacune ({ $squares }).
    }
condition-barrier-range = Rempart de montagnes : 3 points par case de montagne au bord du paysage.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Rempart de montagnes : aucune case de montagne au bord.
        [one] Rempart de montagnes : { $count } case de montagne au bord, 3 points ({ $squares }).
       *[other] Rempart de montagnes : { $count } cases de montagne au bord, 3 points chacune ({ $squares }).
    }
condition-thriving-villages = Villages prospères : pour chaque case de village, 1 point par type de symbole différent à proximité, sauf les villages.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Villages prospères : aucun autre symbole à proximité d'une case de village.
        [one] Villages prospères : un autre type de symbole ({ $because_of }) à proximité d'une case de village ({ $squares }), 1 point.
       *[other] Villages prospères : { $count } autres types de symbole à proximité de cases de village, 1 point chacun, comptés pour chaque case de village. Chacune, avec un symbole de chaque type : { $earned }.
    }
condition-circle-of-life = Cycle de la vie : 6 points par paire formée d'une case de loup et d'une case de cerf, où qu'elles soient dans le paysage.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Cycle de la vie : aucune paire d'un loup et d'un cerf.
        [one] Cycle de la vie : { $count } paire d'un loup et d'un cerf, 6 points ({ $squares }).
       *[other] Cycle de la vie : { $count } paires d'un loup et d'un cerf, 6 points chacune ({ $squares }).
    }
condition-ancient-relics = Reliques anciennes : 4 points par case de cristal sans autre case de cristal à proximité, ni dans sa rangée, ni dans sa colonne.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Reliques anciennes : aucune case de cristal à l'écart de toutes les autres.
        [one] Reliques anciennes : { $count } case de cristal à l'écart de toutes les autres, 4 points ({ $squares }).
       *[other] Reliques anciennes : { $count } cases de cristal à l'écart de toutes les autres, 4 points chacune ({ $squares }).
    }
condition-roaring-falls = Chutes grondantes : pour chaque case de rivière, 4 points par case de montagne dans laquelle elle se jette.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Chutes grondantes : aucune case de rivière ne se jette dans une case de montagne.
        [one] Chutes grondantes : une case de rivière ({ $squares }) se jette dans une case de montagne ({ $because_of }), 4 points.
       *[other] Chutes grondantes : { $count } fois, une case de rivière se jette dans une case de montagne, 4 points à chaque fois. Chaque case de rivière, avec ses montagnes : { $earned }.
    }
condition-shaded-streams = Ruisseaux ombragés : pour chaque case de rivière, 4 points par case de forêt qu'elle longe.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Ruisseaux ombragés : aucune case de rivière ne longe une case de forêt.
        [one] Ruisseaux ombragés : une case de rivière ({ $squares }) longe une case de forêt ({ $because_of }), 4 points.
       *[other] Ruisseaux ombragés : { $count } fois, une case de rivière longe une case de forêt, 4 points à chaque fois. Chaque case de rivière, avec ses forêts : { $earned }.
    }
condition-valley-guardians = Gardiens de la vallée : pour chaque case de cristal, 2 points par case de montagne située à exactement 4 cases d'elle.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Gardiens de la vallée : aucune case de montagne à exactement 4 cases d'une case de cristal.
        [one] Gardiens de la vallée : une case de montagne ({ $because_of }) est à exactement 4 cases d'une case de cristal ({ $squares }), 2 points.
       *[other] Gardiens de la vallée : { $count } fois, une case de montagne est à exactement 4 cases d'une case de cristal, 2 points à chaque fois. Chaque case de cristal, avec ses montagnes : { $earned }.
    }
condition-ruthless-hunters = Chasseurs impitoyables : 8 points par case de loup située à 5 cases ou plus de toute case de village et de toute autre case de loup.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Chasseurs impitoyables : aucune case de loup assez loin des villages et des autres loups.
        [one] Chasseurs impitoyables : { $count } case de loup assez loin des villages et des autres loups, 8 points ({ $squares }).
       *[other] Chasseurs impitoyables : { $count } cases de loup assez loin des villages et des autres loups, 8 points chacune ({ $squares }).
    }
condition-forest-spirit = Esprit de la forêt : 8 points par case de cerf à proximité de laquelle il y a 3 cases de forêt ou plus.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Esprit de la forêt : aucune case de cerf à proximité de 3 cases de forêt.
        [one] Esprit de la forêt : { $count } case de cerf à proximité de 3 cases de forêt ou plus, 8 points ({ $squares }).
       *[other] Esprit de la forêt : { $count } cases de cerf à proximité de 3 cases de forêt ou plus, 8 points chacune ({ $squares }).
    }
condition-town-centre = Centre-ville : on choisit une case de cristal ; 3 points par case de village située à 3 cases d'elle ou moins.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Centre-ville : aucune case de village à 3 cases ou moins d'une case de cristal.
        [one] Centre-ville : { $count } case de village ({ $squares }) à 3 cases ou moins de la case de cristal { $because_of }, 3 points.
       *[other] Centre-ville : { $count } cases de village ({ $squares }) à 3 cases ou moins de la case de cristal { $because_of }, 3 points chacune.
    }
condition-remote-outposts = Avant-postes isolés : 1 point par case de la plus longue ligne droite de cases qui ne contient aucune partie d'une condition.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Avant-postes isolés : aucune ligne de cases sans condition.
        [one] Avant-postes isolés : { $count } case dans la plus longue ligne droite, 1 point ({ $squares }).
       *[other] Avant-postes isolés : { $count } cases dans la plus longue ligne droite, 1 point chacune ({ $squares }).
    }
condition-close-neighbours = Proches voisins : 1 point par case de la plus grande zone carrée qui ne contient aucune partie d'une condition.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Proches voisins : aucune zone de cases sans condition.
        [one] Proches voisins : { $count } case dans la plus grande zone carrée, 1 point ({ $squares }).
       *[other] Proches voisins : { $count } cases dans la plus grande zone carrée, 1 point chacune ({ $squares }).
    }
condition-great-prairie = Grande prairie : 2 points par case du plus grand groupe de cases vides reliées.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Grande prairie : aucun groupe de cases vides.
        [one] Grande prairie : { $count } case vide dans le plus grand groupe, 2 points ({ $squares }).
       *[other] Grande prairie : { $count } cases vides dans le plus grand groupe, 2 points chacune ({ $squares }).
    }
condition-land-of-plenty = Terre d'abondance : autant de points que rapporte la moins précieuse des autres conditions du joueur, condition partagée comprise.
    .violated = { scores-otherwise }
    .scored = { $points ->
        [one] Terre d'abondance : { $points } point, comme la condition { $lowest_condition }, la moins précieuse des autres.
       *[other] Terre d'abondance : { $points } points, comme la condition { $lowest_condition }, la moins précieuse des autres.
    }
condition-tranquillity = Quiétude : 1 point par case de village, de montagne ou de forêt du paysage.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Quiétude : aucune case de village, de montagne ou de forêt.
        [one] Quiétude : { $count } case de village, de montagne ou de forêt, 1 point ({ $squares }).
       *[other] Quiétude : { $count } cases de village, de montagne ou de forêt, 1 point chacune ({ $squares }).
    }
condition-wilderness = Nature sauvage : 1 point par case de rivière, de cristal, de loup ou de cerf du paysage.
    .violated = { scores-otherwise }
    .scored = { $count ->
        [0] Nature sauvage : aucune case de rivière, de cristal, de loup ou de cerf.
        [one] Nature sauvage : { $count } case de rivière, de cristal, de loup ou de cerf, 1 point ({ $squares }).
       *[other] Nature sauvage : { $count } cases de rivière, de cristal, de loup ou de cerf, 1 point chacune ({ $squares }).
    }

## Le décompte
score-own = Chaque joueur compte une fois chaque condition de son paysage et, à part elles, seulement la condition partagée.
    .violated = { $fault ->
        [left-out] { $player } a la condition { $condition } dans son paysage, mais elle manque sur la feuille.
        [both] La condition { $condition } est sur les deux feuilles, mais elle n'est pas partagée : un seul des deux paysages peut l'avoir.
        [twice] { $player } a deux fois la condition { $condition } sur sa feuille ; elle ne compte qu'une fois.
        [too-many] { $count ->
            [one] { $player } n'a pas de condition dans son paysage : de celles de sa feuille, une seule au plus peut compter, la condition partagée : { $conditions }.
           *[other] { $player } a ces conditions sur sa feuille, mais { $count } au plus peuvent être dans le paysage ou partagées : { $conditions }.
        }
       *[foreign] { $player } a la condition { $condition } sur sa feuille, mais elle n'est ni dans le paysage, ni partagée.
    }
    .scored = { $count ->
        [one] { $player } a dans son paysage { $count } condition dont le numéro est inconnu.
       *[other] { $player } a dans son paysage { $count } conditions dont le numéro est inconnu.
    }
score-shared = Chaque joueur qui a une condition dans son paysage compte aussi la condition partagée.
    .violated = { by-the-sheet }{ $player } compte aussi la condition partagée { $condition }, mais elle manque sur la feuille.
    .scored = { $player } : ce que rapporte la condition partagée.
score-no-own-condition = À un joueur sans condition dans son paysage, la condition partagée ne rapporte rien.
    .violated = { by-the-sheet }{ $points ->
        [one] { $player } n'a pas de condition dans son paysage : la condition partagée { $condition } ne rapporte rien, et non { $points } point.
       *[other] { $player } n'a pas de condition dans son paysage : la condition partagée { $condition } ne rapporte rien, et non { $points } points.
    }
    .scored = { $player } n'a pas de condition dans son paysage et ne marque rien pour la condition partagée.
score-deduction = On retire 10 points pour chaque condition de son paysage, qu'elle ait rapporté ou non, et jamais pour la condition partagée.
    .violated = { by-the-sheet }{ $due ->
        [0] { $player } n'a pas de condition dans son paysage : on ne retire rien, et non { $points }.
       *[other] { $count ->
            [one] { $player } a { $count } condition dans son paysage : on retire { $due } points, et non { $points }.
           *[other] { $player } a { $count } conditions dans son paysage : on retire { $due } points, et non { $points }.
        }
    }
    .scored = { $count ->
        [one] { $count } condition dans le paysage, 10 points de moins.
       *[other] { $count } conditions dans le paysage, 10 points de moins pour chacune.
    }
score-total = Le total est ce que rapportent les conditions, moins les points retirés.
    .violated = { by-the-sheet }{ $due ->
        [one] { $player } a { $due } point en tout, et non { $points }.
       *[other] { $player } a { $due } points en tout, et non { $points }.
    }
score-winner = Le joueur qui a le plus de points gagne.
    .violated = { $fault ->
        [nobody] Les deux joueurs sont mis deuxièmes, mais l'un d'eux est premier, ou tous les deux.
        [whatever] Quoi qu'il y ait sur les cases que personne ne voit, { $player } passe devant { $other_player }.
       *[fewer] { by-the-sheet }{ $points ->
            [one] { $player } a { $points } point, { $other_player } en a { $other_points } : { $player } gagne.
           *[other] { $player } a { $points } points, { $other_player } en a { $other_points } : { $player } gagne.
        }
    }
score-tie-break = À égalité de points, le joueur qui a la condition la plus précieuse gagne ; si elles se valent, la deuxième plus précieuse décide, et ainsi de suite.
    .violated = { by-the-sheet }{ tie-broken }
    .applied = { tie-broken }
score-shared-victory = Des joueurs à égalité de points et dans toutes les conditions partagent la victoire.
    .violated = { by-the-sheet }{ level-to-the-last } Ils partagent la victoire.
    .applied = { level-to-the-last } Ils partagent la première place.
solo-scoring = En solo, on ne compte que son propre paysage, de la façon habituelle.
    .violated = { $fault ->
        [stranger] { $player } ne joue pas et n'a donc pas de paysage à compter.
       *[rank] { $player } joue en solo et ne peut donc finir derrière personne.
    }
solo-rating = En solo, on cherche ses points dans un tableau : à partir de 50, le paysage est incroyable, de 40 stupéfiant, de 30 merveilleux, de 20 épineux, de 10 confus, et au-dessous de 9 perdu.
    .violated = { $fault ->
        [two-play] Seul un joueur en solo cherche une appréciation dans le tableau ; ici, on joue à deux.
        [impossible] { by-the-sheet }Avec { $points } points, le paysage ne peut pas être { $rating } ; possible : { $due_ratings }.
       *[wrong] { by-the-sheet }{ $points ->
            [one] Avec { $points } point, le paysage est { $due_ratings }, et non { $rating }.
           *[other] Avec { $points } points, le paysage est { $due_ratings }, et non { $rating }.
        }
    }
    .applied = { $points ->
        [one] Avec { $points } point, le paysage est { $rating }.
       *[other] Avec { $points } points, le paysage est { $rating }.
    }

## Interprétations
reading-choose-again = Un joueur qui a choisi peut-il prendre l'autre carte à la place ?
    .no = Non, son choix ne change plus
    .until-laid = Oui, tant qu'aucune carte choisie n'est posée
reading-cover-first-round = À la première manche, on ignore l'obligation de recouvrir une case. Pour quelles cartes ?
    .first-card = Pour la première carte de chaque joueur seulement
    .whole-round = Pour les deux cartes de la première manche
reading-place-none-possible = Une carte ne peut être posée nulle part sans recouvrir une condition. Que se passe-t-il ?
    .set-aside = Elle est mise de côté, quitte la partie et compte comme une des huit
    .over-conditions = Elle peut recouvrir des conditions ; ce qui reste d'une condition recouverte en partie est une case vide
reading-river-group = Qu'est-ce qu'un groupe de cases de rivière (condition 1) ?
    .end-to-end = Des cases dont les bouts de rivière se rejoignent sur leur côté commun
    .touching = N'importe quelles cases de rivière qui se touchent
reading-group-single = Une case seule est-elle un groupe (conditions 1 et 15) ?
    .counts = Oui
    .does-not = Non
reading-border-holes = Un trou à l'intérieur du paysage fait-il un bord des cases qui l'entourent (condition 3) ?
    .yes = Oui, un trou ne fait pas partie du paysage
    .no = Non, seul compte ce qui est à l'extérieur, autour du paysage
reading-row-interrupted = Un vide dans le paysage interrompt-il une rangée ou une colonne (condition 6) ?
    .no = Non
    .by-gap = Oui
reading-pairs = Un loup ou un cerf peut-il compter dans plus d'une paire (condition 5) ?
    .disjoint = Non
    .every-combination = Oui, chaque loup avec chaque cerf
reading-line-diagonal = La plus longue ligne droite peut-elle être diagonale (condition 13) ?
    .no = Non
    .yes = Oui
reading-wolf-alone = Un loup rapporte-t-il des points dans un paysage sans village ni autre loup (condition 10) ?
    .scores = Oui
    .does-not = Non
reading-tiebreak-shared = La condition partagée compte-t-elle pour départager une égalité ?
    .no = Non, seulement les conditions propres à chaque joueur
    .yes = Oui, et pour 0 si un joueur n'a pas de condition à lui
reading-tiebreak-none-left = Les joueurs sont encore à égalité ; l'un a une condition de plus, qui ne vaut rien, l'autre n'en a plus. Que se passe-t-il ?
    .equal = Ils restent à égalité
    .having-one-wins = Celui qui a la condition est devant
reading-solo-nine = Le tableau pour un joueur ne dit rien d'exactement 9 points. Que valent-ils ?
    .lost = Perdu
    .confused = Confus

## Images : ce qu'elles disent en plus des mots ci-dessus
content-unknown = inconnu
content-nowhere = pas de case
content-empty = vide
content-forest = forêt
content-mountain = montagne
content-village = village
content-elk = cerf
content-wolf = loup
content-crystal = cristal
content-river-ne = rivière du nord à l'est
content-river-ns = rivière du nord au sud
content-river-nw = rivière du nord à l'ouest
content-river-es = rivière de l'est au sud
content-river-ew = rivière de l'est à l'ouest
content-river-sw = rivière du sud à l'ouest
caption-deck = Pioche
caption-discards = Défausse
caption-set-aside = Mises de côté
caption-hand = En main
caption-chosen = Carte choisie
caption-placed = Cartes posées, de la plus basse à la plus haute :
picture-title = { game } : les paysages vus d'en haut
picture-round = { $round ->
    [unknown] Manche inconnue
   *[other] Manche { $round } sur { $total }
}
picture-phase = { $phase ->
    [unknown] Phase inconnue
   *[other] Phase : { $phase }
}
picture-players-unknown = On ne sait pas qui joue
picture-shared = { $condition ->
    [unknown] Condition partagée : inconnue
   *[other] Condition partagée : { $condition }
}
picture-pile = { $count ->
    [unknown] { $caption } : inconnu
    [0] { $caption } : aucune carte
    [one] { $caption } : { $count } carte
   *[other] { $caption } : { $count } cartes
}
picture-listed = { $told } – { $cards }
picture-of = { $player } – { $told }
picture-card = { $condition ->
    [unknown] une carte inconnue
   *[other] carte { $condition }
}
picture-condition = condition { $condition }
picture-landscape = { $count ->
    [unknown] { $player } : paysage inconnu
    [0] { $player } : aucune case dans le paysage
    [one] { $player } : un paysage de { $count } case
   *[other] { $player } : un paysage de { $count } cases
}
picture-bare = { $count ->
    [unknown] Ce paysage n'est pas connu.
   *[other] Aucune carte n'est encore posée ici.
}
picture-row = Rangée { $row }, à partir de la colonne { $column } : { $contents }
picture-square = { $square } : { $content }
picture-square-perhaps = { $square } : { $content }, sauf si une carte dont on ne sait pas comment elle est posée la couvre
picture-square-differs = { $square } : { $content } d'après les cartes, { $other_content } d'après les cases indiquées
picture-placed = { $letter } : { $condition ->
    [unknown] une carte inconnue
   *[other] carte { $condition }
}, { $side ->
    [unknown] face inconnue
   *[other] { $side }
}, { $rotation ->
    [unknown] orientation inconnue
   *[other] tournée de { $rotation }°
}, { $square ->
    [unknown] place inconnue
   *[other] sa case en haut à gauche en { $square }
}
