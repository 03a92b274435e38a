"""Giving each of some things one of others that fits it: cards that were named and cards that are held, heroes and pieces."""

from collections.abc import Callable, Sequence

import orjson

from lawspeaker.adjudication.document import Document


def unmatched(named: Sequence[Document], held: Sequence[Document], fits: Callable[[Document, Document], bool]) -> list[int]:
    """The places in ``named`` of those that get none, if as many as possible get one each of ``held`` that fits."""
    fitting = _fitting(named, held, fits)
    given: dict[int, int] = {}
    unmatched: list[int] = []
    in_vain: set[int] = set()  # whatever is given later, what was tried in vain leads nowhere
    for index in range(len(named)):
        tried = set(in_vain)
        if not _finds_one(index, fitting, given, tried):
            unmatched.append(index)
            in_vain = tried
    return unmatched


def _finds_one(place: int, fitting: Sequence[Sequence[int]], given: dict[int, int], tried: set[int]) -> bool:
    """Whether what is named there gets one, perhaps after others got another one instead; ``given`` tells what has which."""
    free = (other for other in fitting[place] if other not in given)
    if (found := next(free, None)) is not None:
        given[found] = place
        return True
    for other in fitting[place]:
        if other not in tried:
            tried.add(other)
            if _finds_one(given[other], fitting, given, tried):
                given[other] = place
                return True
    return False


def _fitting(named: Sequence[Document], held: Sequence[Document], fits: Callable[[Document, Document], bool]) -> list[list[int]]:
    """For each that is named the places of those that fit it; equal ones are compared only once."""
    kinds: dict[bytes, list[int]] = {}
    for place, one in enumerate(held):
        kinds.setdefault(orjson.dumps(one), []).append(place)
    found: dict[bytes, list[int]] = {}
    fitting = []
    for one in named:
        told = orjson.dumps(one)
        if told not in found:
            found[told] = sorted(place for places in kinds.values() if fits(one, held[places[0]]) for place in places)
        fitting.append(found[told])
    return fitting
