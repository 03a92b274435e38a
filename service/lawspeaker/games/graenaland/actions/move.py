"""All players but the main one reveal their moves at once; then waiting priests and skalds enter. Pohyb hrdinů."""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product

from marshmallow import fields, validate

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.checks import Finding, Outcome, Violation, rule
from lawspeaker.adjudication.rules.claims import Claim, by_rules, claims, for_each
from lawspeaker.adjudication.unknown import Gaps, Unknown, all_hold, each, perhaps, surely, where_known
from lawspeaker.adjudication.wire.shapes import Integer, OneOf, list_of, said
from lawspeaker.games.graenaland.actions.phases import in_phase
from lawspeaker.games.graenaland.board import pieces
from lawspeaker.games.graenaland.board.board import HEROES
from lawspeaker.games.graenaland.board.entering import (
    Entry,
    entry_ways,
    is_free,
    possible_entries,
    waiting_heroes,
    waits_for,
)
from lawspeaker.games.graenaland.board.journeys import Journey, Journeys, every_order, possible_moves, why_impossible
from lawspeaker.games.graenaland.shapes import GraenalandAction, GraenalandShape, event, player_field, territory_field
from lawspeaker.games.graenaland.shapes.enumerations import ENTERING_HERO, HERO, ORDERED_DIRECTION
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import BUILDING_OF, OPPOSITE, STAY, UNDECIDED, Hero, Phase, Terrain


class Ending(GraenalandShape):
    """Claim: where a hero stands after the movement."""

    hero = OneOf(HERO, required=True, metadata=said("Which hero.", "warrior"))
    territory = territory_field("Where it stands.", required=True)


class Order(GraenalandShape):
    """What one player reveals."""

    player = player_field("Whose move it is.", required=True)
    hero = OneOf(
        HERO,
        metadata=said("Which hero moves. Not needed for `stay`, or if only one is on the board.", "warrior"),
    )
    direction = OneOf(
        ORDERED_DIRECTION,
        required=True,
        metadata=said("The direction on the compass, `stay`, or `undecided`.", "west"),
    )
    steps = Integer(minimum=1, maximum=2, metadata=said("How many territories the hero goes. Default: 1.", 1))
    ends = list_of(
        Ending,
        "Claims: where the player's heroes then stand, before others enter.",
        [{"hero": "warrior", "territory": "coast-1"}],
        most=3,
    )


class EntryShape(GraenalandShape):
    """A waiting hero enters."""

    player = player_field("Whose hero.", required=True)
    hero = OneOf(ENTERING_HERO, required=True, metadata=said("Which hero.", "priest"))
    territory = territory_field("Where it enters.", required=True)


class Move(GraenalandAction):
    """The moves that are revealed, and the heroes who enter after them."""

    orders: Sequence[Document] = member(
        list_of(
            Order,
            "What each player reveals. If you leave out a player, it is not known what that player reveals.",
            [{"player": "red", "hero": "warrior", "direction": "west"}],
            most=15,
            required=True,
        )
    )
    entries: Sequence[Document] | None = member(
        list_of(
            EntryShape,
            "Which waiting heroes enter. Not needed if their players have no choice.",
            [{"player": "red", "hero": "priest", "territory": "coast-1"}],
            most=10,
        ),
        default=None,
    )


def _journeys(state: State, action: Move) -> Journeys:
    """Where these orders lead."""
    return state.remember((action, "journeys"), lambda: Journeys(state, action.orders, action.at))


@rule("movement.main-player")
def main_player_stays(state: State, action: Move) -> Iterator[Violation]:
    """The heroes of the main player stay where they are."""
    for index, order in enumerate(action.orders):
        if order["direction"] in OPPOSITE and order["player"] == state.main_player:
            yield action.violated("orders", index, "player", player=order["player"])


@rule("movement.everyone")
def everyone_decides(state: State, action: Move) -> Iterator[Violation]:
    """Every other player decides on a move, or to stay."""
    for index, order in enumerate(action.orders):
        if order["direction"] == UNDECIDED and order["player"] != state.main_player:
            yield action.violated("orders", index, "direction", player=order["player"])
    decided = {order["player"] for order in action.orders}
    for player in state.everybody():
        if player not in decided and player != state.main_player:
            raise Unknown(action.pointer("orders"))


