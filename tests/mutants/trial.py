"""Trials of mutants: each in a process of its own, which imports the service with one file changed, and runs tests."""

import gc
import importlib.util
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from tests.mutants.mutations import Mutation

MEMORY = 4 * 1024**3
"""Bytes that a mutant may take."""

_OPTIONS = ("-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", "ignore::pytest.PytestAssertRewriteWarning")
"""The warning is that cases were imported before pytest."""

Test = Callable[[], str]
"""Runs tests; the name of the first that fails, empty if none does."""


@dataclass(frozen=True)
class Stage:
    """Some of the tests that a mutant has to pass, and how many seconds of computing they take at most."""

    test: Test
    seconds: int


@dataclass(frozen=True)
class Trial:
    """The result of testing a mutant."""

    mutation: Mutation | None
    killer: str
    """The test that failed; empty if the mutant survived."""


def trials(mutations: Sequence[Mutation | None], sources: Path, stages: Sequence[Stage], processes: int = 1) -> Iterator[Trial]:
    """Tries each mutation, or where that is ``None`` the sources as they are, in the order in which they are done.

    What this process has imported of the sources would not be mutated, so it must have imported nothing of them.
    """
    gc.collect()
    gc.freeze()  # so that the memory stays shared
    waiting = list(reversed(mutations))
    running: dict[int, tuple[Mutation | None, int]] = {}
    while waiting or running:
        while waiting and len(running) < processes:
            mutation = waiting.pop()
            told, tells = os.pipe()
            if (pid := os.fork()) == 0:
                os.close(told)
                _try(mutation, sources, stages, tells)
            os.close(tells)
            running[pid] = mutation, told
        pid, status = os.wait()
        mutation, told = running.pop(pid)
        with os.fdopen(told, encoding="utf-8") as said:
            killer = said.read()
        if os.WIFSIGNALED(status):
            killer = signal.Signals(os.WTERMSIG(status)).name
        yield Trial(mutation, killer)


def _try(mutation: Mutation | None, sources: Path, stages: Sequence[Stage], tells: int) -> None:
    """What the process of one mutant does."""
    killer = "?"
    try:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if mutation:
            sys.meta_path.insert(0, _Mutating(mutation, sources))
        killer = _first_killer(stages)
    finally:
        os.write(tells, killer.encode()[:1000])
        os._exit(0)


def _first_killer(stages: Sequence[Stage]) -> str:
    for stage in stages:
        signal.setitimer(signal.ITIMER_PROF, stage.seconds)  # at the end of it a signal ends the process
        try:
            killer = stage.test()
        except BaseException as error:  # whatever the mutant does
            killer = f"{type(error).__name__}"
        if killer:
            return killer
    return ""


class _Mutating:
    """Finds one module of the sources and loads it with a mutation."""

    def __init__(self, mutation: Mutation, sources: Path) -> None:
        path = Path(mutation.file)
        self._name = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
        self._path = str(sources / path)
        self._mutated = mutation.mutated

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        if name != self._name:
            return None
        return importlib.util.spec_from_file_location(name, self._path, loader=_MutatingLoader(name, self._path, self._mutated))


class _MutatingLoader(SourceFileLoader):
    def __init__(self, name: str, path: str, mutated: bytes) -> None:
        super().__init__(name, path)
        self._mutated = mutated

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = compile(self._mutated, self.path, "exec", dont_inherit=True)
        return code


def pytest_run(*arguments: str) -> Test:
    """Runs pytest with these arguments until the first failure."""

    def run() -> str:
        noted = _FirstFailure()
        code = pytest.main([*_OPTIONS, *arguments], plugins=[noted])
        if code == pytest.ExitCode.OK:
            return ""
        return noted.name or f"pytest: {pytest.ExitCode(code).name}"

    return run


class _FirstFailure:
    """A plugin of pytest that notes the first test, or the first file, that fails."""

    name = ""

    def pytest_runtest_logreport(self, report: Any) -> None:
        self._note(report)

    def pytest_collectreport(self, report: Any) -> None:
        self._note(report)

    def _note(self, report: Any) -> None:
        if report.failed and not self.name:
            self.name = report.nodeid


def import_before(*modules: str) -> None:
    """Imports packages that are not mutated, so that not each process has to."""
    for module in modules:
        with suppress(ImportError):
            importlib.import_module(module)
