"""What a condition brings where the content of some squares is unknown: what it can at least and at most.

The unknown squares are filled in on trial. Ways that cannot be may be among those tried, so that the bounds may be wider
than they need be, but what is true lies always within them. What all conditions bring together stands in ``possibilities``.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from math import prod

from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.unknown import Count, hull
from lawspeaker.adjudication.work import Budget, GivenUp
from lawspeaker.games.confusing_lands.conditions.condition import Condition
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.squares import NONE, STRIDE, Squares, each
from lawspeaker.games.confusing_lands.landscape.terms import touching
from lawspeaker.games.confusing_lands.notation import Content, content
from lawspeaker.games.confusing_lands.words import SQUARES_OF_A_CONDITION

_TRIALS = 128
"""Ways in which unknown squares are filled in for one condition, at most; where there are more, its bounds are wider."""
_IRRELEVANT = content(".", "M")
"""What stands for everything that does not matter to a condition: the first of these that does not."""


def with_whole_conditions(landscape: Landscape) -> Sequence[Landscape]:
    """The landscape with the unseen parts of its conditions wherever they may be; as it is, if that is too much work."""
    try:
        ways = list(_with_whole_conditions(landscape, Budget(_TRIALS // 2)))
    except GivenUp:
        ways = []
    return ways or [landscape]


def _with_whole_conditions(landscape: Landscape, work: Budget) -> Iterator[Landscape]:
    for number, seen in landscape.conditions.items():
        if seen.bit_count() < SQUARES_OF_A_CONDITION:
            for parts in _unseen_parts(seen, landscape.perhaps_condition):
                work.spend()
                filling = [(part, Content(condition=number)) for part in each(parts)]
                yield from _with_whole_conditions(landscape.showing(filling), work)
            return
    yield landscape if landscape.further.high else replace(landscape, perhaps_condition=NONE)


def _unseen_parts(seen: Squares, perhaps: Squares) -> Iterator[Squares]:
    """The squares on which the rest of a condition may be, of which that part is seen: it has two adjoining ones."""
    if seen:
        yield from each(touching(seen) & perhaps)
        return
    for square in each(perhaps):
        for beside in each((square << 1 | square << STRIDE) & perhaps):
            yield square | beside


def bounds(condition: Condition, landscapes: Sequence[Landscape], sources: Sources) -> Count:
    """The bounds of the points of the condition in any of these landscapes, for all contents of their unknown squares."""
    trials = 0
    points: set[int] = set()
    for landscape in landscapes:
        squares = list(each(landscape.unknown))
        contents = [_possible(condition, landscape, square) for square in squares]
        if condition.is_steady:
            contents = [[possible[0], possible[-1]] for possible in contents]
        ways = zip(*contents, strict=True) if condition.is_steady and squares else product(*contents)
        trials += 2 if condition.is_steady else prod(map(len, contents))
        if trials > _TRIALS:
            return _wider_bounds(condition, landscapes, sources)
        seen = (landscape.showing(zip(squares, way, strict=True)) for way in ways)
        points.update(condition.points(condition.awards(filled, sources)) for filled in seen)
    return hull(points)


def _wider_bounds(condition: Condition, landscapes: Sequence[Landscape], sources: Sources) -> Count:
    """The bounds of the points: with unknown squares that do not matter, and with the best symbols for the condition on all of
    them."""
    if not condition.at_best:
        return Count(0, None)
    points: list[int] = []
    for landscape in landscapes:
        for shown in ([_irrelevant(condition)], condition.at_best):
            filled = landscape.showing((square, content) for square in each(landscape.unknown) for content in shown)
            points.append(condition.points(condition.awards(filled, sources)))
    return hull(points)


def _irrelevant(condition: Condition) -> Content:
    """What stands for everything that does not matter to the condition."""
    return next(filling for filling in _IRRELEVANT if condition.way_of(filling) is None)


def _possible(condition: Condition, landscape: Landscape, square: Squares) -> Sequence[Content]:
    """The contents of an unknown square that make a difference to the condition, after one that makes none."""
    may_be_part = bool(square & landscape.perhaps_condition)
    return [_irrelevant(condition), *(filling for filling, *_ in condition.matters if filling.condition is None or may_be_part)]
