# Noughts and crosses in English. The value of a message states the rule; its attributes tell what a ruling found.

game = Noughts and crosses

## Words
player-cross = Crosses
player-nought = Noughts
mark-cross = a cross
mark-nought = a nought
mark-empty = nothing
square-top-left = top left
square-top = top
square-top-right = top right
square-left = left
square-centre = centre
square-right = right
square-bottom-left = bottom left
square-bottom = bottom
square-bottom-right = bottom right

# Labels of the members of actions, events and states. An attribute is a word for one value of the member; `like` names the words for all.

member-square = square
member-board = board
member-top-left = { square-top-left }
    .like = mark
member-top = { square-top }
    .like = mark
member-top-right = { square-top-right }
    .like = mark
member-left = { square-left }
    .like = mark
member-centre = { square-centre }
    .like = mark
member-right = { square-right }
    .like = mark
member-bottom-left = { square-bottom-left }
    .like = mark
member-bottom = { square-bottom }
    .like = mark
member-bottom-right = { square-bottom-right }
    .like = mark
member-turn = whose turn
    .cross = { player-cross }
    .nought = { player-nought }
    .nobody = nobody

## Actions
action-begin = Begin
action-mark = Mark a square

# The actions and events in sentences, without a full stop.

sentence-begin = The game begins
sentence-mark = { $player } mark a square: { $square }
event-begun = The game begins
event-marked = { $player } mark a square: { $square }
event-won = { $player } win

## What every state must be like
turn-count = Crosses begin and the players take turns. So there are as many crosses as noughts, or one more if it is the turn of noughts.
    .violated = { $turn ->
        [nobody] Nothing can be marked before the game begins.
       *[other] Marked so far: crosses { $crosses }, noughts { $noughts }. So it cannot be the turn of { $turn ->
            [cross] crosses
           *[nought] noughts
        }.
    }

## The course of the game
begin-once = A game begins once.
    .violated = The game has begun already.
turn-order = The players take turns.
    .violated = { $turn ->
        [nobody] The game has not begun.
        [cross] It is the turn of crosses.
       *[nought] It is the turn of noughts.
    }
turn-square = Only an empty square can be marked.
    .violated = There is { $mark } on this square already: { $square }.
end-line = Three marks in a line win the game, and nothing is marked any more.
    .violated = { $player } have three in a line: the game is over.
