"""The texts in one language: the messages of the command line, and the words of a game."""

from collections.abc import Iterable, Mapping
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any, Self

from fluent.runtime import FluentBundle, FluentResource

from lawspeaker.adjudication.answers.place_names import figure_name, place_name
from lawspeaker.adjudication.answers.sentences import events_in_words
from lawspeaker.adjudication.answers.wording import Wording
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.words.plain_text import shortened
from lawspeaker.cli.text.places import path_of
from lawspeaker.games import GAMES, InvalidPackageError

MESSAGES = Path(__file__).parents[1] / "messages"
_NO_GAME: Document = {}


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((MESSAGES / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


class Speech:
    """Renders the content of an answer in one language."""

    def __init__(self, language: str, game: Document = _NO_GAME) -> None:
        """``game`` is the description of the game from the API, if all texts are about one game."""
        self._language = language
        self._game = game.get("id", "")
        self._state: Document | None = None
        self._bundle = _bundle(language)
        self._words: Mapping[str, str] = {"nothing": "-", "none": "-", "unknown": "?", "yes": "yes", "no": "no"} | dict(
            game.get("words", {})
        )
        self.titles = {action["type"]: action["title"] for action in game.get("actions", ())}
        """What a person calls each type of action."""
        self._wording = Wording(self._words, self.titles, self)
        self.readings = {reading["id"]: reading for reading in game.get("readings", ())}
        self.rulebooks = {rulebook["id"]: rulebook["title"] for rulebook in game.get("rulebooks", ())}

    def about(self, state: Document | None) -> Self:
        """The same texts for an answer about ``state``, so that entries of its lists are described by their content."""
        speech = copy(self)
        speech._state = state
        return speech

    def __call__(self, name: str, *, otherwise: str | None = None, **facts: str | int) -> str:
        """The message ``name``. If there is none, ``otherwise``; without ``otherwise``, raises ``LookupError``."""
        if otherwise is not None and not self._bundle.has_message(name):
            return otherwise
        pattern = self._bundle.get_message(name).value
        text, errors = (
            self._bundle.format_pattern(pattern, {name: shortened(fact) for name, fact in facts.items()})
            if pattern
            else ("", [name])
        )
        if errors:
            raise LookupError(f"{name}: {errors[0]}")
        return str(text)

    def label(self, member: str) -> str:
        """The label of a member of an answer."""
        return self(f"label-{member}", otherwise=self._words.get(f"member-{member}", member.replace("_", " ")))

    def action(self, action: Document) -> str:
        """An action in words."""
        return self._wording.action(action)

    def event(self, event: Document) -> str:
        """An event in words."""
        game = _installed(self._game)
        return events_in_words(game, [event], self._language)[0] if game else self._wording.event(event)

    def apart(self, texts: Iterable[str]) -> str:
        """Several texts, separated by semicolons."""
        return self._wording.apart(texts)

    def value(self, member: str, value: Any) -> str:
        """The value of a member in words. Objects in it are shown with the labels of their members."""
        match value:
            case {"type": str(), **others} if others and member in ("plan", "actions", "action"):
                return self.action(value)
            case {"votes": number} | {"points": number} if len(value) == 1:
                return str(number)
            case {"at_least": low, "at_most": high} if len(value) == 2:
                return self("from-to", low=low, high=high)
            case {"at_least": low} if len(value) == 1:
                return self("at-least", low=low)
            case Mapping():
                return ", ".join(self.labelled(name, below) for name, below in value.items())
            case [*items] if any(isinstance(item, Mapping) for item in items):
                return self.apart(self.value(member, item) for item in items)
            case str() if self._bundle.has_message(f"{member}-{value}"):
                return self(f"{member}-{value}")
            case _:
                return self._wording.value(member, value)

    def labelled(self, member: str, value: Any) -> str:
        """A member with its label; a player needs none."""
        text = self.value(member, value)
        return text if member == "player" else self("labelled", what=self.label(member), text=text)

    def citation(self, citation: Document) -> str:
        """Where a rule is printed: rulebook, section, paragraph."""
        rulebook = citation["rulebook"]
        section, number, _ = self._wording.passage(citation)
        return ", ".join((str(self.rulebooks.get(rulebook, rulebook)), *section, self("paragraph", number=number)))

    def place(self, place: str) -> str:
        """A place in the request in words, or as programmers write it if the game is not installed here."""
        game = _installed(self._game)
        return place_name(game, place, self._language, self._state) if game else path_of(place)

    def figure(self, figure: str) -> str:
        """A figure of an edition in words, or as programmers write it if the game is not installed here."""
        game = _installed(self._game)
        return figure_name(game, figure, self._language) if game else path_of(figure)


def _installed(id: str) -> Game[Any] | None:
    """The game with this id, if it is installed here. Perhaps only the service at a URL has it."""
    try:
        return GAMES[id]
    except (LookupError, InvalidPackageError):
        return None
