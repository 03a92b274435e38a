"""Whole games at random, from the set-up to the ranking, every state of them audited, and seen by each player alone."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from lawspeaker.adjudication.deciding.ruling import Verdict
from lawspeaker.conformance.package.erasing import beyond
from lawspeaker.games import GAMES
from lawspeaker.games.confusing_lands.scoring.sheet import score_sheet
from tests.games.confusing_lands.landscapes import CARDS, SIDES, may_begin_apart, random_readings
from tests.games.confusing_lands.naive_placing import Face, Landscape, Lying, breaches, has_room, laid, placements, read
from tests.games.confusing_lands.naive_scoring import DEFAULTS, Sheet, ranks
from tests.games.play import Action, Played, State, Table, assert_listed, told

GAME = GAMES["confusing-lands"]
TABLE = Table(GAME)
VARIANTS: Sequence[tuple[str, ...]] = (("one", "two"), ("one",))
CARDS_LAID = 8
"""Cards in each landscape at the end."""
LOOKED_AT = 0.1
"""The share of states in which all listed actions are compared with the twin, and modified actions are tried."""


def play(players: Sequence[str], seed: str, looked_at: float = LOOKED_AT) -> Played:
    """A whole game, from the set-up on. Raises ``AssertionError``, with what led to it, if anything is not as it must be."""
    random = Random(f"{players} {seed}")
    start = before(players, random)
    played = Played(start, state=start)
    alone = {player: Played(start, state=start) for player in players}
    done(played, alone, {"type": "set-up", "seed": str(random.getrandbits(64))})
    play_on(played, alone, random, looked_at)
    return played


def play_from(state: State, seed: str) -> Played:
    """A game from that state on, of which the players know all but the deck."""
    seen = {**state, "deck": {"count": len(state["deck"]["cards"])}}
    played, alone = Played(state, state=state), {player: Played(seen, state=seen) for player in state["players"]}
    play_on(played, alone, Random(seed))
    return played


def play_on(played: Played, alone: dict[str, Played], random: Random, looked_at: float = LOOKED_AT) -> None:
    """Plays to the end of the game."""
    while played.state["phase"] != "over":
        view = TABLE.audited(played.state)
        is_looked_at = random.random() < looked_at
        if is_looked_at:
            look_around(played, alone, view, random)
        action = decided(view, random)
        assert action, told(played.state)
        if is_looked_at:
            assert_listed("confusing-lands", played.state, action)
        done(played, alone, action)
    end(played, alone)


def before(players: Sequence[str], random: Random) -> State:
    """The state before the game is set up."""
    return {**GAME.setting_up.bare, "edition": "sample", "players": list(players), "readings": random_readings(random)}


def decided(view: Any, random: Random) -> Action | None:
    """Any of the actions that are listed, if there is one; each of them has to be legal."""
    candidates = [candidate for kind in GAME.actions.values() for candidate in kind.every_candidate(view)]
    return dict(random.choice(candidates)) if candidates else None


def done(played: Played, alone: dict[str, Played], action: Action) -> None:
    """Does the action, for each player as that player is told of it, and keeps what must be kept."""
    state = played.state
    TABLE.done(played, TABLE.seen(state), action)
    context = told({"state": state, "action": action})
    assert list(broken(state, played.state, action)) == [], context
    played.rounds = played.state["round"]
    for player, own in alone.items():
        seen = told_to(player, state, played.state, action)
        TABLE.done(own, TABLE.possible(own.state), seen)
        assert list(beyond(alike(own.state), alike(played.state))) == [], (player, context, told(own.state))


def told_to(player: str, state: State, after: State, action: Action) -> Action:
    """The action as a player sees it who knows the own cards, and what lies on the table face up."""
    match action["type"]:
        case "set-up":
            return {"type": "set-up", "shared": after["shared"]}
        case "deal":
            return {"type": "deal", "hands": {player: after["hands"][player]["cards"]}}
        case "choose" if action["player"] != player:
            return {"type": "choose", "player": action["player"]}
        case "place":
            (card,) = cards_in(after, action["player"])[-1:]
            return {**action, "card": card}
        case "set-aside" if action["player"] != player:
            return {"type": "set-aside", "player": action["player"]}
        case "pass-on":
            return {"type": "pass-on", "cards": {giver: hand["cards"][0] for giver, hand in state["hands"].items()}}
        case "replace-card":
            (discarded,), (top, taken) = state["hands"][player]["cards"], state["deck"]["cards"][:2]
            return {"type": "replace-card", "discarded": discarded, "top": top, "taken": taken}
    return action


def alike(state: State) -> State:
    """The same state with the known cards of each hand in order, as that means nothing; and hidden cards are unknown ones."""
    hands = {
        player: {**hand, "cards": sorted(hand["cards"], key=str)} if "cards" in hand else hand
        for player, hand in state.get("hands", {}).items()
    }
    chosen = {player: unhidden(card) for player, card in state.get("chosen", {}).items()}
    set_aside = {
        player: {**pile, "cards": [unhidden(card) for card in pile["cards"]]} if "cards" in pile else pile
        for player, pile in state.get("set_aside", {}).items()
    }
    told = {"chosen": chosen, "set_aside": set_aside}
    return {**state, "hands": hands, **{name: member for name, member in told.items() if name in state}}


def unhidden(card: dict[str, Any]) -> dict[str, Any]:
    return {} if card == {"hidden": True} else card


# What must hold


def cards_in(state: State, player: str) -> list[int]:
    return [placed["card"] for placed in state["landscapes"][player]["placed"]]


def whereabouts(state: State) -> Counter[int]:
    """Every card, wherever it is; all are known."""
    piles = [state["deck"], *state["hands"].values(), state.get("discards", {"cards": []}), *state.get("set_aside", {}).values()]
    cards = [card for pile in piles for card in pile["cards"]]
    cards += [state["shared"], *state.get("chosen", {}).values()]
    return Counter([card["card"] for card in cards] + [card for player in state["players"] for card in cards_in(state, player)])


def broken(state: State, after: State, action: Action) -> Iterator[str]:
    """What changed though it cannot have."""
    if whereabouts(after) != Counter(CARDS):
        yield "cards went or came"
    if action["type"] == "set-up":
        return
    if after["shared"] != state["shared"]:
        yield "the shared condition changed"
    for player in state["players"]:
        lay, lies = (told["landscapes"][player]["placed"] for told in (state, after))
        places = action["type"] == "place" and action["player"] == player
        if lies[: len(lay)] != lay or len(lies) != len(lay) + places:
            yield f"the landscape of {player} changed"
        if places and any(lies[-1][member] != action[member] for member in ("side", "rotation", "row", "column")):
            yield "a card lies elsewhere than it was placed"
    if after["round"] != state["round"] and (state["phase"], after["phase"]) != ("placing-passed", "dealing"):
        yield "the round changed"


def face(state: State, card: int, side: str) -> Face:
    """What is printed on a card."""
    return read(GAME.sources(state).figure("cards", str(card), side))


def landscape(state: State, player: str) -> Landscape:
    """The landscape as the twin sees it."""
    seen: Landscape = {}
    for placed in state["landscapes"][player]["placed"]:
        lying = Lying(placed["rotation"], placed["row"], placed["column"])
        seen = laid(seen, face(state, placed["card"], placed["side"]), lying)
    return seen


def still_to_place(state: State) -> dict[str, int]:
    """The players who have a card to place now, with the card."""
    if state["phase"] == "placing-chosen":
        return {player: card["card"] for player, card in state["chosen"].items()}
    if state["phase"] == "placing-passed":
        return {player: hand["cards"][0]["card"] for player, hand in state["hands"].items() if hand["cards"]}
    return {}


def may_choose_again(state: State) -> bool:
    """Whether who has chosen may take the other card: no chosen card is placed."""
    is_any_placed = state["phase"] == "placing-chosen" and len(state["chosen"]) < len(state["players"])
    return {**DEFAULTS, **state["readings"]}["choose.again"] == "until-laid" and not is_any_placed


def allowances(state: State, player: str) -> tuple[bool, bool]:
    """Whether the player's next card may lie apart from the landscape, and whether it may cover conditions."""
    agreed = {**DEFAULTS, **state["readings"]}
    is_second, is_stuck = len(cards_in(state, player)) == 1, not has_room(landscape(state, player))
    return is_second and may_begin_apart(agreed), is_stuck and agreed["place.none-possible"] == "over-conditions"


