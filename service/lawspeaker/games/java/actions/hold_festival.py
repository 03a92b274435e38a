"""A player holds a festival in a palace and lays the first cards for it. ¶10, 33-36."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import each, known_members, perhaps, surely
from lawspeaker.games.java.actions.laying_cards import a_symbol_of_the_open_card, cards_in_hand, lay_cards, layable
from lawspeaker.games.java.actions.phases import in_phase
from lawspeaker.games.java.actions.turns import after_laying_land, in_ones_own_turn, whose_turn_before_the_festival
from lawspeaker.games.java.board.settlements import may_have_a_palace
from lawspeaker.games.java.board.spaces import space
from lawspeaker.games.java.festivals.bidders import bidding_after, is_in_the_city, next_bidder
from lawspeaker.games.java.festivals.bids import known_symbols, matching_symbols
from lawspeaker.games.java.palaces.palace import Palace
from lawspeaker.games.java.shapes import JavaAction, event, player_field
from lawspeaker.games.java.shapes.bidding import bidding_field, symbols_field
from lawspeaker.games.java.shapes.board import space_field
from lawspeaker.games.java.shapes.cards import laid_cards_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.beginning import begin
from lawspeaker.games.java.turns.land_duty import must_lay_land
from lawspeaker.games.java.words import Phase, Side


class HoldFestival(JavaAction):
    """A player holds a festival and bids first for it."""

    player = member(player_field("Who holds it.", required=True))
    palace = member(space_field("The space of the palace in which it is held.", required=True))
    cards: Sequence[str] = member(laid_cards_field("The cards of the first bid."))


@rule("festival.once")
def one_in_a_turn(state: State, action: HoldFestival) -> Iterator[Violation]:
    """A player holds at most one festival in a turn."""
    if state.is_festival_held:
        yield action.violated("type", fault="held")


@rule("festival.palace")
def in_a_palace(state: State, action: HoldFestival) -> Iterator[Violation]:
    """A festival is held in a palace."""
    if not may_have_a_palace(state, space(action.palace)) or not state.palace(action.palace):
        yield action.violated("palace", space=action.palace)


@rule("festival.white")
def white_side_up(state: State, action: HoldFestival) -> Iterator[Violation]:
    """A festival is held in a palace that lies with its white side up."""
    palace = state.palace(action.palace)
    if palace and palace.side != Side.WHITE:
        yield action.violated("palace", space=action.palace)


@rule("festival.figure")
def with_a_figure_in_the_city(state: State, action: HoldFestival) -> Iterator[Violation]:
    """A festival is held by a player with a figure in the city."""
    is_stranger = surely(lambda: not state.figures[action.player]) and perhaps(lambda: bool(state.palace(action.palace)))
    if is_stranger or (state.palace(action.palace) and not is_in_the_city(state, action.player, action.palace)):
        yield action.violated("player", player=action.player, space=action.palace)


@rule("festival.order")
def lays_the_first_card(_state: State, action: HoldFestival) -> Iterator[Violation]:
    """The player who holds the festival bids first and lays a card for it; only then players may pass."""
    if not action.cards:
        yield action.violated("cards", player=action.player, fault="host")


def candidates(state: State) -> Iterator[Document]:
    """Every choice of cards in each palace in whose city whose turn it is has a figure; none before land was laid."""
    if surely(lambda: must_lay_land(state)):
        return iter(())

    def held_by(player: str) -> Iterator[Document]:
        def held_in(palace: Palace) -> Iterator[Document]:
            if palace.side == Side.WHITE and is_in_the_city(state, player, palace.name):
                for cards in layable(state, player):
                    yield {"player": player, "palace": palace.name, "cards": cards}

        return each(state.palaces, held_in)

    return each(whose_turn_before_the_festival(state), held_by)


def apply(state: State, action: HoldFestival, after: NextState) -> Sequence[Document]:
    """The cards are laid, and the next player in the city is to bid."""
    player, palace, cards = action.player, action.palace, action.cards
    after.put(("phase",), lambda: Phase.FESTIVAL.value)
    after.put(("festival",), lambda: {"palace": palace, "bids": {player: cards}, "passed": []})
    after.put(("festival", "turn"), lambda: next_bidder(state, palace, [], player))
    begin(after)
    lay_cards(after, state, action)
    known = known_members(
        symbols=lambda: known_symbols({player: matching_symbols(state, cards, player)}),
        bidding=lambda: bidding_after(state, palace, [], player),
    )
    return [{"type": "festival-opened", "player": player, "palace": palace, "cards": cards, **known}]


FestivalOpened = event(
    "festival-opened",
    "Players begin to bid for a festival.",
    {
        "player": player_field("Who holds it.", required=True),
        "palace": space_field("Where the palace stands.", required=True),
        "cards": laid_cards_field("The cards of the first bid."),
        "symbols": symbols_field(),
        "bidding": bidding_field(),
    },
)

HOLD_FESTIVAL = Action(
    "hold-festival",
    HoldFestival,
    rules=(
        in_phase(Phase.TURN),
        in_ones_own_turn,
        after_laying_land,
        one_in_a_turn,
        in_a_palace,
        white_side_up,
        with_a_figure_in_the_city,
        cards_in_hand,
        a_symbol_of_the_open_card,
        lays_the_first_card,
    ),
    takers=whose_turn_before_the_festival,
    candidates=candidates,
    apply=apply,
    events=(FestivalOpened,),
)
