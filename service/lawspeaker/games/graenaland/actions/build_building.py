"""A player builds a keep, a church or a hall; priest and skald come with the latter two. Stavby: Budovy."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import Gaps, Unknown, all_hold, some, surely, where_known
from lawspeaker.adjudication.wire.shapes import Enumeration, OneOf, said
from lawspeaker.games.graenaland.actions.building import (
    building_action,
    costing,
    each_payment,
    with_a_house_that_is_left,
)
from lawspeaker.games.graenaland.actions.move import HeroEntered, HeroMoved
from lawspeaker.games.graenaland.actions.paying import (
    PaidAction,
    paid_from_the_hand,
    paid_without_help,
    payment_field,
)
from lawspeaker.games.graenaland.board import pieces
from lawspeaker.games.graenaland.board.board import HEROES, SETTLEMENTS
from lawspeaker.games.graenaland.cards import prices
from lawspeaker.games.graenaland.cards.prices import Price
from lawspeaker.games.graenaland.shapes import event, player_field, territory_field
from lawspeaker.games.graenaland.shapes.board import BUILDINGS
from lawspeaker.games.graenaland.shapes.enumerations import BUILDING, HERO
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import HERO_OF, Hero, Settlement, Terrain

ENTERS, WAITS, MOVES, STAYS = "enters", "waits", "moves", "stays"
"""What a hero does when its building is built: comes into the game, or has to wait; is there already, and moves or not."""


class BuildBuilding(PaidAction):
    """A player builds a keep, a church or a hall."""

    player = member(player_field("Who builds it.", required=True))
    kind = member(OneOf(BUILDING, required=True, metadata=said("Which building.", "keep")))
    territory = member(territory_field("Where.", required=True))
    payment: Sequence[Document] = member(payment_field())
    hero = member(
        OneOf(
            Enumeration("GraenalandBuildersHero", "What the hero of a new building does.", (ENTERS, WAITS, MOVES, STAYS)),
            metadata=said(
                "What the priest (of a church) or the skald (of a hall) does. Needed only if it moves there from the board; "
                "otherwise a claim.",
                "moves",
            ),
        ),
        default=None,
    )


def hero_of(action: BuildBuilding) -> str | None:
    """The hero who comes with the building."""
    return HERO_OF.get(action.kind)


@rule("buildings.village")
def beside_an_own_village(state: State, action: BuildBuilding) -> Iterator[Violation]:
    """A building stands only where its clan has a village."""
    if not state.has_house(action.player, action.territory, Settlement.VILLAGE):
        villages = [place for owner, place, kind in state.board.houses if (owner, kind) == (action.player, Settlement.VILLAGE)]
        facts = {"player": action.player, "kind": action.kind, "territory": action.territory}
        yield action.violated("territory", **facts, villages=list(dict.fromkeys(villages)))


@rule("buildings.one-of-a-kind")
def only_one_of_its_kind(state: State, action: BuildBuilding) -> Iterator[Violation]:
    """A territory holds at most one building of each kind, of any player."""
    if state.has_building(action.territory, action.kind):
        yield action.violated("kind", fault="there", kind=action.kind, territory=action.territory)


@rule("buildings.mountains")
def not_in_mountains(state: State, action: BuildBuilding) -> Iterator[Violation]:
    """No buildings stand in the mountains."""
    if state.terrain(action.territory) == Terrain.MOUNTAINS:
        yield action.violated("territory", kind=action.kind, territory=action.territory)


@rule("buildings.symbol")
def on_its_symbol(state: State, action: BuildBuilding) -> Iterator[Violation]:
    """A building is built on its symbol."""
    printed = state.island.buildings(action.territory)
    if action.kind not in printed:
        yield action.violated("territory", kind=action.kind, territory=action.territory, printed_kinds=list(printed))


def price(state: State, action: BuildBuilding) -> Price:
    """The price of the building. Raises ``Unknown``."""
    return prices.building(state, action.kind)


# The priest and the skald


@rule("hero-entry.first-building")
def comes_with_the_first(state: State, action: BuildBuilding) -> Iterator[Violation]:
    """With the first church the priest enters, with the first hall the skald; it waits if an own hero is there."""
    hero = hero_of(action)
    if action.hero is None:
        return
    if hero is None:
        yield _does_not(action, "none", fault="no-hero")
    elif not state.has_built(action.player, action.kind):
        due = WAITS if _is_own_hero_there(state, action) else ENTERS
        if action.hero != due:
            there = _own_heroes_seen(state, action)
            yield _does_not(action, hero, fault=action.hero, due=due, **({"other_hero": there[0]} if due == WAITS else {}))


@rule("hero-entry.further-building")
def may_move_to_a_further(state: State, action: BuildBuilding) -> Iterator[Violation]:
    """With a further church or hall its hero may move there from the board; one who waits enters at the first free one."""
    hero = hero_of(action)
    if hero is None or action.hero is None or not state.has_built(action.player, action.kind):
        return

    def is_on_the_board() -> bool:
        return state.where(action.player, hero) is not None

    conditions: Mapping[str, Sequence[Callable[[], bool]]] = {
        STAYS: (is_on_the_board,),
        MOVES: (is_on_the_board, lambda: not _is_own_hero_there(state, action)),
        ENTERS: (lambda: not is_on_the_board(), lambda: _enters_from_waiting(state, action)),
        WAITS: (lambda: not is_on_the_board(), lambda: not _enters_from_waiting(state, action)),
    }
    if not all_hold(*conditions[action.hero]):
        yield _does_not(action, hero, **_why_not(state, action, hero))


def _why_not(state: State, action: BuildBuilding, hero: str) -> Mapping[str, str]:
    """Why a hero who came with an earlier building does not do what the action says, and what the action would have to say."""
    stands = where_known(lambda: state.where(action.player, hero), None)
    there = _own_heroes_seen(state, action)
    if action.hero in (ENTERS, WAITS):
        if stands:
            return {"fault": "on-the-board", "origin": stands}
        if action.hero == WAITS:
            return {"fault": "must-enter"}
        return {"fault": "taken", "other_hero": there[0]} if there else {"fault": "waits-for-the-first"}
    if surely(lambda: state.where(action.player, hero) is None):
        return {"fault": "not-on-the-board"}
    return {"fault": "taken", "other_hero": there[0]}


def _enters_from_waiting(state: State, action: BuildBuilding) -> bool:
    """Whether a hero who waits for an earlier building enters at this one. Raises ``Unknown``."""
    return all_hold(
        lambda: not _is_own_hero_there(state, action),
        lambda: state.sources.reading("hero-entry.second-building") == "either",
    )


def _does_not(action: BuildBuilding, hero: str, **why: str) -> Violation:
    return action.violated("hero", player=action.player, kind=action.kind, hero=hero, territory=action.territory, **why)


def _own_heroes_seen(state: State, action: BuildBuilding) -> Sequence[str]:
    """The other heroes of the clan who are seen in the territory."""
    standing = state.board.standing
    return [hero.value for hero in Hero if hero != hero_of(action) and standing.get((action.player, hero)) == action.territory]


def _is_own_hero_there(state: State, action: BuildBuilding) -> bool:
    """Whether another hero of the clan stands in the territory. Raises ``Unknown``."""
    player, territory = action.player, action.territory
    others = [hero for hero in Hero if hero != hero_of(action)]

    def is_there() -> bool:
        return some(others, lambda hero: state.is_at(player, hero, territory))

    def is_any_of_them_there() -> bool:
        return some(others, lambda hero: state.where(player, hero) == territory)

    gaps = Gaps()
    for is_found in (is_there, is_any_of_them_there):  # all of them may be known to be elsewhere
        if (found := gaps.where_known(is_found, None)) is not None:
            return found
    raise Unknown(*gaps.places)


# What can be built


def projects(state: State) -> Iterator[Document]:
    """Every building on every symbol; with and without a move of its hero, where there may be one."""
    for territory in state.island.territories:
        for kind in BUILDINGS:
            yield {"kind": kind, "territory": territory}
            if kind in HERO_OF:
                yield {"kind": kind, "territory": territory, "hero": MOVES}


def completions(state: State, action: BuildBuilding) -> Iterator[Document]:
    """The building with each payment."""
    return each_payment(state, action, lambda: [price(state, action)])


def built(state: State, action: BuildBuilding, after: NextState) -> Sequence[Document]:
    """The building stands, and its hero is where it then is."""
    player, kind, territory = action.player, action.kind, action.territory
    pieces.put(after, territory, SETTLEMENTS, {"player": player, "kind": kind})
    events: list[Document] = [{"type": "building-built", "player": player, "kind": kind, "territory": territory}]
    if hero := hero_of(action):
        events += _lead_hero(state, action, after, hero)
    return events


def _lead_hero(state: State, action: BuildBuilding, after: NextState, hero: str) -> Iterator[Document]:
    """Leads the hero to where it then is, and reports what it does."""
    player, territory, waiting = action.player, action.territory, ("clans", action.player, "waiting")
    its = {"player": player, "hero": hero}
    if is_further := after.whether(lambda: state.has_built(player, action.kind)):
        if after.whether(lambda: state.where(player, hero) is not None):
            if action.hero == MOVES and (origin := state.where(player, hero)) != territory:
                pieces.take(after, str(origin), HEROES, its)
                pieces.put(after, territory, HEROES, its)
                yield {"type": "hero-moved", **its, "from": origin, "to": territory}
            return
        enters = after.whether(lambda: _enters_from_waiting(state, action))
    else:
        enters = after.whether(lambda: not _is_own_hero_there(state, action))
    if not enters:
        after.put(waiting, lambda: _waiting_also(state, player, hero, territory))
        yield {"type": "hero-waits", **its, "territory": territory}
        return
    pieces.put(after, territory, HEROES, its)
    if is_further or hero in [entry.get("hero") for entry in where_known(lambda: state.waiting(player), ())]:
        after.put(waiting, lambda: _waiting_without(state, player, hero))
    yield {"type": "hero-entered", **its, "territory": territory}


def _waiting_also(state: State, player: str, hero: str, territory: str) -> Sequence[Document]:
    """Those who wait, where the hero waits for that territory, too. Raises ``Unknown``."""
    waiting, own = _waiting(state, player, hero)
    if own is None:
        return [*waiting, {"hero": hero, "territories": [territory]}]
    longer = {"hero": hero, "territories": [*state.known("clans", player, "waiting", own, "territories"), territory]}
    return [*waiting[:own], longer, *waiting[own + 1 :]]


def _waiting_without(state: State, player: str, hero: str) -> Sequence[Document]:
    """Those who wait, where the hero does so no longer. Raises ``Unknown``."""
    waiting, own = _waiting(state, player, hero)
    return waiting if own is None else [*waiting[:own], *waiting[own + 1 :]]


def _waiting(state: State, player: str, hero: str) -> tuple[Sequence[Document], int | None]:
    """Those who wait, and at which place among them the hero, if it does. Raises ``Unknown``."""
    path = ("clans", player, "waiting")
    waiting: Sequence[Document] = state.known(*path)
    heroes = [state.known(*path, index, "hero") for index in range(len(waiting))]
    return waiting, heroes.index(hero) if hero in heroes else None


BuildingBuilt = event(
    "building-built",
    "A building is built.",
    {
        "player": player_field("Who built it.", required=True),
        "kind": OneOf(BUILDING, required=True, metadata=said("Which building.", "keep")),
        "territory": territory_field("Where.", required=True),
    },
)
HeroWaits = event(
    "hero-waits",
    "The hero of a new building waits to enter.",
    {
        "player": player_field("Whose hero.", required=True),
        "hero": OneOf(HERO, required=True, metadata=said("Which hero.", "priest")),
        "territory": territory_field("Where it may enter.", required=True),
    },
)

BUILD_BUILDING = building_action(
    "build-building",
    BuildBuilding,
    rules=(
        beside_an_own_village,
        only_one_of_its_kind,
        not_in_mountains,
        with_a_house_that_is_left,
        on_its_symbol,
        comes_with_the_first,
        may_move_to_a_further,
        paid_from_the_hand,
        costing(price),
        paid_without_help,
    ),
    projects=projects,
    completions=completions,
    built=built,
    events=(BuildingBuilt, HeroEntered, HeroMoved, HeroWaits),
)
