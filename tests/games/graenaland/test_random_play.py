"""Whole games at random: never a dead end or a runaway, no impossible state, and nothing is lost or made up."""

from random import Random
from typing import Any

import pytest

from tests.effort import one_in
from tests.games.graenaland.play import done, play, play_on
from tests.games.graenaland.players import TABLE, decided, first_to_prove
from tests.games.graenaland.positions import later
from tests.games.graenaland.variants import VARIANTS
from tests.games.play import Played, assert_replayed, assert_replayed_past

pytestmark = pytest.mark.slow

SHARE = 9
"""`make test` plays one of this number of variants: with each number of players, each island, each kind of victory."""


@pytest.mark.parametrize("variant", one_in(SHARE, VARIANTS), ids=str)
def test_a_game_of_every_variant_reaches_the_ranking(variant: Any) -> None:
    assert play(variant, "a game").state["phase"] == "over"


@pytest.mark.parametrize("victory_cards", [False, True], ids=["goals", "points"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_games_that_have_gone_on_come_to_an_end(players: int, victory_cards: bool) -> None:
    """They have decks that run out soon, and heroes who wait."""
    random = Random(f"later {players} {victory_cards}")
    state = later(players, random, victory_cards=victory_cards)
    played = Played(state, state=state)
    play_on(played, random)
    assert played.actions


def act(played: Played, random: Random) -> None:
    """Does the next action."""
    view = TABLE.audited(played.state)
    action = decided(played.state, view, random)
    assert action
    done(played, view, action)


@pytest.mark.parametrize("choice", ["continued", "anew"])
def test_markets_used_for_void_claims_are_remembered(choice: str) -> None:
    """Everybody claims far too many points, one after the other, and then the main player builds."""
    used = 0
    for number in range(2):
        random = Random(f"in vain {number}")
        state = {**later(4, random, victory_cards=True), "readings": {"claims.void-phase": choice}}
        played = Played(state, state=state)
        while played.state["phase"] != "claims":
            act(played, random)
        claims = [{"player": player, "points": random.randint(13, 15)} for player in played.state["players"]]
        first = first_to_prove(played.state, claims)
        done(played, TABLE.audited(played.state), {"type": "claim-victory", "claims": claims, "first": first})
        while played.state["phase"] == "final-building":
            act(played, random)
        used += len(played.state.get("building", {}).get("markets_used", ()))
    assert (used > 0) == (choice == "continued")


def test_a_game_replayed_is_the_same() -> None:
    """Also past an illegal action."""
    played = play(VARIANTS[0], "replayed")
    assert_replayed("graenaland", played)
    assert_replayed_past("graenaland", played, {"type": "set-up", "seed": "once more"})
