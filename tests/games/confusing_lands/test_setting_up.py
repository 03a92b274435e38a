"""The deck is shuffled from the seed alone."""

from collections import Counter
from typing import Any

from tests.games.test_every_game import ask


def state(**told: Any) -> Any:
    return ask("confusing-lands", "setups", {"players": ["one", "two"], **told})["state"]


def deck(seed: str) -> tuple[int, ...]:
    """The shared condition and the deck below it."""
    begun = state(seed=seed)
    return (begun["shared"]["card"], *(card["card"] for card in begun["deck"]["cards"]))


def test_the_same_seed_shuffles_in_the_same_way() -> None:
    assert deck("elk and wolf") == deck("elk and wolf")


def test_each_seed_shuffles_all_the_cards_in_its_own_way() -> None:
    decks = [deck(str(seed)) for seed in range(200)]
    assert len(set(decks)) == len(decks)
    assert all(sorted(cards) == list(range(1, 19)) for cards in decks)


def test_every_card_comes_to_lie_on_top_about_as_often() -> None:
    on_top = Counter(deck(str(seed))[0] for seed in range(1800))
    assert set(on_top) == set(range(1, 19))
    assert all(60 < times < 145 for times in on_top.values())


def test_the_seed_does_not_matter_where_the_deck_is_told() -> None:
    told = {"cards": [{"card": number} for number in range(18, 0, -1)]}
    begun = state(deck=told, seed="elk and wolf")
    assert begun == {**state(deck=told), "chance": begun["chance"]}
    assert state(deck=told)["shared"] == {"card": 18}


def test_whoever_plays_alone_has_a_place_for_discards() -> None:
    assert state(players=["one"])["discards"] == {"cards": []}
    assert "discards" not in state()
