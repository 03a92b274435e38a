"""The answers to questions as text. Each member of an answer is shown by its own function, whatever the question."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from lawspeaker.adjudication.document import Document
from lawspeaker.cli.text.page import Page
from lawspeaker.cli.text.places import path_of
from lawspeaker.cli.text.speech import Speech

STYLES = {
    "legal": "bold green",
    "possible": "bold green",
    "illegal": "bold red",
    "impossible": "bold red",
    "undetermined": "bold yellow",
}
MOST_FIGURES = 4
"""How many figures are named of those that are known from one kind of source."""
_COUNTED = ("votes", "points")
"""Members that are numbers, or are left out where only the bounds of a number are known."""
_BOUNDS = ("at_least", "at_most")
_DETAILS = ("at", "facts", "compared", "terms", "ways", "rule", "citations")
"""Members of the entries of a list that only the JSON shows."""


def show_answer(page: Page, answer: Document, speech: Speech, *, is_start: bool) -> None:
    """Shows ``answer``. ``is_start`` is true if its state is the main result, as for the set-up of a game."""
    shown = {**_FIRST, **{member: _plain(member) for member in answer if member not in _HIDDEN and member not in _LAST}, **_LAST}
    for member, show in {**shown, **_FIRST}.items():
        if member in answer and (answer[member] or member in _EVEN_IF_EMPTY):
            show(page, answer, speech)
    if state := answer.get("state"):
        if is_start:
            page.heading(speech("start-state"))
            page.json(state)
        else:
            page.heading(speech("next-state"), "dim")


def show_batch(page: Page, answers: Sequence[Document], speeches: Sequence[Speech]) -> None:
    """Shows the ``answers`` of a batch, each with the speech of its game."""
    for number, (each, speech) in enumerate(zip(answers, speeches, strict=False), start=1):
        page.heading(f"{number}.", "bold reverse")
        if "answer" in each:
            for answer in (answer for named in each["answer"].values() for answer in named.values()):
                show_answer(page, answer, speech, is_start=False)
        else:
            page.line(each["problem"]["detail"], "bold red")
            errors = each["problem"].get("errors", ())
            page.bullets(speech("labelled", what=path_of(error["pointer"]), text=error["detail"]) for error in errors)


def _verdict(page: Page, answer: Document, speech: Speech) -> None:
    verdict = answer["verdict"]
    page.heading(speech(f"verdict-{verdict}", otherwise=verdict), STYLES.get(verdict, "bold"))


def _sentence(page: Page, answer: Document, _: Speech) -> None:
    page.line(answer["sentence"])


def _summary(page: Page, answer: Document, _: Speech) -> None:
    page.line(answer["summary"])


def _findings(page: Page, answer: Document, speech: Speech) -> None:
    page.bullets(_finding(finding, speech) for finding in answer["findings"])


def _finding(finding: Document, speech: Speech) -> tuple[str, str]:
    return finding["message"], _source(finding, speech)


def _source(rule: Document, speech: Speech) -> str:
    """The id of a rule, and where it is printed first."""
    citations = rule.get("citations", ())
    return " · ".join([rule.get("rule", rule.get("id", "")), *(speech.citation(citation) for citation in citations[:1])])


def _events(page: Page, answer: Document, speech: Speech) -> None:
    page.heading(speech("events"))
    page.bullets(speech.event(event) for event in answer["events"])


def _actions(page: Page, answer: Document, speech: Speech) -> None:
    actions, scores = answer["actions"], answer.get("scores", ())
    is_open = not actions and (answer["missing"] or answer["truncated"])
    page.heading(speech("legal-actions-open") if is_open else speech("legal-actions", count=len(actions)))
    lines = answer.get("sentences") or [speech.action(action) for action in actions]
    if scores:
        lines = [f"{line} → {_points(each, speech)}" for line, each in zip(lines, scores, strict=False)]
    page.numbered(lines)


def _choices_left(page: Page, answer: Document, speech: Speech) -> None:
    """Shows which members of the listed actions have other choices."""
    if members := dict.fromkeys(member for left in answer["choices_left"] for member in left):
        page.line(speech("choices-left", members=", ".join(map(speech.label, members))), "dim")


def _types(page: Page, answer: Document, speech: Speech) -> None:
    page.line(", ".join(_type(each, speech) for each in answer["types"]), "dim")


def _type(each: Document, speech: Speech) -> str:
    count = each.get("count", f"≥ {each['at_least']}" if "at_least" in each else "?")
    return speech("labelled", what=speech.titles.get(each["type"], str(each["type"])), text=count)


def _which_action(page: Page, answer: Document, speech: Speech) -> None:
    """Shows which action of a turn decides."""
    if isinstance(answer["action"], int):
        page.line(speech("which-action", number=answer["action"] + 1))
    else:
        _plain("action")(page, answer, speech)


def _points(players: Iterable[Document], speech: Speech) -> str:
    return speech.apart(speech.value("scores", player) for player in players)


def _more(page: Page, answer: Document, speech: Speech) -> None:
    if answer["truncated"]:
        page.line(speech("more-actions", next=answer["next"]) if "next" in answer else speech("more"), "yellow")


def _rulings(page: Page, answer: Document, speech: Speech) -> None:
    page.heading(speech("rulings"))
    for number, ruling in enumerate(answer["rulings"], start=1):
        verdict = ruling.get("verdict", "")
        page.line(
            speech("step", number=number, verdict=speech(f"verdict-{verdict}", otherwise=verdict)),
            STYLES.get(verdict, ""),
        )
        if "sentence" in ruling:
            page.line(ruling["sentence"])
        page.bullets(
            [
                *(_finding(finding, speech) for finding in ruling.get("findings", ())),
                *(speech.event(event) for event in ruling.get("events", ())),
            ]
        )


def _plan(page: Page, answer: Document, speech: Speech) -> None:
    page.heading(speech.label("plan"))
    page.numbered(answer.get("sentences") or [speech.action(action) for action in answer["plan"]])


def _sentences(page: Page, answer: Document, speech: Speech) -> None:
    """Shows actions in words. Those of a list or of a plan are shown there."""
    if answer.keys().isdisjoint({"actions", "plan"}):
        page.heading(speech("actions"))
        page.numbered(answer["sentences"])


def _open(page: Page, answer: Document, speech: Speech) -> None:
    if isinstance(answer["open"], Mapping):
        _plain("open")(page, answer, speech)
        return
    page.heading(speech("open"))
    by_missing: dict[str, list[str]] = {}
    for part in answer["open"]:
        place = speech.place(part.get("at", ""))
        missing = ", ".join(name for name in map(speech.place, part.get("missing", ())) if name != place)
        by_missing.setdefault(missing, []).append(place)
    for missing, parts in by_missing.items():
        places = ", ".join(parts)
        page.bullets([speech("open-unless", place=places, missing=missing) if missing else places])


def _missing(page: Page, answer: Document, speech: Speech) -> None:
    page.heading(speech("missing"))
    page.bullets(answer.get("missing_in_words") or map(speech.place, answer["missing"]))


def _hinges(page: Page, answer: Document, speech: Speech) -> None:
    page.heading(speech("hinges-on"))
    page.bullets((_hinge(hinge, speech), hinge["reading"]) for hinge in answer["hinges_on"])


def _hinge(hinge: Document, speech: Speech) -> str:
    id, choice = hinge["reading"], str(hinge.get("choice", ""))
    reading = speech.readings.get(id, {"question": id, "choices": ()})
    texts = {each["id"]: each["text"] for each in reading["choices"]}
    return speech("hinges-on-what", question=reading["question"], choice=texts.get(choice, choice))


def _assumptions(page: Page, answer: Document, speech: Speech) -> None:
    by_provenance: dict[str, dict[str, None]] = {}
    rules: dict[str, list[str]] = {}
    for assumption in answer["assumptions"]:
        if "rule" in assumption:
            rules.setdefault(assumption.get("in_words", ""), []).append(assumption["rule"])
        else:
            by_provenance.setdefault(assumption["provenance"], {})[speech.figure(assumption["figure"])] = None
    if by_provenance:
        page.heading(speech("assumptions"))
        page.bullets(
            speech("labelled", what=_some([*figures]), text=speech.value("provenance", provenance))
            for provenance, figures in by_provenance.items()
        )
    if rules:
        page.heading(speech("assumed-in-order"))
        page.bullets((words, ", ".join(those)) for words, those in rules.items())


def _some(figures: Sequence[str]) -> str:
    named = ", ".join(figures[:MOST_FIGURES])
    return f"{named}, … ({len(figures)})" if len(figures) > MOST_FIGURES else named


def _rules(page: Page, answer: Document, speech: Speech) -> None:
    page.heading(speech("rules"))
    page.bullets((rule["statement"], _source(rule, speech)) for rule in answer["rules"])


def _plain(member: str) -> Callable[[Page, Document, Speech], None]:
    """A function that shows ``member``: a list of objects as a table, anything else behind its label."""

    def show(page: Page, answer: Document, speech: Speech) -> None:
        value = answer[member]
        if isinstance(value, list) and all(isinstance(entry, Mapping) for entry in value):
            page.heading(speech.label(member))
            _table(page, value, speech)
        else:
            page.line(speech.labelled(member, value))

    return show


def _table(page: Page, entries: Sequence[Document], speech: Speech) -> None:
    noun = next((noun for noun in _COUNTED if any(noun in entry for entry in entries)), None)
    entries = [_with_bounds_in(noun, entry) for entry in entries] if noun else entries
    columns = [column for column in dict.fromkeys(name for entry in entries for name in entry) if column not in _DETAILS]
    rows = ([_cell(column, entry[column], speech) if column in entry else "" for column in columns] for entry in entries)
    page.table([speech.label(column) for column in columns], rows)


def _with_bounds_in(noun: str, entry: Document) -> Document:
    """``entry`` with its bounds moved to the member ``noun``, which is a number in other entries."""
    bounds = {member: entry[member] for member in _BOUNDS if member in entry}
    return {**{member: value for member, value in entry.items() if member not in bounds}, **({noun: bounds} if bounds else {})}


def _cell(member: str, value: Any, speech: Speech) -> str:
    if isinstance(value, list) and value and all(isinstance(entry, Mapping) for entry in value):
        return "\n".join(_entry(entry, speech) for entry in value)
    return speech.value(member, value)


def _entry(entry: Document, speech: Speech) -> str:
    shown = {name: value for name, value in entry.items() if name not in _DETAILS and name != "message"}
    if "message" in entry:
        return str(entry["message"])
    return ", ".join(
        speech.value(name, value) if isinstance(value, str) else speech.labelled(name, value) for name, value in shown.items()
    )


_FIRST: Mapping[str, Callable[[Page, Document, Speech], None]] = {
    "verdict": _verdict,
    "sentence": _sentence,
    "summary": _summary,
    "action": _which_action,
    "outcome": _plain("outcome"),
    "findings": _findings,
    "territory": _plain("territory"),
    "place": _plain("place"),
    "player": _plain("player"),
    "points": _plain("points"),
    "best": _plain("best"),
    "players": _plain("players"),
    "total": _plain("total"),
    "actions": _actions,
    "choices_left": _choices_left,
    "types": _types,
    "truncated": _more,
    "rulings": _rulings,
    "plan": _plan,
    "sentences": _sentences,
    "events": _events,
}
_LAST: Mapping[str, Callable[[Page, Document, Speech], None]] = {
    "open": _open,
    "missing": _missing,
    "hinges_on": _hinges,
    "assumptions": _assumptions,
    "rules": _rules,
}
"""The members of answers, in the order in which they are shown. Any others stand between those of ``_FIRST`` and of ``_LAST``."""
_SHOWN_ELSEWHERE = ("scores", "complete", "next", "ranking", "missing_in_words")
_HIDDEN = frozenset({*_SHOWN_ELSEWHERE, "state", "start", "readings", "ruleset", "prefix", "legal", "searched"})
"""Members that are shown with another one, or only in the JSON."""
_EVEN_IF_EMPTY = frozenset({"action", "actions", "points"})
