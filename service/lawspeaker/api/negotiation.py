"""What a client prefers, by headers and the query: the language, length, explanation and media type of an answer."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from urllib.parse import parse_qsl

from werkzeug.datastructures import LanguageAccept, MIMEAccept
from werkzeug.http import parse_accept_header, parse_list_header, parse_options_header

from lawspeaker.adjudication.answers.answers import text
from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.wire.shapes import Tag, said
from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.adjudication.words.quoting import listing, quoted
from lawspeaker.api.exchange import JSON, Exchange
from lawspeaker.api.operations import Parameter
from lawspeaker.api.problem_types import INVALID_REQUEST, NOT_ACCEPTABLE, UNSUPPORTED_MEDIA_TYPE
from lawspeaker.api.problems import Problem

DEFAULT_LANGUAGE = LANGUAGES[0]
LONGEST_HEADER = 300
"""Characters of a header for content negotiation. Browsers send up to 200."""
MINIMAL = "return=minimal"

ACCEPT_LANGUAGE = Parameter(
    "Accept-Language",
    "header",
    text(f"The language of messages: {', '.join(LANGUAGES)}. The default is {DEFAULT_LANGUAGE}.", "cs"),
)
EXPLAIN = Parameter(
    "explain",
    "query",
    Tag("all", metadata=said("`all` also lists the rules that are upheld, and those that could not be checked.", "all")),
)


def preferences_of(exchange: Exchange, query_parameters: tuple[str, ...] = (), media_type: str = JSON) -> Preferences:
    """The preferences of a request for its answer. ``query_parameters`` are the names that its query may have.

    Raises ``Problem`` for any other query parameter, and if the client does not accept ``media_type``.
    """
    header = exchange.headers.get
    return _preferences(
        exchange.query, query_parameters, media_type, header("accept", ""), header("accept-language", ""), header("prefer", "")
    )


def query_of(exchange: Exchange, query_parameters: tuple[str, ...]) -> Mapping[str, str]:
    """The values of the query parameters of a request. Raises ``Problem`` if it has others, or one of them twice."""
    values_by_name = _values_by_name(exchange.query, query_parameters)
    if repeated := [(name, len(values)) for name, values in values_by_name.items() if len(values) > 1]:
        name, times = repeated[0]
        raise Problem(INVALID_REQUEST, f"Expected the query parameter {name} once; found it {times} times.")
    return {name: value for name, (value,) in values_by_name.items()}


def require_media_type(exchange: Exchange, expected: str) -> None:
    """Raises ``Problem`` unless a request declares its body as uncompressed, and of the ``expected`` media type."""
    header = exchange.headers.get
    content_type = header("content-type", "")
    if _media_type(content_type) != expected:
        fault = "it is another media type" if content_type else "it is missing"
        raise Problem(UNSUPPORTED_MEDIA_TYPE, f"The Content-Type header must be {expected}; {fault}.")
    if header("content-encoding", "identity").lower() != "identity":
        raise Problem(UNSUPPORTED_MEDIA_TYPE, "The body must be uncompressed; the request has a Content-Encoding header.")


@lru_cache(maxsize=256)
def _preferences(
    query: str, query_parameters: tuple[str, ...], media_type: str, accept: str, accept_language: str, prefer: str
) -> Preferences:
    for name, header in (("Accept", accept), ("Accept-Language", accept_language), ("Prefer", prefer)):
        if len(header) > LONGEST_HEADER:  # a longer header takes longer to parse
            raise Problem(INVALID_REQUEST, f"The {name} header has {len(header):,} characters; the limit is {LONGEST_HEADER}.")
    if not _accepts(accept, media_type):
        raise Problem(NOT_ACCEPTABLE, f"The response is {media_type}, which the Accept header excludes.")
    return Preferences(
        language=preferred_language(accept_language), explain=_explain(query, query_parameters), minimal=_minimal(prefer)
    )


def media_type(exchange: Exchange) -> str:
    """The media type that a request declares for its body; empty if it declares none."""
    return _media_type(exchange.headers.get("content-type", ""))


@lru_cache
def _media_type(content_type: str) -> str:
    return parse_options_header(content_type)[0].lower() if len(content_type) <= LONGEST_HEADER else ""


def _accepts(header: str, media_type: str) -> bool:
    accepted = accepted_media_types(header)
    return not accepted or accepted.quality(media_type) > 0  # a list without entries excludes nothing (RFC 9110)


def accepted_media_types(header: str) -> MIMEAccept:
    """The media types that an ``Accept`` header lists, without their parameters: ours have none, but clients send some."""
    return MIMEAccept([(kind.partition(";")[0].strip(), quality) for kind, quality in parse_accept_header(header)])


def preferred_language(header: str) -> str:
    """The supported language that an ``Accept-Language`` header prefers; the default if there is none or it is too long."""
    if len(header) > LONGEST_HEADER:
        return DEFAULT_LANGUAGE
    ranges = [(tag.partition("-")[0].lower(), quality) for tag, quality in parse_accept_header(header, LanguageAccept)]
    for language, quality in ranges:  # the preferred first
        if quality > 0 and language in LANGUAGES:
            return language
        if quality > 0 and language == "*":  # any that is not listed
            return next((other for other in LANGUAGES if all(other != named for named, _ in ranges)), DEFAULT_LANGUAGE)
    return DEFAULT_LANGUAGE


def _minimal(header: str) -> bool:
    preferred = (preference.partition(";")[0].partition("=") for preference in parse_list_header(header))
    returned = (value.strip(' "') for name, _, value in preferred if name.strip().lower() == "return")
    return next(returned, "") == "minimal"  # the first counts


def _explain(query: str, query_parameters: tuple[str, ...]) -> bool:
    values = _values_by_name(query, query_parameters).get(EXPLAIN.name)
    if values not in (None, ["all"]):
        found = quoted(", ".join(values or ()))
        raise Problem(INVALID_REQUEST, f"Expected the query parameter explain=all, once; found {found}.")
    return values is not None


def _values_by_name(query: str, query_parameters: tuple[str, ...]) -> Mapping[str, Sequence[str]]:
    values_by_name: dict[str, list[str]] = {}
    for name, value in parse_qsl(query.encode("latin-1").decode(errors="replace"), keep_blank_values=True):
        if name not in query_parameters:
            known = f"expected only {listing(query_parameters)}" if query_parameters else "expected none"
            raise Problem(INVALID_REQUEST, f"Unknown query parameter {quoted(name)}; {known}.")
        values_by_name.setdefault(name, []).append(value)
    return values_by_name
