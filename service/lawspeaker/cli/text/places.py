"""Places in a request, as programmers write them: ``state.clans.red.hand[2]``."""

import re
from typing import Any

from lawspeaker.adjudication.document import steps_of
from lawspeaker.adjudication.words.plain_text import printable

_PLAIN = re.compile(r"[\w-]+")


def path_of(place: str, document: Any = None) -> str:
    """The JSON Pointer ``place`` in readable form. Entries of lists are counted from 0, as everywhere in JSON.

    If ``document`` is unknown, a number is treated as the index of an entry.
    """
    path = ""
    for step in steps_of(place):
        is_entry = isinstance(document, list) if isinstance(document, (list, dict)) else step.isdigit()
        document = _below(document, step)
        if is_entry:
            path += f"[{step}]"
        elif _PLAIN.fullmatch(step):
            path += f".{step}" if path else step
        else:
            path += f'["{printable(step)}"]'
    return path


def _below(document: Any, step: str) -> Any:
    try:
        return document[int(step)] if isinstance(document, list) else document[step]
    except (LookupError, TypeError, ValueError):
        return None
