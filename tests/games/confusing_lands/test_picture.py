"""Pictures of states: what is drawn is what the state says."""

from collections.abc import Sequence
from typing import Any

from tests.games.confusing_lands.drawn import SVG, description, drawn, places, squares, with_class
from tests.sweeps import each

State = dict[str, Any]
GAME = "confusing-lands"
ALONE: State = {"players": ["one"], "phase": "over", "edition": "sample"}
CARD_5 = {"card": 5, "side": "condition", "rotation": 0, "row": 1, "column": 1}
"""In the edition `sample` it shows `5 ne F` and below `5 es sw`."""


def seen(*rows: str, **further: Any) -> State:
    """A state of which no more is known than the landscape of one player from above."""
    return {**ALONE, "landscapes": {"one": {"squares": list(rows), **further}}}


def laid(*cards: State, **further: Any) -> State:
    """A state in which one player has laid these cards."""
    return {**ALONE, "landscapes": {"one": {"placed": list(cards), **further}}}


def titles(state: State, language: str = "en") -> dict[str, str]:
    """What the squares of the landscape are said to be."""
    return {name: place.title for name, place in squares(drawn(state, language=language)).items()}


def test_each_kind_of_square_is_drawn_and_named() -> None:
    picture = drawn(seen("F M V E W C ns . ? 7 -"))
    kinds = ["forest", "mountain", "village", "elk", "wolf", "crystal", "river", "meadow", "unknown", "condition"]
    assert list(squares(picture)) == [f"r1c{column}" for column in range(1, 11)]
    for kind, place in zip(kinds, squares(picture).values(), strict=True):
        assert len(with_class(place.drawn, kind)) == 1, kind
    said = [place.title.split(": ")[1] for place in squares(picture).values()]
    assert said[:7] == [*kinds[:6], "river from north to south"]
    assert said[7:] == ["empty", "not known", "condition 7 (Roaring Falls)"]


def test_the_two_squares_of_a_condition_hang_together() -> None:
    picture = drawn(seen("7 7", "8 ."))
    joined = {
        name: with_class(place.drawn, "plaque")[0][0].get("rx") for name, place in squares(picture).items() if name != "r2c2"
    }
    assert joined == {"r1c1": "0", "r1c2": "0", "r2c1": "10"}


def test_rows_and_columns_are_named_from_the_origin_on() -> None:
    state = seen("F M", "V W", origin={"row": -1, "column": 0})
    (names,) = with_class(drawn(state), "names")
    assert [text.text for text in names] == ["0", "1", "-1", "0"]
    assert list(titles(state)) == ["r-1c0", "r-1c1", "r0c0", "r0c1"]


def test_cards_are_drawn_as_they_lie() -> None:
    state = laid(CARD_5, {"card": 8, "side": "plain", "rotation": 90, "row": 1, "column": 3})
    picture = drawn(state)
    cards = [
        place for place in places(picture) if place.at.endswith(("/placed/0", "/placed/1")) and with_class(place.drawn, "card")
    ]
    assert [len(with_class(place.drawn, "covered")) for place in cards] == [1, 0]
    assert [place.drawn[1].get("width") for place in cards] == [cards[1].drawn[1].get("height"), cards[0].drawn[1].get("height")]
    assert (
        cards[0].title == "a: card 5 (The Circle of Life), the condition side, turned by 0°, top left square in row 1, column 1"
    )
    assert titles(state)["r1c1"] == "row 1, column 1: condition 5 (The Circle of Life)"
    assert len(squares(picture)) == 10


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


def test_a_hand_is_drawn_card_by_card_with_both_sides() -> None:
    state: State = {"edition": "sample", "phase": "choosing", "players": ["one", "two"]}
    state |= {"hands": {"one": {"cards": [{"card": 3}, {}]}, "two": {"count": 2}}, "deck": {"count": 13}}
    hands = {place.at: place for place in places(drawn(state)) if place.at.startswith("/state/hands")}
    assert hands["/state/hands/one"].title.startswith("In hand: 2 cards")
    assert hands["/state/hands/one"].title.endswith("card 3 (Barrier Range), an unknown card")
    assert len(with_class(hands["/state/hands/one/cards/0"].drawn, "ground")) == 12
    assert len(with_class(hands["/state/hands/one/cards/1"].drawn, "unknown")) == 1
    assert len(with_class(hands["/state/hands/two"].drawn, "back")) == 2
    assert "Deck: 13 cards." in description(drawn(state))


def test_what_is_unknown_is_said_once() -> None:
    hatched = "Hatched: not known what is there."
    texts = [part.text for part in drawn(seen("? ? F", "? ? F")).iter(f"{SVG}text")]
    assert "?" not in texts
    assert texts.count(hatched) == 1
    known = drawn(seen("F F F", "F F F"))
    assert hatched not in [part.text for part in known.iter(f"{SVG}text")]


def test_cards_that_were_set_aside_are_told() -> None:
    picture = drawn({**ALONE, "set_aside": {"one": {"cards": [{"card": 5}, {"hidden": True}]}}})
    assert "Set aside: 2 cards" in description(picture)
    assert description(picture).endswith("card 5 (The Circle of Life), an unknown card.")


def test_an_empty_landscape_is_not_drawn_as_an_unknown_one() -> None:
    state = {"players": ["one", "two"], "phase": "choosing", "landscapes": {"one": {"placed": []}}}
    by_pointer = {place.at: place for place in places(drawn(state))}
    assert by_pointer["/state/landscapes/one"].title == "Player One: no squares in the landscape"
    assert by_pointer["/state/landscapes/two"].title == "Player Two: the landscape is not known"
    assert not with_class(by_pointer["/state/landscapes/one"].drawn, "unknown")
    assert with_class(by_pointer["/state/landscapes/two"].drawn, "unknown")


def test_landscapes_stand_side_by_side_only_while_they_are_narrow() -> None:
    narrow, wide = seen("F M V"), seen("F M V E")
    for state, is_beside in ((narrow, True), (wide, False)):
        both = {**state, "players": ["one", "two"], "landscapes": dict.fromkeys(("one", "two"), state["landscapes"]["one"])}
        panels = [element.attrib["width"] for element in with_class(drawn(both), "panel")]
        assert [float(width) < 200 for width in panels] == [is_beside] * 2
        assert drawn(both).attrib["width"] == "400"


@each(
    "marked, places_marked",
    [
        ("r2c1", ["r2c1"]),
        ("/state/landscapes/one/squares/0", ["r1c1", "r1c2"]),
        ("/state/landscapes/one/origin/row", ["/state/landscapes/one"]),
        ("/state/shared/card", ["/state/shared"]),
        ("/state/deck/cards", ["/state/deck"]),
        ("r9c9", []),
    ],
)
def test_what_a_finding_points_to_is_marked(marked: str, places_marked: Sequence[str]) -> None:
    state = {**seen("F M", "V W"), "shared": {"card": 1}, "deck": {"count": 3}}
    found = [place.name or place.at for place in places(drawn(state, [marked])) if place.is_marked]
    assert found == places_marked


def test_a_marked_card_is_marked_twice() -> None:
    found = [place for place in places(drawn(laid(CARD_5), ["/state/landscapes/one/placed/0/side"])) if place.is_marked]
    assert [place.title[:9] for place in found] == ["a: card 5"] * 2
