"""Cards that come to lie somewhere in a next state without anybody knowing which they are."""

from lawspeaker.adjudication.document import Path
from lawspeaker.adjudication.rules.action import NextState
from lawspeaker.adjudication.unknown import Place
from lawspeaker.games.confusing_lands.cards.piles import UNKNOWN, Card


def leave_card_open(after: NextState, path: Path, card: Card, *missing: Place) -> None:
    """Leaves open which card comes to lie at ``path``, if that is unknown. What is ``missing`` would make it known."""
    if card == UNKNOWN:
        after.mark_open((*path, "card"), *missing)
