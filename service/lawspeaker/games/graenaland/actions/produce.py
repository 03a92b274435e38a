"""The territories produce. Produkce surovin; Cesty; Zlepšení výnosnosti."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial, wraps

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.chance import count_shuffles
from lawspeaker.adjudication.rules.checks import Finding, Outcome, Violation, rule
from lawspeaker.adjudication.rules.claims import Claim, by_rules, for_each
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Gaps, Missing, Place, Unknown, all_hold, each, perhaps, surely, where_known
from lawspeaker.adjudication.wire.secrecy import unseen
from lawspeaker.adjudication.wire.shapes import Enumeration, OneOf, list_of, said
from lawspeaker.adjudication.wire.unordered import ORDER
from lawspeaker.games.graenaland.actions.phases import in_phase
from lawspeaker.games.graenaland.cards import piles
from lawspeaker.games.graenaland.cards.drawing import (
    BASE,
    IMPROVEMENT,
    ROAD,
    SOURCES,
    Drawing,
    Drawn,
    Shuffles,
    drawn_as_far_as_known,
    draws_for,
    due_draws,
    in_every_order,
)
from lawspeaker.games.graenaland.cards.laying import LaidCard, lay, missing_members
from lawspeaker.games.graenaland.cards.piles import Card, back
from lawspeaker.games.graenaland.cards.unseen import cannot_lie
from lawspeaker.games.graenaland.descriptions import describe_draws
from lawspeaker.games.graenaland.shapes import GraenalandAction, GraenalandShape, event, resource_field, territory_field
from lawspeaker.games.graenaland.shapes.cards import card_field, cards_field
from lawspeaker.games.graenaland.shapes.enumerations import TERRAIN
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase, Terrain

FACE_UP, FACE_DOWN, DISCARDED = "face-up", "face-down", "discarded"

_DRAW_SOURCE = Enumeration("GraenalandDrawSource", "Why a card is drawn.", tuple(SOURCES))
_DRAWN_TO = Enumeration("GraenalandDrawnTo", "Where a drawn card goes.", (FACE_UP, FACE_DOWN, DISCARDED))


def _lies_face_down(drawn: Document) -> bool:
    return bool(drawn["source"] == ROAD)


class Draw(GraenalandShape):
    """One card drawn."""

    territory = territory_field("The territory that it is drawn for.", required=True)
    source = OneOf(
        _DRAW_SOURCE,
        required=True,
        metadata=said("Why: as the base card, for the road or for the improvement.", "base"),
    )
    resource = unseen(
        resource_field("The resource on the card. If left out, it follows from the deck or is unknown."), when=_lies_face_down
    )
    placed = OneOf(
        _DRAWN_TO,
        metadata=said("Claim: where the card went.", "face-up"),
    )


class Reshuffle(GraenalandShape):
    """A discard pile that was shuffled into a new deck."""

    deck = OneOf(TERRAIN, required=True, metadata=said("Which deck.", "plains"))
    cards = unseen(cards_field("The new deck, top card first.", required=True))


class Produce(GraenalandAction):
    """The territories produce."""

    draws: Sequence[Document] | None = member(
        list_of(
            Draw,
            "Every card drawn, in order. Default: in the order of the map, from known decks.",
            [{"territory": "coast-1", "source": "base", "resource": "grain"}],
            most=100,
        ),
        default=None,
    )
    reshuffles: Sequence[Document] = member(
        list_of(Reshuffle, "The new order of decks that were shuffled again. If left out, it is unknown.", [], most=20),
        default=(),
    )


def _given_draws(state: State, action: Produce) -> Drawing:
    """The draws that were given, for the checks; what follows by itself needs none."""

    def follow() -> Drawing:
        return Drawing(state, action.draws or (), _shuffles(action), lambda place: action.pointer("draws", place))

    return state.remember((action, "draws"), follow)


def _shuffles(action: Produce) -> Shuffles:
    """The orders of the renewed decks that were given."""
    decks = {shuffle["deck"] for shuffle in action.reshuffles}
    orders = {deck: [shuffle["cards"] for shuffle in action.reshuffles if shuffle["deck"] == deck] for deck in decks}
    return Shuffles(action.pointer("reshuffles"), orders)


def for_each_draw(
    check: Callable[[State, Drawing, Drawn], Iterator[Violation]],
) -> Callable[[State, Produce], Iterator[Violation]]:
    """Makes a check of one draw a check of all that were given."""

    @wraps(check)
    def check_all(state: State, action: Produce, /) -> Iterator[Violation]:
        drawing = _given_draws(state, action)
        return each(drawing.draws, partial(check, state, drawing))

    return check_all


@rule("production.settled")
@for_each_draw
def only_settled_territories(state: State, _: Drawing, drawn: Drawn) -> Iterator[Violation]:
    """Only territories with at least one settlement produce."""
    if not state.is_settled(drawn.territory):
        yield drawn.violated("territory", fault="draws", territory=drawn.territory)


@by_rules(
    {
        "production.base": "Every settled territory produces one card.",
        "production.road": "A territory with a road produces one card more.",
        "production.improvement": "In an improved territory one more card is turned over.",
    }
)
def one_card_each(state: State, action: Produce, name: str) -> Iterator[Violation]:
    """Each territory draws as many cards as it must by the rule ``name``."""
    drawing, source = _given_draws(state, action), name.removeprefix("production.")
    drew = {drawn.territory for drawn in drawing.draws}

    def miscounted(name: str) -> Iterator[Violation]:
        number = drawing.number(name, source)
        if number > 1 or (source == BASE and not number and name in drew):  # whatever else is known
            due = where_known(lambda: int(source == BASE or draws_for(state, name, source)), 1)
            yield action.violated("draws", fault="draws", territory=name, drawn=number, due=due)
        elif number and source != BASE:
            if not draws_for(state, name, source) and perhaps(lambda: state.is_settled(name)):  # else another rule says so
                yield action.violated("draws", fault="draws", territory=name, drawn=number, due=0)
        elif not number and state.is_settled(name) and drawing.must_draw(name, source):
            yield action.violated("draws", fault="draws", territory=name, drawn=0, due=1)

    if action.draws is None:
        return
    gaps = Gaps()
    seen = dict.fromkeys((*state.document.get("territories", ()), *(drawn.territory for drawn in drawing.draws)))
    yield from each(gaps.where_known(lambda: state.island.territories, seen), miscounted)
    gaps.require_none()


one_base_card, one_card_for_a_road, one_card_for_an_improvement = one_card_each


@rule("production.face-down")
@for_each_draw
def road_card_face_down(_: State, __: Drawing, drawn: Drawn) -> Iterator[Violation]:
    """The base card is laid face up, the card for the road face down."""
    due = _FACES[drawn.source]
    if drawn.source != IMPROVEMENT and drawn.claim.get("placed", due) != due:
        yield drawn.violated("placed", territory=drawn.territory, source=drawn.source, due_placed=due)


@rule("production.match")
@for_each_draw
def kept_if_it_matches(state: State, drawing: Drawing, drawn: Drawn) -> Iterator[Violation]:
    """The card for an improvement is kept, face up, if it is of its resource, and discarded otherwise."""
    if drawn.source != IMPROVEMENT:
        return
    if drawn.claim.get("placed") == FACE_DOWN and where_known(lambda: drawing.is_kept(drawn), None) is None:
        yield drawn.violated("placed", territory=drawn.territory, due_placed="either")
        return
    due = FACE_UP if drawing.is_kept(drawn) else DISCARDED
    if drawn.claim.get("placed", due) != due:
        yield drawn.violated("placed", **_improvement(state, drawn), due_placed=due)


@rule("production.order")
def base_then_road_then_improvement(state: State, action: Produce) -> Iterator[Violation]:
    """A territory draws its base card first, then for the road, then for the improvement."""
    latest: dict[str, int] = {}
    for drawn in _given_draws(state, action).draws:
        rank = SOURCES.index(drawn.source)
        if rank < latest.get(drawn.territory, rank):
            yield drawn.violated("source", territory=drawn.territory, source=drawn.source)
        latest[drawn.territory] = rank


@rule("production.limit")
@for_each_draw
def at_most_one_more_than_settlements(state: State, drawing: Drawing, drawn: Drawn) -> Iterator[Violation]:
    """Nothing is drawn for a territory where one card more than there are settlements lies already."""
    lying, limit = drawing.lying_before(drawn), state.card_limit(drawn.territory)
    if lying >= limit:
        yield drawn.violated(fault="draws", territory=drawn.territory, cards=lying, limit=limit)


@rule("production.deck")
@for_each_draw
def from_the_top_of_the_deck(state: State, drawing: Drawing, drawn: Drawn) -> Iterator[Violation]:
    """Cards are drawn from the top of the deck of the territory's terrain."""
    if "resource" not in drawn.claim:
        return
    if (terrain := where_known(lambda: state.island.terrain(drawn.territory), None)) is None and not _has_a_deck(
        state, drawing, drawn.territory
    ):
        yield drawn.violated("resource", territory=drawn.territory, fault="no-deck")
        return
    deck, resource = terrain or state.island.terrain(drawn.territory), drawn.resource
    gaps = Gaps()
    top = gaps.where_known(drawn.card_on_top, {})
    if top is None:
        return
    named = {"deck": deck, "resource": resource}
    if drawn.among and piles.is_surely_among(drawn.among, named):
        return
    may_be = piles.same(top, named) and (not drawn.among or piles.may_be_among(drawn.among, named))
    if not may_be or ("resource" not in top and _is_spent(state, drawing, drawn, deck)):
        facts = {"territory": drawn.territory, "resource": resource, "deck": deck}
        yield drawn.violated("resource", **facts, **_top_facts(top))
        return
    gaps.require_none()
    if drawn.among and not any(piles.face(card) == resource for card in drawn.among.cards):
        renewed = drawing.stock(deck).was_renewed
        raise Unknown((ROOT, "discards" if renewed else "decks", deck, "cards"))
    if top and "resource" not in top:
        raise Unknown((ROOT, "decks", deck, "cards"))  # the deck lists its cards, but not this one's face
    if not top and not drawn.among:
        state.cards("decks", deck)  # raises ``Unknown`` where there may be cards that are not the one that was named


