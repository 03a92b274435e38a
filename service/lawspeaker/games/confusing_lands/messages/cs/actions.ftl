# Confusing Lands in Czech: what players do, in sentences without a full stop. An attribute tells a part of the action.

## Co hráči dělají
told-card = { $card_condition ->
    [absent] kartu
   *[other] kartu { $card_condition }
}
sentence-set-up = Hra se připraví
sentence-deal = { $hands ->
    [absent] Každý hráč dostane dvě karty
   *[other] { $hands }
}
    .hands = { $player } dostane { $dealt_condition ->
        [absent] neznámé karty
       *[other] karty { $dealt_condition_and }
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
    .cards = { $player } předá { told-card }
sentence-replace-card = Druhá karta se nahradí z balíčku{ $discarded ->
    [absent] {""}
   *[other] ; odloží se { $discarded }
}{ $taken ->
    [absent] {""}
   *[other] ; do ruky přijde { $taken }
}
    .discarded = { $card_condition ->
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
}
