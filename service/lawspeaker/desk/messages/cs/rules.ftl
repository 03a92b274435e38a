rules-title = Pravidla
rules-lead = Každé pravidlo každé hry jednoduše řečeno. U každého je místo v tištěných pravidlech, výklady toho, co nechávají otevřené, a příklady.
rules-of = { $game }: pravidla
rules-many = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
readings-many = { $count ->
    [one] { $count } výklad
    [few] { $count } výklady
   *[other] { $count } výkladů
}
cases-many = { $count ->
    [one] { $count } případ
    [few] { $count } případy
   *[other] { $count } případů
}
way = Tady jste
contents = Obsah
search-rules = Hledat v pravidlech
search = Hledat
found = { $count ->
    [0] Žádné pravidlo nenalezeno
    [one] Nalezeno jedno pravidlo
    [few] Nalezena { $count } pravidla
   *[other] Nalezeno { $count } pravidel
}
try-sections = Zkuste jiné slovo, nebo přejděte na některou část:
try-games = Zkuste jiné slovo, nebo si přečtěte pravidla některé hry:
all-rules = Zobrazit všechna pravidla
search-all-games = Hledat ve všech hrách
readings = Výklady
readings-lead = Co pravidla nechávají otevřené a jak se to vykládá, když se nedomluvíte jinak.
readings-of-rule = Zde pravidla něco nechávají otevřené. Před hrou se můžete domluvit na jiném výkladu.
default = výchozí výklad
rulebooks = Tištěná pravidla
printed = Kde je to vytištěno
at-the-table = Toto pravidlo platí u stolu. Jestli ho hráči dodržují, z pozice ani z tahu poznat nejde.
prev-rule = Předchozí pravidlo
next-rule = Další pravidlo
neighbours = Předchozí a další pravidlo
open-at-desk = Předložit rozhodčímu
not-drawn = Obrázek nelze nakreslit.
not-drawn-key = Obrázky tu vyžadují klíč. Zadejte ho u Rozhodčího.

## Co je v případu s pravidlem
effect-violated = Kde je porušeno
effect-upheld = Kde je dodrženo
effect-decides = Kde rozhoduje
effect-open = Kde toho není známo dost
more-cases = { $count ->
    [one] Zobrazit ještě jeden případ
    [few] Zobrazit ještě { $count } případy
   *[other] Zobrazit ještě { $count } případů
}

## Co je otázkou
asked-setups = Může hra takto začít?
asked-rulings = Je to dovoleno?
asked-turns = Je tento tah dovolen?
asked-replays = Které z těchto akcí, jedna po druhé, jsou dovolené?
asked-audits = Může taková pozice nastat?
asked-scores = Kolik je za to bodů?
asked-legal-actions = Co se tu smí udělat?
asked-votes = Kdo má kolik hlasů?
asked-victory-claims = Lze těchto bodů dosáhnout?
asked-standings = Kdo stojí nejvýš?
about-players = Hráči:
place-village = Ve vesnici
place-city = Ve městě
place-shore = Na břehu
about-palace = Palác:
about-heights = Výšky:
about-spaces = Pole:
about-space = Kde:
about-player = Hráč:
about-points = Body:
about-territory = Území:
about-ballots = Hlasování:
about-type = Akce:

## Jaká je odpověď
answer = Odpověď
verdict-legal = Je to dovoleno.
verdict-illegal = Není to dovoleno.
verdict-undetermined = Rozhodnout to nelze, není toho známo dost.
verdict-possible = Ano, to může nastat.
verdict-impossible = Ne, to nikdy nastat nemůže.
outcome-passes = Návrh je schválen.
outcome-fails = Návrh není schválen.
outcome-undetermined = Rozhodnout to nelze, není toho známo dost.
outcome-reachable = Ano, lze jich dosáhnout.
outcome-unreachable = Ne, nelze jich dosáhnout.
expected-votes = Hlasy:
expected-points = Body:
expected-at_least = Nejméně:
expected-at_most = Nejvýše:
expected-ranks = Pořadí:
expected-lines = Body podle tohoto pravidla:
expected-count = Kolik je možností:
expected-includes = Mezi nimi:
expected-excludes = Není mezi nimi:
expected-best-points = Bodů v nejlepším případě:
expected-best-at_least = Bodů v nejlepším případě nejméně:
expected-best-at_most = Bodů v nejlepším případě nejvýše:
expected-plan = Kolik je k tomu třeba kroků:
expected-largest = Největší palác:
expected-may_build = Kdo smí stavět:
expected-stopped = První nedovolená akce, číslo:
also-violated = Je porušeno i toto pravidlo:
case-hinges-on = Záleží na výkladu pravidel:
case-missing = Ještě je třeba vědět:
