"""The effect of an action of which not all is known: what is the same whichever way it goes on, and what its steps leave open."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.deciding.effects import effect_of
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import MOST_WAYS, Action, ActionDocument, Effect, NextState, Open
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.adjudication.wire.shapes import Integer, Name, Quantity, Shape, said, shape
from tests.adjudication.marbles import MARBLES, Marbles
from tests.sweeps import each

PILE = shape("Pile", "A pile.", {name: Integer(metadata=said("How many.", 1)) for name in ("count", "cards", "backs")})
PILE.exclusive = ("count", "cards")


class Table(Shape):
    """What lies on a table."""

    jar = Quantity("Jar", metadata=said("How many.", 1))
    turn = Name(metadata=said("Whose turn it is.", "ann"))
    pile = fields.Nested(PILE, metadata=said("A pile.", {}))
    placed = fields.Nested(PILE, metadata=said("Another.", {}))


class Tipped(ActionDocument):
    """A jar is tipped over."""


Does = Callable[[Marbles, NextState], Sequence[Document]]
EMPTIED: Document = {"type": "filled"}


def done(does: Does, **state: Any) -> Effect:
    tip = Action[Marbles, Tipped](
        "tip", Tipped, rules=(), takers=lambda _: (), candidates=lambda _: (), apply=lambda state, _, after: does(state, after)
    )
    game = replace(MARBLES, StateShape=Table, actions={"tip": tip})
    return effect_of(game, Tipped({"type": "tip"}), game.State(state, game.sources(state)))


def empties(state: Marbles, after: NextState) -> Sequence[Document]:
    """If there is a marble in the jar, it is emptied, and it is Bob's turn."""
    if after.whether(lambda: state.jar > 0):
        after.document = {**after.document, "jar": 0, "turn": "bob"}
        return [EMPTIED]
    return []


def test_a_known_condition_decides_how_an_effect_goes_on() -> None:
    assert done(empties, jar=2, turn="ann") == Effect({"jar": 0, "turn": "bob"}, [EMPTIED], [])
    assert done(empties, jar=0, turn="ann") == Effect({"jar": 0, "turn": "ann"}, [], [])


def test_an_unknown_condition_leaves_open_what_differs() -> None:
    effect = done(empties, jar={"at_least": 0, "at_most": 3}, turn="ann", pile={"count": 1})
    missing = ["/state/jar"]
    assert effect.state == {"jar": {"at_least": 0, "at_most": 3}, "pile": {"count": 1}}
    assert sorted(effect.open, key=lambda part: part.at) == [Open(("jar",), missing), Open(("turn",), missing, ["bob", "ann"])]
    assert not effect.events


def test_what_is_unknown_anyway_is_open_if_one_way_changes_it() -> None:
    assert [part.at for part in done(empties).open] == [("jar",), ("turn",)]


@each(
    "before, changed, common, at",
    [
        ({"count": 3}, {"count": 4}, {}, ("pile",)),  # nothing is left of the pile
        ({"count": 3, "backs": 1}, {"count": 4, "backs": 1}, {"pile": {"backs": 1}}, ("pile", "count")),
        ({"backs": 1}, {"backs": 1, "count": 3}, {"pile": {"backs": 1}}, ("pile", "count")),
    ],
)
def test_a_member_that_one_way_adds_or_changes_is_left_out(before: Any, changed: Any, common: Any, at: Any) -> None:
    def adds(state: Marbles, after: NextState) -> Sequence[Document]:
        if after.whether(lambda: state.jar > 0):
            after.put(("pile",), lambda: changed)
        return []

    effect = done(adds, pile=before)
    assert (effect.state, [part.at for part in effect.open]) == (common, [at])


def test_an_unknown_step_leaves_open_what_it_writes() -> None:
    def takes(state: Marbles, after: NextState) -> Sequence[Document]:
        def take() -> Sequence[Document]:
            after.put(("pile",), lambda: {"count": 7})
            after.put(("placed",), lambda: {"count": state.jar})
            return [{**EMPTIED, "number": state.jar}]

        events = after.step(take, lambda: [("pile",), ("placed",)])
        after.put(("turn",), lambda: "bob")
        return events or ()

    assert done(takes, jar=2).state == {"jar": 2, "pile": {"count": 7}, "placed": {"count": 2}, "turn": "bob"}
    effect = done(takes, pile={"count": 8})
    assert effect.state == {"turn": "bob"}
    assert effect.open == [Open(at, ["/state/jar"]) for at in (("placed",), ("pile",))]


def test_one_unknown_way_or_too_many_leave_the_next_state_unknown() -> None:
    def raises(state: Marbles, after: NextState) -> Sequence[Document]:
        if after.whether(lambda: state.jar > 0):
            raise Unknown("/state/turn")
        return []

    def asks(times: int) -> Does:
        def ask(state: Marbles, after: NextState) -> Sequence[Document]:
            for _ in range(times):
                after.whether(lambda: state.jar > 0)
            return []

        return ask

    assert done(raises, turn="ann").open == [Open((), ["/state/turn"])]
    assert not done(asks(MOST_WAYS)).open
    assert done(asks(MOST_WAYS + 1)).open == [Open((), ["/state/jar"])]
