"""What is mutated, and which tests should notice it.

Nothing of the service is imported here before a trial begins: see `trial.py`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

import yaml

from tests.effort import CHECKED
from tests.mutants.mutations import Key, Mutation, mutations
from tests.mutants.trial import Stage, Test, pytest_run

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "service"
EQUIVALENTS = Path(__file__).with_name("equivalents.yaml")
GAMES = ("graenaland", "confusing-lands", "java")
KERNEL = "kernel"
OTHERS = ("-m", "not slow", "--deselect", "tests/games/test_every_game.py")
"""The tests that `make check` runs, but for what every game is held to, which comes before."""
CONTRACT = "tests/api/test_openapi.py::test_the_committed_contract_is_what_the_code_makes"
"""Notices changes of shapes that are only a promise to clients."""

FOR_CASES = 30
"""The most seconds for all cases, which take two."""
FOR_TESTS = 200
"""The most seconds for tests that take up to thirty."""


@dataclass(frozen=True)
class Area:
    """Some of the service: a game, or the kernel."""

    name: str
    folder: Path
    stages: Sequence[Stage]
    """The tests that should notice a change, the quickest first."""

    def mutations(self) -> Iterator[Mutation]:
        """Every mutation, but for what only draws."""
        for path in sorted(self.folder.rglob("*.py")):
            if not any(part.startswith("picture") for part in path.relative_to(self.folder).parts):
                yield from mutations(str(path.relative_to(SOURCES)), path.read_bytes())

    def sample(self, size: int, seed: int, below: str = "") -> Sequence[Mutation]:
        """A sample of ``size`` mutations that are not known equivalents. Changes of other code hardly change the sample."""
        candidates = (one for one in self.mutations() if below in one.file and one.key not in equivalents())
        mixed = sorted(candidates, key=lambda one: sha256(repr((seed, one.key)).encode()).digest())
        return list(islice((one for one in mixed if one.changes_anything), size))


@cache
def equivalents() -> Mapping[Key, str]:
    """The mutations that nobody could tell from the service, each with the reason why."""
    entries: list[dict[str, Any]] = yaml.safe_load(EQUIVALENTS.read_text(encoding="utf-8"))
    return {(one["file"], one["function"], one["before"], one["after"]): one["reason"] for one in entries}


def areas() -> Sequence[Area]:
    """Each game and the kernel."""
    general = [str(path.relative_to(ROOT)) for path in sorted((ROOT / "tests" / "games").glob("test_*.py"))]
    games = [
        Area(game, SOURCES / "lawspeaker" / "games" / package, _stages([game], f"tests/games/{package}", *general))
        for game, package in ((game, _package(game)) for game in GAMES)
    ]
    return [*games, Area(KERNEL, SOURCES / "lawspeaker" / "adjudication", _stages(GAMES, "tests/adjudication", "tests/games"))]


def _stages(games: Sequence[str], *tests: str) -> Sequence[Stage]:
    """The cases of these games, a sample of what every game is held to, and these tests."""
    return [
        Stage(_answers_cases(games), FOR_CASES),
        Stage(_passes_checks(games), FOR_TESTS),
        Stage(pytest_run(*tests, *OTHERS), FOR_TESTS),
        Stage(pytest_run(CONTRACT), FOR_TESTS),
    ]


def _package(game: str) -> str:
    return game.replace("-", "_")


def _answers_cases(games: Iterable[str]) -> Test:
    """Answers every case of these games; the first that is not answered as it expects."""

    def answer() -> str:
        from tests.conformance import cases_of, hold

        for game in games:
            for case in cases_of(game):
                try:
                    hold(case)
                except Exception as error:  # whatever the mutant does
                    return f"{case} ({type(error).__name__})"
        return ""

    return answer


def _passes_checks(games: Iterable[str]) -> Test:
    """Carries out the checks of every package with these games, on a sample of their cases; the first that finds something."""

    def check() -> str:
        from lawspeaker.conformance.package import CHECKS, breaches
        from lawspeaker.conformance.package.subject import Package
        from lawspeaker.games import GAMES as INSTALLED

        for game in games:
            package = Package(INSTALLED[game], CHECKED)
            for check in CHECKS:
                for breach in breaches(check, package):
                    return f"{check.__name__}: {breach[:200]}"
        return ""

    return check
