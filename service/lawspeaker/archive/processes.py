"""Judges on this machine: this process itself, or several."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from threading import Thread

from lawspeaker.adjudication.document import Document
from lawspeaker.archive.parts import Task, judge_part
from lawspeaker.archive.running import Judges

_WAITING = 3
"""Parts for each process: one that it judges, and others that are there when it has done so."""


class ThisProcess:
    """Judges each part at once, in this process."""

    most_waiting = 1

    def submit(self, part: Task, language: str, rules: Document) -> Future[bytes]:
        """A future with the result, computed immediately."""
        future = Future[bytes]()
        try:
            future.set_result(judge_part(part, language, rules))
        except Exception as error:
            future.set_exception(error)
        return future

    def replace(self) -> None:
        """Does nothing."""


class Processes:
    """Several processes. If one of them dies, all are replaced."""

    def __init__(self, number: int) -> None:
        self._number = number
        self.most_waiting = _WAITING * number
        self._pool = self._fresh()

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._number, multiprocessing.get_context("spawn"), _begin)

    def submit(self, part: Task, language: str, rules: Document) -> Future[bytes]:
        """A future with the result of one of the processes."""
        return self._pool.submit(judge_part, part, language, rules)

    def replace(self) -> None:
        """Starts new processes."""
        self._pool.shutdown()
        self._pool = self._fresh()

    def stop(self, *, at_once: bool) -> None:
        """Ends the processes; with ``at_once``, even in the middle of a part."""
        if at_once:
            for process in multiprocessing.active_children():
                process.terminate()
        self._pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Prepares a process. It ignores Ctrl-C, which is for the parent process, and ends when the parent process ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent:
            parent.join()
            os._exit(1)

    Thread(target=follow, daemon=True).start()


@contextmanager
def judging_here(number: int) -> Iterator[Judges]:
    """``number`` processes that judge on this machine; for 1, only this process."""
    if number == 1:
        yield ThisProcess()
        return
    processes = Processes(number)
    try:
        yield processes
    except BaseException:
        processes.stop(at_once=True)
        raise
    processes.stop(at_once=False)
