"""What the answers to the conformance cases say: messages with their facts, and places that are missing."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from lawspeaker.adjudication.answers import answers
from lawspeaker.adjudication.answers.place_names import place_name
from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.unknown import Count
from lawspeaker.adjudication.words.messages import Messages
from lawspeaker.games import GAMES
from tests.conformance import cases, questions

NUMBER = re.compile(r"\d+")


@dataclass(frozen=True)
class SaidMessage:
    """A message of a game with the facts that an answer gave it."""

    game: str
    name: str
    attribute: str | None
    facts: Mapping[str, Any]
    otherwise: str | None = None
    """What variables are that no fact fills."""

    def __str__(self) -> str:
        return f"{self.game}: {self.name}{f'.{self.attribute}' if self.attribute else ''}"

    @property
    def numbers(self) -> Sequence[str]:
        """The facts that are numbers."""
        return [fact for fact, value in self.facts.items() if isinstance(value, (int, Count)) and not isinstance(value, bool)]

    def text(self, language: str, **others: int) -> str:
        """What it says, with ``others`` in the place of facts of these names."""
        facts = {**_without_numbers_in_sentences(self.facts), **others}
        return GAMES[self.game].messages.text(language, self.name, self.attribute, facts, otherwise=self.otherwise)


@dataclass(frozen=True)
class MissingPlace:
    """A place that an answer names as missing."""

    game: str
    pointer: str
    state: Document | None

    def text(self, language: str) -> str:
        """Its name."""
        return place_name(GAMES[self.game], self.pointer, language, self.state)


@cache
def said_in_cases() -> tuple[Sequence[SaidMessage], Sequence[MissingPlace]]:
    """What the answers to all cases say: of messages whose facts differ only in numbers and lists one, and each place once."""
    games = {id(game.messages): name for name, game in GAMES.items()}
    said, missing = dict[Any, SaidMessage](), dict[Any, MissingPlace]()
    text = Messages.text

    def noting(
        messages: Messages,
        language: str,
        name: str,
        attribute: str | None = None,
        facts: Mapping[str, Any] | None = None,
        *,
        otherwise: str | None = None,
    ) -> str:
        if facts and id(messages) in games:
            game = games[id(messages)]
            alike = tuple((fact, _alike(value)) for fact, value in facts.items())
            said.setdefault((game, name, attribute, alike), SaidMessage(game, name, attribute, facts, otherwise))
        return text(messages, language, name, attribute, facts, otherwise=otherwise)

    def naming(game: Game[Any], place: str, language: str, state: Document | None = None) -> str:
        missing.setdefault((game.id, place), MissingPlace(game.id, place, state))
        return place_name(game, place, language, state)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Messages, "text", noting)
        patch.setattr(answers, "place_name", naming)
        for case in cases():
            questions(case.game)[case.question].ask(case.request, Preferences(explain=True))
    return list(said.values()), list(missing.values())


@cache
def texts_in_cases(language: str) -> Sequence[tuple[str, str, str]]:
    """Each message and missing place in the answers to all cases: its game, its name, its text."""
    said, missing = said_in_cases()
    messages = [(message.game, str(message), message.text(language)) for message in said]
    return messages + [(place.game, f"{place.game}: {place.pointer}", place.text(language)) for place in missing]


def _without_numbers_in_sentences(value: Any) -> Any:
    """A fact without the numbers in its sentences. Sentences are in English, whatever the language of the message is."""
    match value:
        case str() if " " in value:
            return NUMBER.sub("…", value)
        case list() | tuple():
            return [_without_numbers_in_sentences(each) for each in value]
        case dict():
            return {name: _without_numbers_in_sentences(each) for name, each in value.items()}
        case _:
            return value


def _alike(value: Any) -> Any:
    """What a message could choose its words by, of the value of a fact."""
    return value if isinstance(value, str) else (type(value).__name__, bool(value))
