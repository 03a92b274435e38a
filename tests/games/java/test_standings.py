"""What may be asked of figures, and what contradicts itself."""

from typing import Any

import pytest

from lawspeaker.adjudication.errors import Misunderstood
from tests.games.test_every_game import ask

HEIGHTS: dict[str, Any] = {"state": {}, "heights": {"one": [3], "two": [2]}}
ON_THE_BOARD: dict[str, Any] = {"state": {"tiles": ["E9v E11r F10r"], "water": []}, "at": "E9"}


@pytest.mark.parametrize(
    ("request_", "places"),
    [
        ({**HEIGHTS, "place": "village", "palace": 6}, ["/palace"]),
        ({**HEIGHTS, "place": "shore", "palace": 6}, ["/palace"]),
        ({**ON_THE_BOARD, "place": "village"}, ["/place"]),
        ({**ON_THE_BOARD, "place": "shore", "palace": 4, "spaces": 2}, ["/place", "/palace", "/spaces"]),
        ({**ON_THE_BOARD, "at": "E11"}, ["/at"]),
        ({**HEIGHTS, "state": {"players": ["two", "three"]}}, ["/heights/one"]),
    ],
)
def test_what_contradicts_itself_is_refused(request_: dict[str, Any], places: list[str]) -> None:
    with pytest.raises(Misunderstood) as refused:
        ask("java", "standings", request_)
    assert [fault.pointer for fault in refused.value.faults] == places


def test_of_an_unknown_space_it_is_said_what_would_tell_of_it() -> None:
    answer = ask("java", "standings", {"state": {"land": ["E11?"]}, "at": "E11"})
    assert answer["missing"] == ["/state/water", "/state/land/0"]
    assert "place" not in answer
