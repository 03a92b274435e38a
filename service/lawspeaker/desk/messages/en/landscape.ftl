landscape-title = What does this landscape score?
landscape-lead = Confusing Lands: paint what you see from above, and the score sheet fills itself in.
landscape-question = The landscape
landscape-sheet = The score sheet
landscape-shared = Shared condition
landscape-shared-unknown = not told
landscape-example = Show me one
landscape-of = The landscape of { $player }
landscape-whose = Whose landscape
landscape-add = Add the landscape of a second player
landscape-remove = Only one landscape

## Brushes
landscape-brush = Paint with
landscape-river = river
landscape-condition = condition
landscape-erase = erase
landscape-forest = forest
landscape-mountain = mountain
landscape-village = village
landscape-elk = elk
landscape-wolf = wolf
landscape-crystal = crystal
landscape-empty = empty
landscape-unknown = unknown
landscape-nowhere = no square
landscape-river-ne = river from north to east
landscape-river-ns = river from north to south
landscape-river-nw = river from north to west
landscape-river-es = river from east to south
landscape-river-ew = river from east to west
landscape-river-sw = river from south to west
landscape-is-condition = condition { $condition }
landscape-course = Course of the river
landscape-course-drawn = draw
landscape-number = Number of the condition
landscape-how = Tap squares, or drag over them.
landscape-how-erase = Tap squares, or drag over them, to take them away.
landscape-how-river = Drag along the river. A tap on a square of river turns it.
landscape-how-condition = Drag over its two squares, or tap them.
landscape-keys = Keys: arrows move, Enter paints, Shift and an arrow draw on, Delete erases.

## Squares, as they are read out
landscape-square = { $name }: { $content }
landscape-square-counted = { $name }: { $content }, counts
landscape-square-because = { $name }: { $content }, makes others count
landscape-square-named = { $name }: { $content }, the condition in question
landscape-square-wrong = { $name }: { $content }, cannot be so

## The answer
landscape-begin = Paint a landscape, or let one be shown to you.
landscape-waiting = Counting…
landscape-not-yet = Not a possible landscape yet
landscape-defects = The cards cannot lie like this. The squares in question are marked; if you are still painting, just go on.
landscape-points = { $points ->
        [one] { $written } point
        [-1] { $written } point
       *[other] { $written } points
    }
landscape-points-at-least = At least { $least } points
landscape-points-between = Between { $least } and { $most } points
landscape-wins = { $player } wins, { $points } to { $other }
landscape-wins-level = { $player } wins, with { $points } each: the conditions decide
landscape-shared-victory = They share the victory, with { $points } each
landscape-total = in all
landscape-touch-lines = Touch a line, and the squares that it counts light up.
landscape-missing-shared = which condition is shared (the card in the middle of the table)
landscape-missing-row = { $player }: what is on the squares marked “?” in row { $row }
landscape-missing-landscape = { $player }: the whole landscape
