"""Every citation leads to a passage that is printed: `rulebook/contents.yaml` beside the cases of each game says what is."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from lawspeaker.games import GAMES
from tests.conformance import cases
from tests.coverage import contents

every_game = pytest.mark.parametrize("game", GAMES)


def paragraphs(printed: dict[str, Any], rulebook: str, section: Sequence[str]) -> int:
    """How many paragraphs stand directly below a heading; none if there is no such heading."""
    below: Any = printed.get(rulebook, {})
    for heading in section:
        below = below.get(heading, 0) if isinstance(below, dict) else 0
    return int(below.get("paragraphs", 0) if isinstance(below, dict) else below)


def cited(game: str) -> Iterator[tuple[str, str, Sequence[str], int]]:
    """Every passage that a rule, a reading or a case cites: by what, the rulebook, its headings, the paragraph."""
    catalogue = GAMES[game].catalogue
    by_rule = ((rule.id, rule.citations) for rule in catalogue.rules.values())
    by_reading = ((reading.id, reading.citations) for reading in catalogue.readings.values())
    for name, citations in (*by_rule, *by_reading):
        for citation in citations:
            yield name, citation.rulebook, citation.section, citation.paragraph
    for case in cases():
        if case.game == game and case.passage:
            yield case.id, case.passage["rulebook"], case.passage["section"], case.passage["paragraph"]


@every_game
def test_every_passage_that_is_cited_is_printed(game: str) -> None:
    printed = contents(game)
    astray = [citation for citation in cited(game) if not 1 <= citation[3] <= paragraphs(printed, *citation[1:3])]
    assert astray == []


@every_game
def test_the_contents_are_those_of_the_rulebooks_in_the_catalogue(game: str) -> None:
    assert contents(game).keys() == GAMES[game].catalogue.rulebooks.keys()


@every_game
def test_no_rule_cites_a_passage_twice(game: str) -> None:
    for rule in GAMES[game].catalogue.rules.values():
        assert len(set(rule.citations)) == len(rule.citations), rule.id


@every_game
def test_a_passage_that_is_not_printed_would_be_noticed(game: str) -> None:
    printed = contents(game)
    _, rulebook, section, _ = next(cited(game))
    assert paragraphs(printed, rulebook, section) > 0
    assert paragraphs(printed, rulebook, [*section, "No such heading"]) == 0
    assert paragraphs(printed, "no such book", section) == 0
