# The words by which players search the rules of Java, in addition to those of every game: see adjudication/answers/search.py.

## Words that mean the same
synonyms-figure = figure, developer, pawn, meeple, piece
synonyms-water = water, irrigation, lake
synonyms-space = space, hex, hexagon, field
synonyms-tile = tile, land, landscape
synonyms-festival = festival, party, auction, bid, bidding
synonyms-settlement = village, city, town
synonyms-enlarge = enlarge, extend, upgrade, expand
synonyms-palace = palace, temple

## What else players call a rule
keywords-turn-points = AP
keywords-turn-player = order
keywords-turn-next = order, who, goes, next
keywords-turn-land = compulsory, obligatory
keywords-land-shape = size, sizes
keywords-land-flat = stack, stacking, height, gap, levels
keywords-land-congruent = stack, stacking, identical, top
keywords-land-two-tiles = stack, stacking
keywords-land-cities = connect, connecting, merge, bridge, split
keywords-figure-path = jump, through, own
keywords-figure-one = two, same, share, occupied
keywords-figure-entry-cost = enter, entering, exit, remove
keywords-figure-edge = enter, entering, exit, remove
keywords-palace-right = who, highest, control
keywords-palace-size = size, big, large, maximum, value, start, new
keywords-palace-once = twice
keywords-cards-two = limit, many
keywords-cards-source = market, display, face-up
keywords-cards-replaced = refill, face-up
keywords-festival-agreement = agree, tie, share, end early, draw, deal
keywords-festival-order = auction, pass, turn, bid, raise
keywords-festival-shared = tie
keywords-final-due = trigger
keywords-setup-cards = starting hand
keywords-festival-once = two festivals
keywords-end-winner = tie
keywords-cards-secret = see, show, look, others
keywords-figure-move-cost = uphill, climb, walk, height
keywords-land-grid = hang, overhang, where
keywords-water-bottom = where
keywords-palace-one = two palaces, second, build
keywords-palace-white = side, up
keywords-tiles-count = how many
keywords-figures-count = how many
keywords-festival-symbols = matching, need
keywords-token-left = how many
keywords-figure-own = opponent, use
keywords-palace-higher = replace
