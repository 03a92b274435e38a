"""Goals, points and ranks counted in the plainest way, in states of which everything is known."""

from typing import Any

NEEDED = {"settlements": 8, "territories": 3, "largest": 4, "buildings": 2, "army": 3}


def counts(state: dict[str, Any], player: str) -> dict[str, int]:
    """How far the player is with each goal."""
    homes = [
        [house["kind"] for house in place["settlements"] if house["player"] == player] for place in state["territories"].values()
    ]
    buildings = sum(kind != "village" for home in homes for kind in home)
    if state.get("options", {}).get("three_player_changes", len(state["players"]) == 3):
        buildings = max(buildings - 1, 0)
    return {
        "settlements": sum(len(home) for home in homes),
        "territories": sum(len(home) >= 2 for home in homes),
        "largest": max(len(home) for home in homes),
        "buildings": buildings,
        "army": state["clans"][player]["army"],
    }


def points(state: dict[str, Any], player: str) -> dict[str, int]:
    """What each goal brings the player: a point if it is reached, or one for each level of the victory point card."""
    reached = counts(state, player)
    if state.get("options", {}).get("victory_point_cards"):
        (card,) = state["clans"][player]["victory_cards"]
        return {goal: sum(reached[goal] >= level for level in card[goal]) for goal in reached}
    return {goal: int(reached[goal] >= NEEDED[goal]) for goal in reached}


def ranks(state: dict[str, Any]) -> dict[str, int]:
    """Who ranks where: whoever won is first, each other behind all who have more."""
    totals = {player: sum(points(state, player).values()) for player in state["players"]}
    if state["phase"] == "over":
        totals[state["announcement"]["player"]] = 100
    return {player: 1 + sum(other > total for other in totals.values()) for player, total in totals.items()}
