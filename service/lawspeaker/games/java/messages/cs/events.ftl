# Java in Czech: what happens, in sentences without a full stop. An attribute describes a part of the event.

for-action-points = { $action_points ->
    [absent] {""}
    [0] {" "}zdarma
    [one] {" "}za { $action_points } akční bod
    [few] {" "}za { $action_points } akční body
   *[other] {" "}za { $action_points } akčních bodů
}
event-set-up = Hra je připravena{ $players ->
    [absent] {""}
   *[other] ; hrají { $players_nominative_and }
}
event-token-used = { $player } použije akční žeton
event-festival-opened = { $player } zahájí dražbu o slavnost u paláce na poli { $palace }
event-bid-laid = { $player } v dražbě { $cards ->
    [absent] nevyloží žádnou kartu
   *[other] vyloží: { $cards }
}
event-passed = { $player } pasuje
event-festival-held = Slavnost skončí{ $players ->
    [absent] {""}
   *[other] ; vítězí { $players_nominative_and }
}{ $points ->
    [absent] {""}
   *[other] ; { $points }
}
    .points = { $player_nominative } dostane { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
event-palace-built = { $player } postaví palác s hodnotou { $value } na poli { $space }{ for-action-points } a dostane { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
event-palace-enlarged = { $player } rozšíří palác na poli { $space } na hodnotu { $value }{ for-action-points } a dostane { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
event-card-drawn = { $player } si vezme { $from ->
    [face-up] odkrytou kartu
   *[deck] vrchní kartu balíku
}{ $card ->
    [absent] {""}
   *[other] : { $card }
}
event-card-revealed = Odkryje se nová karta{ $card ->
    [absent] {""}
   *[other] : { $card }
}
event-water-laid = { $player } položí vodní nádrž na pole { $space }{ for-action-points }
event-irrigated = Voda je obklopená ({ $spaces_and }){ $points ->
    [absent] {""}
   *[other] ; { $player ->
        [none] nikdo nedostane
       *[other] { $player_nominative } dostane
    } { $points ->
        [0] body
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
}
event-entered = { $player } nasadí figurku na pole { $to }{ for-action-points }
event-left = { $player } stáhne figurku z pole { $from }{ for-action-points }
event-moved = { $player } přesune figurku z pole { $from } na pole { $to }{ for-action-points }
event-land-laid = { $player } položí díl krajiny{ $level ->
    [absent] {""}
   *[other] {" "}v { $level }. patře
}{ for-action-points }
event-turn-ended = { $player } ukončí tah{ $next_player ->
    [absent] {""}
   *[other] ; další je { $next_player_nominative }
}
event-final-scored = { $player } provede závěrečné bodování{ $points ->
    [absent] {""}
    [one] {" "}a dostane { $points } bod
    [few] {" "}a dostane { $points } body
   *[other] {" "}a dostane { $points } bodů
}
event-game-ended = Hra končí{ $winners_player_and ->
    [absent] {""}
   *[other] ; vítězství: { $winners_player_nominative_and }
}
