"""Festivals as plainly as possible, written from the rulebook alone."""

from collections.abc import Iterable, Mapping, Sequence

KINDS = ("mask", "drum", "puppet", "mask+drum", "drum+puppet", "puppet+mask")
"""The cards that there are."""
OF_EACH_KIND = 5
SHARES = {2: 0, 4: 1, 6: 2, 8: 2, 10: 3}
"""What those are paid who share a festival, by the value of the palace."""


def symbols(cards: Iterable[str], face_up: str) -> int:
    """How many of the symbols on these cards are also on the open card."""
    return sum(len(set(card.split("+")) & set(face_up.split("+"))) for card in cards)


def fits(card: str, face_up: str) -> bool:
    """Whether the card can be laid at all: it shows something of what the open card shows."""
    return symbols([card], face_up) > 0


def paid(bids: Mapping[str, Sequence[str]], face_up: str, value: int) -> dict[str, int]:
    """Who holds the festival, and what they get for it."""
    counted = {player: symbols(cards, face_up) for player, cards in bids.items()}
    most = [player for player, count in counted.items() if count and count == max(counted.values())]
    return {player: value // 2 if len(most) == 1 else SHARES[value] for player in most}


def next_bidder(players: Sequence[str], after: str, bidding: Iterable[str]) -> str | None:
    """Clockwise from somebody, the first of those who still bid; they themselves come last."""
    place = players.index(after) + 1
    around = [*players[place:], *players[:place]]
    return next((player for player in around if player in set(bidding)), None)


def is_enough(cards: Sequence[str], own: Sequence[str], bids: Mapping[str, Sequence[str]], face_up: str) -> bool:
    """Whether with these cards added to the own ones a bid reaches the highest so far."""
    return symbols([*own, *cards], face_up) >= max((symbols(bid, face_up) for bid in bids.values()), default=0)
