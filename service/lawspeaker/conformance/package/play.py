"""Plays the game like a minimal client: chooses one of the listed actions, and continues with the next state."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from lawspeaker.adjudication.document import Document
from lawspeaker.conformance.package.subject import Package

MOST_ACTIONS = 2_000
FIRST_ACTIONS = 60
"""How many actions of a game are played if a sample is tried."""
SEED = "rice"


def the_game_can_be_played(package: Package) -> Iterator[str]:
    """The game is played to its end by taking one of the legal actions again and again, without knowing anything else."""
    beginnings = _beginnings(package)
    if not beginnings:
        yield "No worked example or case of setups leaves nothing open. Add one with which the game can be played."
    for request, state in beginnings[:: package.share]:
        complaint, _ = played(package, state, package.at_random("play"), MOST_ACTIONS if package.share == 1 else FIRST_ACTIONS)
        if complaint:
            yield f"Set up by {request}, {complaint}"


def _beginnings(package: Package) -> Sequence[tuple[Document, Any]]:
    """The set-ups of examples and cases that leave nothing open, with a seed and in the last edition: one for each number of
    players and choice of options, with the state to which it leads."""
    asked = [example["request"] for example in package.examples if example["operation"] == "setups"]
    asked += [case.request for case in package.cases if case.question == "setups"]
    shape = package.questions["setups"].Request._declared_fields
    usual = {"seed": SEED, "edition": next(reversed(list(package.game.editions)), None)}
    found: dict[str, tuple[Document, Any]] = {}
    for request in asked:
        complete = {**{name: value for name, value in usual.items() if name in shape and value}, **request}
        kind = repr((len(request.get("players", ())), request.get("options")))
        answer = None if kind in found else package.answered("setups", complete)
        if answer and answer["verdict"] == "legal" and not answer["open"]:
            found[kind] = complete, answer["state"]
    return list(found.values())


def played(package: Package, state: Any, random: Random, most: int = MOST_ACTIONS) -> tuple[str, Any]:
    """Plays at most ``most`` actions from a state. Returns the complaints and the last state."""
    for number in range(most):
        page = package.ask("legal-actions", {"state": state})
        if not page["actions"]:
            missing = ", ".join(page["missing"])
            return f"after {number} actions no action is listed, because {missing} is missing" if missing else "", state
        kind = random.choice(list(dict.fromkeys(action["type"] for action in page["actions"])))
        action = random.choice([action for action in page["actions"] if action["type"] == kind])
        answer = package.ask("rulings", {"state": state, "action": action})
        if answer["verdict"] != "legal" or answer["open"]:
            return f"after {number} actions {action} is {answer['verdict']}, and open is {answer['open']}", state
        state = answer["state"]
    return f"the game does not end within {most} actions" if most == MOST_ACTIONS else "", state
