"""Counting votes as plainly as possible, written from the rulebook alone: the twin that the service is compared with.

A territory is fully known here, in the JSON form of a state: lists of settlements, heroes and works.
"""

from collections.abc import Mapping
from typing import Any


def votes(territory: Mapping[str, Any], armies: Mapping[str, int], three_players: bool, palisade_reading: str) -> dict[str, int]:
    """How many votes each player of ``armies`` has in ``territory``.

    ``three_players``: whether the changes for three players are in force; then ``palisade_reading`` says whose heroes
    a palisade weakens, ``everyone`` or ``outsiders``.
    """
    heroes = territory["heroes"]
    priest_here = any(hero["hero"] == "priest" for hero in heroes)
    palisade_here = "palisade" in territory["works"]

    counted = {}
    for player in armies:
        # One vote for each of your settlements here, whether village or building.
        settlements = sum(settlement["player"] == player for settlement in territory["settlements"])
        counted[player] = settlements

        for hero in heroes:
            if hero["player"] != player:
                continue

            # Your warrior brings the strength of your army; any priest here makes every army count as 0.
            if hero["hero"] == "warrior":
                brought = 0 if priest_here else armies[player]
            # A priest brings nothing of its own.
            if hero["hero"] == "priest":
                brought = 0
            # Your skald brings one vote for each other hero here, of whatever kind.
            if hero["hero"] == "skald":
                brought = len(heroes) - 1

            if three_players:
                # With three players every hero brings one vote on top of what it usually does.
                brought += 1
                # There a palisade takes one vote from all heroes, not from warriors only.
                if palisade_here and (palisade_reading == "everyone" or settlements == 0):
                    brought -= 1
            elif palisade_here and settlements == 0 and hero["hero"] == "warrior":
                # Otherwise it takes one from the warrior of a player without a settlement here, if there is one to take.
                brought = max(brought - 1, 0)

            counted[player] += brought
    return counted


def passes(votes: Mapping[str, int], ballots: Mapping[str, bool]) -> bool:
    """Whether more than half of all votes here are in favour, when everyone with a vote has said so in ``ballots``."""
    in_favour = sum(number for player, number in votes.items() if number > 0 and ballots[player])
    return 2 * in_favour > sum(votes.values())
