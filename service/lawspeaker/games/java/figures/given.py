"""The figures that a state mentions. ¶47."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from lawspeaker.games.java.board.spaces import NONE, Spaces, space
from lawspeaker.games.java.words import PLAYERS

_REMEMBERED = 512


class Figures(NamedTuple):
    """The figures on the board."""

    each: Sequence[tuple[str, str]]
    """Space and player of each, as they are known."""
    numbers: Mapping[str, int]
    """How many each player has there."""
    by_player: Mapping[str, Spaces]
    """Where those of each player stand; of everybody who may play."""
    spaces: Spaces
    """Where any of them stand."""


@lru_cache(_REMEMBERED)
def figures_of(texts: tuple[str, ...]) -> Figures:
    """The figures that are written so; most of what is asked in a turn finds them where they were."""
    given = [(name, player) for name, player in map(str.split, texts)]
    standing = dict.fromkeys(PLAYERS, NONE)
    for name, player in given:
        standing[player] |= space(name)
    return Figures(given, Counter([player for _, player in given]), standing, reduce(or_, standing.values()))
