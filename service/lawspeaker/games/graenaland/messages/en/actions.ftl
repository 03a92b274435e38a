# Graenaland in English: what players do, in sentences without a full stop. An attribute tells a part of the action.

## Parts of several sentences
told-card = { $symbols_resource_and ->
    [absent] { $resource ->
        [absent] { $count ->
            [absent] { resource-unknown }
           *[other] { resource-unknown.counted }
        }
       *[other] { $resource }
    }
   *[other] { $count ->
        [absent] the supply card
        [one] { $count } supply card
       *[other] { $count } supply cards
    } with { $symbols_resource_and }
}
told-payment = { $payment_resources ->
    [absent] { $payment_number ->
        [0] , paying nothing
       *[other] {""}
    }
   *[other] , paying { $payment_resources_and }
}{ $payment_supply_resources ->
    [absent] {""}
   *[other] { $payment_supply_number ->
        [one] , using a supply card ({ $payment_supply_resources })
       *[other] , using { $payment_supply_number } supply cards ({ $payment_supply_resources })
    }
}{ $payment_market ->
    [absent] {""}
   *[other] , with the market in { $payment_market_and }
}{ $payment_from_player ->
    [absent] {""}
   *[other] , with cards from { $payment_from_player_and }
}
told-discards = { $set_aside ->
    [absent] {""}
    [0] {""}
    [one] ; one card is left over and discarded
   *[other] ; { $set_aside } cards are left over and discarded
}

## What players do
sentence-set-up = The game is set up{ $first_player ->
    [absent] {""}
   *[other] ; { $first_player } is the first player
}{ $hands ->
    [absent] {""}
   *[other] ; { $hands }
}
    .hands = { $player } draws { $cards ->
        [absent] no cards
       *[other] { $cards }
    }
    .cards = { told-card }
sentence-place-settlement = { $player } places a village { $warrior ->
    [yes] and the warrior in
   *[other] in
} { $territory }{ $card ->
    [absent] {""}
   *[other] {" "}and takes { $card }
}{ told-discards }
    .card = { told-card }
sentence-weigh-anchor = { $player } weighs anchor and moves a village to { $territory }{ $card ->
    [absent] {""}
   *[other] , taking { $card }
}{ $warrior ->
    [absent] {""}
   *[other] ; the warrior is then in { $warrior }
}{ told-discards }
    .card = { told-card }
sentence-hold-anchor = { $player } does not weigh anchor{ told-discards }
sentence-keep-victory-card = { $player } keeps one victory point card{ $card ->
    [absent] {""}
   *[other] : { $card }
}
    .card = { $column } { $levels_and }
sentence-produce = { $draws_number ->
    [0] The territories produce nothing
   *[other] The territories produce
}{ $draws ->
    [absent] {""}
   *[other] : { $draws }
}{ $reshuffles ->
    [absent] {""}
   *[other] ; { $reshuffles }
}
    .draws = { $territory } gets { $resource ->
        [absent] { resource-unknown }
       *[other] { $resource }
    } ({ $source }){ $placed ->
        [absent] {""}
        [face-up] , face up
        [face-down] , face down
       *[discarded] , which is discarded
    }
    .reshuffles = the { $deck_adjective } deck is shuffled again{ $cards ->
        [absent] {""}
       *[other] : { $cards }
    }
    .cards = { $symbols_resource_and ->
        [absent] { $resource ->
            [absent] an unknown card
           *[other] { $resource }
        }
       *[other] { $symbols_resource_and }
    }
sentence-move = { $orders ->
    [absent] Nobody reveals a move
   *[other] { $orders }
}{ $entries ->
    [absent] {""}
   *[other] ; { $entries }
}
    .orders = { $direction ->
        [stay] { $player } stays
        [undecided] { $player } has not decided
       *[other] { $player }’s { $hero ->
            [absent] hero
           *[other] { $hero }
        } goes { $direction }{ $steps ->
            [absent] {""}
            [one] {" "}by { $steps } territory
           *[other] {" "}by { $steps } territories
        }
    }{ $ends ->
        [absent] {""}
       *[other] {" "}({ $ends })
    }
    .ends = { $hero } then in { $territory }
    .entries = { $player }’s { $hero } enters in { $territory }
