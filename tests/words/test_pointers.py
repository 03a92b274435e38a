"""No message holds a JSON Pointer or the name of a JSON member: people at a table read it."""

import re
from collections.abc import Iterable
from itertools import product

from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.games import GAMES
from tests.sweeps import each
from tests.words.passages import assert_none, messages, titles

POINTER = re.compile(r"(?<![\w.…/])/(?:[a-z_][\w-]*|\d+)(?:/[\w-]+)*|\w_\w|\w/\w+/\w")
"""``/state/hands/red``, ``hand_cards``, or a pointer without its first slash."""
PATHS = re.compile(r"/(?:docs|developers|desk|rules|v1)\b\S*|https?://\S+")
"""What looks like a pointer, but is an address."""


def pointers(texts: Iterable[tuple[str, str]]) -> list[str]:
    """Those texts that hold a pointer, each with where it is from."""
    return sorted({f"{where}: {found[0]}: {text}" for where, text in texts if (found := POINTER.search(PATHS.sub("", text)))})


@each("language", LANGUAGES)
def test_no_message_is_written_with_a_pointer(language: str) -> None:
    assert_none(pointers((f"{passage.file}:{passage.line}", passage.text) for passage in messages(language)))


@each("language", LANGUAGES)
def test_no_title_of_a_case_has_a_pointer(language: str) -> None:
    assert_none(pointers((f"{passage.file}:{passage.line}", passage.text) for passage in titles(language)))


@each("game, language", product(GAMES, LANGUAGES))
def test_no_word_of_a_game_is_a_pointer(game: str, language: str) -> None:
    assert_none(pointers(GAMES[game].messages.words(language).items()))
