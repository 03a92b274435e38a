"""Answers to several questions, each of which may be left open."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TypeVar

from lawspeaker.adjudication.unknown import Place, Unknown

T = TypeVar("T")


class Answers:
    """Gives answers, and notes what would answer the questions that are left open."""

    def __init__(self) -> None:
        self.missing: list[Place] = []

    def to(self, question: Callable[[], T]) -> T | None:
        """The answer, if there is one."""
        try:
            return question()
        except Unknown as unknown:
            self.missing += unknown.places
            return None

    def of_each(self, players: Iterable[str], question: Callable[[str], T]) -> Mapping[str, T]:
        """The answers about those players of whom there is one."""
        answers = ((player, self.to(partial(question, player))) for player in players)
        return {player: answer for player, answer in answers if answer is not None}