sentence-propose = { $player } divides the cards of { $territory }: { $shares ->
    [absent] nobody gets a card
   *[other] { $shares }
}
    .shares = { $player } { $own ->
        [yes] keeps
       *[other] gets
    } { $face_up_resource ->
        [absent] { $face_down ->
            [0] nothing
            [one] { $face_down } face-down card
           *[other] { $face_down } face-down cards
        }
       *[other] { $face_down ->
            [0] { $face_up_resource_and }
            [one] { $face_up_resource } and { $face_down } face-down card
           *[other] { $face_up_resource } and { $face_down } face-down cards
        }
    }
sentence-pass = { $player } makes no proposal
sentence-vote = { $ballots_for_player ->
    [absent] { $ballots_against_player ->
        [absent] The players vote
       *[other] { $ballots_against_player_and } { $ballots_against_count ->
            [one] votes
           *[other] vote
        } against the proposal
    }
   *[other] { $ballots_for_player_and } { $ballots_for_count ->
        [one] votes
       *[other] vote
    } for the proposal{ $ballots_against_player ->
        [absent] {""}
       *[other] , { $ballots_against_player_and } against it
    }
}{ $accepted ->
    [absent] {""}
    [yes] ; it passes
   *[no] ; it fails
}{ $counted ->
    [absent] {""}
   *[other] ; { $counted }
}
    .counted = { $player } has { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }{ $source ->
        [absent] {""}
        [warrior] {" "}({ hero-warrior })
        [priest] {" "}({ hero-priest })
        [skald] {" "}({ hero-skald })
       *[settlements] {" "}({ member-settlements })
    }
sentence-claim-victory = { $claims ->
    [absent] Nobody claims victory
   *[other] { $claims }
}{ $first_player ->
    [absent] {""}
   *[other] ; { $first_player } builds first
}
    .claims = { $player } claims victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sentence-take-supply = { $player } takes { $card } from the row
    .card = { $symbols_resource_and ->
        [absent] a supply card
       *[other] the supply card with { $symbols_resource_and }
    }
sentence-build-village = { $player } builds a village in { $territory }{ told-payment }{ $tolls ->
    [absent] {""}
   *[other] ; toll: { $tolls }
}
    .tolls = { $card } for { $player }
    .card = { told-card }
sentence-build-building = { $player } builds { $kind_indefinite } in { $territory }{ told-payment }{ $hero ->
    [absent] {""}
    [enters] ; the hero enters
    [waits] ; the hero waits
    [moves] ; the hero moves there
   *[stays] ; the hero stays
}
sentence-raise-army = { $player } raises the army{ $strength ->
    [absent] {""}
   *[other] {" "}to { $strength }
}{ told-payment }
sentence-build-work = { $player } builds { $work_indefinite } in { $territory }{ told-payment }
sentence-offer-work = { $player } announces { $work_indefinite } in { $territory } as a joint work
sentence-grant-build = { $player } lets { $to_player } build once
sentence-announce-victory = { $player } announces victory{ $goals_column ->
    [absent] { $goals_number ->
        [0] ; no goal is reached
       *[other] {""}
    }
   *[other] {" "}by { $goals_column_and }
}
sentence-end-round = { $player } ends the round{ $next_player ->
    [absent] {""}
   *[other] ; the next main player is { $next_player }
}{ $revealed ->
    [absent] {""}
   *[other] ; { $revealed } is turned over
}{ $shuffled ->
    [absent] {""}
   *[other] ; the supply cards are shuffled: { $shuffled }
}
    .shuffled = { $symbols_resource_and ->
        [absent] an unknown card
       *[other] { $symbols_resource_and }
    }
    .revealed = { told-card }
sentence-end-building = { $player } ends the final building{ $holds ->
    [absent] {""}
    [yes] ; the claim of victory holds
   *[no] ; the claim of victory is void
}{ $ranking ->
    [absent] {""}
   *[other] ; ranking: { $ranking }
}{ $reveals ->
    [absent] {""}
   *[other] ; victory point card shown: { $reveals }
}
    .ranking = { $player } in place { $rank }
    .reveals = { $column } { $levels_and }
sentence-say = { $player } { $about ->
    [own-proposal] discusses a proposal of their own
    [division] suggests how to divide cards
    [wish] says which cards they want
    [vote] discusses the vote
    [joint-work] discusses which joint work to announce
    [help] discusses who gives cards for a joint work
    [grant] discusses the grant
   *[wait] asks the main player to wait before building
}
