"""Setting the game up: places, armies and cards, by the picture of the map or to be chosen. Příprava první hry."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.chance import begun_chance, seed_field
from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.rules.claims import Claim, for_each
from lawspeaker.adjudication.rules.game import SettingUp
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Unknown, each, known_members, where_known
from lawspeaker.adjudication.wire.secrecy import private, unseen
from lawspeaker.adjudication.wire.shapes import Enumeration, Integer, OneOf, list_of, players_field, said
from lawspeaker.games.graenaland.actions.choosing_positions import coasts
from lawspeaker.games.graenaland.actions.phases import in_phase
from lawspeaker.games.graenaland.board.board import HEROES, SETTLEMENTS
from lawspeaker.games.graenaland.board.starting import begun_phase, starting_order, starting_places
from lawspeaker.games.graenaland.cards import piles
from lawspeaker.games.graenaland.cards.dealing import DealtCards, printed_cards, wrong_decks
from lawspeaker.games.graenaland.cards.victory_cards import goals_that_do_not_rise, may_be
from lawspeaker.games.graenaland.descriptions import describe_hands
from lawspeaker.games.graenaland.shapes import GraenalandAction, event, made, player_field, territory_field
from lawspeaker.games.graenaland.shapes.cards import DECKS, PileForEachDeck, cards_field, pile_field, victory_cards_field
from lawspeaker.games.graenaland.shapes.figures import StartingPlace
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import CLANS, DEALT_VICTORY_CARDS, STARTING_STRENGTH, SUPPLY, Hero, Phase, Settlement

STANDARD, CHOSEN = "standard", "chosen"

SETTING_UP = SettingUp(
    action="set-up", given=("edition", "overlay", "options", "readings", "map", "players"), bare={"phase": Phase.SETUP.value}
)

_POSITIONS = Enumeration(
    "GraenalandStartingPositions", "Where players start: as marked on the map, or where they choose.", (STANDARD, CHOSEN)
)


def _of_each_player(name: str, description: str, field: Callable[[str], fields.Field[Any]], example: object) -> fields.Nested:
    """A member with a value for each player who is named."""
    shape = made(name, description, {clan: field(clan) for clan in CLANS})
    return fields.Nested(shape, metadata=said(description, {"red": example}))


def _start(clan: str) -> fields.Field[Any]:
    return fields.Nested(StartingPlace, metadata=said(f"Where {clan} starts.", {"warrior": "coast-1"}))


def _strength(clan: str) -> fields.Field[Any]:
    return Integer(maximum=1_000, metadata=said(f"The strength of the {clan} army.", 1))


def _hand(clan: str) -> fields.Field[Any]:
    return private(cards_field(f"The cards of {clan}."), seen=piles.backs)


def _victory_cards(clan: str) -> fields.Field[Any]:
    return private(victory_cards_field(f"The cards of {clan}."))


class SetUp(GraenalandAction):
    """The game is set up. The cards dealt follow from the seed or are sent; otherwise they are unknown."""

    first_player = member(player_field("The first player. Default: the first in `players`."), default=None)
    positions = member(
        OneOf(
            _POSITIONS,
            metadata=said("Whether players start where the map shows it (`standard`, the default) or choose.", STANDARD),
        ),
        default=STANDARD,
    )
    seed = member(
        seed_field("The seed for all shuffles, now and later, of decks that you do not send.", "Brattahlid 985"), default=None
    )
    decks: Document = member(
        unseen(
            fields.Nested(
                PileForEachDeck,
                metadata=said("The shuffled decks, before anything was drawn.", {"plains": {"count": 36}}),
            )
        ),
        default={},
    )
    victory_cards: Mapping[str, Sequence[Document]] = member(
        _of_each_player("DealtVictoryCards", "The victory point cards that each player was dealt.", _victory_cards, [{}]),
        default={},
    )
    starts: Mapping[str, Document] = member(
        _of_each_player("Starts", "Claim: where each player starts.", _start, {"warrior": "coast-1"}), default={}
    )
    armies: Mapping[str, int] = member(_of_each_player("Armies", "Claim: the strength of each army.", _strength, 1), default={})
    hands: Mapping[str, Sequence[Document]] | None = member(
        _of_each_player("DealtHands", "The resource cards that each player drew.", _hand, [{"resource": "grain"}]), default=None
    )
    supply_row: Document | None = member(pile_field("The supply cards that were laid in a row."), default=None)


def _is_chosen(action: SetUp) -> bool:
    """Whether the players choose where they start."""
    return action.positions == CHOSEN


def _order(state: State, action: SetUp) -> Sequence[str]:
    return starting_order(state, action.first_player)


def _homes(state: State, action: SetUp, player: str) -> Sequence[str]:
    """Where the player's villages are at the beginning: none where that is chosen. Raises ``Unknown``."""
    homes: Sequence[str] = () if _is_chosen(action) else starting_places(state, _order(state, action), player, "settlements")
    return homes


