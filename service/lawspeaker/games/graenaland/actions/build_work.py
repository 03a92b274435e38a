"""A player builds a public work, alone or with the help of others. Stavby: Veřejné stavby; Společné budování."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import product
from typing import ClassVar

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.shapes import tag
from lawspeaker.adjudication.unknown import Unknown, each
from lawspeaker.games.graenaland import offers
from lawspeaker.games.graenaland.actions.adding_works import WorkAction
from lawspeaker.games.graenaland.actions.building import PricedAction
from lawspeaker.games.graenaland.actions.paying import PAYMENT, Contribution, held, payment_field
from lawspeaker.games.graenaland.board import pieces
from lawspeaker.games.graenaland.board.board import WORKS
from lawspeaker.games.graenaland.cards import prices
from lawspeaker.games.graenaland.cards.piles import is_supply
from lawspeaker.games.graenaland.cards.prices import Price
from lawspeaker.games.graenaland.shapes import GraenalandShape, player_field, territory_field, work_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase, Work


class BuildWorkShape(GraenalandShape):
    """A player builds a public work."""

    type = tag("build-work")
    player = player_field("Who builds it.", required=True)
    work = work_field("Which work.", required=True)
    territory = territory_field("Where.", required=True)
    payment = payment_field(
        Contribution, f"{PAYMENT} The cards that others give for a joint work have to be told by whoever asks."
    )


class BuildWork(WorkAction, PricedAction):
    """A player builds a public work; if it was announced as a joint work others may help to pay."""

    type = "build-work"
    Shape = BuildWorkShape
    also_in: ClassVar[tuple[Phase, ...]] = ()
    judged_in = (Phase.FINAL_BUILDING,)

    def price(self, state: State) -> Price:
        return prices.building(state, self["work"])

    @rule("final.works")
    def not_at_the_end(self, state: State) -> Iterator[Violation]:
        """No public works are built in the final building."""
        if state.phase == Phase.FINAL_BUILDING:
            yield self.violated("type")

    @rule("works.own-settlement")
    def where_settled(self, state: State) -> Iterator[Violation]:
        """A public work is built where its builder has a settlement."""
        if not state.has_settlement(self["player"], self["territory"]):
            yield self.violated("territory", player=self["player"], territory=self["territory"])

    # With the help of others

    def contributions(self, state: State) -> list[tuple[int, Document]]:
        """The cards that others give, each with its place in the payment. Raises ``Unknown``.

        As long as no payment is told nobody helps but with a work that was announced.
        """
        with suppress(Unknown):
            if "payment" not in self.document and offers.joint_work(state) is None:
                return []
        return [(place, entry) for place, entry in enumerate(self.payment) if self.payer(entry) != self["player"]]

    @rule("joint.announced")
    def help_only_with_what_was_announced(self, state: State) -> Iterator[Violation]:
        """Others help only with a work that was announced."""
        with suppress(Unknown):
            if offers.joint_work(state) is not None:
                return  # whoever helps
        contributions = self.contributions(state)
        if contributions and offers.joint_work(state) is None:
            for helper in dict.fromkeys(entry["from"] for _, entry in contributions):
                yield self.violated("payment", player=helper)

    @rule("joint.unchanged")
    def as_it_was_announced(self, state: State) -> Iterator[Violation]:
        """The kind and the place of a joint work do not change."""
        with suppress(Unknown):
            if self._is_the_joint_work(state):
                return  # whoever helps
        announced = offers.joint_work(state) if self.contributions(state) else None
        if announced is None:
            return
        what = {member: announced.get(member, "?") for member in ("work", "territory")}

        def changed(member: str) -> Iterator[Violation]:
            if state.known("building", "offers", 0, member) != self[member]:
                yield self.violated(member, **what)

        yield from each(what, changed)

    def _is_the_joint_work(self, state: State) -> bool:
        """Whether this is the work that was announced, at its place. Raises ``Unknown``."""
        announced = offers.joint_work(state)
        members = ("work", "territory")
        return announced is not None and all(state.known("building", "offers", 0, name) == self[name] for name in members)

    @rule("joint.helpers")
    def helpers_give_from_their_hands(self, state: State) -> Iterator[Violation]:
        """Other players may give cards from their hands for a joint work."""
        contributions = self.contributions(state)

        def lacks(helper: str) -> Iterator[Violation]:
            given = [
                (self.pointer("payment", place, "card"), entry["card"])
                for place, entry in contributions
                if entry["from"] == helper
            ]
            return held(state, helper, given)

        return each(dict.fromkeys(entry["from"] for _, entry in contributions), lacks)

    @rule("joint.cards")
    def helpers_give_any_card(self, state: State) -> Iterator[Violation]:
        """Helpers may give resource cards and supply cards."""

        def wrong_card(item: tuple[int, Document]) -> Iterator[Violation]:
            place, entry = item
            if is_supply(entry["card"]) is False or state.sources.reading("joint.cards") == "any-card":
                return
            if is_supply(entry["card"]) is None:
                raise Unknown(self.pointer("payment", place, "card", "deck"))
            yield self.violated("payment", place, "card", player=entry["from"])

        return each(self.contributions(state), wrong_card)

    @classmethod
    def projects(cls, state: State) -> Iterator[Document]:
        return ({"work": work.value, "territory": territory} for territory, work in product(state.island.territories, Work))

    def built(self, state: State, document: Document) -> tuple[Document, Sequence[Document]]:
        what = {"work": self["work"], "territory": self["territory"]}
        document = offers.used(pieces.put(document, self["territory"], WORKS, self["work"]), what)
        return document, [{"type": "work-built", "player": self["player"], **what}]
