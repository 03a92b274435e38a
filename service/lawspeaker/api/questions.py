"""The endpoints of the questions of a game. A question is answered from the cache, in the event loop or in a lane."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from time import thread_time_ns
from typing import Any

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire import ijson
from lawspeaker.adjudication.work import Abandoned, Allowance
from lawspeaker.api.answering import answer_question
from lawspeaker.api.cache.answers import FoundAnswer
from lawspeaker.api.cache.entry import Entry
from lawspeaker.api.cache.inquiry import Inquiry, terms_of
from lawspeaker.api.exchange import JSON, Answer, Exchange
from lawspeaker.api.executor import Executor
from lawspeaker.api.negotiation import ACCEPT_LANGUAGE, EXPLAIN, MINIMAL, preferences_of, require_media_type
from lawspeaker.api.operations import Operation
from lawspeaker.api.problem_types import CONTENT_TOO_LARGE, IMPOSSIBLE_STATE
from lawspeaker.api.problems import Problem
from lawspeaker.api.resources.examples import documented_examples
from lawspeaker.api.service import Service
from lawspeaker.api.turns import Turns

LARGEST_BODY = ijson.MOST_BYTES
"""Bytes. A longer body is refused."""
LARGEST_IN_LOOP = 16 * 1024
"""Bytes. A longer body is parsed in the lane. The state of a whole game has about 10,000."""
STEPS_IN_LOOP = 200
"""The most steps (``adjudication.work``) that the event loop takes for a question, which are a few milliseconds."""
QUICK = 0.005
"""Seconds. A question that takes longer on average is not tried in the event loop."""

QUERY_PARAMETERS = (EXPLAIN.name,)
"""The names of the query parameters of a question."""


class QuestionEndpoint:
    """The endpoint of one question of one game."""

    def __init__(self, game: Game[Any], question: Question, service: Service) -> None:
        self.game = game
        self.question = question
        self.path = f"/v1/games/{game.id}/{question.name}"
        self.id = f"{game.id}_{question.name}".replace("-", "_")
        self._answers = service.answers

    async def respond(self, exchange: Exchange, executor: Executor) -> Answer:
        """The response to ``exchange``. Raises ``Problem``, and what ``Executor.run`` raises."""
        preferences = self.preferences_of(exchange)
        answer = await self.find(exchange, self.inquiry(preferences, exchange.body), executor)
        return self._response(exchange, preferences, answer)

    def respond_at_once(
        self, exchange: Exchange, preferences: Preferences, body: bytes, largest: int, turns: Turns
    ) -> Answer | None:
        """The response to ``exchange`` with this ``body``: from the cache of this process, or computed if that is quick.

        ``None`` if many wait for a turn, or the answer takes long or is cached with more bytes than ``largest``. Raises
        ``Problem``.
        """
        inquiry = self.inquiry(preferences, body)
        answer = self._answers.find_cached(inquiry, largest)
        if answer is None and turns.is_there_time and self._is_probably_quick(inquiry):
            answer = self._compute_in_loop(exchange, inquiry, turns.spend)
        return self._response(exchange, preferences, answer) if answer else None

    def preferences_of(self, exchange: Exchange) -> Preferences:
        """The preferences of a request. Raises ``Problem`` if its head is refused, whatever its body is."""
        preferences = preferences_of(exchange, QUERY_PARAMETERS)
        json_body(exchange)
        return preferences

    def _response(self, exchange: Exchange, preferences: Preferences, answer: FoundAnswer) -> Answer:
        exchange.cache = answer.level
        return Answer(200, _headers(preferences, answer.cache_status), answer.entry.answer)

    async def find(self, exchange: Exchange, inquiry: Inquiry, executor: Executor) -> FoundAnswer:
        """The answer to ``inquiry``: from the cache, or computed in the event loop if that is quick, or else by ``executor.run``.

        Raises ``Problem``, and what ``Executor.run`` raises.
        """
        answer = self._answers.find_cached(inquiry) or await self._answer_in_loop(exchange, inquiry, executor)
        if answer is None:
            answer = await executor.run(exchange, lambda allowance: self.answer(inquiry, allowance), Allowance())
        return answer

    def inquiry(self, preferences: Preferences, body: bytes) -> Inquiry:
        """The inquiry for a request with these ``preferences`` and this JSON ``body``."""
        return Inquiry(self.id, self.game.id, preferences, body, terms_of(self.path, self.game.ruleset, preferences))

    def answer(self, inquiry: Inquiry, allowance: Allowance) -> FoundAnswer:
        """The answer, cached or computed. Raises ``Problem``, and ``Abandoned`` if the work exceeds ``allowance``."""
        return self._answers.get(inquiry, lambda: self._compute(inquiry, allowance))

    async def _answer_in_loop(self, exchange: Exchange, inquiry: Inquiry, executor: Executor) -> FoundAnswer | None:
        """The answer, computed in the event loop; ``None`` if there is none, or that would block it for too long."""
        if not executor.has_turns or not self._is_probably_quick(inquiry):
            return None
        await executor.take_turn(exchange)
        if answer := self._answers.find_cached(inquiry):
            return answer  # another request asked the same while this one waited
        return self._compute_in_loop(exchange, inquiry, executor.spend)

    def _compute_in_loop(self, exchange: Exchange, inquiry: Inquiry, spend: Callable[[float], None]) -> FoundAnswer | None:
        """The answer, computed now; ``None`` if that takes too long. ``spend`` gets the seconds. Raises ``Problem``."""
        allowance = Allowance(STEPS_IN_LOOP)
        start = thread_time_ns()
        try:
            return self._answers.compute(inquiry, lambda: self._compute(inquiry, allowance))
        except Abandoned:
            return None
        finally:
            spent = thread_time_ns() - start
            exchange.work_nanoseconds += spent
            spend(spent / 1e9)

    def _is_probably_quick(self, inquiry: Inquiry) -> bool:
        """Whether to try the question in the event loop.

        A question that is quick for all honest requests is always tried. Its recent average does not count, because a client
        could raise that on purpose.
        """
        if len(inquiry.body) > LARGEST_IN_LOOP:
            return False
        if not self.question.may_take_long:
            return True
        seconds = self._answers.expected_seconds(inquiry)
        return seconds is not None and seconds <= QUICK

    def _compute(self, inquiry: Inquiry, allowance: Allowance) -> Entry:
        return answer_question(self.game, self.question, inquiry.body, inquiry.preferences, allowance)


def question_operation(endpoint: QuestionEndpoint) -> Operation:
    """The operation of ``endpoint``."""
    game, question = endpoint.game, endpoint.question
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
        parameters=(EXPLAIN, ACCEPT_LANGUAGE),
        further_problems=(IMPOSSIBLE_STATE,) if question.refuses_impossible else (),
        examples=cache(lambda: documented_examples(game, question)),
    )


def json_body(exchange: Exchange) -> bytes:
    """The body of a request. Raises ``Problem`` if it is not declared as JSON, or is too large."""
    require_media_type(exchange, JSON)
    if exchange.content_length > LARGEST_BODY:
        raise Problem(CONTENT_TOO_LARGE, f"The body has {exchange.content_length:,} bytes; the limit is {LARGEST_BODY:,}.")
    return exchange.body


@lru_cache
def _headers(preferences: Preferences, cache_status: str) -> Sequence[tuple[str, str]]:
    return ("Cache-Status", cache_status), *preference_headers(preferences)


def preference_headers(preferences: Preferences, media_type: str = JSON) -> Sequence[tuple[str, str]]:
    """The headers that describe the language and the form of a response."""
    applied = (("Preference-Applied", MINIMAL),) if preferences.minimal else ()
    return (
        ("Content-Language", preferences.language),
        ("Content-Type", media_type),
        ("Vary", "Accept-Language, Prefer, Accept-Encoding"),
        *applied,
    )
