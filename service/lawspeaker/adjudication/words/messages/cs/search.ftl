# Slova, podle kterých hráči hledají pravidla jakékoli hry. K čemu jsou: adjudication/answers/search.py.

## Slova, která neříkají nic o tom, co se hledá
ignored-small = ve, se, ze, ke, na, do, od, po, pro, při, že, když, pokud, nebo, ale, už, jen, taky, také, tam, tady, něco, nějak, nějaký
ignored-adverbs = za, před, mezi, proti, bez, jako, tak, ani, ať, aby, jestli, zda, ještě, zase, vůbec, potom, pak, teď, hned, právě, ne, ano, taková, takový, každý, jiný, jiná, jiné, jinou, jiného, jinému
ignored-verbs = je, jsou, být, byl, byla, bude, budu, mám, má, máš, máme, mít, jde, dát, dá, lze, nejsem, není, nejsou, nemám, nemá, udělat, udělám, dělat, dělá, stane, použít
ignored-modals = mohu, můžu, můžeš, může, můžeme, můžou, mohou, musím, musí, musíme, smím, smí, smíme
ignored-persons = já, ty, on, ona, my, vy, oni, mi, mě, mu, si, sebe, svůj, svoje, svou, svého, můj, moje, tvůj, jeho, její, ten, ta, to, ti, toho
ignored-questions = co, kdo, kdy, kde, kam, jak, kolik, proč, který, která, které, jaký, jaká, jaké, jestli, zda, pravidlo, pravidla

## Slova, která znamenají totéž
synonyms-tie = remíza, plichta, shoda, rovnost, stejně, nerozhodně, vyrovnaný, shodný
synonyms-end = konec, končí, skončit, ukončit, poslední, závěr, závěrečný
synonyms-win = vyhrát, vyhraje, vyhrál, vyhrává, výhra, výherce, vítěz, vítězství, zvítězit, vítězí
synonyms-cost = cena, stojí, stát, platit, zaplatit, zaplatím, platba, náklady, peníze, koupit, nakoupit, koupě, nákup
synonyms-begin = začátek, začít, začíná, start, počáteční, příprava, připravit, rozložit
synonyms-receive = líznout, lízat, brát, bere, vzít, vezme, táhnout, táhne, dobrat, dobírat, dostat, dostane, dostanu, rozdat, rozdají, rozdávat
synonyms-lay = položit, pokládat, umístit, umísťovat, klást, dát, zahrát
synonyms-discard = odhodit, odhazovat, zahodit, odložit, odkládat
synonyms-order = pořadí, postupně, další, dřív, ručiček
synonyms-score = body, bod, bodů, bodování, bodovat, boduje, skóre
synonyms-most = maximum, nejvýše, nejvíc, limit, omezený, nejvýš
synonyms-build = stavět, postavit, stavba, staví, stavění, výstavba
synonyms-move = pohyb, pohybovat, přesunout, přesun, přemístit, hýbat, hýbe, jít, chodit
synonyms-swap = výměna, vyměnit, vymění, prohodit, obchod, obchodovat, směnit
synonyms-cover = zakrýt, zakrývá, překrýt, překrývat, překrývání
synonyms-empty = prázdný, došel, došly, došlo, vyčerpat, vyčerpá, nezbývá
synonyms-once = jednou, dvakrát, znovu, vícekrát
synonyms-undo = vrátit, zpět, změnit, měnit, odvolat
synonyms-edge = okraj, kraj, hranice
synonyms-two = dva, dvě, druhý
synonyms-look = podívat, dívat, prohlédnout, vidět, vidí, nahlédnout
synonyms-tell = mluvit, mluví, domlouvat, domluvit, dohodnout, diskutovat, vyjednávat, říct, bavit
synonyms-show = ukázat, ukáže, odkrýt, odkryje
synonyms-secret = tajný, tajně, tajné, skrytý, skrytě
