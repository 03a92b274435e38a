"""Names of places that programs give them, and how texts say them. A game has its own; the words are in its messages."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

Said = tuple[str, Mapping[str, Any]]
"""A message that says names of places, with its facts."""

_QUOTED = r'"(?:[^"\\]|\\.)*"'
"""A regular expression for what a message shows as it was sent."""


@dataclass(frozen=True)
class PlaceWords:
    """How texts say names of places: ``r2c3`` is "row 2, column 3"."""

    single: Mapping[str, Said]
    """By regular expression: what says such a name. In its facts, ``{1}`` stands for what the first group matches."""
    in_a_row: Callable[[Sequence[str]], Iterable[Said]] | None = None
    """What says several names in a row, if they are not said one by one."""

    def said(self, names: Sequence[str]) -> Iterable[Said]:
        """What says several names in a row."""
        return self.in_a_row(names) if self.in_a_row else map(self._said, names)

    def _said(self, name: str) -> Said:
        """What says one name."""
        matches = ((pattern.fullmatch(name), said) for pattern, said in self._patterns)
        match, (message, facts) = next((match, said) for match, said in matches if match)
        return message, {fact: value.format(name, *match.groups()) for fact, value in facts.items()}

    def are_names(self, values: Sequence[Any]) -> bool:
        """Whether there are values, and all are such names."""
        return bool(values) and all(isinstance(each, str) and self._one.fullmatch(each) for each in values)

    def is_in_any(self, values: Iterable[Any]) -> bool:
        """Whether such a name stands in one of these values."""
        return any(isinstance(each, str) and self._one.search(each) for each in values)

    def replaced(self, text: str, say: Callable[[Sequence[str]], str]) -> str:
        """The text with what ``say`` makes of the names in it. It gets those in a row together, with spaces or commas between."""
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
        """What is in quotation marks, or several names in a row."""
        return re.compile(f"{_QUOTED}|{self._pattern}(?:,? {self._pattern})*")

    @property
    def _pattern(self) -> str:
        """Neither a part of another word, nor in quotation marks, where something is shown as it was sent."""
        return rf"(?<![\w\"/-])(?:{'|'.join(self.single)})(?![\w\"/-])"
