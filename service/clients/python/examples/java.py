"""Plays Java against itself: builds the palace that brings the most points where there is one, else does anything.

python java.py http://127.0.0.1:8000 --players 3 --seed rice
"""

from argparse import ArgumentParser
from random import Random

from lawspeaker_client import Lawspeaker
from lawspeaker_client.models import JavaAction, JavaPlayer, JavaRulingAnswer, JavaSetupRequest, JavaState

PLAYERS: list[JavaPlayer] = ["one", "two", "three", "four"]


def play(judge: Lawspeaker, game: JavaSetupRequest, random: Random) -> JavaState:
    """Sets a game up and plays it. Returns its last state."""
    state = next_state(judge.java.setups(game))
    while action := choose(judge, state, random):
        state = next_state(judge.java.rulings({"state": state, "action": action}))
    return state


def choose(judge: Lawspeaker, state: JavaState, random: Random) -> JavaAction | None:
    """The best palace that can be built or enlarged, or an action of any type; nothing once the game is over."""
    actions = judge.java.legal_actions({"state": state})["actions"]
    if not actions:
        return None
    types = sorted({action["type"] for action in actions})
    for palaces in ("build-palace", "enlarge-palace"):
        if palaces in types:
            return judge.java.legal_actions({"state": state, "type": palaces, "scores": True})["actions"][0]
    chosen = random.choice(types)
    return random.choice([action for action in actions if action["type"] == chosen])


def next_state(ruling: JavaRulingAnswer) -> JavaState:
    """The state to which a legal action leads."""
    if ruling["verdict"] == "legal":
        return ruling["state"]
    raise RuntimeError([finding["message"] for finding in ruling["findings"]])


def main() -> None:
    """Plays a game, and prints who won."""
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("url")
    arguments.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    arguments.add_argument("--seed", default="rice")
    options = arguments.parse_args()
    with Lawspeaker(options.url) as judge:
        game: JavaSetupRequest = {"players": PLAYERS[: options.players], "seed": options.seed}
        state = play(judge, game, Random(options.seed))
        for score in judge.java.scores({"state": state})["players"]:
            print(f"{score['player']}: {score.get('points')} points")


if __name__ == "__main__":
    main()
