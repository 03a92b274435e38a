"""Cards that nobody sees: those of the box that are known to lie nowhere else. And how many there are of each deck."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import permutations

from lawspeaker.adjudication.document import erased
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Unknown, where_known
from lawspeaker.games.graenaland.cards.inventory import Inventory
from lawspeaker.games.graenaland.cards.likeness import in_full, may_be
from lawspeaker.games.graenaland.cards.piles import Card, face
from lawspeaker.games.graenaland.matching import unmatched
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import SUPPLY, SYMBOLS, Phase, Terrain


def cannot_lie(state: State, paths: Sequence[tuple[str, ...]], named: Sequence[Card]) -> list[int]:
    """The places of those named cards that cannot all be in the piles at ``paths``, as they are elsewhere or do not exist."""
    elsewhere = state.inventory_of(reduce(erased, paths, state.document))
    if absent := unmatched(named, list(_cards_left(state, elsewhere)), may_be):
        return absent
    decks = [in_full(card).get("deck") for card in named]
    most = {deck: size(state, deck) - elsewhere.decks.get(deck, 0) for deck in (*Terrain, SUPPLY)}
    shown = [face(card) if len(card.get("symbols", ())) == SYMBOLS else None for card in named]

    def is_one_too_many(place: int, deck: str) -> bool:
        if decks[: place + 1].count(deck) > most[deck]:
            return True
        if (symbols := shown[place]) is None:
            return False
        return shown[: place + 1].count(symbols) + elsewhere.kinds.get((SUPPLY, symbols), 0) > most_alike(state, symbols)

    return [place for place, deck in enumerate(decks) if deck is not None and is_one_too_many(place, deck)]


def most_alike(state: State, shown: str) -> int:
    """How many supply cards have that face at most; if it is not known which there are, as many as can differ.

    No two are the same, but there are more of them than pairs of symbols. So some differ only in the order of two symbols.
    Raises ``Unknown``.
    """
    symbols = shown.split("+")
    printed = where_known(lambda: state.sources.figure("supply", "cards"), None)
    if printed is not None:
        return sum([sorted(pair) == symbols for pair in printed])
    return len({*permutations(symbols)}) if state.sources.figure("supply", "different") else size(state, SUPPLY)


def _cards_left(state: State, elsewhere: Inventory) -> Iterator[Card]:
    """All cards of the game except those whose face was seen ``elsewhere``."""
    for deck in Terrain:
        for resource, number in state.sources.figure("decks", deck).items():
            left = number - elsewhere.kinds.get((deck.value, resource), 0)
            yield from ({"deck": deck.value, "resource": resource} for _ in range(left))
    printed = where_known(lambda: state.sources.figure("supply", "cards"), None)
    faces = Counter("+".join(sorted(pair)) for pair in printed or ())
    left = faces - Counter({shown: number for (deck, shown), number in elsewhere.kinds.items() if deck == SUPPLY})
    if printed is None:
        yield from ({"deck": SUPPLY} for _ in range(size(state, SUPPLY)))
    yield from ({"deck": SUPPLY, "symbols": shown.split("+")} for shown in left.elements())


def most_in_play(state: State, deck: str) -> int:
    """How many cards of a deck there can be at most, in all piles in which they can lie.

    Raises ``Unknown`` if it is not known how many cards one of these piles has, or before there are such piles.
    """
    if state.phase == Phase.SETUP:
        raise Unknown((ROOT, "decks", deck))
    piles = [("decks", deck), ("discards", deck), *(("clans", player, "hand") for player in state.players)]
    for path in (*piles, ("supply_row",)) if deck == SUPPLY else piles:
        state.cards(*path)
    are_placed = state.phase in (Phase.PLACEMENT, Phase.ANCHOR)
    for territory in () if deck == SUPPLY else state.island.territories:
        if state.terrain(territory) == deck:
            state.cards_lying(territory)
            if are_placed and state.island.is_coast(territory):
                state.cards("placement", "cards", territory)
    inventory = state.inventory
    return inventory.decks.get(deck, 0) + inventory.number - sum(inventory.decks.values())


def fewest_left(state: State, deck: str) -> int:
    """How many cards there are at least in a deck and its discard pile: all that nobody holds and that lie nowhere else.

    Raises ``Unknown`` if it is not known how many cards one of the other piles has.
    """
    hands = [("clans", player, "hand") for player in state.players]
    others = (*hands, ("supply_row",)) if deck == SUPPLY else hands
    lying = [] if deck == SUPPLY else [territory for territory in state.island.territories if state.terrain(territory) == deck]
    held = sum(1 for path in others for card in state.cards(*path) if card.get("deck", deck) == deck)
    return size(state, deck) - held - sum(map(state.cards_lying, lying))


def size(state: State, deck: str) -> int:
    """How many cards a deck has in the box."""
    if deck == SUPPLY:
        number: int = state.sources.figure("supply", "number")
        return number
    return sum(state.sources.figure("decks", deck).values())
