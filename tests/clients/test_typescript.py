"""The TypeScript package: its types follow the contract, and its client asks everything of a running service.

What it does is tested in TypeScript, in the folder beside this file, by a project in which the package is installed as it would
be published. `make clients` generates its types.
"""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lawspeaker import __version__
from lawspeaker.api.code_examples import ways_to_ask
from lawspeaker.api.contract import contract
from lawspeaker.api.guides import guides_of
from lawspeaker.api.openapi import document
from lawspeaker.api.reference import Reference
from lawspeaker.api.service import Service
from lawspeaker.api.settings import Settings
from lawspeaker.games import GAMES
from tests.api.test_guides import QUESTION
from tests.clients.python.test_operations import OURS
from tests.games.test_the_plainest_client import SET_UPS
from tests.serving import ROOT, Server
from tests.tools import NODE_PACKAGES, TYPESCRIPT_CLIENT, path_of

TESTS = Path(__file__).parent / "typescript"
README = (TYPESCRIPT_CLIENT / "README.md").read_text(encoding="utf-8")
EXAMPLES: list[str] = re.findall(r"```ts\n(.*?)```", README, re.DOTALL)
ADDRESS = "http://127.0.0.1:8000"
"""The address of the service in the examples."""
LONGEST = 600
"""The time limit of a program in seconds. Only on a busy machine one comes near it."""
SHORT = "confusing-lands"
"""The game that the bot plays. It plays all games alike, and the others take long."""
SETTINGS = {
    "strict": True,
    "exactOptionalPropertyTypes": True,
    "noUncheckedIndexedAccess": True,
    "noUnusedLocals": True,
    "target": "ES2022",
    "module": "NodeNext",
    "lib": ["ES2022"],
    "types": ["node"],
    "skipLibCheck": True,  # to check all that is declared takes as long again
    "outDir": "built",
}


def guide_examples() -> Iterator[str]:
    """The questions of all guides as their pages show them in TypeScript, and their programs."""
    for guide in guides_of(GAMES.ours.values()):
        yield from re.findall(r"```ts\n(.*?)```", guide.text, re.DOTALL)
        for path, body in QUESTION.findall(guide.text):
            yield ways_to_ask(path, body.rstrip("\n"), ADDRESS)["TypeScript"][1]
    reference = Reference(document(list(contract(GAMES.ours, Service(Settings())))))
    yield from (reference.ways(operation, ADDRESS)["TypeScript"][1] for operation in reference.operations.values())


def package() -> dict[str, Any]:
    content: dict[str, Any] = json.loads((TYPESCRIPT_CLIENT / "package.json").read_text(encoding="utf-8"))
    return content


