"""Full-text search for the rules of a game.

A rule is found by its statement, its id, the heading above it, the headings of the rulebooks that it cites, and its readings.
Players often use other words. Messages of the game (``messages/<language>/search.ftl``), and those of the kernel for all games,
list such words, with commas between them:

- ``synonyms-<name>``: words with the same meaning. Each finds the rules that contain any of the others.
- ``keywords-<rule>``: additional words for which the rule is found.
- ``ignored-<name>``: stop words, such as "the" and "how". Only keywords may contain them. They decide only between rules that
  match the same number of other words: "who" alone finds nothing, but "who builds" prefers the rule that says who builds.

Endings and accents make no difference, and the beginning of a word is enough. Words are looked up in an index that is built
once.
"""

import re
import unicodedata
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from functools import cache, lru_cache
from itertools import takewhile
from math import log
from typing import Any

import Stemmer

from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.words.messages import Messages

ALGORITHMS = {"en": "english", "cs": "czech", "fr": "french"}
"""The Snowball stemmer of each language."""
IN_KEYWORDS, IN_STATEMENT, ELSEWHERE = 3.0, 2.0, 1.0
"""How much a word counts, by where the rule has it. A rule that has it in several of these places counts all of them, but each
only once, however many passages and readings the rule has."""
BY_SYNONYM, BY_BEGINNING = 0.5, 0.4
"""The share that counts where the rule has a synonym of the word, or one that only begins like it."""
SHORTEST_BEGINNING = 3
FEW = 5
"""As long as fewer rules than these have all words, rules that have one word less are found, too."""

_KEPT = 8192
"""The number of words whose forms are remembered."""
_WORD = re.compile(r"[^\W_]+")
_SYNONYMS, _KEYWORDS, _IGNORED = "synonyms-", "keywords-", "ignored-"

Weights = Mapping[int, float]
"""How much each id counts, by its place among them."""


def search_rules(game: Game[Any], language: str, text: str) -> Sequence[str]:
    """The rules of ``game`` that match the words of ``text``, which is in ``language``; the best match first.

    If no rule has all words, those with the most words come first. Words that no rule has are ignored.
    """
    return _index(game, language).search(text)


@cache
def _index(game: Game[Any], language: str) -> "Index":
    return Index(game.messages, language, {rule: _texts(game, rule, language) for rule in game.catalogue.rules})


def index_of_titles(messages: Messages, language: str, titles: Mapping[str, str]) -> "Index":
    """An index of the words in ``titles``, which are in ``language``; ``messages`` list the words that mean the same."""
    return Index(messages, language, {id: [([(title, language)], IN_STATEMENT)] for id, title in titles.items()})


Texts = tuple[Sequence[tuple[str, str]], float]
"""Texts of one kind, each with its language, and the weight of a word in that kind."""


