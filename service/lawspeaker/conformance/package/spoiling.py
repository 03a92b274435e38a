"""Fuzzing: requests with random faults, such as values that nearly fit, and members that are missing, renamed or invented. None
may make a rule fail."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import orjson

from lawspeaker.adjudication.rules.checks import Impossible
from lawspeaker.adjudication.wire import ijson
from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.conformance.package.subject import EXPLAINED, Package

VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 5, 90, 127, -20, -21, 2**53 - 1, 2**53, 2**70, 5.0, -0.0, 0.5, 20.5, 1e300,
    "", "5", "true", "red", "red\n", "Red", "one", "plains", "coast-1", "coast-1\n", "coast 1", "F ns .", "? -\n", "18 18",
    "é", "x" * 40, "x" * 41, "\x00", [], [None], ["red"], ["two", "one"], ["F . ns", "? 7 7"], [[]], [{}], [1, 1],
    {}, {"type": "pass"}, {"type": "place"}, {"count": 1}, {"count": 1.0}, {"cards": [{}]}, {"card": 7}, {"squares": []},
    [{"type": "pass"}], "E7", "E8", "E07", "@16", "E7v", "E7v3", "E7?", "E9v E11r F10r", "E9v E11r D10r\n", "E7 one", "E7 five",
)  # fmt: skip
NAMES = (
    "type", "player", "count", "coast-1", "coast-1\n", "Coast", "one", "card", "row", "action", "actions", "",
    "__proto__", "$ref",
)  # fmt: skip
EACH, MOST = 8, 50
"""How often each request is spoilt, and how many requests of a question are spoilt at most; of a sample half as many."""


def spoilt_requests_are_refused_or_answered(package: Package) -> Iterator[str]:
    """Whatever is sent is answered or refused, never an error; the compiled guard and the shapes agree on what is refused."""
    for name, question in package.questions.items():
        random = package.at_random(name)
        for request in package.some(_requests(package, name), name)[: MOST if package.share == 1 else MOST // 2]:
            if faults := question.guard.faults(request):
                yield f"A request of {name} does not have its shape: {package.fault_in_words(faults[0])}"
            for _ in range(EACH):
                value = spoilt(request, random)
                if question.guard.holds(value) != (question.guard.faults(value) == []):
                    yield f"The guard of {name} and its shape disagree on {value}"
                try:
                    if sent := as_sent(value):
                        question.ask(sent, EXPLAINED)
                except (Misunderstood, Impossible):
                    continue
                except Exception as error:  # which no request may cause
                    yield f"The request {value} of {name} fails: {package.in_words(error)}"


def _requests(package: Package, question: str) -> list[Any]:
    """The requests to mutate for a question: those of cases and examples. For pictures and edits, any state will do."""
    asked = [case.request for case in package.cases if case.question == question]
    asked += [example["request"] for example in package.examples if example["operation"] == question]
    if question == "pictures":
        asked += [{"state": state, "marked": ["/state/players/0", "one"]} for state in package.states]
    if question == "edits":
        asked += [{"state": state, "edit": {"place": "E7", "turn": 1}} for state in package.states]
    return asked


def as_sent(value: Any) -> Any:
    """The value after serialization; ``None`` if it is not valid JSON."""
    try:
        return ijson.parse(orjson.dumps(value))
    except (ijson.NotJSON, orjson.JSONEncodeError):
        return None


def spoilt(request: Any, random: Random) -> Any:
    """A copy of ``request`` with one to three changes somewhere in it."""
    copy = {"request": orjson.loads(orjson.dumps(request))}
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        holder, key = random.choice(list(_places(copy)))
        _change(holder, key, random)
    return copy["request"]


def _change(holder: Any, key: Any, random: Random) -> None:
    match random.randrange(6):
        case 0 if "request" not in holder:
            del holder[key]
        case 1 if isinstance(holder[key], dict):
            holder[key][random.choice(NAMES)] = deepcopy(random.choice(VALUES))
        case 2 if isinstance(holder, dict) and "request" not in holder:
            holder[random.choice(NAMES)] = holder.pop(key)
        case 3 if isinstance(holder[key], list) and holder[key]:
            holder[key] *= random.choice((2, 30))
        case 4 if isinstance(holder[key], int):
            holder[key] = random.choice((float(holder[key]), str(holder[key]), holder[key] + 0.5, not holder[key]))
        case 5 if isinstance(holder[key], str):
            holder[key] += random.choice(("\n", " ", "s", "-"))
        case _:
            holder[key] = deepcopy(random.choice(VALUES))


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """All members and entries in ``value``: the object or list that contains each, and its name or index."""
    for key in list(value) if isinstance(value, dict) else range(len(value)):
        yield value, key
        if isinstance(value[key], (dict, list)):
            yield from _places(value[key])
