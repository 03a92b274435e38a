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
    meaning="The body is not valid I-JSON (RFC 7493), the strict form of JSON that every program reads in the same way.",
    occasion=(
        "A comma or a quotation mark is missing; the body is empty, is not UTF-8 or begins with a byte order mark; an object has "
        "a member twice; there is a NaN, an Infinity, a lone surrogate or a number out of range; or arrays and objects are "
        f"nested more than {MOST_LEVELS} levels deep."
    ),
    remedy="Let a JSON library write the body. If you wrote it by hand, check the place that detail names.",
    detail='An object has the member "players" twice.',
)
INVALID_REQUEST = ProblemType(
    id="invalid-request",
    status=400,
    title="The request is invalid",
    meaning=(
        "The request does not match the request schema, or it names something that does not exist. An illegal action is a "
        "valid request: its answer has status 200."
    ),
    occasion=(
        "A member of the body is missing, unknown or has a wrong value; the body names a player or a place that the state does "
        "not have; or a query parameter is unknown or has a wrong value."
    ),
    remedy=(
        "Each entry of errors names a place in the body by a JSON Pointer (RFC 6901), and says what was expected and found "
        "there. Compare your request with the worked examples of the game."
    ),
    detail="The request does not match the request schema, or names something that does not exist.",
    errors=(
        {"pointer": "/state", "detail": "Expected an object; the member is missing."},
        {"pointer": "/action/player", "detail": 'Expected one of red, yellow, white, violet, blue; found "green".'},
    ),
)
UNAUTHORIZED = ProblemType(
    id="unauthorized",
    status=401,
    title="An API key is required",
    meaning="This service answers only requests with a valid API key.",
    occasion="The Authorization header is missing, is malformed, or has a key that is unknown or no longer valid.",
    remedy=(
        "Send the header Authorization: Bearer, followed by a space and your key. The operator of the service issues keys. A "
        "lost key cannot be recovered: ask for a new one."
    ),
    detail="The Authorization header must be Bearer, a space, and a valid API key.",
)
ORIGIN_NOT_ALLOWED = ProblemType(
    id="origin-not-allowed",
    status=403,
    title="This web page may not use the MCP server",
    meaning="A web page sent this request, and the operator has not allowed pages of its origin to use the MCP server.",
    occasion=(
        "The Origin header, which browsers send, names an origin that is not among those that the operator allows. Without this "
        "check, a page could use an MCP server in your local network. Programs send no Origin header and are not affected."
    ),
    remedy="Ask the operator to add the origin of the page to LAWSPEAKER_CORS_ORIGINS.",
    detail="The Origin header names a web page that may not use the MCP server.",
)
RECEIPTS_OFF = ProblemType(
    id="receipts-off",
    status=403,
    title="This service gives no receipts",
    meaning="This service has no keys for receipts, so it can neither sign nor check one. Everything else works as usual.",
    occasion="The operator of the service has set no key, or only public keys. With these, it can only check receipts.",
    remedy=(
        "Ask a service that has a key; its /.well-known/jwks.json lists it. If you have the public keys, lawspeaker verify "
        "checks a receipt without any service. Operators: the section Receipts of deploy/README.md explains how to make a key."
    ),
    detail="This service has no key to sign receipts.",
)
NOT_FOUND = ProblemType(
    id="not-found",
    status=404,
    title="Not found",
    meaning="There is nothing at this path.",
    occasion="The path names a game, question, rule, edition or page that does not exist.",
    remedy=(
        "Use one of the names that detail lists. GET /v1/games lists all games, and the description of each game lists its "
        "operations with their paths."
    ),
    detail='There is no "jawa" below /v1/games. There are: graenaland, confusing-lands, java.',
)
METHOD_NOT_ALLOWED = ProblemType(
    id="method-not-allowed",
    status=405,
    title="Method not allowed",
    meaning="The path exists, but does not accept this method.",
    occasion="Questions are sent with POST; everything else is read with GET or HEAD. The request used another method.",
    remedy="Use one of the methods in detail, which are also in the Allow header of the response.",
    detail='This path accepts POST; the request used "GET".',
)
NOT_ACCEPTABLE = ProblemType(
    id="not-acceptable",
    status=406,
    title="Media type not acceptable",
    meaning="The Accept header of the request excludes the only media type of the response.",
    occasion=(
        "Pictures are image/svg+xml, streams application/x-ndjson, and all other answers application/json. The Accept header "
        "allows something else."
    ),
    remedy="Remove the Accept header, or add the media type that detail names.",
    detail="The response is application/json, which the Accept header excludes.",
)
CONTENT_TOO_LARGE = ProblemType(
    id="content-too-large",
    status=413,
    title="The body is too large",
    meaning="The body is larger than the limit. The state of a whole game needs only a small part of that.",
    occasion=(
        f"The body has more than {MOST_BYTES:,} bytes, or more than {MOST_VALUES:,} values (in a batch, twice as many). "
        f"{HOW_VALUES_ARE_COUNTED}"
    ),
    remedy="Send only the state and the action that the question is about.",
    detail=f"The body may have at most {MOST_BYTES:,} bytes.",
)
UNSUPPORTED_MEDIA_TYPE = ProblemType(
    id="unsupported-media-type",
    status=415,
    title="The body must be uncompressed JSON",
    meaning="The service accepts only bodies that are uncompressed and declared as JSON.",
    occasion=(
        "The Content-Type header is missing or is not application/json (for a stream, application/x-ndjson), or there "
        "is a Content-Encoding header."
    ),
    remedy="Send the body uncompressed, with the header Content-Type: application/json.",
    detail="The Content-Type header must be application/json; it is missing.",
)
IMPOSSIBLE_STATE = ProblemType(
    id="impossible-state",
    status=422,
    title="The state is impossible",
    meaning="The request matches its schema, but the state that it describes cannot occur by the rules of the game.",
    occasion=(
        "For example, the state has more pieces than the game, or a piece where none can be. Each error names the rule that is "
        "broken and where it is printed. At most 100 errors are listed."
    ),
    remedy="Correct the places that errors names. Leave out what you do not know for certain: it then counts as unknown.",
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
TOO_MANY_REQUESTS = ProblemType(
    id="too-many-requests",
    status=429,
    title="The rate limit is used up",
    meaning=(
        "You have used all the processor time that your rate limit allows for now. The limit applies to your API key or, without "
        "one, to your network."
    ),
    occasion=(
        "The limit is in milliseconds of processor time. Each request counts as at least one, and a batch as at least one for "
        "each question. In the header RateLimit-Policy of every response, q is the quota and w its time in seconds. You can use "
        "the whole quota at once; it then comes back evenly. Every request below /v1/ counts, except those that are refused with "
        "this problem. A request is counted when its work is done, so an expensive one can use more than is left. The wait is "
        "then longer, but at most ten minutes, or w if that is longer."
    ),
    remedy=(
        "Wait for the number of seconds in the Retry-After header, then send the same request again. To avoid this problem, "
        "watch the header RateLimit of each response: r is how many milliseconds are left, t the seconds until there is one more."
    ),
    detail="The limit is 6000 ms of processor time in 60 seconds; each question costs at least 1 ms. Retry in 1 s.",
)
OVERLOADED = ProblemType(
    id="overloaded",
    status=503,
    title="The service is overloaded",
    meaning="The service has more work than it can do soon. Your request may be valid.",
    occasion=(
        "Many expensive questions are waiting already (long lists of actions, replays, victory claims, batches), or your request "
        "waited for a second and was not started."
    ),
    remedy="Wait for the number of seconds in the Retry-After header, then send the same request again.",
    detail="Too many expensive requests are waiting. Retry in 1 s.",
)
BATCH_TOO_EXPENSIVE = ProblemType(
    id="batch-too-expensive",
    status=503,
    title="The batch was too expensive",
    meaning="The earlier questions of the batch used all the work that one batch may use, so this one was not answered.",
    occasion="The batch has several expensive questions: long lists of actions, replays, victory claims.",
    remedy="Send the questions with this problem again, in another batch or alone. Keep the other answers.",
    detail="The earlier questions of the batch used all the work that one batch may use. Send this question again.",
)
INTERNAL_ERROR = ProblemType(
    id="internal-error",
    status=500,
    title="Internal error",
    meaning="The service failed because of an error of its own. Your request may be valid.",
    occasion="There is a bug in the service.",
    remedy="Try again later. If it happens again, report it, and quote the X-Request-Id header of the response.",
    detail="The service failed. The error is in its log under the X-Request-Id of this response.",
)
NOT_READY = ProblemType(
    id="not-ready",
    status=503,
    title="Not ready",
    meaning="This instance of the service cannot answer requests.",
    occasion="The self-test failed. It answers one worked example of each game.",
    remedy="Send requests to another instance. The log of this one says what failed.",
    detail="The self-test failed for: graenaland.",
)

PROBLEM_TYPES: Mapping[str, ProblemType] = {
    type.id: type
    for type in (
        INVALID_JSON,
        INVALID_REQUEST,
        UNAUTHORIZED,
        ORIGIN_NOT_ALLOWED,
        RECEIPTS_OFF,
        NOT_FOUND,
        METHOD_NOT_ALLOWED,
        NOT_ACCEPTABLE,
        CONTENT_TOO_LARGE,
        UNSUPPORTED_MEDIA_TYPE,
        IMPOSSIBLE_STATE,
        TOO_MANY_REQUESTS,
        INTERNAL_ERROR,
        OVERLOADED,
        BATCH_TOO_EXPENSIVE,
        NOT_READY,
    )
}
"""All problem types by id."""
