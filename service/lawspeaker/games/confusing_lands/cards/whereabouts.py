"""Where each of the 18 cards is, as far as a state says. Obsah hry 1: each is there once."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from lawspeaker.adjudication.document import Document, Path
from lawspeaker.adjudication.wire.unordered import Unordered
from lawspeaker.games.confusing_lands import notation
from lawspeaker.games.confusing_lands.cards.piles import HIDDEN, Card
from lawspeaker.games.confusing_lands.words import PLAYERS, Phase


@dataclass(frozen=True)
class Whereabouts:
    """What a state says about where the cards are."""

    known: Mapping[int, Sequence[Path]]
    """Each card that the state names, with every place where it says that it is."""
    untold: Sequence[Path]
    """Places of which was left out which card is there, or whether any is."""


def location(path: Path) -> str:
    """Where the card at ``path`` is, as a fact of a finding: ``shared``, ``deck``, ``hands-one``."""
    return "-".join(str(step) for step in path[:2] if step != "cards")


def whereabouts(document: Document) -> Whereabouts:
    """Where the cards are by a state."""
    known: dict[int, list[Path]] = {}
    untold: list[Path] = []
    for path, cards in _given(document):
        if cards is None:
            untold.append(path)
            continue
        for place, card in cards:
            if "card" in card:
                known.setdefault(card["card"], []).append((*path, place))
            elif card != HIDDEN:
                untold.append((*path, place, "card"))
    return Whereabouts(known, untold)


def _given(document: Document) -> Iterator[tuple[Path, Iterable[tuple[str | int, Card]] | None]]:
    """The piles of a state with their cards; ``None`` for a pile that is unknown."""
    players: Sequence[str] = document.get("players") or [player for player in PLAYERS if _is_mentioned(document, player)]
    yield (), [("shared", document.get("shared", {}))]
    for player in players:
        yield _in_landscape(document, player)
        yield from _in_pile(document, "hands", player)
    yield from _chosen(document)
    yield from _in_pile(document, "deck")
    if "players" not in document and not all(_has_cards(document, player) for player in PLAYERS):
        yield ("players",), None  # nobody knows who else has cards
    elif len(players) == 1 and "discards" not in document:
        yield ("discards",), None
    if "discards" in document:
        yield from _in_pile(document, "discards")
    for player in document.get("set_aside", ()):
        yield from _in_pile(document, "set_aside", player)


def _is_mentioned(document: Document, player: str) -> bool:
    """Whether the state says anything about a player's cards."""
    return any(player in document.get(name, {}) for name in ("landscapes", "hands", "chosen", "set_aside"))


def _has_cards(document: Document, player: str) -> bool:
    """Whether it is known that a player has cards, so that this player plays."""
    given = [document.get(name, {}).get(player, {}) for name in ("landscapes", "hands", "set_aside")]
    return player in document.get("chosen", {}) or any(
        one.get(name) for one in given for name in ("placed", "squares", "cards", "count")
    )


def _in_pile(document: Document, *path: str) -> Iterator[tuple[Path, Iterable[tuple[int, Card]] | None]]:
    pile = document
    for name in path:
        pile = pile.get(name, {})
    if "cards" in pile:
        unordered = Unordered.of(pile)
        is_whole = unordered is None or unordered.is_whole
        yield (*path, "cards"), list(enumerate(pile["cards"])) if is_whole else _some_of(pile["cards"])
    elif "count" not in pile:
        yield path, None


def _some_of(cards: Sequence[Card]) -> Iterable[tuple[int, Card]]:
    """Of cards from which some were drawn unseen, those that are hidden or listed twice: each other one may be elsewhere."""
    listed = Counter(card.get("card") for card in cards)
    return [(nth, card) for nth, card in enumerate(cards) if "card" not in card or listed[card["card"]] > 1]


def _in_landscape(document: Document, player: str) -> tuple[Path, Iterable[tuple[int, Card]] | None]:
    """The cards that were placed; of a landscape that is only seen from above, those whose conditions are seen."""
    path = ("landscapes", player)
    landscape = document.get("landscapes", {}).get(player, {})
    if "placed" in landscape:
        return (*path, "placed"), enumerate(landscape["placed"])
    if "squares" in landscape:
        return (*path, "squares"), _with_conditions_seen(landscape["squares"])
    return path, None


def _with_conditions_seen(rows: Sequence[str]) -> Iterable[tuple[int, Card]]:
    """The cards of which the condition is seen, each in the first row where it is."""
    seen: dict[int, int] = {}
    for nth, row in enumerate(rows):
        for condition in notation.conditions(row):
            seen.setdefault(condition, nth)
    return [(nth, {"card": condition}) for condition, nth in seen.items()]


def _chosen(document: Document) -> Iterator[tuple[Path, Iterable[tuple[str, Card]] | None]]:
    if "chosen" in document:
        yield ("chosen",), document["chosen"].items()
    elif document.get("phase") in (None, Phase.CHOOSING, Phase.PLACING_CHOSEN):
        yield ("chosen",), None
