"""How a page of the desk is made of its template and what it says."""

from typing import Any

from flask import Response, render_template

from lawspeaker.adjudication.messages import LANGUAGES
from lawspeaker.api.representation import conditional
from lawspeaker.desk.spoken import spoken, written

IN_LANGUAGE = f"/<any({', '.join(LANGUAGES)}):language>/"
"""How the route of every page begins."""


def rendered(template: str, language: str, name: str, path: str, **content: Any) -> Response:
    """A page with the messages of the file ``name``, which stands at ``path`` below each language.

    ``template`` is its name without the folder and the ending; ``content`` is what it gets beside that.
    """
    page = render_template(
        f"desk/{template}.html",
        language=language,
        languages=LANGUAGES,
        path=path,
        name=name,
        say=spoken(language, name),
        spoken={"language": language, "messages": written(language, name)},
        **content,
    )
    answer = conditional(page, "text/html")
    answer.headers["Content-Language"] = language
    return answer
