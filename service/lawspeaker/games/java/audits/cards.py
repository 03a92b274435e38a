"""What must be true of the festival cards: there are thirty, five of each kind."""

from collections.abc import Iterator

from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.adjudication.wire.unordered import is_miscounted
from lawspeaker.games.java.cards.kinds import IN_ALL, NO_CARD, OF_EACH_KIND
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import CARDS, NOBODY, Phase


def _every_pile(state: State) -> None:
    """Raises ``Unknown`` unless it is known how many cards lie everywhere."""
    if state.phase != Phase.SETUP and state.whereabouts.untold:
        raise Unknown(*((ROOT, *path) for path in state.whereabouts.untold))


@rule("cards.count", _every_pile)
def thirty_cards_five_of_each_kind(state: State) -> Iterator[Violation]:
    """There are thirty cards, five of each of six kinds."""
    where = state.whereabouts
    for path in where.piles:
        pile = state.known(*path)
        if isinstance(pile, dict) and is_miscounted(pile):
            name, player = (*path, NOBODY)[:2]
            facts = {"pile": name, "player": player, "count": pile["count"], "due": len(pile["cards"])}
            yield state.violated(*path, "count", fault="pile", **facts)
    listed = state.document.get("deck", {}).get("cards", ())  # perhaps more than are still there
    for card in CARDS:
        if (count := max(where.given.get(card, 0), listed.count(card))) > OF_EACH_KIND:
            at = [path for path, pile in where.piles.items() if card in (listed if path == ("deck",) else pile)]
            yield violated(*(state.pointer(*path) for path in at), fault="kind", card=card, count=count, due=OF_EACH_KIND)
    count = sum(map(len, where.piles.values()))
    if count > IN_ALL or (count < IN_ALL and not where.untold and state.phase != Phase.SETUP):
        yield state.violated(fault="all", count=count, due=IN_ALL)


@rule("cards.replaced")
def an_open_card_lies_there(state: State) -> Iterator[Violation]:
    """The open card is replaced at once, so that there is none only where no card is left."""
    if state.document.get("face_up") != NO_CARD or state.phase == Phase.SETUP:
        return
    deck, played = state.whereabouts.piles.get(("deck",)), state.whereabouts.piles.get(("discards",))
    if deck or (played and state.sources.reading("deck.exhausted") == "reshuffle"):
        yield state.violated("face_up", fault="missing")


@rule("setup.cards")
def nobody_has_cards_before_the_game(state: State) -> Iterator[Violation]:
    """Before the game begins no cards are dealt."""
    hands = [(path, pile) for path, pile in state.whereabouts.piles.items() if path[0] == "hands" and pile]
    if hands and state.phase == Phase.SETUP:
        for path, pile in hands:
            yield state.violated(*path, fault="early", player=path[1], count=len(pile))
