"""Whole games at random, from the set-up to the winners, every state of them audited, and seen by each player alone."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

from lawspeaker.adjudication.deciding.ruling import Verdict
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.checks import Outcome
from lawspeaker.conformance.package.erasing import beyond
from lawspeaker.games import GAMES
from lawspeaker.games.java.scoring.sheet import score_sheet
from tests.games.java.naive_board import Island, breaches, lying, name, read, written
from tests.games.java.naive_effects import after, alike, begin_turn
from tests.games.java.naive_festival import KINDS, OF_EACH_KIND
from tests.games.java.naive_game import broken, price, reshuffles, score
from tests.games.java.naive_settlements import VALUES
from tests.games.java.policy import decided
from tests.games.java.positions import (
    FIGURES,
    OWN_TILES,
    PALACES,
    PLAYERS,
    PRINTED,
    THREE_SPACE_TILES,
    WATER_TILES,
    island_of,
    random_readings,
    random_tile,
    stock_of,
)
from tests.games.play import Action, Played, State, Table, assert_listed, told

GAME = GAMES["java"]
TABLE = Table(GAME)
VARIANTS: Sequence[tuple[str, ...]] = tuple(PLAYERS[:number] for number in (2, 3, 4))
LOOKED_AT = 0.12
"""The share of states in which all listed actions are examined, and modified actions are tried."""
FEW_TILES = 4
"""Three-space tiles of a short game."""
CARDS_DEALT = 3
PRICES = {"land.cost", "figure.move-cost", "figure.entry-cost"}
"""The rules of which one is broken by saying what is not the price."""


def play(players: Sequence[str], seed: str, tiles: int = THREE_SPACE_TILES, looked_at: float = LOOKED_AT) -> Played:
    """A whole game, from the set-up on. Raises ``AssertionError``, with what led to it, if anything is not as it must be.

    A shorter game begins with fewer three-space tiles: the others lie on the board from the start.
    """
    random = Random(f"{players} {seed}")
    start = {**GAME.setting_up.bare, "players": list(players), "readings": random_readings(random)}
    played = Played(start, state=start)
    alone = {player: Played(start, state=start) for player in players}
    set_up(played, alone, random)
    if tiles < THREE_SPACE_TILES:
        for game in (played, *alone.values()):
            supply = {**game.state["supply"], "three_space": tiles}
            game.state = {**game.state, "tiles": begun(THREE_SPACE_TILES - tiles), "supply": supply}
            game.before, game.actions = game.state, []
    while played.state["phase"] != "over":
        view = TABLE.audited(played.state)
        is_looked_at = random.random() < looked_at
        if is_looked_at:
            look_around(played, alone, view, random)
        action = decided(played.state, random)
        if is_looked_at:
            assert_listed("java", played.state, action)
        done(played, alone, action)
        assert len(played.actions) < 3_000, "the game does not end"
        played.rounds += action["type"] == "end-turn" and action["player"] == players[-1]
    end(played, alone)
    return played


@cache
def begun(tiles: int) -> list[str]:
    """``tiles`` three-space tiles in the west of the board, each as low as possible."""
    west = {space for space in PRINTED.grid if space[1] < 20}
    places = sorted({tuple(sorted(spaces)) for space in west for spaces in lying(space, 3) if west.issuperset(spaces)})
    island = Island(PRINTED)
    for _ in range(tiles):
        level = [spaces for spaces in places if len({island.heights[space] for space in spaces}) == 1]
        laid = (tuple(zip(spaces, "vrr", strict=True)) for spaces in sorted(level, key=lambda spaces: island.heights[spaces[0]]))
        island = island.with_tile(next(tile for tile in laid if not breaches(island, tile)))
    return [written(tile) for tile in island.tiles]


def set_up(played: Played, alone: dict[str, Played], random: Random) -> None:
    """Three cards each, one face up, the others are the deck; nobody has anything else than pieces."""
    before, action = played.state, {"type": "set-up", "seed": str(random.getrandbits(64))}
    TABLE.done(played, TABLE.seen(before), action)
    state = played.state
    players = before["players"]
    due = {
        **before,
        "phase": "turn",
        "chance": {"seed": action["seed"], "shuffles": 1},
        "tiles": [],
        "water": [],
        "palaces": [],
        "palaces_built": [],
        "figures": [],
        "points": dict.fromkeys(players, 0),
        "stocks": {player: {**OWN_TILES, "tokens": 3} for player in players},
        "supply": {
            "three_space": THREE_SPACE_TILES,
            "water": WATER_TILES,
            "palaces": {str(value): number for value, number in PALACES.items()},
        },
        "scored": [],
    }
    begin_turn(due, players[0])
    cards = {"hands", "deck", "face_up", "discards"}
    assert {member: value for member, value in state.items() if member not in cards} == due, told(state)
    assert all(len(state["hands"][player]["cards"]) == CARDS_DEALT for player in players)
    assert state["discards"] == {"cards": []}
    assert whereabouts(state) == Counter(KINDS * OF_EACH_KIND)
    for player, own in alone.items():
        seen = {"type": "set-up", "hands": {player: state["hands"][player]["cards"]}, "face_up": state["face_up"]}
        TABLE.done(own, TABLE.seen(own.state), seen)
        assert says_more(own.state, state) == [], (player, told(own.state))


def done(played: Played, alone: dict[str, Played], action: Action) -> None:
    """Does the action, in each player's view. The effect must be that of the twin."""
    state = played.state
    TABLE.done(played, TABLE.seen(state), action)
    context = told({"state": state, "action": action})
    assert alike(played.state) == alike(after(state, action)), f"{context} {told(played.state)}"
    assert list(lost(played.state)) == [], context
    for player, own in alone.items():
        seen = told_to(player, state, played.state, action)
        TABLE.done(own, TABLE.possible(own.state), seen)
        assert says_more(own.state, played.state) == [], (player, context, told(own.state))


