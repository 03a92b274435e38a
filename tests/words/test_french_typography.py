"""French is set as French printers set it: in every message of the service, and in what is put together from them.

A narrow no-break space stands before ``:``, ``;``, ``?`` and ``!`` and inside guillemets, apostrophes are typographic, and so are
dashes and dots.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from fluent.syntax import ast

import lawspeaker
from lawspeaker.adjudication.answers.wording import Wording
from lawspeaker.cli.text.page import WIDTH_OF_A_PIPE, Page
from lawspeaker.cli.text.speech import Speech
from lawspeaker.desk.translations import translator
from lawspeaker.games import GAMES
from tests.sweeps import each
from tests.words.passages import assert_none, fluent_files, written_messages

SERVICE = Path(lawspeaker.__file__).parent
NARROW = "\u202f"
FILLED_IN = "\ufffc"
"""The placeholder for a word or number that is filled into a text."""

MISTAKES = {
    "an apostrophe that is not typographic": "'",
    "straight quotation marks": '"',
    "English quotation marks": "[“”]",
    "no narrow no-break space before a colon or semicolon": f"(?<!{NARROW})[:;]",
    "no narrow no-break space before a question or exclamation mark": f"(?<!{NARROW})[?!]",
    "no narrow no-break space after «": f"«(?!{NARROW})",
    "no narrow no-break space before »": f"(?<!{NARROW})»",
    "a hyphen for a dash": r"(?<!\S)-(?!\S)",
    "an em dash": "—",
    "three dots for an ellipsis": r"\.\.\.",
    "a letter for a multiplication sign": r"(?<!\S)x(?!\S)",
    "two spaces": "  ",
}
NO_SENTENCES = (re.compile(r'"[a-z_]+": '), re.compile(r"^\?$"))
"""What is not held to this: a member of JSON that is to be copied, and a question mark alone, which is a sign in a picture."""


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """The text of a pattern, with a sign for each word that is filled in, and the text of each of its variants."""
    said = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            said += element.value
        elif isinstance(element.expression, ast.StringLiteral):
            said += element.expression.parse()["value"]
        else:
            said += FILLED_IN
            if isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    yield from texts(variant.value)
    yield said


def mistakes(text: str) -> list[str]:
    for exception in NO_SENTENCES:
        text = exception.sub("", text)
    return [mistake for mistake, found in MISTAKES.items() if re.search(found, text)]


def test_every_message_is_set_as_french_is() -> None:
    files = [file for file in fluent_files("fr") if SERVICE in file.parents]
    assert {file.relative_to(SERVICE).parts[0] for file in files} >= {"adjudication", "games", "desk", "cli"}
    assert_none(
        f"{message}: {text}: {', '.join(wrong)}"
        for file in files
        for message in written_messages(file, "fr")
        for text in texts(message.pattern)
        if (wrong := mistakes(text))
    )


@each("text", ["l'eau", "Lieu : ici", "Lieu: ici", "qui ?", "« Rouge »", "un - deux", "deux x bois", "…  a"])
def test_a_mistake_is_found(text: str) -> None:
    assert mistakes(text)


@each("say", [translator("fr", "rules"), Speech("fr")])
def test_composed_texts_are_set_as_french_is(say: Callable[..., str]) -> None:
    wording = Wording.of(GAMES["graenaland"], "fr", say)
    action = {"type": "move", "orders": [{"player": "red", "direction": "north"}], "draws": {"red": 1, "white": 2}}
    said = wording.action(action)
    assert said.count(f"{NARROW}: ") == 6
    assert f"1{NARROW}; Blanc" in said
    assert mistakes(said) == []


@each("width", range(1, 20))
def test_no_line_begins_with_a_colon(width: int) -> None:
    page = Page()
    page.line("a" * (WIDTH_OF_A_PIPE - width) + f" Joueurs{NARROW}: «{NARROW}Rouge{NARROW}» et Jaune{NARROW}; Blanc")
    lines = page.render(is_terminal=False).split("\n")
    assert f"Joueurs{NARROW}: «{NARROW}Rouge{NARROW}» et Jaune{NARROW}; Blanc" in " ".join(lines)
    assert not any(line.startswith((":", ";", "»")) or line.endswith("«") for line in lines)
