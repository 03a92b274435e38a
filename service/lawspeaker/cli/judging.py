"""The command ``judge-archive``: shows progress on standard error, and the result on standard output."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import orjson

from lawspeaker.adjudication.document import Document
from lawspeaker.archive.archive import REPORT, Archive
from lawspeaker.archive.errors import ArchiveError, CannotRead, CannotWrite, ClusterLost, JudgeDied, WrongUse
from lawspeaker.archive.processes import judging_here
from lawspeaker.archive.report.words import ReportMessages
from lawspeaker.archive.running import Judges, Progress
from lawspeaker.archive.tallies import JudgedOutcome, Tally
from lawspeaker.cli.exits import Exit, Failure, worst
from lawspeaker.cli.options import CommonOptions
from lawspeaker.cli.printing import complain, write, write_page
from lawspeaker.processors import processors

if TYPE_CHECKING:
    from rich.progress import Progress as Display
    from rich.progress import TaskID

    from lawspeaker.cli.text.page import Page

CODES: dict[type[ArchiveError], Exit] = {
    WrongUse: Exit.USAGE,
    CannotRead: Exit.NO_INPUT,
    CannotWrite: Exit.CANNOT_WRITE,
    ClusterLost: Exit.UNAVAILABLE,
    JudgeDied: Exit.FAULT,
}
GO_ON = "What is judged up to now is kept. To go on from there, run the same command again."
_COUNTED = ("breaches", "games", "hinging_breaches")
"""What the table of the rules counts."""
_STEPS = 10
"""How often the progress is said where standard error is no terminal."""


def judge_archive(patterns: Sequence[str], out: str, number: int | None, scheduler: str | None, wanted: CommonOptions) -> Exit:
    """Judges the files that match ``patterns``, prints a summary, and returns the exit code. Raises ``Failure``."""
    try:
        archive = Archive(patterns)
        with _progress(archive.size) as progress:
            summary = archive.judge(Path(out), _judges(number, scheduler), progress, wanted.language)
    except ArchiveError as error:
        raise Failure(CODES[type(error)], _sentence(error, Path(out))) from None
    except KeyboardInterrupt:
        complain(GO_ON)
        raise
    if wanted.format == "text":
        write_page(_page(summary, Path(out)))
    else:
        write(orjson.dumps(summary) + b"\n")
    return _code(summary) if wanted.exit_code else Exit.DONE


def _sentence(error: ArchiveError, out: Path) -> str:
    is_begun = out.is_dir() and not isinstance(error, WrongUse)
    return f"{error} {GO_ON}" if is_begun else str(error)


def _judges(number: int | None, scheduler: str | None) -> AbstractContextManager[Judges]:
    if scheduler is None:
        return judging_here(number or processors())
    from lawspeaker.archive.cluster import judging_at

    return judging_at(scheduler)


def _code(summary: Document) -> Exit:
    """The exit code for the worst finding."""
    refused = any(group["reason"] not in ("undetermined", "work-limit") for group in summary["unjudged"])
    unsettled = summary["games"][JudgedOutcome.UNDETERMINED] or summary["games"][JudgedOutcome.UNFINISHED]
    found = {Exit.BAD_DATA: refused, Exit.ILLEGAL: summary["breaches"], Exit.UNDETERMINED: unsettled}
    return worst(code for code, is_found in found.items() if is_found)


@contextmanager
def _progress(size: int) -> Iterator[Progress]:
    """Shows the progress: as a bar on a terminal, else as a line now and then."""
    if not sys.stderr.isatty():
        yield _Lines(size)
        return
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Display

    columns = (BarColumn(), DownloadColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Display(*columns, console=Console(stderr=True), transient=True) as display:
        yield _Bar(display, display.add_task("", total=size))


class _Counting:
    """Counts the games of this run."""

    def __init__(self) -> None:
        self.tally = Tally()

    @property
    def said(self) -> str:
        """The counts, in words."""
        games = self.tally.games.values()
        actions, breaches = sum(game.actions.total() for game in games), sum(game.breaches.total() for game in games)
        return f"actions: {actions:,}, breaches: {breaches:,}"


class _Bar(_Counting):
    def __init__(self, display: "Display", task: "TaskID") -> None:
        super().__init__()
        self._display, self._task = display, task

    def advance(self, size: int, tally: Tally | None) -> None:
        if tally:
            self.tally.add(tally)
        self._display.update(self._task, advance=size, description=self.said)


class _Lines(_Counting):
    def __init__(self, size: int) -> None:
        super().__init__()
        self._size, self._done, self._step = size, 0, 0

    def advance(self, size: int, tally: Tally | None) -> None:
        if tally:
            self.tally.add(tally)
        self._done += size
        if (step := _STEPS * self._done // (self._size or 1)) > self._step:
            self._step = step
            complain(f"{100 * step // _STEPS} %: {self.said}")


def _page(summary: Document, out: Path) -> "Page":
    from lawspeaker.cli.text.page import Page

    page, say = Page(), ReportMessages(summary["language"])
    page.line(" ".join(say.headline(summary)))
    for game in summary["by_game"]:
        page.heading(f"{game['title']} ({game['ruleset']})")
        counts = ((name, game[name]) for name in ("games", "actions"))
        columns = ("total", *(outcome.value for outcome in JudgedOutcome))
        page.table(
            ("", *map(say, columns)),
            [(say(name), *(say.number(counted[column]) for column in columns)) for name, counted in counts],
        )
        if game["rules"]:
            rows = [(rule["rule"], *(say.number(rule[name]) for name in _COUNTED)) for rule in game["rules"]]
            page.table((say("rule"), say("breaches"), say("games"), say("depends")), rows)
    if summary["unjudged"]:
        page.heading(say("unjudged"))
        for group in summary["unjudged"]:
            page.line(f"  {say.number(group['count'])}  {say.reason(group['reason'])} {say.place(group['examples'][0])}")
    page.heading(f"{say('report')}: {out / REPORT}")
    return page