@rule("movement.one-hero")
def one_hero_each(state: State, action: Move) -> Iterator[Violation]:
    """A player moves only one hero, except for a swap."""
    players = [order["player"] for order in action.orders]
    for index, mover in enumerate(players):
        if mover in players[:index]:
            yield action.violated("orders", index, "player", fault="twice", player=mover)
    yield from _misplaced(state, action, "movement.one-hero")


@rule("movement.hero-in-play")
def hero_is_in_play(state: State, action: Move) -> Iterator[Violation]:
    """Only a hero who is on the board moves."""

    def absent(hero: Claim) -> Iterator[Violation]:
        order = hero.within or hero
        if hero["hero"] != Hero.WARRIOR and state.where(order["player"], hero["hero"]) is None:
            yield hero.violated("hero", player=order["player"], hero=hero["hero"])

    moved = [order for order in claims(action, "orders", having="hero") if order["direction"] in OPPOSITE]
    return each([*moved, *claims(action, "orders", "ends")], absent)


def _together(state: State, action: Move) -> Iterator[Violation]:
    """The claims that cannot be true together, if it is not known where the heroes are: each is in one place, and alone there."""
    journeys = _journeys(state, action)
    said: dict[tuple[str, str], str] = {}
    for end in claims(action, "orders", "ends"):
        mover, hero, territory = _ending(end)
        others = [other for (owner, other), at in said.items() if owner == mover and (at == territory) != (other == hero)]
        if others and where_known(partial(journeys.where, mover, hero), None) is None:
            facts = {"player": mover, "hero": hero, "other_hero": others[0], "territory": territory}
            yield end.violated("territory", **facts, fault="twice" if hero in others else "together")
        said.setdefault((mover, hero), territory)


@for_each("orders", "ends")
def _misplaced(state: State, action: Move, end: Claim, name: str) -> Iterator[Violation]:
    """The claims about where a hero ends that are wrong by the rule ``name``."""
    journeys, (mover, hero, territory) = _journeys(state, action), _ending(end)
    facts = {"player": mover, "hero": hero, "territory": territory}
    try:
        found = journeys.rule_for(mover, hero)
    except Unknown:
        due = where_known(partial(journeys.only_end, mover, hero), None)
        if due == territory or (due is None and journeys.can_end(mover, hero, territory)):
            raise
        if name == "movement.neighbour" and end.within:
            how = {"fault": "goes", "due": due} if due else {"fault": "nowhere"}
            yield end.violated("territory", **facts, **how, direction=end.within["direction"])
        return
    if found == name and (due := journeys.where(mover, hero)):  # another rule is about a hero who is nowhere
        yield from end.against(due, "territory", **facts, due=due, **_way_there(state, journeys.of(mover), hero))


@by_rules(
    {
        "movement.neighbour": "A hero moves to the adjoining territory in the direction revealed.",
        "movement.coast": "A hero on the coast may move along it by two territories.",
        "movement.impossible": "A hero whose move is impossible stays where it is.",
        "movement.swap": "A hero who moves to where another hero of its clan stands changes places with it.",
    }
)
def goes_as_revealed(state: State, action: Move, name: str) -> Iterator[Violation]:
    """Each hero ends where the rule ``name`` leads it."""
    if name == "movement.swap":
        yield from _together(state, action)
    yield from _misplaced(state, action, name)


def _ending(end: Claim) -> tuple[str, str, str]:
    """The content of a claim about where a hero ends: the player, the hero and the territory."""
    assert end.within is not None
    return end.within["player"], end["hero"], end["territory"]


def _way_there(state: State, journey: Journey | None, hero: str) -> Mapping[str, str]:
    """How the hero came to where it stands: it stays, or goes in a direction, or another one is moved instead."""
    if journey is None or journey.direction == STAY:
        return {"fault": "stays"}
    if hero not in (journey.hero, journey.swapped_with):
        return {"fault": "another", "other_hero": journey.hero}
    facts = {"fault": why_impossible(state, journey), "direction": journey.direction}
    if not journey.swapped_with:
        return facts
    return {**facts, "other_hero": journey.swapped_with if hero == journey.hero else journey.hero}


