"""No question has more calls than are committed. To raise that on purpose: `make costs KEEP=1`, in a commit that says why."""

from collections.abc import Sequence

import pytest

from tests.bench import compare, costs
from tests.bench.calls import calls_of
from tests.bench.ruling import Ruling, ruling_of
from tests.sweeps import each


def rulings(_config: pytest.Config) -> Sequence[tuple[str, Ruling]]:
    return [(f"{game}: {name}", ruling_of(game, asked)) for (game, name), asked in costs.questions()]


@pytest.mark.slow
@each("name, ruling", rulings)
def test_no_question_has_more_calls_than_before(name: str, ruling: Ruling) -> None:
    assert not compare.grown(calls_of(ruling), compare.committed()[name])
