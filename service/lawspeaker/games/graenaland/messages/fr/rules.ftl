# Graenaland in French: the value of a message states a rule, its attributes say what a ruling found.

## Ce que tout état doit respecter
cards-count = Une pile dont les cartes sont énumérées en a autant que son nombre l’indique.
    .violated = { this-pile } compte { $count ->
        [0] zéro carte
        [one] { $count } carte
       *[other] { $count } cartes
    }, mais { $listed ->
        [0] la liste est vide.
       *[other] il y en a { $listed } dans la liste.
    }
map-territories = Chaque pièce et chaque carte se trouve dans un territoire du plateau.
    .violated = { $fault ->
        [twice] Le territoire { $territory } est deux fois sur le plateau ; il ne peut y être qu’une fois.
        [tile] La tuile { $territory } est deux fois sur le plateau ; elle ne peut y être qu’une fois.
       *[unknown] Il n’y a pas de territoire { $territory } sur ce plateau. On y trouve { $territories_and }. Si vous jouez sur un autre plateau, décrivez-le aussi.
    }
map-neighbours = Deux territoires voisins le sont l’un de l’autre, dans des directions opposées. Un territoire a au plus un voisin dans chaque direction.
    .violated = { $fault ->
        [off-the-map] { $direction ->
            [unknown] Le territoire { $territory } a { $neighbour } pour voisin, mais { $neighbour } n’est pas sur le plateau.
           *[other] Le territoire { $territory } a { $neighbour } pour voisin { $direction_at }, mais { $neighbour } n’est pas sur le plateau.
        }
        [itself] Le territoire { $territory } ne peut pas être son propre voisin.
        [one-sided] { $direction ->
            [unknown] Le territoire { $territory } a { $neighbour } pour voisin, mais { $neighbour } n’a pas { $territory } pour voisin.
           *[other] Le territoire { $territory } a { $neighbour } pour voisin { $direction_at }, mais { $neighbour } n’a pas { $territory } pour voisin { $other_direction_at }.
        }
       *[twice] Le territoire { $territory } a { $neighbour } et un autre voisin { $direction_at }, mais il ne peut en avoir qu’un.
    }
players-clans = Chaque joueur a un clan d’une couleur différente. Seuls les clans des joueurs sont en jeu.
    .violated = { $fault ->
        [twice] { $player } figure deux fois parmi les joueurs, mais chacun a une couleur différente.
       *[stranger] { $player } ne joue pas : rien ne peut donc être à { $player } dans cette partie. Les joueurs sont { $players_and }.
    }
houses-limit = Un clan a 14 maisons. L’une d’elles est sur la piste de force militaire : il y en a donc au plus 13 sur le plateau.
    .violated = { $player } a { $houses ->
        [one] { $houses } colonie
       *[other] { $houses } colonies
    } sur le plateau, mais seulement { $limit ->
        [one] { $limit } maison
       *[other] { $limit } maisons
    } pour cela.
buildings-village = Un bâtiment ne se trouve que dans un territoire où son clan a un village.
    .violated = { $villages ->
        [rien] { $player } n’a pas de village dans le territoire { $territory } et ne peut donc pas y avoir { $kind_none }.
       *[other] { $player } n’a pas de village dans le territoire { $territory } et ne peut donc pas y avoir { $kind_none }. Ses villages sont ailleurs : { $villages_and }.
    }
buildings-one-of-a-kind = Un territoire contient au plus un bâtiment de chaque type.
    .violated = { $fault ->
        [twice] Le territoire { $territory } a plusieurs bâtiments du même type ({ $kind }), mais il ne peut y en avoir qu’un.
       *[there] Il y a déjà { $kind_indefinite } dans le territoire { $territory }, et il ne peut y avoir qu’un bâtiment de chaque type.
    }
buildings-mountains = Il n’y a pas de bâtiment dans les montagnes.
    .violated = Le territoire { $territory } est dans les montagnes : il ne peut pas y avoir { $kind_none }.
heroes-one-of-a-kind = Un clan n’a jamais plus d’un guerrier, d’un prêtre et d’un ménestrel.
    .violated = Le { $hero } { $player_of } est en jeu plus d’une fois, mais un clan n’en a qu’un.
heroes-one-in-a-territory = Deux héros du même clan ne sont jamais dans le même territoire.
    .violated = { $player } a plus d’un héros dans le territoire { $territory }, mais deux héros du même clan n’y tiennent pas ensemble.
heroes-warrior = Chaque joueur a un guerrier sur le plateau dès le début.
    .violated = { $player } n’a pas de guerrier sur le plateau, mais chaque joueur en a un dès le début.
heroes-building = Un clan qui a construit une église a un prêtre, sur le plateau ou en attente. Un clan qui a construit une halle a un ménestrel. Sans église, pas de prêtre ; sans halle, pas de ménestrel.
    .violated = { $fault ->
        [without] { $player } a un { $hero }, mais n’a pas construit { $kind_none }.
       *[left-out] { $player } a construit { $kind_indefinite }, mais son { $hero } n’est ni sur le plateau ni en attente.
    }
heroes-waiting = Un prêtre n’attend que là où son clan a construit une église. Un ménestrel n’attend que là où son clan a construit une halle.
    .violated = Le { $hero } { $player_of } ne peut pas attendre d’entrer dans le territoire { $territory } : { $player } n’y a pas { $kind_none }.
works-settled = Il n’y a de constructions publiques que dans les territoires colonisés.
    .violated = Il y a { $work_indefinite } dans le territoire { $territory }, mais personne n’y a de colonie.
works-one-of-a-kind = Un territoire contient au plus une construction publique de chaque type.
    .violated = { $fault ->
        [twice] Le territoire { $territory } a plusieurs constructions publiques du même type ({ $work }), mais il ne peut y en avoir qu’une.
       *[there] Il y a déjà { $work_indefinite } dans le territoire { $territory }, et il ne peut y avoir qu’une construction publique de chaque type.
    }
works-tokens = Il y a des jetons pour 6 routes, 6 marchés et 6 palissades, et on ne peut pas en construire plus.
    .violated = { $fault ->
        [none-left] Tous les jetons pour { $work_plural } ({ $tokens }) sont sur le plateau : il n’en reste plus.
       *[too-many] Il y a { $count } { $work_plural } sur le plateau, mais seulement { $tokens ->
            [one] { $tokens } jeton
           *[other] { $tokens } jetons
        }.
    }
cards-decks = Toutes les cartes d’un paquet restent en jeu, et il n’y en a jamais plus d’une sorte que le paquet n’en contient en tout.
    .violated = { $fault ->
        [stray] Une carte du paquet { $deck_genitive } ne peut pas être dans la pile d’un autre paquet.
        [kind] { $total ->
            [0] Le paquet { $deck_genitive } n’a pas { $resource_of }.
           *[other] Il y a en jeu { $count ->
                [one] { $count } carte
               *[other] { $count } cartes
            } { $resource_of } du paquet { $deck_genitive }, qui n’en a que { $total } en tout.
        }
        [deck] Il y a en jeu { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } du paquet { $deck_genitive }, qui n’en a que { $total } en tout.
        [gone] Dans le paquet, la défausse, les mains et les territoires, { $count ->
            [0] il n’y a aucune carte
            [one] il n’y a que { $count } carte
           *[other] il n’y a que { $count } cartes
        } du paquet { $deck_genitive }. Il en faut { $total }.
       *[all] Il y a en jeu { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } ressource, mais tous les paquets ensemble n’en ont que { $total }.
    }
cards-faces = Une carte ressource montre une seule ressource. Une carte ravitaillement montre deux symboles.
    .violated = { $fault ->
        [supply] Une carte ravitaillement montre deux symboles, mais pas celle-ci.
       *[resource] Une carte du paquet { $deck_genitive } montre une seule ressource, mais celle-ci a les symboles d’une carte ravitaillement.
    }
