"""The question ``scores``: the points and the rank of each player."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.answers.answers import (
    MARKS,
    count_document,
    count_members,
    findings_document,
    findings_field,
    game_player_field,
    grounds,
    grounds_document,
    listed,
    marks_field,
    places,
    rendered,
    rules_document,
    rules_field,
    state_field,
    text,
    undetermined,
)
from lawspeaker.adjudication.answers.marks import Marker, marker, marks_member
from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.deciding.audit import audited_state
from lawspeaker.adjudication.deciding.weighing import weigh
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.rules.game import Game, S
from lawspeaker.adjudication.rules.scoring import Score, ScoreLine, ScoreSheet
from lawspeaker.adjudication.unknown import Place, pointers
from lawspeaker.adjudication.wire.shapes import Integer, said, shape
from lawspeaker.adjudication.work import Allowance


def scores(game: Game[S], scoring: Callable[[S], ScoreSheet]) -> Question:
    """The question for ``game``, in which ``scoring`` says what a state scores."""

    def reply(request: Document, preferences: Preferences, allowance: Allowance) -> Document:
        state, language = request["state"], preferences.language

        with weigh(partial(audited_state, game, state), scoring, game.sources(state, allowance), _comparable) as weighed:
            sheet = weighed.answer
            lines = {score.player: list(score.lines()) for score in sheet.scores}

        def otherwise(other: ScoreSheet) -> dict[str, Any]:
            totals = [_total(score) for score in other.scores]
            return {"players": totals, "findings": findings_document(game, other.applied, language)}

        rules = [*sheet.rules, *(line.rule for own in lines.values() for line in own)]
        with marker(game, request, allowance) as marks:
            return {
                "players": [
                    {**_total(score), "lines": [_line(game, line, language, state, marks) for line in lines[score.player]]}
                    for score in sheet.scores
                ],
                **_ranking(sheet),
                "findings": findings_document(game, sheet.applied, language, marks=marks.of_finding if marks else None),
                "rules": rules_document(game, rules, language),
                **grounds_document(game, weighed, pointers(_missing(sheet, lines)), otherwise, language, state),
            }

    member = {"player": game_player_field(game, "The player.", required=True)}
    rank = Integer(minimum=1, metadata=said("The rank, if known. Equal players share a rank.", 1))
    scored = next(rule for rule in game.catalogue.rules if game.messages.has("en", rule, "scored"))
    sentence = game.messages.text("en", scored)
    line = shape(
        f"{game.prefix}ScoreLine",
        "The points that a player has by one rule.",
        {
            "rule": text("Id of the rule.", scored, required=True),
            **count_members("points"),
            "at": places("The places that earn the points.", "/state"),
            "message": text("The line in words, in the requested language.", sentence, required=True),
            "facts": fields.Dict(
                keys=fields.String(),
                required=True,
                metadata=said("The facts in the message, by name. An unknown number is given by its bounds.", {"count": 8}),
            ),
            **({MARKS: marks_field()} if game.draw else {}),
        },
    )
    total = shape(f"{game.prefix}ScoreTotal", "The total of one player.", {**member, **count_members("points"), "rank": rank})
    score = shape(
        f"{game.prefix}Score",
        "The score of one player.",
        {
            **member,
            **count_members("points"),
            "rank": rank,
            "lines": listed(line, "The points, rule by rule.", required=True),
        },
    )
    placed = shape(
        f"{game.prefix}PlayerRank",
        "The rank of one player.",
        {**member, "rank": Integer(minimum=1, required=True, metadata=said("The rank.", 1))},
    )
    findings = findings_field()
    state = state_field(game, "The known state of the game.", required=True)
    return Question(
        name="scores",
        summary="Score a position",
        description=(
            "Lists the points of each player in this state, line by line. Each line has its rule and the places that earn the "
            "points. The points include what a final scoring would give now. Before the end of the game the ranks follow the "
            "points, and equal players share a rank; at the end they are those of the final ranking. If a number is unknown, its "
            "bounds are given. An unknown rank is left out; `ranking` is left out unless all ranks and players are known."
        ),
        Request=shape(
            f"{game.prefix}ScoresRequest", "A state to score.", {"state": state, **marks_member(game, "each line or finding")}
        ),
        Answer=shape(
            f"{game.prefix}ScoresAnswer",
            "The score of the state.",
            {
                "players": listed(score, "The score of each player, in their order around the table.", required=True),
                "ranking": listed(placed, "The players by rank, if all ranks are known."),
                "findings": findings,
                "rules": rules_field(),
                **grounds(
                    game.prefix,
                    "Scores",
                    {"players": listed(total, "The scores under that choice.", required=True), "findings": findings},
                ),
            },
        ),
        reply=reply,
    )


def _comparable(sheet: ScoreSheet) -> object:
    """The part of a score sheet that is compared: the totals of all players, and the findings. Two sheets that are equal in
    this give the same answer."""
    return [_total(score) for score in sheet.scores], [(finding.rule, finding.facts) for finding in sheet.applied]


def _total(score: Score) -> dict[str, Any]:
    rank = {"rank": score.rank.low} if score.rank.is_exact else {}
    return {"player": score.player, **count_document("points", score.points), **rank}


def _line(game: Game[Any], line: ScoreLine, language: str, state: Document, marks: Marker | None) -> dict[str, Any]:
    if line.points.is_exact:
        message = game.messages.text(language, line.rule, "scored", line.facts)
    else:
        message = undetermined(game, line.rule, pointers(line.points.missing), language, state)
    return {
        "rule": line.rule,
        **count_document("points", line.points),
        "at": pointers(line.at),
        "message": message,
        "facts": rendered(line.facts),
        **({MARKS: marks.of_places(pointers(line.at), line.facts)} if marks else {}),
    }


def _ranking(sheet: ScoreSheet) -> dict[str, Any]:
    if sheet.missing or not all(score.rank.is_exact for score in sheet.scores):
        return {}
    by_rank = sorted(sheet.scores, key=lambda score: score.rank.low)
    return {"ranking": [{"player": score.player, "rank": score.rank.low} for score in by_rank]}


def _missing(sheet: ScoreSheet, lines: Mapping[str, Sequence[ScoreLine]]) -> list[Place]:
    """The places that would make all players and all numbers known."""
    counts = [count for score in sheet.scores for count in (*(line.points for line in lines[score.player]), score.rank)]
    return [*sheet.missing, *(place for count in counts if not count.is_exact for place in count.missing)]
