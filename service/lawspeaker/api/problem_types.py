"""The problem types of the API. ``problem_types.yaml`` has the texts of their pages."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from lawspeaker.adjudication.wire.ijson import HOW_VALUES_ARE_COUNTED, MOST_BYTES, MOST_LEVELS, MOST_VALUES

_TEXTS = Path(__file__).with_suffix(".yaml")
_NUMBERS = {
    "how_values_are_counted": HOW_VALUES_ARE_COUNTED,
    "most_bytes": f"{MOST_BYTES:,}",
    "most_levels": MOST_LEVELS,
    "most_values": f"{MOST_VALUES:,}",
}
"""What stands in the texts for a limit, in braces."""


@dataclass(frozen=True)
class ProblemType:
    """A problem type (RFC 9457), with the texts of its page."""

    id: str
    status: int
    title: str
    meaning: str
    occasion: str
    """When the problem occurs."""
    remedy: str
    detail: str
    """An example of the member ``detail``, which describes one occurrence."""
    errors: Sequence[Mapping[str, Any]] = ()
    """An example of the member ``errors``, if the problem has it."""

    @property
    def uri(self) -> str:
        return f"/problems/{self.id}"

    @property
    def example(self) -> dict[str, Any]:
        """A problem document of this type."""
        errors = {"errors": self.errors} if self.errors else {}
        return {"type": self.uri, "title": self.title, "status": self.status, "detail": self.detail, **errors}


def _read(id: str, texts: Mapping[str, Any]) -> ProblemType:
    filled: dict[str, Any] = {name: text.format(**_NUMBERS) if isinstance(text, str) else text for name, text in texts.items()}
    return ProblemType(id, **filled)


PROBLEM_TYPES: Mapping[str, ProblemType] = {
    id: _read(id, texts) for id, texts in yaml.load(_TEXTS.read_text(encoding="utf-8"), yaml.CSafeLoader).items()
}
"""All problem types by id."""

INVALID_JSON = PROBLEM_TYPES["invalid-json"]
INVALID_REQUEST = PROBLEM_TYPES["invalid-request"]
UNAUTHORIZED = PROBLEM_TYPES["unauthorized"]
ORIGIN_NOT_ALLOWED = PROBLEM_TYPES["origin-not-allowed"]
RECEIPTS_OFF = PROBLEM_TYPES["receipts-off"]
NOT_FOUND = PROBLEM_TYPES["not-found"]
METHOD_NOT_ALLOWED = PROBLEM_TYPES["method-not-allowed"]
NOT_ACCEPTABLE = PROBLEM_TYPES["not-acceptable"]
CONTENT_TOO_LARGE = PROBLEM_TYPES["content-too-large"]
UNSUPPORTED_MEDIA_TYPE = PROBLEM_TYPES["unsupported-media-type"]
IMPOSSIBLE_STATE = PROBLEM_TYPES["impossible-state"]
TOO_MANY_REQUESTS = PROBLEM_TYPES["too-many-requests"]
INTERNAL_ERROR = PROBLEM_TYPES["internal-error"]
OVERLOADED = PROBLEM_TYPES["overloaded"]
BATCH_TOO_EXPENSIVE = PROBLEM_TYPES["batch-too-expensive"]
NOT_READY = PROBLEM_TYPES["not-ready"]