supply-cards = Il y a 16 cartes ravitaillement, chacune comme elle est imprimée. La rangée en compte au plus quatre.
    .violated = { $fault ->
        [row] { $count ->
            [one] Il y a { $count } carte
           *[other] Il y a { $count } cartes
        } ravitaillement dans la rangée, mais il n’y a de place que pour { $total }.
        [face] { $count ->
            [one] Il y a { $count } carte
           *[other] Il y a { $count } cartes
        } ravitaillement « { $resources_and } », mais { $total ->
            [0] le jeu n’en a aucune.
            [1] le jeu n’en a qu’une.
           *[other] le jeu n’en a que { $total }.
        }
        [gone] Dans le paquet, la défausse, la rangée et les mains, il n’y a que { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } ravitaillement, mais le jeu en a { $total }.
       *[all] { $count ->
            [one] Il y a { $count } carte
           *[other] Il y a { $count } cartes
        } ravitaillement, mais le jeu n’en a que { $total }.
    }
village-price = Un village coûte 4 ressources sur la côte, 5 à l’intérieur des terres et 6 dans les montagnes.
    .violated = { $due ->
        [several] Le prix d’un village dans le territoire { $territory } ne peut pas être { $resources }.
        [one] Un village dans le territoire { $territory } coûte { $due } ressource, pas { $resources }.
       *[other] Un village dans le territoire { $territory } coûte { $due } ressources, pas { $resources }.
    }
costs-something = Les bâtiments, les constructions publiques et les soldats coûtent des ressources.
    .violated = Ce prix est vide, mais rien n’est gratuit. Un prix que vous ne connaissez pas, ne l’indiquez pas.
points-levels = Une carte points de victoire a trois niveaux pour chacun des cinq objectifs. Chaque niveau est plus élevé que le précédent et vaut un point.
    .violated = Les trois niveaux de l’objectif « { $column } » ne montent pas sur cette carte : chacun doit être plus élevé que le précédent.

## Mise en place ; choix des positions et des cartes points de victoire
setup-decks = Les cartes ressource sont triées par terrain, et les cartes ravitaillement forment leur propre paquet. Chaque paquet est complet et mélangé séparément.
    .violated = { $fault ->
        [overdrawn] On pioche dans le paquet { $deck_genitive } plus de cartes d’une même sorte qu’il n’en a.
       *[deck] Avant la première pioche, le paquet { $deck_genitive } contient { $printed_resources_and }, mais ici ce sont d’autres cartes.
    }
setup-supply-row = Les quatre premières cartes du paquet ravitaillement forment une rangée face visible.
    .violated = La rangée est formée des quatre premières cartes du paquet ravitaillement, mais ici ce sont d’autres cartes.
setup-army = Chaque armée commence avec une force de 1.
    .violated = Au début, l’armée { $player_of } a une force de { $due }, pas de { $army }.
setup-island = Les joueurs peuvent composer leur propre île si tous sont d’accord. Sinon, ils prennent la disposition du livret.
setup-first-player = Le joueur qui habite le plus au nord désigne le premier joueur.
setup-positions = Le premier joueur pose deux villages et son guerrier sur les emplacements marqués 1. Le suivant, dans le sens des aiguilles d’une montre, prend les emplacements marqués 2, et ainsi de suite.
    .violated = { $fault ->
        [settlements] Les villages { $player_of } commencent dans { $due_and }, pas dans { $territories_and }.
        [warrior] Le guerrier { $player_of } commence dans { $due_and }, pas dans { $territories_and }.
        [gone] { $player } a deux villages depuis le début, et les colonies restent sur le plateau. À présent, { $count ->
            [0] il n’y en a aucun.
           *[other] il n’y en a plus qu’un.
        }
       *[chosen] Les joueurs choisissent leurs positions de départ : { $player } n’a donc encore rien dans { $territories_and }.
    }
setup-hands = Chaque joueur pioche deux cartes ressource : pour chacune de ses colonies, une du paquet de son terrain.
    .violated = { $fault ->
        [chosen] Les joueurs choisissent leurs positions de départ et y prennent leurs cartes : { $player } n’en pioche donc pas maintenant.
        [drawn] { $player } pioche ces cartes : { $due_resources_and }, pas { $resources_and }.
        [number] { $player } pioche une carte par colonie : { $due } en tout, pas { $count }.
        [cards] { $player } pioche une carte par colonie, dans ces paquets : { $due_decks_and }. Ces cartes ne peuvent pas en venir : { $resources_and }.
       *[decks] { $player } pioche une carte par colonie, dans ces paquets : { $due_decks_and }. Ces paquets ne sont pas les bons : { $decks_and }.
    }
placement-cards = Pendant le choix des positions, il y a d’abord deux cartes ressource de son terrain, face cachée, à côté de chaque territoire côtier.
    .violated = { $fault ->
        [inland] Le territoire { $territory } n’est pas sur la côte : il ne s’y trouve donc pas de cartes pendant le choix des positions.
       *[coast] Il y a { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } dans le territoire { $territory }, mais { $limit } au plus pendant le choix des positions.
    }
placement-turn = Les premiers villages se posent dans le sens des aiguilles d’une montre, en commençant par le premier joueur. Les seconds se posent dans l’ordre inverse.
    .violated = { $fault ->
        [turn] { who-is-next }
        [all-placed] Chaque joueur a posé ses deux villages : plus personne n’en pose.
       *[settlements] { $count ->
            [0] Aucun village n’est encore posé.
            [one] { $count } village est posé.
           *[other] { $count } villages sont posés.
        } C’est donc à { $turn_player } de poser son { $due_round ->
            [1] premier
           *[other] second
        } village. Ici, c’est à { $player } de poser son { $round ->
            [1] premier
           *[other] second
        }.
    }
placement-coast = Les villages de départ se posent sur la côte, même là où d’autres joueurs sont déjà.
    .violated = { $coasts ->
        [rien] Les villages de départ se posent sur la côte, et le territoire { $territory } n’y est pas.
       *[other] Les villages de départ se posent sur la côte ({ $coasts_and }), et le territoire { $territory } n’y est pas.
    }
placement-warrior = Un joueur pose son guerrier avec son premier village, et aucun héros avec le second.
    .violated = { $fault ->
        [left-out] { $player } pose son premier village : son guerrier vient avec lui.
       *[second] { $player } pose son second village, mais son guerrier est venu avec le premier.
    }
placement-card = Un joueur qui pose un village prend une des cartes qui se trouvent là, ou aucune s’il n’en reste plus.
    .violated = { card-not-taken }
placement-two-territories = Les deux villages de départ d’un joueur sont dans des territoires différents.
    .violated = { $player } a déjà un village dans le territoire { $territory } : le second va ailleurs.
placement-last = Le joueur qui pose ou déplace l’avant-dernier village laisse une carte à celui qui posera le dernier. Cette carte est dans un territoire où celui-ci n’a pas encore de village.
    .violated = { $fault ->
        [coasts] { $count ->
            [0] Il n’y a aucun territoire côtier
            [one] Il n’y a qu’un territoire côtier
           *[other] Il n’y a que { $count } territoires côtiers
        } pour { $number ->
            [one] { $number } joueur
           *[other] { $number } joueurs
        }. Il ne restera peut-être pas de carte pour le dernier village, celui { $player_of }.
       *[card] { no-card-for-the-last }
    }
placement-leftover = Quand tous les joueurs ont posé deux villages, les cartes qui restent sont défaussées.
    .violated = { $fault ->
        [most] { $due ->
            [one] Il peut rester au plus { $due } carte, pas { $cards }.
           *[other] Il peut rester au plus { $due } cartes, pas { $cards }.
        }
       *[other] { $due ->
            [0] Il ne reste aucune carte : on ne peut pas en défausser { $cards }.
            [one] Il reste { $due } carte à défausser, pas { $cards }.
           *[other] Il reste { $due } cartes à défausser, pas { $cards }.
        }
    }
anchor-order = Quand un joueur s’installe là où il n’y a plus de cartes, celui qui y était le premier peut lever le camp, puis le deuxième, et ainsi de suite. Le nouveau venu ne le peut pas.
    .violated = { $fault ->
        [newcomer] { $player } vient de s’installer et ne peut pas lever le camp maintenant.
        [stranger] { $player } n’a pas de village dans le territoire { $territory }, où quelqu’un vient de s’installer, et ne peut donc pas lever le camp.
       *[turn] C’est maintenant à { $turn_player } de décider de lever le camp ou non, pas à { $player }.
    }
