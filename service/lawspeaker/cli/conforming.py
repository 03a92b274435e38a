"""The command ``conform``: checks a service against the conformance cases of the installed games."""

import gc
import time
from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import orjson

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.answers.sentences import in_sequence
from lawspeaker.cli.asking import UNREADABLE, meant, service_of
from lawspeaker.cli.exits import Exit, Failure, UnexpectedAnswer
from lawspeaker.cli.options import LANGUAGES, CommonOptions
from lawspeaker.cli.printing import complain, with_progress, write, write_page
from lawspeaker.cli.service import SyncService
from lawspeaker.conformance.cases import FOLDER, Case, InvalidFileError, read_cases
from lawspeaker.conformance.expectations import differences
from lawspeaker.conformance.report import CaseResult, Report, Row
from lawspeaker.games import GAMES, InvalidPackageError
from lawspeaker.refused import Refused

if TYPE_CHECKING:
    from lawspeaker.cli.text.page import Page

MOST_WITHOUT_ANSWER = 10
"""If this many cases in a row get no answer at all, the run ends: the service is down."""
_WAITS = 2
"""How many requests in a row can wait for an answer until the run ends."""
MOST_SHOWN = 20
"""How many failures the text shows. JSON and JUnit XML have all."""
LONGEST_REQUEST = 300
"""Characters of a request in the report."""


class Choice(NamedTuple):
    """A selection of cases. An empty member does not restrict it."""

    games: Sequence[str] = ()
    questions: Sequence[str] = ()
    rules: Sequence[str] = ()
    ids: Sequence[str] = ()

    def has(self, case: Case) -> bool:
        """Whether the case is selected. Games are selected before their cases are read."""
        return (
            (not self.questions or case.question in self.questions)
            and (not self.rules or not set(self.rules).isdisjoint(case.rules))
            and (not self.ids or case.id in self.ids)
        )


def conform(choice: Choice, junit: str, timeout: float, wanted: CommonOptions) -> Exit:
    """Asks the service the selected cases, prints the report, and returns the exit code.

    If ``junit`` is given, writes the report as JUnit XML to this file. Raises ``Failure``, also if nothing is answered for
    ``timeout`` seconds.
    """
    with service_of(replace(wanted, timeout=timeout / _WAITS)) as service:
        cases = _chosen(service, choice)
        gc.freeze()  # the cases stay, and to look for garbage among them would take a third of the time
        report = Report(_results(service, cases, timeout))
    if wanted.format == "text":
        write_page(_page(report))
    else:
        write(orjson.dumps(report.document(), default=str) + b"\n")
    if junit:
        _write_file(junit, report.junit())
    return Exit.ILLEGAL if report.failures else Exit.DONE


def print_cases(choice: Choice) -> Exit:
    """Prints the selected cases of the installed games as JSON, one on each line. Raises ``Failure``."""
    with service_of(CommonOptions("ndjson", LANGUAGES[0])) as service:
        for case in _chosen(service, choice):
            document = {name: value for name, value in asdict(case).items() if name != "topic" and value is not None}
            write(orjson.dumps(document) + b"\n")
    return Exit.DONE


def _chosen(service: SyncService, choice: Choice) -> Sequence[Case]:
    """The selected cases. Raises ``Failure`` if a game, question, rule or case does not exist."""
    offered = service.games()
    for game in choice.games:
        if game not in offered:
            raise Failure(Exit.USAGE, f"The service has no game {game}.{meant(game, offered)} It has: {', '.join(offered)}.")
        if game not in GAMES:
            raise Failure(Exit.USAGE, f"There are no cases of {game}: it is not installed here.")
    names = choice.games or [game for game in GAMES if game in offered]
    try:
        cases = [case for game in names for case in read_cases(game, GAMES[game].folder / FOLDER)]
    except (InvalidFileError, InvalidPackageError) as error:
        raise Failure(Exit.BAD_DATA, str(error)) from None
    _require_known("rule", choice.rules, {rule for game in names for rule in GAMES[game].catalogue.rules})
    _require_known("case", choice.ids, {case.id for case in cases})
    _require_known("case with the question", choice.questions, {case.question for case in cases})
    if not cases:
        raise Failure(Exit.USAGE, f"There are no cases for the games of the service. It has: {', '.join(offered) or 'none'}.")
    chosen = [case for case in cases if choice.has(case)]
    if not chosen:
        parts = {"the id": choice.ids, "the question": choice.questions, "the rule": choice.rules}
        wanted = " and ".join(f"{part} {' or '.join(names)}" for part, names in parts.items() if names)
        raise Failure(Exit.USAGE, f"There is no case with {wanted}.")
    return chosen


def _require_known(what: str, names: Sequence[str], known: Collection[str]) -> None:
    for name in names:
        if name not in known:
            raise Failure(Exit.USAGE, f"There is no {what} {name}.{meant(name, known)}")


def _results(service: SyncService, cases: Sequence[Case], timeout: float) -> Iterator[CaseResult]:
    without_answer, since = 0, time.monotonic()
    for case in with_progress(cases):
        try:
            result = _result(service, case)
        except UnexpectedAnswer as unexpected:  # such as 404 for a question that an implementation does not have
            result = CaseResult(case, error=str(unexpected))
        except Failure as failure:
            without_answer += 1
            if without_answer == MOST_WITHOUT_ANSWER or time.monotonic() - since >= timeout:
                raise
            complain(f"{case.game} {case.id}: {failure}")
            yield CaseResult(case, error=str(failure))
            continue
        without_answer, since = 0, time.monotonic()
        yield result


def _result(service: SyncService, case: Case) -> CaseResult:
    """The result of a case. Raises ``Failure`` if the response is not from a Lawspeaker."""
    path = ("games", case.game, case.question)
    try:
        answer = service.ask(path, orjson.dumps(case.request), Preferences(explain=True))
    except Refused as refused:
        return CaseResult(case, error=f"The service refuses the request with {refused.status}: {refused.detail}")
    found = tuple(differences(case.question, case.expect, orjson.loads(answer)))
    try:
        orjson.dumps([one.found for one in found], default=str)
    except orjson.JSONEncodeError:
        return CaseResult(case, error="The answer is nested too deep to be shown.")
    return CaseResult(case, found)


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
            page.bullets([_in_short(result.case), *result.sentences])
        if (others := len(report.failures) - MOST_SHOWN) > 0:
            page.line(f"{others} more. --format json lists all.")
    page.heading(f"{_passed(report)}.")
    return page


def _in_short(case: Case) -> str:
    """The request of a case in short: its actions in sentences, or else its members other than the state."""
    actions = case.request.get("actions") or [case.request.get("action")]
    try:
        text = in_sequence(GAMES[case.game], actions, "en")
    except UNREADABLE:  # an action that is refused, or a request without any
        others = {name: value for name, value in case.request.items() if name != "state"}
        text = orjson.dumps(others).decode() if others else "about a state"
    return f"{case.question}: {text if len(text) <= LONGEST_REQUEST else f'{text[:LONGEST_REQUEST]}…'}"


def _rows(rows: Sequence[Row]) -> Iterator[tuple[str, str, str]]:
    return ((row.name, f"{row.passed:,}", f"{row.failed:,}") for row in rows)


def _passed(report: Report) -> str:
    return f"{len(report.results) - len(report.failures):,} of {len(report.results):,} cases passed"


def _write_file(name: str, content: bytes) -> None:
    try:
        Path(name).write_bytes(content)
    except OSError as error:
        raise Failure(Exit.CANNOT_WRITE, f"Cannot write {name}: {error.strerror}.") from None
