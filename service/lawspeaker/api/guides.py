"""The guides for developers: Markdown files as pages, with their requests written for curl, Python and TypeScript.

A request is a paragraph with nothing but the endpoint, such as ```POST /v1/batches```, followed by a ``json`` fence. A fence
that starts with ``json answer`` shows a part of the answer. Two adjacent fences show a program in two languages.
"""

import json
import re
import shlex
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import takewhile
from pathlib import Path
from typing import Any

from flask import Blueprint, Response, render_template, request
from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name

from lawspeaker.adjudication.rules.game import Game
from lawspeaker.api.not_found import no_such
from lawspeaker.api.problem_types import NOT_FOUND
from lawspeaker.api.problems import Problem
from lawspeaker.api.representation import conditional

GENERAL = Path(__file__).parents[1] / "guides"
"""The guides that are about no game."""
BEFORE_THE_GAMES = ("ask", "play", "errors", "unknown", "readings", "more", "receipts", "streams", "languages")
AFTER_THE_GAMES = ("library", "command-line", "mcp", "conformance", "archives", "running")
_PAGES_KEPT = 64
"""How many pages a process keeps: a client can send any host."""
OF_A_GAME = "guide.md"
"""The guide in the folder of a game, if it has one."""
_LOCAL = "http://127.0.0.1:8000"
"""The service in the programs of the guides, which a page replaces by its own host."""
_ENDPOINT = re.compile(r"`POST (?P<path>\S+)`")
_GAMES = "/v1/games/"
_PROGRAMS = {"python": "Python", "js": "TypeScript", "ts": "TypeScript"}
"""The languages of programs, each with its tab. Readers who choose TypeScript see JavaScript, too."""
_LEXERS = {"": "text", "ndjson": "json"}
"""The lexers of languages for which there is none of that name."""
_LITERALS = {"true": "True", "false": "False", "null": "None"}
_TOKENS = re.compile(r'"(?:[^"\\]|\\.)*"|true|false|null')


@dataclass(frozen=True)
class Guide:
    """A guide: its name in URLs, and its text."""

    name: str
    text: str

    @property
    def title(self) -> str:
        """Its first heading."""
        return self.text.partition("\n")[0].removeprefix("# ")

    @property
    def summary(self) -> str:
        """Its first paragraph."""
        return self.text.split("\n\n")[1].replace("\n", " ")


def guides_of(games: Iterable[Game[Any]]) -> Sequence[Guide]:
    """All guides in the order in which a newcomer reads them."""
    files = {
        **{name: GENERAL / f"{name}.md" for name in BEFORE_THE_GAMES},
        **{game.id: game.folder / OF_A_GAME for game in games if (game.folder / OF_A_GAME).exists()},
        **{name: GENERAL / f"{name}.md" for name in AFTER_THE_GAMES},
    }
    return [_guide(name, file) for name, file in files.items()]


@cache
def _guide(name: str, file: Path) -> Guide:
    """The guide in ``file``, which is read once."""
    return Guide(name, file.read_text(encoding="utf-8"))


def guide_pages(games: Mapping[str, Game[Any]]) -> Blueprint:
    """The pages of all guides, below ``/developers``."""
    blueprint = Blueprint("guides", __name__, template_folder="templates")

    @blueprint.get("/developers/<name>")
    def guide(name: str) -> Response:
        guides = guides_of(games.values())
        names = [guide.name for guide in guides]
        if name not in names:
            raise no_such("guide", name, names)
        place = names.index(name)
        page = render_template(
            "guide.html",
            guide=guides[place],
            guides=guides,
            content=Markup(as_html(guides[place], request.host_url.rstrip("/"), request.script_root)),
            following=guides[place + 1 :][:1],
        )
        answer = conditional(page, "text/html")
        answer.headers["Cache-Control"] = "private, no-cache"  # it shows the host of the request, which a client can choose
        return answer

    @blueprint.get("/developers/<game>/<picture>.svg")
    def picture(game: str, picture: str) -> Response:
        files = [file for file in games[game].folder.glob("*.svg") if file.stem == picture] if game in games else []
        if not files:
            raise Problem(NOT_FOUND)
        return conditional(files[0].read_bytes(), "image/svg+xml")

    return blueprint


