"""Holding a service to the conformance cases: ours passes all, and whoever answers wrongly is found."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import orjson
import pytest

from lawspeaker.cli.conforming import MOST_WITHOUT_ANSWER
from lawspeaker.conformance.cases import InvalidFileError
from lawspeaker.conformance.package.subject import Package
from tests.answering import listening, send
from tests.cli.conftest import Runner
from tests.conformance import cases_of
from tests.serving import LONG, Server, serve
from tests.sweeps import each

Change = Callable[[str, Any], Any]
"""Changes an answer; it gets the path of the request, too."""


@pytest.fixture(autouse=True)
def cases_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lawspeaker.cli.conforming.read_cases", lambda game, _: cases_of(game))


@pytest.fixture(scope="module")
def service() -> Iterator[Server]:
    with serve(workers=1) as running:
        yield running


@contextmanager
def proxy(service: Server, change: Change) -> Iterator[str]:
    """The URL of a proxy in front of a service that changes its answers."""
    with httpx.Client(base_url=service.url, timeout=LONG) as client:

        def respond(handler: BaseHTTPRequestHandler, body: bytes) -> None:
            headers = {"Content-Type": "application/json"} if body else {}
            answer = client.request(handler.command, handler.path, content=body, headers=headers)
            changed = change(handler.path, answer.json())
            send(handler, answer.status_code, orjson.dumps(changed), answer.headers["content-type"])

        with listening(respond) as url:
            yield url


def report_of(out: bytes) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(out)
    return report


RULE = ("--game", "java", "--rule", "palace.size")


@pytest.mark.slow
def test_our_own_service_passes_the_cases_of_a_rule_over_http(service: Server, run: Runner) -> None:
    ended = run("conform", *RULE, "--url", service.url)
    report = report_of(ended.out)
    assert (ended.code, ended.err, report["failures"]) == (0, "", [])
    assert report["passed"] == sum("palace.size" in case.rules for case in cases_of("java")) > 30
    (game,) = report["games"]
    assert sum(row["passed"] for row in game["questions"]) == report["passed"]
    assert {"rule": "palace.size", "passed": report["passed"], "failed": 0} in game["rules"]


@pytest.mark.slow
def test_a_service_that_breaks_one_rule_is_found_with_that_rule(service: Server, run: Runner, tmp_path: Path) -> None:
    def ignore_palace_size(_: str, answer: Any) -> Any:
        broken = [finding["rule"] for finding in answer.get("findings", ()) if finding["outcome"] == "violated"]
        if answer.get("verdict") == "illegal" and broken == ["palace.size"]:
            return answer | {"verdict": "legal", "findings": []}
        return answer

    junit = tmp_path / "junit.xml"
    with proxy(service, ignore_palace_size) as url:
        ended = run("conform", *RULE, "--url", url, "--junit", str(junit))
    report = report_of(ended.out)
    assert ended.code == 1
    assert report["failed"] == len(report["failures"]) > 3
    assert all("palace.size" in failure["rules"] for failure in report["failures"])
    assert {"at": "/verdict", "expected": "illegal", "found": "legal"} in [
        difference for failure in report["failures"] for difference in failure["differences"]
    ]
    suites = ElementTree.parse(junit).getroot()
    assert (suites.get("tests"), suites.get("failures")) == (str(report["passed"] + report["failed"]), str(report["failed"]))
    failed = {test.get("name") for test in suites.iter("testcase") if test.find("failure") is not None}
    assert failed == {failure["case"] for failure in report["failures"]}


CASE = ("--game", "java", "--case", "palace-is-built", "--case", "palace-is-built-small")


@pytest.mark.slow
@each(
    "wrong",
    [
        [],
        None,
        {"verdict": []},
        {"verdict": "legal", "findings": {}},
        {"verdict": "legal", "findings": [1], "hinges_on": []},
        {"verdict": "legal", "findings": [{"rule": {}, "outcome": "violated"}], "hinges_on": []},
        {"verdict": "legal", "findings": [], "hinges_on": [], "state": "\u0000\u001b[2J"},
        {"verdict": "x" * 100_000, "findings": [], "hinges_on": []},
    ],
    label=lambda wrong: repr(wrong)[:50],
)
def test_any_answer_can_be_compared(wrong: Any, service: Server, run: Runner, tmp_path: Path) -> None:
    junit = tmp_path / "junit.xml"
    with proxy(service, lambda path, answer: wrong if path.endswith("explain=all") else answer) as url:
        ended = run("conform", *CASE, "--url", url, "--junit", str(junit), "--format", "text")
    assert (ended.code, ended.err) == (1, "")
    text = ended.out.decode()
    assert "0 of 2 cases passed." in text
    assert "\u001b" not in text
    assert len(text) < 10_000
    ElementTree.parse(junit)


@pytest.mark.slow
def test_a_service_that_answers_no_more_ends_the_run(run: Runner) -> None:
    def answer_the_list_alone(handler: BaseHTTPRequestHandler, _: bytes) -> None:
        if handler.path == "/v1/games":
            send(handler, 200, b'{"games": [{"id": "java"}]}', "application/json")
        else:
            send(handler, 500, b"<h1>Oops</h1>", "text/html")

    with listening(answer_the_list_alone) as url:
        ended = run("conform", "--game", "java", "--url", url)
    assert (ended.code, ended.out) == (69, b"")
    *progress, last = ended.err.splitlines()
    assert last.endswith("is 500, text/html: <h1>Oops</h1>.")
    assert len(progress) == MOST_WITHOUT_ANSWER - 1


def test_a_service_that_falls_silent_ends_the_run_in_time(run: Runner) -> None:
    is_over = threading.Event()

    def answer_the_list_alone(handler: BaseHTTPRequestHandler, _: bytes) -> None:
        if handler.path == "/v1/games":
            send(handler, 200, b'{"games": [{"id": "java"}]}', "application/json")
        else:
            is_over.wait(LONG)
            handler.close_connection = True

    with listening(answer_the_list_alone) as url:
        ended = run("conform", "--game", "java", "--url", url, "--timeout", "0.4")
        is_over.set()
    silence = f"{url} did not answer in time."
    assert (ended.code, ended.out) == (69, b"")
    assert [line.endswith(silence) for line in ended.err.splitlines()] == [True, True]


def test_a_missing_member_is_named_by_its_pointer(run: Runner) -> None:
    answer = b'{"verdict": "legal", "findings": [{"outcome": "violated"}], "hinges_on": []}'
    with answered(b'{"games": [{"id": "java"}]}', answer) as url:
        ended = run("conform", *CASE, "--url", url)
    found = {difference["expected"] for failure in report_of(ended.out)["failures"] for difference in failure["differences"]}
    assert found == {"the member /findings/0/rule"}


def test_missing_questions_fail_and_the_run_goes_on(run: Runner) -> None:
    """A server that knows no such path usually says so with a page."""

    def answer_standings_alone(handler: BaseHTTPRequestHandler, _: bytes) -> None:
        if handler.path == "/v1/games":
            send(handler, 200, b'{"games": [{"id": "java"}]}', "application/json")
        elif handler.path.startswith("/v1/games/java/standings"):
            send(handler, 200, b'{"players": [], "hinges_on": []}', "application/json")
        else:
            send(handler, 404, b"<h1>Not found</h1>", "text/html")

    with listening(answer_standings_alone) as url:
        everything = run("conform", "--url", url, "--question", "replays")
        one = run("conform", "--url", url, "--question", "standings", "--question", "replays")
    report = report_of(everything.out)
    assert (everything.code, everything.err, report["passed"]) == (1, "", 0)
    assert report["failed"] > MOST_WITHOUT_ANSWER
    assert {"404, text/html" in failure["error"] for failure in report["failures"]} == {True}
    assert {row["question"] for game in report_of(one.out)["games"] for row in game["questions"]} == {"standings", "replays"}


def answered(*answers: bytes, media_type: str = "application/json") -> AbstractContextManager[str]:
    """The URL of a server that gives these answers, the first to ``GET /v1/games``, the last again and again."""
    left = list(answers)

    def respond(handler: BaseHTTPRequestHandler, _: bytes) -> None:
        body = left.pop(0) if len(left) > 1 else left[0]
        send(handler, 200, body, media_type if len(left) == 1 and handler.command == "POST" else "application/json")

    return listening(respond)


@pytest.mark.parametrize("games", [b'{"games": []}', b'{"games": [{"id": "chess"}]}', b'{"games": [{"id": 5}, {"id": []}]}'])
def test_a_service_without_any_game_that_has_cases_does_not_pass(games: bytes, run: Runner) -> None:
    with answered(games) as url:
        ended = run("conform", "--url", url)
    assert (ended.code, ended.out) == (64, b"")
    assert ended.err.startswith("There are no cases for the games of the service. It has: ")


def test_a_failed_case_is_shown_with_both_answers(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    (built,) = (case for case in cases_of("java") if case.id == "palace-is-built")
    case = replace(built, expect={**built.expect, "verdict": "illegal", "violated": ["palace.size"]})
    monkeypatch.setattr("lawspeaker.cli.conforming.read_cases", lambda game, folder: [case] if game == "java" else [])
    ended = run("conform", "--format", "text")
    assert ended.code == 1
    assert ended.out.decode().split("Failures\n")[1].splitlines()[:3] == [
        f"java palace-is-built: {case.title}",
        "  • rulings: Player One builds a palace of 4 on F12",
        "  • expected illegal by palace.size; found legal",
    ]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--game", "jave"), "The service has no game jave. Did you mean java?"),
        (("--case", "palace-is-bilt"), "There is no case palace-is-bilt. Did you mean palace-is-built?"),
        (
            ("--case", "palace-is-built", "--question", "votes"),
            "There is no case with the id palace-is-built and the question votes.",
        ),
        (("--question", "vote"), "There is no case with the question vote. Did you mean votes?"),
        (("--rule", "palace.sise"), "There is no rule palace.sise. Did you mean palace.size?"),
        (("--game", "graenaland", "--rule", "palace.size"), "There is no rule palace.size."),
        (("--rule", "palace.size", "--question", "votes"), "There is no case with the question votes and the rule palace.size."),
    ],
)
def test_unknown_names_are_wrong_usage(arguments: tuple[str, ...], sentence: str, run: Runner) -> None:
    ended = run("conform", *arguments)
    assert (ended.code, ended.out) == (64, b"")
    assert ended.err.startswith(sentence)


def test_a_broken_file_of_cases_is_named(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def read_cases(game: str, folder: Path) -> Iterator[Any]:
        raise InvalidFileError(f"{folder}/game.yaml, line 7: mapping values are not allowed in this context.")

    monkeypatch.setattr("lawspeaker.cli.conforming.read_cases", read_cases)
    ended = run("conform", "--game", "java")
    assert (ended.code, ended.out) == (65, b"")
    assert ended.err.endswith("cases/game.yaml, line 7: mapping values are not allowed in this context.\n")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("jawa", "No game jawa is installed. Did you mean java? There are: graenaland, confusing-lands, java"),
        ("chess", "No game chess is installed. There are: graenaland, confusing-lands, java"),
    ],
)
def test_only_what_is_installed_is_checked(name: str, sentence: str, run: Runner) -> None:
    ended = run("check-package", name)
    assert (ended.code, ended.out) == (64, b"")
    assert ended.err.startswith(sentence)


def test_what_a_package_lacks_is_said_under_its_property(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def names_are_short(package: Package) -> Iterator[str]:
        """Names are short."""
        yield from (f"{package.game.id} is too long." for _ in range(25))

    def always_holds(package: Package) -> Iterator[str]:
        """Nothing else."""
        yield from ()

    monkeypatch.setattr("lawspeaker.cli.checking.CHECKS", [names_are_short, always_holds])
    ended = run("check-package", "java", "--format", "text")
    heading, *bullets, more, _, last = ended.out.decode().splitlines()
    assert (ended.code, heading, last) == (1, "java: Names are short.", "java: 1 of 2 checks passed.")
    assert (bullets, more) == (["  • java is too long."] * 20, "  There are more.")
    (failure,) = report_of(run("check-package", "java", "--format", "json").out)["failures"]
    assert failure["property"] == "Names are short."


def test_a_report_that_cannot_be_written_is_said(run: Runner, tmp_path: Path) -> None:
    ended = run("conform", *CASE, "--junit", str(tmp_path / "none" / "junit.xml"))
    assert ended.code == 74
    assert "No such file or directory" in ended.err
