# Noughts and crosses in French: the titles of the worked examples in `examples.yaml`.

example-begin = La partie commence
example-marked-square = Les croix jouent une seconde fois au centre
example-winning = Les croix gagnent sur une diagonale
example-what-now = Que peuvent jouer les croix ?
example-after-the-end = Les ronds continuent alors que les croix ont gagné
example-both-turns = Les croix gagnent dans le coin, et les ronds continuent alors que la partie est finie
example-too-many-crosses = Deux croix de plus que de ronds
