"""What the latest release promises, each thing by its name with a digest of its meaning: `released.txt`.

These are the operations and shapes of the contract, the rules, readings and figures of each game, and the conformance cases. A
promise is broken if its name is gone or its digest is another. What is new breaks none. `make released` writes the file before a
release; after it, the file changes only in a commit that says why.
"""

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import yaml

from lawspeaker.games import GAMES
from tests.conformance import cases
from tests.serving import ROOT

FILE = Path(__file__).with_name("released.txt")
WORDS = {"description", "summary", "example", "examples", "title", "headers"}
"""Keywords of the contract that promise nothing to a program."""
NAMES = {"paths", "schemas", "parameters", "responses", "properties"}
"""Keywords of the contract with names of our own below them."""
OPEN_LISTS = ("enum", "oneOf", "anyOf")
"""Keywords of a named schema that may get more values."""


def main() -> None:
    FILE.write_text("".join(f"{name}  {digest}\n" for name, digest in sorted(promises().items())), encoding="utf-8")


def released() -> dict[str, str]:
    """The promises of the latest release. There are none before the first."""
    lines = FILE.read_text(encoding="utf-8").splitlines() if FILE.exists() else []
    return {name: digest for name, _, digest in (line.rpartition("  ") for line in lines)}


def promises() -> dict[str, str]:
    contract = yaml.load((ROOT / "openapi.yaml").read_bytes(), yaml.CSafeLoader)
    return dict([*promises_of_contract(contract), *_promises_of_games(), *_promises_of_cases()])


def promises_of_contract(contract: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The operations with their parameters and answers, and the shapes with their members."""
    contract = _without_words(contract)
    for path, operations in contract["paths"].items():
        for verb, operation in operations.items():
            name = f"{verb.upper()} {path}"
            yield name, _digest([operation["operationId"], operation.get("requestBody")])
            for parameter in operation.get("parameters", ()):
                yield f"{name} {parameter.get('name', parameter.get('$ref'))}", _digest(parameter)
            for status, answer in operation["responses"].items():
                yield f"{name} {status}", _digest(answer)
    components = contract["components"]
    for kind in ("parameters", "responses", "securitySchemes"):
        for name, component in components.get(kind, {}).items():
            yield f"{kind} {name}", _digest(component)
    for name, schema in components["schemas"].items():
        yield from _promises_of_schema(name, schema)


def _promises_of_schema(name: str, schema: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """A member of a request may not become required, and a member of an answer must stay required if it is."""
    is_request = schema.get("additionalProperties") is False
    required = schema.get("required", ())
    others = {key: value for key, value in schema.items() if key not in ("properties", "required", "discriminator", *OPEN_LISTS)}
    yield name, _digest([others, sorted(required) if is_request else ()])
    for member, shape in schema.get("properties", {}).items():
        yield f"{name}.{member}", _digest([shape, member in required and not is_request])
    for keyword in OPEN_LISTS:
        for value in schema.get(keyword, ()):
            yield f"{name} {keyword} {_plain(value)}", ""


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
