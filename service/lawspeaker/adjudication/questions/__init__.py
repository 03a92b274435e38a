"""The questions, one file for each. Some are for every game, others for games with points, pictures or secrets."""

from collections.abc import Sequence
from functools import cache
from typing import Any

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
from lawspeaker.adjudication.questions.views import views
from lawspeaker.adjudication.rules.game import Game


@cache
def questions_of(game: Game[Any]) -> Sequence[Question]:
    """All questions about ``game``: first those of the kernel, then its own."""
    common = [setups(game), rulings(game), turns(game), legal_actions(game), replays(game), audits(game)]
    if game.scoring:
        common.append(scores(game, game.scoring))
    if game.draw:
        common.append(pictures(game, game.draw))
    if game.has_secrets:
        common.append(views(game))
    if game.editing:
        common.append(edits(game, game.editing))
    return (*common, *(own(game) for own in game.questions))
