"""The worked examples of all games, which the commands are tried with."""

from typing import Any

import orjson

from lawspeaker.api.resources.examples import load_examples
from lawspeaker.cli.questions import QUESTIONS
from lawspeaker.games import GAMES

COMMANDS = {command.question: command for command in QUESTIONS}
EXAMPLES = [(game.id, example) for game in GAMES.values() for example in load_examples(game.folder)]


def example_of(game: str, name: str) -> dict[str, Any]:
    """The example ``name`` of ``game``."""
    (found,) = (example for example in load_examples(GAMES[game].folder) if example["name"] == name)
    return found


def request_of(game: str, name: str) -> bytes:
    """The request of the example ``name`` of ``game``, in JSON."""
    return orjson.dumps(example_of(game, name)["request"])


LEGAL = request_of("java", "on-one-tile")
ILLEGAL = request_of("java", "too-large-a-palace")
UNDETERMINED = request_of("graenaland", "vote-undecided")