@rule("hero-entry.waiting")
@for_each("entries")
def only_waiting_heroes_enter(state: State, action: Move, entry: Claim) -> Iterator[Violation]:
    """Only a priest or skald that waits enters, where its church or hall was built."""
    entered_before = entry["hero"] in [other["hero"] for other in _own_entries_before(action, entry)]
    if entered_before or not _may_wait(state, action, entry):
        waiting = where_known(lambda: dict(waiting_heroes(state, entry["player"])), {})
        fault = "again" if entered_before else "elsewhere"
        yield entry.violated(**entry.said, fault=fault, waiting=list(waiting.get(entry["hero"], ())))


def _is_said_to_stand(action: Move, entry: Claim) -> bool:
    """Whether the hero that enters is said to be on the board before."""
    ends = [end for order in action.orders if order["player"] == entry["player"] for end in order.get("ends", ())]
    return entry["hero"] in [end["hero"] for end in ends]


def _own_entries_before(action: Move, entry: Claim) -> Sequence[Document]:
    """The entries of the same player that come before that one."""
    return [other for other in (action.entries or ())[: entry.name] if other["player"] == entry["player"]]


def _may_wait(state: State, action: Move, entry: Claim) -> bool:
    """Whether the hero waits to enter there. Raises ``Unknown``."""
    try:
        return waits_for(state, entry["player"], entry["hero"], entry["territory"])
    except Unknown:
        has_its_symbol = partial(_has_its_symbol, state, entry["hero"], entry["territory"])
        if not _is_said_to_stand(action, entry) and perhaps(has_its_symbol):
            raise
        return False


def _has_its_symbol(state: State, hero: str, territory: str) -> bool:
    """Whether the building of that hero can have been built there. Raises ``Unknown``."""
    return all_hold(
        lambda: state.terrain(territory) != Terrain.MOUNTAINS, lambda: BUILDING_OF[hero] in state.island.buildings(territory)
    )


@rule("hero-entry.free")
@for_each("entries")
def only_where_no_own_hero_stands(state: State, action: Move, entry: Claim) -> Iterator[Violation]:
    """A waiting hero does not enter where another hero of its clan stands."""
    owner, territory, before = entry["player"], entry["territory"], _own_entries_before(action, entry)
    entered_before = entry["hero"] in [other["hero"] for other in before]
    if entered_before or surely(lambda: not waits_for(state, owner, entry["hero"], territory)):
        return  # it does not enter at all, as another rule says
    journeys, taken = _journeys(state, action), [other["hero"] for other in before if other["territory"] == territory]
    if taken or not is_free(journeys, owner, territory):
        there = [*taken, *(hero.value for hero in Hero if surely(partial(journeys.is_at, owner, hero, territory)))]
        yield entry.violated(**entry.said, fault="entered" if taken else "stands", other_hero=there[0])


@rule("hero-entry.at-once")
def waiting_heroes_enter(state: State, action: Move) -> Iterator[Violation]:
    """A waiting hero enters as soon as no other hero of its clan stands there."""
    journeys = _journeys(state, action)

    entries = action.entries

    def kept_waiting(owner: str) -> Iterator[Violation]:
        entered, ways = _entries_of(owner, entries or ()), entry_ways(state, journeys, owner)
        if entered not in ways:
            due = min(ways, key=lambda way: (-len(way & entered), sorted(way)))
            for hero, place in sorted(due - entered):
                yield action.violated("entries", player=owner, hero=hero, territory=place)

    return each(state.everybody() if entries is not None else (), kept_waiting)


def _entries_of(owner: str, entries: Sequence[Document]) -> frozenset[Entry]:
    return frozenset((entry["hero"], entry["territory"]) for entry in entries if entry["player"] == owner)


def takers(state: State) -> Sequence[str]:
    """Everybody but the main player."""
    return state.proposers if state.phase == Phase.MOVEMENT else []


