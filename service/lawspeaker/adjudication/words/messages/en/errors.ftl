# What is wrong with a request: what was expected at a place of it, and what was found there.

error-expected = Expected { $expected }; found { $found }.
error-missing = Expected { $expected }; the member is missing.
error-unknown-member = Unknown member; expected one of these members: { $names }.
error-similar-member = Unknown member; did you mean { $similar }?
error-no-members = Unknown member; expected no members.
error-entries = Expected { bounds } { $count ->
    [one] entry
   *[other] entries
}; found { $found }.
error-members = Expected { bounds } { $count ->
    [one] member
   *[other] members
}; found { $found }.
error-player-twice = Expected each player once; found { $found } more than once.
error-name-twice = Expected each name once; { $name } is there twice, perhaps with other blanks or accents.
error-player = { $player } does not play in this game; the players are { $players_and }.
more-errors = There are more errors than are listed here.

## What was expected or found
expected-one-of = one of { $words }
expected-boolean = true or false
expected-integer = an integer from { $least } to { $most }
expected-integer-at-least = an integer of at least { $least }
expected-number = a number from { $least } to { $most }
expected-number-at-least = a number of at least { $least }
expected-string = a string
expected-short-string = { $count ->
    [one] a string of at most { $count } character
   *[other] a string of at most { $count } characters
}
expected-name = a name (any text of at most 40 characters, without line breaks)
expected-array = an array
expected-object = an object
found-long-string = { $count ->
    [one] { $beginning } ({ $count } character)
   *[other] { $beginning } ({ $count } characters)
}
either = { $one } or { $other }
bounds = { $bounds ->
    [exactly] exactly { $count }
    [at-most] at most { $count }
    [at-least] at least { $count }
   *[between] { $least } to { $count }
}
