"""Memory: caches computed values within one question.

Each state has a memory. Each question has another one for parts of documents, which outlives a state: the next state shares all
unchanged parts with the one before. A remembered value comes with the readings and figures that it used. They are recorded
whenever it is used, and under another choice of one of these readings it is computed again.
"""

from collections.abc import Hashable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from lawspeaker.adjudication.rules.editions import Figure

T = TypeVar("T")


class WithSources(NamedTuple, Generic[T]):
    """What was worked out, with what was consulted and assumed for it."""

    result: T
    consulted: Mapping[str, str]
    assumptions: Mapping[tuple[str, ...], Figure]


Memory = dict[Hashable, list[WithSources[Any]]]
"""What was worked out, by a key: more than once if choices of readings make a difference."""
