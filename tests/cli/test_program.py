"""The program as it is installed: help, completion, keys, the server."""

import os
import pty
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import click
import orjson
import pytest

from lawspeaker import __version__
from lawspeaker.api.admission.keys import Keys
from lawspeaker.api.settings import Settings
from lawspeaker.cli.commands import lawspeaker
from tests.cli.conftest import Run, Runner
from tests.cli.examples import ILLEGAL
from tests.serving import LONG, eventually, free_port

COMMANDS = lawspeaker.commands
BIN = Path(sys.executable).parent
IN_A_SHELL = ["", "rule", "judge-archive"]
"""The commands whose examples a shell runs. Each program takes more than a second to start."""
ELSEWHERE = ["serve", "verify", "mcp"]
"""The commands whose examples need a service; see below, test_receipts.py and tests/mcp/test_stdio.py."""


def examples(command: str, run: Runner) -> list[str]:
    """The lines of the example in the help of ``command``; an empty one is the help of all."""
    ended = run(*filter(None, (command,)), "--help")
    assert ended.code == 0
    lines = re.findall(r"^ +\$ (.*)$", ended.out.decode(), re.MULTILINE)
    assert lines, command
    return lines


@pytest.mark.parametrize("command", [command for command in COMMANDS if command not in (*IN_A_SHELL, *ELSEWHERE)])
def test_the_help_of_every_command_shows_an_example_that_runs(
    command: str, run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    lines = examples(command, run)
    assert f"lawspeaker {command}" in "\n".join(lines)
    printed = b"".join(type_line(line, run) for line in lines)
    assert printed or list(tmp_path.iterdir())


def type_line(line: str, run: Runner) -> bytes:
    """What a line prints that shells would run, in this process: commands with pipes and files between them."""
    printed = b""
    for command in line.split(" | "):
        words = shlex.split(command, comments=True)
        files = {sign: Path(words.pop(words.index(sign) + 1)) for sign in ("<", ">") if sign in words}
        program, *arguments = (word for word in words if word not in files)
        given = files["<"].read_bytes() if "<" in files else printed
        ended = Run(0, f"{' '.join(arguments)}\n".encode(), "") if program == "echo" else run(*arguments, given=given)
        assert (ended.code, ended.err) == (0, ""), command
        printed = ended.out
        if ">" in files:
            files[">"].write_bytes(printed)
            printed = b""
    return printed


@pytest.mark.slow
@pytest.mark.parametrize("command", IN_A_SHELL)
def test_in_a_shell_the_examples_run_too(command: str, run: Runner, tmp_path: Path) -> None:
    environment = os.environ | {"PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "none.ndjson.gz").touch()  # an archive of no games, for the example of judge-archive
    script = "\n".join(examples(command, run))
    ended = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script], cwd=tmp_path, env=environment, capture_output=True, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert ended.stdout


def test_every_command_and_option_says_what_it_does() -> None:
    for command in COMMANDS.values():
        assert command.help, command.name
        assert len(command.get_short_help_str(200)) < 64, command.name
        for option in (one for one in command.params if isinstance(one, click.Option)):
            assert option.help, (command.name, option.name)


def test_the_version_is_told(run: Runner) -> None:
    assert run("--version") == (0, f"lawspeaker {__version__}\n".encode(), "")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_there_is_a_script_for_completion(shell: str, run: Runner) -> None:
    ended = run("completion", shell)
    assert (ended.code, ended.err) == (0, "")
    assert b"_LAWSPEAKER_COMPLETE" in ended.out


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("lawspeaker ru", {"rule", "rules"}),
        ("lawspeaker rule j", {"java"}),
        ("lawspeaker rules java palace.si", {"palace.size"}),
        ("lawspeaker rules chess p", set()),
        ("lawspeaker examples java on-", {"on-one-tile", "on-the-shore"}),
        ("lawspeaker edition java r", {"ravensburger-2000"}),
        ("lawspeaker ask java st", {"standings"}),
        ("lawspeaker rule java --lang", {"--language"}),
        ("lawspeaker rule java --format n", {"ndjson"}),
    ],
)
def test_the_shell_is_offered_what_fits(line: str, offered: set[str]) -> None:
    words = line.split(" ")
    asked = {"_LAWSPEAKER_COMPLETE": "bash_complete", "COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1)}
    ended = subprocess.run([BIN / "lawspeaker"], env=os.environ | asked, capture_output=True, text=True, check=False)
    assert {each.partition(",")[2] for each in ended.stdout.split()} == offered
    assert ended.stderr == ""


def test_a_key_is_made_with_the_line_by_which_the_service_knows_it(run: Runner) -> None:
    made = orjson.loads(run("key", "table-7").out)
    assert made["name"] == "table-7"
    assert Keys([made["line"]], "").holder(f"Bearer {made['key']}") == "table-7"
    settings = Settings.read({"LAWSPEAKER_ACCESS": "keys", "LAWSPEAKER_API_KEYS": made["line"]})
    assert settings.api_keys == (made["line"],)


def test_a_key_is_told_in_words_where_people_read_it(run: Runner) -> None:
    text = run("key", "table-7", "--format", "text").out.decode()
    key, line = (part.strip() for part in text.splitlines() if part.startswith("    "))
    assert text.count(key) == 1
    assert text.index("The key") < text.index(key) < text.index("The line") < text.index(line)
    assert Keys([line], "").holder(f"Bearer {key}") == "table-7"


@pytest.mark.parametrize("name", ["", "Table", "two words", "t" * 41, "stůl", "table\n", "a:b"])
def test_a_name_that_no_line_could_hold_gets_no_key(name: str, run: Runner) -> None:
    ended = run("key", name)
    assert (ended.code, ended.out) == (64, b"")
    assert "hyphens" in ended.err


@pytest.mark.slow
def test_the_program_starts_without_what_it_does_not_need() -> None:
    unneeded = ("flask", "rich", "httpx", "marshmallow")
    script = f"import sys, lawspeaker.cli.program; print([name for name in {unneeded} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout == "[]\n"


@pytest.mark.slow
def test_an_answer_needs_no_web_framework_and_json_no_formatting() -> None:
    script = (
        "import sys, atexit; from lawspeaker.cli.program import main; code = main(['rule', 'java']); "
        "sys.exit(code or [name for name in ('flask', 'werkzeug', 'rich', 'httpx', 'redis') if name in sys.modules] or 0)"
    )
    subprocess.run([sys.executable, "-c", script], input=ILLEGAL, check=True, capture_output=True)


def answers(port: int) -> bool:
    """Whether a service at that port of this machine answers a question of the program."""
    asked = [str(BIN / "lawspeaker"), "rule", "java", "--url", f"http://127.0.0.1:{port}"]
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("LAWSPEAKER_") and not name.lower().endswith("_proxy")
    }
    return b"illegal" in subprocess.run(asked, input=ILLEGAL, env=environment, capture_output=True, check=False).stdout


