"""The resources of the server: the guides, and all rules of each game in each language."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import orjson
from mcp_types import Resource

from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.api.guides import Guide, guides_of
from lawspeaker.mcp.answers import AnswerText
from lawspeaker.mcp.service import AsyncService
from lawspeaker.mcp.tool import Games

SCHEME = "lawspeaker://"
MARKDOWN = "text/markdown"


@dataclass(frozen=True)
class RuleBook:
    """All rules of one game in one language."""

    game: str
    language: str

    @property
    def uri(self) -> str:
        """The URI of the resource."""
        return f"{SCHEME}games/{self.game}/rules/{self.language}"


class Resources:
    """The resources for ``games``."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._guides = {_uri(guide): guide for guide in guides_of(games.values())}
        self._rules = {rules.uri: rules for game in games for rules in (RuleBook(game, language) for language in LANGUAGES)}

    def list(self) -> Sequence[Resource]:
        """All resources."""
        return [*map(_guide, self._guides.values()), *self._rule_books()]

    def has(self, uri: str) -> bool:
        """Whether there is such a resource."""
        return uri in self._guides or uri in self._rules

    async def read(self, uri: str, service: AsyncService) -> str:
        """The text of one resource. Raises ``LookupError`` if there is none, ``Refused`` and ``Unavailable``."""
        if uri in self._guides:
            return self._guides[uri].text
        rules = self._rules[uri]
        document = orjson.loads(await service.read(("games", rules.game, "rules"), rules.language))
        game = self._games[rules.game]
        title = game.messages.text(rules.language, "game")

        def write() -> str:
            text = AnswerText(game, rules.language)
            return "\n".join((f"# {title}", "", *map(text.rule, document["rules"])))

        return await service.compute(write)

    def _rule_books(self) -> Iterator[Resource]:
        for uri, rules in self._rules.items():
            title = self._games[rules.game].messages.text(rules.language, "game")
            name = f"{rules.game}-rules-{rules.language}"
            yield Resource(uri=uri, name=name, title=f"{title}: all rules ({rules.language})", mime_type=MARKDOWN)


def _guide(guide: Guide) -> Resource:
    return Resource(uri=_uri(guide), name=guide.name, title=guide.title, description=guide.summary, mime_type=MARKDOWN)


def _uri(guide: Guide) -> str:
    return f"{SCHEME}guides/{guide.name}"
