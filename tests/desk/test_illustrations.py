"""The pictures of the start page."""

from lawspeaker.desk.pages import QUICK
from tests.illustrations import SHOWN, file_of, illustration
from tests.sweeps import each


@each("page", SHOWN)
def test_an_illustration_is_what_the_service_draws(page: str) -> None:
    assert file_of(page).read_text(encoding="utf-8") == illustration(page), "make pictures"


def test_each_quick_question_has_one() -> None:
    assert {page: game for page, (game, _, _) in SHOWN.items()} == QUICK
