"""Positions entered by hand: the pieces of a game, and the state after one is put down or taken away.

An edit is not an action and keeps no rule: most of the time, the position is unfinished. Whether the whole position is possible
is a question for the audit.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Generic, NamedTuple, Self, TypeVar

from lawspeaker.adjudication.document import Document, steps_of
from lawspeaker.adjudication.pictures.blocks import Block
from lawspeaker.adjudication.rules.view import View
from lawspeaker.adjudication.words.phrases import Phrase

S = TypeVar("S", bound=View)

MOST_TURNS = 12
"""The most ways in which a piece can lie on its place."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that can be put down. The message ``editing.piece.<id>`` says what it is."""

    id: str
    turns: int = 1
    """In how many ways it can lie on its place."""
    has_owner: bool = False
    """Whether it belongs to a player."""
    action: str | None = None
    """The type of the action that lays it on several places, and writes it like an edit of an empty state."""
    drawn: Callable[[], Block] | None = None
    """How it looks."""


PLAYER = "{player}"
"""The step of a pointer that stands for each player."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that people say of a position beside its picture. The message ``editing.fact.<id>`` asks for it."""

    id: str
    at: str
    """The JSON Pointer of its place, below the state. The step ``{player}`` stands for each player."""
    among: str = ""
    """For names of places: where the state has those that can be chosen. The step ``*`` stands for each entry or member."""


@dataclass(frozen=True, slots=True)
class Subject:
    """Facts that belong together. The message ``editing.subject.<id>`` is their heading."""

    id: str
    facts: Sequence[Fact]
    phases: Sequence[str] = ()
    """The phases in which they matter; without any, in all."""


@dataclass(frozen=True, slots=True)
class Edit:
    """A touch of the table. Which place was touched is known as the picture of the state names it."""

    at: Sequence[str]
    """The steps of the pointer of the place, below the state."""
    place: str
    """The name of the place in actions. Empty if it has none."""
    piece: str | None
    """What is put down; ``None`` takes away what lies there."""
    player: str | None
    """Whose it is."""
    turn: int
    """In which way it lies, from 0 up to the number of its ``turns``."""

    @classmethod
    def of(cls, document: Document, pieces: Mapping[str, Piece]) -> Self:
        """The edit that ``document`` describes."""
        at = steps_of(document.get("at", ""))[1:]
        piece = document.get("piece")
        turn = document.get("turn", 0) % pieces[piece].turns if piece else 0
        return cls(at, document.get("place", ""), piece, document.get("player"), turn)


class Edited(NamedTuple):
    """What comes of an edit."""

    state: Document | None
    """What the state says then; ``None`` if the piece cannot lie at that place."""
    note: Phrase | None = None
    """What people should know: why it does not fit, or what else it changes. A message ``edited.<id>``."""


@dataclass(frozen=True, eq=False)
class Editing(Generic[S]):
    """How positions of a game are entered."""

    groups: Mapping[str, Sequence[Piece]]
    """All pieces. The message ``editing.group.<id>`` says what those of a group are."""
    edited: Callable[[S, Edit], Edited]
    """What comes of an edit."""
    members: Sequence[str]
    """The members of a state that pieces change."""
    beginnings: Mapping[str, Document] = field(default_factory=dict)
    """By phase: the facts of a state before anything is done in that phase, or in a turn of it. The message
    ``editing.beginning.<phase>`` says so."""
    absences: Sequence[str] = ()
    """The members of which people say that there are none. The message ``editing.absence.<member>`` says so."""
    subjects: Sequence[Subject] = ()
    """What people say beside the pieces, subject by subject."""
    owner: Callable[[str], Block] | None = None
    """What the pieces of a player look like, if they have a colour."""
    start: Document = field(default_factory=dict)
    """The state from which an empty position is entered."""

    @cached_property
    def pieces(self) -> Mapping[str, Piece]:
        """All pieces by id."""
        return {piece.id: piece for group in self.groups.values() for piece in group}
