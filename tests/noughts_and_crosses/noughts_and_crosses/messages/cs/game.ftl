# Piškvorky na třech řádcích česky. Hodnota zprávy říká pravidlo, její atributy, co rozhodnutí zjistilo.

game = Piškvorky 3 × 3

## Words
player-cross = Křížky
player-nought = Kolečka
mark-cross = křížek
mark-nought = kolečko
mark-empty = nic
square-top-left = vlevo nahoře
square-top = nahoře
square-top-right = vpravo nahoře
square-left = vlevo
square-centre = uprostřed
square-right = vpravo
square-bottom-left = vlevo dole
square-bottom = dole
square-bottom-right = vpravo dole

# Popisky částí akcí, událostí a stavů. Atribut je slovo pro jednu hodnotu; `like` jmenuje slova pro všechny.

member-square = políčko
member-board = plán
member-top-left = { square-top-left }
    .like = mark
member-top = { square-top }
    .like = mark
member-top-right = { square-top-right }
    .like = mark
member-left = { square-left }
    .like = mark
member-centre = { square-centre }
    .like = mark
member-right = { square-right }
    .like = mark
member-bottom-left = { square-bottom-left }
    .like = mark
member-bottom = { square-bottom }
    .like = mark
member-bottom-right = { square-bottom-right }
    .like = mark
member-turn = kdo je na tahu
    .cross = { player-cross }
    .nought = { player-nought }
    .nobody = nikdo

## Akce
action-begin = Začít
action-mark = Obsadit políčko

# The actions and events in sentences, without a full stop.

sentence-begin = Hra začíná
sentence-mark = { $player } obsadí políčko: { $square }
event-begun = Hra začíná
event-marked = { $player } obsadí políčko: { $square }
event-won = { $player } vyhrají

## Jaký musí být každý stav
turn-count = Křížky začínají a hráči se střídají. Křížků je proto stejně jako koleček, nebo o jeden víc, pokud jsou na tahu kolečka.
    .violated = { $turn ->
        [nobody] Než hra začne, nemůže být na plánu nic.
       *[other] Zatím je na plánu křížků { $crosses } a koleček { $noughts }. Na tahu tedy nemohou být { $turn ->
            [cross] křížky
           *[nought] kolečka
        }.
    }

## Průběh hry
begin-once = Hra začíná jen jednou.
    .violated = Hra už začala.
turn-order = Hráči se střídají.
    .violated = { $turn ->
        [nobody] Hra ještě nezačala.
        [cross] Na tahu jsou křížky.
       *[nought] Na tahu jsou kolečka.
    }
turn-square = Obsadit se dá jen prázdné políčko.
    .violated = Na tomto políčku ({ $square }) už je { $mark }.
end-line = Tři značky v řadě vyhrávají a dál se nehraje.
    .violated = { $player } mají tři v řadě: hra skončila.
