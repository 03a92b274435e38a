"""People read no names of places that only programs understand: no ``r2c3``, ``coast-1`` or ``E11v``."""

import re
from collections.abc import Iterator
from itertools import cycle
from typing import Any
from xml.etree import ElementTree

import pytest

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.answers.sentences import sentence
from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.adjudication.words.phrases import rendered
from lawspeaker.games import GAMES
from tests.api.worked import WORKED
from tests.conformance import questions
from tests.sweeps import each

pytestmark = pytest.mark.slow

MACHINE_NAME = re.compile(r"\br-?\d+c-?\d+\b|\b[a-z]+-\d+\b|\b[@A-Z]\d{1,2}[vr]\d*\b")
READ = ("message", "sentence", "sentences", "missing_in_words", "in_words")
"""Members with texts for people."""


def read_in(answer: Any) -> Iterator[str]:
    """The texts for people in an answer."""
    if isinstance(answer, dict):
        for name, value in answer.items():
            yield from (value if isinstance(value, list) else [value]) if name in READ else read_in(value)
    elif isinstance(answer, list | tuple):
        for value in answer:
            yield from read_in(value)


def read_in_picture(svg: str) -> Iterator[str]:
    """The texts of a picture, and the titles of its places."""
    yield from (part.text or "" for part in ElementTree.fromstring(svg).iter() if part.tag.endswith(("title", "desc", "text")))


def test_no_answer_to_an_example_names_a_place_as_programs_do() -> None:
    """Each example in one of the languages: `test_answers.py` has all messages in all languages."""
    texts: list[str] = []
    for worked, language in zip(WORKED, cycle(LANGUAGES), strict=False):
        asked = questions(worked.game.id)
        if worked.operation in asked and worked.operation != "edits":
            answer = asked[worked.operation].ask(worked.body, Preferences(language, explain=True))
            texts += read_in_picture(answer) if isinstance(answer, str) else read_in(answer)
        if "state" in worked.body and "pictures" in asked:
            texts += read_in_picture(asked["pictures"].ask({"state": worked.body["state"]}, Preferences(language))["svg"])
    assert len(texts) > 300
    assert [text for text in texts if MACHINE_NAME.search(text)] == []


@each(
    "game, language, text, said",
    [
        ("confusing-lands", "en", "r1c2 (r1c3, r2c2) = 8", "row 1, column 2 (row 1, column 3; row 2, column 2) = 8"),
        ("confusing-lands", "cs", "r-1c0", "řádek -1, sloupec 0"),
        ("graenaland", "fr", "coast-1, inland-12", "Côte 1, Intérieur 12"),
        ("graenaland", "en", 'bay, "coast-1", /state/coast-1', 'bay, "coast-1", /state/coast-1'),
        ("java", "en", 'E11v; "x E11v \\" E11v", E11v', 'E11 (village); "x E11v \\" E11v", E11 (village)'),
        ("java", "en", "E11v E13r3", "E11 (village); E13 (rice, height 3)"),
        ("java", "en", "E11 one", "E11 one"),
    ],
)
def test_places_are_in_words_but_quoted_text_stays_as_it_is(game: str, language: str, text: str, said: str) -> None:
    assert GAMES[game].messages.spelled(language, text) == said


@each(
    "squares, said",
    [
        (["r2c3"], "row 2, column 3"),
        (["r2c3", "r2c4", "r2c5"], "row 2, columns 3, 4 and 5"),
        (["r1c1", "r2c1", "r2c2"], "row 1, column 1 and row 2, columns 1 and 2"),
        (["r1c1", "r2c1", "r3c1"], "row 1, column 1; row 2, column 1 and row 3, column 1"),
    ],
)
def test_squares_are_listed_row_by_row(squares: list[str], said: str) -> None:
    messages = GAMES["confusing-lands"].messages
    assert messages.text("en", "place.on-top", "violated", {"squares": squares}).startswith(
        f"The card must lie on top of what is in {said}, not"
    )


@each("language", LANGUAGES)
def test_an_error_shows_how_to_write_a_tile_and_what_was_sent(language: str) -> None:
    sent = {"state": {"tiles": ["x E11v E13r y"], "land": ["?"]}, "action": {"type": "pass", "player": "one"}}
    with pytest.raises(Misunderstood) as caught:
        questions("java")["rulings"].ask(sent, Preferences(language))
    tile, land = (rendered(fault.detail, GAMES["java"].messages, language) for fault in caught.value.faults)
    assert "E11v E13r F12r" in tile
    assert '"x E11v E13r y"' in tile
    assert "E7v3" in land


@each("language", LANGUAGES)
def test_a_seed_is_no_place(language: str) -> None:
    assert "E11v and E13r" in sentence(GAMES["java"], {"type": "set-up", "seed": "E11v and E13r"}, language)