def _has_a_deck(state: State, drawing: Drawing, territory: str) -> bool:
    """Whether a deck has all the cards that were drawn for the territory, if it is not known of which terrain that is."""
    drawn = Counter(one.claim["resource"] for one in drawing.draws if one.territory == territory and "resource" in one.claim)
    decks = [state.sources.figure("decks", deck) for deck in Terrain]
    return any(all(deck.get(resource, 0) >= number for resource, number in drawn.items()) for deck in decks)


@rule("production.reshuffle")
def discards_become_the_deck(state: State, action: Produce) -> Iterator[Violation]:
    """When a deck has run out its discard pile is shuffled and becomes the new deck."""
    yield from _never_shuffled(state, action)
    yield from _wrongly_shuffled(state, action)


@for_each("reshuffles")
def _wrongly_shuffled(state: State, action: Produce, shuffle: Claim) -> Iterator[Violation]:
    """A violation if these are not the cards that become the deck then."""
    deck, cards = shuffle["deck"], shuffle["cards"]
    drawing, unclear = _drawing_as_known(state, action)
    before = sum(1 for other in action.reshuffles[: shuffle.name] if other["deck"] == deck)
    named = state.island.territories if action.draws is None else [drawn.territory for drawn in drawing.draws]
    there = {name for name in named if where_known(partial(state.island.terrain, name), deck) == deck}
    draws = [drawn for drawn in drawing.draws if drawn.territory in there]
    perhaps_drawn = [source for territory, source in unclear if territory in there]
    if before >= len(draws) + len(perhaps_drawn):
        yield shuffle.violated(deck=deck, fault="not-drawn")
        return

    def is_renewed_so() -> bool:
        discards = drawing.renewal(deck, before)
        untold = drawing.stocks[deck].hidden or [(ROOT, "discards", deck, "cards")]
        return discards is not None and _is_shuffled(discards, cards, untold)

    def may_be_spent() -> bool:  # whatever the deck had
        turned = [drawn for drawn in draws if drawn.source == IMPROVEMENT and not surely(partial(drawing.is_kept, drawn))]
        discards = [] if before else state.cards("discards", deck)
        added = len(cards) - len(discards)
        may_be_added = range(len(turned) + perhaps_drawn.count(IMPROVEMENT) + 1)
        return added in may_be_added and piles.is_shuffled([*discards, *[{}] * added], cards)

    if not all_hold(is_renewed_so, may_be_spent):
        is_not_yet = where_known(lambda: drawing.renewal(deck, before), ()) is None
        yield shuffle.violated(deck=deck, fault="not-yet" if is_not_yet else "other-cards")


