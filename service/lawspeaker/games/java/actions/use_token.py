"""A player uses an extra action token, which brings one more action point in this turn. ¶37 to ¶39."""

from collections.abc import Iterator

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.game import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.java.actions.action import ActionOfATurn
from lawspeaker.games.java.land_duty import has_only_begun
from lawspeaker.games.java.shapes import JavaShape, player_field
from lawspeaker.games.java.state import State


class UseTokenShape(JavaShape):
    """A player uses an extra action token."""

    type = tag("use-token")
    player = player_field("Who uses it.", required=True)


class UseToken(ActionOfATurn):
    """A player uses an extra action token."""

    type = "use-token"
    Shape = UseTokenShape

    @rule("token.once")
    def one_in_a_turn(self, state: State) -> Iterator[Violation]:
        """A player uses at most one token in a turn."""
        if state.known("turn", "token_used"):
            yield self.violated("type", player=self["player"])

    @rule("token.left")
    def a_token_that_is_left(self, state: State) -> Iterator[Violation]:
        """Each player has three tokens; one that was used is gone."""
        if not state.tokens_left(self["player"]):
            yield self.violated("type", player=self["player"])

    @rule("token.timing")
    def in_time(self, state: State) -> Iterator[Violation]:
        """A token may be used at any time of the turn, or only at its start: that is a reading."""
        has_begun = has_only_begun(state)
        if has_begun.is_exact and has_begun.low:
            return
        if state.sources.reading("token.timing") == "turn-start" and not has_begun.exact():
            yield self.violated("type", player=self["player"])

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        return each(cls.takers(state), lambda player: iter([{"type": cls.type, "player": player}]))

    def apply(self, state: State) -> Effect:
        player = self["player"]
        document = replaced(state.document, ("turn", "token_used"), True)
        document = replaced(document, ("stocks", player, "tokens"), state.tokens_left(player) - 1)
        return Effect(document, [self.event("token-used")])
