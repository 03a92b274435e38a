"""A player raises the army. Stavby: Vojsko."""

from collections.abc import Iterator, Sequence
from contextlib import suppress

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.shapes import Integer, tag
from lawspeaker.adjudication.unknown import Unknown, some
from lawspeaker.games.graenaland.actions.building import BuildAction
from lawspeaker.games.graenaland.actions.paying import payment_field
from lawspeaker.games.graenaland.cards import prices
from lawspeaker.games.graenaland.cards.prices import RECRUITS, Price
from lawspeaker.games.graenaland.shapes import GraenalandShape, player_field
from lawspeaker.games.graenaland.state import State

STEP = 1
"""By how much each payment raises the army."""
WEAKEST = 1
"""How strong every army is at least."""


class RaiseArmyShape(GraenalandShape):
    """A player raises the army by 1."""

    type = tag("raise-army")
    player = player_field("Whose army.", required=True)
    payment = payment_field()
    strength = Integer(maximum=1_000, metadata={"description": "Claim: how strong the army then is.", "examples": [2]})


class RaiseArmy(BuildAction):
    """A player raises the army by 1."""

    type = "raise-army"
    Shape = RaiseArmyShape

    def prices(self, state: State) -> Iterator[Price]:
        return prices.army(state, self["player"])

    @rule("army.price")
    def at_a_price_of_armies(self, state: State) -> Iterator[Violation]:
        """To raise the army by 1 costs 4 grain and 1 ore, or less with a keep."""
        if not self._is_a_price(state):
            known: list[Price] = []
            with suppress(Unknown):
                for price in self.prices(state):
                    known.append(price)
            yield from self.wrongly_paid(state, known)

    @rule("army.keep")
    def with_the_keep_for_it(self, state: State) -> Iterator[Violation]:
        """Every keep gives its own price to choose from."""
        if self._is_a_price(state) and not some(RECRUITS, lambda keep: self._is_allowed(state, keep)):
            lacking = next(keep for keep in RECRUITS if self._is_the_price(state, keep))
            yield self.violated("payment", player=self["player"], deck=lacking)

    @rule("army.one-step")
    def by_one_step(self, state: State) -> Iterator[Violation]:
        """Each payment raises the army by 1."""
        if "strength" not in self.document:
            return
        facts = {"player": self["player"], "army": self["strength"]}
        try:
            due = self._strength(state)
        except Unknown:
            if self["strength"] >= WEAKEST + STEP:
                raise
            yield self.violated("strength", due="unknown", **facts)
        else:
            if self["strength"] != due:
                yield self.violated("strength", due=due, **facts)

    def _is_a_price(self, state: State) -> bool:
        """Whether the payment is a price of raising an army, allowed or not. Raises ``Unknown``."""
        return some(RECRUITS, lambda keep: self._is_the_price(state, keep))

    def _is_allowed(self, state: State, keep: str) -> bool:
        """Whether the payment is the price with such a keep, and there is one. Raises ``Unknown``."""
        return self._is_the_price(state, keep) and prices.can_recruit(state, self["player"], keep)

    def _is_the_price(self, state: State, keep: str) -> bool:
        """Whether the payment is the price with such a keep, or without one. Raises ``Unknown``.

        Where that is open and the player has no such keep, one of the two rules is broken either way: it is no price then.
        """
        try:
            return self._pays_for(state, keep)
        except Unknown:
            if not prices.can_recruit(state, self["player"], keep):
                return False
            raise

    def _pays_for(self, state: State, keep: str) -> bool:
        """Whether the payment is the price with such a keep, or without one. Raises ``Unknown``."""
        try:
            price = prices.recruits(state, keep)
        except Unknown:
            answers = {self.balance(state, price).is_exact for price in prices.possible_recruits(keep)}
            if len(answers) != 1:
                raise
            return answers.pop()
        return self.balance(state, price).is_exact

    def _strength(self, state: State) -> int:
        """How strong the army then is. Raises ``Unknown``."""
        army: int = state.known("clans", self["player"], "army")
        return army + STEP

    @classmethod
    def projects(cls, state: State) -> Iterator[Document]:
        return iter([{}])

    def built(self, state: State, document: Document) -> tuple[Document, Sequence[Document]]:
        raised: Document = {"type": "army-raised", "player": self["player"]}
        try:
            strength = self._strength(state)
        except Unknown:
            return document, [raised]  # how strong it was is not known, and still is not
        return replaced(document, ("clans", self["player"], "army"), strength), [{**raised, "army": strength}]
