"""The member ``unstated`` of a state: whether everything that the state leaves out is in order, or not there.

The kernel adds it to the state of every game. Without it, what the state leaves out is simply unknown. ``worlds.py`` describes
the effect.
"""

from marshmallow import Schema

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.wire.shapes import Enumeration, OneOf, said

UNSTATED = "unstated"
"""The member of a state."""
UNKNOWN, IN_ORDER, NOTHING_ELSE = "unknown", "in-order", "nothing-else"

_TEXT = (
    "With `in-order`, a rule that depends on what is left out is assumed to be kept, if it can be. Send lists that several "
    "actions change: what is added to a list that is left out is not remembered. Default: `unknown`."
)
_UNSTATED = Enumeration("Unstated", _TEXT, (UNKNOWN, IN_ORDER))
_UNSTATED_ON_BOARD = Enumeration(
    "UnstatedOnBoard", f"{_TEXT} With `nothing-else`, moreover nothing else is on the board.", (UNKNOWN, IN_ORDER, NOTHING_ELSE)
)


def with_unstated(shape: type[Schema], *, has_board: bool) -> type[Schema]:
    """The shape of a state with the member ``unstated``. Of a game that ``has_board`` it can say that nothing else is on it."""
    member = OneOf(
        _UNSTATED_ON_BOARD if has_board else _UNSTATED, metadata=said("What holds for all that is left out.", IN_ORDER)
    )
    return type(shape.__name__, (shape,), {"__doc__": shape.__doc__, UNSTATED: member})


def is_in_order(state: Document) -> bool:
    """Whether ``state`` says that everything that it leaves out is in order."""
    return state.get(UNSTATED) in (IN_ORDER, NOTHING_ELSE)


def is_nothing_else(state: Document) -> bool:
    """Whether ``state`` says that nothing is on the board that it leaves out."""
    return bool(state.get(UNSTATED) == NOTHING_ELSE)
