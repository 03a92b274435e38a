"""The rules as a library: rulings, legal actions and scores in Python, without a server.

    from lawspeaker import Judge

    position = Judge("java").set_up(players=["one", "two"], seed="rice and water")
    ruling = position.ruling(position.legal_actions()[0])
    print(ruling.verdict, ruling.sentence, ruling.position.scores())

The documents are those of the HTTP API, and so are the names of their members: see the guides and ``openapi.yaml``.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, overload

import orjson

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.rules import game as kernel
from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.api.answering import answer_question
from lawspeaker.api.not_found import describe_missing, no_such
from lawspeaker.api.problem_types import IMPOSSIBLE_STATE
from lawspeaker.api.problems import Problem
from lawspeaker.games import GAMES
from lawspeaker.refused import ImpossibleState, InvalidRequest, Refused

Language = Literal["en", "cs", "fr"]


def installed_games() -> list[str]:
    """The ids of the games that are installed."""
    return list(GAMES)


class Judge:
    """Knows the rules of one game, and answers in one language."""

    def __init__(self, game: str, language: Language = "en") -> None:
        """Raises ``LookupError`` if there is no such game or language, and ``InvalidPackageError`` if the game is invalid."""
        if game not in GAMES:
            raise LookupError(describe_missing("game", game, GAMES))
        if language not in LANGUAGES:
            raise LookupError(describe_missing("language", language, LANGUAGES))
        self._game: kernel.Game[Any] = GAMES[game]
        self.language = language

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._game.id

    @cached_property
    def questions(self) -> Mapping[str, Question]:
        """The questions about the game, by name."""
        return {question.name: question for question in questions_of(self._game)}

    def position(self, state: Mapping[str, Any]) -> "Position":
        """The position with this state. What the state leaves out is unknown. Raises ``TypeError`` for what is not JSON."""
        return Position(self, orjson.dumps(state))

    def set_up(self, **request: Any) -> "Position":
        """The position at the start of a game. The arguments are the members of a request to ``setups``. Raises ``Refused``."""
        return self.position(self.ask("setups", request)["state"])

    def ask(self, question: str, request: Mapping[str, Any], *, explain: bool = False) -> Any:
        """The answer to any question, such as ``"votes"``: a JSON document.

        ``explain`` also lists the rules that are upheld. Raises ``Refused``, and ``TypeError`` for what is not JSON.
        """
        return orjson.loads(self.answer(question, orjson.dumps(request), Preferences(self.language, explain)))

    def answer(self, question: str, body: bytes, preferences: Preferences) -> bytes:
        """The answer to a question in JSON, in the bytes that the API sends. Raises ``Refused``."""
        try:
            if question not in self.questions:
                raise no_such("question", question, self.questions)
            return answer_question(self._game, self.questions[question], body, preferences).answer
        except Problem as problem:
            raise refused(problem) from None


def refused(problem: Problem) -> Refused:
    """The exception for a problem of the API."""
    kind = ImpossibleState if problem.type is IMPOSSIBLE_STATE else InvalidRequest if problem.type.status < 500 else Refused
    return kind(problem.document)


@dataclass(frozen=True)
class Position:
    """A state of a game, as far as it is known. It never changes: a ruling has the next position."""

    judge: Judge
    json: bytes
    """The state, in JSON."""

    @property
    def state(self) -> dict[str, Any]:
        """The state, as a copy of its own."""
        state: dict[str, Any] = orjson.loads(self.json)
        return state

    def ruling(self, action: Mapping[str, Any], *, explain: bool = False) -> "Ruling":
        """The ruling on ``action``. Raises ``Refused``."""
        return Ruling(self.judge, self.judge.ask("rulings", {"state": self.state, "action": action}, explain=explain))

    def legal_actions(self, **query: Any) -> "LegalActions":
        """The legal actions. The arguments are further members of a request to ``legal-actions``, such as ``type``.

        Without a ``limit``, requests all pages of the list. Raises ``Refused``.
        """
        answer = self.judge.ask("legal-actions", {"state": self.state, **query})
        actions, choices_left = answer["actions"], answer["choices_left"]
        while "limit" not in query and "next" in answer:
            answer = self.judge.ask("legal-actions", {"state": self.state, **query, "cursor": answer["next"]})
            actions += answer["actions"]
            choices_left += answer["choices_left"]
        return LegalActions(actions, choices_left, is_complete=not answer["truncated"] and not answer["missing"])

    def scores(self) -> dict[str, int | None]:
        """The points of each player; ``None`` if they are not known exactly. Raises ``Refused``.

        ``judge.ask("scores", {"state": state})`` has the whole score sheet.
        """
        return {player["player"]: player.get("points") for player in self.judge.ask("scores", {"state": self.state})["players"]}

    def picture(self) -> str:
        """The position as an SVG. Raises ``Refused``."""
        picture: str = self.judge.ask("pictures", {"state": self.state})["svg"]
        return picture

    def _repr_svg_(self) -> str:
        """Draws the position in a notebook."""
        return self.picture()


@dataclass(frozen=True)
class LegalActions(Sequence[Document]):
    """Legal actions, in the order of the API."""

    actions: Sequence[Document]
    choices_left: Sequence[Sequence[str]]
    """For each action, the members with alternatives that are not listed. ``legal_actions(action=...)`` lists them all."""
    is_complete: bool
    """Whether every requested legal action is listed, except for other ways to make the ``choices_left``."""

    @overload
    def __getitem__(self, index: int) -> Document: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Document]: ...
    def __getitem__(self, index: int | slice) -> Document | Sequence[Document]:
        return self.actions[index]

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[Document]:
        return iter(self.actions)


@dataclass(frozen=True)
class Ruling:
    """Whether an action is legal, and why."""

    judge: Judge
    document: Mapping[str, Any]
    """The answer of the API."""

    @property
    def verdict(self) -> Literal["legal", "illegal", "undetermined"]:
        """The verdict."""
        verdict: Literal["legal", "illegal", "undetermined"] = self.document["verdict"]
        return verdict

    @property
    def is_legal(self) -> bool:
        """Whether the action is known to be legal."""
        return self.verdict == "legal"

    @property
    def sentence(self) -> str:
        """The action in words."""
        return str(self.document["sentence"])

    @property
    def reasons(self) -> list[str]:
        """The findings of the ruling, each in a sentence; of an undetermined one, what would have to be known."""
        return [finding["message"] for finding in self.document["findings"]]

    @property
    def position(self) -> Position:
        """The position after the action. Raises ``ValueError`` if it is not legal."""
        if not self.is_legal:
            raise ValueError(f"The action is {self.verdict}, so no position follows.")
        return self.judge.position(self.document["state"])
