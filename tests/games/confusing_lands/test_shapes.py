"""Which states have the shape of one."""

from typing import Any

from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.words.phrases import rendered
from lawspeaker.games.confusing_lands import CONFUSING_LANDS
from tests.sweeps import each

GUARD = Guard(CONFUSING_LANDS.StateShape)


def placed(**card: Any) -> Any:
    return {"landscapes": {"one": {"placed": [card]}}}


def seen(*squares: str) -> Any:
    return {"landscapes": {"one": {"squares": list(squares)}}}


def side(*rows: str) -> Any:
    return {"overlay": {"cards": {"7": {"plain": list(rows)}}}}


GOOD = [
    *(placed(card=7, side="plain", rotation=rotation, row=-20, column=20) for rotation in (0, 90, 180, 270, 90.0)),
    *map(seen, ["F", "  F   ns . ", "- 7 7 18 10", "sn ne we", "? - ?", " ".join("F" * 43)]),
    *(side(row, row) for row in ("7 7 F", " sn  nw ? ")),
    *({"players": players} for players in (["one", "two"], ["one"], ["two", "one"])),
]
BAD = [
    *(placed(card=7, rotation=rotation) for rotation in (45, -90, 360, "90", True, None)),
    *(placed(**card) for card in ({"row": 21}, {"column": -21}, {"row": 0.5}, {"card": 0}, {"card": 19}, {"side": "back"})),
    *map(seen, ["", " ", "F\n", "F\tM", "f", "nn", "nse", "0", "19", "07", "FM", "F,M", " ".join("F" * 44), 200 * " " + "F"]),
    *(side(*rows) for rows in (["F F F"], ["F F F"] * 3, ["F F", "F F"], ["F F -", "F F F"], ["F F F F", "F F F"])),
    *({"players": players} for players in ([], ["one", "one"], ["one", "two", "one"], ["three"])),
]


@each("state, is_good", [*((state, True) for state in GOOD), *((state, False) for state in BAD)])
def test_only_good_states_have_the_shape_of_one(state: Any, is_good: bool) -> None:
    assert GUARD.holds(state) == (GUARD.faults(state) == []) == is_good


@each(
    "state, strange",
    [
        (seen("F X ns"), '; token 2 is "X".'),
        (seen("- F nn"), '; token 3 is "nn".'),
        (side("- F F", "F F F"), '; token 1 is "-".'),
    ],
)
def test_the_first_wrong_token_is_named(state: Any, strange: str) -> None:
    (fault,) = GUARD.faults(state)
    assert rendered(fault.detail, CONFUSING_LANDS.messages, "en").endswith(strange)
