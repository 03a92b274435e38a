"""What is said in one language: the messages of the command line, and the words of a game."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.wording import Wording
from lawspeaker.cli.text.places import path_of

MESSAGES = Path(__file__).parents[1] / "messages"
_NO_GAME: Document = {}


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((MESSAGES / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


class Speech:
    """Renders what an answer says in one language."""

    def __init__(self, language: str, game: Document = _NO_GAME) -> None:
        """``game`` is the description of the game that the API gives, if it is one game that is spoken of."""
        self._bundle = _bundle(language)
        self._words: Mapping[str, str] = {"nothing": "-", "yes": "yes", "no": "no"} | dict(game.get("words", {}))
        self.titles = {action["type"]: action["title"] for action in game.get("actions", ())}
        """What a person calls each type of action."""
        self._wording = Wording(game.get("id", ""), self._words, self.titles, self)
        self.readings = {reading["id"]: reading for reading in game.get("readings", ())}
        self.rulebooks = {rulebook["id"]: rulebook["title"] for rulebook in game.get("rulebooks", ())}

    def __call__(self, name: str, *, otherwise: str | None = None, **facts: str | int) -> str:
        """The message ``name``; without such a message ``otherwise``, or ``LookupError`` if that is not given."""
        if otherwise is not None and not self._bundle.has_message(name):
            return otherwise
        pattern = self._bundle.get_message(name).value
        text, errors = self._bundle.format_pattern(pattern, facts) if pattern else ("", [name])
        if errors:
            raise LookupError(f"{name}: {errors[0]}")
        return str(text)

    def label(self, member: str) -> str:
        """How a member of an answer is called."""
        return self(f"label-{member}", otherwise=self._words.get(f"member-{member}", member.replace("_", " ")))

    def action(self, action: Document) -> str:
        """An action in words."""
        return self._wording.action(action)

    def event(self, event: Document) -> str:
        """An event in words."""
        return self._wording.event(event)

    def value(self, member: str, value: Any) -> str:
        """The value of a member in words; an object in it by the labels of its members."""
        match value:
            case {"type": str(), **others} if others and member in ("plan", "actions", "action"):
                return self.action(value)
            case {"votes": number} | {"points": number} if len(value) == 1:
                return str(number)
            case Mapping():
                return ", ".join(self.labelled(name, below) for name, below in value.items())
            case [*items] if any(isinstance(item, Mapping) for item in items):
                return "; ".join(self.value(member, item) for item in items)
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
        rulebook = citation.get("rulebook", "")
        paragraph = self("paragraph", number=citation["paragraph"]) if "paragraph" in citation else ""
        return ", ".join(filter(None, (self.rulebooks.get(rulebook, rulebook), *citation.get("section", ()), paragraph)))

    def place(self, place: str) -> str:
        """A place in the request."""
        return path_of(place)
