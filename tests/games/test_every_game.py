"""What must hold of every game that is installed, ours or anybody's: the checks of `lawspeaker check-package`, each a test."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from lawspeaker.adjudication.rules.checks import rule_of
from lawspeaker.conformance.package import CHECKS, breaches
from lawspeaker.conformance.package.cases import rules_that_only_score
from lawspeaker.conformance.package.subject import Check, Package
from lawspeaker.conformance.package.traces import rules_are_audited_or_leave_no_trace
from lawspeaker.games import GAMES
from tests.conformance import package
from tests.effort import share_of
from tests.games.answers import answers

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", GAMES)
def test_every_game(game: str, check: Check, pytestconfig: pytest.Config) -> None:
    subject = package(game)
    subject.share = share_of(pytestconfig)
    assert list(breaches(check, subject)) == []


# What holds of our own games alone


@pytest.mark.parametrize("game", GAMES.ours)
def test_our_rules_are_checked_and_cited_from_every_rulebook(game: str) -> None:
    catalogue = GAMES[game].catalogue
    assert rules_that_only_score(GAMES[game]) == set()
    for rule in catalogue.rules.values():
        assert {citation.rulebook for citation in rule.citations} == set(catalogue.rulebooks), rule.id


@pytest.mark.slow
def test_the_same_request_has_the_same_bytes_in_every_process(pytestconfig: pytest.Config) -> None:
    """Sets of words have another order in each process."""
    share = 3 * share_of(pytestconfig)
    environment = {**os.environ, "PYTHONHASHSEED": "4321", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "tests.games.answers", str(share)]
    elsewhere = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=True).stdout
    assert elsewhere.splitlines() == list(answers(share))


def test_a_rule_that_the_audit_leaves_out_is_named() -> None:
    game = GAMES["java"]
    half = replace(game, audit=[check for check in game.audit if rule_of(check) != "cards.two"])
    (found,) = rules_are_audited_or_leave_no_trace(Package(half))
    assert "which violates cards.two." in found
