"""The question ``votes``: how many votes has each player in a territory, and does a proposal pass?"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.answers.answers import (
    count_document,
    count_members,
    grounds,
    grounds_document,
    listed,
    places,
    rules_document,
    rules_field,
    state_field,
    text,
)
from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.deciding.audit import audited_state, require_named
from lawspeaker.adjudication.deciding.weighing import weigh
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.unknown import Count, Place, pointers, total
from lawspeaker.adjudication.wire.shapes import Enumeration, OneOf, said
from lawspeaker.adjudication.work import Allowance
from lawspeaker.games.graenaland.shapes import GraenalandShape, made, player_field, territory_field
from lawspeaker.games.graenaland.shapes.play import ballots_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.votes import ballot
from lawspeaker.games.graenaland.votes.counting import RULE_OF_SOURCE, Term, VoteOrigin, concerned, sources


@frozen
class Counting:
    """The votes in a territory, whose they may be, and how the ballot stands if there is one."""

    sources: Sequence[VoteOrigin]
    players: Sequence[str]
    result: ballot.BallotResult | None
    without_vote: Sequence[str] = ()
    """Those who certainly have no vote, but whose ballot was sent."""


def votes(game: Game[State]) -> Question:
    """The question for Graenaland."""

    def reply(request: Document, preferences: Preferences, allowance: Allowance) -> Document:
        state = request["state"]

        def counting(view: State) -> Counting:
            return _counting(game, view, request)

        with weigh(partial(audited_state, game, state), counting, game.sources(state, allowance), _given) as weighed:
            counted = weighed.answer
        return {
            "territory": request["territory"],
            **_given(counted),
            "rules": rules_document(game, _rules(counted), preferences.language),
            **grounds_document(game, weighed, _missing(counted), _given, preferences.language, state),
        }

    state = state_field(game, "What is known. One territory is enough.", required=True)
    return Question(
        name="votes",
        summary="Count votes",
        description=(
            "Counts the votes of each player in a territory, by source and rule. Send one territory with its settlements, "
            "heroes and works, and the armies of its warriors. If something is missing, the answer has bounds instead of "
            "numbers. If you send ballots, it says whether the proposal passes as soon as the known ballots decide that. If "
            "there are at most three clans, send `players`: with three players heroes count differently."
        ),
        Request=made(
            "VotesRequest",
            "The territory whose votes to count.",
            {
                "state": state,
                "territory": territory_field("The territory.", required=True),
                "ballots": ballots_field("The known ballots on a proposal."),
            },
        ),
        Answer=made(
            "VotesAnswer",
            "The votes in a territory.",
            {
                "territory": territory_field("The territory.", required=True),
                **_members(),
                "rules": rules_field(),
                **grounds(game.prefix, "Votes", _members()),
            },
        ),
        reply=reply,
    )


VoteCount = made("VoteCount", "A number of votes: exact, or between bounds.", count_members("votes"))


class VoteTerm(GraenalandShape):
    """The votes that one rule adds to a source, or takes from it."""

    rule = text("Id of the rule.", "votes.warrior", required=True)
    votes = fields.Integer(required=True, metadata=said("How many votes. Negative if the rule takes some.", 2))


class VoteWay(GraenalandShape):
    """The votes of a source if what is unknown turns out in one way."""

    votes = fields.Integer(required=True, metadata=said("How many votes.", 2))
    terms = listed(VoteTerm, "Their parts.", [{"rule": "votes.warrior", "votes": 2}], required=True)


VoteSource = made(
    "VoteSource",
    "Where votes come from.",
    {
        **count_members("votes"),
        "source": OneOf(
            Enumeration(
                "GraenalandVoteSourceKind", "Where votes come from.", ("settlements", "warrior", "priest", "skald", "heroes")
            ),
            required=True,
            metadata=said("The settlements, or one hero. `heroes` if it is unknown which.", "warrior"),
        ),
        "terms": listed(VoteTerm, "If the number is exact: its parts.", [{"rule": "votes.warrior", "votes": 2}], required=True),
        "ways": listed(
            VoteWay,
            "If the number is not exact, but only a few are possible: each of them with its parts.",
            [{"votes": 2, "terms": [{"rule": "votes.warrior", "votes": 2}]}],
        ),
        "at": places("The pieces.", "/state/territories/coast-1/heroes/0"),
    },
)

PlayerVotes = made(
    "PlayerVotes",
    "The votes of one player.",
    {
        **count_members("votes"),
        "player": player_field("The player.", required=True),
        "sources": listed(VoteSource, "Where the votes come from.", required=True),
    },
)


def _members() -> dict[str, fields.Field[Any]]:
    def count(description: str) -> fields.Nested:
        return fields.Nested(VoteCount, metadata=said(description, {"votes": 8}))

    return {
        "players": listed(PlayerVotes, "The votes of each player who plays, or who may be there.", required=True),
        "total": count("All votes in the territory."),
        "outcome": OneOf(
            Enumeration("GraenalandVoteOutcome", "How a vote ends.", ("passes", "fails", "undetermined")),
            metadata=said("If ballots were sent: how the vote ends.", "passes"),
        ),
        "for": count("Votes for the proposal."),
        "against": count("Votes against it."),
        "open": count("Votes of players whose ballots were not sent."),
        "without_vote": fields.List(
            player_field("A player."),
            metadata=said("Players whose ballots do not count: they have no vote in the territory.", ["blue"]),
        ),
    }


def _counting(game: Game[State], state: State, request: Document) -> Counting:
    named = {"territory": request["territory"], "ballots": request.get("ballots", {})}
    require_named(game, state, (named, ""))
    territory = request["territory"]
    counted = sources(state, territory)
    result = ballot.result(counted, request["ballots"]) if "ballots" in request else None
    without_vote = [player for player in request.get("ballots", ()) if _votes_of(player, counted).high == 0]
    return Counting(counted, concerned(state, territory), result, without_vote)


def _votes_of(player: str, counted: Sequence[VoteOrigin]) -> Count:
    return total(source.votes_of(player) for source in counted if player in source.by_owner)


def _given(counting: Counting) -> dict[str, Any]:
    given: dict[str, Any] = {
        "players": [_player(player, counting.sources) for player in counting.players],
        "total": count_document("votes", total(source.votes for source in counting.sources)),
    }
    if result := counting.result:
        given["outcome"] = {True: "passes", False: "fails", None: "undetermined"}[result.passes]
        counts = {"for": result.votes_for, "against": result.against, "open": result.open}
        given |= {name: count_document("votes", count) for name, count in counts.items()}
        given["without_vote"] = counting.without_vote
    return given


def _player(player: str, counted: Sequence[VoteOrigin]) -> dict[str, Any]:
    own = [source for source in counted if player in source.by_owner]
    votes = _votes_of(player, counted)
    return {"player": player, **count_document("votes", votes), "sources": [_source(source, player) for source in own]}


def _rules(counting: Counting) -> Iterator[str]:
    """The rules that took part in the counting."""
    for source in counting.sources:
        yield RULE_OF_SOURCE[source.name]
        yield from (term.rule for way in source.ways for term in way.terms)
    if counting.result:
        yield "voting.majority"
    if counting.without_vote:
        yield "voting.electorate"


def _source(source: VoteOrigin, player: str) -> dict[str, Any]:
    ways = [{"votes": way.votes.low, "terms": _terms(way.terms)} for way in source.ways]
    return {
        "source": source.name,
        **count_document("votes", source.votes_of(player)),
        "terms": _terms(source.terms),
        **({"ways": ways} if len(ways) > 1 else {}),
        "at": pointers(source.at),
    }


def _terms(terms: Sequence[Term]) -> Sequence[Document]:
    return [{"rule": term.rule, "votes": term.votes} for term in terms]


def _missing(counting: Counting) -> Sequence[str]:
    """What would make every number exact, and decide the ballot."""
    places: list[Place] = []
    for source in (source for source in counting.sources if source.votes.high != 0):
        places += [*source.missing, *(() if source.votes.is_exact else source.votes.missing)]
    if counting.result and counting.result.passes is None:
        places += [("", "ballots", player) for player in counting.result.undecided]
    return pointers(places)