def _warrior(state: State, action: SetUp, player: str) -> str | None:
    """Where the player's warrior is at the beginning: ``None`` where that is chosen. Raises ``Unknown``."""
    home: str | None = None if _is_chosen(action) else starting_places(state, _order(state, action), player, "warrior")
    return home


def _deal(state: State, action: SetUp) -> DealtCards:
    """The cards as they are dealt; as long as nobody says who plays, only what is common to all. Raises ``Unknown``."""

    def deal() -> DealtCards:
        homes = None if _is_chosen(action) else partial(_homes, state, action)
        return DealtCards(state, action.document, action.pointer, partial(_order, state, action), homes)

    return state.remember((action, "deal"), deal)


@rule("map.territories")
def starts_are_on_the_map(state: State, action: SetUp) -> Iterator[Violation]:
    """The starting places are territories of the map."""
    starts = {} if _is_chosen(action) else state.document.get("overlay", {}).get("starts", {})
    for number, start in (starts.get(str(len(state.players)), {}) if starts else {}).items():
        for name in dict.fromkeys([*start.get("settlements", ()), *([start["warrior"]] if "warrior" in start else [])]):
            if name not in state.island.territories:
                at = state.pointer("overlay", "starts", len(state.players), number)
                yield violated(at, fault="unknown", territory=name, territories=state.island.territories)


@rule("points.levels")
def levels_rise(state: State, action: SetUp) -> Iterator[Violation]:
    """Each of the three levels of a goal is higher than the one before."""
    for player, cards in action.victory_cards.items():
        for index, card in enumerate(cards):
            for goal in goals_that_do_not_rise(card):
                yield action.violated("victory_cards", player, index, goal, column=goal)


@rule("setup.decks")
def whole_decks(state: State, action: SetUp) -> Iterator[Violation]:
    """Each deck has all its cards and no others."""
    wrong = wrong_decks(state, action.decks)
    for deck in wrong:
        yield action.violated("decks", deck, fault="deck", deck=deck, printed_resources=printed_cards(state, deck))
    if not wrong and action.document.keys() & {"hands", "supply_row"}:
        for deck in _deal(state, action).overdrawn_decks():
            yield action.violated("supply_row" if deck == SUPPLY else "hands", fault="overdrawn", deck=deck)


@rule("setup.supply-row")
def four_supply_cards(state: State, action: SetUp) -> Iterator[Violation]:
    """The four top supply cards are laid in a row."""
    if action.supply_row is not None and _deal(state, action).row is None:
        yield action.violated("supply_row")


@rule("setup.army")
def armies_begin_with_one(state: State, action: SetUp) -> Iterator[Violation]:
    """Every army begins with a strength of 1."""
    for player, army in action.armies.items():
        if army != STARTING_STRENGTH:
            yield action.violated("armies", player, player=player, army=army, due=STARTING_STRENGTH)


@rule("setup.positions")
@for_each("starts")
def start_where_the_picture_says(state: State, action: SetUp, start: Claim) -> Iterator[Violation]:
    """The first player takes the places marked 1, the next clockwise those marked 2, and so on."""

    def elsewhere(piece: str) -> Iterator[Violation]:
        due = _listed(_warrior(state, action, start.name) if piece == "warrior" else _homes(state, action, start.name))
        told = _listed(start[piece])
        if sorted(told) != sorted(due):
            facts = {"start": piece, "due": due, "territories": told}
            yield start.violated(piece, fault="chosen" if _is_chosen(action) else piece, player=start.name, **facts)

    return each(start.said, elsewhere)


