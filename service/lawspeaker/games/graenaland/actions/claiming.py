"""Players claim victory before the main player builds. Rozšiřující pravidla: Konec hry."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.games.graenaland import phases
from lawspeaker.games.graenaland.actions.action import PhaseAction
from lawspeaker.games.graenaland.shapes import GraenalandShape, player_field
from lawspeaker.games.graenaland.shapes.play import claims_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.victory.ranking import by_priority, needed
from lawspeaker.games.graenaland.words import Phase


class ClaimVictoryShape(GraenalandShape):
    """Everybody who can win says so, or nobody does."""

    type = tag("claim-victory")
    claims = claims_field(
        "Everybody who claims victory, and the points that each can reach; empty if nobody does.", required=True
    )
    first = player_field("Claim: who builds first; the main player if nobody claims victory.")


class ClaimVictory(PhaseAction):
    """Everybody has said whether able to win if allowed to build."""

    type = "claim-victory"
    Shape = ClaimVictoryShape
    phase = Phase.CLAIMS

    @property
    def claims(self) -> Sequence[Document]:
        """Who claims victory, with how many points."""
        claims: Sequence[Document] = self["claims"]
        return claims

    @rule("victory.conditions")
    def with_victory_point_cards(self, state: State) -> Iterator[Violation]:
        """Without victory point cards victory is announced after building, and not claimed before it."""
        if not state.has_victory_point_cards:
            yield self.violated("type")

    @rule("claims.players")
    def one_claim_each(self, state: State) -> Iterator[Violation]:
        """Each player may claim victory, once."""
        players = [claim["player"] for claim in self.claims]
        for place, player in enumerate(players):
            if player in players[:place]:
                yield self.violated("claims", place, "player", player=player)

    @rule("claims.enough")
    def enough_points(self, state: State) -> Iterator[Violation]:
        """A claim is for at least 6 victory points."""
        for place, claim in enumerate(self.claims):
            if claim["points"] < (due := needed(state)):
                yield self.violated("claims", place, "points", player=claim["player"], points=claim["points"], due=due)

    @rule("claims.priority")
    def highest_claim_first(self, state: State) -> Iterator[Violation]:
        """The highest claim comes first, and of equal ones the one nearest to the main player."""
        first = self.document.get("first")
        if first is None:
            return
        due = by_priority(state, self.claims)[0]["player"] if self.claims else state.main_player
        if first != due:
            yield self.violated("first", player=first, due_player=due)

    @classmethod
    def takers(cls, state: State) -> Sequence[str]:
        return state.players if state.phase == cls.phase else []

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        """Nobody claims victory, or each player alone does, with as many points as are needed."""
        if state.phase == cls.phase:
            yield {"type": cls.type, "claims": []}
            for player in state.players:
                yield {"type": cls.type, "claims": [{"player": player, "points": needed(state)}]}

    def apply(self, state: State) -> Effect:
        if not self.claims:
            return Effect(phases.building(state.document), [{"type": "victory-not-claimed"}])
        in_order = by_priority(state, self.claims)
        document = {**state.document, "announcement": in_order[0], "claims": in_order[1:]}
        events = [{"type": "victory-claimed", **claim} for claim in in_order]
        return Effect(phases.final_building(document, in_order[0]["player"]), events)
