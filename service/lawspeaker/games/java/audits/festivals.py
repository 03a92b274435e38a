"""What must be true of a festival that is bid for, and of one that was held in this turn. ¶33-36."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document, Path
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.java.cards.kinds import NOBODY_TOLD, symbols
from lawspeaker.games.java.festivals.bidders import bidders, is_in_the_city, taking_part
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import Phase, Side

_MEMBERS = ("palace", "bids", "passed", "turn")


def _festival(state: State) -> Document:
    """What is said about the festival."""
    festival: Document = state.document.get("festival", {})
    return festival


def _all_given(state: State) -> None:
    """Raises ``Unknown`` unless everything is known about a festival, if one is bid for."""
    if state.phase == Phase.FESTIVAL:
        for member in _MEMBERS:
            state.known("festival", member)


@rule("festival.once")
def one_in_a_turn(state: State) -> Iterator[Violation]:
    """A player holds at most one festival in a turn."""
    if state.phase == Phase.FESTIVAL and state.known("turn", "festival_held"):
        yield state.violated("turn", "festival_held", fault="bidding")


@rule("festival.palace", _all_given)
def in_a_palace(state: State) -> Iterator[Violation]:
    """A festival is held in a palace."""
    if "palace" in _festival(state) and not state.palace(state.festival_palace):
        yield state.violated("festival", "palace", space=state.festival_palace)


@rule("festival.white", _all_given)
def in_a_white_palace(state: State) -> Iterator[Violation]:
    """A festival is held in a palace that lies with its white side up."""
    if "palace" in _festival(state) and (palace := state.palace(state.festival_palace)) and palace.side != Side.WHITE:
        yield state.violated("festival", "palace", space=palace.name)


@rule("festival.figure", _all_given)
def with_figures_in_the_city(state: State) -> Iterator[Violation]:
    """Those hold a festival and bid for it who have a figure in the city."""
    festival = _festival(state)
    if "palace" not in festival or not state.palace(state.festival_palace):
        return iter(())

    def absent(entry: tuple[Path, str]) -> Iterator[Violation]:
        path, player = entry
        if not is_in_the_city(state, player, state.festival_palace):
            yield state.violated("festival", *path, player=player, space=state.festival_palace)

    return each(taking_part(festival), absent)


@rule("festival.symbols", _all_given)
def with_symbols_of_the_open_card(state: State) -> Iterator[Violation]:
    """Each card laid shows a symbol that the open card shows."""
    bids: Document = _festival(state).get("bids", {})
    for player, cards in bids.items():
        for nth, card in enumerate(cards):
            if card != NOBODY_TOLD and not symbols(card) & symbols(state.face_up):
                yield state.violated(
                    "festival",
                    "bids",
                    player,
                    nth,
                    card=card,
                    open_card=state.face_up,
                    fault="other" if symbols(state.face_up) else "none",
                )


@rule("festival.order", _all_given)
def clockwise_from_the_host(state: State) -> Iterator[Violation]:
    """The host lays cards first; then, clockwise, the others bid or pass, and the player who has passed is out."""
    festival = _festival(state)
    passed: Sequence[str] = festival.get("passed", ())
    for nth, player in enumerate(passed):
        if player in passed[:nth]:
            yield state.violated("festival", "passed", nth, player=player, fault="passed")
    if festival.get("turn") in passed:
        yield state.violated("festival", "turn", player=festival["turn"], fault="passed")
    if "bids" not in festival:
        return
    host = state.turn_player
    if not festival["bids"].get(host):
        yield state.violated("festival", "bids", player=host, fault="host")
    following = festival.get("turn", host)
    if host in passed and following not in passed and not festival["bids"].get(following):
        yield state.violated("festival", "turn", player=following, fault="passed-over")
    elif festival.keys() >= {*_MEMBERS} and host in state.players and state.palace(state.festival_palace):
        yield from _passed_over(state, host)


def _passed_over(state: State, host: str) -> Iterator[Violation]:
    """The first after the host, clockwise, who has neither laid a card nor passed, if others do so before."""
    _, *others = bidders(state, host, state.festival_palace)
    waiting = [player for player in others if not state.bids.get(player) and player not in state.passed]
    if waiting and (state.known("festival", "turn") != waiting[0] or waiting != others[-len(waiting) :]):
        yield state.violated("festival", "turn", player=waiting[0], fault="passed-over")


@rule("festival.red")
def a_palace_is_red_after_a_festival(state: State) -> Iterator[Violation]:
    """After a festival the palace is turned red side up, and the turn ends before another one is laid there."""
    if state.document.get("phase") == Phase.FESTIVAL:
        return  # ``festival.once`` says that none was held yet
    if state.document.get("turn", {}).get("festival_held") and all(
        palace.document.get("side") == Side.WHITE for palace in state.palaces
    ):
        yield state.violated("turn", "festival_held", fault="none")
