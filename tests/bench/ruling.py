"""The cost of an answer without HTTP. The rest of the cost over HTTP is the cost of HTTP itself."""

from typing import NamedTuple

import orjson

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.wire import ijson
from tests.bench.questions import Question as BenchQuestion
from tests.bench.questions import SlowQuestion
from tests.conformance import questions


class Ruling(NamedTuple):
    """A question that is answered in this process, with everything that the service does except HTTP."""

    question: Question
    body: bytes

    def answer(self) -> bytes:
        """The answer as bytes."""
        return orjson.dumps(self.question.ask(ijson.parse(self.body), Preferences()))


def ruling_of(game: str, question: BenchQuestion | SlowQuestion) -> Ruling:
    """A bench question as a ruling in this process."""
    return Ruling(questions(game)[question.question], orjson.dumps(question.request))
