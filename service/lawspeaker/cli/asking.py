"""Sends many requests to the same question, and prints the answers."""

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from html import unescape
from typing import TYPE_CHECKING, Any

import orjson

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.wire.ijson import MOST_BYTES, NotJSON, TooLarge, parse
from lawspeaker.api.problem_types import CONTENT_TOO_LARGE
from lawspeaker.api.problems import Problem
from lawspeaker.cli.exits import VERDICTS, Exit, Failure, worst
from lawspeaker.cli.options import CommonOptions
from lawspeaker.cli.printing import complain, write, write_page
from lawspeaker.cli.refusals import sentences
from lawspeaker.cli.requests import InputSource, Request
from lawspeaker.cli.service import Path, SyncService
from lawspeaker.refused import Refused

if TYPE_CHECKING:
    from lawspeaker.cli.text.page import Page
    from lawspeaker.cli.text.speech import Speech

_NOT_DRAWN = frozenset(
    {
        *("action", "actions", "ballots", "cursor", "edit", "events", "go_on", "limit", "marks", "on_board", "place", "player"),
        *("points", "scores", "sentences", "territory", "thumbnails", "type"),
    }
)
"""Members of requests to other questions that have a state."""
UNREADABLE = (LookupError, TypeError, ValueError, AttributeError)
"""What goes wrong where an answer, of a service of another version, has not the form that is expected."""


@contextmanager
def service_of(wanted: CommonOptions) -> Iterator[SyncService]:
    """The service that answers: this process, or a service at a URL. Imports only the one that is used, because each takes a
    while."""
    service: SyncService
    if wanted.url:
        from lawspeaker.cli.remote import Remote

        service = Remote(wanted.url, wanted.timeout)
    else:
        from lawspeaker.cli.local import Local

        service = Local()
    try:
        yield service
    finally:
        service.close()


class AnswerPrinter:
    """Sends requests to one path of a service, and prints the answers."""

    def __init__(self, service: SyncService, wanted: CommonOptions, path: Path, *, is_start: bool = False) -> None:
        self._service = service
        self._wanted = wanted
        self._path = path
        self._is_start = is_start
        self._preferences = Preferences(wanted.language, wanted.explain, wanted.minimal)
        self._speeches = dict[str, "Speech"]()

    def all(self, sources: Sequence[InputSource]) -> Exit:
        """Answers all requests, and returns the exit code. Prints an error for each request without an answer. Raises
        ``Failure``."""
        self._are_many = len(sources) > 1 or any(source.as_lines for source in sources)
        codes: list[Exit] = []
        with _progress(sources) as advance:
            for source in sources:
                try:
                    for request in source.requests():
                        codes.append(self._one(request))
                        advance(request.size)
                except Failure as failure:
                    if failure.code not in (Exit.NO_INPUT, Exit.BAD_DATA):
                        raise
                    complain(str(failure))
                    codes.append(failure.code)
        return worst(codes)

    def _one(self, request: Request) -> Exit:
        try:
            answer = self._answer(request)
        except Refused as refused:
            if refused.status == 404:
                raise nothing_there(self._service, self._path) from None
            for sentence in sentences(refused.problem, request):
                complain(sentence)
            if request.is_line and self._wanted.format != "text":
                write(orjson.dumps(refused.problem) + b"\n")  # so that each line has its own
            return Exit.BAD_DATA
        return self._show(request, answer)

    def _answer(self, request: Request) -> bytes:
        if request.is_too_long:
            raise Refused(Problem(CONTENT_TOO_LARGE, f"A request may have at most {MOST_BYTES:,} bytes.").document)
        return self._service.ask(self._path, self._told(request.body), self._preferences)

    def _told(self, body: bytes) -> bytes:
        """The request to send. For text output, it also asks for a sentence for each listed action. Of a request that is drawn,
        it has no more than what a picture is about: so an example of any question can be drawn."""
        is_listed = self._wanted.format == "text" and self._path[-1] == "legal-actions"
        if not is_listed and self._path[-1] != "pictures":
            return body
        try:
            request = parse(body)
        except (NotJSON, TooLarge):
            return body
        if not isinstance(request, dict):
            return body
        if is_listed:
            return orjson.dumps({**request, "sentences": True})
        return orjson.dumps({name: value for name, value in request.items() if name not in _NOT_DRAWN})

    def _show(self, request: Request, answer: bytes) -> Exit:
        if self._wanted.format == "text":
            self._show_text(request, answer)
        elif self._is_picture and self._wanted.format == "json":
            write(orjson.loads(answer)["svg"].encode() + b"\n")  # as a file
        else:
            write(answer + b"\n")
        return verdict_of(answer) if self._wanted.exit_code else Exit.DONE

    def _show_text(self, request: Request, answer: bytes) -> None:
        from lawspeaker.cli.text.page import Page

        page = Page()
        if self._are_many:
            page.heading(request.place, "bold underline")
        try:
            self._fill(page, request, answer)
        except UNREADABLE:
            page = Page()
            page.json(orjson.loads(answer))
        page.line("")
        write_page(page)

    def _fill(self, page: "Page", request: Request, answer: bytes) -> None:
        """Shows ``answer`` on ``page``. Raises one of ``UNREADABLE`` if it does not have the expected form."""
        from lawspeaker.cli.text.answers import show_answer, show_batch

        document, asked = orjson.loads(answer), orjson.loads(request.body)
        if self._is_picture:
            for sentence in re.findall(r"<(?:title|desc)>(.*?)</", document["svg"], re.DOTALL)[:2]:
                page.line(unescape(sentence))
            page.heading(self._speech("")("picture"), "dim")
            return
        if self._path == ("batches",):
            pairs = [(game, request) for each in asked["questions"] for game, named in each.items() for request in named.values()]
            speeches = [self._speech(game).about(_state_of(request)) for game, request in pairs]
            show_batch(page, document["answers"], speeches)
        else:
            show_answer(page, document, self._speech(self._path[1]).about(_state_of(asked)), is_start=self._is_start)

    @property
    def _is_picture(self) -> bool:
        return self._path[-1] == "pictures"

    def _speech(self, game: str) -> "Speech":
        if game not in self._speeches:
            self._speeches[game] = speech_of(self._service, game, self._wanted.language)
        return self._speeches[game]


