"""The main player lets another player build once, where five play and have agreed on that. Alternativa pro pět hráčů."""

from collections.abc import Iterator

from lawspeaker.adjudication.action import Action, Effect, member
from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document
from lawspeaker.games.graenaland.actions.offering import by_the_main_player, can_be_made, offered, once_a_round, takers
from lawspeaker.games.graenaland.actions.phases import in_phase
from lawspeaker.games.graenaland.shapes import GraenalandAction, player_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase


class GrantBuild(GraenalandAction):
    """The main player lets another player build once."""

    player = member(player_field("Who lets another one build.", required=True))
    to = member(player_field("Who may build.", required=True))


@rule("grant.option")
def if_agreed_on(state: State, action: GrantBuild) -> Iterator[Violation]:
    """The main player lets another player build only where five play and have agreed on that."""
    if not state.has_grants:
        yield action.violated("type")


@rule("grant.other-player")
def to_another_player(_: State, action: GrantBuild) -> Iterator[Violation]:
    """A grant is for another player."""
    if action.to == action.player:
        yield action.violated("to", player=action.to)


def options(state: State) -> Iterator[Document]:
    """A grant to each other player, if they have agreed on grants."""
    if state.has_grants and can_be_made(state):
        for player in state.players:
            if player != state.main_player:
                yield {"player": state.main_player, "to": player}


def apply(state: State, action: GrantBuild) -> Effect:
    """The other player may build."""
    event = {"type": "grant-given", "player": action.player, "to": action.to}
    return Effect(offered(state, {"player": action.to}), [event])


GRANT_BUILD = Action(
    "grant-build",
    GrantBuild,
    rules=(in_phase(Phase.BUILDING), by_the_main_player, once_a_round, if_agreed_on, to_another_player),
    takers=takers,
    options=options,
    apply=apply,
)
