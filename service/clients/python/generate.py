"""Writes the generated modules of the package: ``models.py``, the shapes, and ``operations.py``, a method for each operation.

    python generate.py openapi.yaml lawspeaker_client

The shapes are written by datamodel-code-generator, the methods here, and ruff lays both out.
"""

import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from textwrap import indent, wrap
from typing import Any

import yaml

Json = Mapping[str, Any]

HEADER = '"""{}. Generated from openapi.yaml by `make clients`: do not edit."""\n'
SHAPES = (
    "--input-file-type=openapi",
    "--output-model-type=typing.TypedDict",
    "--target-python-version=3.11",
    "--enum-field-as-literal=all",
    "--use-standard-collections",
    "--use-union-operator",
    "--use-schema-description",
    "--use-field-description",
    "--use-inline-field-description",
    "--use-single-line-docstring",
    "--use-double-quotes",
    "--no-use-closed-typed-dict",
    "--disable-timestamp",
    "--formatters=builtin",
)
WIDTH = 116
NULL = re.compile(r"\[(array|object), 'null'\]")
"""The type of a list or map that a request may leave out. Here it is left out: no answer has ``null``."""
MODELS, OPERATIONS = "The shapes of requests and answers", "The operations of the service"
MINIMAL = "With ``minimal=True`` the answer leaves out the state, although its type has it."

GAMES = "/v1/games/"
BATCHES = "/v1/batches"
STREAMS = "/v1/streams"
"""The path of streams, whose method is written by hand."""


@dataclass(frozen=True)
class Method:
    """An operation of the contract as a method of a class."""

    game: str
    name: str
    verb: str
    path: str
    summary: str
    description: str
    parameters: Mapping[str, str]
    """The types of the parameters in the path."""
    query: tuple[str, ...]
    """The names of the parameters in the query that say what is asked for."""
    preferences: frozenset[str]
    request: str
    answer: str
    has_state: bool
    """Whether there is a state in the answer, which `Prefer: return=minimal` leaves out."""

    @property
    def constant(self) -> str:
        return f"_{self.game}_{self.name}".replace("-", "_").upper().replace("__", "_")


def methods(contract: Json) -> Iterator[Method]:
    """Each operation, in the order of the contract."""
    for path, item in contract["paths"].items():
        for verb, operation in item.items() if path != STREAMS else ():
            yield _method(contract, path, verb, operation)


def _method(contract: Json, path: str, verb: str, operation: Json) -> Method:
    game, _, _ = path.removeprefix(GAMES).partition("/") if path.startswith(GAMES) else ("", "", "")
    parameters = [_resolved(contract, parameter) for parameter in operation.get("parameters", [])]
    (answer,) = (content["schema"] for content in operation["responses"]["200"]["content"].values())
    body = operation.get("requestBody")
    return Method(
        game=game,
        name=operation["operationId"].removeprefix(game.replace("-", "_")).strip("_") or "game",
        verb=verb.upper(),
        path=path,
        summary=operation["summary"].rstrip("."),
        description=operation["description"],
        parameters={parameter["name"]: _type(parameter["schema"]) for parameter in parameters if parameter["in"] == "path"},
        query=tuple(
            parameter["name"] for parameter in parameters if parameter["in"] == "query" and parameter["name"] != "explain"
        ),
        preferences=frozenset(parameter["name"] for parameter in parameters if parameter["in"] != "path"),
        request=_type(body["content"]["application/json"]["schema"]) if body else "",
        answer=_type(answer),
        has_state=path == BATCHES or _has_state(contract, answer),
    )


def _resolved(contract: Json, schema: Json) -> Json:
    if "$ref" not in schema:
        return schema
    found: Json = contract
    for step in schema["$ref"].removeprefix("#/").split("/"):
        found = found[step]
    return found


def _type(schema: Json) -> str:
    """The type of a shape, which has to be a component: what has no name in the contract would have none here."""
    return f"models.{schema['$ref'].rpartition('/')[2]}"


def _has_state(contract: Json, answer: Json) -> bool:
    shape = _resolved(contract, answer)
    members = [
        member
        for variant in shape.get("oneOf", [shape])
        for member in _resolved(contract, variant).get("properties", {}).values()
    ]
    return any(member.get("$ref", "").endswith("State") for member in members)


