# Graenaland in Czech: parts of sentences that several messages share.

## Co říkají jen zprávy
resource-unknown = karta s neznámým lícem
    .accusative = neznámou surovinu
    .genitive = neznámé suroviny
    .counted = { $count ->
        [one] { $count } karta s neznámým lícem
        [few] { $count } karty s neznámým lícem
       *[other] { $count } karet s neznámým lícem
    }
resource-any = libovolné suroviny
    .counted = { $count ->
        [one] { $count } surovina
        [few] { $count } suroviny
       *[other] { $count } surovin
    }
resource-of-the-keep = surovina podle krajiny tvrze
    .counted = { $count ->
        [one] { $count } surovina podle krajiny tvrze
        [few] { $count } suroviny podle krajiny tvrze
       *[other] { $count } surovin podle krajiny tvrze
    }
resource-face-down = karta lícem dolů
    .counted = { $count ->
        [one] { $count } karta lícem dolů
        [few] { $count } karty lícem dolů
       *[other] { $count } karet lícem dolů
    }
resource-supply-card = karta zásob
    .counted = { $count ->
        [one] { $count } karta zásob
        [few] { $count } karty zásob
       *[other] { $count } karet zásob
    }
deck-unknown = neznámý balíček
start-settlements = osady
start-warrior = bojovník

## Co říká několik zpráv stejně
this-pile = { $pile ->
    [decks] V balíčku { $deck_genitive }
    [discards] Mezi odloženými kartami balíčku { $deck_genitive }
    [hand] V ruce { $player_genitive }
    [face_up] Lícem nahoru u území { $territory }
    [face_down] Lícem dolů u území { $territory }
    [placement] U území { $territory }
   *[supply_row] V řadě karet zásob
}
listed-cards = { $listed ->
    [0] vyjmenována není žádná
    [one] vyjmenována je { $listed }
    [few] vyjmenovány jsou { $listed }
   *[other] vyjmenováno je { $listed }
}
due-votes = { $due ->
    [one] { $due } hlas
    [few] { $due } hlasy
   *[other] { $due } hlasů
}
due-votes-or-bound = { $bound ->
    [at-most] nejvýše { due-votes }
    [at-least] nejméně { due-votes }
   *[exactly] { due-votes }
}
other-votes = { $source ->
    [anywhere] Na žádném území nemá { $player } takových hlasů { $votes }, má { due-votes-or-bound }.
    [contradiction] Údaje o hlasech { $player_genitive } si odporují.
    [settlements] Na území { $territory } má { $player } za sídla { due-votes-or-bound }, ne { $votes }.
    [warrior] Na území { $territory } má { $player } za bojovníka { due-votes-or-bound }, ne { $votes }.
    [priest] Na území { $territory } má { $player } za kněze { due-votes-or-bound }, ne { $votes }.
    [skald] Na území { $territory } má { $player } za skalda { due-votes-or-bound }, ne { $votes }.
    [no-settlements] Na území { $territory } nemá { $player } žádné sídlo.
    [no-warrior] Na území { $territory } nemá { $player } bojovníka.
    [no-priest] Na území { $territory } nemá { $player } kněze.
    [no-skald] Na území { $territory } nemá { $player } skalda.
   *[all] Na území { $territory } má { $player } { due-votes-or-bound }, ne { $votes }.
}
votes-for = { $total ->
    [one] { $for ->
        [one] Jediný hlas je pro návrh
       *[other] Jediný hlas je proti návrhu
    }
   *[other] { $for ->
        [0] Pro návrh není ani jeden hlas z celkových { $total }
        [one] Pro návrh je { $for } hlas z celkových { $total }
        [few] Pro návrh jsou { $for } hlasy z celkových { $total }
       *[other] Pro návrh je { $for } hlasů z celkových { $total }
    }
}
majority = { $bound ->
    [exactly] { $result ->
        [passes] { votes-for }. To je víc než polovina, takže návrh je schválen.
       *[fails] { votes-for }. To není víc než polovina, takže návrh není schválen.
    }
   *[at-least] { $result ->
        [passes] { $for ->
            [one] Pro návrh je nejméně { $for } hlas. To je víc než polovina, takže návrh je schválen.
            [few] Pro návrh jsou nejméně { $for } hlasy. To je víc než polovina, takže návrh je schválen.
           *[other] Pro návrh je nejméně { $for } hlasů. To je víc než polovina, takže návrh je schválen.
        }
       *[fails] I kdyby všechny neznámé hlasy byly pro, víc než polovina jich nebude, takže návrh není schválen.
    }
}
payment-difference = { $short_resources ->
    [nic] Navíc: { $over_resources_and }.
   *[other] { $over_resources ->
        [nic] Chybí { $short_resources_and }.
       *[other] Chybí { $short_resources_and }. Navíc: { $over_resources_and }.
    }
}
cards-not-held = { $fault ->
    [too-many] { $count ->
        [0] { $player } nemá v ruce žádnou kartu.
        [one] { $player } má v ruce jen { $count } kartu, ne { $named }.
        [few] { $player } má v ruce jen { $count } karty, ne { $named }.
       *[other] { $player } má v ruce jen { $count } karet, ne { $named }.
    }
    [another-deck] { $player } má tyto karty v ruce z jiného balíčku: { $lacking_resources_and }.
    [not-there] { $player } nemá všechny tyto karty v ruce: chybí { $lacking_resources_and }.
   *[elsewhere] { $player } nemůže mít v ruce tyto karty, protože všechny takové jsou jinde: { $lacking_resources_and }.
}
card-not-taken = { $fault ->
    [supply-card] U území { $territory } leží karty surovin, ne karty zásob.
    [none-left] U území { $territory } už žádná karta neleží, takže { $player } si žádnou nebere.
    [deck] U území { $territory } leží karty z balíčku { $due_deck_genitive }, ne z balíčku { $deck_genitive }.
   *[not-there] U území { $territory } nemůže ležet karta { $resource_genitive }.
}
no-card-for-the-last = Poslední osadu umístí { $player }. Po tomto tahu by už neležela žádná karta u území, kde { $player } ještě osadu nemá.
who-is-next = Na řadě je { $turn_player }, ne { $player }.
numbered-territory = { $land ->
    [coast] Pobřeží
    [plains] Pláně
    [forest] Lesy
    [hills] Kopce
    [mountains] Hory
   *[inland] Vnitrozemí
} { $number }
