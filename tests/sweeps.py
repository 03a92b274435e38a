"""Sweeps: one test that tries many subjects, goes on where one fails, and reports each that fails by its name.

``@each("worked", WORKED)`` makes one test of a test with the argument ``worked``; ``parametrize`` would make one for each value.
Use it where a subject takes milliseconds: collecting, setting up and reporting a test cost more than that.
Fixtures are set up once, for all subjects.
"""

from collections.abc import Callable, Iterable
from functools import wraps
from inspect import Parameter, signature
from typing import Any

import pytest

MOST_REPORTED = 10
"""The number of failures after which a sweep ends."""

Test = Callable[..., None]
Choose = Callable[[pytest.Config], Iterable[Any]]
"""Chooses the values that a run tries."""


def each(names: str, values: Iterable[Any] | Choose, label: Callable[[Any], str] = str) -> Callable[[Test], Test]:
    """Makes a sweep of a test. ``names`` are its arguments, as for ``parametrize``: ``"path"``, or ``"path, status"`` for pairs.

    ``label`` names a value in the report of a failure. For combinations of values, pass an ``itertools.product``. If the values
    depend on how much a run tries, pass a function that chooses them.
    """
    arguments = [name.strip() for name in names.split(",")]
    subjects = None if callable(values) else tuple(values)
    assert subjects != (), f"There is no {names} to try."

    def given(subject: Any) -> dict[str, Any]:
        return dict(zip(arguments, subject if len(arguments) > 1 else (subject,), strict=True))

    def sweep(test: Test) -> Test:
        @wraps(test)
        def tried(subtests: pytest.Subtests, pytestconfig: pytest.Config, **fixtures: Any) -> None:
            failures = 0
            for subject in values(pytestconfig) if callable(values) else subjects or ():
                try:
                    test(**given(subject), **fixtures)
                except (Exception, pytest.fail.Exception):
                    failures += 1
                    with subtests.test(label(subject)):  # to report those that pass would cost more than to try them
                        raise
                    if failures == MOST_REPORTED:
                        break

        fixtures = [parameter for name, parameter in signature(test).parameters.items() if name not in arguments]
        wanted = [parameter.replace(kind=Parameter.KEYWORD_ONLY) for parameter in fixtures]
        wanted += [Parameter(name, Parameter.KEYWORD_ONLY) for name in ("subtests", "pytestconfig")]
        tried.__dict__["__signature__"] = signature(test).replace(parameters=wanted)  # from which pytest knows the fixtures
        return tried

    return sweep
