# Confusing Lands in English: parts of sentences that several messages share.

## What only messages say
location-shared = in the middle
location-landscapes-one = in the landscape of Player One
location-landscapes-two = in the landscape of Player Two
location-hands-one = in the hand of Player One
location-hands-two = in the hand of Player Two
location-chosen-one = in front of Player One as the chosen card
location-chosen-two = in front of Player Two as the chosen card
location-deck = in the deck
location-not-in-deck = not in the deck
location-discards = in the discard pile
location-set_aside-one = set aside by Player One
location-set_aside-two = set aside by Player Two
level-on-points = { $points ->
    [one] Both have { $points } point.
   *[other] Both have { $points } points.
}
conditions-compared = { $values ->
    [nothing] { $player } has no condition in the landscape
   *[other] { $player }'s own conditions score { $values_and }
} (the shared one scores { $shared_value }). { $other_values ->
    [nothing] { $other_player } has no condition in the landscape
   *[other] { $other_player }'s own conditions score { $other_values_and }
} (the shared one scores { $other_shared_value }).
tie-broken = { level-on-points } { conditions-compared } So { $player } wins the tie.
level-to-the-last = { $points ->
    [one] Both have { $points } point, and they tie on every condition too.
   *[other] Both have { $points } points, and they tie on every condition too.
} { conditions-compared }
by-the-sheet = { $by ->
    [sheet] This follows from the score sheet.{" "}
   *[landscape] {""}
}
with-points = { $points ->
    [one] With { $points } point
   *[other] With { $points } points
}
scores-otherwise = { $fault ->
    [too-much] { $player } cannot score { $points } for condition { $condition }: in no landscape it brings more than { $most }.
    [never] { $player } cannot score { $points } for condition { $condition }: its points are always a multiple of { $each }.
    [never-so-many] { $count ->
        [one] { $player } cannot score { $points } for condition { $condition }: it never counts only { $count } square.
       *[other] { $player } cannot score { $points } for condition { $condition }: it never counts exactly { $count } squares.
    }
   *[other] { by-the-sheet }{ $due ->
        [one] { $player } scores { $due } point for condition { $condition }, not { $points }.
       *[other] { $player } scores { $due } points for condition { $condition }, not { $points }.
    }
}
squares-in-row = row { $row }, { $count ->
    [one] column
   *[other] columns
} { $columns_and }
