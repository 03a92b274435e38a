"""The main player lets another player build once, where five play and have agreed on that. Alternativa pro pět hráčů."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import all_hold
from lawspeaker.games.graenaland.actions.offering import by_the_main_player, offered, once_a_round
from lawspeaker.games.graenaland.actions.phases import in_phase
from lawspeaker.games.graenaland.offers import is_too_late_for_grants, why_no_grants
from lawspeaker.games.graenaland.shapes import GraenalandAction, event, player_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase


class GrantBuild(GraenalandAction):
    """The main player lets another player build once."""

    player = member(player_field("Who gives the grant.", required=True))
    to = member(player_field("Who may build.", required=True))


@rule("grant.option")
def if_agreed_on(state: State, action: GrantBuild) -> Iterator[Violation]:
    """The main player lets another player build only where five play and have agreed on that."""
    if not state.has_grants:
        yield action.violated("type", **why_no_grants(state))


@rule("grant.other-player")
def to_another_player(_: State, action: GrantBuild) -> Iterator[Violation]:
    """A grant is for another player."""
    if action.to == action.player:
        yield action.violated("to", player=action.to)


@rule("grant.final-building")
def not_at_the_end(state: State, action: GrantBuild) -> Iterator[Violation]:
    """No grant is given in the final building."""
    if is_too_late_for_grants(state):
        yield action.violated("type")


@rule("final.turn")
def in_turn_at_the_end(state: State, action: GrantBuild) -> Iterator[Violation]:
    """After the announcement of victory every other player has one building phase, in turn."""
    if state.phase == Phase.FINAL_BUILDING and action.player != state.turn:
        yield action.violated("player", player=action.player, turn_player=state.turn)


def can_be_given(state: State) -> bool:
    """Whether a grant may be given now. Raises ``Unknown``."""
    return all_hold(
        lambda: state.phase in (Phase.BUILDING, Phase.FINAL_BUILDING),
        lambda: state.has_grants,
        lambda: not is_too_late_for_grants(state),
        lambda: not state.known("building", "offers"),
    )


def takers(state: State) -> Sequence[str]:
    """The player who builds, as long as a grant may be given."""
    return [state.builder] if can_be_given(state) else []


def candidates(state: State) -> Iterator[Document]:
    """A grant to each other player, if they have agreed on grants."""
    for giver in takers(state):
        yield from ({"player": giver, "to": player} for player in state.players if player != giver)


def apply(state: State, action: GrantBuild, after: NextState) -> Sequence[Document]:
    """The other player may build."""
    event = {"type": "grant-given", "player": action.player, "to": action.to}
    after.document = offered(state, {"player": action.to})
    return [event]


GrantGiven = event(
    "grant-given",
    "Another player may build.",
    {"player": player_field("Who allows it.", required=True), "to": player_field("Who may build.", required=True)},
)

GRANT_BUILD = Action(
    "grant-build",
    GrantBuild,
    rules=(
        in_phase(Phase.BUILDING, judged_in=(Phase.FINAL_BUILDING,)),
        by_the_main_player,
        once_a_round,
        if_agreed_on,
        to_another_player,
        not_at_the_end,
        in_turn_at_the_end,
    ),
    takers=takers,
    candidates=candidates,
    apply=apply,
    events=(GrantGiven,),
)
