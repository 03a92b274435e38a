# Graenaland in Czech: what players do, in sentences without a full stop. An attribute tells a part of the action.

## Části několika vět
told-card = { $symbols_resource_and ->
    [absent] { $resource ->
        [absent] { $count ->
            [absent] kartu s neznámým lícem
           *[other] { resource-unknown.counted }
        }
       *[other] { $resource_accusative }
    }
   *[other] { $count ->
        [absent] kartu
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    } zásob ({ $symbols_resource_and })
}
told-payment = { $payment_resources ->
    [absent] { $payment_number ->
        [0] ; neplatí nic
       *[other] {""}
    }
   *[other] ; platí: { $payment_resources_and }
}{ $payment_supply_resources ->
    [absent] {""}
   *[other] { $payment_supply_number ->
        [one] ; použitá karta zásob: { $payment_supply_resources }
       *[other] ; použité karty zásob: { $payment_supply_resources }
    }
}{ $payment_market ->
    [absent] {""}
   *[other] ; použité tržiště: { $payment_market_and }
}{ $payment_from_player ->
    [absent] {""}
   *[other] ; pomáhá: { $payment_from_player_and }
}
told-discards = { $set_aside ->
    [absent] {""}
    [0] {""}
    [one] ; jedna karta zbude a odloží se
    [few] ; { $set_aside } karty zbudou a odloží se
   *[other] ; { $set_aside } karet zbude a odloží se
}

## Co hráči dělají
sentence-set-up = Hra se připraví{ $first_player ->
    [absent] {""}
   *[other] ; začíná { $first_player }
}{ $hands ->
    [absent] {""}
   *[other] ; { $hands }
}
    .hands = { $player } { $cards ->
        [absent] si nevezme žádnou kartu
       *[other] si vezme { $cards }
    }
    .cards = { told-card }
sentence-place-settlement = { $player } umístí osadu { $warrior ->
    [yes] a bojovníka na území
   *[other] na území
} { $territory }{ $card ->
    [absent] {""}
   *[other] {" "}a vezme si { $card }
}{ told-discards }
    .card = { told-card }
sentence-weigh-anchor = { $player } zvedne kotvu a přemístí osadu na území { $territory }{ $card ->
    [absent] {""}
   *[other] {" "}a vezme si { $card }
}{ $warrior ->
    [absent] {""}
   *[other] ; bojovník pak stojí na území { $warrior }
}{ told-discards }
    .card = { told-card }
sentence-hold-anchor = { $player } nezvedne kotvu{ told-discards }
sentence-keep-victory-card = { $player } si nechá jednu kartu vítězných bodů{ $card ->
    [absent] {""}
   *[other] : { $card }
}
    .card = { $column } { $levels_and }
sentence-produce = { $draws_number ->
    [0] Území neprodukují nic
   *[other] Území produkují suroviny
}{ $draws ->
    [absent] {""}
   *[other] : { $draws }
}{ $reshuffles ->
    [absent] {""}
   *[other] ; { $reshuffles }
}
    .draws = { $territory } dostane { $resource ->
        [absent] kartu s neznámým lícem
       *[other] { $resource_accusative }
    } ({ $source }){ $placed ->
        [absent] {""}
        [face-up] , lícem nahoru
        [face-down] , lícem dolů
       *[discarded] , karta se odloží
    }
    .reshuffles = balíček { $deck_genitive } se znovu zamíchá{ $cards ->
        [absent] {""}
       *[other] : { $cards }
    }
    .cards = { $symbols_resource_and ->
        [absent] { $resource ->
            [absent] karta s neznámým lícem
           *[other] { $resource }
        }
       *[other] { $symbols_resource_and }
    }
sentence-move = { $orders ->
    [absent] Nikdo neukáže žádný pohyb
   *[other] { $orders }
}{ $entries ->
    [absent] {""}
   *[other] ; { $entries }
}
    .orders = { $direction ->
        [stay] { $player } zůstane stát
        [undecided] { $player } se ještě nerozhodl
       *[other] { $hero ->
            [absent] { $player } se vydá
           *[other] { $player } pošle { $hero_accusative }
        } { $direction_to }{ $steps ->
            [absent] {""}
            [one] {" "}o { $steps } území
            [few] {" "}o { $steps } území
           *[other] {" "}o { $steps } území
        }
    }{ $ends ->
        [absent] {""}
       *[other] {" "}({ $ends })
    }
    .ends = { $hero } pak stojí na území { $territory }
    .entries = { $player } nechá { $hero_accusative } vstoupit na území { $territory }
