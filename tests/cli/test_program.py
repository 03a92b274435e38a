"""The program as it is installed: help, completion, keys, the server."""

import http.client
import os
import pty
import re
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
from tests.cli.conftest import Runner, shown_on
from tests.cli.examples import ILLEGAL
from tests.cli.shell import type_lines
from tests.serving import LONG, LOOPBACK, eventually, free_port
from tests.sweeps import each

COMMANDS = lawspeaker.commands
BIN = Path(sys.executable).parent
ELSEWHERE = ["serve", "verify", "mcp", "check-package"]
"""The commands whose examples need a service or long; see below, test_receipts.py, tests/mcp/test_stdio.py and
tests/test_noughts_and_crosses.py."""


def examples(command: str, run: Runner) -> str:
    """The lines of the example in the help of ``command``; an empty one is the help of all."""
    ended = run(*filter(None, (command,)), "--help")
    assert ended.code == 0
    lines = re.findall(r"^ +\$ (.*)$", ended.out.decode(), re.MULTILINE)
    assert lines, command
    return "\n".join(lines)


@pytest.mark.slow
@each("command", ["", *(command for command in COMMANDS if command not in ELSEWHERE)])
def test_the_example_in_every_help_text_runs(command: str, run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / f"of {command}"
    (folder / "games").mkdir(parents=True)
    (folder / "games" / "none.ndjson.gz").touch()  # an archive of no games, for the example of judge-archive
    monkeypatch.chdir(folder)
    lines = examples(command, run)
    assert f"lawspeaker {command}" in lines
    assert type_lines(lines, run) or len(list(folder.iterdir())) > 1


def test_every_command_and_option_says_what_it_does() -> None:
    for command in COMMANDS.values():
        assert command.help, command.name
        assert len(command.get_short_help_str(200)) < 64, command.name
        for option in (one for one in command.params if isinstance(one, click.Option)):
            assert option.help, (command.name, option.name)


def test_the_version_is_printed(run: Runner) -> None:
    assert run("--version") == (0, f"lawspeaker {__version__}\n".encode(), "")


@each(
    "line, offered",
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
def test_a_shell_completes_commands_and_names(
    line: str, offered: set[str], run: Runner, capsysbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("_LAWSPEAKER_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(line.count(" ")))
    with pytest.raises(SystemExit):
        run()
    written = capsysbinary.readouterr()
    assert {one.partition(",")[2] for one in written.out.decode().split()} == offered
    assert written.err == b""


def test_the_service_accepts_a_new_key_by_its_line(run: Runner) -> None:
    made = orjson.loads(run("key", "table-7").out)
    assert made["name"] == "table-7"
    assert Keys([made["line"]], "").holder(f"Bearer {made['key']}") == "table-7"
    settings = Settings.read({"LAWSPEAKER_ACCESS": "keys", "LAWSPEAKER_API_KEYS": made["line"]})
    assert settings.api_keys == (made["line"],)
    text = run("key", "table-7", "--format", "text").out.decode()
    key, line = (part.strip() for part in text.splitlines() if part.startswith("    "))
    assert text.count(key) == 1
    assert text.index("The key") < text.index(key) < text.index("The line") < text.index(line)
    assert Keys([line], "").holder(f"Bearer {key}") == "table-7"


@each("name", ["", "Table", "two words", "t" * 41, "stůl", "table\n", "a:b"])
def test_a_key_with_an_invalid_name_is_refused(name: str, run: Runner) -> None:
    ended = run("key", name)
    assert (ended.code, ended.out) == (64, b"")
    assert "hyphens" in ended.err


@pytest.mark.slow
def test_only_what_a_command_needs_is_imported() -> None:
    at_start, for_an_answer = {"flask", "rich", "httpx", "marshmallow"}, {"flask", "werkzeug", "rich", "httpx", "redis"}
    script = (
        "import sys; from lawspeaker.cli.program import main; started = set(sys.modules); assert main(['rule', 'java']) == 0;"
        f"print({at_start} & started | {for_an_answer} & set(sys.modules), file=sys.stderr)"
    )
    ended = subprocess.run([sys.executable, "-c", script], input=ILLEGAL, check=True, capture_output=True)
    assert ended.stderr == b"set()\n"


def answers(port: int) -> bool:
    """Whether a service at that port of this machine answers."""
    connection = http.client.HTTPConnection(LOOPBACK, port, timeout=LONG)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().status == 200
    except OSError:
        return False
    finally:
        connection.close()


@pytest.mark.slow
def test_serve_prints_its_address_and_requests_on_a_terminal(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LAWSPEAKER_")}
    environment |= {"LAWSPEAKER_WORKERS": "1", "LAWSPEAKER_PORT": "1", "LAWSPEAKER_KEY": "of-a-client"}
    shown, terminal = pty.openpty()
    with free_port() as port:
        command = [str(BIN / "lawspeaker"), "serve", "--port", str(port)]
        program = subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=terminal, stderr=terminal)
        try:
            os.close(terminal)
            printed = os.read(shown, 4096)
            eventually(lambda: program.poll() is not None or answers(port), "the service answers")
            program.send_signal(signal.SIGINT)
            assert program.wait(LONG) == 0
        finally:
            program.kill()
            program.wait()
    printed += shown_on(shown)
    address, *others = printed.decode().splitlines()
    assert address == f"Lawspeaker listens on http://127.0.0.1:{port}/"
    assert [line for line in others if '"event":"request"' not in line] == []


@pytest.mark.slow
def test_serve_names_each_wrong_setting(tmp_path: Path) -> None:
    command = [str(BIN / "lawspeaker"), "serve", "--host", "0.0.0.0"]
    environment = os.environ | {"LAWSPEAKER_WORKERS": "many"}
    ended = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode != 0
    assert "LAWSPEAKER_WORKERS" in ended.stderr
    assert "LAWSPEAKER_ACCESS" in ended.stderr
    assert "Traceback" not in ended.stderr
