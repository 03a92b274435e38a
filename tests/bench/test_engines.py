"""The policies for other engines answer as the service does, wherever they answer."""

from contextlib import suppress

import pytest

from tests.bench.engine_cases import Figures, coverage, measure, our_votes, prices, votes_cases
from tests.bench.engine_section import engines
from tests.bench.engines import CannotAnswer, Cedar, Engine, Rego
from tests.effort import THOROUGH

pytestmark = list(THOROUGH)
ENGINES: tuple[Engine, ...] = (Rego(prices()), Cedar(prices()))
by_engine = pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.name)


@by_engine
def test_an_engine_agrees_with_the_service_wherever_it_answers(engine: Engine) -> None:
    for row, least in zip(coverage(engine), (30, 20), strict=True):
        assert row.same + row.decided + row.open == row.cases
        assert row.same >= least


@by_engine
def test_an_engine_does_not_confirm_a_wrong_number_of_votes(engine: Engine) -> None:
    for case in votes_cases():
        votes = our_votes(case.answer()) or {}
        for player, number in votes.items():
            with suppress(CannotAnswer):
                assert not engine.confirms_votes(case.request, {**votes, player: number + 1}), case.id


def test_rego_decides_the_outcome_of_a_ballot_as_the_service_does() -> None:
    rego = Rego(prices())
    outcomes = [(rego.outcome(case.request), case.expect["outcome"]) for case in votes_cases() if "outcome" in case.expect]
    assert [pair for pair in outcomes if pair[0] is not None and pair[0] != pair[1]] == []
    assert {found for found, _ in outcomes} == {"passes", "fails", None}


def test_the_section_has_every_figure() -> None:
    found: Figures = measure(rounds=2, at_once=1)
    written = "\n".join(engines(found))
    for row in found.rows:
        assert f"| {row.engine} | {row.what} | {row.policy} | {row.around} |" in written
        assert min(row.policy, row.around, row.theirs.median, row.ours.median) > 0
    for of_engine in found.coverage:
        assert f"| {' | '.join(map(str, of_engine))} |" in written
