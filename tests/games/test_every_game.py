"""What must hold of every game in the registry, tried on the requests of its conformance cases.

One test a property and topic: see `tests/conformance.py`, there also how to run the cases of one topic alone.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from copy import deepcopy
from functools import cache
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import orjson
import pytest

from lawspeaker.adjudication import ijson
from lawspeaker.adjudication.checks import breaches_of
from lawspeaker.adjudication.context import Context
from lawspeaker.adjudication.errors import Impossible, Misunderstood
from lawspeaker.adjudication.guard import Guard
from lawspeaker.adjudication.messages import LANGUAGES
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.questions.turns import MOST_ACTIONS
from lawspeaker.adjudication.sources import Sources
from lawspeaker.adjudication.view import View
from lawspeaker.games import GAMES
from tests.conformance import Case, cases, sampled
from tests.effort import in_parts
from tests.games.erasing import erased, members
from tests.games.mutating import spoilt

REPOSITORY = Path(__file__).parents[2]
QUESTIONS = {(game.id, question.name): question for game in GAMES.values() for question in questions_of(game)}
PAGE, PAGES = 7, 6
PARTS = 24
"""Parts of what would take too long at once."""

SPOILT = 40
"""Requests that are spoilt of each question for each part."""

every_case = sampled(cases())
every_ruling = sampled(case for case in cases() if case.question in ("rulings", "turns"))
every_replay = sampled(case for case in cases() if case.question == "replays")
every_set_up = sampled(case for case in cases() if case.question == "setups")
every_part = in_parts("part", PARTS, tested=2)
every_question = pytest.mark.parametrize("question", QUESTIONS.values(), ids=[f"{game}:{name}" for game, name in QUESTIONS])


def ask(game: str, name: str, request: Any, preferences: Preferences | None = None) -> Any:
    """The answer as whoever asked reads it: JSON, and no Python."""
    answer = orjson.loads(orjson.dumps(QUESTIONS[game, name].ask(request, preferences or Preferences())))
    for event in answer.get("events", ()):
        assert guard_of_event(game).holds(event), (event, request)
    return answer


def explained(case: Case) -> Any:
    """The answer to a case, in English and with the rules that were upheld; worked out only once in a process."""
    return orjson.loads(orjson.dumps(case.answer()))


@cache
def guard_of_state(game: str) -> Guard:
    return Guard(GAMES[game].StateShape)


@cache
def guard_of_event(game: str) -> Guard:
    return Guard(GAMES[game].EventShape)


@cache
def guard_of_answer(question: Question) -> Guard:
    assert question.Answer, "the answer is a text"
    return Guard(question.Answer)


@every_case
def test_asking_changes_nothing_in_the_request(case: Case) -> None:
    request = deepcopy(case.request)
    ask(case.game, case.question, request)
    assert request == case.request


@every_case
@pytest.mark.parametrize("explain", [False, True])
def test_every_answer_has_the_shape_that_it_is_published_with(case: Case, explain: bool) -> None:
    answer = explained(case) if explain else ask(case.game, case.question, case.request)
    guard = guard_of_answer(QUESTIONS[case.game, case.question])
    assert guard.faults(answer) == []
    assert guard.holds(answer)


@every_ruling
def test_a_legal_action_has_a_next_state_and_no_other_has_one(case: Case) -> None:
    answer = ask(case.game, case.question, case.request)
    minimal = ask(case.game, case.question, case.request, Preferences(minimal=True))
    is_legal, is_turn = answer["verdict"] == "legal", case.question == "turns"
    assert ("state" in answer, "events" in answer) == (is_legal, is_legal or is_turn)
    assert ("action" in answer) == (is_turn and not is_legal)
    assert minimal == {name: member for name, member in answer.items() if name != "state"}


@every_ruling
def test_the_next_state_can_be_sent_again_and_is_possible(case: Case) -> None:
    answer = QUESTIONS[case.game, case.question].ask(case.request, Preferences())
    if "state" not in answer:
        return
    after = ijson.parse(orjson.dumps(answer["state"]))
    assert after == answer["state"]
    assert guard_of_state(case.game).holds(after)
    assert ask(case.game, "audits", {"state": after})["verdict"] != "impossible"


@every_replay
def test_an_action_in_a_replay_is_ruled_on_as_if_it_were_asked_alone(case: Case) -> None:
    """But for the readings by which the state could not have come about: what came before is taken as it was ruled."""
    state, actions = case.request["state"], case.request["actions"]
    replay = ask(case.game, "replays", case.request)
    for place, (ruling, action) in enumerate(zip(replay["rulings"], actions, strict=False)):
        alone = ask(case.game, "rulings", {"state": state, "action": action})
        state = alone.pop("state", state)
        for answer in (alone, ruling):
            answer["hinges_on"] = [hinge for hinge in answer["hinges_on"] if not tells_only_that_it_cannot_be(hinge)]
        told = orjson.dumps({name: member for name, member in alone.items() if name not in ("readings", "ruleset")})
        assert ruling == orjson.loads(told.replace(b'"/action', f'"/actions/{place}'.encode())), place
    assert replay["state"] == state


def tells_only_that_it_cannot_be(hinge: dict[str, Any]) -> bool:
    """Whether under each other choice of the reading the state itself cannot exist."""
    return all(other["verdict"] == "impossible" for other in hinge["otherwise"])


@sampled(case for case in cases() if case.question == "rulings")
def test_an_action_is_a_turn_too(case: Case) -> None:
    action = explained(case)
    request = {"state": case.request["state"], "actions": [case.request["action"]]}
    turn = ask(case.game, "turns", request, Preferences(explain=True))
    for answer in (turn, *(other for hinge in turn["hinges_on"] for other in hinge["otherwise"])):
        if answer["verdict"] in ("illegal", "undetermined"):
            assert (answer.pop("action"), answer.pop("events"), answer.pop("open", [])) == (0, [], [])
    assert turn == orjson.loads(re.sub(rb"/action\b", b"/actions/0", orjson.dumps(action)))


@every_replay
def test_a_turn_is_legal_as_far_as_a_replay_of_it(case: Case) -> None:
    request = {"state": case.request["state"], "actions": case.request["actions"][:MOST_ACTIONS]}
    turn, replay = (ask(case.game, question, request, Preferences(explain=True)) for question in ("turns", "replays"))
    rulings = replay["rulings"]
    assert turn["verdict"] == rulings[-1]["verdict"]
    assert turn.get("action", len(rulings)) == replay["prefix"]
    assert turn.get("state", replay["state"]) == replay["state"]
    assert turn["events"] == [event for ruling in rulings for event in ruling.get("events", ())]
    assert found(turn, "violated", "undetermined") == found(rulings[-1], "violated", "undetermined")
    assert found(turn, "applied") == [finding for ruling in rulings for finding in found(ruling, "applied")]
    assert all(turn[member] == replay[member] for member in ("missing", "readings", "assumptions"))


def found(ruling: dict[str, Any], *outcomes: str) -> list[dict[str, Any]]:
    """The findings of a ruling with these outcomes."""
    return [finding for finding in ruling["findings"] if finding["outcome"] in outcomes]


@every_set_up
def test_a_set_up_is_a_ruling_on_the_first_action(case: Case) -> None:
    begins = GAMES[case.game].setting_up
    given = {name: member for name, member in case.request.items() if name in begins.given}
    told = {name: member for name, member in case.request.items() if name not in begins.given}
    request = {"state": {**begins.bare, **given}, "action": {"type": begins.action, **told}}
    ruling, answer = ask(case.game, "rulings", request), ask(case.game, "setups", case.request)
    assert answer.keys() == ruling.keys()
    assert answer["verdict"] == ruling["verdict"]
    assert answer.get("state") == ruling.get("state")
    assert [finding["rule"] for finding in answer["findings"]] == [finding["rule"] for finding in ruling["findings"]]
    assert answer["missing"] == [place.replace("/state/", "/").replace("/action/", "/") for place in ruling["missing"]]


@every_case
def test_nothing_is_answered_otherwise_for_being_worked_out_only_once(case: Case) -> None:
    usual = explained(case)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Sources, "once", lambda self, name, part, work: work())
        patched.setattr(View, "remember", lambda self, key, work: work())
        assert ask(case.game, case.question, case.request, Preferences(explain=True)) == usual


@every_case
def test_nothing_is_answered_otherwise_for_knowing_the_state_already(case: Case) -> None:
    """The answer is asked for twice by a process that keeps which states are possible."""
    usual, context = explained(case), Context(possible_states=set())
    question = QUESTIONS[case.game, case.question]
    for _ in range(2):
        answer = question.ask(case.request, Preferences(explain=True), context)
        assert orjson.loads(orjson.dumps(answer)) == usual


@every_ruling
def test_what_a_legal_action_leads_to_is_possible_whatever_is_said_or_left_out(case: Case) -> None:
    """So that a state that the service has returned need not be audited."""
    random, paths = Random(str(case)), list(members(case.game, case.request["state"]))
    for _ in range(12):
        state = erased(case.request["state"], random.sample(paths, min(random.choice((0, 0, 1, 3)), len(paths))))
        request = {**case.request, "state": state}
        if "action" in request:
            request["action"] = spoilt(request["action"], random)
        try:
            answer = ask(case.game, case.question, ijson.parse(orjson.dumps(request)))
        except (Misunderstood, Impossible, orjson.JSONEncodeError):
            continue
        if answer["verdict"] == "legal":
            assert ask(case.game, "audits", {"state": answer["state"]})["verdict"] != "impossible", request.get("action")


@every_case
def test_the_audit_consults_only_readings_that_its_rules_name(case: Case) -> None:
    """What is known of a state is taken for granted under other readings than those that the rules of the catalogue name."""
    game, state = GAMES[case.game], case.request.get("state")
    if state is None:
        return
    for rule, check in game.audit_checks:
        view = game.State(state, game.sources(state))
        breaches_of(rule, check, view)
        assert view.sources.consulted.keys() <= set(game.catalogue.rules[rule].readings), rule


@every_case
def test_the_language_changes_the_messages_and_nothing_else(case: Case) -> None:
    in_english = wordless(explained(case))
    for language in [other for other in LANGUAGES if other != Preferences().language]:
        answer = ask(case.game, case.question, case.request, Preferences(language, explain=True))
        assert wordless(answer) == in_english, language


WORDS = ("message", "statement", "sentence", "sentences", "missing_in_words", "in_words")
"""The members of answers that are written for people."""


def wordless(answer: Any) -> Any:
    """The answer without what is written for people."""
    if isinstance(answer, dict):
        return {name: wordless(member) for name, member in answer.items() if name not in WORDS}
    return [wordless(item) for item in answer] if isinstance(answer, list) else answer


@pytest.mark.slow
def test_the_same_request_has_the_same_bytes_in_every_process(tmp_path: Path) -> None:
    """Two processes, side by side, in which sets of words have another order."""
    seeds = ("1", "4321")
    processes = [answers_of_a_process(hash_seed, tmp_path / hash_seed) for hash_seed in seeds]
    assert [process.wait() for process in processes] == [0, 0]
    one, other = ((tmp_path / hash_seed).read_bytes() for hash_seed in seeds)
    assert one.count(b"\n") == len(cases())
    assert one == other


def answers_of_a_process(hash_seed: str, file: Path) -> "subprocess.Popen[bytes]":
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    with file.open("wb") as output:
        return subprocess.Popen([sys.executable, "-m", "tests.games.answers"], cwd=REPOSITORY, env=environment, stdout=output)


def requests_of(question: Question, part: int) -> Sequence[dict[str, Any]]:
    """Part of the requests with which cases ask that question, and at least one; the state of any case can be drawn."""
    games = {game for (game, _), one in QUESTIONS.items() if one is question}
    if question.name in ("pictures", "edits"):
        states = [case.request["state"] for case in cases() if case.game in games and "state" in case.request]
        told = {"marked": ["/state/players/0", "one"]} if question.name == "pictures" else {"edit": {"place": "E7", "turn": 1}}
        asking = [{"state": state, **told} for state in states[::5]]
    else:
        asking = [case.request for case in cases() if QUESTIONS[case.game, case.question] is question]
    return asking[part::PARTS] or asking[:1]


@every_part
@every_question
def test_guard_and_marshmallow_agree_on_whatever_is_sent(question: Question, part: int) -> None:
    guard, random = question.guard, Random(f"{question.name} {part}")
    requests = requests_of(question, part)
    refused = 0
    for request in requests:
        assert guard.holds(request)
        assert guard.faults(request) == []
    for number in range(SPOILT):
        value = spoilt(requests[number % len(requests)], random)
        assert guard.holds(value) == (guard.faults(value) == []), value
        refused += not guard.holds(value)
    assert refused > 0.4 * SPOILT


@every_part
@every_question
def test_a_spoilt_request_is_refused_or_answered_and_never_fails(question: Question, part: int) -> None:
    random = Random(f"{question.name} {part}")
    for request in requests_of(question, part):
        for _ in range(8):
            try:
                value = ijson.parse(orjson.dumps(spoilt(request, random)))
                question.ask(value, Preferences(explain=True))
            except (Misunderstood, Impossible, ijson.NotJSON, orjson.JSONEncodeError):
                continue


def positions(part: int) -> Sequence[tuple[str, dict[str, Any]]]:
    """Part of the possible states for which a case asks something, each with its game."""
    return all_positions()[part::PARTS]


@cache
def all_positions() -> Sequence[tuple[str, dict[str, Any]]]:
    return list(_positions())


def _positions() -> Iterator[tuple[str, dict[str, Any]]]:
    seen = set()
    for case in cases():
        if case.question in ("audits", "setups"):
            continue
        told = orjson.dumps((case.game, case.request["state"]), option=orjson.OPT_SORT_KEYS)
        if told not in seen:
            seen.add(told)
            yield case.game, case.request["state"]


def listed(game: str, state: dict[str, Any], **wanted: Any) -> Any:
    return ask(game, "legal-actions", {"state": state, **wanted})


@every_part
def test_every_action_that_is_listed_is_ruled_legal_and_listed_once(part: int) -> None:
    for game, state in positions(part):
        actions = listed(game, state, limit=PAGES * PAGE)["actions"]
        for action in actions:
            assert ask(game, "rulings", {"state": state, "action": action})["verdict"] == "legal", (state, action)
        assert len({orjson.dumps(action, option=orjson.OPT_SORT_KEYS) for action in actions}) == len(actions)


@every_part
def test_what_is_listed_by_points_is_what_may_be_done_with_the_scores_after_it(part: int) -> None:
    for game, state in positions(part):
        usual = listed(game, state, limit=PAGES * PAGE)
        if usual["truncated"]:
            continue
        answer = listed(game, state, limit=PAGES * PAGE, scores=True)
        assert sorted(answer["actions"], key=orjson.dumps) == sorted(usual["actions"], key=orjson.dumps)
        scored = list(zip(answer["actions"], answer["scores"], strict=True))
        worth = [taken_for(*entry) for entry in scored]
        assert worth == sorted(worth, reverse=True)
        for action, points in scored[:PAGES]:
            after = ask(game, "rulings", {"state": state, "action": action})["state"]
            totals = ask(game, "scores", {"state": after})["players"]
            assert points == [{name: total[name] for name in total if name not in ("rank", "lines")} for total in totals]


@sampled(case for case in cases() if case.question == "scores")
def test_the_points_of_a_player_are_those_of_all_lines_together(case: Case) -> None:
    for entry in ask(case.game, "scores", case.request)["players"]:
        least, most = (sum(numbers) for numbers in zip(*map(bounds, entry["lines"]), strict=True))
        at_least, at_most = bounds(entry)  # what is unknown cannot be the best for one line and the worst for another
        assert least <= at_least <= at_most <= most, case.id


def bounds(counted: dict[str, Any]) -> tuple[float, float]:
    """The least and the most points."""
    if "points" in counted:
        return counted["points"], counted["points"]
    return counted["at_least"], counted.get("at_most", inf)


def taken_for(action: dict[str, Any], points: Sequence[dict[str, Any]]) -> float:
    """The points, at least, of whoever takes the action; of what nobody takes alone less than any."""
    own = (entry for entry in points if entry["player"] == action.get("player"))
    return next((entry["points"] if "points" in entry else entry["at_least"] for entry in own), -inf)


@every_part
def test_pages_join_to_the_whole_list(part: int) -> None:
    for game, state in positions(part):
        whole = listed(game, state, limit=PAGES * PAGE)
        joined = []
        cursor = 0
        for _ in range(PAGES):
            page = listed(game, state, limit=PAGE, cursor=cursor)
            assert len(page["actions"]) == PAGE or not page["truncated"] or page["missing"]
            assert page["truncated"] == ("next" in page)
            joined += page["actions"]
            if not page["truncated"]:
                break
            cursor = page["next"]
        assert joined == whole["actions"]
        assert page["truncated"] <= whole["truncated"]  # the whole list may have been too much work to see that it ends


@every_part
def test_a_filter_leaves_what_it_says_in_the_same_order(part: int) -> None:
    for game, state in positions(part):
        whole = listed(game, state, limit=PAGES * PAGE)
        if whole["truncated"]:
            continue
        for name in GAMES[game].actions:
            of_type = listed(game, state, limit=PAGES * PAGE, type=name)["actions"]
            assert of_type == [action for action in whole["actions"] if action["type"] == name]
            for player in state.get("players", ()) if of_type else ():
                of_player = listed(game, state, limit=PAGES * PAGE, type=name, player=player)["actions"]
                taken = [action for action in of_type if action.get("player", player) == player]
                assert of_player in ([], taken)
                assert all(action in of_player for action in of_type if action.get("player") == player)


@every_part
def test_an_action_that_leaves_nothing_open_is_told_in_full_in_one_way(part: int) -> None:
    for game, state in positions(part):
        for action in listed(game, state, limit=PAGE)["actions"]:
            assert action in listed(game, state, action=action)["actions"]