def told_to(player: str, state: State, state_after: State, action: Action) -> Action:
    """The action as a player sees it who knows the own cards, and what lies on the table face up."""
    if action["type"] != "draw-card":
        return action
    seen = {member: value for member, value in action.items() if member != "reshuffled"}
    if action["from"] == "deck" and action["player"] == player:
        seen["card"] = drawn(state, state_after, player)
    if action["from"] == "face-up" and state_after["face_up"] != "none":
        seen["revealed"] = state_after["face_up"]
    return seen


def drawn(state: State, state_after: State, player: str) -> str:
    card: str
    (card,) = (Counter(state_after["hands"][player]["cards"]) - Counter(state["hands"][player]["cards"])).elements()
    return card


def says_more(poorer: State, fuller: State) -> list[str]:
    """What the state of somebody who knows less says beyond the one in which all is known."""
    poorer, fuller = alike(poorer), alike(fuller)
    piles = [("hands", player) for player in poorer["players"]] + [("deck",), ("discards",)]
    found = []
    for path in piles:
        if path == ("deck",) and "order" in poorer["deck"]:
            if not may_be_left(poorer["deck"], fuller["deck"]["cards"]):
                found.append(f"{path} {poorer['deck']} {fuller['deck']}")
            continue
        known, whole = (pile(state, path) for state in (poorer, fuller))
        in_place = all(card in ("?", other) for card, other in zip(known, whole, strict=True))
        in_hand = not Counter(card for card in known if card != "?") - Counter(whole)
        if not (in_place if path == ("deck",) else in_hand):
            found.append(f"{path} {known} {whole}")
    own, whole_of_it = ({**state, "hands": {}, "deck": {}, "discards": {}} for state in (poorer, fuller))
    return found + [str(place) for place in beyond(own, whole_of_it)]


def may_be_left(unordered: Document, whole: Sequence[str]) -> bool:
    """Whether the cards of a deck may be those of one in an unknown order, from which some may have been drawn."""
    cards = unordered["cards"]
    others = Counter(whole) - Counter(card for card in cards if card != "?")
    number: int = unordered.get("count", len(cards))
    return len(whole) == number and others.total() <= int(cards.count("?"))


def pile(state: State, path: Sequence[str]) -> list[str]:
    """The cards of a pile; those that are not known as ``?``."""
    told = state
    for member in path:
        told = told[member]
    return list(told["cards"]) if "cards" in told else ["?"] * told["count"]


# What must hold


def whereabouts(state: State) -> Counter[str]:
    """Every card, wherever it is; all are known."""
    piles = [*state["hands"].values(), state["deck"], state["discards"]]
    cards = [card for pile in piles for card in pile["cards"]]
    cards += [card for bid in state.get("festival", {}).get("bids", {}).values() for card in bid]
    return Counter([*cards, state["face_up"]] if state["face_up"] != "none" else cards)


def lost(state: State) -> Iterator[str]:
    """What came or went though it cannot have."""
    if whereabouts(state) != Counter(KINDS * OF_EACH_KIND):
        yield "cards"
    lie = Counter(stock_of(read(tile)) for tile in state["tiles"])
    for sort, number in OWN_TILES.items():
        if lie[sort] + sum(stock[sort] for stock in state["stocks"].values()) != number * len(state["players"]):
            yield sort
    if len(state["water"]) + state["supply"]["water"] != WATER_TILES:
        yield "water"
    if max(Counter(figure.split()[1] for figure in state["figures"]).values(), default=0) > FIGURES:
        yield "figures"
    seen = Counter(palace["value"] for palace in state["palaces"])
    if any(seen[value] + state["supply"]["palaces"][str(value)] > PALACES[value] for value in VALUES):
        yield "palaces"
    if "turn" in state and state["turn"]["spent"] > 6 + state["turn"]["token_used"]:
        yield "points"


