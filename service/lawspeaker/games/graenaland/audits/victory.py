"""What must be true of victory point cards, and of a victory that was announced or claimed."""

from collections.abc import Iterator
from itertools import pairwise

from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import total
from lawspeaker.games.graenaland.actions.announce_victory import goals_reached
from lawspeaker.games.graenaland.audits.places import phase_seen
from lawspeaker.games.graenaland.cards.victory_cards import goals_that_do_not_rise
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.victory.points import reached
from lawspeaker.games.graenaland.victory.ranking import needed
from lawspeaker.games.graenaland.words import BEFORE_THE_GAME, DEALT_VICTORY_CARDS, Goal, Phase

_ANNOUNCED = (Phase.FINAL_BUILDING, Phase.OVER)
"""Phases in which victory has been announced or claimed."""


def _phase_seen(state: State) -> None:
    """Raises ``Unknown`` unless there are victory point cards, or it is known how far the game is."""
    if not state.has_victory_point_cards:
        phase_seen(state)


@rule("points.levels", about="clans")
def levels_rise(state: State) -> Iterator[Violation]:
    """Each of the three levels of a goal is higher than the one before."""
    for player, clan in state.document.get("clans", {}).items():
        for index, card in enumerate(clan.get("victory_cards", ())):
            for goal in goals_that_do_not_rise(card):
                yield state.violated("clans", player, "victory_cards", index, goal, column=goal)


@rule("victory-cards.option", _phase_seen)
def victory_cards_only_if_agreed_on(state: State) -> Iterator[Violation]:
    """Nobody has victory point cards unless the players agreed on them."""
    if state.has_victory_point_cards:
        return
    for player, clan in state.document.get("clans", {}).items():
        if "victory_cards" in clan:
            yield state.violated("clans", player, "victory_cards", fault="held", player=player)
    if state.seen_phase == Phase.VICTORY_CARDS:
        yield state.violated("phase", fault="told")


@rule("victory-cards.dealt", about="options")
def three_cards_to_choose_from(state: State) -> Iterator[Violation]:
    """Each player has the three cards dealt; while they choose, some have the one that they have kept."""
    if not state.has_victory_point_cards or state.phase not in (*BEFORE_THE_GAME, Phase.VICTORY_CARDS):
        return
    are_choosing = state.phase == Phase.VICTORY_CARDS
    numbers = _victory_cards(state)
    for player, count in numbers.items():
        if count != DEALT_VICTORY_CARDS and not (are_choosing and count == 1):
            yield _miscounted(player, count)
    if are_choosing and all(numbers.get(player) == 1 for player in state.players):
        yield _miscounted(state.players[-1], 1)


def _miscounted(player: str, count: int) -> Violation:
    at = ROOT + pointer("clans", player, "victory_cards")
    return violated(at, fault="number", player=player, count=count, due=DEALT_VICTORY_CARDS)


@rule("victory-cards.keep", about="options")
def one_card_kept(state: State) -> Iterator[Violation]:
    """Once the game has begun each player has the one card kept."""
    if not state.has_victory_point_cards or state.phase in (*BEFORE_THE_GAME, Phase.VICTORY_CARDS):
        return
    for player, count in _victory_cards(state).items():
        if count != 1:
            yield state.violated("clans", player, "victory_cards", fault="kept", player=player, count=count)


def _victory_cards(state: State) -> dict[str, int]:
    """The number of victory point cards of each player for whom it is known."""
    clans = state.document.get("clans", {}).items()
    return {player: len(clan["victory_cards"]) for player, clan in clans if "victory_cards" in clan}


@rule("victory.conditions", _phase_seen)
def claimed_or_announced(state: State) -> Iterator[Violation]:
    """Without victory point cards victory is announced, without a number of points, and nobody claims it."""
    if state.has_victory_point_cards:
        return
    for member in ("claims", "void_claims"):
        if state.document.get(member):
            yield state.violated(member, fault="announced")
    if "points" in state.document.get("announcement", ()):
        yield state.violated("announcement", "points", fault="announced")
    if state.seen_phase == Phase.CLAIMS:
        yield state.violated("phase", fault="announced")


@rule("final.turn", _phase_seen, about="announcement")
def others_build_after_the_announcement(state: State) -> Iterator[Violation]:
    """After the announcement the others build once more, and not the player who made it."""
    if state.has_victory_point_cards or state.seen_phase != Phase.FINAL_BUILDING:
        return
    if state.turn == (announcer := state.known("announcement", "player")) and announcer in state.players:
        yield state.violated("turn", player=announcer, turn_player=state.left_of(announcer))


@rule("victory.announcer", _phase_seen, about="announcement")
def announced_by_the_main_player(state: State) -> Iterator[Violation]:
    """The main player announced victory."""
    if _is_announced(state) and (announcer := state.known("announcement", "player")) != state.main_player:
        facts = {"fault": "announced", "player": announcer, "main_player": state.main_player}
        yield state.violated("announcement", "player", **facts)


@rule("victory.three-goals", _phase_seen, about="announcement")
def announced_with_three_goals(state: State) -> Iterator[Violation]:
    """The player who announced victory has three goals, as nothing that was built is lost."""
    if not _is_announced(state):
        return
    announcer, least = state.known("announcement", "player"), state.sources.figure("goals", "needed")
    number = total(reached(state, announcer, goal) for goal in Goal)
    if not number.reaches(least).exact():
        facts = goals_reached(state, announcer, number.nearest(least))
        yield state.violated("announcement", "player", **facts, due=least)


def _is_announced(state: State) -> bool:
    """Whether victory is known to have been announced, and not claimed."""
    return not state.has_victory_point_cards and state.seen_phase in _ANNOUNCED


@rule("claims.enough")
def claims_for_enough_points(state: State) -> Iterator[Violation]:
    """A claim is for at least 6 victory points."""
    for at, claim in _claims(state):
        if claim["points"] < (due := needed(state)):
            yield violated(at + pointer("points"), player=claim["player"], points=claim["points"], due=due)


@rule("claims.players", about=("claims", "void_claims"))
def one_claim_each(state: State) -> Iterator[Violation]:
    """Each player claims victory once."""
    claims = [*_void_claims(state), *_claims(state)]
    players = [claim["player"] for _, claim in claims]
    for index, (at, claim) in enumerate(claims):
        if claim["player"] in players[:index]:
            yield violated(at + pointer("player"), player=claim["player"])


@rule("claims.priority", about="claims")
def highest_claim_first(state: State) -> Iterator[Violation]:
    """No claim that is still to be tried is higher than the one before it."""
    for (_, before), (at, claim) in pairwise(_claims(state)):
        if claim["points"] > before["points"]:
            facts = {"player": before["player"], "due_player": claim["player"], "fault": "higher"}
            yield violated(at + pointer("points"), **facts)


def _claims(state: State) -> Iterator[tuple[str, Document]]:
    """The claim of victory that is being tried, if it is known in full, and those that come after it, with their places."""
    if state.has_victory_point_cards and state.phase in _ANNOUNCED:
        announcement = state.document.get("announcement", {})
        if {"player", "points"} <= announcement.keys():
            yield state.pointer("announcement"), announcement
        for index, claim in enumerate(state.document.get("claims", ())):
            yield state.pointer("claims", index), claim


def _void_claims(state: State) -> Iterator[tuple[str, Document]]:
    """The claims of victory that were void, with their places."""
    if state.has_victory_point_cards and state.phase in _ANNOUNCED:
        for index, claim in enumerate(state.document.get("void_claims", ())):
            yield state.pointer("void_claims", index), claim
