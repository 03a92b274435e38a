"""Content negotiation: the language, length, explanation and media type that a client prefers."""

from functools import lru_cache
from urllib.parse import parse_qsl

from werkzeug.datastructures import LanguageAccept, MIMEAccept
from werkzeug.http import parse_accept_header, parse_list_header, parse_options_header

from lawspeaker.adjudication.answers import text
from lawspeaker.adjudication.messages import LANGUAGES
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions.question import JSON
from lawspeaker.adjudication.shapes import Tag, said
from lawspeaker.api.exchange import Exchange
from lawspeaker.api.operations import Parameter
from lawspeaker.api.problem_types import INVALID_REQUEST, NOT_ACCEPTABLE
from lawspeaker.api.problems import Problem

DEFAULT_LANGUAGE = LANGUAGES[0]
LONGEST_HEADER = 300
"""Characters of a header for content negotiation. Browsers send up to 200."""
MINIMAL = "return=minimal"

ACCEPT_LANGUAGE = Parameter(
    "Accept-Language",
    "header",
    text(f"Language of messages: {', '.join(LANGUAGES)}. Any other falls back to {DEFAULT_LANGUAGE}.", "cs"),
)
EXPLAIN = Parameter(
    "explain",
    "query",
    Tag("all", metadata=said("`all` lists the rules that were upheld, too.", "all")),
)


def preferences_of(exchange: Exchange, query_parameters: tuple[str, ...] = (), media_type: str = JSON) -> Preferences:
    """The preferences of a request for its answer. ``query_parameters`` are the names that its query may have.

    Raises ``Problem`` for any other query parameter, and if the client does not accept ``media_type``.
    """
    header = exchange.headers.get
    return _preferences(
        exchange.query, query_parameters, media_type, header("accept", ""), header("accept-language", ""), header("prefer", "")
    )


def sends_json(exchange: Exchange) -> bool:
    """Whether the headers of a request declare its body as uncompressed JSON."""
    header = exchange.headers.get
    return _is_json(header("content-type", "")) and header("content-encoding", "identity").lower() == "identity"


@lru_cache(maxsize=256)
def _preferences(
    query: str, query_parameters: tuple[str, ...], media_type: str, accept: str, accept_language: str, prefer: str
) -> Preferences:
    for name, header in (("Accept", accept), ("Accept-Language", accept_language), ("Prefer", prefer)):
        if len(header) > LONGEST_HEADER:  # a longer header takes longer to parse
            raise Problem(INVALID_REQUEST, f"The header {name} has more than {LONGEST_HEADER:,} characters.")
    if not _accepts(accept, media_type):
        raise Problem(NOT_ACCEPTABLE, f"The Accept header leaves out {media_type}.")
    return Preferences(
        language=preferred_language(accept_language), explain=_explain(query, query_parameters), minimal=_minimal(prefer)
    )


@lru_cache
def _is_json(header: str) -> bool:
    return len(header) <= LONGEST_HEADER and parse_options_header(header)[0].lower() == JSON


def _accepts(header: str, media_type: str) -> bool:
    accepted = [(kind.partition(";")[0].strip(), quality) for kind, quality in parse_accept_header(header)]
    return not header or MIMEAccept(accepted).quality(media_type) > 0  # ours have no parameters, but clients send some


def preferred_language(header: str) -> str:
    """The supported language that an ``Accept-Language`` header prefers; the default if there is none or it is too long."""
    if len(header) > LONGEST_HEADER:
        return DEFAULT_LANGUAGE
    for tag, quality in parse_accept_header(header, LanguageAccept):  # the preferred first
        language = tag.partition("-")[0].lower()
        if quality > 0 and language in LANGUAGES:
            return language
    return DEFAULT_LANGUAGE


def _minimal(header: str) -> bool:
    preferred = (preference.partition(";")[0].partition("=") for preference in parse_list_header(header))
    returned = (value.strip(' "') for name, _, value in preferred if name.strip().lower() == "return")
    return next(returned, "") == "minimal"  # the first counts


def _explain(query: str, query_parameters: tuple[str, ...]) -> bool:
    values_by_name: dict[str, list[str]] = {}
    for name, value in parse_qsl(query.encode("latin-1").decode(errors="replace"), keep_blank_values=True):
        values_by_name.setdefault(name, []).append(value)
    for name, values in values_by_name.items():
        if name not in query_parameters:
            raise Problem(INVALID_REQUEST, f"Unknown query parameter: {name}.")
        if name == EXPLAIN.name and values != ["all"]:
            raise Problem(INVALID_REQUEST, "The query parameter explain can only be all, once.")
    return EXPLAIN.name in values_by_name
