# Graenaland in Czech: what happens, in sentences without a full stop. An attribute describes a part of the event.

a-supply-card = { $symbols_resource_and ->
    [absent] karta zásob
   *[other] karta zásob ({ $symbols_resource_and })
}
event-set-up = Hra je připravena{ $players ->
    [absent] {""}
   *[other] ; hrají { $players_and }
}
event-started = { $player } začíná{ $settlements ->
    [absent] {""}
   *[other] {" "}s osadami na územích { $settlements_and }
}{ $warrior ->
    [absent] {""}
   *[other] ; bojovník stojí na území { $warrior }
}
event-settled = { $player } umístí osadu na území { $territory }{ $card ->
    [absent] {""}
   *[other] {" "}a vezme si { $card }
}
    .card = { told-card }
event-anchor-weighed = { $player } přemístí osadu{ $from ->
    [absent] {""}
   *[other] {" "}z území { $from }
} na území { $to }{ $card ->
    [absent] {""}
   *[other] {" "}a vezme si { $card }
}
    .card = { told-card }
event-anchor-held = { $player } nezvedne kotvu
event-cards-set-aside = { $count ->
    [absent] Zbylé karty se odloží
    [one] Jedna karta zbude a odloží se
    [few] { $count } karty zbudou a odloží se
   *[other] { $count } karet zbude a odloží se
}
event-victory-card-kept = { $player } si nechá jednu kartu vítězných bodů
event-card-drawn = { $territory } dostane { $card } ({ $source }){ $placed ->
    [absent] {""}
    [face-up] , lícem nahoru
    [face-down] , lícem dolů
   *[discarded] , karta se odloží
}
    .card = { told-card }
event-hero-moved = { $hero } { $player_genitive } přejde{ $from ->
    [absent] {""}
   *[other] {" "}z území { $from }
} na území { $to }
event-hero-stayed = { $hero } { $player_genitive } zůstane na území { $territory }: { $rule }
event-heroes-swapped = { $hero } { $player_genitive } přejde z území { $from } na území { $to }; místo si s ním vymění { $other_hero }
event-hero-entered = { $hero } { $player_genitive } vstoupí na území { $territory }
event-hero-waits = { $hero } { $player_genitive } čeká, až bude moci vstoupit na území { $territory }
event-proposal-made = { $player } navrhne, jak rozdělit karty z území { $territory }
event-passed = { $player } se vzdá návrhu
event-proposal-decided = Návrh { $accepted ->
    [yes] je schválen
   *[no] není schválen
}{ $for ->
    [absent] {""}
   *[other] ; hlasů pro: { $for }{ $total ->
        [absent] {""}
       *[other] {" "}z { $total }
    }
}
event-cards-given = { $player } { $cards ->
    [absent] nedostane žádnou kartu
   *[other] dostane { $cards }
} z území { $territory }
    .cards = { told-card }
event-victory-claimed = { $player ->
    [absent] Někdo
   *[other] { $player }
} ohlásí nárok na vítězství: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
event-victory-not-claimed = Nikdo neohlásí nárok na vítězství
event-supply-taken = { $player } si vezme { $card }
    .card = { $symbols_resource_and ->
        [absent] kartu zásob
       *[other] kartu zásob ({ $symbols_resource_and })
    }
event-cards-paid = { $player } { $cards ->
    [absent] neplatí nic
   *[other] platí: { $cards }
}
    .cards = { $symbols_resource_and ->
        [absent] { $resource ->
            [absent] { $count ->
                [absent] { resource-unknown }
               *[other] { resource-unknown.counted }
            }
           *[other] { $resource }
        }
       *[other] { $count ->
            [absent] karta
            [one] { $count } karta
            [few] { $count } karty
           *[other] { $count } karet
        } zásob ({ $symbols_resource_and })
    }
event-market-used = { $player } použije tržiště na území { $territory }
event-toll-paid = { $player } zaplatí poplatek; { $to_player } dostane { $card }
    .card = { told-card }
event-village-built = { $player } postaví osadu na území { $territory }
event-building-built = { $player } postaví { $kind_accusative } na území { $territory }
event-army-raised = { $player } zvýší sílu vojska{ $strength ->
    [absent] {""}
   *[other] {" "}na { $strength }
}
event-work-announced = { $player } oznámí společnou stavbu na území { $territory }: { $work }
event-work-built = { $player } postaví { $work_accusative } na území { $territory }
event-grant-given = { $player } povolí jednu stavbu { $to_player_dative }
event-ship-marker-passed = { $player ->
    [absent] Žeton lodi se předá dál
   *[other] { $player } dostane žeton lodi
}
event-supply-row-filled = Řada karet zásob se doplní{ $cards ->
    [absent] {""}
   *[other] : { $cards }
}
    .cards = { a-supply-card }
event-victory-announced = { $player } oznámí vítězství
event-building-ended = { $player } ukončí závěrečné stavění
event-claim-held = { $player } má platný nárok na vítězství{ $points ->
    [absent] {""}
    [one] : { $points } bod
    [few] : { $points } body
   *[other] : { $points } bodů
}{ $may_share_player_and ->
    [absent] {""}
   *[other] ; o vítězství se mohou dělit: { $may_share_player_and }
}
event-claim-void = { $player } ztrácí nárok na vítězství{ $next_player ->
    [absent] {""}
   *[other] ; na řadě je { $next_player }
}
event-game-ended = Hra končí; pořadí: { $ranking }
    .ranking = { $player } na { $rank }. místě
event-said = { $player } { $about ->
    [own-proposal] mluví o vlastním návrhu
    [division] radí, jak rozdělit karty
    [wish] říká, které karty chce
    [vote] mluví o hlasování
    [joint-work] mluví o tom, jakou společnou stavbu oznámit
    [help] mluví o tom, kdo dá karty na společnou stavbu
    [grant] mluví o tom, komu povolit stavbu
   *[wait] žádá hlavního hráče, aby se stavbou počkal
}
