"""Phrases: texts that are composed before their language is known."""

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.words.messages import Finished, Messages


@frozen
class Phrase:
    """A message with its facts. A fact can be a phrase, too."""

    message: str
    facts: Mapping[str, Any] = field(default_factory=dict)


Words = Phrase | str
"""A phrase, or a text that is the same in all languages."""


def rendered(words: Words, messages: Messages, language: str) -> str:
    """The ``words`` in ``language``."""
    if isinstance(words, str):
        return words
    facts = {name: _fact(fact, messages, language) for name, fact in words.facts.items()}
    return messages.text(language, words.message, facts=facts)


def _fact(fact: Any, messages: Messages, language: str) -> Any:
    """A fact as its message shows it. Quoted examples of notation stay as they are."""
    return Finished(rendered(fact, messages, language)) if isinstance(fact, Phrase) else fact
