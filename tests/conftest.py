"""What holds for every run of the tests: garbage is not looked for while they are collected; what a missing program does."""

import gc
from collections import Counter
from collections.abc import Generator

import pytest

from tests.tools import TOOLS, path_of

_SKIPPED = "Skipped: "
"""How pytest begins why a test was skipped."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """All that is loaded stays until the end, so to look for garbage in it again and again only takes time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("needs"):
        for tool in mark.args:
            path_of(tool)


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """Says in the last line of all how many tests were skipped because a program is missing."""
    terminal = config.pluginmanager.get_plugin("terminalreporter")
    if isinstance(terminal, pytest.TerminalReporter):
        reasons = [report.longrepr[2] for report in terminal.stats.get("skipped", ()) if isinstance(report.longrepr, tuple)]
        counts = Counter(reason.removeprefix(_SKIPPED) for reason in reasons)
        missing = [f"{counts[tool.complaint]} had {tool.complaint}" for tool in TOOLS if counts[tool.complaint]]
        if missing:
            terminal.write_line(f"NOT ALL TESTS WERE RUN: {'; '.join(missing)}.", yellow=True, bold=True)
