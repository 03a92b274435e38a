# Graenaland in English: what happens, in sentences without a full stop. An attribute describes a part of the event.

event-set-up = The game is set up{ $players ->
    [absent] {""}
   *[other] {" "}for { $players_and }
}
event-started = { $player } starts{ $settlements ->
    [absent] {""}
   *[other] {" "}with villages in { $settlements_and }
}{ $warrior ->
    [absent] {""}
   *[other] {" "}and the warrior in { $warrior }
}
event-settled = { $player } places a village in { $territory }{ $card ->
    [absent] {""}
   *[other] {" "}and takes { $card }
}
    .card = { told-card }
event-anchor-weighed = { $player } moves a village{ $from ->
    [absent] {""}
   *[other] {" "}from { $from }
} to { $to }{ $card ->
    [absent] {""}
   *[other] {" "}and takes { $card }
}
    .card = { told-card }
event-anchor-held = { $player } does not weigh anchor
event-cards-set-aside = { $count ->
    [absent] The cards left over are discarded
    [one] One card is left over and discarded
   *[other] { $count } cards are left over and discarded
}
event-victory-card-kept = { $player } keeps one victory point card
event-card-drawn = { $territory } gets { $card } ({ $source }){ $placed ->
    [absent] {""}
    [face-up] , face up
    [face-down] , face down
   *[discarded] , which is discarded
}
    .card = { told-card }
event-hero-moved = { $player }’s { $hero } moves{ $from ->
    [absent] {""}
   *[other] {" "}from { $from }
} to { $to }
event-hero-stayed = { $player }’s { $hero } stays in { $territory }: { $rule }
event-heroes-swapped = { $player }’s { $hero } moves from { $from } to { $to } and changes places with the { $other_hero }
event-hero-entered = { $player }’s { $hero } enters in { $territory }
event-hero-waits = { $player }’s { $hero } waits to enter in { $territory }
event-proposal-made = { $player } proposes how to divide the cards of { $territory }
event-passed = { $player } proposes nothing
event-proposal-decided = The proposal { $accepted ->
    [yes] is accepted
   *[no] fails
}{ $for ->
    [absent] {""}
    [one] {" "}with { $for } vote{ $total ->
        [absent] {""}
       *[other] {" "}of { $total }
    }
   *[other] {" "}with { $for } votes{ $total ->
        [absent] {""}
       *[other] {" "}of { $total }
    }
}
event-cards-given = { $player } gets { $cards ->
    [absent] no cards
   *[other] { $cards }
} from { $territory }
    .cards = { told-card }
event-victory-claimed = { $player ->
    [absent] Somebody
   *[other] { $player }
} claims victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-victory-not-claimed = Nobody claims victory
event-supply-taken = { $player } takes { $card }
    .card = { $symbols_resource_and ->
        [absent] a supply card
       *[other] the supply card with { $symbols_resource_and }
    }
event-cards-paid = { $player } pays { $cards ->
    [absent] nothing
   *[other] { $cards }
}
    .cards = { told-card }
event-market-used = { $player } uses the market in { $territory }
event-toll-paid = { $player } pays { $to_player } a toll: { $card }
    .card = { told-card }
event-village-built = { $player } builds a village in { $territory }
event-building-built = { $player } builds { $kind_indefinite } in { $territory }
event-army-raised = { $player }’s army is raised{ $strength ->
    [absent] {""}
   *[other] {" "}to { $strength }
}
event-work-announced = { $player } announces { $work_indefinite } in { $territory } as a joint work
event-work-built = { $player } builds { $work_indefinite } in { $territory }
event-grant-given = { $player } lets { $to_player } build once
event-ship-marker-passed = { $player ->
    [absent] The ship marker is passed on
   *[other] { $player } gets the ship marker
}
event-supply-row-filled = The row of supply cards is filled up{ $cards ->
    [absent] {""}
   *[other] : { $cards }
}
    .cards = { $symbols_resource_and ->
        [absent] a supply card
       *[other] the supply card with { $symbols_resource_and }
    }
event-victory-announced = { $player } announces victory
event-building-ended = { $player } ends the final building
event-claim-held = { $player }’s claim of victory holds{ $points ->
    [absent] {""}
    [one] {" "}with { $points } point
   *[other] {" "}with { $points } points
}{ $may_share_player_and ->
    [absent] {""}
   *[other] ; { $may_share_player_and } may share the victory
}
event-claim-void = { $player }’s claim of victory is void{ $next_player ->
    [absent] {""}
   *[other] ; next is { $next_player }
}
event-game-ended = The game ends: { $ranking }
    .ranking = { $player }, rank { $rank }
event-said = { $player } { $about ->
    [own-proposal] talks about a proposal of their own
    [division] suggests how to divide cards
    [wish] says which cards they want
    [vote] talks about the vote
    [joint-work] talks about a joint work
    [help] talks about who helps with a joint work
    [grant] talks about who may build
   *[wait] asks the main player to wait before building
}
