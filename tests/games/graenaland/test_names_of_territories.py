"""Answers do not depend on what the territories of an own map are called, however odd their names are."""

from collections.abc import Mapping
from typing import Any
from unicodedata import normalize

import orjson

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.document import pointer, steps_of
from lawspeaker.adjudication.rules.checks import Impossible
from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.conformance.cases import Case
from lawspeaker.games.graenaland.words import Terrain
from tests.conformance import cases_of, questions, sampled

GAME = "graenaland"
ODD = ("z\u00e1toka", "a/b~c", "__proto__", 'so "called"', "<b>&amp;'</b>", "votes", "once", "red", "0", "/state/clans", "{ $x }")
ODDER = ("village", "~1", "-", "null", "\u202eabc", "two  blanks", "\u0939\u093f\u0928", "K\u00f3lpos \U0001f3dd\ufe0f", "to")
IN_WORDS = {
    "message",
    "events_in_words",
    "sentence",
    "summary",
    "sentences",
    "missing_in_words",
    "in_words",
    "statement",
    "citations",
}


def plain(name: str) -> str:
    return normalize("NFC", name.strip())


def names_on_the_map(case: Case) -> Mapping[str, None]:
    """The territories of an own map; none, if the case also uses one of these names for something else."""
    tiles = case.request.get("state", case.request).get("map", ())
    names = dict.fromkeys(plain(tile["territory"]) for tile in tiles)
    return {} if names.keys() & {*Terrain, "wood"} else names


def renamed(value: Any, names: Mapping[str, str]) -> Any:
    """A request or an answer in which these names are others, also in pointers."""
    if isinstance(value, dict):
        return {names.get(plain(name), name): renamed(member, names) for name, member in value.items()}
    if isinstance(value, list):
        return [renamed(entry, names) for entry in value]
    if isinstance(value, str) and value not in names and value.startswith("/"):
        return pointer(*(names.get(step, step) for step in steps_of(value)))
    return names.get(plain(value), value) if isinstance(value, str) else value


def answer(case: Case, request: Any, language: str) -> Any:
    try:
        return orjson.loads(orjson.dumps(questions(GAME)[case.question].ask(request, Preferences(language, explain=True))))
    except Misunderstood as refused:
        return [fault.pointer for fault in refused.faults]
    except Impossible as refused:
        return [[defect.rule, *defect.at] for defect in refused.defects]


def comparable(value: Any) -> Any:
    """What is not in words; lists without their order, which may be that of names."""
    if isinstance(value, dict):
        return {name: comparable(member) for name, member in value.items() if name not in IN_WORDS}
    return sorted(map(comparable, value), key=orjson.dumps) if isinstance(value, list) else value


@sampled(case for case in cases_of(GAME) if names_on_the_map(case))
def test_territories_may_have_any_name(case: Case) -> None:
    own = names_on_the_map(case)
    for number, odd in enumerate((ODD, ODDER)):
        names = dict(zip(own, odd, strict=False))
        found = answer(case, renamed(case.request, names), LANGUAGES[number])
        assert comparable(found) == comparable(renamed(answer(case, case.request, "en"), names))
