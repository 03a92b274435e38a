"""A game, as the kernel sees it: a state, actions, an audit, and their data."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from marshmallow import Schema

from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.document import Path as Steps
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.pictures.blocks import Block
from lawspeaker.adjudication.pictures.picture import Picture, Say
from lawspeaker.adjudication.rules.action import Action, ActionDocument
from lawspeaker.adjudication.rules.catalogue import Catalogue
from lawspeaker.adjudication.rules.checks import Check, rule_of, subjects_of
from lawspeaker.adjudication.rules.editing import Editing
from lawspeaker.adjudication.rules.editions import NO_EDITION, Edition
from lawspeaker.adjudication.rules.naming import strange_player
from lawspeaker.adjudication.rules.scope import Scope
from lawspeaker.adjudication.rules.scoring import ScoreSheet
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.rules.view import View
from lawspeaker.adjudication.wire.errors import Fault
from lawspeaker.adjudication.wire.quantities import quantities_in
from lawspeaker.adjudication.wire.secrecy import has_secrets
from lawspeaker.adjudication.wire.shapes import Enumeration, Union, union
from lawspeaker.adjudication.wire.unstated import UNSTATED, with_unstated
from lawspeaker.adjudication.words.messages import Messages
from lawspeaker.adjudication.work import Allowance

if TYPE_CHECKING:
    from lawspeaker.adjudication.questions.question import Question

S = TypeVar("S", bound=View)


@frozen
class SettingUp:
    """The beginning of a game: the action that sets it up, and the state before it."""

    action: str
    """The type of the action that sets the game up."""
    given: Sequence[str] = ()
    """The members of a state that exist before: its terms and its players."""
    bare: Document = field(default_factory=dict)
    """The other members of a state before it is set up."""

    @property
    def members(self) -> Sequence[str]:
        """The members of a state that a set-up may be sent with."""
        return (*self.given, UNSTATED)

    def kept_of(self, document: Document) -> Document:
        """The part of the state in ``document`` that is there before the set-up and stays."""
        return {name: document[name] for name in self.members if name in document}


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """A game. A package provides an instance, and the registry finds it. Fields with a default are optional."""

    id: str
    """Lower-case words with hyphens between them: ``confusing-lands``."""
    ruleset: str
    """The version of the rules (``graenaland/1``), independent of the version of the API."""
    players: tuple[int, int]
    """The smallest and the largest number of players."""
    player_names: Sequence[str]
    """Every name that a player can have."""
    folder: Path
    """The folder with the game's data: ``examples.yaml`` with worked examples, and ``cases``, a folder of conformance cases."""
    catalogue: Catalogue
    messages: Messages
    StateShape: type[Schema]
    """The shape of a state. The kernel adds the member ``unstated``."""
    State: Callable[[Document, Sources], S]
    """Creates the view of a state from its JSON."""
    actions: Mapping[str, Action[S, Any]]
    """By type, in the order in which they are enumerated."""
    setting_up: SettingUp
    """How it begins."""
    audit: Sequence[Check] = ()
    """Checks of what must be true of any state."""
    misnamed: Callable[[S, Document, str], Iterator[Fault]] = strange_player
    """A fault for each name in a document, sent at a pointer, that does not exist in the state."""
    options: Sequence[str] = ()
    """Ids of the options that a state may choose."""
    known_when_absent: Sequence[str] = ()
    """Members of a state that say something where they are left out, instead of being unknown: JSON Pointers below the state, in
    which ``*`` stands for any member."""
    domain: Callable[[S, Steps], Sequence[Any] | None] = lambda _, __: None
    """Every value that there can be at a path of a state, where its shape allows more: of a number, a ``range``. Other values may
    stand for those that no rule tells from them, or that allow less. ``None`` for any other place."""
    with_nothing_else: Callable[[S], Document] | None = None
    """A state as a document that says what is not on the board if only that is there which it states. ``None`` if a game has no
    board of which that can be said."""
    editions: Mapping[str, Edition] = field(default_factory=dict)
    """By id; the first is used when a state names none. A game without components has none."""
    scoring: Callable[[S], ScoreSheet] | None = None
    """Scores a state, in a game with points."""
    draw: Callable[[S, Say, Scope], Picture] | None = None
    """Draws a state, however much of it is known, and even if it is impossible."""
    thumbnail: Callable[[S, Document], Block | None] | None = None
    """A small drawing of what an action changes in a state; ``None`` for an action that is better said in words alone."""
    marks: Callable[[S, Document, Scope], Iterable[str]] | None = None
    """The places in the picture that an action is about: names or JSON Pointers. Without it, the names in the action."""
    places: Callable[[S, Iterable[str], str | None], Iterable[str]] | None = None
    """The places in the picture of a state that some words name, as names or JSON Pointers; of a player, if one is given. Without
    it, the words themselves."""
    editing: Editing[S] | None = None
    """Describes how positions are entered by hand, in a game with pictures."""
    questions: Sequence["Callable[[Game[S]], Question]"] = ()
    """The questions that only this game answers."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "StateShape", with_unstated(self.StateShape, has_board=self.with_nothing_else is not None))

    @property
    def prefix(self) -> str:
        """The id as a prefix of the names of its shapes: ``ConfusingLands``."""
        return "".join(word.capitalize() for word in self.id.split("-"))

    @cached_property
    def ActionShape(self) -> type[Union]:
        """The shape of any action."""
        shapes = [action.Shape for action in self.actions.values()]
        return union(f"{self.prefix}Action", "An action. Its `type` says which one.", shapes)

    @cached_property
    def EventShape(self) -> type[Union]:
        """The shape of anything that happens."""
        shapes = dict.fromkeys(event for action in self.actions.values() for event in action.events)
        return union(f"{self.prefix}Event", "An event, which an action causes. Its `type` says which one.", shapes)

    def is_complete(self, event: Document) -> bool:
        """Whether ``event`` has every member that events of its type can have."""
        return self._always_present[event["type"]] <= event.keys()

    @cached_property
    def _always_present(self) -> Mapping[str, Set[str]]:
        return {
            word: {name for name, field in shape._declared_fields.items() if field.required}
            for word, shape in self.EventShape.shapes.items()
        }

    @property
    def has_secrets(self) -> bool:
        """Whether anything in a state is hidden from some players: see ``secrecy.py``."""
        return has_secrets(self.StateShape)

    @cached_property
    def player(self) -> Enumeration:
        """The field for the name of a player."""
        return Enumeration(f"{self.prefix}Player", "A player.", tuple(self.player_names))

    @cached_property
    def action_type(self) -> Enumeration:
        """The types of actions."""
        return Enumeration(f"{self.prefix}ActionType", "The type of an action.", tuple(self.actions))

    def sources(self, document: Document, allowance: Allowance | None = None) -> Sources:
        """The readings and figures that the state in ``document`` chooses."""
        usual = next(iter(self.editions), None)
        edition = self.editions[document.get("edition", usual)] if usual else NO_EDITION
        choices, overlay = document.get("readings", {}), document.get("overlay", {})
        return Sources(self.catalogue.readings, choices, edition, overlay, allowance, quantities_in(self.StateShape))

    @cached_property
    def audit_checks(self) -> Sequence[tuple[str, Check]]:
        """The checks of the audit with their rules, in catalogue order."""
        return self._in_order(self.audit)

    def audit_checks_of(self, document: Document, reading: str | None = None) -> Sequence[tuple[str, Check]]:
        """Those checks of the audit that are about the state in ``document``: not about members none of which it has.

        Only those whose rules depend on a ``reading``, if one is named.
        """
        return self._audit_checks_about(self._subjects.intersection(document), reading)

    @cached_property
    def _subjects(self) -> frozenset[str]:
        return frozenset[str]().union(*(subjects_of(check) for _, check in self.audit_checks))

    @cached_property
    def _audit_checks_about(self) -> Callable[[frozenset[str], str | None], Sequence[tuple[str, Check]]]:
        def chosen(subjects: frozenset[str], reading: str | None) -> Sequence[tuple[str, Check]]:
            return [
                (rule, check)
                for rule, check in self.audit_checks
                if (not (about := subjects_of(check)) or about & subjects)
                and (not reading or reading in self.catalogue.rules[rule].readings)
            ]

        return cache(chosen)

    @cached_property
    def action_checks(self) -> Mapping[str, Sequence[tuple[str, Check]]]:
        """The checks of each type of action with their rules, in catalogue order."""
        return {name: self._in_order(action.rules) for name, action in self.actions.items()}

    def require_rules(self) -> None:
        """Raises ``LookupError`` if an action or the audit checks a rule that the catalogue does not have, or one twice."""
        _ = self.audit_checks, self.action_checks

    def _in_order(self, checks: Iterable[Check]) -> Sequence[tuple[str, Check]]:
        given = [(rule_of(check), check) for check in checks]
        by_rule = dict(given)
        if len(by_rule) < len(given):
            raise LookupError(f"{self.id} checks rules twice: {sorted(name for name, _ in given)}")
        if strangers := [name for name in by_rule if name not in self.catalogue.rules]:
            raise LookupError(f"{self.id} checks rules that its catalogue does not have: {strangers}")
        return [(name, by_rule[name]) for name in self.catalogue.rules if name in by_rule]

    def action(self, document: Document, at: str = "/action") -> ActionDocument:
        """The action that ``document`` describes, sent at the pointer ``at``."""
        described: ActionDocument = self.actions[document["type"]].document(document, at)
        return described

    def actions_sent(self, documents: Sequence[Document], at: str) -> Sequence[ActionDocument]:
        """The actions that ``documents`` describe, a list sent at the pointer ``at``."""
        return [self.action(document, at + pointer(index)) for index, document in enumerate(documents)]
