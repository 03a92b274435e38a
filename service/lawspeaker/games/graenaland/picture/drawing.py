"""The picture of a state: the map, and below it the players, the components next to the map, the current step, and a legend."""

from collections.abc import Iterator
from dataclasses import replace

from lawspeaker.adjudication.pictures.blocks import Block, below, outlined
from lawspeaker.adjudication.pictures.picture import Picture, Say, on_paper
from lawspeaker.adjudication.pictures.text import written
from lawspeaker.adjudication.rules.scope import Scope
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.games.graenaland.picture.clans import is_clan_given, panel
from lawspeaker.games.graenaland.picture.events import events, unknown_members
from lawspeaker.games.graenaland.picture.island import island
from lawspeaker.games.graenaland.picture.legend import legend
from lawspeaker.games.graenaland.picture.palette import NARROWEST, TEXT
from lawspeaker.games.graenaland.picture.selection import Selection, select
from lawspeaker.games.graenaland.picture.stocks import stocks
from lawspeaker.games.graenaland.picture.telling import UNKNOWN, Teller
from lawspeaker.games.graenaland.picture.tiles import is_tile_given
from lawspeaker.games.graenaland.state import State


def draw(state: State, say: Say, scope: Scope) -> Picture:
    """The picture of ``state``."""
    teller, selection = Teller(say), select(state, scope)
    title = say("picture-title", phase=state.document.get("phase", UNKNOWN))
    board = island(state, selection.grounds, teller)
    width = max(NARROWEST, board.width)
    blocks = [_heading(title, width), board, *_below(state, selection, teller, width)]
    blocks.append(legend(blocks, teller, width))
    whole = below([block for block in blocks if block.height], 12)
    return on_paper(title, " ".join(_description(state, selection, teller)), replace(whole, width=width))


def _heading(title: str, width: float) -> Block:
    return outlined(title, written(title, 17, width, bold=True), f"{ROOT}/phase")


def _below(state: State, selection: Selection, teller: Teller, width: float) -> Iterator[Block]:
    said = [outlined(sentence, written(sentence, TEXT, width), at) for sentence, at in events(state, teller)]
    if said:
        yield below(said, 3)
    yield panel(state, selection.seats, teller, width)
    yield from stocks(state.document, teller, width)
    dashed = [teller.say("picture-dashed")] if _is_dashed(state, selection) else []
    yield below([written(sentence, TEXT, width) for sentence in (*_not_shown(state, selection, teller), *dashed)], 3)


def _not_shown(state: State, selection: Selection, teller: Teller) -> Iterator[str]:
    """What is left out, and what is not known."""
    if selection.is_part:
        yield teller.say("picture-part")
    if unknown := unknown_members(state, teller):
        yield unknown


def _is_dashed(state: State, selection: Selection) -> bool:
    """Whether not all is known of a territory or of a clan, which has a dashed outline then."""
    territories, clans = state.document.get("territories", {}), state.document.get("clans", {})
    is_complete = all(is_tile_given(ground, territories.get(ground.territory)) for ground in selection.grounds)
    return not (is_complete and all(is_clan_given(clans.get(clan, {})) for clan, _ in selection.seats))


def _description(state: State, selection: Selection, teller: Teller) -> Iterator[str]:
    document, say = state.shown, teller.say
    if "main_player" in document:
        yield say("picture-main-player", player=document["main_player"])
    if "turn" in document:
        yield say("picture-turn", player=document["turn"])
    for sentence, _ in events(state, teller):
        yield sentence
    for clan, _ in selection.seats:
        yield teller.clan(clan, document.get("clans", {}).get(clan, {}))
        for card in document.get("clans", {}).get(clan, {}).get("victory_cards", ()):
            yield teller.levels(card)
    for ground in selection.grounds:
        given = document.get("territories", {}).get(ground.territory)
        yield f"{teller.territory(ground.territory, ground.terrain, ground.coast)}. {teller.contents(given)}"
    for member in ("decks", "discards"):
        for deck, pile in document.get(member, {}).items():
            given = say("picture-deck", deck=deck, cards=teller.pile(pile))
            yield say("labelled", what=say(f"picture-{member}"), text=given)
    if "supply_row" in document:
        yield say("picture-supply-row", cards=teller.pile(document["supply_row"]))
    yield from _not_shown(state, selection, teller)
