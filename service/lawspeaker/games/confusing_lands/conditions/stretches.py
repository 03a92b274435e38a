"""Conditions about the shape of a landscape: its lines, its square areas and its empty squares. Bodovací podmínky 13-15."""

from collections.abc import Iterator
from math import isqrt

from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.games.confusing_lands.conditions.condition import Award, condition
from lawspeaker.games.confusing_lands.conditions.groups import award_for_group, largest
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.squares import NONE, STRIDE, Squares, first
from lawspeaker.games.confusing_lands.landscape.terms import connected
from lawspeaker.games.confusing_lands.notation import PART_OF_A_CONDITION, alike


@condition(13, "remote-outposts", each=1, matters=[[PART_OF_A_CONDITION]], is_steady=True)
def remote_outposts(landscape: Landscape, sources: Sources) -> Iterator[Award]:
    """Each square of the longest straight line of squares counts; no part of a condition is in it."""
    open_squares = landscape.squares & ~landscape.condition_squares
    line = largest([longest_line(open_squares, 1), longest_line(open_squares, STRIDE)])
    diagonal = largest([longest_line(open_squares, STRIDE - 1), longest_line(open_squares, STRIDE + 1)])
    if diagonal.bit_count() > line.bit_count() and sources.reading("line.diagonal") == "yes":
        line = diagonal
    if line:
        yield Award(line.bit_count(), line)


def longest_line(squares: Squares, step: int) -> Squares:
    """The first of the longest lines of these squares in which each is ``step`` bits after the one before."""
    latest, begins, length = NONE, squares, 0  # ``begins``: where a line of one square more begins
    while begins:
        latest, length = begins, length + 1
        begins &= squares >> step * length
    return sum(first(latest) << step * nth for nth in range(length))


def _is_square(number: int) -> bool:
    return isqrt(number) ** 2 == number


@condition(14, "close-neighbours", each=1, matters=[[PART_OF_A_CONDITION]], is_steady=True, may_count=_is_square)
def close_neighbours(landscape: Landscape, sources: Sources) -> Iterator[Award]:
    """Each square of the largest area counts that is as wide as it is high; no part of a condition is in it."""
    if area := largest_area(landscape.squares & ~landscape.condition_squares):
        yield Award(area.bit_count(), area)


def largest_area(squares: Squares) -> Squares:
    """The first of the largest areas of these squares that are as wide as they are high."""
    latest, corners, size = NONE, squares, 0  # ``corners``: the top left ones of areas of one square more each way
    while corners:
        latest, size = corners, size + 1
        corners &= corners >> 1 & corners >> STRIDE & corners >> STRIDE + 1
    return sum(first(latest) << down * STRIDE + right for down in range(size) for right in range(size))


@condition(15, "great-prairie", each=2, matters=alike("."), is_steady=True)
def great_prairie(landscape: Landscape, sources: Sources) -> Iterator[Award]:
    """Each square of the largest group of connected empty squares counts."""
    return award_for_group(largest(connected(landscape.empty)), sources)
