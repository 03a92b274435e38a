"""Making a proposal, or passing. Rozdělování surovin; Návrhy."""

from collections import Counter
from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, without
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.adjudication.unknown import Place, Unknown, each
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.graenaland import phases
from lawspeaker.games.graenaland.actions.action import PhaseAction
from lawspeaker.games.graenaland.cards import piles
from lawspeaker.games.graenaland.shapes import GraenalandShape, player_field, territory_field
from lawspeaker.games.graenaland.shapes.play import shares_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.votes.counting import has_vote
from lawspeaker.games.graenaland.words import Phase


class TurnToPropose(PhaseAction):
    """What a player does whose turn it is to propose."""

    phase = Phase.PROPOSALS

    @rule("proposal.main-player")
    def not_the_main_player(self, state: State) -> Iterator[Violation]:
        """The main player makes no proposals."""
        if self["player"] == state.main_player:
            yield self.violated("player", player=self["player"])

    @rule("proposal.turn")
    def in_turn(self, state: State) -> Iterator[Violation]:
        """Proposals are made in turn, clockwise from the left of the main player."""
        if self["player"] != state.turn:
            yield self.violated("player", player=self["player"], turn_player=state.turn)

    @rule("proposal.once")
    def one_turn_a_round(self, state: State) -> Iterator[Violation]:
        """A player has one turn to propose in a round, whatever became of the proposal."""
        proposers = state.proposers
        if state.turn in proposers and self["player"] in proposers[: proposers.index(state.turn)]:
            yield self.violated("player", player=self["player"])

    @classmethod
    def takers(cls, state: State) -> Sequence[str]:
        return [state.turn] if state.phase == cls.phase else []


def turn_ended(state: State) -> Document:
    """The state after the player whose turn it was has proposed or passed."""
    document = without(state.document, "turn", "proposal")
    following = state.left_of(state.turn)
    if following != state.main_player:
        return {**document, "phase": Phase.PROPOSALS, "turn": following}
    if state.has_victory_point_cards:
        return {**document, "phase": Phase.CLAIMS}
    return phases.building(document)


class PassShape(GraenalandShape):
    """A player makes no proposal."""

    type = tag("pass")
    player = player_field("Who passes.", required=True)


class Pass(TurnToPropose):
    """A player makes no proposal in this round."""

    type = "pass"
    Shape = PassShape

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        if state.phase == cls.phase:
            yield {"type": cls.type, "player": state.turn}

    def apply(self, state: State) -> Effect:
        return Effect(turn_ended(state), [{"type": "passed", "player": self["player"]}])


class ProposeShape(GraenalandShape):
    """A player proposes how to divide the cards of a territory."""

    type = tag("propose")
    player = player_field("Who proposes.", required=True)
    territory = territory_field("Whose cards are to be divided.", required=True)
    shares = shares_field(required=True)


