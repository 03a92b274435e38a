"""How many votes there are in a territory if those that were counted are right. Počet hlasů."""

from collections.abc import Container, Mapping, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Count, total
from lawspeaker.games.graenaland.board.board import SETTLEMENTS
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.votes.counting import (
    UNCLEAR,
    VoteOrigin,
    at_most,
    concerned,
    hero_at_most,
    sources,
    sources_of,
    votes_of,
)
from lawspeaker.games.graenaland.words import Hero


def votes_said(counted: Sequence[Document], player: str) -> dict[str | None, int]:
    """The votes of the player that were counted, by source; ``None``: of all sources together."""
    return {one.get("source"): one["votes"] for one in reversed(counted) if one["player"] == player}


def if_right(state: State, territory: str | None, player: str, said: Mapping[str | None, int]) -> Count | None:
    """How many votes the player has if what is ``said`` is right; ``None`` if it cannot be.

    Besides the settlements at most one hero of a clan brings votes.
    """
    if territory is None:
        settlements, heroes = Count(0, at_most(state, player, SETTLEMENTS)), Count(0, hero_at_most(state, player))
    else:
        own = sources_of(state, territory, player)
        settlements = total(source.votes_of(player) for source in own if source.name == SETTLEMENTS)
        heroes = total(source.votes_of(player) for source in own if source.name != SETTLEMENTS)
    of_heroes = [said[kind] for kind in Hero if kind in said]
    if len([votes for votes in of_heroes if votes]) > 1:
        return None
    if any(of_heroes) or len(of_heroes) == len(Hero):
        heroes = _narrowed(heroes, sum(of_heroes))
    votes = _narrowed(settlements, said.get(SETTLEMENTS)) + heroes
    if None not in said or votes.allows(said[None]):
        return _narrowed(votes, said.get(None))
    return None


def _narrowed(votes: Count, said: int | None) -> Count:
    """These votes, as many as is said, if that can be."""
    return votes if said is None or not votes.allows(said) else Count.exactly(said)


def has_part(state: State, player: str) -> bool:
    """Whether the player made the proposal that is voted on, or is to be given cards: so that player has a vote."""
    proposal = state.document.get("proposal", {})
    given = [share["player"] for share in proposal.get("shares", ()) if share["face_up"] or share["face_down"]]
    return player in (proposal.get("player"), *given)


def votes_as_counted(state: State, territory: str | None, player: str, counted: Sequence[Document]) -> Count:
    """The votes of the player, as far as they are known, or follow from those ``counted`` and from the proposal."""
    if territory is None:
        votes = Count(0, at_most(state, player), ((ROOT, "proposal", "territory"),))
    elif (votes := votes_of(state, territory, player)).is_exact:
        return votes
    votes = if_right(state, territory, player, votes_said(counted, player)) or votes
    return votes.between(1, None) if has_part(state, player) else votes


def sources_as_counted(
    state: State, territory: str | None, counted: Sequence[Document], voters: Container[str]
) -> Sequence[VoteOrigin]:
    """Everything that brings votes, in which the votes of a player follow from those ``counted`` and from who votes."""
    found = [] if territory is None else [*sources(state, territory)]
    for player in state.possible_players if territory is None else concerned(state, territory):
        if all(len(source.by_owner) == 1 for source in found if player in source.by_owner):
            votes = votes_as_counted(state, territory, player, counted)
            votes = votes.between(1, None) if player in voters and not votes.is_exact else votes
            found = [*(source for source in found if player not in source.by_owner), VoteOrigin(UNCLEAR, {player: votes})]
    return found
