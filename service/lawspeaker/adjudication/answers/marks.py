"""Marks: the places in the picture of a state that a finding or an action is about. They are names or JSON Pointers, as in the
requests for ``pictures``.

If a request has ``marks``, the answer gives them for its findings or lines, and for the action. The game says which words are
names of places in its picture.
"""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.answers.answers import MARKS, rendered
from lawspeaker.adjudication.document import Document, steps_of, value_at
from lawspeaker.adjudication.rules.action import places_named
from lawspeaker.adjudication.rules.checks import Finding
from lawspeaker.adjudication.rules.game import Game, S
from lawspeaker.adjudication.rules.scope import Scope
from lawspeaker.adjudication.rules.view import ROOT, View
from lawspeaker.adjudication.wire.shapes import Boolean, said
from lawspeaker.adjudication.work import Allowance

_USUAL = Scope()
WHOLE = Scope(whole=True)


def marks_member(game: Game[Any], what: str) -> dict[str, fields.Field[Any]]:
    """The member of a request that asks for marks, in a game with pictures. ``what`` says what will be marked."""
    description = f"Whether to give the places in the picture that {what} is about. The default is `false`."
    return {MARKS: Boolean(metadata=said(description, True))} if game.draw else {}


def marks_of_action(game: Game[S], state: S, action: Document, scope: Scope = _USUAL) -> list[str]:
    """The places that an action, legal or not, is about in a picture of this scope."""
    found = game.marks(state, action, scope) if game.marks else game.actions[action["type"]].places(action)
    return list(dict.fromkeys(found))


class Marker:
    """Finds the marks for the answer to one request."""

    def __init__(self, game: Game[Any], request: Document, state: View) -> None:
        self._game = game
        self._request = request
        self._state = state

    def of_action(self, action: Document, scope: Scope = _USUAL) -> list[str]:
        """The places that an action is about."""
        return marks_of_action(self._game, self._state, action, scope)

    def of_finding(self, finding: Finding, action: Document | None = None) -> list[str]:
        """The places that a finding, perhaps on an ``action``, is about."""
        return self.of_places(finding.at, finding.facts, action)

    def of_places(self, at: Iterable[str], facts: Mapping[str, Any], action: Document | None = None) -> list[str]:
        """The places that a finding or a line is about: those in the state to which it points, and those that its facts name.

        A pointer is omitted if the facts name a place in that part of the state. If there are no such places, the result is the
        named players if a pointer leads to one of them, or else the places of the ``action``.
        """
        places = list(at)
        pointers = [place for place in places if f"{place}/".startswith(f"{ROOT}/")]
        sent = [value_at(self._request, place) for place in places if place not in pointers]
        words = list(dict.fromkeys(places_named([rendered(facts), *sent])))
        player = facts.get("player") or (action or {}).get("player") or _owner(self._game, pointers)
        named = list(dict.fromkeys(self._game.places(self._state, words, player) if self._game.places else words))
        shown = {above for above, _, _ in (name.rpartition("/") for name in named) if above}
        marks = [place for place in pointers if not any(_meet(place, above) for above in shown)] + named
        players = [word for word in words if word in self._game.player_names]
        if marks or action is None or any(value in players for value in sent):
            return marks or players
        return self.of_action(action)


@contextmanager
def marker(game: Game[Any], request: Document, allowance: Allowance) -> Iterator[Marker | None]:
    """The ``Marker`` for a request that asks for marks. It has its own sources, so the readings that it consults are not
    recorded for the answer."""
    if not request.get(MARKS):
        yield None
        return
    state: Document = request["state"]
    with game.State(state, game.sources(state, allowance)) as view:
        yield Marker(game, request, view)


def _owner(game: Game[Any], pointers: Iterable[str]) -> str | None:
    """The first player through whose part of the state one of these pointers leads."""
    return next((step for place in pointers for step in steps_of(place) if step in game.player_names), None)


def _meet(one: str, other: str) -> bool:
    """Whether one of two pointers is a prefix of the other."""
    return f"{one}/".startswith(f"{other}/") or f"{other}/".startswith(f"{one}/")
