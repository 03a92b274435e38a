"""What a view remembers is worked out once, and every use of it notes what it rests on."""

from lawspeaker.adjudication.sources import Sources
from lawspeaker.adjudication.view import View
from tests.adjudication.marbles import EDITION, MARBLES


def view() -> View:
    return View({"jar": 3}, Sources(MARBLES.catalogue.readings, {}, EDITION, {}))


def test_it_is_worked_out_once_for_each_key() -> None:
    state, done = view(), []
    for key in ("jar", "jar", "hand"):
        state.remember(key, lambda: done.append(state.known("jar")))
    assert done == [3, 3]


def test_what_rests_on_the_document_alone_is_worked_out_once_for_all_readings() -> None:
    state, done = view(), []
    other = View(state.document, state.sources.otherwise("luck", "twice"))
    for each in (state, other, other):
        each.once("jar", lambda: done.append(state.known("jar")))
    assert done == [3]


def test_what_consults_a_reading_is_worked_out_for_each_choice_and_noted_by_each_use() -> None:
    state = view()
    other = View(state.document, state.sources.otherwise("luck", "twice"))

    def asked(of: View) -> str:
        return of.once("luck", lambda: of.sources.reading("luck"))

    assert [asked(state), asked(other), asked(state), asked(other)] == ["once", "twice", "once", "twice"]
    assert other.sources.noting(lambda: asked(other)).consulted == {"luck": "twice"}


def test_a_reading_or_figure_that_it_rests_on_is_noted_by_each_that_uses_it() -> None:
    state = view()

    def bonus() -> int:
        return int(state.sources.figure("luck", "bonus")) if state.sources.reading("luck") == "once" else 0

    for part in ("first", "second"):
        noted = state.sources.noting(lambda: state.remember("bonus", bonus))
        assert (noted.result, noted.consulted, list(noted.assumptions)) == (2, {"luck": "once"}, [("luck", "bonus")]), part