anchor-target = Un village qui lève le camp va dans un territoire moins peuplé de la côte.
    .violated = { $fault ->
        [inland] Le territoire { $territory } n’est pas sur la côte, mais un village qui lève le camp reste sur la côte.
        [crowded] Le territoire { $territory } n’est pas moins peuplé que { $left_territory } : il a { $count ->
            [one] { $count } village
           *[other] { $count } villages
        }.
       *[no-card] Il ne reste aucune carte dans le territoire { $territory }, mais un village qui lève le camp va là où il en reste une.
    }
anchor-card = Un joueur qui lève le camp prend une des cartes du nouveau territoire.
    .violated = { card-not-taken }
anchor-warrior = Quand un village lève le camp, le guerrier reste là où il a été posé.
    .violated = { $due ->
        [none] { $player } n’a pas de guerrier sur l’île.
        [elsewhere] Le guerrier { $player_of } n’est pas dans le territoire { $territory }.
       *[other] Le guerrier { $player_of } est dans le territoire { $due }, pas dans { $territory }.
    }
victory-cards-option = Les cartes points de victoire ne servent que si les joueurs en sont convenus. La carte des conditions de victoire ne sert alors pas.
    .violated = { $fault ->
        [held] Cette partie se joue sans cartes points de victoire : { $player } ne peut donc pas en avoir.
       *[told] Cette partie se joue sans cartes points de victoire.
    }
victory-cards-dealt = Chaque joueur reçoit trois cartes points de victoire.
    .violated = { $fault ->
        [copies] { $due ->
            [0] { $player } ne peut pas recevoir cette carte points de victoire : il n’en reste plus.
            [one] { $player } ne peut pas recevoir { $count } fois cette carte points de victoire : il n’y en a qu’une.
           *[other] { $player } ne peut pas recevoir { $count } fois cette carte points de victoire : il n’y en a que { $due }.
        }
       *[number] { $player } reçoit { $due ->
            [one] { $due } carte
           *[other] { $due } cartes
        } points de victoire, pas { $count }.
    }
victory-cards-keep = Chaque joueur garde une de ses trois cartes et met les autres de côté.
    .violated = { $fault ->
        [kept] { $count ->
            [0] { $player } n’a pas de carte points de victoire, mais chaque joueur en a gardé une.
            [one] { $player } a { $count } carte points de victoire, et chaque joueur en a gardé une seule.
           *[other] { $player } a { $count } cartes points de victoire, mais chaque joueur n’en a gardé qu’une.
        }
        [chosen] { $player } a déjà gardé une carte points de victoire.
       *[not-dealt] { $player } n’a pas reçu cette carte points de victoire.
    }

## Le tour
round-phase = Un tour se compose de la production, du déplacement des héros, de la répartition, de la construction et de la fin du tour. Chaque action se fait dans sa phase.
    .violated = Cette action se fait dans la phase « { $due_phase } », mais la phase en cours est « { $phase } ».

## Production de ressources
production-settled = Les territoires où il y a au moins une colonie produisent, et eux seuls.
    .violated = { $fault ->
        [cards] Personne n’a de colonie dans le territoire { $territory } : il n’a rien produit, et il ne s’y trouve pas de cartes.
       *[draws] Personne n’a de colonie dans le territoire { $territory } : il ne produit rien.
    }
production-base = Chaque territoire colonisé produit une carte, quel que soit le nombre de colonies et de joueurs qui s’y trouvent.
    .violated = { $drawn ->
        [0] Le territoire { $territory } produit une carte normale, mais aucune n’a été piochée.
       *[other] Le territoire { $territory } produit une seule carte normale, mais on en a pioché { $drawn }.
    }
production-road = Un territoire avec une route produit une carte de plus.
    .violated = { $fault ->
        [face-down] Il n’y a pas de route dans le territoire { $territory } : il ne peut pas y avoir de cartes face cachée.
       *[draws] { $due ->
            [0] Il n’y a pas de route dans le territoire { $territory } : on ne pioche donc pas de carte pour une route.
           *[other] { $drawn ->
                [0] Il y a une route dans le territoire { $territory }, mais aucune carte n’a été piochée pour elle.
               *[other] La route du territoire { $territory } rapporte une seule carte, mais on en a pioché { $drawn }.
            }
        }
    }
production-face-down = La carte de la route se pose face cachée, sans qu’on la regarde. La carte normale se pose face visible.
    .violated = { $due_placed ->
        [face-down] La carte de la route du territoire { $territory } se pose face cachée.
       *[face-up] La carte normale du territoire { $territory } se pose face visible.
    }
production-improvement = Pour une amélioration de terrain, on retourne une carte de plus, et une seule.
    .violated = { $due ->
        [0] Il n’y a pas d’amélioration dans le territoire { $territory } : on ne retourne donc pas de carte pour une amélioration.
       *[other] { $drawn ->
            [0] Il y a une amélioration dans le territoire { $territory }, mais aucune carte n’a été retournée pour elle.
           *[other] Pour l’amélioration du territoire { $territory }, on retourne une seule carte, mais on en a retourné { $drawn }.
        }
    }
production-match = La carte retournée pour une amélioration reste là, face visible, si elle montre la ressource de l’amélioration. Sinon, elle est défaussée.
    .violated = { $due_placed ->
        [either] La carte pour l’amélioration du territoire { $territory } est posée face visible ou défaussée, jamais face cachée.
        [discarded] L’amélioration du territoire { $territory } donne { $improvement_resource_some }. Cette carte montre une autre ressource : elle est donc défaussée.
       *[face-up] L’amélioration du territoire { $territory } donne { $improvement_resource_some } : cette carte reste donc là, face visible.
    }
    .applied = L’amélioration du territoire { $territory } donne { $improvement_resource_some }. La carte retournée montre une autre ressource : elle a donc été défaussée.
production-order = Un territoire pioche d’abord sa carte normale, puis celle de la route, et enfin celle de l’amélioration de terrain.
    .violated = La { $source } du territoire { $territory } a été piochée trop tard : d’abord la carte normale, puis celle de la route, et enfin celle de l’amélioration.
production-limit = Un territoire a au plus une carte de plus que de colonies. Quand cette limite est atteinte, on ne pioche plus.
    .violated = { $fault ->
        [lying] Il y a { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } dans le territoire { $territory }, mais sa limite est de { $limit }.
       *[draws] Le territoire { $territory } a alors déjà { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }, et sa limite est de { $limit } : on ne pioche plus.
    }
production-deck = Un territoire pioche sur le dessus du paquet de son terrain.
    .violated = { $fault ->
        [no-deck] Aucun paquet n’a toutes les cartes piochées pour le territoire { $territory }.
        [top] La carte du dessus du paquet { $deck_genitive } est { $top_resource_some }, pas { $resource_some }.
       *[elsewhere] Le paquet { $deck_genitive } n’a pas { $resource_of } à piocher pour le territoire { $territory }.
    }
production-reshuffle = Quand un paquet est épuisé, sa défausse est mélangée et devient le nouveau paquet.
    .violated = { $fault ->
        [not-drawn] On n’a pioché aucune carte pour laquelle il faudrait mélanger la défausse { $deck_genitive }.
        [not-yet] On ne mélange la défausse { $deck_genitive } que quand le paquet est épuisé, et il a encore des cartes.
       *[other-cards] Le nouveau paquet { $deck_genitive } se compose des cartes de la défausse, mais ici ce sont d’autres cartes.
    }
    .applied = La défausse { $deck_genitive } a été mélangée et devient le nouveau paquet.
production-exhausted = Quand il n’y a plus de cartes ni dans le paquet ni dans sa défausse, on n’en pioche pas.
    .violated = Il ne reste aucune carte à piocher pour le territoire { $territory } : le paquet { $deck_genitive } et sa défausse sont vides.

## Déplacement des héros
movement-reminder = Une fois les nouvelles ressources en place, le joueur principal rappelle aux autres de déplacer leurs héros.
movement-secret = Les déplacements se choisissent en secret, une main sur la rose des vents, jusqu’à ce que tous aient choisi.
movement-main-player = Les héros du joueur principal restent où ils sont.
    .violated = { $player } est le joueur principal : ses héros restent où ils sont.
movement-everyone = Chacun des autres joueurs choisit un déplacement, ou de rester. Puis tous révèlent leur choix en même temps.
    .violated = { $player } n’a pas encore choisi de se déplacer ou de rester.