def candidates(state: State) -> Iterator[Document]:
    """Every combination of moves that lead somewhere, and of entries; moves that lead nowhere are legal too."""
    if state.phase == Phase.MOVEMENT:
        for orders in product(*(list(possible_moves(state, proposer)) for proposer in state.proposers)):
            yield from _entering(state, {"orders": list(orders)})


def completions(state: State, action: Move) -> Iterator[Document]:
    """The moves with every order of each player who has none, and with all combinations of entries, if there are none.

    If it is not known who may enter, the entries stay open. Raises ``Unknown`` at the end then.
    """
    gaps = Gaps()
    decided = {order["player"] for order in action.orders}
    waiting = [proposer for proposer in state.proposers if proposer not in decided]
    for orders in product(*(list(every_order(state, proposer)) for proposer in waiting)):
        members = {**action.document, "orders": [*action.orders, *orders]}
        yield from gaps.where_known(partial(_entering, state, members), [members])
    gaps.require_none()


def _entering(state: State, members: Document) -> Sequence[Document]:
    """The moves with each combination of entries; without any if nobody has a choice who enters. Raises ``Unknown``."""
    if "entries" in members:
        return [members]
    journeys = _journeys(state, Move(members))
    ways = {owner: sorted(entry_ways(state, journeys, owner), key=sorted) for owner in state.players}
    if all(len(of_owner) == 1 for of_owner in ways.values()):
        return [members]
    entries = [
        [
            {"player": owner, "hero": hero, "territory": place}
            for owner, way in zip(ways, chosen, strict=True)
            for hero, place in sorted(way)
        ]
        for chosen in product(*ways.values())
    ]
    return [{**members, "entries": entered} for entered in entries]


def choices_left(_: State, candidate: Document) -> Sequence[str]:
    """The orders: those that lead nowhere are not listed."""
    return [name for name in ("orders", "entries") if name in candidate]


def apply(state: State, action: Move, after: NextState) -> Sequence[Document]:
    """The heroes go where the orders lead, those who waited enter, and the first player proposes."""
    journeys = _journeys(state, action)
    after.document = {**state.document, "phase": Phase.PROPOSALS}
    after.put(("turn",), lambda: state.proposers[0])
    events: list[Document] = []
    players = dict.fromkeys([*journeys.players, *state.possible_players])
    for player in players:
        events += after.step(partial(_move, journeys, after, player), partial(_where_it_may_go, journeys, player)) or ()
    for owner in players:
        lets_in, where = partial(_let_in, state, action, after, owner), partial(_where_they_may_enter, state, journeys, owner)
        events += after.step(lets_in, where) or ()
    return events


def _move(journeys: Journeys, after: NextState, player: str) -> Sequence[Document]:
    """Moves the hero of a player, and reports it. Raises ``Unknown``."""
    journey = journeys.of(player)
    if journey is None:
        return ()
    _go(after, journey)
    after.applied += _worth_telling(journey)
    return [journey.event()]


def _worth_telling(journey: Journey) -> Iterator[Finding]:
    facts = {"player": journey.player, "hero": journey.hero, "territory": journey.destination}
    if journey.swapped_with:
        yield Finding("movement.swap", Outcome.APPLIED, (journey.at,), facts)
    elif journey.rule == "movement.impossible":
        yield Finding("movement.impossible", Outcome.APPLIED, (journey.at,), facts)


def _where_it_may_go(journeys: Journeys, player: str) -> Iterable[tuple[str, ...]]:
    """What may change if the hero of a player moves."""
    return _heroes(journeys.may_concern(player))


def _where_they_may_enter(state: State, journeys: Journeys, owner: str) -> Iterable[tuple[str, ...]]:
    """What may change if waiting heroes of a player enter."""
    entries = list(possible_entries(state, journeys, owner))
    return [("clans", owner, "waiting"), *_heroes({place for _, place in entries})] if entries else ()


def _heroes(territories: Iterable[str]) -> Iterable[tuple[str, ...]]:
    """Where the heroes in these territories are."""
    return [("territories", territory, HEROES) for territory in sorted(territories)]


