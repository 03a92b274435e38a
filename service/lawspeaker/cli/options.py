"""The options that many commands share."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import click

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]

KEY = "LAWSPEAKER_KEY"
"""The environment variable with the API key for ``--url``. As an option, others on the machine could see it."""
LANGUAGES = ("en", "cs", "fr")
"""Those of ``adjudication.words.messages``, which takes a while to import; a test holds them together."""
Format = Literal["text", "json", "ndjson"]


@dataclass(frozen=True)
class CommonOptions:
    """The values of these options."""

    format: Format
    language: str
    url: str = ""
    """Empty for the service in this process."""
    explain: bool = False
    minimal: bool = False
    exit_code: bool = False
    timeout: float | None = None
    """The seconds to wait for an answer of the service at ``url``, if not the usual ones."""


def usual_format() -> Format:
    """The default format: text on a terminal, else JSON."""
    return "text" if sys.stdout.isatty() else "json"


FORMAT = click.option(
    "--format",
    type=click.Choice(("text", "json", "ndjson")),
    default=usual_format,
    show_default="text on a terminal, else json",
    help="The output format. With ndjson, each line of the input is a request and each line of the output its answer; files "
    "*.ndjson and *.jsonl are always read line by line. A list is printed with one entry on each line.",
)


def text_or_json(help: str) -> Decorator:
    """The option --format of a command whose output is one document."""
    return click.option(
        "--format",
        type=click.Choice(("text", "json")),
        default=usual_format,
        show_default="text on a terminal, else json",
        help=help,
    )


LANGUAGE = click.option(
    "--language", type=click.Choice(LANGUAGES), default=LANGUAGES[0], show_default=True, help="The language of messages."
)
URL = click.option(
    "--url",
    default="",
    metavar="URL",
    help=f"Ask the service at this address. If it requires an API key, set the environment variable {KEY}.",
)
EXPLAIN = click.option("--explain", is_flag=True, help="List the upheld rules, too.")
MINIMAL = click.option("--minimal", is_flag=True, help="Leave out the next state.")
EXIT_CODE = click.option("--exit-code", is_flag=True, help="Exit with 1 if illegal, with 3 if undetermined.")


def wanted(*options: Decorator) -> Decorator:
    """Adds the options for format, language and URL to a command, and the ones listed."""

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        for option in reversed((*options, FORMAT, LANGUAGE, URL)):
            function = option(function)
        return function

    return decorate
