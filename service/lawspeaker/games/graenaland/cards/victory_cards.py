"""Victory point cards: which levels can stand on one, and which cards sent may be the same. Karty vítězných bodů."""

from collections.abc import Iterator
from itertools import pairwise

from lawspeaker.adjudication.document import Document


def goals_that_do_not_rise(card: Document) -> Iterator[str]:
    """The goals of which a level is not higher than the one before."""
    for goal, levels in card.items():
        if not all(lower < higher for lower, higher in pairwise(levels)):
            yield goal


def may_be(given: Document, card: Document) -> bool:
    """Whether two cards may be the same card: nothing known of them differs."""
    return all(given[goal] == card[goal] for goal in given.keys() & card.keys())