@lru_cache(_PAGES_KEPT)
def as_html(guide: Guide, host: str, root: str = "") -> str:
    """The guide as HTML, with requests to ``host``. ``root`` is the path below which the service is mounted."""
    host += root
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")

    def fence(tokens: Sequence[Token], place: int, *_: Any) -> str:
        token = tokens[place]
        if token.info in _PROGRAMS:
            if place and tokens[place - 1].info in _PROGRAMS:
                return ""  # it is a tab of the fence before it
            programs = list(takewhile(lambda other: other.info in _PROGRAMS, tokens[place:]))
            if len(programs) == 1:
                return _code(token.info, token.content)
            return _tabs({_PROGRAMS[program.info]: (program.info, program.content.replace(_LOCAL, host)) for program in programs})
        if token.info == "json" and (endpoint := _ENDPOINT.fullmatch(tokens[place - 2].content)):
            return _tabs(ways_to_ask(endpoint["path"], token.content.rstrip("\n"), host))
        return _code(token.info.split(" ")[0], token.content.replace(_LOCAL, host))

    def image(tokens: Sequence[Token], place: int, *_: Any) -> str:
        token = tokens[place]
        return str(Markup('<img src="{}/developers/{}/{}" alt="{}">').format(root, guide.name, token.attrs["src"], token.content))

    markdown.add_render_rule("fence", lambda _, *given: fence(*given))
    markdown.add_render_rule("image", lambda _, *given: image(*given))
    rendered: str = markdown.render(guide.text)
    return rendered.replace('<a href="/', f'<a href="{root}/').replace("<table>", '<table tabindex="0">')  # a wide one scrolls


def ways_to_ask(path: str, body: str, host: str) -> Mapping[str, tuple[str, str]]:
    """The question at ``path`` in each language: the name of the language in the highlighter, and the code."""
    parts = path.removeprefix("/v1/").removeprefix("games/").split("/")
    separator = "." if path.startswith(_GAMES) else "_"
    method = separator.join(part.replace("-", "_") for part in parts)
    curl = f"curl {host}{path} \\\n  -H 'Content-Type: application/json' \\\n  -d {shlex.quote(body)}"
    python = (
        "from lawspeaker_client import Lawspeaker\n\n"
        f"with Lawspeaker({json.dumps(host)}) as lawspeaker:\n"
        f"    answer = lawspeaker.{method}(\n{_indented(as_python(body), 8)}\n    )\n"
        "print(answer)\n"
    )
    if path.startswith(_GAMES):
        asked = f"lawspeaker.ask({', '.join(map(json.dumps, parts))}, {body})"
    else:
        asked = f"lawspeaker.http.POST({json.dumps(path)}, {{\n  body: {_indented(body, 2).lstrip()},\n}})"
    typescript = (
        'import { createClient } from "@lawspeaker/client";\n\n'
        f"const lawspeaker = createClient({{ baseUrl: {json.dumps(host)} }});\n"
        f"const answer = await {asked};\nconsole.log(answer);\n"
    )
    return {"curl": ("bash", curl), "Python": ("python", python), "TypeScript": ("typescript", typescript)}


def as_python(body: str) -> str:
    """The JSON in ``body`` as a Python literal, line by line."""
    return _TOKENS.sub(lambda token: _LITERALS.get(token[0], token[0]), body)


def _indented(text: str, columns: int) -> str:
    return "\n".join(" " * columns + line for line in text.split("\n"))


def _tabs(ways: Mapping[str, tuple[str, str]]) -> str:
    parts = [
        Markup('<div data-tab="{}"><h4>{}</h4>{}</div>').format(
            name, "JavaScript" if language == "js" else name, Markup(_code(language, code))
        )
        for name, (language, code) in ways.items()
    ]
    return str(Markup('<div class="tabs">{}</div>').format(Markup("").join(parts)))


def _code(language: str, code: str) -> str:
    lexer = get_lexer_by_name(_LEXERS.get(language, language))
    highlighted = highlight(code.rstrip("\n"), lexer, HtmlFormatter(nowrap=True))
    return f'<pre tabindex="0"><code>{highlighted}</code></pre>\n'