def _state_of(asked: Document) -> Document | None:
    """The state that the answer to ``asked`` is about. After several actions, that is not the state of the request."""
    return None if "actions" in asked else asked.get("state")


def speech_of(service: SyncService, game: str, language: str) -> "Speech":
    """The speech for ``game``; without words of a game if there is no such game."""
    from lawspeaker.cli.text.speech import Speech

    try:
        return Speech(language, service.describe(game, language) if game else {})
    except Refused:
        return Speech(language)


def document_at(service: SyncService, path: Path, language: str) -> Document:
    """The document at ``path``. Raises ``Refused`` and ``Failure``."""
    document: Document = orjson.loads(service.read(path, language))
    return document


def nothing_there(service: SyncService, path: Path) -> Failure:
    """The failure for the first step of ``path`` that does not exist, with a list of those that do."""
    match path:
        case "games", game, *_ if game not in (games := service.games()):
            return Failure(Exit.USAGE, f"There is no game {game}.{meant(game, games)} There are: {', '.join(games)}.")
        case "games", game, what:
            questions = _questions(service, game)
            return Failure(Exit.USAGE, f"{game} has no {what}.{meant(what, questions)} It has: {', '.join(questions)}.")
        case "games", game, "editions", edition:
            editions = document_at(service, ("games", game), "en")["editions"]
            return Failure(Exit.USAGE, f"{game} has no edition {edition}. It has: {', '.join(editions) or 'none'}.")
        case "games", game, "rules", rule:
            rules = [each["id"] for each in document_at(service, ("games", game, "rules"), "en")["rules"]]
            return Failure(Exit.USAGE, f"{game} has no rule {rule}.{meant(rule, rules)} `lawspeaker rules {game}` lists them.")
        case _:
            return Failure(Exit.USAGE, f"There is nothing at {'/'.join(path)}.")


def _questions(service: SyncService, game: str) -> Sequence[str]:
    """The questions about ``game``."""
    operations = document_at(service, ("games", game), "en")["operations"]
    return [each["path"].rpartition("/")[2] for each in operations if each["method"] == "POST"]


def meant(given: str, known: Iterable[str]) -> str:
    """A question that suggests the most similar of ``known``, after a space; empty if none is similar."""
    similar = get_close_matches(given, list(known), n=1)
    return f" Did you mean {similar[0]}?" if similar else ""


def verdict_of(answer: bytes) -> Exit:
    """The exit code for the verdict of an answer; for a replay, for the first action that is not legal.

    Answers without a verdict may be undetermined, too: whether a proposal passes, or a claim of victory is right.
    """
    document = orjson.loads(answer)
    verdicts = [each.get("verdict", each.get("outcome")) for each in (document, *document.get("rulings", ()))]
    return next((code for verdict in verdicts if (code := VERDICTS.get(verdict, Exit.DONE)) != Exit.DONE), Exit.DONE)


@contextmanager
def _progress(sources: Sequence[InputSource]) -> Iterator[Callable[[int], Any]]:
    """Shows progress on a terminal, unless the answers are printed there, too. Yields the function to call at each step."""
    if not any(source.as_lines for source in sources) or sys.stdout.isatty() or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    sizes = [source.size for source in sources]
    total = sum(filter(None, sizes)) if all(size is not None for size in sizes) else None
    answered = 0
    columns = (
        [TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()] if total else [TextColumn("{task.description}")]
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total)

        def advance(size: int) -> None:
            nonlocal answered
            answered += 1
            progress.update(task, advance=size, description=f"{answered:,} answered")

        yield advance
