"""What can be asked of games, one file a question: of every game, of those with points, of those that can be drawn."""

from typing import Any

from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.questions.audits import audits
from lawspeaker.adjudication.questions.edits import edits
from lawspeaker.adjudication.questions.legal_actions import legal_actions
from lawspeaker.adjudication.questions.pictures import pictures
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.questions.replays import replays
from lawspeaker.adjudication.questions.rulings import rulings
from lawspeaker.adjudication.questions.scores import scores
from lawspeaker.adjudication.questions.setups import setups
from lawspeaker.adjudication.questions.turns import turns


def questions_of(game: Game[Any]) -> list[Question]:
    """All that can be asked of ``game``: what the kernel answers, then its own."""
    common = [setups(game), rulings(game), turns(game), legal_actions(game), replays(game), audits(game)]
    if game.scoring:
        common.append(scores(game, game.scoring))
    if game.draw:
        common.append(pictures(game, game.draw))
    if game.editing:
        common.append(edits(game, game.editing))
    return [*common, *(own(game) for own in game.questions)]
