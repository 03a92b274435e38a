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
from lawspeaker.games.graenaland.cards.prices import KEEPS, PEASANTS, Price
from lawspeaker.games.graenaland.shapes import GraenalandShape, player_field
from lawspeaker.games.graenaland.state import State

STEP = 1
"""By how much each payment raises the army."""


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
        return (price for _, price in prices.army(state, self["player"]))

    @rule("army.price")
    def at_a_price_of_armies(self, state: State) -> Iterator[Violation]:
        """To raise the army by 1 costs 4 grain and 1 ore, or less with a keep."""
        if not self._is_a_price(state):
            known: list[Price] = []
            with suppress(Unknown):
                for price in self.prices(state):
                    known.append(price)
            yield from self.wrongly_paid(known)

    @rule("army.keep")
    def with_the_keep_for_it(self, state: State) -> Iterator[Violation]:
        """Every keep gives its own price to choose from."""
        if not some((PEASANTS, *KEEPS), lambda keep: self._is_allowed(state, keep)):
            for keep in KEEPS:
                with suppress(Unknown):
                    if self._pays_for(state, keep):
                        yield self.violated("payment", player=self["player"], deck=keep.value)
                        return

    @rule("army.one-step")
    def by_one_step(self, state: State) -> Iterator[Violation]:
        """Each payment raises the army by 1."""
        if "strength" in self.document and self["strength"] != (due := self._strength(state)):
            yield self.violated("strength", player=self["player"], army=self["strength"], due=due)

    def _is_a_price(self, state: State) -> bool:
        """Whether the payment is a price of raising an army, allowed or not. Raises ``Unknown``."""

        def is_paid(keep: str) -> bool:
            try:
                return self._pays_for(state, keep)
            except Unknown:
                if not prices.has_keep(state, self["player"], keep):
                    return False
                raise

        return some((PEASANTS, *KEEPS), is_paid)

    def _is_allowed(self, state: State, keep: str) -> bool:
        """Whether the payment is the price with such a keep, or without one, and there is one. Raises ``Unknown``."""

        def has_keep() -> bool:
            return keep == PEASANTS or prices.has_keep(state, self["player"], keep)

        try:
            return self._pays_for(state, keep) and has_keep()
        except Unknown:
            if not has_keep():
                return False
            raise

    def _pays_for(self, state: State, keep: str) -> bool:
        """Whether the payment is the price with such a keep, or without one. Raises ``Unknown``."""
        try:
            price = prices.recruits(state, keep)
        except Unknown:
            answers = {self.balance(price).is_exact for price in prices.possible_recruits(keep)}
            if len(answers) != 1:
                raise
            return answers.pop()
        return self.balance(price).is_exact

    def _strength(self, state: State) -> int:
        """How strong the army then is. Raises ``Unknown``."""
        army: int = state.known("clans", self["player"], "army")
        return army + STEP

    @classmethod
    def projects(cls, state: State) -> Iterator[Document]:
        return iter([{}])

    def built(self, state: State, document: Document) -> tuple[Document, Sequence[Document]]:
        player, strength = self["player"], self._strength(state)
        after = replaced(document, ("clans", player, "army"), strength)
        return after, [{"type": "army-raised", "player": player, "army": strength}]
