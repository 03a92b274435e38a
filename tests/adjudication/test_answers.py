"""What the parts of answers say that are common to several questions, on a tiny invented game."""

from lawspeaker.adjudication.answers.answers import findings_document, rendered, rules_document, undetermined
from lawspeaker.adjudication.rules.checks import Finding, Outcome
from lawspeaker.adjudication.unknown import Count
from tests.adjudication.marbles import MARBLES
from tests.sweeps import each

FILLED = MARBLES.messages.text("en", "take.enough")


def test_up_to_three_things_that_are_missing_are_named() -> None:
    places = [f"/state/hands/{player}" for player in ("ann", "bob", "eve")]
    three = undetermined(MARBLES, "take.enough", places, "en")
    assert three.endswith("eve holds.")
    four = undetermined(MARBLES, "take.enough", [*places, "/state/jar"], "en")
    assert four.endswith("eve holds and more.")


def test_places_of_one_name_are_named_once() -> None:
    said = undetermined(MARBLES, "take.enough", ["/state/jar", "/action/jar", "/state/jar"], "en")
    assert said.count("jar") == 1


@each(
    "fact, said",
    [
        (3, 3),
        (Count.exactly(3), 3),
        (Count(2, 3), {"at_least": 2, "at_most": 3}),
        (Count(2, None), {"at_least": 2}),
    ],
)
def test_an_unknown_number_is_given_by_its_bounds(fact: object, said: object) -> None:
    assert rendered({"number": fact, "player": "ann"}) == {"number": said, "player": "ann"}


def test_a_rule_has_its_statement_and_citations() -> None:
    enough, last = rules_document(MARBLES, ["take.last", "take.enough"], "en")
    assert (enough["rule"], enough["statement"], last["rule"]) == ("take.enough", FILLED, "take.last")
    assert enough["citations"] == [{"rulebook": "marbles.en", "section": ["Taking"], "paragraph": 1}]


@each(
    "finding, message",
    [
        (Finding("take.enough", Outcome.UPHELD), FILLED),
        (Finding("take.enough", Outcome.APPLIED), "There were enough marbles."),
        (Finding("take.enough", Outcome.VIOLATED, facts={"number": 3}), "There are not 3 marbles."),
        (
            Finding("take.enough", Outcome.UNDETERMINED, ("/state/jar",)),
            undetermined(MARBLES, "take.enough", ["/state/jar"], "en"),
        ),
    ],
)
def test_each_outcome_has_a_message_of_its_own(finding: Finding, message: str) -> None:
    (document,) = findings_document(MARBLES, [finding], "en")
    assert document["message"] == message


def test_findings_say_which_of_them_decide() -> None:
    kept, applied, open, either, broken = (
        Finding("take.last", Outcome.UPHELD),
        Finding("take.enough", Outcome.APPLIED),
        Finding("take.last", Outcome.UNDETERMINED, ("/state/jar",)),
        Finding("take.enough", Outcome.UNDETERMINED, ("/state/jar",), one_is_broken=True),
        Finding("take.enough", Outcome.VIOLATED, facts={"number": 3}),
    )
    for findings, deciding in [
        ([kept, applied], [False, False]),
        ([kept, open, applied], [False, True, False]),
        ([open, either], [False, True]),
        ([open, broken], [False, True]),
    ]:
        assert [finding["decides"] for finding in findings_document(MARBLES, findings, "en")] == deciding
