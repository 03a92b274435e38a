"""Every command prints the bytes of the API."""

from itertools import product
from pathlib import Path
from typing import Any

import orjson
import pytest
from werkzeug.test import Client, TestResponse

from lawspeaker.adjudication.wire.ijson import MOST_BYTES
from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.api.contract import contract
from lawspeaker.api.service import Service
from lawspeaker.api.settings import Settings
from lawspeaker.cli import options
from lawspeaker.cli.questions import QUESTIONS, QuestionCommand
from lawspeaker.games import GAMES
from tests.cli.conftest import Runner
from tests.cli.examples import COMMANDS, EXAMPLES, ILLEGAL, LEGAL, request_of
from tests.sweeps import each

DOCUMENTS = {
    ("games",): "/v1/games",
    ("games", "java"): "/v1/games/java",
    ("rules", "java"): "/v1/games/java/rules",
    ("rules", "java", "palace.size"): "/v1/games/java/rules/palace.size",
    ("rules", "graenaland", "--search", "tie & turn"): "/v1/games/graenaland/rules?search=tie%20%26%20turn",
    ("examples", "java"): "/v1/games/java/examples",
    ("pieces", "java"): "/v1/games/java/pieces",
    ("edition", "graenaland", "sample"): "/v1/games/graenaland/editions/sample",
}
BATCH = orjson.dumps(
    {
        "questions": [
            {"java": {"setups": {"players": ["one", "two"]}}},
            {"java": {"rulings": {}}},
            {"chess": {"rulings": {}}},
        ]
    }
)


def post(api: Client, path: str, body: bytes, query: str = "", **headers: str) -> TestResponse:
    fields = {name.replace("_", "-"): value for name, value in headers.items()}
    return api.post(path, data=body, query_string=query, headers=fields, content_type="application/json")


@pytest.mark.slow
@each("command", QUESTIONS)
def test_a_question_gets_the_bytes_of_the_api(command: QuestionCommand, run: Runner, api: Client) -> None:
    game, name = command.example.split()
    body, path = request_of(game, name), f"/v1/games/{game}/{command.question}"
    plain = post(api, path, body).data
    assert run(command.name, game, "--format", "ndjson", given=body) == (0, plain + b"\n", "")
    czech = post(api, path, body, Accept_Language="cs").data
    assert run(command.name, game, "--format", "ndjson", "--language", "cs", given=body) == (0, czech + b"\n", "")
    if command.has_verdict:
        explained = post(api, path, body, "explain=all", Prefer="return=minimal").data
        assert explained != plain
        assert run(command.name, game, "--explain", "--minimal", given=body) == (0, explained + b"\n", "")
        assert run("ask", game, command.question, "--explain", "--minimal", given=body) == (0, explained + b"\n", "")


@pytest.mark.slow
@each("arguments, language", product(DOCUMENTS, ("en", "fr")))
def test_a_document_has_the_bytes_of_the_api(arguments: tuple[str, ...], language: str, run: Runner, api: Client) -> None:
    answer = api.get(DOCUMENTS[arguments], headers={"Accept-Language": language})
    assert answer.status_code == 200
    assert run(*arguments, "--language", language) == (0, answer.data + b"\n", "")


def test_every_operation_of_the_api_has_a_command() -> None:
    """Except those that only a running service has: its contract, health and metrics, and the key that signs its receipts."""
    paths = {operation.path for operation in contract(GAMES, Service(Settings()))}
    of_games = {path.removeprefix("/v1/games").split("/")[2] for path in paths if path.count("/") > 3}
    assert of_games == COMMANDS.keys() | {"rules", "pieces", "editions", "examples"}
    assert {path for path in paths if path.count("/") <= 3 and not path.startswith("/v1/games")} <= {
        "/v1/batches",
        "/v1/streams",
        "/v1/receipts",
        "/v1/receipts/verify",
        "/.well-known/jwks.json",
        "/healthz",
        "/readyz",
        "/openapi.json",
        "/openapi.yaml",
    }


def test_a_batch_gets_the_bytes_of_the_api(run: Runner, api: Client) -> None:
    answer = post(api, "/v1/batches", BATCH, "explain=all", Accept_Language="fr", Prefer="return=minimal")
    assert answer.status_code == 200
    assert run("batch", "--explain", "--minimal", "--language", "fr", given=BATCH) == (0, answer.data + b"\n", "")
    assert run("batch", given=BATCH).out == post(api, "/v1/batches", BATCH).data + b"\n"


