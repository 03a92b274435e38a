"""Where a ruling says that something of the next state is open."""

from typing import Any

from lawspeaker.adjudication.document import Path, standing_at


def at(value: Any, path: Path) -> Any:
    """The value at ``path``; ``None`` if there is none."""
    return standing_at(value, path)[1]


def covers(place: Path, path: Path) -> bool:
    """Whether ``path`` leads to that place, or into it."""
    return path[: len(place)] == place


def pointed(pointer: str) -> Path:
    """The path in a request to which a JSON Pointer leads. Numbers are places in lists, but for printed ones."""
    return tuple(int(step) if step.isdigit() and "/overlay/" not in pointer else step for step in pointer.split("/")[1:])


def left_open(answer: Any) -> set[Path]:
    """The paths in the next state that are open."""
    return {pointed(part["at"])[1:] for part in answer["open"]}
