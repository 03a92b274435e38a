"""What must be true of every state: a state in which one of these is violated cannot exist."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from lawspeaker.adjudication.checks import Check, Violation, rule, violated
from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.unknown import each, some
from lawspeaker.games.graenaland.actions.proposing import Propose
from lawspeaker.games.graenaland.inventory import Heap, cards_seen, heaps
from lawspeaker.games.graenaland.island import borders
from lawspeaker.games.graenaland.state import ROOT, State
from lawspeaker.games.graenaland.words import BUILDINGS, HOUSES, OPPOSITE, Hero, Phase, Settlement, Terrain

_BUILDING_OF = {Hero.PRIEST: Settlement.CHURCH, Hero.SKALD: Settlement.HALL}
_LIMITED_WORKS = ("road", "market", "palisade")


def _contents(state: State) -> Mapping[str, Document]:
    """What is known of each territory."""
    contents: Mapping[str, Document] = state.document.get("territories", {})
    return contents


def _at(*path: str | int) -> str:
    return ROOT + pointer(*path)


@rule("cards.count")
def piles_are_as_many_as_they_say(state: State) -> Iterator[Violation]:
    """A pile that lists its cards has as many as it says."""
    for heap in heaps(state):
        if "count" in heap.pile and "cards" in heap.pile and heap.pile["count"] != len(heap.pile["cards"]):
            yield violated(f"{heap.at}/count", count=heap.pile["count"], listed=len(heap.pile["cards"]))


@rule("map.territories")
def everything_is_on_the_map(state: State) -> Iterator[Violation]:
    """Everything stands or lies in a territory of the map, and each territory is there once."""
    own_map = [tile["territory"] for tile in state.document.get("map", ())]
    for place, name in enumerate(own_map):
        if name in own_map[:place]:
            yield violated(_at("map", place, "territory"), territory=name)
    named: list[tuple[tuple[str | int, ...], str]] = [(("territories", name), name) for name in _contents(state)]
    for player, clan in state.document.get("clans", {}).items():
        for index, waiting in enumerate(clan.get("waiting", ())):
            for place, name in enumerate(waiting.get("territories", ())):
                named.append((("clans", player, "waiting", index, "territories", place), name))
    if "territory" in state.document.get("proposal", {}):
        named.append((("proposal", "territory"), state.document["proposal"]["territory"]))
    if named:
        territories = state.island.territories
        yield from (violated(_at(*path), territory=name) for path, name in named if name not in territories)


@rule("map.neighbours")
def territories_adjoin_both_ways(state: State) -> Iterator[Violation]:
    """Territories adjoin both ways, in opposite directions, at most one in each direction."""
    tiles: Sequence[Document] = state.document.get("map", ())
    stated = {tile["territory"] for tile in tiles if "neighbours" in tile}
    found = list(borders(tiles))
    ways = Counter((territory, direction) for _, _, territory, direction, _ in found)
    there = {(territory, direction, other) for _, _, territory, direction, other in found}
    for place, index, territory, direction, other in found:
        one_sided = other in stated and (other, OPPOSITE[direction], territory) not in there
        off_the_map = all(other != tile["territory"] for tile in tiles)
        if one_sided or off_the_map or other == territory or ways[territory, direction] > 1:
            at = _at("map", place, "neighbours", index)
            yield violated(at, territory=territory, neighbour=other, direction=direction)


@rule("players.clans")
def only_clans_of_players(state: State) -> Iterator[Violation]:
    """Each player has a clan of their own colour, and only the clans of players are in the game."""
    players = state.players
    for place, player in enumerate(players):
        if player in players[:place]:
            yield violated(_at("players", place), player=player)
    for path, player in _players_named(state.document):
        if player not in players:
            yield violated(_at(*path), player=player)


def _players_named(document: Document) -> Iterator[tuple[tuple[str | int, ...], str]]:
    for role in ("main_player", "turn"):
        if role in document:
            yield (role,), document[role]
    for player in document.get("clans", ()):
        yield ("clans", player), player
    for territory, content in document.get("territories", {}).items():
        for kind in ("settlements", "heroes"):
            for index, piece in enumerate(content.get(kind, ())):
                if "player" in piece:
                    yield ("territories", territory, kind, index, "player"), piece["player"]
    proposal = document.get("proposal", {})
    if "player" in proposal:
        yield ("proposal", "player"), proposal["player"]
    for index, share in enumerate(proposal.get("shares", ())):
        yield ("proposal", "shares", index, "player"), share["player"]


@rule("houses.limit")
def at_most_thirteen_houses(state: State) -> Iterator[Violation]:
    """A clan has 14 houses, one of them on the army track."""
    houses = Counter(
        house["player"] for content in _contents(state).values() for house in content.get("settlements", ()) if "player" in house
    )
    for player, number in houses.items():
        if number > HOUSES - 1:
            yield violated(_at("territories"), player=player, houses=number, limit=HOUSES - 1)
    yield from _unseen(state, "settlements")


@rule("buildings.village")
def buildings_beside_villages(state: State) -> Iterator[Violation]:
    """A building stands only where its clan has a village."""

    def without_village(item: tuple[str, int, Document]) -> Iterator[Violation]:
        territory, index, house = item
        if house.get("kind") in BUILDINGS and "player" in house and not state.has_village(house["player"], territory):
            at = _at("territories", territory, "settlements", index)
            yield violated(at, player=house["player"], kind=house["kind"], territory=territory)

    yield from each(_houses(state), without_village)
    yield from _unseen(state, "settlements", "player", "kind")


@rule("buildings.one-of-a-kind")
def one_building_of_a_kind(state: State) -> Iterator[Violation]:
    """A territory holds at most one building of each kind."""
    for territory, content in _contents(state).items():
        kinds = [house.get("kind") for house in content.get("settlements", ())]
        for index, kind in enumerate(kinds):
            if kind in BUILDINGS and kind in kinds[:index]:
                yield violated(_at("territories", territory, "settlements", index), kind=kind, territory=territory)
    yield from _unseen(state, "settlements", "kind")


@rule("buildings.mountains")
def no_buildings_in_mountains(state: State) -> Iterator[Violation]:
    """No buildings stand in the mountains."""

    def in_mountains(item: tuple[str, int, Document]) -> Iterator[Violation]:
        territory, index, house = item
        if house.get("kind") in BUILDINGS and state.island.terrain(territory) == Terrain.MOUNTAINS:
            yield violated(_at("territories", territory, "settlements", index), kind=house["kind"], territory=territory)

    yield from each(_houses(state), in_mountains)
    yield from _unseen(state, "settlements", "kind")


@rule("heroes.one-of-a-kind")
def one_hero_of_a_kind(state: State) -> Iterator[Violation]:
    """A clan never has more than one warrior, one priest and one skald."""
    seen: set[tuple[str, str]] = set()
    for at, player, hero in _heroes_in_play(state):
        if (player, hero) in seen:
            yield violated(at, player=player, hero=hero)
        seen.add((player, hero))
    yield from _unseen(state, "heroes", "player", "hero")


@rule("heroes.one-in-a-territory")
def one_hero_of_a_colour_in_a_territory(state: State) -> Iterator[Violation]:
    """Two heroes of one colour never stand in the same territory."""
    for territory, content in _contents(state).items():
        owners = [piece.get("player") for piece in content.get("heroes", ())]
        for index, player in enumerate(owners):
            if player and player in owners[:index]:
                yield violated(_at("territories", territory, "heroes", index), player=player, territory=territory)
    yield from _unseen(state, "heroes", "player")


@rule("heroes.warrior")
def every_player_has_a_warrior(state: State) -> Iterator[Violation]:
    """Every player has a warrior on the board from the start."""

    def without_warrior(player: str) -> Iterator[Violation]:
        if state.where(player, Hero.WARRIOR) is None:
            yield violated(_at("territories"), player=player)

    return each(state.players, without_warrior)


@rule("heroes.building")
def priests_need_churches(state: State) -> Iterator[Violation]:
    """A priest is in the game only after its clan built a church, a skald only after it built a hall."""

    def unfounded(item: tuple[str, str, str]) -> Iterator[Violation]:
        at, player, hero = item
        kind = _BUILDING_OF.get(Hero(hero))
        if kind and not some(state.island.territories, lambda place: state.has_house(player, place, kind)):
            yield violated(at, player=player, hero=hero, kind=kind.value)

    yield from each(_heroes_in_play(state), unfounded)
    yield from _unseen(state, "heroes", "player", "hero")


@rule("heroes.waiting")
def heroes_wait_at_their_buildings(state: State) -> Iterator[Violation]:
    """A priest or skald waits only for territories with the church or hall of its clan."""

    def elsewhere(item: tuple[str, str, str, str]) -> Iterator[Violation]:
        at, player, hero, place = item
        kind = _BUILDING_OF[Hero(hero)]
        if not state.has_house(player, place, kind):
            yield violated(at, player=player, hero=hero, kind=kind.value, territory=place)

    waiting = [
        (_at("clans", player, "waiting", index, "territories", number), player, entry["hero"], place)
        for player, clan in state.document.get("clans", {}).items()
        for index, entry in enumerate(clan.get("waiting", ()))
        if "hero" in entry
        for number, place in enumerate(entry.get("territories", ()))
    ]
    return each(waiting, elsewhere)


@rule("works.settled")
def works_only_where_settled(state: State) -> Iterator[Violation]:
    """Public works stand only in settled territories."""

    def unsettled(item: tuple[str, int, str]) -> Iterator[Violation]:
        territory, index, work = item
        if not state.is_settled(territory):
            yield violated(_at("territories", territory, "works", index), work=work, territory=territory)

    yield from each(_works(state), unsettled)
    yield from _unseen(state, "works")


@rule("works.one-of-a-kind")
def one_work_of_a_kind(state: State) -> Iterator[Violation]:
    """A territory holds at most one public work of each kind."""
    for territory, index, work in _works(state):
        if work in _contents(state)[territory]["works"][:index]:
            yield violated(_at("territories", territory, "works", index), work=work, territory=territory)
    yield from _unseen(state, "works")


@rule("works.tokens")
def no_more_works_than_tokens(state: State) -> Iterator[Violation]:
    """There are 6 roads, 6 markets and 6 palisades."""
    counted = Counter(work for _, _, work in _works(state))
    for work in _LIMITED_WORKS:
        tokens = state.sources.figure("tokens", work)
        if counted[work] > tokens and state.sources.reading("works.tokens") == "limited":
            yield violated(_at("territories"), work=work, count=counted[work], tokens=tokens)
    yield from _unseen(state, "works")


@rule("cards.decks")
def no_more_cards_than_the_decks_hold(state: State) -> Iterator[Violation]:
    """There are no more cards in the game than the decks hold."""

    def too_many(item: tuple[tuple[str, str], int]) -> Iterator[Violation]:
        (deck, resource), number = item
        total = state.sources.figure("decks", deck, resource)
        if number > total:
            yield violated(ROOT, deck=deck, resource=resource, count=number, total=total)

    def too_many_of_a_deck(item: tuple[str, int]) -> Iterator[Violation]:
        deck, number = item
        total = sum(state.sources.figure("decks", deck, resource) for resource in state.sources.names("decks", deck))
        if number > total:
            yield violated(ROOT, deck=deck, count=number, total=total)

    found = list(heaps(state))
    decks: Counter[str] = Counter()
    for heap in found:
        yield from _strays(heap)
        decks.update(heap.decks())
    yield from each(cards_seen(state).items(), too_many)
    yield from each(decks.items(), too_many_of_a_deck)


def _strays(heap: Heap) -> Iterator[Violation]:
    """Cards with another back than all cards have in that place."""
    for index, card in enumerate(heap.pile.get("cards", ())):
        if heap.deck and card.get("deck", heap.deck) != heap.deck:
            yield violated(f"{heap.at}/cards/{index}/deck", deck=card["deck"], count=1, total=0)


@rule("production.settled")
def cards_lie_only_where_settled(state: State) -> Iterator[Violation]:
    """Only territories with at least one settlement produce, so cards lie nowhere else."""

    def unsettled(territory: str) -> Iterator[Violation]:
        if state.cards_lying(territory) and not state.is_settled(territory):
            yield violated(_at("territories", territory), territory=territory)

    return each(_contents(state), unsettled)


@rule("production.limit")
def cards_within_the_limit(state: State) -> Iterator[Violation]:
    """At most one card more than there are settlements in a territory lies there."""

    def over_the_limit(territory: str) -> Iterator[Violation]:
        lying, limit = state.cards_lying(territory), state.card_limit(territory)
        if lying > limit:
            yield violated(_at("territories", territory), territory=territory, cards=lying, limit=limit)

    return each(_contents(state), over_the_limit)


@rule("proposal.main-player")
def no_turn_of_the_main_player(state: State) -> Iterator[Violation]:
    """The main player makes no proposals."""
    if _is_proposing(state) and state.turn == state.main_player:
        yield violated(_at("turn"), player=state.turn)


@rule("proposal.turn")
def proposal_in_turn(state: State) -> Iterator[Violation]:
    """The proposal that is voted on was made in turn."""
    return chain.from_iterable(proposal.in_turn(state) for proposal in _pending(state))


@rule("proposal.own-vote")
def proposal_with_a_vote(state: State) -> Iterator[Violation]:
    """The maker of the proposal that is voted on has a vote in the territory."""
    return chain.from_iterable(proposal.where_the_player_has_a_vote(state) for proposal in _pending(state))


@rule("proposal.everything")
def proposal_of_everything(state: State) -> Iterator[Violation]:
    """The proposal that is voted on divides every card of the territory."""
    return chain.from_iterable(proposal.divides_everything(state) for proposal in _pending(state))


@rule("proposal.recipients")
def proposal_among_voters(state: State) -> Iterator[Violation]:
    """The proposal that is voted on gives cards only to players with a vote in the territory."""
    return chain.from_iterable(proposal.only_among_voters(state) for proposal in _pending(state))


def _is_proposing(state: State) -> bool:
    return state.phase in (Phase.PROPOSALS, Phase.VOTING)


def _pending(state: State) -> Iterator[Propose]:
    """The proposal that is voted on, if one is."""
    if state.phase == Phase.VOTING:
        yield Propose(state.known("proposal"), at=_at("proposal"))


def _houses(state: State) -> Iterator[tuple[str, int, Document]]:
    for territory, content in _contents(state).items():
        for index, house in enumerate(content.get("settlements", ())):
            yield territory, index, house


def _works(state: State) -> Iterator[tuple[str, int, str]]:
    for territory, content in _contents(state).items():
        for index, work in enumerate(content.get("works", ())):
            yield territory, index, work


def _heroes_in_play(state: State) -> Iterator[tuple[str, str, str]]:
    """Where each hero stands or waits in the state, whose it is, and which; those of which that is known."""
    for territory, content in _contents(state).items():
        for index, piece in enumerate(content.get("heroes", ())):
            if "player" in piece and "hero" in piece:
                yield _at("territories", territory, "heroes", index), piece["player"], piece["hero"]
    for player, clan in state.document.get("clans", {}).items():
        for index, entry in enumerate(clan.get("waiting", ())):
            if "hero" in entry:
                yield _at("clans", player, "waiting", index), player, entry["hero"]


def _unseen(state: State, kind: str, *members: str) -> Iterator[Violation]:
    """Yields nothing; raises ``Unknown`` if the ``kind`` of pieces, or such members of one, are not known everywhere."""

    def look(territory: str) -> Iterator[Violation]:
        pieces = state.known("territories", territory, kind)
        for index in range(len(pieces)):
            for member in members:
                state.known("territories", territory, kind, index, member)
        return iter(())

    return each(state.island.territories, look)


AUDIT: Sequence[Check] = (
    piles_are_as_many_as_they_say,
    everything_is_on_the_map,
    territories_adjoin_both_ways,
    only_clans_of_players,
    at_most_thirteen_houses,
    buildings_beside_villages,
    one_building_of_a_kind,
    no_buildings_in_mountains,
    one_hero_of_a_kind,
    one_hero_of_a_colour_in_a_territory,
    every_player_has_a_warrior,
    priests_need_churches,
    heroes_wait_at_their_buildings,
    works_only_where_settled,
    one_work_of_a_kind,
    no_more_works_than_tokens,
    no_more_cards_than_the_decks_hold,
    cards_lie_only_where_settled,
    cards_within_the_limit,
    no_turn_of_the_main_player,
    proposal_in_turn,
    proposal_with_a_vote,
    proposal_of_everything,
    proposal_among_voters,
)
