"""What the conditions of a landscape may bring together where the content of some squares is unknown.

The unknown squares are filled in with everything that may be on them and makes a difference, further conditions among it. So the
bounds of a total are as narrow as what is seen allows, unless that is too much work: with two unknown squares it is not, if it is
known which condition is the shared one. What the faces of the cards show, where they are known, is not considered.

Three unknown squares take 2 ms, as each condition looks only at what makes a difference to it; worlds would be 2,197 states, each
audited and scored as a whole.
"""

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import replace
from functools import cache, lru_cache
from itertools import product, repeat

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.work import Budget, GivenUp
from lawspeaker.games.confusing_lands.conditions.table import CONDITIONS, LAND_OF_PLENTY
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.squares import NONE, Squares, each
from lawspeaker.games.confusing_lands.notation import EMPTY, LETTERS, PART_OF_A_CONDITION, RIVERS, Content, content

_MOST_UNKNOWN = 3
"""Squares that are filled in, at most."""
_EVALUATIONS = 500
"""How often a condition is evaluated, at most, all conditions together."""
_VALUES = 4_000
"""The largest number of values of conditions that are combined."""
_SHOWING = 3
"""Steps for which it counts to fill in squares."""
_DIFFERENCES = 5
"""Steps for which it counts to look for the differences that matter to some conditions."""
_VALUES_IN_A_STEP = 50
_REMEMBERED = 1024

_CONTENTS = content(EMPTY, *LETTERS, *RIVERS)
"""All symbols that may be on a square other than parts of conditions."""

PossiblePlace = tuple[Squares, Sequence[int]]
"""Two squares on which there may be a condition, and the numbers that it may have."""
Ways = tuple[int | None, ...]
"""In which way what is on each unknown square matters to a condition."""


@frozen
class Possibility:
    """What the conditions bring in one of the ways in which a landscape may be filled in."""

    own: Sequence[int]
    """The numbers of the conditions in the landscape."""
    values: Mapping[int, int]
    """The points of these conditions and the shared one."""


@frozen
class _Laid:
    """A landscape with as many further conditions as there are, wherever they are, and none on its unknown squares."""

    landscape: Landscape
    numbers: Sequence[Sequence[int]]
    """The numbers that each of the further conditions may have."""


