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
sentence-set-up = Hra se připraví
sentence-use-token = { $player } použije akční žeton
sentence-hold-festival = { $player } uspořádá slavnost u paláce na poli { $palace }; v dražbě vyloží: { $cards ->
    [absent] žádnou kartu
   *[other] { $cards_and }
}
sentence-build-palace = { $player } postaví palác { $value } na poli { $space }
sentence-enlarge-palace = { $player } rozšíří palác na poli { $space } na { $value }
sentence-draw-card = { $player } si vezme { $from ->
    [face-up] odkrytou kartu
   *[deck] horní kartu balíčku
}{ $card ->
    [absent] {""}
   *[other] : { $card }
}
sentence-lay-water = { $player } položí vodní nádrž na pole { $space }
sentence-enter = { $player } nasadí figurku na pole { $to }
sentence-leave = { $player } stáhne figurku z pole { $from }
sentence-move = { $player } přesune figurku z pole { $from } na pole { $to }
sentence-lay-land = { $player } položí { $tile_size ->
    [1] díl o jednom poli
    [2] díl o dvou polích
   *[3] díl o třech polích
}: { told-spaces }
sentence-bid = { $player } v dražbě vyloží: { $cards ->
    [absent] žádnou kartu
   *[other] { $cards_and }
}
sentence-pass = { $player } pasuje
sentence-end-turn = { $player } ukončí tah{ $next_player ->
    [absent] {""}
   *[other] ; další je { $next_player_nominative }
}
sentence-final-scoring = { $player } provede závěrečné bodování
