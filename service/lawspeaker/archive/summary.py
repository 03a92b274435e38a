"""The summary of an archive as JSON: the content of ``summary.json``, which the report page shows."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from lawspeaker.adjudication.document import Document
from lawspeaker.archive.merging import Merged
from lawspeaker.archive.results import Run
from lawspeaker.archive.tallies import LENGTHS, GameTally, JudgedOutcome, bounds_of, paired, parted
from lawspeaker.games import GAMES


def summary_document(run: Run, merged: Merged) -> Document:
    """The summary of ``run``."""
    tally = merged.tally
    every_game = list(tally.games.values())
    return {
        **run.rules,
        "language": run.language,
        "files": len(run.files),
        "bytes": sum(file.size for file in run.files),
        "lines": tally.lines,
        "games": _by_outcome(sum((game.games for game in every_game), Counter())),
        "actions": _by_outcome(sum((game.actions for game in every_game), Counter())),
        "breaches": sum(game.breaches.total() for game in every_game),
        "hinging_breaches": sum(game.hinging_breaches.total() for game in every_game),
        "unjudged": [
            {"reason": reason, "count": count, "examples": merged.unjudged.get(reason, [])}
            for reason, count in sorted(tally.unjudged.items())
        ],
        "by_game": [_game_document(id, tally.games[id], merged, run.language) for id in GAMES if id in tally.games],
    }


def _by_outcome(counts: Counter[str]) -> dict[str, int]:
    return {"total": counts.total(), **{outcome.value: counts[outcome.value] for outcome in JudgedOutcome}}


def _game_document(id: str, tally: GameTally, merged: Merged, language: str) -> Document:
    game = GAMES[id]
    return {
        "game": id,
        "title": game.messages.text(language, "game"),
        "ruleset": game.ruleset,
        "games": _by_outcome(tally.games),
        "actions": _by_outcome(tally.actions),
        "breaches": tally.breaches.total(),
        "hinging_breaches": tally.hinging_breaches.total(),
        "hinging_games": tally.hinging_games.total(),
        "rules": [
            {
                "rule": rule,
                "statement": game.messages.text(language, rule),
                "breaches": tally.breaches[rule],
                "games": tally.games_with_breach[rule],
                "hinging_breaches": tally.hinging_breaches[rule],
                "examples": merged.breaches.get((id, rule), []),
            }
            for rule in sorted(tally.breaches, key=lambda rule: (-tally.breaches[rule], rule))
        ],
        "readings": [
            {
                "reading": reading,
                "question": game.messages.text(language, f"reading-{reading}"),
                "choices": {
                    choice: tally.choices[paired(reading, choice)] for choice in game.catalogue.readings[reading].choices
                },
                "hinges": _by_outcome(Counter(dict(_of(tally.hinges, reading)))),
            }
            for reading in sorted({parted(name)[0] for name in tally.choices})
        ],
        "lengths": list(_lengths(tally)),
    }


def _of(counts: Counter[str], name: str) -> Iterator[tuple[str, int]]:
    """The counts of all pairs with ``name``, by the other half of the pair."""
    for both, count in counts.items():
        one, other = parted(both)
        if one == name:
            yield other, count


def _lengths(tally: GameTally) -> Iterator[dict[str, Any]]:
    for group in range(len(LENGTHS) + 1):
        counts = Counter(dict(_of(tally.lengths, str(group))))
        if counts:
            least, most = bounds_of(group)
            yield {"from": least, "to": most, "games": _by_outcome(counts)}
