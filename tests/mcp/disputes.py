"""A dispute of each game, as an assistant settles it that knows only what the tools say: what it calls, and what it must find.

First it asks for the form of the request and of the action. Then it sends what the players said, asks them what is missing, and
sends that, too. At the end it has a verdict with the place of the rule in the printed rulebook.
"""

from typing import Any, NamedTuple


class Step(NamedTuple):
    """A call of a tool, and what its answer must contain."""

    tool: str
    arguments: dict[str, Any]
    shown: tuple[str, ...]


def _graenaland(payment: dict[str, Any], state: dict[str, Any]) -> dict[str, Any]:
    """Blue wants to build behind the palisade of Red. Red wants a card for it."""
    behind_the_palisade = {"settlements": [{"player": "red", "kind": "village"}], "works": ["palisade"]}
    action = {"type": "build-village", "player": "blue", "territory": "coast-2", **payment}
    return {
        "game": "graenaland",
        "action": action,
        "state": {"phase": "building", "territories": {"coast-2": behind_the_palisade}, **state},
    }


_CARDS = [{"resource": "wood"}, {"resource": "wood"}, {"resource": "cattle"}, {"symbols": ["cattle", "ore"]}]
_HAND = {"clans": {"blue": {"hand": {"cards": _CARDS}}}}
_PAID = {"payment": [{"card": card} for card in _CARDS]}


def _java(**turn: Any) -> dict[str, Any]:
    """Two wants to build a palace of 2 in a village of three spaces. One says that Two does not stand higher than One."""
    state = {
        "players": ["one", "two"],
        "phase": "turn",
        "turn": {"player": "two", "spent": 3, **turn},
        "palaces": [],
        "figures": ["F12 one", "E11 two"],
    }
    return {"game": "java", "action": {"type": "build-palace", "player": "two", "space": "E13", "value": 2}, "state": state}


def _confusing_lands(row: int, **state: Any) -> dict[str, Any]:
    """One wants to place card 8 on the empty square. Two says that it covers the condition."""
    action = {"type": "place", "player": "one", "card": 8, "side": "plain", "rotation": 90, "row": row, "column": 3}
    return {
        "game": "confusing-lands",
        "action": action,
        "state": {"landscapes": {"one": {"squares": ["F 5 5", "V M ."]}}, **state},
    }


_CHOSEN = {"phase": "placing-chosen", "chosen": {"one": {"card": 8}}}
_LAND = {"land_laid": True, "palaces": [], "festival_held": False}


def _with_land(request: dict[str, Any], *land: str, **state: Any) -> dict[str, Any]:
    return {**request, "state": {**request["state"], "land": list(land), **state}}


DISPUTES: dict[str, list[Step]] = {
    "graenaland": [
        Step(
            "how_to_ask",
            {"game": "graenaland", "tool": "rule", "action": "build-village"},
            ('"type":"build-village"', "tolls?: Toll[]"),
        ),
        Step("rule", _graenaland({}, {}), ("Undetermined.", "which cards are paid (goes into /action/payment)")),
        Step(
            "rule",
            _graenaland(_PAID, _HAND),
            (
                "Illegal.",
                "Red has a settlement behind the palisade in Coast 2, and so is owed a card",
                "[palisade.toll · ",
                "paragraph 2",
            ),
        ),
    ],
    "java": [
        Step(
            "how_to_ask",
            {"game": "java", "tool": "rule", "action": "build-palace"},
            ('"type":"build-palace"', "E9 adjoins E7, E11, D8, D10, F8 and F10"),
        ),
        Step("draw", _with_land({"game": "java", "state": {}}, "E11v", "E13v", "F12v"), ("E11, E13, F12",)),
        Step(
            "rule",
            _with_land(_java(), "E11v", "E13v", "F12v"),
            (
                "Undetermined.",
                "whether land has been laid in this turn (goes into /state/turn/land_laid)",
                "(goes into /state/land/0)",
            ),
        ),
        Step(
            "rule",
            _with_land(_java(**_LAND), "E11v1", "E13v1", "F12v1", supply={"palaces": {"2": 6}}),
            ("Illegal.", "[palace.right · ", "paragraph 26"),
        ),
    ],
    "confusing-lands": [
        Step(
            "how_to_ask",
            {"game": "confusing-lands", "tool": "rule", "action": "place"},
            ('"type":"place"', "three squares wide and two high"),
        ),
        Step("rule", _confusing_lands(2), ("Undetermined.", "which phase it is (goes into /state/phase)")),
        Step("rule", _confusing_lands(2, **_CHOSEN), ("Legal.",)),
        Step("rule", _confusing_lands(1, **_CHOSEN), ("Illegal.", "[place.condition · ", "paragraph 4")),
        Step(
            "search_rules",
            {"game": "confusing-lands", "words": "may I cover a condition"},
            ("A new card covers no part of a scoring",),
        ),
    ],
}
