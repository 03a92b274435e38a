"""Draws the pictures in the README: `picture.svg` of each game, from its first worked example. `make pictures` runs it."""

from pathlib import Path

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.games import GAMES
from tests.api.worked import WORKED
from tests.conformance import questions


def main() -> None:
    for game in GAMES:
        file_of(game).write_text(picture(game), encoding="utf-8")


def file_of(game: str) -> Path:
    """The path of the picture of a game."""
    return GAMES[game].folder / "picture.svg"


def picture(game: str) -> str:
    """The picture that the service draws."""
    example = next(worked for worked in WORKED if (worked.game.id, worked.operation) == (game, "pictures"))
    return f"{questions(game)['pictures'].ask(example.body, Preferences())['svg']}\n"


if __name__ == "__main__":
    main()