def _never_shuffled(state: State, action: Produce) -> Iterator[Violation]:
    """The new decks that cannot be made of the discards, if these are not known: of other cards, or of more than there are."""
    for index, shuffle in enumerate(action.reshuffles):
        deck, named = shuffle["deck"], [{"deck": shuffle["deck"], **card} for card in shuffle["cards"]]
        if where_known(partial(state.cards, "discards", deck), None) is None and cannot_lie(
            state, [("discards", deck), ("decks", deck)], named
        ):
            yield action.violated("reshuffles", index, deck=deck, fault="other-cards")


@rule("production.exhausted")
@for_each_draw
def none_left_to_draw(state: State, _: Drawing, drawn: Drawn) -> Iterator[Violation]:
    """Where neither the deck nor its discard pile has a card left, none is drawn."""
    if drawn.card_on_top() is None:
        yield drawn.violated(territory=drawn.territory, deck=state.island.terrain(drawn.territory))


def takers(_: State) -> Sequence[str]:
    """Nobody in particular."""
    return []


def candidates(state: State) -> Iterator[Document]:
    """Every drawing that the rules ask for, with all its draws."""
    if state.phase == Phase.PRODUCTION:
        for drawing in due_draws(state, Shuffles("/action/reshuffles"), "/action"):
            yield {"draws": [drawn.claim for drawn in drawing.draws]}


