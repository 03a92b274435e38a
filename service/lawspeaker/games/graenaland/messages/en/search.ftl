# The words by which players search the rules of Graenaland, beside those of any game: see adjudication/search.py.

## Words that mean the same
synonyms-army = army, warrior, strength, attack, fight, war, battle, combat, military, soldier
synonyms-resource = resource, grain, cattle, wood, ore, goods
synonyms-gold = gold, joker, wild, wildcard
synonyms-priest = priest, church
synonyms-skald = skald, hall, bard
synonyms-palisade = palisade, wall, fence
synonyms-improvement = improvement, improve, upgrade
synonyms-trade = trade, barter, exchange, replaces
synonyms-grant = grant, permission, allow
synonyms-help = help, helpers, give, gift, together
synonyms-region = territory, region, area

## What else players call a rule
keywords-village-price = cost
keywords-map-territories = island, board
keywords-map-neighbours = island, board, adjacent
keywords-buildings-one-of-a-kind = two, same, second
keywords-setup-positions = first player, starting position, start
keywords-production-limit = maximum, limit, many
keywords-movement-neighbour = far, distance, adjacent
keywords-movement-coast = far, distance, ship
keywords-movement-swap = exchange
keywords-round-end-marker = next, first player, order, turn
keywords-proposal-everything = everything, myself, all, split, share, give
keywords-proposal-unchanged = amend, negotiate
keywords-voting-majority = tie, half, equal, abstain
keywords-building-main-player = turn, another
keywords-houses-available = out
keywords-payment-held = hand limit, keep, save, next turn
keywords-market-one-resource = trade
keywords-market-access = trade
keywords-joint-helpers = trade, give, lend, help, another player
keywords-palisade-toll = pay, enter
keywords-claims-priority = tie
keywords-victory-ranking = tie, second
keywords-victory-announcer = win, end
keywords-victory-three-goals = win, how
keywords-final-turn = end
keywords-supply-before-end = when
keywords-votes-warrior = attack, fight, war, battle
keywords-army-price = attack, fight, war, soldiers
keywords-votes-priest = priest
