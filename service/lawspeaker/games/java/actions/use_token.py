"""A player uses an extra action token, which brings one more action point in this turn. ¶37-39."""

from collections.abc import Iterator

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import replaced
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.adjudication.unknown import all_hold
from lawspeaker.games.java.actions.action import ActionBeforeTheFestival
from lawspeaker.games.java.shapes import JavaShape, player_field
from lawspeaker.games.java.state import State


class UseTokenShape(JavaShape):
    """A player uses an extra action token."""

    type = tag("use-token")
    player = player_field("Who uses it.", required=True)


class UseToken(ActionBeforeTheFestival):
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
        if not state.stock(self["player"], "tokens"):
            yield self.violated("type", player=self["player"])

    @rule("token.timing")
    def in_time(self, state: State) -> Iterator[Violation]:
        """A token is used at any time of the turn or, by another reading, only at its start."""
        turn = state.document.get("turn", {})

        def has_begun() -> bool:
            return (
                any(turn.get(done) for done in ("land_laid", "palaces", "drawn", "festival_held"))
                or state.known("turn", "spent") > 0
            )

        if all_hold(has_begun, lambda: state.sources.reading("token.timing") == "turn-start"):
            yield self.violated("type", player=self["player"])

    def apply(self, state: State) -> Effect:
        player = self["player"]
        document = replaced(state.document, ("turn", "token_used"), True)
        document = replaced(document, ("stocks", player, "tokens"), state.stock(player, "tokens") - 1)
        return Effect(document, [self.event("token-used")])