class Propose(TurnToPropose):
    """A player proposes how to divide the cards of a territory; a vote follows at once."""

    type = "propose"
    Shape = ProposeShape
    judged_in = (Phase.VOTING,)

    @rule("proposal.unchanged")
    def not_while_voting(self, state: State) -> Iterator[Violation]:
        """A proposal that is being voted on is not changed."""
        if state.phase == Phase.VOTING:
            yield self.violated("type")

    @rule("proposal.own-vote")
    def where_the_player_has_a_vote(self, state: State) -> Iterator[Violation]:
        """A proposal is for a territory in which its maker has at least one vote."""
        if not has_vote(state, self["territory"], self["player"]):
            yield self.violated("territory", player=self["player"], territory=self["territory"])

    @rule("proposal.cards")
    def where_cards_lie(self, state: State) -> Iterator[Violation]:
        """A proposal is for a territory where cards lie."""
        if not state.has_cards(self["territory"]) and state.sources.reading("proposal.empty") == "no":
            yield self.violated("territory", territory=self["territory"])

    @rule("proposal.everything")
    def divides_everything(self, state: State) -> Iterator[Violation]:
        """Every card of the territory is shared out: face-up cards by their resource, face-down ones by number."""
        over, short = Counter[str](), Counter[str]()
        missing: list[Place] = []
        for compare in (self._face_up_compared, self._face_down_compared):
            try:
                more, less = compare(state)
                over, short = over + more, short + less
            except Unknown as unknown:
                missing += unknown.places
        if over or short:
            resources = {"over_resources": dict(sorted(over.items())), "short_resources": dict(sorted(short.items()))}
            yield self.violated("shares", territory=self["territory"], **resources)
        elif missing:
            raise Unknown(*missing)

    def _face_up_compared(self, state: State) -> tuple[Counter[str], Counter[str]]:
        """The face-up cards that are shared out but do not lie there, and those that lie there but are not shared out."""
        shared = Counter(resource for share in self["shares"] for resource in share["face_up"])
        known, unknown = piles.faces(state.cards("territories", self["territory"], "face_up"))
        over, short = shared - known, known - shared
        if unknown and not short and over.total() == unknown:
            raise Unknown((ROOT, "territories", self["territory"], "face_up", "cards"))
        if unknown > over.total():
            short = short + Counter({"unknown": unknown - over.total()})
        return over, short

    def _face_down_compared(self, state: State) -> tuple[Counter[str], Counter[str]]:
        """The same of the face-down cards, by number."""
        shared = Counter({"face-down": sum(share["face_down"] for share in self["shares"])})
        lying = Counter({"face-down": len(state.cards("territories", self["territory"], "face_down"))})
        return shared - lying, lying - shared

    @rule("proposal.recipients")
    def only_among_voters(self, state: State) -> Iterator[Violation]:
        """Cards go only to players with at least one vote in the territory."""

        def wrongly_given(item: tuple[int, Document]) -> Iterator[Violation]:
            place, share = item
            if (share["face_up"] or share["face_down"]) and not has_vote(state, self["territory"], share["player"]):
                yield self.violated("shares", place, "player", player=share["player"], territory=self["territory"])

        return each(enumerate(self["shares"]), wrongly_given)

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        if state.phase == cls.phase:
            yield from each(state.island.territories, lambda territory: cls._divisions(state, territory))

    @classmethod
    def _divisions(cls, state: State, territory: str) -> Iterator[Document]:
        """Every proposal for that territory: each way of dividing its cards among those with a vote."""
        player = state.turn
        if not has_vote(state, territory, player):
            return
        if not state.has_cards(territory) and state.sources.reading("proposal.empty") == "no":
            return
        known, unknown = piles.faces(state.cards("territories", territory, "face_up"))
        if unknown:
            raise Unknown((ROOT, "territories", territory, "face_up", "cards"))
        voters = [voter for voter in state.players if has_vote(state, territory, voter)]
        face_down = len(state.cards("territories", territory, "face_down"))
        counts = [*known.values(), face_down]
        for division in _divisions(counts, len(voters)):
            *face_up, down = (dict(zip(voters, parts, strict=True)) for parts in division)
            shares = [
                {
                    "player": voter,
                    "face_up": [kind for kind, parts in zip(known, face_up, strict=True) for _ in range(parts[voter])],
                    "face_down": down[voter],
                }
                for voter in voters
            ]
            given = [share for share in shares if share["face_up"] or share["face_down"]]
            yield {"type": cls.type, "player": player, "territory": territory, "shares": given}

    def apply(self, state: State) -> Effect:
        proposal = {member: self[member] for member in ("player", "territory", "shares")}
        after = {**state.document, "phase": Phase.VOTING, "proposal": proposal}
        return Effect(after, [{"type": "proposal-made", **proposal}])


def _divisions(counts: Sequence[int], among: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every way of dividing so many cards of each kind among so many players."""
    if not counts:
        yield ()
        return
    for first in _divided(counts[0], among):
        for rest in _divisions(counts[1:], among):
            yield (first, *rest)


def _divided(count: int, among: int) -> Iterator[tuple[int, ...]]:
    """Every way of dividing ``count`` equal cards among so many players."""
    if among == 1:
        yield (count,)
        return
    for first in range(count, -1, -1):
        for rest in _divided(count - first, among - 1):
            yield (first, *rest)