movement-one-hero = Un joueur ne déplace qu’un héros par tour, sauf quand deux de ses héros échangent leurs places.
    .violated = { $fault ->
        [twice] { $player } a choisi deux déplacements, mais un joueur ne déplace qu’un héros.
       *[another] { $player } déplace son { $other_hero } : son { $hero } reste donc dans le territoire { $due } et n’est pas dans { $territory }.
    }
movement-hero-in-play = Seul un héros présent sur le plateau se déplace.
    .violated = { $player } n’a pas de { $hero } sur le plateau.
movement-neighbour = Un héros va dans le territoire voisin, dans la direction que son joueur a révélée. Il reste où il est si son joueur l’a choisi.
    .violated = { $fault ->
        [stays] Le { $hero } { $player_of } reste dans le territoire { $due } et n’est pas dans { $territory }.
        [nowhere] En allant { $direction_towards }, le { $hero } { $player_of } n’arrive de nulle part dans le territoire { $territory }.
       *[goes] En allant { $direction_towards }, le { $hero } { $player_of } arrive dans le territoire { $due }, pas dans { $territory }.
    }
movement-coast = Un héros sur la côte peut avancer de deux territoires le long de la côte.
    .violated = En avançant de deux territoires { $direction_towards } le long de la côte, le { $hero } { $player_of } arrive dans le territoire { $due }, pas dans { $territory }.
movement-impossible = Un héros reste où il est si son déplacement le mène hors du plateau, ou à deux territoires de là autrement que le long de la côte.
    .violated = { $fault ->
        [off-the-map] En allant { $direction_towards }, on sort du plateau : le { $hero } { $player_of } reste donc dans le territoire { $due } et n’est pas dans { $territory }.
       *[not-along-the-coast] On n’avance de deux territoires que le long de la côte : le { $hero } { $player_of } reste donc dans le territoire { $due } et n’est pas dans { $territory }.
    }
    .applied = Le { $hero } { $player_of } ne peut pas aller par là et reste dans le territoire { $territory }.
movement-swap = Un héros qui va là où se trouve un autre héros de son clan échange sa place avec lui.
    .violated = { $fault ->
        [twice] Le { $hero } { $player_of } ne peut pas être dans deux territoires.
        [together] Deux héros { $player_of } ne sont jamais dans le même territoire, comme ils le seraient dans { $territory }.
       *[other] Le { $hero } { $player_of } échange sa place avec le { $other_hero } : il est dans le territoire { $due }, pas dans { $territory }.
    }
    .applied = Deux héros { $player_of } échangent leurs places : le { $hero } est maintenant dans le territoire { $territory }.

## Entrée du prêtre et du ménestrel
hero-entry-waiting = Seul un prêtre ou un ménestrel en attente entre en jeu, et seulement là où son église ou sa halle a été construite.
    .violated = { $fault ->
        [again] Le { $hero } { $player_of } ne peut pas entrer deux fois.
       *[elsewhere] { $waiting ->
            [rien] { $player } n’a pas de { $hero } en attente.
           *[other] Le { $hero } { $player_of } n’attend pas d’entrer dans le territoire { $territory }, mais ailleurs : { $waiting_and }.
        }
    }
hero-entry-free = Un héros en attente n’entre pas tant qu’un autre héros de son clan est dans le territoire.
    .violated = { $fault ->
        [entered] Le { $hero } { $player_of } ne peut pas entrer dans le territoire { $territory } : le { $other_hero } { $player_of } y entre.
       *[stands] Le { $hero } { $player_of } ne peut pas entrer dans le territoire { $territory } : le { $other_hero } { $player_of } y est.
    }
hero-entry-at-once = Après le déplacement et avant la première proposition, un héros en attente entre si aucun autre héros de son clan n’est là.
    .violated = Il n’y a plus de héros { $player_of } dans le territoire { $territory } : le { $hero } en attente y entre aussitôt.

## Propositions
proposal-main-player = Le joueur principal ne fait pas de proposition.
    .violated = { $player } est le joueur principal et ne fait donc pas de proposition.
proposal-turn = Les joueurs font leurs propositions à tour de rôle, dans le sens des aiguilles d’une montre, en commençant à la gauche du joueur principal.
    .violated = C’est à { $turn_player } de faire une proposition, pas à { $player }.
proposal-once = Un joueur fait au plus une proposition par tour, même si elle est rejetée. S’il passe, il n’en fait pas.
    .violated = { $player } a déjà fait une proposition ou passé pendant ce tour.
proposal-unchanged = Une proposition ne change pas pendant le vote.
    .violated = Les joueurs votent déjà sur une proposition : on ne peut ni la modifier ni la remplacer avant la fin du vote.
proposal-own-vote = Un joueur fait une proposition pour un territoire où il a au moins une voix.
    .violated = { $player } n’a aucune voix dans le territoire { $territory } et ne peut donc pas proposer d’en répartir les cartes.
proposal-cards = Une proposition porte sur un territoire où il y a des cartes.
    .violated = Il n’y a aucune carte dans le territoire { $territory } : il n’y a rien à répartir.
proposal-everything = Une proposition dit exactement qui reçoit quoi et répartit toutes les cartes du territoire. Pour les cartes face cachée, elle dit combien chacun en reçoit.
    .violated = { $fault ->
        [limit] { $shared ->
            [one] La proposition partage { $shared } carte, mais le territoire { $territory } n’en a pas plus de { $limit }.
           *[other] La proposition partage { $shared } cartes, mais le territoire { $territory } n’en a pas plus de { $limit }.
        }
        [nothing] La proposition pour le territoire { $territory } ne partage aucune carte.
        [deck] Ces cartes ne peuvent pas être ensemble dans le territoire { $territory }, car aucun paquet ne les a : { $over_resources_and }.
        [too-many] { $lying ->
            [one] Il n’y a que { $lying } carte face visible dans le territoire { $territory }, mais la proposition en répartit { $shared }.
           *[other] Il n’y a que { $lying } cartes face visible dans le territoire { $territory }, mais la proposition en répartit { $shared }.
        }
       *[others] { $short_resources ->
            [rien] La proposition répartit des cartes qui ne sont pas dans le territoire { $territory } : { $over_resources_and }.
           *[other] { $over_resources ->
                [rien] La proposition doit répartir toutes les cartes du territoire { $territory }, mais elle oublie { $short_resources_and }.
               *[other] La proposition doit répartir les cartes du territoire { $territory }. Elle oublie { $short_resources_and }, et répartit des cartes qui n’y sont pas : { $over_resources_and }.
            }
        }
    }
proposal-recipients = Les cartes ne vont qu’à des joueurs qui ont au moins une voix dans le territoire.
    .violated = { $player } n’a aucune voix dans le territoire { $territory } et ne peut donc pas y recevoir de cartes.

## Nombre de voix
votes-settlement = Chaque colonie donne à son joueur une voix dans son territoire.
    .violated = { other-votes } Chaque colonie donne une voix.
votes-warrior = Un guerrier donne autant de voix que la force de son armée, même là où son joueur n’a pas de colonie.
    .violated = { other-votes } Un guerrier donne autant de voix que la force de son armée.
votes-priest = Un prêtre ne donne pas de voix, mais il annule celles de tous les guerriers du territoire. C’est comme si chaque armée avait une force de 0.
    .violated = { other-votes } Un prêtre ne donne pas de voix et annule celles de tous les guerriers.
votes-skald = Un ménestrel donne une voix pour chaque autre héros du territoire, même là où son joueur n’a pas de colonie.
    .violated = { other-votes } Un ménestrel donne une voix pour chaque autre héros du territoire.
votes-three-players = À trois joueurs, chaque héros donne une voix de plus, même un prêtre, et même un guerrier dont un prêtre annule les voix.
    .violated = { other-votes } À trois joueurs, chaque héros donne une voix de plus.
votes-palisade = Derrière une palissade, le guerrier d’un joueur qui n’y a pas de colonie donne une voix de moins, mais jamais moins de 0.
    .violated = { other-votes } La palissade retire une voix au guerrier d’un joueur qui n’y a pas de colonie.
votes-palisade-three-players = À trois joueurs, une palissade retire une voix à chaque héros.
    .violated = { other-votes } À trois joueurs, la palissade retire une voix à chaque héros.

