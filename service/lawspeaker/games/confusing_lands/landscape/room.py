"""Whether there is room for another card: whether one can be laid that covers no condition. Průběh hry 3, 4."""

from collections.abc import Sequence
from functools import reduce
from itertools import product
from math import prod
from operator import or_

from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.games.confusing_lands.landscape import card_places
from lawspeaker.games.confusing_lands.landscape.hidden_conditions import HiddenCondition
from lawspeaker.games.confusing_lands.landscape.landscape import Ground
from lawspeaker.games.confusing_lands.landscape.squares import NONE

FEWEST_WITHOUT_ROOM = 3
"""Conditions that can leave no room, at least: with two a card can still be laid over a corner, or between them."""
_TRIALS = 256
"""The most ways to place conditions with unknown places that are tried."""


def over_conditions(sources: Sources) -> bool:
    """Whether a card for which there is no room is laid over conditions, and not set aside."""
    return sources.reading("place.none-possible") == "over-conditions"


def begins_apart(sources: Sources) -> bool:
    """Whether the second card of the first round need not cover any square of the first."""
    return sources.reading("cover.first-round") == "whole-round"


def is_sure(ground: Ground) -> bool:
    """Whether there is room wherever the conditions are of which that is not known."""
    if ground.further.high is not None and len(ground.conditions) + ground.further.high < FEWEST_WITHOUT_ROOM:
        return True
    return card_places.has_room(ground.squares, ground.condition_squares | ground.perhaps_condition)


def room(ground: Ground, hidden: Sequence[HiddenCondition]) -> Sequence[bool]:
    """Whether there is room: true or false or, where that depends on where the ``hidden`` conditions are, both."""
    if is_sure(ground):
        return (True,)
    if not card_places.has_room(ground.squares, ground.condition_squares):
        return (False,)
    certain = [other.pairs for other in hidden if other.is_certain]
    if prod(map(len, certain)) > _TRIALS:
        return (False, True)
    others = reduce(or_, (pair for other in hidden if not other.is_certain for pair in other.pairs), NONE)
    ways = [reduce(or_, way, ground.condition_squares) for way in product(*certain)]
    if all(card_places.has_room(ground.squares, way | others) for way in ways):
        return (True,)
    if not any(card_places.has_room(ground.squares, way) for way in ways):
        return (False,)
    return (False, True)
