"""Pictures of states: every state can be drawn, all that it tells can be pointed to, and what is drawn is what is told."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest

from lawspeaker.adjudication.messages import LANGUAGES
from lawspeaker.adjudication.pictures import palette
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.games.java import JAVA
from lawspeaker.games.java.picture import colours
from lawspeaker.games.java.words import PLAYERS
from tests.conformance import Case, cases, of_every_topic, questions
from tests.games.erasing import erased, members

SVG = "{http://www.w3.org/2000/svg}"
WITH_STATES = [
    *{repr(case.request["state"]): case for case in cases() if case.game == "java" and "state" in case.request}.values()
]
"""Of the cases that ask about the same state one."""
QUICK = 9
"""One case in so many is drawn in the quick part of the tests."""
DRAWN_ONE_BY_ONE = ("tiles", "land", "water", "palaces", "figures", "players", "scored")
DRAWN_BY_PLAYER = ("points", "stocks", "hands")
DRAWN_AS_A_WHOLE = ("phase", "turn", "supply", "face_up", "deck", "discards", "festival", "palaces_built")
SLACK = 4
"""By how much less than its place what is pointed to may be drawn beyond the picture, as where its outline is a little wider."""

Matrix = tuple[float, float, float]
"""How far to the right and down, and how many times larger."""

every_second_case = of_every_topic(WITH_STATES[1::2])
a_few_cases = of_every_topic(WITH_STATES[::QUICK])


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


def told(state: Mapping[str, Any]) -> Iterator[str]:
    """The pointers of all that is told and shown by itself."""
    for member in DRAWN_ONE_BY_ONE:
        for nth in range(len(state.get(member, ()))):
            yield f"/state/{member}/{nth}"
    for member in DRAWN_BY_PLAYER:
        for player in state.get(member, ()):
            yield f"/state/{member}/{player}"
    for player in state.get("festival", {}).get("bids", ()):
        yield f"/state/festival/bids/{player}"
    yield from (f"/state/{member}" for member in DRAWN_AS_A_WHOLE if member in state)


def look_at(drawn: Element) -> None:
    """What must be true of every picture."""
    names = {attribute for part in drawn.iter() for attribute in part.attrib}
    assert not names & {"id", "style", "href", "onclick"}
    assert {part.tag.removeprefix(SVG) for part in drawn.iter()} <= {
        *("svg", "title", "desc", "g", "path", "polygon", "rect", "circle", "ellipse", "text")
    }
    _, _, width, height = map(float, drawn.attrib["viewBox"].split())
    for x, y in corners(drawn, (0, 0, 1)):
        assert -SLACK <= x <= width + SLACK, x
        assert -SLACK <= y <= height + SLACK, y
    assert all(title(place) for place in places(drawn))
    numbers = (found for part in drawn.iter() for name in ("d", "x", "y", "points") for found in [part.get(name, "")])
    assert not any(re.search(r"\.\d\d\d", number) for number in numbers)


def corners(part: Element, matrix: Matrix) -> Iterator[tuple[float, float]]:
    """Where anything is drawn, but for curves."""
    x, y, size = matrix
    if moved := re.fullmatch(r"translate\((\S+) (\S+)\)(?: scale\((\S+)\))?", part.get("transform", "")):
        x, y, size = x + size * float(moved[1]), y + size * float(moved[2]), size * float(moved[3] or 1)
    inside: list[tuple[float, float]] = []
    match part.tag.removeprefix(SVG):
        case "path":
            inside = [(float(across), float(down)) for across, down in re.findall(r"[ML](\S+?) ([-\d.]+)", part.attrib["d"])]
        case "polygon":
            inside = [(float(across), float(down)) for across, down in re.findall(r"(\S+),(\S+)", part.attrib["points"])]
        case "rect":
            left, top = float(part.get("x", 0)), float(part.get("y", 0))
            inside = [(left, top), (left + float(part.attrib["width"]), top + float(part.attrib["height"]))]
        case "circle":
            across, down, radius = (float(part.get(name, 0)) for name in ("cx", "cy", "r"))
            inside = [(across - radius, down - radius), (across + radius, down + radius)]
        case "text":
            inside = [(float(part.attrib["x"]), float(part.attrib["y"]))]
    for across, down in inside:
        yield x + size * across, y + size * down
    for child in part:
        yield from corners(child, (x, y, size))


def draw_and_look(case: Case) -> None:
    state = case.request["state"]
    drawn = picture(state)
    look_at(drawn)
    assert set(told(state)) <= set(by_pointer(drawn))


@a_few_cases
def test_a_state_is_drawn_with_all_that_it_tells(case: Case) -> None:
    draw_and_look(case)


@pytest.mark.slow
@every_second_case
def test_many_more_are_drawn_with_all_that_they_tell(case: Case) -> None:
    draw_and_look(case)


@of_every_topic(WITH_STATES[:: 8 * QUICK])
def test_a_state_of_which_something_is_not_told_is_drawn(case: Case) -> None:
    random = Random(case.id)
    state = case.request["state"]
    paths = [path for path in members("java", state) if path[-1] != "space"]  # without which a palace is none
    for _ in range(4):
        poorer = erased(state, random.sample(paths, random.randint(0, len(paths))))
        drawn = picture(poorer)
        look_at(drawn)
        assert set(told(poorer)) <= set(by_pointer(drawn))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_speaks_each_language(language: str) -> None:
    player = {"en": "Player One", "cs": "Hráč 1", "fr": "Joueur 1"}[language]
    drawn = picture(VILLAGE, language=language)
    assert player in description(drawn)
    assert player in title(by_pointer(drawn)["/state/figures/0"])


@cache
def a_shade(colour: str) -> float:
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((a_shade(one), a_shade(other)))
    return (lighter + 0.05) / (darker + 0.05)


GROUNDS: Sequence[str] = (*colours.GROUND.values(), *colours.VILLAGE, *colours.RICE, colours.WATER_TILE)


@pytest.mark.parametrize("ground", GROUNDS)
def test_text_and_figures_stand_out_from_what_they_stand_on(ground: str) -> None:
    assert contrast(palette.INK, ground) >= 4.5
    assert all(contrast(colour, ground) >= 3 for _, colour in colours.PLAYERS.values())


def test_what_is_written_on_pieces_and_on_paper_can_be_read() -> None:
    assert all(contrast("#ffffff", colour) >= 4.5 for _, colour in colours.PLAYERS.values())
    assert contrast("#ffffff", colours.RED_SIDE) >= 4.5
    assert contrast(palette.PALE_INK, palette.PAPER) >= 4.5


@pytest.mark.parametrize("language", ["cs", "fr"])
def test_figures_bear_the_number_by_which_their_player_is_called(language: str) -> None:
    drawn = picture({"figures": [f"E{9 + 2 * nth} {player}" for nth, player in enumerate(PLAYERS)]}, language=language)
    for nth, player in enumerate(PLAYERS):
        figure = by_pointer(drawn)[f"/state/figures/{nth}"]
        assert figure.findtext(f"{SVG}text") == JAVA.messages.text(language, f"player.{player}").split()[-1]


VILLAGE = {
    "players": ["one", "two"],
    "tiles": ["I13v I15r J14r", "J12v J10r K11r", "K13r K15r L14v", "J14v K13r"],
    "water": ["H12"],
    "palaces": [{"space": "I13", "value": 4, "side": "red"}],
    "figures": ["J14 one", "J12 two", "K13 one"],
    "points": {"one": 5},
}


def test_nothing_told_is_said_to_be_nothing() -> None:
    drawn = picture({})
    assert "Nothing is known" in description(drawn)
    assert not by_name(drawn)


def test_all_of_a_bare_board_is_drawn() -> None:
    drawn = picture({"tiles": []})
    assert title(by_name(drawn)["H18"]) == "H18, printed water"
    assert title(by_name(drawn)["@8"]) == "@8, mountains"
    assert title(by_name(drawn)["N10"]) == "N10, lowlands"
    assert title(by_name(drawn)["G9"]) == "G9, bare"
    assert len(by_name(drawn)) == 153 + 63


def test_of_a_village_only_what_is_around_is_drawn() -> None:
    spaces = by_name(picture(VILLAGE))
    assert {"J14", "G11", "M13"} <= set(spaces)
    assert not {"A9", "J22", "E11"} & set(spaces)


def test_a_space_tells_what_lies_on_it_and_how_high() -> None:
    spaces = by_name(picture(VILLAGE))
    assert title(spaces["J14"]) == "J14, village, height 2, figure: Player One"
    assert title(spaces["K13"]) == "K13, rice, height 2, figure: Player One"
    assert title(spaces["I13"]) == "I13, village, height 1, palace of 4, side: red"
    assert title(spaces["H12"]) == "H12, bare, water tile"


def test_land_seen_from_above_may_be_known_in_part() -> None:
    drawn = picture({"land": ["E9v3", "E11r", "F10?"]})
    spaces = by_name(drawn)
    assert title(spaces["E9"]) == "E9, village, height 3"
    assert title(spaces["E11"]) == "E11, rice, height ?"
    assert title(spaces["F10"]) == "F10, perhaps land"
    heights = next(part for part in drawn.iter(f"{SVG}g") if part.get("class") == "heights")
    assert [text.text for text in heights] == ["3", "?"]


def test_where_no_land_is_told_none_is_shown_as_bare() -> None:
    drawn = picture({"figures": ["E9 one"]})
    assert "Nothing is known about the land." in description(drawn)
    assert title(by_name(drawn)["E11"]) == "E11, land not known"
    heights = next(part for part in drawn.iter(f"{SVG}g") if part.get("class") == "heights")
    assert [text.text for text in heights] == []


def test_several_figures_on_a_space_are_all_drawn_and_it_is_said() -> None:
    drawn = picture({"tiles": ["E9v"], "figures": ["E9 one", "E9 two", "E9 one"]})
    assert "too many pieces" in title(by_name(drawn)["E9"])
    assert {f"/state/figures/{nth}" for nth in range(3)} <= set(by_pointer(drawn))
    assert "Too many pieces on one space: E9." in description(drawn)


def test_pieces_off_the_board_are_drawn() -> None:
    drawn = picture({"tiles": ["Z40v", "@0r"], "figures": ["@0 four"]})
    look_at(drawn)
    assert title(by_name(drawn)["Z40"]) == "Z40, off the board, village, height 1"


def test_a_board_of_ones_own_is_drawn_instead() -> None:
    board = {"outline": ["E7", "E9", "F8"], "water": ["E9"], "mountains": ["D6"]}
    drawn = picture({"overlay": {"board": board}, "tiles": []})
    spaces = by_name(drawn)
    assert (title(spaces["E9"]), title(spaces["D6"]), title(spaces["D8"])) == (
        *("E9, printed water", "D6, mountains", "D8, lowlands"),
    )
    assert by_pointer(drawn)["/state/overlay/board/outline/2"].get("data-place") == "F8"
    assert by_pointer(drawn)["/state/overlay/board/mountains/0"].get("data-place") == "D6"


def test_the_outline_of_a_tile_goes_around_all_of_its_spaces() -> None:
    tile = by_pointer(picture({"tiles": ["E9v E11r F10r"]}))["/state/tiles/0"]
    path = tile[1].attrib["d"]
    assert path.count("M") == 1
    assert path.count("L") == 3 * 6 - 2 * 3 - 1
    apart = by_pointer(picture({"tiles": ["E9v G15r"]}))["/state/tiles/0"]
    assert apart[1].attrib["d"].count("M") == 2


def test_cards_that_nobody_told_are_counted() -> None:
    state = {"players": ["one", "two"], "hands": {"one": {"cards": ["mask", "mask", "drum+puppet"]}, "two": {"count": 3}}}
    drawn = by_pointer(picture(state))
    assert title(drawn["/state/hands/one"]) == "cards in hand: 2 x mask, 1 x drum + puppet"
    assert title(drawn["/state/hands/two"]) == "cards in hand: 3 x ?"
    texts = [text.text for text in drawn["/state/hands/two"].iter(f"{SVG}text")]
    assert texts == ["?", "\N{MULTIPLICATION SIGN}3"]


def test_the_cards_of_the_deck_lie_in_order() -> None:
    drawn = by_pointer(picture({"deck": {"cards": ["mask", "drum", "mask"]}}))
    assert title(drawn["/state/deck"]) == "deck: mask, drum, mask"


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


@pytest.mark.parametrize(
    ("sought", "found"),
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


def test_the_same_state_gives_the_same_picture() -> None:
    ask = questions("java")["pictures"].ask
    assert ask({"state": VILLAGE}, Preferences()) == ask({"state": VILLAGE}, Preferences())


def test_the_board_comes_first() -> None:
    drawn = picture({"phase": "turn", "turn": {"player": "two", "spent": 2}, "tiles": ["E9v E11r F10r"]})
    assert re.fullmatch(r"translate\(\S+ 0\) scale\(\S+\)", drawn.findall(f"{SVG}g")[0][0].attrib["transform"])
    assert drawn.findall(f"{SVG}g")[0][0].get("class") == "board"


@pytest.mark.parametrize(
    ("language", "unknown"), [("en", "whether land was laid"), ("cs", "položena krajina"), ("fr", "si un terrain a été posé")]
)
def test_what_is_not_known_of_the_turn_is_written_once_below(language: str, unknown: str) -> None:
    drawn = picture({"turn": {"player": "two", "spent": 2, "token_used": True}}, language=language)
    turn = by_pointer(drawn)["/state/turn"]
    assert unknown not in "".join(turn.itertext())
    assert description(drawn).count(unknown) == 1
    assert "?" not in "".join(turn.itertext())
