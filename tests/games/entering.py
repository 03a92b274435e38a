"""Enters a position edit by edit."""

from typing import Any

from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions import questions_of


def entered(game: Game[Any], *edits: dict[str, Any], state: Any = None) -> Any:
    """The state after these edits, each of which must fit."""
    (question,) = (each for each in questions_of(game) if each.name == "edits")
    state = state or {}
    for edit in edits:
        answer = question.ask({"state": state, "edit": edit}, Preferences())
        assert answer["fits"], edit
        state = answer["state"]
    return state


def fits(game: Game[Any], edit: dict[str, Any], state: Any) -> bool:
    """Whether an edit can be done."""
    (question,) = (each for each in questions_of(game) if each.name == "edits")
    return bool(question.ask({"state": state, "edit": edit}, Preferences())["fits"])
