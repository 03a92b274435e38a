"""The rules reader: the catalogue of every game as pages, with the cases that show each rule. They need no script to be read."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import groupby
from typing import Any

from flask import Blueprint, Response

from lawspeaker.adjudication.catalogue import Citation
from lawspeaker.adjudication.game import Game
from lawspeaker.api.problem_types import NOT_FOUND
from lawspeaker.api.problems import Problem
from lawspeaker.api.resources.rules import CASES, cases_by_rule
from lawspeaker.desk.cases import Shown, shown
from lawspeaker.desk.rendering import IN_LANGUAGE, rendered
from lawspeaker.desk.spoken import spoken
from lawspeaker.desk.telling import Telling

PAGE = "rules"

Printed = Sequence[tuple[Mapping[str, str], Sequence[Citation]]]
"""Rulebooks, that of the reader's language first, each with its passages."""


def rules(games: Mapping[str, Game[Any]]) -> Blueprint:
    """The pages about the rules of ``games``."""
    blueprint = Blueprint(PAGE, __name__)

    @blueprint.get(f"{IN_LANGUAGE}{PAGE}/")
    def every_game(language: str) -> Response:
        return rendered("rules", language, PAGE, f"{PAGE}/", games=[told(language, name) for name in games])

    @blueprint.get(f"{IN_LANGUAGE}{PAGE}/<name>")
    def one_game(language: str, name: str) -> Response:
        return rendered("rules-game", language, PAGE, f"{PAGE}/{name}", game=told(language, name))

    @blueprint.get(f"{IN_LANGUAGE}{PAGE}/<name>/<rule>")
    def one_rule(language: str, name: str, rule: str) -> Response:
        game = told(language, name)
        if rule not in game.rules:
            raise Problem(NOT_FOUND)
        place = game.rules.index(rule)
        before, after = game.rules[:place][-1:], game.rules[place + 1 :][:1]
        path = f"{PAGE}/{name}/{rule}"
        return rendered(
            "rules-rule", language, PAGE, path, game=game, rule=rule, before=before, after=after, cases=game.cases(rule)
        )

    @cache
    def told(language: str, name: str) -> Told:
        if name not in games:
            raise Problem(NOT_FOUND)
        return Told(games[name], language)

    return blueprint


class Told:
    """A game as its pages tell of it in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self._game = game
        self._language = language
        self.id = game.id
        self.title = game.messages.text(language, "game")
        self.rules = list(game.catalogue.rules)
        self.readings = game.catalogue.readings
        self.is_drawn = game.draw is not None
        self.rulebooks = list(game.catalogue.rulebooks.values())

    def statement(self, rule: str) -> str:
        return self._game.messages.text(self._language, rule)

    def group(self, rule: str) -> str:
        """Under which heading a rule stands."""
        return self._game.messages.heading(self._language, rule)

    @property
    def groups(self) -> Iterator[tuple[str, list[str]]]:
        """The rules in their order, by heading."""
        return ((heading, list(rules)) for heading, rules in groupby(self.rules, self.group))

    def number_of_cases(self) -> int:
        cases = cases_by_rule(self._game.folder / CASES)
        return len({case["id"] for of_one_rule in cases.values() for case in of_one_rule})

    def cases(self, rule: str) -> Mapping[str, Sequence[Shown]]:
        """The cases that show a rule, by what becomes of it there."""
        return shown(self._game, rule, self._telling)

    @cached_property
    def _telling(self) -> Telling:
        return Telling(self._game, self._language, spoken(self._language, PAGE))

    def readings_of(self, rule: str) -> Sequence[str]:
        return self._game.catalogue.rules[rule].readings

    def question(self, reading: str) -> str:
        return self._game.messages.text(self._language, f"reading.{reading}")

    def choice(self, reading: str, choice: str) -> str:
        return self._game.messages.text(self._language, f"reading.{reading}", choice)

    def citations(self, rule: str) -> Printed:
        """Where a rule is printed."""
        return self._by_rulebook(self._game.catalogue.rules[rule].citations)

    def citations_of_reading(self, reading: str) -> Printed:
        """Where the question of a reading is left open."""
        return self._by_rulebook(self._game.catalogue.readings[reading].citations)

    def _by_rulebook(self, citations: Sequence[Citation]) -> Printed:
        books = self._game.catalogue.rulebooks
        cited = dict.fromkeys(citation.rulebook for citation in citations)
        own_first = sorted(cited, key=lambda id: books[id]["language"] != self._language)
        return [(books[id], [citation for citation in citations if citation.rulebook == id]) for id in own_first]
