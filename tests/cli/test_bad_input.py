"""Each mistake is a sentence on standard error that names its place. Then standard output is empty."""

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import orjson
import pytest

from lawspeaker.adjudication.wire.ijson import MOST_BYTES
from lawspeaker.cli import commands
from lawspeaker.games import GAMES
from tests.cli.conftest import Runner
from tests.cli.examples import ILLEGAL, LEGAL, example_of, request_of
from tests.serving import LONG
from tests.sweeps import each

PROGRAM = (sys.executable, "-m", "lawspeaker")


def changed(document: Any, *path: str | int, to: Any) -> bytes:
    """The JSON of a copy of ``document`` with another value at ``path``."""
    copy = orjson.loads(orjson.dumps(document))
    at = copy
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = to
    return orjson.dumps(copy)


@each(
    "given, sentence",
    [
        (b"", "standard input is empty; a JSON request is needed."),
        (b" \n\n", "standard input is empty; a JSON request is needed."),
        (b"{", "standard input: The body is not valid JSON: "),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "standard input: The body is not UTF-8: the first invalid byte is at 0, counted from 0."),
        (b"[" * 100_000, "standard input: "),
        (b'{"state": {}, "state": {}}', 'standard input: An object has the member "state" twice.'),
        (b"[]", "standard input: Expected an object; found an array."),
        (b'{"state": {}}', "standard input: action: "),
        (b" " * (MOST_BYTES + 1) + LEGAL, "standard input: A request may have at most 524,288 bytes."),
        (LEGAL + b" " * MOST_BYTES, "standard input: A request may have at most 524,288 bytes."),
    ],
    label=lambda refused: repr(refused[1]),
)
def test_an_invalid_request_is_refused_with_its_place(given: bytes, sentence: str, run: Runner) -> None:
    for format in ("json", "text"):
        ended = run("rule", "java", "--format", format, given=given)
        assert (ended.code, ended.out) == (65, b"")
        assert ended.err.startswith(sentence)
        assert ended.err.count("\n") < 3


def test_a_place_in_the_request_is_a_path(run: Runner, tmp_path: Path) -> None:
    request = example_of("java", "shared-festival")["request"]
    (tmp_path / "game.json").write_bytes(changed(request, "actions", 1, "player", to=7))
    assert run("replay", "java", str(tmp_path / "game.json")).err.startswith(f"{tmp_path}/game.json: actions[1].player: ")
    palisade = example_of("graenaland", "palisade")["request"]
    wrong = changed(palisade, "state", "clans", "red", "army", to="3")
    assert run("votes", "graenaland", given=wrong).err.startswith("standard input: state.clans.red.army: ")


def test_an_impossible_state_is_refused_with_each_defect(run: Runner) -> None:
    request = orjson.dumps({"state": example_of("java", "impossible")["request"]["state"]})
    ended = run("actions", "java", "--language", "fr", given=request)
    assert (ended.code, ended.out) == (65, b"")
    lines = ended.err.splitlines()
    assert len(lines) > 2
    assert all(line.startswith("standard input: state.") for line in lines)
    assert "standard input: state.stocks.one.tokens: Le joueur 1" in ended.err


def test_several_requests_taken_for_one_are_noticed(run: Runner) -> None:
    ended = run("rule", "java", given=LEGAL + b"\n" + ILLEGAL + b"\n")
    assert ended.code == 65
    assert "--format ndjson" in ended.err
    assert "--format ndjson" not in run("rule", "java", given=b"{\n}").err


def test_an_answer_taken_for_a_request_is_noticed(run: Runner) -> None:
    begun = run("setup", "java", given=request_of("java", "set-up")).out
    ended = run("actions", "java", given=begun)
    assert (ended.code, ended.out) == (65, b"")
    assert ended.err.splitlines()[-1].startswith("standard input is an answer, not a request.")
    state = orjson.dumps({"state": orjson.loads(begun)["state"]})
    assert run("actions", "java", given=state).code == 0


def test_after_a_line_that_is_too_long_the_next_is_answered(run: Runner) -> None:
    long = b'{"state": "' + b"x" * (2 * MOST_BYTES) + b'"}'
    ended = run("rule", "java", "--format", "ndjson", given=b"\n".join((LEGAL, long, ILLEGAL)))
    assert ended.code == 65
    assert ended.err == "standard input, line 2: A request may have at most 524,288 bytes.\n"
    assert [b'"verdict"' in line for line in ended.out.splitlines()] == [True, False, True]


def test_a_line_of_ndjson_is_named_by_its_number(run: Runner) -> None:
    ended = run("rule", "java", "--format", "ndjson", given=b"\n\n{}\nnonsense\n")
    assert ended.code == 65
    assert [line.partition(":")[0] for line in ended.err.splitlines()] == [
        "standard input, line 3",
        "standard input, line 3",
        "standard input, line 4",
    ]
    assert run("rule", "java", "--format", "ndjson", given=b"\n").err.startswith("standard input is empty")


