# Noughts and crosses in English: the titles of the worked examples in `examples.yaml`.

example-begin = The game begins
example-marked-square = Crosses mark the centre a second time
example-winning = Crosses win on a diagonal
example-what-now = What can crosses do?
example-after-the-end = Noughts go on although crosses have won
example-both-turns = Crosses win in the corner, and noughts go on although the game is over
example-too-many-crosses = Two crosses more than noughts
