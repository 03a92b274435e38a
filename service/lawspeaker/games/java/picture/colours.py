"""The colours of a picture, where no style sheet has others: those of a printed board."""

from collections.abc import Mapping

from lawspeaker.adjudication.pictures.palette import PAPER

LINE = "#a39a84"
EDGE = "#5a4632"
BLADES = "#4a6212"

GROUND: Mapping[str, str] = {
    "bare": "#f6efdd",
    "untold": "#efece6",
    "mountains": "#aaa5a0",
    "lowlands": "#d5e4c6",
    "water": "#a9d3e8",
    "off": PAPER,
}
"""What is under the land."""
VILLAGE = ("#f2d6b6", "#ebc79f", "#e3b78a", "#dba879", "#d39d6c")
"""Village by height: the higher, the darker."""
RICE = ("#eff4cc", "#e5edb4", "#dae59d", "#cddc88", "#c0d177")
WATER_TILE = "#7fbfdd"
WATER_LINE = "#1f5673"

PLAYERS: Mapping[str, tuple[str, str]] = {
    "one": ("1", "#17467c"),
    "two": ("2", "#96131f"),
    "three": ("3", "#5f2583"),
    "four": ("4", "#174d2a"),
}
"""What is written on the figures of a player, in white: the number by which people call the player. And their colour."""

RED_SIDE = "#a5181f"
WHITE_SIDE, ON_WHITE_SIDE = "#ffffff", "#1d1a16"
"""White is white in the dark, too."""
CARD = "#fffefb"
ALARM = "#a5181e"
FESTIVAL = "#6a1b9a"
ACTION_POINT = "#c58a1c"
HATCHING = "#c9c1b1"


def land(terrain: str, height: int | None) -> str:
    """The colour of land that is so high."""
    shades = VILLAGE if terrain == "v" else RICE
    return shades[min(max(height or 1, 1), len(shades)) - 1]