@rule("setup.hands")
@for_each("hands")
def one_card_for_each_village(state: State, action: SetUp, hand: Claim) -> Iterator[Violation]:
    """Each player draws two cards, one from the deck of the terrain of each own village."""
    deal, player, cards = _deal(state, action), hand.name, hand.said
    if player not in deal.drawn:
        raise Unknown((ROOT, "players"))  # nobody says who plays
    if player not in deal.hands:
        due, due_faces = _backs_and_faces(deal.drawn[player])
        decks, faces = _backs_and_faces(cards)
        seen = all(face != piles.UNKNOWN_CARD for face in due_faces)
        fault = "chosen" if _is_chosen(action) else "drawn" if seen and len(faces) == len(due) else _wrong_hand(decks, due)
        facts = {"due_decks": due, "due_resources": due_faces, "decks": decks, "resources": faces}
        yield hand.violated(fault=fault, player=player, **facts, due=len(due), count=len(faces))
    elif any(cards):
        for home in _homes(state, action, player):
            state.terrain(home)  # where it is not known any card may be wrong


@rule("placement.last")
def coast_for_everybody(state: State, action: SetUp) -> Iterator[Violation]:
    """Where positions are chosen there are as many coastal territories as players, so that cards are left for the last."""
    if _is_chosen(action) and len(list(coasts(state))) < len(state.players):
        facts = {"player": _order(state, action)[0], "count": len(list(coasts(state))), "number": len(state.players)}
        yield action.violated("positions", fault="coasts", **facts)


@rule("victory-cards.option")
def only_if_agreed_on(state: State, action: SetUp) -> Iterator[Violation]:
    """Victory point cards are used only if the players agreed on them."""
    if "victory_cards" in action.document and not state.has_victory_point_cards:
        yield action.violated("victory_cards", fault="told")


@rule("victory-cards.dealt")
def three_each(state: State, action: SetUp) -> Iterator[Violation]:
    """Each player is dealt three victory point cards."""
    for player, cards in action.victory_cards.items():
        if len(cards) != DEALT_VICTORY_CARDS:
            facts = {"fault": "number", "player": player, "count": len(cards), "due": DEALT_VICTORY_CARDS}
            yield action.violated("victory_cards", player, **facts)
    yield from _more_than_there_are(state, action)


def _more_than_there_are(state: State, action: SetUp) -> Iterator[Violation]:
    """The victory point cards of which more were sent than the edition has."""
    told = [(player, place, card) for player, cards in action.victory_cards.items() for place, card in enumerate(cards) if card]
    if not told:
        return
    printed = where_known(lambda: state.sources.figure("victory_cards", "cards"), None)
    if printed is None:
        return  # a player who names cards has seen them
    for index, (player, place, card) in enumerate(told):
        copies = sum(1 for other in printed if may_be(card, other))
        before = [owner for owner, _, other in told[:index] if other == card]
        due, count = copies - len([owner for owner in before if owner != player]), before.count(player) + 1
        if len(before) >= copies:
            facts = {"fault": "copies", "player": player, "count": count, "due": max(due, 0)}
            yield action.violated("victory_cards", player, place, **facts)


def takers(state: State) -> Sequence[str]:
    """Everybody."""
    return state.players if state.phase == Phase.SETUP else []


def candidates(state: State) -> Iterator[Document]:
    """With the places of the picture, or with places to be chosen."""
    if state.phase == Phase.SETUP:
        yield {"positions": STANDARD}
        yield {"positions": CHOSEN}


def apply(state: State, action: SetUp, after: NextState) -> Sequence[Document]:
    """Pieces, armies and cards are as the game begins."""
    deal = _deal(state, action)
    after.document = {
        **SETTING_UP.kept_of(state.document),
        **begun_chance(action.seed),
        **_next_phase(state, action, deal),
        "discards": {deck: piles.pile([]) for deck in DECKS},
        "supply_row": piles.pile(deal.row or []),
    }
    after.put(("main_player",), lambda: _order(state, action)[0])
    after.put(("clans",), lambda: {player: deal.clan(player, STARTING_STRENGTH) for player in state.players})
    after.put(("territories",), lambda: dict.fromkeys(state.island.territories, _EMPTY))
    _place_pieces(state, action, after)
    for deck in DECKS:
        after.put(("decks", deck), partial(deal.left_of, deck))
    for player, place in deal.unknown_backs():
        after.mark_open(("clans", player, "hand", "cards", place, "deck"), *deal.missing)
    order = where_known(lambda: _order(state, action), ())
    event = {"type": "set-up", **({"players": list(order)} if order else {}), "positions": action.positions}
    return [event, *(_started(state, action, player) for player in order if not _is_chosen(action))]


