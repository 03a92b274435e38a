"""Exact numbers of what can be built, and of ways to pay for it, from fixed positions, each counted by hand."""

from typing import Any

from tests.games.graenaland.counting import PLAYERS, count, hero, house, lines, state, up, village
from tests.games.graenaland.positions import FIGURES

# Building. Every project is listed once, with one payment; the ways of paying for it are listed when it is sent itself.
# Red has a village on coast-1 (plains; symbols of a keep and a church), next to coast-2 and inland-1.

COAST_1 = {"coast-1": {"settlements": [village("red")]}}
BACKS = {"grain": "plains", "cattle": "plains", "wood": "forest", "ore": "hills", "gold": "mountains"}
OFFERS = 4 * 7
"""Four kinds of joint work on any of the seven territories, where none stands yet; Red need not live there to announce one."""


def hand(**resources: int) -> dict[str, Any]:
    """A hand of so many cards, each from the deck that has most of them."""
    cards = [{"deck": BACKS[name], "resource": name} for name, number in resources.items() for _ in range(number)]
    return {"cards": cards}


def supply(*symbols: str) -> dict[str, Any]:
    return {"deck": "supply", "symbols": list(symbols)}


def building(board: dict[str, Any], cards: dict[str, Any], *, supply_taken: bool = True, **members: Any) -> dict[str, Any]:
    """Red's building phase, with these cards in Red's hand."""
    phase = {"supply_taken": supply_taken, "markets_used": [], "offers": []}
    position = state("building", board, **{"building": phase, **members})
    position["clans"]["red"]["hand"] = cards
    return position


def payments(position: dict[str, Any], kind: str, **project: str) -> int:
    return count(position, action={"type": kind, "player": "red", **project})


def test_whoever_can_pay_for_everything() -> None:
    rich = building(COAST_1, hand(gold=12))
    # Villages on coast-1, coast-2, inland-1; a keep, a church; the army; four works on coast-1; offers; the end of the round.
    assert count(rich) == 3 + 2 + 1 + 4 + OFFERS + 1 == 39
    # The mountains of inland-2 and the hills of inland-1 beside them: six and five resources, and no symbols in mountains.
    inland = {"inland-2": {"settlements": [village("red")], "heroes": [hero(player) for player in PLAYERS]}}
    # Villages on inland-2, inland-1, inland-3, coast-2, coast-3; the army; four works.
    assert count(building(inland, hand(gold=6))) == 5 + 1 + 4 + OFFERS + 1 == 39
    # With five gold the mountains are too dear; with four the hills, and raising the army for 4 grain and 1 ore.
    assert count(building(inland, hand(gold=5))) == 4 + 1 + 4 + OFFERS + 1 == 38
    assert count(building(inland, hand(gold=4))) == 2 + 4 + OFFERS + 1 == 35


def test_whoever_can_pay_for_nothing() -> None:
    assert count(building(COAST_1, hand())) == OFFERS + 1
    assert count(building(COAST_1, hand()), player="yellow") == 0


def test_supply_cards_that_show_the_same_are_one_choice() -> None:
    row = {"cards": [supply("wood", "ore"), supply("ore", "wood"), supply("gold", "gold"), supply("grain", "cattle")]}
    choosing = building(COAST_1, hand(), supply_taken=False, supply_row=row)
    # Three different cards to take; the round does not end before one is.
    assert count(choosing) == 3 + OFFERS
    # After each of them: the offers, and the end; gold and gold pays for a road or a market, wood and ore for a road.
    row_after = 3 * (OFFERS + 1) + 2 + 1
    # After each offer: three cards to take.
    assert lines(building(COAST_1, hand(), supply_taken=False, supply_row=row, **deck_and_spent())) == row_after + 3 * OFFERS