## Vote
voting-electorate = Tous les joueurs qui ont au moins une voix dans le territoire votent, même l’auteur de la proposition et le joueur principal. Personne d’autre ne vote.
    .violated = { $player } n’a aucune voix dans le territoire { $territory } et ne vote donc pas.
voting-majority = Une proposition est adoptée avec plus de la moitié de toutes les voix du territoire. Les cartes sont alors réparties comme proposé ; sinon, elles restent là.
    .violated = { majority }
    .applied = { majority }

## Construction
building-main-player = Seul le joueur principal construit.
    .violated = Seul le joueur principal construit maintenant. C’est { $main_player }, pas { $player }.
village-reach = Un joueur construit un village là où il a déjà une colonie, ou dans un territoire voisin.
    .violated = { $adjacent ->
        [rien] { $player } n’a pas de colonie dans le territoire { $territory }, qui n’a pas de voisins.
       *[other] { $player } n’a de colonie ni dans le territoire { $territory }, ni chez ses voisins ({ $adjacent_and }).
    }
houses-available = Il faut une maison pour chaque colonie. Un clan a 14 maisons, dont une sur la piste de force militaire.
    .violated = Toutes les maisons { $player_of } ({ $houses }) sont sur le plateau : il n’en reste plus pour construire.
buildings-symbol = Un bâtiment ne se construit que là où le territoire montre son symbole.
    .violated = { $printed_kinds ->
        [rien] Le territoire { $territory } n’a pas de symboles de bâtiments : on ne peut pas y construire { $kind_none }.
       *[other] Le territoire { $territory } n’a pas de symbole pour { $kind_indefinite }. Ses seuls symboles : { $printed_kinds_and }.
    }
hero-entry-first-building = Le prêtre entre en jeu avec la première église de son clan, et le ménestrel avec la première halle. Le héros attend si un autre héros du clan est là.
    .violated = { $fault ->
        [no-hero] Un donjon ne fait venir aucun héros.
       *[other] { $due ->
            [waits] Le { $hero } vient avec { $kind_first }, mais il doit attendre : le { $other_hero } { $player_of } est dans le territoire { $territory }.
           *[enters] Le { $hero } vient avec { $kind_first } et entre aussitôt dans le territoire { $territory }.
        }
    }
hero-entry-further-building = Quand un clan construit une autre église, son prêtre peut y aller s’il est sur le plateau, ou y entre s’il attend encore. Il ne peut pas venir tant qu’un autre héros du clan est là. Il en va de même d’une halle et du ménestrel.
    .violated = { $fault ->
        [on-the-board] Le { $hero } { $player_of } est déjà sur le plateau, dans le territoire { $origin }. Il peut aller dans le territoire { $territory } ou rester.
        [not-on-the-board] Le { $hero } { $player_of } n’est pas encore sur le plateau : il attend toujours d’entrer.
        [must-enter] Le { $hero } { $player_of } attend toujours d’entrer, et aucun héros { $player_of } n’est dans le territoire { $territory } : il y entre donc.
        [waits-for-the-first] Le { $hero } { $player_of } attend toujours d’entrer près de { $kind_first }, pas près de celle-ci.
       *[taken] Le { $hero } { $player_of } ne peut pas venir dans le territoire { $territory } : le { $other_hero } { $player_of } y est.
    }
army-price = Renforcer l’armée de 1 coûte 4 grains et 1 minerai, ou moins avec un donjon.
    .violated = { $fault ->
        [no-cards] { $player } n’a aucune carte pour payer, et toute construction coûte au moins une ressource.
        [hand] { $tolls ->
            [0] { $count ->
                [one] Les cartes que { $player } a en main ne suffisent pas à payer le prix : { $allowed_resources }.
               *[other] Les cartes que { $player } a en main ne suffisent à payer aucun de ces prix : { $allowed_resources }.
            }
           *[other] Les cartes que { $player } a en main ne suffisent pas à payer le prix ({ $allowed_resources }) et le péage.
        }
       *[payment] { $count ->
            [one] Renforcer l’armée coûte { $price_resources_and }. { payment-difference }
           *[other] Renforcer l’armée coûte, au choix : { $allowed_resources }. Le prix le plus proche est de { $price_resources_and }. { payment-difference }
        }
    }
army-keep = Avec un donjon, un joueur peut renforcer l’armée pour 1 grain, 1 minerai et la ressource du terrain de ce donjon. Chaque donjon offre son propre prix.
    .violated = { $count ->
        [one] { $player } n’a pas de donjon dans les { $deck } : renforcer l’armée coûte { $allowed_resources }.
       *[other] { $player } n’a pas de donjon dans les { $deck } : renforcer l’armée coûte, au choix : { $allowed_resources }.
    }
army-one-step = Chaque paiement renforce l’armée de 1. Un joueur peut la renforcer plusieurs fois dans une phase.
    .violated = { $due ->
        [unknown] L’armée { $player_of } avait une force d’au moins 1 : elle en a donc maintenant plus de 1, pas { $army }.
       *[other] L’armée { $player_of } a maintenant une force de { $due }, pas de { $army }.
    }
works-own-settlement = Un joueur ne réalise une construction publique que là où il a une colonie.
    .violated = { $homes ->
        [rien] { $player } n’a pas de colonie dans le territoire { $territory } et ne peut donc pas y réaliser de construction publique.
       *[other] { $player } n’a pas de colonie dans le territoire { $territory } et ne peut donc pas y réaliser de construction publique. Ses colonies sont ailleurs : { $homes_and }.
    }
payment-held = Un joueur paie avec les cartes de sa main. Il garde pour les tours suivants celles qu’il ne dépense pas.
    .violated = { cards-not-held }
payment-price = Un joueur paie le prix exact : il ne manque rien, et chaque carte est nécessaire.
    .violated = { $fault ->
        [nothing] { $count ->
            [0] Rien n’est payé, mais toute construction coûte au moins une ressource.
            [one] Rien n’est payé. Le prix est de { $allowed_resources }.
           *[other] Rien n’est payé. Le prix est l’un de ceux-ci : { $allowed_resources }.
        }
        [no-cards] { $player } n’a aucune carte pour payer, et toute construction coûte au moins une ressource.
        [hand] { $tolls ->
            [0] { $count ->
                [one] Les cartes que { $player } a en main ne suffisent pas à payer le prix : { $allowed_resources }.
               *[other] Les cartes que { $player } a en main ne suffisent à payer aucun de ces prix : { $allowed_resources }.
            }
           *[other] Les cartes que { $player } a en main ne suffisent pas à payer le prix ({ $allowed_resources }) et le péage.
        }
       *[payment] { $count ->
            [one] Le prix est de { $price_resources_and }. { payment-difference }
           *[other] Le prix est l’un de ceux-ci : { $allowed_resources }. Le plus proche est de { $price_resources_and }. { payment-difference }
        }
    }
payment-gold = Une carte paie la seule ressource qu’elle montre. L’or paie n’importe quelle ressource, aussi souvent que le joueur le veut.
    .violated = { $count ->
        [one] Une carte { $resource_of } ne paie pas { $claimed_resources_of } ; seul l’or paie n’importe quelle ressource.
       *[other] Une carte { $resource_of } paie une seule ressource, pas { $count }.
    }
payment-discard = Une carte ressource qui a servi à payer va sur la défausse du paquet indiqué à son dos.
    .violated = { $fault ->
        [no-such-card] Le paquet { $deck_genitive } n’a aucune carte { $resource_of } : cette carte va sur une autre défausse.
       *[other] Cette carte va sur la défausse { $due_deck_genitive }, pas sur la défausse { $deck_genitive }.
    }
supply-symbols = Une carte ravitaillement paie un de ses symboles ou les deux.
    .violated = { $resources ->
        [rien] Une carte ravitaillement paie une ou deux ressources, mais pas ceci : { $claimed_resources_and }.
       *[other] Une carte ravitaillement « { $resources_and } » paie un de ses symboles ou les deux, mais pas ceci : { $claimed_resources_and }.
    }
supply-one-project = Une carte ravitaillement ne sert qu’à une seule construction. Un symbole qui n’est pas utilisé est perdu.
    .violated = Une carte ravitaillement se dépense entière. Elle a deux symboles, mais un seul est indiqué ici.
