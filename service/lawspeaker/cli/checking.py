"""The command ``check-package``: checks that a package contains everything that a game needs."""

import gc
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

import orjson

from lawspeaker.cli.asking import meant
from lawspeaker.cli.exits import Exit, Failure
from lawspeaker.cli.printing import with_progress, write, write_page
from lawspeaker.conformance.cases import InvalidFileError
from lawspeaker.conformance.package import CHECKS, breaches
from lawspeaker.conformance.package.subject import Check, Package
from lawspeaker.games import GAMES, InvalidPackageError

if TYPE_CHECKING:
    from lawspeaker.cli.text.page import Page

MOST_CASES = 150
"""If a game has more cases, a property that must hold of all of them is tried on a sample of this size."""
MOST_LISTED = 20
"""How many breaches of one property are listed."""


class CheckResult(NamedTuple):
    """The result of a check of a game."""

    game: str
    property: str
    breaches: Sequence[str]
    """The first breaches."""


def check_packages(name: str, format: str) -> Exit:
    """Checks the game or package called ``name``, prints the report, and returns the exit code. Raises ``Failure``."""
    games = _games(name)
    outcomes = [outcome for game in games for outcome in _outcomes(game)]
    broken = [outcome for outcome in outcomes if outcome.breaches]
    if format == "text":
        write_page(_page(games, len(outcomes), broken))
    else:
        write(
            orjson.dumps({"games": games, "passed": len(outcomes) - len(broken), "failures": [one._asdict() for one in broken]})
        )
        write(b"\n")
    return Exit.ILLEGAL if broken else Exit.DONE


def _games(name: str) -> Sequence[str]:
    """The game with the id ``name``, or the games of the package ``name``. Raises ``Failure``."""
    games = [name] if name in GAMES else list(GAMES.of_package(name))
    if not games:
        raise Failure(Exit.USAGE, f"No game {name} is installed.{meant(name, GAMES)} There are: {', '.join(GAMES)}.")
    return games


def _outcomes(id: str) -> Iterable[CheckResult]:
    try:
        package = Package(GAMES[id])
    except (InvalidFileError, InvalidPackageError) as error:
        raise Failure(Exit.BAD_DATA, str(error)) from None
    package.share = max(1, len(package.cases) // MOST_CASES)
    gc.freeze()  # the cases stay, and to look for garbage among them would take a third of the time
    for check in with_progress(CHECKS, id):
        yield CheckResult(id, _statement(check), list(islice(breaches(check, package), MOST_LISTED + 1)))


def _statement(check: Check) -> str:
    """The property that a check tests, which is its docstring."""
    return " ".join((check.__doc__ or "").split())


def _page(games: Sequence[str], number: int, broken: Sequence[CheckResult]) -> "Page":
    from lawspeaker.cli.text.page import Page

    page = Page()
    for outcome in broken:
        page.heading(f"{outcome.game}: {outcome.property}")
        page.bullets(outcome.breaches[:MOST_LISTED])
        if len(outcome.breaches) > MOST_LISTED:
            page.line("  There are more.")
    page.heading(f"{', '.join(games)}: {number - len(broken)} of {number} checks passed.")
    return page
