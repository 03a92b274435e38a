"""The board: layer upon layer, each of what a state says in one list."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import ceil, sqrt
from xml.etree.ElementTree import Element

from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.pictures.palette import INK, PALE_INK
from lawspeaker.adjudication.pictures.picture import Say
from lawspeaker.adjudication.pictures.svg import element, label, moved, number, place, polygon
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.games.java import notation
from lawspeaker.games.java.board.laid_land import laying
from lawspeaker.games.java.notation import NOT_KNOWN, RICE, ROWS, VILLAGE
from lawspeaker.games.java.picture import colours, symbols
from lawspeaker.games.java.picture.hexagons import (
    HALF,
    QUARTER,
    area,
    around,
    centre,
    column_and_row,
    hexagon,
    lines,
    sides,
)
from lawspeaker.games.java.picture.seen import Piece, Seen
from lawspeaker.games.java.picture.titles import UNKNOWN, Titles

SIDE, ABOVE = 30, 44
"""The width of the margin with the letters of the rows to the left of the board, and the numbers of the columns above it."""
_CELL = 26
"""Room for what stands on a space."""
_NAME, _OTHER = 12, 18
"""Sizes of text."""
_IN_GROUP = {"font_size": None, "text_anchor": None}
"""What is said once for a group of texts."""


class BoardDrawing:
    """The drawing of a board of which some spaces are known."""

    def __init__(self, seen: Seen, say: Say) -> None:
        self._seen, self._say, self._titles = seen, say, Titles(seen, say)
        places = [column_and_row(name) for name in seen.spaces]
        columns, rows = {column for column, _ in places}, {row for _, row in places}
        self.first_column, self.last_column = min(columns), max(columns)
        self.first_row, self.last_row = min(rows), max(rows)
        self._left, self._top = (self.first_column - 1) * HALF, (3 * self.first_row - 2) * QUARTER
        self._inner_width = (self.last_column - self.first_column + 2) * HALF
        self._inner_height = (3 * (self.last_row - self.first_row) + 4) * QUARTER
        self.width = self._inner_width + 2 * SIDE
        self.height = self._inner_height + ABOVE

    def drawn(self) -> Element:
        """The board, with its corner at 0, 0."""
        layers = [
            self._ground(),
            *self._edges(),
            self._hatching(),
            *self._marks(),
            *self._names(),
            *self._layers(),
            *self._rim(),
        ]
        return moved(SIDE - self._left, ABOVE - self._top, *layers)

    # What is coloured

    def _ground(self) -> Element:
        """The ground and the land, coloured; all of one colour in one path."""
        seen = self._seen
        alike: dict[tuple[str, str], list[str]] = defaultdict(list)
        for name in seen.spaces:
            terrain, height = seen.terrain.get(name), seen.heights.get(name)
            if name in seen.water and terrain is None:
                alike["water-tile", colours.WATER_TILE].append(name)
            elif terrain in (VILLAGE, RICE):
                word = "village" if terrain == VILLAGE else "rice"
                alike[f"land {word} height-{height or 'unknown'}", colours.land(terrain, height)].append(name)
            else:
                printed = "untold" if terrain == NOT_KNOWN or self._is_unknown(name) else seen.printed(name)
                alike[printed, colours.GROUND[printed]].append(name)
        paths = [element("path", d="".join(map(area, names)), fill=fill, class_=word) for (word, fill), names in alike.items()]
        return element("g", *paths, stroke=colours.LINE, class_="ground")

    def _is_unknown(self, name: str) -> bool:
        """Whether land may lie there as far as the state says."""
        return not self._seen.is_land_given and self._seen.printed(name) == "bare"

    def _edges(self) -> Iterator[Element]:
        """The edges of tiles that are seen."""
        tiles = self._seen.tiles
        if not tiles:
            return
        edges = []
        by_place = {column_and_row(name): nth for name, nth in tiles.items()}
        for name, nth in tiles.items():
            edges += [edge for edge, beyond in sides(name) if by_place.get(beyond) != nth]
        yield element("path", d=lines(edges), fill="none", stroke=colours.EDGE, stroke_width=2.5, class_="edges")

    def _hatching(self) -> Element:
        """Lines across the spaces with unknown land."""
        unknown = [
            name
            for name in self._seen.spaces
            if name not in self._seen.water and (self._seen.terrain.get(name) == NOT_KNOWN or self._is_unknown(name))
        ]
        path = ""
        for name in unknown:
            x, y = centre(name)
            path += "".join(
                f"M{number(x + start)} {number(y + start_y)}L{number(x + end)} {number(y + end_y)}"
                for start, start_y, end, end_y in ((-20, 0, 4, -20), (-19, 12, 19, -12), (-4, 20, 20, 0))
            )
        return element("path", d=path, fill="none", stroke=colours.HATCHING, class_="hatching")

    # What is written there

    def _marks(self) -> Iterator[Element]:
        """Roofs on villages, blades on rice, waves on water."""
        seen = self._seen
        for terrain in (VILLAGE, RICE):
            path = ""
            for name, there in seen.terrain.items():
                if there == terrain and not self._has_palace(name):
                    x, y = centre(name)
                    path += symbols.terrain_path(terrain, x, y + 17, 0.9)
            if path:
                yield symbols.terrain_mark(terrain, path)
        waves = ""
        for name in seen.spaces:
            if self._is_water(name) and name not in seen.terrain and name not in seen.pieces:
                x, y = centre(name)
                waves += f"M{number(x - 12)} {number(y + 4)}q4 -4 8 0t8 0t8 0M{number(x - 8)} {number(y + 11)}q4 -4 8 0t8 0"
        if waves:
            yield element("path", d=waves, fill="none", stroke=colours.WATER_LINE, stroke_width=1.5, class_="waves")

    def _names(self) -> Iterator[Element]:
        """The names of the spaces, and how high the land is."""
        seen = self._seen
        names, heights, crowded = [], [], []
        for name in seen.spaces:
            x, y = centre(name)
            is_land = name in seen.terrain and seen.terrain[name] != NOT_KNOWN
            has_palace = self._has_palace(name)
            if seen.is_crowded(name):
                crowded.append(label("!", x, y - 13, _OTHER, **_IN_GROUP))
                continue
            if not has_palace:
                alone = not (is_land or name in seen.pieces or self._is_water(name))
                names.append(label(name, x, y - (0 if alone else 10), _NAME, **_IN_GROUP))
            if is_land and has_palace:
                heights.append(label(self._height(name), x, y + 14.5, 13, text_anchor=None))
            elif is_land:
                heights.append(label(self._height(name), x + (10 if name in seen.pieces else 0), y + 5.5, _OTHER, **_IN_GROUP))
        shared = {"text_anchor": "middle", "fill": INK, "pointer_events": "none"}
        yield element("g", *names, **shared, font_size=_NAME, class_="names")
        yield element("g", *heights, **shared, font_size=_OTHER, font_weight="bold", class_="heights")
        if crowded:
            shared["fill"] = colours.ALARM
            yield element("g", *crowded, **shared, font_size=_OTHER, font_weight="bold", class_="crowded")

    def _height(self, name: str) -> str:
        height = self._seen.heights.get(name)
        return UNKNOWN if height is None else str(height)

    def _has_palace(self, name: str) -> bool:
        return any(member == "palaces" for member, _ in self._seen.pieces.get(name, ()))

    def _is_water(self, name: str) -> bool:
        return name in self._seen.water or self._seen.printed(name) == "water"

    # What can be pointed to

    def _layers(self) -> Iterator[Element]:
        document = self._seen.document
        yield element("g", *self._spaces(), fill="none", pointer_events="all", class_="spaces")
        if "tiles" in document:
            yield self._layer("tiles", self._tiles())
        if "land" in document:
            yield self._layer("land", self._land())
        if "water" in document:
            yield self._layer("water", self._water())
        festival = document.get("festival", {}).get("palace")
        if festival in self._seen.spaces:
            yield self._festival(festival)
        for member in ("palaces", "figures"):
            if member in document:
                yield self._layer(member, self._pieces(member))

    def _layer(self, member: str, parts: Iterator[Element]) -> Element:
        """What one list of the state says, with a frame that shows where to look if all of the list is meant."""
        outline = element(
            "rect",
            x=self._left,
            y=self._top,
            width=self._inner_width,
            height=self._inner_height,
            fill="none",
            pointer_events="none",
            class_="frame",
        )
        return place(self._say("picture-layer", member), outline, *parts, at=f"{ROOT}/{member}")

    def _spaces(self) -> Iterator[Element]:
        ground = _pointers_of_the_board(self._seen.document)
        for name in self._seen.spaces:
            outline = element("path", d=area(name), class_="space")
            yield place(self._titles.space(name), outline, at=ground.get(name, _BOARD), name=name)

    def _tiles(self) -> Iterator[Element]:
        """The outline of each tile, also of those that others cover."""
        tiles: Sequence[str] = self._seen.document["tiles"]
        levels = laying(tuple(tiles)).levels
        for nth, (text, level) in enumerate(zip(tiles, levels, strict=True)):
            names = tuple([entry[:-1] for entry in text.split()])
            if not self._seen.has_any(names):
                continue
            path = around(names)
            yield place(self._titles.tile(text, level), _outline(path, "tile"), at=f"{ROOT}/tiles/{nth}")

    def _land(self) -> Iterator[Element]:
        """The outline of each space whose view from above is known."""
        for nth, entry in enumerate(self._seen.document["land"]):
            name, terrain, height = notation.seen(entry)
            if not self._seen.has_any([name]):
                continue
            known = terrain != NOT_KNOWN
            what = self._titles.land(terrain, height) if known else self._say("picture-space", "land-unknown")
            yield place(f"{name}, {what}", _outline(area(name), "seen"), at=f"{ROOT}/land/{nth}")

    def _water(self) -> Iterator[Element]:
        """The water tiles, by their outlines: where the state lists land, too, which is impossible, only the rest of them."""
        for nth, name in enumerate(self._seen.document["water"]):
            if name not in self._seen.water:
                continue
            outline = element("path", d=area(name), fill="none", stroke=colours.WATER_LINE, stroke_width=2.5, class_="water-tile")
            outline.set("pointer-events", "none")
            title = f"{name}, {self._say('picture-space', 'water-tile')}"
            yield place(title, outline, at=f"{ROOT}/water/{nth}")

    def _festival(self, name: str) -> Element:
        x, y = centre(name)
        ring = polygon(
            hexagon(0.94),
            fill="none",
            stroke=colours.FESTIVAL,
            stroke_width=4,
            stroke_dasharray="7 4",
            pointer_events="none",
            class_="festival",
        )
        return moved(x, y, place(self._say("picture-piece", "festival", space=name), ring, at=f"{ROOT}/festival/palace"))

    def _pieces(self, member: str) -> Iterator[Element]:
        """The palaces or the figures."""
        for name, pieces in self._seen.pieces.items():
            for nth, piece in enumerate(pieces):
                if piece[0] == member:
                    yield self._placed(name, piece, nth, len(pieces))

    def _placed(self, name: str, piece: Piece, nth: int, together: int) -> Element:
        """A piece; where there are several that stand together, which cannot be, they share the room for one."""
        x, y = centre(name)
        if together == 1:
            is_land = name in self._seen.terrain or self._is_unknown(name)
            if piece[0] == "palaces":
                return self._piece(name, piece, x, y - 3)
            return self._piece(name, piece, x - 8 if is_land else x, y + 6.5)
        grid = ceil(sqrt(together))
        row, column = divmod(nth, grid)
        cell = _CELL / grid
        across, down = (column - (grid - 1) / 2) * cell, (row - (ceil(together / grid) - 1) / 2) * cell
        transform = f"translate({number(x + across)} {number(y + 5 + down)}) scale({number(max(0.9 / grid, 0.1))})"
        return element("g", self._piece(name, piece, 0, 0), transform=transform)

    def _piece(self, name: str, piece: Piece, x: float, y: float) -> Element:
        member, number = piece
        given, at = self._seen.document[member][number], f"{ROOT}/{member}/{number}"
        if member == "figures":
            disc, sign = symbols.disc_and_sign(given.split()[1], x, y, 9.5)
            return place(f"{name}, {self._titles.figure(given)}", disc, sign, at=at)
        drawn = symbols.palace(given.get("value"), given.get("side"))
        outline = polygon(symbols.PALACE, fill="none", class_="outline")
        return moved(x, y, place(f"{name}, {self._titles.palace(given)}", outline, drawn, at=at))

    # Around

    def _rim(self) -> Iterator[Element]:
        """The letters of the rows and the numbers of the columns."""
        texts = []
        for row in range(self.first_row, self.last_row + 1):
            for x in (self._left - SIDE / 2, self._left + self._inner_width + SIDE / 2):
                texts.append(label(ROWS[row], x, row * 3 * QUARTER, _OTHER, **_IN_GROUP))
        for column in range(self.first_column, self.last_column + 1):
            y = self._top - (30 if (column - self.first_column) % 2 else 12)
            texts.append(label(str(column), column * HALF, y, 16, text_anchor=None))
        yield element("g", *texts, fill=PALE_INK, text_anchor="middle", font_size=_OTHER, class_="rim")


_BOARD = f"{ROOT}/overlay/board"


def _pointers_of_the_board(document: Document) -> dict[str, str]:
    """By space: where it is known what is printed there, if that is given space by space."""
    board: Document = document.get("overlay", {}).get("board", {})
    return {
        name: _BOARD + pointer(member, nth)
        for member in ("outline", "mountains", "water")
        for nth, name in enumerate(board.get(member, ()))
    }


def _outline(path: str, word: str) -> Element:
    return element("path", d=path, fill="none", pointer_events="none", class_=word)
