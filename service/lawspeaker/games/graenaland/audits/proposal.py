"""What must be true of whose turn it is to propose, and of the proposal that is being voted on."""

from collections.abc import Iterator

from lawspeaker.adjudication.rules.checks import Check, Violation, rule, rule_of
from lawspeaker.adjudication.rules.view import ROOT
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


def _as_when_made(check: Check) -> Check:
    """The check of a proposal, of that which is voted on."""

    @rule(rule_of(check), phase_seen, about="proposal")
    def still_right(state: State) -> Iterator[Violation]:
        if state.seen_phase == Phase.VOTING:
            yield from check(state, Propose(state.known("proposal"), at=f"{ROOT}/proposal"))

    return still_right


proposal_in_turn = _as_when_made(in_turn)
proposal_with_a_vote = _as_when_made(where_the_player_has_a_vote)
proposal_where_cards_lie = _as_when_made(where_cards_lie)
proposal_of_everything = _as_when_made(divides_everything)
proposal_among_voters = _as_when_made(only_among_voters)