def _go(after: NextState, journey: Journey) -> None:
    if journey.destination == journey.origin:
        return
    _step(after, journey.player, journey.hero, journey.origin, journey.destination)
    if other := journey.swapped_with:
        _step(after, journey.player, other, journey.destination, journey.origin)


def _step(after: NextState, owner: str, hero: str, origin: str, destination: str) -> None:
    piece = {"player": owner, "hero": hero}
    pieces.take(after, origin, HEROES, piece)
    pieces.put(after, destination, HEROES, piece)


def _let_in(state: State, action: Move, after: NextState, owner: str) -> Sequence[Document]:
    """Lets the waiting heroes of a player enter, and reports which certainly do. Raises ``Unknown``."""
    ways = entry_ways(state, _journeys(state, action), owner) if action.entries is None else {_entries_of(owner, action.entries)}
    certain, path, chosen = frozenset.intersection(*ways), ("clans", owner, "waiting"), Unknown(action.pointer("entries"))
    for hero, place in sorted(certain):
        pieces.put(after, place, HEROES, {"player": owner, "hero": hero})
    for changed in _heroes({place for way in ways for _, place in way - certain}):
        after.leave_open(changed, *chosen.places)
    heroes = {frozenset(hero for hero, _ in way) for way in ways}
    if len(heroes) > 1:
        after.leave_open(path, *chosen.places)
    elif entering := heroes.pop():
        after.put(path, lambda: _still_waiting(state, owner, entering))
    return [{"type": "hero-entered", "player": owner, "hero": hero, "territory": place} for hero, place in sorted(certain)]


def _still_waiting(state: State, owner: str, entering: Container[str]) -> Sequence[Document]:
    """The waiting heroes of a player without those that enter. Raises ``Unknown`` if nobody knows which of them these are."""
    return [
        entry
        for index, entry in enumerate(state.waiting(owner))
        if state.known("clans", owner, "waiting", index, "hero") not in entering
    ]


HeroMoved = event(
    "hero-moved",
    "A hero moves.",
    {
        "player": player_field("Whose hero.", required=True),
        "hero": OneOf(HERO, required=True, metadata=said("Which hero.", "warrior")),
        "from": territory_field("From where."),
        "to": territory_field("To where.", required=True),
    },
)
HeroesSwapped = event(
    "heroes-swapped",
    "Two heroes of a player change places.",
    {
        "player": player_field("Whose heroes.", required=True),
        "hero": OneOf(HERO, required=True, metadata=said("Which hero was to move.", "warrior")),
        "from": territory_field("From where.", required=True),
        "to": territory_field("To where.", required=True),
        "other_hero": OneOf(HERO, required=True, metadata=said("The hero that goes the other way.", "priest")),
    },
)
HeroStayed = event(
    "hero-stayed",
    "A hero that was to move stays.",
    {
        "player": player_field("Whose hero.", required=True),
        "hero": OneOf(HERO, required=True, metadata=said("Which hero.", "warrior")),
        "territory": territory_field("Where.", required=True),
        "rule": fields.String(
            required=True, validate=validate.Length(max=60), metadata=said("The rule that keeps it there.", "movement.impossible")
        ),
    },
)
HeroEntered = event(
    "hero-entered",
    "A hero enters the board.",
    {
        "player": player_field("Whose hero.", required=True),
        "hero": OneOf(HERO, required=True, metadata=said("Which hero.", "priest")),
        "territory": territory_field("Where.", required=True),
    },
)

MOVE = Action(
    "move",
    Move,
    rules=(
        in_phase(Phase.MOVEMENT),
        main_player_stays,
        everyone_decides,
        one_hero_each,
        hero_is_in_play,
        *goes_as_revealed,
        only_waiting_heroes_enter,
        only_where_no_own_hero_stands,
        waiting_heroes_enter,
    ),
    takers=takers,
    candidates=candidates,
    apply=apply,
    completions=completions,
    choices_left=choices_left,
    events=(
        HeroMoved,
        HeroesSwapped,
        HeroStayed,
        HeroEntered,
    ),
)