def deck_and_spent() -> dict[str, Any]:
    """What lies in the deck of the plains, from which coast-1 draws, and a supply deck that fills the row."""
    return {
        "decks": {"plains": up(grain=1, cattle=1), "supply": {"cards": [supply("ore", "ore")]}},
        "discards": {"plains": {"cards": []}, "supply": {"cards": []}},
    }


def test_two_actions_with_three_cards() -> None:
    position = building(COAST_1, hand(wood=2, ore=1), supply_row={"cards": []}, **deck_and_spent())
    # A church or a palisade for all three cards, a road for two of them.
    assert count(position) == 3 + OFFERS + 1 == 32
    # After a church, a palisade, a road nothing else can be paid for: offers and the end; of a work that was built there is
    # no second one to offer. After an offer: the three, and the end. After the end: the one card that coast-1 produces.
    assert lines(position) == (OFFERS + 1) + 2 * (OFFERS - 1 + 1) + OFFERS * (3 + 1) + 1 == 198


def test_a_hero_who_is_there_may_move_to_a_further_church() -> None:
    board = {
        "coast-1": {"settlements": [village("red"), house("red", "church")], "heroes": [hero("red", "priest")]},
        "coast-3": {"settlements": [village("red")]},
    }
    # The church on coast-3 with the priest or without; a keep on either coast, a hall on coast-3 alone.
    assert count(building(board, hand(gold=3)), type="build-building") == 2 + 2 + 1
    # Where the warrior stands the priest cannot move.
    board["coast-3"]["heroes"] = [hero("red")]
    assert count(building(board, hand(gold=3)), type="build-building") == 1 + 2 + 1


def test_every_payment_for_a_village() -> None:
    # On coast-4 two wood and two cattle. There are three wood of two backs, two cattle, one gold.
    next_to_it = {"coast-3": {"settlements": [village("red")]}}
    cards = [*hand(wood=2, cattle=2, gold=1)["cards"], {"deck": "hills", "resource": "wood"}]
    # Two wood: both of the forest, or one of each back. One wood: of either back.
    # Without gold: 2 ways for the wood. Gold for a wood: 2. Gold for a cattle: 2.
    held = building(next_to_it, {"cards": cards})
    assert payments(held, "build-village", territory="coast-4") == 2 + 2 + 2 == 6
    # With a supply card of wood and cattle beside them, which is used or not:
    # for both: 1 wood + 1 cattle: 2; gold + cattle: 1; gold + 1 wood: 2.
    # for one of them, with three other cards: 1 wood + 2 cattle: 2; 2 wood + 1 cattle: 2; with gold: 1 wood + 1 cattle: 2;
    # 2 cattle: 1; 2 wood: 2.
    held = building(next_to_it, {"cards": [*cards, supply("wood", "cattle")]})
    assert payments(held, "build-village", territory="coast-4") == 6 + (2 + 1 + 2) + (2 + 2 + 2 + 1 + 2) == 20


def test_every_payment_at_a_market() -> None:
    market = {"coast-3": {"settlements": [village("red")], "works": ["market"]}}
    held = building(market, hand(wood=2, cattle=3))
    # Two wood and two cattle without the market. With it: any card left for a wood, beside 1 wood and 2 cattle: a wood or
    # a cattle; or the third cattle for another cattle, beside 2 wood and 1 cattle.
    assert payments(held, "build-village", territory="coast-4") == 1 + 2 + 1 == 4
    # When the market was used there is the first way alone.
    used = {"supply_taken": True, "markets_used": ["coast-3"], "offers": []}
    assert payments({**held, "building": used}, "build-village", territory="coast-4") == 1


def test_every_toll() -> None:
    board = {**COAST_1, "coast-2": {"settlements": [village("yellow"), village("blue")], "works": ["palisade"]}}
    held = building(board, hand(wood=2, grain=1, ore=1, cattle=1, gold=1))
    # Two wood, grain and ore, or gold for any of the three; of the two different cards left each is for one of the two.
    assert payments(held, "build-village", territory="coast-2") == (1 + 3) * 2 == 8
    assert payments(building(board, hand(wood=2, grain=1, ore=1, gold=1)), "build-village", territory="coast-2") == 0


