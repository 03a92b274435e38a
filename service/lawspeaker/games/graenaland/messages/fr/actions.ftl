# Graenaland in French: what players do, in sentences without a full stop. An attribute tells a part of the action.

## Parties de plusieurs phrases
told-card = { $symbols_resource_and ->
    [absent] { $resource ->
        [absent] { $count ->
            [absent] une carte inconnue
           *[other] { resource-unknown.counted }
        }
       *[other] { $resource_some }
    }
   *[other] { $count ->
        [absent] une carte
        [one] { $count } carte
       *[other] { $count } cartes
    } ravitaillement ({ $symbols_resource_and })
}
told-payment = { $payment_resources ->
    [absent] { $payment_number ->
        [0] , sans rien payer
       *[other] {""}
    }
   *[other] , pour { $payment_resources_and }
}{ $payment_supply_resources ->
    [absent] {""}
   *[other] { $payment_supply_number ->
        [one] , avec une carte ravitaillement ({ $payment_supply_resources })
       *[other] , avec { $payment_supply_number } cartes ravitaillement ({ $payment_supply_resources })
    }
}{ $payment_market ->
    [absent] {""}
   *[other] , grâce au marché du territoire { $payment_market_and }
}{ $payment_from_player ->
    [absent] {""}
   *[other] , avec des cartes données par { $payment_from_player_and }
}
told-discards = { $set_aside ->
    [absent] {""}
    [0] {""}
    [one]  ; une carte reste et est défaussée
   *[other]  ; { $set_aside } cartes restent et sont défaussées
}

## Ce que font les joueurs
sentence-set-up = La partie est mise en place{ $first_player ->
    [absent] {""}
   *[other]  ; { $first_player } commence
}{ $hands ->
    [absent] {""}
   *[other]  ; { $hands }
}
    .hands = { $player } { $cards ->
        [absent] ne pioche aucune carte
       *[other] pioche { $cards }
    }
    .cards = { told-card }
sentence-place-settlement = { $player } pose un village { $warrior ->
    [yes] et le guerrier dans le territoire
   *[other] dans le territoire
} { $territory }{ $card ->
    [absent] {""}
   *[other] {" "}et prend { $card }
}{ told-discards }
    .card = { told-card }
sentence-weigh-anchor = { $player } lève le camp et déplace un village dans le territoire { $territory }{ $card ->
    [absent] {""}
   *[other] {" "}et prend { $card }
}{ $warrior ->
    [absent] {""}
   *[other]  ; le guerrier est ensuite dans le territoire { $warrior }
}{ told-discards }
    .card = { told-card }
sentence-hold-anchor = { $player } ne lève pas le camp{ told-discards }
sentence-keep-victory-card = { $player } garde une carte points de victoire{ $card ->
    [absent] {""}
   *[other]  : { $card }
}
    .card = { $column } { $levels_and }
sentence-produce = { $draws_number ->
    [0] Les territoires ne produisent rien
   *[other] Les territoires produisent
}{ $draws ->
    [absent] {""}
   *[other]  : { $draws }
}{ $reshuffles ->
    [absent] {""}
   *[other]  ; { $reshuffles }
}
    .draws = le territoire { $territory } reçoit { $resource ->
        [absent] une carte inconnue
       *[other] { $resource_some }
    } ({ $source }){ $placed ->
        [absent] {""}
        [face-up] , face visible
        [face-down] , face cachée
       *[discarded] , carte défaussée
    }
    .reshuffles = le paquet { $deck_genitive } est mélangé à nouveau{ $cards ->
        [absent] {""}
       *[other]  : { $cards }
    }
    .cards = { $symbols_resource_and ->
        [absent] { $resource ->
            [absent] une carte inconnue
           *[other] { $resource }
        }
       *[other] { $symbols_resource_and }
    }
sentence-move = { $orders ->
    [absent] Personne ne révèle de déplacement
   *[other] { $orders }
}{ $entries ->
    [absent] {""}
   *[other]  ; { $entries }
}
    .orders = { $direction ->
        [stay] { $player } reste sur place
        [undecided] { $player } n’a pas encore choisi
       *[other] { $hero ->
            [absent] { $player } part
           *[other] { $player } envoie son { $hero }
        } { $direction_towards }{ $steps ->
            [absent] {""}
            [one] , de { $steps } territoire
           *[other] , de { $steps } territoires
        }
    }{ $ends ->
        [absent] {""}
       *[other] {" "}({ $ends })
    }
    .ends = { $hero } ensuite dans le territoire { $territory }
    .entries = { $player } fait entrer son { $hero } dans le territoire { $territory }
