"""Positions that are entered by hand: what edits make of a state, as the lists in the folder ``edits`` say."""

from pathlib import Path
from typing import Any

import yaml

from tests.games.asking import ask
from tests.sweeps import each

EDITS = [
    (file.stem, entry)
    for file in sorted(Path(__file__).with_name("edits").glob("*.yaml"))
    for entry in yaml.load(file.read_text(encoding="utf-8"), yaml.CSafeLoader)
]


@each("game, entry", EDITS)
def test_edits_make_of_a_state_what_is_listed(game: str, entry: dict[str, Any]) -> None:
    """An entry has a ``state``, ``edits``, and what the state ``becomes``, or why the last edit is ``refused``.

    It may also have the ``note`` of the last answer, what the ``audit`` of the state says, and the end of its ``advice``.
    """
    before = state = entry.get("state", {})
    answer: dict[str, Any] = {}
    for edit in entry["edits"]:
        assert answer.get("fits", True)
        answer = ask(game, "edits", {"state": state, "edit": edit})
        state = answer["state"]
    assert answer["fits"] is ("refused" not in entry)
    assert state == entry.get("becomes", before)
    assert answer.get("note", "").endswith(entry.get("refused", ""))
    if "note" in entry:
        assert answer.get("note", "").startswith(entry["note"])
        assert bool(answer.get("note")) is bool(entry["note"])
    if "audit" in entry:
        audit = ask(game, "audits", {"state": state})
        assert audit["verdict"] == entry["audit"]
        assert not audit["findings"] or audit["findings"][0]["message"].endswith(entry.get("advice", ""))
