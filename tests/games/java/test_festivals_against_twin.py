"""Festivals are held, fought for and paid as by the naive twin, and cards are drawn as by the naive twin."""

from collections import Counter
from random import Random
from typing import Any

from lawspeaker.adjudication.deciding.ruling import Verdict
from tests.games.java.naive_board import Island, name, named, neighbours, read
from tests.games.java.naive_effects import after, alike
from tests.games.java.naive_festival import KINDS, OF_EACH_KIND
from tests.games.java.naive_game import Action, State, bidders, broken, is_last_pass, outcome, reshuffles
from tests.games.java.naive_settlements import VALUES
from tests.games.java.policy import drawn_from
from tests.games.java.positions import PLAYERS, PRINTED, random_readings, told_state, turn
from tests.games.java.twins import TABLE, after_of, every_part, violated
from tests.games.play import told

CITY = (
    *("G13v G15r H14r", "G11v F12r", "F14v", "F10v G9r", "E13v E15r", "E11v"),
    *("D10v C9r", "D12v C11r", "D14v C13r", "F8v F6r"),
)
"""Tiles of which the villages are one, of ten spaces."""


WRONG_POINTS = {"festival.points", "festival.shared"}
"""Of these the twin does not say which a wrong claim breaks."""


def random_state(random: Random) -> State:
    """One city with a palace; some have a figure there, somebody has cards to lay, and perhaps the deck is empty."""
    players = random.sample(PLAYERS, random.randint(2, 4))
    tiles = [read(tile) for tile in CITY]
    village = ["G11", "F14", "F10", "G13", "E13"]
    figures = {named(space): random.choice(players) for space in random.sample(village, 4)}
    palace = {named("E11"): random.choice(VALUES)}
    agreed = {**random_readings(random), "festival.agreement": random.choice(("no", "yes"))}
    state = told_state(Island(PRINTED, tiles, frozenset(), palace, figures, agreed), players)
    state["turn"] = turn(players[0], spent=random.randint(1, 6))
    if random.random() < 0.2:
        state["palaces"][0]["side"] = "red"
        state["points"][players[0]] *= 2
    cards = random.sample(KINDS * OF_EACH_KIND, len(KINDS) * OF_EACH_KIND)
    state["hands"] = {player: {"cards": [cards.pop() for _ in range(random.choice((0, 3, 5, 7)))]} for player in players}
    state["face_up"] = cards.pop()
    cut = random.choice((0, len(cards), random.randint(0, len(cards))))
    state["discards"], state["deck"] = {"cards": cards[:cut]}, {"cards": cards[cut:]}
    return state


def random_bid(random: Random, state: State, player: str) -> list[str]:
    """Mostly cards from hand that show what is wanted."""
    own = state["hands"][player]["cards"]
    wanted = set(state["face_up"].split("+"))
    fitting = [card for card in own if wanted & set(card.split("+"))]
    cards = fitting if fitting and random.random() < 0.85 else [*own, random.choice(KINDS)]
    return random.sample(cards, random.randint(1, min(3, len(cards))))


def claimed(random: Random, state: State) -> dict[str, Any]:
    """What whoever passes says about the points, right or wrong, or nothing."""
    if not is_last_pass(state) or random.random() < 0.3:
        return {}
    points = outcome(state)
    return {"points": points if random.random() < 0.3 else {**points, random.choice(state["players"]): 6}}


def assert_as_the_twin(state: State, action: Action, seen: Counter[str]) -> State:
    """Ruled on as by the twin, with the same effect. Returns the next state; after an illegal action, the same one."""
    due, context = broken(state, action), told({"state": state, "action": action})
    ruling = TABLE.ruled(TABLE.audited(state), action)
    found = violated(ruling)
    assert ruling.verdict is (Verdict.ILLEGAL if due else Verdict.LEGAL), f"{sorted(due)} {ruling} {context}"
    assert found - WRONG_POINTS == due - WRONG_POINTS, f"{sorted(due)} {ruling} {context}"
    assert bool(found & WRONG_POINTS) == bool(due & WRONG_POINTS), f"{sorted(due)} {ruling} {context}"
    seen.update(due or [action["type"]])
    if due:
        return state
    assert alike(after_of(ruling)) == alike(after(state, action)), f"{ruling.effect} {context}"
    assert ruling.effect
    seen.update(event["type"] for event in ruling.effect.events)
    return after_of(ruling)


@every_part
def test_festivals_go_as_by_the_twin(part: int) -> None:
    random = Random(f"festivals {part}")
    seen: Counter[str] = Counter()
    for _ in range(25 if part == 0 else 60):
        state = random_state(random)
        player = state["turn"]["player"]
        palace = "E11" if random.random() < 0.8 else name(random.choice(neighbours(named("E11"))))
        action = {"type": "hold-festival", "player": player, "palace": palace, "cards": random_bid(random, state, player)}
        state = assert_as_the_twin(state, action, seen)
        for _ in range(30):
            if state["phase"] != "festival":
                break
            bidding = bidders(state, state["festival"]["palace"])
            assert state["festival"]["turn"] in bidding
            player = state["festival"]["turn"] if random.random() < 0.9 else random.choice(state["players"])
            if random.random() < 0.5:
                action = {"type": "bid", "player": player, "cards": random_bid(random, state, player)}
            else:
                action = {"type": "pass", "player": player, **claimed(random, state)}
                if random.random() < 0.4:
                    action["agreed"] = random.random() < 0.8
            state = assert_as_the_twin(state, action, seen)
    rules = ("palace", "white", "figure", "hand", "symbols")
    assert seen.keys() >= {"bid", "pass", "festival-held", *(f"festival.{rule}" for rule in rules)}, seen
    assert "festival.points" in seen
    assert seen["festival.match"] or part == 0, seen
    assert seen["festival.agreement"]


@every_part
def test_cards_are_drawn_as_by_the_twin(part: int) -> None:
    """From the deck, the open one, and when the deck has run out."""
    random = Random(f"drawn {part}")
    seen: Counter[str] = Counter()
    for _ in range(40 if part == 0 else 80):
        state = random_state(random)
        state["turn"] = turn(state["players"][0], spent=random.randint(3, 6), drawn=random.randint(0, 2))
        if not state["discards"]["cards"] and random.random() < 0.3:
            state["hands"][state["players"][0]]["cards"] += state["deck"]["cards"]
            state["deck"] = {"cards": []}
        action = drawn_from(state, state["players"][0], random.choice(("deck", "face-up")), random)
        seen["shuffled"] += reshuffles(state)
        assert_as_the_twin(state, action, seen)
    assert all(seen[kind] for kind in ("draw-card", "shuffled", "cards.two", "turn.points")), seen
