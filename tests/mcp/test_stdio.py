"""``lawspeaker mcp``, as an assistant starts it, with the client of the SDK."""

import asyncio
import json
import shlex
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from mcp import StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client
from mcp.client.streamable_http import streamable_http_client

from lawspeaker.api.admission.keys import hash_key, new_key
from tests.mcp.conftest import Said, said
from tests.mcp.disputes import DISPUTES
from tests.serving import LONG, Server, serve

PROGRAM = ["-m", "lawspeaker", "mcp"]
KEY = new_key()
VOTE: dict[str, Any] = {
    "game": "graenaland",
    "territory": "bay",
    "state": {"territories": {"bay": {"settlements": [{"player": "red", "kind": "village"}], "heroes": [], "works": []}}},
}
TALK = [
    ("list_games", {}),
    ("count_votes", VOTE),
    ("search_rules", {"game": "java", "words": "palace.size", "language": "fr"}),
    ("draw", {"game": "java", "state": {}}),
    ("rule", {"game": "chess"}),
    *((step.tool, step.arguments) for steps in DISPUTES.values() for step in steps),
]


async def talk(client: Client) -> list[Said]:
    assert len((await client.list_tools()).tools) == 14
    assert (await client.read_resource("lawspeaker://guides/mcp")).contents
    return [said(await client.call_tool(tool, arguments)) for tool, arguments in TALK]


def as_a_program(use: Callable[[Client], Awaitable[Any]], *options: str, **environment: str) -> Any:
    program = StdioServerParameters(command=sys.executable, args=[*PROGRAM, *options], env=environment or None)

    async def run() -> Any:
        async with Client(stdio_client(program)) as client:
            return await use(client)

    return asyncio.run(asyncio.wait_for(run(), LONG))


@pytest.fixture(scope="module")
def service() -> Iterator[Server]:
    with serve(workers=1, access="keys", api_keys=str(hash_key("table", KEY))) as running:
        yield running


@pytest.fixture(scope="module")
def from_the_program() -> list[Said]:
    """What the program answers by itself."""
    answers: list[Said] = as_a_program(talk)
    return answers


@pytest.fixture(scope="module")
def through_the_program(service: Server) -> list[Said]:
    """What the program answers that asks the service."""
    answers: list[Said] = as_a_program(talk, "--url", service.url, LAWSPEAKER_KEY=KEY)
    return answers


def test_an_assistant_talks_with_the_program(from_the_program: list[Said]) -> None:
    games, votes, rule, picture, refused, *_ = from_the_program
    assert games.text.startswith("graenaland: Graenaland, 3 to 5 players.")
    assert '"player":"red","votes":1' in votes.text
    assert "palais" in rule.text
    assert picture.text.startswith("A game of Java")
    assert refused.is_error


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["legacy", "2026-07-28"])
def test_a_service_says_the_same_over_http_and_through_the_program(
    service: Server, mode: str, from_the_program: list[Said], through_the_program: list[Said]
) -> None:
    async def run() -> list[Said]:
        from httpx2 import AsyncClient

        async with (
            AsyncClient(headers={"Authorization": f"Bearer {KEY}"}, timeout=LONG) as http,
            Client(streamable_http_client(f"{service.url}/mcp", http_client=http), mode=mode) as client,
        ):
            return await talk(client)

    over_http = asyncio.run(asyncio.wait_for(run(), LONG))
    assert over_http == through_the_program
    assert over_http == from_the_program
    assert [line for line in service.log if "StreamableHTTP" in line] == []  # what the SDK reports of each request


@pytest.mark.slow
def test_a_service_that_cannot_be_reached_is_named() -> None:
    async def use(client: Client) -> Said:
        return said(await client.call_tool("list_games", {}))

    answer = as_a_program(use, "--url", "http://127.0.0.1:9")
    assert answer.is_error
    assert answer.text.startswith("Cannot reach http://127.0.0.1:9")


HELLO = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
OPENING = [
    json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": HELLO}),
    json.dumps({"jsonrpc": "2.0", "method": "notifications/initialized"}),
]


def ping(id: int) -> str:
    return json.dumps({"jsonrpc": "2.0", "id": id, "method": "ping"})


