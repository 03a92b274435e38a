# Confusing Lands in Czech: what happens, in sentences without a full stop. An attribute describes a part of the event.

event-set-up = Hra je připravena{ $shared ->
    [absent] {""}
   *[other] ; sdílená podmínka je { $shared }
}
    .shared = { $card_condition ->
        [absent] neznámá
       *[other] { $card_condition }
    }
event-dealt = { $hands ->
    [absent] Každý hráč dostane dvě karty
   *[other] { $hands }
}
    .hands = { $player_nominative } dostane { $cards ->
        [absent] neznámé karty
       *[other] { $cards }
    }
    .cards = { told-card }
event-chosen = { $player } zvolí { told-card }
event-placed = { $player } umístí { told-card }{ $row ->
    [absent] {""}
   *[other] {" "}do řádku { $row }, sloupce { $column }
}; nahoře je { $side }{ $rotation ->
    [0] {""}
   *[other] , otočená o { $rotation }°
}
event-card-set-aside = { $player } odloží { told-card } stranou
event-passed-on = { $player } předá { told-card }
event-card-replaced = { $player } odloží { $discarded }; z vrchu balíčku se odloží { $top } a do ruky přijde { $taken }
    .discarded = { told-card }
    .top = { $card_condition ->
        [absent] karta
       *[other] karta { $card_condition }
    }
    .taken = { $card_condition ->
        [absent] karta
       *[other] karta { $card_condition }
    }
event-scored = Sečtou se body{ $players ->
    [absent] {""}
   *[other] : { $players }
}
    .players = { $player_nominative }{ $points ->
        [absent] {""}
        [one] , { $points } bod
        [few] , { $points } body
       *[other] , { $points } bodů
    }{ $rank ->
        [absent] {""}
       *[other] , { $rank }. místo
    }
