"""Each player keeps one of three victory point cards. Karty vítězných bodů, 2."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.adjudication.unknown import Unknown, each, some
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.graenaland.actions.action import PhaseAction
from lawspeaker.games.graenaland.cards.victory_cards import goals_that_do_not_rise, may_be
from lawspeaker.games.graenaland.shapes import GraenalandShape, player_field
from lawspeaker.games.graenaland.shapes.cards import victory_card_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase


class KeepVictoryCardShape(GraenalandShape):
    """A player keeps one of the victory point cards dealt, and lays the others aside."""

    type = tag("keep-victory-card")
    player = player_field("Who chooses.", required=True)
    card = victory_card_field("The card that is kept.", required=True)


class KeepVictoryCard(PhaseAction):
    """A player keeps one of the victory point cards dealt."""

    type = "keep-victory-card"
    Shape = KeepVictoryCardShape
    phase = Phase.VICTORY_CARDS

    @rule("victory-cards.option")
    def only_if_agreed_on(self, state: State) -> Iterator[Violation]:
        """Victory point cards are used only if the players agreed on them."""
        if not state.has_victory_point_cards:
            yield self.violated("type")

    @rule("victory-cards.keep")
    def one_of_those_dealt(self, state: State) -> Iterator[Violation]:
        """A player keeps one of the cards dealt, and chooses once."""
        dealt = _dealt(state, self["player"])
        possible = [place for place, card in enumerate(dealt) if may_be(self["card"], card)]
        if len(dealt) == 1 or not possible:
            yield self.violated("card", player=self["player"])
        elif not self._meant(dealt):
            raise Unknown(*((ROOT, "clans", self["player"], "victory_cards", place) for place in possible))

    @rule("points.levels")
    def levels_rise(self, state: State) -> Iterator[Violation]:
        """Each of the three levels of a goal is higher than the one before."""
        for goal in goals_that_do_not_rise(self["card"]):
            yield self.violated("card", goal, column=goal)

    def _meant(self, dealt: Sequence[Document]) -> list[Document]:
        """The cards dealt that surely are the one that was told, or else those that nobody has looked at."""
        told = self["card"]
        surely = [card for card in dealt if told.keys() <= card.keys() and may_be(told, card)]
        return surely or [card for card in dealt if not card]

    @classmethod
    def takers(cls, state: State) -> Sequence[str]:
        return state.players if state.phase == cls.phase else []

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        def kept(player: str) -> Iterator[Document]:
            dealt = _dealt(state, player) if _is_choosing(state, player) else ()
            for place, card in enumerate(dealt):
                if card not in dealt[:place]:
                    yield {"type": cls.type, "player": player, "card": card}

        if state.phase == cls.phase:
            yield from each(state.players, kept)

    def apply(self, state: State) -> Effect:
        player = self["player"]
        meant = self._meant(_dealt(state, player))
        if any(card != meant[0] for card in meant):
            raise Unknown(self.pointer("card"))
        kept = {**meant[0], **self["card"]}
        document = replaced(state.document, ("clans", player, "victory_cards"), [kept])
        if not some((other for other in state.players if other != player), lambda other: _is_choosing(state, other)):
            document = {**document, "phase": Phase.PRODUCTION.value}
        return Effect(document, [{"type": "victory-card-kept", "player": player}])


def _dealt(state: State, player: str) -> Sequence[Document]:
    """The cards of a player: three to choose from, or the one that was kept. Raises ``Unknown``."""
    dealt: Sequence[Document] = state.known("clans", player, "victory_cards")
    return dealt


def _is_choosing(state: State, player: str) -> bool:
    return len(_dealt(state, player)) > 1
