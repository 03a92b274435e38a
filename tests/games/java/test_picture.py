"""Pictures of states: what is drawn is what the state says, and colours stand out."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any
from xml.etree.ElementTree import Element, fromstring

from lawspeaker.adjudication.pictures import palette
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.games.java import JAVA
from lawspeaker.games.java.picture import colours
from lawspeaker.games.java.words import PLAYERS
from tests.conformance import questions
from tests.sweeps import each

SVG = "{http://www.w3.org/2000/svg}"


def picture(state: Mapping[str, Any], *marked: str, language: str = "en") -> Element:
    request = {"state": state, "marked": list(marked), "hidden": True}
    return fromstring(questions("java")["pictures"].ask(request, Preferences(language=language)))


def places(drawn: Element) -> Iterator[Element]:
    return (part for part in drawn.iter(f"{SVG}g") if "data-at" in part.attrib)


def by_pointer(drawn: Element) -> dict[str, Element]:
    return {place.attrib["data-at"]: place for place in places(drawn)}


def by_name(drawn: Element) -> dict[str, Element]:
    return {place.attrib["data-place"]: place for place in places(drawn) if "data-place" in place.attrib}


def title(place: Element) -> str:
    return place.findtext(f"{SVG}title") or ""


def description(drawn: Element) -> str:
    return drawn.findtext(f"{SVG}desc") or ""


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


@each("language", ["cs", "fr"])
def test_figures_bear_the_number_of_their_player(language: str) -> None:
    drawn = picture({"figures": [f"E{9 + 2 * nth} {player}" for nth, player in enumerate(PLAYERS)]}, language=language)
    for nth, player in enumerate(PLAYERS):
        figure = by_pointer(drawn)[f"/state/figures/{nth}"]
        assert figure.findtext(f"{SVG}text") == JAVA.messages.text(language, f"player.{player}").split()[-1]


VILLAGE = {
    "players": ["one", "two"],
    "tiles": ["I15v I17r J14r", "J12v J10r K11r", "K13r K15r L14v", "J14v K13r"],
    "water": ["H14"],
    "palaces": [{"space": "I15", "value": 4, "side": "red"}],
    "figures": ["J14 one", "J12 two", "K13 one"],
    "points": {"one": 5},
}


def test_spaces_around_a_village_are_drawn_and_all_of_a_bare_board() -> None:
    spaces = by_name(picture(VILLAGE)).keys()
    assert (spaces >= {"J14", "G13", "M13"}, spaces & {"A9", "J22", "E13"}) == (True, set())
    drawn = picture({"tiles": []})
    assert title(by_name(drawn)["H18"]) == "H18, printed water"
    assert title(by_name(drawn)["@8"]) == "@8, mountains"
    assert title(by_name(drawn)["N10"]) == "N10, lowlands"
    assert title(by_name(drawn)["G11"]) == "G11, bare"
    assert len(by_name(drawn)) == 153 + 63


def test_a_space_tells_what_lies_on_it_and_how_high() -> None:
    spaces = by_name(picture(VILLAGE))
    assert title(spaces["J14"]) == "J14, village, height 2, figure: Player One"
    assert title(spaces["K13"]) == "K13, rice, height 2, figure: Player One"
    assert title(spaces["I15"]) == "I15, village, height 1, palace of 4, side: red"
    assert title(spaces["H14"]) == "H14, bare, water tile"


def test_land_seen_from_above_may_be_known_in_part() -> None:
    drawn = picture({"land": ["E11v3", "E13r", "F12?"]})
    spaces = by_name(drawn)
    assert title(spaces["E11"]) == "E11, village, height 3"
    assert title(spaces["E13"]) == "E13, rice, height ?"
    assert title(spaces["F12"]) == "F12, perhaps land"
    heights = next(part for part in drawn.iter(f"{SVG}g") if part.get("class") == "heights")
    assert [text.text for text in heights] == ["3", "?"]


def test_where_no_land_is_told_none_is_shown_as_bare() -> None:
    drawn = picture({"figures": ["E11 one"]})
    assert "Nothing is known about the land." in description(drawn)
    assert title(by_name(drawn)["E13"]) == "E13, land not known"
    heights = next(part for part in drawn.iter(f"{SVG}g") if part.get("class") == "heights")
    assert [text.text for text in heights] == []


def test_several_figures_on_a_space_are_all_drawn_and_it_is_said() -> None:
    drawn = picture({"tiles": ["E11v"], "figures": ["E11 one", "E11 two", "E11 one"]})
    assert "too many pieces" in title(by_name(drawn)["E11"])
    assert {f"/state/figures/{nth}" for nth in range(3)} <= set(by_pointer(drawn))
    assert "Too many pieces on one space: E11." in description(drawn)


def test_pieces_off_the_board_are_drawn() -> None:
    drawn = picture({"tiles": ["Z40v", "@0r"], "figures": ["@0 four"]})
    assert title(by_name(drawn)["Z40"]) == "Z40, off the board, village, height 1"


def test_a_board_of_ones_own_is_drawn_instead() -> None:
    board = {"outline": ["E9", "E11", "F10"], "water": ["E11"], "mountains": ["D8"]}
    drawn = picture({"overlay": {"board": board}, "tiles": []})
    spaces = by_name(drawn)
    assert (title(spaces["E11"]), title(spaces["D8"]), title(spaces["D10"])) == (
        *("E11, printed water", "D8, mountains", "D10, lowlands"),
    )
    assert by_pointer(drawn)["/state/overlay/board/outline/2"].get("data-place") == "F10"
    assert by_pointer(drawn)["/state/overlay/board/mountains/0"].get("data-place") == "D8"


def test_cards_that_nobody_told_are_counted() -> None:
    state = {"players": ["one", "two"], "hands": {"one": {"cards": ["mask", "mask", "drum+puppet"]}, "two": {"count": 3}}}
    drawn = by_pointer(picture(state))
    assert title(drawn["/state/hands/one"]) == "cards in hand: 2 x mask, 1 x drum + puppet"
    assert title(drawn["/state/hands/two"]) == "cards in hand: 3 x ?"
    texts = [text.text for text in drawn["/state/hands/two"].iter(f"{SVG}text")]
    assert texts == ["?", "\N{MULTIPLICATION SIGN}3"]
    assert title(by_pointer(picture({"deck": {"cards": ["mask", "drum", "mask"]}}))["/state/deck"]) == "deck: mask, drum, mask"


def test_action_points_that_are_left_are_filled() -> None:
    turn = by_pointer(picture({"turn": {"player": "two", "spent": 2, "token_used": True}}))["/state/turn"]
    words = [part.get("class") for part in turn.iter(f"{SVG}circle")]
    assert (words.count("action-point spent"), words.count("action-point left")) == (2, 5)


def test_points_that_are_not_told_are_not_nought() -> None:
    drawn = by_pointer(picture(VILLAGE))
    assert title(drawn["/state/points/one"]) == "Player One, 5 points"
    assert title(drawn["/state/points/two"]) == "Player Two, points: ?"


def test_what_is_told_of_nowhere_is_said() -> None:
    said = description(picture(VILLAGE))
    assert said.endswith("the discard pile, the palaces built in this round, which players have had their final scoring.")
    assert ", the festival." in description(picture({"phase": "festival"}))


@each(
    "sought, found",
    [
        ("/state/tiles/1", ["/state/tiles/1"]),
        ("/state/figures/2", ["/state/figures/2"]),
        ("/state/palaces/0/value", ["/state/palaces/0"]),
        ("/state/figures", ["/state/figures"]),
        ("/state/players/1", ["/state/players/1"]),
        ("J12", ["/state/overlay/board"]),
        ("/state/readings", []),
    ],
)
def test_what_is_meant_is_marked(sought: str, found: Sequence[str]) -> None:
    drawn = picture(VILLAGE, sought)
    assert [place.attrib["data-at"] for place in places(drawn) if place.get("class") == "place marked"] == found


def test_the_board_comes_first() -> None:
    drawn = picture({"phase": "turn", "turn": {"player": "two", "spent": 2}, "tiles": ["E11v E13r F12r"]})
    assert re.fullmatch(r"translate\(\S+ 0\) scale\(\S+\)", drawn.findall(f"{SVG}g")[0][0].attrib["transform"])
    assert drawn.findall(f"{SVG}g")[0][0].get("class") == "board"


@each("language, unknown", [("en", "whether land was laid"), ("cs", "položena krajina"), ("fr", "si un terrain a été posé")])
def test_what_is_not_known_of_the_turn_is_written_once_below(language: str, unknown: str) -> None:
    drawn = picture({"turn": {"player": "two", "spent": 2, "token_used": True}}, language=language)
    turn = by_pointer(drawn)["/state/turn"]
    assert unknown not in "".join(turn.itertext())
    assert description(drawn).count(unknown) == 1
    assert "?" not in "".join(turn.itertext())
