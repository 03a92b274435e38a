"""The players: army, hand, heroes who wait and victory point cards of each, and what role each has."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.pictures.blocks import Block, below, beside, flow, outlined
from lawspeaker.adjudication.pictures.palette import DASHES, PALE_INK
from lawspeaker.adjudication.pictures.svg import place, rectangle
from lawspeaker.adjudication.pictures.text import shortened, written
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.games.graenaland.picture.cards import pile
from lawspeaker.games.graenaland.picture.palette import CARD, CLOSE, SMALL, TEXT
from lawspeaker.games.graenaland.picture.pieces import hero, swatch
from lawspeaker.games.graenaland.picture.selection import Seat
from lawspeaker.games.graenaland.picture.symbols import SIGNS, symbol
from lawspeaker.games.graenaland.picture.telling import Teller
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Goal

_PAD = 6
_NAME = 104


def panel(state: State, seats: Sequence[Seat], teller: Teller, width: float) -> Block:
    """A row for each of these players."""
    seen: set[str] = set()
    rows = []
    for clan, seat in seats:
        rows.append(_row(state, teller, clan, seat, width, again=clan in seen))
        seen.add(clan)
    return below(rows, 5)


def _row(state: State, teller: Teller, clan: str, seat: str | None, width: float, again: bool) -> Block:
    clans = state.shown.get("clans", {})
    given: Document = clans.get(clan, {})
    at = state.pointer("clans", clan)
    room = width - 2 * _PAD
    parts = [_name(teller, clan, seat)]
    if not again:
        parts += [
            *_army(given, teller, at),
            *_roles(state, teller, clan),
            *_hand(given, teller, at, room),
            *_waiting(given, teller, at, room),
        ]
    lines = [flow(parts, room, 7), *([] if again else _victory_cards(state, given, teller, at, room))]
    inside = below(lines, 4)
    outline = rectangle(
        width,
        inside.height + 2 * _PAD,
        1.2,
        rx=5,
        fill=CARD,
        stroke=PALE_INK,
        stroke_dasharray=None if seat and is_clan_given(given) else DASHES,
        class_=f"player {clan}",
    )
    drawn = place(teller.clan(clan, given), outline, inside.at(_PAD, _PAD), at=at, name=clan)
    return Block(width, inside.height + 2 * _PAD, [drawn])


def is_clan_given(given: Document) -> bool:
    """Whether the army, the hand and the waiting heroes of a clan are known."""
    return all(member in given for member in ("army", "hand", "waiting"))


def _name(teller: Teller, clan: str, seat: str | None) -> Block:
    name = teller.player(clan)
    sign = swatch(clan, teller.sign(clan))
    line = written(shortened(name, TEXT, _NAME - 28, bold=True), TEXT, bold=True, class_="name")
    whole = Block(_NAME, 26, [sign.at(0, 1), line.at(29, 3.25)])
    return outlined(name, whole, seat) if seat else whole


def _army(given: Document, teller: Teller, at: str) -> Iterator[Block]:
    if "army" in given:
        shown = beside([symbol(SIGNS, "army", size=20), written(str(given["army"]), 16, bold=True)], 3)
        title = teller.say("picture-army", army=given["army"])
        yield outlined(title, Block(max(shown.width, 40), shown.height, shown.parts), f"{at}/army")


def _roles(state: State, teller: Teller, clan: str) -> Iterator[Block]:
    """The ship of the main player, an arrow at whose turn it is, a crown at who announced victory."""
    document = state.document
    announcement = document.get("announcement", {})
    if document.get("main_player") == clan:
        title = teller.say("picture-main-player", player=clan)
        yield outlined(title, symbol(SIGNS, "main-player", size=24), f"{ROOT}/main_player")
    if document.get("turn") == clan:
        yield outlined(teller.say("picture-turn", player=clan), symbol(SIGNS, "turn", size=22), f"{ROOT}/turn")
    if announcement.get("player") == clan:
        crown = symbol(SIGNS, "announced", size=22)
        points = [written(str(announcement["points"]), TEXT, bold=True)] if "points" in announcement else []
        yield outlined(teller.announcement(announcement), beside([crown, *points], CLOSE), f"{ROOT}/announcement/player")


def _hand(given: Document, teller: Teller, at: str, room: float) -> Iterator[Block]:
    title = teller.say("picture-hand", cards=teller.pile(given.get("hand")))
    hand = given.get("hand")
    if drawn := pile(hand, f"{at}/hand", teller, title, room, down=hand is not None and "cards" not in hand):
        yield drawn


def _waiting(given: Document, teller: Teller, at: str, room: float) -> Iterator[Block]:
    clan = at.rsplit("/", 1)[-1]
    for number, waits in enumerate(given.get("waiting", ())):
        here = f"{at}/waiting/{number}"
        token = hero(waits.get("hero"), clan, teller.sign(clan), teller.one_waiting(waits), here, waits=True)
        where = ", ".join(waits["territories"]) if "territories" in waits else "?"
        yield beside([token, written(shortened(f"→ {where}", SMALL, room - 40), SMALL)], 3)


def _victory_cards(state: State, given: Document, teller: Teller, at: str, room: float) -> Iterator[Block]:
    """The levels of each goal on the victory point cards, a row a card."""
    if "victory_cards" not in given:
        if state.has_victory_point_cards:
            title = teller.say("picture-victory-card", goals=teller.not_known)
            yield outlined(title, written(title, SMALL), f"{at}/victory_cards")
        return
    for number, card in enumerate(given["victory_cards"]):
        cells = [_levels(goal, card.get(goal)) for goal in Goal]
        yield outlined(teller.levels(card), flow(cells, room, 4), f"{at}/victory_cards/{number}")


def _levels(goal: str, levels: Sequence[int] | None) -> Block:
    text = "?" if levels is None else "·".join(map(str, levels))
    return beside([symbol(SIGNS, goal), written(text, SMALL)], CLOSE)
