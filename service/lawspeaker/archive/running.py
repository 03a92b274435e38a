"""A run: distributes the parts of an archive to judges, and writes each result once, even if judges crash."""

from collections.abc import Iterable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from typing import Protocol

import orjson

from lawspeaker.adjudication.document import Document
from lawspeaker.archive.errors import JudgeDied
from lawspeaker.archive.parts import Part, Task
from lawspeaker.archive.results import Results, Run
from lawspeaker.archive.tallies import Tally

_TRIES = 2
"""How often a part is tried again, alone, if judges died while it was among those that they judged."""

Item = tuple[int, Task]
"""A part with the place of its file."""


class Judges(Protocol):
    """Processes that judge parts."""

    @property
    def most_waiting(self) -> int:
        """The number of parts that may be submitted at the same time. More would only use memory."""

    def submit(self, part: Task, language: str, rules: Document) -> Future[bytes]:
        """A future with the result of ``judge_part``. It raises ``BrokenExecutor`` if a judge crashed."""

    def replace(self) -> None:
        """Replaces the judges after one of them has crashed."""


class Progress(Protocol):
    """A callback for the progress of the run."""

    def advance(self, size: int, tally: Tally | None) -> None:
        """Reports that ``size`` more bytes are finished, with their ``tally``, unless an earlier run finished them."""


def judge_parts(parts: Iterable[Item], run: Run, results: Results, judges: Judges, progress: Progress) -> dict[int, int]:
    """Judges all ``parts`` that have no result yet. Returns the number of parts of each file, by its index.

    Raises ``ArchiveError``. Finished results stay.
    """
    dealer = _Dealer(run, results, judges, progress)
    numbers: dict[int, int] = {}
    for file, part in parts:
        numbers[file] = part.place + 1
        if results.has(file, part.place):
            progress.advance(part.size, None)
        else:
            dealer.deal((file, part))
    dealer.finish()
    return numbers


class _Dealer:
    def __init__(self, run: Run, results: Results, judges: Judges, progress: Progress) -> None:
        self._run = run
        self._results = results
        self._judges = judges
        self._progress = progress
        self._dealt: dict[Future[bytes], Item] = {}

    def deal(self, item: Item) -> None:
        """Submits a part as soon as the judges can take it."""
        while len(self._dealt) >= self._judges.most_waiting:
            self._collect()
        try:
            self._dealt[self._submit(item)] = item
        except BrokenExecutor:
            self._recover([item])

    def finish(self) -> None:
        """Waits for all results."""
        while self._dealt:
            self._collect()

    def _submit(self, item: Item) -> Future[bytes]:
        return self._judges.submit(item[1], self._run.language, self._run.rules)

    def _collect(self) -> None:
        """Writes all available results; waits for at least one."""
        done, _ = wait(self._dealt, return_when=FIRST_COMPLETED)
        lost = []
        for future in done:
            item = self._dealt.pop(future)
            try:
                self._keep(item, future.result())
            except BrokenExecutor:
                lost.append(item)
        if lost:
            self._recover(lost)

    def _keep(self, item: Item, result: bytes) -> None:
        file, part = item
        self._results.write_part(file, part.place, result)
        head: Document = orjson.loads(result.partition(b"\n")[0])
        self._progress.advance(part.size, Tally.read(head["tally"]))

    def _recover(self, lost: list[Item]) -> None:
        """Judges the lost parts again after a crash, one at a time, to find the part that causes it."""
        wait(self._dealt)
        for future, item in self._dealt.items():
            if isinstance(future.exception(), BrokenExecutor):
                lost.append(item)
            else:
                self._keep(item, future.result())
        self._dealt.clear()
        self._judges.replace()
        for item in lost:
            self._judge_alone(item)

    def _judge_alone(self, item: Item) -> None:
        for _ in range(_TRIES):
            try:
                result = self._submit(item).result()
            except BrokenExecutor:
                self._judges.replace()
                continue
            self._keep(item, result)
            return
        raise JudgeDied(f"Each process that judges {in_words(item[1])} dies. There may not be enough memory.")


def in_words(part: Task) -> str:
    """Describes which part of the archive it is."""
    if isinstance(part, Part):
        return f"the bytes {part.start:,} to {part.end:,} of {part.file.name}"
    return f"block {part.place:,} of {part.file.name}"
