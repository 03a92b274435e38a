# Java in Czech: what players do, in sentences without a full stop.

## Co hráči dělají
told-spaces = { $tile_villages ->
    [absent] {""}
   *[other] vesnice na { $tile_villages_and }
}{ $tile_rices ->
    [absent] {""}
   *[other] { $tile_villages ->
        [absent] rýže na { $tile_rices_and }
       *[other] , rýže na { $tile_rices_and }
    }
}
surrounded-water = { $player ->
    [absent] { $points ->
        [absent] voda na poli { $space } je obklopená
        [one] voda na poli { $space } přinese { $points } bod
        [few] voda na poli { $space } přinese { $points } body
       *[other] voda na poli { $space } přinese { $points } bodů
    }
    [none] { $points ->
        [absent] body za vodu na poli { $space } nedostane nikdo
        [0] body za vodu na poli { $space } nedostane nikdo
        [one] { $points } bod za vodu na poli { $space } nedostane nikdo
        [few] { $points } body za vodu na poli { $space } nedostane nikdo
       *[other] { $points } bodů za vodu na poli { $space } nedostane nikdo
    }
   *[other] { $points ->
        [absent] body za vodu na poli { $space } dostane { $player_nominative }
        [one] { $points } bod za vodu na poli { $space } dostane { $player_nominative }
        [few] { $points } body za vodu na poli { $space } dostane { $player_nominative }
       *[other] { $points } bodů za vodu na poli { $space } dostane { $player_nominative }
    }
}
sentence-set-up = Hra se připraví
sentence-use-token = { $player } použije akční žeton
sentence-hold-festival = { $player } uspořádá slavnost u paláce na poli { $palace }; { $cards ->
    [absent] v dražbě nevyloží žádnou kartu
   *[other] v dražbě vyloží: { $cards }
}
sentence-build-palace = { $player } postaví palác s hodnotou { $value } na poli { $space }
sentence-enlarge-palace = { $player } rozšíří palác na poli { $space } na hodnotu { $value }
sentence-draw-card = { $player } si vezme { $from ->
    [face-up] odkrytou kartu
   *[deck] vrchní kartu balíku
}{ $card ->
    [absent] {""}
   *[other] : { $card }
}
sentence-lay-water = { $player } položí vodní nádrž na pole { $space }{ $irrigation ->
    [absent] {""}
   *[other] ; { $irrigation }
}{ $irrigation_nothing ->
    [yes] ; žádná voda není obklopená
   *[absent] {""}
}
    .irrigation = { surrounded-water }
sentence-enter = { $player } nasadí figurku na pole { $to }
sentence-leave = { $player } stáhne figurku z pole { $from }
sentence-move = { $player } přesune figurku z pole { $from } na pole { $to }
sentence-lay-land = { $player } položí { $tile_size ->
    [1] díl o jednom poli
    [2] díl o dvou polích
   *[3] díl o třech polích
}: { told-spaces }{ $irrigation ->
    [absent] {""}
   *[other] ; { $irrigation }
}{ $irrigation_nothing ->
    [yes] ; žádná voda není obklopená
   *[absent] {""}
}
    .irrigation = { surrounded-water }
sentence-bid = { $player } v dražbě { $cards ->
    [absent] nevyloží žádnou kartu
   *[other] vyloží: { $cards }
}
sentence-pass = { $player } pasuje{ $agreed ->
    [yes] , jak se dohodli všichni, kdo mohou ještě přihazovat
   *[other] {""}
}{ $points ->
    [absent] {""}
   *[other] ; { $points }
}{ $points_nothing ->
    [yes] ; body nedostane nikdo
   *[absent] {""}
}
    .points = { $player_nominative } dostane { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
sentence-end-turn = { $player } ukončí tah{ $next_player ->
    [absent] {""}
   *[other] ; další je { $next_player_nominative }
}
sentence-final-scoring = { $player } provede závěrečné bodování{ $cities ->
    [absent] {""}
   *[other] ; { $cities }
}{ $cities_nothing ->
    [yes] ; žádné město nepřinese body
   *[absent] {""}
}{ $points ->
    [absent] {""}
   *[other] ; celkem { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
}{ $winners ->
    [absent] {""}
   *[other] ; vítězství: { $winners_player_nominative_and }
}
    .cities = město s palácem na poli { $space } přinese { $points ->
        [absent] body
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