sentence-propose = { $player } répartit les cartes du territoire { $territory } : { $shares ->
    [absent] personne ne reçoit de carte
   *[other] { $shares }
}
    .shares = { $player } { $own ->
        [yes] garde
       *[other] reçoit
    } { $face_up_resource ->
        [absent] { $face_down ->
            [0] zéro carte
            [one] une carte face cachée
           *[other] { $face_down } cartes face cachée
        }
       *[other] { $face_down ->
            [0] { $face_up_resource_some_and }
            [one] { $face_up_resource_some } et une carte face cachée
           *[other] { $face_up_resource_some } et { $face_down } cartes face cachée
        }
    }
sentence-pass = { $player } ne fait pas de proposition
sentence-vote = { $ballots_for_player ->
    [absent] { $ballots_against_player ->
        [absent] Les joueurs votent
       *[other] { $ballots_against_player_and } { $ballots_against_count ->
            [one] vote
           *[other] votent
        } contre la proposition
    }
   *[other] { $ballots_for_player_and } { $ballots_for_count ->
        [one] vote
       *[other] votent
    } pour la proposition{ $ballots_against_player ->
        [absent] {""}
       *[other] , { $ballots_against_player_and } contre
    }
}{ $accepted ->
    [absent] {""}
    [yes]  ; elle est adoptée
   *[no]  ; elle est rejetée
}{ $counted ->
    [absent] {""}
   *[other]  ; { $counted }
}
    .counted = { $player } a { $votes ->
        [one] { $votes } voix
       *[other] { $votes } voix
    }{ $source ->
        [absent] {""}
        [warrior] {" "}({ hero-warrior })
        [priest] {" "}({ hero-priest })
        [skald] {" "}({ hero-skald })
       *[settlements] {" "}({ member-settlements })
    }
sentence-claim-victory = { $claims ->
    [absent] Personne ne réclame la victoire
   *[other] { $claims }
}{ $first_player ->
    [absent] {""}
   *[other]  ; { $first_player } construit en premier
}
    .claims = { $player } réclame la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sentence-take-supply = { $player } prend { $card } de la rangée
    .card = { $symbols_resource_and ->
        [absent] une carte ravitaillement
       *[other] la carte ravitaillement ({ $symbols_resource_and })
    }
sentence-build-village = { $player } construit un village dans le territoire { $territory }{ told-payment }{ $tolls ->
    [absent] {""}
   *[other]  ; péage : { $tolls }
}
    .tolls = { $player } reçoit { $card }
    .card = { told-card }
sentence-build-building = { $player } construit { $kind_indefinite } dans le territoire { $territory }{ told-payment }{ $hero ->
    [absent] {""}
    [enters]  ; le héros entre en jeu
    [waits]  ; le héros attend d’entrer
    [moves]  ; le héros s’y déplace
   *[stays]  ; le héros reste
}
sentence-raise-army = { $player } renforce son armée{ $strength ->
    [absent] {""}
   *[other] {" "}jusqu’à { $strength }
}{ told-payment }
sentence-build-work = { $player } construit { $work_indefinite } dans le territoire { $territory }{ told-payment }
sentence-offer-work = { $player } annonce la construction en commun d’{ $work_indefinite } dans le territoire { $territory }
sentence-grant-build = { $player } laisse { $to_player } construire une fois
sentence-announce-victory = { $player } annonce sa victoire{ $goals_column ->
    [absent] { $goals_number ->
        [0]  ; aucun objectif n’est atteint
       *[other] {""}
    }
   *[other]  ; objectifs atteints : { $goals_column_and }
}
sentence-end-round = { $player } met fin au tour{ $next_player ->
    [absent] {""}
   *[other]  ; { $next_player } devient joueur principal
}{ $revealed ->
    [absent] {""}
   *[other]  ; on retourne { $revealed }
}{ $shuffled ->
    [absent] {""}
   *[other]  ; les cartes ravitaillement sont mélangées : { $shuffled }
}
    .shuffled = { $symbols_resource_and ->
        [absent] une carte inconnue
       *[other] { $symbols_resource_and }
    }
    .revealed = { told-card }
sentence-end-building = { $player } termine la construction finale{ $holds ->
    [absent] {""}
    [yes]  ; la victoire réclamée est valable
   *[no]  ; la victoire réclamée n’est pas valable
}{ $ranking ->
    [absent] {""}
   *[other]  ; classement : { $ranking }
}{ $reveals ->
    [absent] {""}
   *[other]  ; carte points de victoire montrée : { $reveals }
}
    .ranking = { $player } au rang { $rank }
    .reveals = { $column } { $levels_and }
sentence-say = { $player } { $about ->
    [own-proposal] parle de sa propre proposition
    [division] suggère comment répartir les cartes
    [wish] dit quelles cartes lui plairaient
    [vote] parle du vote
    [joint-work] parle de la construction en commun à annoncer
    [help] parle de qui donne des cartes pour une construction en commun
    [grant] parle de l’autorisation de construire
   *[wait] demande au joueur principal d’attendre avant de construire
}