def operations(contract: Json) -> str:
    """The module ``operations.py``."""
    every = list(methods(contract))
    titles = dict(_titles(contract))
    return "\n\n".join(
        [
            HEADER.format(OPERATIONS),
            "from lawspeaker_client import models\n"
            "from lawspeaker_client.exchange import Ask, AsyncAsk, Explain, Operation, Preferences",
            *(_constant(method) for method in every),
            *(
                text
                for prefix in ("", "Async")
                for text in (
                    *(
                        _class(prefix, _class_name(game), f"The questions of {title}, and its catalogue.", every, game, {})
                        for game, title in titles.items()
                    ),
                    _class(prefix, "Operations", "What a client can ask: a member for each game.", every, "", titles),
                )
            ),
        ]
    )


def _titles(contract: Json) -> Iterator[tuple[str, str]]:
    """Each game with its title, which is the tag of its operations."""
    for path, item in contract["paths"].items():
        if path.startswith(GAMES) and "/" not in path.removeprefix(GAMES):
            yield path.removeprefix(GAMES), item["get"]["tags"][0]


def _class_name(game: str) -> str:
    return game.title().replace("-", "")


def _constant(method: Method) -> str:
    return f'{method.constant}: Operation[{method.answer}] = Operation("{method.verb}", "{method.path}")'


def _class(prefix: str, name: str, meaning: str, every: list[Method], game: str, members: Mapping[str, str]) -> str:
    ask = f"{prefix}Ask"
    body = [
        f'"""{meaning}"""',
        f"def __init__(self, ask: {ask}) -> None:\n    self._send = ask"
        + "".join(f"\n    self.{of.replace('-', '_')} = {prefix}{_class_name(of)}(ask)" for of in members),
        *(_definition(method, bool(prefix)) for method in every if method.game == game),
    ]
    return f"class {prefix}{name}:\n" + indent("\n\n".join(body), "    ")


def _definition(method: Method, awaited: bool) -> str:
    given = [f"{name}: {kind}" for name, kind in method.parameters.items()]
    if method.request:
        given.append(f"request: {method.request}")
    preferences = [
        *(f"{name}: str | None = None" for name in method.query),
        *(["explain: Explain | None = None"] if "explain" in method.preferences else []),
        *(["language: str | None = None"] if "Accept-Language" in method.preferences else []),
        *(["minimal: bool = False"] if method.has_state else []),
    ]
    arguments = ", ".join(["self", *given, *(["*", *preferences] if preferences else [])])
    signature = f"{'async ' if awaited else ''}def {method.name}({arguments}) -> {method.answer}:"
    return signature + "\n" + indent(f"{_docstring(method)}\n{_body(method, awaited)}", "    ")


def _docstring(method: Method) -> str:
    lines = [line for paragraph in method.description.split("\n\n") for line in ("", *wrap(" ".join(paragraph.split()), WIDTH))]
    minimal = ["", MINIMAL] if method.has_state else []
    text = "\n".join([f"{method.summary}.", *lines, *minimal]).replace("\\", "\\\\").replace('"""', "'''")
    return f'"""{text}\n"""'


def _body(method: Method, awaited: bool) -> str:
    at = "".join(
        f".{place}({', '.join(f'{name}={name}' for name in names)})"
        for place, names in (("at", method.parameters), ("asking", method.query))
        if names
    )
    preferences = [
        *(["explain=explain"] if "explain" in method.preferences else []),
        *(["language=language"] if "Accept-Language" in method.preferences else []),
        *(["minimal=minimal"] if method.has_state else []),
    ]
    body = "request" if method.request else "None"
    wait = "await " if awaited else ""
    return f"return {wait}self._send({method.constant}{at}, {body}, Preferences({', '.join(preferences)}))"


def write(contract: Path, folder: Path) -> None:
    """Writes both modules into ``folder``."""
    models, methods_ = folder / "models.py", folder / "operations.py"
    text = NULL.sub(r"\1", contract.read_text(encoding="utf-8"))
    _run("datamodel-codegen", "--output", models, *SHAPES, "--custom-file-header", HEADER.format(MODELS), given=text)
    methods_.write_text(operations(yaml.load(text, yaml.CSafeLoader)), encoding="utf-8")
    _run("ruff", "format", "--quiet", "--config", Path(__file__).parents[3] / "pyproject.toml", models, methods_)


def _run(program: str, *arguments: str | Path, given: str | None = None) -> None:
    """Runs a program that is installed beside this Python, with the text ``given`` on its standard input."""
    subprocess.run([Path(sys.executable).with_name(program), *arguments], input=given, encoding="utf-8", check=True)


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]))
