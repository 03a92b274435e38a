heights-title = Kdo tu stojí nejvýš?
heights-lead = Jáva: klepněte na patra, ve kterých stojí figurky.
heights-place = Kde figurky stojí?
heights-village = vesnice
heights-city = město
heights-shore = břeh
heights-palace = Hodnota paláce
heights-spaces-village = Počet polí vesnice
heights-spaces-city = Počet polí města
heights-spaces-shore = Počet polí vodní plochy
heights-figures = Figurky, které tu stojí
heights-no-figure = žádná figurka
heights-rank = { $rank }. místo
heights-blamed = tak to být nemůže
heights-add = { $player }: přidat figurku
heights-add-on = { $player }: přidat figurku v patře { $height }
heights-take = { $player }: odebrat figurku v patře { $height }

heights-answer = Odpověď
heights-begin = Zatím tu nikdo nestojí
heights-begin-more = Klepnutím na patro do něj postavíte figurku.
heights-first = { $number ->
        [one] Vede { $leaders }
       *[other] Nerozhodně: { $leaders }
    }
heights-points = { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
heights-gets = { $player }: { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
heights-no-points = Body nezíská nikdo.
heights-ahead = { $other } je níž; rozhoduje { $figure ->
        [1] nejvyšší figurka
       *[other] { $figure }. figurka
    }: patro { $own } proti patru { $theirs }
heights-ahead-more = { $other } je níž; rozhoduje { $figure ->
        [1] jediná figurka
       *[other] { $figure }. figurka
    }: patro { $own } proti žádné
heights-level = nerozhodně, stejně jako { $other }
heights-builds-village = { $largest ->
        [0] { $player } stojí nejvýš, ale palác potřebuje aspoň 2 pole.
        [full] { $player } stojí nejvýš, ale palác potřebuje volné pole a na každém stojí figurka. Má vesnice ještě další pole? Pak ho připočtěte.
        [unknown] Stavět zde smí { $player }.
       *[other] Stavět zde smí { $player }, a to palác nejvýše za { $largest }, pokud ještě nějaký zbývá.
    }
heights-builds-city = { $largest ->
        [0] Palác by směl rozšířit { $player }, ale na vyšší má město málo polí.
        [unknown] Palác smí rozšířit { $player }.
       *[other] Palác smí rozšířit { $player }, a to nejvýše na { $largest }, pokud takový ještě zbývá.
    }
heights-highest-palace = { $player } stojí nejvýš, ale vyšší palác už není.
heights-nobody-builds-village = Stavět zde nesmí nikdo.
heights-nobody-builds-city = Palác nesmí rozšířit nikdo.
heights-missing-spaces-village = Kolik polí má vesnice? Na tom závisí, jak velký smí palác být.
heights-missing-spaces-city = Kolik polí má město? Na tom závisí, jak velký smí palác být.
heights-missing-spaces-shore = Kolik je tam polí vody? Na tom závisí, kolik je za to bodů.
heights-missing-palace = Jakou hodnotu má palác? Na tom závisí, kolik bodů přinese závěrečné bodování.
