# Confusing Lands in English: the titles of the worked examples in `examples.yaml`.

example-covers-a-condition = May the new card be placed here? It covers a square of a scoring condition
example-covers-a-corner = The same card, turned by 90° and placed over a corner of the landscape
example-slid-under = The new card is slid under another card
example-unknown-face = The card that lies there is unknown. May its corner be covered?
example-photograph = The landscape is known only from above, as in a photograph
example-dealt-from-the-top = Each player gets two cards from the top of the deck, as in most games
example-set-up = Two players begin, and a seed shuffles the deck
example-set-up-alone = A solo game begins, and only the shared condition is known
example-where-to-place = Where may the first cards be placed?
example-best-placement = A solo game, the last round. Which placement of the last card scores the most?
example-choosing-together = Both players choose a card, and neither sees the other's. Have both chosen?
example-first-round = The first round. Nobody sees what the other player has chosen until it is placed
example-possible = Can this state exist?
example-impossible = One card is there twice, and another one covers nothing
example-final-scores = Both landscapes are finished. What does each condition score, and who wins?
example-final-scores-claimed = Player One has counted the points and claims to have won. Is the score sheet right?
example-drawn = A picture of this landscape. The condition is marked
example-edit = A river is painted into a landscape, as when a position is entered
example-what-two-sees = Player One has chosen a card. What may Player Two see of the game?
