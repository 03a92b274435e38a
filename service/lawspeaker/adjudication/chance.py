"""Chance from a seed: the same seed shuffles in the same way on every machine, in every version of Python."""

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


def shuffled(seed: str, label: str, items: Sequence[T]) -> list[T]:
    """``items`` in an order that hangs on ``seed`` and ``label`` alone: each place is as likely for each of them.

    ``label`` tells apart what is shuffled from one seed, so that one order says nothing about another.
    """
    return [item for _, item in sorted(enumerate(items), key=lambda placed: _draw(seed, label, placed[0]))]


def _draw(seed: str, label: str, place: int) -> bytes:
    return sha256(json.dumps([seed, label, place]).encode("ascii")).digest()
