"""Filling in what was erased from a state with everything that can stand there, where that is little.

By this it is found out what an open ruling would be whatever is unknown, in the plainest way there is.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import prod
from random import Random
from typing import Any, NamedTuple

from marshmallow import fields

from lawspeaker.adjudication.document import Path, replaced
from lawspeaker.adjudication.rules.checks import Impossible
from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.wire.paths import few_values, steps_to
from lawspeaker.conformance.cases import Case
from lawspeaker.conformance.package.erasing import erased
from lawspeaker.games import GAMES
from tests.games.asking import ask
from tests.games.hiding import members

MOST_FILLINGS = 400
"""In how many ways a state is filled in, at most."""


class Open(NamedTuple):
    """A ruling that is open, and the verdicts to which the ways of filling in the state lead."""

    request: Any
    erased: Sequence[Path]
    missing: Sequence[str]
    verdicts: frozenset[str]

    @property
    def is_decided(self) -> bool:
        """Whether what is unknown makes no difference."""
        return len(self.verdicts) == 1 and "undetermined" not in self.verdicts


def open_rulings(case: Case, several: int) -> Iterator[Open]:
    """The rulings that are open where few things are erased from the state of a case: each alone, and so often several."""
    state = case.request["state"]
    gaps = dict(_gaps(case.game, state))
    random = Random(str(case))
    some = [random.sample(list(gaps), min(len(gaps), random.choice((2, 2, 3)))) for _ in range(several)]
    for chosen in (*([path] for path in gaps), *some):
        if prod(len(gaps[path]) for path in chosen) <= MOST_FILLINGS and (found := _open(case, chosen, gaps)):
            yield found


def _open(case: Case, paths: Sequence[Path], gaps: Mapping[Path, Sequence[Any]]) -> Open | None:
    """The ruling without what is at these paths, if it is open."""
    poorer = erased(case.request["state"], paths)
    try:
        answer = ask(case.game, "rulings", {**case.request, "state": poorer})
    except Misunderstood:
        return None
    if answer["verdict"] != "undetermined":
        return None
    verdicts = set()
    for values in product(*(gaps[path] for path in paths)):
        state = poorer
        for path, value in sorted(zip(paths, values, strict=True), key=lambda member: len(member[0])):
            state = replaced(state, path, value)
        try:
            verdicts.add(ask(case.game, "rulings", {**case.request, "state": state})["verdict"])
        except (Impossible, Misunderstood):
            continue
        if len(verdicts) > 1:
            break
    return Open({**case.request, "state": poorer}, paths, answer["missing"], frozenset(verdicts))


def _gaps(game: str, state: Any) -> Iterator[tuple[Path, Sequence[Any]]]:
    """The members of a state that can be erased, each with everything that can stand there; not those where that is much."""
    for path in members(game, state):
        *_, last = steps_to(GAMES[game].StateShape, [str(name) for name in path])
        if not last.is_exclusive and (values := _values(last.field)):  # else something else may stand beside it instead
            yield path, values


def _values(field: Any) -> Sequence[Any] | None:
    """Everything that can stand in a field, if that is little."""
    if not isinstance(field, fields.Nested):
        return few_values(field, MOST_FILLINGS)
    assert isinstance(field.nested, type)
    names, values = [], []
    for name, member in field.nested().fields.items():
        if (inside := _values(member)) is None:
            return None
        names.append(name)
        values.append(inside)
    if prod(map(len, values)) > MOST_FILLINGS:
        return None
    return [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]
