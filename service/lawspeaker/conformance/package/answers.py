"""Properties of every answer, in every game."""

import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from math import inf
from typing import Any
from unittest.mock import patch

import orjson

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.questions.turns import MOST_ACTIONS
from lawspeaker.adjudication.rules.checks import breaches, subjects_of
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.rules.view import View
from lawspeaker.conformance.cases import Case
from lawspeaker.conformance.package.erasing import erased, members
from lawspeaker.conformance.package.spoiling import as_sent, spoilt
from lawspeaker.conformance.package.subject import EXPLAINED, USUAL, Package, of_each_case

FOR_PEOPLE = ("message", "statement", "sentence", "sentences", "missing_in_words", "events_in_words", "in_words", "summary")
"""The members of answers that are written for people."""
SPOILT = 12
"""How many actions nearly like that of a case are tried."""


@of_each_case()
def answers_have_their_shape(package: Package, case: Case) -> Iterator[str]:
    """An answer has the shape that is published, each event in it has the shape of its type, and asking changes no request."""
    request = deepcopy(case.request)
    for answer in (package.answer(case), package.ask(case.question, request)):
        for fault in package.answer_shapes[case.question].faults(answer):
            yield f"the answer does not have its shape: {package.fault_in_words(fault)}"
        for event in answer.get("events", ()):
            if not package.event_shape.holds(event):
                yield f"the event {event} has none of the shapes in `events` of the actions"
    if request != case.request:
        yield "a rule or effect changes the JSON of the request; use `replaced` or `NextState`"


@of_each_case("rulings", "turns")
def legal_actions_lead_to_possible_states(package: Package, case: Case) -> Iterator[str]:
    """A legal action has a next state, which can be sent again and passes the audit. No other action has one."""
    answer = package.ask(case.question, case.request)
    is_legal, is_turn = answer["verdict"] == "legal", case.question == "turns"
    if ("state" in answer, "events" in answer, "action" in answer) != (is_legal, is_legal or is_turn, is_turn and not is_legal):
        yield f"the answer has the members {', '.join(answer)} for the verdict {answer['verdict']}"
    minimal = package.ask(case.question, case.request, Preferences(minimal=True))
    if minimal != {name: member for name, member in answer.items() if name != "state"}:
        yield "without the state, the answer differs in other members, too"
    if is_legal:
        if faults := package.state_shape.faults(answer["state"]):
            yield f"`apply` leads to what is not a state: {package.fault_in_words(faults[0])}"
        yield from _impossible(package, answer["state"])


@of_each_case("rulings", "turns")
def legal_actions_never_lead_to_impossible_states(package: Package, case: Case) -> Iterator[str]:
    """A legal action leads to a state that passes the audit, also if it says something else and the state tells less."""
    random, paths = package.at_random(case), list(members(package.game, case.request["state"]))
    for _ in range(SPOILT):
        state = erased(case.request["state"], random.sample(paths, min(random.choice((0, 0, 1, 3)), len(paths))))
        request = {**case.request, "state": state}
        if "action" in request:
            request["action"] = spoilt(request["action"], random)
        if (sent := as_sent(request)) and (answer := package.answered(case.question, sent)) and answer["verdict"] == "legal":
            yield from (
                f"{complaint} The action was {sent.get('action')}." for complaint in _impossible(package, answer["state"])
            )


def _impossible(package: Package, state: Any) -> Iterator[str]:
    audit = package.ask("audits", {"state": state})
    if audit["verdict"] == "impossible":
        broken = sorted({finding["rule"] for finding in audit["findings"] if finding["outcome"] == "violated"})
        yield f"the next state is impossible by {', '.join(broken)}. Correct `apply`, the audit, or add a rule to the action."