market-access = Un joueur utilise les marchés des territoires où il a une colonie. Un marché à peine construit ou atteint ne sert qu’à partir de la construction suivante.
    .violated = { $fault ->
        [none] Il n’y a pas de marché dans le territoire { $territory }.
       *[no-settlement] { $player } n’a pas de colonie dans le territoire { $territory } et ne peut donc pas y utiliser le marché.
    }
market-once = Le joueur qui construit utilise chaque marché au plus une fois par phase de construction.
    .violated = { $fault ->
        [twice] Le paiement utilise plus d’une fois le marché du territoire { $territory }.
       *[used] { $player } a déjà utilisé le marché du territoire { $territory } dans cette phase de construction.
    }
market-one-resource = Au marché, une carte, n’importe laquelle, remplace une seule ressource du prix.
    .violated = Au marché, une carte remplace une seule ressource, pas { $count }.
market-whole-card = Au marché, une carte ravitaillement compte comme une seule carte : ses deux symboles ensemble remplacent une ressource.
    .violated = Au marché, une carte ravitaillement entière remplace une seule ressource, pas { $count }.
palisade-toll = Un joueur qui construit sa première colonie derrière une palissade paie aussi un péage : une carte à chaque joueur qui y a une colonie.
    .violated = { $due ->
        [0] { $count ->
            [one] { $player } reçoit { $count } carte de péage dans le territoire { $territory }, mais n’a droit à aucune.
           *[other] { $player } reçoit { $count } cartes de péage dans le territoire { $territory }, mais n’a droit à aucune.
        }
       *[other] { $count ->
            [0] { $player } a une colonie derrière la palissade du territoire { $territory } et a donc droit à une carte, mais n’en reçoit pas.
           *[other] { $player } a droit à une seule carte pour la palissade du territoire { $territory }, mais en reçoit { $count }.
        }
    }
palisade-toll-cards = Le péage d’une palissade se paie en cartes ressource.
    .violated = { $player } a droit à une carte ressource pour la palissade, pas à une carte ravitaillement.
supply-main-player = Seul le joueur principal prend une carte ravitaillement, et personne n’en prend pendant la construction finale.
    .violated = { $fault ->
        [final] Pendant la construction finale, personne ne prend de carte ravitaillement.
       *[another] Seul le joueur principal prend une carte ravitaillement. C’est { $main_player }, pas { $player }.
    }
supply-once = Le joueur principal prend une seule carte ravitaillement par phase de construction.
    .violated = { $player } a déjà pris une carte ravitaillement dans cette phase de construction.
supply-row = Le joueur principal prend la carte ravitaillement dans la rangée.
    .violated = { $fault ->
        [full] Une carte ravitaillement a été prise dans cette phase : il en reste donc moins de { $count } dans la rangée.
        [no-supply-card] La rangée contient des cartes ravitaillement à deux symboles. Celle-ci n’en est pas une : { $resources_and }.
        [none-there] Il n’y a aucune carte ravitaillement dans la rangée.
        [not-there] La carte « { $resources_and } » n’est pas dans la rangée. On y trouve ces cartes : { $row_resources }.
       *[elsewhere] Aucune carte « { $resources_and } » ne peut être dans la rangée.
    }
supply-before-end = Le joueur principal prend une carte ravitaillement avant la fin de la phase de construction.
    .violated = { $player } doit prendre une carte ravitaillement avant la fin de la phase de construction.
offer-main-player = Seul le joueur principal fait une offre : une construction en commun ou une autorisation de construire.
    .violated = { $fault ->
        [final] Pendant la construction finale, seul le joueur qui construit peut faire une offre. C’est { $main_player }, pas { $player }.
       *[another] Seul le joueur principal fait une offre. C’est { $main_player }, pas { $player }.
    }
offer-once = Une fois par tour, le joueur principal peut faire une offre : une construction en commun ou une autorisation de construire. L’offre ne peut pas être reprise, et elle compte même si elle n’aboutit pas.
    .violated = { $fault ->
        [both] La seule offre du tour est une construction en commun ou une autorisation de construire, pas les deux.
       *[again] { $player } a déjà fait la seule offre de ce tour.
    }
joint-announced = Les autres joueurs n’aident qu’à une construction publique qui a été annoncée.
    .violated = { $player } ne peut pas aider ici : les autres joueurs n’aident qu’à une construction publique qui a été annoncée.
joint-unchanged = Le type et le territoire d’une construction en commun annoncée ne changent pas. Rien n’oblige à la construire ; chacun garde alors les cartes qu’il a offertes.
    .violated = { $fault ->
        [work] La construction en commun annoncée est { $work_indefinite } : personne n’aide donc à construire { $built_work_indefinite }.
        [territory] La construction en commun est annoncée pour le territoire { $territory } : personne n’aide donc à en réaliser une dans { $built_territory }.
       *[not-built] La construction en commun est notée comme réalisée, mais il n’y a pas { $work_none } dans le territoire { $territory }.
    }
joint-helpers = Les autres joueurs peuvent donner des cartes de leur main pour une construction en commun.
    .violated = { cards-not-held }
joint-cards = Les joueurs qui aident peuvent donner des cartes ressource et des cartes ravitaillement.
    .violated = { $player } peut aider avec des cartes ressource, mais pas avec une carte ravitaillement.
grant-option = Le joueur principal ne donne une autorisation, qui laisse un autre joueur construire, qu’à cinq joueurs et si tous en sont convenus.
    .violated = { $fault ->
        [players] Les autorisations de construire ne sont permises qu’à cinq joueurs, et cette partie se joue à { $count }.
       *[not-agreed] Les joueurs ne sont pas convenus d’autorisations de construire : le joueur principal ne peut donc pas laisser un autre joueur construire.
    }
grant-other-player = Une autorisation de construire est pour un autre joueur que celui qui la donne.
    .violated = { $player } construit de toute façon ; une autorisation de construire est pour un autre joueur.
grant-final-building = Personne ne donne d’autorisation pendant la construction finale, sauf si les joueurs en sont convenus.
    .violated = Pendant la construction finale, seul le joueur dont c’est le tour construit, et il ne donne pas d’autorisation.
grant-one-build = Un joueur qui a une autorisation peut construire une fois une colonie ou une construction publique, ou renforcer une fois son armée.
    .violated = { $player } a déjà utilisé son autorisation de construire une fois.
grant-alone = Un joueur qui a une autorisation paie seul et n’utilise pas de marché.
    .violated = { $fault ->
        [market] { $player } construit avec une autorisation et ne peut donc pas utiliser de marché.
       *[help] { $player } construit avec une autorisation et doit donc payer sans aide.
    }

## Fin du tour
round-end-main-player = Le joueur principal met fin au tour quand il a terminé de construire.
    .violated = Seul le joueur principal met fin au tour. C’est { $main_player }, pas { $player }.
round-end-marker = À la fin du tour, le marqueur bateau passe au joueur à la gauche du joueur principal.
    .violated = { $due_player ->
        [another] Le marqueur bateau passe à un autre joueur, il ne reste pas à { $player }.
       *[other] Le marqueur bateau passe à { $due_player }, à la gauche du joueur principal, pas à { $player }.
    }
supply-refill = À la fin du tour, on retourne une carte du paquet ravitaillement pour compléter la rangée à quatre cartes.
    .violated = { $fault ->
        [empty] La rangée est vide, mais à la fin du dernier tour une des cartes du paquet ravitaillement y aurait été retournée.
        [shuffled-full] La rangée est complète : on ne mélange pas de cartes ravitaillement.
        [not-yet] Le paquet ravitaillement a encore des cartes : celles qui ont été dépensées ne se mélangent pas encore.
        [shrinks] Dans cette partie, les cartes ravitaillement dépensées ne sont pas remélangées : la rangée reste plus courte.
        [other-cards] Le nouveau paquet ravitaillement se compose des cartes ravitaillement dépensées, mais ici ce sont d’autres cartes.
        [no-supply-card] On complète la rangée avec une carte ravitaillement à deux symboles. Celle-ci n’en est pas une : { $resources_and }.
        [full] Il y a quatre cartes ravitaillement dans la rangée : on n’en retourne pas.
        [none-left] Il ne reste aucune carte ravitaillement à retourner.
        [top] La carte du dessus du paquet ravitaillement est la carte « { $top_resources_and } », pas la carte « { $resources_and } ».
       *[elsewhere] On ne peut pas retourner de carte « { $resources_and } ».
    }

