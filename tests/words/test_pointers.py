"""No message holds a JSON Pointer or the name of a JSON member: people at a table read it."""

import re
from collections.abc import Iterable, Iterator

import pytest

from lawspeaker.adjudication.messages import LANGUAGES
from lawspeaker.games import GAMES
from tests.words.answered import said_in_cases
from tests.words.passages import assert_none, messages, titles

POINTER = re.compile(r"(?<![\w.…/])/(?:[a-z_][\w-]*|\d+)(?:/[\w-]+)*|\w_\w|\w/\w+/\w")
"""``/state/hands/red``, ``hand_cards``, or a pointer without its first slash."""
PATHS = re.compile(r"/(?:docs|developers|desk|rules|v1)\b\S*|https?://\S+")
"""What looks like a pointer, but is an address."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def pointers(texts: Iterable[tuple[str, str]]) -> list[str]:
    """Those texts that hold a pointer, each with where it is from."""
    return sorted({f"{where}: {found[0]}: {text}" for where, text in texts if (found := POINTER.search(PATHS.sub("", text)))})


@every_language
def test_no_message_is_written_with_a_pointer(language: str) -> None:
    assert_none(pointers((f"{each.file}:{each.line}", each.text) for each in messages(language)))


@every_language
def test_no_title_of_a_case_has_a_pointer(language: str) -> None:
    assert_none(pointers((f"{each.file}:{each.line}", each.text) for each in titles(language)))


@every_language
def test_no_answer_to_a_case_says_a_pointer(language: str) -> None:
    assert_none(pointers(said_in(language)))


def said_in(language: str) -> Iterator[tuple[str, str]]:
    """What the answers to the cases say, and the places that they name as missing."""
    said, missing = said_in_cases()
    for message in said:
        yield str(message), message.text(language)
    for place in missing:
        yield f"{place.game}: {place.pointer}", place.text(language)


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_no_word_of_a_game_is_a_pointer(game: str, language: str) -> None:
    assert_none(pointers(GAMES[game].messages.words(language).items()))
