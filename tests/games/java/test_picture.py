"""Pictures of states: what is drawn is what the state says, and colours stand out."""

from collections.abc import Sequence
from functools import cache
from typing import Any
from xml.etree.ElementTree import Element

from lawspeaker.adjudication.pictures import palette
from lawspeaker.games.java.picture import colours
from tests.games.drawn import SVG, by_name, by_pointer, description, picture
from tests.sweeps import each


def drawn(state: Any) -> Element:
    return picture("java", state, hidden=True)


@cache
def a_shade(colour: str) -> float:
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((a_shade(one), a_shade(other)))
    return (lighter + 0.05) / (darker + 0.05)


GROUNDS: Sequence[str] = (*colours.GROUND.values(), *colours.VILLAGE, *colours.RICE, colours.WATER_TILE)


@each("ground", GROUNDS)
def test_text_and_figures_stand_out_from_their_ground(ground: str) -> None:
    assert contrast(palette.INK, ground) >= 4.5
    assert all(contrast(colour, ground) >= 3 for _, colour in colours.PLAYERS.values())


def test_text_on_pieces_and_on_paper_can_be_read() -> None:
    assert all(contrast("#ffffff", colour) >= 4.5 for _, colour in colours.PLAYERS.values())
    assert contrast("#ffffff", colours.RED_SIDE) >= 4.5
    assert contrast(palette.PALE_INK, palette.PAPER) >= 4.5


VILLAGE = {
    "players": ["one", "two"],
    "tiles": ["I15v I17r J14r", "J12v J10r K11r", "K13r K15r L14v", "J14v K13r"],
    "water": ["H14"],
    "palaces": [{"space": "I15", "value": 4, "side": "red"}],
    "figures": ["J14 one", "J12 two", "K13 one"],
    "points": {"one": 5},
}


def test_a_space_shows_its_pieces_and_height() -> None:
    spaces = by_name(drawn(VILLAGE))
    assert spaces["J14"].title == "J14, village, height 2, figure: Player One"
    assert spaces["K13"].title == "K13, rice, height 2, figure: Player One"
    assert spaces["I15"].title == "I15, village, height 1, palace of 4, side: red"
    assert spaces["H14"].title == "H14, bare, water tile"


def test_land_seen_from_above_may_be_known_in_part() -> None:
    shown = drawn({"land": ["E11v3", "E13r", "F12?"]})
    spaces = by_name(shown)
    assert spaces["E11"].title == "E11, village, height 3"
    assert spaces["E13"].title == "E13, rice, height ?"
    assert spaces["F12"].title == "F12, perhaps land"
    heights = next(part for part in shown.iter(f"{SVG}g") if part.get("class") == "heights")
    assert [text.text for text in heights] == ["3", "?"]


def test_unknown_land_is_not_drawn_as_bare() -> None:
    shown = drawn({"figures": ["E11 one"]})
    assert "Nothing is known about the land." in description(shown)
    assert by_name(shown)["E13"].title == "E13, land not known"
    heights = next(part for part in shown.iter(f"{SVG}g") if part.get("class") == "heights")
    assert [text.text for text in heights] == []


def test_several_figures_on_a_space_are_all_drawn_and_it_is_said() -> None:
    shown = drawn({"tiles": ["E11v"], "figures": ["E11 one", "E11 two", "E11 one"]})
    assert "too many pieces" in by_name(shown)["E11"].title
    assert {f"/state/figures/{nth}" for nth in range(3)} <= set(by_pointer(shown))
    assert "Too many pieces on one space: E11." in description(shown)


def test_pieces_off_the_board_are_drawn() -> None:
    shown = drawn({"tiles": ["Z40v", "@0r"], "figures": ["@0 four"]})
    assert by_name(shown)["Z40"].title == "Z40, off the board, village, height 1"


def test_a_board_of_ones_own_is_drawn_instead() -> None:
    board = {"outline": ["E9", "E11", "F10"], "water": ["E11"], "mountains": ["D8"]}
    shown = drawn({"overlay": {"board": board}, "tiles": []})
    spaces = by_name(shown)
    assert (spaces["E11"].title, spaces["D8"].title, spaces["D10"].title) == (
        *("E11, printed water", "D8, mountains", "D10, lowlands"),
    )
    assert by_pointer(shown)["/state/overlay/board/outline/2"].name == "F10"
    assert by_pointer(shown)["/state/overlay/board/mountains/0"].name == "D8"


def test_all_of_the_paper_is_drawn_on_request() -> None:
    few, whole = (by_name(picture("java", {"tiles": ["E11v"]}, whole=each)) for each in (False, True))
    assert ("M25" in few, "M25" in whole) == (False, True)
