"""Conformance cases for readers of the rules: the question, the answer of the rulebook, and a link to the desk."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from lawspeaker.adjudication.answers.place_names import place_name
from lawspeaker.adjudication.answers.sentences import sentence
from lawspeaker.adjudication.answers.wording import Wording
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.api.resources.cases import CASES, Title, cases_by_rule, title_of
from lawspeaker.desk.fragment import pack

_BY_PLAYER = ("votes", "points", "at_least", "at_most", "ranks")
"""Members of an expected answer whose value is a number, or a number for each player."""

_NUMBERS = ("count", "plan", "largest")
"""Members of an expected answer whose value is a number."""

_REQUEST_MEMBERS = (
    "players",
    "place",
    "palace",
    "heights",
    "spaces",
    "space",
    "player",
    "points",
    "territory",
    "ballots",
    "type",
)
"""The members of a request that are rendered in a few words, in this order. States and actions are rendered apart."""

RULED = ("rulings", "replays")
"""The questions that the desk answers step by step. Any other is asked about the state as a whole."""

_WITH_ACTIONS = (*RULED, "turns")

EFFECTS = ("violated", "upheld", "decides", "open")
"""The effects that a case can have on a rule: see ``RuleCase.effect``."""


@dataclass(frozen=True)
class RuleCase:
    """A case of the game ``played`` that shows ``rule``. ``wording`` renders its values in ``language``."""

    case: Document
    title: Title
    rule: str
    wording: Wording
    played: Game[Any]
    language: str

    @property
    def id(self) -> str:
        return str(self.case["id"])

    @property
    def question(self) -> str:
        """The name of the question."""
        return str(self.case["question"])

    @property
    def sends(self) -> str:
        """The question to send to the API to learn which places the answer is about; empty if there is none."""
        return self.question if self.question in ("turns", "rulings", "audits") else ""

    @property
    def asked(self) -> Mapping[str, str]:
        """The members of the request that are rendered in words."""
        request = dict(self.case["request"])
        match request.pop("place", None):
            case {"type": "board", "space": space}:
                request["space"] = space
            case {"type": kind, **members}:
                request |= {"place": kind, **members}
        return {member: self._render(member, request[member]) for member in _REQUEST_MEMBERS if member in request}

    def _render(self, member: str, value: Any) -> str:
        if member == "type":
            return self.played.messages.text(self.language, f"action.{value}")
        return self.wording.value(member, value)

    @cached_property
    def actions(self) -> Sequence[Document]:
        """The actions in the request: one, several, or none."""
        request = self.case["request"]
        return [request["action"]] if "action" in request else request.get("actions", [])

    @property
    def told_actions(self) -> Sequence[str]:
        """The actions in words."""
        return [self._told(action) for action in self.actions]

    def _told(self, action: Document) -> str:
        return sentence(self.played, action, self.language)

    @property
    def effect(self) -> str:
        """The effect on the rule: ``violated``, ``upheld``, ``open`` (undecided), or ``decides`` if the answer has no verdict."""
        if self.rule in self._expect.get("violated", ()):
            return "violated"
        if self.verdict == "undetermined":
            return "open"
        return "upheld" if self.verdict else "decides"

    @property
    def verdict(self) -> str | None:
        """The verdict of a ruling or an audit, such as ``legal``, ``possible`` or ``undetermined``."""
        return self._expect.get("verdict")

    @property
    def verdicts(self) -> Sequence[str]:
        """The verdicts of a replay, one for each action."""
        return list(self._expect.get("verdicts", ()))

    @property
    def outcome(self) -> str | None:
        """The outcome of a vote, or whether points can be reached."""
        return self._expect.get("outcome")

    @property
    def also_violated(self) -> Sequence[str]:
        """The other rules that are violated."""
        return [rule for rule in self._expect.get("violated", ()) if rule != self.rule]

    @property
    def missing(self) -> Sequence[str]:
        """The facts that are missing, in words."""
        state = self.case["request"].get("state")
        names = (place_name(self.played, place, self.language, state) for place in self._expect.get("missing", ()))
        return list(dict.fromkeys(names))

    @property
    def hinges_on(self) -> Sequence[str]:
        """The readings on which the answer hinges."""
        return list(self._expect.get("hinges_on", ()))

    @property
    def expected(self) -> Iterator[tuple[str, str]]:
        """The other members of the expected answer, each with its value in words."""
        for member, value in self._expect.items():
            if member in _BY_PLAYER and isinstance(value, Mapping):
                yield member, self.wording.by_player(value)
            elif member in _NUMBERS or (member in _BY_PLAYER and not isinstance(value, Mapping)):
                yield member, str(value)
            elif member == "best":
                yield from ((f"best-{bound}", str(number)) for bound, number in value.items())
            elif member == "may_build":
                yield member, self.wording.value("player", value)
            elif member in ("includes", "excludes"):
                yield member, self.wording.apart(map(self._told, value))
            elif member == "action" and value is not None:
                yield "stopped", str(value + 1)
        own = {player: lines[self.rule] for player, lines in self._expect.get("lines", {}).items() if self.rule in lines}
        if own:
            yield "lines", self.wording.by_player(own)

    @cached_property
    def fragment(self) -> str | None:
        """The fragment of the link that opens the case in the desk; ``None`` if the case has no state."""
        return desk_fragment(self.played.id, self.question, self.case["request"])

    @property
    def _expect(self) -> Document:
        expect: Document = self.case["expect"]
        return expect


def desk_fragment(game: str, question: str, request: Document, **others: str) -> str | None:
    """The fragment of the link that opens a request at the desk, with ``others`` members; ``None`` if it has no state."""
    asked = {member: value for member, value in request.items() if member != "state"}
    if not request.get("state"):
        return None
    actions = asked.get("actions", [asked["action"]] if "action" in asked else [])
    dispute = {"game": game, "state": request["state"], "actions": actions if question in _WITH_ACTIONS else [], **others}
    if question == "turns":
        asked.pop("actions")
    return pack(dispute if question in RULED else {**dispute, "question": question, "asked": asked})


def cases_by_effect(game: Game[Any], rule: str, language: str, wording: Wording) -> Mapping[str, Sequence[RuleCase]]:
    """The cases that show ``rule``, by their effect on it, in the order of ``EFFECTS``. ``wording`` renders ``language``."""
    shown = cases_by_rule(game.folder / CASES).get(rule, ())
    cases = [RuleCase(case, title_of(case, language), rule, wording, game, language) for case in shown]
    groups = {effect: [case for case in cases if case.effect == effect] for effect in EFFECTS}
    return {effect: group for effect, group in groups.items() if group}
