"""What the sentences about actions say of cards, ballots and goals: see ``adjudication/answers/sentences.py``."""

from collections import Counter
from typing import Any

from lawspeaker.adjudication.document import Document


def describe_payment(members: Document) -> Document:
    """The cards that are paid: how many of each resource, the supply cards by their symbols, markets, and who helps."""
    entries = members.get("payment", ())
    cards = [entry["card"] for entry in entries]
    with_symbols = [list(card["symbols"]) for card in cards if "symbols" in card]
    given: dict[str, Any] = {
        "payment_resources": Counter(_resource(card) for card in cards if "symbols" not in card),
        "payment_supply_resources": with_symbols,
        "payment_supply_number": len(with_symbols),
        "payment_market": list(dict.fromkeys(entry["market"] for entry in entries if "market" in entry)),
        "payment_from_player": list(dict.fromkeys(entry["from"] for entry in entries if "from" in entry)),
    }
    return {**members, **_number("payment", members), **{name: value for name, value in given.items() if value}}


def _resource(card: Document) -> str:
    if card.get("deck") == "supply":
        return "supply-card"
    return str(card.get("resource", "unknown"))


def describe_draws(members: Document) -> Document:
    """The cards that are drawn, and how many, if that is said."""
    return {**members, **_number("draws", members)}


def describe_goals(members: Document) -> Document:
    """The goals that are claimed, and how many, if that is said."""
    return {**members, **_number("goals", members)}


def _number(member: str, members: Document) -> Document:
    """How long the list is that was sent as this member: a sentence says it if a list is empty."""
    return {f"{member}_number": len(members[member])} if members.get(member) is not None else {}


def describe_hands(members: Document) -> Document:
    """The cards that each player draws."""
    return {**members, "hands": [{"player": player, "cards": cards} for player, cards in members.get("hands", {}).items()]}


def describe_shares(members: Document) -> Document:
    """The shares of a proposal: that of the player who makes it is kept, the others are given."""
    shares = [{**share, "own": share["player"] == members["player"]} for share in members["shares"]]
    return {**members, "shares": shares}


def describe_ballots(members: Document) -> Document:
    """The ballots: who votes for the proposal, and who against it."""
    ballots = members.get("ballots", {})
    sides: dict[str, list[str]] = {"for": [], "against": []}
    for player, is_for in ballots.items():
        sides["for" if is_for else "against"].append(player)
    given = {f"ballots_{side}_player": players for side, players in sides.items() if players}
    counts = {f"ballots_{side}_count": len(players) for side, players in sides.items() if players}
    return {**members, **given, **counts}


def describe_victory_card(members: Document) -> Document:
    """The victory point card that is kept or shown: for each goal its levels, as far as they are known."""
    shown = {name: _levels(card) for name, card in members.items() if name in ("card", "reveals")}
    return {**members, **shown}


def _levels(card: Document) -> list[Document]:
    return [{"column": column, "levels": levels} for column, levels in card.items()]
