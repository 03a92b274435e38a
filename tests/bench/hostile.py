"""The cost of refusing a hostile body.

Each body is as large as the service reads, so there is no larger one of its kind. The measured process refuses all of them like a
worker, but without gunicorn.
"""

import gc
import time
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import orjson

from lawspeaker.adjudication.wire.ijson import MOST_BYTES, MOST_LEVELS, MOST_VALUES
from lawspeaker.api.resources import batches
from tests.client import client_of

ROUNDS = 3
BATCHES = "/v1/batches"
JSON_HEADERS = {"Content-Type": "application/json"}


class Hostile(NamedTuple):
    """A hostile body, its path, and the problem that is expected."""

    name: str
    path: str
    body: bytes
    status: int
    problem: str
    """The id of the problem type."""


class Row(NamedTuple):
    """The cost of one body."""

    name: str
    size: int
    """The size of the body in bytes."""
    status: int
    cpu_ms: float
    """CPU time in milliseconds, the least of several rounds."""


def measure(rounds: int = ROUNDS) -> list[Row]:
    """Measures every hostile body, in a service that is set up like a worker."""
    client = client_of(log_level="warning")
    rows = []
    for hostile in hostile_bodies():
        client.post(hostile.path, data=b"{}", headers=JSON_HEADERS)  # what is made when it is first needed
        gc.collect()
        gc.freeze()
        times = []
        for _ in range(rounds):
            began = time.process_time()
            status = client.post(hostile.path, data=hostile.body, headers=JSON_HEADERS).status_code
            times.append((time.process_time() - began) * 1e3)
        rows.append(Row(hostile.name, len(hostile.body), status, min(times)))
    gc.unfreeze()
    return rows


def hostile_bodies() -> list[Hostile]:
    """All hostile bodies."""
    return [*_texts(), *_misshapen(), *_impossible(), *_in_batches()]


