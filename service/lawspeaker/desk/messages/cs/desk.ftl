# Rozhodčí: jakýkoli stav, co v něm chce někdo udělat, a rozhodnutí.

desk-title = Rozhodčí
desk-lead = Vyberte pozici, zadejte akci a dostanete rozhodnutí i s důvody.

## Začátek
which-game = Která hra?
examples = Příklady
choose = Vyberte…
open = Otevřít
question-rulings = Je to dovoleno?
question-turns = Je dovolen celý tento tah?
question-replays = Celá hra krok za krokem
question-legal-actions = Co se smí udělat?
question-setups = Začátek hry
question-audits = Může taková pozice nastat?
question-scores = Kolik je za to bodů?
question-votes = Kdo má kolik hlasů?
question-victory-claims = Nároky na vítězství
question-standings = Kdo stojí nejvýš?
question-pictures = Obrázky
question-views = Co hráč vidí
question-edits = Položení dílu
new-game = Nová hra
new-game-of = { $players ->
    [one] Nová hra pro jednoho hráče
    [few] Nová hra pro { $players } hráče
   *[other] Nová hra pro { $players } hráčů
}
players = Počet hráčů
set-up = Začít hru
shuffle = Určit zamíchání
seed = Slovo pro zamíchání
seed-what = Jakékoli slovo nebo číslo. Stejné zamíchá pokaždé stejně.
not-set-up = Takto hra začít nemůže:
own = Vlastní pozice
enter-position = Zadat ji do obrázku
load-or-paste = Otevřít soubor nebo JSON
load = Soubor stažený z této stránky, nebo stav jako JSON
paste = Nebo vložte JSON: stav, dotaz pro službu, nebo obsah takového souboru
no-json = Toto není platný JSON:
no-dispute = V tomto JSONu žádný stav není.

## Spor
another = Nový spor
touch-a-place = Klepněte na místo na obrázku a zjistíte, co tam je.
what-here = Co se tu smí udělat ({ $place })
add-to-position = Doplnit do pozice
change-position = Změnit pozici
state-json = Upravit stav jako JSON
state-json-begun = Upravit výchozí stav jako JSON
state-label = Stav
correct = Použít tento stav
download = Stáhnout
long-link = Na odkaz je toho příliš: některé programy dlouhé odkazy ořezávají. Spor raději stáhněte a pošlete soubor.
waiting = Okamžik…

## Odpověď na otázku
outcome-passes = Návrh je schválen
outcome-fails = Návrh není schválen
outcome-undetermined = Nelze rozhodnout
outcome-reachable = Bodů lze dosáhnout
outcome-unreachable = Bodů dosáhnout nelze
best = Nejvíc, čeho lze dosáhnout: { $points }
best-at-least = Dosáhnout lze aspoň { $points }, možná i víc
plan = Jak jich dosáhnout
may-build = { $largest ->
    [0] První je tu { $player }, ale žádný palác sem položit nejde
    [unknown] Stavět smí { $player }
   *[other] Stavět smí { $player }, nejvýš palác { $largest }
}
may-build-nobody = Stavět nesmí nikdo
may-build-unknown = Není známo, kdo smí stavět
heights = { $count ->
    [one] jedna figurka, patro { $heights }
    [few] { $count } figurky, patra { $heights }
   *[other] { $count } figurek, patra { $heights }
}
votes = { $votes ->
    [one] { $votes } hlas
    [few] { $votes } hlasy
   *[other] { $votes } hlasů
}

## Průběh
transcript = Dosavadní průběh
all-legal = Všechny akce jsou dovolené.
breaks-at = První nedovolená akce: krok { $step }.
truncated = { $count ->
    [one] Posouzen je jen { $count } krok. Na posouzení všech jich je příliš mnoho.
    [few] Posouzeny jsou jen první { $count } kroky. Na posouzení všech jich je příliš mnoho.
   *[other] Posouzeno je jen prvních { $count } kroků. Na posouzení všech jich je příliš mnoho.
}
what-next = Co dál?
step-back = O krok zpět
cut-from = Smazat vše od kroku { $step }
forget = Smazat tuto akci
remove-last = Smazat poslední krok

## Rozhodnutí
verdict-legal = Dovoleno
verdict-illegal = Nedovoleno
verdict-undetermined = Nelze rozhodnout
verdict-possible = Taková pozice může nastat
verdict-impossible = Taková pozice nemůže nastat
spoken = Krok { $step }, { $action }: { $verdict }.
go-on = Pokračovat odtud
go-on-without = Pokračovat bez této akce
go-on-step = Další krok
upheld = { $count ->
    [one] Jedno pravidlo bylo dodrženo
    [few] { $count } pravidla byla dodržena
   *[other] { $count } pravidel bylo dodrženo
}
undetermined = { $count ->
    [one] Jedno pravidlo se nedalo ověřit
    [few] { $count } pravidla se nedala ověřit
   *[other] { $count } pravidel se nedalo ověřit
}
assumed = { $count ->
    [one] Jedno pravidlo se pokládá za dodržené
    [few] { $count } pravidla se pokládají za dodržená
   *[other] { $count } pravidel se pokládá za dodržených
}
after-move = Po tahu
left-open = Co potom není známo:
grounds = O co se to opírá
readings = Výklady pravidel

## Akce
action = O jakou akci jde?
action-else = Zkusit jinou akci
ways = Jak akci zadat
way-legal = Dovolené akce
way-build = Zadat akci
way-write = Jako JSON
kind-of-action = Druh akce
kinds-now = Teď možné
kinds-else = Ostatní druhy akcí
all-kinds = Všechny
legal-count = { $count ->
    [0] Není tu žádná dovolená akce.
    [one] Jedna dovolená akce.
    [few] { $count } dovolené akce.
   *[other] { $count } dovolených akcí.
}
legal-count-more = { $count ->
    [0] Zatím se nenašla žádná dovolená akce.
    [one] Zatím jedna dovolená akce; může jich být víc.
    [few] Zatím { $count } dovolené akce; může jich být víc.
   *[other] Zatím { $count } dovolených akcí; může jich být víc.
}
choices-left = Lze zvolit i jinak: { $members }.
everywhere = Všude, nejen tady ({ $place })
show-more = Ukázat další
look-further = Hledat další
action-json = Akce jako JSON
rule-on-it = Rozhodnout
field-wrong = Vyplňte to, nebo opravte.
touch-for = Klepněte do obrázku: { $field }.
touch-to-lay = Klepněte na pole, kde má levý horní roh. Dalším klepnutím se otočí.
touch-to-put = Klepněte na pole, kde má vesnici, nebo na jeho jediné pole. Dalším klepnutím se otočí.
touch-piece = Co se pokládá?
touch-not-there = { $what } sem nepatří: { $place }
remove-what = Odebrat: { $what }

## Body

further = Další otázka k této pozici
further-ask = Zeptat se

scores = Kolik je za to bodů?
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
