"""The page of the report: a self-contained HTML file with the fonts and colours of all our pages."""

import re
from base64 import b64encode
from functools import cache
from importlib.resources import files

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from lawspeaker.adjudication.document import Document
from lawspeaker.archive.merging import BREACHES, UNJUDGED
from lawspeaker.archive.report.bars import Bar, bars
from lawspeaker.archive.report.words import ReportMessages
from lawspeaker.archive.tallies import JudgedOutcome

_STATIC = files("lawspeaker") / "api" / "static"
_FONT = re.compile(r'url\("(fonts/[^"]+)"\)')
MOST_BARS = 20
"""The rules that are broken most often are drawn. The table has all."""


def report_page(summary: Document) -> str:
    """The page that shows ``summary``."""
    say = ReportMessages(summary["language"])
    template = Environment(
        loader=PackageLoader("lawspeaker.archive.report"), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    ).get_template("report.html")
    return template.render(
        summary=summary,
        say=say,
        style=Markup(_style()),
        outcomes=[outcome.value for outcome in JudgedOutcome],
        by_rule=lambda game: Markup(_by_rule(game, say)),
        by_length=lambda game: Markup(_by_length(game, say)),
        all_breaches=BREACHES,
        all_unjudged=UNJUDGED,
    )


@cache
def _style() -> str:
    """The style sheet of all pages, with its fonts embedded."""

    def embedded(font: re.Match[str]) -> str:
        return f'url("data:font/woff2;base64,{b64encode((_STATIC / font[1]).read_bytes()).decode()}")'

    return _FONT.sub(embedded, (_STATIC / "page.css").read_text(encoding="utf-8"))


def _by_rule(game: Document, say: ReportMessages) -> str:
    rows = [
        Bar(rule["rule"], (rule["breaches"] - rule["hinging_breaches"], rule["hinging_breaches"]), say.number(rule["breaches"]))
        for rule in game["rules"][:MOST_BARS]
    ]
    return _drawn(game, say, "by-rule", rows, ("settled", "depends"))


def _by_length(game: Document, say: ReportMessages) -> str:
    outcomes = [outcome.value for outcome in JudgedOutcome]
    rows = [
        Bar(say.length(group), [group["games"][outcome] for outcome in outcomes], say.number(group["games"]["total"]))
        for group in game["lengths"]
    ]
    return _drawn(game, say, "by-length", rows, outcomes)


def _drawn(game: Document, say: ReportMessages, title: str, rows: list[Bar], classes: tuple[str, ...] | list[str]) -> str:
    described = "; ".join(f"{row.name}: {row.whole}" for row in rows)
    return bars(f"{game['title']}: {say(title)}", described, rows, classes)
