"""A card that could only be laid on conditions is set aside. Průběh hry 4, 7."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document, replaced, without
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import all_hold, surely, where_known
from lawspeaker.games.confusing_lands.actions.card_in_turn import (
    PLACING,
    a_placed_card_stays,
    card_of,
    for_each_card,
    go_on,
    takers,
    the_card_chosen,
    the_card_passed_on,
    would_tell,
)
from lawspeaker.games.confusing_lands.actions.phases import in_phase
from lawspeaker.games.confusing_lands.cards.opening import leave_card_open
from lawspeaker.games.confusing_lands.cards.piles import Card, put_away, turned_up
from lawspeaker.games.confusing_lands.landscape.room import over_conditions
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsAction, card_number_field, event, player_field
from lawspeaker.games.confusing_lands.state import State


class SetAside(ConfusingLandsAction):
    """A player sets aside a card that could be placed only on conditions. It leaves the game, but counts as placed."""

    player = member(player_field("Who sets it aside.", required=True))
    card = member(card_number_field("The card. Default: the one chosen or received."), default=None)


@rule("place.none-possible")
def there_is_no_room_for_it(state: State, action: SetAside) -> Iterator[Violation]:
    """A card is set aside only if it can be laid nowhere without covering a condition."""
    if not _can_be_set_aside(state, action.player):
        fault = "room" if surely(lambda: _has_room(state, action.player)) else "over-conditions"
        yield action.violated("type", fault=fault, player=action.player)


def _can_be_set_aside(state: State, player: str) -> bool:
    """Whether the player's next card can be laid nowhere, and not over conditions either. Raises ``Unknown``."""
    return all_hold(lambda: not _has_room(state, player), lambda: not over_conditions(state.sources))


def _has_room(state: State, player: str) -> bool:
    """Whether there is room for another card, as there never is again where one was set aside. Raises ``Unknown``."""
    has_room = where_known(lambda: state.given_landscape(player).has_room, None)
    if has_room is not None:
        return has_room
    return all_hold(lambda: not state.set_aside(player), lambda: state.given_landscape(player).has_room)


def candidates(state: State) -> Iterator[Document]:
    """The card of each player who can lay it nowhere."""

    def set_aside(player: str, card: Card) -> Iterator[Document]:
        if _can_be_set_aside(state, player):
            yield {"player": player, **card}

    return for_each_card(state, set_aside)


def apply(state: State, action: SetAside, after: NextState) -> Sequence[Document]:
    """The card leaves the game; when all have placed theirs, the round goes on."""
    player = action.player
    card = turned_up(card_of(state, action))

    def set_aside() -> None:
        before = state.set_aside(player)
        after.document = replaced(after.document, ("set_aside", player), put_away([*before, card]))
        leave_card_open(after, ("set_aside", player, "cards", len(before)), card, would_tell(state, action))

    after.step(set_aside, lambda: [("set_aside", player, "cards")])
    go_on(after, state, player)
    return [{"type": "card-set-aside", "player": player, **without(card, "hidden")}]


CardSetAside = event(
    "card-set-aside",
    "A card is set aside.",
    {"player": player_field("Who sets it aside.", required=True), "card": card_number_field("Its number, if it is known.")},
)

SET_ASIDE = Action(
    "set-aside",
    SetAside,
    rules=(in_phase("set-aside", *PLACING), the_card_chosen, the_card_passed_on, a_placed_card_stays, there_is_no_room_for_it),
    takers=takers,
    candidates=candidates,
    apply=apply,
    events=(CardSetAside,),
)
