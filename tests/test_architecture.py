"""Imports run one way, and nothing below the API looks at a clock, rolls dice, or reads the environment."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import lawspeaker

SERVICE = Path(lawspeaker.__file__).parent
MODULES = {
    ".".join(("lawspeaker", *path.relative_to(SERVICE).with_suffix("").parts)).removesuffix(".__init__"): path
    for path in sorted(SERVICE.rglob("*.py"))
}

ABOVE_THE_API = ("lawspeaker.serving", "lawspeaker.cli", "lawspeaker.__main__")

FORBIDDEN = {
    "lawspeaker.adjudication": ("lawspeaker.games", "lawspeaker.api", *ABOVE_THE_API),
    "lawspeaker.games": ("lawspeaker.api", *ABOVE_THE_API),
    "lawspeaker.api": ABOVE_THE_API,
    "lawspeaker.serving": ("lawspeaker.cli", "lawspeaker.__main__"),
    "lawspeaker.cli": ("lawspeaker.serving",),
}
"""By layer, the layers above it, and those beside it of which it knows nothing."""

HTTP = ("flask", "werkzeug", "gunicorn", "jinja2", "requests", "urllib", "http", "socket")
CHANCE = ("time", "datetime", "random", "secrets", "uuid", "os", "tempfile", "threading", "asyncio", "subprocess")
"""What makes an answer depend on something else than the request."""

below_the_api = pytest.mark.parametrize(
    "name", [name for name in MODULES if name.startswith(("lawspeaker.adjudication", "lawspeaker.games"))]
)


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports, and every name that it imports from one, anywhere in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module, names, level):
                assert level == 0, f"{path}: imports are written out in full"
                yield from (f"{module}.{alias.name}" for alias in names)


def is_below(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


@pytest.mark.parametrize("name", MODULES)
def test_imports_run_one_way(name: str) -> None:
    for layer, above in FORBIDDEN.items():
        if is_below(name, layer):
            assert [one for one in imported(MODULES[name]) if is_below(one, *above)] == []


@below_the_api
def test_the_rules_know_no_http(name: str) -> None:
    assert [one for one in imported(MODULES[name]) if is_below(one, *HTTP)] == []


@below_the_api
def test_an_answer_depends_on_the_request_alone(name: str) -> None:
    assert [one for one in imported(MODULES[name]) if is_below(one, *CHANCE)] == []


@pytest.mark.parametrize("name", [name for name in MODULES if is_below(name, "lawspeaker.api", *ABOVE_THE_API)])
def test_api_and_command_line_know_of_the_games_only_that_there_are_some(name: str) -> None:
    from_games = [one for one in imported(MODULES[name]) if is_below(one, "lawspeaker.games")]
    assert set(from_games) <= {"lawspeaker.games.GAMES"}


@pytest.mark.parametrize("name", [name for name in MODULES if is_below(name, "lawspeaker.games")])
def test_a_game_knows_no_other_game(name: str) -> None:
    own = ".".join(name.split(".")[:3])
    if own != "lawspeaker.games":
        assert [one for one in imported(MODULES[name]) if is_below(one, "lawspeaker.games") and not is_below(one, own)] == []


def test_the_modules_were_found() -> None:
    for name in ("lawspeaker.adjudication.ruling", "lawspeaker.games", "lawspeaker.games.graenaland.votes", "lawspeaker.cli"):
        assert name in MODULES
    assert set(CHANCE) <= set(sys.stdlib_module_names)