NO_MESSAGES = {
    "no JSON": b"this is no JSON",
    "a bomb": b"[" * 100_000,
    "a bomb of objects": b'{"a":' * 100_000,
    "binary": bytes(range(1, 10)) + bytes(range(11, 256)),
    "zeros": b"\0" * 1000,
    "a batch": b"[" + ping(3).encode() + b"]",
    "an object": b"{}",
    "a huge line": b'{"a": "' + b"x" * 5_000_000 + b'"}',
}


@pytest.mark.slow
def test_a_line_that_is_no_message_gets_an_error_and_the_next_one_is_answered() -> None:
    lines = [*(line.encode() for line in OPENING), *NO_MESSAGES.values(), b"", ping(2).encode()]
    program = subprocess.Popen([sys.executable, *PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert program.stdin
    assert program.stdout
    program.stdin.write(b"".join(line + b"\n" for line in lines))
    program.stdin.flush()
    answers = [json.loads(program.stdout.readline()) for _ in range(3 + len(NO_MESSAGES))]  # a blank line is no message, either
    out, err = program.communicate(ping(3).encode(), timeout=LONG)  # the last line has no end
    assert (program.returncode, err) == (0, b"")
    assert [answer["id"] for answer in answers] == [1, *[None] * (len(NO_MESSAGES) + 1), 2]
    for answer in answers[1:-1]:
        assert answer["error"]["message"].startswith("Expected one JSON-RPC message")
    assert all(json.loads(line)["id"] == 3 for line in out.splitlines())


@pytest.mark.slow
def test_many_calls_at_once_are_all_answered() -> None:
    async def use(client: Client) -> list[Said]:
        return [said(result) for result in await asyncio.gather(*(client.call_tool("count_votes", VOTE) for _ in range(50)))]

    answers = as_a_program(use)
    assert len(answers) == 50
    assert len(set(answers)) == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("redirection", "code", "why"),
    [
        ("<&-", 66, "The MCP server needs standard input and standard output."),
        (">&-", 66, "The MCP server needs standard input and standard output."),
        ("> /dev/full", 74, "Cannot write to standard output."),
    ],
)
def test_without_usable_streams_it_ends_with_a_sentence(redirection: str, code: int, why: str) -> None:
    command = f"{shlex.join([sys.executable, *PROGRAM])} {redirection}"
    given = "\n".join([*OPENING, ping(2), ""]).encode()
    ended = subprocess.run(["bash", "-c", command], input=given, capture_output=True, timeout=LONG, check=False)
    assert ended.returncode == code
    assert ended.stderr.decode().startswith(why)
    assert ended.stderr.count(b"\n") == 1


@pytest.mark.slow
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, -signal.SIGTERM)])
def test_a_signal_ends_it_at_once(number: signal.Signals, code: int) -> None:
    program = subprocess.Popen([sys.executable, *PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert program.stdin
    assert program.stdout
    program.stdin.write("\n".join([*OPENING, ""]).encode())
    program.stdin.flush()
    assert b'"serverInfo"' in program.stdout.readline()
    program.send_signal(number)
    assert program.wait(timeout=LONG) == code
    out, err = program.communicate()
    assert (out, err.strip()) == (b"", b"")


@pytest.mark.slow
def test_it_ends_if_nobody_reads_its_answers() -> None:
    program = subprocess.Popen([sys.executable, *PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert program.stdin
    assert program.stdout
    program.stdout.close()
    program.stdin.write("\n".join([*OPENING, ""]).encode())
    program.stdin.flush()
    assert program.wait(timeout=LONG) == 141
    program.stdout = None
    _, err = program.communicate()
    assert err == b""


def test_without_its_packages_the_program_says_how_to_install_them() -> None:
    code = (
        "import lawspeaker.mcp.installed as installed; installed.PACKAGES = ('no_such_package',);"
        "import sys; from lawspeaker.cli.program import main; sys.exit(main(['mcp']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=LONG, check=False)
    assert (done.returncode, done.stdout) == (64, "")
    assert "pip install '.[mcp]'" in done.stderr
