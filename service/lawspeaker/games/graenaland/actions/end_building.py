"""A player is done with the final building; after the last one the game is over. Závěrečné stavění; Vítěz; Konec hry."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from marshmallow import fields, validate

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.game import Effect
from lawspeaker.adjudication.shapes import Boolean, Integer, tag
from lawspeaker.adjudication.unknown import Count, Unknown, each
from lawspeaker.games.graenaland import phases
from lawspeaker.games.graenaland.actions.action import RoundAction
from lawspeaker.games.graenaland.shapes import GraenalandShape, player_field
from lawspeaker.games.graenaland.shapes.cards import victory_card_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.victory.points import levels, points
from lawspeaker.games.graenaland.victory.ranking import equal_claimants, holds, is_to_be_proven, ranking, winners
from lawspeaker.games.graenaland.words import Goal, Phase


class Ranked(GraenalandShape):
    """A claim: the rank of a player at the end of the game."""

    player = player_field("The player.", required=True)
    rank = Integer(minimum=1, maximum=5, required=True, metadata={"description": "The rank.", "examples": [1]})


class EndBuildingShape(GraenalandShape):
    """A player is done with the final building."""

    type = tag("end-building")
    player = player_field("Who is done.", required=True)
    reveals = victory_card_field("Claim: the victory point card that the player shows.")
    holds = Boolean(metadata={"description": "Claim: whether the claim of victory holds.", "examples": [True]})
    ranking = fields.List(
        fields.Nested(Ranked),
        validate=validate.Length(max=5),
        metadata={"description": "Claims about who has which rank.", "examples": [[{"player": "red", "rank": 1}]]},
    )


class EndBuilding(RoundAction):
    """A player is done with the final building."""

    type = "end-building"
    Shape = EndBuildingShape
    phase = Phase.FINAL_BUILDING

    @rule("final.turn")
    def in_turn(self, state: State) -> Iterator[Violation]:
        """Every player has one building phase, clockwise."""
        if self["player"] != state.turn:
            yield self.violated("player", player=self["player"], turn_player=state.turn)

    @rule("claims.card")
    def shows_the_own_card(self, state: State) -> Iterator[Violation]:
        """Whoever claimed victory shows the victory point card."""
        shown = self.document.get("reveals", {})
        after = self._with_card_shown(state)

        def differs(column: Goal) -> Iterator[Violation]:
            if shown[column] != levels(after, self["player"], column) or not _rise(shown[column]):
                yield self.violated("reveals", column, player=self["player"])

        return each((column for column in Goal if column in shown), differs)

    def _with_card_shown(self, state: State) -> State:
        """The state in which everybody has seen the card that the player shows, if nobody had seen it before."""
        place = ("clans", self["player"], "victory_cards")
        if "reveals" not in self.document or state.document.get("clans", {}).get(self["player"], {}).get(place[-1]) != [{}]:
            return state
        return State(replaced(state.document, place, [self["reveals"]]), state.sources)

    @rule("claims.proof")
    def claim_is_proven(self, state: State) -> Iterator[Violation]:
        """A claim holds if its points are reached after building."""
        if "holds" not in self.document or not is_to_be_proven(state):
            return
        after = self._with_card_shown(state)
        if self["holds"] != holds(after):
            announced = state.known("announcement", "points")
            reached = points(after, state.turn).nearest(announced)
            yield self.violated("holds", player=state.turn, count=reached, points=announced)

    @rule("victory.winner")
    def announcer_has_won(self, state: State) -> Iterator[Violation]:
        """Whoever announced victory has won."""
        return self._misplaced(state, have_won=True)

    @rule("victory.ranking")
    def others_are_ranked(self, state: State) -> Iterator[Violation]:
        """The others are ranked by goals or points."""
        return self._misplaced(state, have_won=False)

    def _misplaced(self, state: State, have_won: bool) -> Iterator[Violation]:
        """The claims about ranks that are wrong: those about players who have won, or those about the others."""
        if "ranking" not in self.document or not self.is_due(state):
            return
        after = self._with_card_shown(state)
        first = winners(after)
        claims = [(place, claim) for place, claim in enumerate(self["ranking"]) if (claim["player"] in first) == have_won]
        due = ranking(after)

        def misplaced(item: tuple[int, Document]) -> Iterator[Violation]:
            place, claim = item
            rank = due[claim["player"]]
            if not rank.allows(claim["rank"]):
                facts = {"player": claim["player"], "rank": claim["rank"], "due": rank.nearest(claim["rank"])}
                yield self.violated("ranking", place, "rank", **facts)
            rank.exact()

        yield from each(claims, misplaced)

    @classmethod
    def takers(cls, state: State) -> Sequence[str]:
        return [state.turn] if state.phase == cls.phase else []

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        if state.phase == cls.phase:
            yield {"type": cls.type, "player": state.turn}

    def apply(self, state: State) -> Effect:
        state = self._with_card_shown(state)
        if is_to_be_proven(state):
            return _after_proof(state)
        following = state.left_of(state.turn)
        ended: Document = {"type": "building-ended", "player": state.turn}
        if following != state.known("announcement", "player"):
            return Effect(phases.final_building(state.document, following), [ended])
        return Effect(phases.over(state.document), [ended, {"type": "game-ended", "ranking": _exactly(ranking(state))}])


def _after_proof(state: State) -> Effect:
    """The claimant has built and shows whether the claim holds; if it does not, what was built stays all the same."""
    claimant = state.turn
    claim = {"player": claimant, "points": state.known("announcement", "points")}
    if not holds(state):
        return Effect(_after_void_claim(state), [{"type": "claim-void", **claim}])
    document = state.document
    if document.get("claims"):
        sharers = equal_claimants(state)
        document = {**document, "claims": [other for other in document["claims"] if other["player"] in sharers]}
    return Effect(phases.final_building(document, state.left_of(claimant)), [{"type": "claim-held", **claim}])


def _after_void_claim(state: State) -> Document:
    """The next claimant is to build if that is so agreed and there is one; otherwise the main player. Raises ``Unknown``."""
    if state.document.get("claims") != [] and state.sources.reading("claims.void") == "next-claimant":
        following, *later = state.known("claims")
        document = {**state.document, "announcement": following, "claims": later}
        return phases.final_building(document, following["player"])
    return phases.building(state.document)


def _exactly(ranks: Mapping[str, Count]) -> list[Document]:
    """The players by rank. Raises ``Unknown``."""
    missing = [place for rank in ranks.values() if not rank.is_exact for place in rank.missing]
    if missing:
        raise Unknown(*missing)
    return [{"player": player, "rank": rank.low} for player, rank in sorted(ranks.items(), key=lambda item: item[1].low)]


def _rise(printed: Sequence[int]) -> bool:
    """Whether levels are such as a card can have."""
    return all(lower < higher for lower, higher in pairwise(printed))
