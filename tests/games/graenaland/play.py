"""Whole games at random, from the set-up to the ranking, every state of them audited."""

from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from random import Random
from typing import Any

import orjson

from lawspeaker.adjudication.deciding.ruling import Verdict
from lawspeaker.games.graenaland.victory.scoring import score_sheet
from tests.games.graenaland import naive_goals
from tests.games.graenaland.players import GAME, MOST_LOOKED_AT, TABLE, decided, paid_otherwise, tampered
from tests.games.graenaland.positions import ALL_CARDS, TOKENS, State, cards, heroes, houses, works
from tests.games.graenaland.variants import Variant, before, set_up
from tests.games.play import Action, Played, assert_listed, told

HOUSES = 13
"""Houses that a clan can have on the board."""
MOST_ROUNDS = 300
"""A game that is not over by then is a runaway; few last a tenth of that."""
LOOKED_AT = 0.05
"""The share of states in which all listed actions are examined, and modified actions are tried."""
LISTED = 12
"""Actions of each type that are then looked at."""


def play(variant: Variant, seed: str) -> Played:
    """A whole game, from the set-up on. Raises ``AssertionError`` as ``play_on`` does."""
    random = Random(f"{variant} {seed}")
    start = before(variant, random)
    played = Played(start, state=start)
    done(played, TABLE.seen(start), set_up(variant, start, random))
    play_on(played, random)
    return played


def play_on(played: Played, random: Random) -> None:
    """The rest of a game. Raises ``AssertionError``, with what led to it, if anything is not as it must be."""
    while played.state["phase"] != "over":
        view = TABLE.audited(played.state)
        is_looked_at = random.random() < LOOKED_AT
        if is_looked_at:
            look_around(played, view, random)
        action = decided(played.state, view, random)
        assert action, f"a dead end: {told(played.state)}"
        if is_looked_at:
            assert_listed("graenaland", played.state, as_listed(action))
        done(played, view, action)
        played.rounds += action["type"] == "end-round"
        assert played.rounds <= MOST_ROUNDS, f"a runaway: {told(played.state)}"
    end(played)


def as_listed(action: Action) -> Action:
    """The action as a list has it: a proposal names only those who get something."""
    if action["type"] != "propose":
        return action
    return {**action, "shares": [share for share in action["shares"] if share["face_up"] or share["face_down"]]}


def done(played: Played, view: Any, action: Action) -> None:
    """Does the action, which must be legal, and keeps what must be kept."""
    state = played.state
    TABLE.done(played, view, action)
    assert list(broken(state, played.state, action)) == [], told({"state": state, "action": action})
    if played.state["phase"] in ("building", "final-building"):
        assert played.state["building"]["markets_used"] == markets_used(played), told({"state": state, "action": action})


def markets_used(played: Played) -> list[str]:
    """The markets that whoever builds has used in this phase, and if that goes on after a void claim, before the claim, too."""
    state = played.state
    builder = state["turn"] if state["phase"] == "final-building" else state["main_player"]
    begun_by = {"claim-victory", "announce-victory", "end-round", "pass", "vote"}
    if state.get("readings", {}).get("claims.void-phase") == "anew":
        begun_by.add("end-building")
    phase = takewhile(lambda action: action["type"] not in begun_by, reversed(played.actions))
    payments = [action.get("payment", ()) for action in phase if action.get("player") == builder]
    return [entry["market"] for payment in reversed(payments) for entry in payment if "market" in entry]


def broken(state: State, after: State, action: Action) -> Iterator[str]:
    """What changed though it cannot have, or is more than there can be."""
    if cards(after) != ALL_CARDS:
        yield f"cards went or came: {cards(after) - ALL_CARDS} {ALL_CARDS - cards(after)}"
    if action["type"] == "set-up":
        return
    kind = action["type"]
    built = houses(after) - houses(state)
    moved = kind == "weigh-anchor"
    if (houses(state) - houses(after)).total() != moved:
        yield "houses went"
    if built.total() != moved + (kind in ("build-village", "build-building", "place-settlement")):
        yield "houses came"
    owners = Counter(player for _, player, _ in houses(after).elements())
    if any(number > HOUSES for number in owners.values()):
        yield "more houses than there are"
    if max(heroes(after).values(), default=0) > 1:
        yield "two heroes of a kind"
    if any(hero not in heroes(after) for hero in heroes(state)):
        yield "a hero went"
    if any(number > TOKENS for work, number in works(after).items() if work != "improvement"):
        yield "more works than tokens"
    if (works(after) - works(state)).total() != (kind == "build-work") or works(state) - works(after):
        yield "works came or went"
    raised = {player: clan["army"] - state["clans"][player]["army"] for player, clan in after["clans"].items()}
    if raised != {player: int(kind == "raise-army" and action["player"] == player) for player in raised}:
        yield "armies changed"


def look_around(played: Played, view: Any, random: Random) -> None:
    """Everything is listed once, and every way of paying is legal; what was tampered with is ruled on."""
    for kind in GAME.actions:
        listed = TABLE.candidates(view, kind, LISTED)
        assert len({orjson.dumps(action, option=orjson.OPT_SORT_KEYS) for action in listed}) == len(listed), told(played.state)
        for way in (way for action in listed[:2] for way in paid_otherwise(view, action)):
            verdict = TABLE.ruled(view, way).verdict
            assert verdict is Verdict.LEGAL, f"listed, and {verdict}: {told({'state': played.state, 'action': way})}"
        for action in listed:
            assert TABLE.shapes[kind].holds(action), told(action)
        for action in listed[:3]:
            for other in tampered(action, played.state, random):
                TABLE.ruled(view, other)  # is some verdict, and no error


def end(played: Played) -> None:
    """Nothing can be done any more, and the sheet has the ranks that the naive twin has."""
    view = TABLE.audited(played.state)
    for kind in GAME.actions:
        assert TABLE.candidates(view, kind, MOST_LOOKED_AT) == [], told(played.state)
    ranks = {score.player: score.rank.exact() for score in score_sheet(view).scores}
    assert ranks == naive_goals.ranks(played.state), told(played.state)
