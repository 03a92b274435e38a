"""Clients in other languages, generated as the guide says: they compile, and the bots of the guide play a game with them."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import openapi_generator_cli
import pytest

from lawspeaker.api.guides import GENERAL
from tests.serving import Server
from tests.tools import GO, JAVA, needs

pytestmark = [pytest.mark.slow, pytest.mark.thorough]

GUIDE = (GENERAL / "languages.md").read_text(encoding="utf-8")
JAR = Path(openapi_generator_cli.__file__).with_name("openapi-generator.jar")
"""The generator. It brings the packages for JSON that its clients in Java need."""
VALIDATOR = Path("/usr/share/gocode/src/gopkg.in/validator.v2")
"""Debian's copy of the only module that generated clients in Go need."""
GO_MODULE = """
module example.com/lawspeaker
go 1.19
require gopkg.in/validator.v2 v2.0.1
replace gopkg.in/validator.v2 => ./validator
"""
ANNOTATION = """
package javax.annotation;
public @interface Generated { String[] value(); String date() default ""; String comments() default ""; }
"""
"""The only other class that they need."""
POINTS = re.compile(r"one \d+\s+two \d+\s*")


def program(language: str) -> str:
    """The program of the guide in a language."""
    ((found),) = re.findall(rf"```{language}\n(.*?)```", GUIDE, re.DOTALL)
    return str(found)


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """Runs a program, and returns its output. Fails with the output if the program does."""
    done = subprocess.run(command, cwd=cwd, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-5_000:] + done.stderr[-5_000:]
    return done.stdout


def generate(language: str, contract: str, folder: Path) -> Path:
    """Generates the client as the guide says, and returns its folder."""
    (folder / "java.yaml").write_text(contract, encoding="utf-8")
    (command,) = re.findall(rf"^openapi-generator-cli (generate -g {language} .*)$", GUIDE, re.MULTILINE)
    run(Path(sys.executable).with_name("openapi-generator-cli"), *shlex.split(command), cwd=folder)
    return folder / "lawspeaker"


@pytest.fixture(scope="module")
def contract(service: Server) -> str:
    """The contract of one game."""
    return service.ask("/openapi/java.yaml")[2].decode()


@needs(GO, JAVA)
def test_a_client_in_go_plays(contract: str, service: Server, tmp_path: Path) -> None:
    client = generate("go", contract, tmp_path)
    shutil.rmtree(client / "test")
    shutil.copytree(VALIDATOR, client / "validator", ignore=shutil.ignore_patterns("*_test.go"))
    (client / "validator" / "go.mod").write_text("module gopkg.in/validator.v2\n", encoding="utf-8")
    (client / "go.mod").write_text(GO_MODULE, encoding="utf-8")
    (client / "bot").mkdir()
    (client / "bot" / "main.go").write_text(program("go"), encoding="utf-8")
    played = run("go", "run", "./bot", service.url, cwd=client, GOFLAGS="-mod=mod", GOPROXY="off")
    assert POINTS.fullmatch(played)


@needs(JAVA)
def test_a_client_in_java_plays(contract: str, service: Server, tmp_path: Path) -> None:
    client = generate("java", contract, tmp_path)
    sources = client / "src" / "main" / "java"
    (sources / "Bot.java").write_text(program("java"), encoding="utf-8")
    (sources / "Generated.java").write_text(ANNOTATION, encoding="utf-8")
    run("javac", "-nowarn", "-cp", JAR, "-d", tmp_path / "classes", *sources.rglob("*.java"), cwd=client)
    assert POINTS.fullmatch(run("java", "-cp", f"{JAR}{os.pathsep}{tmp_path / 'classes'}", "Bot", service.url, cwd=client))
