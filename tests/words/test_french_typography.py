"""French is set as French printers set it: in every message of the service, and in what is put together from them.

A narrow no-break space stands before ``:``, ``;``, ``?`` and ``!`` and inside guillemets, apostrophes are typographic, and so are
dashes and dots.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import lawspeaker
from lawspeaker.adjudication.wording import Wording
from lawspeaker.cli.text.page import WIDTH_OF_A_PIPE, Page
from lawspeaker.cli.text.speech import Speech
from lawspeaker.desk.translations import translator
from lawspeaker.games import GAMES

SERVICE = Path(lawspeaker.__file__).parent
FILES = sorted({*SERVICE.rglob("messages/fr/*.ftl"), *SERVICE.rglob("messages/fr.ftl")})
NARROW = "\u202f"
FILLED_IN = "\ufffc"
"""What stands in a text for a word or number that is filled in."""

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


def messages(file: Path) -> Iterator[tuple[str, str]]:
    """What each message of a file says, by its name."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            patterns = [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes),
            ]
            yield from ((name, text) for name, pattern in patterns if pattern for text in texts(pattern))


def mistakes(text: str) -> list[str]:
    for exception in NO_SENTENCES:
        text = exception.sub("", text)
    return [mistake for mistake, found in MISTAKES.items() if re.search(found, text)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SERVICE)))
def test_every_message_is_set_as_french_is(file: Path) -> None:
    assert {f"{name}: {text}": wrong for name, text in messages(file) if (wrong := mistakes(text))} == {}


def test_there_are_messages_of_the_kernel_the_games_the_desk_and_the_command_line() -> None:
    found = {file.relative_to(SERVICE).parts[0] for file in FILES}
    assert {"adjudication", "games", "desk", "cli"} <= found
    assert len(FILES) > len(GAMES) * 5


@pytest.mark.parametrize("text", ["l'eau", "Lieu : ici", "Lieu: ici", "qui ?", "« Rouge »", "un - deux", "deux x bois", "…  a"])
def test_a_mistake_is_found(text: str) -> None:
    assert mistakes(text)


@pytest.mark.parametrize("say", [translator("fr", "rules"), Speech("fr")], ids=["desk", "command line"])
def test_what_is_put_together_is_set_so_too(say: Callable[..., str]) -> None:
    wording = Wording.of(GAMES["graenaland"], "fr", say)
    action = {"type": "move", "orders": [{"player": "red", "direction": "north"}], "draws": {"red": 1, "white": 2}}
    said = wording.action(action)
    assert said.count(f"{NARROW}: ") == 6
    assert f"1{NARROW}; Blanc" in said
    assert mistakes(said) == []


@pytest.mark.parametrize("width", range(1, 20))
def test_no_line_begins_with_a_colon(width: int) -> None:
    page = Page()
    page.line("a" * (WIDTH_OF_A_PIPE - width) + f" Joueurs{NARROW}: «{NARROW}Rouge{NARROW}» et Jaune{NARROW}; Blanc")
    lines = page.render(is_terminal=False).split("\n")
    assert f"Joueurs{NARROW}: «{NARROW}Rouge{NARROW}» et Jaune{NARROW}; Blanc" in " ".join(lines)
    assert not any(line.startswith((":", ";", "»")) or line.endswith("«") for line in lines)
