"""Players claim victory before the main player builds. Rozšiřující pravidla: Konec hry."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.claims import Claim, for_each
from lawspeaker.adjudication.unknown import Gaps
from lawspeaker.adjudication.wire.shapes import Integer, said
from lawspeaker.games.graenaland import phases
from lawspeaker.games.graenaland.actions.phases import in_phase
from lawspeaker.games.graenaland.shapes import GraenalandAction, event, player_field
from lawspeaker.games.graenaland.shapes.play import claims_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.victory.ranking import by_priority, needed
from lawspeaker.games.graenaland.words import Phase


class ClaimVictory(GraenalandAction):
    """Players claim victory, or nobody does."""

    claims: Sequence[Document] = member(
        claims_field("Who claims victory, and for how many points. Empty if nobody does.", required=True)
    )
    first = member(player_field("Claim: who builds first; the main player if nobody claims victory."), default=None)


@rule("victory.conditions")
def with_victory_point_cards(state: State, action: ClaimVictory) -> Iterator[Violation]:
    """Without victory point cards victory is announced after building, and not claimed before it."""
    if not state.has_victory_point_cards:
        yield action.violated("type", fault="announced")


@rule("claims.players")
def one_claim_each(_: State, action: ClaimVictory) -> Iterator[Violation]:
    """Each player may claim victory, once."""
    players = [claim["player"] for claim in action.claims]
    for index, player in enumerate(players):
        if player in players[:index]:
            yield action.violated("claims", index, "player", player=player)


@rule("claims.enough")
def enough_points(state: State, action: ClaimVictory) -> Iterator[Violation]:
    """A claim is for at least 6 victory points."""
    for index, claim in enumerate(action.claims):
        if claim["points"] < (due := needed(state)):
            yield action.violated("claims", index, "points", player=claim["player"], points=claim["points"], due=due)


@rule("claims.priority")
@for_each("first")
def highest_claim_first(state: State, action: ClaimVictory, first: Claim) -> Iterator[Violation]:
    """The highest claim comes first, and of equal ones the one nearest to the main player."""
    highest = max((claim["points"] for claim in action.claims), default=0)
    foremost = [claim for claim in action.claims if claim["points"] == highest]
    is_level = first.said in [claim["player"] for claim in foremost]
    if len(foremost) > 1 and not is_level:
        return iter([first.violated(fault="foremost", player=first.said, due_player="another")])
    due = by_priority(state, foremost)[0]["player"] if foremost else state.main_player
    fault = "none" if not foremost else "nearer" if is_level else "higher"
    return first.against(due, fault=fault, player=first.said, due_player=due)


def takers(state: State) -> Sequence[str]:
    """Everybody, together."""
    return state.players if state.phase == Phase.CLAIMS else []


def candidates(state: State) -> Iterator[Document]:
    """Nobody claims victory, or each player alone does, with as many points as are needed."""
    if state.phase == Phase.CLAIMS:
        yield {"claims": []}
        for player in state.players:
            yield {"claims": [{"player": player, "points": needed(state)}]}


def choices_left(_: State, candidate: Document) -> Sequence[str]:
    """The claims: several players may claim victory, and for more points."""
    return ["claims"]


def apply(state: State, action: ClaimVictory, after: NextState) -> Sequence[Document]:
    """The player who claims first builds first; if nobody does, the main player builds."""
    if not action.claims:
        builder = {} if action.first is None else {"main_player": action.first}
        after.document = {**phases.building(state.document), **builder}
        return [{"type": "victory-not-claimed"}]
    gaps = Gaps()
    first, *others = in_order = _in_order(state, action, gaps)
    document = {**phases.final_building(state.document), "announcement": first, "claims": others, "void_claims": []}
    after.document = {**document, "turn": first.get("player")}
    if gaps.places:
        after.leave_open(("claims",), *gaps.places)
    if "player" not in first:
        for path in (("announcement", "player"), ("turn",)):
            after.leave_open(path, *gaps.places)
    return [{"type": "victory-claimed", **claim} for claim in in_order]


def _in_order(state: State, action: ClaimVictory, gaps: Gaps) -> Sequence[Document]:
    """The claims in the order in which they come; of equal ones only the points where that is unknown."""
    foremost = [claim for claim in action.claims if claim["player"] == action.first]
    by_points = sorted((claim for claim in action.claims if claim not in foremost), key=lambda claim: -claim["points"])
    in_order = foremost
    for points, equal in groupby(by_points, key=lambda claim: claim["points"]):
        tied = [*equal]
        in_order += gaps.where_known(partial(by_priority, state, tied), [{"points": points}] * len(tied))
    return in_order


VictoryClaimed = event(
    "victory-claimed",
    "A player claims victory.",
    {
        "player": player_field("Who claims it, if the order is known."),
        "points": Integer(required=True, metadata=said("How many points the player claims.", 6)),
    },
)
VictoryNotClaimed = event("victory-not-claimed", "Nobody claims victory.", {})

CLAIM_VICTORY = Action(
    "claim-victory",
    ClaimVictory,
    rules=(in_phase(Phase.CLAIMS), with_victory_point_cards, one_claim_each, enough_points, highest_claim_first),
    takers=takers,
    candidates=candidates,
    apply=apply,
    choices_left=choices_left,
    events=(
        VictoryClaimed,
        VictoryNotClaimed,
    ),
)
