# Words by which players search the rules of any game. How they are used: adjudication/answers/search.py.

## Words that say nothing of what is looked for
ignored-small = a, an, the, of, to, in, on, at, by, for, from, with, and, or, but, if, here, there, this, that, these, those
ignored-adverbs = then, than, as, so, also, too, not, no, just, already, still, ever, any, some, such, own, into, off, up, down, about, after, before, while
ignored-verbs = is, are, was, were, be, been, am, do, does, did, can, could, may, might, must, should, would, will, have, has, had, get, gets, need, want, allowed, possible
ignored-doing = go, goes, happen, happens, let, use, make, makes, being
ignored-persons = i, you, he, she, it, we, they, my, your, his, her, our, their, me, him, them, us, myself, one, other, others, another, anyone, anybody, someone, somebody, everyone, everybody, nobody, else, himself, herself, itself, yourself
ignored-questions = what, when, where, which, who, whose, why, how, many, much, far, long, rule, rules

## Words that mean the same
synonyms-tie = tie, tied, tiebreaker, draw, drawn, level, equal, equals, even
synonyms-end = end, ends, over, finish, finished, last, final
synonyms-win = win, wins, won, winner, victory, victorious
synonyms-cost = cost, costs, price, pay, paid, payment, spend, buy, bought, expensive, cheap, money, spent
synonyms-begin = begin, begins, start, starting, setup, beginning, initial
synonyms-receive = draw, take, deal, dealt, receive
synonyms-lay = lay, laid, place, put
synonyms-discard = discard, throw, aside
synonyms-order = order, clockwise, next, sequence
synonyms-score = score, scoring, points, point, vp
synonyms-most = maximum, max, limit, most
synonyms-build = build, built, construct, erect
synonyms-move = move, movement, walk, go
synonyms-swap = swap, exchange, trade
synonyms-cover = cover, overlap
synonyms-empty = empty, exhausted, runs, run, out
synonyms-once = once, twice, again
synonyms-undo = undo, back, unchanged, change
synonyms-edge = edge, border
synonyms-turned = face, side, flip, flipped
synonyms-look = look, looks, see, seen, peek
synonyms-tell = discuss, talk, say, negotiate, ask, chat
synonyms-show = show, shows, reveal
synonyms-secret = secret, hidden, private, hide
synonyms-split = split, divide, divided, share
synonyms-choose = choose, chosen, chose, choice, pick, select
