"""One tile of the map, with all that stands and lies on it."""

from collections.abc import Iterator, Sequence
from xml.etree.ElementTree import Element

from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.pictures.blocks import Block, below, beside, flow, outlined
from lawspeaker.adjudication.pictures.palette import DASHES, INK, PALE_INK
from lawspeaker.adjudication.pictures.svg import element, number, place, rectangle
from lawspeaker.adjudication.pictures.text import shortened, width_of, written
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.games.graenaland.picture.cards import pile
from lawspeaker.games.graenaland.picture.ground import Ground
from lawspeaker.games.graenaland.picture.palette import CARD, CLOSE, SEA, TERRAINS, TEXT, UNKNOWN_TERRAIN
from lawspeaker.games.graenaland.picture.pieces import HOUSES, hero, house, work
from lawspeaker.games.graenaland.picture.symbols import LANDSCAPES, RESOURCES, symbol
from lawspeaker.games.graenaland.picture.telling import Teller

PAD = 6
HEAD = 26
SHORE = 16
_SIZES = (TEXT, 13, 12, 11, 10, 9)
"""The sizes of the name of a territory: it ends with a number, which should not be cut."""
_PRINTED = 13
"""How large the symbols of a price are: smaller than those of cards, and behind the house for which it is."""
_NOTHING = Block(0, _PRINTED, [])
_PIECES = ("settlements", "heroes", "works")
_PILES = ("face_up", "face_down")
_CONTENTS = (*_PIECES, *_PILES)


