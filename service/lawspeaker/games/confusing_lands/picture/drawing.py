"""The picture of a state: how far the game is, the cards in the middle, and of each player the landscape and the cards."""

from collections.abc import Iterator
from dataclasses import replace

from lawspeaker.adjudication.pictures.blocks import Block, below, beside, flow, outlined
from lawspeaker.adjudication.pictures.palette import PALE_INK
from lawspeaker.adjudication.pictures.picture import Picture, Say, on_paper
from lawspeaker.adjudication.pictures.svg import rectangle
from lawspeaker.adjudication.pictures.text import written
from lawspeaker.adjudication.rules.scope import Scope
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.games.confusing_lands.picture import shown
from lawspeaker.games.confusing_lands.picture.cards import chosen, pile, placed, shared
from lawspeaker.games.confusing_lands.picture.description import described
from lawspeaker.games.confusing_lands.picture.landscapes import SMALLEST, landscape, size_of_squares, width_of
from lawspeaker.games.confusing_lands.picture.seen import ROOM, Seen
from lawspeaker.games.confusing_lands.picture.style import FRAME, LARGE, PANEL, USUAL
from lawspeaker.games.confusing_lands.picture.words import PictureWords
from lawspeaker.games.confusing_lands.state import State

_WIDTH = 376
"""Of a picture within its margin, unless a landscape is very wide."""
_PADDING, _GAP = 10, 10
_FOR_FINGERS = 40
"""The least size of a square where squares can be entered."""
_NARROW = 3
"""Columns of landscapes that are drawn side by side."""


def draw(state: State, say: Say, scope: Scope) -> Picture:
    """The picture of ``state``; with the ``whole`` field around a landscape, squares can be entered, and are large enough."""
    words = PictureWords(state, say)
    everybody = shown.players(state)
    players = [player for player in everybody if player in scope.about] or everybody
    landscapes = [Seen(state, player, ROOM if scope.whole else 0) for player in players]
    smallest = _FOR_FINGERS if scope.whole else SMALLEST
    widest = max((width_of(seen, smallest) for seen in landscapes), default=0)
    width = max(_WIDTH, widest + 2 * _PADDING)
    is_abreast = len(landscapes) > 1 and all(len(seen.columns) <= _NARROW for seen in landscapes)
    of_each = (width - _GAP) / 2 if is_abreast else width
    size = size_of_squares(landscapes, of_each - 2 * _PADDING)
    inside = [_of_player(seen, words, size, of_each - 2 * _PADDING) for seen in landscapes]
    highest = max((block.height for block in inside), default=0)
    heights = [(highest if is_abreast else block.height) + 2 * _PADDING for block in inside]
    panels = [_framed(block, of_each, height) for block, height in zip(inside, heights, strict=True)]
    blocks = [*_of_game(words, width), *([beside(panels, _GAP)] if is_abreast else panels)]
    if any(part.get("class") == "hatching" for block in blocks for root in block.parts for part in root.iter()):
        blocks.append(written(words.say("picture-hatched"), USUAL, width, fill=PALE_INK))
    description = described(words, landscapes)
    if len(players) < len(everybody):
        part = words.say("picture-part")
        blocks.append(written(part, USUAL, width, fill=PALE_INK))
        description = f"{description} {part}"
    return on_paper(words.title, description, replace(below(blocks, _GAP), width=width))


def _framed(block: Block, width: float, height: float) -> Block:
    """The block on a panel of that size."""
    panel = rectangle(width, height, 1, rx=8, fill=PANEL, stroke=FRAME, class_="panel")
    return Block(width, height, [panel, block.at(_PADDING, _PADDING)])


def _of_game(words: PictureWords, width: float) -> Iterator[Block]:
    """What does not belong to a player."""
    state = words.state
    heads = [outlined(words.phase, written(words.phase, USUAL, width), at=f"{ROOT}/phase")]
    if shown.has_round(state):
        heads.insert(0, outlined(words.round, written(words.round, LARGE, width, bold=True), at=f"{ROOT}/round"))
    yield flow(heads, width, gap=2 * _GAP)
    if "players" not in state.document:
        text = words.say("picture-players-unknown")
        yield outlined(text, written(text, USUAL, width, fill=PALE_INK), at=f"{ROOT}/players")
    if shown.has_shared(state):
        yield shared(words, width)
    for name in shown.piles(state):
        yield pile(words, name, name, width=width)


def _of_player(seen: Seen, words: PictureWords, size: int, width: float) -> Block:
    """A player's landscape, and the cards that the player has."""
    blocks = [written(words.player(seen.player), LARGE, width, bold=True), landscape(seen, words, size, width)]
    if seen.cards:
        blocks.append(placed(words, seen.cards, width))
    if shown.has_hand(words.state, seen.player):
        blocks.append(pile(words, "hand", "hands", seen.player, with_sides=True, width=width))
    if shown.has_chosen(words.state, seen.player):
        blocks.append(chosen(words, seen.player, width))
    if shown.has_set_aside(words.state, seen.player):
        blocks.append(pile(words, "set-aside", "set_aside", seen.player, width=width))
    return below(blocks, _GAP)
