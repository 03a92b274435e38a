"""Where each of the 18 cards is, as far as a state tells. Obsah hry 1: each is there once."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from lawspeaker.adjudication.document import Document
from lawspeaker.games.confusing_lands import notation
from lawspeaker.games.confusing_lands.cards.piles import HIDDEN, Card
from lawspeaker.games.confusing_lands.words import PLAYERS, Phase

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Whereabouts:
    """What a state tells of where the cards are."""

    known: Mapping[int, Sequence[Path]]
    """Each card that the state names, with every place where it says that it is."""
    untold: Sequence[Path]
    """Places of which was left out which card is there, or whether any is."""


def whereabouts(document: Document) -> Whereabouts:
    """Where the cards are by a state."""
    known: dict[int, list[Path]] = {}
    untold: list[Path] = []
    for path, card in _told(document):
        if card is None:
            untold.append(path)
        elif "card" not in card:
            if card != HIDDEN:
                untold.append((*path, "card"))
        else:
            known.setdefault(card["card"], []).append(path)
    return Whereabouts(known, untold)


def _told(document: Document) -> Iterator[tuple[Path, Card | None]]:
    """Every card that is told of, with its place; ``None`` for a place of which nothing is told."""
    players: Sequence[str] = document.get("players", PLAYERS)
    yield ("shared",), document.get("shared", {})
    for player in players:
        yield from _in_landscape(document, player)
        yield from _in_pile(document, "hands", player)
    yield from _chosen(document)
    yield from _in_pile(document, "deck")
    if len(players) == 1 or "players" not in document or "discards" in document:
        yield from _in_pile(document, "discards")


def _in_pile(document: Document, *path: str) -> Iterator[tuple[Path, Card | None]]:
    pile = document
    for name in path:
        pile = pile.get(name, {})
    if "cards" in pile:
        for nth, card in enumerate(pile["cards"]):
            yield (*path, "cards", nth), card
    elif "count" not in pile:
        yield path, None


def _in_landscape(document: Document, player: str) -> Iterator[tuple[Path, Card | None]]:
    """The cards that were placed; of a landscape that is only seen from above, those whose conditions are seen."""
    path = ("landscapes", player)
    landscape = document.get("landscapes", {}).get(player, {})
    if "placed" in landscape:
        for nth, card in enumerate(landscape["placed"]):
            yield (*path, "placed", nth), card
    elif "squares" in landscape:
        seen = set()
        for nth, row in enumerate(landscape["squares"]):
            for token in row.split():
                condition = notation.CONTENTS[token].condition if token != notation.NOWHERE else None
                if condition and condition not in seen:
                    seen.add(condition)
                    yield (*path, "squares", nth), {"card": condition}
    else:
        yield path, None


def _chosen(document: Document) -> Iterator[tuple[Path, Card | None]]:
    if "chosen" in document:
        for player, card in document["chosen"].items():
            yield ("chosen", player), card
    elif document.get("phase") in (None, Phase.CHOOSING, Phase.PLACING_CHOSEN):
        yield ("chosen",), None
