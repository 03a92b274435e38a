"""The panel next to the board: the turn, what the players have, the common stock, the cards."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.pictures.blocks import Block, below, beside, flow, outlined
from lawspeaker.adjudication.pictures.palette import PALE_INK
from lawspeaker.adjudication.pictures.picture import Say, apart
from lawspeaker.adjudication.pictures.text import written
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.games.java.cards.kinds import NO_CARD
from lawspeaker.games.java.picture import piles, symbols
from lawspeaker.games.java.picture.sizes import LARGE, USUAL
from lawspeaker.games.java.picture.symbols import drawing
from lawspeaker.games.java.picture.titles import UNKNOWN
from lawspeaker.games.java.words import PALACES, PLAYERS

_STOCKS = ("two_space", "rice", "village", "tokens")
_HAD_BY_PLAYERS = ("points", "stocks", "hands", "scored", "players")
_FOR_TWO_COLUMNS, _BETWEEN = 700, 14
_APART = 16
"""Between what is counted."""


@dataclass(frozen=True)
class Section:
    """A part of the panel."""

    block: Block
    words: str
    """The same in words."""


def playing(document: Document) -> Sequence[str]:
    """Who plays, clockwise, and everybody else about whom the state says something."""
    seen = {player for member in _HAD_BY_PLAYERS for player in document.get(member, ())}
    seen |= {figure.split()[1] for figure in document.get("figures", ())}
    seen.add(document.get("turn", {}).get("player"))
    seated: Sequence[str] = document.get("players", ())
    return [*dict.fromkeys(seated), *(player for player in PLAYERS if player in seen and player not in seated)]


class Panel:
    """The sections about everything known that is not on the board, in a panel of this ``width``."""

    def __init__(self, document: Document, say: Say, width: float, players: Sequence[str]) -> None:
        self._document, self._say, self._width, self._players = document, say, width, players

    def players(self) -> Iterator[Section]:
        """What each of the players has; two side by side if there is room."""
        columns = 2 if self._width >= _FOR_TWO_COLUMNS else 1
        each = (self._width + _BETWEEN) / columns - _BETWEEN
        sections = [self._player(player, each) for player in self._players]
        if sections:
            block = _in_columns([section.block for section in sections], columns, each)
            for member in _HAD_BY_PLAYERS:
                if member in self._document:
                    block = outlined(self._say(f"untold-{member}"), block, f"{ROOT}/{member}")
            yield Section(block, ". ".join(section.words for section in sections))

    def _player(self, player: str, width: float) -> Section:
        document, say = self._document, self._say
        name = say("picture-player", player=player)
        head = [drawing(symbols.token(player, 12), 26, 28), written(name, LARGE, bold=True)]
        words = [f"{name} ({symbols.sign(player)})"]
        if "points" in document:
            points = document["points"].get(player)
            given = say("picture-player", "points-untold") if points is None else say("picture-player", "points", points=points)
            head.append(outlined(f"{name}, {given}", written(given, LARGE), f"{ROOT}/points/{player}"))
            words.append(given)
        if player in document.get("scored", ()):
            given = say("picture-player", "scored")
            nth = list(document["scored"]).index(player)
            head.append(outlined(f"{name}, {given}", written(given, USUAL, fill=PALE_INK), f"{ROOT}/scored/{nth}"))
            words.append(given)
        chips, counted = [], []
        if "figures" in document:
            count = sum(figure.split()[1] == player for figure in document["figures"])
            counted.append(say("picture-player", "figures", count=count))
            chips.append(self._chip("figure", f"{count}/12"))
        if "stocks" in document:
            for kind in _STOCKS:
                block, given = self._stock(kind, document["stocks"].get(player, {}).get(kind), "stocks", player, kind)
                chips.append(block)
                counted.append(given)
        lines = [flow(head, width, 12)]
        if chips:
            stock = flow(chips, width, _APART)
            if "stocks" in document:
                stock = outlined(apart(say, [name, *counted]), stock, f"{ROOT}/stocks/{player}")
            lines.append(stock)
            words += counted
        if "hands" in document:
            given, pile = self._pile("hand", document["hands"].get(player, {}), "hands", player, width=width)
            lines.append(pile)
            words.append(given)
        block = below(lines, 4)
        if player in (seated := document.get("players", ())):
            block = outlined(apart(say, words), block, f"{ROOT}/players/{list(seated).index(player)}", player)
        return Section(block, apart(say, words))

    def stock(self) -> Iterator[Section]:
        """The common stock."""
        supply = self._document.get("supply")
        if supply is None:
            return
        chips, counted = [], []
        for kind in ("three_space", "water"):
            block, words = self._stock(kind, supply.get(kind), "supply", kind)
            chips.append(block)
            counted.append(words)
        palaces = supply.get("palaces", {})
        for value in PALACES:
            count = palaces.get(str(value), UNKNOWN)
            words = self._say("picture-stock", stock=str(value), count=count)
            icon = drawing(symbols.palace(value, "white"), 32, 32)
            at = f"{ROOT}/supply/palaces/{value}"
            chips.append(outlined(words, beside([icon, written(f"\N{MULTIPLICATION SIGN}{count}", USUAL)], 3), at))
            counted.append(words)
        title = self._say("picture-stock", "common")
        given = apart(self._say, [title, *counted])
        yield Section(
            below([written(title, USUAL, bold=True), outlined(given, flow(chips, self._width, _APART), f"{ROOT}/supply")], 4),
            given,
        )

    def cards(self) -> Iterator[Section]:
        """The cards next to the board."""
        document = self._document
        if not {"face_up", "deck", "discards"} & set(document):
            return
        blocks, words = [], []
        open_card = document.get("face_up", UNKNOWN)
        given = (
            self._say("picture-cards", "no-open") if open_card == NO_CARD else self._say("picture-cards", "open", card=open_card)
        )
        label = self._say("picture-cards", "open-label")
        blocks.append(outlined(given, beside([written(label, USUAL), piles.card(open_card)]), f"{ROOT}/face_up"))
        words.append(given)
        for member in ("deck", "discards"):
            given, block = self._pile(member, document.get(member, {}), member)
            blocks.append(block)
            words.append(given)
        yield Section(flow(blocks, self._width, _APART), apart(self._say, words))

    def festival(self) -> Iterator[Section]:
        """The festival that is bid for."""
        festival = self._document.get("festival")
        if festival is None:
            return
        say = self._say
        title = say("picture-festival", space=festival.get("palace", UNKNOWN), player=festival.get("turn", UNKNOWN))
        lines, words = [written(title, USUAL, self._width, bold=True)], [title]
        passed = list(festival.get("passed", ()))
        if "bids" not in festival:
            words.append(say("picture-festival", "no-bids"))
            lines.append(written(words[-1], USUAL, fill=PALE_INK))
        for player, cards in festival.get("bids", {}).items():
            given = say("picture-festival", "bid", player=player, cards=piles.in_words({"cards": cards}))
            row = [drawing(symbols.token(player, 12), 26, 28), *piles.alike(cards)]
            lines.append(outlined(given, flow(row, self._width, 12), f"{ROOT}/festival/bids/{player}"))
            words.append(given)
        given = say("picture-festival", "passed", players=passed if "passed" in festival else UNKNOWN)
        lines.append(outlined(given, written(given, USUAL, self._width), f"{ROOT}/festival/passed"))
        words.append(given)
        given = apart(say, words)
        yield Section(outlined(given, below(lines, 4), f"{ROOT}/festival"), given)

    # Pieces and cards

    def _stock(self, kind: str, count: int | str | None, *path: str) -> tuple[Block, str]:
        given = UNKNOWN if count is None else count
        words = self._say("picture-stock", stock=kind, count=given)
        return outlined(words, self._chip(kind, str(given)), "/".join((ROOT, *path))), words

    def _chip(self, kind: str, number: str) -> Block:
        return beside([drawing(symbols.stock(kind), 28, 32), written(number, USUAL)], 4)

    def _pile(self, word: str, given: Document, *path: str, width: float | None = None) -> tuple[str, Block]:
        in_order = word == "deck"
        words = self._say("picture-cards", word, cards=piles.in_words(given, in_order=in_order))
        label = [] if word == "hand" else [written(self._say("picture-cards", f"{word}-label"), USUAL)]
        cards = flow([*label, *piles.shown(given, in_order=in_order)], width or self._width, 12)
        return words, outlined(words, cards, "/".join((ROOT, *path)))


def _in_columns(blocks: Sequence[Block], number: int, width: float) -> Block:
    """The blocks in ``number`` columns of this ``width``, read row by row."""
    rows = [blocks[start : start + number] for start in range(0, len(blocks), number)]
    heights = [max(block.height for block in row) for row in rows]
    return below(
        [
            beside([replace(block, width=width, height=height) for block in row], _BETWEEN)
            for row, height in zip(rows, heights, strict=True)
        ],
        _BETWEEN,
    )
