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

from lawspeaker.adjudication.answers.place_names import place_name
from lawspeaker.adjudication.answers.sentences import sentence
from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.cli.questions import QUESTIONS
from lawspeaker.cli.text.page import Page
from lawspeaker.cli.text.places import path_of
from lawspeaker.cli.text.speech import MESSAGES, Speech
from lawspeaker.games import GAMES
from tests.cli.conftest import Runner, shown_on
from tests.cli.examples import COMMANDS, EXAMPLES, ILLEGAL, LEGAL, example_of, request_of
from tests.cli.test_answers import BATCH
from tests.sweeps import each

PROGRAM = (sys.executable, "-m", "lawspeaker")
IN_EVERY_LANGUAGE = [(game, example_of(game, name)) for game, name in (command.example.split() for command in QUESTIONS)]
ANSWERS = [
    *((game, example, LANGUAGES[number % len(LANGUAGES)]) for number, (game, example) in enumerate(EXAMPLES)),
    *((game, example, language) for game, example in IN_EVERY_LANGUAGE for language in LANGUAGES),
]


def text_of(run: Runner, *arguments: str, given: bytes = b"") -> str:
    """What the command prints as text, each paragraph in one line."""
    ended = run(*arguments, "--format", "text", given=given)
    assert (ended.code, ended.err) == (0, "")
    return in_one_line(ended.out.decode())


def in_one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def state_of(request: dict[str, Any]) -> Any:
    """The state that places are named by; after several actions it is not the one that was sent."""
    return None if "actions" in request else request.get("state")


@pytest.mark.slow
@each("game, example, language", ANSWERS, label=lambda answer: f"{answer[0]} {answer[1]['name']} {answer[2]}")
def test_every_answer_is_shown_in_words(game: str, example: dict[str, Any], language: str, run: Runner) -> None:
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
        assert in_one_line(finding["message"]) in text
        assert finding["rule"] in text
    for rule in answer.get("rules", ()):
        assert in_one_line(rule["statement"]) in text
    for place in answer.get("missing", ()):
        assert place_name(GAMES[game], place, language, state_of(example["request"])) in text
    for figure in answer.get("assumptions", ()):
        assert figure["figure"] not in text
    if "verdict" in answer:
        assert text.startswith(Speech(language)(f"verdict-{answer['verdict']}"))
    for number, action in enumerate(answer.get("actions", ()), start=1):
        assert in_one_line(f"{number}. {sentence(GAMES[game], action, language)}") in text
    assert in_one_line(answer.get("sentence", "")) in text


def test_a_ruling_says_why_and_where_that_is_printed(run: Runner) -> None:
    assert text_of(run, "rule", "java", given=ILLEGAL) == (
        "Illegal Player One builds a palace of 6 on H12 • The village with H12 has 4 spaces, too few for a palace of 6. "
        "palace.size · Jáva, česká pravidla (Ravensburger 2000, přepis Daniela Zemana), the part on palaces, paragraph 3 "
    )


@each("language", LANGUAGES)
def test_actions_that_may_be_legal_are_not_denied(language: str, run: Runner) -> None:
    speech = Speech(language)
    nothing_known = text_of(run, "actions", "java", "--language", language, given=b'{"state": {}}')
    assert nothing_known.startswith(speech("legal-actions-open"))
    assert f" {speech('missing')} • " in nothing_known
    over = text_of(run, "actions", "java", "--language", language, given=b'{"state": {"phase": "over"}}')
    assert over.startswith(speech("legal-actions", count=0))


def test_places_of_a_game_that_is_not_installed_are_paths() -> None:
    speech = Speech("en", {"id": "chess"})
    assert speech.place("/state/pieces/3/square") == "state.pieces[3].square"
    assert speech.figure("/clocks/blitz") == "clocks.blitz"


def test_bounds_of_a_number_have_one_label() -> None:
    speech = Speech("cs")
    assert speech.labelled("best", {"at_least": 1}) == "nejlepší výsledek: nejméně 1"
    assert speech.labelled("best", {"at_least": 1, "at_most": 3}) == "nejlepší výsledek: 1 až 3"


@each("game", GAMES)
def test_every_question_has_a_name_in_every_language(game: str, run: Runner) -> None:
    operations = orjson.loads(run("games", game).out)["operations"]
    for language in LANGUAGES:
        text = text_of(run, "games", game, "--language", language)
        questions = text.split(Speech(language)("commands"))[1]
        for operation in operations:
            assert (f"• {operation['name']} lawspeaker " in questions) == (language == "en")


def test_each_of_several_answers_names_its_request(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "legal.json").write_bytes(LEGAL)
    (tmp_path / "both.ndjson").write_bytes(LEGAL + b"\n" + ILLEGAL)
    assert text_of(run, "rule", "java", str(tmp_path / "legal.json")).startswith("Legal")
    text = text_of(run, "rule", "java", str(tmp_path / "legal.json"), str(tmp_path / "both.ndjson"))
    assert re.search(r"legal\.json Legal .*both\.ndjson, line 1 Legal .*both\.ndjson, line 2 Illegal ", text)


