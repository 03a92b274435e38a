"""Exact numbers of legal actions from fixed positions, each counted by hand: nothing that is legal is left out."""

from typing import Any

from tests.games.graenaland.counting import PLAYERS, count, hero, house, lines, state, up, village

# Production, movement and proposals. The map of four, the coast below:
#
#       inland-1  inland-2  inland-3
#   coast-1   coast-2   coast-3   coast-4


def test_an_unknown_improvement_card_may_be_any_of_its_deck() -> None:
    villages = [village(player) for player in PLAYERS for _ in range(2)]
    producing = {"coast-1": {"settlements": villages, "works": ["improvement"]}}
    known: dict[str, Any] = {"decks": {"plains": up(grain=1, cattle=1)}, "discards": {"plains": {"cards": []}}}
    assert count(state("production", producing, **known)) == 1
    # The base card stays unknown; the improvement's is grain, cattle or ore, the three resources of the plains.
    assert count(state("production", producing, decks={"plains": {"count": 9}}, discards={"plains": {"count": 0}})) == 3


WARRIORS = {
    "coast-1": {"heroes": [hero("yellow")]},
    "coast-2": {"heroes": [hero("white")]},
    "inland-1": {"heroes": [hero("blue")]},
    "coast-4": {"heroes": [hero("red")]},
}
# White: stay; one step to coast-1, coast-3, inland-1, inland-2; two to coast-4 (two to the west lead off the map).
WHITE = 1 + 4 + 1
# Blue, not on the coast: stay; inland-2, coast-1, coast-2.
BLUE = 1 + 3


def test_only_one_of_two_heroes_moves() -> None:
    # Yellow: stay; one step to coast-2, inland-1; two to coast-3.
    assert count(state("movement", WARRIORS)) == (1 + 2 + 1) * WHITE * BLUE == 96
    yellow_church = {"settlements": [village("yellow"), house("yellow", "church")]}
    board = {**WARRIORS, "coast-3": yellow_church, "inland-2": {"heroes": [hero("yellow", "priest")]}}
    # Yellow: stay; the warrior in 3 ways; the priest to inland-1, inland-3, coast-2, coast-3.
    assert count(state("movement", board)) == (1 + 3 + 4) * WHITE * BLUE == 192


def test_two_heroes_who_wait_for_one_territory() -> None:
    houses = [village("yellow"), house("yellow", "church"), house("yellow", "hall")]
    board = {**WARRIORS, "coast-1": {"heroes": [hero("yellow")], "settlements": houses}}
    waiting = state("movement", board)
    waiting["clans"]["yellow"]["waiting"] = [{"hero": kind, "territories": ["coast-1"]} for kind in ("priest", "skald")]
    # While the warrior stays nobody enters; after each of its 3 ways out the priest or the skald does.
    assert count(waiting) == (1 + 3 * 2) * WHITE * BLUE == 168
    # If the one whose building was built first enters first, there is one way each.
    first = {**waiting, "readings": {"hero-entry.both-waiting": "first-built-first"}}
    assert count(first) == (1 + 3) * WHITE * BLUE == 96


LYING = {
    "coast-1": {
        "settlements": [village(player) for player in ("yellow", "white", "blue", "blue")],
        "works": ["road"],
        "face_up": up(grain=2, ore=1),
        "face_down": {"count": 2},
    },
    "coast-4": {"settlements": [village("yellow"), village("red")], "face_up": up(cattle=1)},
    "coast-3": {"settlements": [village("white")], "face_up": {"cards": [{"deck": "hills", "resource": "ore"}]}},
    "coast-2": {"settlements": [village("yellow")]},
}


def test_every_division_of_every_territory_with_a_vote() -> None:
    """n equal cards are divided among m players in (n + m - 1 choose m - 1) ways; the kinds of card multiply."""
    proposals = state("proposals", LYING, turn="yellow")
    # coast-1: 2 grain among 3: 6 ways; 1 ore: 3; 2 face down: 6. coast-4: 1 cattle to yellow or red.
    # No vote of yellow on coast-3, no card on coast-2.
    assert count(proposals, type="propose") == 6 * 3 * 6 + 2 == 110
    assert count(proposals) == 111  # and to pass
    # If that is allowed, to share out nothing on coast-2, and where the warriors stand.
    assert count({**proposals, "readings": {"proposal.empty": "yes"}}, type="propose") == 110 + 2


def test_ballots_of_everybody_with_a_vote() -> None:
    shares = [{"player": "blue", "face_up": ["grain", "grain", "ore"], "face_down": 2}]
    proposal = {"player": "yellow", "territory": "coast-1", "shares": shares}
    assert count(state("voting", LYING, turn="yellow", proposal=proposal)) == 2**3


# Building. Every project is listed once, with one payment; the ways of paying for it are listed when it is sent itself.
# Red has a village on coast-1 (plains; symbols of a keep and a church), next to coast-2 and inland-1.

