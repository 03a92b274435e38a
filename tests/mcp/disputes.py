"""A dispute of each game, as an assistant settles it: what it calls, and what it must find. They are in ``disputes.yaml``."""

from pathlib import Path
from typing import Any, NamedTuple

import yaml


class Step(NamedTuple):
    """A call of a tool, and what its answer must contain."""

    tool: str
    arguments: dict[str, Any]
    shown: list[str]


DISPUTES: dict[str, list[Step]] = {
    game: [Step(**step) for step in steps]
    for game, steps in yaml.load(Path(__file__).with_suffix(".yaml").read_text(encoding="utf-8"), yaml.CSafeLoader).items()
}
