"""The guides for developers: Markdown files as pages, with their requests written for curl, Python and TypeScript.

A request is a paragraph with nothing but the endpoint, such as ```POST /v1/batches```, followed by a ``json`` fence. A fence
that starts with ``json answer`` shows a part of the answer. Two adjacent fences show a program in two languages.
"""

import re
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

from lawspeaker.adjudication.rules.game import Game
from lawspeaker.api.code_examples import as_tabs, highlighted, ways_to_ask
from lawspeaker.api.not_found import no_such
from lawspeaker.api.problem_types import NOT_FOUND
from lawspeaker.api.problems import Problem
from lawspeaker.api.representation import conditional, with_host

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
_SECTION = re.compile(r"^## (.*)$", re.MULTILINE)
_BETWEEN_WORDS = re.compile(r"[^a-z0-9]+")
_PROGRAMS = {"python": "Python", "js": "TypeScript", "ts": "TypeScript"}
"""The languages of programs, each with its tab. Readers who choose TypeScript see JavaScript, too."""


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

    @property
    def sections(self) -> Mapping[str, str]:
        """The text of each section by its heading, first what is before all of them by the title."""
        parts = _SECTION.split(self.text)
        return {self.title: parts[0], **dict(zip(parts[1::2], parts[2::2], strict=True))}


def anchor(heading: str) -> str:
    """The id of a section on its page."""
    return _BETWEEN_WORDS.sub("-", heading.lower()).strip("-")


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
            content=as_page(guides[place]),
            following=guides[place + 1 :][:1],
        )
        return with_host(page)

    @blueprint.get("/developers/<game>/<picture>.svg")
    def picture(game: str, picture: str) -> Response:
        files = [file for file in games[game].folder.glob("*.svg") if file.stem == picture] if game in games else []
        if not files:
            raise Problem(NOT_FOUND)
        return conditional(files[0].read_bytes(), "image/svg+xml")

    return blueprint


def overview() -> Guide:
    """The guide on the page that lists all others."""
    return _guide("overview", GENERAL / "overview.md")


def as_page(guide: Guide) -> Markup:
    """The guide as HTML, for the host of the request."""
    return Markup(as_html(guide, request.host_url.rstrip("/"), request.script_root))


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
                return highlighted(token.info, token.content)
            return as_tabs(
                {_PROGRAMS[program.info]: (program.info, program.content.replace(_LOCAL, host)) for program in programs}
            )
        if token.info == "json" and (endpoint := _ENDPOINT.fullmatch(tokens[place - 2].content)):
            return as_tabs(ways_to_ask(endpoint["path"], token.content.rstrip("\n"), host))
        return highlighted(token.info.split(" ")[0], token.content.replace(_LOCAL, host))

    def image(tokens: Sequence[Token], place: int, *_: Any) -> str:
        token = tokens[place]
        return str(Markup('<img src="{}/developers/{}/{}" alt="{}">').format(root, guide.name, token.attrs["src"], token.content))

    def heading(tokens: Sequence[Token], place: int, *_: Any) -> str:
        return f'<{tokens[place].tag} id="{anchor(tokens[place + 1].content)}">'

    markdown.add_render_rule("heading_open", lambda _, *given: heading(*given))
    markdown.add_render_rule("fence", lambda _, *given: fence(*given))
    markdown.add_render_rule("image", lambda _, *given: image(*given))
    rendered: str = markdown.render(guide.text)
    return rendered.replace('<a href="/', f'<a href="{root}/').replace("<table>", '<table tabindex="0">')  # a wide one scrolls
