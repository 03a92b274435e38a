"""What every run has: Ctrl-C, collection without garbage collection, long tests first, missing programs, a game to install."""

import gc
import signal
from collections import Counter
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.installing import install_noughts_and_crosses
from tests.tools import TOOLS, path_of

pytest.register_assert_rewrite("tests.conformance")
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")  # on a busy machine every test is slow

_SKIPPED = "Skipped: "
"""The prefix that pytest adds to the reason of a skip."""


def pytest_configure() -> None:
    """Lets Ctrl-C end programs that tests start. A shell that runs the tests in the background ignores it for all of them."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Disables garbage collection while tests are collected: imported modules stay in memory, so it would only take time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begins with the longest tests."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("needs"):
        for tool in mark.args:
            path_of(tool)


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """Prints in the last line how many tests were skipped because a program is missing."""
    terminal = config.pluginmanager.get_plugin("terminalreporter")
    if isinstance(terminal, pytest.TerminalReporter):
        reasons = [report.longrepr[2] for report in terminal.stats.get("skipped", ()) if isinstance(report.longrepr, tuple)]
        counts = Counter(reason.removeprefix(_SKIPPED) for reason in reasons)
        missing = [f"{counts[tool.complaint]} had {tool.complaint}" for tool in TOOLS if counts[tool.complaint]]
        if missing:
            terminal.write_line(f"NOT ALL TESTS WERE RUN: {'; '.join(missing)}.", yellow=True, bold=True)


@pytest.fixture(scope="session")
def noughts_and_crosses(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the package with noughts and crosses is installed."""
    return install_noughts_and_crosses(tmp_path_factory.mktemp("noughts-and-crosses"))
