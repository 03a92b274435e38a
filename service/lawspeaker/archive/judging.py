"""Judges a part of an archive: replays each game, and lists each breach of a rule."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any

from lawspeaker.adjudication.answers.answers import findings_document
from lawspeaker.adjudication.deciding.replay import MOST_WORK, Replay, replay
from lawspeaker.adjudication.deciding.ruling import Ruling, Verdict
from lawspeaker.adjudication.deciding.weighing import WithHinges
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions.replays import MOST_ACTIONS
from lawspeaker.adjudication.rules.checks import Impossible, decisive
from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.wire.ijson import NotJSON, TooLarge
from lawspeaker.adjudication.words.messages import KERNEL, Messages
from lawspeaker.adjudication.words.phrases import rendered
from lawspeaker.archive.tallies import GameTally, JudgedOutcome, Tally, group_of, paired
from lawspeaker.archive.transcripts import Transcript, names_in, read_line, read_transcript

_MESSAGES = Messages(KERNEL)
_TOLD: Sequence[str] = ("rule", "message", "at", "facts", "one_is_broken")
"""What an entry tells of a finding."""


@dataclass
class PartResult:
    """The result for some lines of an archive. Its line numbers start from 0."""

    tally: Tally = field(default_factory=Tally)
    lines: int = 0
    """The number of lines, including empty ones."""
    breaches: list[Document] = field(default_factory=list)
    unjudged: list[Document] = field(default_factory=list)

    def add(self, entry: Document) -> None:
        """Adds an entry about the last line."""
        found = {"line": self.lines - 1, **entry}
        if "rule" in entry:
            self.breaches.append(found)
        else:
            self.tally.unjudged[entry["reason"]] += 1
            self.unjudged.append(found)

    def report_damage(self, damage: str) -> None:
        """Adds an entry about the next line that says why the rest of the file cannot be read."""
        self.lines += 1
        self.add(_refused("unreadable", [{"pointer": "", "detail": damage}]))


def judge(lines: Iterable[bytes], language: str) -> PartResult:
    """Judges the transcripts in ``lines``; messages are in ``language``."""
    judgement = PartResult()
    for line in lines:
        judgement.lines += 1
        if line.strip():
            judgement.tally.lines += 1
            for entry in _judge_line(line, judgement.tally, language):
                judgement.add(entry)
    return judgement


def _judge_line(line: bytes, tally: Tally, language: str) -> Iterator[Document]:
    """The entries about a line: its breaches, and the reason if it was not judged completely."""
    try:
        document = read_line(line)
    except TooLarge as error:
        yield _refused("too-large", [{"pointer": "", "detail": str(error)}])
    except NotJSON as error:
        yield _refused("invalid-json", [{"pointer": "", "detail": str(error).replace("The body", "The line", 1)}])
    else:
        yield from _judge_document(document, tally, language)


def _judge_document(document: Any, tally: Tally, language: str) -> Iterator[Document]:
    try:
        transcript = read_transcript(document)
    except Misunderstood as error:
        yield {**names_in(document), **_refused("invalid", _faults(error, _MESSAGES, language))}
    else:
        yield from _judge_transcript(transcript, tally, language)


def _refused(reason: str, errors: Sequence[Document]) -> Document:
    return {"reason": reason, "errors": errors}


def _faults(error: Misunderstood, messages: Messages, language: str) -> list[Document]:
    return [{"pointer": fault.pointer, "detail": rendered(fault.detail, messages, language)} for fault in error.faults]


def _judge_transcript(transcript: Transcript, tally: Tally, language: str) -> Iterator[Document]:
    game, actions = transcript.game, transcript.actions
    named = {"id": transcript.id, "game": game.id}
    most_work = MOST_WORK * ceil(len(actions) / MOST_ACTIONS)
    try:
        found = replay(game, transcript.state, actions, "/actions", go_on=transcript.go_on, most_work=most_work)
    except Misunderstood as error:
        yield {**named, **_refused("invalid", _faults(error, game.messages, language))}
        return
    except Impossible as impossible:
        defects = [
            {"pointer": place, "detail": finding["message"], "rule": finding["rule"]}
            for finding in findings_document(game, impossible.defects, language)
            for place in finding["at"] or ("/state",)
        ]
        yield {**named, **_refused("impossible", defects)}
        return
    entries = [entry for place, weighed in enumerate(found.rulings) for entry in _entries(transcript, place, weighed, language)]
    if found.is_cut:
        entries.append({"reason": "work-limit", "action": len(found.rulings)})
    _count(tally.of(game.id), transcript, found, entries)
    yield from ({**named, **entry} for entry in entries)


def _entries(transcript: Transcript, place: int, weighed: WithHinges[Ruling], language: str) -> Iterator[Document]:
    """The entries about one action."""
    ruling, game, action = weighed.answer, transcript.game, transcript.actions[place]
    if ruling.verdict is Verdict.LEGAL:
        return
    about = {"action": place, "type": action["type"]} | ({"player": action["player"]} if "player" in action else {})
    grounds = {
        "readings": dict(sorted(weighed.sources.consulted.items())),
        "hinges_on": [
            {
                "reading": hinge.reading,
                "choice": hinge.choice,
                "otherwise": [{"choice": choice, "verdict": other.verdict.value} for choice, other in hinge.otherwise],
            }
            for hinge in weighed.hinges
        ],
        "ruleset": game.ruleset,
    }
    if ruling.verdict is Verdict.UNDETERMINED:
        yield {**about, "reason": "undetermined", "missing": list(ruling.missing), **grounds}
        return
    for finding in findings_document(game, decisive(ruling.findings), language):
        told = {name: finding[name] for name in _TOLD if name in finding}
        yield {**about, **told, **grounds}


def _count(tally: GameTally, transcript: Transcript, found: Replay, entries: Sequence[Document]) -> None:
    verdicts = [weighed.answer.verdict.value for weighed in found.rulings]
    outcome = _outcome(found, verdicts)
    tally.games[outcome] += 1
    tally.lengths[paired(group_of(len(transcript.actions)), outcome)] += 1
    tally.actions.update(verdicts)
    if left := len(transcript.actions) - len(verdicts):
        tally.actions[JudgedOutcome.UNFINISHED.value] += left
    breaches = [entry for entry in entries if "rule" in entry]
    tally.breaches.update(entry["rule"] for entry in breaches)
    tally.hinging_breaches.update(entry["rule"] for entry in breaches if entry["hinges_on"])
    tally.games_with_breach.update({entry["rule"] for entry in breaches})
    used = {choice for weighed in found.rulings for choice in weighed.sources.consulted.items()}
    tally.choices.update(paired(*choice) for choice in used)
    if hinges := list(_hinges(found.rulings)):
        tally.hinges.update(hinges)
        tally.hinging_games[outcome] += 1


def _outcome(found: Replay, verdicts: Sequence[str]) -> str:
    if JudgedOutcome.ILLEGAL in verdicts:
        return JudgedOutcome.ILLEGAL.value
    if found.is_cut:
        return JudgedOutcome.UNFINISHED.value
    return JudgedOutcome.UNDETERMINED.value if JudgedOutcome.UNDETERMINED in verdicts else JudgedOutcome.LEGAL.value


def _hinges(rulings: Iterable[WithHinges[Ruling]]) -> Iterator[str]:
    """The readings on which the verdict on an action hinges, each with the other verdict. Readings that change only the effect
    of a legal action do not count."""
    for weighed in rulings:
        verdict = weighed.answer.verdict
        for hinge in weighed.hinges:
            if any(other.verdict is not verdict for _, other in hinge.otherwise):
                yield paired(hinge.reading, verdict.value)
