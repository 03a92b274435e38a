"""The questions of a game: what is sent with POST, and answered from the cache, in the event loop or in a lane."""

from collections.abc import Sequence
from functools import cache, lru_cache
from time import thread_time_ns
from typing import Any

from lawspeaker.adjudication import ijson
from lawspeaker.adjudication.context import Context
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions.question import JSON, Question
from lawspeaker.adjudication.work import Abandoned, Allowance
from lawspeaker.api.answering import answered
from lawspeaker.api.cache.answers import FoundAnswer
from lawspeaker.api.cache.entry import Entry
from lawspeaker.api.cache.inquiry import Inquiry, Terms
from lawspeaker.api.exchange import Answer, Exchange
from lawspeaker.api.lane import HangUp, Lane
from lawspeaker.api.negotiation import ACCEPT_LANGUAGE, EXPLAIN, MINIMAL, PREFER, preferences_of, sends_json
from lawspeaker.api.operations import Operation
from lawspeaker.api.problem_types import (
    CONTENT_TOO_LARGE,
    IMPOSSIBLE_STATE,
    INTERNAL_ERROR,
    INVALID_JSON,
    INVALID_REQUEST,
    NOT_ACCEPTABLE,
    UNSUPPORTED_MEDIA_TYPE,
)
from lawspeaker.api.problems import Problem
from lawspeaker.api.resources.examples import documented_examples
from lawspeaker.api.service import Service

LARGEST_BODY = ijson.MOST_BYTES
"""Bytes of a body that are read at most."""
LARGEST_IN_LOOP = 16 * 1024
"""Bytes of a body that is read in the event loop, at most; the state of a whole game has some 10,000."""
STEPS_IN_LOOP = 300
"""Steps (``adjudication.work``) that are taken for a question in the event loop, at most: some milliseconds."""
SHORT = 0.005
"""Seconds that a question takes at most to be thought of as quick."""

REFUSALS = (INVALID_JSON, INVALID_REQUEST, NOT_ACCEPTABLE, CONTENT_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE)
"""Why any request with a body can be refused."""
QUERIES = (EXPLAIN.name,)
"""The query parameters of a question."""


class QuestionEndpoint:
    """Answers one question of one game."""

    def __init__(self, game: Game[Any], question: Question, service: Service) -> None:
        self.game = game
        self.question = question
        self.path = f"/v1/games/{game.id}/{question.name}"
        self.id = f"{game.id}_{question.name}".replace("-", "_")
        self._answers = service.answers
        self._turns = service.turns
        self._possible_states = service.possible_states
        self._terms = Terms(self.path, game.ruleset)

    async def respond(self, exchange: Exchange, lane: Lane, hang_up: HangUp) -> Answer:
        """The answer to ``exchange``: a cached one, else computed in the event loop if that is quick, else in ``lane``.

        Raises ``Problem``, and what ``Lane.run`` raises.
        """
        preferences = preferences_of(exchange, QUERIES, self.question.media_type)
        inquiry = self.inquiry(preferences, json_body(exchange))
        found = self._answers.cached(inquiry) or await self._quickly(exchange, inquiry, hang_up)
        if found is None:
            found = await lane.run(exchange, lambda allowance: self.answer(inquiry, allowance), Allowance(), hang_up)
        exchange.cache = found.level
        return Answer(200, _headers(preferences, found.cache_status, self.question.media_type), found.entry.answer)

    def inquiry(self, preferences: Preferences, body: bytes) -> Inquiry:
        """The question with the ``body``, a request in JSON."""
        return Inquiry(self.id, self.game.id, preferences, body, self._terms.of(preferences))

    def answer(self, inquiry: Inquiry, allowance: Allowance) -> FoundAnswer:
        """The answer, cached or computed. Raises ``Problem``, and ``Abandoned`` if it takes more than is allowed."""
        return self._answers.give(inquiry, lambda: self._computed(inquiry, allowance))

    async def _quickly(self, exchange: Exchange, inquiry: Inquiry, hang_up: HangUp) -> FoundAnswer | None:
        """The answer computed here, in the event loop; ``None`` if that would hold it up."""
        if not self._is_thought_quick(inquiry):
            return None
        if await self._turns.take(exchange, hang_up) and (found := self._answers.cached(inquiry)):
            return found  # somebody asked the same
        allowance = Allowance(STEPS_IN_LOOP)
        began = thread_time_ns()
        try:
            return self._answers.computed(inquiry, lambda: self._computed(inquiry, allowance))
        except Abandoned:
            return None
        finally:
            taken = thread_time_ns() - began
            exchange.worked += taken
            self._turns.spend(taken / 1e9)

    def _is_thought_quick(self, inquiry: Inquiry) -> bool:
        """Whether to try it in the event loop. What is usually quick is tried even if others like it took long of late, which
        anybody can bring about."""
        if len(inquiry.body) > LARGEST_IN_LOOP:
            return False
        if not self.question.may_take_long:
            return True
        seconds = self._answers.expected_seconds(inquiry)
        return seconds is not None and seconds <= SHORT

    def _computed(self, inquiry: Inquiry, allowance: Allowance) -> Entry:
        context = Context(allowance, self._possible_states)
        return answered(self.game, self.question, inquiry.body, inquiry.preferences, context)


def question_operation(endpoint: QuestionEndpoint) -> Operation:
    """The operation by which a question is asked of a game."""
    game, question = endpoint.game, endpoint.question
    refusals = [IMPOSSIBLE_STATE] if question.refuses_impossible else []
    return Operation(
        id=endpoint.id,
        method="POST",
        path=endpoint.path,
        tag=game.messages.text("en", "game"),
        summary=question.summary,
        description=question.description,
        endpoint=endpoint,
        Request=question.Request,
        Answer=question.Answer,
        parameters=(EXPLAIN, PREFER, ACCEPT_LANGUAGE),
        headers=("Cache-Status", "Content-Language", "Preference-Applied", "Vary"),
        problems=(*REFUSALS, *refusals, INTERNAL_ERROR),
        examples=cache(lambda: documented_examples(game, question)),
        media_type=question.media_type,
    )


def json_body(exchange: Exchange) -> bytes:
    """The body of a request. Raises ``Problem`` if it is not declared as JSON, or larger than what is read."""
    if not sends_json(exchange):
        raise Problem(UNSUPPORTED_MEDIA_TYPE)
    if exchange.announced_length > LARGEST_BODY:
        raise Problem(CONTENT_TOO_LARGE)
    return exchange.body


@lru_cache
def _headers(preferences: Preferences, cache_status: str, media_type: str) -> Sequence[tuple[str, str]]:
    return ("Cache-Status", cache_status), *preference_headers(preferences, media_type)


def preference_headers(preferences: Preferences, media_type: str = JSON) -> Sequence[tuple[str, str]]:
    """The headers that say in which form an answer is."""
    applied = (("Preference-Applied", MINIMAL),) if preferences.minimal else ()
    return (
        ("Content-Language", preferences.language),
        ("Content-Type", media_type),
        ("Vary", "Accept-Language, Prefer, Accept-Encoding"),
        *applied,
    )
