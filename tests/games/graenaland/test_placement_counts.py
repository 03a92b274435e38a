"""Exact numbers of ways to choose starting positions, from fixed positions, each counted by hand."""

from typing import Any

from tests.games.graenaland.counting import PLAYERS, count, hero, lines, state, village

# Choosing positions. The cards that lie face down at a territory may be known to whoever asks.


def placing(cards: dict[str, Any], board: dict[str, Any], **members: Any) -> dict[str, Any]:
    placement = {"round": 1, "cards": cards, **members.pop("placement", {})}
    return state("placement", {"inland-2": {}, **board}, **{"turn": "red", "placement": placement, **members})


def cards_of(deck: str, *resources: str) -> dict[str, Any]:
    return {"cards": [{"deck": deck, "resource": resource} for resource in resources]}


def test_the_first_two_settlements() -> None:
    cards = {
        "coast-1": cards_of("plains", "grain", "cattle"),
        "coast-2": cards_of("forest", "wood", "wood"),
        "coast-3": {"count": 2},
        "coast-4": {"count": 0},
    }
    empty = placing(cards, {})
    # Two different cards on coast-1; one way on each other coast.
    assert count(empty) == 2 + 1 + 1 + 1 == 5
    # After coast-1 one card is left there: 4 ways. After each other coast: as many as before.
    assert lines(empty) == 2 * 4 + 3 * 5 == 23


def test_weighing_anchor() -> None:
    # Red settled on coast-2; Yellow, White and last Blue on coast-1, where no card was left for Blue.
    board = {
        "coast-1": {
            "settlements": [village(player) for player in PLAYERS[1:]],
            "heroes": [hero(player) for player in PLAYERS[1:]],
        },
        "coast-2": {"settlements": [village("red")], "heroes": [hero("red")]},
    }
    cards = {
        "coast-1": {"count": 0},
        "coast-2": cards_of("forest", "wood"),
        "coast-3": cards_of("hills", "ore", "cattle"),
        "coast-4": {"count": 2},
    }
    newcomer = {"newcomer": {"player": "blue", "territory": "coast-1"}}
    anchor = {**placing(cards, board, turn="yellow", placement=newcomer), "phase": "anchor"}
    # Yellow stays, or goes to coast-2, to coast-3 for either card, to coast-4.
    assert count(anchor) == 1 + 1 + 2 + 1 == 5
    # If Yellow stays White has the same choice. If not, Blue begins the second round, not on coast-1:
    # when the card of coast-2 is gone 1 + 2 + 1 ways; when one of coast-3 is 1 + 1 + 1; when one of coast-4 is 1 + 2 + 1.
    assert lines(anchor) == 5 + 4 + 2 * 3 + 4 == 19


def test_a_card_is_left_for_the_last_settlement() -> None:
    # Yellow places the last settlement but one. Red, who is last, has settled on coast-2, Yellow on coast-4.
    board = {
        "coast-1": {"settlements": [village("white"), village("blue")], "heroes": [hero("white"), hero("blue")]},
        "coast-2": {"settlements": [village("red"), village("white")], "heroes": [hero("red")]},
        "coast-3": {"settlements": [village("blue")]},
        "coast-4": {"settlements": [village("yellow")], "heroes": [hero("yellow")]},
    }
    cards = {name: {"count": number} for name, number in (("coast-1", 0), ("coast-2", 1), ("coast-3", 1), ("coast-4", 1))}
    last_but_one = placing(cards, board, turn="yellow", placement={"round": 2})
    # Not on coast-4, Yellow's own. After coast-3 there is still the card of coast-4 for Red.
    assert count(last_but_one) == 3
    # Without that card coast-3 has the only one that Red can take.
    none_on_coast_4 = placing({**cards, "coast-4": {"count": 0}}, board, turn="yellow", placement={"round": 2})
    assert count(none_on_coast_4) == 2