def test_a_batch_is_shown_answer_by_answer(run: Runner) -> None:
    text = text_of(run, "batch", given=BATCH)
    assert re.search(r"1\. Legal .* 2\. The request .* state: Expected an object; .* 3\. There is no game", text)


@each("game, language", zip(GAMES.ours, LANGUAGES, strict=True))
def test_the_catalogue_is_shown_in_words(game: str, language: str, run: Runner) -> None:
    wanted = ("--language", language)
    described = orjson.loads(run("games", game, *wanted).out)
    assert described["title"] in text_of(run, "games", *wanted)
    text = text_of(run, "games", game, *wanted)
    assert f"lawspeaker rule {game}" in text
    assert f"lawspeaker rules {game} RULE" in text
    for reading in described["readings"]:
        assert in_one_line(reading["question"]) in text
    rules = orjson.loads(run("rules", game, *wanted).out)["rules"]
    catalogue = text_of(run, "rules", game, *wanted)
    assert [rule["id"] for rule in rules if in_one_line(rule["statement"]) not in catalogue] == []
    one = text_of(run, "rules", game, rules[0]["id"], *wanted)
    assert one.startswith(rules[0]["id"])
    assert all(case["title"].split()[0] in one for case in rules[0]["cases"])
    examples = text_of(run, "examples", game, *wanted)
    assert all(example["name"] in examples for of, example in EXAMPLES if of == game)
    for edition in described["editions"]:
        assert edition in text_of(run, "edition", game, edition, *wanted)


def test_the_messages_are_the_same_in_all_languages() -> None:
    def variables_of(language: str) -> dict[str, set[str]]:
        """The variables of each message."""
        messages = re.split(r"^(?=[a-z][\w-]* =)", (MESSAGES / f"{language}.ftl").read_text(encoding="utf-8"), flags=re.MULTILINE)
        names = [message.partition(" =")[0] for message in messages[1:]]
        assert len(set(names)) == len(names)
        return {name: set(re.findall(r"\$(\w+)", message)) for name, message in zip(names, messages[1:], strict=True)}

    english, *others = map(variables_of, LANGUAGES)
    assert others == [english, english]


def test_an_answer_in_an_unexpected_form_is_shown_as_json(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreadable(*_: object, **__: object) -> None:
        raise KeyError("message")

    monkeypatch.setattr("lawspeaker.cli.text.answers.show_answer", unreadable)
    assert orjson.loads(text_of(run, "rule", "java", given=ILLEGAL)) == orjson.loads(run("rule", "java", given=ILLEGAL).out)


def test_nothing_that_is_printed_can_steer_a_terminal() -> None:
    page = Page()
    page.line("\x1b[31mred\x9b2J\r\b[bold]not bold[/bold]")
    page.bullets(["\x1b]0;title\x07"])
    assert page.render(is_terminal=False) == "�[31mred�2J��[bold]not bold[/bold]\n  • �]0;title�\n"


@each(
    "pointer, path",
    [
        ("", ""),
        ("/state/clans/red/hand/2", "state.clans.red.hand[2]"),
        ("/state/overlay/cards/8/plain/0", "state.overlay.cards.8.plain[0]"),
        ("/state/readings/palace.right", 'state.readings["palace.right"]'),
        ("/state/a~1b", 'state["a/b"]'),
        ("/actions/0", "actions[0]"),
    ],
)
def test_a_pointer_is_shown_as_a_path(pointer: str, path: str) -> None:
    document = {"state": {"clans": {"red": {"hand": []}}, "overlay": {"cards": {"8": {"plain": []}}}}, "actions": []}
    assert path_of(pointer, document) == path


@pytest.mark.slow
def test_a_terminal_gets_coloured_text_and_a_pipe_json(run: Runner) -> None:
    ours, theirs = pty.openpty()
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "80"}
    for name in ("NO_COLOR", "FORCE_COLOR"):
        environment.pop(name, None)
    subprocess.run([*PROGRAM, "rule", "java"], input=ILLEGAL, stdout=theirs, env=environment, check=True)
    os.close(theirs)
    shown = shown_on(ours).decode()
    assert re.search(r"\x1b\[[\d;]*31mIllegal", shown)
    assert orjson.loads(run("rule", "java", given=ILLEGAL).out)["verdict"] == "illegal"


@pytest.mark.slow
def test_a_terminal_shows_the_progress_of_long_work(tmp_path: Path) -> None:
    (tmp_path / "many.ndjson").write_bytes((request_of("java", "best-palace") + b"\n") * 3)
    ours, theirs = pty.openpty()
    program = [*PROGRAM, "actions", "java", str(tmp_path / "many.ndjson")]
    answers = subprocess.run(program, stdout=subprocess.PIPE, stderr=theirs, check=True).stdout
    os.close(theirs)
    shown = shown_on(ours).decode(errors="replace")
    assert answers.count(b"\n") == 3
    assert "answered" in shown
