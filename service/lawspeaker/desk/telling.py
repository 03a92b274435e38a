"""What stands in a request, told in the words of its game."""

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import Game

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
        """What somebody wants to do: ``Build a village: Red, territory bay``."""
        title = self._titles[action["type"]]
        how = self._members({member: value for member, value in action.items() if member != "type"})
        return self._say("labelled", what=title, text=how) if how else title

    def value(self, member: str, value: Any) -> str:
        """The value of a member."""
        match value:
            case bool():
                return self._words["yes" if value else "no"]
            case Mapping():
                return self._members(value) or self._words["nothing"]
            case list():
                return self._listed(member, value)
            case _:
                return self._word(member, value)

    def by_player(self, numbers: Mapping[str, Any]) -> str:
        """What each player has: ``Red: 2; White: 3``."""
        return "; ".join(
            self._say("labelled", what=self._word(_PLAYER, player), text=self.value(player, value))
            for player, value in numbers.items()
        )

    def _members(self, document: Mapping[str, Any]) -> str:
        if all(f"{_PLAYER}-{member}" in self._words for member in document):
            return self.by_player(document)
        return ", ".join(self._labelled(member, self._inside(member, value)) for member, value in document.items())

    def _labelled(self, member: str, told: str) -> str:
        return told if member == _PLAYER else f"{self._words.get(f'member-{member}', member)} {told}"

    def _inside(self, member: str, value: Any) -> str:
        told = self.value(member, value)
        return f"({told})" if value and isinstance(value, (Mapping, list)) and not _is_plain(value) else told

    def _listed(self, member: str, values: list[Any]) -> str:
        told = [self.value(member, value) for value in values]
        if not _is_plain(values):
            alike = ((text, len(list(group))) for text, group in groupby(told))
            return "; ".join(f"{times} x {text}" if times > 1 else text for text, times in alike)
        return ", ".join(told) or self._words["nothing"]

    def _word(self, member: str, value: Any) -> str:
        """The word for an id as the value of that member, by its last word: ``resource-grain`` of ``short_resources``."""
        what = member.rsplit("_")[-1].removesuffix("s")
        return self._words.get(f"{what}-{value}".replace(".", "-").replace("+", "-"), str(value))


def _is_plain(value: Any) -> bool:
    """Whether it is a list of nothing but ids and numbers."""
    return isinstance(value, list) and not any(isinstance(item, (Mapping, list)) for item in value)
