"""Conformance cases as a reader of the rules sees them: what is asked, what the rulebook answers, and a link to the desk."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import Game
from lawspeaker.api.resources.rules import CASES, cases_by_rule
from lawspeaker.desk.fragment import packed
from lawspeaker.desk.telling import Telling

_BY_PLAYER = ("votes", "points", "at_least", "at_most", "ranks")
"""What is expected as a number, or as one of each player."""

_NUMBERS = ("count", "plan", "largest")
"""What is expected as a number."""

_ASKED = ("players", "place", "palace", "heights", "spaces", "space", "player", "points", "territory", "ballots", "type")
"""What requests say beside states and actions, as far as it can be told in a few words, in the order of telling."""

EFFECTS = ("violated", "upheld", "decides", "open")
"""What can become of a rule in a case: see ``Shown.effect``."""


@dataclass(frozen=True)
class Shown:
    """A case that shows ``rule``, as it is told by ``telling``."""

    case: Document
    rule: str
    telling: Telling

    @property
    def id(self) -> str:
        return str(self.case["id"])

    @property
    def title(self) -> str:
        return str(self.case["title"])

    @property
    def question(self) -> str:
        """What is asked, by the name of the question; ``turns`` are rulings on several actions."""
        return "turns" if self._is_turn else str(self.case["question"])

    @property
    def sends(self) -> str:
        """What is asked of the API to learn which places an answer is about, if it tells."""
        return {"turns": "rulings", "rulings": "rulings", "audits": "audits"}.get(self.question, "")

    @property
    def asked(self) -> Mapping[str, str]:
        """What is asked about, by the members of the request."""
        request = dict(self.case["request"])
        match request.pop("place", None):
            case {"type": "board", "space": space}:
                request["space"] = space
            case {"type": kind, **members}:
                request |= {"place": kind, **members}
        return {member: self._told(member, request[member]) for member in _ASKED if member in request}

    def _told(self, member: str, value: Any) -> str:
        if member == "type":
            return self.telling.action({"type": value})
        return self.telling.value(member, value)

    @cached_property
    def actions(self) -> Sequence[Document]:
        """What is asked about, as it is sent: one action, several, or none."""
        request = self.case["request"]
        return [request["action"]] if "action" in request else request.get("actions", [])

    @property
    def told_actions(self) -> Sequence[str]:
        """The same in words."""
        return [self.telling.action(action) for action in self.actions]

    @property
    def effect(self) -> str:
        """What becomes of the rule: it is ``violated``, ``upheld`` or left ``open``; or it ``decides`` what is not a verdict."""
        if self.rule in self._expect.get("violated", ()):
            return "violated"
        if self.verdict == "undetermined":
            return "open"
        return "upheld" if self.verdict else "decides"

    @property
    def verdict(self) -> str | None:
        """Of a ruling or an audit: ``legal``, ``possible``, ``undetermined`` and their like."""
        return self._expect.get("verdict")

    @property
    def verdicts(self) -> Sequence[str]:
        """Of a replay: the verdicts, one an action."""
        return list(self._expect.get("verdicts", ()))

    @property
    def outcome(self) -> str | None:
        """How a vote ends, or whether points can be reached."""
        return self._expect.get("outcome")

    @property
    def also_violated(self) -> Sequence[str]:
        """The other rules that are violated."""
        return [rule for rule in self._expect.get("violated", ()) if rule != self.rule]

    @property
    def missing(self) -> Sequence[str]:
        """What would have to be known, as pointers."""
        return list(self._expect.get("missing", ()))

    @property
    def hinges_on(self) -> Sequence[str]:
        """The readings on which the answer hinges."""
        return list(self._expect.get("hinges_on", ()))

    @property
    def expected(self) -> Iterator[tuple[str, str]]:
        """What else is answered: the member of the answer, and what it says."""
        for member, value in self._expect.items():
            if member in _BY_PLAYER and isinstance(value, Mapping):
                yield member, self.telling.by_player(value)
            elif member in _NUMBERS or (member in _BY_PLAYER and not isinstance(value, Mapping)):
                yield member, str(value)
            elif member == "best":
                yield from ((f"best-{bound}", str(number)) for bound, number in value.items())
            elif member == "may_build":
                yield member, self.telling.value("player", value)
            elif member in ("includes", "excludes"):
                yield member, "; ".join(map(self.telling.action, value))
            elif member == "action" and self._is_turn:
                yield "stopped", str(value + 1)
        own = {player: lines[self.rule] for player, lines in self._expect.get("lines", {}).items() if self.rule in lines}
        if own:
            yield "lines", self.telling.by_player(own)

    @cached_property
    def fragment(self) -> str | None:
        """The fragment with which the desk opens the case, if there is a state in it."""
        state = self.case["request"].get("state")
        if not state:
            return None
        actions = self.actions if self.question in ("rulings", "turns", "replays") else []
        return packed({"game": self.telling.game, "state": state, "actions": actions})

    @property
    def _expect(self) -> Document:
        expect: Document = self.case["expect"]
        return expect

    @property
    def _is_turn(self) -> bool:
        return self.case["question"] == "rulings" and "actions" in self.case["request"]


def shown(game: Game[Any], rule: str, telling: Telling) -> Mapping[str, Sequence[Shown]]:
    """The cases that show ``rule`` by what becomes of it there, most telling first."""
    cases = [Shown(case, rule, telling) for case in cases_by_rule(game.folder / CASES).get(rule, ())]
    groups = {effect: [case for case in cases if case.effect == effect] for effect in EFFECTS}
    return {effect: found for effect, found in groups.items() if found}
