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
from lawspeaker.adjudication.place_names import place_name
from lawspeaker.adjudication.sentences import sentence
from lawspeaker.cli.text.page import Page
from lawspeaker.cli.text.places import path_of
from lawspeaker.cli.text.speech import MESSAGES, Speech
from lawspeaker.games import GAMES
from tests.cli.conftest import Runner
from tests.cli.examples import COMMANDS, EXAMPLES, ILLEGAL, LEGAL, UNDETERMINED, request_of
from tests.cli.test_answers import BATCH


def text_of(run: Runner, *arguments: str, given: bytes = b"") -> str:
    """What the command prints as text, each paragraph in one line."""
    ended = run(*arguments, "--format", "text", given=given)
    assert (ended.code, ended.err) == (0, "")
    return re.sub(r"\s+", " ", ended.out.decode())


def test_a_search_that_finds_nothing_says_so(run: Runner) -> None:
    assert "No rule matches these words." in text_of(run, "rules", "java", "--search", "elephant")
    assert "Žádné pravidlo" in text_of(run, "rules", "java", "--search", "elephant", "--language", "cs")


def state_of(request: dict[str, Any]) -> Any:
    """The state that places are named by; after several actions it is not the one that was sent."""
    return None if "actions" in request else request.get("state")


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
        assert place_name(GAMES[game], place, language, state_of(example["request"])) in text
    for figure in answer.get("assumptions", ()):
        assert figure["figure"] not in text
    speech = Speech(language)
    if "verdict" in answer:
        assert text.startswith(speech(f"verdict-{answer['verdict']}"))
    for number, action in enumerate(answer.get("actions", ()), start=1):
        assert re.sub(r"\s+", " ", f"{number}. {sentence(GAMES[game], action, language)}") in text
    assert re.sub(r"\s+", " ", answer.get("sentence", "")) in text


def test_a_ruling_says_why_and_where_that_is_printed(run: Runner) -> None:
    assert text_of(run, "rule", "java", given=ILLEGAL) == (
        "Illegal Player One builds a palace of 6 on H12 • The village with H12 has 4 spaces, too few for a palace of 6. "
        "palace.size · Jáva, česká pravidla (Ravensburger 2000, přepis Daniela Zemana), paragraph 27 "
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "We still need to know • how Yellow votes "),
        ("cs", "Ještě je třeba vědět • jak hlasuje Žlutý "),
        ("fr", "Ce qu\u2019il reste à savoir • comment vote Jaune "),
    ],
)
def test_what_is_missing_is_told_as_players_say_it(language: str, told: str, run: Runner) -> None:
    text = text_of(run, "rule", "graenaland", "--language", language, given=UNDETERMINED)
    assert told in text
    assert "ballots" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_missing_is_told_once(language: str, run: Runner) -> None:
    text = text_of(run, "rule", "graenaland", "--language", language, given=UNDETERMINED)
    (place,) = orjson.loads(run("rule", "graenaland", "--language", language, given=UNDETERMINED).out)["missing_in_words"]
    heading = Speech(language)("missing")
    assert text.partition(heading)[2].count(place) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_actions_that_may_be_legal_are_not_denied(language: str, run: Runner) -> None:
    speech = Speech(language)
    nothing_known = text_of(run, "actions", "java", "--language", language, given=b'{"state": {}}')
    assert nothing_known.startswith(speech("legal-actions-open"))
    assert f" {speech('missing')} • " in nothing_known
    over = text_of(run, "actions", "java", "--language", language, given=b'{"state": {"phase": "over"}}')
    assert over.startswith(speech("legal-actions", count=0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_votes_of_which_a_few_numbers_are_possible_are_told_in_words(language: str, run: Runner) -> None:
    heroes = [{"player": "red", "hero": "skald"}, {"player": "white"}]
    territory = {"settlements": [{"player": "red", "kind": "village"}], "heroes": heroes, "works": []}
    state = {
        "players": ["red", "white", "blue", "yellow"],
        "clans": {"red": {"army": 2}, "white": {"army": 3}},
        "territories": {"coast-1": territory},
    }
    request = {"territory": "coast-1", "state": state}
    answer = orjson.loads(run("votes", "graenaland", given=orjson.dumps(request)).out)
    assert any("ways" in source for player in answer["players"] for source in player["sources"])
    text = text_of(run, "votes", "graenaland", "--language", language, given=orjson.dumps(request))
    told, heading, _ = text.partition(Speech(language)("rules"))
    assert heading
    assert not any(raw in told for raw in ("ways", "terms", "votes."))
    assert (" heroes, " in told) == (language == "en")


def test_what_is_not_known_afterwards_is_told_as_players_say_it(run: Runner) -> None:
    text = text_of(run, "rule", "confusing-lands", given=request_of("confusing-lands", "photograph"))
    assert "• which phase it is, which round it is; to work it out, we need: who plays, " in text
    assert "state." not in text


def test_an_entry_of_a_list_is_named_by_what_stands_there(run: Runner) -> None:
    state = {"map": [{"territory": "bay"}, {"territory": "cape"}]}
    speech = Speech("en", {"id": "graenaland"})
    assert speech.place("/state/map/1/terrain") == "the terrain of the second territory on the list"
    assert speech.about(state).place("/state/map/1/terrain") == "the terrain of cape"


def test_places_of_a_game_that_is_not_installed_here_are_said_as_programmers_write_them() -> None:
    speech = Speech("en", {"id": "chess"})
    assert speech.place("/state/pieces/3/square") == "state.pieces[3].square"
    assert speech.figure("/clocks/blitz") == "clocks.blitz"


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "place: city"), ("cs", "místo: město"), ("fr", "lieu\N{NARROW NO-BREAK SPACE}: ville")],
)
def test_where_figures_stand_is_told_in_words(language: str, told: str, run: Runner) -> None:
    body = request_of("java", "bare-heights")
    assert run("standings", "java", "--format", "text", "--language", language, given=body).out.decode().startswith(told)


