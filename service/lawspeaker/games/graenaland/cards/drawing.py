"""The cards of a production phase, drawn one after the other. Produkce surovin; Cesty; Zlepšení výnosnosti.

``Drawing`` follows a list of draws and keeps, for each, what lay on top of the deck. If that is unknown, it keeps what is missing
and raises ``Unknown`` only when a rule reads it, so that it makes no other rule undetermined. An effect is not worked out both
ways for each draw that may or may not be kept: for ten draws these would be a thousand ways.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import field

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.checks import Violation
from lawspeaker.adjudication.unknown import Missing, Unknown, all_hold, where_known
from lawspeaker.adjudication.wire.unordered import Unordered
from lawspeaker.games.graenaland.cards import piles
from lawspeaker.games.graenaland.cards.piles import Card
from lawspeaker.games.graenaland.cards.stocks import Stock
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Terrain, Work

BASE, ROAD, IMPROVEMENT = "base", "road", "improvement"
SOURCES = (BASE, ROAD, IMPROVEMENT)
"""What a territory draws for, in this order."""


@frozen
class Shuffles:
    """How discards were shuffled, as far as an action gives it."""

    at: str
    """Where it does, or would."""
    orders: Mapping[str, Sequence[Sequence[Card]]] = field(default_factory=dict)
    """By deck, the order in which its discards became the new deck, each time that they did."""


@frozen
class Drawn:
    """One draw: what was said of it, and what the deck says."""

    at: str
    """Where the draw stands in the request."""
    shown_at: str
    """Where the request would say what is on the card."""
    territory: str
    source: str
    claim: Document
    deck: str | Missing
    top: Card | Missing | None
    """The card on top of the deck, as far as it is known; ``None``: there was none left."""
    among: Unordered[Card] | None
    """The cards among which it was, if the order of the deck was unknown."""

    def violated(self, *member: str, **facts: object) -> Violation:
        """A violation at a member of the draw."""
        return Violation(("/".join((self.at, *member)),), facts)

    def card_on_top(self) -> Card | None:
        """The card on top of the deck. Raises ``Unknown``."""
        return _given(self.top)

    @property
    def was_seen(self) -> bool:
        """Whether the state says which resource was on top of the deck."""
        return isinstance(self.top, dict) and "resource" in self.top

    @property
    def resource(self) -> str:
        """The resource on the card: as said, or as the deck has it. Raises ``Unknown``."""
        if "resource" in self.claim:
            said: str = self.claim["resource"]
            return said
        if isinstance(self.top, dict) and "resource" in self.top:
            found: str = self.top["resource"]
            return found
        raise Unknown(self.shown_at)

    @property
    def card(self) -> Card:
        """The card drawn, as far as it is known."""
        deck = {} if isinstance(self.deck, Missing) else {"deck": self.deck}
        top = self.top if isinstance(self.top, dict) else {}
        said = {"resource": self.claim["resource"]} if "resource" in self.claim else {}
        return {**deck, **top, **said}


class Drawing:
    """Draws in their order, and the decks as they are after them.

    ``shuffled`` has the orders of each renewed deck, ``at`` tells where in the request a draw stands.
    """

    def __init__(self, state: State, claims: Sequence[Document], shuffled: Shuffles, at: Callable[[int], str]) -> None:
        self.state = state
        self.stocks = {terrain.value: Stock(state, terrain, shuffled.orders.get(terrain, ()), shuffled.at) for terrain in Terrain}
        self.draws: list[Drawn] = []
        self._at = at
        self._lost: Missing | None = None
        """Set by a draw of which it is not known from which deck it was: since then none is known."""
        for claim in claims:
            self.draw(claim, "/resource")

    def draw(self, claim: Document, member: str = "") -> None:
        """Draws the next card, for what ``claim`` says. That ``member`` of the draw in the request would say what it shows."""
        at = self._at(len(self.draws))
        territory, source = claim["territory"], claim["source"]
        deck, top, among = self._top(territory, claim)
        drawn = Drawn(at, at + member, territory, source, claim, deck, top, among)
        self.draws.append(drawn)
        if source == IMPROVEMENT and isinstance(deck, str) and isinstance(top, dict):
            try:
                if not self.is_kept(drawn):
                    self.stocks[deck].discard(drawn.card, drawn.shown_at)
            except Unknown as unknown:
                self.stocks[deck].lose_sight_of_discards(unknown)

    def and_then(self, claim: Document) -> "Drawing":
        """Another drawing: the same draws, and this one more."""
        other = copy(self)
        other.stocks = {deck: copy(stock) for deck, stock in self.stocks.items()}
        other.draws = [*self.draws]
        other.draw(claim)
        return other

    def _top(self, territory: str, claim: Document) -> tuple[str | Missing, Card | Missing | None, Unordered[Card] | None]:
        """The territory's deck, the card drawn from it, and the cards among which it was."""
        try:
            deck = self.state.island.terrain(territory)
        except Unknown as unknown:
            self._lost = Missing(unknown.places)
            return self._lost, self._lost, None
        try:
            stock = self.stock(deck)
            if stock.is_exhausted():
                return deck, None, None
            among = stock.unordered
            return deck, stock.draw({"deck": deck, **({"resource": claim["resource"]} if "resource" in claim else {})}), among
        except Unknown as unknown:
            return deck, Missing(unknown.places), None

    def stock(self, deck: str) -> Stock:
        """That deck with its discard pile, after these draws. Raises ``Unknown``."""
        if self._lost:
            raise Unknown(*self._lost.places)
        return self.stocks[deck]

    def renewal(self, deck: str, before: int) -> Sequence[Card] | None:
        """What lay on the discard pile when it became that deck, as it had ``before`` times; ``None``: it did not.

        Raises ``Unknown``.
        """
        known = self.stocks[deck].renewals
        if before < len(known):  # whatever was drawn since
            return known[before]
        self.stock(deck).discards_that_became_the_deck()
        for drawn in self.draws:
            if drawn.deck == deck:
                drawn.card_on_top()
        return None

    def lose_sight(self, territory: str, unknown: Unknown) -> None:
        """From now on the territory's deck is not known, as something is ``unknown``."""
        deck = where_known(lambda: self.state.terrain(territory), None)
        for stock in self.stocks.values() if deck is None else [self.stocks[deck]]:
            stock.lose_sight(unknown)

    def is_kept(self, drawn: Drawn) -> bool:
        """Whether a card turned over for an improvement is of its resource, and so is kept. Raises ``Unknown``."""
        improvement = self.state.island.improvement(drawn.territory)
        if drawn.among and "resource" not in drawn.claim and not piles.may_be_among(drawn.among, {"resource": improvement}):
            return False
        return drawn.resource == improvement

    def number(self, territory: str, source: str) -> int:
        """How often the territory drew for that source."""
        return sum(1 for drawn in self.draws if (drawn.territory, drawn.source) == (territory, source))

    def lying_before(self, drawn: Drawn) -> int:
        """How many cards lay at the territory before that draw. Raises ``Unknown``."""
        return self._lying(drawn.territory, self.draws[: self.draws.index(drawn)])

    def has_room(self, territory: str, source: str) -> bool:
        """Whether the territory could take another card when it came to that source. Raises ``Unknown``."""
        there = [drawn for drawn in self.draws if drawn.territory == territory]
        before = [drawn for drawn in there if SOURCES.index(drawn.source) < SOURCES.index(source)]
        return self._lying(territory, before) < self.state.card_limit(territory)

    def _lying(self, territory: str, draws: Sequence[Drawn]) -> int:
        laid = sum(1 for drawn in draws if drawn.territory == territory and (drawn.source != IMPROVEMENT or self.is_kept(drawn)))
        return self.state.cards_lying(territory) + laid

    def must_draw(self, territory: str, source: str) -> bool:
        """Whether the territory has to draw for that source now, if it has not yet. Raises ``Unknown``."""
        return all_hold(
            lambda: self.has_room(territory, source),
            lambda: draws_for(self.state, territory, source),
            lambda: not self.is_exhausted(territory),
        )

    def is_exhausted(self, territory: str) -> bool:
        """Whether no card is left to draw for the territory after all these draws. Raises ``Unknown``."""
        return self.stock(self.state.island.terrain(territory)).is_exhausted()

    def sees_next(self, territory: str) -> bool:
        """Whether the resource on the next card to be drawn for the territory is known. Raises ``Unknown``."""
        return "resource" in self.stock(self.state.island.terrain(territory)).next_card()

    def possible_resources(self, territory: str) -> list[str]:
        """The resources that the next card to be drawn for the territory may show. Raises ``Unknown``."""
        deck = self.state.island.terrain(territory)
        printed = [resource for resource, number in self.state.sources.figure("decks", deck).items() if number]
        among = self.stock(deck).unordered
        return [name for name in printed if not among or piles.may_be_among(among, {"deck": deck, "resource": name})]


