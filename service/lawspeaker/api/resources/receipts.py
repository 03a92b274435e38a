"""Receipts: an answer with a signed statement that the service gave it, the check of such a statement, and the public keys."""

from collections.abc import Callable
from functools import cache

import orjson
from flask import Response, request
from marshmallow import fields, validate

from lawspeaker.adjudication.answers.answers import text
from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.document import pointer
from lawspeaker.adjudication.wire import ijson
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.wire.shapes import Shape, said, shape
from lawspeaker.adjudication.work import Allowance
from lawspeaker.api.documents import IF_NONE_MATCH
from lawspeaker.api.exchange import JSON, Answer, Exchange
from lawspeaker.api.executor import Executor
from lawspeaker.api.flask_bridge import exchange_of
from lawspeaker.api.named_questions import (
    EXAMPLE_QUESTION,
    Endpoints,
    Field,
    NamedQuestion,
    any_question,
)
from lawspeaker.api.negotiation import ACCEPT_LANGUAGE, EXPLAIN, preferences_of
from lawspeaker.api.operations import SERVICE, Example, Operation
from lawspeaker.api.problem_types import IMPOSSIBLE_STATE, NOT_FOUND, RECEIPTS_OFF
from lawspeaker.api.problems import Problem, parsed
from lawspeaker.api.questions import QUERY_PARAMETERS, QuestionEndpoint, json_body, preference_headers
from lawspeaker.api.receipts.receipt import contents, sign
from lawspeaker.api.receipts.report import ReceiptVerification, report
from lawspeaker.api.receipts.verification import verify
from lawspeaker.api.receipts.words import in_words
from lawspeaker.api.representation import conditional
from lawspeaker.api.service import Service

PUBLIC_KEYS = "/.well-known/jwks.json"
"""The path of the public keys."""
MOST_VALUES = 2 * ijson.MOST_VALUES
"""The most JSON values of a request, which may have a request and an answer in it."""

_PARTS = ("request", "answer")
_RECEIPT = "eyJhbGciOiJFZDI1NTE5Iiw….eyJpYXQiOjE3NjQxMTUyMDAs….9wZ1Cq2…"


def receipt_request(question: Field) -> type[Shape]:
    """The shape of a request for a receipt; ``question`` is the field of its question."""
    return shape("ReceiptRequest", "A question, whose answer is to be signed.", {"question": question})


def receipt_answer(answer: Field) -> type[Shape]:
    """The shape of an answer with its receipt; ``answer`` is the field of the answer."""
    receipt = text("The receipt: a compact JWS (RFC 7515), signed with Ed25519.", _RECEIPT, required=True)
    return shape("ReceiptAnswer", "An answer and its receipt.", {"receipt": receipt, "answer": answer})


class ReceiptVerificationRequest(Shape):
    """A receipt to check. With `request` and `answer`, also checks whether it is about them."""

    receipt = text("The receipt.", _RECEIPT, required=True, validate=validate.Length(max=ijson.MOST_BYTES))
    request = fields.Raw(allow_none=True, metadata=said("The request that the receipt should be about.", {}))
    answer = fields.Raw(allow_none=True, metadata=said("The answer that the receipt should be about.", {}))


class PublicKeys(Shape):
    """The public keys with which receipts are checked, as a JWK Set (RFC 7517)."""

    keys = fields.List(
        fields.Dict(keys=fields.String(), metadata={"description": "A key, as RFC 8037 describes it."}),
        required=True,
        metadata=said("The keys. A withdrawn key has the member `revoked`. Without receipts there are none.", []),
    )


class ReceiptEndpoint:
    """The endpoint that answers a question and signs the answer."""

    id = "receipts"
    path = "/v1/receipts"

    def __init__(self, endpoints: Endpoints, service: Service) -> None:
        self._endpoints = endpoints
        self._signing = service.receipt_keys.signing if service.receipt_keys else None
        self._clock = service.clock
        self._guard = Guard(receipt_request(any_question()))

    async def respond(self, exchange: Exchange, executor: Executor) -> Answer:
        """The response. Raises ``Problem``, and what ``Executor.run`` raises."""
        preferences = preferences_of(exchange, QUERY_PARAMETERS)
        body = json_body(exchange)
        signing = self._signing
        if signing is None:
            raise Problem(RECEIPTS_OFF)

        def answer(allowance: Allowance) -> bytes:
            question = NamedQuestion.of(parsed(body, self._guard, preferences.language, MOST_VALUES)["question"])
            endpoint = question.endpoint(self._endpoints, "question")
            found = _answer(endpoint, question, preferences, allowance)
            document = orjson.loads(found)
            words = in_words(document, endpoint.game.messages, preferences.language)
            said = contents(endpoint.game, question.name, preferences, question.request, document, words, int(self._clock()))
            return b'{"receipt":"%b","answer":%b}' % (sign(said, signing).encode(), question.answered(found))

        return Answer(200, preference_headers(preferences), await executor.run(exchange, answer, Allowance()))