@pytest.mark.slow
def test_serve_starts_the_service_and_becomes_the_process_that_is_told_to_stop(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LAWSPEAKER_")}
    environment |= {"LAWSPEAKER_WORKERS": "1", "LAWSPEAKER_PORT": "1", "LAWSPEAKER_KEY": "of-a-client"}
    with free_port() as port:
        program = subprocess.Popen(
            [BIN / "lawspeaker", "serve", "--port", str(port)],
            cwd=tmp_path,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        try:
            assert program.stdout
            assert program.stdout.readline().decode() == f"Lawspeaker listens on http://127.0.0.1:{port}/\n"
            eventually(lambda: answers(port), "the service answers")
            program.send_signal(signal.SIGTERM)
            assert program.wait(LONG) == 0
        finally:
            program.kill()
            program.communicate()


@pytest.mark.slow
def test_on_a_terminal_serve_prints_its_address_and_requests_and_nothing_else_until_ctrl_c(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LAWSPEAKER_")}
    shown, terminal = pty.openpty()
    with free_port() as port:
        command = [str(BIN / "lawspeaker"), "serve", "--port", str(port)]
        program = subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=terminal, stderr=terminal)
        try:
            os.close(terminal)
            printed = os.read(shown, 4096)
            eventually(lambda: answers(port), "the service answers")
            program.send_signal(signal.SIGINT)
            assert program.wait(LONG) == 0
            while rest := _read(shown):
                printed += rest
        finally:
            program.kill()
            program.wait()
            os.close(shown)
    address, *others = printed.decode().splitlines()
    assert address == f"Lawspeaker listens on http://127.0.0.1:{port}/"
    assert [line for line in others if '"event":"request"' not in line] == []


def _read(terminal: int) -> bytes:
    """What was written to the other end of ``terminal``; empty when that is closed."""
    try:
        return os.read(terminal, 4096)
    except OSError:
        return b""


@pytest.mark.slow
def test_serve_says_which_settings_are_wrong(tmp_path: Path) -> None:
    environment = os.environ | {"LAWSPEAKER_WORKERS": "many"}
    ended = subprocess.run(
        [BIN / "lawspeaker", "serve", "--host", "0.0.0.0"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode != 0
    assert "LAWSPEAKER_WORKERS" in ended.stderr
    assert "LAWSPEAKER_ACCESS" in ended.stderr
    assert "Traceback" not in ended.stderr
