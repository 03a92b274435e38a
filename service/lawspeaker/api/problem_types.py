"""The problem types of the API: their ids, which are part of the contract, and the texts of their pages."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lawspeaker.adjudication.ijson import HOW_VALUES_ARE_COUNTED, MOST_BYTES, MOST_LEVELS, MOST_VALUES


@dataclass(frozen=True)
class ProblemType:
    """A problem type (RFC 9457), with the texts of its page."""

    id: str
    status: int
    title: str
    meaning: str
    occasion: str
    """When the problem occurs."""
    remedy: str
    detail: str
    """An example of the member ``detail``, which describes one occurrence."""
    errors: tuple[Mapping[str, Any], ...] = ()
    """An example of the member ``errors``, if the problem has it."""

    @property
    def uri(self) -> str:
        return f"/problems/{self.id}"

    @property
    def example(self) -> dict[str, Any]:
        """A problem document of this type."""
        errors = {"errors": list(self.errors)} if self.errors else {}
        return {"type": self.uri, "title": self.title, "status": self.status, "detail": self.detail, **errors}


INVALID_JSON = ProblemType(
    id="invalid-json",
    status=400,
    title="The body is not valid JSON",
    meaning="The body could not be read as I-JSON (RFC 7493), the strict form of JSON that every reader understands alike.",
    occasion=(
        "A comma or a quotation mark is missing, the body is empty or not UTF-8, begins with a byte order mark, gives a "
        "member twice in one object, holds NaN, Infinity, a lone surrogate or a number out of range, or nests lists and "
        f"objects more than {MOST_LEVELS} levels deep."
    ),
    remedy="Send what a JSON library writes, as it is. If the body was written by hand, look at the place that the detail names.",
    detail='The member "players" is given twice in one object.',
)
INVALID_REQUEST = ProblemType(
    id="invalid-request",
    status=400,
    title="The request cannot be understood",
    meaning=(
        "The request is not one that this operation takes. This is never said of an illegal action: that is an answer, "
        "with status 200."
    ),
    occasion=(
        "A member of the body is missing, unknown or of the wrong type; something is named that the state does not have; "
        "or a query parameter is unknown or has an unknown value."
    ),
    remedy=(
        "Each entry of errors names a place in the body as a JSON Pointer (RFC 6901), and what is wrong there. Compare with "
        "the worked examples of the game."
    ),
    detail="The request has not the shape that this operation takes, or names what is not there.",
    errors=({"pointer": "/state", "detail": "Missing data for required field."},),
)
UNAUTHORIZED = ProblemType(
    id="unauthorized",
    status=401,
    title="An API key is needed",
    meaning="Whoever runs this service lets only those ask to whom they gave an API key.",
    occasion="The request has no Authorization header, or not one key in it, or a key that is not, or no longer, known.",
    remedy=(
        "Send the header Authorization: Bearer, followed by a space and the key. Keys are given out by whoever runs the "
        "service; nobody, they neither, can look one up that was lost."
    ),
    detail="The header Authorization must be Bearer, a space, and a key that is known here.",
)
IMPOSSIBLE_STATE = ProblemType(
    id="impossible-state",
    status=422,
    title="The state cannot exist",
    meaning="The request is well formed, but by the rules of the game no play leads to the state that it describes.",
    occasion=(
        "Something is ruled on a state with more pieces than there are, or with pieces where none can be. Its "
        "defects are listed, the first 100 if there are more, each with its rule and where that is printed."
    ),
    remedy="Correct the places named, or leave out what is not known for certain: what is left out is unknown, not wrong.",
    detail="The state breaks rules that hold for every state.",
    errors=(
        {
            "pointer": "/state/players/2",
            "detail": "The clan of Red does not fit the list of players.",
            "rule": "players.clans",
            "citations": [{"rulebook": "graenaland.cs", "section": ["Příprava první hry", "Hráči"], "paragraph": 1}],
        },
    ),
)
NOT_FOUND = ProblemType(
    id="not-found",
    status=404,
    title="There is nothing here",
    meaning="The path leads nowhere.",
    occasion="It names a game, question, rule, edition or page that does not exist.",
    remedy="Begin at /v1/games, which lists all games; each game lists its operations with their paths.",
    detail="There is nothing at this path.",
)
METHOD_NOT_ALLOWED = ProblemType(
    id="method-not-allowed",
    status=405,
    title="Not with this method",
    meaning="The path exists, but does not answer to this method.",
    occasion="Questions are asked with POST, all else is read with GET or HEAD; the request used another method.",
    remedy="Use one of the methods that the Allow header of the answer lists.",
    detail="This path does not answer to this method.",
)
NOT_ACCEPTABLE = ProblemType(
    id="not-acceptable",
    status=406,
    title="Not in that format",
    meaning="The client does not take the one format in which the operation answers: JSON, and of pictures SVG.",
    occasion="The Accept header of the request leaves out application/json, or where a picture is asked for image/svg+xml.",
    remedy="Leave the Accept header out, or name that format in it.",
    detail="The Accept header leaves out application/json.",
)
CONTENT_TOO_LARGE = ProblemType(
    id="content-too-large",
    status=413,
    title="The body is too large",
    meaning="The body is larger than the service reads. The state of a whole game needs a small part of that.",
    occasion=(
        f"The body has more than {MOST_BYTES:,} bytes, or more than {MOST_VALUES:,} values, in a batch twice as many. "
        f"{HOW_VALUES_ARE_COUNTED}"
    ),
    remedy="Send less: only the state and the action that the question is about.",
    detail=f"The body may have {MOST_BYTES:,} bytes at most.",
)
UNSUPPORTED_MEDIA_TYPE = ProblemType(
    id="unsupported-media-type",
    status=415,
    title="The body is not declared as JSON",
    meaning="The service reads bodies that are declared as JSON and not compressed, and no others.",
    occasion=(
        "A question was asked without a Content-Type header or with one other than application/json, or with a "
        "Content-Encoding header."
    ),
    remedy="Send the body as it is, with the header Content-Type: application/json.",
    detail="The Content-Type must be application/json, and the body not compressed.",
)
TOO_MANY_REQUESTS = ProblemType(
    id="too-many-requests",
    status=429,
    title="The rate limit is used up",
    meaning=(
        "The caller has used all the processor time that it may use for now. A caller is an API key or, without one, the network "
        "of an address."
    ),
    occasion=(
        "The limit counts milliseconds of processor time. A request counts as at least one, a batch as at least one for each of "
        "its questions. The header RateLimit-Policy of every response gives the quota (q) and its time in seconds (w). The whole "
        "quota can be used at once, and after that it comes back evenly. Everything below /v1/ counts, except what is refused "
        "with this problem. The work of a request is counted when it is done, so that an expensive one can use more than is "
        "left; then the wait is longer, but never by more than ten minutes, or the time of the quota if that is longer."
    ),
    remedy=(
        "Wait as many seconds as the header Retry-After says, then send the same request again. To never be refused, look at "
        "the header RateLimit of each response: r is how many milliseconds are left, t in how many seconds there is one more."
    ),
    detail="You may use 6000 ms of processor time in 60 seconds; each question costs at least 1. Seconds to wait: 1.",
)
OVERLOADED = ProblemType(
    id="overloaded",
    status=503,
    title="Too busy right now",
    meaning="The service has more work than it can do soon, and answers what is quick to answer first. The request may be good.",
    occasion=(
        "Many expensive questions are waiting already: long lists of actions, replays, claims of victory, batches; or the "
        "request waited for a second without its turn coming."
    ),
    remedy="Wait as many seconds as the header Retry-After says, then send the same request again.",
    detail="Too many expensive requests are waiting. Ask again in a second.",
)
BATCH_TOO_EXPENSIVE = ProblemType(
    id="batch-too-expensive",
    status=503,
    title="The batch was too expensive",
    meaning="The questions before this one used up the work that is done for one batch, so this one was not answered.",
    occasion="A batch asks several expensive questions: long lists of actions, replays, claims of victory.",
    remedy="Ask the questions that got this problem again, in another batch or alone. The others need not be repeated.",
    detail="The questions before this one used up the work that is done for one batch. Ask it again.",
)
INTERNAL_ERROR = ProblemType(
    id="internal-error",
    status=500,
    title="Something went wrong on our side",
    meaning="The service met an error of its own. The request may be good.",
    occasion="Never, if all is well.",
    remedy="Try again later. If it stays, report it with the X-Request-Id header of the answer, under which it is logged.",
    detail="The request could not be answered; it is logged under its X-Request-Id.",
)
NOT_READY = ProblemType(
    id="not-ready",
    status=503,
    title="Not ready",
    meaning="This instance of the service should be sent no requests.",
    occasion="The self-test, which answers a worked example of each game, has failed.",
    remedy="Send requests to another instance. The log of this one says what failed.",
    detail="The self-test failed for: graenaland.",
)

PROBLEM_TYPES: Mapping[str, ProblemType] = {
    type.id: type
    for type in (
        INVALID_JSON,
        INVALID_REQUEST,
        UNAUTHORIZED,
        IMPOSSIBLE_STATE,
        NOT_FOUND,
        METHOD_NOT_ALLOWED,
        NOT_ACCEPTABLE,
        CONTENT_TOO_LARGE,
        UNSUPPORTED_MEDIA_TYPE,
        TOO_MANY_REQUESTS,
        INTERNAL_ERROR,
        OVERLOADED,
        BATCH_TOO_EXPENSIVE,
        NOT_READY,
    )
}
"""All problem types by id."""