def test_every_payment_for_the_army() -> None:
    keeps = [("coast-1", "plains"), ("coast-2", "forest")]
    board = {name: {"settlements": [village("red"), house("red", "keep")]} for name, _ in keeps}
    # 4 grain and ore; grain, ore, cattle with the keep in the plains; grain, ore, wood with the keep in the forest.
    assert payments(building(board, hand(grain=4, ore=1, cattle=1, wood=1)), "raise-army") == 3
    # Gold for one of them: for a grain or the ore: 2; for each of three in the plains, in the forest; grain, ore and gold
    # is the same payment in both.
    assert payments(building(board, hand(grain=4, ore=1, cattle=1, wood=1, gold=1)), "raise-army") == 3 + 2 + 3 + 3 - 1 == 10
    assert payments(building(COAST_1, hand(grain=4, ore=1, cattle=1, wood=1, gold=1)), "raise-army") == 1 + 2


def test_a_grant_is_for_one_build() -> None:
    five = [*PLAYERS, "violet"]
    coasts = {"coast-1": {"settlements": [village("red")]}, "coast-5": {"settlements": [village("yellow")]}}
    position = state("building", coasts, five, options={"five_player_grant": True})
    for player in ("red", "yellow"):
        position["clans"][player]["hand"] = hand(gold=6)
    position["building"] = {"supply_taken": True, "markets_used": [], "offers": []}
    assert count(position, type="grant-build") == 4
    position["building"]["offers"] = [{"player": "yellow", "open": True}]
    # Yellow: villages on coast-5, coast-4, inland-4; a keep, a church; the army; four works.
    assert count(position, player="yellow") == 3 + 2 + 1 + 4 == 10
    # Red as much, and the end of the round; no offer any more.
    assert count(position, player="red") == 3 + 2 + 1 + 4 + 1
    position["building"]["offers"] = [{"player": "yellow", "open": False}]
    assert count(position, player="yellow") == 0


# The end of the game


def test_everybody_builds_once_more_but_no_works() -> None:
    board = {"coast-1": {"settlements": [village("yellow")]}, "coast-4": {"settlements": [village("red")] * 8}}
    final = state("final-building", board, turn="yellow", announcement={"player": "red"}, building={"markets_used": []})
    final["clans"]["red"]["army"] = 3
    final["clans"]["yellow"]["hand"] = hand(gold=6)
    # Villages on coast-1, coast-2, inland-1; a keep, a church; the army; the end.
    assert count(final) == 3 + 2 + 1 + 1 == 7
    assert count(final, player="red") == 0


def test_victory_is_announced_with_three_goals() -> None:
    eight = [village("red")] * 4 + [house("red", "keep"), house("red", "church")]
    board = {"coast-1": {"settlements": eight}, "coast-2": {"settlements": [village("red")] * 2}}
    # Eight settlements, the largest territory, two buildings; with a church there is a priest.
    board["coast-3"] = {"heroes": [hero("red", "priest")]}
    assert count(building(board, hand()), type="announce-victory") == 1
    board["coast-2"] = {"settlements": [village("red")]}
    assert count(building(board, hand()), type="announce-victory") == 0


def test_nobody_claims_victory_or_one_of_the_players_does() -> None:
    claims = state("claims", COAST_1, options={"victory_point_cards": True})
    assert count(claims) == 1 + 4
    for player in PLAYERS:
        claims["clans"][player] |= {"hand": hand(), "victory_cards": [FIGURES["victory_cards", "cards"].value[0]]}
    claims["supply_row"] = {"cards": [supply("gold", "gold")]}
    # After no claim Red takes the supply card or makes an offer. After each claim its maker ends the building, with no cards.
    assert lines(claims) == (1 + OFFERS) + 4
