"""Whether numbers agree with their nouns, in every message of every language."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path

from lawspeaker.games import GAMES
from tests.words.answered import SaidMessage, said_in_cases
from tests.words.counts import (
    NUMBERS,
    agreeing,
    folder_of,
    numbers_of,
    numbers_with_words,
    plural,
    shown,
)
from tests.words.passages import WrittenMessage, fluent_files, written_messages

NAMES = {
    "card",
    "column",
    "condition",
    "due_round",
    "expected_card",
    "lowest_condition",
    "other_value",
    "rank",
    "rotation",
    "round",
    "row",
    "value",
}
"""The facts whose number is a name and counts nothing: "card 5", "a palace of 6"."""
PLACES = "missing-"
"""What messages begin with whose numbers say where something is: "entry 3"."""
UNCHANGED = {
    "en": {
        "and",
        "at",
        "claimed",
        "each",
        "for",
        "from",
        "in",
        "of",
        "on",
        "or",
        "to",
        "grain",
        "cattle",
        "wood",
        "ore",
        "gold",
        "x",
    },
    "cs": {"a", "až", "do", "z", "AB", "obilí"},
    "fr": {"à", "au", "dans", "de", "des", "du", "en", "et", "pendant", "pour", "sur", "bétail", "bois", "fois", "or", "palais"},
}
"""The words that are the same after every number."""
VERBS = {"en": {"is", "are"}, "cs": set[str](), "fr": {"est", "sont", "ont"}}
"""The verbs before which a number can also be a name: "card 2 is the next"."""


def written(language: str) -> Iterator[WrittenMessage]:
    for file in fluent_files(language):
        yield from written_messages(file, language)


def counts_of(message: WrittenMessage) -> Collection[str]:
    """The facts of a message that count something."""
    if message.id.startswith(PLACES):
        return ()
    folder = next(folder for folder in message.file.parents if folder.name == "messages")
    numbers, others = facts_said().get((folder, message.id, message.attribute), (frozenset(), frozenset()))
    return numbers_of(folder) - NAMES - (others - numbers)


@cache
def facts_said() -> Mapping[tuple[Path, str, str | None], tuple[frozenset[str], frozenset[str]]]:
    """Of each message in the answers to the cases the facts that were numbers, and those that were not."""
    found = dict[tuple[Path, str, str | None], tuple[frozenset[str], frozenset[str]]]()
    for said in said_in_cases()[0]:
        place = folder_of(said.game), said.name.replace(".", "-"), said.attribute
        numbers, others = found.get(place, (frozenset(), frozenset()))
        found[place] = numbers | {*said.numbers}, others | (said.facts.keys() - {*said.numbers})
    return found


def numbers_without_plurals(language: str) -> Iterator[str]:
    """The numbers that stand before a word, but in no choice by their plural."""
    yield from (
        f"{message}: {{ ${variable.variable} }} {variable.next_word}"
        for message in written(language)
        for variable in shown(message.pattern)
        if variable.next_word and variable.next_word not in UNCHANGED[language] and variable.variable in counts_of(message)
        if not any(choice.is_by_plural and choice.variable == variable.variable for choice, _ in variable.inside)
    )


def words_that_disagree(language: str) -> Iterator[str]:
    """The texts in which the word after a number does not agree with it."""
    nouns = {word: plurals for word, plurals in agreeing(language).items() if word not in UNCHANGED[language] | VERBS[language]}
    found = {
        f"{where}: {number} {word}": text
        for where, text in rendered(language)
        for number, word in numbers_with_words(text)
        if word in nouns and plural(language, number) not in nouns[word]
    }
    yield from (f"{where}: {text}" for where, text in found.items())


def rendered(language: str) -> Iterator[tuple[str, str]]:
    """What the answers to the cases say, if each of their counts were 0, 1, 2 and 5, with the name of the message."""
    for said, fact in counts_said():
        for number in NUMBERS:
            with suppress(LookupError):  # which ``impossible_counts`` finds
                yield str(said), without_players(said.game, language, said.text(language, **{fact: number}))


def without_players(game: str, language: str, text: str) -> str:
    """A text without the names of players: in "Player 2" the number counts nothing."""
    for name in names_of_players(game, language):
        text = text.replace(name, "…")
    return text


@cache
def names_of_players(game: str, language: str) -> Sequence[str]:
    return [said for word, said in GAMES[game].messages.words(language).items() if word.startswith("player-")]


def counts_said() -> Iterator[tuple[SaidMessage, str]]:
    for said in said_in_cases()[0]:
        if not said.name.startswith(PLACES):
            yield from ((said, fact) for fact in said.numbers if fact not in NAMES)


def impossible_counts(language: str) -> Iterator[str]:
    """The counts that cannot be 0, 1, 2 or 5.

    Each number works with some facts of an answer; with others it may need facts that come only with another number.
    """
    errors = dict[tuple[str, str, int], list[str]]()
    for said, fact in counts_said():
        for number in NUMBERS:
            tried = errors.setdefault((str(said), fact, number), [])
            try:
                said.text(language, **{fact: number})
                tried.append("")
            except LookupError as error:
                tried.append(str(error))
    yield from (f"{where}: {tried[0]}" for where, tried in errors.items() if all(tried))
