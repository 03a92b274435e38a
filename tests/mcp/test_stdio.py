"""``lawspeaker mcp``, as an assistant starts it, and a service at ``--url`` or at ``/mcp``."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from mcp import StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client
from mcp.client.streamable_http import streamable_http_client

from lawspeaker.api.admission.keys import hash_key, new_key
from lawspeaker.cli.assisting import OneAfterAnother
from lawspeaker.cli.program import main
from lawspeaker.cli.remote import Remote
from lawspeaker.mcp.server import mcp_server
from tests.answering import from_service, listening
from tests.client import client_of_front
from tests.mcp.conftest import OURS, Said, in_process, said
from tests.mcp.disputes import DISPUTES
from tests.serving import LONG, free_port
from tests.sweeps import each

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
    *((step.tool, step.arguments) for step in DISPUTES["java"]),
]


async def talk(client: Client) -> list[Said]:
    assert len((await client.list_tools()).tools) == 14
    assert (await client.read_resource("lawspeaker://guides/mcp")).contents
    return [said(await client.call_tool(tool, arguments)) for tool, arguments in TALK]


@pytest.fixture(scope="module")
def expected() -> list[Said]:
    """What a server in this process says."""
    answers: list[Said] = in_process(talk)
    return answers


@pytest.fixture(scope="module")
def service() -> Iterator[str]:
    """The URL of a service that requires a key."""
    with listening(from_service(client_of_front(OURS, access="keys", api_keys=(str(hash_key("table", KEY)),)))) as url:
        yield url


@pytest.mark.slow
def test_an_assistant_talks_with_the_program(expected: list[Said]) -> None:
    async def run() -> tuple[list[Said], list[Said]]:
        program = StdioServerParameters(command=sys.executable, args=PROGRAM)
        async with Client(stdio_client(program)) as client:
            at_once = await asyncio.gather(*(client.call_tool("count_votes", VOTE) for _ in range(50)))
            return await talk(client), [said(result) for result in at_once]

    answers, at_once = asyncio.run(asyncio.wait_for(run(), LONG))
    assert answers == expected
    assert at_once == [expected[1]] * 50
    games, votes, rule, picture, refused, *_ = answers
    assert games.text.startswith("graenaland: Graenaland, 3 to 5 players.")
    assert '"player":"red","votes":1' in votes.text
    assert "palais" in rule.text
    assert picture.text.startswith("A game of Java")
    assert refused.is_error


@pytest.mark.slow
@each("mode", ["legacy", "2026-07-28"])
def test_the_endpoint_of_a_service_says_the_same(mode: str, service: str, expected: list[Said]) -> None:
    async def run() -> list[Said]:
        from httpx2 import AsyncClient

        async with (
            AsyncClient(headers={"Authorization": f"Bearer {KEY}"}, timeout=LONG, trust_env=False) as http,
            Client(streamable_http_client(f"{service}/mcp", http_client=http), mode=mode) as client,
        ):
            return await talk(client)

    assert asyncio.run(asyncio.wait_for(run(), LONG)) == expected


def message(method: str, id: int | None = None, **params: Any) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "method": method, "params": params} | ({} if id is None else {"id": id})).encode()


def call(id: int, tool: str, **arguments: Any) -> bytes:
    return message("tools/call", id, name=tool, arguments=arguments)


HELLO = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
OPENING = [message("initialize", 1, **HELLO), message("notifications/initialized")]
NO_MESSAGES = {
    "no JSON": b"this is no JSON",
    "a bomb": b"[" * 100_000,
    "a bomb of objects": b'{"a":' * 100_000,
    "binary": bytes(range(1, 10)) + bytes(range(11, 256)),
    "zeros": b"\0" * 1000,
    "a batch": b"[" + message("ping", 3) + b"]",
    "an object": b"{}",
    "a huge line": b'{"a": "' + b"x" * 5_000_000 + b'"}',
    "a blank line": b"",
}


@pytest.mark.slow
def test_the_program_asks_the_service_at_its_url_until_ctrl_c(service: str, expected: list[Said]) -> None:
    environment = os.environ | {"LAWSPEAKER_KEY": KEY, "NO_PROXY": "*"}
    command = [sys.executable, *PROGRAM, "--url", service]
    with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        assert run.stdin
        assert run.stdout
        run.stdin.write(b"\n".join([*OPENING, call(2, "count_votes", **VOTE), b""]))
        run.stdin.flush()
        begun, votes = (json.loads(run.stdout.readline()) for _ in range(2))
        assert begun["result"]["serverInfo"]["name"] == "lawspeaker"
        assert votes["result"]["content"][0]["text"] == expected[1].text

        run.stdin.write(b"\n".join([*NO_MESSAGES.values(), message("ping", 3), b""]))
        run.stdin.flush()
        *refusals, ping = (json.loads(run.stdout.readline()) for _ in range(len(NO_MESSAGES) + 1))
        for refusal in refusals:
            assert refusal["id"] is None
            assert refusal["error"]["message"].startswith("Expected one JSON-RPC message")
        assert ping["id"] == 3

        run.send_signal(signal.SIGINT)
        assert run.wait(timeout=LONG) == 130
        out, err = run.communicate()
        assert (out, err.strip()) == (b"", b"")


def test_an_unreachable_or_refusing_service_is_named(service: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_PROXY", "*")
    monkeypatch.setenv("LAWSPEAKER_KEY", new_key())

    def answer(url: str) -> Said:
        async def run() -> Said:
            async with Client(mcp_server(OURS, lambda _: OneAfterAnother(remote))) as client:
                return said(await client.call_tool("count_votes", VOTE))

        with closing(Remote(url)) as remote:
            return asyncio.run(asyncio.wait_for(run(), LONG))

    assert answer(service) == (f"{service}: An API key is required. The service does not know the key in LAWSPEAKER_KEY.", True)
    with free_port() as port:
        unreachable = answer(f"http://127.0.0.1:{port}")
    assert unreachable.is_error
    assert unreachable.text.startswith(f"Cannot reach http://127.0.0.1:{port}")


def test_without_both_streams_it_ends_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for stream in ("stdin", "stdout"):
        with monkeypatch.context() as patch:
            patch.setattr(sys, stream, None)
            assert main(["mcp"]) == 66
    assert capsys.readouterr().err == "The MCP server needs standard input and standard output.\n" * 2


@pytest.mark.slow
def test_it_ends_with_its_input_or_if_it_cannot_write() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    ended = {}
    with os.fdopen(writing, "w") as unread, Path("/dev/full").open("w") as full, Path(os.devnull).open("w") as read:
        for output in (unread, full, read):
            command = [sys.executable, *PROGRAM]
            with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=output, stderr=subprocess.PIPE) as run:
                assert run.stdin
                assert run.stderr
                run.stdin.write(b"\n".join([*OPENING, b""]))
                run.stdin.flush()
                if output is read:
                    run.stdin.close()
                ended[output] = (run.wait(LONG), run.stderr.read())
    assert ended == {unread: (141, b""), full: (74, b"Cannot write to standard output.\n"), read: (0, b"")}


def test_without_its_packages_it_says_how_to_install_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("lawspeaker.mcp.installed.PACKAGES", ("no_such_package",))
    assert main(["mcp"]) == 64
    written = capsys.readouterr()
    assert written.out == ""
    assert "pip install '.[mcp]'" in written.err
