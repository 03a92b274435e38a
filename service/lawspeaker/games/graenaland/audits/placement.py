"""What must be true while starting positions are chosen: whose turn it is, and what is on the board and next to it."""

from collections.abc import Iterator

from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.graenaland.actions.choosing_positions import coasts_seen
from lawspeaker.games.graenaland.audits.places import phase_seen, piece_at, repeated, seen
from lawspeaker.games.graenaland.board.board import SETTLEMENTS
from lawspeaker.games.graenaland.cards.dealing import CARDS_AT_A_COAST
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import BEFORE_THE_GAME, STARTING_STRENGTH, Phase


@rule("placement.cards", about="placement")
def two_cards_at_each_coast(state: State) -> Iterator[Violation]:
    """At most two cards lie at each coastal territory while positions are chosen, and none elsewhere."""
    laid = state.document.get("placement", {}).get("cards", {})

    def wrongly_laid(territory: str) -> Iterator[Violation]:
        cards = len(state.cards("placement", "cards", territory))
        if cards > (CARDS_AT_A_COAST if state.island.is_coast(territory) else 0):
            facts = {"territory": territory, "cards": cards, "fault": "coast" if state.island.is_coast(territory) else "inland"}
            yield state.violated("placement", "cards", territory, **facts, limit=CARDS_AT_A_COAST)

    return each(laid, wrongly_laid)


@rule("placement.turn", phase_seen, about="placement")
def settlements_were_placed_in_turn(state: State) -> Iterator[Violation]:
    """The first settlements are placed clockwise, the second ones in the opposite order."""
    if not _is_going_on(state) or state.main_player not in state.players:
        return
    seen(SETTLEMENTS)(state)
    clockwise = state.clockwise_from(state.main_player)
    turns = [(1, player) for player in clockwise] + [(2, player) for player in reversed(clockwise)]
    placed = sum(len(state.settlements(territory)) for territory in state.island.territories)
    if state.phase == Phase.ANCHOR:
        placed -= 1  # the newcomer's, after which others may weigh anchor
        path: tuple[str, ...] = ("placement", "newcomer", "player")
    else:
        path = ("turn",)
    turn = (state.known("placement", "round"), state.known(*path))
    if not 0 <= placed < len(turns) or turn != turns[placed]:
        due_round, due = turns[placed % len(turns)]
        facts = {"player": turn[1], "turn_player": due, "round": turn[0], "due_round": due_round, "count": placed}
        fault = "settlements" if 0 <= placed < len(turns) else "all-placed"
        yield violated(state.pointer(*path), state.pointer("placement", "round"), fault=fault, **facts)


@rule("placement.two-territories", phase_seen, about="phase")
def settlements_stand_in_different_territories(state: State) -> Iterator[Violation]:
    """Nobody has both starting settlements in one territory."""
    if _is_going_on(state):
        for player, territory in repeated([(player, territory) for player, territory, _ in state.board.houses]):
            at = piece_at(state, territory, SETTLEMENTS, player=player)
            yield violated(at, player=player, territory=territory)
        seen(SETTLEMENTS, "player")(state)


@rule("placement.coast", phase_seen, about="phase")
def settlements_stand_on_the_coast(state: State) -> Iterator[Violation]:
    """Starting settlements are placed on the coast."""
    if not _is_going_on(state):
        return

    def inland(territory: str) -> Iterator[Violation]:
        if state.settlements(territory) and not state.island.is_coast(territory):
            at = state.pointer("territories", territory, SETTLEMENTS)
            yield violated(at, territory=territory, coasts=coasts_seen(state))

    yield from each(state.island.territories, inland)


@rule("setup.army", about="phase")
def armies_before_the_game(state: State) -> Iterator[Violation]:
    """Every army begins with a strength of 1."""
    if state.seen_phase not in (None, *BEFORE_THE_GAME, Phase.VICTORY_CARDS):
        return
    clans = state.given.get("clans", {}).items()
    others = [player for player, clan in clans if clan.get("army", STARTING_STRENGTH) != STARTING_STRENGTH]
    armies = {player: state.count("clans", player, "army") for player in others}
    raised = {player: army for player, army in armies.items() if not army.allows(STARTING_STRENGTH)}
    if raised and state.phase in (*BEFORE_THE_GAME, Phase.VICTORY_CARDS):
        for player, army in raised.items():
            yield state.violated("clans", player, "army", player=player, army=army, due=STARTING_STRENGTH)


def _is_going_on(state: State) -> bool:
    """Whether positions are known to be being chosen."""
    return state.seen_phase in (Phase.PLACEMENT, Phase.ANCHOR)