## Fin du jeu
victory-announcer = Le joueur principal peut annoncer sa victoire après avoir construit.
    .violated = { $fault ->
        [announced] Seul le joueur principal a pu annoncer sa victoire. C’est { $main_player }, pas { $player }.
       *[another] Seul le joueur principal peut annoncer sa victoire. C’est { $main_player }, pas { $player }.
    }
victory-conditions = Avec les cartes points de victoire, les joueurs réclament la victoire avant que le joueur principal construise. Sans elles, le joueur principal annonce sa victoire après avoir construit.
    .violated = { $fault ->
        [claimed] Dans cette partie, avec les cartes points de victoire, on réclame la victoire avant que le joueur principal construise. Personne ne l’annonce après.
       *[announced] Dans cette partie, sans cartes points de victoire, le joueur principal annonce sa victoire après avoir construit, pour des objectifs. Personne ne la réclame pour des points.
    }
victory-three-goals = Un joueur qui annonce sa victoire a rempli au moins trois des cinq objectifs.
    .violated = { $bound ->
        [at-most] { $player } a rempli au plus { $count } des cinq objectifs ; il en faut { $due }.
       *[exactly] { $count ->
            [0] { $player } n’a rempli aucun des cinq objectifs ; il en faut { $due }.
           *[other] { $player } a rempli { $count } des cinq objectifs ({ $reached_columns_and }) ; il en faut { $due }.
        }
    }
goal-settlements = Un joueur remplit l’objectif « nombre de colonies » avec 8 colonies, villages et bâtiments confondus.
    .violated = { $count ->
        [0] { $player } n’a pas de colonie ; il en faut { $due }.
        [one] { $player } n’a qu’une colonie ; il en faut { $due }.
       *[other] { $player } n’a que { $count } colonies ; il en faut { $due }.
    }
    .scored = { $count ->
        [0] { $player } n’a pas de colonie (objectif : { $due }).
        [one] { $player } a { $count } colonie (objectif : { $due }).
       *[other] { $player } a { $count } colonies (objectif : { $due }).
    }
goal-territories = Un joueur remplit l’objectif « nombre de territoires » avec deux colonies ou plus dans chacun de trois territoires.
    .violated = { $count ->
        [0] { $player } n’a aucun territoire avec deux colonies ou plus ; il en faut { $due }.
        [one] { $player } n’a qu’un territoire avec deux colonies ou plus ; il en faut { $due }.
       *[other] { $player } n’a que { $count } territoires avec deux colonies ou plus ; il en faut { $due }.
    }
    .scored = { $count ->
        [0] { $player } n’a aucun territoire avec deux colonies ou plus (objectif : { $due }).
        [one] { $player } a { $count } territoire avec deux colonies ou plus (objectif : { $due }).
       *[other] { $player } a { $count } territoires avec deux colonies ou plus (objectif : { $due }).
    }
goal-largest = Un joueur remplit l’objectif « territoire majeur » avec quatre colonies dans un même territoire. Un second territoire de ce genre n’ajoute rien.
    .violated = { $count ->
        [0] { $player } n’a de colonie dans aucun territoire ; il en faut { $due } dans un même territoire.
        [one] { $player } n’a qu’une colonie dans son territoire majeur ; il en faut { $due }.
       *[other] { $player } n’a que { $count } colonies dans son territoire majeur ; il en faut { $due }.
    }
    .scored = { $count ->
        [0] { $player } n’a de colonie dans aucun territoire (objectif : { $due } dans un même territoire).
        [one] { $player } a { $count } colonie dans son territoire majeur (objectif : { $due }).
       *[other] { $player } a { $count } colonies dans son territoire majeur (objectif : { $due }).
    }
goal-buildings = Un joueur remplit l’objectif « bâtiments » avec deux bâtiments.
    .violated = { $count ->
        [0] { $player } n’a pas de bâtiment ; il en faut { $due }.
        [one] { $player } n’a qu’un bâtiment ; il en faut { $due }.
       *[other] { $player } n’a que { $count } bâtiments ; il en faut { $due }.
    }
    .scored = { $count ->
        [0] { $player } n’a pas de bâtiment (objectif : { $due }).
        [one] { $player } a { $count } bâtiment (objectif : { $due }).
       *[other] { $player } a { $count } bâtiments (objectif : { $due }).
    }
goal-buildings-three-players = À trois joueurs, le premier bâtiment ne compte ni pour l’objectif « bâtiments » ni pour ses points. Il compte pour tous les autres objectifs.
    .violated = { $count ->
        [0] À trois joueurs, le premier bâtiment ne compte pas, et { $player } n’en a pas d’autre ; il en faut { $due }.
        [one] À trois joueurs, le premier bâtiment ne compte pas, et { $player } n’en a qu’un autre ; il en faut { $due }.
       *[other] À trois joueurs, le premier bâtiment ne compte pas, et { $player } n’en a que { $count } autres ; il en faut { $due }.
    }
    .scored = { $count ->
        [0] À trois joueurs, le premier bâtiment ne compte pas, et { $player } n’en a pas d’autre (objectif : { $due }).
        [one] À trois joueurs, le premier bâtiment ne compte pas, et { $player } en a { $count } autre (objectif : { $due }).
       *[other] À trois joueurs, le premier bâtiment ne compte pas, et { $player } en a { $count } autres (objectif : { $due }).
    }
goal-army = Un joueur remplit l’objectif « armée » avec une armée de force 3.
    .violated = L’armée { $player_of } n’a qu’une force de { $count } ; il faut { $due }.
    .scored = L’armée { $player_of } a une force de { $count } (objectif : { $due }).
final-turn = Après l’annonce de la victoire, chacun des autres joueurs a une phase de construction, dans le sens des aiguilles d’une montre à partir du joueur qui l’a annoncée.
    .violated = Pendant la construction finale, c’est au tour { $turn_player_of }, pas { $player_of }.
final-works = Personne ne réalise de construction publique pendant la construction finale.
    .violated = Pendant la construction finale, personne ne réalise de construction publique.
victory-winner = Le joueur qui a annoncé sa victoire a gagné.
    .violated = { $player } a gagné et a donc le rang { $due }, pas le rang { $rank }.
victory-ranking = Les autres joueurs sont classés selon les objectifs qu’ils ont remplis, ou selon leurs points de victoire. À égalité, ils partagent un rang.
    .violated = { $due ->
        [twice] { $player } ne peut pas avoir deux rangs.
        [first] { $player } ne peut pas avoir aussi le rang 1 : un seul joueur gagne.
        [shared] { $player } ne peut pas avoir le rang { $rank } à côté des autres rangs : là où des joueurs partagent un rang, les rangs suivants restent vides.
        [open] { $player } n’a pas encore le rang { $rank } : la partie n’est pas finie.
       *[other] { $player } a le rang { $due }, pas le rang { $rank }.
    }
claims-players = Chaque joueur, même le joueur principal, peut réclamer la victoire après la répartition des cartes et avant que le joueur principal construise.
    .violated = { $player } réclame deux fois la victoire, mais chacun ne la réclame qu’une fois.
claims-enough = Avec les cartes points de victoire, il faut au moins 6 points de victoire pour gagner. On réclame donc la victoire avec au moins 6 points.
    .violated = { $points ->
        [one] { $player } réclame la victoire avec { $points } point ; il en faut au moins { $due }.
       *[other] { $player } réclame la victoire avec { $points } points ; il en faut au moins { $due }.
    }
claims-priority = Si plusieurs joueurs réclament la victoire, celui qui annonce le plus de points passe en premier. À égalité, c’est le joueur le plus proche du joueur principal, dans le sens des aiguilles d’une montre et en commençant par lui. Qui passe en premier commence la construction finale.
    .violated = { $fault ->
        [foremost] { $player } ne vient pas en premier : les annonces les plus hautes passent avant.
        [none] Personne ne réclame la victoire : c’est donc { $due_player }, le joueur principal, qui construit, pas { $player }.
        [nearer] { $due_player } passe avant { $player } : à égalité, le joueur le plus proche du joueur principal passe en premier.
       *[higher] { $due_player } passe avant { $player } : qui annonce le plus de points passe en premier.
    }
