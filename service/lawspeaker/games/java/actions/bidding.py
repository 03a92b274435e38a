"""Rules that bidding for a festival and passing share. ¶36, 41."""

from collections.abc import Iterator

from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import surely
from lawspeaker.games.java.actions.phases import PlayersAction
from lawspeaker.games.java.festivals.bidders import is_in_the_city, taking_part
from lawspeaker.games.java.state import State


@rule("festival.figure")
def with_a_figure_in_the_city(state: State, action: PlayersAction) -> Iterator[Violation]:
    """Only those bid or pass who have a figure in the city, as those have who are known to take part."""
    if any(action.player == player for _, player in taking_part(state.document.get("festival", {}))):
        return
    if not is_in_the_city(state, action.player, state.festival_palace):
        yield action.violated("player", player=action.player, space=state.festival_palace)


@rule("festival.order")
def in_turn(state: State, action: PlayersAction) -> Iterator[Violation]:
    """Clockwise, players with a figure in the city bid or pass. Those who have passed are out, those who have scored are not."""
    player = action.player
    if surely(lambda: not is_in_the_city(state, player, state.festival_palace)):
        return  # ``festival.figure`` says so
    if player in state.document.get("festival", {}).get("passed", ()):
        yield action.violated("player", player=player, fault="passed")
    elif player != (due := state.known("festival", "turn")):
        yield action.violated("player", player=player, due_player=due, fault="turn")
