"""A player is done with the final building; after the last one the game is over. Závěrečné stavění; Vítěz; Konec hry."""

from collections.abc import Iterator, Mapping, Sequence

from marshmallow import fields, validate

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import Boolean, Integer, tag
from lawspeaker.adjudication.unknown import Count, Unknown, each
from lawspeaker.games.graenaland import phases
from lawspeaker.games.graenaland.actions.action import PhaseAction
from lawspeaker.games.graenaland.cards.victory_cards import goals_that_do_not_rise
from lawspeaker.games.graenaland.shapes import GraenalandShape, player_field
from lawspeaker.games.graenaland.shapes.cards import victory_card_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.victory.points import levels, points
from lawspeaker.games.graenaland.victory.ranking import (
    by_priority,
    equal_claimants,
    has_proven,
    has_won,
    is_to_be_proven,
    ranking,
)
from lawspeaker.games.graenaland.words import Goal, Phase


class Ranked(GraenalandShape):
    """A claim: the rank of a player at the end of the game."""

    player = player_field("The player.", required=True)
    rank = Integer(minimum=1, maximum=5, required=True, metadata={"description": "The rank.", "examples": [1]})


class EndBuildingShape(GraenalandShape):
    """A player is done with the final building."""

    type = tag("end-building")
    player = player_field("Who is done.", required=True)
    reveals = victory_card_field(
        "Claim: the victory point card that the player shows; what the state does not tell of the player's card is then known."
    )
    holds = Boolean(
        metadata={
            "description": "Claim: whether the claim of victory holds. Only the claimant's own final building proves one.",
            "examples": [True],
        }
    )
    ranking = fields.List(
        fields.Nested(Ranked),
        validate=validate.Length(max=5),
        metadata={
            "description": (
                "Claims about who then has which rank. Whoever's victory is proven has the rank 1 from then on; "
                "nobody else has a rank before the last building is done."
            ),
            "examples": [[{"player": "red", "rank": 1}]],
        },
    )


class EndBuilding(PhaseAction):
    """A player is done with the final building."""

    type = "end-building"
    Shape = EndBuildingShape
    phase = Phase.FINAL_BUILDING

    @rule("final.turn")
    def in_turn(self, state: State) -> Iterator[Violation]:
        """Every player has one building phase, clockwise."""
        if self["player"] != state.turn:
            yield self.violated("player", player=self["player"], turn_player=state.turn)

    @rule("victory-cards.option")
    def cards_are_shown_if_agreed_on(self, state: State) -> Iterator[Violation]:
        """Victory point cards are used only if the players agreed on them."""
        if "reveals" in self.document and not state.has_victory_point_cards:
            yield self.violated("reveals")

    @rule("points.levels")
    def levels_rise(self, state: State) -> Iterator[Violation]:
        """Each of the three levels of a goal is higher than the one before."""
        for goal in goals_that_do_not_rise(self.document.get("reveals", {})):
            yield self.violated("reveals", goal, column=goal)

    @rule("claims.card")
    def shows_the_own_card(self, state: State) -> Iterator[Violation]:
        """Whoever claimed victory shows the victory point card."""
        shown = self.document.get("reveals", {}) if state.has_victory_point_cards else {}
        after = self._with_card_shown(state)

        def differs(column: Goal) -> Iterator[Violation]:
            if shown[column] != levels(after, self["player"], column):
                yield self.violated("reveals", column, player=self["player"])

        return each((column for column in Goal if column in shown), differs)

    def _with_card_shown(self, state: State) -> State:
        """The state in which everybody has seen the card that the player shows, if nobody had seen it before."""
        place = ("clans", self["player"], "victory_cards")
        kept = state.document.get("clans", {}).get(self["player"], {}).get(place[-1], ())
        if "reveals" not in self.document or kept != [{}]:
            return state
        return State(replaced(state.document, place, [self["reveals"]]), state.sources)

    @rule("claims.proof")
    def claim_is_proven(self, state: State) -> Iterator[Violation]:
        """A claim holds if its points are reached after building."""
        if "holds" not in self.document or not self.is_due(state):
            return
        after = self._with_card_shown(state)
        if not is_to_be_proven(state):
            yield self.violated("holds", player=self["player"], points="none")
        elif self["holds"] != has_proven(after, state.turn):
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
        if not self.document.get("ranking") or not self.is_due(state):
            return
        after = State(_done(self._with_card_shown(state)), state.sources)
        due = ranking(after)

        def misplaced(item: tuple[int, Document]) -> Iterator[Violation]:
            place, claim = item
            if has_won(after, claim["player"]) != have_won:
                return
            facts = {"player": claim["player"], "rank": claim["rank"]}
            if not have_won and after.phase != Phase.OVER:
                yield self.violated("ranking", place, "rank", **facts, due="open")
                return
            rank = due[claim["player"]]
            if not rank.allows(claim["rank"]):
                yield self.violated("ranking", place, "rank", **facts, due=rank.nearest(claim["rank"]))
            rank.exact()

        yield from each(enumerate(self["ranking"]), misplaced)

    @classmethod
    def takers(cls, state: State) -> Sequence[str]:
        return [state.turn] if state.phase == cls.phase else []

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        if state.phase == cls.phase:
            yield {"type": cls.type, "player": state.turn}

    def apply(self, state: State) -> Effect:
        shown = self._with_card_shown(state)
        after = _done(shown)
        if is_to_be_proven(shown):
            return Effect(after, [_proof(shown, after)])
        ended: Document = {"type": "building-ended", "player": state.turn}
        if after["phase"] != Phase.OVER:
            return Effect(after, [ended])
        ranks = ranking(State(after, state.sources))
        return Effect(after, [ended, {"type": "game-ended", "ranking": _exactly(ranks)}])


