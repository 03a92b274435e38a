"""Names of places that programs give them, and how texts say them. A game has its own; the words are in its messages."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

_QUOTED = r'"(?:[^"\\]|\\.)*"'
"""A regular expression for what a message shows as it was sent."""


@dataclass(frozen=True)
class PlaceWords:
    """How texts say names of places: ``r2c3`` is "row 2, column 3"."""

    name: str
    """A regular expression, without groups, for such a name."""
    said: Callable[[Sequence[str]], Iterable[tuple[str, Mapping[str, Any]]]]
    """The messages, with their facts, that say several names in a row."""

    def are_names(self, values: Sequence[Any]) -> bool:
        """Whether there are values, and all are such names."""
        return bool(values) and all(isinstance(each, str) and self._one.fullmatch(each) for each in values)

    def is_in_any(self, values: Iterable[Any]) -> bool:
        """Whether such a name stands in one of these values."""
        return any(isinstance(each, str) and self._one.search(each) for each in values)

    def replaced(self, text: str, say: Callable[[Sequence[str]], str]) -> str:
        """The text with what ``say`` makes of the names in it. It gets those in a row together, with spaces or commas between."""
        return self._several.sub(lambda run: run[0] if run[0][0] == '"' else say(self._one.findall(run[0])), text)

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
        return rf"(?<![\w\"/-]){self.name}(?![\w\"/-])"
