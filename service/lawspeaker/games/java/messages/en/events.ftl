# Java in English: what happens, in sentences without a full stop. An attribute describes a part of the event.

for-action-points = { $action_points ->
    [absent] {""}
    [0] {" "}for free
    [one] {" "}for { $action_points } action point
   *[other] {" "}for { $action_points } action points
}
event-set-up = The game is set up{ $players ->
    [absent] {""}
   *[other] {" "}for { $players_and }
}
event-token-used = { $player } uses an extra action token
event-festival-opened = { $player } opens the bidding for a festival at the palace on { $palace }
event-bid-laid = { $player } bids { $cards ->
    [absent] nothing
   *[other] { $cards }
}
event-passed = { $player } passes
event-festival-held = The festival is over{ $players ->
    [absent] {""}
   *[other] ; won by { $players_and }
}{ $points ->
    [absent] {""}
   *[other] ; { $points }
}
    .points = { $player } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-palace-built = { $player } builds a palace of { $value } on { $space }{ for-action-points } and gets { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-palace-enlarged = { $player } enlarges the palace on { $space } to { $value }{ for-action-points } and gets { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-card-drawn = { $player } takes { $from ->
    [face-up] the open card
   *[deck] the top card of the deck
}{ $card ->
    [absent] {""}
   *[other] : { $card }
}
event-card-revealed = A new card is turned over{ $card ->
    [absent] {""}
   *[other] : { $card }
}
event-water-laid = { $player } lays a water tile on { $space }{ for-action-points }
event-irrigated = The water on { $spaces_and } is surrounded{ $points ->
    [absent] {""}
   *[other] ; { $player ->
        [none] nobody
       *[other] { $player }
    } gets { $points ->
        [0] points
        [one] { $points } point
       *[other] { $points } points
    }
}
event-entered = { $player } brings a figure onto the board at { $to }{ for-action-points }
event-left = { $player } takes the figure on { $from } off the board{ for-action-points }
event-moved = { $player } moves a figure from { $from } to { $to }{ for-action-points }
event-land-laid = { $player } lays a land tile{ $level ->
    [absent] {""}
   *[other] {" "}on level { $level }
}{ for-action-points }
event-turn-ended = { $player } ends the turn{ $next_player ->
    [absent] {""}
   *[other] ; next is { $next_player }
}
event-final-scored = { $player } has the final scoring{ $points ->
    [absent] {""}
    [one] {" "}and gets { $points } point
   *[other] {" "}and gets { $points } points
}
event-game-ended = The game ends{ $winners_player_and ->
    [absent] {""}
   *[other] ; won by { $winners_player_and }
}