class CheckEndpoint:
    """The endpoint that checks receipts."""

    id = "receipts_verify"
    path = "/v1/receipts/verify"

    def __init__(self, service: Service) -> None:
        self._keys = service.receipt_keys
        self._guard = Guard(ReceiptVerificationRequest)

    async def respond(self, exchange: Exchange, executor: Executor) -> Answer:
        """The response. Raises ``Problem``, and what ``Executor.run`` raises."""
        preferences = preferences_of(exchange)
        body = json_body(exchange)
        keys = self._keys
        if keys is None:
            raise Problem(RECEIPTS_OFF, "This service has no keys to check receipts.")

        def check(_: Allowance) -> bytes:
            document = parsed(body, self._guard, preferences.language, MOST_VALUES)
            of = {part: document[part] for part in _PARTS if part in document}
            return orjson.dumps(report(verify(document["receipt"], keys, of), preferences.language))

        return Answer(200, preference_headers(preferences), await executor.run(exchange, check, Allowance()))


def receipts_operations(endpoints: Endpoints, service: Service, question: Field, answer: Field) -> list[Operation]:
    """The operations about receipts: to get one for the answer of one of ``endpoints``, to check one, and to read the keys."""
    receipt, check = ReceiptEndpoint(endpoints, service), CheckEndpoint(service)
    return [
        Operation(
            id=receipt.id,
            method="POST",
            path=receipt.path,
            tag=SERVICE,
            summary="Ask a question, and get a receipt for the answer",
            description=(
                "Asks any question, and signs the answer. The receipt names the question, the ruleset, the "
                "version of the contract and the time, and has hashes of request and answer. Anybody can check it later with the "
                f"public keys at `{PUBLIC_KEYS}`, also without this service. Errors in the question are reported as if it was "
                "sent alone; their pointers begin with `/question`. Without a key the status is 403 (`receipts-off`)."
            ),
            endpoint=receipt,
            Request=receipt_request(question),
            Answer=receipt_answer(answer),
            parameters=(EXPLAIN, ACCEPT_LANGUAGE),
            further_problems=(RECEIPTS_OFF, NOT_FOUND, IMPOSSIBLE_STATE),
            examples=lambda: [Example("receipt", "An edit with a receipt", {"question": EXAMPLE_QUESTION})],
        ),
        Operation(
            id=check.id,
            method="POST",
            path=check.path,
            tag=SERVICE,
            summary="Check a receipt",
            description=(
                "Says whether a receipt is genuine, and what it says. A forged receipt is an answer (status 200), not an error. "
                "With `request` or `answer`, also says whether the receipt is about them. Their members can be in any order."
            ),
            endpoint=check,
            Request=ReceiptVerificationRequest,
            Answer=ReceiptVerification,
            parameters=(ACCEPT_LANGUAGE,),
            further_problems=(RECEIPTS_OFF,),
            examples=lambda: [
                Example(
                    "nonsense",
                    "A text that is not a receipt",
                    {"receipt": "nonsense"},
                )
            ],
        ),
        Operation(
            id="public_keys",
            method="GET",
            path=PUBLIC_KEYS,
            tag=SERVICE,
            summary="The public keys of receipts",
            description="The keys with which receipts are checked. Keep a copy, to check receipts without this service.",
            view=_public_keys(service),
            Answer=PublicKeys,
            parameters=(IF_NONE_MATCH,),
        ),
    ]


def _public_keys(service: Service) -> Callable[[], Response]:
    """The view that responds with all public keys."""
    keys = service.receipt_keys

    @cache
    def document() -> bytes:
        return orjson.dumps(keys.jwk_set if keys else {"keys": []})

    def view() -> Response:
        preferences_of(exchange_of(request))
        return conditional(document(), JSON)

    return view


def _answer(endpoint: QuestionEndpoint, question: NamedQuestion, preferences: Preferences, allowance: Allowance) -> bytes:
    """The answer of ``endpoint``. Raises ``Problem`` with pointers into the request for the receipt, and ``Abandoned``."""
    try:
        return endpoint.answer(endpoint.inquiry(preferences, question.body), allowance).entry.answer
    except Problem as problem:
        place = pointer("question", question.game, question.name)
        errors = [{**error, "pointer": place + error["pointer"]} for error in problem.errors]
        raise Problem(problem.type, problem.detail, errors, problem.language, problem.headers) from None
