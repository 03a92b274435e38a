"""The map: its tiles where they lie if that is known, else side by side with room between them."""

from collections.abc import Mapping, Sequence

from lawspeaker.adjudication.pictures.blocks import Block, below, flow
from lawspeaker.adjudication.pictures.svg import element, place
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.games.graenaland.picture.ground import Ground, adjoining
from lawspeaker.games.graenaland.picture.lattice import Spot, laid_out
from lawspeaker.games.graenaland.picture.palette import APART, BORDER, NARROWEST, TILE, WIDE_TILE
from lawspeaker.games.graenaland.picture.telling import Teller
from lawspeaker.games.graenaland.picture.tiles import Tile
from lawspeaker.games.graenaland.state import State


def island(state: State, grounds: Sequence[Ground], teller: Teller) -> Block:
    """The tiles of these grounds."""
    width = WIDE_TILE if len(grounds) < 3 else TILE
    tiles = [Tile(ground, state.document, teller, width) for ground in grounds]
    by_name = {tile.ground.territory: tile for tile in reversed(tiles)}
    neighbours = {territory: around for territory, around in adjoining(state).items() if territory in by_name}
    groups = [group for group in laid_out(list(by_name), neighbours) if len(group) > 1]
    joined = [_joined(group, by_name) for group in groups]
    lie = {id(by_name[name]) for group in groups for name in group}
    alone = [tile for tile in tiles if id(tile) not in lie]
    height = max((tile.height for tile in alone), default=0)
    room = max([NARROWEST, *(block.width for block in joined)])
    apart = [flow([tile.drawn(height) for tile in alone], room, APART)] if alone else []
    whole = below([*joined, *apart], 2 * APART)
    title = teller.say("picture-map")
    outline = element("rect", width=whole.width, height=whole.height, rx=5, fill="none", class_="outline")
    return Block(whole.width, whole.height, [place(title, outline, *whole.parts, at=f"{ROOT}/territories", is_board=True)])


def _joined(group: Mapping[str, Spot], tiles: Mapping[str, Tile]) -> Block:
    """Tiles that are connected, each where it lies. Those of a row are equally high."""
    offset_columns = any(down % 2 for _, down in group.values())
    rows: dict[int, float] = {}
    for name, (_, down) in group.items():
        row = 0 if offset_columns else down
        rows[row] = max(rows.get(row, 0), tiles[name].height)
    parts, right, bottom = [], 0.0, 0.0
    for name, (across, down) in group.items():
        height = rows[0 if offset_columns else down]
        x = across * (tiles[name].width + BORDER) / 2
        above = (row for row in rows if row < down)
        y = down * (height + BORDER) / 2 if offset_columns else sum(rows[row] + BORDER for row in above)
        parts.append(tiles[name].drawn(height).at(x, y))
        right, bottom = max(right, x + tiles[name].width), max(bottom, y + height)
    return Block(right, bottom, parts)
