"""The commands that read documents: the games, their rules, editions and examples."""

from typing import TYPE_CHECKING

import orjson

from lawspeaker.adjudication.document import Document
from lawspeaker.cli.asking import UNREADABLE, document_at, meant, nothing_there, service_of, speech_of
from lawspeaker.cli.exits import Exit, Failure
from lawspeaker.cli.options import CommonOptions
from lawspeaker.cli.printing import write, write_page
from lawspeaker.cli.service import Path
from lawspeaker.refused import Refused

if TYPE_CHECKING:
    from lawspeaker.cli.text.catalogue import Show
    from lawspeaker.cli.text.speech import Speech


def read(path: Path, wanted: CommonOptions, show: "Show", entries: str, **query: str) -> None:
    """Prints the document at ``path``: as text by ``show``; as NDJSON, a line for each entry of the list ``entries``, if it has
    one.

    ``query`` are the parameters of the query.
    """
    with service_of(wanted) as service:
        try:
            body = service.read(path, wanted.language, **query)
            if wanted.format == "text":
                game = path[1] if len(path) > 1 else ""
                _print_text(orjson.loads(body), show, speech_of(service, game, wanted.language))
            elif wanted.format == "ndjson" and entries:
                write(b"".join(orjson.dumps(entry) + b"\n" for entry in orjson.loads(body)[entries]))
            else:
                write(body + b"\n")
        except Refused as refused:
            if refused.status == 404:
                raise nothing_there(service, path) from None
            raise Failure(Exit.BAD_DATA, refused.detail) from None


def request_of(name: str, path: Path, wanted: CommonOptions) -> None:
    """Prints the request of the example ``name`` at ``path``."""
    with service_of(wanted) as service:
        try:
            examples = {each["name"]: each["request"] for each in document_at(service, path, wanted.language)["examples"]}
        except Refused:
            raise nothing_there(service, path) from None
    if name not in examples:
        game = path[1]
        raise Failure(
            Exit.USAGE, f"{game} has no example {name}.{meant(name, examples)} `lawspeaker examples {game}` lists them."
        )
    if wanted.format == "text":
        _print_json(examples[name])
    else:
        write(orjson.dumps(examples[name]) + b"\n")


def _print_text(document: Document, show: "Show", speech: "Speech") -> None:
    from lawspeaker.cli.text.page import Page

    page = Page()
    try:
        show(page, document, speech)
    except UNREADABLE:
        page = Page()
        page.json(document)
    write_page(page)


def _print_json(document: Document) -> None:
    from lawspeaker.cli.text.page import Page

    page = Page()
    page.json(document)
    write_page(page)
