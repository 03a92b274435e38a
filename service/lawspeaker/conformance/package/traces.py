"""The traces of violations: a rule whose violation the next state shows is checked by the audit, too."""

from collections.abc import Collection, Iterator
from contextlib import suppress
from typing import Any

from lawspeaker.adjudication.deciding.audit import audited_state
from lawspeaker.adjudication.deciding.effects import effect_of
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.checks import Impossible, rule_of
from lawspeaker.conformance.cases import Case
from lawspeaker.conformance.package.subject import Package


def rules_are_audited_or_leave_no_trace(package: Package) -> Iterator[str]:
    """Where the next state shows that an action broke a rule, that state is impossible. Where it does not, the catalogue says so.

    To find out, the actions that violate a rule in the cases are applied all the same.
    """
    game = package.game
    audited = {rule_of(check) for check in game.audit}
    possible, noticed = _possible_after_violations(package)
    for rule in game.catalogue.rules.values():
        if rule.audited and rule.id in possible.keys() - noticed.keys() - audited:
            yield (
                f"The audit accepts the state after case {possible[rule.id]}, which violates {rule.id}. If that state shows the"
                " violation, check the rule in the audit, too. If not, write `audited: false` at the rule in catalogue.yaml."
            )
        if not rule.audited and rule.id in noticed.keys() | audited:
            yield f"catalogue.yaml says `audited: false` at {rule.id}, but the audit notices a violation. Remove that."


def _possible_after_violations(package: Package) -> tuple[dict[str, str], dict[str, str]]:
    """The rules that cases violate by an action after which the state is possible, and those after which it is not, each with
    the id of a case."""
    found: tuple[dict[str, str], dict[str, str]] = {}, {}
    for case in package.cases:
        if case.question == "rulings" and case.expect.get("verdict") == "illegal":
            for finding in package.answer(case)["findings"]:
                with suppress(Exception):  # an effect is only made for legal actions
                    after = _effect(package, case)
                    if (
                        finding["outcome"] == "violated"
                        and after != case.request["state"]
                        and not _is_claim(package, case, finding)
                    ):
                        found[_is_impossible(package, after)][finding["rule"]] = case.id
    return found


def _is_claim(package: Package, case: Case, finding: Document) -> bool:
    """Whether the finding is about what the action says of its consequences: without that, it has the same effect."""
    blamed = {pointer.split("/")[2] for pointer in finding["at"] if pointer.startswith("/action/")} - {"type"}
    with suppress(Exception):  # it needs that member
        return bool(blamed) and _effect(package, case, without=blamed) == _effect(package, case)
    return False


def _effect(package: Package, case: Case, without: Collection[str] = ()) -> Any:
    """The state to which the action of a case leads, legal or not; ``without`` some of its members."""
    game, state = package.game, case.request["state"]
    action = {name: member for name, member in case.request["action"].items() if name not in without}
    sent = game.action(action, "/action")
    return effect_of(game, sent, game.State(state, game.sources(state))).state


def _is_impossible(package: Package, state: Document) -> bool:
    try:
        audited_state(package.game, state, package.game.sources(state))
    except Impossible:
        return True
    return False
