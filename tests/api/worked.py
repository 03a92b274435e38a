"""The worked examples of every game, as valid requests."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lawspeaker.adjudication.rules.game import Game
from lawspeaker.api.resources.examples import load_examples
from lawspeaker.games import GAMES


@dataclass(frozen=True, eq=False)
class Worked:
    """A worked example: its path and its body."""

    game: Game[Any]
    name: str
    operation: str
    body: Mapping[str, Any]

    @property
    def path(self) -> str:
        return f"/v1/games/{self.game.id}/{self.operation}"

    @property
    def question(self) -> dict[str, Any]:
        """The question as it is inside of another request."""
        return {self.game.id: {self.operation: self.body}}

    def __str__(self) -> str:
        return f"{self.game.id}-{self.name}"


WORKED = [
    Worked(game, example["name"], example["operation"], example["request"])
    for game in GAMES.values()
    for example in load_examples(game.folder)
]

ONE_OF_EACH = list({worked.path: worked for worked in WORKED}.values())
"""A worked example for each question of each game."""
