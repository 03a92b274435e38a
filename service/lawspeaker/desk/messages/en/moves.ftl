# A quick question about a move.

build-title = May I build this with these cards?
build-lead = Graenaland: choose what is built and where, and tap the cards. Everything else is taken to be in order until you say otherwise.
march-title = Where does my hero go?
march-lead = Graenaland: put the heroes on the map, and say which way one goes. Add where it ends, to see whether that is right.
won-title = Have I won?
won-lead = Graenaland: tap where your settlements are, and enter your army. The cards in your hand show whether building is enough.
lay-title = May this tile lie here?
lay-lead = Java: paint what lies around it, then tap where it goes.
place-title = May this card lie here?
place-lead = Confusing Lands: lay the cards that are there, then tap where the next one goes.

moves-move = The move
moves-tap = Tap the picture to say where the move is. To put down what is already there, choose a piece first.
moves-begin = What is the move?
moves-begin-more = Fill in the move. The answer comes by itself.
moves-more = Say more about the position

won-begin = Who asks?
won-begin-more = Choose the player. The answer comes by itself.
won-is-reachable = { $steps ->
    [0] { $player } has enough to win
   *[other] { $player } can win by building
}
won-is-unreachable = { $player } does not have enough to win
won-is-undetermined = Not decided yet
won-more = Goals or victory points: { $points }. Needed: { $needed }.
won-granted = No cards in hand
