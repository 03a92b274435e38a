"""What a question leaves behind is gone as soon as it is answered: no objects refer to each other in circles.

Such garbage stays until the garbage collector finds it. Until then a worker can run out of memory, and while it is
collected, all clients wait.
"""

import gc
from collections.abc import Callable, Iterator

import pytest

from lawspeaker.adjudication.answers.preferences import Preferences
from tests.bench.positions import SLOW_QUESTIONS
from tests.conformance import cases, questions
from tests.effort import share_of
from tests.games.in_part import Inquiry, inquiries
from tests.sweeps import each


@pytest.fixture(scope="module")
def quiet() -> Iterator[None]:
    """A process in which garbage is collected only where a test does so, and only what is made since."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()


def one_in_part(config: pytest.Config) -> Iterator[Inquiry]:
    """The questions about some of the cases, in full and in part."""
    return inquiries(cases()[:: 32 * share_of(config)])


@pytest.mark.usefixtures("quiet")
@each("inquiry", one_in_part)
def test_an_answer_leaves_no_garbage_in_circles(inquiry: Inquiry) -> None:
    assert garbage_of(inquiry.ask) == 0


@pytest.mark.usefixtures("quiet")
@pytest.mark.slow
@pytest.mark.thorough
@each("name", SLOW_QUESTIONS, " ".join)
def test_nor_does_one_that_takes_long(name: tuple[str, str]) -> None:
    asked = SLOW_QUESTIONS[name]()
    assert garbage_of(lambda: questions(name[0])[asked.question].ask(asked.request, Preferences())) == 0


def garbage_of(ask: Callable[[], object]) -> int:
    """How many objects a question leaves behind that only a garbage collection finds."""
    for _ in range(2):
        gc.collect()
        ask()
        if not (garbage := gc.collect()):
            break  # else again: the first time, schemas and guards may be made
    return garbage
