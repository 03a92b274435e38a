"""Prints the answer to one conformance case in so many, byte by byte as it is sent: run twice, both runs must agree."""

import sys

import orjson

from lawspeaker.adjudication.context import Context
from lawspeaker.adjudication.preferences import Preferences
from tests.conformance import cases, questions

if __name__ == "__main__":
    for case in cases()[:: int(sys.argv[1])]:
        answer = questions(case.game)[case.question].reply(case.request, Preferences(explain=True), Context())
        sys.stdout.buffer.write(str(case).encode() + b" " + orjson.dumps(answer) + b"\n")
