# Potvrzení se kontroluje.

receipt-title = Kontrola potvrzení
receipt-lead = Potvrzení dokládá, co Lawspeaker odpověděl. Tady zjistíte, jestli je pravé.
receipt-paste = Potvrzení, nebo odkaz na něj
receipt-check = Zkontrolovat
receipt-valid = Pravé
receipt-altered = Změněné nebo padělané
receipt-unknown-key = Neznámý klíč
receipt-withdrawn-key = Odvolaný klíč
receipt-other-content = Jiná otázka
receipt-not-a-receipt = Není to potvrzení
receipt-question = Otázka
receipt-verdict = Odpověď
receipt-signed = Podepsáno
receipt-withdrawn = Klíč odvolán
receipt-ruleset = Pravidla a verze
receipt-key = Klíč
receipt-no-request = V tomto odkazu není pozice. Požádejte druhého hráče o celý odkaz a porovnejte pozici se stolem.
receipt-request = V odkazu je pozice, které se potvrzení týká. Porovnejte ji se stolem.
receipt-see = Zobrazit pozici
receipt-trust = Potvrzení zkontrolovala služba { $host }. Podívejte se na adresu této stránky: každý může vyrobit stránku, která padělek prohlásí za pravý.

## Otázky
receipt-question-rulings = Je to dovoleno?
receipt-question-turns = Je dovolen celý tento tah?
receipt-question-replays = Celá hra krok za krokem
receipt-question-legal-actions = Co se smí udělat?
receipt-question-setups = Začátek hry
receipt-question-audits = Může taková pozice nastat?
receipt-question-scores = Kolik je za to bodů?
receipt-question-votes = Kdo má kolik hlasů?
receipt-question-victory-claims = Nárok na vítězství
receipt-question-standings = Kdo stojí nejvýš?

## Odpovědi
receipt-verdict-legal = Dovoleno
receipt-verdict-illegal = Nedovoleno
receipt-verdict-undetermined = Nelze rozhodnout
receipt-verdict-possible = Taková pozice může nastat
receipt-verdict-impossible = Taková pozice nemůže nastat
receipt-verdict-passes = Návrh je schválen
receipt-verdict-fails = Návrh není schválen
receipt-verdict-reachable = Bodů lze dosáhnout
receipt-verdict-unreachable = Bodů dosáhnout nelze