def test_requests_are_read_from_files_and_standard_input(run: Runner, tmp_path: Path) -> None:
    legal, illegal = tmp_path / "legal.json", tmp_path / "illegal.json"
    legal.write_bytes(LEGAL)
    illegal.write_bytes(ILLEGAL)
    first, second = run("rule", "java", given=LEGAL).out, run("rule", "java", given=ILLEGAL).out
    assert first != second
    assert run("rule", "java", str(legal)).out == first
    assert run("rule", "java", "-", given=LEGAL).out == first
    assert run("rule", "java", str(legal), "-", str(illegal), given=ILLEGAL).out == first + second + second


def test_each_line_of_ndjson_gets_a_line(run: Runner, tmp_path: Path) -> None:
    lines = LEGAL + b"\r\n\n" + ILLEGAL
    expected = run("rule", "java", given=LEGAL).out + run("rule", "java", given=ILLEGAL).out
    assert run("rule", "java", "--format", "ndjson", given=lines) == (0, expected, "")
    for name in ("requests.ndjson", "requests.jsonl"):
        (tmp_path / name).write_bytes(lines)
        assert run("rule", "java", str(tmp_path / name)) == (0, expected, "")


def test_a_picture_is_a_file_or_a_line_of_ndjson(run: Runner) -> None:
    body = request_of("java", "picture")
    picture = run("draw", "java", given=body).out.decode().rstrip("\n")
    assert picture.startswith("<svg")
    assert orjson.loads(run("draw", "java", "--format", "ndjson", given=body).out) == {"svg": picture}


@each(
    "arguments, entries",
    [
        (("games",), "games"),
        (("rules", "java"), "rules"),
        (("examples", "java"), "examples"),
        (("edition", "java", "ravensburger-2000"), "figures"),
    ],
)
def test_a_list_has_an_entry_on_each_line_of_ndjson(arguments: tuple[str, ...], entries: str, run: Runner) -> None:
    whole = orjson.loads(run(*arguments).out)[entries]
    assert [orjson.loads(line) for line in run(*arguments, "--format", "ndjson").out.splitlines()] == whole


def test_an_example_prints_its_request(run: Runner) -> None:
    assert run("examples", "java", "too-large-a-palace").out == ILLEGAL + b"\n"


def test_an_example_of_any_question_about_a_state_is_drawn(run: Runner) -> None:
    for (game, _), example in {(game, example["operation"]): example for game, example in EXAMPLES}.items():
        if "state" in example["request"]:
            assert run("draw", game, given=orjson.dumps(example["request"])).out.startswith(b"<svg"), example["name"]


def test_the_languages_are_those_of_the_service() -> None:
    assert options.LANGUAGES == LANGUAGES


@pytest.mark.slow
@pytest.mark.parametrize("options", [(), ("--language", "cs", "--explain", "--minimal")])
def test_a_stream_is_answered_as_by_the_api(options: tuple[str, ...], run: Runner, api: Client) -> None:
    questions = [
        {"correlation_id": example["name"], "question": {game: {example["operation"]: example["request"]}}}
        for game, example in EXAMPLES
    ]
    unknown: list[Any] = [{"chess": {"rulings": {}}}, {"java": {"openings": {}}}, {"java": {"rulings": {}}}, {}]
    strangers = [{"correlation_id": "a", "question": question} for question in unknown]
    faulty = [b"", b"{", b" " * (MOST_BYTES + 1) + b"x", b'{"correlation_id": "a", "ga']
    given = b"\n".join([*map(orjson.dumps, [*questions, *strangers]), *faulty])
    headers = {"Accept-Language": "cs", "Prefer": "return=minimal"} if options else {}
    query = "?explain=all" if options else ""
    expected = api.post(f"/v1/streams{query}", data=given, content_type="application/x-ndjson", headers=headers).get_data()
    ended = run("ask", "--format", "ndjson", *options, given=given)
    assert (ended.code, ended.err) == (65, "")
    assert ended.out == expected


def test_a_stream_has_a_last_line_and_an_exit_code(run: Runner) -> None:
    line = {"correlation_id": "a", "question": {"java": {"rulings": orjson.loads(ILLEGAL)}}}
    assert run("ask", "--format", "ndjson").out == b'{"type":"end","reason":"complete","answers":0,"problems":0}\n'
    ended = run("ask", "--format", "ndjson", "--exit-code", given=orjson.dumps(line))
    assert (ended.code, orjson.loads(ended.out.splitlines()[-1])["reason"]) == (1, "complete")
    for arguments in (("ask",), ("ask", "--format", "json"), ("ask", "java"), ("ask", "java", "--format", "ndjson")):
        ended = run(*arguments, given=orjson.dumps(line))
        assert (ended.code, ended.out) == (64, b""), arguments
