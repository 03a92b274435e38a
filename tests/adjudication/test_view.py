"""What a view remembers is worked out once, and every use of it notes what it rests on."""

from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.rules.view import View
from tests.adjudication.marbles import EDITION, MARBLES


def view() -> View:
    return View({"jar": 3}, Sources(MARBLES.catalogue.readings, {}, EDITION, {}))


def test_it_is_worked_out_once_for_each_key() -> None:
    state, done = view(), []
    for key in ("jar", "jar", "hand"):
        state.remember(key, lambda: done.append(state.known("jar")))
    assert done == [3, 3]


def test_values_of_the_document_are_computed_once() -> None:
    state, done = view(), []
    other = View(state.document, state.sources.otherwise("luck", "twice"))
    for each in (state, other, other):
        each.once("jar", lambda: done.append(state.known("jar")))
    assert done == [3]


def test_values_with_a_reading_are_computed_for_each_choice() -> None:
    state = view()
    other = View(state.document, state.sources.otherwise("luck", "twice"))

    def asked(of: View) -> str:
        return of.once("luck", lambda: of.sources.reading("luck"))

    assert [asked(state), asked(other), asked(state), asked(other)] == ["once", "twice", "once", "twice"]
    assert other.sources.noting(lambda: asked(other)).consulted == {"luck": "twice"}


def test_each_use_records_the_readings_and_figures_behind_it() -> None:
    state = view()

    def bonus() -> int:
        return int(state.sources.figure("luck", "bonus")) if state.sources.reading("luck") == "once" else 0

    for part in ("first", "second"):
        noted = state.sources.noting(lambda: state.remember("bonus", bonus))
        assert (noted.result, noted.consulted, list(noted.assumptions)) == (2, {"luck": "once"}, [("luck", "bonus")]), part
