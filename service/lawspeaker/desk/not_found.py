"""The page for people at an address that does not exist. Programs get the problem as JSON."""

from flask import Response

from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.api.exchange import JSON, Exchange
from lawspeaker.api.negotiation import LONGEST_HEADER, accepted_media_types, preferred_language
from lawspeaker.desk.rendering import page_of

_API = "/v1/"
_HTML = "text/html"


def has_pages(exchange: Exchange) -> bool:
    """Whether there are pages for people where the path leads, and not the API alone."""
    return not f"{exchange.path}/".startswith(_API)


def is_opened_by_people(exchange: Exchange) -> bool:
    """Whether a browser opens a page, and no program asks for the problem."""
    header = exchange.headers.get("accept", "")
    accepted = accepted_media_types(header if len(header) <= LONGEST_HEADER else "")
    return accepted.quality(_HTML) > accepted.quality(JSON)


def not_found_page(exchange: Exchange) -> Response:
    """The page, in the language of the address or, without one, in the language that the browser prefers."""
    first = exchange.path.removeprefix("/").split("/")[0]
    language = first if first in LANGUAGES else preferred_language(exchange.headers.get("accept-language", ""))
    headers = {"Content-Language": language, "Vary": "Accept, Accept-Language", "Cache-Control": "no-cache"}
    return Response(page_of("not-found", language, "not-found", ""), 404, headers, mimetype=_HTML)
