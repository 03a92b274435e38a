"""Imports run one way, and nothing below the API looks at a clock, rolls dice, or reads the environment."""

import ast
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import lawspeaker

SERVICE = Path(lawspeaker.__file__).parent
MODULES = {
    ".".join(("lawspeaker", *path.relative_to(SERVICE).with_suffix("").parts)).removesuffix(".__init__"): path
    for path in sorted(SERVICE.rglob("*.py"))
}

ABOVE_THE_APP = ("lawspeaker.serving", "lawspeaker.cli", "lawspeaker.__main__")
ABOVE_THE_DESK = ("lawspeaker.app", *ABOVE_THE_APP)
ABOVE_THE_API = ("lawspeaker.library", "lawspeaker.refused", "lawspeaker.desk", "lawspeaker.mcp", *ABOVE_THE_DESK)
ABOVE_THE_GAMES = ("lawspeaker.api", "lawspeaker.archive", *ABOVE_THE_API)

FORBIDDEN = {
    "lawspeaker.adjudication": ("lawspeaker.games", *ABOVE_THE_GAMES),
    "lawspeaker.games": ABOVE_THE_GAMES,
    "lawspeaker.conformance": ("lawspeaker.games", *ABOVE_THE_GAMES),
    "lawspeaker.archive": ("lawspeaker.api", *ABOVE_THE_API),
    "lawspeaker.api": ("lawspeaker.archive", *ABOVE_THE_API),
    "lawspeaker.desk": ("lawspeaker.archive", "lawspeaker.mcp", *ABOVE_THE_DESK),
    "lawspeaker.mcp": ("lawspeaker.archive", "lawspeaker.desk", *ABOVE_THE_DESK),
    "lawspeaker.app": ("lawspeaker.archive", *ABOVE_THE_APP),
    "lawspeaker.serving": ("lawspeaker.archive", "lawspeaker.cli", "lawspeaker.__main__"),
    "lawspeaker.library": ("lawspeaker.desk", "lawspeaker.mcp", "lawspeaker.app", "lawspeaker.serving", "lawspeaker.cli"),
    "lawspeaker.cli": ("lawspeaker.desk", "lawspeaker.app", "lawspeaker.serving"),
}
"""For each layer, the layers that it must not import."""

ROOMS = ("words", "wire", "pictures", "rules", "deciding", "answers", "questions")
"""The rooms of the kernel. Each imports only earlier ones, and the modules outside of rooms, which import no room."""

HTTP = ("flask", "werkzeug", "gunicorn", "jinja2", "requests", "urllib", "http", "socket")
CHANCE = ("time", "datetime", "random", "secrets", "uuid", "os", "tempfile", "threading", "asyncio", "subprocess")
"""Modules that would make an answer depend on more than the request."""


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports, and every name that it imports from one, anywhere in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module, names, level):
                assert level == 0, f"{path}: imports are written out in full"
                yield from (f"{module}.{alias.name}" for alias in names)


@cache
def imports() -> Sequence[tuple[str, str]]:
    """All imports, as pairs of the importing module and the imported name."""
    return [(name, one) for name, path in MODULES.items() for one in imported(path)]


def is_below(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def imports_below_the_api() -> Sequence[tuple[str, str]]:
    return [(name, one) for name, one in imports() if is_below(name, "lawspeaker.adjudication", "lawspeaker.games")]


def test_imports_run_one_way() -> None:
    for layer, above in FORBIDDEN.items():
        assert [(name, one) for name, one in imports() if is_below(name, layer) and is_below(one, *above)] == []


def test_the_rooms_of_the_kernel_import_those_before_them() -> None:
    kernel = "lawspeaker.adjudication"
    rooms = [f"{kernel}.{room}" for room in ROOMS]
    for index, room in enumerate(rooms):
        later = rooms[index + 1 :]
        named = [one for name, one in imports() if is_below(name, room) and is_below(one, *later)]
        assert set(named) <= {f"{kernel}.questions.question.Question"}, "a game has questions of its own"
    beside = [one for name, one in imports() if is_below(name, kernel) and not is_below(name, *rooms)]
    assert [one for one in beside if is_below(one, *rooms)] == []


def test_the_rules_know_no_http() -> None:
    assert [(name, one) for name, one in imports_below_the_api() if is_below(one, *HTTP)] == []


def test_an_answer_depends_on_the_request_alone() -> None:
    assert [(name, one) for name, one in imports_below_the_api() if is_below(one, *CHANCE)] == []


def test_the_layers_above_the_games_know_only_their_list() -> None:
    above = [one for name, one in imports() if is_below(name, *ABOVE_THE_GAMES)]
    assert {one for one in above if is_below(one, "lawspeaker.games")} <= {
        "lawspeaker.games.GAMES",
        "lawspeaker.games.InvalidPackageError",
    }


def test_a_game_knows_no_other_game() -> None:
    for name, one in imports():
        if is_below(name, "lawspeaker.games") and is_below(one, "lawspeaker.games") and name != "lawspeaker.games":
            assert is_below(one, ".".join(name.split(".")[:3])), name


def test_only_the_mcp_server_needs_its_optional_packages() -> None:
    importing = {name for name, one in imports() if is_below(one, "mcp", "mcp_types", "svg2png_py", "anyio")}
    assert {name for name in importing if not is_below(name, "lawspeaker.mcp")} == {"lawspeaker.cli.assisting"}
    assert not importing & {"lawspeaker.mcp.installed", "lawspeaker.mcp.late_endpoint"}
    assert {one for name, one in imports() if name == "lawspeaker.app" and is_below(one, "lawspeaker.mcp")} == {
        "lawspeaker.mcp.installed.is_installed",
        "lawspeaker.mcp.late_endpoint.LateMCPEndpoint",
    }


def test_the_modules_were_found() -> None:
    layers = (
        "adjudication.deciding.ruling",
        "games",
        "games.graenaland.votes",
        "api.front",
        "desk.rules",
        "mcp.server",
        "app",
        "cli.local",
    )
    assert {f"lawspeaker.{name}" for name in layers} <= MODULES.keys()
    assert set(CHANCE) <= set(sys.stdlib_module_names)


def test_no_exception_is_stored_or_raised_again() -> None:
    """It would keep its traceback, and that all that was computed where it was raised: often in a circle. Store what it says."""
    below_the_api = [path for name, path in MODULES.items() if is_below(name, "lawspeaker.adjudication", "lawspeaker.games")]
    assert [place for path in below_the_api for place in stored_exceptions(path)] == []


def stored_exceptions(path: Path) -> Iterator[str]:
    """Where a file assigns, returns or yields a caught exception, or raises one that is not made on the spot."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Raise(exc=ast.Name(id=name)) if name.lstrip("_")[0].isupper():  # a class
                continue
            case ast.Raise(exc=ast.Name() | ast.Attribute() | ast.Subscript()):
                yield f"{path}:{node.lineno} {ast.unparse(node)}"
            case ast.ExceptHandler(name=str(name)):
                yield from (f"{path}:{stored.lineno} {ast.unparse(stored)}" for stored in _storing(node, name))


def _storing(handler: ast.ExceptHandler, name: str) -> Iterator[ast.stmt]:
    """The statements that store the exception called ``name``."""
    for node in ast.walk(handler):
        match node:
            case ast.Assign(value=value) | ast.AnnAssign(value=value) | ast.AugAssign(value=value) | ast.Return(value=value):
                kept = value.elts if isinstance(value, ast.Tuple | ast.List) else [value]
                if any(isinstance(one, ast.Name) and one.id == name for one in kept):
                    yield node
