"""The vote on a proposal, and where the cards go. Hlasování; Počet hlasů."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.checks import Finding, Outcome, Violation, rule
from lawspeaker.adjudication.rules.claims import Claim, by_rules, for_each
from lawspeaker.adjudication.unknown import Count, Gaps, Place, Unknown, perhaps, total, where_known
from lawspeaker.adjudication.wire.secrecy import private
from lawspeaker.adjudication.wire.shapes import Boolean, Enumeration, Integer, OneOf, list_of, said
from lawspeaker.adjudication.wire.unordered import Unordered
from lawspeaker.games.graenaland.actions.phases import in_phase
from lawspeaker.games.graenaland.actions.proposing import end_turn
from lawspeaker.games.graenaland.board.board import SETTLEMENTS
from lawspeaker.games.graenaland.cards import hands, laying
from lawspeaker.games.graenaland.cards.laying import LaidCard, missing_members
from lawspeaker.games.graenaland.cards.piles import Card, backs
from lawspeaker.games.graenaland.descriptions import describe_ballots
from lawspeaker.games.graenaland.shapes import GraenalandAction, GraenalandShape, event, player_field, territory_field
from lawspeaker.games.graenaland.shapes.cards import cards_field
from lawspeaker.games.graenaland.shapes.play import ballots_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.votes.ballot import BallotResult, result
from lawspeaker.games.graenaland.votes.claimed import has_part, if_right, sources_as_counted, votes_as_counted, votes_said
from lawspeaker.games.graenaland.votes.counting import (
    RULE_OF_SOURCE,
    VoteOrigin,
    at_most,
    concerned,
    has_vote,
    sources,
    sources_of,
)
from lawspeaker.games.graenaland.words import Phase

FACES = ("face_up", "face_down")
"""How cards lie at a territory."""


class Counted(GraenalandShape):
    """Claim: how many votes a player has, in all or from one source."""

    player = player_field("Whose votes.", required=True)
    source = OneOf(
        Enumeration("GraenalandCountedSource", "Where votes come from.", ("settlements", "warrior", "priest", "skald")),
        metadata=said("Where the votes come from. Default: all votes of the player.", "warrior"),
    )
    votes = Integer(required=True, metadata=said("How many votes were counted.", 2))


class Vote(GraenalandAction):
    """The players vote on the proposal that was made."""

    ballots: Mapping[str, bool] = member(ballots_field("Who is for the proposal (true) or against it (false)."), default={})
    counted: Sequence[Document] = member(
        list_of(Counted, "Claims: numbers of votes, which are checked.", [{"player": "red", "votes": 2}], most=25),
        default=(),
    )
    accepted = member(Boolean(metadata=said("Claim: whether the proposal was accepted.", True)), default=None)


@by_rules(
    {
        "votes.settlement": "Each settlement brings its player one vote.",
        "votes.warrior": "A warrior brings as many votes as its army is strong.",
        "votes.priest": "A priest brings no votes and cancels those of all warriors.",
        "votes.skald": "A skald brings one vote for each other hero there.",
        "votes.three-players": "With three players each hero brings one vote more.",
        "votes.palisade": "A palisade takes one vote from the warriors of players without a settlement there.",
        "votes.palisade-three-players": "With three players a palisade takes one vote from each hero.",
    }
)
@for_each("counted")
def rightly_counted(state: State, _: Vote, claim: Claim, name: str) -> Iterator[Violation]:
    """Votes are counted as the rule ``name`` says."""
    player, source = claim["player"], claim.get("source")
    try:
        territory = _territory(state)
    except Unknown as unknown:
        counted: Sequence[VoteOrigin] = ()
        votes = Count(0, at_most(state, player, source), tuple(unknown.places))
        where: Document = {"source": "anywhere", "bound": "at-most"}
    else:
        counted = sources_of(state, territory, player, source)
        votes = total(counting.votes_of(player) for counting in counted)
        if source is None and not votes.is_exact and has_part(state, player):
            votes = votes.between(1, None)
        where = {"territory": territory, "source": _source_named(source, counted)}
    blamed, facts = _blamed(counted, votes, claim), {"player": player, "votes": claim["votes"]}
    if name in blamed and votes.allows(claim["votes"]) and _contradicts(state, claim, where.get("territory")):
        yield claim.violated("votes", **facts, source="contradiction")
    elif name in blamed:
        due = votes.nearest(claim["votes"])
        bound = "exactly" if votes.is_exact else "at-most" if due == votes.high else "at-least"
        yield from claim.against(votes, "votes", **facts, due=due, **{"bound": bound, **where})
    elif "territory" not in where:
        raise Unknown(*votes.missing)


def _contradicts(state: State, claim: Claim, territory: str | None) -> bool:
    """Whether a claim cannot be true together with those before it, which are right."""
    said = votes_said(before := claim.action.document["counted"][: claim.name], claim["player"])
    source, votes = claim.get("source"), claim["votes"]
    is_other = said.setdefault(source, votes) != votes
    return is_other or (bool(before) and if_right(state, territory, claim["player"], said) is None)


def _source_named(source: str | None, counted: Sequence[VoteOrigin]) -> str:
    """What votes a claim was about."""
    return "all" if source is None else source if counted else f"no-{source}"


@rule("voting.electorate")
@for_each("ballots")
def only_those_with_a_vote(state: State, action: Vote, cast: Claim) -> Iterator[Violation]:
    """Everyone with at least one vote in the territory votes, and nobody else."""
    territory = _territory(state)
    if not votes_as_counted(state, territory, cast.name, action.counted).is_positive():
        yield cast.violated(player=cast.name, territory=territory)


@rule("voting.majority")
def more_than_half(state: State, action: Vote) -> Iterator[Violation]:
    """A proposal is accepted with more than half of all votes in the territory."""
    if action.accepted is None and not _outcome(state, action).undecided:
        return  # everybody has voted, and ``apply`` gives the result
    outcome = _decided(state, action)
    if action.accepted not in (None, outcome.passes):
        yield action.violated("accepted", **_majority(outcome))


def _outcome(state: State, action: Vote) -> BallotResult:
    """The result of the ballot, as far as it is known, or follows from the votes that are claimed."""
    return state.remember((action, "outcome"), lambda: _result(state, action.ballots, action.counted))


def _result(state: State, ballots: Mapping[str, bool], counted: Sequence[Document]) -> BallotResult:
    territory = where_known(partial(_territory, state), None)
    if territory is not None and (known := result(sources(state, territory), ballots)).passes is not None:
        return known
    found = result(sources_as_counted(state, territory, counted, ballots), ballots)
    if territory is None and found.passes is None:
        _territory(state)  # raises ``Unknown``
    return found


def _decided(state: State, action: Vote) -> BallotResult:
    """The result of the ballot, if the known ballots decide it. Raises ``Unknown``."""
    outcome = _outcome(state, action)
    if outcome.passes is None:
        raise Unknown(*(action.pointer("ballots", voter) for voter in outcome.undecided), *outcome.missing)
    return outcome


def takers(state: State) -> Sequence[str]:
    """Everybody with a vote in the territory."""
    if state.phase != Phase.VOTING:
        return []
    return [voter for voter in state.players if has_vote(state, _territory(state), voter)]


def candidates(state: State) -> Iterator[Document]:
    """Every way in which those with a vote may vote."""
    if state.phase == Phase.VOTING:
        voters = takers(state)
        for choices in product((True, False), repeat=len(voters)):
            yield {"ballots": dict(zip(voters, choices, strict=True))}


def apply(state: State, action: Vote, after: NextState) -> Sequence[Document]:
    """An accepted proposal is carried out; the turn to propose ends in any case."""
    decided = where_known(lambda: _decided(state, action), None)
    counts: Document = {}
    if decided:
        at = action.pointer("ballots") if action.ballots else action.at
        after.applied.append(Finding("voting.majority", Outcome.APPLIED, (at,), _majority(decided)))
        votes = {"for": decided.votes_for + decided.open.perhaps(), "total": decided.all_votes}
        counts = {name: count.low for name, count in votes.items() if count.is_exact}
    is_accepted = decided.passes if decided else action.accepted
    if is_accepted is None:
        is_accepted = after.whether(lambda: bool(_decided(state, action).passes))
    given = _divide(state, after) if is_accepted else []
    end_turn(state, after)
    return [{"type": "proposal-decided", "accepted": is_accepted, **counts}, *given]


def _territory(state: State) -> str:
    territory: str = state.known("proposal", "territory")
    return territory


def _majority(outcome: BallotResult) -> Mapping[str, int | str]:
    """The facts about a majority: the votes that are certain from the known ballots, and the outcome."""
    is_exact = outcome.votes_for.is_exact and outcome.all_votes.is_exact and outcome.open.high == 0
    told = {"bound": "exactly" if is_exact else "at-least", "result": "passes" if outcome.passes else "fails"}
    return {"for": outcome.votes_for.low, "total": outcome.all_votes.low, **told}


def _blamed(counted: Sequence[VoteOrigin], votes: Count, claim: Claim) -> set[str]:
    """The rules that a claim overlooks: those without which it would be right, or else all that count here.

    If the claim may be right, those on which that depends.
    """
    names = [claim["source"]] if "source" in claim else [source.name for source in counted]
    fallback = {RULE_OF_SOURCE[name] for name in names or [SETTLEMENTS]}
    if votes.allows(claim["votes"]):
        return set() if votes.is_exact else fallback
    terms = [term for source in counted for term in source.terms]
    overlooked = {term.rule for term in terms if votes.allows(claim["votes"] + term.votes)}
    return overlooked or (_rules_that_count(counted) if votes.is_exact and terms else fallback)


def _rules_that_count(counted: Sequence[VoteOrigin]) -> set[str]:
    """The rules by which these votes come about; of a warrior who is silenced, that of the priest."""
    rules = [{term.rule for term in source.terms} for source in counted]
    return set().union(*(found - {"votes.warrior"} if "votes.priest" in found else found for found in rules))


def _divide(state: State, after: NextState) -> Sequence[Document]:
    """Carries out the proposal, and reports who was given what."""

    def give() -> Sequence[Document]:
        shares = _dealt(state, _territory(state), state.known("proposal", "shares"))
        for player in dict.fromkeys(player for player, _ in shares):
            given = [by_face for other, by_face in shares if other == player]
            hands.give(after, player, [card for by_face in given for cards in by_face.values() for card in cards])
        return [
            {
                "type": "cards-given",
                "player": player,
                "territory": _territory(state),
                **{face: [one.card for one in cards] for face, cards in by_face.items()},
            }
            for player, by_face in shares
        ]

    def take_up() -> None:
        for face in FACES:
            after.put(("territories", _territory(state), face), lambda: {"count": 0})

    events = after.step(give, lambda: [("clans", player, "hand") for player in _possible_recipients(state)])
    after.step(take_up, lambda: [("territories",)])
    return events or ()


def _possible_recipients(state: State) -> Iterable[str]:
    """Who may get cards by the proposal: those to whom it gives some, or else those who may have a vote."""
    shares = where_known(lambda: state.known("proposal", "shares"), None)
    if shares is not None:
        return dict.fromkeys(share["player"] for share in shares)
    players = where_known(lambda: concerned(state, _territory(state)), state.possible_players)
    return [player for player in players if perhaps(partial(_has_vote, state, player))]


def _has_vote(state: State, player: str) -> bool:
    """Whether the player has a vote on the proposal. Raises ``Unknown``."""
    return has_vote(state, _territory(state), player)


def _dealt(state: State, territory: str, shares: Sequence[Document]) -> list[tuple[str, dict[str, list[LaidCard]]]]:
    """Who gets which cards, by how they lie. Face-down cards are dealt in their order."""
    gaps = Gaps()
    back = gaps.where_known(lambda: {"deck": _deck(state, territory)}, {})
    face_down = where_known(lambda: state.cards("territories", territory, "face_down"), ())
    unordered = Unordered.of(state.document.get("territories", {}).get(territory, {}).get("face_down", {}))
    if unordered and unordered.is_whole and any(share["face_down"] == len(face_down) for share in shares):
        face_down = unordered.in_canonical_order  # one player gets all of them
    dealt = 0

    def laid(card: Card, resource_at: Sequence[Place]) -> LaidCard:
        found = {**back, **card}
        tells = {"deck": gaps.places, "resource": resource_at}
        return LaidCard(found, {member: tells[member] for member in missing_members(found)})

    given = []
    for share in shares:
        by_face: dict[str, list[LaidCard]] = {face: [] for face in FACES}
        by_face["face_up"] = [laid({"resource": resource}, ()) for resource in share["face_up"]]
        for index in range(dealt, dealt + share["face_down"]):
            card = face_down[index] if index < len(face_down) else {}
            tells = [laying.place_of(state, ("territories", territory, "face_down"), index, "resource")]
            by_face["face_down"].append(laid(card, tells))
        dealt += share["face_down"]
        given.append((share["player"], by_face))
    return given


def _deck(state: State, territory: str) -> str:
    """The deck of all cards that lie at a territory: that of its terrain. Raises ``Unknown``."""
    lying = [card for face in FACES for card in where_known(partial(state.cards, "territories", territory, face), ())]
    told: str | None = next((card["deck"] for card in lying if "deck" in card), None)
    return told or state.terrain(territory)


ProposalDecided = event(
    "proposal-decided",
    "The votes are counted.",
    {
        "accepted": Boolean(required=True, metadata=said("Whether the proposal passes.", True)),
        "for": Integer(metadata=said("How many votes are for it, if that is known.", 5)),
        "total": Integer(metadata=said("How many votes there are, if that is known.", 8)),
    },
)
CardsGiven = event(
    "cards-given",
    "A player gets cards by a proposal.",
    {
        "player": player_field("Who gets them.", required=True),
        "territory": territory_field("Where they lay.", required=True),
        "face_up": cards_field("The cards that lay face up, as far as they are known.", required=True),
        "face_down": private(cards_field("The cards that lay face down, as far as they are known.", required=True), seen=backs),
    },
)

VOTE = Action(
    "vote",
    Vote,
    rules=(
        in_phase(Phase.VOTING),
        *rightly_counted,
        only_those_with_a_vote,
        more_than_half,
    ),
    takers=takers,
    candidates=candidates,
    apply=apply,
    describe=describe_ballots,
    events=(
        ProposalDecided,
        CardsGiven,
    ),
)
