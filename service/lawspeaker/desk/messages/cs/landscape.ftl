landscape-title = Kolik bodů má tento kraj?
landscape-lead = Podivné kraje: namalujte, co vidíte shora, a body se spočítají samy.
landscape-question = Kraj
landscape-sheet = Bodování
landscape-shared = Sdílená podmínka
landscape-shared-unknown = nevím
landscape-example = Ukázat příklad
landscape-of = Kraj: { $player }
landscape-whose = Čí je kraj
landscape-add = Přidat druhý kraj
landscape-remove = Odebrat druhý kraj

## Čím se maluje
landscape-brush = Čím malovat
landscape-river = řeka
landscape-condition = podmínka
landscape-erase = smazat
landscape-forest = les
landscape-mountain = hora
landscape-village = vesnice
landscape-elk = jelen
landscape-wolf = vlk
landscape-crystal = krystal
landscape-empty = prázdné
landscape-unknown = neznámé
landscape-nowhere = mimo kraj
landscape-river-ne = řeka ze severu na východ
landscape-river-ns = řeka ze severu na jih
landscape-river-nw = řeka ze severu na západ
landscape-river-es = řeka z východu na jih
landscape-river-ew = řeka z východu na západ
landscape-river-sw = řeka z jihu na západ
landscape-is-condition = podmínka { $condition }
landscape-course = Kudy řeka teče
landscape-course-drawn = kreslit
landscape-number = Číslo podmínky
landscape-how = Klepejte na pole, nebo přes ně táhněte.
landscape-how-erase = Pole smažete klepnutím, nebo když přes ně táhnete.
landscape-how-river = Táhněte podél řeky. Klepnutím se pole řeky otočí.
landscape-how-condition = Táhněte přes obě pole podmínky, nebo na ně klepněte.
landscape-keys = Klávesy: šipky posouvají, Enter maluje, Shift se šipkou kreslí čáru, Delete maže.

## Pole, jak se předčítají
landscape-square = { $name }: { $content }
landscape-square-counted = { $name }: { $content }, počítá se
landscape-square-because = { $name }: { $content }, kvůli němu se počítají jiná
landscape-square-named = { $name }: { $content }, o tuto podmínku jde
landscape-square-wrong = { $name }: { $content }, tak to být nemůže

## Odpověď
landscape-begin = Namalujte kraj, nebo si nechte ukázat příklad.
landscape-not-yet = Takový kraj zatím být nemůže
landscape-defects = Takto karty ležet nemohou, viz označená pole. Pokud ještě malujete, jen pokračujte.
landscape-points = { $points ->
        [one] { $written } bod
        [few] { $written } body
        [-1] { $written } bod
       *[other] { $written } bodů
    }
landscape-points-at-least = Počet bodů: nejméně { $least }
landscape-points-between = Počet bodů: od { $least } do { $most }
landscape-wins = Vyhrává { $player }, { $points } : { $other }
landscape-wins-level = Na body je to nerozhodně ({ $points }), díky podmínkám vyhrává { $player }
landscape-shared-victory = Je to nerozhodně ({ $points }) a o vítězství se dělí
landscape-total = celkem
landscape-touch-lines = Klepněte na řádek a rozsvítí se pole, která se v něm počítají.
landscape-missing-shared = která podmínka je sdílená (karta uprostřed stolu)
landscape-missing-row = { $player }: co je v řádku { $row } na polích označených „?“
