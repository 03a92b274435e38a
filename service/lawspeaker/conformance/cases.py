"""The conformance cases of a game: questions, with what the rulebook says of the answer.

They are YAML files in the folder ``cases`` of each game. ``schema.json`` describes their format.
"""

import gc
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import orjson
import yaml

from lawspeaker.adjudication.document import Document

FOLDER = "cases"
"""The folder of the cases in the folder of a game."""


@dataclass(frozen=True, eq=False)
class Case:
    """A question, and what its answer must contain."""

    game: str
    id: str
    title: str
    rules: tuple[str, ...]
    """The rules that it shows."""
    passage: Document | None
    """The passage of the rulebook that it comes from, if it is a worked example or a picture there."""
    question: str
    """The name of the question, such as ``rulings``."""
    request: dict[str, Any]
    expect: dict[str, Any]
    """The members of the answer that are compared. See ``expectations.py``."""
    topic: str = ""
    """The name of the file that it is in."""

    def __str__(self) -> str:
        return f"{self.game}:{self.id}"


class InvalidFileError(Exception):
    """A file of a game is invalid. ``str()`` names the file, the place and the error."""


def read_cases(game: str, folder: Path) -> Iterator[Case]:
    """The cases of ``game``, in the order of their files in ``folder``. Empty if there is no such folder.

    Raises ``InvalidFileError``.
    """
    for path in sorted(folder.glob("*.yaml")):
        for entry in _entries(path):
            yield Case(
                game=game,
                id=entry["id"],
                title=entry["title"],
                rules=tuple(entry["rules"]),
                passage=entry.get("passage"),
                question=entry["question"],
                request=entry["request"],
                expect=entry["expect"],
                topic=path.stem,
            )


def read_yaml(path: Path) -> Any:
    """The content of the YAML file at ``path``. Raises ``InvalidFileError``."""
    was_enabled = gc.isenabled()
    gc.disable()  # all that is made here stays: collections would only take a third of the time
    try:
        return yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
    except yaml.MarkedYAMLError as error:
        line = f", line {error.problem_mark.line + 1}" if error.problem_mark else ""
        raise InvalidFileError(f"{path}{line}: {error.problem}.") from None
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise InvalidFileError(f"{path}: {error}.") from None
    finally:
        if was_enabled:
            gc.enable()


def _entries(path: Path) -> Sequence[dict[str, Any]]:
    document = read_yaml(path)
    for error in _format().iter_errors(document):
        raise InvalidFileError(f"{path}{_place(document, list(error.instance_path))}: {error.message}.")
    entries: Sequence[dict[str, Any]] = document["cases"]
    return entries


@cache
def _format() -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator(orjson.loads(Path(__file__).with_name("schema.json").read_bytes()))


def _place(document: Any, path: Sequence[str | int]) -> str:
    """Describes a place in a file of cases: the id of the case, if it has one, and the path below it."""
    if path[:1] != ["cases"] or len(path) == 1:
        return "".join(f", {step}" for step in path)
    _, number, *below = path
    case = document["cases"][number]
    name = case.get("id") if isinstance(case, dict) else None
    return ", ".join([f", case {name}" if name else f", case number {int(number) + 1}", *map(str, below)])
