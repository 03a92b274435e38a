# The words by which players search the rules of Confusing Lands, in addition to those of every game: see adjudication/answers/search.py.

## Words that mean the same
synonyms-wolf = wolf, wolves
synonyms-elk = elk, deer, stag
synonyms-forest = forest, woods, tree
synonyms-condition = condition, goal, objective
synonyms-shared = shared, common
synonyms-solo = solo, alone, single, one-player
synonyms-pass = pass, hand, swap, trade, exchange
synonyms-square = square, space, cell, field
synonyms-connected = connected, adjacent, adjoin, neighbouring, next

## What else players call a rule
keywords-round-cards = draft
keywords-end-eight-cards = rounds
keywords-choose-hand = keep
keywords-place-fixed = undo, back
keywords-place-quarter-turns = rotate, rotation, orientation, turn, diagonal
keywords-place-grid = half, diagonal, offset, align, partly
keywords-place-on-top = tuck, under, slide, beneath
keywords-place-cover = overlap, touch, first
keywords-place-none-possible = cannot, impossible, unplayable, stuck
keywords-score-deduction = minus, negative, penalty, lose
keywords-score-no-own-condition = no condition, zero
keywords-solo-rating = good, rank, result
keywords-pass-opponent = swap, trade, exchange, we
keywords-pass-unwanted = swap, trade, exchange, not chosen, leftover, when
keywords-score-shared = shared, common
keywords-setup-shared = common, goal
keywords-deal-two = how many, draw
keywords-condition-circle-of-life = animal, beast
keywords-condition-forest-spirit = animal, beast
keywords-condition-ruthless-hunters = animal, beast
keywords-condition-wilderness = animal, beast
keywords-score-own = opponent
keywords-solo-next = second, get
keywords-choose-both-sides = look, back
keywords-cards-once = how many
keywords-score-winner = who, won
