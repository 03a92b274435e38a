"""What answers say beyond what cases compare: messages, facts, the places of faults. The lists are in the folder ``answers``."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.wire.errors import Misunderstood
from tests.games.asking import ask
from tests.sweeps import each

ANSWERS = [
    (file.parent.name, entry)
    for file in sorted(Path(__file__).with_name("answers").glob("*/*.yaml"))
    for entry in yaml.load(file.read_text(encoding="utf-8"), yaml.CSafeLoader)["answers"]
]
MORE = "…"
"""At the beginning or end of a text that is expected: there is more of it."""


@each("game, entry", ANSWERS)
def test_an_answer_says_what_is_listed(game: str, entry: dict[str, Any]) -> None:
    """Members of an entry are the ``question``, by default a ruling; the ``language``; the request; and what is expected of it.

    That is a part of the ``answer``, all rules ``violated``, what is ``said`` of some rules, or the places that are ``refused``.
    """
    request = dict(entry)
    question, language = request.pop("question", "rulings"), request.pop("language", "en")
    expected = {name: request.pop(name) for name in ("answer", "violated", "said", "refused") if name in request}
    assert expected
    if "refused" in expected:
        with pytest.raises(Misunderstood) as refused:
            ask(game, question, request, Preferences(language))
        assert [fault.pointer for fault in refused.value.faults] == expected["refused"]
        return
    answer = ask(game, question, request, Preferences(language))
    assert is_part(expected.get("answer", {}), answer), answer
    if "violated" in expected:
        assert [finding["rule"] for finding in answer["findings"] if finding["outcome"] == "violated"] == expected["violated"]
    assert is_part(expected.get("said", {}), {finding["rule"]: finding["message"] for finding in answer.get("findings", ())}), (
        answer
    )


def is_part(expected: Any, found: Any) -> bool:
    """Whether all that is expected was found: of objects these members, or none where null is expected; of a text a part."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return all(is_part(value, found.get(name)) for name, value in expected.items())
    if isinstance(expected, list) and isinstance(found, list):
        return len(expected) == len(found) and all(map(is_part, expected, found))
    if isinstance(expected, str) and isinstance(found, str) and MORE in (expected[:1], expected[-1:]):
        return found.startswith(expected[:-1]) if expected.endswith(MORE) else found.endswith(expected[1:])
    return bool(expected == found) and isinstance(expected, bool) == isinstance(found, bool)
