"""Every state can be drawn, however little of it is known: within its field, with a place and a title for each thing."""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from random import Random
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.document import Path, is_there, pointer
from lawspeaker.adjudication.unknown import AT_LEAST
from lawspeaker.adjudication.wire.names import with_plain_names
from lawspeaker.adjudication.wire.unordered import CARDS, ORDER
from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.conformance.package.erasing import erased
from lawspeaker.games import GAMES
from lawspeaker.games.confusing_lands.notation import NOWHERE
from tests.conformance import cases, questions
from tests.effort import in_parts
from tests.games.hiding import members

State = dict[str, Any]
SVG = "{http://www.w3.org/2000/svg}"
TAGS = {"svg", "title", "desc", "g", "path", "polygon", "rect", "circle", "ellipse", "text"}
PARTS = 40
SLACK = 4
"""How far what is drawn may reach beyond the picture: an outline is a little wider than its place."""


@cache
def states(game: str) -> Sequence[State]:
    """Every state about which a case of this game asks."""
    found = {json.dumps(case.request["state"]): case for case in cases() if case.game == game and "state" in case.request}
    return [with_plain_names(GAMES[game].StateShape, case.request["state"]) for case in found.values()]


def pointers(state: State, *path: str) -> Iterator[str]:
    """The pointers of the entries, or the members, that stand there."""
    content: Any = state
    for step in path:
        content = content.get(step, {})
    names = content if isinstance(content, dict) else range(len(content))
    yield from (pointer("state", *path, name) for name in names)


def of_graenaland(state: State) -> Iterator[str]:
    yield "/state/phase"
    yield from (f"/state/{name}" for name in GRAENALAND if name in state)
    for name in ("map", "players", "decks", "discards", "claims", "void_claims", "clans", "territories"):
        yield from pointers(state, name)
    for name, content in state.get("territories", {}).items():
        for member in ("settlements", "heroes", "works"):
            yield from pointers(state, "territories", name, member)
        piles = {member: content.get(member, {}) for member in ("face_up", "face_down")}
        yield from (
            pointer("state", "territories", name, pile) for pile, held in piles.items() if held.get("cards") or held.get("count")
        )
    for clan in state.get("clans", {}):
        for member in ("waiting", "victory_cards"):
            yield from pointers(state, "clans", clan, member)


GRAENALAND = ("main_player", "turn", "proposal", "announcement", "placement", "supply_row")


def of_confusing_lands(state: State) -> Iterator[str]:
    yield from (f"/state/{name}" for name in ("round", "phase", "shared", "deck", "discards") if name in state)
    yield from chain(pointers(state, "hands"), pointers(state, "chosen"), pointers(state, "landscapes"))
    for name in ("deck", "discards"):
        lying = list(pointers(state, name, "cards"))
        yield from lying[: state.get(name, {}).get("count", len(lying))]  # in an unknown order, some may have been drawn
    for player in state.get("hands", {}):
        yield from pointers(state, "hands", player, "cards")
    for player, landscape in state.get("landscapes", {}).items():
        yield from pointers(state, "landscapes", player, "placed")
        rows = enumerate(landscape.get("squares", ()))
        yield from (f"/state/landscapes/{player}/squares/{nth}" for nth, row in rows if set(row.split()) - {NOWHERE})


def of_java(state: State) -> Iterator[str]:
    yield from (f"/state/{name}" for name in JAVA if name in state)
    for name in ("tiles", "land", "water", "palaces", "figures", "players", "scored", "points", "stocks", "hands"):
        yield from pointers(state, name)
    yield from pointers(state, "festival", "bids")


JAVA = ("phase", "turn", "supply", "face_up", "deck", "discards", "festival", "palaces_built")

TOLD: Mapping[str, Callable[[State], Iterator[str]]] = {
    "graenaland": of_graenaland,
    "confusing-lands": of_confusing_lands,
    "java": of_java,
}
"""The pointers of what a state contains, by game."""
REQUIRED: Mapping[str, Callable[[Path], bool]] = {
    "graenaland": lambda path: (
        path[0] == "claims" or "shares" in path[1:] or (path[0], path[-1]) in {("map", "territory"), ("void_claims", "player")}
    ),
    "java": lambda path: path[-1] == "space",
}
"""Members without which a thing is none, by game."""


