# Graenaland in French: what happens, in sentences without a full stop. An attribute describes a part of the event.

event-set-up = La partie est mise en place{ $players ->
    [absent] {""}
   *[other] {" "}pour { $players_and }
}
event-started = { $player } commence{ $settlements ->
    [absent] {""}
   *[other] {" "}avec des villages dans { $settlements_and }
}{ $warrior ->
    [absent] {""}
   *[other] {" "}et le guerrier dans { $warrior }
}
event-settled = { $player } pose un village dans le territoire { $territory }{ $card ->
    [absent] {""}
   *[other] {" "}et prend { $card }
}
    .card = { told-card }
event-anchor-weighed = { $player } déplace un village{ $from ->
    [absent] {""}
   *[other] {" "}du territoire { $from }
} au territoire { $to }{ $card ->
    [absent] {""}
   *[other] {" "}et prend { $card }
}
    .card = { told-card }
event-anchor-held = { $player } ne lève pas le camp
event-cards-set-aside = { $count ->
    [absent] Les cartes restantes sont défaussées
    [one] Une carte reste et est défaussée
   *[other] { $count } cartes restent et sont défaussées
}
event-victory-card-kept = { $player } garde une carte points de victoire
event-card-drawn = Le territoire { $territory } reçoit { $card } ({ $source }){ $placed ->
    [absent] {""}
    [face-up] , face visible
    [face-down] , face cachée
   *[discarded] , qui est défaussée
}
    .card = { told-card }
event-hero-moved = { $player } déplace son { $hero }{ $from ->
    [absent] {""}
   *[other] {" "}du territoire { $from }
} au territoire { $to }
event-hero-stayed = Le { $hero } { $player_of } reste dans le territoire { $territory } : { $rule }
event-heroes-swapped = { $player } déplace son { $hero } du territoire { $from } au territoire { $to }, d’où part le { $other_hero }
event-hero-entered = { $player } fait entrer son { $hero } dans le territoire { $territory }
event-hero-waits = Le { $hero } { $player_of } attend d’entrer dans le territoire { $territory }
event-proposal-made = { $player } propose une répartition des cartes du territoire { $territory }
event-passed = { $player } ne fait pas de proposition
event-proposal-decided = La proposition est { $accepted ->
    [yes] adoptée
   *[no] rejetée
}{ $for ->
    [absent] {""}
   *[other] {" "}avec { $for ->
        [one] { $for } voix
       *[other] { $for } voix
    }{ $total ->
        [absent] {""}
       *[other] {" "}sur { $total }
    }
}
event-cards-given = { $player } { $cards ->
    [absent] ne reçoit aucune carte
   *[other] reçoit { $cards }
} du territoire { $territory }
    .cards = { told-card }
event-victory-claimed = { $player ->
    [absent] Un joueur
   *[other] { $player }
} réclame la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-victory-not-claimed = Personne ne réclame la victoire
event-supply-taken = { $player } prend { $card }
    .card = { $symbols_resource_and ->
        [absent] une carte ravitaillement
       *[other] la carte ravitaillement ({ $symbols_resource_and })
    }
event-cards-paid = { $player } { $cards ->
    [absent] ne paie rien
   *[other] paie : { $cards }
}
    .cards = { $symbols_resource_and ->
        [absent] { $resource ->
            [absent] { $count ->
                [absent] carte inconnue
               *[other] { resource-unknown.counted }
            }
           *[other] { $resource }
        }
       *[other] { $count ->
            [absent] carte
            [one] { $count } carte
           *[other] { $count } cartes
        } ravitaillement ({ $symbols_resource_and })
    }
event-market-used = { $player } utilise le marché du territoire { $territory }
event-toll-paid = { $player } paie un péage : { $to_player } reçoit { $card }
    .card = { told-card }
event-village-built = { $player } construit un village dans le territoire { $territory }
event-building-built = { $player } construit { $kind_indefinite } dans le territoire { $territory }
event-army-raised = { $player } renforce son armée{ $strength ->
    [absent] {""}
   *[other] {" "}jusqu’à { $strength }
}
event-work-announced = { $player } annonce la construction en commun d’{ $work_indefinite } dans le territoire { $territory }
event-work-built = { $player } construit { $work_indefinite } dans le territoire { $territory }
event-grant-given = { $player } laisse { $to_player } construire une fois
event-ship-marker-passed = { $player ->
    [absent] Le marqueur navire change de joueur
   *[other] { $player } reçoit le marqueur navire
}
event-supply-row-filled = La rangée de cartes ravitaillement est complétée{ $cards ->
    [absent] {""}
   *[other]  : { $cards }
}
    .cards = { $symbols_resource_and ->
        [absent] une carte ravitaillement
       *[other] la carte ravitaillement ({ $symbols_resource_and })
    }
event-victory-announced = { $player } annonce sa victoire
event-building-ended = { $player } termine la construction finale
event-claim-held = La victoire réclamée par { $player } est valable{ $points ->
    [absent] {""}
    [one] {" "}avec { $points } point
   *[other] {" "}avec { $points } points
}{ $may_share_player_and ->
    [absent] {""}
   *[other]  ; peuvent partager la victoire : { $may_share_player_and }
}
event-claim-void = La victoire réclamée par { $player } n’est pas valable{ $next_player ->
    [absent] {""}
   *[other]  ; c’est ensuite à { $next_player }
}
event-game-ended = La partie est finie ; classement : { $ranking }
    .ranking = { $player } au rang { $rank }
event-said = { $player } { $about ->
    [own-proposal] parle de sa propre proposition
    [division] suggère comment répartir les cartes
    [wish] dit quelles cartes lui plairaient
    [vote] parle du vote
    [joint-work] parle de la construction en commun à annoncer
    [help] parle de qui donne des cartes pour une construction en commun
    [grant] parle de l’autorisation de construire
   *[wait] demande au joueur principal d’attendre avant de construire
}
