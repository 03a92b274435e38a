"""The rules reader: pages with the rules of every game, and the cases that show each rule. They work without JavaScript."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from itertools import groupby
from typing import Any, NamedTuple
from urllib.parse import parse_qs

import orjson
from flask import Blueprint, Response, request

from lawspeaker.adjudication.answers.search import search_rules
from lawspeaker.adjudication.answers.wording import Wording
from lawspeaker.adjudication.rules.catalogue import Citation
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.api.flask_bridge import exchange_of
from lawspeaker.api.not_found import no_such
from lawspeaker.api.representation import conditional
from lawspeaker.api.resources.cases import CASES, cases_by_rule
from lawspeaker.api.resources.rules import LONGEST_SEARCH, SEARCH
from lawspeaker.desk.cases import RuleCase, cases_by_effect
from lawspeaker.desk.rendering import IN_LANGUAGE, render
from lawspeaker.desk.schemas import schemas_of_forms
from lawspeaker.desk.translations import translator

PAGE = "rules"


class Passage(NamedTuple):
    """A passage of a rulebook: the headings above it, their language, and the paragraph below them."""

    section: Sequence[str]
    language: str
    paragraph: int


Printed = Sequence[tuple[Mapping[str, str], Sequence[Passage]]]
"""Rulebooks with their passages. Those in the language of the reader come first."""


def rules(games: Mapping[str, Game[Any]]) -> Blueprint:
    """The pages about the rules of ``games``."""
    blueprint = Blueprint(PAGE, __name__)

    @blueprint.get(f"{IN_LANGUAGE}{PAGE}/")
    def every_game(language: str) -> Response:
        every = [localized(language, name) for name in games]
        return render("rules", language, PAGE, f"{PAGE}/", games=every, **search_results(every))

    @blueprint.get(f"{IN_LANGUAGE}{PAGE}/<name>")
    def one_game(language: str, name: str) -> Response:
        game = localized(language, name)
        return render("rules-game", language, PAGE, f"{PAGE}/{name}", game=game, **search_results([game]))

    @blueprint.get(f"{IN_LANGUAGE}{PAGE}/<name>/<rule>")
    def one_rule(language: str, name: str, rule: str) -> Response:
        game = localized(language, name)
        if rule not in game.rules:
            raise no_such("rule", rule, game.rules, f"/v1/games/{name}/rules")
        place = game.rules.index(rule)
        before, after = game.rules[:place][-1:], game.rules[place + 1 :][:1]
        path = f"{PAGE}/{name}/{rule}"
        return render(
            "rules-rule", language, PAGE, path, game=game, rule=rule, before=before, after=after, cases=game.cases(rule)
        )

    @blueprint.get(f"{IN_LANGUAGE}{PAGE}/<name>/statements.json")
    def statements(language: str, name: str) -> Response:
        """The statement of each rule, by its id. This is the only part of the catalogue that the desk needs, a fifth of it."""
        game = localized(language, name)
        return conditional(orjson.dumps({rule: game.statement(rule) for rule in game.rules}), "application/json")

    @blueprint.get(f"{IN_LANGUAGE}{PAGE}/<name>/schemas.json")
    def schemas(language: str, name: str) -> Response:
        """What moves and states consist of, for the forms of the desk."""
        localized(language, name)
        return conditional(schemas_as_json(name), "application/json")

    @cache
    def schemas_as_json(name: str) -> bytes:
        return schemas_of_forms(games[name])

    @cache
    def localized(language: str, name: str) -> LocalizedGame:
        if name not in games:
            raise no_such("game", name, games)
        return LocalizedGame(games[name], language)

    return blueprint


def search_results(games: Iterable["LocalizedGame"]) -> Mapping[str, Any]:
    """The variables of the templates for a search: the text in the query of the request, and the rules found in each of
    ``games``."""
    search = query(SEARCH.name)[:LONGEST_SEARCH].strip()  # the page shows what is left of a longer one
    found = [(game, rules) for game in games if (rules := game.search(search))]
    return {
        "search": search,
        "longest_search": LONGEST_SEARCH,
        "found": found,
        "count": sum(len(rules) for _, rules in found),
    }


def query(name: str) -> str:
    """A parameter in the query of the request, empty if there is none."""
    sent = exchange_of(request).query.encode("latin-1").decode(errors="replace")
    return " ".join(parse_qs(sent).get(name, [""])[0].split())


class LocalizedGame:
    """A game in one language, for the templates of its pages."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self._game = game
        self._language = language
        self.id = game.id
        self.title = game.messages.text(language, "game")
        self.rules = list(game.catalogue.rules)
        self.readings = game.catalogue.readings
        self.is_drawn = game.draw is not None
        self.has_hidden_cards = game.has_secrets
        self.rulebooks = list(game.catalogue.rulebooks.values())

    def statement(self, rule: str) -> str:
        return self._game.messages.text(self._language, rule)

    def group(self, rule: str) -> str:
        """The heading above a rule."""
        return self._game.messages.heading(self._language, rule)

    def is_judged(self, rule: str) -> bool:
        """Whether answers check a rule. No case shows another."""
        return self._game.catalogue.rules[rule].judged

    def search(self, text: str) -> Sequence[str]:
        """The rules that match ``text``, the best match first."""
        return search_rules(self._game, self._language, text)

    @property
    def groups(self) -> Sequence[tuple[str, list[str]]]:
        """The rules by heading, in order, but first those of what players do, and then what is true of every state."""
        done = {rule for checks in self._game.action_checks.values() for rule, _ in checks}
        states = {rule for rule, _ in self._game.audit_checks} - done
        groups = [(heading, list(rules)) for heading, rules in groupby(self.rules, self.group)]
        return sorted(groups, key=lambda group: group[1][0] in states)

    def number_of_cases(self) -> int:
        cases = cases_by_rule(self._game.folder / CASES)
        return len({case["id"] for of_one_rule in cases.values() for case in of_one_rule})

    def cases(self, rule: str) -> Mapping[str, Sequence[RuleCase]]:
        """The cases that show a rule, by their effect on it."""
        return cases_by_effect(self._game, rule, self._language, self._wording)

    @cached_property
    def _wording(self) -> Wording:
        return Wording.of(self._game, self._language, translator(self._language, PAGE))

    def readings_of(self, rule: str) -> Sequence[str]:
        return self._game.catalogue.rules[rule].readings

    def question(self, reading: str) -> str:
        return self._game.messages.text(self._language, f"reading.{reading}")

    def choice(self, reading: str, choice: str) -> str:
        return self._game.messages.text(self._language, f"reading.{reading}", choice)

    def citations(self, rule: str) -> Printed:
        """The passages where a rule is printed."""
        return self._by_rulebook(self._game.catalogue.rules[rule].citations)

    def citations_of_reading(self, reading: str) -> Printed:
        """The passages that leave the question of a reading open."""
        return self._by_rulebook(self._game.catalogue.readings[reading].citations)

    def _by_rulebook(self, citations: Sequence[Citation]) -> Printed:
        books = self._game.catalogue.rulebooks
        cited = dict.fromkeys(citation.rulebook for citation in citations)
        own_first = sorted(cited, key=lambda id: books[id]["language"] != self._language)

        def found(citation: Citation, book: Mapping[str, str]) -> Passage:
            section, paragraph, is_printed = self._wording.passage(citation.document)
            return Passage(section, book["language"] if is_printed else self._language, paragraph)

        return [(books[id], [found(each, books[id]) for each in citations if each.rulebook == id]) for id in own_first]