claims-card = Un joueur qui a réclamé la victoire montre sa carte points de victoire.
    .violated = La carte points de victoire { $player_of } a d’autres niveaux pour l’objectif « { $column } ».
claims-proof = Après sa construction finale, le joueur qui a réclamé la victoire l’obtient s’il atteint les points annoncés. Sinon, il l’a réclamée en vain.
    .violated = { $result ->
        [none] { $player } n’a pas de victoire à prouver en ce moment.
        [holds] { $points ->
            [one] { $player } a annoncé { $points } point et, après avoir construit, en a { $count } : la victoire est obtenue.
           *[other] { $player } a annoncé { $points } points et, après avoir construit, en a { $count } : la victoire est obtenue.
        }
       *[void] { $points ->
            [one] { $player } a annoncé { $points } point et, après avoir construit, n’en a que { $count } : la victoire est réclamée en vain.
           *[other] { $player } a annoncé { $points } points et, après avoir construit, n’en a que { $count } : la victoire est réclamée en vain.
        }
    }

## Ce qui se dit et ce qui reste secret à la table
talk-own-proposal = Personne ne discute de sa propre proposition avant de la faire. On ne demande donc ni qui serait d’accord, ni ce que les autres aimeraient mieux.
    .violated = { $fault ->
        [ahead] Avec cette interprétation, on ne discute jamais de sa propre proposition avant de la faire : { $player } ne peut donc pas en parler maintenant.
       *[now] { $player } n’a pas encore fait sa proposition de ce tour et ne peut donc pas en discuter.
    }
talk-wishes = Pendant que d’autres font leurs propositions, personne ne montre quelles cartes il veut ni ne suggère comment répartir les cartes.
    .violated = { $fault ->
        [voting] Le vote porte sur la proposition { $turn_player_of }. Avec cette interprétation, { $player } ne peut pas demander de cartes maintenant.
       *[proposals] C’est à { $turn_player } de faire une proposition. { $player } ne peut donc ni demander de cartes ni suggérer comment les répartir.
    }
talk-vote = Pendant le vote, on peut en discuter et promettre quelque chose pour une voix. Personne ne suggère une autre répartition, car la proposition ne change plus.
    .violated = Les joueurs votent sur une proposition qui ne change plus : { $player } ne peut donc pas suggérer une autre répartition.
talk-joint-work = Avant que le joueur principal annonce une construction en commun, personne n’en discute ni n’en conseille une. Ensuite, on peut discuter de qui donne quelles cartes.
    .violated = { $fault ->
        [ahead] Avec cette interprétation, on ne discute jamais d’une construction en commun avant son annonce : { $player } ne peut donc pas en parler maintenant.
       *[now] Aucune construction en commun n’a encore été annoncée pendant ce tour : { $player } ne peut donc pas en discuter.
    }
talk-grant = Avant que le joueur principal donne une autorisation de construire, personne n’en discute ni n’en demande une. Les accords antérieurs sont permis. En la donnant, le joueur principal peut conseiller quoi construire ou nommer une contrepartie, mais l’autre joueur n’est pas obligé d’obéir.
    .violated = Aucune autorisation de construire n’a encore été donnée pendant ce tour : { $player } ne peut donc ni en discuter ni en demander une.
talk-wait = Avec les cartes points de victoire, chacun peut demander au joueur principal d’attendre avant de construire, le temps que tous calculent s’ils peuvent gagner.
    .violated = { $fault ->
        [no-claims] Cette partie se joue sans cartes points de victoire. Personne ne réclame la victoire avant la construction : le joueur principal n’a donc pas à attendre.
       *[late] La phase de construction a commencé : le joueur principal n’a donc plus à attendre.
    }
secret-hands = Les cartes ressource et ravitaillement en main restent secrètes. Les autres n’en voient que le dos.
secret-face-down = Personne ne regarde les cartes face cachée d’un territoire. Un joueur qui en reçoit une peut la regarder.
secret-victory-card = Un joueur garde sa carte points de victoire secrète, et peut la regarder à tout moment.

## Interprétations
reading-votes-palisade-three-players = À trois joueurs, aux héros de qui une palissade retire-t-elle une voix ?
    .everyone = À ceux de tous les joueurs
    .outsiders = Seulement à ceux des joueurs sans colonie dans ce territoire
reading-deck-reshuffle = Quand la défausse est-elle mélangée pour former un nouveau paquet de ressources ?
    .when-needed = Quand on a besoin de la carte suivante
    .when-last-leaves = Quand la dernière carte du paquet est prise
reading-hero-entry-both-waiting = Un prêtre et un ménestrel du même clan attendent pour le même territoire. Lequel entre ?
    .owner-chooses = Leur joueur choisit
    .first-built-first = Le héros dont le bâtiment a été construit en premier
reading-hero-entry-second-building = Un clan construit une deuxième église alors que son prêtre attend encore, ou une deuxième halle alors que son ménestrel attend encore. Où le héros entre-t-il ?
    .either = Là où il peut entrer en premier
    .first = Seulement près du premier bâtiment
reading-works-tokens = La boîte contient des jetons pour 6 routes, 6 marchés et 6 palissades. Est-ce une limite ?
    .limited = Oui
    .unlimited = Non
reading-proposal-empty = Peut-on faire une proposition pour un territoire sans cartes ?
    .no = Non, car il n’y a rien à répartir
    .yes = Oui
reading-supply-exhausted = Que se passe-t-il si le paquet ravitaillement est vide quand il faut compléter la rangée ?
    .reshuffle = Les cartes ravitaillement dépensées sont mélangées et forment un nouveau paquet
    .shrink = La rangée reste plus courte
reading-toll-cards = Avec quelles cartes peut-on payer le péage d’une palissade ?
    .resource-cards = Seulement avec des cartes ressource
    .any-card = Avec des cartes ressource et des cartes ravitaillement
reading-joint-cards = Les joueurs qui aident à une construction en commun peuvent-ils donner des cartes ravitaillement ?
    .any-card = Oui
    .resource-cards = Non, seulement des cartes ressource
reading-claims-tie = Deux joueurs réclament la victoire avec le même nombre de points, plus de 6. Qui gagne ?
    .nearest = Le plus proche du joueur principal, dans le sens des aiguilles d’une montre et en commençant par lui
    .shared = Les deux
reading-claims-proof = Un joueur a annoncé plus de 6 points. Il en atteint au moins 6, mais pas autant qu’annoncé. Obtient-il la victoire ?
    .announced = Non
    .six = Oui
reading-claims-void = Que se passe-t-il quand un joueur a réclamé la victoire en vain ?
    .next-claimant = Le joueur suivant qui l’a réclamée construit ; s’il n’y en a pas, la partie continue
    .play-goes-on = La partie continue
reading-claims-void-phase = Un joueur a réclamé la victoire en vain, et construit de nouveau ensuite. Dans quelle phase de construction ?
    .continued = La même se poursuit, et les marchés déjà utilisés le restent
    .anew = Une phase toute nouvelle
reading-grant-final-building = À cinq joueurs, avec des autorisations de construire, peut-on en donner une pendant la construction finale ?
    .no = Non
    .yes = Oui, le joueur qui construit le peut
reading-anchor-warrior = Le guerrier accompagne-t-il un village qui lève le camp ?
    .stays = Non
    .goes-along = Oui, mais seulement au premier tour
reading-anchor-target = Où peut aller un village qui lève le camp ?
    .card-left = Dans un territoire moins peuplé de la côte où il reste une carte
    .any-coast = Dans n’importe quel territoire moins peuplé de la côte
reading-keep-hills = Avec un donjon dans les collines, renforcer l’armée coûte 1 grain, 1 minerai et une troisième ressource. Laquelle ?
    .unknown = Celle que montre la carte résumé du jeu
    .ore = Le minerai
reading-talk-ahead = Peut-on discuter de sa propre proposition, ou d’une construction en commun, avant la phase où elle se fait ?
    .allowed = Oui, car les accords antérieurs sont permis
    .forbidden = Non
reading-talk-wish-while-voting = Pendant le vote sur la proposition d’un autre, un joueur peut-il dire quelles cartes il veut ?
    .allowed = Oui, car on peut discuter du vote
    .forbidden = Non
