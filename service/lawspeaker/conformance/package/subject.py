"""The subject of the checks: a game, its files, its cases and their answers. Everything is read and asked only once."""

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from contextlib import suppress
from functools import cached_property, wraps
from random import Random
from typing import Any, TypeVar
from zlib import crc32

import orjson

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.rules.checks import Impossible
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.errors import Fault, Misunderstood
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.adjudication.words.phrases import rendered
from lawspeaker.conformance.cases import FOLDER, Case, read_cases, read_yaml
from lawspeaker.conformance.package.branches import Line, recording

T = TypeVar("T")

USUAL = Preferences()
EXPLAINED = Preferences(explain=True)


class Package:
    """A game with its files, cases and answers.

    ``share`` limits the tests of properties of all cases: to one case in ``share``, and at least one.
    """

    def __init__(self, game: Game[Any], share: int = 1) -> None:
        self.game = game
        self.share = share
        self.folder = game.folder / FOLDER
        self.cases: Sequence[Case] = list(read_cases(game.id, self.folder))
        examples = game.folder / "examples.yaml"
        self.examples: Sequence[Document] = (read_yaml(examples) or []) if examples.exists() else []
        self.answers: dict[Case, Any] = {}
        """Those that were asked for so far, in English and with the rules that were upheld. Nobody must change one."""

    @cached_property
    def questions(self) -> Mapping[str, Question]:
        """The questions of the game, by name."""
        return {question.name: question for question in questions_of(self.game)}

    @cached_property
    def languages(self) -> Sequence[str]:
        """The languages of the service in which the game has messages."""
        return [language for language in LANGUAGES if any((self.game.folder / "messages" / language).glob("*.ftl"))]

    @cached_property
    def state_shape(self) -> Guard:
        """The shape of a state."""
        return Guard(self.game.StateShape)

    @cached_property
    def event_shape(self) -> Guard:
        """The shape of an event."""
        return Guard(self.game.EventShape)

    @cached_property
    def answer_shapes(self) -> Mapping[str, Guard]:
        """The shapes of answers in JSON, by question."""
        return {name: Guard(question.Answer) for name, question in self.questions.items()}

    @cached_property
    def states(self) -> Sequence[Document]:
        """The possible states in the cases, without duplicates."""
        requests = (case.request for case in self.cases if case.question not in ("audits", "setups"))
        return list({repr(request["state"]): request["state"] for request in requests if "state" in request}.values())

    @cached_property
    def actions(self) -> Sequence[Document]:
        """The actions in the cases and worked examples, without duplicates."""
        requests = [case.request for case in self.cases] + [example["request"] for example in self.examples]
        actions = (action for request in requests for action in (request.get("actions") or [request.get("action")]))
        return list({repr(action): action for action in actions if action}.values())

    def actions_in(self, state: Document) -> Sequence[Document]:
        """The actions for which cases request a ruling in ``state``."""
        asked = (case.request for case in self.cases if case.question == "rulings")
        return [request["action"] for request in asked if request["state"] == state]

    def ask(self, question: str, request: Any, preferences: Preferences = USUAL) -> Any:
        """The answer as a client sees it."""
        return orjson.loads(orjson.dumps(self.questions[question].ask(request, preferences)))

    def answered(self, question: str, request: Any) -> Any:
        """The answer; ``None`` if the request is refused."""
        try:
            return self.ask(question, request)
        except (Misunderstood, Impossible):
            return None

    def answer(self, case: Case) -> Any:
        """The answer to a case."""
        if case not in self.answers:
            self.answers[case] = self.ask(case.question, case.request, EXPLAINED)
        return self.answers[case]

    @cached_property
    def lines_reporting(self) -> Set[Line]:
        """The lines of code that create the violations in the answers to the cases."""
        self.answers.clear()
        with recording() as lines:
            for case in self.cases:
                with suppress(Exception):  # a check of the cases complains of it
                    self.answer(case)
        return lines

    def in_words(self, error: Exception) -> str:
        """Describes an error that a question raised, with the line of code that raised it."""
        match error:
            case Misunderstood():
                return f"the request is refused: {'; '.join(map(self.fault_in_words, error.faults))}"
            case Impossible():
                return f"the state of the request cannot exist, by {', '.join(sorted({one.rule for one in error.defects}))}"
        place = error.__traceback__
        while place and place.tb_next:
            place = place.tb_next
        where = f" ({place.tb_frame.f_code.co_filename}, line {place.tb_lineno})" if place else ""
        return f"{type(error).__name__}: {error}{where}"

    def fault_in_words(self, fault: Fault) -> str:
        """Describes a fault of a document, with its place."""
        return f"{fault.pointer} {rendered(fault.detail, self.game.messages, USUAL.language)}".strip()

    def some(self, values: Sequence[T], name: str) -> Sequence[T]:
        """The sample of ``values`` for the check ``name``: one in ``share``. Each check starts at a different one."""
        return values[crc32(name.encode()) % min(self.share, len(values)) :: self.share] if values else []

    def at_random(self, *names: object) -> Random:
        """A random generator with a fixed seed."""
        return Random(f"{self.game.id} {' '.join(map(str, names))}")


Check = Callable[[Package], Iterator[str]]
"""A property that must hold of every package, which its docstring states. It yields a sentence for each breach."""


def of_each(
    tried: Callable[[Package], Sequence[T]], named: Callable[[T], str]
) -> Callable[[Callable[[Package, T], Iterator[str]]], Check]:
    """Turns a property of one thing into a check of all that ``tried`` returns. A complaint calls each thing ``named``."""

    def made(property: Callable[[Package, T], Iterator[str]]) -> Check:
        @wraps(property)
        def check(package: Package) -> Iterator[str]:
            for one in package.some(tried(package), property.__name__):
                try:
                    for complaint in property(package, one):
                        yield f"{named(one)}: {complaint}"
                except Exception as error:  # whatever the game does, the others are tried
                    yield f"{named(one)}: {package.in_words(error)}"

        return check

    return made


def of_each_case(*questions: str) -> Callable[[Callable[[Package, Case], Iterator[str]]], Check]:
    """Turns a property of one case into a check of all cases, or of those of these questions."""

    def tried(package: Package) -> Sequence[Case]:
        return [case for case in package.cases if case.question in (questions or package.questions)]

    return of_each(tried, lambda case: f"Case {case.id}")
