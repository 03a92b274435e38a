"""The member ``unstated`` of a state: whether everything that the state leaves out is in order.

The kernel adds it to the state of every game. Without it, what the state leaves out is simply unknown. ``worlds.py`` describes
the effect.
"""

from marshmallow import Schema

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.wire.shapes import Enumeration, OneOf, said

UNSTATED = "unstated"
"""The member of a state."""
UNKNOWN, IN_ORDER = "unknown", "in-order"

_UNSTATED = Enumeration(
    "Unstated",
    "With `in-order`, a rule that depends on what is left out is assumed to be kept, if it can be. Default: `unknown`.",
    (UNKNOWN, IN_ORDER),
)


def with_unstated(shape: type[Schema]) -> type[Schema]:
    """The shape of a state with the member ``unstated``."""
    member = OneOf(_UNSTATED, metadata=said("What holds for all that is left out.", IN_ORDER))
    return type(shape.__name__, (shape,), {"__doc__": shape.__doc__, UNSTATED: member})


def is_in_order(state: Document) -> bool:
    """Whether ``state`` says that everything that it leaves out is in order."""
    return bool(state.get(UNSTATED) == IN_ORDER)
