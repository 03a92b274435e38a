# Co stojí v textu, který lidé čtou v terminálu, vedle toho, co říkají hry.

labelled = { $what }: { $text }

## Co říká odpověď
verdict-legal = Dovoleno
verdict-illegal = Nedovoleno
verdict-undetermined = Nelze rozhodnout
verdict-possible = Může nastat
verdict-impossible = Nemůže nastat
events = Co se stane
missing = Co by bylo třeba vědět
open = Co potom není známo
open-unless = { $place }, není-li známo toto: { $missing }
hinges-on = Záleží na výkladu pravidel
hinges-on-what = { $question } Zde se vykládají takto: { $choice }
assumptions = Opírá se to o údaje, které v pravidlech nejsou
assumed = { $figure }: { $provenance ->
    [reconstructed] sestaveno z nepřímých zdrojů
    [invented] vymyšleno
    [sourced] z jiného zdroje než z pravidel
   *[other] { $provenance }
}
rules = Pravidla, která rozhodla
findings = Co říkají pravidla
rulings = Akce jedna po druhé
step = Akce { $number }: { $verdict }
which-action = Rozhodla o tom akce { $number }.
legal-actions = { $count ->
    [0] Žádná akce není dovolena.
    [one] Jedna dovolená akce
    [few] { $count } dovolené akce
   *[other] { $count } dovolených akcí
}
more-actions = Může jich být víc. Chcete-li pokračovat, přidejte do dotazu: "cursor": { $next }
more = Je toho víc, než bylo posouzeno.
next-state = Další stav hry je v odpovědi ve formátu JSON: --format json.
start-state = Stav hry ve formátu JSON
picture = Samotný obrázek se zapisuje do souboru nebo do roury, například: lawspeaker draw … > obrazek.svg
nothing-to-say = Není k tomu co říci.

## Co říká katalog
games = Hry
players = { $minimum ->
    [one] { $maximum ->
        [one] 1 hráč
       *[other] 1 až { $maximum } hráčů
    }
   *[other] { $minimum } až { $maximum } hráčů
}
ruleset = Pravidla, podle nichž se rozhoduje: { $ruleset }
actions = Co lze dělat
options = Volby
readings = Co pravidla nechávají otevřené
default = obvyklá volba
editions = Vydání
rulebooks = Knihy pravidel
commands = Na co se lze ptát
cases = Případy, které to ukazují
depends-on = Záleží na výkladu
based-on = Doplňuje, co chybí ve vydání { $edition }.
paragraph = odstavec { $number }

## Popisky toho, co je v seznamech
label-id = id
label-title = název
label-player = hráč
label-players = hráči
label-votes = hlasy
label-points = body
label-rank = pořadí
label-at_least = nejméně
label-at_most = nejvýše
label-lines = po položkách
label-sources = odkud
label-scores = body po ní
label-total = celkem
label-place = místo
label-spaces = pole
label-size = velikost
label-heights = výšky
label-figures = figurky
label-compared = srovnání
label-may_build = smí stavět
label-largest = nejvýše
label-for = pro
label-against = proti
label-height = výška
label-outcome = výsledek
label-best = nejlepší výsledek
label-plan = plán
label-searched = prohledáno
label-ranking = pořadí
label-figure = údaj
label-value = hodnota
label-provenance = odkud je znám
label-source = zdroj
label-name = jméno
label-operation = dotaz

## Výsledky
outcome-passes = návrh prochází
outcome-fails = návrh neprochází
outcome-undetermined = nelze rozhodnout
outcome-reachable = lze dosáhnout
outcome-unreachable = nelze dosáhnout
