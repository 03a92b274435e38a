"""What the latest release promises, each thing by its name with a digest of its meaning: `released.txt`.

These are the operations, shapes and problems of the contract, the rules, readings and figures of each game, and the conformance
cases. A promise is broken if its name is gone or its digest is another. What is new breaks none. `make released` writes the file
before a release; after it, the file changes only in a commit that says why.
"""

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import yaml

from lawspeaker.api.problem_types import PROBLEM_TYPES
from lawspeaker.api.published import reachable
from lawspeaker.games import GAMES
from tests.conformance import cases
from tests.serving import ROOT

FILE = Path(__file__).with_name("released.txt")
WORDS = {"description", "summary", "example", "examples", "title"}
"""Keywords of the contract that promise nothing to a program."""
NAMES = {"paths", "schemas", "parameters", "responses", "headers", "properties"}
"""Keywords of the contract with names of our own below them."""
GROWING = {"properties", "required", "discriminator", "enum", "x-enum-varnames", "oneOf"}
"""Keywords of a named schema that may get more values. Those that it has are promises of their own."""


def main() -> None:
    FILE.write_text("".join(f"{name}  {digest}\n" for name, digest in sorted(promises().items())), encoding="utf-8")


def released() -> dict[str, str]:
    """The promises of the latest release. There are none before the first."""
    lines = FILE.read_text(encoding="utf-8").splitlines() if FILE.exists() else []
    return {name: digest for name, _, digest in (line.rpartition("  ") for line in lines)}


def promises() -> dict[str, str]:
    contract = yaml.load((ROOT / "openapi.yaml").read_bytes(), yaml.CSafeLoader)
    problems = [(f"problem {type.id}", _digest(type.status)) for type in PROBLEM_TYPES.values()]
    return dict([*promises_of_contract(contract), *problems, *_promises_of_games(), *_promises_of_cases()])


def promises_of_contract(contract: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The operations with their parameters and answers, and the shapes with their members."""
    contract = _without_words(contract)
    components = contract["components"]
    sent, received = list[Any](), list[Any](components.get("responses", {}).values())
    yield "security", _digest(contract.get("security"))
    for path, operations in contract["paths"].items():
        for verb, operation in operations.items():
            name, parameters = f"{verb.upper()} {path}", operation.get("parameters", ())
            sent.append(operation.get("requestBody"))
            received += operation["responses"].values()
            needed = sorted(parameter["name"] for parameter in parameters if parameter.get("required"))
            yield name, _digest([operation["operationId"], operation.get("requestBody"), operation.get("security"), needed])
            for parameter in parameters:
                yield f"{name} {parameter.get('name', parameter.get('$ref'))}", _digest(parameter)
            for status, answer in operation["responses"].items():
                yield f"{name} {status}", _digest(answer)
    for kind in ("parameters", "responses", "headers", "securitySchemes"):
        for name, component in components.get(kind, {}).items():
            yield f"{kind} {name}", _digest({key: value for key, value in component.items() if key != "headers"})
    schemas = components["schemas"]
    names_sent, names_received = reachable(sent, schemas), reachable(received, schemas)
    for name, schema in schemas.items():
        yield from _promises_of_schema(name, schema, name in names_sent, name in names_received)


def _promises_of_schema(name: str, schema: Mapping[str, Any], is_sent: bool, is_received: bool) -> Iterator[tuple[str, str]]:
    """A member of what is sent may not become required. What is received must always have the members that it always has."""
    required = schema.get("required", ())
    others = {key: value for key, value in schema.items() if key not in GROWING}
    yield name, _digest([others, sorted(required) if is_sent else ()])
    for member, shape in schema.get("properties", {}).items():
        yield f"{name}.{member}", _digest([shape, is_received and member in required])
    values = schema.get("enum", ())
    for value, identifier in zip(values, schema.get("x-enum-varnames", values), strict=True):
        yield f"{name} {value}", _digest(identifier)
    for shape in schema.get("oneOf", ()):
        yield f"{name} {_plain(shape)}", ""


def _promises_of_games() -> Iterator[tuple[str, str]]:
    for name, game in GAMES.ours.items():
        yield f"{name} ruleset {game.ruleset}", ""
        for rule in game.catalogue.rules:
            yield f"{name} rule {rule}", ""
        for reading in game.catalogue.readings.values():
            yield f"{name} reading {reading.id}", _digest(reading.default)
            for choice in reading.choices:
                yield f"{name} reading {reading.id} {choice}", ""
        for edition in game.editions.values():
            for place, figure in edition.figures.items():
                yield f"{name} figure {edition.id} {'/'.join(place)}", _digest([figure.value, figure.provenance])


def _promises_of_cases() -> Iterator[tuple[str, str]]:
    for case in cases():
        yield f"{case.game} case {case.id}", _digest([case.question, case.request, case.expect])


def _digest(value: Any) -> str:
    return sha256(_plain(value).encode()).hexdigest()[:8]


def _plain(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


def _without_words(value: Any, are_names: bool = False) -> Any:
    if isinstance(value, dict):
        return {key: _without_words(below, key in NAMES) for key, below in value.items() if are_names or key not in WORDS}
    return [_without_words(below) for below in value] if isinstance(value, list) else value


if __name__ == "__main__":
    main()
