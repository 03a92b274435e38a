# Java in Czech: parts of sentences that several messages share.

## Co říkají jen zprávy
# Zásoby jsou v druhém pádě, jak je potřebuje setup-stocks; `.none` říká, že nejsou žádné.
stock-three_space = dílů krajiny o třech polích
    .none = žádné díly krajiny o třech polích nejsou
stock-two_space = dílů krajiny o dvou polích
    .none = žádné díly krajiny o dvou polích nejsou
stock-rice = dílů se samotným rýžovým políčkem
    .none = žádné díly se samotným rýžovým políčkem nejsou
stock-village = dílů se samotnou vesnicí
    .none = žádné díly se samotnou vesnicí nejsou
stock-water = vodních nádrží
    .none = žádné vodní nádrže nejsou
stock-tokens = akčních žetonů
    .none = žádné akční žetony nejsou
stock-tiles = dílů krajiny na plánu
    .none = na plánu neleží žádné díly krajiny
stock-land = polí s krajinou na plánu
    .none = na plánu není žádné pole s krajinou
stock-palaces = paláců na plánu
    .none = na plánu nestojí žádné paláce
stock-figures = figurek na plánu
    .none = na plánu nestojí žádné figurky
stock-2 = paláců s hodnotou 2
    .none = žádné paláce s hodnotou 2 nejsou
stock-4 = paláců s hodnotou 4
    .none = žádné paláce s hodnotou 4 nejsou
stock-6 = paláců s hodnotou 6
    .none = žádné paláce s hodnotou 6 nejsou
stock-8 = paláců s hodnotou 8
    .none = žádné paláce s hodnotou 8 nejsou
stock-10 = paláců s hodnotou 10
    .none = žádné paláce s hodnotou 10 nejsou

## Co říká stejně víc zpráv
due-points = { $due ->
    [one] { $due } bod
    [few] { $due } body
   *[other] { $due } bodů
}
their-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
other-cost = { $due_action_points ->
    [unknown] { $action_points } AB to stát nemůže.
    [0] Je to zdarma, ne za { $action_points } AB.
   *[other] Stojí to { $due_action_points } AB, ne { $action_points }.
}

these-tiles = { $kind ->
    [three_space] { $count ->
        [one] { $count } díl krajiny o třech polích
        [few] { $count } díly krajiny o třech polích
       *[other] { $count } dílů krajiny o třech polích
    }
    [two_space] { $count ->
        [one] { $count } díl krajiny o dvou polích
        [few] { $count } díly krajiny o dvou polích
       *[other] { $count } dílů krajiny o dvou polích
    }
    [rice] { $count ->
        [one] { $count } díl se samotným rýžovým políčkem
        [few] { $count } díly se samotným rýžovým políčkem
       *[other] { $count } dílů se samotným rýžovým políčkem
    }
    [village] { $count ->
        [one] { $count } díl se samotnou vesnicí
        [few] { $count } díly se samotnou vesnicí
       *[other] { $count } dílů se samotnou vesnicí
    }
   *[water] { $count ->
        [one] { $count } vodní nádrž
        [few] { $count } vodní nádrže
       *[other] { $count } vodních nádrží
    }
}
this-pile = { $pile ->
    [hands] V ruce { $player_genitive }
    [deck] V balíku
   *[discards] Mezi zahranými kartami
}
this-settlement = { $settlement ->
    [city] Město s polem { $space }
   *[village] Vesnice s polem { $space }
}
in-this-settlement = { $settlement ->
    [city] v tomto městě
   *[village] v této vesnici
}
these-spaces = { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
no-right = { $settlement ->
    [city] { $player } nesmí rozšířit palác na poli { $space }
   *[village] { $player } nesmí stavět palác na poli { $space }
}
wrong-deck = { $fault ->
    [elsewhere] Karta „{ $card }“ to být nemůže: všech pět je jinde.
    [not-played] Tato karta „{ $card }“ mezi zahranými není.
    [not-in-deck] Tato karta „{ $card }“ v balíku není.
    [not-shuffled] { $count ->
        [0] Nový balík není z čeho zamíchat.
        [one] Zahrané karty se ještě nemíchají: v balíku zbývá { $count } karta.
        [few] Zahrané karty se ještě nemíchají: v balíku zbývají { $count } karty.
       *[other] Zahrané karty se ještě nemíchají: v balíku zbývá { $count } karet.
    }
   *[count] { $due ->
        [one] Zahraná je { $due } karta a tolik jich má i nový balík, ne { $count }.
        [few] Zahrané jsou { $due } karty a tolik jich má i nový balík, ne { $count }.
       *[other] Zahraných je { $due } karet a tolik jich má i nový balík, ne { $count }.
    }
}
space-of-land = { $space } ({ $letter ->
    [v] vesnice
   *[r] rýže
}{ $height ->
    [unknown] {""}
   *[other] , výška { $height }
})