_EMPTY: Document = {"works": [], "face_up": piles.pile([]), "face_down": piles.pile([])}
"""A territory without pieces, works and cards."""


def _place_pieces(state: State, action: SetUp, after: NextState) -> None:
    """Puts the villages and warriors into the territories."""
    village, warrior = Settlement.VILLAGE.value, Hero.WARRIOR.value

    def villages(territory: str) -> Sequence[Document]:
        homes = each(_order(state, action), lambda player: [(player, home) for home in _homes(state, action, player)])
        return [{"player": player, "kind": village} for player, home in homes if home == territory]

    def warriors(territory: str) -> Sequence[Document]:
        homes = each(_order(state, action), lambda player: [(player, _warrior(state, action, player))])
        return [{"player": player, "hero": warrior} for player, home in homes if home == territory]

    for territory in after.document.get("territories", ()):
        after.put(("territories", territory, SETTLEMENTS), partial(villages, territory))
        after.put(("territories", territory, HEROES), partial(warriors, territory))


def _started(state: State, action: SetUp, player: str) -> Document:
    """The event that says where a player starts, as far as that is known."""
    homes = known_members(settlements=lambda: _homes(state, action, player), warrior=lambda: _warrior(state, action, player))
    return {"type": "started", "player": player, **homes}


def _next_phase(state: State, action: SetUp, deal: DealtCards) -> Document:
    if not _is_chosen(action):
        return {"phase": begun_phase(state)}
    return {
        "phase": Phase.PLACEMENT.value,
        "turn": _order(state, action)[0],
        "placement": {"round": 1, "cards": {territory: piles.pile(laid) for territory, laid in deal.laid.items()}},
    }


def _wrong_hand(decks: Sequence[str], due_decks: Sequence[str]) -> str:
    """What is wrong with the cards of a hand: how many they are, the decks they are from, or else the cards themselves."""
    if len(decks) != len(due_decks):
        return "number"
    is_known = "unknown" not in (*decks, *due_decks)
    return "decks" if is_known and sorted(decks) != sorted(due_decks) else "cards"


def _listed(territories: str | Sequence[str] | None) -> Sequence[str]:
    """The territories in which pieces are: of a warrior one, or none."""
    if territories is None:
        return []
    return [territories] if isinstance(territories, str) else territories


def _backs_and_faces(cards: Sequence[Document]) -> tuple[list[str], list[str]]:
    """The decks that cards are from, and what is on their faces, as far as that is known."""
    decks = [card.get("deck", "unknown") for card in cards]
    return decks, [piles.name_of(card) for card in cards]


GameSetUp = event(
    "set-up",
    "The game is set up.",
    {
        "players": players_field(player_field("A player."), "The players in their order.", ["red", "blue"], most=len(CLANS)),
        "positions": OneOf(
            _POSITIONS, required=True, metadata=said("Where players start: as marked on the map, or where they choose.", STANDARD)
        ),
    },
)
Started = event(
    "started",
    "The first villages and the warrior of a player are placed.",
    {
        "player": player_field("The player.", required=True),
        "settlements": list_of(
            territory_field("A territory."), "Where the villages stand, as far as known.", ["coast-1", "coast-3"], most=2
        ),
        "warrior": territory_field("Where the warrior stands, if that is known."),
    },
)

SET_UP = Action(
    SETTING_UP.action,
    SetUp,
    rules=(
        starts_are_on_the_map,
        levels_rise,
        whole_decks,
        four_supply_cards,
        armies_begin_with_one,
        start_where_the_picture_says,
        one_card_for_each_village,
        coast_for_everybody,
        only_if_agreed_on,
        three_each,
        in_phase(Phase.SETUP),
    ),
    takers=takers,
    candidates=candidates,
    apply=apply,
    describe=describe_hands,
    events=(GameSetUp, Started),
)
