"""Where the thirty cards are, as far as a state says, and so what an unknown card may be. ¶30, 48."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from lawspeaker.adjudication.document import Document, Path
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Place, Unknown
from lawspeaker.games.java.cards.kinds import IN_ALL, NO_CARD, NOBODY_TOLD, OF_EACH_KIND
from lawspeaker.games.java.cards.piles import cards_in_any_order, cards_of
from lawspeaker.games.java.words import Phase

Pile = Sequence[str]
_OPEN: Path = ("face_up",)
_DECK: Path = ("deck",)


@dataclass(frozen=True)
class Whereabouts:
    """What a state says about where the cards are."""

    piles: Mapping[Path, Pile]
    """The cards of each pile about which the state says something."""
    untold: Sequence[Path]
    """Piles of which not even the number of cards is known."""
    given: Mapping[str, int]
    """How many of each kind the piles are known to have."""

    @property
    def left_over(self) -> int | None:
        """How many cards lie in the piles about which the state says nothing; ``None`` before there are any."""
        return max(IN_ALL - sum(map(len, self.piles.values())), 0) if any(self.piles.values()) else None

    def cards(self, path: Path) -> Pile | None:
        """The cards of a pile. If the state says nothing about it, they can follow from all other piles: for a single unknown
        pile, or for the deck and the open card, which exists as long as there is a deck. ``None`` if not even their number is
        known."""
        if path in self.piles or self.left_over is None:
            return self.piles.get(path)
        if self.untold == [path]:
            return [NOBODY_TOLD] * self.left_over
        return [NOBODY_TOLD] * max(self.left_over - 1, 0) if path == _DECK and self.untold == [_OPEN, _DECK] else None

    def believed(self, there: Pile, shown: Sequence[str], tells: Sequence[Place] = ()) -> Iterator[tuple[int, str]]:
        """The cards ``shown``, by place, that cannot have come from among the cards ``there``, and why.

        What is said of an unknown card is believed, unless all of its kind are known to be elsewhere. Raises ``Unknown``, after
        the last, where they may be in a pile about which the state says nothing: with what ``tells`` which cards are there, if
        somebody knows that, and else with these piles.
        """
        left = list(there)
        said: Counter[str] = Counter()
        is_open = False
        for nth, card in enumerate(shown):
            if card in left:
                left.remove(card)
            elif NOBODY_TOLD not in left:
                yield nth, "not-there"
            else:
                left.remove(NOBODY_TOLD)
                said[card] += 1
                if self.given.get(card, 0) + said[card] > OF_EACH_KIND:
                    yield nth, "elsewhere"
                else:
                    is_open = is_open or self._may_all_be_elsewhere(card, said[card])
        if is_open:
            raise Unknown(*(tells or [(ROOT, *path) for path in self.untold]))

    def too_many(self, shown: Sequence[str], there: Pile = ()) -> Iterator[int]:
        """The places of those of the cards ``shown`` that cannot be, as all of their kind are known to be elsewhere.

        Those that are known to lie ``there`` may be among those shown.
        """
        elsewhere = Counter(self.given) - Counter(there)
        for nth, card in enumerate(shown):
            if card != NOBODY_TOLD and elsewhere[card] + shown[: nth + 1].count(card) > OF_EACH_KIND:
                yield nth

    def _may_all_be_elsewhere(self, card: str, said: int) -> bool:
        """Whether the unknown piles elsewhere may contain all but fewer than ``said`` of the cards of this kind."""
        least = OF_EACH_KIND - self.given.get(card, 0) - said + 1
        return bool(self.untold) and (self.left_over is None or self.left_over >= least)


def whereabouts(document: Document) -> Whereabouts:
    """Where the cards are by a state."""
    piles: dict[Path, Pile] = {}
    untold: list[Path] = []
    for path, pile in _given(document):
        if pile is None:
            untold.append(path)
        else:
            piles[path] = pile
    everywhere = {**piles, _DECK: cards_in_any_order(document.get("deck", {})) or ()}
    given = Counter([card for pile in everywhere.values() for card in pile if card != NOBODY_TOLD])
    return Whereabouts(piles, untold, given)


def _given(document: Document) -> Iterator[tuple[Path, Pile | None]]:
    """Every pile with its place; ``None`` for one about which the state says nothing."""
    hands: Document = document.get("hands", {})
    for player in dict.fromkeys((*document.get("players", ()), *hands)):
        yield ("hands", player), cards_of(hands.get(player, {}))
    if "players" not in document:
        yield ("players",), None
    yield _OPEN, _open(document)
    yield _DECK, cards_of(document.get("deck", {}))
    yield ("discards",), cards_of(document.get("discards", {}))
    festival: Document = document.get("festival", {})
    if "bids" in festival:
        for player, cards in festival["bids"].items():
            yield ("festival", "bids", player), cards
    elif document.get("phase", Phase.FESTIVAL) == Phase.FESTIVAL:
        yield ("festival", "bids"), None


def _open(document: Document) -> Pile | None:
    if "face_up" not in document:
        return None
    return [] if document["face_up"] == NO_CARD else [document["face_up"]]
