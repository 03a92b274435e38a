# Confusing Lands in Czech: the titles of the worked examples in `examples.yaml`.

example-covers-a-condition = Smí nová karta ležet takhle? Překrývá pole s bodovací podmínkou
example-covers-a-corner = Stejná karta, otočená o čtvrt otáčky a položená přes roh kraje
example-slid-under = Nová karta je zasunutá pod kartu, která už leží v kraji
example-unknown-face = Neví se, co je na kartě, která už v kraji leží. Smí se překrýt její roh?
example-photograph = O kraji se ví jen to, jak vypadá shora
example-dealt-from-the-top = Oba hráči dostali dvě karty svrchu balíčku jako ve většině jiných her
example-set-up = Začínají dva hráči, balíček se míchá podle zadaného slova
example-set-up-alone = Začíná sólo varianta a z balíčku je známá jen sdílená podmínka
example-where-to-place = Kam se smějí umístit první karty?
example-best-placement = Poslední kolo sólo varianty. Kam umístit poslední kartu, aby přinesla nejvíc bodů?
example-choosing-together = Oba si zvolí kartu a nikdo nevidí, jakou má soupeř. Mají už zvoleno oba?
example-first-round = První kolo: co si soupeř zvolil, nikdo nevidí, dokud kartu neumístí
example-possible = Může taková situace nastat?
example-impossible = Jedna karta je tu dvakrát a jiná nepřekrývá v kraji ani jedno pole
example-final-scores = Oba kraje jsou hotové. Kolik přinese která podmínka a kdo vyhrál?
example-final-scores-claimed = Hráč 1 spočítal body a tvrdí, že vyhrál. Má to spočítané správně?
example-drawn = Jak tento kraj vypadá, když se vyznačí podmínka?
example-edit = Při zadávání pozice se do kraje nakreslí řeka
example-what-two-sees = Hráč 1 si zvolil kartu. Co ze hry smí vidět hráč 2?
