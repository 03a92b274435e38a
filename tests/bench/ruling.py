"""What an answer takes without HTTP: the rest of what the service takes for it is the way in and out."""

import time
from typing import NamedTuple

import orjson

from lawspeaker.adjudication import ijson
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions.question import Question
from tests.bench.asked import Asked
from tests.conformance import questions


class Ruling(NamedTuple):
    """A question that is answered in this process: all that the service does for it, but for HTTP."""

    question: Question
    body: bytes

    def answer(self) -> bytes:
        """The answer as it is sent."""
        return orjson.dumps(self.question.ask(ijson.parse(self.body), Preferences()))

    def cpu(self) -> float:
        """Seconds of CPU time that this process has taken."""
        return time.process_time()


def ruling_of(game: str, asked: Asked) -> Ruling:
    """That question, to be answered in this process."""
    return Ruling(questions(game)[asked.question], orjson.dumps(asked.request))
