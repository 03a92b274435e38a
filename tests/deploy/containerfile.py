"""The Containerfile as its instructions, for tests that look at it or do by hand what it says."""

import json
import re
from typing import NamedTuple

from tests.serving import ROOT

FILE = ROOT / "deploy" / "Containerfile"


class Instruction(NamedTuple):
    """Such as ``USER`` with ``65532:65532``; lines that are continued are one."""

    word: str
    rest: str


def stages() -> list[list[Instruction]]:
    """The instructions of each stage, from its ``FROM`` on; the last is the image."""
    text = re.sub(r"^#.*\n", "", FILE.read_text(encoding="utf-8"), flags=re.MULTILINE).replace("\\\n", "")
    instructions = [Instruction(*line.split(maxsplit=1)) for line in text.splitlines() if line]
    starts = [at for at, one in enumerate(instructions) if one.word == "FROM"]
    return [instructions[start:end] for start, end in zip(starts, [*starts[1:], None], strict=True)]


def said(word: str) -> str:
    """What the image's one instruction ``word`` says."""
    (found,) = (one.rest for one in stages()[-1] if one.word == word)
    return found


def environment() -> dict[str, str]:
    """The environment variables that the image sets."""
    return dict(re.findall(r"(\w+)=(\S+)", said("ENV")))


def command() -> list[str]:
    """What the image runs."""
    return list(json.loads(said("CMD")))


def health_check() -> list[str]:
    """What asks whether it is well."""
    return list(json.loads(said("HEALTHCHECK").partition("CMD ")[2]))


def copied() -> list[tuple[str, str]]:
    """What is copied from the repository, each path with where it goes."""
    lines = [one.rest.split() for stage in stages() for one in stage if one.word == "COPY" and "--from=" not in one.rest]
    return [(source, target) for *sources, target in lines for source in sources]
