"""What people ask in the middle of a game: every question about the states of the cases, known in full and in part."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.rules.checks import Impossible
from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.work import Allowance
from lawspeaker.conformance.cases import Case
from lawspeaker.conformance.package.erasing import erased
from lawspeaker.games import GAMES
from tests.conformance import questions
from tests.games.hiding import members


class Inquiry(NamedTuple):
    """A question of one game."""

    game: str
    question: str
    request: Any
    name: str
    """Which case it is from, and what is unknown."""

    def __str__(self) -> str:
        return self.name

    def ask(self, allowance: Allowance | None = None) -> None:
        """Asks it. A refusal is an answer, too."""
        with suppress(Impossible, Misunderstood):
            questions(self.game)[self.question].ask(self.request, Preferences(), allowance)


def inquiries(cases: Iterable[Case]) -> Iterator[Inquiry]:
    """The question of each case and those about its state, in full and with some of its members unknown."""
    for case in cases:
        state = case.request.get("state")
        yield Inquiry(case.game, case.question, case.request, str(case))
        if state is not None:
            for unknown, known in _parts(case, state):
                name = f"{case} without {unknown}" if unknown else str(case)
                yield Inquiry(case.game, case.question, {**case.request, "state": known}, name)
                yield from _about(case.game, known, name)


def _parts(case: Case, state: Any) -> Iterator[tuple[str, Any]]:
    """The state, and the state without a few of its members."""
    yield "", state
    random, paths = Random(str(case)), list(members(case.game, state))
    for number in (1, 3):
        chosen = random.sample(paths, min(number, len(paths)))
        yield ", ".join("/".join(map(str, path)) for path in chosen), erased(state, chosen)


def _about(game: str, state: Any, name: str) -> Iterator[Inquiry]:
    """The questions about a state alone."""
    with_scores = [("scores", {}), ("legal-actions", {"scores": True})] if GAMES[game].scoring else []
    for question, sent in (("audits", {}), ("legal-actions", {}), *with_scores):
        yield Inquiry(game, question, {"state": state, **sent}, f"{name} ({question}{' with scores' if sent else ''})")