def draws_for(state: State, territory: str, source: str) -> bool:
    """Whether the territory draws for that source, as long as it has room. Raises ``Unknown``."""
    return all_hold(
        lambda: state.is_settled(territory),
        lambda: source == BASE or WORK_OF_SOURCE[source] in state.works(territory),
    )


def due_draws(state: State, shuffled: Shuffles, at: str) -> Iterator[Drawing]:
    """Every drawing that the rules ask for, territory by territory as on the map.

    There are several only where a card turned over for an improvement is not known; then each resource that its deck
    can have is tried. Raises ``Unknown``.
    """
    slots = [(territory, source) for territory in state.island.territories for source in SOURCES]
    return _due(Drawing(state, (), shuffled, lambda _: at), slots)


def _due(drawing: Drawing, slots: Sequence[tuple[str, str]]) -> Iterator[Drawing]:
    for index, (territory, source) in enumerate(slots):
        if not drawing.must_draw(territory, source):
            continue
        claim, *others = _claims(drawing, territory, source)
        if others:
            for one in (claim, *others):
                yield from _due(drawing.and_then(one), slots[index + 1 :])
            return
        drawing.draw(claim)
    yield drawing


def in_every_order(state: State, shuffled: Shuffles, at: str) -> Iterator[Drawing]:
    """Every drawing that the rules ask for, with the territories in each order that can matter: that within a deck.

    The decks come as on the map. Raises ``Unknown``.
    """
    territories: dict[str, list[tuple[str, Sequence[str]]]] = {}
    for territory in state.island.territories:
        if state.is_settled(territory):
            territories.setdefault(state.island.terrain(territory), []).append((territory, SOURCES))
    return _in_every_order(Drawing(state, (), shuffled, lambda _: at), [*territories.values()])