def test_bounds_stand_where_others_have_a_number(run: Runner) -> None:
    text = text_of(run, "votes", "graenaland", given=request_of("graenaland", "unknown-army"))
    assert "player votes sources Red 3 settlements, votes: 1" in text
    assert "White at least 1 warrior, at least: 1" in text


def test_what_depends_on_the_same_is_told_together(run: Runner) -> None:
    text = text_of(run, "rule", "confusing-lands", given=request_of("confusing-lands", "photograph"))
    assert text.count("; to work it out, we need: ") == 2


def test_what_is_not_known_afterwards_does_not_need_itself(run: Runner) -> None:
    text = text_of(run, "rule", "confusing-lands", given=request_of("confusing-lands", "photograph"))
    for line in text.split("• "):
        places, _, needed = line.partition("; to work it out, we need: ")
        assert places not in needed.split(", ")


def test_votes_that_are_still_to_come_are_not_mistaken_for_an_offer(run: Runner) -> None:
    assert "against: 1 not cast yet: 2 " in text_of(run, "votes", "graenaland", given=request_of("graenaland", "palisade-ballot"))


def test_a_number_of_which_only_bounds_are_known_has_one_label() -> None:
    speech = Speech("cs")
    assert speech.labelled("best", {"at_least": 1}) == "nejlepší výsledek: nejméně 1"
    assert speech.labelled("best", {"at_least": 1, "at_most": 3}) == "nejlepší výsledek: 1 až 3"


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_asked_has_a_name_in_every_language(game: str, run: Runner) -> None:
    operations = orjson.loads(run("games", game).out)["operations"]
    for language in LANGUAGES:
        text = text_of(run, "games", game, "--language", language)
        questions = text.split(Speech(language)("commands"))[1]
        for operation in operations:
            assert (f"• {operation['name']} lawspeaker " in questions) == (language == "en")


def test_the_figures_of_an_edition_are_told_in_words_and_in_full(run: Runner) -> None:
    text = text_of(run, "edition", "graenaland", "sample", "--language", "cs")
    assert "/tiles/inland-3/terrain kopce vymyšleno" in text
    assert "/tiles/inland-3/buildings kostel, síň vymyšleno" in text
    assert "…" not in text


def test_each_of_several_answers_says_where_its_request_stands(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "legal.json").write_bytes(LEGAL)
    (tmp_path / "both.ndjson").write_bytes(LEGAL + b"\n" + ILLEGAL)
    assert text_of(run, "rule", "java", str(tmp_path / "legal.json")).startswith("Legal")
    text = text_of(run, "rule", "java", str(tmp_path / "legal.json"), str(tmp_path / "both.ndjson"))
    assert re.search(r"legal\.json Legal .*both\.ndjson, line 1 Legal .*both\.ndjson, line 2 Illegal ", text)


def test_a_batch_is_told_answer_by_answer(run: Runner) -> None:
    text = text_of(run, "batch", given=BATCH)
    assert re.search(r"1\. Legal .* 2\. The request .* state: Expected an object; .* 3\. There is no game", text)


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