def look_around(played: Played, alone: dict[str, Played], view: Any, random: Random) -> None:
    """What is listed keeps the rules of the twin; what was tampered with is legal only where the twin says so."""
    state = played.state
    scores = {player: score(state, player) for player in state["players"]}
    for known in (view, *(TABLE.seen(own.state) for own in alone.values())):
        assert {line.player: line.points.exact() for line in score_sheet(known).scores} == scores, told(state)
    for kind in random.sample(sorted(GAME.actions), 4):
        for candidate in TABLE.candidates(view, kind, most=12):
            assert TABLE.shapes[kind].holds(candidate), told(candidate)
            assert kind == "set-up" or is_shuffled(state, candidate) or not broken(state, candidate), told([state, candidate])
    action = decided(state, random)
    for other in tampered(action, state, random):
        if is_shuffled(state, other):
            continue  # in which order the played cards come, the twin does not say
        ruling, rules = TABLE.ruled(view, other), broken(state, other)
        verdict, context = ruling.verdict, told({"state": state, "action": other})
        assert verdict is (Verdict.ILLEGAL if rules else Verdict.LEGAL), f"{verdict}: {rules} {context}"
        found = {finding.rule for finding in ruling.findings if finding.outcome is Outcome.VIOLATED}
        assert not rules or found & (rules | PRICES), f"{found} {rules} {context}"
        for player, own in alone.items():
            if "festival.hand" in rules and player != other["player"]:
                continue  # what somebody shows who is said to have cards that nobody else has seen is believed
            poorer = TABLE.ruled(TABLE.seen(own.state), other).verdict
            assert poorer in (verdict, Verdict.UNDETERMINED), f"{poorer} {verdict} {told({'state': own.state, 'action': other})}"


def is_shuffled(state: State, action: Action) -> bool:
    return action["type"] == "draw-card" and reshuffles(state) and "reshuffled" not in action


def tampered(action: Action, state: State, random: Random) -> Iterator[Action]:
    """The same action with something about it changed, which may well make it illegal; and some quite other ones."""
    island = island_of(state)
    yield {**action, "player": random.choice(state["players"])}
    for member in ("to", "from", "space", "palace"):
        if member in action and action["type"] != "draw-card":
            yield {**action, member: name(random.choice(island.board.everywhere))}
            yield {**action, member: name(random.choice(sorted(island.seen) or island.board.everywhere))}
    if "value" in action:
        yield {**action, "value": random.choice(VALUES)}
        yield {**action, "points": random.choice(VALUES)}
    if "cards" in action:
        yield {**action, "cards": [random.choice(KINDS)]}
        yield {**action, "cards": [*action["cards"], random.choice(KINDS)]}
    player = state["turn"]["player"]
    tile = random_tile(random, sorted(island.seen) or island.board.everywhere)
    yield {"type": "lay-land", "player": player, "tile": written(tile)}
    yield {"type": "end-turn", "player": player}
    yield {"type": "use-token", "player": player}
    yield {"type": "pass", "player": player}
    yield {"type": "final-scoring", "player": player}
    yield {"type": "draw-card", "player": player, "from": random.choice(("deck", "face-up"))}
    own = [space for space, owner in island.figures.items() if owner == player]
    if own:
        ends = random.choice(sorted(island.seen))
        yield {"type": "move", "player": player, "from": name(random.choice(own)), "to": name(ends)}
        yield {"type": "leave", "player": player, "from": name(random.choice(own))}
    if "action_points" not in action and action["type"] in ("move", "lay-land", "enter"):
        due = price(island, action)
        yield {**action, "action_points": due}
        yield {**action, "action_points": (due or 0) + 1}


def end(played: Played, alone: dict[str, Played]) -> None:
    """Nothing can be done any more, everybody has scored, and those with the most points have won."""
    state = played.state
    view = TABLE.audited(state)
    assert not any(TABLE.candidates(view, kind, most=1) for kind in GAME.actions), told(state)
    assert sorted(state["scored"]) == sorted(state["players"])
    assert state["supply"]["three_space"] == 0
    points = state["points"]
    winners = {player for player in points if points[player] == max(points.values())}
    for own in (played, *alone.values()):
        sheet = score_sheet(TABLE.seen(own.state))
        assert {score.player: score.points.exact() for score in sheet.scores} == points, told(own.state)
        assert {score.player for score in sheet.scores if score.rank.exact() == 1} == winners, told(own.state)
