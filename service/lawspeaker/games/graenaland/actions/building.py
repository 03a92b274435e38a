"""What all building has in common: who may build, how it is listed, and that it is paid for. Stavby."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import islice
from typing import ClassVar

import orjson

from lawspeaker.adjudication.checks import Violation, breaches, rule
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.unknown import Place, Unknown, each
from lawspeaker.games.graenaland import offers
from lawspeaker.games.graenaland.actions.paying import PayingAction, has_market
from lawspeaker.games.graenaland.cards import hands
from lawspeaker.games.graenaland.cards.payments import ANY, ways_to_pay
from lawspeaker.games.graenaland.cards.prices import Price
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase, Resource


class BuildAction(PayingAction):
    """Something that a player builds and pays for, alone or with others."""

    phase = Phase.BUILDING
    also_in: ClassVar[tuple[Phase, ...]] = (Phase.FINAL_BUILDING,)

    @abstractmethod
    def prices(self, state: State) -> Iterator[Price]:
        """Each price at which it may be built. Raises ``Unknown``, after those that are known."""

    @abstractmethod
    def built(self, state: State, document: Document) -> tuple[Document, Sequence[Document]]:
        """``document``, the state after the payment, with what is built in ``state``, and what happened by that."""

    @classmethod
    @abstractmethod
    def projects(cls, state: State) -> Iterator[Document]:
        """What may come into question to be built: the members of such actions that say what and where."""

    # Who builds

    @rule("building.main-player")
    def by_the_main_player(self, state: State) -> Iterator[Violation]:
        """Only the main player builds, and whoever was given a grant; at the end of the game everybody in turn."""
        if state.phase == Phase.FINAL_BUILDING or self["player"] == state.main_player:
            return
        if not self.is_granted(state):
            yield self.violated("player", player=self["player"])

    @rule("final.turn")
    def in_turn_at_the_end(self, state: State) -> Iterator[Violation]:
        """After the announcement of victory every other player has one building phase, in turn."""
        if state.phase == Phase.FINAL_BUILDING and self["player"] != state.turn:
            yield self.violated("player", player=self["player"], turn_player=state.turn)

    @rule("grant.one-build")
    def once_by_a_grant(self, state: State) -> Iterator[Violation]:
        """Whoever has a grant may build one settlement or work or raise the army once."""
        if self.is_granted(state) and not state.known("building", "offers", 0, "open"):
            yield self.violated("player", player=self["player"])

    @rule("grant.alone")
    def alone_by_a_grant(self, state: State) -> Iterator[Violation]:
        """Whoever has a grant pays alone and uses no market."""
        with suppress(Unknown):
            if not self.is_granted(state):
                return  # however it is paid
        for place, entry in enumerate(self.payment):
            if ("market" in entry or self.payer(entry) != self["player"]) and self.is_granted(state):
                yield self.violated("payment", place, player=self["player"])

    def is_granted(self, state: State) -> bool:
        """Whether whoever builds was given a grant. Raises ``Unknown``."""
        if state.phase != Phase.BUILDING or self["player"] == state.main_player:
            return False
        grant = offers.grant(state)
        return grant is not None and grant["player"] == self["player"]

    # What can be built

    @classmethod
    def takers(cls, state: State) -> Sequence[str]:
        if not cls.is_due(state):
            return []
        grant = offers.grant(state) if state.phase == Phase.BUILDING else None
        return [state.builder, *([grant["player"]] if grant else [])]

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        """Each project that can be built and paid for, once, with the first payment that there is."""

        def first_way(project: Document) -> Iterator[Document]:
            action = cls(project)
            if not list(breaches(cls.checks(), action, state)):  # all are looked for: the answer tells what each rule assumed
                yield from islice(action.ways(state), 1)

        if not (players := cls.takers(state)):
            return iter(())
        projects = list(cls.projects(state))
        return each(({"type": cls.type, "player": player, **project} for player in players for project in projects), first_way)

    def completions(self, state: State) -> Iterator[Document]:
        """Every payment from the builder's own hand, if none is told. Of markets those that come first on the map are used."""
        return iter([self.document]) if "payment" in self.document else self.ways(state)

    def ways(self, state: State) -> Iterator[Document]:
        """This action with each payment from the builder's own hand, in a fixed order.

        What others may give for a joint work is told by whoever asks. Raises ``Unknown``, after those that are known.
        """
        hand, hidden = hands.known_cards(state, self["player"])
        markets, unclear = self._markets(state)
        seen: set[bytes] = set()

        def paid(price: Price) -> Iterator[Document]:
            for payment in ways_to_pay(price, hand, markets, state.sources.work):
                told = orjson.dumps(payment)
                if told not in seen:  # several prices may be paid with the same cards
                    seen.add(told)
                    yield {**self.document, "payment": payment}

        yield from each(self.prices(state), paid)
        if hidden or unclear:
            raise Unknown(*hidden, *unclear)

    def wrongly_paid(self, state: State, prices: Sequence[Price]) -> Iterator[Violation]:
        """A violation if the payment is none of these prices: the nearest one, what is short of it, and over it."""
        compared = [(price, self.balance(state, price)) for price in prices]
        price, nearest = min(compared, key=lambda item: item[1].faults)
        if not nearest.is_exact:
            facts = {"over": Counter(nearest.over), "short": nearest.short, "price": price}
            yield self.violated("payment", **{f"{name}_resources": dict(counted) for name, counted in facts.items()})

    def _markets(self, state: State) -> tuple[list[str], list[Place]]:
        """The markets that may still be used, and what would have to be known to name more."""
        if self.is_granted(state):
            return [], []
        usable: list[str] = []
        unclear: list[Place] = []
        for territory in state.island.territories:
            try:
                if has_market(state, self["player"], territory) and territory not in state.known("building", "markets_used"):
                    usable.append(territory)
            except Unknown as unknown:
                unclear += unknown.places
        return usable, unclear

    def apply(self, state: State) -> Effect:
        paid, payments = self.paid(state)
        document, events = self.built(state, paid)
        if self.is_granted(state):
            document = offers.used(document, {"player": self["player"]})
        return Effect(document, [*payments, *events])


class PricedAction(BuildAction):
    """Something that has one price."""

    @abstractmethod
    def price(self, state: State) -> Price:
        """What it costs. Raises ``Unknown``."""

    def sizes(self, state: State) -> Sequence[int]:
        """How many resources it may cost, where the price is not known; none if that is not known either."""
        return []

    def prices(self, state: State) -> Iterator[Price]:
        yield self.price(state)

    @rule("payment.price")
    def paid_exactly(self, state: State) -> Iterator[Violation]:
        """What is built is paid for exactly: nothing may be short, and no card may be of no use."""
        try:
            prices: list[Price] = [self.price(state)]
        except Unknown:
            sizes = self.sizes(state)
            if sizes and all(self.balance(state, {Resource.GOLD: size}).is_exact for size in sizes):
                return  # whatever the price is, gold pays it
            prices = [{ANY: size} for size in sizes]
            if not prices or any(self.balance(state, price).is_exact for price in prices):
                raise
        yield from self.wrongly_paid(state, prices)
