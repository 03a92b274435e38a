"""Weighing anchor: where somebody has settled and no card was left, an earlier settler may leave. Počáteční pozice, 4."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.shapes import tag
from lawspeaker.games.graenaland.actions.choosing_positions import (
    FIRST_ROUND,
    PositionTurn,
    SettlingTurn,
    lying,
    set_aside_field,
    settlers,
)
from lawspeaker.games.graenaland.board import pieces
from lawspeaker.games.graenaland.board.board import HEROES, SETTLEMENTS
from lawspeaker.games.graenaland.shapes import GraenalandShape, player_field, territory_field
from lawspeaker.games.graenaland.shapes.cards import card_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Hero, Phase, Settlement


class AnchorTurn(PositionTurn):
    """A player says whether to weigh anchor."""

    phase = Phase.ANCHOR

    @rule("anchor.order")
    def in_the_order_of_arrival(self, state: State) -> Iterator[Violation]:
        """Whoever settled there first may weigh anchor first, then the next; the newcomer may not."""
        may = self["player"] == state.turn != self.newcomer(state) and state.has_settlement(state.turn, crowded(state))
        if not may:
            yield self.violated("player", player=self["player"], turn_player=state.turn)

    def newcomer(self, state: State) -> str:
        player: str = state.known("placement", "newcomer", "player")
        return player


def crowded(state: State) -> str:
    """The territory in which somebody has just settled. Raises ``Unknown``."""
    territory: str = state.known("placement", "newcomer", "territory")
    return territory


class HoldAnchorShape(GraenalandShape):
    """A player does not weigh anchor."""

    type = tag("hold-anchor")
    player = player_field("Who stays.", required=True)
    set_aside = set_aside_field()


class HoldAnchor(AnchorTurn):
    """A player does not weigh anchor."""

    type = "hold-anchor"
    Shape = HoldAnchorShape

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        if state.phase == cls.phase:
            yield {"type": cls.type, "player": state.turn}

    def asked_next(self, state: State) -> str | None:
        there: Sequence[str] = settlers(state, crowded(state))
        following = there[there.index(self["player"]) + 1 :] if self["player"] in there else []
        return next((player for player in following if player != self.newcomer(state)), None)

    def changed(self, state: State) -> tuple[Document, Document]:
        return state.document, {"type": "anchor-held", "player": self["player"]}


class WeighAnchorShape(GraenalandShape):
    """A player moves a starting settlement to a less crowded territory, and takes a card there."""

    type = tag("weigh-anchor")
    player = player_field("Who weighs anchor.", required=True)
    territory = territory_field("Where to.", required=True)
    card = card_field("The card that the player takes there.")
    warrior = territory_field("Claim: where the warrior of the player then is.")
    set_aside = set_aside_field()


class WeighAnchor(AnchorTurn, SettlingTurn):
    """A player moves a starting settlement to a less crowded territory."""

    type = "weigh-anchor"
    Shape = WeighAnchorShape

    @rule("anchor.target")
    def to_a_less_crowded_coast(self, state: State) -> Iterator[Violation]:
        """The settlement goes to a less crowded territory on the coast."""
        target = self["territory"]
        is_target = (
            state.island.is_coast(target)
            and len(state.settlements(target)) < len(state.settlements(crowded(state)))
            and (bool(lying(state, target)) or state.sources.reading("anchor.target") == "any-coast")
        )
        if not is_target:
            yield self.violated("territory", territory=target)

    @rule("anchor.card")
    def one_of_the_cards_there(self, state: State) -> Iterator[Violation]:
        """Whoever weighs anchor takes one of the cards that lie at the new territory."""
        if self.cannot_take(state):
            yield self.violated("card", player=self["player"], territory=self["territory"])

    @rule("anchor.warrior")
    def warrior_stays(self, state: State) -> Iterator[Violation]:
        """The warrior stays where it was placed when its settlement weighs anchor."""
        if "warrior" in self.document:
            stands = state.where(self["player"], Hero.WARRIOR)
            due = self["territory"] if self._warrior_leaves(state, stands) else stands
            if self["warrior"] != due:
                yield self.violated("warrior", player=self["player"], territory=self["warrior"], due=due)

    def _warrior_leaves(self, state: State, stands: str | None) -> bool:
        """Whether the warrior, who stands there, goes along."""
        if stands != crowded(state) or state.known("placement", "round") != FIRST_ROUND:
            return False
        return state.sources.reading("anchor.warrior") == "goes-along"

    def asked_next(self, state: State) -> str | None:
        return None

    def changed(self, state: State) -> tuple[Document, Document]:
        player, territory, left = self["player"], self["territory"], crowded(state)
        document, card = self.with_card_taken(state, state.document)
        there = state.settlements(left)
        moves = settlers(state, left).index(player)
        path = ("territories", left, SETTLEMENTS)
        document = replaced(document, path, [house for place, house in enumerate(there) if place != moves])
        document = pieces.put(document, territory, SETTLEMENTS, {"player": player, "kind": Settlement.VILLAGE.value})
        stands = state.where(player, Hero.WARRIOR) if state.known("placement", "round") == FIRST_ROUND else None
        if stands and self._warrior_leaves(state, stands):
            warrior = {"player": player, "hero": Hero.WARRIOR.value}
            document = pieces.put(pieces.taken(document, left, HEROES, warrior), territory, HEROES, warrior)
        taken = {"card": card} if card is not None else {}
        return document, {"type": "anchor-weighed", "player": player, "from": left, "to": territory, **taken}
