"""Holding a service to the conformance cases of the installed games."""

import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import orjson

from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.cli.asking import meant, service_of
from lawspeaker.cli.exits import Exit, Failure, UnexpectedAnswer
from lawspeaker.cli.options import CommonOptions
from lawspeaker.cli.printing import write, write_page
from lawspeaker.cli.service import Refused, Service
from lawspeaker.conformance.cases import FOLDER, Case, read_cases
from lawspeaker.conformance.expectations import differences
from lawspeaker.conformance.report import Report, Result, Row
from lawspeaker.games import GAMES

if TYPE_CHECKING:
    from lawspeaker.cli.text.page import Page

MOST_WITHOUT_ANSWER = 10
"""If so many cases in a row get no answer at all, the run ends: the service is down."""
MOST_SHOWN = 20
"""How many failures the text shows. JSON and JUnit XML have all."""


def conform(games: Sequence[str], questions: Sequence[str], ids: Sequence[str], junit: str, wanted: CommonOptions) -> Exit:
    """Asks all cases of ``games``, or of all games of the service; prints the report, and returns the exit code.

    ``questions`` and ``ids`` choose among the cases. ``junit`` is the file for the report as JUnit XML, if there is to be one.
    Raises ``Failure``.
    """
    with service_of(wanted) as service:
        report = Report(_results(service, _chosen(service, games, questions, ids)))
    if wanted.format == "text":
        write_page(_page(report))
    else:
        write(orjson.dumps(report.document(), default=str) + b"\n")
    if junit:
        _write_file(junit, report.junit())
    return Exit.ILLEGAL if report.failures else Exit.DONE


def _chosen(service: Service, games: Sequence[str], questions: Sequence[str], ids: Sequence[str]) -> Sequence[Case]:
    """The cases to ask. Raises ``Failure`` if there is no such game or case, or none with such a question."""
    offered = service.games()
    for game in games:
        if game not in offered:
            raise Failure(Exit.USAGE, f"The service has no game {game}.{meant(game, offered)} It has: {', '.join(offered)}.")
        if game not in GAMES:
            raise Failure(Exit.USAGE, f"There are no cases of {game}: it is not installed here.")
    names = games or [game for game in GAMES if game in offered]
    cases = [case for game in names for case in read_cases(game, GAMES[game].folder / FOLDER)]
    _require_known("case", ids, {case.id for case in cases})
    _require_known("case with the question", questions, {case.question for case in cases})
    if not cases:
        raise Failure(Exit.USAGE, f"There are no cases for the games of the service. It has: {', '.join(offered) or 'none'}.")
    chosen = [case for case in cases if (not ids or case.id in ids) and (not questions or case.question in questions)]
    if not chosen:
        raise Failure(Exit.USAGE, f"None of the cases {', '.join(ids)} has the question {', '.join(questions)}.")
    return chosen


def _require_known(what: str, names: Sequence[str], known: Collection[str]) -> None:
    for name in names:
        if name not in known:
            raise Failure(Exit.USAGE, f"There is no {what} {name}.{meant(name, known)}")


def _results(service: Service, cases: Sequence[Case]) -> Iterator[Result]:
    without_answer = 0
    for case in _with_progress(cases):
        try:
            yield _result(service, case)
            without_answer = 0
        except UnexpectedAnswer as unexpected:  # such as 404 for a question that an implementation does not have
            without_answer = 0
            yield Result(case, error=str(unexpected))
        except Failure as failure:
            without_answer += 1
            if without_answer == MOST_WITHOUT_ANSWER:
                raise
            yield Result(case, error=str(failure))


def _with_progress(cases: Sequence[Case]) -> Iterable[Case]:
    """The cases, with a bar that says on a terminal how many are done."""
    if not sys.stderr.isatty():
        return cases
    from rich.console import Console
    from rich.progress import track

    return track(cases, description="", console=Console(stderr=True), transient=True)


def _result(service: Service, case: Case) -> Result:
    """What becomes of a case. Raises ``Failure`` if the service does not answer as a Lawspeaker does."""
    path = ("games", case.game, case.question)
    try:
        answer = service.ask(path, orjson.dumps(case.request), Preferences(explain=True))
    except Refused as refused:
        return Result(case, error=f"The service refuses the request with {refused.status}: {refused}")
    found = tuple(differences(case.question, case.expect, orjson.loads(answer.body)))
    try:
        orjson.dumps([one.found for one in found], default=str)
    except orjson.JSONEncodeError:
        return Result(case, error="The answer is nested too deep to be shown.")
    return Result(case, found)


def _page(report: Report) -> "Page":
    from lawspeaker.cli.text.page import Page

    page = Page()
    for game, of_game in report.games:
        page.heading(f"{game}: {_passed(of_game)}")
        page.table(("question", "passed", "failed"), _rows(of_game.by_question))
        failing = [row for row in of_game.by_rule if row.failed]
        page.line(f"  {len(of_game.by_rule)} rules, {len(failing) or 'none'} of them in a case that failed")
        if failing:
            page.table(("rule", "passed", "failed"), _rows(failing))
    if report.failures:
        page.heading("Failures")
        for result in report.failures[:MOST_SHOWN]:
            page.line(f"{result.case.game} {result.case.id}: {result.case.title}")
            page.bullets(result.sentences)
        if (others := len(report.failures) - MOST_SHOWN) > 0:
            page.line(f"{others} more. --format json lists all.")
    page.heading(f"{_passed(report)}.")
    return page


def _rows(rows: Sequence[Row]) -> Iterator[tuple[str, str, str]]:
    return ((row.name, f"{row.passed:,}", f"{row.failed:,}") for row in rows)


def _passed(report: Report) -> str:
    return f"{len(report.results) - len(report.failures):,} of {len(report.results):,} cases passed"


def _write_file(name: str, content: bytes) -> None:
    try:
        Path(name).write_bytes(content)
    except OSError as error:
        raise Failure(Exit.CANNOT_WRITE, f"Cannot write {name}: {error.strerror}.") from None
