"""What stands in a request, told in the words of its game.

``static/desk/words.js`` tells the same in the browser, of what is entered there.
"""

from collections.abc import Callable, Mapping
from typing import Any

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.messages import word_for

_PLAYER = "player"
"""The member that needs no label: the name of a player says that it is one."""


class Telling:
    """Tells in one language, as far as a game has words for it; anything else as it was sent."""

    def __init__(self, game: Game[Any], language: str, say: Callable[..., str]) -> None:
        """``say`` says what is ``labelled``: what it is, and a text about it."""
        self.game = game.id
        self._say = say
        self._words = game.messages.words(language)
        self._titles = {type: game.messages.text(language, f"action.{type}") for type in game.actions}

    def action(self, action: Document) -> str:
        """What somebody wants to do: ``Build a village: Red, territory: bay``."""
        title = self._titles[action["type"]]
        how = self.details(action)
        return self._labelled(title, how) if how else title

    def details(self, action: Document) -> str:
        """An action without its title: ``Red, territory: bay``."""
        return self._members({member: value for member, value in action.items() if member != "type"})

    def value(self, member: str, value: Any) -> str:
        """The value of a member; in a list, whatever has parts itself stands in parentheses."""
        match value:
            case None:
                return self._words["nothing"]
            case bool():
                return self._words["yes" if value else "no"]
            case Mapping():
                return self._members(value) or self._words["nothing"]
            case list():
                return ", ".join(self._item(member, item) for item in value) or self._words["nothing"]
            case _:
                return self._word(member, value)

    def by_player(self, numbers: Mapping[str, Any]) -> str:
        """What each player has: ``Red: 2; White: 3``."""
        return "; ".join(
            self._labelled(self._word(_PLAYER, player), self.value(player, value)) for player, value in numbers.items()
        )

    def _members(self, document: Mapping[str, Any]) -> str:
        if all(f"{_PLAYER}-{member}" in self._words for member in document):
            return self.by_player(document)
        return ", ".join(self._member(member, value) for member, value in document.items())

    def _member(self, member: str, value: Any) -> str:
        told = self.value(member, value)
        return told if member == _PLAYER else self._labelled(self._word("member", member), told)

    def _item(self, member: str, item: Any) -> str:
        told = self.value(member, item)
        return f"({told})" if isinstance(item, (Mapping, list)) else told

    def _labelled(self, what: str, text: str) -> str:
        return self._say("labelled", what=what, text=text)

    def _word(self, member: str, value: Any) -> str:
        """The word for an id as the value of that member."""
        return self._words.get(word_for(member, value), str(value))
