"""Two states that differ only in what a player must not know look the same to this player, and so do actions and events.

What is secret is listed here once more, as the rulebooks say it.
"""

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from lawspeaker.adjudication.document import Document, without
from tests.conformance import package
from tests.games.asking import ask
from tests.sweeps import each

State = dict[str, Any]
Slot = tuple[Any, Any]
"""A card: the object or list that has it, and its key or index there."""
Secrets = Callable[[State, str | None], Iterator[Slot]]


def all_of(pile: State) -> Iterator[Slot]:
    return ((pile["cards"], nth) for nth in range(len(pile.get("cards", ()))))


def of_java(state: State, player: str | None) -> Iterator[Slot]:
    """Hands are secret, and nobody sees the cards of the deck. ¶30."""
    for other, hand in state.get("hands", {}).items():
        if other != player:
            yield from all_of(hand)
    yield from all_of(state.get("deck", {}))


def of_confusing_lands(state: State, player: str | None) -> Iterator[Slot]:
    """Players look at their own cards, and choose one without showing it. Průběh hry 1."""
    yield from of_java(state, player)
    yield from ((state["chosen"], other) for other in state.get("chosen", {}) if other != player)
    for pile in (state.get("discards", {}), *state.get("set_aside", {}).values()):
        yield from ((cards, nth) for cards, nth in all_of(pile) if cards[nth].get("hidden"))


def of_graenaland(state: State, player: str | None) -> Iterator[Slot]:
    """Only the backs of hands and of what lies face down are seen. Příprava první hry, Hráči 7; Cesty 2; Počáteční pozice 1."""
    for other, clan in state.get("clans", {}).items():
        if other != player:
            yield from all_of(clan.get("hand", {}))
    for territory in state.get("territories", {}).values():
        yield from all_of(territory.get("face_down", {}))
    for pile in (*state.get("decks", {}).values(), *state.get("placement", {}).get("cards", {}).values()):
        yield from all_of(pile)
    for pile in state.get("discards", {}).values():
        yield from ((cards, nth) for cards, nth in all_of(pile) if cards[nth].get("face_down"))


SECRETS: Mapping[str, Secrets] = {
    "java": of_java,
    "confusing-lands": of_confusing_lands,
    "graenaland": of_graenaland,
}


def as_it_lies(card: Any, other: Any) -> Any:
    """The card, marked as lying face down where the ``other`` is that lay in its place."""
    if not isinstance(card, dict) or "face_down" not in {*card, *other}:
        return card
    return {**without(card, "face_down"), **({"face_down": True} if "face_down" in other else {})}


def exchanged(state: Document, secrets: Secrets, player: str | None, random: Random) -> State:
    """The state with another seed, and its secret cards exchanged among those with the same back."""
    other: State = deepcopy(dict(state))
    by_back: dict[Any, list[Slot]] = {}
    for holder, key in secrets(other, player):
        card = holder[key]
        if card not in ("?", {}, {"hidden": True}):
            by_back.setdefault(card.get("deck", "hidden" in card) if isinstance(card, dict) else None, []).append((holder, key))
    for slots in by_back.values():
        cards = random.sample([holder[key] for holder, key in slots], len(slots))
        for (holder, key), card in zip(slots, cards, strict=True):
            holder[key] = as_it_lies(card, holder[key])
    return {**other, "chance": {"seed": str(random.random()), "shuffles": 1}}


@pytest.mark.parametrize("game", SECRETS)
def test_what_is_secret_makes_no_difference_to_a_view(game: str) -> None:
    random, differed = Random(game), 0
    for state in package(game).states:
        player = random.choice((None, *package(game).game.player_names))
        viewer = {"player": player} if player else {}
        other = exchanged(state, SECRETS[game], player, random)
        views = [ask(game, "views", {"state": one, **viewer})["state"] for one in (state, other)]
        assert views[0] == views[1], (player, state)
        differed += {**other, "chance": None} != {**state, "chance": None}
    assert differed > 5


def draw(card: str | None, source: str = "deck") -> State:
    return {"type": "draw-card", "player": "one", "from": source, **({"card": card} if card else {})}


@each(
    "game, action, players, sentence",
    [
        ("java", draw("mask"), ("two", None), "Player One takes the top card of the deck"),
        ("java", draw("mask", "face-up"), ("one", "two", None), "Player One takes the open card: mask"),
        ("java", {"type": "set-up", "seed": "rice", "deck": {"cards": ["mask"]}}, ("one", None), "The game is set up"),
        ("confusing-lands", {"type": "choose", "player": "one", "card": 13}, ("two", None), "Player One chooses a card"),
        ("confusing-lands", {"type": "pass-on", "cards": {"one": {"card": 9}}}, (None,), "Each player passes the other card on"),
    ],
)
def test_sentences_say_what_may_be_known(game: str, action: State, players: tuple[str | None, ...], sentence: str) -> None:
    for player in players:
        answer = ask(game, "views", {"actions": [action], **({"player": player} if player else {})})
        assert answer == {"sentences": [sentence]}
    if None in players and action["type"] != "pass-on":
        ruling = ask(game, "rulings", {"state": {}, "action": action})
        assert ruling["sentence"] == sentence


@each(
    "game, event, knows, seen",
    [
        ("java", {"type": "card-drawn", "player": "one", "from": "deck", "card": "mask"}, "one", {"card": None}),
        ("confusing-lands", {"type": "chosen", "player": "two", "card": 3}, "two", {"card": None}),
        ("confusing-lands", {"type": "passed-on", "player": "one", "to": "two", "card": 3}, "two", {"card": None}),
        (
            "graenaland",
            {"type": "toll-paid", "player": "red", "to": "blue", "card": {"deck": "hills", "resource": "ore"}},
            "blue",
            {"card": {"deck": "hills"}},
        ),
        (
            "graenaland",
            {
                "type": "cards-given",
                "player": "red",
                "territory": "bay",
                "face_up": [{"deck": "hills", "resource": "ore"}],
                "face_down": [{"deck": "hills", "resource": "gold"}],
            },
            "red",
            {"face_down": [{"deck": "hills"}]},
        ),
    ],
)
def test_events_tell_what_may_be_known(game: str, event: State, knows: str, seen: State) -> None:
    assert ask(game, "views", {"events": [event], "player": knows}) == {"events": [event]}
    expected = {name: value for name, value in {**event, **seen}.items() if value is not None}
    assert ask(game, "views", {"events": [event]}) == {"events": [expected]}
