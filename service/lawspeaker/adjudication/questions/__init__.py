"""What can be asked of every game: one file a question."""

from typing import Any

from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.questions.audits import audits
from lawspeaker.adjudication.questions.legal_actions import legal_actions
from lawspeaker.adjudication.questions.pictures import pictures
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.questions.replays import replays
from lawspeaker.adjudication.questions.rulings import rulings
from lawspeaker.adjudication.questions.scores import scores
from lawspeaker.adjudication.questions.setups import setups


def questions_of(game: Game[Any]) -> list[Question]:
    """All that can be asked of ``game``: what every game answers, then its own."""
    common = (setups(game), rulings(game), legal_actions(game), replays(game), audits(game), scores(game), pictures(game))
    return [*common, *(own(game) for own in game.questions)]