def possibilities(
    landscapes: Sequence[Landscape], places: Sequence[PossiblePlace], shared: int, times: int, sources: Sources
) -> Sequence[Possibility]:
    """The points that the conditions may score together in any of these landscapes, with this shared condition; ``None`` if
    that takes too many steps.

    ``places`` has the places of further possible conditions. The whole search is done ``times`` times.
    """
    if any(landscape.unknown.bit_count() > _MOST_UNKNOWN for landscape in landscapes):
        return ()
    evaluations, values = Budget(_EVALUATIONS // times), Budget(_VALUES // times)
    laid: list[_Laid] = []
    try:
        for landscape in landscapes:
            laid += _with_further_conditions(landscape, places, evaluations)
        counting = [(each_way, own, {*own, shared}) for each_way in laid for own in _numbers(each_way)]
        for each_way in laid:
            squares = each_way.landscape.unknown.bit_count()
            for number in {shared, *each_way.landscape.conditions}.union(*each_way.numbers) & CONDITIONS.keys():
                evaluations.spend((1 + len(CONDITIONS[number].matters)) ** squares)
        for each_way, _, numbers in counting:
            values.spend(len(numbers) * len(_contents(frozenset(numbers))) ** each_way.landscape.unknown.bit_count())
    except GivenUp:
        return ()
    finally:
        sources.work.spend(_SHOWING * len(laid) + (_VALUES // times - values.left) / _VALUES_IN_A_STEP)
    return [
        Possibility(own, _with_plenty(found, numbers))
        for each_way, own, numbers in counting
        for found in _values(each_way.landscape, frozenset(numbers), sources)
    ]


def _with_plenty(values: dict[int, int], numbers: Set[int]) -> Mapping[int, int]:
    """These values with that of the condition that looks at the others, if it is among these."""
    return values | {LAND_OF_PLENTY: min(values.values(), default=0)} if LAND_OF_PLENTY in numbers else values


def _numbers(laid: _Laid) -> Iterator[Sequence[int]]:
    """The numbers that the conditions in the landscape may have, all different."""
    for further in product(*laid.numbers):
        own = [*(number for number in laid.landscape.conditions if number != PART_OF_A_CONDITION.condition), *further]
        if len({*own}) == len(own):
            yield own


def _values(landscape: Landscape, numbers: Set[int], sources: Sources) -> Iterator[dict[int, int]]:
    """The possible points of these conditions together, for all contents of the unknown squares, without duplicates."""
    sources.work.spend(_DIFFERENCES)
    contents, looking = _contents(numbers), [CONDITIONS[number] for number in numbers & CONDITIONS.keys()]
    columns: list[Sequence[int]] = []
    for one in looking:
        points, ways = _points(one.number, landscape, sources), [one.way_of(filling) for filling in contents]
        columns.append([points[way] for way in product(ways, repeat=landscape.unknown.bit_count())])
    for together in {*zip(*columns, strict=True)} or {()}:
        yield {one.number: value for one, value in zip(looking, together, strict=True)}


def _points(number: int, landscape: Landscape, sources: Sources) -> Mapping[Ways, int]:
    """The points of the condition, by the contents of the unknown squares that matter to it."""
    condition, squares = CONDITIONS[number], list(each(landscape.unknown))

    def counted() -> Mapping[Ways, int]:
        irrelevant = next(filling for filling in _CONTENTS if condition.way_of(filling) is None)
        contents: list[tuple[int | None, Content]] = [(None, irrelevant)]
        contents += [(way, alike[0]) for way, alike in enumerate(condition.matters) if alike[0] != PART_OF_A_CONDITION]
        found: dict[Ways, int] = {}
        for filling in product(contents, repeat=len(squares)):
            sources.work.spend(_SHOWING)
            seen = landscape.showing((square, shown) for square, (_, shown) in zip(squares, filling, strict=True))
            found[tuple([way for way, _ in filling])] = condition.points(condition.awards(seen, sources))
        return found

    return sources.once((condition.rule, "points"), landscape, counted)


def _with_further_conditions(
    seen: Landscape, places: Sequence[PossiblePlace], work: Budget, numbers: Sequence[Sequence[int]] = ()
) -> Iterator[_Laid]:
    """The landscape with as many further conditions as there may be, wherever they may be, and no others. Raises ``GivenUp``.

    ``numbers`` are those that the further conditions may have that it shows already.
    """
    work.spend()
    least, most = seen.further.low, seen.further.high
    if len(numbers) >= least:
        yield _Laid(replace(seen, perhaps_condition=NONE), numbers)
    if most is None or len(numbers) < most:
        for nth, (pair, possible) in enumerate(places):
            if not pair & ~seen.perhaps_condition:
                one_more = seen.showing((part, PART_OF_A_CONDITION) for part in each(pair))
                yield from _with_further_conditions(one_more, places[nth + 1 :], work, [*numbers, possible])


@lru_cache(_REMEMBERED)
def _contents(numbers: Set[int]) -> Sequence[Content]:
    """One content for each difference that what is on a square makes to the conditions of these numbers."""
    ways = [_ways_of(number) for number in sorted(numbers & CONDITIONS.keys())]
    differences = zip(*ways, strict=True) if ways else repeat((), len(_CONTENTS))
    return tuple(dict(zip(differences, _CONTENTS, strict=True)).values())


@cache
def _ways_of(number: int) -> Sequence[int | None]:
    """In which way each content matters to that condition."""
    return [CONDITIONS[number].way_of(filling) for filling in _CONTENTS]
