"""Chance from a seed: the same seed shuffles in the same way on every machine, in every version of Python.

A state can contain its chance: the seed, and the number of shuffles so far. Every later shuffle depends on these, unless the
action gives the order of the cards. In a state without chance, the order after a shuffle is unknown.
"""

import json
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, TypeVar
from unicodedata import normalize

from marshmallow import fields, validate

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import NextState
from lawspeaker.adjudication.rules.view import View
from lawspeaker.adjudication.wire.secrecy import unseen
from lawspeaker.adjudication.wire.shapes import Integer, Shape, said, shape

T = TypeVar("T")

LONGEST_SEED = 100
CHANCE = "chance"
"""The member of a state."""


def seed_field(description: str, example: str) -> fields.String:
    """The member of a set-up with the seed of the game."""
    return unseen(fields.String(validate=validate.Length(max=LONGEST_SEED), metadata=said(description, example)))


def chance_field(base: type[Shape]) -> fields.Nested:
    """The member of a state with its chance; ``base`` is the base class of the shapes of the game."""
    members: dict[str, fields.Field[Any]] = {
        "seed": seed_field("The seed. Anyone who knows it can predict every later shuffle.", "rice and water"),
        "shuffles": Integer(metadata=said("How many shuffles have used the seed so far.", 1)),
    }
    description = "The seed of a game and its use so far. They determine every later shuffle whose result is not in an action."
    chance = fields.Nested(
        shape("Chance", description, members, base),
        metadata=said(
            "The seed of the game and its use so far, from the set-up. Leave it out if players must not predict shuffles.",
            begun_chance("rice and water")[CHANCE],
        ),
    )
    return unseen(chance)


def begun_chance(seed: str | None) -> Document:
    """The chance of a state after a set-up with ``seed``; empty without a seed."""
    return {} if seed is None else {CHANCE: {"seed": seed, "shuffles": 1}}


def shuffled(seed: str, label: str, items: Sequence[T]) -> list[T]:
    """``items`` in an order that depends only on ``seed`` and ``label``. All orders are equally likely.

    An accent may be written as part of its letter or after it: both are the same seed. ``label`` distinguishes what is
    shuffled from the same seed, so that one order reveals nothing about another.
    """
    return [item for _, item in sorted(enumerate(items), key=lambda placed: _draw(seed, label, placed[0]))]


def shuffled_by_chance(state: View, label: str, items: Sequence[T]) -> list[T]:
    """``items`` in the order of the next shuffle in ``state``. Raises ``Unknown`` if the state does not contain its chance."""
    seed, shuffles = state.known(CHANCE, "seed"), state.known(CHANCE, "shuffles")
    return shuffled(seed, f"{label} after {shuffles}", items)


def count_shuffles(after: NextState, state: View, number: Callable[[], int]) -> None:
    """Counts ``number`` shuffles in the next state, if ``state`` contains its chance. ``number`` may raise ``Unknown``."""
    if {"seed", "shuffles"} <= state.document.get(CHANCE, {}).keys():
        after.put((CHANCE, "shuffles"), lambda: state.known(CHANCE, "shuffles") + number())


def _draw(seed: str, label: str, place: int) -> bytes:
    return sha256(json.dumps([normalize("NFC", seed), label, place]).encode("ascii")).digest()
