"""Production as plainly as possible, written from the rulebook alone, for states in which everything is known."""

from random import Random
from typing import Any

from tests.games.graenaland.positions import State, printed, tile


def produce(state: State, random: Random) -> dict[str, Any]:
    """The action of producing: territories in a random order, with the shuffles that become necessary."""
    decks = {deck: list(pile.get("cards", ())) for deck, pile in state["decks"].items()}
    discards = {deck: [turned_up(card) for card in pile.get("cards", ())] for deck, pile in state["discards"].items()}
    draws, reshuffles = [], []
    for name in random.sample(list(state["territories"]), len(state["territories"])):
        place = state["territories"][name]
        if not place["settlements"]:
            continue  # Only settled territories produce.
        deck = printed(tile(state, name), "terrain")
        lying = sum(len(place[face].get("cards", ())) for face in ("face_up", "face_down"))
        # The base card first, then the one for the road, then the one for the improvement.
        for source in ("base", *(work for work in ("road", "improvement") if work in place["works"])):
            if lying == len(place["settlements"]) + 1:
                break  # At most one card more than there are settlements.
            if not decks[deck]:
                if not discards[deck]:
                    break  # No card is left at all.
                decks[deck], discards[deck] = random.sample(discards[deck], len(discards[deck])), []
                reshuffles.append({"deck": deck, "cards": list(decks[deck])})
            card = decks[deck].pop(0)
            draws.append({"territory": name, "source": source, "resource": card["resource"]})
            if source == "improvement" and card["resource"] != printed(tile(state, name), "improvement"):
                discards[deck].append(card)  # It does not match, and no other one is turned over.
            else:
                lying += 1
    return {"type": "produce", "draws": draws, "reshuffles": reshuffles}


def turned_up(card: dict[str, Any]) -> dict[str, Any]:
    """A discarded card as it is shuffled: nobody sees any more that it lay face down."""
    return {name: value for name, value in card.items() if name != "face_down"}
