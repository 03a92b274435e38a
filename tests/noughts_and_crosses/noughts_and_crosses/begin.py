"""The game begins. Beginning 2."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.game import SettingUp
from noughts_and_crosses.shapes import NoughtsAndCrossesAction, event
from noughts_and_crosses.state import State
from noughts_and_crosses.words import CROSS, EMPTY, NOBODY, PLAYERS, SQUARES

SETTING_UP = SettingUp("begin", bare={"board": dict.fromkeys(SQUARES, EMPTY), "turn": NOBODY})


class Begin(NoughtsAndCrossesAction):
    """The game begins."""


@rule("begin.once")
def has_not_begun(state: State, action: Begin) -> Iterator[Violation]:
    """A game begins once."""
    if state.turn != NOBODY:
        yield action.violated("type", turn=state.turn)


def takers(state: State) -> Sequence[str]:
    """Both players begin together."""
    return PLAYERS if state.turn == NOBODY else ()


def candidates(state: State) -> Sequence[Document]:
    """There is one way to begin."""
    return [{}] if state.turn == NOBODY else []


def apply(_: State, __: Begin, after: NextState) -> Sequence[Document]:
    """Crosses begin."""
    after.put(("turn",), lambda: CROSS)
    return [{"type": "begun"}]


Begun = event("begun", "The game begins.", {})

BEGIN = Action("begin", Begin, rules=(has_not_begun,), takers=takers, candidates=candidates, apply=apply, events=(Begun,))
