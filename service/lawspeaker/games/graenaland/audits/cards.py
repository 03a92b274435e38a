"""What must be true of the cards: no more than there are, and no more at a territory than it can hold."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.checks import Check, Violation, rule, violated
from lawspeaker.adjudication.document import pointer
from lawspeaker.adjudication.unknown import Place, Unknown, each
from lawspeaker.games.graenaland.inventory import Kind, piles
from lawspeaker.games.graenaland.state import ROOT, State
from lawspeaker.games.graenaland.words import Terrain, Work


@rule("cards.count")
def piles_are_as_many_as_they_say(state: State) -> Iterator[Violation]:
    """A pile that lists its cards has as many as it says."""
    for path, pile, _ in piles(state.document, state.terrain):
        if "count" in pile and "cards" in pile and pile["count"] != len(pile["cards"]):
            yield violated(ROOT + pointer(*path, "count"), count=pile["count"], listed=len(pile["cards"]))


def _every_pile(state: State) -> None:
    if unseen := list(_unseen_piles(state)):
        raise Unknown(*unseen)


def _unseen_piles(state: State) -> Iterator[Place]:
    """The piles of which not even the number of cards is known."""
    territories = (("territories", name, face) for name in state.island.territories for face in ("face_up", "face_down"))
    hands = (("clans", player, "hand") for player in state.players)
    decks = ((name, deck.value) for name in ("decks", "discards") for deck in Terrain)
    for path in (*decks, *hands, *territories):
        try:
            state.cards(*path)
        except Unknown as unknown:
            yield from unknown.places


@rule("cards.decks", _every_pile)
def no_more_cards_than_the_decks_hold(state: State) -> Iterator[Violation]:
    """There are no more cards in the game than the decks hold."""
    inventory = state.inventory

    def too_many_of_a_kind(item: tuple[Kind, int]) -> Iterator[Violation]:
        (deck, resource), number = item
        total = state.sources.figure("decks", deck).get(resource, 0)
        if number > total:
            yield violated(ROOT, deck=deck, resource=resource, count=number, total=total)

    def too_many_of_a_deck(item: tuple[str, int]) -> Iterator[Violation]:
        deck, number = item
        total = sum(state.sources.figure("decks", deck).values())
        if number > total:
            yield violated(ROOT, deck=deck, count=number, total=total)

    for path, place, deck in inventory.strays:
        yield violated(ROOT + pointer(*path, "cards", place, "deck"), deck=deck, count=1, total=0)

    def too_many_in_all(number: int) -> Iterator[Violation]:
        total = sum(sum(state.sources.figure("decks", deck.value).values()) for deck in Terrain)
        if number > total:
            yield violated(ROOT, deck=[deck.value for deck in Terrain], count=number, total=total)

    yield from each([inventory.number], too_many_in_all)
    yield from each(inventory.kinds.items(), too_many_of_a_kind)
    yield from each(inventory.decks.items(), too_many_of_a_deck)


@rule("production.settled")
def cards_lie_only_where_settled(state: State) -> Iterator[Violation]:
    """Only territories with at least one settlement produce, so cards lie nowhere else."""

    def unsettled(territory: str) -> Iterator[Violation]:
        if not state.is_settled(territory) and state.has_cards(territory):
            yield violated(ROOT + pointer("territories", territory), territory=territory)

    return each(state.document.get("territories", ()), unsettled)


@rule("production.limit")
def cards_within_the_limit(state: State) -> Iterator[Violation]:
    """At most one card more than there are settlements in a territory lies there."""

    def over_the_limit(territory: str) -> Iterator[Violation]:
        lying, limit = state.cards_lying(territory), state.card_limit(territory)
        if lying > limit:
            yield violated(ROOT + pointer("territories", territory), territory=territory, cards=lying, limit=limit)

    return each(state.document.get("territories", ()), over_the_limit)


@rule("production.road")
def face_down_only_for_roads(state: State) -> Iterator[Violation]:
    """Only the card for a road is laid face down, and a road is never taken away."""

    def without_road(territory: str) -> Iterator[Violation]:
        if Work.ROAD not in state.works(territory) and state.cards("territories", territory, "face_down"):
            at = ROOT + pointer("territories", territory, "face_down")
            yield violated(at, territory=territory, due=0, drawn=len(state.cards("territories", territory, "face_down")))

    return each(state.document.get("territories", ()), without_road)


CHECKS: Sequence[Check] = (
    face_down_only_for_roads,
    piles_are_as_many_as_they_say,
    no_more_cards_than_the_decks_hold,
    cards_lie_only_where_settled,
    cards_within_the_limit,
)
