"""Players who play at random, but sensibly enough for games to end: they share out, build what they can, and win.

What they decide on is worked out from the JSON of a state by the naive twins, so that the service has to agree; only what
can be built, and how it can be paid, is taken from the lists of the service.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from lawspeaker.games import GAMES
from tests.games.asking import ask
from tests.games.graenaland import naive_goals, naive_votes
from tests.games.graenaland.naive_production import produce
from tests.games.graenaland.positions import FIGURES, State, heroes
from tests.games.play import Action, Table

GAME = GAMES["graenaland"]
TABLE = Table(GAME)
DIRECTIONS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west", "stay")
BUILDS = {"build-village": 5, "build-building": 4, "raise-army": 3, "build-work": 3}
"""What players build, and how much they like it."""
MOST_LOOKED_AT = 40
"""Candidates that players look at, at most, before they choose one."""


def decided(state: State, view: Any, random: Random) -> Action | None:
    """What is done next in ``state``, of which ``view`` is what the service sees; nothing if nothing can be done."""
    match state["phase"]:
        case "placement":
            return chosen(view, "place-settlement", random)
        case "anchor":
            return chosen(view, random.choice(("weigh-anchor", "hold-anchor")), random) or chosen(view, "hold-anchor", random)
        case "victory-cards":
            return chosen(view, "keep-victory-card", random)
        case "production":
            return produce(state, random)
        case "movement":
            return _moves(state, view, random)
        case "proposals":
            return _proposal(state, random) or {"type": "pass", "player": state["turn"]}
        case "voting":
            return _ballots(state, random)
        case "claims":
            return _claims(state, random)
        case "building":
            return _while_building(state, view, random)
        case "final-building":
            return _while_building_last(state, view, random)
    return None


def chosen(view: Any, kind: str, random: Random) -> Action | None:
    """One of the candidates of that type, if there is any."""
    found = list(islice(GAME.actions[kind].every_candidate(view), MOST_LOOKED_AT))
    return first_legal(view, random.sample(found, len(found)))


def first_legal(view: Any, actions: list[Any]) -> Action | None:
    """The first of these that is legal."""
    return next((dict(action) for action in actions if TABLE.is_legal(view, action)), None)


# Movement


def _moves(state: State, view: Any, random: Random) -> Action | None:
    """Moves in any direction, possible or not; moves as they are listed if somebody then has a choice who enters."""
    standing = heroes({**state, "clans": {}})
    movers = [player for player in state["players"] if player != state["main_player"]]
    orders = [
        {
            "player": player,
            "hero": random.choice([hero for owner, hero in standing if owner == player]),
            "direction": random.choice(DIRECTIONS),
            "steps": random.choice((1, 2)),
        }
        for player in movers
    ]
    action = {"type": "move", "orders": orders}
    effect = TABLE.ruled(view, action).effect
    assert effect, "moves are legal, possible or not"
    if "/action/entries" in [place for part in effect.open for place in part.missing]:
        return chosen(view, "move", random)
    return action


# Proposals and votes


def votes(state: State, territory: str) -> dict[str, int]:
    """How many votes each player has there, nobody with none."""
    armies = {player: clan["army"] for player, clan in state["clans"].items()}
    changes = state["options"].get("three_player_changes", len(state["players"]) == 3)
    counted = naive_votes.votes(state["territories"][territory], armies, changes, "everyone")
    return {player: number for player, number in counted.items() if number}


def _proposal(state: State, random: Random) -> Action | None:
    """A proposal that shares out what lies in one of the territories where the player has a vote."""
    sites = [
        name
        for name, place in state["territories"].items()
        if (place["face_up"].get("cards") or place["face_down"].get("cards")) and state["turn"] in votes(state, name)
    ]
    if not sites or random.random() < 0.05:
        return None
    site = random.choice(sites)
    voters = list(votes(state, site))
    face_up: dict[str, list[str]] = {voter: [] for voter in voters}
    face_down = Counter[str]()
    for card in state["territories"][site]["face_up"].get("cards", ()):
        face_up[random.choice(voters)].append(card["resource"])
    for _ in state["territories"][site]["face_down"].get("cards", ()):
        face_down[random.choice(voters)] += 1
    shares = [{"player": voter, "face_up": face_up[voter], "face_down": face_down[voter]} for voter in voters]
    return {"type": "propose", "player": state["turn"], "territory": site, "shares": shares}


def _ballots(state: State, random: Random) -> Action:
    """Whoever is to get something is for it, the others perhaps."""
    shares = state["proposal"]["shares"]
    gaining = {share["player"] for share in shares if share["face_up"] or share["face_down"]}
    voters = votes(state, state["proposal"]["territory"])
    ballots = {voter: random.random() < (0.95 if voter in gaining else 0.5) for voter in voters}
    return {"type": "vote", "ballots": ballots, "accepted": naive_votes.passes(voters, ballots)}


# Building


def _while_building(state: State, view: Any, random: Random) -> Action:
    main = state["main_player"]
    supply_is_due = not state["building"]["supply_taken"] and bool(state["supply_row"].get("cards"))
    if supply_is_due and random.random() < 0.5:
        return _supply(view, random)
    for offer in state["building"]["offers"]:
        if offer["open"] and random.random() < 0.8:
            pending = _joint_work(state, offer, random) if "work" in offer else _build(view, offer["player"], random)
            if pending and TABLE.is_legal(view, pending):
                return pending
    makes_offer = not state["building"]["offers"] and random.random() < 0.1
    if makes_offer and (offered := chosen(view, random.choice(("offer-work", "grant-build")), random)):
        return offered
    if build := _build(view, main, random):
        return build
    if supply_is_due:
        return _supply(view, random)
    if not state["options"].get("victory_point_cards") and total(state, main) >= FIGURES["goals", "needed"].value:
        goals = [goal for goal, reached in naive_goals.points(state, main).items() if reached]
        return {"type": "announce-victory", "player": main, "goals": goals}
    return _end_of_round(state, random)


def _while_building_last(state: State, view: Any, random: Random) -> Action:
    if not state["building"]["offers"] and random.random() < 0.1 and (granted := chosen(view, "grant-build", random)):
        return granted
    for offer in state["building"]["offers"]:
        if offer["open"] and random.random() < 0.8 and (pending := _build(view, offer["player"], random)):
            return pending
    return _towards_the_claim(state) or _build(view, state["turn"], random) or _end_of_building(state, random)


def _supply(view: Any, random: Random) -> Action:
    taken = chosen(view, "take-supply", random)
    assert taken, "the row has cards, and none can be taken"
    return taken


def _build(view: Any, builder: str, random: Random) -> Action | None:
    """Something that this player can build, paid in one of the ways in which it can be."""
    if random.random() < 0.1:
        return None  # cards are kept now and then
    liked = sorted(BUILDS, key=lambda kind: random.random() ** (1 / BUILDS[kind]), reverse=True)
    for kind in liked:
        possible = [candidate for candidate in GAME.actions[kind].every_candidate(view) if candidate["player"] == builder]
        if build := first_legal(view, random.sample(possible, len(possible))):
            return random.choice([build, *paid_otherwise(view, build)])
    return None


def paid_otherwise(view: Any, build: Action) -> list[Action]:
    """Some of the ways in which the same can be built."""
    bare = {member: value for member, value in build.items() if member not in ("payment", "tolls")}
    return [dict(way) for way in islice(GAME.actions[bare["type"]].completions(view, GAME.action(bare)), 6)]


def _joint_work(state: State, offer: dict[str, Any], random: Random) -> Action | None:
    """The work that was offered, paid with one card of each resource from whoever has it, the main player last."""
    main = state["main_player"]
    helpers = random.sample([player for player in state["players"] if player != main], len(state["players"]) - 1)
    price: dict[str, int] = FIGURES["costs", offer["work"]].value
    payment: list[dict[str, Any]] = []
    for resource, number in price.items():
        held = [
            {"card": card, **({"from": player} if player != main else {})}
            for player in (*helpers, main)
            for card in state["clans"][player]["hand"].get("cards", ())
            if card.get("resource") == resource
        ]
        payment += held[:number]
    if len(payment) < sum(price.values()):
        return None
    return {"type": "build-work", "player": main, "work": offer["work"], "territory": offer["territory"], "payment": payment}


def _end_of_round(state: State, random: Random) -> Action:
    """The end of the round, with what is turned over."""
    action: Action = {"type": "end-round", "player": state["main_player"]}
    deck, spent = (list(state[pile]["supply"].get("cards", ())) for pile in ("decks", "discards"))
    if len(state["supply_row"].get("cards", ())) == 4:
        return action
    if not deck and spent and state.get("readings", {}).get("supply.exhausted") != "shrink":
        deck = random.sample(spent, len(spent))
        action["shuffled"] = list(deck)
    return {**action, "revealed": deck[0]} if deck else action


# The end of the game


def total(state: State, player: str) -> int:
    """The goals that the player has reached, or the victory points."""
    return sum(naive_goals.points(state, player).values())


def _claims(state: State, random: Random) -> Action:
    """Whoever has the points says so, and some of those who can reach them; now and then somebody who may be wrong."""
    needed: int = FIGURES["goals", "points"].value
    claims = []
    for player in random.sample(state["players"], len(state["players"])):
        points = total(state, player)
        if points >= needed:
            claims.append({"player": player, "points": random.randint(needed, points)})
        elif random.random() < 0.2 and _can_reach(state, player, needed):
            claims.append({"player": player, "points": needed})
        elif random.random() < 0.02:
            claims.append({"player": player, "points": random.randint(needed, needed + 1)})
    return {"type": "claim-victory", "claims": claims, "first": first_to_prove(state, claims)}


def _can_reach(state: State, player: str, points: int) -> bool:
    """Whether the service has a plan for ``points`` points; asserts that the plan leads to them."""
    answer = ask("graenaland", "victory-claims", {"state": state, "player": player, "points": points})
    if answer["outcome"] != "reachable":
        return False
    replayed = ask("graenaland", "replays", {"state": answer["start"], "actions": answer["plan"]})
    assert replayed["legal"] == len(answer["plan"]), (state, player, points)
    assert total(replayed["state"], player) >= points, (state, player, points)
    return True


def _towards_the_claim(state: State) -> Action | None:
    """What whoever has claimed victory builds next to reach the points, if they can be reached."""
    claimant, points = state["turn"], state["announcement"].get("points", 0)
    if claimant != state["announcement"]["player"] or total(state, claimant) >= points:
        return None
    answer = ask("graenaland", "victory-claims", {"state": state, "player": claimant, "points": points})
    return dict(answer["plan"][0]) if answer["outcome"] == "reachable" else None


def first_to_prove(state: State, claims: list[dict[str, Any]]) -> str:
    """Whose claim comes first: the highest, and of equal ones that of who sits nearest to the main player."""
    main, players = state["main_player"], state["players"]
    if not claims:
        return str(main)

    def distance(player: str) -> int:
        return int((players.index(player) - players.index(main)) % len(players))

    return str(min(claims, key=lambda claim: (-claim["points"], distance(claim["player"])))["player"])


def _end_of_building(state: State, random: Random) -> Action:
    """The end of the final building, with what can be said of it."""
    builder, announcement = state["turn"], state["announcement"]
    action: Action = {"type": "end-building", "player": builder}
    if builder == announcement["player"]:
        (card,) = state["clans"][builder]["victory_cards"]
        six_is_enough = state.get("readings", {}).get("claims.proof") == "six"
        due = FIGURES["goals", "points"].value if six_is_enough else announcement["points"]
        return {**action, "reveals": card, "holds": total(state, builder) >= due}
    players = state["players"]
    is_last = players[(players.index(builder) + 1) % len(players)] == announcement["player"]
    if is_last and random.random() < 0.5:
        ranks = naive_goals.ranks({**state, "phase": "over"})
        return {**action, "ranking": [{"player": player, "rank": rank} for player, rank in ranks.items()]}
    return action


def tampered(action: Action, state: State, random: Random) -> Iterator[Action]:
    """The same action with something about it changed, which may well make it illegal."""
    if "player" in action:
        yield {**action, "player": random.choice(state["players"])}
    if "territory" in action:
        yield {**action, "territory": random.choice(list(state["territories"]))}
    if action.get("payment"):
        yield {**action, "payment": action["payment"][1:]}
        yield {**action, "payment": [*action["payment"], random.choice(action["payment"])]}