def test_the_package_has_the_version_and_licence_of_the_service() -> None:
    assert package()["version"] == __version__
    assert package()["license"] == "MIT"
    assert (TYPESCRIPT_CLIENT / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_the_lock_file_names_no_registry() -> None:
    lock = json.loads((TYPESCRIPT_CLIENT / "package-lock.json").read_text(encoding="utf-8"))
    assert lock["version"] == package()["version"]
    assert not [name for name, locked in lock["packages"].items() if "resolved" in locked]


@pytest.fixture(scope="module")
def programs() -> Path:
    """The folder with the programs that npm installed."""
    return Path(path_of(NODE_PACKAGES)).parent


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """Runs a program, and returns its output. Fails with the output if the program does."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=LONGEST,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.mark.slow
def test_the_types_follow_the_contract(programs: Path, tmp_path: Path) -> None:
    command, _, written = package()["scripts"]["generate"].rpartition(" ")
    assert written == "src/schema.ts"
    generated = tmp_path / "schema.ts"
    path = os.pathsep.join((str(programs), os.environ["PATH"]))
    run("sh", "-c", f"{command} {generated}", cwd=TYPESCRIPT_CLIENT, PATH=path)
    same = generated.read_bytes() == (TYPESCRIPT_CLIENT / "src" / "schema.ts").read_bytes()
    assert same, "openapi.yaml has changed since: `make clients` writes the types anew."


def reads(contract: Any) -> Iterator[dict[str, Any]]:
    """All that is read with GET, with the first value that the contract gives for each parameter."""
    schemas = contract["components"]["schemas"]
    for path, methods in contract["paths"].items():
        if "get" in methods:
            parameters = [parameter for parameter in methods["get"]["parameters"] if parameter.get("in") == "path"]
            names = {parameter["name"]: parameter["schema"]["$ref"].rpartition("/")[2] for parameter in parameters}
            yield {"path": path, "parameters": {name: schemas[schema]["enum"][0] for name, schema in names.items()}}


def material(contract: Any, service: Server) -> dict[str, Any]:
    """What the tests in TypeScript need to know; see ``material.ts``."""
    return {
        "url": service.url,
        "worked": [{"game": it.game.id, "question": it.operation, "name": it.name, "request": it.body} for it in OURS],
        "reads": list(reads(contract)),
        "setups": [{"game": SHORT, "setup": setup | {"seed": "rice"}} for setup in SET_UPS[SHORT]],
    }


OF_NO_GAME = {"/v1/batches", "/v1/streams", "/v1/receipts", "/v1/receipts/verify"}
"""What is sent to no game: questions inside of others, and receipts."""


def test_there_is_a_worked_example_for_every_question(contract: Any) -> None:
    asked = {path for path, methods in contract["paths"].items() if "post" in methods}
    assert {worked.path for worked in OURS} | OF_NO_GAME == asked


def install(project: Path, programs: Path) -> None:
    """Installs the package into ``project``, as it would be published, with what it depends on."""
    source, modules = project / "source", project / "node_modules"
    shutil.copytree(TYPESCRIPT_CLIENT, source, ignore=shutil.ignore_patterns("node_modules", "dist"))
    installed = programs.parent
    (source / "node_modules").symlink_to(installed)
    packed = run("npm", "pack", "--silent", cwd=source).split()[-1]
    client = modules / package()["name"]
    client.mkdir(parents=True)
    run("tar", "--extract", "--strip-components=1", "--file", source / packed, "--directory", client, cwd=project)
    for name in ("openapi-fetch", "openapi-typescript-helpers", "@types", "undici-types"):
        (modules / name).symlink_to(installed / name)
    shutil.rmtree(source)


@pytest.mark.long
@pytest.mark.slow
def test_everything_is_asked_through_the_package(programs: Path, contract: Any, service: Server, tmp_path: Path) -> None:
    """One test, because to build the package is what takes long."""
    install(tmp_path, programs)
    assert sorted(path.name for path in (tmp_path / "node_modules" / "@lawspeaker" / "client").iterdir()) == [
        "LICENSE",
        "README.md",
        "dist",
        "examples",
        "package.json",
    ]
    for source in (*TESTS.glob("*.ts"), TYPESCRIPT_CLIENT / "examples" / "bot.ts"):
        shutil.copy(source, tmp_path)
    for number, example in enumerate(EXAMPLES):
        assert ADDRESS in example
        (tmp_path / f"readme-{number}.ts").write_text(example.replace(ADDRESS, service.url), encoding="utf-8")
    for number, guide in enumerate(guide_examples()):
        (tmp_path / f"guide-{number}.ts").write_text(guide, encoding="utf-8")
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    (tmp_path / "tsconfig.json").write_text(json.dumps({"compilerOptions": SETTINGS, "include": ["*.ts"]}), encoding="utf-8")
    (tmp_path / "material.json").write_text(json.dumps(material(contract, service)), encoding="utf-8")

    run(programs / "tsc", cwd=tmp_path)

    for number, example in enumerate(EXAMPLES):
        printed = run("node", f"built/readme-{number}.js", cwd=tmp_path)
        assert printed.splitlines() == re.findall(r"^ *(?:.* )?console\.log\(.*\); // (.*)$", example, re.MULTILINE)
    tests = sorted(path.name for path in (tmp_path / "built").glob("*.test.js"))
    assert len(tests) == 4
    run("node", "--test", *(f"built/{name}" for name in tests), cwd=tmp_path, MATERIAL=str(tmp_path / "material.json"))
