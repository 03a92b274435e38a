landscape-title = What does this landscape score?
landscape-lead = Confusing Lands: paint what you see from above. The score sheet fills itself in.
landscape-question = The landscape
landscape-sheet = The score sheet
landscape-shared = Shared condition
landscape-shared-unknown = don't know
landscape-example = Show an example
landscape-of = The landscape of { $player }
landscape-whose = Whose landscape
landscape-add = Add a second landscape
landscape-remove = Remove the second landscape

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
landscape-nowhere = outside the landscape
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
landscape-how-erase = Tap squares, or drag over them, to erase them.
landscape-how-river = Drag along the river. Tap a river square to turn it.
landscape-how-condition = Drag over the two squares of the condition, or tap them.
landscape-keys = Keys: arrows move, Enter paints, Shift and an arrow draw a line, Delete erases.

## Squares, as they are read out
landscape-square = { $name }: { $content }
landscape-square-counted = { $name }: { $content }, counts
landscape-square-because = { $name }: { $content }, makes others count
landscape-square-named = { $name }: { $content }, the condition in question
landscape-square-wrong = { $name }: { $content }, impossible

## The answer
landscape-begin = Paint a landscape, or look at an example.
landscape-not-yet = Not possible yet
landscape-defects = The cards cannot lie like this: see the marked squares. If you are still painting, just continue.
landscape-points = { $points ->
        [one] { $written } point
        [-1] { $written } point
       *[other] { $written } points
    }
landscape-points-at-least = Points: at least { $least }
landscape-points-between = Points: { $least } to { $most }
landscape-wins = { $player } wins, { $points } to { $other }
landscape-wins-level = A tie at { $points }: { $player } wins by the conditions
landscape-shared-victory = A tie at { $points }: they share the victory
landscape-total = total
landscape-touch-lines = Tap a line to see the squares that it counts.
landscape-missing-shared = which condition is shared (the card in the middle of the table)
landscape-missing-row = { $player }: the squares marked “?” in row { $row }
