votes-title = Who wins this vote?
votes-lead = Graenaland: tap who and what is in the territory.
votes-territory = The territory
votes-who = Who is there?
votes-palisade = Palisade
votes-players = How many players?
votes-players-more = 4 or 5
votes-players-unknown = don't know
votes-settlements = Settlements
votes-no-settlement = none
votes-many-settlements = 3 or more
votes-hero = Hero
votes-no-hero = none
votes-army = Army
votes-ballot = The proposal
votes-for = for
votes-against = against
votes-open = undecided
votes-blamed = impossible

votes-answer = The answer
votes-begin = Nobody is there yet
votes-begin-more = Tap a clan to count its votes.
votes-settlements-first = Settlements here?
votes-settlements-why = How many { $number ->
        [one] does
       *[other] do
    } { $clans } have? Each brings a vote. Without any, a palisade takes one.
votes-no-ballots = To see whether the proposal passes, enter who is for it and who is against it.
votes-passes = The proposal passes
votes-fails = The proposal fails
votes-undetermined = Not decided yet
votes-standing = Votes for it: { $votes } of { $total }.
votes-whatever = The result stands, whatever { $clans } { $number ->
        [one] says
       *[other] say
    }.
votes-up-to = { $clans } can still decide it. Abstaining counts as against.
votes-say-players = How many players? With three, heroes count differently.
votes-count = { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
votes-at-least = at least { $least ->
        [one] 1 vote
       *[other] { $least } votes
    }
votes-between = { $least } to { $most ->
        [one] { $most } vote
       *[other] { $most } votes
    }
votes-tally-for = for: { $votes }
votes-tally-open = undecided: { $votes }
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
votes-way-three = with three players { $votes }: { $parts }
votes-way-more = with four or five { $votes }: { $parts }
votes-missing-players = the number of players: with three, heroes count differently
votes-missing-ballot = whether { $clan } votes for or against
