"""An answer is asked for again under other choices of what it consulted, and of nothing else."""

from collections import Counter
from collections.abc import Callable

from lawspeaker.adjudication.deciding.weighing import WithHinges, weigh
from lawspeaker.adjudication.rules.checks import Impossible
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.rules.view import View
from tests.adjudication.marbles import EDITION, MARBLES
from tests.sweeps import each


def counting(answer: Callable[[Sources], object]) -> tuple[Callable[[View], object], Counter[str]]:
    asked: Counter[str] = Counter()

    def counted(state: View) -> object:
        given = answer(state.sources)
        asked[str(sorted(state.sources.consulted.items()))] += 1
        return given

    return counted, asked


def weighed(answer: Callable[[View], object], consulted_by_the_audit: str | None = None) -> WithHinges[object]:
    def seen(sources: Sources) -> View:
        if consulted_by_the_audit:
            sources.reading(consulted_by_the_audit)
        return View({}, sources)

    return weigh(seen, answer, Sources(MARBLES.catalogue.readings, {}, EDITION, {}), lambda found: found)


def test_only_choices_of_consulted_readings_are_tried() -> None:
    answer, asked = counting(lambda given: (given.reading("last"), given.reading("luck")))
    found = weighed(answer)
    # Once as it is, once for the other choice of `last`, twice for those of `luck`; never in combination.
    assert asked.total() == 4
    assert [[choice for choice, _ in hinge.otherwise] for hinge in found.hinges] == [["goes"], ["twice", "thrice"]]


def test_readings_consulted_under_another_choice_are_not_tried() -> None:
    answer, asked = counting(lambda given: given.reading("last") == "goes" and given.reading("luck"))
    assert [hinge.reading for hinge in weighed(answer).hinges] == ["last"]
    assert asked.total() == 2


def test_readings_of_the_audit_alone_change_no_answer() -> None:
    answer, asked = counting(lambda given: given.reading("luck"))
    found = weighed(answer, consulted_by_the_audit="last")
    assert found.sources.consulted == {"last": "stays", "luck": "once"}
    assert [hinge.reading for hinge in found.hinges] == ["luck"]
    assert asked.total() == 3  # as it is, and with two other choices of `luck`


@each("where_impossible, otherwise", [(None, []), (str, ["the jar is broken"])])
def test_the_caller_answers_for_an_impossible_alternative(
    where_impossible: Callable[[Impossible], str] | None, otherwise: list[str]
) -> None:
    def seen(sources: Sources) -> View:
        if sources.reading("last") == "goes":
            raise Broken
        return View({}, sources)

    class Broken(Impossible):
        def __str__(self) -> str:
            return "the jar is broken"

    given = Sources(MARBLES.catalogue.readings, {}, EDITION, {})
    found = weigh(seen, lambda _: "whole", given, lambda found: found, where_impossible)
    assert [answer for hinge in found.hinges for _, answer in hinge.otherwise] == otherwise


def test_a_view_forgets_at_the_end_of_the_block() -> None:
    done: list[str] = []
    with weighed(lambda state: state.remember("jar", lambda: done.append("jar"))) as found:
        assert found.view
        found.view.remember("jar", lambda: done.append("again"))
    found.view.remember("jar", lambda: done.append("afterwards"))
    assert done == ["jar", "afterwards"]
