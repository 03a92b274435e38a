"""Every paragraph of the printed rulebooks has its rules, or a reason why it has none; the tables that show it are current."""

import pytest

from lawspeaker.adjudication.catalogue import Citation
from lawspeaker.games import GAMES
from tests.coverage import file_of, passages, rules_citing, table, without_rule

every_game = pytest.mark.parametrize("game", GAMES)


def told(passage: Citation) -> str:
    return " · ".join((passage.rulebook, *passage.section, str(passage.paragraph)))


@every_game
def test_every_paragraph_has_a_rule_or_a_reason_why_not(game: str) -> None:
    cited, excused = rules_citing(game), without_rule(game)
    assert [told(passage) for passage in passages(game) if passage not in cited and passage not in excused] == []


@every_game
def test_no_paragraph_with_a_rule_needs_a_reason(game: str) -> None:
    assert [told(passage) for passage in without_rule(game) if passage in rules_citing(game)] == []


@every_game
def test_every_reason_is_for_a_paragraph_that_is_printed(game: str) -> None:
    printed = set(passages(game))
    assert [told(passage) for passage in without_rule(game) if passage not in printed] == []


@every_game
def test_every_rule_is_in_the_table_of_each_rulebook(game: str) -> None:
    cited = {(passage.rulebook, rule) for passage, rules in rules_citing(game).items() for rule in rules}
    catalogue = GAMES[game].catalogue
    assert cited == {(rulebook, rule) for rulebook in catalogue.rulebooks for rule in catalogue.rules}


@every_game
def test_the_table_is_up_to_date(game: str) -> None:
    assert file_of(game).read_text(encoding="utf-8") == table(game), "make coverage"
