"""Pictures of states: what is drawn is what the state says."""

from typing import Any
from xml.etree.ElementTree import Element

from tests.games.drawn import Place, picture, places, with_class

State = dict[str, Any]
ALONE: State = {"players": ["one"], "phase": "over", "edition": "sample"}
CARD_5 = {"card": 5, "side": "condition", "rotation": 0, "row": 1, "column": 1}
"""In the edition `sample` it shows `5 ne F` and below `5 es sw`."""


def seen(*rows: str, **further: Any) -> State:
    """A state of which no more is known than the landscape of one player from above."""
    return {**ALONE, "landscapes": {"one": {"squares": list(rows), **further}}}


def laid(*cards: State, **further: Any) -> State:
    """A state in which one player has laid these cards."""
    return {**ALONE, "landscapes": {"one": {"placed": list(cards), **further}}}


def drawn(state: State, language: str = "en") -> Element:
    return picture("confusing-lands", state, language=language, hidden=True)


def squares(drawn: Element) -> dict[str, Place]:
    """The squares of the landscape of the first player, by their names."""
    root = "/state/landscapes/one"
    return {place.name: place for place in places(drawn) if place.name and f"{place.at}/".startswith(f"{root}/")}


def titles(state: State, language: str = "en") -> dict[str, str]:
    """What the squares of the landscape are said to be."""
    return {name: place.title for name, place in squares(drawn(state, language=language)).items()}


def test_rows_and_columns_are_named_from_the_origin_on() -> None:
    state = seen("F M", "V W", origin={"row": -1, "column": 0})
    (names,) = with_class(drawn(state), "names")
    assert [text.text for text in names] == ["0", "1", "-1", "0"]
    assert list(titles(state)) == ["r-1c0", "r-1c1", "r0c0", "r0c1"]


def test_cards_are_drawn_as_they_lie() -> None:
    state = laid(CARD_5, {"card": 8, "side": "plain", "rotation": 90, "row": 1, "column": 3})
    shown = drawn(state)
    cards = [
        place for place in places(shown) if place.at.endswith(("/placed/0", "/placed/1")) and with_class(place.drawn, "card")
    ]
    assert [len(with_class(place.drawn, "covered")) for place in cards] == [1, 0]
    assert [place.drawn[1].get("width") for place in cards] == [cards[1].drawn[1].get("height"), cards[0].drawn[1].get("height")]
    assert (
        cards[0].title == "a: card 5 (The Circle of Life), the condition side, turned by 0°, top left square in row 1, column 1"
    )
    assert titles(state)["r1c1"] == "row 1, column 1: condition 5 (The Circle of Life)"
    assert len(squares(shown)) == 10


def test_below_a_card_of_unknown_place_nothing_is_certain() -> None:
    lower, upper = CARD_5, {"card": 8, "side": "plain", "rotation": 0, "row": 3, "column": 1}
    state = laid(lower, {"card": 9, "side": "plain"}, upper)
    said = titles(state)
    assert said["r1c3"].startswith("row 1, column 3: forest, unless")
    assert "unless" not in said["r3c1"]
    assert len(with_class(drawn(state), "badge")) == 6


def test_faces_that_nobody_knows_are_not_guessed() -> None:
    said = titles({**laid(CARD_5), "edition": "envy-born-2024"})
    assert list(said.values()) == [f"row {row}, column {column}: not known" for row in (1, 2) for column in (1, 2, 3)]


def test_contradicting_cards_and_squares_are_both_shown() -> None:
    state = laid(CARD_5, squares=["5 M ?", "5 es ? E"])
    said = titles(state)
    assert said["r1c2"] == "row 1, column 2: the cards say river from north to east, the squares say mountain"
    assert said["r1c3"] == "row 1, column 3: forest"
    assert said["r2c4"] == "row 2, column 4: the cards say no square, the squares say elk"
    assert len(with_class(drawn(state), "badge")) == 2


def test_an_empty_landscape_is_not_drawn_as_an_unknown_one() -> None:
    state = {"players": ["one", "two"], "phase": "choosing", "landscapes": {"one": {"placed": []}}}
    by_pointer = {place.at: place for place in places(drawn(state))}
    assert by_pointer["/state/landscapes/one"].title == "Player One: no squares in the landscape"
    assert by_pointer["/state/landscapes/two"].title == "Player Two: the landscape is not known"
    assert not with_class(by_pointer["/state/landscapes/one"].drawn, "unknown")
    assert with_class(by_pointer["/state/landscapes/two"].drawn, "unknown")
