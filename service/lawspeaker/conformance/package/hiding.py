"""With less information, an answer says less, but never something different. Tested by erasing members of the states of
cases."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from lawspeaker.adjudication.document import Path
from lawspeaker.adjudication.rules.checks import Impossible
from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.wire.unstated import IN_ORDER, UNSTATED, is_in_order
from lawspeaker.conformance.cases import Case
from lawspeaker.conformance.package.answers import bounds
from lawspeaker.conformance.package.erasing import beyond, erased, is_complete, members, put_back
from lawspeaker.conformance.package.subject import Package, of_each_case

Erasure = Callable[[Sequence[Path], Random], Sequence[Sequence[Path]]]
"""Chooses among the members of a state, each time those that are erased together."""


def some_members(paths: Sequence[Path], random: Random) -> Sequence[Sequence[Path]]:
    """One path for each member of the state: the member, or one inside it."""
    return [[path] for path in {path[0]: path for path in random.sample(paths, len(paths))}.values()]


def a_few_members(paths: Sequence[Path], random: Random) -> Sequence[Sequence[Path]]:
    """A few of the paths of ``some_members``."""
    return some_members(paths, random)[:3]


def each_member(paths: Sequence[Path], random: Random) -> Sequence[Sequence[Path]]:
    """Each path alone."""
    return [[path] for path in paths]


def several_members(paths: Sequence[Path], random: Random) -> Sequence[Sequence[Path]]:
    """Random sets of paths of growing size."""
    return [random.sample(paths, min(number, len(paths))) for number in (2, 3, 4, 6, 8, 12)]


def more_and_more_members(paths: Sequence[Path], random: Random) -> Sequence[Sequence[Path]]:
    """The paths in random order, each in addition to those before."""
    order = random.sample(paths, min(10, len(paths)))
    return [order[:number] for number in (1, 2, 3, 5, 7, 10) if number <= len(order)]


class Poorer(NamedTuple):
    """A request with members of its state erased, and the answer to it."""

    paths: Sequence[Path]
    request: Any
    answer: Any


def asked_poorer(package: Package, case: Case, erase: Erasure) -> Iterator[Poorer]:
    """Asks the case with members of its state erased, as ``erase`` chooses them.

    Skips erasures after which the request is invalid, or the erased members are in order instead of unknown. Raises
    ``ValueError`` if a possible state becomes impossible.
    """
    state = case.request["state"]
    if is_in_order(state):
        return
    for chosen in erase(list(members(package.game, state)), Random(str(case))):
        request = {**case.request, "state": erased(state, chosen)}
        try:
            answer = package.ask(case.question, request)
        except Misunderstood:
            continue
        except Impossible as impossible:
            rules = ", ".join(sorted({defect.rule for defect in impossible.defects}))
            raise ValueError(f"the state is impossible by {rules} without {in_state(chosen)}") from None
        yield Poorer(chosen, request, answer)


def in_state(paths: Sequence[Path]) -> str:
    """Describes these members for people."""
    return " and ".join("/".join(map(str, path)) for path in paths)


@of_each_case("rulings", "turns", "audits", "scores")
def knowing_less_says_less(package: Package, case: Case) -> Iterator[str]:
    """Erasing parts of a state may leave a ruling, an audit or a score open, and never turns it into another one. What is left
    open stays open if more is erased. A member whose absence says something belongs to `known_when_absent` of the game."""
    fuller = package.answered(case.question, case.request)
    compare = _says_more_points if case.question == "scores" else _says_more
    one_by_one = a_few_members if package.share > 1 else each_member
    for erase in (one_by_one, several_members, more_and_more_members)[:: 1 if package.share == 1 else 2]:
        open_without = ""
        for poorer in asked_poorer(package, case, erase) if fuller else ():
            for complaint in compare(package, case, poorer, fuller):
                yield f"without {in_state(poorer.paths)}, {complaint}"
            is_open = poorer.answer.get("verdict") == "undetermined"
            if erase is more_and_more_members and open_without and not is_open and case.question != "audits":
                yield f"the answer is open without {open_without}, and decided without {in_state(poorer.paths)}"
            open_without = in_state(poorer.paths) if is_open else ""


def _says_more(package: Package, case: Case, poorer: Poorer, fuller: Any) -> Iterator[str]:
    verdict, answer = fuller["verdict"], poorer.answer
    if case.question == "audits":
        if answer["verdict"] == "impossible" != verdict:
            yield "the state is impossible"
    elif answer["verdict"] not in (verdict, "undetermined"):
        yield f"the verdict is {answer['verdict']} instead of {verdict} or undetermined"
    elif answer["verdict"] == "legal":
        yield from tells_more(answer, fuller)
    elif answer["verdict"] != verdict:
        yield from misnames_what_is_missing(package, case, poorer, verdict)


def tells_more(poorer: Any, fuller: Any) -> Iterator[str]:
    """What a legal ruling on a poorer state says that the ruling on the fuller one does not."""
    for place in beyond(poorer["state"], fuller["state"]):
        yield f"the next state tells {in_state([place])}"
    if not may_be_some_of(poorer["events"], fuller["events"]):
        yield "other events happen"


def may_be_some_of(poorer: Sequence[Any], fuller: Sequence[Any]) -> bool:
    """Whether ``poorer`` may be a part of ``fuller``: events in the same order, some of them missing or incomplete."""
    others = iter(fuller)
    return all(any(_tells_nothing_beyond(event, other) for other in others) for event in poorer)


def _tells_nothing_beyond(event: Mapping[str, Any], fuller: Mapping[str, Any]) -> bool:
    """Whether ``event`` may be a part of ``fuller``. In a ranking, places may be missing."""
    ranking, places = event.get("ranking", []), fuller.get("ranking", [])
    told = {**event, **({"ranking": places} if "ranking" in event else {})}
    return list(beyond(told, fuller)) == [] and [place for place in places if place in ranking] == ranking


def misnames_what_is_missing(
    package: Package, case: Case, poorer: Poorer, expected: str, member: str = "verdict"
) -> Iterator[str]:
    """Yields a complaint unless adding the missing places that the answers name, step by step, leads to the expected answer."""
    _, request, answer = poorer
    while answer[member] == "undetermined":
        missing = answer["missing"]
        if not missing:
            yield "the answer is undetermined and names nothing in `missing`"
            return
        if any(place.startswith("/action") for place in missing):
            return  # the action would have to say more than it does in this case
        if all(place.startswith("/state/overlay") for place in missing):
            return  # what is printed on a component would tell it, too
        told = request
        for place in missing:
            told = put_back(told, case.request, place)
        if "actions" in request and told == request:
            return  # it is not known in the middle of the turn, after something hidden was drawn
        if not any(is_complete(case.request, place) for place in missing):
            return  # the case does not tell it either: there it follows from something else
        if told == request:
            yield f"the answer names {', '.join(missing)} as missing, which was sent"
            return
        request, answer = told, package.ask(case.question, told)
    if answer[member] != expected:
        yield f"sending what is missing leads to {answer[member]} instead of {expected}"


@of_each_case("rulings", "turns")
def what_is_not_stated_is_in_order(package: Package, case: Case) -> Iterator[str]:
    """If what is not stated is in order, an action is legal or illegal; a turn may be undetermined, too.

    What is legal in a state is legal in every part of it. What is illegal by a part is illegal. The answer says what it assumes,
    and the next state what holds of all that it does not state.
    """
    fuller = package.answered(case.question, case.request)
    for poorer in asked_poorer(package, case, few_or_many_members) if fuller else ():
        for complaint in misjudged_in_order(package, case, poorer, fuller):
            yield f"without {in_state(poorer.paths)}, {complaint}"


def few_or_many_members(paths: Sequence[Path], random: Random) -> Sequence[Sequence[Path]]:
    """Two members at a time, then more, chosen at random."""
    return several_members(paths, random)[::2]


def misjudged_in_order(package: Package, case: Case, poorer: Poorer, fuller: Any) -> Iterator[str]:
    """Yields a complaint unless the answer to the ``poorer`` request under ``unstated: in-order`` agrees with the others."""
    stated = {**poorer.request, "state": {**poorer.request["state"], UNSTATED: IN_ORDER}}
    answer, known = package.ask(case.question, stated), poorer.answer["verdict"]
    verdict = answer["verdict"]
    if verdict == known == "undetermined" and case.question == "turns":
        return  # by what an action before has changed of a list that is not stated
    if verdict == "undetermined" or verdict != known != "undetermined" or fuller["verdict"] == "legal" != verdict:
        yield f"the verdict is {verdict} if all else is in order, {known} if it is unknown, {fuller['verdict']} if it is known"
    elif verdict == "legal":
        if answer["state"].get(UNSTATED) != IN_ORDER:
            yield "the next state does not say that what it does not state is in order"
        assumed = any("rule" in assumption for assumption in answer["assumptions"])
        if assumed != (known == "undetermined") or ("summary" in answer) != assumed:
            yield "the answer does not say what it assumes"


def _says_more_points(package: Package, case: Case, poorer: Poorer, fuller: Any) -> Iterator[str]:
    entries = {entry["player"]: entry for entry in fuller["players"]}
    for entry in poorer.answer["players"]:
        for line in entry["lines"]:
            if "points" not in line and "depends on" not in line["message"]:
                yield f"a line of {entry['player']} has no points and does not say on what they depend"
        if entry["player"] not in entries:
            continue  # nobody says any more who plays, and that player might
        known = entries[entry["player"]]
        (least, most), (at_least, at_most) = bounds(known), bounds(entry)
        if not at_least <= least <= most <= at_most:
            yield f"{entry['player']} has {at_least} to {at_most} points instead of {least} to {most} or wider bounds"
        if all(len(path) > 1 for path in poorer.paths) and entry.get("rank") not in (None, known.get("rank")):
            yield f"{entry['player']} has another rank"  # without a whole member, it may be another kind of ranking
