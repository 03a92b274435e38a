"""Parses the Containerfile, for tests that check its instructions or follow them."""

import json
import re
from typing import NamedTuple

from tests.serving import ROOT

FILE = ROOT / "deploy" / "Containerfile"


class Instruction(NamedTuple):
    """An instruction, such as ``USER`` with ``65532:65532``. Continued lines are joined."""

    word: str
    rest: str


def stages() -> list[list[Instruction]]:
    """The instructions of each stage, from its ``FROM`` on. The last stage is the image."""
    text = re.sub(r"^#.*\n", "", FILE.read_text(encoding="utf-8"), flags=re.MULTILINE).replace("\\\n", "")
    instructions = [Instruction(*line.split(maxsplit=1)) for line in text.splitlines() if line]
    starts = [at for at, one in enumerate(instructions) if one.word == "FROM"]
    return [instructions[start:end] for start, end in zip(starts, [*starts[1:], None], strict=True)]


def argument_of(word: str) -> str:
    """The argument of the only instruction ``word`` of the image."""
    (found,) = (one.rest for one in stages()[-1] if one.word == word)
    return found


def environment() -> dict[str, str]:
    """The environment variables that the image sets."""
    return dict(re.findall(r"(\w+)=(\S+)", argument_of("ENV")))


def command() -> list[str]:
    """The command of the image."""
    return list(json.loads(argument_of("CMD")))


def health_check() -> list[str]:
    """The command of the health check."""
    return list(json.loads(argument_of("HEALTHCHECK").partition("CMD ")[2]))


def copies() -> list[tuple[str, str]]:
    """The pairs of source and target that are copied from the repository."""
    lines = [one.rest.split() for stage in stages() for one in stage if one.word == "COPY" and "--from=" not in one.rest]
    return [(source, target) for *sources, target in lines for source in sources]
