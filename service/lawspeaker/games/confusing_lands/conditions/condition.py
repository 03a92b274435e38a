"""Scoring conditions: the number, the rule, and the function that counts in a landscape."""

from collections.abc import Callable, Iterator, Sequence

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.squares import NONE, Squares
from lawspeaker.games.confusing_lands.notation import Content
from lawspeaker.games.confusing_lands.words import CARDS_IN_A_LANDSCAPE, DEALT, SQUARES_OF_A_CARD


@frozen
class Award:
    """Something for which a condition gives points, and the squares by which it can be checked on the table."""

    count: int
    """How many times it gives them."""
    squares: Squares
    """Those that score."""
    because_of: Squares = NONE
    """Those because of which they do."""


MOST_SQUARES = CARDS_IN_A_LANDSCAPE * SQUARES_OF_A_CARD - (CARDS_IN_A_LANDSCAPE - DEALT)
"""Squares of the largest landscape: each card but those of the first round covers one at least."""
PAIRS_OF_SQUARES = (MOST_SQUARES // 2) ** 2
"""The most pairs of two squares that are of different kinds."""
ADJOINING_SQUARES = 2 * MOST_SQUARES
"""More pairs than there are of two squares that adjoin each other."""

_COUNTING = 4
"""Steps for which it counts to look at a landscape."""

Counting = Callable[[Landscape, Sources], Iterator[Award]]


@frozen
class Condition:
    """A scoring condition that looks at the squares of a landscape."""

    number: int
    rule: str
    each: int
    """Points for each that it counts."""
    matters: Sequence[Sequence[Content]]
    """For each way in which what is on a square matters to it, all that matters in that way; whatever else is alike to it."""
    is_steady: bool
    """Whether there is one such way alone, and each further square of it can only add or, of a condition, only take away."""
    at_best: Sequence[Content]
    """The symbols that together, on one square, score at least as much as any real square; empty if there are none."""
    counting: Counting
    may_count: Callable[[int], bool]
    """Whether it may count this number, in some landscape that is large enough."""
    most: int
    """It counts no more than that, in any landscape."""

    def way_of(self, content: Content) -> int | None:
        """In which way that matters to it; ``None``: in no way."""
        return next((way for way, alike in enumerate(self.matters) if content in alike), None)

    def awards(self, landscape: Landscape, sources: Sources) -> Sequence[Award]:
        """The awards in a landscape. Squares with unknown content are not counted."""
        sources.work.spend(_COUNTING)
        return tuple(self.counting(landscape, sources))

    def points(self, awards: Sequence[Award]) -> int:
        """The points for these."""
        return self.each * sum(award.count for award in awards)


def condition(
    number: int,
    name: str,
    each: int,
    matters: Sequence[Sequence[Content]],
    is_steady: bool = False,
    at_best: Sequence[Content] = (),
    may_count: Callable[[int], bool] = lambda _: True,
    most: int = MOST_SQUARES,
) -> Callable[[Counting], Condition]:
    """Declares the condition of that number: it gives ``each`` points for each that the function counts.

    It counts ``most`` things at most: if that is not said, each square of the largest landscape once. ``matters`` has a group for
    all contents that make the same difference to the function.
    """
    return lambda counting: Condition(number, f"condition.{name}", each, matters, is_steady, at_best, counting, may_count, most)
