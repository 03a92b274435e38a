"""What is found in the lines of an archive: every fault with its rule, and why a line cannot be judged."""

from collections.abc import Sequence
from typing import Any

import orjson
import pytest

from lawspeaker.archive import judging
from lawspeaker.archive.judging import PartResult, judge
from lawspeaker.archive.transcripts import LONGEST_ID
from tests.archive.generating import Seeded
from tests.conformance import cases_of
from tests.sweeps import each


@pytest.fixture(scope="module")
def judgement(lines: Sequence[bytes]) -> PartResult:
    return judge(lines, "en")


def test_exactly_the_seeded_faults_are_found_with_their_rules(games: Sequence[Seeded], judgement: PartResult) -> None:
    found: dict[tuple[int, int], set[str]] = {}
    for breach in judgement.breaches:
        found.setdefault((breach["line"], breach["action"]), set()).add(breach["rule"])
    seeded = {(line, action): rule for line, game in enumerate(games) for action, rule in game.broken.items()}
    assert len(seeded) > 60
    assert len(set(seeded.values())) > 12
    assert found.keys() == seeded.keys()
    assert [place for place, rule in seeded.items() if rule not in found[place]] == []


def test_every_action_is_counted_once(games: Sequence[Seeded], judgement: PartResult) -> None:
    for name, tally in judgement.tally.games.items():
        of_game = [game for game in games if game.transcript["game"] == name]
        assert tally.games.total() == tally.lengths.total() == len(of_game)
        assert tally.actions.total() == sum(len(game.transcript["actions"]) for game in of_game)
        assert tally.games["illegal"] == sum(1 for game in of_game if game.broken)
        assert tally.actions["illegal"] == sum(len(game.broken) for game in of_game)
    assert judgement.tally.lines == len(games)


def test_a_breach_names_its_place_rule_ruleset_and_readings(judgement: PartResult) -> None:
    breach = next(breach for breach in judgement.breaches if breach["rule"] == "turn.player")
    assert breach["game"] == "java"
    assert breach["ruleset"] == "java/1"
    assert list(breach["at"]) == [f"/actions/{breach['action']}/player"]
    assert breach["message"]
    assert isinstance(breach["readings"], dict)
    assert breach["hinges_on"] == []


def line(**changes: Any) -> bytes:
    replayed = next(case for case in cases_of("java") if case.question == "replays" and "state" in case.request)
    sent = {"id": "one", "game": "java", "state": replayed.request["state"], "actions": replayed.request["actions"], **changes}
    return orjson.dumps({name: value for name, value in sent.items() if value is not None})


@each(
    "sent, reason, detail",
    [
        (b"{", "invalid-json", "The line is not valid JSON"),
        (b'{"id": "a", "id": "b"}', "invalid-json", "twice"),
        (b"\xff", "invalid-json", ""),
        (b'"' + b"x" * 600_000 + b'"', "too-large", "The line has more than 524,288 bytes."),
        (b"[]", "invalid", "Expected an object; found an array."),
        (b"{}", "invalid", "graenaland, confusing-lands, java"),
        (b'{"game": "chess"}', "invalid", 'found "chess"'),
        (b'{"game": ["java"]}', "invalid", "found an array"),
        (line(id=None), "invalid", "the member is missing"),
        (line(id="x" * (LONGEST_ID + 1)), "invalid", "a string of at most 200 characters"),
        (line(actions=[]), "invalid", "at least 1 entry"),
        (line(actions=[{"type": "fly"}]), "invalid", 'found "fly"'),
        (line(state={"phase": "turn", "players": ["one", "two"], "tiles": ["E9v E11r F10r"] * 60}), "impossible", ""),
    ],
)
def test_what_cannot_be_judged_is_an_entry_that_says_why(sent: bytes, reason: str, detail: str) -> None:
    judgement = judge([b"", sent, line()], "en")
    (entry,) = judgement.unjudged
    assert (entry["line"], entry["reason"]) == (1, reason)
    assert detail in entry["errors"][0]["detail"]
    assert judgement.tally.unjudged == {reason: 1}
    assert judgement.tally.games["java"].games.total() == 1


def test_a_line_may_have_members_of_its_own_and_keeps_its_id() -> None:
    judgement = judge([line(played="2026-11-28"), line(id="two", actions=[])], "en")
    (entry,) = judgement.unjudged
    assert (entry["line"], entry["id"], entry["game"]) == (1, "two", "java")


def test_a_game_that_takes_too_much_work_is_judged_in_part(lines: Sequence[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "MOST_WORK", 400)
    judgement = judge(lines[:9], "en")
    cut = [entry for entry in judgement.unjudged if entry["reason"] == "work-limit"]
    assert cut
    assert all(entry["action"] < len(orjson.loads(lines[entry["line"]])["actions"]) for entry in cut)
    assert judgement.tally.unjudged["work-limit"] == len(cut)
    illegal = {breach["line"] for breach in judgement.breaches}
    unfinished = [entry for entry in cut if entry["line"] not in illegal]
    assert sum(game.games["unfinished"] for game in judgement.tally.games.values()) == len(unfinished) > 0


def test_an_undetermined_action_is_an_entry_with_what_is_missing() -> None:
    judgement = judge([line(state={"phase": "turn"}, actions=[{"type": "use-token", "player": "one"}])], "en")
    (entry,) = judgement.unjudged
    assert (entry["reason"], entry["action"]) == ("undetermined", 0)
    assert entry["missing"]
    assert judgement.tally.games["java"].games == {"undetermined": 1}


def test_an_illegal_action_has_an_entry_for_each_possible_rule() -> None:
    state = {"landscapes": {"one": {"squares": ["5 5 F", "V M ."]}}, "chosen": {"one": {"card": 9}}}
    action = {"type": "place", "player": "one", "card": 8, "side": "plain", "rotation": 0, "row": 2, "column": 1}
    judgement = judge([line(game="confusing-lands", state=state, actions=[action])], "en")
    assert judgement.tally.games["confusing-lands"].games == {"illegal": 1}
    assert len(judgement.breaches) > 1
    assert all(breach["one_is_broken"] for breach in judgement.breaches)


def test_a_breach_that_another_reading_would_allow_says_so() -> None:
    hinging = [
        (game, case)
        for game in ("java", "graenaland")
        for case in cases_of(game)
        if case.question == "rulings" and case.expect.get("verdict") == "illegal" and case.expect.get("hinges_on")
    ][:6]
    sent = [
        orjson.dumps({"id": case.id, "game": game, "state": case.request["state"], "actions": [case.request["action"]]})
        for game, case in hinging
    ]
    judgement = judge(sent, "en")
    for index, (_, case) in enumerate(hinging):
        breaches = [breach for breach in judgement.breaches if breach["line"] == index]
        assert {breach["rule"] for breach in breaches} == set(case.expect["violated"])
        for breach in breaches:
            assert {hinge["reading"] for hinge in breach["hinges_on"]} == set(case.expect["hinges_on"])
            assert all(other["verdict"] != "illegal" for hinge in breach["hinges_on"] for other in hinge["otherwise"])
    tallies = judgement.tally.games.values()
    assert sum(tally.hinging_breaches.total() for tally in tallies) == len(judgement.breaches)
    assert sum(tally.hinging_games.total() for tally in tallies) == len(hinging)


def test_messages_are_in_the_language_of_the_run() -> None:
    (entry,) = judge([b"[]"], "cs").unjudged
    assert entry["errors"][0]["detail"] != judge([b"[]"], "en").unjudged[0]["errors"][0]["detail"]
