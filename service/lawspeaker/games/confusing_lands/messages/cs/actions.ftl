# Confusing Lands in Czech: what players do, in sentences without a full stop. An attribute tells a part of the action.

## Co hráči dělají
told-card = { $card_condition ->
    [absent] { $count ->
        [absent] kartu
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
   *[other] kartu { $card_condition }
}
sentence-set-up = Hra se připraví{ $shared ->
    [absent] {""}
   *[other] ; sdílená podmínka je { $shared }
}
    .shared = { $card_condition ->
        [absent] neznámá
       *[other] { $card_condition }
    }
sentence-deal = { $hands ->
    [absent] Každý hráč dostane dvě karty
   *[other] { $hands }
}
    .hands = { $player_nominative } { $dealt_condition ->
        [absent] { $dealt_number ->
            [0] nedostane žádnou kartu
           *[other] dostane neznámé karty
        }
       *[other] dostane karty { $dealt_condition_and }
    }
sentence-choose = { $player } zvolí { told-card }
sentence-place = { $player } umístí { told-card } do řádku { $row }, sloupce { $column }, nahoře je { $side }{ $rotation ->
    [0] {""}
   *[other] , otočená o { $rotation }°
}{ $under ->
    [yes] , pod ostatní karty
   *[other] {""}
}
sentence-set-aside = { $player } odloží { told-card } stranou
sentence-pass-on = { $cards ->
    [absent] Hráči si předají zbylé karty
   *[other] { $cards }
}
    .cards = { $player_nominative } předá { told-card }
sentence-replace-card = Druhá karta se nahradí z balíčku{ $discarded ->
    [absent] {""}
   *[other] ; odloží se { $discarded }
}{ $taken ->
    [absent] {""}
   *[other] ; do ruky přijde { $taken }
}{ $top ->
    [absent] {""}
   *[other] ; z vrchu balíčku se odloží { $top }
}
    .discarded = { $card_condition ->
        [absent] neznámá karta
       *[other] karta { $card_condition }
    }
    .top = { $card_condition ->
        [absent] neznámá karta
       *[other] karta { $card_condition }
    }
    .taken = { $card_condition ->
        [absent] neznámá karta
       *[other] karta { $card_condition }
    }
sentence-score = Sečtou se body{ $rating ->
    [absent] {""}
   *[other] ; hodnocení: { $rating }
}{ $sheets ->
    [absent] {""}
   *[other] : { $sheets }
}
    .sheets = { $player_nominative }{ $conditions ->
        [absent] {""}
       *[other] , { $conditions }
    }{ $deduction ->
        [absent] {""}
       *[other] , odečteno { $deduction ->
            [one] { $deduction } bod
            [few] { $deduction } body
           *[other] { $deduction } bodů
        }
    }{ $total ->
        [absent] {""}
       *[other] , celkem { $total ->
            [one] { $total } bod
            [few] { $total } body
           *[other] { $total } bodů
        }
    }{ $rank ->
        [absent] {""}
       *[other] , pořadí { $rank }
    }
    .conditions = { $points ->
        [absent] podmínka { $condition }
        [one] { $points } bod za podmínku { $condition }
        [few] { $points } body za podmínku { $condition }
       *[other] { $points } bodů za podmínku { $condition }
    }