def _texts() -> Iterator[Hostile]:
    """Bodies that are refused before they are validated, and large values without structure."""

    def text(name: str, body: bytes, problem: str = "invalid-request", status: int = 400) -> Hostile:
        return Hostile(name, "/v1/games/java/scores", body, status, problem)

    objects = b",".join([b'{"":5.0}'] * ((MOST_VALUES - 10) // 2))
    strings = MOST_BYTES - 20
    yield text("lists in lists", b"[" + b",".join([_deep(b"5.0", MOST_LEVELS - 1)] * (MOST_VALUES // MOST_LEVELS)) + b"]")
    yield text("lists one level too deep", _deep(b",".join([b"[0]"] * (MOST_VALUES // 2 - 40)), MOST_LEVELS), "invalid-json")
    yield text("floats in objects, behind an escape", b'{"\\u0061":[%b]}' % objects)
    yield text("a member twice, at the end and behind an escape", b'{"\\u0061":[%b],"b":1,"b":1}' % objects, "invalid-json")
    yield text("one object of numbered members", orjson.dumps({f"m{number}": number for number in range(MOST_VALUES - 1)}))
    yield text("white space", b" " * MOST_BYTES, "invalid-json")
    yield text("an escape after the other in a string", b'{"a":"%b"}' % (b'\\"' * (strings // 2)))
    yield text("brackets in a string", b'{"a":"%b"}' % (b"]" * strings))
    yield text("a letter after the other in a name", b'{"%b":1}' % (b"a" * strings))
    yield text("slashes in a name", b'{"%b":1}' % (b"/~" * (strings // 2)))
    yield text("no UTF-8 at the end", b'{"a":"%b\xff"}' % (b"\xc5\x99" * (strings // 2 - 1)), "invalid-json")
    yield text("digits of one number", b'{"a":0.%b}' % (b"1" * strings))
    yield text("a value too many", orjson.dumps([0] * (MOST_VALUES + 1)), "content-too-large", 413)
    yield text("values as many as bytes", b"[" * MOST_BYTES, "content-too-large", 413)
    yield text("a byte too many", b" " * (MOST_BYTES + 1), "content-too-large", 413)


def _misshapen() -> Iterator[Hostile]:
    """Bodies that do not match the request schema, in as many places as possible."""

    def request(name: str, game: str, question: str, body: Any) -> Hostile:
        return Hostile(f"{game}: {name}", f"/v1/games/{game}/{question}", orjson.dumps(body), 400, "invalid-request")

    objects = MOST_VALUES // 2 - 10
    of_20_places = MOST_VALUES // 20
    houses: Sequence[Any] = [{}] * (of_20_places // 2 - 10)
    yield request("players by the thousand", "graenaland", "votes", {"state": {"players": ["red"] * (MOST_VALUES - 10)}})
    yield request("empty actions", "graenaland", "replays", {"state": {}, "actions": [{}] * objects})
    yield request("actions of no type", "java", "replays", {"state": {}, "actions": [{"type": "castle"}] * objects})
    yield request("numbers for actions", "confusing-lands", "replays", {"state": {}, "actions": [0] * (MOST_VALUES - 10)})
    members = {f"m{number}": 0 for number in range(MOST_VALUES - 10)}
    yield request("unknown members of an action", "java", "rulings", {"state": {}, "action": {"type": "lay-land", **members}})
    yield request("unknown territories", "graenaland", "scores", {"state": {"territories": members}})
    yield request("territories of impossible names", "graenaland", "scores", {"state": {"territories": {"A" * 500_000: {}}}})
    yield request(
        "houses of nobody",
        "graenaland",
        "scores",
        {"state": {"territories": {f"coast-{number}": {"settlements": houses} for number in range(20)}}},
    )
    yield request("tokens in one row", "confusing-lands", "scores", _seen(["F " * (MOST_BYTES // 2 - 100)]))
    yield request("rows of strange tokens", "confusing-lands", "scores", _seen(["F " * 6_000 + "X"] * 40))
    yield request("a tile of many spaces", "java", "scores", {"state": {"tiles": ["E7v " * (MOST_BYTES // 4 - 20)]}})
    yield request("spaces by the thousand", "java", "scores", {"state": {"land": ["E7v3"] * (MOST_VALUES - 10)}})
    for name, body in _sound():
        yield request("one fault after all that is sound", name, "replays", {**body, "speed": 1})


def _sound() -> Iterator[tuple[str, dict[str, Any]]]:
    """For each game a request that matches the schema, with as many values as possible."""
    path = [f"{row}{column}" for row in "BD" for column in range(2, 32, 2)]
    turns = {
        "graenaland": {"type": "pass", "player": "red"},
        "java": {"type": "move", "player": "one", "from": "B2", "to": "B2", "path": path},
        "confusing-lands": {"type": "place", "player": "one", "side": "plain", "rotation": 90, "row": 0.5, "column": 0.5},
    }
    states = {"graenaland": _crowded(MOST_VALUES - 2_000), "java": _piled_up(), "confusing-lands": _overlaid()}
    for game, turn in turns.items():
        yield game, {"state": states[game], "actions": [turn] * 500}


def _impossible() -> Iterator[Hostile]:
    """States that match the schema but cannot exist, with as many defects as possible."""

    def request(name: str, game: str, state: Any) -> Hostile:
        path = f"/v1/games/{game}/scores"
        return Hostile(f"{game}: {name}", path, orjson.dumps({"state": state}), 422, "impossible-state")

    yield request("cards and houses beyond number", "graenaland", _crowded(MOST_VALUES - 100))
    yield request("cards that lie everywhere", "confusing-lands", _overlaid())
    yield request("tiles upon each other", "java", _piled_up())


def _in_batches() -> Iterator[Hostile]:
    """Batches of twenty invalid questions. A batch is answered with 200, and its answer refuses each question."""

    def batch(name: str, questions: Sequence[Any]) -> Hostile:
        return Hostile(f"batch: {name}", BATCHES, orjson.dumps({"questions": questions}), 200, "")

    def question(number: int, game: str, body: Any) -> dict[str, Any]:
        return {game: {"scores": {**body, f"m{number}": 0}}}

    room = batches.MOST_VALUES // batches.MOST_QUESTIONS - 20
    houses: dict[str, Any] = {"coast-1": {"settlements": [{}] * (room // 2)}}
    yield batch("houses of nobody", [question(n, "graenaland", {"state": {"territories": houses}}) for n in range(20)])
    yield batch("numbers", [question(n, "java", {"state": [0] * room}) for n in range(20)])
    impossible = _crowded(room - 100)
    yield batch(
        "impossible states",
        [
            {"graenaland": {"scores": {"state": {**impossible, "turn": turn}}}}
            for turn in ("red", "yellow", "white", "violet", "blue") * 4
        ],
    )
    too_many = orjson.dumps({"questions": [question(0, "java", {"state": [0] * batches.MOST_VALUES})]})
    yield Hostile("batch: a value too many", BATCHES, too_many, 413, "content-too-large")


def _deep(inner: bytes, levels: int) -> bytes:
    return b"[" * levels + inner + b"]" * levels


def _crowded(values: int) -> dict[str, Any]:
    """A state of Graenaland with about ``values`` values: territories full of houses, and of cards that do not exist."""
    cards = {"cards": [{"deck": "plains", "resource": "gold"}] * 200}
    territory = {"settlements": [{"player": "red", "kind": "keep"}] * 70, "face_up": cards, "face_down": cards}
    full = values // 1_440
    rest = {"settlements": territory["settlements"], "face_up": {"cards": cards["cards"][: values % 1_440 // 4]}}
    return {"territories": {**{f"coast-{number}": territory for number in range(full)}, "inland-1": rest}}


def _piled_up() -> dict[str, Any]:
    """A state of Java with as many pieces as can be listed, all in one place."""
    return {
        "players": ["one", "two", "three", "four"],
        "tiles": ["E9v E11r F10r"] * 200,
        "land": [f"{row}{column}v3" for row in "BDFHJLNPRTVX" for column in range(2, 38, 2)] * 2,
        "water": ["E9"] * 60,
        "palaces": [{"space": "E9", "value": 2, "side": "white"}] * 60,
        "palaces_built": ["E9"] * 60,
        "figures": ["E9 one"] * 60,
        "hands": {player: {"cards": ["?"] * 30} for player in ("one", "two", "three", "four")},
    }


def _overlaid() -> dict[str, Any]:
    """A state of Confusing Lands where every pile has all cards, and all cards lie in one place."""
    cards = [{"card": number} for number in range(1, 19)]
    placed = [{**card, "side": "plain", "rotation": 0, "row": 1, "column": 1} for card in cards]
    landscape = {"placed": placed, "squares": ["7 " * 40 + "7"] * 41}
    return {
        "edition": "sample",
        "players": ["one", "two"],
        "landscapes": {"one": landscape, "two": landscape},
        "hands": {"one": {"cards": cards}, "two": {"cards": cards}},
        "deck": {"cards": cards},
        "discards": {"cards": cards},
    }


def _seen(rows: Sequence[str]) -> dict[str, Any]:
    """A landscape of Confusing Lands as seen from above."""
    return {"state": {"players": ["one", "two"], "landscapes": {"one": {"squares": rows}}}}