COAST_1 = {"coast-1": {"settlements": [village("red")]}}
BACKS = {"grain": "plains", "cattle": "plains", "wood": "forest", "ore": "hills", "gold": "mountains"}
OFFERS = 4 * 7
"""Four kinds of joint work on any of the seven territories, where none stands yet; Red need not live there to announce one."""


def hand(**resources: int) -> dict[str, Any]:
    """A hand of so many cards, each from the deck that has most of them."""
    return {"cards": [{"deck": BACKS[name], "resource": name} for name, number in resources.items() for _ in range(number)]}


def supply(*symbols: str) -> dict[str, Any]:
    return {"deck": "supply", "symbols": list(symbols)}


def building(board: dict[str, Any], cards: dict[str, Any], *, supply_taken: bool = True, **members: Any) -> dict[str, Any]:
    """Red's building phase, with these cards in Red's hand; nobody else has any, so nobody can help with a joint work."""
    phase = {"supply_taken": supply_taken, "markets_used": [], "offers": []}
    position = state("building", board, **{"building": phase, **members})
    for player, clan in position["clans"].items():
        clan["hand"] = cards if player == "red" else {"cards": []}
    return position


def payments(position: dict[str, Any], kind: str, **project: str) -> int:
    return count(position, action={"type": kind, "player": "red", **project})


def test_what_can_be_built_with_much_or_little_gold() -> None:
    # Villages on coast-1, coast-2, inland-1; a keep, a church; the army; four works on coast-1; offers; the end of the round.
    assert count(building(COAST_1, hand(gold=12))) == 3 + 2 + 1 + 4 + OFFERS + 1 == 39
    # The mountains of inland-2 and the hills of inland-1 beside them: six and five resources, and no symbols in mountains.
    inland = {"inland-2": {"settlements": [village("red")], "heroes": [hero(player) for player in PLAYERS]}}
    # Villages on inland-2, inland-1, inland-3, coast-2, coast-3; the army; four works.
    assert count(building(inland, hand(gold=6))) == 5 + 1 + 4 + OFFERS + 1 == 39
    # With five gold the mountains are too expensive; with four the hills, and raising the army for 4 grain and 1 ore.
    assert count(building(inland, hand(gold=5))) == 4 + 1 + 4 + OFFERS + 1 == 38
    assert count(building(inland, hand(gold=4))) == 2 + 4 + OFFERS + 1 == 35
    assert count(building(COAST_1, hand())) == OFFERS + 1
    assert count(building(COAST_1, hand()), player="yellow") == 0


def test_two_actions_with_supply_cards() -> None:
    row = {"cards": [supply("wood", "ore"), supply("ore", "wood"), supply("gold", "gold"), supply("grain", "cattle")]}
    piles: dict[str, Any] = {
        "decks": {"supply": {"cards": [supply("ore", "ore")]}},
        "discards": {"supply": {"count": 11}},
    }
    choosing = building(COAST_1, hand(), supply_taken=False, supply_row=row, **piles)
    # Three different cards to take; the round does not end before one is.
    assert count(choosing) == 3 + OFFERS
    # After each of them: the offers, and the end; gold and gold pays for a road or a market, wood and ore for a road.
    # After each offer: three cards to take.
    assert lines(choosing) == 3 * (OFFERS + 1) + 2 + 1 + 3 * OFFERS


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


def test_a_grant_is_for_one_build() -> None:
    five = [*PLAYERS, "violet"]
    coasts = {"coast-1": {"settlements": [village("red")]}, "coast-5": {"settlements": [village("yellow")]}}
    position = state("building", coasts, five, options={"five_player_grant": True})
    for player in ("red", "yellow"):
        position["clans"][player]["hand"] = hand(gold=6)
    position["building"] = {"supply_taken": True, "markets_used": [], "offers": []}
    assert count(position, type="grant-build") == 4
    position["building"]["offers"] = [{"player": "yellow", "open": True}]
    # Yellow: villages on coast-5, coast-4, inland-4; a keep, a church; the army; four works. Red too, and the end of the round.
    assert count(position, player="yellow") == 3 + 2 + 1 + 4 == 10
    assert count(position, player="red") == 3 + 2 + 1 + 4 + 1
    position["building"]["offers"] = [{"player": "yellow", "open": False}]
    assert count(position, player="yellow") == 0


def test_everybody_builds_once_more_but_no_works() -> None:
    board = {"coast-1": {"settlements": [village("yellow")]}, "coast-4": {"settlements": [village("red")] * 8}}
    final = state("final-building", board, turn="yellow", announcement={"player": "red"}, building={"markets_used": []})
    final["clans"]["red"]["army"] = 3
    final["clans"]["yellow"]["hand"] = hand(gold=6)
    # Villages on coast-1, coast-2, inland-1; a keep, a church; the army; the end.
    assert count(final) == 3 + 2 + 1 + 1 == 7
    assert count(final, player="red") == 0


# Starting positions. The cards that lie face down at a territory may be known to whoever asks.


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
