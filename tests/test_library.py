"""The rules as a Python library."""

import re
import subprocess
import sys
from typing import Any

import pytest

import lawspeaker
from lawspeaker import Judge, Position
from lawspeaker.api.guides import GENERAL
from tests.sweeps import each

PLAYERS = ["one", "two"]
TOKEN = {"type": "use-token", "player": "one"}
TOO_MANY = {"players": PLAYERS, "points": {"one": 1, "four": 2}}
PROGRAMS = re.findall(r"```python\n(.*?)```", (GENERAL / "library.md").read_text(encoding="utf-8"), re.DOTALL)
HTTP = ("flask", "werkzeug", "gunicorn", "uvicorn", "redis", "http", "asyncio")
"""Packages that the library does without."""
FIVE_LINES = f"""
from lawspeaker import Judge
position = Judge("java").set_up(players=["one", "two"], seed="rice and water")
ruling = position.ruling(position.legal_actions(type="draw-card")[0])
print(ruling.verdict, ruling.position.scores())
import sys
print([name for name in {HTTP} if name in sys.modules])
"""


@pytest.fixture(scope="module")
def start() -> Position:
    return Judge("java").set_up(players=PLAYERS, seed="rice and water")


def test_five_lines_lead_to_a_ruling_without_any_server() -> None:
    program = subprocess.run([sys.executable, "-c", FIVE_LINES], capture_output=True, text=True, check=True)
    assert program.stdout.splitlines() == ["legal {'one': 0, 'two': 0}", "[]"]


@each("program", PROGRAMS)
def test_each_program_of_the_guide_runs(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(program, "guide", "exec"), {})
    assert capsys.readouterr().out


def test_a_legal_action_leads_to_another_position(start: Position) -> None:
    before = dict(start.state)
    ruling = start.ruling(TOKEN)
    assert ruling.is_legal
    assert ruling.position.state["turn"]["token_used"] is True
    start.state["phase"] = "over"
    assert start.state == before
    assert start.judge.position(before) == start


def test_an_illegal_action_has_reasons_and_no_next_position(start: Position) -> None:
    ruling = start.ruling({"type": "end-turn", "player": "one"})
    assert (ruling.verdict, ruling.is_legal) == ("illegal", False)
    assert ruling.reasons
    with pytest.raises(ValueError, match="illegal"):
        _ = ruling.position


def test_what_is_unknown_leaves_an_action_undetermined() -> None:
    ruling = Judge("java").position({"players": PLAYERS}).ruling(TOKEN)
    assert ruling.verdict == "undetermined"
    assert ruling.document["missing"]


def test_sentences_are_in_the_language_of_the_judge(start: Position) -> None:
    sentences = {Judge("java", language=language).position(start.state).ruling(TOKEN).sentence for language in ("en", "cs", "fr")}
    assert len(sentences) == 3


def test_a_list_goes_on_to_its_end_unless_it_is_limited(start: Position) -> None:
    page = start.judge.ask("legal-actions", {"state": start.state, "type": "lay-water"})
    whole = start.legal_actions(type="lay-water")
    assert whole[: len(page["actions"])] == page["actions"]
    assert (len(whole) > len(page["actions"]), whole.is_complete) == (True, True)
    assert len(whole.choices_left) == len(whole)
    some = start.legal_actions(type="lay-water", limit=3)
    assert (len(some), some.is_complete) == (3, False)


def test_points_that_are_not_known_exactly_are_none() -> None:
    assert Judge("java").position({"players": PLAYERS}).scores() == {"one": None, "two": None}


def test_a_notebook_draws_a_position(start: Position) -> None:
    assert start._repr_svg_().startswith("<svg ")


@each(
    "question, request_, error, pointer",
    [
        ("rulings", {"state": {}, "action": {"type": "fly"}}, lawspeaker.InvalidRequest, "/action/type"),
        ("audits", {"state": {"players": 3}}, lawspeaker.InvalidRequest, "/state/players"),
        (
            "scores",
            {"state": TOO_MANY},
            lawspeaker.ImpossibleState,
            "/state/points/four",
        ),
    ],
)
def test_an_exception_says_what_is_wrong_and_where(question: str, request_: Any, error: type[Exception], pointer: str) -> None:
    with pytest.raises(error) as raised:
        Judge("java").ask(question, request_)
    assert isinstance(raised.value, lawspeaker.Refused)
    assert pointer in str(raised.value)
    assert pointer in [each["pointer"] for each in raised.value.errors]


def test_a_name_that_does_not_exist_is_said_with_those_that_do() -> None:
    with pytest.raises(LookupError, match=r"chess.*java"):
        Judge("chess")
    with pytest.raises(LookupError, match=r"de.*fr"):
        Judge("java", "de")  # type: ignore[arg-type]
    with pytest.raises(lawspeaker.InvalidRequest, match="There is no question"):
        Judge("java").ask("votes", {})
    with pytest.raises(AttributeError, match="judge"):
        _ = lawspeaker.judge
    assert "graenaland" in lawspeaker.installed_games()


def test_what_is_not_json_is_a_type_error() -> None:
    with pytest.raises(TypeError):
        Judge("java").position({"players": {1, 2}})
    with pytest.raises(TypeError):
        Judge("java").ask("audits", {"state": {"players": {1, 2}}})
