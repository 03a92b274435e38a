"""What a JSON Pointer leads to, in words."""

import pytest

from lawspeaker.adjudication.messages import LANGUAGES
from lawspeaker.adjudication.place_names import place_name
from lawspeaker.games import GAMES
from tests.conformance import cases

JAVA = GAMES["java"]


@pytest.mark.parametrize(
    ("place", "name"),
    [
        ("/state/edition", "edition"),
        ("/action/space", "space"),
        ("/actions/3/space", "space"),
        ("/players", JAVA.messages.text("en", "member-players")),
        ("/state/nothing/of~1the~0kind", "nothing \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} of/the~kind"),
    ],
)
def test_a_place_is_named_by_the_labels_that_lead_to_it(place: str, name: str) -> None:
    assert place_name(JAVA, place, "en") == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_to_a_person_has_a_pointer(language: str) -> None:
    for game, place in {(case.game, place) for case in cases() for place in case.answer().get("missing", ())}:
        assert "/" not in place_name(GAMES[game], place, language), (game, place)
