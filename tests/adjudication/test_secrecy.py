"""What shapes declare as secret is taken out of documents: for everybody, or for all but those who know it."""

from collections.abc import Collection
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.wire.secrecy import has_secrets, private, seen_by, unseen
from lawspeaker.adjudication.wire.shapes import Integer, Keyed, Shape, tag, union
from tests.sweeps import each


class Gift(Shape):
    type = tag("gift")
    player = fields.String()
    to = fields.String()
    card = private(Integer(), also=["to"], when=lambda gift: gift.get("open") is not True, seen=lambda _: 0)
    open = fields.Boolean()


class Hand(Shape):
    cards = private(fields.List(Integer()))


class Table(Shape):
    ann = fields.Nested(Hand)
    bob = fields.Nested(Hand)
    deck = unseen(Integer())
    chests = Keyed(fields.Nested(Hand))
    piles = fields.List(unseen(Integer(), seen=lambda _: 0))
    gift = fields.Nested(union("Given", "A gift.", [Gift]))
    turn = Integer()


HAND = {"cards": [1, 2]}


@each(
    "document, players, seen",
    [
        ({"ann": HAND, "bob": HAND, "turn": 3}, ["ann"], {"ann": HAND, "bob": {}, "turn": 3}),
        ({"ann": HAND, "bob": HAND}, [], {"ann": {}, "bob": {}}),
        ({"deck": 5, "turn": 3}, ["ann", "bob"], {"turn": 3}),
        ({"chests": {"ann": HAND, "old": HAND}}, ["ann"], {"chests": {"ann": HAND, "old": {}}}),
        ({"piles": [4, 5]}, ["ann"], {"piles": [0, 0]}),
        ({"gift": {"type": "gift", "player": "ann", "to": "bob", "card": 7}}, ["bob"], None),
        ({"gift": {"type": "gift", "player": "ann", "to": "bob", "card": 7}}, ["ann"], None),
        (
            {"gift": {"type": "gift", "player": "ann", "to": "bob", "card": 7}},
            ["eve"],
            {"gift": {"type": "gift", "player": "ann", "to": "bob", "card": 0}},
        ),
        ({"gift": {"type": "gift", "player": "ann", "card": 7, "open": True}}, [], None),
        ({"turn": 3}, [], None),
    ],
)
def test_only_those_who_know_a_secret_see_it(document: Any, players: Collection[str], seen: Any) -> None:
    assert seen_by(players, Table, document) == (document if seen is None else seen)


def test_a_shape_says_whether_it_has_secrets() -> None:
    assert has_secrets(Table)
    assert not has_secrets(Shape)
