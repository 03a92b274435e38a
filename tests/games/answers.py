"""Prints the answer to every conformance case of a game, byte by byte as it is sent: run twice, both runs must agree."""

import sys

import orjson

from lawspeaker.adjudication.preferences import Preferences
from tests.conformance import cases, questions

if __name__ == "__main__":
    _, game = sys.argv
    for case in cases():
        if case.game == game:
            answer = questions(game)[case.question].reply(case.request, Preferences(explain=True))
            sys.stdout.buffer.write(str(case).encode() + b" " + orjson.dumps(answer) + b"\n")