def _done(state: State) -> Document:
    """The state in which whoever was to build is done; what was built stays, whether or not a claim holds."""
    following = state.left_of(state.turn)
    if is_to_be_proven(state):
        if not has_proven(state, state.turn):
            return _after_void_claim(state)
        return phases.final_building(_with_sharers_alone(state), following)
    if following != state.known("announcement", "player"):
        return phases.final_building(state.document, following)
    return phases.over(state.document)


def _with_sharers_alone(state: State) -> Document:
    """The state in which, of the other claims, only those are left that may share the victory. Raises ``Unknown``."""
    if not state.document.get("claims"):
        return state.document
    sharers = equal_claimants(state)
    return {**state.document, "claims": [other for other in state.known("claims") if other["player"] in sharers]}


def _after_void_claim(state: State) -> Document:
    """The next claimant is to build if that is so agreed and there is one; otherwise the main player. Raises ``Unknown``."""
    if state.document.get("claims") != [] and state.sources.reading("claims.void") == "next-claimant":
        following, *later = by_priority(state, state.known("claims"))
        document = {**state.document, "announcement": following, "claims": later}
        return phases.final_building(document, following["player"])
    return phases.building(state.document)


def _proof(state: State, after: Document) -> Document:
    """What became of the claim, and what comes next: who may share the victory, or who builds in which phase."""
    claim: Document = {"player": state.turn, "points": state.known("announcement", "points")}
    if has_proven(state, state.turn):
        told = {"may_share": [other["player"] for other in after["claims"]]} if "claims" in after else {}
        return {"type": "claim-held", **claim, **told}
    builder = after.get("turn", after.get("main_player"))
    return {"type": "claim-void", **claim, "next_phase": after["phase"], **({"next_player": builder} if builder else {})}


def _exactly(ranks: Mapping[str, Count]) -> list[Document]:
    """The players by rank. Raises ``Unknown``."""
    missing = [place for rank in ranks.values() if not rank.is_exact for place in rank.missing]
    if missing:
        raise Unknown(*missing)
    return [{"player": player, "rank": rank.low} for player, rank in sorted(ranks.items(), key=lambda item: item[1].low)]
