# Graenaland in English: parts of sentences that several messages share.

## What only messages say
resource-unknown = an unknown card
    .counted = { $count ->
        [one] { $count } unknown card
       *[other] { $count } unknown cards
    }
resource-any = any resource
    .counted = { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
resource-of-the-keep = the resource of the keep
    .counted = { $count ->
        [one] { $count } resource of the keep's terrain
       *[other] { $count } resources of the keep's terrain
    }
resource-face-down = a face-down card
    .counted = { $count ->
        [one] { $count } face-down card
       *[other] { $count } face-down cards
    }
resource-supply-card = a supply card
    .counted = { $count ->
        [one] { $count } supply card
       *[other] { $count } supply cards
    }
deck-unknown = an unknown deck
start-settlements = villages
start-warrior = the warrior

## What several messages have in common
this-pile = { $pile ->
    [decks] The { $deck_adjective } deck
    [discards] The { $deck_adjective } discard pile
    [hand] The hand of { $player }
    [face_up] The face-up pile at { $territory }
    [face_down] The face-down pile at { $territory }
    [placement] The pile at { $territory }
   *[supply_row] The row of supply cards
}
due-votes = { $due ->
    [one] { $due } vote
   *[other] { $due } votes
}
due-votes-or-bound = { $bound ->
    [at-most] at most { due-votes }
    [at-least] at least { due-votes }
   *[exactly] { due-votes }
}
other-votes = { $source ->
    [anywhere] { $player } has { due-votes-or-bound } of that kind in any territory, not { $votes }.
    [contradiction] The claims about the votes of { $player } contradict each other.
    [settlements] The settlements of { $player } in { $territory } bring { due-votes-or-bound }, not { $votes }.
    [warrior] The warrior of { $player } brings { due-votes-or-bound } in { $territory }, not { $votes }.
    [priest] The priest of { $player } brings { due-votes-or-bound } in { $territory }, not { $votes }.
    [skald] The skald of { $player } brings { due-votes-or-bound } in { $territory }, not { $votes }.
    [no-settlements] { $player } has no settlement in { $territory }.
    [no-warrior] { $player } has no warrior in { $territory }.
    [no-priest] { $player } has no priest in { $territory }.
    [no-skald] { $player } has no skald in { $territory }.
   *[all] { $player } has { due-votes-or-bound } in { $territory }, not { $votes }.
}
votes-for = { $total ->
    [one] { $for ->
        [one] The only vote is for the proposal
       *[other] The only vote is against the proposal
    }
   *[other] { $for ->
        [0] None of the { $total } votes is for the proposal
        [one] { $for } of { $total } votes is for the proposal
       *[other] { $for } of { $total } votes are for the proposal
    }
}
majority = { $bound ->
    [exactly] { $result ->
        [passes] { votes-for }. That is more than half, so it passes.
       *[fails] { votes-for }. That is not more than half, so it fails.
    }
   *[at-least] { $result ->
        [passes] { $for ->
            [one] At least { $for } vote is for the proposal. That is more than half, so it passes.
           *[other] At least { $for } votes are for the proposal. That is more than half, so it passes.
        }
       *[fails] Even if all unknown votes are for the proposal, it does not get more than half, so it fails.
    }
}
supply-cards-there = { $count ->
    [one] There is { $count } supply card
   *[other] There are { $count } supply cards
}
payment-difference = { $short_resources ->
    [nothing] Not needed: { $over_resources_and }.
   *[other] { $over_resources ->
        [nothing] Missing: { $short_resources_and }.
       *[other] Missing: { $short_resources_and }. Not needed: { $over_resources_and }.
    }
}
cards-not-held = { $fault ->
    [too-many] { $count ->
        [0] { $player } has no cards in hand.
        [one] { $player } has only { $count } card in hand, not { $named }.
       *[other] { $player } has only { $count } cards in hand, not { $named }.
    }
    [another-deck] { $player } has these cards in hand, but from another deck: { $lacking_resources_and }.
    [not-there] { $player } does not have all these cards in hand. Missing: { $lacking_resources_and }.
   *[elsewhere] { $player } cannot have { $lacking_resources_and } in hand: all such cards are elsewhere.
}
card-not-taken = { $fault ->
    [supply-card] Resource cards lie at { $territory }, not supply cards.
    [none-left] No card is left at { $territory }, so { $player } takes none.
    [deck] The cards at { $territory } come from the { $due_deck_adjective } deck, not from the { $deck_adjective } deck.
   *[not-there] No card at { $territory } can be { $resource }.
}
no-card-for-the-last = { $player } places the last settlement. After this no card would be left for { $player } in a territory where { $player } has no settlement yet.
who-is-next = It is { $turn_player }'s turn, not { $player }'s.
numbered-territory = { $land ->
    [coast] Coast
    [plains] Plains
    [forest] Forest
    [hills] Hills
    [mountains] Mountains
   *[inland] Inland
} { $number }