@of_each_case("rulings", "replays")
def single_actions_turns_and_replays_agree(package: Package, case: Case) -> Iterator[str]:
    """An action is ruled on alike if it is sent alone, as a turn, or as a part of a replay."""
    state, actions = case.request["state"], case.request.get("actions") or [case.request["action"]]
    request = {**{name: member for name, member in case.request.items() if name in ("state", "go_on")}, "actions": actions}
    replay = package.ask("replays", request, EXPLAINED)
    for index, (ruling, action) in enumerate(zip(replay["rulings"], actions, strict=False)):
        alone = package.ask("rulings", {"state": state, "action": action}, EXPLAINED)
        state = alone.pop("state", state)
        for answer in (alone, ruling):
            answer["hinges_on"] = [hinge for hinge in answer["hinges_on"] if not _tells_only_that_it_cannot_be(hinge)]
        told = {name: member for name, member in alone.items() if name not in ("readings", "ruleset")}
        if ruling != _with_pointers(told, index):
            yield f"action {index + 1} is ruled on in another way if it is sent alone"
    if replay["state"] != state:
        yield "the last state of the replay is not the one to which its actions lead one by one"
    if len(actions) <= MOST_ACTIONS and not case.request.get("go_on"):
        yield from _turn(package, request, replay)


def _turn(package: Package, request: Any, replay: Any) -> Iterator[str]:
    """Compares the actions as one turn with their replay."""
    turn, rulings = package.ask("turns", request, EXPLAINED), replay["rulings"]
    compared = {
        "verdict": (turn["verdict"], rulings[-1]["verdict"]),
        "action": (turn.get("action", len(rulings)), replay["prefix"]),
        "state": (turn.get("state", replay["state"]), replay["state"]),
        "events": (turn["events"], [event for ruling in rulings for event in ruling.get("events", ())]),
        "findings": (_found(turn, "violated", "undetermined"), _found(rulings[-1], "violated", "undetermined")),
        "applied": (_found(turn, "applied"), [finding for ruling in rulings for finding in _found(ruling, "applied")]),
        **{member: (turn[member], replay[member]) for member in ("missing", "readings", "assumptions")},
    }
    for member, (of_turn, of_replay) in compared.items():
        if of_turn != of_replay:
            yield f"`{member}` of these actions as a turn differs from that of their replay"


def _tells_only_that_it_cannot_be(hinge: Any) -> bool:
    """Whether the state is impossible under every other choice of the reading."""
    return all(other["verdict"] == "impossible" for other in hinge["otherwise"])


def _with_pointers(ruling: Any, place: int) -> Any:
    """A ruling with the pointers of an action at the index ``place`` of a list."""
    return orjson.loads(re.sub(rb"/action\b", b"/actions/%d" % place, orjson.dumps(ruling)))


def _found(ruling: Any, *outcomes: str) -> list[Any]:
    return [finding for finding in ruling["findings"] if finding["outcome"] in outcomes]


@of_each_case("setups")
def a_setup_is_the_first_action(package: Package, case: Case) -> Iterator[str]:
    """Setting a game up is a ruling on its first action."""
    begins = package.game.setting_up
    given = {name: member for name, member in case.request.items() if name in begins.members}
    told = {name: member for name, member in case.request.items() if name not in begins.members}
    request = {"state": {**begins.bare, **given}, "action": {"type": begins.action, **told}}
    ruling, answer = package.ask("rulings", request), package.ask("setups", case.request)
    for ruled in (ruling, answer):
        ruled["findings"] = [finding["rule"] for finding in ruled["findings"]]
    ruling["missing"] = [place.replace("/state/", "/").replace("/action/", "/") for place in ruling["missing"]]
    for member in ("verdict", "state", "findings", "missing"):
        if answer.get(member) != ruling.get(member) or answer.keys() != ruling.keys():
            yield f"`{member}` differs between the question `setups` and the action {begins.action}"