def completions(state: State, action: Produce) -> Iterator[Document]:
    """The production with every order of the draws that can matter, if it gives none."""
    if action.draws is not None:
        yield action.document
        return
    for drawing in in_every_order(state, _shuffles(action), action.at):
        yield {**action.document, "draws": [drawn.claim for drawn in drawing.draws]}


def choices_left(state: State, candidate: Document) -> Sequence[str]:
    """The order of the draws, if several territories draw from the same deck."""
    decks = [state.island.terrain(territory) for territory in dict.fromkeys(draw["territory"] for draw in candidate["draws"])]
    return ["draws"] if len(set(decks)) < len(decks) else []


def apply(state: State, action: Produce, after: NextState) -> Sequence[Document]:
    """The cards lie at the territories, or are discarded."""
    after.document = {**state.document, "phase": Phase.MOVEMENT}
    events: list[Document] = []
    drawing, unclear = _drawing_as_known(state, action)
    for drawn in drawing.draws:
        is_kept = drawn.source != IMPROVEMENT or after.step(partial(drawing.is_kept, drawn), partial(_piles_for, drawn))
        if is_kept:
            lay(after, _pile_for(drawn.territory, drawn.source), [_laid(state, drawing, drawn)])
        elif is_kept is False:
            after.applied.append(Finding("production.match", Outcome.APPLIED, (drawn.at,), _improvement(state, drawn)))
        placed = {} if is_kept is None else {"placed": _FACES[drawn.source] if is_kept else DISCARDED}
        events.append({"type": "card-drawn", "territory": drawn.territory, "source": drawn.source, "card": drawn.card, **placed})
    for (territory, source), missing in unclear.items():
        after.leave_open(_pile_for(territory, source), *missing.places)
    for drawn in drawing.draws:
        if isinstance(drawn.top, Missing):
            drawing.lose_sight(drawn.territory, Unknown(*drawn.top.places))
    for deck, stock in drawing.stocks.items():
        stock.put_into(after)
        if stock.was_renewed:
            after.applied.append(Finding("production.reshuffle", Outcome.APPLIED, (f"/state/decks/{deck}",), {"deck": deck}))
    count_shuffles(after, state, lambda: sum(stock.shuffles_by_chance() for stock in drawing.stocks.values()))
    return events


def _piles_for(drawn: Drawn) -> Sequence[tuple[str, ...]]:
    """Where a card may lie that was drawn."""
    return [_pile_for(drawn.territory, drawn.source)]


def _drawing_as_known(state: State, action: Produce) -> tuple[Drawing, Mapping[tuple[str, str], Missing]]:
    """The draws, as given or as the rules ask for them, and for which territories and sources there may be others."""
    if action.draws is not None:
        return _given_draws(state, action), {}
    return drawn_as_far_as_known(state, _shuffles(action), action.pointer("draws"))


