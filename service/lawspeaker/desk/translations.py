"""The messages of the desk in every language: one Fluent file for each page, and ``frame`` for all pages.

The templates render some of the messages. Each page also passes all its messages to its script, which renders the others.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

_MESSAGES = Path(__file__).parent / "messages"
_ALSO = {"moves": ("desk", "position")}
"""The pages that also say what others do."""


@cache
def messages_of(language: str, page: str) -> str:
    """The Fluent source of the messages of ``page``, including those of every page."""
    files = (_MESSAGES / language / f"{name}.ftl" for name in ("frame", *_ALSO.get(page, ()), page))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def translator(language: str, page: str) -> Callable[..., str]:
    """A function that renders a message of ``page``, as in ``say("share")``.

    Without such a message it renders ``otherwise``, or raises ``LookupError`` if that is not given.
    """
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(messages_of(language, page)))

    def say(name: str, *, otherwise: str | None = None, **facts: str | int) -> str:
        if otherwise is not None and not bundle.has_message(name):
            return otherwise
        pattern = bundle.get_message(name).value
        text, errors = bundle.format_pattern(pattern, facts) if pattern else ("", [name])
        if errors:
            raise LookupError(f"{name} in {language}: {errors[0]}")
        return str(text)

    return say
