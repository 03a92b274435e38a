"""Whole games at random, from the set-up to the ranking, every state of them audited.

`python -m tests.games.graenaland.play 3000` plays so many, of every variant in turn, and tells how they went; with another
number after it games from that one on.
"""

import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random
from statistics import median
from typing import Any

import orjson

from lawspeaker.adjudication.checks import Outcome
from lawspeaker.adjudication.guard import Guard
from lawspeaker.adjudication.ruling import Ruling, Verdict, audit, decide
from tests.games.graenaland import naive_goals
from tests.games.graenaland.players import GAME, Action, decided, options, paid_otherwise, tampered
from tests.games.graenaland.positions import ALL_CARDS, TOKENS, State, cards, heroes, houses, works
from tests.games.graenaland.variants import VARIANTS, Variant, before, set_up

HOUSES = 13
"""Houses that a clan can have on the board."""
MOST_ROUNDS = 300
"""A game that is not over by then is a runaway; few last a tenth of that."""
LOOKED_AT = 0.05
"""In so many of the states everything that is listed is looked at, and actions that were tampered with are tried."""
LISTED = 12
"""Actions of each type that are then looked at."""
SHAPE = Guard(GAME.State)
SHAPES = {kind: Guard(action.Shape) for kind, action in GAME.actions.items()}


@dataclass
class Played:
    """How a game went."""

    before: State
    actions: list[Action] = field(default_factory=list)
    state: State = field(default_factory=dict)
    rounds: int = 0
    verdicts: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)


def play(variant: Variant, seed: str) -> Played:
    """A whole game, from the set-up on. Raises ``AssertionError`` as ``play_on`` does."""
    random = Random(f"{variant} {seed}")
    start = before(variant, random)
    played = Played(start, state=start)
    done(played, seen(start), set_up(variant, start, random))
    play_on(played, random)
    return played


def play_on(played: Played, random: Random) -> None:
    """The rest of a game. Raises ``AssertionError``, with what led to it, if anything is not as it must be."""
    while played.state["phase"] != "over":
        view = audited(played.state)
        if random.random() < LOOKED_AT:
            look_around(played, view, random)
        action = decided(played.state, view, random)
        assert action, f"a dead end: {told(played.state)}"
        done(played, view, action)
        played.rounds += action["type"] == "end-round"
        assert played.rounds <= MOST_ROUNDS, f"a runaway: {told(played.state)}"
    end(played)


def seen(state: State) -> Any:
    """The state as the service sees it."""
    return GAME.view(state, GAME.sources(state))


def ruled(view: Any, action: Action) -> Ruling:
    """The ruling on an action in a state that was audited."""
    return decide(GAME, GAME.action(action), view)


def done(played: Played, view: Any, action: Action) -> None:
    """Does the action, which must be legal, and keeps what must be kept."""
    assert SHAPES[action["type"]].holds(action), told(action)
    ruling = ruled(view, action)
    assert ruling.effect, f"not legal: {[finding for finding in ruling.findings if finding.outcome is not Outcome.UPHELD]} " + (
        f"{ruling.missing} {told({'state': played.state, 'action': action})}"
    )
    after: State = orjson.loads(orjson.dumps(ruling.effect.state))
    assert after == ruling.effect.state
    context = told({"state": played.state, "action": action})
    assert SHAPE.holds(after), context
    assert cards(after) == ALL_CARDS, f"{cards(after) - ALL_CARDS} {ALL_CARDS - cards(after)} {context}"
    assert list(broken(played.state, after, action)) == [], context
    played.actions.append(action)
    played.state = after
    played.verdicts["legal"] += 1
    played.events.update(event["type"] for event in ruling.effect.events)


def broken(state: State, after: State, action: Action) -> Iterator[str]:
    """What changed though it cannot have, or is more than there can be."""
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


def audited(state: State) -> Any:
    """The state as the service sees it; it must be possible, and the audit must have no question left."""
    view = seen(state)
    unsettled = [finding for finding in audit(GAME, view) if finding.outcome is not Outcome.UPHELD]
    assert not unsettled, f"{unsettled} {told(state)}"
    return view


def look_around(played: Played, view: Any, random: Random) -> None:
    """Everything is listed once, and every way of paying is legal; what was tampered with is ruled on."""
    for kind in GAME.actions:
        listed = options(view, kind, LISTED)
        assert len({orjson.dumps(action, option=orjson.OPT_SORT_KEYS) for action in listed}) == len(listed), told(played.state)
        for way in (way for action in listed[:2] for way in paid_otherwise(view, action)):
            verdict = ruled(view, way).verdict
            assert verdict is Verdict.LEGAL, f"listed, and {verdict}: {told({'state': played.state, 'action': way})}"
        for action in listed:
            assert SHAPES[kind].holds(action), told(action)
        for action in listed[:3]:
            for other in tampered(action, played.state, random):
                played.verdicts[ruled(view, other).verdict.value] += 1


def end(played: Played) -> None:
    """Nothing can be done any more, and the sheet has the ranks that the naive twin has."""
    view = audited(played.state)
    for kind in GAME.actions:
        assert options(view, kind) == [], told(played.state)
    ranks = {score.player: score.rank.exact() for score in GAME.scoring(view).scores}
    assert ranks == naive_goals.ranks(played.state), told(played.state)


def told(document: Any) -> str:
    """A document as it would be sent."""
    return orjson.dumps(document).decode()


def _play_one(number: int) -> tuple[str, Played | str]:
    """The game of that number, or what went wrong in it."""
    variant = VARIANTS[number % len(VARIANTS)]
    try:
        return str(variant), play(variant, str(number))
    except Exception as error:  # whatever it is, the other games go on
        return str(variant), f"game {number}: {type(error).__name__}: {error}"


def main(games: int, first: int = 0) -> None:
    started = time.perf_counter()
    failures: list[tuple[str, str]] = []
    rounds: dict[str, list[int]] = {}
    actions: Counter[str] = Counter()
    events: Counter[str] = Counter()
    verdicts: Counter[str] = Counter()
    with ProcessPoolExecutor() as pool:
        for variant, result in pool.map(_play_one, range(first, first + games), chunksize=4):
            if isinstance(result, str):
                failures.append((variant, result))
                print(variant, result[:3_000])
                continue
            rounds.setdefault(variant, []).append(result.rounds)
            actions.update(action["type"] for action in result.actions)
            events.update(result.events)
            verdicts.update(result.verdicts)
    for variant, lengths in rounds.items():
        print(f"{variant}: {len(lengths)} games of {min(lengths)} to {max(lengths)} rounds, half of them up to {median(lengths)}")
    print("actions:", dict(actions.most_common()))
    print("events:", dict(events.most_common()))
    print("verdicts:", dict(verdicts))
    print(f"{games} games, {len(failures)} failed, {time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
