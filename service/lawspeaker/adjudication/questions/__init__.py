"""What can be asked of every game: one file a question."""

from typing import Any

from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.questions.audits import audits
from lawspeaker.adjudication.questions.legal_actions import legal_actions
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.questions.rulings import rulings


def questions_of(game: Game[Any]) -> list[Question]:
    """All that can be asked of ``game``: what every game answers, then its own."""
    return [rulings(game), legal_actions(game), audits(game), *(own(game) for own in game.questions)]