@of_each_case()
def answers_do_not_depend_on_what_is_kept(package: Package, case: Case) -> Iterator[str]:
    """An answer stays the same if nothing is memoized."""
    once = patch.object(Sources, "once", lambda self, name, part, work: work())
    remember = patch.object(View, "remember", lambda self, key, work: work())
    with once, remember:
        if package.ask(case.question, case.request, EXPLAINED) != package.answer(case):
            yield "the answer differs if nothing is memoized: two keys of `remember` or `once` are the same"


@of_each_case()
def the_audit_is_what_is_declared(package: Package, case: Case) -> Iterator[str]:
    """A check of the audit consults only readings that its rule names in the catalogue, and is about what it declares."""
    game, state = package.game, case.request.get("state")
    if state is None:
        return
    for rule, check in game.audit_checks:
        view = game.State(state, game.sources(state))
        found = list(breaches([(rule, check)], view))
        for reading in view.sources.consulted.keys() - set(game.catalogue.rules[rule].readings):
            yield f"the audit of {rule} consults {reading}. Add it to the `readings` of this rule in catalogue.yaml."
        if found and (about := subjects_of(check)) and not about & state.keys():
            members = " or ".join(sorted(about))
            yield f"the audit of {rule} is declared to be `about` {members}, but a state without it breaks the rule"


@of_each_case()
def the_language_changes_only_texts(package: Package, case: Case) -> Iterator[str]:
    """The language changes what is written for people, and nothing else."""
    for language in package.languages:
        if language != USUAL.language:
            answer = package.ask(case.question, case.request, Preferences(language, explain=True))
            if wordless(answer) != wordless(package.answer(case)):
                yield f"the answer in {language} differs in more than its texts"


def wordless(answer: Any) -> Any:
    """The answer without texts for people."""
    if isinstance(answer, Mapping):
        return {name: wordless(member) for name, member in answer.items() if name not in FOR_PEOPLE}
    return [wordless(item) for item in answer] if isinstance(answer, list) else answer


@of_each_case("rulings", "turns", "audits", "scores")
def marks_change_nothing_else(package: Package, case: Case) -> Iterator[str]:
    """With `marks`, an answer, its findings and its lines also name places of the picture, and the rest stays the same."""
    plain = package.answered(case.question, case.request)
    if plain is None or "marks" not in package.questions[case.question].Request._declared_fields:
        return
    marked = package.ask(case.question, {**case.request, "marks": True})
    if _without_marks(marked) != plain:
        yield "with `marks`, the answer differs in more than its marks"
    if not all("marks" in part for part in _markable(marked)) or any("marks" in part for part in _markable(plain)):
        yield "`marks` are not where they are asked for"


def _without_marks(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: _without_marks(member) for name, member in value.items() if name not in ("marks", "action_marks")}
    return [_without_marks(member) for member in value] if isinstance(value, list) else value


def _markable(answer: Any) -> list[Any]:
    """The parts of an answer that have marks if they are requested: the answer, its findings and its lines."""
    lines = [line for player in answer.get("players", ()) for line in player["lines"]]
    return [*([answer] if "sentence" in answer else []), *answer["findings"], *lines]


@of_each_case("scores")
def points_are_those_of_all_lines(package: Package, case: Case) -> Iterator[str]:
    """The points of a player are those of all lines of the score sheet together."""
    for entry in package.answer(case)["players"]:
        least, most = (sum(numbers) for numbers in zip(*map(bounds, entry["lines"]), strict=True)) if entry["lines"] else (0, 0)
        at_least, at_most = bounds(entry)  # what is unknown cannot be the best for one line and the worst for another
        if not least <= at_least <= at_most <= most:
            yield f"{entry['player']} has {at_least} to {at_most} points, but the lines have {least} to {most}"


def bounds(counted: Mapping[str, Any], noun: str = "points") -> tuple[float, float]:
    """The bounds of a number."""
    if noun in counted:
        return counted[noun], counted[noun]
    return counted["at_least"], counted.get("at_most", inf)