def is_needed(state: State, path: Path) -> bool:
    """Whether what is beside that member is nothing without it, in any game."""
    return path[-1] == AT_LEAST or (path[-1] == CARDS and is_there(state, (*path[:-1], ORDER)))


def poorer(game: str, state: State, random: Random) -> State:
    """The state with up to half of its members erased."""
    required = REQUIRED.get(game)
    paths = [path for path in members(game, state) if not (is_needed(state, path) or (required and required(path)))]
    return dict(erased(state, random.sample(paths, random.randint(0, len(paths) // 2))))


def assert_well_drawn(game: str, state: State, language: str) -> None:
    request = {"state": state, "hidden": True}
    svg = questions(game)["pictures"].ask(request, Preferences(language))["svg"]
    assert questions(game)["pictures"].ask(json.loads(json.dumps(request)), Preferences(language)) == {"svg": svg}
    drawn, context = fromstring(svg), json.dumps(state)
    assert {part.tag.removeprefix(SVG) for part in drawn.iter()} <= TAGS
    assert not {"style", "id", "href", "onclick"} & {name for part in drawn.iter() for name in part.attrib}
    assert not re.search(r' (?:d|x|y|points)="[^"]*\.\d\d\d', svg)
    _, _, width, height = map(float, drawn.attrib["viewBox"].split())
    for x, y in points(drawn, 0, 0, 1):
        assert -SLACK <= x <= width + SLACK, (x, width, context)
        assert -SLACK <= y <= height + SLACK, (y, height, context)
    places = {part.attrib["data-at"]: part.findtext(f"{SVG}title") for part in drawn.iter() if "data-at" in part.attrib}
    assert set(TOLD[game](state)) - places.keys() == set(), context
    assert all(places.values()), context


def points(part: Element, x: float, y: float, scale: float) -> Iterator[tuple[float, float]]:
    """Where anything is drawn, apart from curves."""
    if moved := re.fullmatch(r"translate\((\S+) (\S+)\)(?: scale\((\S+)\))?", part.get("transform", "")):
        x, y, scale = x + scale * float(moved[1]), y + scale * float(moved[2]), scale * float(moved[3] or 1)
    for across, down in _points(part):
        yield x + scale * across, y + scale * down
    for inner in part:
        yield from points(inner, x, y, scale)


def _points(part: Element) -> Iterator[tuple[float, float]]:
    number = {name: float(value) for name, value in part.attrib.items() if re.fullmatch(r"-?[\d.]+", value)}
    match part.tag.removeprefix(SVG):
        case "rect":
            left, top = number.get("x", 0), number.get("y", 0)
            yield from ((left, top), (left + number["width"], top + number["height"]))
        case "circle":
            across, down, radius = number.get("cx", 0), number.get("cy", 0), number["r"]
            yield from ((across - radius, down - radius), (across + radius, down + radius))
        case "text":
            yield number["x"], number["y"]
        case "polygon":
            for across, down in re.findall(r"(\S+),(\S+)", part.attrib["points"]):
                yield float(across), float(down)
        case "path":
            for across, down in re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", part.attrib["d"]):
                yield float(across), float(down)


@pytest.mark.parametrize("game", GAMES.ours)
@in_parts("part", PARTS)
def test_states_are_drawn_whole_and_with_much_left_out(part: int, game: str) -> None:
    random = Random(f"{game} {part}")
    for number, state in enumerate(states(game)[part::PARTS]):
        language = LANGUAGES[number % len(LANGUAGES)]
        assert_well_drawn(game, state, language)
        assert_well_drawn(game, poorer(game, state, random), language)


@pytest.mark.parametrize("game", GAMES.ours)
def test_an_unknown_state_is_drawn_in_each_language(game: str) -> None:
    for language in LANGUAGES:
        assert_well_drawn(game, {}, language)
