"""How much of a large test each command runs: `make check` the least, `make test` more, `make thorough` all.

A test that `make check` leaves out is marked `slow`; one that `make test` leaves out, too, is marked as in `THOROUGH`.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

SLOW = (pytest.mark.slow,)
THOROUGH = (pytest.mark.slow, pytest.mark.thorough)
CHECKED, TESTED = 48, 12
"""Where a property must hold of all cases, `make check` and `make test` try one in this number."""


def share_of(config: pytest.Config) -> int:
    """One in how many subjects this run tries, by the marks that it leaves out."""
    left_out = config.option.markexpr
    return CHECKED if "not slow" in left_out else TESTED if "not thorough" in left_out else 1


def in_parts(name: str, number: int, tested: int = 1) -> pytest.MarkDecorator:
    """Parametrizes a test with the numbers of its parts: `make check` runs the first, `make test` ``tested`` more of them."""
    others = (pytest.param(part, marks=SLOW if part <= tested else THOROUGH) for part in range(1, number))
    return pytest.mark.parametrize(name, [0, *others])


def one_in(share: int, values: Iterable[Any]) -> Sequence[Any]:
    """Parameters of a test that `make check` leaves out, and of which `make test` runs one in ``share``, the first included."""
    return [pytest.param(value, marks=THOROUGH if index % share else SLOW) for index, value in enumerate(values)]
