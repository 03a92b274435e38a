"""Writing to standard output and standard error."""

import os
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

import click

from lawspeaker.cli.controls import without_controls
from lawspeaker.cli.exits import Exit, Failure

if TYPE_CHECKING:
    from lawspeaker.cli.text.page import Page

T = TypeVar("T")


def write(data: bytes) -> None:
    """Writes to standard output without buffering. Raises ``Failure``."""
    try:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python would complain when it exits
        raise Failure(Exit.PIPE_CLOSED, "") from None
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise Failure(Exit.CANNOT_WRITE, f"Cannot write to standard output: {error.strerror}.") from None


def write_page(page: "Page") -> None:
    """Writes a page of text to standard output. Raises ``Failure``."""
    text = page.render(is_terminal=sys.stdout.isatty())
    write(text.encode(sys.stdout.encoding or "utf-8", errors="replace"))


def complain(sentence: str) -> None:
    """Writes a sentence to standard error."""
    click.echo(without_controls(sentence), err=True)


def with_progress(items: Sequence[T], description: str = "") -> Iterable[T]:
    """Yields the items, with a progress bar on standard error if that is a terminal."""
    if not sys.stderr.isatty():
        return items
    from rich.console import Console
    from rich.progress import track

    return track(items, description=description, console=Console(stderr=True), transient=True)
