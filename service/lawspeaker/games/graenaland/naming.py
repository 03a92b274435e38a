"""Names in a request that must stand for something: territories of the map, players of the game."""

from collections.abc import Iterator
from typing import Any

from lawspeaker.adjudication.document import Document, Path, pointer
from lawspeaker.adjudication.rules.naming import strangers
from lawspeaker.adjudication.unknown import where_known
from lawspeaker.adjudication.wire.errors import Fault
from lawspeaker.adjudication.words.phrases import Phrase
from lawspeaker.adjudication.words.quoting import listing
from lawspeaker.games.graenaland.state import State

_ROLES = {
    **dict.fromkeys(("player", "first_player", "next", "first", "from", "to"), "player"),
    **dict.fromkeys(("territory", "market", "warrior", "settlements", "territories"), "territory"),
}
"""Of what a name that stands in such a member, or in a list there, is the name."""
_BY_PLAYER = ("ballots", "armies", "hands", "starts", "victory_cards")
"""Members in which players name the members."""


def misnamed(state: State, document: Document, at: str) -> Iterator[Fault]:
    """A fault for each territory and player named in ``document`` that is not there; ``at`` is where it was sent."""
    territories = where_known(lambda: state.island.territories, None)
    names = list(_names(document, ()))
    if territories is None:
        state.speak_of(name for _, role, name in names if role == "territory")
    for path, role, name in names:
        if role == "territory" and territories is not None and name not in territories:
            facts = {"name": name, "names": listing(territories, name)}
            yield Fault(at + pointer(*path), Phrase("error-territory", facts))
        if role == "player" and name not in state.document.get("players", (name,)):
            yield from strangers(state, [(at + pointer(*path), name)])


def _names(value: Any, path: Path) -> Iterator[tuple[Path, str, str]]:
    """Every name in ``value``: where it stands, of what it is the name, and the name."""
    if isinstance(value, list):
        for index, item in enumerate(value):
            if isinstance(item, dict | list):
                yield from _names(item, (*path, index))
    elif isinstance(value, dict):
        for member, item in value.items():
            here = (*path, member)
            if member in _BY_PLAYER and isinstance(item, dict):
                yield from (((*here, name), "player", name) for name in item)
                yield from _names(item, here)
            elif member in _ROLES and isinstance(item, str):
                yield here, _ROLES[member], item
            elif member in _ROLES and isinstance(item, list):
                yield from (((*here, index), _ROLES[member], name) for index, name in enumerate(item) if isinstance(name, str))
            elif isinstance(item, dict | list):
                yield from _names(item, here)
