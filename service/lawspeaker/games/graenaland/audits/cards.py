"""What must be true of the resource cards: all of them are somewhere, and no more at a territory than it can hold."""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.unknown import Gaps, each, where_known
from lawspeaker.games.graenaland.cards.inventory import kinds_there_must_be
from lawspeaker.games.graenaland.cards.piles import number_of
from lawspeaker.games.graenaland.cards.unseen import most_in_play, size
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import SUPPLY, Terrain, Work

_DECKS = tuple(deck.value for deck in Terrain)
"""The decks of resource cards."""


@rule("cards.count")
def piles_are_as_many_as_they_say(state: State) -> Iterator[Violation]:
    """A pile that lists its cards has as many as it says."""
    for path, said, listed in state.inventory.miscounted:
        yield state.violated(*path, "count", count=said, listed=listed, **_pile(path))


def _pile(path: tuple[str, ...]) -> dict[str, str]:
    """Which pile stands at that path, as a message gives it."""
    match path:
        case ("decks" | "discards" as pile, deck):
            return {"pile": pile, "deck": deck}
        case ("clans", player, pile):
            return {"pile": pile, "player": player}
        case ("territories" | "placement", *_, _) if "cards" in path or path[0] == "territories":
            faces, territory = (path[-1], path[1]) if path[0] == "territories" else ("placement", path[-1])
            return {"pile": faces, "territory": territory}
        case _:
            return {"pile": path[0]}


def _every_pile(state: State) -> None:
    """Raises ``Unknown`` if there are piles of which not even the number of cards is known."""
    territories = (("territories", name, face) for name in state.island.territories for face in ("face_up", "face_down"))
    hands = (("clans", player, "hand") for player in state.players)
    decks = ((name, deck) for name in ("decks", "discards") for deck in _DECKS)
    gaps = Gaps()
    for path in (*decks, *hands, *territories):
        gaps.where_known(partial(state.cards, *path), ())
    gaps.require_none()


@rule("cards.decks", _every_pile)
def all_cards_of_the_decks(state: State) -> Iterator[Violation]:
    """In the game are all cards that the decks have, and no more."""
    inventory = state.inventory
    kinds = kinds_there_must_be(inventory, state.document)
    for path, place, deck in inventory.strays:
        yield state.violated(*path, "cards", place, "deck", fault="stray", deck=deck, count=1, total=0)

    def too_many(deck: str) -> Iterator[Violation]:
        composition = state.sources.figure("decks", deck)
        for (origin, resource), number in kinds.items():
            if origin == deck and number > (total := composition.get(resource, 0)):
                yield state.violated(fault="kind", deck=deck, resource=resource, count=number, total=total)
        if inventory.decks[deck] > (total := sum(composition.values())):
            yield state.violated(fault="deck", deck=deck, count=inventory.decks[deck], total=total)

    yield from each((deck for deck in inventory.decks if deck != SUPPLY), too_many)
    total = sum(sum(state.sources.figure("decks", deck).values()) for deck in _DECKS)
    supply = inventory.decks.get(SUPPLY, 0)
    total += max(state.sources.figure("supply", "number") - supply, 0)  # a card of unknown back may be one of supply
    if (number := inventory.number - supply) > total:
        yield state.violated(fault="all", deck=list(_DECKS), count=number, total=total)
    if number < total and {"decks", "discards"} <= state.document.keys():  # else it is not known how many there are
        for deck in _DECKS:
            count, due = where_known(partial(most_in_play, state, deck), None), size(state, deck)
            if count is not None and count < due:
                yield state.violated(fault="gone", deck=deck, count=count, total=due)


@rule("production.settled", about="territories")
def cards_lie_only_where_settled(state: State) -> Iterator[Violation]:
    """Only territories with at least one settlement produce, so cards lie nowhere else."""

    def unsettled(territory: str) -> Iterator[Violation]:
        if not state.is_settled(territory) and state.has_cards(territory):
            yield state.violated("territories", territory, fault="cards", territory=territory)

    return each((name for name, content in _contents(state) if not content.get("settlements")), unsettled)


@rule("production.limit", about="territories")
def cards_within_the_limit(state: State) -> Iterator[Violation]:
    """At most one card more than there are settlements in a territory lies there."""

    def over_the_limit(territory: str) -> Iterator[Violation]:
        lying, limit = state.cards_lying(territory), state.card_limit(territory)
        if lying > limit and state.is_settled(territory):
            facts = {"territory": territory, "cards": lying, "limit": limit}
            yield state.violated("territories", territory, fault="lying", **facts)

    return each([name for name, content in _contents(state) if not _surely_within_the_limit(content)], over_the_limit)


def _surely_within_the_limit(content: Document) -> bool:
    """Whether that is plain to see; most territories need no closer look."""
    up, down = number_of(content.get("face_up", {})), number_of(content.get("face_down", {}))
    if "settlements" not in content or up is None or down is None:
        return False
    return up + down <= len(content["settlements"]) + 1


def _contents(state: State) -> Iterable[tuple[str, Document]]:
    contents: Mapping[str, Document] = state.document.get("territories", {})
    return contents.items()


@rule("production.road", about="territories")
def face_down_only_for_roads(state: State) -> Iterator[Violation]:
    """Only the card for a road is laid face down, and a road is never taken away."""

    def without_road(territory: str) -> Iterator[Violation]:
        if Work.ROAD not in state.works(territory) and state.cards("territories", territory, "face_down"):
            at = state.pointer("territories", territory, "face_down")
            drawn = len(state.cards("territories", territory, "face_down"))
            yield violated(at, fault="face-down", territory=territory, due=0, drawn=drawn)

    return each([name for name, content in _contents(state) if not _surely_without_need_of_a_road(content)], without_road)


def _surely_without_need_of_a_road(content: Document) -> bool:
    """Whether that is plain to see; most territories need no closer look."""
    works = content.get("works")
    return works is not None and (Work.ROAD in works or number_of(content.get("face_down", {})) == 0)
