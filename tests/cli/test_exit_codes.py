from pathlib import Path

import orjson

from lawspeaker.cli.exits import Exit, worst
from tests.cli.conftest import Runner
from tests.cli.examples import ILLEGAL, LEGAL, UNDETERMINED, request_of
from tests.sweeps import each

UNDECIDED_BALLOT = orjson.dumps(
    {
        "territory": "coast-1",
        "state": {
            "players": ["red", "white", "blue", "yellow"],
            "territories": {
                "coast-1": {
                    "settlements": [{"player": "red", "kind": "village"}, {"player": "white", "kind": "village"}],
                    "heroes": [],
                }
            },
        },
        "ballots": {"red": True},
    }
)


@each(
    "arguments, request_body, code",
    [
        (("rule", "java"), LEGAL, 0),
        (("rule", "java"), ILLEGAL, 1),
        (("rule", "graenaland"), UNDETERMINED, 3),
        (("ask", "graenaland", "rulings"), UNDETERMINED, 3),
        (("audit", "java"), request_of("java", "possible"), 0),
        (("audit", "java"), request_of("java", "impossible"), 1),
        (("audit", "graenaland"), request_of("graenaland", "possible"), 3),
        (("setup", "java"), request_of("java", "set-up"), 0),
        (("turn", "java"), request_of("java", "whole-turn"), 0),
        (("turn", "java"), request_of("java", "nothing-left-for-land"), 1),
        (("replay", "java"), request_of("java", "shared-festival"), 0),
        (("replay", "graenaland"), request_of("graenaland", "choosing-positions"), 1),
        (("ask", "graenaland", "votes"), request_of("graenaland", "palisade-ballot"), 0),
        (("ask", "graenaland", "votes"), UNDECIDED_BALLOT, 3),
        (("ask", "graenaland", "victory-claims"), request_of("graenaland", "victory-claim"), 0),
        (("ask", "graenaland", "victory-claims"), b'{"state": {}, "player": "red", "points": 7}', 3),
        (("ask", "java", "standings"), request_of("java", "bare-heights"), 0),
    ],
)
def test_with_an_option_the_verdict_is_the_exit_code(
    arguments: tuple[str, ...], request_body: bytes, code: int, run: Runner
) -> None:
    usual = run(*arguments, given=request_body)
    assert usual.code == 0
    for format in ("json", "text", "ndjson"):
        assert run(*arguments, "--exit-code", "--format", format, given=request_body).code == code
    assert run(*arguments, "--exit-code", given=request_body).out == usual.out


def test_the_worst_of_several_answers_is_the_exit_code() -> None:
    assert worst([]) == worst([Exit.DONE, Exit.DONE]) == 0
    assert worst([Exit.DONE, Exit.UNDETERMINED]) == 3
    assert worst([Exit.UNDETERMINED, Exit.ILLEGAL, Exit.DONE]) == 1
    assert worst([Exit.ILLEGAL, Exit.NO_INPUT, Exit.BAD_DATA]) == 66


def test_a_refused_line_does_not_stop_the_others(run: Runner, tmp_path: Path) -> None:
    lines = tmp_path / "requests.ndjson"
    lines.write_bytes(LEGAL + b"\n{}\n" + ILLEGAL + b"\n")
    ended = run("rule", "java", "--exit-code", str(lines))
    assert ended.code == 65
    first, refused, last = ended.out.splitlines()
    assert b'"verdict":"legal"' in first
    assert b'"type":"/problems/invalid-request"' in refused
    assert b'"verdict":"illegal"' in last
    assert ended.err.startswith(f"{lines}, line 2: ")


def test_a_file_that_is_missing_does_not_stop_the_others(run: Runner, tmp_path: Path) -> None:
    legal = tmp_path / "legal.json"
    legal.write_bytes(LEGAL)
    ended = run("rule", "java", str(tmp_path / "nothing.json"), str(legal))
    assert (ended.code, ended.out.count(b"\n")) == (66, 1)
    assert ended.err == f"Cannot read {tmp_path / 'nothing.json'}: No such file or directory.\n"
