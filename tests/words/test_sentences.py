"""No sentence that explains something is longer than 35 words, in the documents, the contract and the messages."""

import re
from collections.abc import Iterable, Iterator

from fluent.syntax import ast

from lawspeaker.adjudication.words.messages import LANGUAGES
from tests.sweeps import each
from tests.words.passages import ROOT, Passage, assert_none, contract, documents, fluent_files, written_messages

MOST_WORDS = 35
END = re.compile(r"(?<=[.?!…])[\"”»“)]*\s+(?=[^\W_a-záčďéěíňóřšťúůýžàâçèêîôû]|[„«“\"(`{\d])")
"""The end of a sentence, after which the next begins with a capital, a number, code or a quotation."""
REASONS: dict[str, str] = {}
"""The beginnings of sentences that may be longer, each with the reason."""


def sentences(text: str) -> Iterator[str]:
    for sentence in END.split(text):
        yield " ".join(sentence.split())


def number_of_words(sentence: str) -> int:
    return sum(any(character.isalnum() for character in word) for word in sentence.split())


def too_long(passages: Iterable[Passage]) -> list[str]:
    return [
        f"{passage.file}:{passage.line}: {number_of_words(sentence)} words: {sentence}"
        for passage in passages
        for sentence in sentences(passage.text)
        if number_of_words(sentence) > MOST_WORDS and not sentence.startswith(tuple(REASONS))
    ]


def test_no_sentence_of_the_documents_is_too_long() -> None:
    assert_none(too_long(documents()))


def test_no_sentence_of_the_contract_is_too_long() -> None:
    assert_none(too_long(contract()))


@each("language", LANGUAGES)
def test_no_sentence_of_the_messages_is_too_long(language: str) -> None:
    assert_none(too_long(whole_messages(language)))


def whole_messages(language: str) -> Iterator[Passage]:
    """Each message where it says most, each fact as one word."""
    for file in fluent_files(language):
        for message in written_messages(file, language):
            yield Passage(str(file.relative_to(ROOT)), message.line, language, longest(message.pattern))


def longest(pattern: ast.Pattern) -> str:
    return "".join(_longest(element) for element in pattern.elements)


def _longest(element: ast.TextElement | ast.Placeable) -> str:
    match element:
        case ast.TextElement(value=text):
            return text
        case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
            return max((longest(variant.value) for variant in variants), key=number_of_words)
        case ast.Placeable(expression=ast.StringLiteral(value=text)):
            return text
    return "{fact}"


def test_every_reason_is_that_of_a_sentence() -> None:
    texts = [*documents(), *contract(), *(text for language in LANGUAGES for text in whole_messages(language))]
    found = [sentence for passage in texts for sentence in sentences(passage.text)]
    assert_none([start for start in REASONS if not any(sentence.startswith(start) for sentence in found)])