def look_around(played: Played, alone: dict[str, Played], view: Any, random: Random) -> None:
    """What is listed is what the twin lists, and each player alone; what was tampered with is legal only where it can be."""
    state = played.state
    placing = still_to_place(state)
    for player, own in alone.items():
        listed = of_player(view, player)
        assert of_player(TABLE.possible(own.state), player) == listed, (told(state), told(own.state))
        if player in placing and (seen := landscape(state, player)):
            expected = {(side, *lying) for side in SIDES for lying in placements(seen, *allowances(state, player))}
            placed = [action for action in listed if action["type"] == "place"]
            assert {tuple(action[member] for member in ("side", *Lying._fields)) for action in placed} == expected, told(state)
            set_aside = [] if expected else [{"type": "set-aside", "player": player, "card": placing[player]}]
            assert [action for action in listed if action["type"] == "set-aside"] == set_aside, told(state)
    candidates = [candidate for kind in GAME.actions.values() for candidate in kind.every_candidate(view)]
    for action in random.sample(candidates, min(len(candidates), 5)):
        assert TABLE.shapes[action["type"]].holds(action), told(action)
        for other in tampered(dict(action), state, random):
            verdict = TABLE.ruled(view, other).verdict
            due = Verdict.LEGAL if is_allowed(state, other) else Verdict.ILLEGAL
            assert verdict is due, f"{verdict}: {told({'state': state, 'action': other})}"


