"""The shapes of the lines of a stream."""

from marshmallow import fields, validate

from lawspeaker.adjudication.answers.answers import text
from lawspeaker.adjudication.wire.shapes import Enumeration, Integer, OneOf, Shape, Union, said, shape, tag, union
from lawspeaker.api.named_questions import Field
from lawspeaker.api.problem_types import NOT_FOUND
from lawspeaker.api.problems import Problem, ProblemShape

NDJSON = "application/x-ndjson"
"""The media type of streams."""
LONGEST_ID = 200
"""Characters of a correlation id."""

COMPLETE, TRUNCATED, TIMED_OUT, RATE_LIMITED, STOPPING = "complete", "truncated", "timed-out", "rate-limited", "stopping"
REASONS = {
    COMPLETE: "Every line was answered",
    TRUNCATED: "The last line breaks off in the middle",
    TIMED_OUT: "The next line did not arrive in time",
    RATE_LIMITED: "The rate limit is used up",
    STOPPING: "This instance of the service stops",
}

_PROBLEM = Problem(NOT_FOUND).document


def _line() -> Integer:
    return Integer(minimum=1, required=True, metadata=said("The number of the line of the question. The first line is 1.", 1))


def stream_question(question: Field) -> type[Shape]:
    """The shape of a line of a request; ``question`` is the field of its question."""
    correlation_id = text(
        "Any text. The answer has the same. Write it first: then the answer has it even if the rest of the line cannot be read.",
        "table-7/move-12",
        required=True,
        validate=validate.Length(max=LONGEST_ID),
    )
    members = {"correlation_id": correlation_id, "question": question}
    return shape("StreamQuestion", "A line of a request: a question.", members)


class StreamProblem(Shape):
    """A line of a response: the question has a problem instead of an answer."""

    type = tag("problem")
    line = _line()
    correlation_id = text("That of the question. It is missing if it cannot be read.", "table-7/move-12")
    problem = fields.Nested(
        ProblemShape,
        required=True,
        metadata=said(
            "The problem. Its pointers lead into the request of the question, or into the line if the line itself is invalid.",
            _PROBLEM,
        ),
    )


class StreamEnd(Shape):
    """The last line of a response. If it is missing, the response is not complete."""

    type = tag("end")
    reason = OneOf(
        Enumeration(
            "StreamEndReason",
            "Why the stream ended. " + " ".join(f"{meaning}: `{reason}`." for reason, meaning in REASONS.items()),
            tuple(REASONS),
        ),
        required=True,
        metadata=said("Why the stream ended.", COMPLETE),
    )
    answers = Integer(required=True, metadata=said("The number of answers.", 1998))
    problems = Integer(required=True, metadata=said("The number of problems.", 2))
    next_line = Integer(minimum=1, metadata=said("Unless the reason is `complete`: the line from which to go on.", 2001))
    retry_after = Integer(metadata=said("If the reason is `rate-limited`: the seconds to wait before that.", 3))


def stream_line(answer: Field) -> type[Union]:
    """The shape of a line of a response; ``answer`` is the field of an answer."""
    correlation_id = text("That of the question.", "table-7/move-12", required=True)
    members = {"type": tag("answer"), "line": _line(), "correlation_id": correlation_id, "answer": answer}
    with_answer = shape("StreamAnswer", "A line of a response: the question has an answer.", members)
    return union("StreamLine", "A line of a response.", (with_answer, StreamProblem, StreamEnd))
