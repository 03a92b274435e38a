# Rozhodčí: jakýkoli stav, co v něm chce někdo udělat, a rozhodnutí.

desk-title = Rozhodčí
desk-lead = Předložte stav hry, řekněte, co kdo chce udělat, a dostanete rozhodnutí i s důvody.

## Začátek
which-game = Která hra?
an-example = Příklad
example = Příklad
choose = Vyberte…
open = Otevřít
question-rulings = Je to dovoleno?
question-replays = Co se dělo krok za krokem
question-legal-actions = Co se smí udělat?
question-setups = Hra začíná
question-audits = Může to nastat?
question-scores = Kolik je za to bodů?
question-votes = Kolik hlasů?
question-victory-claims = Nároky na vítězství
question-standings = Kdo je kolikátý?
question-pictures = Obrázky
new-game = Nová hra
new-game-of = { $players ->
    [one] Nová hra pro jednoho hráče, zamícháno podle „{ $seed }“
    [few] Nová hra pro { $players } hráče, zamícháno podle „{ $seed }“
   *[other] Nová hra pro { $players } hráčů, zamícháno podle „{ $seed }“
}
players = Kolik hráčů
seed = Slovo, podle kterého se míchá
set-up = Připravit
not-set-up = Takto hru připravit nelze:
own = Váš vlastní spor
load = Soubor stažený odtud, nebo jakýkoli stav
paste = Vložit JSON
paste-label = Stav, dotaz na službu nebo spor stažený odtud
no-json = To není JSON:
no-dispute = Žádný stav v tom není.

## Spor
another = Jiný spor
touch-a-place = Klepněte na místo na obrázku a zjistíte, co tam je.
what-here = Co se tu smí udělat ({ $place })
state-json = Stav jako JSON, k opravě
state-json-begun = Stav, ve kterém to začalo, jako JSON, k opravě
state-label = Stav
correct = Použít tento stav
download = Stáhnout
long-link = Na odkaz je toho příliš: některé programy dlouhé odkazy zkracují. Spor raději stáhněte a pošlete soubor.
waiting = Okamžik…

## Průběh
transcript = Co se dělo
all-legal = Vše je dovoleno.
breaks-at = Pravidla porušuje krok { $step }.
truncated = Posouzeno je jen tolik prvních kroků: { $count }. Víc by trvalo příliš dlouho.
what-next = Co dál?
step-back = O krok zpět
cut-from = Zapomenout vše od kroku { $step }
forget = Zapomenout to
remove-last = Zapomenout poslední krok

## Rozhodnutí
verdict-legal = Dovoleno
verdict-illegal = Nedovoleno
verdict-undetermined = Nelze rozhodnout
verdict-impossible = Nemůže nastat
spoken = Krok { $step }, { $action }: { $verdict }.
go-on = Pokračovat odtud
go-on-without = Pokračovat bez toho
go-on-step = K dalšímu kroku
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
left-open = Co potom není známo:
left-open-all = celá situace
events = { $count ->
    [one] Co se pak stane
    [few] Co se pak stane, { $count } události
   *[other] Co se pak stane, { $count } událostí
}
grounds = O co se to opírá
readings = Výklady pravidel

## Akce
action = Co se má udělat?
action-else = Co jiného by se dalo udělat?
ways = Jak ji zadat
way-legal = Dovolené akce
way-build = Sestavit
way-write = Jako JSON
kind-of-action = Druh akce
all-kinds = Všechny
legal-count = { $count ->
    [0] Není tu žádná dovolená akce.
    [one] Jedna dovolená akce.
    [few] { $count } dovolené akce.
   *[other] { $count } dovolených akcí.
}
legal-count-more = { $count ->
    [0] Mezi dosud nalezenými žádná není.
    [one] Zatím jedna dovolená akce; může jich být víc.
    [few] Zatím { $count } dovolené akce; může jich být víc.
   *[other] Zatím { $count } dovolených akcí; může jich být víc.
}
everywhere = nejen { $place }
show-more = Ukázat další
look-further = Hledat další
action-json = Akce
rule-on-it = Rozhodnout
touch-for = Klepnutím do obrázku vyplníte: { $field }.
touch-as = Další dotčené místo je
remove-what = Odebrat: { $what }

## Body
scores = Kolik je za to bodů?
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
