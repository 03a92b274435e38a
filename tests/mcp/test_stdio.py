"""``lawspeaker mcp``, as an assistant starts it, with the client of the SDK."""

import asyncio
import json
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
from tests.client import LONG
from tests.mcp.conftest import Said, said
from tests.serving import Server, serve

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


def test_an_assistant_talks_with_the_program() -> None:
    games, votes, rule, picture, refused = as_a_program(talk)
    assert games.text.startswith("graenaland: Graenaland, 3 to 5 players.")
    assert '"player":"red","votes":1' in votes.text
    assert "Un palais" in rule.text or "palais" in rule.text
    assert picture.text.startswith("A game of Java")
    assert refused.is_error


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["legacy", "2026-07-28"])
def test_a_service_says_the_same_over_http_and_through_the_program(service: Server, mode: str) -> None:
    async def run() -> list[Said]:
        from httpx2 import AsyncClient

        async with (
            AsyncClient(headers={"Authorization": f"Bearer {KEY}"}, timeout=LONG) as http,
            Client(streamable_http_client(f"{service.url}/mcp", http_client=http), mode=mode) as client,
        ):
            return await talk(client)

    over_http = asyncio.run(asyncio.wait_for(run(), LONG))
    assert over_http == as_a_program(talk, "--url", service.url, LAWSPEAKER_KEY=KEY)
    assert over_http == as_a_program(talk)
    assert [line for line in service.log if "StreamableHTTP" in line] == []  # what the SDK reports of each request


@pytest.mark.slow
def test_a_service_that_cannot_be_reached_is_named() -> None:
    async def use(client: Client) -> Said:
        return said(await client.call_tool("list_games", {}))

    answer = as_a_program(use, "--url", "http://127.0.0.1:9")
    assert answer.is_error
    assert answer.text.startswith("Cannot reach http://127.0.0.1:9")


@pytest.mark.slow
def test_the_program_writes_nothing_but_messages_and_ends_with_its_input() -> None:
    hello = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
    sent = [
        json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello}),
        json.dumps({"jsonrpc": "2.0", "method": "notifications/initialized"}),
        "this is no JSON",
        "[" * 100_000,
        json.dumps({"jsonrpc": "2.0", "id": 2, "method": "ping"}),
    ]
    done = subprocess.run(
        [sys.executable, *PROGRAM], input="\n".join(sent) + "\n", capture_output=True, text=True, timeout=LONG, check=False
    )
    assert done.returncode == 0
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert {answer["id"] for answer in answers if "result" in answer} <= {1, 2}
    assert all(answer["jsonrpc"] == "2.0" for answer in answers)
    assert "Traceback" not in done.stderr


def test_without_its_packages_the_program_says_how_to_install_them() -> None:
    code = (
        "import lawspeaker.mcp.installed as installed; installed.PACKAGES = ('no_such_package',);"
        "import sys; from lawspeaker.cli.program import main; sys.exit(main(['mcp']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=LONG, check=False)
    assert (done.returncode, done.stdout) == (64, "")
    assert "pip install 'lawspeaker[mcp]'" in done.stderr
