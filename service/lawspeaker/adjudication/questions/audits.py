"""The question ``audits``: can this state exist?"""

from typing import Any

from lawspeaker.adjudication.answers.answers import (
    findings_document,
    findings_field,
    grounds,
    grounds_document,
    state_field,
)
from lawspeaker.adjudication.answers.marks import marker, marks_member
from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.deciding.audit import weigh_audit
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.rules.checks import Finding, Outcome, assumed, decisive, missing, outcome_of
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.shapes import Enumeration, OneOf, said, shape, tag, union
from lawspeaker.adjudication.work import Allowance

_POSSIBLE, _IMPOSSIBLE, _UNDETERMINED = "possible", "impossible", "undetermined"
_MEANINGS = {
    _POSSIBLE: "The state is possible: it breaks no rule.",
    _IMPOSSIBLE: "The state is impossible: it breaks a rule.",
    _UNDETERMINED: "The known parts of the state break no rule, but something is unknown: see `missing`.",
}
_VERDICT = Enumeration("AuditVerdict", "The verdict of an audit.", tuple(_MEANINGS))
_OTHERWISE = {"verdict": OneOf(_VERDICT, required=True, metadata=said("The verdict under that choice.", _POSSIBLE))}
_MEMBERS = {"findings": findings_field(), **grounds("", "Audit", _OTHERWISE)}
_ANSWER = union(
    "AuditAnswer",
    "Whether the state is possible, and if not, every rule that it breaks.",
    [
        shape(f"{verdict.capitalize()}Audit", meaning, {"verdict": tag(verdict), **_MEMBERS})
        for verdict, meaning in _MEANINGS.items()
    ],
    tag="verdict",
)


def audits(game: Game[Any]) -> Question:
    """The question for ``game``."""

    def reply(request: Document, preferences: Preferences, allowance: Allowance) -> Document:
        with weigh_audit(game, request["state"], allowance) as weighed:
            findings = weighed.answer
        with marker(game, request, allowance) as marks:
            of_finding = marks.of_finding if marks else None
            shown = findings if preferences.explain else decisive(findings)
            return {
                "verdict": _verdict(findings),
                "findings": findings_document(game, shown, preferences.language, request["state"], of_finding),
                **grounds_document(
                    game,
                    weighed,
                    missing(findings),
                    lambda other: {"verdict": _verdict(other)},
                    preferences.language,
                    request["state"],
                    assumed(findings),
                ),
            }

    state = state_field(game, "The known state of the game.", required=True)
    return Question(
        name="audits",
        summary="Check that a state is possible",
        description="Says whether the rules allow the state. If not, lists every rule that it breaks, and where.",
        Request=shape(f"{game.prefix}AuditRequest", "A state to audit.", {"state": state, **marks_member(game, "each finding")}),
        Answer=_ANSWER,
        reply=reply,
        refuses_impossible=False,
    )


_VERDICTS = {Outcome.VIOLATED: _IMPOSSIBLE, Outcome.UNDETERMINED: _UNDETERMINED, Outcome.UPHELD: _POSSIBLE}


def _verdict(findings: list[Finding]) -> str:
    return _IMPOSSIBLE if any(finding.one_is_broken for finding in findings) else _VERDICTS[outcome_of(findings)]