def of_player(view: Any, player: str) -> list[Action]:
    """What that player can choose, place or set aside."""
    kinds = ("choose", "place", "set-aside")
    listed = [action for kind in kinds for action in TABLE.candidates(view, kind) if action["player"] == player]
    return sorted(listed, key=str)


def tampered(action: Action, state: State, random: Random) -> Iterator[Action]:
    """The same action with something about it changed, which may well make it illegal."""
    if "player" in action:
        yield {**action, "player": random.choice(state["players"])}
    if action["type"] in ("choose", "place", "set-aside"):
        yield {**action, "card": random.choice(CARDS)}
    if action["type"] == "place":
        yield {"type": "set-aside", "player": action["player"], "card": action["card"]}
        yield {**action, "row": action["row"] + random.choice((-2, -1, 1, 2, 0.5))}
        yield {**action, "column": action["column"] + random.choice((-2, -1, 1, 2, 0.5))}
        yield {**action, "rotation": random.choice((0, 90, 180, 270, 45, 360, -90))}
        yield {**action, "side": random.choice(SIDES)}
        yield {**action, "under": True}
    if action["type"] == "deal":
        dealt = [{"card": card} for card in random.sample(CARDS, 2)]
        yield {**action, "hands": {random.choice(state["players"]): dealt}}
    if action["type"] == "pass-on":
        yield {**action, "cards": {player: {"card": random.choice(CARDS)} for player in state["players"]}}
    if action["type"] == "replace-card":
        yield {**action, "discarded": {"card": random.choice(CARDS)}}
        yield {**action, random.choice(("top", "taken")): random.choice(state["deck"]["cards"])}
    if action["type"] == "score":
        player = random.choice(state["players"])
        total = sheets(state)[player].total + random.choice((0, 0, -10, 1))
        yield {**action, "sheets": [{"player": player, "total": total}]}


def is_allowed(state: State, action: Action) -> bool:
    """Whether the action, of a type that is due, keeps the rules: all cards are known, and where they lie the twin knows."""
    cards = {player: hand["cards"] for player, hand in state["hands"].items()}
    match action["type"]:
        case "deal":
            bottom = state["deck"]["cards"][-2 * len(state["players"]) :]
            return all(card in bottom for dealt in action.get("hands", {}).values() for card in dealt)
        case "choose":
            is_first = state["phase"] == "choosing" and action["player"] not in state["chosen"]
            return (is_first or may_choose_again(state)) and {"card": action["card"]} in cards[action["player"]]
        case "place":
            player, under = action["player"], action.get("under", False)
            is_due = still_to_place(state).get(player) == action["card"]
            seen = landscape(state, player)
            lying = action["rotation"], action["row"], action["column"]
            return is_due and not breaches(seen, *lying, under, *allowances(state, player))
        case "set-aside":
            player = action["player"]
            is_due = still_to_place(state).get(player) == action["card"]
            is_set_aside = {**DEFAULTS, **state["readings"]}["place.none-possible"] == "set-aside"
            return is_due and is_set_aside and not has_room(landscape(state, player))
        case "pass-on":
            return all([card] == cards[player] for player, card in action.get("cards", {}).items())
        case "replace-card":
            (unwanted,), (top, taken) = cards["one"], state["deck"]["cards"][:2]
            due = {"discarded": unwanted, "top": top, "taken": taken}
            return all(action.get(member, card) == card for member, card in due.items())
        case "score":
            return all(sheet["total"] == sheets(state)[sheet["player"]].total for sheet in action.get("sheets", ()))
    return False


def sheets(state: State) -> dict[str, Sheet]:
    """What each player scores by the twin."""
    agreed = {**DEFAULTS, **state["readings"]}
    return {player: Sheet(landscape(state, player), state["shared"]["card"], agreed) for player in state["players"]}


def end(played: Played, alone: dict[str, Played]) -> None:
    """Nothing can be done any more, but for a deciding game; the cards lie where they must, and the sheet is the twin's."""
    state = played.state
    view = TABLE.audited(state)
    aside = {player: len(pile["cards"]) for player, pile in state.get("set_aside", {}).items()}
    assert all(len(cards_in(state, player)) + aside.get(player, 0) == CARDS_LAID for player in state["players"])
    assert all(hand["cards"] == [] for hand in state["hands"].values())
    assert len(state["deck"]["cards"]) == 1
    if len(state["players"]) == 1:
        assert len(state["discards"]["cards"]) == CARDS_LAID
    due = sheets(state)
    ranked = ranks(due, {**DEFAULTS, **state["readings"]})
    is_complete_tie = list(ranked.values()) == [1, 1]
    assert decided(view, Random(0)) == ({"type": "set-up"} if is_complete_tie else None), told(state)
    expected = [(player, due[player].total, rank) for player, rank in ranked.items()]
    for scored in (view, *(TABLE.seen(own.state) for own in alone.values())):
        scores = score_sheet(scored).scores
        assert [(score.player, score.points.exact(), score.rank.exact()) for score in scores] == expected, told(state)
