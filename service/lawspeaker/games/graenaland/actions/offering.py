"""The main player offers the others something: to build a work together, or to build alone once. Společné budování."""

from collections.abc import Iterator, Sequence
from itertools import product

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.games.graenaland.actions.action import PhaseAction
from lawspeaker.games.graenaland.actions.adding_works import WorkAction
from lawspeaker.games.graenaland.shapes import GraenalandShape, player_field, territory_field, work_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase, Work


class OfferAction(PhaseAction):
    """The one offer of the round."""

    phase = Phase.BUILDING

    @rule("offer.main-player")
    def by_the_main_player(self, state: State) -> Iterator[Violation]:
        """Only the main player offers a joint work or a grant."""
        if self["player"] != state.main_player:
            yield self.violated("player", player=self["player"])

    @rule("offer.once")
    def once_a_round(self, state: State) -> Iterator[Violation]:
        """Once a round the main player may offer a joint work, or a grant instead, whatever comes of it."""
        if state.known("building", "offers"):
            yield self.violated("type", player=self["player"])

    @classmethod
    def takers(cls, state: State) -> Sequence[str]:
        return [state.main_player] if cls.can_be_made(state) else []

    @classmethod
    def can_be_made(cls, state: State) -> bool:
        """Whether an offer may still be made. Raises ``Unknown``."""
        return state.phase == cls.phase and not state.known("building", "offers")


def _offered(state: State, offer: Document) -> Document:
    return replaced(state.document, ("building", "offers"), [{**offer, "open": True}])


class OfferWorkShape(GraenalandShape):
    """The main player announces a joint work."""

    type = tag("offer-work")
    player = player_field("Who announces it.", required=True)
    work = work_field("Which work.", required=True)
    territory = territory_field("Where.", required=True)


class OfferWork(WorkAction, OfferAction):
    """The main player announces a joint work.

    Who announces it need not live there yet: a settlement is needed to build it, and may be built before.
    """

    type = "offer-work"
    Shape = OfferWorkShape

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        if cls.can_be_made(state):
            for territory, work in product(state.island.territories, Work):
                yield {"type": cls.type, "player": state.main_player, "work": work.value, "territory": territory}

    def apply(self, state: State) -> Effect:
        what = {"work": self["work"], "territory": self["territory"]}
        return Effect(_offered(state, what), [{"type": "work-announced", "player": self["player"], **what}])


class GrantBuildShape(GraenalandShape):
    """The main player lets another player build once."""

    type = tag("grant-build")
    player = player_field("Who lets another one build.", required=True)
    to = player_field("Who may build.", required=True)


class GrantBuild(OfferAction):
    """The main player lets another player build once. Alternativa pro pět hráčů."""

    type = "grant-build"
    Shape = GrantBuildShape

    @rule("grant.option")
    def if_agreed_on(self, state: State) -> Iterator[Violation]:
        """The main player lets another player build only where five play and have agreed on that."""
        if not state.has_grants:
            yield self.violated("type")

    @rule("grant.other-player")
    def to_another_player(self, state: State) -> Iterator[Violation]:
        """A grant is for another player."""
        if self["to"] == self["player"]:
            yield self.violated("to", player=self["to"])

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        if state.has_grants and cls.can_be_made(state):
            for player in state.players:
                if player != state.main_player:
                    yield {"type": cls.type, "player": state.main_player, "to": player}

    def apply(self, state: State) -> Effect:
        event = {"type": "grant-given", "player": self["player"], "to": self["to"]}
        return Effect(_offered(state, {"player": self["to"]}), [event])
