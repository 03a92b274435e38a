"""Positions entered by hand: the pieces of a game, and the state after one is put down or taken away.

An edit is not an action and keeps no rule: most of the time, the position is unfinished. Whether the whole position is possible
is a question for the audit.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Generic, NamedTuple, Self, TypeVar

from lawspeaker.adjudication.document import Document, steps_of
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.pictures.blocks import Block
from lawspeaker.adjudication.rules.view import View
from lawspeaker.adjudication.words.phrases import Phrase

S = TypeVar("S", bound=View)

MOST_TURNS = 12
"""The most ways in which a piece can lie on its place."""


@frozen
class Piece:
    """A piece that can be put down. The message ``editing.piece.<id>`` is its name."""

    id: str
    turns: int = 1
    """The number of its orientations."""
    has_owner: bool = False
    """Whether it belongs to a player."""
    action: str | None = None
    """The type of the action that lays it on several places, and writes it like an edit of an empty state."""
    drawn: Callable[[], Block] | None = None
    """Its drawing."""
    called: Phrase | None = None
    """Its name, if it has no message of its own."""


PLAYER = "{player}"
"""The step of a pointer that stands for each player."""


@frozen
class Fact:
    """A fact of a position that its picture does not show. The message ``editing.fact.<id>`` asks for it."""

    id: str
    at: str
    """The JSON Pointer of its place, below the state. The step ``{player}`` stands for each player."""
    among: str = ""
    """For names of places: the pointer to the names in the state that can be chosen. The step ``*`` stands for each entry or
    member."""
    groups: Sequence[str] = ()
    """For a pile of cards: the groups of pieces that an edit puts into it."""


@frozen
class Subject:
    """Facts that belong together. The message ``editing.subject.<id>`` is their heading."""

    id: str
    facts: Sequence[Fact]
    phases: Sequence[str] = ()
    """The phases in which they matter; if empty, all phases."""


@frozen
class Edit:
    """One change to a position: a piece is put down on a place of the picture, or taken away."""

    at: Sequence[str]
    """The steps of the pointer of the place, below the state."""
    place: str
    """The name of the place in actions. Empty if it has none."""
    piece: str | None
    """The piece that is put down; ``None`` takes away the piece that is there."""
    player: str | None
    """The owner of the piece."""
    turn: int
    """Its orientation, from 0 to the number of its ``turns``."""

    @classmethod
    def of(cls, document: Document, pieces: Mapping[str, Piece]) -> Self:
        """The edit that ``document`` describes."""
        at = steps_of(document.get("at", ""))[1:]
        piece = document.get("piece")
        turn = document.get("turn", 0) % pieces[piece].turns if piece else 0
        return cls(at, document.get("place", ""), piece, document.get("player"), turn)


class Edited(NamedTuple):
    """The result of an edit."""

    state: Document | None
    """The next state; ``None`` if the piece does not fit at the place."""
    note: Phrase | None = None
    """A note for people: why it does not fit, or what else it changes. A message ``edited.<id>``."""


@dataclass(frozen=True, eq=False)
class Editing(Generic[S]):
    """Describes how positions of a game are entered."""

    groups: Mapping[str, Sequence[Piece]]
    """All pieces, by group. The message ``editing.group.<id>`` is the name of a group."""
    edited: Callable[[S, Edit], Edited]
    """The result of an edit."""
    members: Sequence[str]
    """The members of a state that pieces change."""
    beginnings: Mapping[str, Document] = field(default_factory=dict)
    """By phase: the facts of a state before anything is done in that phase, or in a turn of it. The message
    ``editing.beginning.<phase>`` says so."""
    subjects: Sequence[Subject] = ()
    """The facts that people state in addition to the pieces, by subject."""
    owner: Callable[[str], Block] | None = None
    """The drawing of the colour of a player's pieces, if they have one."""
    start: Document = field(default_factory=dict)
    """The state from which an empty position is entered."""

    @cached_property
    def pieces(self) -> Mapping[str, Piece]:
        """All pieces by id."""
        return {piece.id: piece for group in self.groups.values() for piece in group}
