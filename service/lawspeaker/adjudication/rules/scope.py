"""The scope of a picture: how much of a state it shows."""

from collections.abc import Iterable, Iterator, Set

from lawspeaker.adjudication.document import Document, steps_of, value_at
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.action import places_named


@frozen
class Scope:
    """Selects the places of a state that are drawn."""

    whole: bool = False
    """Whether to draw every place where a piece can be put down, instead of only those about which something is known."""
    about: Set[str] = frozenset()
    """The names of the places and players that the picture is about. A game may omit all others. Without names, it omits
    nothing."""


def names_at(places: Iterable[str], document: Document) -> Set[str]:
    """The names that ``places`` mention: names themselves, or JSON Pointers into a request with the state in ``document``.

    A pointer mentions the members on its way, and every name in what it leads to.
    """
    return {name for place in places for name in _names_at(place, {"state": document})}


def _names_at(place: str, request: Document) -> Iterator[str]:
    if not place.startswith("/"):
        yield place
        return
    yield from steps_of(place)
    yield from places_named(value_at(request, place))
