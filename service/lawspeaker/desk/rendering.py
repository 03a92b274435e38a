"""Renders the pages of the desk."""

from typing import Any

from flask import Response, render_template

from lawspeaker.adjudication.pictures.svg import MARK_LINES
from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.api.representation import conditional
from lawspeaker.desk.translations import messages_of, translator

IN_LANGUAGE = f"/<any({', '.join(LANGUAGES)}):language>/"
"""The beginning of the route of every page."""


def render(template: str, language: str, name: str, path: str, **content: Any) -> Response:
    """The response with a page, as ``page_of`` renders it."""
    answer = conditional(page_of(template, language, name, path, **content), "text/html")
    answer.headers["Content-Language"] = language
    return answer


def page_of(template: str, language: str, name: str, path: str, **content: Any) -> str:
    """Renders a page in ``language`` with the messages of the file ``name``. ``path`` is its path below the language.

    ``template`` is the file name of the template without its ending, ``content`` are further variables for the template.
    """
    return render_template(
        f"desk/{template}.html",
        language=language,
        languages=LANGUAGES,
        path=path,
        name=name,
        say=translator(language, name),
        spoken={"language": language, "messages": messages_of(language, name), "mark_lines": MARK_LINES},
        **content,
    )