class Index:
    """An index of the words in texts, by the id of what they describe. Searches are in ``language``.

    ``messages`` list the words that mean the same, and those to ignore.
    """

    def __init__(self, messages: Messages, language: str, described: Mapping[str, Iterable[Texts]]) -> None:
        self._ids = list(described)
        self._language = language
        named = messages.named
        self._ignored = _forms_in(" ".join(named(language, _IGNORED).values()), language)
        self._weights: dict[str, dict[int, float]] = defaultdict(lambda: defaultdict(float))
        """By each form of a word, the ids that have it."""
        for place, id in enumerate(self._ids):
            for texts, weight in described[id]:
                ignored = self._ignored if weight < IN_KEYWORDS else set()
                for form in {form for text, of_language in texts for form in _forms_in(text, of_language)} - ignored:
                    self._weights[form][place] += weight
        self._known = sorted(self._weights)
        self._synonyms: dict[str, set[str]] = defaultdict(set)
        """By each form of a word, the forms of all words that mean the same."""
        for group in named(language, _SYNONYMS).values():
            forms = _forms_in(group, language)
            for form in forms:
                self._synonyms[form] |= forms

    def search(self, text: str) -> Sequence[str]:
        """The ids that match the words of ``text``, the best match first. An id that is the text comes first of all."""
        counts: dict[int, int] = defaultdict(int)
        scores: dict[int, float] = defaultdict(float)
        words = sorted(dict.fromkeys(_words(text)), key=self._is_ignored)
        for word in words:
            weights = self._ids_with(word)
            for place, weight in weights.items():
                if place in counts or not self._is_ignored(word):
                    counts[place] += not self._is_ignored(word)
                    scores[place] += weight * log(1 + len(self._ids) / len(weights))
        ranked = sorted(scores, key=lambda place: (self._ids[place] != text.strip(), -counts[place], -scores[place], place))
        fewest = min((counts[place] for place in ranked[:FEW]), default=0)
        return [self._ids[place] for place in ranked if counts[place] >= fewest]

    def _ids_with(self, word: str) -> Weights:
        """The ids that have ``word`` or a synonym of it; if there are none, those with a word that starts with it."""
        forms = _forms(word, self._language)
        synonyms = {other for form in forms for other in self._synonyms.get(form, ())}
        weights = self._most(dict.fromkeys(synonyms, BY_SYNONYM) | dict.fromkeys(forms, 1.0))
        if weights or self._is_ignored(word):
            return weights
        return self._most(dict.fromkeys(self._beginning(_plain(word)), BY_BEGINNING))

    def _is_ignored(self, word: str) -> bool:
        return _plain(word) in self._ignored

    def _most(self, shares: Mapping[str, float]) -> Weights:
        """The score of each id: the highest score among the forms in ``shares`` that it has."""
        most: dict[int, float] = {}
        for form, share in shares.items():
            for place, weight in self._weights.get(form, {}).items():
                most[place] = max(most.get(place, 0.0), weight * share)
        return most

    def _beginning(self, text: str) -> Iterable[str]:
        """The forms in the index that start with ``text``."""
        if len(text) < SHORTEST_BEGINNING:
            return ()
        start = bisect_left(self._known, text)
        return takewhile(lambda form: form.startswith(text), self._known[start:])


def _texts(game: Game[Any], rule: str, language: str) -> Iterator[Texts]:
    """The texts about ``rule``."""
    messages, entry = game.messages, game.catalogue.rules[rule]
    yield [(messages.text(language, rule), language)], IN_STATEMENT
    yield [(rule, "en")], ELSEWHERE
    yield [(messages.heading(language, rule), language)], ELSEWHERE
    languages = {id: rulebook["language"] for id, rulebook in game.catalogue.rulebooks.items()}
    yield [(" ".join(citation.section), languages[citation.rulebook]) for citation in entry.citations], ELSEWHERE
    readings = [(reading, choice) for reading in entry.readings for choice in (None, *game.catalogue.readings[reading].choices)]
    yield [(messages.text(language, f"reading.{reading}", choice), language) for reading, choice in readings], ELSEWHERE
    yield [(messages.named(language, _KEYWORDS).get(rule.replace(".", "-"), ""), language)], IN_KEYWORDS


def _forms_in(text: str, language: str) -> Set[str]:
    """The forms of all words in ``text``."""
    return {form for word in _words(text) for form in _forms(word, language)}


@lru_cache(maxsize=_KEPT)
def _forms(word: str, language: str) -> Set[str]:
    """``word`` without accents, and the stems of its spellings with and without accents."""
    plain = _plain(word)
    if language not in ALGORITHMS:  # a rulebook can be in any
        return frozenset((plain,))
    stem = Stemmer.Stemmer(ALGORITHMS[language]).stemWord
    return frozenset((plain, _plain(stem(word)), stem(plain)))


def _words(text: str) -> Sequence[str]:
    """The words in ``text``, without single letters: most of these remain from a word with an apostrophe."""
    lower = unicodedata.normalize("NFC", text).casefold()
    return [word for word in _WORD.findall(lower) if len(word) > 1 or word.isdigit()]


def _plain(word: str) -> str:
    """``word`` without accents."""
    return "".join(character for character in unicodedata.normalize("NFKD", word) if not unicodedata.combining(character))
