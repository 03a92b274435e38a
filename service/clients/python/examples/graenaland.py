"""Plays Graenaland against itself: builds what brings the most points where anything can be built, else does anything.

python graenaland.py http://127.0.0.1:8000 --players 4 --seed rice
"""

from argparse import ArgumentParser
from random import Random

from lawspeaker_client import Lawspeaker
from lawspeaker_client.models import (
    GraenalandAction,
    GraenalandPlayer,
    GraenalandRulingAnswer,
    GraenalandSetupRequest,
    GraenalandState,
)

PLAYERS: list[GraenalandPlayer] = ["red", "white", "blue", "yellow", "violet"]


def play(judge: Lawspeaker, game: GraenalandSetupRequest, random: Random) -> GraenalandState:
    """Sets a game up and plays it. Returns its last state."""
    state = next_state(judge.graenaland.setups(game))
    while action := choose(judge, state, random):
        state = next_state(judge.graenaland.rulings({"state": state, "action": action}))
    return state


def choose(judge: Lawspeaker, state: GraenalandState, random: Random) -> GraenalandAction | None:
    """What brings most points of what can be built, or an action of any type; nothing once the game is over."""
    actions = judge.graenaland.legal_actions({"state": state})["actions"]
    if not actions:
        return None
    types = sorted({action["type"] for action in actions})
    for built in ("build-building", "build-village", "raise-army"):
        if built in types:
            return judge.graenaland.legal_actions({"state": state, "type": built, "scores": True})["actions"][0]
    chosen = random.choice(types)
    return random.choice([action for action in actions if action["type"] == chosen])


def next_state(ruling: GraenalandRulingAnswer) -> GraenalandState:
    """The state to which a legal action leads."""
    if ruling["verdict"] == "legal":
        return ruling["state"]
    raise RuntimeError([finding["message"] for finding in ruling["findings"]])


def main() -> None:
    """Plays a game, and prints who won."""
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("url")
    arguments.add_argument("--players", type=int, choices=(3, 4, 5), default=3)
    arguments.add_argument("--seed", default="rice")
    options = arguments.parse_args()
    with Lawspeaker(options.url) as judge:
        game: GraenalandSetupRequest = {"players": PLAYERS[: options.players], "edition": "sample", "seed": options.seed}
        state = play(judge, game, Random(options.seed))
        for score in judge.graenaland.scores({"state": state})["players"]:
            print(f"{score['player']}: {score.get('points')} points")


if __name__ == "__main__":
    main()
