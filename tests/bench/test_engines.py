"""The policies for other engines answer as the service does, wherever they answer."""

import pytest

from tests.bench.engine_cases import (
    Figures,
    agrees_on_payment,
    agrees_on_votes,
    coverage,
    measure,
    our_votes,
    payment_cases,
    prices,
    votes_cases,
)
from tests.bench.engine_section import engines
from tests.bench.engines import CannotAnswer, Cedar, Engine, Rego

ENGINES: tuple[Engine, ...] = (Rego(prices()), Cedar(prices()))
by_engine = pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.name)


@by_engine
def test_an_engine_counts_votes_as_the_service_does_wherever_it_counts(engine: Engine) -> None:
    answered = 0
    for case in votes_cases():
        try:
            assert agrees_on_votes(engine, case), case.id
        except CannotAnswer:
            continue
        answered += 1
        votes = our_votes(case.answer())
        assert votes is not None, case.id
        for player, number in votes.items():
            assert not engine.confirms_votes(case.request, {**votes, player: number + 1}), case.id
    assert answered >= 30


@by_engine
def test_an_engine_rules_on_payments_as_the_service_does_wherever_it_rules(engine: Engine) -> None:
    answered = 0
    for case in payment_cases():
        try:
            assert agrees_on_payment(engine, case), case.id
        except CannotAnswer:
            continue
        answered += 1
    assert answered >= 20


def test_rego_tells_how_a_ballot_ends_where_all_is_known() -> None:
    rego = Rego(prices())
    outcomes = [(rego.outcome(case.request), case.expect["outcome"]) for case in votes_cases() if "outcome" in case.expect]
    assert [pair for pair in outcomes if pair[0] is not None and pair[0] != pair[1]] == []
    assert {found for found, _ in outcomes} == {"passes", "fails", None}


@by_engine
def test_every_case_is_counted_once(engine: Engine) -> None:
    for row in coverage(engine):
        assert row.same + row.other + row.decided + row.open == row.cases
        assert row.other == 0


def test_the_section_has_every_figure() -> None:
    found: Figures = measure(rounds=2, at_once=1)
    written = "\n".join(engines(found))
    for row in found.rows:
        assert f"| {row.engine} | {row.what} | {row.policy} | {row.around} |" in written
        assert min(row.policy, row.around, row.theirs.median, row.ours.median) > 0
    for each in found.coverage:
        assert f"| {' | '.join(map(str, each))} |" in written
