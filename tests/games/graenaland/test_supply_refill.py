"""At the end of a round the row of supply cards is filled, card by card as a naive twin does, and no card is lost."""

from random import Random
from typing import Any

from tests.games.asking import ask
from tests.games.graenaland import positions
from tests.sweeps import each

State = dict[str, Any]
Card = dict[str, Any]


def ending(random: Random, reading: str) -> State:
    """The end of a building phase, with the supply cards anywhere."""
    state = positions.start(random.choice((3, 4, 5)), random)
    cards = [*state["decks"]["supply"]["cards"], *state["supply_row"]["cards"]]
    random.shuffle(cards)
    sizes = {"row": random.randint(0, 3), "deck": random.choice((0, 0, 1, 5)), "spent": random.choice((0, 1, 2, 5))}
    parts = {name: [cards.pop() for _ in range(size)] for name, size in sizes.items()}
    state["supply_row"] = {"cards": parts["row"]}
    state["decks"]["supply"] = {"cards": parts["deck"]}
    state["discards"]["supply"] = {"cards": parts["spent"]}
    state["clans"][state["main_player"]]["hand"]["cards"] += cards
    state |= {"phase": "building", "building": {"supply_taken": True, "markets_used": [], "offers": []}}
    state["readings"] = {"supply.exhausted": reading}
    return state


def refilled(state: State, shuffled: list[Card]) -> tuple[list[Card], list[Card], list[Card]]:
    """Row, deck and spent cards afterwards."""
    row, deck, spent = (
        list(pile["cards"]) for pile in (state["supply_row"], state["decks"]["supply"], state["discards"]["supply"])
    )
    if not deck and state["readings"]["supply.exhausted"] == "reshuffle":
        deck, spent = list(shuffled), []
    if deck:
        row.append(deck.pop(0))
    return row, deck, spent


def listed(pile: Any) -> list[Card]:
    return pile["cards"] if "cards" in pile else [{}] * pile["count"]


def end(state: State, **told: Any) -> Any:
    action = {"type": "end-round", "player": state["main_player"], **told}
    return ask("graenaland", "rulings", {"state": state, "action": action})


@each("reading", ["reshuffle", "shrink"])
def test_the_row_is_filled_as_by_the_twin(reading: str) -> None:
    random = Random(reading)
    shuffles = 0
    for _ in range(50):
        state = ending(random, reading)
        spent = state["discards"]["supply"]["cards"]
        shuffled = random.sample(spent, len(spent))
        row, deck, discards = refilled(state, shuffled)
        was_shuffled = bool(spent) and not discards and len(row) > len(state["supply_row"]["cards"])
        shuffles += was_shuffled
        told: dict[str, Any] = {"shuffled": shuffled} if was_shuffled else {}
        if len(row) > len(state["supply_row"]["cards"]):
            told["revealed"] = {"symbols": row[-1]["symbols"][::-1]}
        ruling = end(state, **told)
        assert ruling["verdict"] == "legal", (state, told)
        after = ruling["state"]
        assert [listed(after["supply_row"])[:-1], listed(after["decks"]["supply"]), listed(after["discards"]["supply"])] == [
            row[:-1],
            deck,
            discards,
        ]
        assert positions.cards(after) == positions.cards(state)
    assert (shuffles > 0) == (reading == "reshuffle")


def test_another_card_than_the_top_one_is_not_turned_over() -> None:
    random = Random(3)
    for _ in range(50):
        state = ending(random, "reshuffle")
        top = next(iter(state["decks"]["supply"]["cards"]), None)
        if top is None or len(state["supply_row"]["cards"]) == 4:
            continue
        for pair in positions.FIGURES["supply", "cards"].value:
            legal = sorted(pair) == sorted(top["symbols"])
            assert end(state, revealed={"symbols": pair})["verdict"] == ("legal" if legal else "illegal")


def test_any_unseen_card_may_be_on_top_of_a_counted_deck() -> None:
    random = Random(4)
    for _ in range(30):
        state = ending(random, "reshuffle")
        deck = state["decks"]["supply"]["cards"]
        if not deck or len(state["supply_row"]["cards"]) == 4:
            continue
        unseen = {tuple(sorted(card["symbols"])) for card in deck}
        state["decks"]["supply"] = {"count": len(deck)}
        for pair in positions.FIGURES["supply", "cards"].value:
            ruling = end(state, revealed={"symbols": pair})
            assert ruling["verdict"] == ("legal" if tuple(sorted(pair)) in unseen else "illegal"), (state, pair)


def test_unknown_supply_cards_stay_unknown() -> None:
    state = ending(Random(5), "reshuffle")
    unseen, held = state["supply_row"]["cards"][0], state["clans"][state["main_player"]]["hand"]["cards"][-1]
    del state["supply_row"], state["decks"]["supply"], state["discards"]["supply"]
    ruling = end(state)
    assert ruling["verdict"] == "legal"
    assert "supply_row" not in ruling["state"]
    assert "building" not in ruling["state"]
    assert end(state, revealed=unseen)["verdict"] == "undetermined"
    assert end(state, revealed=held)["verdict"] == "illegal"


@each(
    "card, named",
    [
        ({"deck": "plains", "resource": "grain"}, "grain"),
        ({"deck": "plains"}, "an unknown card"),
        ({"symbols": ["grain"]}, "grain"),
    ],
)
def test_a_card_that_cannot_fill_the_row_is_named(card: Card, named: str) -> None:
    state = ending(Random(6), "reshuffle")
    state["supply_row"]["cards"] = state["supply_row"]["cards"][:3]
    (finding,) = end(state, revealed=card)["findings"]
    assert finding["message"] == f"The row is filled with a supply card, which has two symbols. This is not one: {named}."
