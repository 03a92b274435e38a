"""Plays Confusing Lands against itself: lays each card where its player is best off, compared with the others.

python confusing_lands.py http://127.0.0.1:8000 --players 2 --seed rice
"""

from argparse import ArgumentParser
from random import Random

from lawspeaker_client import Lawspeaker
from lawspeaker_client.models import (
    ConfusingLandsAction,
    ConfusingLandsPlayer,
    ConfusingLandsPlayerPoints,
    ConfusingLandsRulingAnswer,
    ConfusingLandsSetupRequest,
    ConfusingLandsState,
)

PLAYERS: list[ConfusingLandsPlayer] = ["one", "two"]


def play(judge: Lawspeaker, game: ConfusingLandsSetupRequest, random: Random) -> ConfusingLandsState:
    """Sets a game up and plays it. Returns its last state."""
    state = next_state(judge.confusing_lands.setups(game))
    while action := choose(judge, state, random):
        state = next_state(judge.confusing_lands.rulings({"state": state, "action": action}))
    return state


def choose(judge: Lawspeaker, state: ConfusingLandsState, random: Random) -> ConfusingLandsAction | None:
    """One of the actions after which its player leads by most; nothing once the game is over."""
    page = judge.confusing_lands.legal_actions({"state": state, "scores": True})
    if not page["actions"]:
        return None
    leads = [lead(action, points) for action, points in zip(page["actions"], page.get("scores", []), strict=True)]
    return random.choice([action for action, by in zip(page["actions"], leads, strict=True) if by == max(leads)])


def lead(action: ConfusingLandsAction, points: list[ConfusingLandsPlayerPoints]) -> int:
    """How many points more than the best other player somebody has after an action of theirs."""
    own = [entry.get("points", 0) for entry in points if entry["player"] == action.get("player")]
    others = [entry.get("points", 0) for entry in points if entry["player"] != action.get("player")]
    return sum(own) - max(others, default=0)


def next_state(ruling: ConfusingLandsRulingAnswer) -> ConfusingLandsState:
    """The state to which a legal action leads."""
    if ruling["verdict"] == "legal":
        return ruling["state"]
    raise RuntimeError([finding["message"] for finding in ruling["findings"]])


def main() -> None:
    """Plays a game, and prints who won."""
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("url")
    arguments.add_argument("--players", type=int, choices=(1, 2), default=1)
    arguments.add_argument("--seed", default="rice")
    options = arguments.parse_args()
    with Lawspeaker(options.url) as judge:
        game: ConfusingLandsSetupRequest = {"players": PLAYERS[: options.players], "edition": "sample", "seed": options.seed}
        state = play(judge, game, Random(options.seed))
        for score in judge.confusing_lands.scores({"state": state})["players"]:
            print(f"{score['player']}: {score.get('points')} points")


if __name__ == "__main__":
    main()
