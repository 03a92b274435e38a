"""What people read on a terminal."""

import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import orjson
import pytest

from lawspeaker.adjudication.messages import LANGUAGES
from lawspeaker.cli.text.page import Page
from lawspeaker.cli.text.places import path_of
from lawspeaker.cli.text.speech import MESSAGES, Speech
from lawspeaker.games import GAMES
from tests.cli.conftest import Runner
from tests.cli.examples import COMMANDS, EXAMPLES, ILLEGAL, LEGAL, request_of
from tests.cli.test_answers import BATCH


def text_of(run: Runner, *arguments: str, given: bytes = b"") -> str:
    """What the command prints as text, each paragraph in one line."""
    ended = run(*arguments, "--format", "text", given=given)
    assert (ended.code, ended.err) == (0, "")
    return re.sub(r"\s+", " ", ended.out.decode())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=lambda value: value if isinstance(value, str) else value["name"])
def test_every_answer_is_told_in_words(game: str, example: dict[str, Any], language: str, run: Runner) -> None:
    body, command = orjson.dumps(example["request"]), COMMANDS[example["operation"]]
    text = text_of(run, command.name, game, "--language", language, given=body)
    if command.question == "pictures":
        assert "{" not in text
        return
    answer = orjson.loads(run(command.name, game, "--language", language, given=body).out)
    if not command.is_start:
        assert '{"' not in text
        assert "': " not in text
    for finding in answer.get("findings", ()):
        assert re.sub(r"\s+", " ", finding["message"]) in text
        assert finding["rule"] in text
    for rule in answer.get("rules", ()):
        assert re.sub(r"\s+", " ", rule["statement"]) in text
    for place in answer.get("missing", ()):
        assert path_of(place) in text.replace(" ", "") or path_of(place) in text
    speech = Speech(language)
    if "verdict" in answer:
        assert text.startswith(speech(f"verdict-{answer['verdict']}"))
    titles = {type: GAMES[game].messages.text(language, f"action.{type}") for type in GAMES[game].actions}
    for number, action in enumerate(answer.get("actions", ()), start=1):
        assert f"{number}. {titles[action['type']]}" in text


def test_a_ruling_says_why_and_where_that_is_printed(run: Runner) -> None:
    assert text_of(run, "rule", "java", given=ILLEGAL) == (
        "Illegal • The village with H12 has 4 spaces, too few for a palace of 6. "
        "palace.size · Jáva, česká pravidla (Ravensburger 2000, přepis Daniela Zemana), paragraph 27 "
    )


def test_each_of_several_answers_says_where_its_request_stands(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "legal.json").write_bytes(LEGAL)
    (tmp_path / "both.ndjson").write_bytes(LEGAL + b"\n" + ILLEGAL)
    assert text_of(run, "rule", "java", str(tmp_path / "legal.json")).startswith("Legal")
    text = text_of(run, "rule", "java", str(tmp_path / "legal.json"), str(tmp_path / "both.ndjson"))
    assert re.search(r"legal\.json Legal .*both\.ndjson, line 1 Legal .*both\.ndjson, line 2 Illegal ", text)


