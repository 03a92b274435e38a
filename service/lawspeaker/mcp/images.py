"""Converts pictures from SVG to PNG, because assistants cannot read SVG.

The fonts are those of the pages, as files that the renderer reads. No other fonts are used, so the same picture has the same
bytes on every machine.
"""

import re
from functools import cache
from html import unescape
from pathlib import Path

from svg2png_py import FontDatabase, svg_intrinsic_size, svg_to_png

FONTS = Path(__file__).with_name("fonts")
FAMILY = "Public Sans"
WIDEST = 1200
"""Pixels. Models shrink wider pictures, and a picture of a whole board can be much wider."""

_FAMILY = re.compile(r'font-family="[^"]*"')
_TOLD = re.compile(r"<(?:title|desc)>(.*?)</", re.DOTALL)
_WHITE = (255, 255, 255, 255)


def png(svg: bytes) -> bytes:
    """The picture as PNG. Other threads can run meanwhile."""
    text = _FAMILY.sub(f'font-family="{FAMILY}"', svg.decode())
    width, height = svg_intrinsic_size(text, _fonts())
    scale = min(1.0, WIDEST / max(width, height))
    size = max(1, round(width * scale)), max(1, round(height * scale))
    image: bytes = svg_to_png(text, _fonts(), transform=(scale, 0, 0, 0, scale, 0), bg_size=size, bg_color=_WHITE)
    return image


def description_of(svg: bytes) -> str:
    """The title and the description of the picture."""
    return "\n".join(unescape(part) for part in _TOLD.findall(svg.decode())[:2])


@cache
def _fonts() -> FontDatabase:
    fonts = FontDatabase()
    for file in sorted(FONTS.glob("*.ttf")):
        fonts.load_font_file(str(file))
    return fonts
