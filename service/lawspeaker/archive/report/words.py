"""The texts of the report, in the language of the run."""

from pathlib import Path
from typing import Any

from babel.numbers import format_decimal

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.words.messages import Messages
from lawspeaker.adjudication.words.plain_text import printable

_MESSAGES = Messages(Path(__file__).parents[1] / "messages")


class ReportMessages:
    """The messages of the report in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, name: str, **facts: Any) -> str:
        """The message ``name``, with ``facts`` filled in."""
        return _MESSAGES.text(self.language, name, facts=facts)

    def number(self, value: int) -> str:
        """A number with the thousands separators of the language."""
        return str(format_decimal(value, locale=self.language))

    def headline(self, summary: Document) -> list[str]:
        """The result in a few sentences."""
        games, actions = summary["games"]["total"], summary["actions"]["total"]
        breaches, hinging = summary["breaches"], summary["hinging_breaches"]
        sentences = [
            self("result", games=games, games_shown=self.number(games), actions=actions, actions_shown=self.number(actions)),
            self("found", breaches=breaches, breaches_shown=self.number(breaches)),
        ]
        if breaches:
            sentences.append(self("hinging", hinging=hinging, hinging_shown=self.number(hinging)))
        return sentences

    def source(self, summary: Document) -> str:
        """A description of the archive and the versions of the rules."""
        counts = {name: self.number(summary[name]) for name in ("files", "bytes", "lines")}
        return self("source", **counts, version=summary["lawspeaker"])

    def reason(self, reason: str) -> str:
        """The reason why something was not judged."""
        return self("undetermined-action" if reason == "undetermined" else reason)

    def place(self, entry: Document) -> str:
        """The place of an entry in the archive."""
        where = {"file": entry["file"], "line": str(entry["line"])}
        if "action" in entry:
            return self("where-action", **where, id=printable(entry["id"]), action=str(entry["action"]))
        return self("where", **where)

    def length(self, group: Document) -> str:
        """The label of a group of games of similar length."""
        least, most = group["from"], group["to"]
        return self("from", low=self.number(least)) if most is None else self("from-to", low=str(least), high=self.number(most))