def test_a_batch_is_told_answer_by_answer(run: Runner) -> None:
    text = text_of(run, "batch", given=BATCH)
    assert re.search(r"1\. Legal .* 2\. The request .* state: Missing .* 3\. There is no such game", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_catalogue_is_told_in_words(game: str, language: str, run: Runner) -> None:
    wanted = ("--language", language)
    described = orjson.loads(run("games", game, *wanted).out)
    assert described["title"] in text_of(run, "games", *wanted)
    text = text_of(run, "games", game, *wanted)
    assert f"lawspeaker rule {game}" in text
    assert f"lawspeaker rules {game} RULE" in text
    for reading in described["readings"]:
        assert re.sub(r"\s+", " ", reading["question"]) in text
    for rule in orjson.loads(run("rules", game, *wanted).out)["rules"][:5]:
        assert re.sub(r"\s+", " ", rule["statement"]) in text_of(run, "rules", game, *wanted)
        one = text_of(run, "rules", game, rule["id"], *wanted)
        assert one.startswith(rule["id"])
        assert all(case["title"].split()[0] in one for case in rule["cases"])
    for example in orjson.loads(run("examples", game, *wanted).out)["examples"]:
        assert example["name"] in text_of(run, "examples", game, *wanted)
    for edition in described["editions"]:
        assert edition in text_of(run, "edition", game, edition, *wanted)


def test_the_messages_are_the_same_in_all_languages() -> None:
    written = [(MESSAGES / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    names = [re.findall(r"^[a-z][\w-]*(?= =)", messages, re.MULTILINE) for messages in written]
    assert names[0] == names[1] == names[2]
    assert len(set(names[0])) == len(names[0])


def test_an_answer_in_a_form_that_is_not_expected_is_shown_as_json(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreadable(*_: object, **__: object) -> None:
        raise KeyError("message")

    monkeypatch.setattr("lawspeaker.cli.text.answers.show_answer", unreadable)
    assert orjson.loads(text_of(run, "rule", "java", given=ILLEGAL)) == orjson.loads(run("rule", "java", given=ILLEGAL).out)


def test_nothing_that_is_printed_can_steer_a_terminal() -> None:
    page = Page()
    page.line("\x1b[31mred\x9b2J\r\b[bold]not bold[/bold]")
    page.bullets(["\x1b]0;title\x07"])
    assert page.render(is_terminal=False) == "�[31mred�2J��[bold]not bold[/bold]\n  • �]0;title�\n"


@pytest.mark.parametrize(
    ("pointer", "path"),
    [
        ("", ""),
        ("/state/clans/red/hand/2", "state.clans.red.hand[2]"),
        ("/state/overlay/cards/8/plain/0", "state.overlay.cards.8.plain[0]"),
        ("/state/readings/palace.right", 'state.readings["palace.right"]'),
        ("/state/a~1b", 'state["a/b"]'),
        ("/actions/0", "actions[0]"),
    ],
)
def test_places_are_said_as_programmers_write_them(pointer: str, path: str) -> None:
    document = {"state": {"clans": {"red": {"hand": []}}, "overlay": {"cards": {"8": {"plain": []}}}}, "actions": []}
    assert path_of(pointer, document) == path


@pytest.mark.slow
def test_on_a_terminal_there_is_text_in_colours_and_without_one_json() -> None:
    ours, theirs = pty.openpty()
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "80"}
    for name in ("NO_COLOR", "FORCE_COLOR"):
        environment.pop(name, None)
    program = (sys.executable, "-m", "lawspeaker", "rule", "java")
    subprocess.run(program, input=ILLEGAL, stdout=theirs, env=environment, check=True)
    os.close(theirs)
    shown = os.read(ours, 10_000).decode()
    os.close(ours)
    assert re.search(r"\x1b\[[\d;]*31mIllegal", shown)
    piped = subprocess.run(program, input=ILLEGAL, stdout=subprocess.PIPE, env=environment, check=True)
    assert orjson.loads(piped.stdout)["verdict"] == "illegal"


@pytest.mark.slow
def test_how_far_long_work_has_come_is_shown_on_a_terminal(tmp_path: Path) -> None:
    (tmp_path / "many.ndjson").write_bytes((request_of("java", "best-palace") + b"\n") * 60)
    ours, theirs = pty.openpty()
    program = (sys.executable, "-m", "lawspeaker", "actions", "java", str(tmp_path / "many.ndjson"))
    answers = subprocess.run(program, stdout=subprocess.PIPE, stderr=theirs, check=True).stdout
    os.close(theirs)
    shown = os.read(ours, 100_000).decode(errors="replace")
    os.close(ours)
    assert answers.count(b"\n") == 60
    assert "answered" in shown
