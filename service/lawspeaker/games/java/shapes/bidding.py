"""The bids for a festival, in answers."""

from marshmallow import fields

from lawspeaker.adjudication.wire.shapes import Integer, list_of, said
from lawspeaker.games.java.cards.kinds import IN_ALL
from lawspeaker.games.java.shapes import by_player, player_field
from lawspeaker.games.java.words import MOST_SYMBOLS, PLAYERS

Symbols = by_player(
    "Symbols",
    "The matching symbols that each player has played.",
    lambda description: Integer(maximum=MOST_SYMBOLS * IN_ALL, metadata=said(description, 2)),
)


def symbols_field() -> fields.Nested:
    """The symbols that each player has played."""
    return fields.Nested(
        Symbols,
        metadata=said("The matching symbols that each player has played, as far as they are known.", {"one": 2, "two": 1}),
    )


def bidding_field() -> fields.List[str]:
    """Who may still bid."""
    return list_of(
        player_field("A player."),
        "Who may still bid, clockwise, beginning with the next player. Left out if unknown.",
        ["two", "one"],
        most=len(PLAYERS),
    )
