"""Replaces the names that programs use for places by words. The names depend on the game; the words are in its messages."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

Said = tuple[str, Mapping[str, Any]]
"""A message that says names of places, with its facts, in which lists are tuples."""

_QUOTED = r'"(?:[^"\\]|\\.)*"'
"""A regular expression for what a message shows as it was sent."""


@dataclass(frozen=True)
class PlaceWords:
    """The words for names of places: "row 2, column 3" for ``r2c3``."""

    single: Mapping[str, Said]
    """The phrases for names, by regular expression. In the facts of a phrase, ``{1}`` is replaced by the first group of the
    match."""
    in_a_row: Callable[[Sequence[str]], Iterable[Said]] | None = None
    """The phrases for several adjacent names, if these are not rendered one by one."""

    def said(self, names: Sequence[str]) -> Iterable[Said]:
        """The phrases for several adjacent names."""
        return self.in_a_row(names) if self.in_a_row else map(self._said, names)

    def _said(self, name: str) -> Said:
        """The phrase for one name."""
        matches = ((pattern.fullmatch(name), said) for pattern, said in self._patterns)
        match, (message, facts) = next((match, said) for match, said in matches if match)
        return message, {fact: value.format(name, *match.groups()) for fact, value in facts.items()}

    def are_names(self, values: Sequence[Any]) -> bool:
        """Whether ``values`` is not empty, and all are names of places."""
        return bool(values) and all(isinstance(each, str) and self._one.fullmatch(each) for each in values)

    def is_in_any(self, values: Iterable[Any]) -> bool:
        """Whether one of the values contains a name of a place."""
        return any(isinstance(each, str) and self._one.search(each) for each in values)

    def replaced(self, text: str, say: Callable[[Sequence[str]], str]) -> str:
        """The text with all names replaced by the result of ``say``, which gets adjacent names, separated by spaces or commas,
        together."""
        return self._several.sub(lambda run: run[0] if run[0][0] == '"' else say(self._names_in(run[0])), text)

    def _names_in(self, text: str) -> Sequence[str]:
        return [one[0] for one in self._one.finditer(text)]

    @cached_property
    def _patterns(self) -> Sequence[tuple[re.Pattern[str], Said]]:
        return [(re.compile(pattern), said) for pattern, said in self.single.items()]

    @cached_property
    def _one(self) -> re.Pattern[str]:
        return re.compile(self._pattern)

    @cached_property
    def _several(self) -> re.Pattern[str]:
        """Matches a text in quotation marks, or several adjacent names."""
        return re.compile(f"{_QUOTED}|{self._pattern}(?:,? {self._pattern})*")

    @property
    def _pattern(self) -> str:
        """Matches a name that is not part of another word, nor in quotation marks: these show something as it was sent."""
        return rf"(?<![\w\"/-])(?:{'|'.join(self.single)})(?![\w\"/-])"
