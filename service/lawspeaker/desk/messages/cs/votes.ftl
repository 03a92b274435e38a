votes-title = Kdo vyhraje hlasování?
votes-lead = Graenaland: zadejte, kdo je na území a co tam stojí.
votes-territory = Území
votes-who = Kdo tam je?
votes-palisade = Palisáda
votes-players = Kolik vás hraje?
votes-players-more = 4 nebo 5
votes-players-unknown = nevím
votes-settlements = Sídla
votes-no-settlement = žádné
votes-many-settlements = 3 a víc
votes-hero = Hrdina
votes-no-hero = žádný
votes-army = Vojsko
votes-ballot = Návrh
votes-for = pro
votes-against = proti
votes-open = ještě neví
votes-blamed = tak to být nemůže

votes-answer = Odpověď
votes-begin = Zatím tam nikdo není
votes-begin-more = Klepněte na klan a spočítají se jeho hlasy.
votes-settlements-first = Jsou tu sídla?
votes-settlements-why = Kolik jich tu { $number ->
        [one] má
       *[other] mají
    } { $clans }? Každé přináší hlas. Kdo tu žádné nemá, tomu palisáda hlas ubere.
votes-no-ballots = Zadejte, kdo je pro návrh a kdo proti, a uvidíte, zda bude schválen.
votes-passes = Návrh je schválen
votes-fails = Návrh není schválen
votes-undetermined = Ještě není rozhodnuto
votes-standing = Hlasy pro: { $votes } z { $total }.
votes-whatever = To platí, ať { $clans } { $number ->
        [one] hlasuje
       *[other] hlasují
    } jakkoli.
votes-up-to = Ještě záleží na hlasech: { $clans }. Zdržet se znamená být proti.
votes-say-players = Kolik vás hraje? Ve třech se hrdinové počítají jinak.
votes-count = { $votes ->
        [one] 1 hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    }
votes-at-least = nejméně { $least ->
        [one] 1 hlas
        [few] { $least } hlasy
       *[other] { $least } hlasů
    }
votes-between = { $least } až { $most ->
        [one] 1 hlas
        [few] { $most } hlasy
       *[other] { $most } hlasů
    }
votes-tally-for = pro: { $votes }
votes-tally-open = ještě neví: { $votes }
votes-tally-against = proti: { $votes }
votes-table = Hlasy každého klanu a odkud jsou
votes-clan = Klan
votes-votes = Hlasy
votes-term-settlement = sídla { $votes }
votes-term-warrior = vojsko { $votes }
votes-term-priest = kněz { $votes }
votes-term-skald = další hrdinové { $votes }
votes-term-palisade = palisáda { $votes }
votes-term-three-players = hra ve třech +{ $votes }
votes-term-palisade-three-players = palisáda { $votes }
votes-way-three = ve třech { $votes }: { $parts }
votes-way-more = ve čtyřech a v pěti { $votes }: { $parts }
votes-missing-players = kolik vás hraje: ve třech se hrdinové počítají jinak
votes-missing-ballot = zda je { $clan } pro, nebo proti
