"""What the desk says, in every language: Fluent files, one for each page beside ``frame``, of which all pages have a part.

Pages say some of it themselves, and hand on all of it to what runs in the browser, which says the rest.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

_MESSAGES = Path(__file__).parent / "messages"


@cache
def written(language: str, page: str) -> str:
    """The messages of ``page`` as they are written, those of every page included."""
    files = (_MESSAGES / language / f"{name}.ftl" for name in ("frame", page))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def spoken(language: str, page: str) -> Callable[..., str]:
    """A function that says a message of ``page``: ``say("share")``. It raises ``LookupError`` if there is none."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(written(language, page)))

    def say(name: str, **facts: str | int) -> str:
        pattern = bundle.get_message(name).value
        text, errors = bundle.format_pattern(pattern, facts) if pattern else ("", [name])
        if errors:
            raise LookupError(f"{name} in {language}: {errors[0]}")
        return str(text)

    return say
