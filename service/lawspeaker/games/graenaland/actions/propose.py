"""Proposing how to divide the cards of a territory; a vote follows at once. Rozdělování surovin; Návrhy."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.claims import Claim, for_each
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Gaps, Unknown, each, where_known
from lawspeaker.games.graenaland.actions.phases import in_phase, whose_turn
from lawspeaker.games.graenaland.actions.proposing import TURN_TO_PROPOSE
from lawspeaker.games.graenaland.cards import piles
from lawspeaker.games.graenaland.cards.unseen import cannot_lie
from lawspeaker.games.graenaland.descriptions import describe_shares
from lawspeaker.games.graenaland.shapes import GraenalandAction, event, player_field, territory_field
from lawspeaker.games.graenaland.shapes.play import shares_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.victory.goals import ON_BOARD
from lawspeaker.games.graenaland.votes.counting import has_vote
from lawspeaker.games.graenaland.words import Phase, Terrain


class Propose(GraenalandAction):
    """A player proposes how to divide the cards of a territory."""

    player = member(player_field("Who proposes.", required=True))
    territory = member(territory_field("The territory whose cards are divided.", required=True))
    shares: Sequence[Document] = member(shares_field(required=True))


@rule("proposal.unchanged")
def not_while_voting(state: State, action: Propose) -> Iterator[Violation]:
    """A proposal that is being voted on is not changed."""
    if state.phase == Phase.VOTING:
        yield action.violated("type")


@rule("proposal.own-vote")
def where_the_player_has_a_vote(state: State, action: Propose) -> Iterator[Violation]:
    """A proposal is for a territory in which its maker has at least one vote."""
    if not has_vote(state, action.territory, action.player):
        yield action.violated("territory", player=action.player, territory=action.territory)


@rule("proposal.cards")
def where_cards_lie(state: State, action: Propose) -> Iterator[Violation]:
    """A proposal is for a territory where cards lie."""
    if not state.has_cards(action.territory) and state.sources.reading("proposal.empty") == "no":
        yield action.violated("territory", territory=action.territory)


@rule("proposal.everything")
def divides_everything(state: State, action: Propose) -> Iterator[Violation]:
    """Every card of the territory is shared out: face-up cards by their resource, face-down ones by number."""
    over, short = Counter[str](), Counter[str]()
    gaps = Gaps()
    if fault := _never_there(state, action):
        yield action.violated("shares", territory=action.territory, **fault)
        return
    if too_many := gaps.where_known(partial(_too_many, state, action), None):
        yield action.violated("shares", territory=action.territory, fault="too-many", **too_many)
        return
    for compare in (_face_up_compared, _face_down_compared):
        more, less = gaps.where_known(partial(compare, state, action), (Counter[str](), Counter[str]()))
        over, short = over + more, short + less
    if over or short:
        resources = {"over_resources": dict(sorted(over.items())), "short_resources": dict(sorted(short.items()))}
        yield action.violated("shares", territory=action.territory, fault="others", **resources)
    else:
        gaps.require_none()


def _never_there(state: State, action: Propose) -> Mapping[str, object] | None:
    """Why the cards that are shared out cannot lie there, if it is not known which cards do: they are too many, or of no deck."""
    if where_known(
        lambda: (state.cards("territories", action.territory, "face_up"), state.cards_face_down(action.territory)), None
    ):
        return None
    shared = _shared_face_up(action)
    number = shared.total() + sum(share["face_down"] for share in action.shares)
    limit = where_known(lambda: state.card_limit(action.territory), len(state.possible_players) * ON_BOARD + 1)
    if number > limit:
        return {"fault": "limit", "shared": number, "limit": limit}
    if not number and state.sources.reading("proposal.empty") == "no":
        return {"fault": "nothing"}
    decks = where_known(lambda: [state.terrain(action.territory)], list(Terrain))
    if shared and not any(_may_lie_there(state, action, deck) for deck in decks):
        return {"fault": "deck", "over_resources": dict(sorted(shared.items()))}
    return None


def _may_lie_there(state: State, action: Propose, deck: str) -> bool:
    """Whether the face-up cards that are shared out may be from that deck."""
    shared = _shared_face_up(action)
    if any(number > state.sources.figure("decks", deck).get(resource, 0) for resource, number in shared.items()):
        return False
    path = ("territories", action.territory, "face_up")
    return not cannot_lie(state, [path], [{"deck": deck, "resource": resource} for resource in shared.elements()])


def _too_many(state: State, action: Propose) -> Mapping[str, int] | None:
    """How many face-up cards lie there and how many are shared out, if these are more, whatever is on those of unknown face.

    Raises ``Unknown``.
    """
    lying = state.cards("territories", action.territory, "face_up")
    shared = _shared_face_up(action).total()
    _, unknown = piles.faces(lying)
    return {"lying": len(lying), "shared": shared} if unknown and shared > len(lying) else None


def _face_up_compared(state: State, action: Propose) -> tuple[Counter[str], Counter[str]]:
    """The face-up cards that are shared out but do not lie there, and those that lie there but are not shared out.

    Raises ``Unknown``.
    """
    shared = _shared_face_up(action)
    known, unknown = piles.faces(state.cards("territories", action.territory, "face_up"))
    over, short = shared - known, known - shared
    if not unknown:
        return over, short
    if absent := _absent(state, action.territory, [*shared.elements()]):
        return absent, short
    if not short and over.total() == unknown:
        raise Unknown((ROOT, "territories", action.territory, "face_up", "cards"))
    return Counter(), short + Counter({piles.UNKNOWN_CARD: max(0, unknown - over.total())})


def _shared_face_up(action: Propose) -> Counter[str]:
    """The face-up cards that are shared out, by their resource."""
    return Counter(resource for share in action.shares for resource in share["face_up"])


def _absent(state: State, territory: str, resources: Sequence[str]) -> Counter[str]:
    """Those of these resources that cannot lie face up there, as its deck has no such cards, or they are elsewhere."""
    decks = [card["deck"] for card in state.cards("territories", territory, "face_up") if "deck" in card]
    deck = decks[0] if decks else where_known(lambda: state.terrain(territory), None)
    named = [{"resource": resource, **({"deck": deck} if deck else {})} for resource in resources]
    return Counter(resources[place] for place in cannot_lie(state, [("territories", territory, "face_up")], named))


def _face_down_compared(state: State, action: Propose) -> tuple[Counter[str], Counter[str]]:
    """The same of the face-down cards, by number."""
    shared = Counter({"face-down": sum(share["face_down"] for share in action.shares)})
    lying = Counter({"face-down": state.cards_face_down(action.territory)})
    return shared - lying, lying - shared


@rule("proposal.recipients")
@for_each("shares")
def only_among_voters(state: State, action: Propose, share: Claim) -> Iterator[Violation]:
    """Cards go only to players with at least one vote in the territory."""
    if (share["face_up"] or share["face_down"]) and not has_vote(state, action.territory, share["player"]):
        yield share.violated("player", player=share["player"], territory=action.territory)


def candidates(state: State) -> Iterator[Document]:
    """Every proposal of the player whose turn it is, territory by territory."""
    if state.phase == Phase.PROPOSALS:
        yield from each(state.island.territories, partial(_proposals, state))


def _proposals(state: State, territory: str) -> Iterator[Document]:
    """Every proposal for that territory: each way of dividing its cards among those with a vote."""
    player = state.turn
    if not has_vote(state, territory, player):
        return
    if not state.has_cards(territory) and state.sources.reading("proposal.empty") == "no":
        return
    known, unknown = piles.faces(state.cards("territories", territory, "face_up"))
    if unknown:
        raise Unknown((ROOT, "territories", territory, "face_up", "cards"))
    voters = [voter for voter in state.players if has_vote(state, territory, voter)]
    face_down = state.cards_face_down(territory)
    counts = [*known.values(), face_down]
    for division in _divisions(counts, len(voters)):
        *face_up, down = (dict(zip(voters, parts, strict=True)) for parts in division)
        shares = [
            {
                "player": voter,
                "face_up": [kind for kind, parts in zip(known, face_up, strict=True) for _ in range(parts[voter])],
                "face_down": down[voter],
            }
            for voter in voters
        ]
        given = [share for share in shares if share["face_up"] or share["face_down"]]
        yield {"player": player, "territory": territory, "shares": given}


def _divisions(counts: Sequence[int], among: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    """All ways to divide ``counts`` cards of each kind among ``among`` players."""
    if not counts:
        yield ()
        return
    for first in _divided(counts[0], among):
        for rest in _divisions(counts[1:], among):
            yield (first, *rest)


def _divided(count: int, among: int) -> Iterator[tuple[int, ...]]:
    """All ways to divide ``count`` equal cards among ``among`` players."""
    if among == 1:
        yield (count,)
        return
    for first in range(count, -1, -1):
        for rest in _divided(count - first, among - 1):
            yield (first, *rest)


def apply(state: State, action: Propose, after: NextState) -> Sequence[Document]:
    """The players vote on it."""
    proposal = {"player": action.player, "territory": action.territory, "shares": action.shares}
    after.document = {**state.document, "phase": Phase.VOTING, "proposal": proposal}
    return [{"type": "proposal-made", **proposal}]


ProposalMade = event(
    "proposal-made",
    "A proposal is made.",
    {
        "player": player_field("Who made it.", required=True),
        "territory": territory_field("The territory whose cards it divides.", required=True),
        "shares": shares_field(required=True),
    },
)

PROPOSE = Action(
    "propose",
    Propose,
    rules=(
        in_phase(Phase.PROPOSALS, judged_in=(Phase.VOTING,)),
        *TURN_TO_PROPOSE,
        not_while_voting,
        where_the_player_has_a_vote,
        where_cards_lie,
        divides_everything,
        only_among_voters,
    ),
    takers=whose_turn(Phase.PROPOSALS),
    candidates=candidates,
    apply=apply,
    describe=describe_shares,
    events=(ProposalMade,),
)
