"""What must be true of the heroes on the board, and of those who wait to enter."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document, Path
from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.unknown import each, some
from lawspeaker.games.graenaland.audits.places import phase_seen, piece_at, repeated, seen
from lawspeaker.games.graenaland.board.board import HEROES, SETTLEMENTS
from lawspeaker.games.graenaland.board.entering import is_free, waiting_heroes
from lawspeaker.games.graenaland.matching import unmatched
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import BEFORE_THE_GAME, BUILDING_OF, HERO_OF, Hero, Phase


def _everyone_who_waits(state: State) -> None:
    for player in state.players:
        for index in range(len(state.known("clans", player, "waiting"))):
            state.known("clans", player, "waiting", index, "hero")
            state.known("clans", player, "waiting", index, "territories")


def _every_hero(state: State) -> None:
    seen(HEROES, "player", "hero")(state)
    _everyone_who_waits(state)


@rule("heroes.one-of-a-kind", _every_hero)
def one_hero_of_a_kind(state: State) -> Iterator[Violation]:
    """A clan never has more than one warrior, one priest and one skald."""
    for player, hero in repeated(_in_play(state)):
        yield violated(_place_of(state, player, hero), player=player, hero=hero)


@rule("heroes.one-in-a-territory", seen(HEROES, "player"), about="territories")
def one_hero_of_a_colour_in_a_territory(state: State) -> Iterator[Violation]:
    """Two heroes of one colour never stand in the same territory."""
    contents = state.document.get("territories", {}).items()
    heroes = [(territory, piece) for territory, content in contents for piece in content.get(HEROES, ())]
    for territory, player in repeated([(territory, piece["player"]) for territory, piece in heroes if "player" in piece]):
        yield violated(piece_at(state, territory, HEROES, player=player), player=player, territory=territory)


def _every_warrior(state: State) -> None:
    """Raises ``Unknown`` unless it is known of each player whether the warrior is on the board."""
    for _ in each(state.players, lambda player: [state.where(player, Hero.WARRIOR)]):
        pass


@rule("heroes.warrior", _every_warrior)
def every_player_has_a_warrior(state: State) -> Iterator[Violation]:
    """Every player has a warrior on the board from the start; who chooses a position, from the first settlement on."""
    standing = state.board.standing
    unseen = [{"player": player, "hero": Hero.WARRIOR} for player in state.players if (player, Hero.WARRIOR) not in standing]
    if not unseen or not state.board.is_listed(HEROES, state.island.territories):
        return  # they may stand where nothing is known
    if state.phase in BEFORE_THE_GAME:
        settled = {player for player, _, _ in state.board.houses}
        unseen = [warrior for warrior in unseen if warrior["player"] in settled]
    contents = state.document.get("territories", {}).values()
    unclear = [piece for content in contents for piece in content.get(HEROES, ()) if not {"player", "hero"} <= piece.keys()]
    for place in unmatched(unseen, unclear, _may_be):
        yield state.violated("territories", player=unseen[place]["player"])


def _may_be(hero: Document, piece: Document) -> bool:
    """Whether a piece may be that hero, as far as it is known."""
    return all(hero[member] == value for member, value in piece.items())


def _heroes_and_houses(state: State) -> None:
    _every_hero(state)
    seen(SETTLEMENTS, "player", "kind")(state)


@rule("heroes.building", _heroes_and_houses)
def priests_and_churches(state: State) -> Iterator[Violation]:
    """A priest is in the game, on the board or waiting, exactly if its clan built a church, a skald if it built a hall."""
    present = {(player, hero) for player, hero in _in_play(state) if hero != Hero.WARRIOR}
    entitled = {(player, HERO_OF[kind]) for player, _, kind in state.board.buildings if kind in HERO_OF}

    def unfounded(item: tuple[str, str]) -> Iterator[Violation]:
        player, hero = item
        kind = BUILDING_OF[hero]
        if not state.has_built(player, kind):
            yield violated(_place_of(state, player, hero), fault="without", player=player, hero=hero, kind=kind)

    def left_out(item: tuple[str, str]) -> Iterator[Violation]:
        player, hero = item
        if state.where(player, hero) is None and not _waits(state, player, hero):
            at = state.pointer("clans", player, "waiting")
            yield violated(at, fault="left-out", player=player, hero=hero, kind=BUILDING_OF[hero])

    if present != entitled:
        yield from each(sorted(present - entitled), unfounded)
        yield from each(sorted(entitled - present), left_out)


def _waits(state: State, player: str, hero: str) -> bool:
    waiting = state.known("clans", player, "waiting")
    return some(range(len(waiting)), lambda place: state.known("clans", player, "waiting", place, "hero") == hero)


@rule("heroes.waiting", _everyone_who_waits, about="clans")
def heroes_wait_at_their_buildings(state: State) -> Iterator[Violation]:
    """A priest or skald waits only for territories with the church or hall of its clan."""

    def elsewhere(item: tuple[Path, str, str, str]) -> Iterator[Violation]:
        path, player, hero, territory = item
        kind = BUILDING_OF[hero]
        if not state.has_house(player, territory, kind):
            yield state.violated(*path, player=player, hero=hero, kind=kind, territory=territory)

    waiting = [
        (("clans", player, "waiting", index, "territories", place), player, hero, territory)
        for player, hero, index in _waiting(state)
        for place, territory in enumerate(state.document["clans"][player]["waiting"][index].get("territories", ()))
    ]
    return each(waiting, elsewhere)


@rule("hero-entry.at-once", phase_seen, about="phase")
def waiting_heroes_have_entered(state: State) -> Iterator[Violation]:
    """Once proposals are made, no hero waits for a territory where no hero of its clan stands."""
    if state.seen_phase not in (Phase.PROPOSALS, Phase.VOTING, Phase.CLAIMS):
        return

    def could_enter(player: str) -> Iterator[Violation]:
        for hero, places in waiting_heroes(state, player):
            for territory in places:
                if is_free(state, player, territory):
                    yield state.violated("clans", player, "waiting", player=player, hero=hero, territory=territory)

    clans = state.document.get("clans", {})
    yield from each([player for player in state.players if clans.get(player, {}).get("waiting") != []], could_enter)


def _in_play(state: State) -> list[tuple[str, str]]:
    """Each hero on the board or waiting whose owner and kind are both known."""
    waiting = [(player, hero) for player, hero, _ in _waiting(state)]
    return [(player, hero) for player, _, hero in state.board.heroes] + waiting


def _waiting(state: State) -> Sequence[tuple[str, str, int]]:
    """Each hero who waits: whose it is, which, and its place among the waiting."""
    return [
        (player, entry["hero"], index)
        for player, clan in state.document.get("clans", {}).items()
        for index, entry in enumerate(clan.get("waiting", ()))
        if "hero" in entry
    ]


def _place_of(state: State, player: str, hero: str) -> str:
    """Where that hero is, in the request: the last place, if there are several."""
    for owner, kind, index in _waiting(state):
        if (owner, kind) == (player, hero):
            return state.pointer("clans", player, "waiting", index)
    territory = state.board.standing[player, hero]
    return piece_at(state, territory, HEROES, player=player, hero=hero)
