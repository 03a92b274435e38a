"""No question has more calls than are committed. To raise that on purpose: `make costs KEEP=1`, in a commit that says why."""

from collections.abc import Sequence
from operator import itemgetter

import pytest

from tests.bench import compare, costs
from tests.bench.calls import calls_of
from tests.bench.compare import Cost
from tests.bench.ruling import Ruling, ruling_of
from tests.sweeps import each


def rulings(_config: pytest.Config) -> Sequence[tuple[str, Ruling, Cost]]:
    committed = compare.committed()
    named = ((f"{game}: {name}", ruling_of(game, asked)) for (game, name), asked in costs.questions())
    return [(name, ruling, committed[name]) for name, ruling in named]


@pytest.mark.long
@pytest.mark.slow
@each("name, ruling, committed", rulings, label=itemgetter(0))
def test_no_question_has_more_calls_than_before(name: str, ruling: Ruling, committed: Cost) -> None:
    assert not compare.grown(calls_of(ruling), committed)