def test_an_unreadable_file_is_named_with_the_reason(run: Runner, tmp_path: Path) -> None:
    wrong = {tmp_path: errno.EISDIR, tmp_path / "nowhere": errno.ENOENT, tmp_path / ("x" * 300): errno.ENAMETOOLONG}
    for file, number in wrong.items():
        ended = run("rule", "java", str(file))
        assert ended == (66, b"", f"Cannot read {file}: {os.strerror(number)}.\n")


@each(
    "arguments, sentence",
    [
        (("rule", "jawa"), f"There is no game jawa. Did you mean java? There are: {', '.join(GAMES)}."),
        (("rules", "chess"), f"There is no game chess. There are: {', '.join(GAMES)}."),
        (("games", "chess"), f"There is no game chess. There are: {', '.join(GAMES)}."),
        (("examples", "chess", "x"), f"There is no game chess. There are: {', '.join(GAMES)}."),
        (("edition", "chess", "x"), f"There is no game chess. There are: {', '.join(GAMES)}."),
        (("votes", "java"), "java has no votes. Did you mean views? It has: setups, "),
        (("ask", "java", "ruling"), "java has no ruling. Did you mean rulings? It has: setups, "),
        (
            ("rules", "java", "palace.sise"),
            "java has no rule palace.sise. Did you mean palace.size? `lawspeaker rules",
        ),
        (("examples", "java", "pictur"), "java has no example pictur. Did you mean picture? `lawspeaker examples java`"),
        (("edition", "java", "x/y"), "java has no edition x/y. It has: ravensburger-2000."),
    ],
)
def test_an_unknown_name_is_refused_with_those_that_exist(arguments: tuple[str, ...], sentence: str, run: Runner) -> None:
    for format in ("json", "text", "ndjson"):
        ended = run(*arguments, "--format", format, given=LEGAL)
        assert (ended.code, ended.out) == (64, b"")
        assert ended.err.startswith(sentence)
        assert ended.err.count("\n") == 1


@each(
    "arguments",
    [
        ("nonsense",),
        ("rule",),
        ("rule", "java", "--formt", "json"),
        ("rule", "java", "--format", "xml"),
        ("rule", "java", "--language", "de"),
        ("votes", "graenaland", "--exit-code"),
        ("serve", "--port", "http"),
        ("rules", "java", "a", "b"),
        ("rules", "java", "palace.size", "--search", "palace"),
        ("completion", "tcsh"),
        ("rule", "java", "--url", "nonsense"),
        ("rule", "java", "--url", "ftp://example.org"),
        ("rule", "java", "--url", "http://"),
    ],
)
def test_wrong_usage_has_a_code_of_its_own(arguments: tuple[str, ...], run: Runner) -> None:
    ended = run(*arguments, given=LEGAL)
    assert (ended.code, ended.out) == (64, b"")
    assert ended.err.strip()


def test_an_internal_error_is_a_sentence(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("no luck")

    monkeypatch.setattr(commands, "_ask", fail)
    assert run("rule", "java") == (70, b"", "Internal error. Please report it: RuntimeError: no luck\n")


@pytest.mark.slow
def test_a_closed_pipe_ends_the_program_silently() -> None:
    many = LEGAL + b"\n"
    with subprocess.Popen(
        [*PROGRAM, "rule", "java", "--format", "ndjson"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        assert program.stdin
        assert program.stdout
        assert program.stderr
        program.stdin.write(many)
        program.stdin.flush()
        assert b'"verdict":"legal"' in program.stdout.readline(), "each line is answered at once"
        program.stdout.close()
        program.stdin.write(many)
        program.stdin.close()
        assert program.wait(LONG) == 141
        assert program.stderr.read() == b""


@pytest.mark.slow
def test_a_full_disk_is_a_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run([*PROGRAM, "rule", "java"], input=LEGAL, stdout=full, stderr=subprocess.PIPE, check=False)
    assert ended.returncode == 74
    assert ended.stderr == b"Cannot write to standard output: No space left on device.\n"


@pytest.mark.slow
def test_ctrl_c_ends_the_program_without_a_traceback() -> None:
    with subprocess.Popen(
        [*PROGRAM, "rule", "java", "--format", "ndjson"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        assert program.stdin
        assert program.stdout
        assert program.stderr
        program.stdin.write(LEGAL + b"\n")
        program.stdin.flush()
        program.stdout.readline()
        program.send_signal(signal.SIGINT)
        assert program.wait(LONG) == 130
        assert program.stderr.read().strip() == b""
