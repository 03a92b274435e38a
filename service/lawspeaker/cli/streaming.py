"""Answers a stream: questions about any games, one on each line."""

from collections.abc import Collection, Mapping

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.api.streams.answers import StreamWriter
from lawspeaker.api.streams.lines import Line
from lawspeaker.api.streams.questions import LineProblem, QuestionOnLine, question_on
from lawspeaker.cli.asking import verdict_of
from lawspeaker.cli.exits import Exit, worst
from lawspeaker.cli.options import CommonOptions
from lawspeaker.cli.printing import write
from lawspeaker.cli.requests import InputSource
from lawspeaker.cli.service import SyncService
from lawspeaker.refused import Refused


def answer_stream(service: SyncService, wanted: CommonOptions, source: InputSource) -> Exit:
    """Answers each line of ``source`` as soon as it is read, and returns the exit code. Raises ``Failure``."""
    questions = service.questions()
    writer = StreamWriter()
    codes = set[Exit]()
    for line in source.lines():
        try:
            question, answer = _answer(service, wanted, line, questions)
            write(writer.answer(line, question, answer))
            codes.add(verdict_of(answer) if wanted.exit_code else Exit.DONE)
        except LineProblem as found:
            write(writer.problem(line, found))
            codes.add(Exit.BAD_DATA)
    write(writer.end())
    return worst(codes)


def _answer(
    service: SyncService, wanted: CommonOptions, line: Line, questions: Mapping[str, Collection[str]]
) -> tuple[QuestionOnLine, bytes]:
    """The question on ``line`` and its answer. Raises ``LineProblem`` and ``Failure``."""
    question = question_on(line, questions, wanted.language)
    preferences = Preferences(wanted.language, wanted.explain, wanted.minimal)
    try:
        return question, service.ask(("games", question.named.game, question.named.name), question.named.body, preferences)
    except Refused as refused:
        raise LineProblem(refused.problem, question.correlation_id) from None
