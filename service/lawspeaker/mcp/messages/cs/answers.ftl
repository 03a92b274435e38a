# Co čte asistent v odpovědi kolem toho, co říká hra.

verdict-legal = Dovoleno.
verdict-illegal = Nedovoleno.
verdict-undetermined = Nerozhodnuto.
verdict-possible = Tato pozice je možná.
verdict-impossible = Tato pozice není možná.
undetermined-answer = Část odpovědi závisí na tom, co se zatím neví.
outcome-passes = Návrh je schválen.
outcome-fails = Návrh není schválen.
outcome-reachable = Bodů lze dosáhnout.
outcome-unreachable = Bodů dosáhnout nelze.
counted-votes = Hlasy: { $numbers }.
counted-points = Body: { $numbers }.
ask = Zeptej se hráčů a zavolej znovu s jejich odpověďmi:
ask-place = { $words } (patří do { $pointer })
ask-more = { $count ->
    [one] ještě jedno místo
    [few] ještě { $count } místa
    [many] ještě { $count } místa
   *[other] ještě { $count } míst
}
printed = { $rulebook }, { $place }
paragraph = odstavec { $number }
reasons = Důvody:
open-rules = Zatím otevřená pravidla: { $rules }
kept = Dodrženo:
happens = Co se stane:
open = Potom není známo:
hinges = Pravidla tu nechávají něco otevřené a odpověď na tom závisí:
hinge = { $question } Zde platí: { $choice } Jinak: { $others }
assumed-reconstructed = Údaje odvozené z jiných zdrojů: { $figures }
assumed-invented = Údaje vymyšlené pro příklady, které nejsou ze hry: { $figures }
assumed-unstated = Pravidla, o nichž se předpokládá, že jsou dodržena, protože podle stavu je vše ostatní v pořádku: { $rules }
rules = Pravidla:
plan = Akce, které k tomu vedou:
actions = { $count ->
    [0] Taková dovolená akce není.
    [one] Jedna dovolená akce:
    [few] { $count } dovolené akce:
    [many] { $count } dovolené akce:
   *[other] { $count } dovolených akcí:
}
more = Jsou i další. Pro pokračování zavolej znovu s "cursor": { $next }
cut = Seznam je zkrácený.
choices-left = (lze zvolit i jinak: { $members })
complete = Seznam je úplný.
details = Podrobnosti:
next-state = Pozice potom, pro další volání:
start-state = Pozice, pro další volání:
step = Akce { $number }: { $text }
which-action = Rozhoduje akce { $number }.
no-rules = Těmto slovům neodpovídá žádné pravidlo.
