"""Prints the answer to every conformance case, byte by byte as it is sent: run twice, both runs must agree."""

import sys

import orjson

from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.games import GAMES
from tests.conformance import cases

if __name__ == "__main__":
    questions = {(game.id, question.name): question for game in GAMES.values() for question in questions_of(game)}
    for case in cases():
        answer = questions[case.game, case.question].reply(case.request, Preferences(explain=True))
        sys.stdout.buffer.write(str(case).encode() + b" " + orjson.dumps(answer) + b"\n")
