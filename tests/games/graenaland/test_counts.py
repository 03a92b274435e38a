"""Exact numbers of legal actions in the round, from fixed positions, each counted by hand."""

from tests.games.graenaland.counting import PLAYERS, count, hero, state, up, village

# Production: what the decks hold follows from the state; a card turned over for an improvement may be any of its deck.

PRODUCING = {"coast-1": {"settlements": [village("red")], "works": ["improvement"]}}


def test_production_from_known_decks_is_one_action() -> None:
    deck = up(grain=1, cattle=1)
    assert count(state("production", PRODUCING, decks={"plains": deck}, discards={"plains": {"cards": []}})) == 1


def test_production_with_an_unknown_card_turned_over_is_one_action_a_resource() -> None:
    # The base card stays unknown in each; the improvement's is grain, cattle or ore, the three resources of the plains.
    assert count(state("production", PRODUCING, decks={"plains": {"count": 9}}, discards={"plains": {"count": 0}})) == 3


# Movement: the ways of each player multiply. The map of four, the coast below:
#
#       inland-1  inland-2  inland-3
#   coast-1   coast-2   coast-3   coast-4

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


def test_a_warrior_each() -> None:
    # Yellow: stay; one step to coast-2, inland-1; two to coast-3.
    assert count(state("movement", WARRIORS)) == (1 + 2 + 1) * WHITE * BLUE == 96


def test_only_one_of_two_heroes_moves() -> None:
    yellow_church = {"settlements": [village("yellow"), {"player": "yellow", "kind": "church"}]}
    board = {**WARRIORS, "coast-3": yellow_church, "inland-2": {"heroes": [hero("yellow", "priest")]}}
    # Yellow: stay; the warrior in 3 ways; the priest to inland-1, inland-3, coast-2, coast-3.
    assert count(state("movement", board)) == (1 + 3 + 4) * WHITE * BLUE == 192


def test_two_heroes_who_wait_for_one_territory() -> None:
    houses = [village("yellow"), *({"player": "yellow", "kind": kind} for kind in ("church", "hall"))]
    board = {**WARRIORS, "coast-1": {"heroes": [hero("yellow")], "settlements": houses}}
    waiting = state("movement", board)
    waiting["clans"]["yellow"]["waiting"] = [{"hero": kind, "territories": ["coast-1"]} for kind in ("priest", "skald")]
    # While the warrior stays nobody enters; after each of its 3 ways out the priest or the skald does.
    assert count(waiting) == (1 + 3 * 2) * WHITE * BLUE == 168
    # If the one whose building was built first enters first, there is one way each.
    first = {**waiting, "readings": {"hero-entry.both-waiting": "first-built-first"}}
    assert count(first) == (1 + 3) * WHITE * BLUE == 96


def test_two_steps_lead_only_from_coast_over_coast_to_coast() -> None:
    # A row of three, its western end inland.
    row = ("inland-1", "coast-1", "coast-2")
    borders = [(row[0], "east", row[1]), (row[1], "west", row[0]), (row[1], "east", row[2]), (row[2], "west", row[1])]
    own_map = [
        {
            "territory": name,
            "coast": name.startswith("coast"),
            "neighbours": [{"direction": way, "territory": to} for place, way, to in borders if place == name],
        }
        for name in row
    ]
    board = {"inland-1": [hero("yellow"), hero("red")], "coast-1": [hero("blue")], "coast-2": [hero("white")]}
    in_a_row = state("movement", {}, map=own_map)
    in_a_row["territories"] = {name: {"heroes": standing} for name, standing in board.items()}
    # Yellow: stay, coast-1. White: stay, coast-1. Blue: stay, inland-1, coast-2. Nobody can go two steps.
    assert count(in_a_row) == 2 * 2 * 3


# Proposals: n equal cards can be divided among m players in (n + m - 1 choose m - 1) ways; the kinds of card multiply.

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
    proposals = state("proposals", LYING, turn="yellow")
    # coast-1: 2 grain among 3: 6 ways; 1 ore: 3; 2 face down: 6. coast-4: 1 cattle to yellow or red.
    # No vote of yellow on coast-3, no card on coast-2.
    assert count(proposals, type="propose") == 6 * 3 * 6 + 2 == 110
    assert count(proposals) == 111  # and to pass


def test_where_nothing_lies_there_is_one_proposal_if_that_is_allowed() -> None:
    allowed = state("proposals", LYING, turn="yellow", readings={"proposal.empty": "yes"})
    assert count(allowed, type="propose") == 110 + 2  # to share out nothing on coast-2, and where the warriors stand


def test_heroes_bring_recipients() -> None:
    # A warrior and, beside it, a skald have a vote: 2 grain among yellow, white, blue. A priest alone has none.
    for kind, expected in (("warrior", 6), ("skald", 6), ("priest", 1)):
        heroes = [hero("blue", kind), hero("white")]
        board = {"coast-1": {"settlements": [village("yellow")], "heroes": heroes, "face_up": up(grain=2)}}
        if kind != "warrior":
            building = {"player": "blue", "kind": "church" if kind == "priest" else "hall"}
            board["coast-2"] = {"settlements": [village("blue"), building]}
        assert count(state("proposals", board, turn="yellow"), type="propose") == expected


def test_three_cards_among_five() -> None:
    five = [*PLAYERS, "violet"]
    board = {"coast-1": {"settlements": [village(player) for player in five], "face_up": up(grain=3)}}
    assert count(state("proposals", board, five, turn="yellow"), type="propose", player="yellow") == 35


# Voting: everybody with a vote is for it or against it.


def test_ballots_of_everybody_with_a_vote() -> None:
    shares = [{"player": "blue", "face_up": ["grain", "grain", "ore"], "face_down": 2}]
    proposal = {"player": "yellow", "territory": "coast-1", "shares": shares}
    assert count(state("voting", LYING, turn="yellow", proposal=proposal)) == 2**3
