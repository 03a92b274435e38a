"""Streams: any number of questions in one request, one on each line."""

from collections.abc import Sequence

from lawspeaker.api.exchange import Answer, Exchange
from lawspeaker.api.executor import Executor
from lawspeaker.api.named_questions import EXAMPLE_QUESTION, Endpoints, Field
from lawspeaker.api.negotiation import ACCEPT_LANGUAGE, EXPLAIN, preferences_of, require_media_type
from lawspeaker.api.operations import SERVICE, Example, Operation
from lawspeaker.api.questions import QUERY_PARAMETERS, preference_headers
from lawspeaker.api.streams.questions import LONGEST_LINE
from lawspeaker.api.streams.shapes import NDJSON, stream_line, stream_question
from lawspeaker.api.streams.stream import Stream


class StreamEndpoint:
    """The endpoint of streams."""

    id = "streams"
    path = "/v1/streams"

    def __init__(self, endpoints: Endpoints, seconds: float) -> None:
        """Each line has ``seconds`` to arrive."""
        self._endpoints = endpoints
        self._seconds = seconds

    async def respond(self, exchange: Exchange, executor: Executor) -> Answer:
        """The response, whose lines come while those of the request arrive. Raises ``Problem``."""
        require_media_type(exchange, NDJSON)
        preferences = preferences_of(exchange, QUERY_PARAMETERS, NDJSON)
        stream = Stream(self._endpoints, self._seconds, exchange, executor, preferences)
        return Answer(200, preference_headers(preferences, NDJSON), parts=stream.lines())


def streams_operation(endpoints: Endpoints, seconds: float, question: Field, answer: Field) -> Operation:
    """The operation that answers streams of questions to ``endpoints``. Each line has ``seconds`` to arrive."""
    stream = StreamEndpoint(endpoints, seconds)
    return Operation(
        id=stream.id,
        method="POST",
        path=stream.path,
        tag=SERVICE,
        summary="Ask any number of questions",
        description=(
            "Each line of the request is a question with a `correlation_id`, each of the response an answer or a problem, "
            "in the order of the questions. The schemas are those of one line. The body may be chunked, and answers come while "
            "you still send, so read them while you send: the service stops reading if you do not. It always reads the first "
            f"{LONGEST_LINE // 1024} KiB. A line has as many bytes at most. A line that is invalid gets its problem, and the "
            "stream goes on. The status is 200, and the last line says how the stream ended and, unless all lines were "
            "answered, from which line to go on. `explain`, `Prefer` and `Accept-Language` apply to all questions. A rate limit "
            "counts the stream as one request and each line as another."
        ),
        endpoint=stream,
        Request=stream_question(question),
        Answer=stream_line(answer),
        parameters=(EXPLAIN, ACCEPT_LANGUAGE),
        examples=_examples,
        media_type=NDJSON,
    )


def _examples() -> Sequence[Example]:
    """The example of a line."""
    return [Example("line", "A line", {"correlation_id": "table-7/move-12", "question": EXAMPLE_QUESTION})]
