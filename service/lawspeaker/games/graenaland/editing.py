"""How a position of Graenaland is entered: pieces and cards in the territories, and what the clans have."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations_with_replacement
from typing import Any

from lawspeaker.adjudication.document import Document, without
from lawspeaker.adjudication.pictures.blocks import Block, beside
from lawspeaker.adjudication.pictures.palette import INK
from lawspeaker.adjudication.pictures.svg import element
from lawspeaker.adjudication.rules.editing import PLAYER, Edit, Edited, Editing, Fact, Piece, Subject
from lawspeaker.adjudication.wire.unordered import Unordered
from lawspeaker.adjudication.words.phrases import Phrase
from lawspeaker.games.graenaland.cards.piles import in_unknown_order
from lawspeaker.games.graenaland.phases import NOTHING_BUILT, NOTHING_DONE
from lawspeaker.games.graenaland.picture.ground import grounds
from lawspeaker.games.graenaland.picture.palette import CARD
from lawspeaker.games.graenaland.picture.pieces import HOUSE, HOUSES, swatch
from lawspeaker.games.graenaland.picture.symbols import HEROES, RESOURCES, SIGNS, WORKS, symbol
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import CLANS, Hero, Phase, Resource, Settlement, Work

_CARD = "card-"
_FACE_DOWN, _ARMY, _MAIN_PLAYER, _TURN = "card-face-down", "army", "main-player", "turn"
_ROLES = {_MAIN_PLAYER: "main_player", _TURN: "turn"}
"""What a player can be, and the member of the state that says who it is."""
_SETTLEMENTS = {kind.value for kind in Settlement}
_HEROES = {hero.value for hero in Hero}
_WORKS = {work.value for work in Work}
_UPPERMOST = ("face_down", "face_up", "works", "heroes", "settlements")
"""What is taken away first from a territory of which no piece was touched."""
_SUPPLY = {f"{_CARD}{one}-{other}": (one, other) for one, other in combinations_with_replacement(Resource, 2)}
"""The two symbols of each supply card."""

Path = tuple[str, ...]


def edited(state: State, edit: Edit) -> Edited:
    """The result of an edit of a territory or of a clan."""
    document = state.document
    if edit.place in CLANS:
        change = _put_at_clan if edit.piece else _taken_from_clan
        return Edited(change(document, edit))
    if edit.place not in {ground.territory for ground in grounds(state)}:
        return Edited(None)
    return Edited(_put_in_territory(document, edit) if edit.piece else _taken_from_territory(document, edit))


def _put_in_territory(document: Document, edit: Edit) -> Document | None:
    there, piece = ("territories", edit.place), edit.piece or ""
    if piece in _SETTLEMENTS | _HEROES:
        if not edit.player:
            return None
        member, kind = ("settlements", "kind") if piece in _SETTLEMENTS else ("heroes", "hero")
        return _with(document, (*there, member), {"player": edit.player, kind: piece})
    if piece in _WORKS:
        return _with(document, (*there, "works"), piece)
    if piece.startswith(_CARD) and piece not in _SUPPLY:
        return _with_card(document, (*there, "face_down" if piece == _FACE_DOWN else "face_up"), piece)
    return None


def _put_at_clan(document: Document, edit: Edit) -> Document | None:
    clan, piece = ("clans", edit.place), edit.piece or ""
    if piece in _ROLES:
        return {**document, _ROLES[piece]: edit.place}
    if piece == _ARMY:
        return _changed(document, (*clan, "army"), lambda army: (army or 0) + 1)
    if piece.startswith(_CARD):
        return _with_card(document, (*clan, "hand"), piece)
    return None


def _taken_from_territory(document: Document, edit: Edit) -> Document | None:
    there: Document = document.get("territories", {}).get(edit.place, {})
    below = tuple(edit.at[2:]) if tuple(edit.at[:2]) == ("territories", edit.place) else ()
    members = [member for member in _UPPERMOST if there.get(member) and (not below or below[0] == member)]
    return _without_one(document, ("territories", edit.place, members[0]), below[1:]) if members else None


def _taken_from_clan(document: Document, edit: Edit) -> Document | None:
    if edit.at and edit.at[0] in _ROLES.values():
        return without(document, edit.at[0]) if edit.at[0] in document else None
    clan = ("clans", edit.place)
    there: Document = document.get("clans", {}).get(edit.place, {})
    member, below = (edit.at[2], tuple(edit.at[3:])) if tuple(edit.at[:2]) == clan and len(edit.at) > 2 else ("", ())
    if there.get("hand") and member in ("hand", ""):
        return _without_one(document, (*clan, "hand"), below)
    if "army" in there and member in ("army", ""):
        return _changed(document, (*clan, "army"), lambda army: army - 1 or None)
    return None


def _with(document: Document, path: Path, entry: Any) -> Document:
    return _changed(document, path, lambda entries: [*(entries or ()), entry])


def _with_card(document: Document, path: Path, piece: str) -> Document:
    """The state with a card more in a pile. As long as no card of it is known, the pile says only how many there are."""

    def longer(pile: Document | None) -> Document:
        known = pile or {}
        if piece == _FACE_DOWN and "cards" not in known:
            return {"count": known.get("count", 0) + 1}
        card = _card(piece)
        if unordered := Unordered.of(known):
            return in_unknown_order(unordered.with_cards([card]))
        return {"cards": [*known.get("cards", [{}] * known.get("count", 0)), card]}

    return _changed(document, path, longer)


def _card(piece: str) -> Document:
    if piece == _FACE_DOWN:
        return {}
    return {"symbols": [*_SUPPLY[piece]]} if piece in _SUPPLY else {"resource": piece.removeprefix(_CARD)}


def _without_one(document: Document, path: Path, below: Sequence[str]) -> Document:
    """The state without an entry of a list or a card of a pile: the one that was touched, or else the last."""

    def shorter(entries: Any) -> Any:
        if isinstance(entries, dict):
            if "cards" in entries:
                cards = _without_entry(entries["cards"], below[1:])
                if (unordered := Unordered.of(entries)) and unordered.number > 1:
                    return in_unknown_order(Unordered(cards, unordered.number - 1))
                return {"cards": cards} if cards else None
            return {"count": entries["count"] - 1} if entries.get("count", 0) > 1 else None
        return _without_entry(entries, below) or None

    return _changed(document, path, shorter)


def _without_entry(entries: Sequence[Any], below: Sequence[str]) -> list[Any]:
    place = int(below[0]) if below and below[0].isdecimal() and int(below[0]) < len(entries) else len(entries) - 1
    return [entry for number, entry in enumerate(entries) if number != place]


def _changed(document: Document, path: Path, change: Callable[[Any], Any]) -> Document:
    """The state with another value at ``path``; if that is ``None``, it is left out, with what holds nothing else."""
    first, *rest = path
    value = _changed(document.get(first, {}), tuple(rest), change) if rest else change(document.get(first))
    return without(document, first) if value is None or value == {} else {**document, first: value}


def _house(kind: str) -> Block:
    return Block(HOUSE, HOUSE, [element("path", d=HOUSES[kind], fill=CARD, stroke=INK, stroke_width=1.4)])


def _supply_card(id: str, symbols: Sequence[Resource]) -> Piece:
    one, other = (Phrase(f"editing.piece.{_CARD}{each}") for each in symbols)
    drawn = partial(beside, [symbol(RESOURCES, each.value) for each in symbols])
    return Piece(id, drawn=drawn, called=Phrase("both-symbols", {"one": one, "other": other}))


_TERRITORIES = "/territories/*"
_SUBJECTS = [
    Subject("main-player", [Fact("main-player", "/main_player")]),
    Subject(
        "building",
        [
            Fact("supply-taken", "/building/supply_taken"),
            Fact("markets-used", "/building/markets_used", among=_TERRITORIES),
        ],
        [Phase.BUILDING.value, Phase.FINAL_BUILDING.value],
    ),
    Subject(
        "proposal",
        [
            Fact("proposer", "/proposal/player"),
            Fact("proposed-territory", "/proposal/territory", among=_TERRITORIES),
        ],
        [Phase.VOTING.value],
    ),
    Subject(
        "announcement",
        [Fact("announcer", "/announcement/player"), Fact("announced-points", "/announcement/points")],
        [Phase.CLAIMS.value, Phase.FINAL_BUILDING.value, Phase.OVER.value],
    ),
    Subject(
        "clans",
        [
            Fact("army", f"/clans/{PLAYER}/army"),
            Fact("hand", f"/clans/{PLAYER}/hand", groups=["cards", "supply"]),
            Fact("victory-card", f"/clans/{PLAYER}/victory_cards"),
        ],
    ),
]

EDITING: Editing[State] = Editing(
    groups={
        "settlements": [Piece(kind.value, has_owner=True, drawn=partial(_house, kind.value)) for kind in Settlement],
        "heroes": [Piece(hero.value, has_owner=True, drawn=partial(symbol, HEROES, hero.value)) for hero in Hero],
        "works": [Piece(work.value, drawn=partial(symbol, WORKS, work.value)) for work in Work],
        "cards": [
            *(Piece(f"{_CARD}{each}", drawn=partial(symbol, RESOURCES, each.value)) for each in Resource),
            Piece(_FACE_DOWN),
        ],
        "supply": [_supply_card(id, symbols) for id, symbols in _SUPPLY.items()],
        "clans": [
            Piece(_ARMY, drawn=partial(symbol, SIGNS, "army")),
            Piece(_MAIN_PLAYER, drawn=partial(symbol, SIGNS, "main-player")),
            Piece(_TURN, drawn=partial(symbol, SIGNS, "turn")),
        ],
    },
    edited=edited,
    members=("territories",),
    beginnings={
        Phase.BUILDING.value: {"building": NOTHING_DONE},
        Phase.FINAL_BUILDING.value: {"building": NOTHING_BUILT},
    },
    subjects=_SUBJECTS,
    owner=lambda clan: swatch(clan, ""),
    start={"players": ["red", "yellow", "white", "blue"]},
)