def _in_every_order(drawing: Drawing, decks: Sequence[Sequence[tuple[str, Sequence[str]]]]) -> Iterator[Drawing]:
    """The drawings that go on so: of each deck the territories that may still draw from it, and for what."""
    if not decks:
        yield drawing
        return
    deck, *others = decks
    is_over = True
    for index, (territory, sources) in enumerate(deck):
        due = next((source for source in sources if drawing.must_draw(territory, source)), None)
        if due is not None:
            is_over = False
            further = (territory, sources[sources.index(due) + 1 :])
            for claim in _claims(drawing, territory, due):
                yield from _in_every_order(drawing.and_then(claim), [[*deck[:index], further, *deck[index + 1 :]], *others])
    if is_over:
        yield from _in_every_order(drawing, others)


def _claims(drawing: Drawing, territory: str, source: str) -> Sequence[Document]:
    """What may be said of the next draw: of a card that is unknown and matters, each resource that its deck can have."""
    claim = {"territory": territory, "source": source}
    if source == IMPROVEMENT and not drawing.sees_next(territory):
        return [{**claim, "resource": resource} for resource in drawing.possible_resources(territory)]
    return [claim]


def drawn_as_far_as_known(state: State, shuffled: Shuffles, at: str) -> tuple[Drawing, Mapping[tuple[str, str], Missing]]:
    """What is drawn as the rules ask, and for which territories and sources it is unknown whether something is."""
    drawing = Drawing(state, (), shuffled, lambda _: at)
    unclear: dict[tuple[str, str], Missing] = {}
    for territory in where_known(lambda: state.island.territories, [*state.document.get("territories", ())]):
        for source in SOURCES:
            try:
                before = [unclear[territory, other] for other in SOURCES if (territory, other) in unclear]
                if before and draws_for(state, territory, source):
                    raise Unknown(*before[0].places)
                if not before and drawing.must_draw(territory, source):
                    drawing.draw({"territory": territory, "source": source})
            except Unknown as unknown:
                unclear[territory, source] = Missing(unknown.places)
                drawing.lose_sight(territory, unknown)
    return drawing, unclear


def _given(value: Card | Missing | None) -> Card | None:
    if isinstance(value, Missing):
        raise Unknown(*value.places)
    return value


WORK_OF_SOURCE = {ROAD: Work.ROAD, IMPROVEMENT: Work.IMPROVEMENT}
"""The work for which a card is drawn."""
