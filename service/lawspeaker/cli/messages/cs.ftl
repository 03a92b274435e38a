# Co stojí v textu, který lidé čtou v terminálu, vedle toho, co říkají hry.

semicolon = ;
labelled = { $what }: { $text }
at-least = nejméně { $low }
from-to = { $low } až { $high }

## Co říká odpověď
verdict-legal = Dovoleno
verdict-illegal = Nedovoleno
verdict-undetermined = Nelze rozhodnout
verdict-possible = Může nastat
verdict-impossible = Nemůže nastat
events = Co se stane
missing = Ještě je třeba vědět
open = Co potom není známo
open-unless = { $place }; k tomu je třeba vědět: { $missing }
hinges-on = Záleží na výkladu pravidel
hinges-on-what = { $question } Tady platí: { $choice }
assumptions = Opírá se to o údaje, které v pravidlech nejsou
assumed-in-order = Předpokládá se, že je v pořádku
rules = Pravidla, která rozhodla
findings = Co říkají pravidla
rulings = Akce jedna po druhé
step = Akce { $number }: { $verdict }
which-action = Rozhoduje o tom akce { $number }.
legal-actions = { $count ->
    [0] Žádná akce není dovolena.
    [one] Jedna dovolená akce
    [few] { $count } dovolené akce
   *[other] { $count } dovolených akcí
}
legal-actions-open = Zatím se nedá říct, zda je nějaká akce dovolena.
choices-left = Lze zvolit i jinak: { $members }.
more-actions = Může jich být víc. Chcete-li pokračovat, přidejte do dotazu: "cursor": { $next }
more = Odpověď není úplná: neprošlo se všechno.
next-state = Další stav hry je v odpovědi ve formátu JSON: --format json.
start-state = Stav hry ve formátu JSON
picture = Samotný obrázek se zapisuje do souboru nebo do roury, například: lawspeaker draw … > obrazek.svg
nothing-to-say = Odpověď je prázdná.

## Co říká katalog
games = Hry
players = { $minimum ->
    [one] { $maximum ->
        [one] 1 hráč
        [few] 1 až { $maximum } hráči
       *[other] 1 až { $maximum } hráčů
    }
   *[other] { $maximum ->
        [one] { $maximum } hráč
        [few] { $minimum } až { $maximum } hráči
       *[other] { $minimum } až { $maximum } hráčů
    }
}
ruleset = Sada pravidel: { $ruleset }
actions = Co se dá dělat
options = Volitelná pravidla
readings = Co pravidla nechávají otevřené
default = výchozí výklad
editions = Vydání
rulebooks = Tištěná pravidla
commands = Na co se dá ptát
cases = Ukázkové případy
depends-on = Záleží na výkladu
at-the-table = Toto pravidlo platí u stolu. Jestli ho hráči dodržují, z pozice ani z tahu poznat nejde.
based-on = Doplňuje, co chybí ve vydání { $edition }.
no-rules = Žádné pravidlo těmto slovům neodpovídá. Bez --search se vypíšou všechna pravidla.
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
label-lines = za co
label-sources = odkud
label-scores = body potom
label-total = celkem
label-place = místo
label-spaces = pole
label-size = velikost
label-heights = výšky
label-figures = figurky
label-compared = srovnání
label-may_build = smí stavět
label-largest = největší povolený
label-open = ještě neodevzdáno
label-for = pro
label-against = proti
label-height = výška
label-outcome = výsledek
label-without_vote = hlasy, které neplatí
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
outcome-passes = návrh je schválen
outcome-fails = návrh není schválen
outcome-undetermined = nelze rozhodnout
outcome-reachable = lze dosáhnout
outcome-unreachable = nelze dosáhnout

## Na co se dá ptát
operation-setups = Připravit hru
operation-rulings = Posoudit akci
operation-turns = Posoudit celý tah
operation-legal-actions = Vypsat dovolené akce
operation-replays = Přehrát akce jednu po druhé
operation-audits = Ověřit, zda může situace nastat
operation-scores = Spočítat body
operation-pictures = Nakreslit situaci
operation-votes = Spočítat hlasy
operation-victory-claims = Prověřit nárok na vítězství
operation-standings = Určit pořadí hráčů na jednom místě
operation-views = Skrýt, co hráč nesmí vědět
operation-edits = Položit nebo odebrat jednu věc
operation-rules = Všechna pravidla
operation-rules-rule = Jedno pravidlo
operation-editions-edition = Jedno vydání
operation-pieces = Všechno, co lze položit
operation-examples = Řešené příklady

## Odkud je údaj znám
provenance-printed = vytištěno v pravidlech
provenance-sourced = z jiného zdroje než z pravidel
provenance-reconstructed = sestaveno z nepřímých zdrojů
provenance-invented = vymyšleno
provenance-unknown = není znám

## Místa
place-village = vesnice
place-city = město
place-shore = břeh
