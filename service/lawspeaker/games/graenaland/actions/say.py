"""Saying something at the table: may it be said now? Návrhy, 4 and 5; Hlasování, 2; Společné budování, 2; Alternativa, 3."""

from collections.abc import Iterable, Iterator, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import all_hold
from lawspeaker.adjudication.wire.shapes import OneOf, said
from lawspeaker.games.graenaland.actions.grant_build import can_be_given
from lawspeaker.games.graenaland.actions.proposing import is_still_to_propose
from lawspeaker.games.graenaland.shapes import GraenalandAction, event, player_field
from lawspeaker.games.graenaland.shapes.enumerations import TOPIC
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase, Topic

FROM_BUILDING_ON = (Phase.BUILDING, Phase.FINAL_BUILDING, Phase.OVER)
AT_THE_END = (Phase.FINAL_BUILDING, Phase.OVER)
"""Phases after which nobody proposes anything more."""


def topic_field() -> OneOf:
    """What somebody speaks about."""
    return OneOf(TOPIC, required=True, metadata=said("What the player speaks about.", "wish"))


class Say(GraenalandAction):
    """A player says something to the others. It changes nothing, and lists of legal actions leave it out."""

    player = member(player_field("Who speaks.", required=True))
    about = member(topic_field())


@rule("talk.own-proposal")
def not_about_an_own_proposal(state: State, action: Say) -> Iterator[Violation]:
    """Nobody discusses a proposal of their own before making it."""
    match action.about:
        case Topic.OWN_PROPOSAL:
            if _is_to_make_a_proposal(state, action):
                yield action.violated("about", fault="now", player=action.player)
            elif all_hold(lambda: not _is_voted_on(state, action), lambda: _is_too_early(state)):
                yield action.violated("about", fault="ahead", player=action.player)
        case Topic.DIVISION | Topic.VOTE:
            if all_hold(lambda: state.phase == Phase.PROPOSALS, lambda: action.player == state.turn):
                yield action.violated("about", fault="now", player=action.player)


def _is_to_make_a_proposal(state: State, action: Say) -> bool:
    """Whether players propose, and the one who speaks has yet to do so. Raises ``Unknown``."""
    return all_hold(
        lambda: state.phase in (Phase.PROPOSALS, Phase.VOTING),
        lambda: is_still_to_propose(state, action.player),
    )


def _is_voted_on(state: State, action: Say) -> bool:
    """Whether the player's own proposal is being voted on. Raises ``Unknown``."""
    return all_hold(lambda: state.phase == Phase.VOTING, lambda: action.player == state.turn)


def _is_too_early(state: State) -> bool:
    """Whether nobody may talk yet about what is proposed later in the game. Raises ``Unknown``."""
    return all_hold(
        lambda: state.phase not in AT_THE_END,
        lambda: state.sources.reading("talk.ahead") == "forbidden",
    )


@rule("talk.wishes")
def no_wishes_while_others_propose(state: State, action: Say) -> Iterator[Violation]:
    """While others propose, nobody shows which cards they want, or how the cards should be divided."""
    if action.about in (Topic.WISH, Topic.DIVISION, Topic.VOTE) and _does_another(state, action, Phase.PROPOSALS):
        yield action.violated("about", fault="proposals", player=action.player, turn_player=state.turn)
    elif action.about == Topic.WISH and all_hold(
        lambda: _does_another(state, action, Phase.VOTING),
        lambda: state.sources.reading("talk.wish-while-voting") == "forbidden",
    ):
        yield action.violated("about", fault="voting", player=action.player, turn_player=state.turn)


def _does_another(state: State, action: Say, phase: Phase) -> bool:
    """Whether it is that phase, and the turn of another player than the one who speaks. Raises ``Unknown``."""
    return all_hold(lambda: state.phase == phase, lambda: action.player != state.turn)


@rule("talk.vote")
def only_about_the_vote(state: State, action: Say) -> Iterator[Violation]:
    """During the vote players may discuss it, but nobody suggests another division."""
    if action.about == Topic.DIVISION and state.phase == Phase.VOTING:
        yield action.violated("about", player=action.player)


@rule("talk.joint-work")
def not_before_a_joint_work_is_announced(state: State, action: Say) -> Iterator[Violation]:
    """Nobody talks about a joint work, or recommends one, before it is announced."""
    if action.about not in (Topic.JOINT_WORK, Topic.HELP):
        return
    if all_hold(lambda: state.phase == Phase.BUILDING, lambda: not state.known("building", "offers")):
        yield action.violated("about", fault="now", player=action.player)
    elif all_hold(lambda: state.phase != Phase.BUILDING, lambda: _is_too_early(state)):
        yield action.violated("about", fault="ahead", player=action.player)


@rule("talk.grant")
def not_before_a_grant_is_given(state: State, action: Say) -> Iterator[Violation]:
    """Nobody asks for a grant, or discusses one, before it is given."""
    if action.about == Topic.GRANT and can_be_given(state):
        yield action.violated("about", player=action.player)


@rule("talk.wait")
def in_time_to_wait(state: State, action: Say) -> Iterator[Violation]:
    """Before the building phase any player may ask the main player to wait, where victory is claimed then."""
    if action.about != Topic.WAIT:
        return
    if not state.has_victory_point_cards:
        yield action.violated("about", fault="no-claims", player=action.player)
    elif state.phase in FROM_BUILDING_ON:
        yield action.violated("about", fault="late", player=action.player)


def nobody(_: State) -> Sequence[str]:
    """Nobody has to say anything."""
    return ()


def nothing(_: State) -> Iterable[Document]:
    """What may be said is not listed: most of it may be said at any time, and it has no effect."""
    return ()


def apply(state: State, action: Say, after: NextState) -> Sequence[Document]:
    """Nothing changes."""
    return [{"type": "said", "player": action.player, "about": action.about}]


Said = event("said", "A player says something.", {"player": player_field("Who speaks.", required=True), "about": topic_field()})

SAY = Action(
    "say",
    Say,
    rules=(
        not_about_an_own_proposal,
        no_wishes_while_others_propose,
        only_about_the_vote,
        not_before_a_joint_work_is_announced,
        not_before_a_grant_is_given,
        in_time_to_wait,
    ),
    takers=nobody,
    candidates=nothing,
    apply=apply,
    events=(Said,),
)
