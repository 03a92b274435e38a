"""Positions of a game in which everything is known, in the JSON form of a state: where random play and counting begin."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from lawspeaker.games import GAMES

CLANS = ("red", "yellow", "white", "violet", "blue")
BUILDINGS = ("keep", "church", "hall")
WORKS = ("road", "improvement", "market", "palisade")
TOKENS = 6
"""How many roads, markets and palisades there are."""
ROW = 4
"""How many supply cards lie in the row."""
FIGURES = GAMES["graenaland"].editions["sample"].figures
DECKS: dict[str, dict[str, int]] = {path[1]: figure.value for path, figure in FIGURES.items() if path[0] == "decks"}

Card = dict[str, Any]
State = dict[str, Any]


def territories(players: int) -> list[str]:
    """The territories of the map for ``players`` players."""
    return [path[2] for path in FIGURES if path[:2] == ("maps", str(players)) and path[3] == "coast"]


def printed(territory: str, member: str) -> Any:
    """What stands on a tile: its terrain, its improvement, the price of a village, or the symbols of its buildings."""
    return FIGURES["tiles", territory, member].value


def tile(state: State, territory: str) -> str:
    """The tile that lies in a place: on an island of the players' own perhaps another one than on the printed map."""
    return next((str(place["tile"]) for place in state.get("map", ()) if place["territory"] == territory), territory)


def decks() -> dict[str, list[Card]]:
    """All 126 resource cards and the 16 supply cards in their decks, those that are alike beside each other."""
    resources = {
        deck: [{"deck": deck, "resource": resource} for resource, number in cards.items() for _ in range(number)]
        for deck, cards in DECKS.items()
    }
    return {**resources, "supply": [{"deck": "supply", "symbols": pair} for pair in FIGURES["supply", "cards"].value]}


def shuffled_decks(random: Random) -> dict[str, list[Card]]:
    """All cards in their decks, each in a random order."""
    return {deck: random.sample(cards, len(cards)) for deck, cards in decks().items()}


def start(players: int, random: Random, *, victory_cards: bool = False) -> State:
    """The start of a game: two villages on the coast, a warrior, and two cards each."""
    decks = shuffled_decks(random)
    names = random.sample(CLANS, players)
    board: State = {
        name: {"settlements": [], "heroes": [], "works": [], "face_up": {"cards": []}, "face_down": {"cards": []}}
        for name in territories(players)
    }
    coast = [name for name in board if name.startswith("coast")]
    clans: State = {}
    for player in names:
        homes = random.sample(coast, 2)
        for home in homes:
            board[home]["settlements"].append({"player": player, "kind": "village"})
        board[homes[0]]["heroes"].append({"player": player, "hero": "warrior"})
        hand = [decks[printed(home, "terrain")].pop() for home in homes]
        clans[player] = {"army": 1, "hand": {"cards": hand}, "waiting": []}
    if victory_cards:
        for player, card in zip(names, random.sample(FIGURES["victory_cards", "cards"].value, players), strict=True):
            clans[player]["victory_cards"] = [card]
    row = [decks["supply"].pop() for _ in range(ROW)]
    return {
        "edition": "sample",
        "options": {"victory_point_cards": victory_cards},
        "players": names,
        "main_player": random.choice(names),
        "phase": "production",
        "clans": clans,
        "territories": board,
        "decks": {deck: {"cards": cards} for deck, cards in decks.items()},
        "discards": {deck: {"cards": []} for deck in decks},
        "supply_row": {"cards": row},
    }


def later(players: int, random: Random, *, victory_cards: bool = False) -> State:
    """A game that has gone on: more settlements, buildings, heroes who stand or wait, works, armies, fewer cards."""
    state = start(players, random, victory_cards=victory_cards)
    for player in state["players"]:
        state["clans"][player]["army"] = random.randint(1, 4)
        _settle(state, player, random)
    for work in WORKS:
        settled = [place for place in state["territories"].values() if place["settlements"]]
        for place in random.sample(settled, random.randint(0, min(len(settled), TOKENS))):
            place["works"].append(work)
    for place in state["territories"].values():
        random.shuffle(place["heroes"])
        random.shuffle(place["settlements"])
    _deal(state, random)
    return state


