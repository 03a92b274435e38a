"""Czech messages quote „like this“. The marks of French are in another file."""

import re
from collections.abc import Iterator

from fluent.syntax import ast

from tests.words.passages import assert_none, fluent_files, texts_in, written_messages

FOREIGN = re.compile("[\"'”«»\N{LEFT SINGLE QUOTATION MARK}\N{RIGHT SINGLE QUOTATION MARK}]")
JSON = '"cursor": '
"""A piece of a request, which is quoted as JSON does."""


def wrong_in(pattern: ast.Pattern) -> Iterator[str]:
    """The texts of a message with marks that Czech does not have, or with one of a pair."""
    texts = [text.replace(JSON, "") for text in texts_in(pattern)]
    yield from (text for text in texts if FOREIGN.search(text))
    if sum(text.count("„") - text.count("“") for text in texts):
        yield " … ".join(texts)


def test_czech_messages_quote_with_czech_marks() -> None:
    messages = [message for file in fluent_files("cs") for message in written_messages(file, "cs")]
    assert_none(f"{message}: {text}" for message in messages for text in wrong_in(message.pattern))
