# Zpráva o archivu, na stránce i v terminálu.

report = Zpráva o archivu
result = { $games ->
    [one] Posouzena { $games_shown } hra
    [few] Posouzeny { $games_shown } hry
   *[other] Posouzeno { $games_shown } her
}, { $actions ->
    [one] { $actions_shown } akce
    [few] { $actions_shown } akce
   *[other] { $actions_shown } akcí
}.
found = { $breaches ->
    [0] Žádné pravidlo nebylo porušeno.
    [one] Nalezeno jedno porušení.
    [few] Nalezena { $breaches_shown } porušení.
   *[other] Nalezeno { $breaches_shown } porušení.
}
hinging = { $hinging ->
    [0] Žádné z nich nezávisí na výkladu pravidel.
    [one] Jedno z nich závisí na výkladu pravidel.
    [few] { $hinging_shown } z nich závisejí na výkladu pravidel.
   *[other] { $hinging_shown } z nich závisí na výkladu pravidel.
}
source = Soubory: { $files }. Bajty: { $bytes }. Řádky: { $lines }. Lawspeaker { $version }.
games = Hry
actions = Akce
breaches = Porušení
rule = Pravidlo
ruleset = Verze pravidel
example = Příklad
total = Celkem
legal = Povolené
illegal = Nepovolené
undetermined = Nerozhodnuté
unfinished = Neposouzené
depends = Závisí na výkladu
settled = Nezávisí na výkladu
by-rule = Porušení podle pravidel
by-length = Hry podle délky
length = Počet akcí
from-to = { $low } až { $high }
from = { $low } a více
readings = Co pravidla nechávají otevřené
reading = Otázka
choices = Použitý výklad a počet her
depending-actions = Akce, které na něm závisejí
none = Žádné
unjudged = Neposouzeno, nebo ne do konce
reason = Důvod
count = Počet
too-large = Řádek je příliš dlouhý.
invalid-json = Řádek není platný JSON.
invalid = Řádek není platný záznam hry.
impossible = První stav není možný.
work-limit = Posouzení by trvalo příliš dlouho.
unreadable = Zbytek souboru nelze přečíst.
undetermined-action = Zda je akce povolená, závisí na něčem neznámém.
where = { $file }, řádek { $line }
where-action = { $file }, řádek { $line }, hra { $id }, akce { $action }
all-of-them = Všechny jsou v souboru { $file }.
