votes-title = Who wins this vote?
votes-lead = Graenaland: tap who is in the territory, and what stands there.
votes-territory = The territory
votes-who = Who is there?
votes-palisade = Palisade
votes-players = How many play?
votes-players-more = 4 or 5
votes-players-unknown = not told
votes-settlements = Settlements
votes-hero = Hero
votes-no-hero = none
votes-army = Army
votes-ballot = The proposal
votes-for = for
votes-against = against
votes-open = not yet
votes-blamed = cannot be

votes-answer = The answer
votes-begin = Who is there?
votes-begin-more = Tap a clan, and its votes are counted.
votes-no-ballots = Say who is for the proposal and who is against it, to see whether it passes.
votes-passes = The proposal passes
votes-fails = The proposal fails
votes-undetermined = Still open
votes-standing = { $votes } of { $total } votes are for it.
votes-whatever = That stands, whatever { $clans } { $number ->
        [one] says
       *[other] say
    }.
votes-up-to = It is up to { $clans }.
votes-say-players = How many play? With three, heroes count differently.
votes-count = { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
votes-at-least = at least { $least ->
        [one] 1 vote
       *[other] { $least } votes
    }
votes-between = { $least } to { $most } votes
votes-tally-for = for: { $votes }
votes-tally-open = not yet: { $votes }
votes-tally-against = against: { $votes }
votes-table = The votes of each clan, and where they come from
votes-clan = Clan
votes-votes = Votes
votes-term-settlement = settlements { $votes }
votes-term-warrior = army { $votes }
votes-term-priest = priest { $votes }
votes-term-skald = other heroes { $votes }
votes-term-palisade = palisade { $votes }
votes-term-three-players = three players +{ $votes }
votes-term-palisade-three-players = palisade { $votes }
votes-missing-players = how many play: with three, heroes count differently
votes-missing-ballot = whether { $clan } is for it or against it
