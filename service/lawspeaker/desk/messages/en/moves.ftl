# A quick question about a move.

build-title = May I build this with these cards?
build-lead = Graenaland: choose what is built and where, and tap the cards. Everything else is taken to be in order until you say otherwise.
march-title = Where does my hero go?
march-lead = Graenaland: put the heroes on the map, and say which way one goes. Add where it ends, to see whether that is right.
lay-title = May this tile lie here?
lay-lead = Java: paint what lies around it, then tap where it goes.
place-title = May this card lie here?
place-lead = Confusing Lands: lay the cards that are there, then tap where the next one goes.

moves-move = The move
moves-tap = Tap the picture to say where the move is. To put down what is already there, choose a piece first.
moves-begin = What is the move?
moves-begin-more = Fill in the move. The answer comes by itself.
moves-more = Say more about the position
