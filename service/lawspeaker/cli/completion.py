"""Shell completion: its script, and the values to suggest: games, their questions, rules, editions and examples."""

from collections.abc import Callable, Iterable
from typing import Any

import click
from click.shell_completion import CompletionItem, get_completion_class

SHELLS = ("bash", "fish", "zsh")
VARIABLE = "_LAWSPEAKER_COMPLETE"
"""The environment variable by which the script asks the program what fits."""

Complete = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]


def script(command: click.Command, shell: str) -> str:
    """The script that makes ``shell`` complete the command line."""
    completion = get_completion_class(shell)
    assert completion, shell
    return completion(command, {}, "lawspeaker", VARIABLE).source()


def games(_context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The games that are installed."""
    from lawspeaker.games import GAMES

    return _fitting(GAMES, incomplete)


def of_game(known: Callable[[Any], Iterable[str]]) -> Complete:
    """A completion function for click, with the values that are ``known`` for the game named earlier on the command line."""

    def complete(context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from lawspeaker.games import GAMES, InvalidPackageError

        try:
            return _fitting(known(GAMES[context.params["game"]]), incomplete)
        except (LookupError, InvalidPackageError):
            return []

    return complete


def _fitting(known: Iterable[str], incomplete: str) -> list[CompletionItem]:
    return [CompletionItem(one) for one in known if one.startswith(incomplete)]


@of_game
def questions(game: Any) -> Iterable[str]:
    """The questions about a game."""
    from lawspeaker.adjudication.questions import questions_of

    return [question.name for question in questions_of(game)]


@of_game
def rules(game: Any) -> Iterable[str]:
    """The rules of a game."""
    return list(game.catalogue.rules)


@of_game
def editions(game: Any) -> Iterable[str]:
    """The editions of a game."""
    return list(game.editions)


@of_game
def examples(game: Any) -> Iterable[str]:
    """The worked examples of a game."""
    from lawspeaker.api.resources.examples import load_examples

    return [example["name"] for example in load_examples(game.folder)]
