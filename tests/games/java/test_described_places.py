"""A place that is described only by heights is laid on the board: it is the same place there, and nothing else is said."""

from random import Random
from typing import Any

from lawspeaker.games.java.notation import seen
from lawspeaker.games.java.words import PALACES, PLAYERS
from tests.games.asking import ask
from tests.sweeps import each

LARGEST = {"village": 150, "city": 150, "shore": 16}
"""All spaces without printed water, and all water tiles."""
HEIGHTS = [1, 1, 1, 2, 2, 3, 4, 7, 12]
WHERE = {"space", "spaces", "figures", "missing", "missing_in_words", "assumptions"}
"""Members of an answer that differ for a place on the board: where it lies, and what is known of the board."""
SMALL = {"board": {"outline": ["E9", "E11", "F10", "G9"], "water": ["F10"], "mountains": []}}
"""A board whose spaces all adjoin its printed water."""


def laid(place: dict[str, Any], state: Any = None) -> Any:
    """The request about that place on the board."""
    answer = ask("java", "standings", {"state": state or {}, "place": place, "on_board": True})
    return answer["on_board"]


def essence(request: Any) -> Any:
    """What is said of a place, without where it lies."""
    return without_spaces(ask("java", "standings", request))


def without_spaces(answer: Any) -> Any:
    if isinstance(answer, list):
        return [without_spaces(each) for each in answer]
    if not isinstance(answer, dict):
        return answer
    left = {name: without_spaces(value) for name, value in answer.items() if name not in WHERE}
    return {name: value for name, value in left.items() if value != {}}


def verdict(state: Any) -> str:
    return str(ask("java", "audits", {"state": state})["verdict"])


def some_place(random: Random, kind: str, spaces: int | None) -> dict[str, Any]:
    """A place of that kind, with figures for which there is room, and not so much land that it could not lie there."""
    room = LARGEST[kind] if spaces is None else 6 if kind == "shore" else spaces - (kind == "city")
    heights: dict[str, list[int]] = {}
    for _ in range(random.randint(0, min(room, 14))):
        heights.setdefault(random.choice(PLAYERS), []).append(random.choice(HEIGHTS))
    place: dict[str, Any] = {"type": kind, "heights": heights, **({} if spaces is None else {"spaces": spaces})}
    return place if kind != "city" or random.random() < 0.3 else {**place, "palace": random.choice(PALACES)}


def sample(kind: str) -> list[dict[str, Any]]:
    random = Random(f"described {kind}")
    sizes = [*range(1, 17), *random.sample(range(17, 150), 6), 150] if kind != "shore" else [*range(1, 17)]
    unknown = [] if kind == "shore" else [None] * 8
    return [some_place(random, kind, spaces) for spaces in [*sizes, *unknown]]


@each("kind", LARGEST)
def test_a_described_place_is_the_same_place_on_the_board(kind: str) -> None:
    supported = 0
    for place in sample(kind):
        request = laid(place)
        state = request["state"]
        assert request["place"]["type"] == "board", place
        assert verdict(state) != "impossible", (place, state)
        assert essence(request) == essence({"state": {}, "place": place}), (place, state)
        assert state.keys() == {"land", "figures", "water" if kind == "shore" else "palaces"}
        figures, land = len(state["figures"]), {space: rest for space, *rest in map(seen, state["land"])}
        terrains = [terrain for terrain, _ in land.values()]
        if kind == "shore":
            assert len(state["water"]) == place["spaces"]
            assert (terrains.count("v"), terrains.count("r")) == (0, figures)
        else:
            assert terrains.count("v") == place.get("spaces", max(figures + (kind == "city"), 1))
            assert ("?" in terrains) is ("spaces" not in place)
        if kind != "shore" and "r" in terrains:
            supported += 1
            alone = {**state, "land": [entry for entry in state["land"] if seen(entry)[1] != "r"]}
            assert verdict(alone) == "impossible", (place, state)
            assert all(height is None for terrain, height in land.values() if terrain == "r")
    assert kind == "shore" or supported, "the sample has no steep figures"


def test_the_steepest_figures_lie_at_the_edge() -> None:
    heights = {"one": [9, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "two": [5], "three": [7]}
    for spaces in (14, 15, 150):
        request = laid({"type": "village", "spaces": spaces, "heights": heights})
        assert request["place"]["type"] == "board"
        assert verdict(request["state"]) != "impossible"


@each(
    "place, state, members",
    [
        ({"type": "shore", "heights": {"two": [2], "three": [9]}}, {}, {"land", "figures"}),
        ({"type": "shore", "heights": {"two": [2]}, "spaces": 17}, {}, {"land", "figures"}),
        ({"type": "shore", "heights": {"two": [1] * 7}, "spaces": 1}, {}, {"land", "figures"}),
        ({"type": "shore", "heights": {}}, {}, set()),
        ({"type": "village", "heights": {"one": [2, 2]}, "spaces": 151}, {}, {"land", "figures", "palaces"}),
        ({"type": "city", "heights": {"one": [1]}, "spaces": 4}, {"overlay": SMALL}, {"overlay", "land", "figures", "palaces"}),
        ({"type": "city", "heights": {"one": [1] * 3}}, {"overlay": SMALL}, {"overlay"}),
        ({"type": "shore", "heights": {"one": [1]}, "spaces": 1}, {"overlay": SMALL}, {"overlay", "land", "figures"}),
        ({"type": "village", "heights": {"one": [99]}}, {}, set()),
    ],
)
def test_a_place_that_cannot_lie_there_stays_described(place: dict[str, Any], state: dict[str, Any], members: set[str]) -> None:
    request = laid(place, state)
    assert request["place"] == place
    assert request["state"].keys() == members
    assert verdict(request["state"]) != "impossible"
    assert essence(request) == essence({"state": state, "place": place})


def test_only_the_terms_of_the_state_are_kept() -> None:
    terms = {"players": ["two", "one"], "readings": {"ranking.unequal-figures": "undecided"}}
    state = {**terms, "tiles": ["E11v E13r F12r"], "supply": {"water": 3}, "phase": "turn", "turn": {"player": "one"}}
    request = laid({"type": "village", "heights": {"one": [2]}}, state)
    assert {name: value for name, value in request["state"].items() if name in state} == terms


def test_a_place_that_is_on_the_board_is_not_laid() -> None:
    request = {"state": {"tiles": ["E11v E13r F12r"]}, "place": {"type": "board", "space": "E11"}}
    assert "on_board" not in ask("java", "standings", {**request, "on_board": True})
    described = {"state": {}, "place": {"type": "village", "heights": {"one": [1]}}}
    assert "on_board" not in ask("java", "standings", {**described, "on_board": False})
