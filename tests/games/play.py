"""What every game is held to that is played at random, from the set-up to the end: each state audited, each action legal.

A game says how its players decide and what must not change; the rest is here.
"""

from collections import Counter
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import orjson

from lawspeaker.adjudication.deciding.audit import audit
from lawspeaker.adjudication.deciding.ruling import Ruling, Verdict, decide
from lawspeaker.adjudication.questions.legal_actions import HIGHEST_LIMIT
from lawspeaker.adjudication.questions.replays import MOST_ACTIONS
from lawspeaker.adjudication.questions.turns import MOST_ACTIONS as MOST_OF_A_TURN
from lawspeaker.adjudication.rules.checks import Outcome
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.conformance.package.lists import not_listed
from tests.conformance import package
from tests.games.asking import ask

State = dict[str, Any]
Action = dict[str, Any]


@dataclass
class Played:
    """How a game went."""

    before: State
    actions: list[Action] = field(default_factory=list)
    state: State = field(default_factory=dict)
    rounds: int = 0
    events: Counter[str] = field(default_factory=Counter)


class Table:
    """Where a game is played under the eyes of the service; whatever is not as it must be raises ``AssertionError``."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._event_shape = Guard(game.EventShape)
        self.shapes = {kind: Guard(action.Shape) for kind, action in game.actions.items()}
        self._state_shape = Guard(game.StateShape)

    def seen(self, state: State) -> Any:
        """The state as the service sees it."""
        return self.game.State(state, self.game.sources(state))

    def audited(self, state: State) -> Any:
        """The state as the service sees it; it must be possible, and the audit must have no question left."""
        view = self.seen(state)
        unsettled = [finding for finding in audit(self.game, view) if finding.outcome is not Outcome.UPHELD]
        assert not unsettled, f"{unsettled} {told(state)}"
        return view

    def possible(self, state: State) -> Any:
        """The state as the service sees it. Much of it may be unknown, but nothing may be wrong."""
        view = self.seen(state)
        defects = [finding for finding in audit(self.game, view) if finding.outcome is Outcome.VIOLATED]
        assert not defects, f"{defects} {told(state)}"
        return view

    def ruled(self, view: Any, action: Action) -> Ruling:
        """The ruling on an action in a state that was audited."""
        return decide(self.game, self.game.action(action), view)

    def is_legal(self, view: Any, action: Any) -> bool:
        """Whether the action is legal; of a candidate that must not be open."""
        verdict = self.ruled(view, action).verdict
        assert verdict is not Verdict.UNDETERMINED, (verdict, action, view.document)
        return verdict is Verdict.LEGAL

    def candidates(self, view: Any, kind: str, most: int | None = None) -> list[Action]:
        """The legal ones of the first ``most`` candidates of a type, in the order of the service."""
        return [
            dict(candidate)
            for candidate in islice(self.game.actions[kind].every_candidate(view), most)
            if self.is_legal(view, candidate)
        ]

    def done(self, played: Played, view: Any, action: Action) -> None:
        """Does the action, which must be legal, and keeps a record of it."""
        context = told({"state": played.state, "action": action})
        assert self.shapes[action["type"]].holds(action), context
        ruling = self.ruled(view, action)
        not_upheld = [finding for finding in ruling.findings if finding.outcome is not Outcome.UPHELD]
        assert ruling.effect, f"not legal: {not_upheld} {ruling.missing} {context}"
        after: State = orjson.loads(orjson.dumps(ruling.effect.state))
        assert after == ruling.effect.state
        assert self._state_shape.holds(after), context
        assert all(map(self._event_shape.holds, orjson.loads(orjson.dumps(ruling.effect.events)))), context
        played.actions.append(action)
        played.state = after
        played.events.update(event["type"] for event in ruling.effect.events)


def told(document: Any) -> str:
    """A document as it would be sent."""
    return orjson.dumps(document).decode()


def assert_listed(game: str, state: State, action: Action) -> None:
    """The legal action is in the list of its type, as far as that is complete; so are the choices that it makes."""
    answer = ask(game, "legal-actions", {"state": state, "type": action["type"], "limit": HIGHEST_LIMIT})
    complaints = list(not_listed(package(game), state, action, answer))
    assert not complaints, (complaints, told(state))


def assert_replayed(game: str, played: Played) -> None:
    """Replayed, as many actions at once as can be, the game is the same; so are its first actions ruled on as one turn."""
    beginning = {"state": played.before, "actions": played.actions[:MOST_OF_A_TURN]}
    turn, prefix = ask(game, "turns", beginning), ask(game, "replays", beginning)
    assert (turn["verdict"], turn["state"]) == ("legal", prefix["state"])
    state = played.before
    for first in range(0, len(played.actions), MOST_ACTIONS):
        actions = played.actions[first : first + MOST_ACTIONS]
        answer = ask(game, "replays", {"state": state, "actions": actions})
        assert answer["prefix"] == len(actions)
        state = answer["state"]
    assert state == played.state


def assert_replayed_past(game: str, played: Played, illegal: Action) -> None:
    """An action that is illegal in the middle of the game ends the replay, or is skipped."""
    actions = played.actions[: MOST_ACTIONS - 1]
    place = len(actions) // 2
    request = {"state": played.before, "actions": [*actions[:place], illegal, *actions[place:]]}
    stopped = ask(game, "replays", request)
    assert (stopped["prefix"], stopped["legal"], len(stopped["rulings"])) == (place, place, place + 1)
    gone_on = ask(game, "replays", {**request, "go_on": True})
    assert (gone_on["prefix"], gone_on["legal"]) == (place, len(actions))
    assert gone_on["state"] == ask(game, "replays", {"state": played.before, "actions": actions})["state"]
