"""What a next state cannot tell of the cards that come to lie somewhere."""

from lawspeaker.adjudication.action import NextState, Open
from lawspeaker.adjudication.unknown import Place, pointers
from lawspeaker.games.confusing_lands.cards.piles import UNKNOWN, Card


def leave_card_open(after: NextState, path: tuple[str | int, ...], card: Card, *missing: Place) -> None:
    """Says that it is open which card comes to lie at ``path``, if it is unknown: what is ``missing`` would tell it."""
    if card == UNKNOWN:
        after.open.append(Open((*path, "card"), pointers(missing)))
