"""What the sentences about actions say of the cards of each player: see ``adjudication/answers/sentences.py``."""

from lawspeaker.adjudication.document import Document


def describe_hands(members: Document) -> Document:
    """The cards that each player is dealt, as far as all of a player's are known."""
    hands = members.get("hands", {})
    given = [
        {"player": player, "dealt_condition": _numbers(cards), "dealt_number": len(cards)} for player, cards in hands.items()
    ]
    return {**members, "hands": given}


def _numbers(cards: list[Document]) -> list[int]:
    return [card["card"] for card in cards] if all("card" in card for card in cards) else []


def describe_cards(members: Document) -> Document:
    """The card that each player passes on."""
    return {**members, "cards": [{"player": player, **card} for player, card in members.get("cards", {}).items()]}
