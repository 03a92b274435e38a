"""Fluent files are read as the parser reads them on which ours is based."""

from fluent.syntax import FluentParser, ast

from lawspeaker.adjudication.words.fluent import parse
from lawspeaker.adjudication.words.messages import LANGUAGES
from tests.sweeps import each
from tests.words.passages import fluent_files

STRANGE = """\
# A comment
of-two-lines = one
    two { $three } \N{LATIN SMALL LETTER C WITH CARON}
   .attribute = { $number ->
        [one] { other.attribute } one
       *[other] { "quoted {" } { -term(case: "genitive") }
    }
empty =
9 = no identifier
no-value
wrong = { $ }
bracket = }
-term = { NUMBER($x, digits: 2) }
### The end"""


def is_read_alike(content: str) -> bool:
    usual = FluentParser(with_spans=False).parse(content)
    return usual.equals(ast.Resource([*parse(content)]))


@each("language", LANGUAGES)
def test_our_messages_are_read_alike(language: str) -> None:
    files = fluent_files(language)
    assert [file for file in files if not is_read_alike(file.read_text(encoding="utf-8"))] == []
    assert len(files) > 20


@each("content", ["", "\n", STRANGE, *(STRANGE[: -20 * cut] for cut in range(1, len(STRANGE) // 20))])
def test_invalid_files_are_parsed_alike(content: str) -> None:
    assert is_read_alike(content)
