"""Writes an answer of the API as a short text for an assistant, in the language of the players.

First come the questions to ask the players, if something unknown decides. Then follow the verdict in words and the reasons,
each with its citation. Of all other members, only the details remain that a next request may need.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import orjson

from lawspeaker.adjudication.answers.place_names import figure_name, place_name
from lawspeaker.adjudication.answers.sentences import events_in_words, sentence, wording
from lawspeaker.adjudication.answers.wording import Wording
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.checks import Outcome
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.unknown import AT_LEAST
from lawspeaker.adjudication.wire.quantities import as_text
from lawspeaker.adjudication.words.messages import Messages
from lawspeaker.adjudication.words.plain_text import more, printable

MOST_FIGURES = 4
"""How many assumed figures are named."""
MOST_ASKED = 12
"""How many missing places are named. Nobody answers more questions at once, and the next call names the others."""
FEW_OPEN_RULES = 2
"""If more rules than these are undetermined, only their ids are listed."""
MOST_ENTRIES = 5
"""How many entries of a list are given of an answer under another reading."""
MOST_RULES = 20
"""How many rules are named that are still open, or assumed to be kept."""
MOST_PASSAGES = 2
"""How many printed passages are named for one rule."""

_MESSAGES = Messages(Path(__file__).parent / "messages")
_UNDETERMINED = "undetermined"
_BETWEEN_HEADINGS = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "
_DETAILS_LEFT_OUT = frozenset({"at", "facts", "citations", "compared"})
"""Members that the sentences make superfluous, at any depth."""
_SHOWN = frozenset(
    {
        *("verdict", "sentence", "summary", "findings", "missing", "missing_in_words"),
        *("assumptions", "readings", "hinges_on", "ruleset"),
        *("events", "state", "rules", "plan", "rulings", "ranking"),
        *("actions", "choices_left", "sentences", "next", "complete", "truncated"),
    }
)
"""Members that have words of their own, or that no reader needs."""

Lines = Iterator[str]


class AnswerText:
    """Writes answers about ``game`` in one language. Places are described by means of ``state``, which is that of the
    request."""

    def __init__(self, game: Game[Any], language: str, state: Document | None = None) -> None:
        self._game = game
        self._language = language
        self._state = state

    def write(self, answer: Document, *, with_state: bool, is_start: bool = False) -> str:
        """The text of ``answer``, ``with_state`` including its state. ``is_start`` says whether that state is the start of a
        game."""
        parts = (
            self._missing,
            self._verdict,
            self._outcome,
            self._findings,
            self._rulings,
            self._actions,
            self._plan,
            self._events,
            self._open,
            self._hinges,
            self._assumptions,
            self._details,
            self._rules,
        )
        lines = [line for part in parts for line in part(answer)]
        if with_state and "state" in answer:
            lines += [self._say("start-state" if is_start else "next-state"), _json(answer["state"])]
        return "\n".join(lines)

    def problem(self, problem: Mapping[str, Any]) -> Mapping[str, Any]:
        """A problem whose errors name the broken rules and their places in the rulebook."""
        errors = [
            {**error, "detail": f"{error['detail']} [{self._source(error['rule'], error)}]"} if "rule" in error else error
            for error in problem.get("errors", ())
        ]
        return {**problem, "errors": errors}

    def rule(self, rule: Document) -> str:
        """A rule in words, with its id and citation."""
        return f"- {rule['statement']} [{self._source(rule.get('rule', rule.get('id', '')), rule)}]"

    def say(self, name: str, **facts: Any) -> str:
        """One of the messages of this package."""
        return self._say(name, **facts)

    def _missing(self, answer: Document) -> Lines:
        if not answer.get("missing"):
            return
        yield self._say("verdict-undetermined" if "verdict" in answer else "undetermined-answer")
        yield self._say("ask")
        places = list(zip(answer["missing"], answer["missing_in_words"], strict=True))
        for pointer, words in places[:MOST_ASKED]:
            yield f"- {self._say('ask-place', words=words, pointer=pointer)}"
        if len(places) > MOST_ASKED:
            yield f"- {self._say('ask-more', count=len(places) - MOST_ASKED)}"

    def _verdict(self, answer: Document) -> Lines:
        if "verdict" in answer and not answer.get("missing"):
            yield self._say(f"verdict-{answer['verdict']}")
        if isinstance(answer.get("action"), int):
            yield self._say("which-action", number=answer["action"] + 1)
        if "sentence" in answer:
            yield answer["sentence"]
        if "summary" in answer:
            yield answer["summary"]

    def _outcome(self, answer: Document) -> Lines:
        """How a vote ends or whether points can be reached, and the votes or the points of each player."""
        if answer.get("outcome", _UNDETERMINED) != _UNDETERMINED:
            yield self._say(f"outcome-{answer['outcome']}")
        noun = "votes" if "territory" in answer else "points"
        numbers = {entry["player"]: _number(noun, entry) for entry in answer.get("players", ())}
        if numbers and all(numbers.values()):
            yield self._say(f"counted-{noun}", numbers=self._wording.by_player(numbers))

    def _findings(self, answer: Document) -> Lines:
        findings = answer.get("findings", ())
        open = [finding for finding in findings if finding["outcome"] == Outcome.UNDETERMINED and "one_is_broken" not in finding]
        if len(open) <= FEW_OPEN_RULES:
            open = []
        yield from self._list("reasons", (self._finding(finding) for finding in findings if finding not in open))
        if open:  # what they need is among what to ask
            rules = [finding["rule"] for finding in open]
            yield self._say("open-rules", rules=", ".join(_first(rules, MOST_RULES)))

    def _finding(self, finding: Document) -> str:
        kept = f"{self._say('kept')} " if finding["outcome"] == Outcome.UPHELD else ""
        return f"{kept}{finding['message']} [{self._source(finding['rule'], finding)}]"

    def _rulings(self, answer: Document) -> Lines:
        for number, ruling in enumerate(answer.get("rulings", ()), start=1):
            verdict = self._say(f"verdict-{ruling['verdict']}") if "verdict" in ruling else ""
            yield self._say("step", number=number, text=" ".join(filter(None, (verdict, ruling.get("sentence", "")))))
            yield from self._missing({**ruling, "verdict": ""}) if ruling.get("missing") else ()
            yield from self._findings(ruling)

    def _actions(self, answer: Document) -> Lines:
        if "actions" not in answer or (answer.get("missing") and not answer["actions"]):
            return  # without an action on the list there may still be one
        actions, scores = answer["actions"], answer.get("scores", ())
        yield self._say("actions", count=len(actions))
        for index, action in enumerate(actions):
            points = f" {_json(_brief(scores[index]))}" if scores else ""
            left = answer["choices_left"][index]
            choices = f" {self._say('choices-left', members=', '.join(left))}" if left else ""
            yield f"{index + 1}. {self._sentence(action)} {_json(action)}{points}{choices}"
        if "next" in answer:
            yield self._say("more", next=str(answer["next"]))
        elif answer["truncated"]:
            yield self._say("cut")
        elif answer["complete"] and actions:
            yield self._say("complete")

    def _plan(self, answer: Document) -> Lines:
        if answer.get("plan"):
            yield self._say("plan")
            yield from (f"- {self._sentence(action)} {_json(action)}" for action in answer["plan"])

    def _events(self, answer: Document) -> Lines:
        if answer.get("verdict") != "illegal":  # of an illegal turn, they would be those before the illegal action
            yield from self._list("happens", events_in_words(self._game, answer.get("events", ()), self._language))

    def _open(self, answer: Document) -> Lines:
        if isinstance(answer.get("open"), list):  # of a vote, it is the number of votes that are not cast yet
            yield from self._list("open", dict.fromkeys(self._place(part["at"]) for part in answer["open"]))

    def _hinges(self, answer: Document) -> Lines:
        yield from self._list("hinges", map(self._hinge, answer.get("hinges_on", ())))

    def _hinge(self, hinge: Document) -> str:
        message = f"reading.{hinge['reading']}"
        texts = self._game.messages.text
        others = self._apart(
            f"{texts(self._language, message, other['choice'])} → {_json(_cut(_brief(_without(other, 'choice'))))}"
            for other in hinge["otherwise"]
        )
        question, choice = texts(self._language, message), texts(self._language, message, hinge["choice"])
        return f"{self._say('hinge', question=question, choice=f'{choice}.', others=others)} [{hinge['reading']}]"

    def _assumptions(self, answer: Document) -> Lines:
        by_provenance: dict[str, dict[str, None]] = {}
        figures = [assumption for assumption in answer.get("assumptions", ()) if "figure" in assumption]
        for figure in figures:
            name = figure_name(self._game, figure["figure"], self._language)
            by_provenance.setdefault(figure["provenance"], {})[name] = None
        for provenance, names in by_provenance.items():
            yield self._say(f"assumed-{provenance}", figures=", ".join(_first(list(names), MOST_FIGURES)))
        if rules := [assumption["rule"] for assumption in answer.get("assumptions", ()) if "rule" in assumption]:
            yield self._say("assumed-unstated", rules=", ".join(_first(rules, MOST_RULES)))

    def _rules(self, answer: Document) -> Lines:
        if rules := answer.get("rules"):
            yield self._say("rules")
            yield from map(self.rule, rules)

    def _details(self, answer: Document) -> Lines:
        rest = {name: value for name, value in answer.items() if name not in _SHOWN and not _is_told(name, value)}
        if details := _brief(rest):
            yield self._say("details")
            yield _json(dict(sorted(details.items(), key=lambda member: isinstance(member[1], list))))  # lists are long

    def _source(self, rule: str, cited: Document) -> str:
        """The id of a rule with a citation, from the rulebook in this language if there is one, else from the first."""
        rulebooks = self._game.catalogue.rulebooks
        citations = cited.get("citations", ())
        own = [each for each in citations if rulebooks[each["rulebook"]]["language"] == self._language]
        chosen = own or [each for each in citations if each["rulebook"] == citations[0]["rulebook"]]
        places = self._apart(map(self._passage, chosen[:MOST_PASSAGES]))
        if not places:
            return rule
        rulebook = rulebooks[chosen[0]["rulebook"]]["title"]
        return f"{rule} · {self._say('printed', rulebook=rulebook, place=places)}"

    def _passage(self, citation: Document) -> str:
        section, number, _ = self._wording.passage(citation)
        return ", ".join(filter(None, (_BETWEEN_HEADINGS.join(section), self._say("paragraph", number=str(number)))))

    def _sentence(self, action: Document) -> str:
        return sentence(self._game, action, self._language)

    def _place(self, pointer: str) -> str:
        return place_name(self._game, pointer, self._language, self._state)

    def _apart(self, texts: Iterable[str]) -> str:
        return f"{self._game.messages.text(self._language, 'semicolon')} ".join(texts)

    def _list(self, heading: str, items: Any) -> Lines:
        texts = list(items)
        if texts:
            yield self._say(heading)
            yield from (f"- {text}" for text in texts)

    def _say(self, name: str, **facts: Any) -> str:
        return _MESSAGES.text(self._language, name, facts=facts)

    @property
    def _wording(self) -> Wording:
        return wording(self._game, self._language)


def _number(noun: str, entry: Document) -> str:
    """The number or its bounds in the entry of a player; empty if it has neither."""
    if noun in entry:
        return str(entry[noun])
    return as_text(entry) if AT_LEAST in entry else ""


def _is_told(name: str, value: Any) -> bool:
    """Whether the sentences contain the content of a member already, judging by its form."""
    return (name == "open" and isinstance(value, list)) or (name == "action" and isinstance(value, int)) or name == "scores"


def _brief(value: Any) -> Any:
    """``value`` without the members that the sentences make superfluous."""
    if isinstance(value, Mapping):
        return {name: _brief(each) for name, each in value.items() if name not in _DETAILS_LEFT_OUT}
    return [_brief(each) for each in value] if isinstance(value, list) else value


def _cut(value: Any) -> Any:
    """``value`` with long lists cut, each with the number of omitted entries."""
    if isinstance(value, Mapping):
        return {name: _cut(each) for name, each in value.items()}
    return _first([_cut(each) for each in value], MOST_ENTRIES) if isinstance(value, list) else value


def _first(entries: Sequence[Any], most: int) -> Sequence[Any]:
    """The first ``most`` entries, and the number of omitted ones."""
    return [*entries[:most], more(len(entries) - most)] if len(entries) > most else entries


def _without(document: Document, name: str) -> Document:
    return {other: value for other, value in document.items() if other != name}


def _json(value: Any) -> str:
    return printable(orjson.dumps(value).decode())
