"""What the answers to all cases say, in every language. One test, because each process that asks for it takes ten seconds."""

from collections.abc import Callable, Iterable
from itertools import product

import pytest

from lawspeaker.adjudication.words.messages import LANGUAGES
from tests.sweeps import each
from tests.words.answered import texts_in_cases
from tests.words.passages import assert_none
from tests.words.plurals import impossible_counts, numbers_without_plurals, words_that_disagree
from tests.words.test_place_words import MACHINE_NAME
from tests.words.test_players import FORM, capitals_inside_sentences
from tests.words.test_pointers import pointers

Check = Callable[[str], Iterable[str]]
"""What is wrong in a language."""


def places_as_programs_name_them(language: str) -> Iterable[str]:
    return (f"{where}: {text}" for _, where, text in texts_in_cases(language) if MACHINE_NAME.search(text))


def texts_with_pointers(language: str) -> Iterable[str]:
    return pointers((where, text) for _, where, text in texts_in_cases(language))


IN_EVERY_LANGUAGE: tuple[Check, ...] = (
    places_as_programs_name_them,
    texts_with_pointers,
    numbers_without_plurals,
    words_that_disagree,
    impossible_counts,
)


@pytest.mark.long
@pytest.mark.slow
@each(
    "wrong, language",
    [*product(IN_EVERY_LANGUAGE, LANGUAGES), *product([capitals_inside_sentences], FORM)],
    label=lambda checked: f"{checked[0].__name__} in {checked[1]}",
)
def test_the_answers_to_cases_are_worded_well(wrong: Check, language: str) -> None:
    assert_none(wrong(language))