def _pile_for(territory: str, source: str) -> tuple[str, ...]:
    """The path of the pile on which a card drawn for that source is laid."""
    return ("territories", territory, _FACES[source].replace("-", "_"))


def _laid(state: State, drawing: Drawing, drawn: Drawn) -> LaidCard:
    """The card that was drawn, and what would show the rest of it: the deck, if it lists its cards, or else the action."""
    deck = state.document.get("decks", {}).get(drawn.deck, {})
    listed = () if ORDER in deck else deck.get("cards", ())
    before = [other.deck for other in drawing.draws[: drawing.draws.index(drawn)]].count(drawn.deck)
    if before < len(listed):
        at: Sequence[Place] = [(ROOT, "decks", str(drawn.deck), "cards", before, "resource")]
    else:
        at = [drawn.shown_at]
    return LaidCard(drawn.card, dict.fromkeys(missing_members(drawn.card), at))


_FACES = {BASE: FACE_UP, ROAD: FACE_DOWN, IMPROVEMENT: FACE_UP}
"""How a card is laid that is kept."""


def _improvement(state: State, drawn: Drawn) -> Document:
    facts = {"territory": drawn.territory, "improvement_resource": state.island.improvement(drawn.territory)}
    if "resource" in (card := drawn.card):
        facts["resource"] = card["resource"]
    return facts


def _top_facts(top: Card) -> dict[str, str]:
    """What is said about a deck that has another card on top: which one, or that all cards like the named one are elsewhere."""
    return {"fault": "top", "top_resource": top["resource"]} if "resource" in top else {"fault": "elsewhere"}


def _is_spent(state: State, drawing: Drawing, drawn: Drawn, deck: str) -> bool:
    """Whether every card of the kind that was drawn is known to be elsewhere."""
    earlier = drawing.draws[: drawing.draws.index(drawn)]
    blind = (other for other in earlier if other.deck == deck and not other.was_seen)
    drawn_before = sum(1 for other in blind if other.claim.get("resource") == drawn.resource)
    total: int = state.sources.figure("decks", deck).get(drawn.resource, 0)
    renewals = where_known(drawing.stock(deck).discards_that_became_the_deck, None)
    if renewals is None:
        renewals = [state.document.get("discards", {}).get(deck, {}).get("cards", ())]  # which may be the deck by then
    given = state.document.get("decks", {}).get(deck, {})
    drawn_from = [*renewals, *([piles.in_any_order(given)] if ORDER in given else [])]
    there = sum(piles.faces(cards)[0][drawn.resource] for cards in drawn_from)
    return state.inventory.kinds[deck, drawn.resource] - there + drawn_before >= total


def _is_shuffled(discards: Sequence[Card], shuffled: Sequence[Card], untold: Sequence[Place]) -> bool:
    """Whether ``shuffled``, as far as it is known, is ``discards`` in another order. Raises ``Unknown``."""
    if not piles.is_shuffled(discards, shuffled):
        return False
    if piles.faces(discards)[1] and piles.faces(shuffled)[0]:
        raise Unknown(*untold)
    return True


CardDrawn = event(
    "card-drawn",
    "A card is drawn for a territory.",
    {
        "territory": territory_field("For which territory.", required=True),
        "source": OneOf(_DRAW_SOURCE, required=True, metadata=said("Why.", "base")),
        "card": unseen(card_field("The card, as far as it is known.", required=True), when=_lies_face_down, seen=back),
        "placed": OneOf(_DRAWN_TO, metadata=said("Where it went, if that is known.", "face-up")),
    },
)

PRODUCE = Action(
    "produce",
    Produce,
    rules=(
        in_phase(Phase.PRODUCTION),
        only_settled_territories,
        one_base_card,
        one_card_for_a_road,
        road_card_face_down,
        one_card_for_an_improvement,
        kept_if_it_matches,
        base_then_road_then_improvement,
        at_most_one_more_than_settlements,
        from_the_top_of_the_deck,
        discards_become_the_deck,
        none_left_to_draw,
    ),
    takers=takers,
    candidates=candidates,
    apply=apply,
    completions=completions,
    choices_left=choices_left,
    describe=describe_draws,
    events=(CardDrawn,),
)
