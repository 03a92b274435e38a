"""Renders the content of a request in the words of its game.

``desk/static/desk/words.js`` does the same in the browser.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any, Self

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.words.messages import Finished, word_for
from lawspeaker.adjudication.words.plain_text import printable
from lawspeaker.adjudication.words.quoting import quoted_whole

_PLAYER = "player"
"""The member that needs no label: readers recognize the name of a player."""
_SEED = "seed"
"""The member with a text that somebody thought up. It is quoted, so that nobody takes it for our words."""
PASSAGE = "passage"
"""The beginning of the words for parts of rulebooks without headings."""


class Wording:
    """Renders actions and values in one language. An id without a word is rendered as it is."""

    def __init__(
        self, words: Mapping[str, str], titles: Mapping[str, str], say: Callable[..., str], spelled: Callable[[str], str] = str
    ) -> None:
        """``words`` are those of the game, ``titles`` those of its actions by type, and ``say`` renders messages. It needs the
        messages ``labelled``, which joins a label and a text, and ``semicolon``, a separator. ``spelled`` replaces names of
        places by words."""
        self._spelled = spelled
        self._say = say
        self._words = words
        self._titles = titles

    @classmethod
    def of(cls, game: Game[Any], language: str, say: Callable[..., str]) -> Self:
        """The wording of ``game`` in ``language``."""
        titles = {type: game.messages.text(language, f"action.{type}") for type in game.actions}
        return cls(game.messages.words(language), titles, say, partial(game.messages.spelled, language))

    def action(self, action: Document) -> str:
        """An action in words: ``Build a village: Red, territory: bay``."""
        return self._titled(self._titles[action["type"]], action)

    def event(self, event: Document) -> str:
        """An event in words, like an action."""
        return self._titled(self._word("event", event["type"]), event)

    def details(self, action: Document) -> str:
        """The members of an action or event without its title: ``Red, territory: bay``."""
        return self._members({member: value for member, value in action.items() if member != "type"})

    def passage(self, citation: Document) -> tuple[Sequence[str], int, bool]:
        """The headings above a citation, its paragraph below them, and whether these headings are printed.

        Nobody finds paragraph 26 of a rulebook without headings. A word of the game may describe its part, such as
        ``passage-java-cs-25``, the part of ``java.cs`` that begins with paragraph 25.
        """
        number = citation["paragraph"]
        part = f"{word_for(PASSAGE, citation['rulebook'])}-"
        first = next((first for first in range(number, 0, -1) if f"{part}{first}" in self._words), 0)
        if citation["section"] or not first:
            return citation["section"], number, True
        return [self._words[f"{part}{first}"]], number - first + 1, False

    def value(self, member: str, value: Any) -> str:
        """The value of a member in words. Inside a list, objects with members and lists are in parentheses."""
        match value:
            case None:
                return self._words["nothing"]
            case bool():
                return self._words["yes" if value else "no"]
            case Mapping():
                return self._only(member, value) or self._members(value) or self._words["unknown"]
            case list():
                nothing = self._words.get(word_for(member, "none"), self._words["none"])
                return ", ".join(self._items(member, value)) or nothing
            case _:
                return self._word(member, value)

    def by_player(self, numbers: Mapping[str, Any]) -> str:
        """The value of each player: ``Red: 2; White: 3``."""
        return self.apart(
            self._labelled(self._word(_PLAYER, player), self.value(player, value)) for player, value in numbers.items()
        )

    def apart(self, texts: Iterable[str]) -> str:
        """Several texts, separated by semicolons."""
        return f"{self._say('semicolon')} ".join(texts)

    def _titled(self, title: str, document: Document) -> str:
        details = self.details(document)
        return self._labelled(title, details) if details else title

    def _members(self, document: Mapping[str, Any]) -> str:
        if all(f"{_PLAYER}-{member}" in self._words for member in document):
            return self.by_player(document)
        return ", ".join(self._member(member, value) for member, value in document.items())

    def _member(self, member: str, value: Any) -> str:
        text = self.value(member, value)
        return text if member == _PLAYER else self._labelled(self._word("member", member), text)

    def _items(self, member: str, items: Sequence[Any]) -> Iterator[str]:
        """The items of a list. Adjacent items about which nothing is known are rendered as one, with their number."""
        for is_unknown, alike in groupby(items, lambda item: item == {}):
            texts = [self._item(member, item) for item in alike]
            yield from [f"{texts[0]} ({len(texts)})"] if is_unknown and len(texts) > 1 else texts

    def _item(self, member: str, item: Any) -> str:
        text = self.value(member, item)
        if isinstance(item, Mapping):
            return f"({text})" if item and not self._only(member, item) else text
        return f"({text})" if isinstance(item, list) else text

    def _only(self, member: str, value: Mapping[str, Any]) -> str | None:
        """The word for the only value in an object, if values of ``member`` have words: a card is rendered as its name."""
        return self._words.get(word_for(member, str(*value.values()))) if len(value) == 1 else None

    def _labelled(self, label: str, text: str) -> str:
        return self._say("labelled", what=label, text=Finished(text))

    def _word(self, member: str, value: Any) -> str:
        """The word for an id that is the value of ``member``."""
        said = self._words.get(word_for(member, value))
        return said or (quoted_whole(str(value)) if member == _SEED else self._spelled(printable(str(value))))
