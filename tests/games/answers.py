"""Prints the answers to a sample of the conformance cases, byte by byte as they are sent. All processes must agree."""

import sys
from collections.abc import Iterator

import orjson

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.work import Allowance
from tests.conformance import cases, questions


def answers(share: int) -> Iterator[bytes]:
    for case in cases()[::share]:
        answer = questions(case.game)[case.question].reply(case.request, Preferences(explain=True), Allowance())
        yield str(case).encode() + b" " + orjson.dumps(answer)


if __name__ == "__main__":
    sys.stdout.buffer.write(b"\n".join(answers(int(sys.argv[1]))) + b"\n")