sentence-propose = { $player } rozdělí karty z území { $territory }: { $shares ->
    [absent] nikdo nedostane nic
   *[other] { $shares }
}
    .shares = { $player } { $own ->
        [yes] si nechá
       *[other] dostane
    } { $face_up_resource ->
        [absent] { $face_down ->
            [0] nula karet
            [one] kartu lícem dolů
            [few] { $face_down } karty lícem dolů
           *[other] { $face_down } karet lícem dolů
        }
       *[other] { $face_down ->
            [0] { $face_up_resource_accusative_and }
            [one] { $face_up_resource_accusative } a kartu lícem dolů
            [few] { $face_up_resource_accusative } a { $face_down } karty lícem dolů
           *[other] { $face_up_resource_accusative } a { $face_down } karet lícem dolů
        }
    }
sentence-pass = { $player } se vzdá návrhu
sentence-vote = { $ballots_for_player ->
    [absent] { $ballots_against_player ->
        [absent] Hráči hlasují
       *[other] Proti návrhu: { $ballots_against_player_and }
    }
   *[other] Pro návrh: { $ballots_for_player_and }{ $ballots_against_player ->
        [absent] {""}
       *[other] ; proti: { $ballots_against_player_and }
    }
}{ $accepted ->
    [absent] {""}
    [yes] ; návrh je schválen
   *[no] ; návrh není schválen
}{ $counted ->
    [absent] {""}
   *[other] ; { $counted }
}
    .counted = { $player } má { $votes ->
        [one] { $votes } hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    }{ $source ->
        [absent] {""}
        [warrior] {" "}({ hero-warrior })
        [priest] {" "}({ hero-priest })
        [skald] {" "}({ hero-skald })
       *[settlements] {" "}({ member-settlements })
    }
sentence-claim-victory = { $claims ->
    [absent] Nikdo neohlásí nárok na vítězství
   *[other] { $claims }
}{ $first_player ->
    [absent] {""}
   *[other] ; první staví { $first_player }
}
    .claims = { $player } ohlásí nárok na vítězství: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
sentence-take-supply = { $player } si vezme { $card }
    .card = { $symbols_resource_and ->
        [absent] kartu zásob z řady
       *[other] z řady kartu zásob ({ $symbols_resource_and })
    }
sentence-build-village = { $player } postaví osadu na území { $territory }{ told-payment }{ $tolls ->
    [absent] {""}
   *[other] ; poplatek za palisádu: { $tolls }
}
    .tolls = { $player } dostane { $card }
    .card = { told-card }
sentence-build-building = { $player } postaví { $kind_accusative } na území { $territory }{ told-payment }{ $hero ->
    [absent] {""}
    [enters] ; hrdina vstoupí do hry
    [waits] ; hrdina čeká na vstup do hry
    [moves] ; hrdina se tam přesune
   *[stays] ; hrdina zůstane, kde je
}
sentence-raise-army = { $player } zvýší sílu vojska{ $strength ->
    [absent] {""}
   *[other] {" "}na { $strength }
}{ told-payment }
sentence-build-work = { $player } postaví { $work_accusative } na území { $territory }{ told-payment }
sentence-offer-work = { $player } oznámí společnou stavbu na území { $territory }: { $work }
sentence-grant-build = { $player } povolí jednu stavbu { $to_player_dative }
sentence-announce-victory = { $player } oznámí vítězství{ $goals_column ->
    [absent] { $goals_number ->
        [0] ; splněné cíle: žádné
       *[other] {""}
    }
   *[other] ; splněné cíle: { $goals_column_and }
}
sentence-end-round = { $player } ukončí kolo{ $next_player ->
    [absent] {""}
   *[other] ; příští hlavní hráč je { $next_player }
}{ $revealed ->
    [absent] {""}
   *[other] ; otočí se { $revealed }
}{ $shuffled ->
    [absent] {""}
   *[other] ; karty zásob se zamíchají: { $shuffled }
}
    .shuffled = { $symbols_resource_and ->
        [absent] karta s neznámým lícem
       *[other] { $symbols_resource_and }
    }
    .revealed = { $symbols_resource_and ->
        [absent] karta zásob
       *[other] karta zásob ({ $symbols_resource_and })
    }
sentence-end-building = { $player } ukončí závěrečné stavění{ $holds ->
    [absent] {""}
    [yes] ; nárok na vítězství platí
   *[no] ; nárok na vítězství propadá
}{ $ranking ->
    [absent] {""}
   *[other] ; pořadí: { $ranking }
}{ $reveals ->
    [absent] {""}
   *[other] ; ukázaná karta vítězných bodů: { $reveals }
}
    .ranking = { $player } na { $rank }. místě
    .reveals = { $column } { $levels_and }
sentence-say = { $player } { $about ->
    [own-proposal] mluví o vlastním návrhu
    [division] radí, jak rozdělit karty
    [wish] říká, které karty chce
    [vote] mluví o hlasování
    [joint-work] mluví o tom, jakou společnou stavbu oznámit
    [help] mluví o tom, kdo dá karty na společnou stavbu
    [grant] mluví o tom, komu povolit stavbu
   *[wait] žádá hlavního hráče, aby se stavbou počkal
}
