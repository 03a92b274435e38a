"""What players disagree about: quick questions, rules, examples and cases of a game, found by players' words."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from lawspeaker.adjudication.answers.search import Index, index_of_titles
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.api.resources.cases import CASES, cases_by_rule, title_of
from lawspeaker.api.resources.examples import example_title, load_examples
from lawspeaker.desk.cases import desk_fragment
from lawspeaker.desk.rules import PAGE, LocalizedGame
from lawspeaker.desk.translations import translator

MOST = 5
"""The most results of each kind for a game."""


class Hit(NamedTuple):
    """A page that was found: its path below the language, what it is about, and the language of that."""

    path: str
    text: str
    language: str


class Disagreements:
    """All that a search finds in one game and one language. ``pages`` are the quick questions of the game."""

    def __init__(self, game: Game[Any], language: str, pages: Sequence[str]) -> None:
        self._game = game
        self._language = language
        self._pages = pages
        self._localized = LocalizedGame(game, language)

    def found(self, text: str) -> Mapping[str, Sequence[Hit]]:
        """What matches ``text``, by kind, the best match first. Without a text, all quick questions and examples."""
        if not text:
            return {"quick": [*self._quick.values()], "examples": [*self._examples.values()]}
        found = {
            "quick": self._those(self._quick, self._quick_index, text),
            "rules": [self._rule(rule) for rule in self._localized.search(text)[:MOST]],
            "examples": self._those(self._examples, self._examples_index, text),
            "cases": self._those(self._cases, self._cases_index, text),
        }
        return {kind: hits for kind, hits in found.items() if hits}

    def _those(self, hits: Mapping[str, Hit], index: Index, text: str) -> Sequence[Hit]:
        return [hits[id] for id in index.search(text)[:MOST]]

    def _rule(self, rule: str) -> Hit:
        return Hit(f"{PAGE}/{self._game.id}/{rule}", self._localized.statement(rule), self._language)

    @cached_property
    def _quick(self) -> Mapping[str, Hit]:
        say = translator(self._language, "start")
        return {page: Hit(page, say(f"start-{page}"), self._language) for page in self._pages}

    @cached_property
    def _examples(self) -> Mapping[str, Hit]:
        """Those that open at the desk."""
        hits = {}
        for example in load_examples(self._game.folder):
            title = example_title(self._game, example, self._language)
            if fragment := desk_fragment(self._game.id, example["operation"], example["request"], title=title):
                hits[example["name"]] = Hit(f"desk#{fragment}", title, self._language)
        return hits

    @cached_property
    def _cases(self) -> Mapping[str, Hit]:
        """All cases, each on the page of the first rule that it shows."""
        hits: dict[str, Hit] = {}
        for rule, cases in cases_by_rule(self._game.folder / CASES).items():
            for case in cases:
                title = title_of(case, self._language)
                hits.setdefault(case["id"], Hit(f"{PAGE}/{self._game.id}/{rule}#case-{case['id']}", *title))
        return hits

    @cached_property
    def _quick_index(self) -> Index:
        say = translator(self._language, "start")
        texts = {page: " ".join(say(f"start-{page}{part}") for part in ("", "-what", "-words")) for page in self._pages}
        return index_of_titles(self._game.messages, self._language, texts)

    @cached_property
    def _examples_index(self) -> Index:
        return index_of_titles(self._game.messages, self._language, {name: hit.text for name, hit in self._examples.items()})

    @cached_property
    def _cases_index(self) -> Index:
        return index_of_titles(self._game.messages, self._language, {id: hit.text for id, hit in self._cases.items()})