class Tile:
    """A tile, of which it is known how high it must be for all that is to be shown on it."""

    def __init__(self, ground: Ground, document: Document, teller: Teller, width: float) -> None:
        self.ground = ground
        self.width = width
        self.teller = teller
        self._given: Document | None = document.get("territories", {}).get(ground.territory)
        self._at = ROOT + pointer("territories", ground.territory)
        self._title = teller.territory(ground.territory, ground.terrain, ground.coast)
        room = width - 2 * PAD
        self._head = below([self._name(), flow(list(self._printed()), room, CLOSE)], 3)
        if ground.on_map is not None:
            self._head = outlined(self._title, self._head, ROOT + pointer("map", ground.on_map))
        placed: Document | None = document.get("placement", {}).get("cards", {}).get(ground.territory)
        blocks = [] if ground.again else [*self._pieces(room), *self._placed(placed, room)]
        self._contents = below(blocks, 4)
        self.height = self._head.height + self._contents.height + SHORE + 2 * PAD

    def drawn(self, height: float) -> Block:
        """The tile, so high."""
        ground = self.ground
        edge = rectangle(
            self.width,
            height,
            1.6,
            rx=5,
            fill=TERRAINS.get(ground.terrain or "", UNKNOWN_TERRAIN),
            stroke=INK,
            stroke_dasharray=None if is_tile_given(ground, self._given) else DASHES,
            class_=f"tile {ground.terrain or 'unknown'}",
        )
        inside = [*self._shore(height), self._head.at(PAD, PAD), self._contents.at(PAD, PAD + self._head.height + 4)]
        if ground.again:
            return Block(self.width, height, [edge, *inside])
        given = f"{self._title}. {self.teller.contents(self._given)}"
        return Block(self.width, height, [place(given, edge, *inside, at=self._at, name=ground.territory)])

    def _shore(self, height: float) -> Iterator[Element]:
        """The sea along a tile on the coast."""
        low, right = height - 1.6, self.width - 1.6
        if self.ground.coast:
            waves = (right - 1.6) / 8
            crest = "".join(f"q{number(waves / 2)} {4 if wave % 2 else -4} {number(waves)} 0" for wave in range(8))
            path = f"M1.6 {number(low - 9)}{crest}V{number(low - 4)}q0 4 -4 4H5.6q-4 0 -4 -4Z"
            yield element("path", d=path, fill=SEA, stroke=INK, stroke_width=0.8, class_="sea")
        elif self.ground.coast is None:
            yield element(
                "path",
                d=f"M6 {number(low - 7)}H{number(right - 4)}",
                stroke=PALE_INK,
                stroke_width=1.4,
                stroke_dasharray=DASHES,
                class_="sea unknown",
            )

    def _name(self) -> Block:
        terrain = self.ground.terrain
        room = self.width - 2 * PAD - 20
        called = self.teller.say("picture-territory-name", territory=self.ground.territory)
        size = next((size for size in _SIZES if width_of(called, size, bold=True) <= room), _SIZES[-1])
        name = shortened(called, size, room, bold=True)
        line = written(name, size, bold=True, class_="name")
        return beside([symbol(LANDSCAPES, terrain), line], 5) if terrain else line

    def _printed(self) -> Iterator[Block]:
        """What is known to be printed: the price of a village, the symbols of buildings, the square of the improvement."""
        ground, teller = self.ground, self.teller
        if ground.again:
            return
        if ground.price is not None:
            icons = [symbol(RESOURCES, name, size=_PRINTED) for name, number in ground.price.items() for _ in range(number)]
            yield _titled(teller.say("picture-price", price=teller.price(ground.price)), [_plan("village"), *icons])
        if ground.buildings is not None:
            symbols = teller.listed(teller.say(f"kind-{kind}") for kind in ground.buildings)
            yield _titled(
                teller.say("picture-buildings", symbols=symbols), [_plan(kind) for kind in ground.buildings] or [_NOTHING]
            )
        if ground.improvement:
            named = teller.say(f"resource-{ground.improvement}")
            yield _titled(teller.say("picture-improvement", improved=named), [_square(ground.improvement)])

    def _pieces(self, room: float) -> Iterator[Block]:
        given, teller, at = self._given or {}, self.teller, self._at
        for member in _PIECES:
            if given.get(member):
                title = teller.say(f"picture-{member}", pieces=teller.pieces(given, member))
                pieces = [self._piece(member, piece, f"{at}/{member}/{number}") for number, piece in enumerate(given[member])]
                yield outlined(title, flow(pieces, room, CLOSE), f"{at}/{member}")
        lying: list[Block] = []
        for member in _PILES:
            title = teller.say(f"picture-{member}", cards=teller.pile(given.get(member)))
            drawn = pile(given.get(member), f"{at}/{member}", teller, title, room, member == "face_down")
            if drawn:
                lying.append(drawn)
        if lying:
            yield flow(lying, room, 5)

    def _placed(self, given: Document | None, room: float) -> Iterator[Block]:
        """The cards that still lie there while starting positions are chosen."""
        if given is not None:
            title = self.teller.say("picture-face_down", cards=self.teller.pile(given))
            at = ROOT + pointer("placement", "cards", self.ground.territory)
            if drawn := pile(given, at, self.teller, title, room, down=True):
                yield drawn

    def _piece(self, member: str, piece: Document | str, at: str) -> Block:
        teller = self.teller
        if isinstance(piece, str):
            return work(piece, teller.say(f"work-{piece}"), at)
        sign = teller.sign(piece.get("player"))
        if member == "settlements":
            return house(piece.get("kind"), piece.get("player"), sign, teller.house(piece), at)
        return hero(piece.get("hero"), piece.get("player"), sign, teller.hero(piece), at)


def is_tile_given(ground: Ground, given: Document | None) -> bool:
    """Whether all is known that is printed on a tile and that lies on it."""
    return ground.again or (ground.is_known and all(member in (given or {}) for member in _CONTENTS))


def _titled(title: str, blocks: Sequence[Block]) -> Block:
    drawn = flow(blocks, 120, 1)
    return Block(drawn.width + 3, drawn.height, [element("g", element("title", title), *drawn.parts, class_="printed")])


def _plan(kind: str) -> Block:
    """The symbol of a building that can be built there."""
    path = element("path", d=HOUSES[kind], fill=CARD, fill_opacity=0.5, stroke=PALE_INK, stroke_width=1.6, transform="scale(.67)")
    return Block(17, 16, [element("g", path, class_=f"plan {kind}")])


def _square(resource: str) -> Block:
    """The square of the land improvement."""
    edge = rectangle(
        18,
        18,
        1.2,
        rx=2,
        fill=CARD,
        fill_opacity=0.5,
        stroke=PALE_INK,
        class_="improvement-square",
    )
    inside = symbol(RESOURCES, resource, size=12).at(3, 3)
    return Block(18, 18, [edge, inside])
