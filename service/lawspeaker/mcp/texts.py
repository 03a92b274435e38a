"""The texts about the server and its tools for assistants, from ``tools.yaml``."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from lawspeaker.adjudication.questions.question import Question

_FILE = Path(__file__).with_name("tools.yaml")


@dataclass(frozen=True)
class QuestionText:
    """How a question is offered as a tool."""

    tool: str
    """The name of the tool."""
    text: str
    """What it is for."""
    options: tuple[str, ...] = ()
    """The preferences that its caller can choose: ``explain`` and ``next_state``."""
    defaults: Mapping[str, Any] = field(default_factory=dict)
    """Members of the request that are sent if the caller does not send them."""
    leave_out: tuple[str, ...] = ()
    """Members of the request that the tool does not take."""


@cache
def texts() -> Mapping[str, Any]:
    """The content of the file."""
    content: Mapping[str, Any] = yaml.load(_FILE.read_text(encoding="utf-8"), yaml.CSafeLoader)
    return content


def text_of(question: Question) -> QuestionText | None:
    """How ``question`` is offered; ``None`` if it is not a tool. A question of another package is offered with its own
    description."""
    entry = texts()["questions"].get(question.name)
    if entry is None:
        return QuestionText(question.name.replace("-", "_"), f"{question.summary}. {question.description}")
    return QuestionText(**entry) if entry else None
