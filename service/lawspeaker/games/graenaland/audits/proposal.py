"""What must be true of whose turn it is to propose, and of the proposal that is being voted on."""

from collections.abc import Iterator
from itertools import chain

from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.games.graenaland.actions.propose import (
    Propose,
    divides_everything,
    only_among_voters,
    where_cards_lie,
    where_the_player_has_a_vote,
)
from lawspeaker.games.graenaland.actions.proposing import in_turn
from lawspeaker.games.graenaland.audits.places import phase_seen
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase


@rule("proposal.main-player", phase_seen)
def no_turn_of_the_main_player(state: State) -> Iterator[Violation]:
    """The main player makes no proposals."""
    if state.seen_phase in (Phase.PROPOSALS, Phase.VOTING) and state.turn == state.main_player:
        yield state.violated("turn", player=state.turn)


@rule("proposal.turn", phase_seen, about="proposal")
def proposal_in_turn(state: State) -> Iterator[Violation]:
    """The proposal that is voted on was made in turn."""
    return chain.from_iterable(in_turn(state, proposal) for proposal in _pending(state))


@rule("proposal.own-vote", phase_seen, about="proposal")
def proposal_with_a_vote(state: State) -> Iterator[Violation]:
    """The maker of the proposal that is voted on has a vote in the territory."""
    return chain.from_iterable(where_the_player_has_a_vote(state, proposal) for proposal in _pending(state))


@rule("proposal.cards", phase_seen, about="proposal")
def proposal_where_cards_lie(state: State) -> Iterator[Violation]:
    """The proposal that is voted on is for a territory where cards lie."""
    return chain.from_iterable(where_cards_lie(state, proposal) for proposal in _pending(state))


@rule("proposal.everything", phase_seen, about="proposal")
def proposal_of_everything(state: State) -> Iterator[Violation]:
    """The proposal that is voted on divides every card of the territory."""
    return chain.from_iterable(divides_everything(state, proposal) for proposal in _pending(state))


@rule("proposal.recipients", phase_seen, about="proposal")
def proposal_among_voters(state: State) -> Iterator[Violation]:
    """The proposal that is voted on gives cards only to players with a vote in the territory."""
    return chain.from_iterable(only_among_voters(state, proposal) for proposal in _pending(state))


def _pending(state: State) -> Iterator[Propose]:
    """The proposal that is voted on, if one is."""
    if state.seen_phase == Phase.VOTING:
        yield Propose(state.known("proposal"), at=state.pointer("proposal"))