def _settle(state: State, player: str, random: Random) -> None:
    """A few more houses of a player, and the heroes that come with them."""
    board = state["territories"]
    for _ in range(random.randint(0, 4)):
        board[random.choice(list(board))]["settlements"].append({"player": player, "kind": "village"})
    homes = [name for name in board if {"player": player, "kind": "village"} in board[name]["settlements"]]
    for kind, hero in (("keep", None), ("church", "priest"), ("hall", "skald")):
        free = [
            name
            for name in homes
            if kind in printed(name, "buildings") and all(house["kind"] != kind for house in board[name]["settlements"])
        ]
        sites = random.sample(free, min(len(free), random.choice((0, 1, 1, 2))))
        for site in sites:
            board[site]["settlements"].append({"player": player, "kind": kind})
        if hero and sites:
            without_own = [name for name in board if all(piece["player"] != player for piece in board[name]["heroes"])]
            if random.random() < 0.5:
                board[random.choice(without_own)]["heroes"].append({"player": player, "hero": hero})
            else:
                state["clans"][player]["waiting"].append({"hero": hero, "territories": sites})


def _deal(state: State, random: Random) -> None:
    """Cards go to hands, to the territories and to the discards, so that decks may run out soon."""
    for deck, pile in state["decks"].items():
        for _ in range(random.choice((0, 10, len(pile["cards"]) - 2, len(pile["cards"])))):
            hands = [clan["hand"] for clan in state["clans"].values()]
            random.choice([*hands, state["discards"][deck]])["cards"].append(pile["cards"].pop())
    for name, place in state["territories"].items():
        deck = state["decks"][printed(name, "terrain")]["cards"]
        room = len(place["settlements"]) + 1 if place["settlements"] else 0
        for _ in range(min(len(deck), random.randint(0, room))):
            faces = [place["face_up"], *([place["face_down"]] if "road" in place["works"] else [])]
            random.choice(faces)["cards"].append(deck.pop())


def face(card: Card) -> str:
    """What a card shows: its resource, or the two symbols of a supply card."""
    return str(card["resource"]) if "resource" in card else " ".join(sorted(card["symbols"]))


def kinds(cards: list[Card]) -> Counter[tuple[str, str]]:
    """How many of these cards there are by deck and face; all of them must be known."""
    return Counter((card["deck"], face(card)) for card in cards)


ALL_CARDS = kinds([card for cards in decks().values() for card in cards])
"""Every card that is in the box, but for those with victory points."""


def cards(state: State) -> Counter[tuple[str, str]]:
    """Every card in the game by deck and face; all of them must be known."""
    return kinds([card for pile in _piles(state) for card in pile.get("cards", [{}] * pile.get("count", 0))])


def _piles(state: State) -> Iterator[dict[str, Any]]:
    yield from state["decks"].values()
    yield from state["discards"].values()
    yield state["supply_row"]
    yield from state.get("placement", {}).get("cards", {}).values()
    for clan in state["clans"].values():
        yield clan["hand"]
    for place in state["territories"].values():
        yield place["face_up"]
        yield place["face_down"]


def houses(state: State) -> Counter[tuple[str, str, str]]:
    """Every house on the board: where it stands, whose it is, and which."""
    board = state["territories"].items()
    return Counter((name, house["player"], house["kind"]) for name, place in board for house in place["settlements"])


def heroes(state: State) -> Counter[tuple[str, str]]:
    """Every hero in the game, standing or waiting."""
    standing = ((piece["player"], piece["hero"]) for place in state["territories"].values() for piece in place["heroes"])
    waiting = ((player, entry["hero"]) for player, clan in state["clans"].items() for entry in clan["waiting"])
    return Counter((*standing, *waiting))


def works(state: State) -> Counter[str]:
    """Every public work on the board."""
    return Counter(work for place in state["territories"].values() for work in place["works"])
