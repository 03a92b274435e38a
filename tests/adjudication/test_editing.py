"""Edits of positions, whatever the game."""

from dataclasses import replace
from typing import Any

import pytest

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.questions.edits import edits
from lawspeaker.adjudication.questions.pictures import pictures
from lawspeaker.adjudication.rules.editing import Edit, Edited, Editing, Piece
from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.words.phrases import Phrase
from lawspeaker.adjudication.work import Abandoned, Allowance
from tests.adjudication.marbles import MARBLES, Marbles, draw
from tests.sweeps import each

seen: list[Edit] = []


def edited(state: Marbles, edit: Edit) -> Edited:
    """A marble more in the jar; a jug is nowhere, and a broken jar holds a text."""
    seen.append(edit)
    if edit.place == "jug":
        return Edited(None)
    if edit.place == "broken":
        return Edited({**state.document, "jar": "broken"}, Phrase("edited.broken"))
    return Edited({**state.document, "jar": state.document.get("jar", 0) + 1})


PIECES = {"marbles": [Piece("marble", turns=3), Piece("glass", has_owner=True)]}
EDITING: Editing[Marbles] = Editing(groups=PIECES, edited=edited, members=("jar",))
QUESTION = edits(MARBLES, EDITING)


def answer(state: Any, **edit: Any) -> Any:
    return QUESTION.ask({"state": state, "edit": edit}, Preferences())


def test_an_edit_changes_the_state_and_checks_no_rule() -> None:
    assert answer({"jar": 99}, place="jar", piece="marble") == {"fits": True, "state": {"jar": 100}}


@each("place", ["jug", "broken"])
def test_an_impossible_edit_changes_nothing(place: str) -> None:
    assert answer({"jar": 3}, place=place, piece="marble") == {"fits": False, "state": {"jar": 3}}


def test_an_edit_names_the_touched_place_and_the_piece() -> None:
    answer({}, at="/state/hands/a~1b", place="ann", piece="marble", player="ann", turn=7)
    assert seen[-1] == Edit(["hands", "a/b"], "ann", "marble", "ann", 1)
    answer({}, turn=2)
    assert seen[-1] == Edit([], "", None, None, 0)


@each(
    "edit", [{"piece": "stone"}, {"turn": -1}, {"turn": 13}, {"at": "x" * 201}, {"place": "x" * 41}, {"player": "zoe"}, {"by": 1}]
)
def test_an_edit_of_another_shape_is_not_understood(edit: Any) -> None:
    with pytest.raises(Misunderstood):
        answer({}, **edit)


def test_a_large_state_takes_more_steps() -> None:
    request = {"state": {"hands": {f"player-{number}": 1 for number in range(100)}}, "edit": {}}
    with pytest.raises(Abandoned):
        QUESTION.ask(request, Preferences(), Allowance(20))


def test_only_a_game_with_an_editor_draws_the_whole_table() -> None:
    for wanted in (True, False):
        svg = pictures(replace(MARBLES, editing=EDITING), draw).ask({"state": {}, "whole": wanted}, Preferences())["svg"]
        assert ("<title>The whole table</title>" in svg) == wanted
    with pytest.raises(Misunderstood):
        pictures(MARBLES, draw).ask({"state": {}, "whole": True}, Preferences())
