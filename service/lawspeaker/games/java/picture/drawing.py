"""The picture of a state: the board first, and below it the turn and what the players have."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import floor

from lawspeaker.adjudication.pictures.blocks import Block, below
from lawspeaker.adjudication.pictures.palette import PALE_INK
from lawspeaker.adjudication.pictures.picture import Picture, Say, on_paper
from lawspeaker.adjudication.pictures.svg import BOARD, element, number
from lawspeaker.adjudication.pictures.text import written
from lawspeaker.adjudication.rules.scope import Scope
from lawspeaker.games.java.picture.board import BoardDrawing
from lawspeaker.games.java.picture.description import on_the_board, untold
from lawspeaker.games.java.picture.panel import Panel, Section, playing
from lawspeaker.games.java.picture.seen import Seen, seen_of, spaces_in
from lawspeaker.games.java.picture.sizes import SMALL, USUAL
from lawspeaker.games.java.picture.turn import built_in_round, phase_of, turn_of
from lawspeaker.games.java.state import State

_GAP = 14
_NARROWEST = 460
"""Within the margins, so that the panel below a small part of the board can be read."""
_LARGEST = 1.6
"""By how much a small part of the board is enlarged at most."""


def draw(state: State, say: Say, scope: Scope) -> Picture:
    """The picture of ``state``, with the whole board or only a part of it."""
    seen = seen_of(state, scope)
    document = state.shown
    everybody = playing(document)
    players = _players(seen, everybody, scope)
    board = BoardDrawing(seen, say) if seen.spaces else None
    width = max(board.width if board else 0, _NARROWEST)
    panel = Panel(document, say, width, players)
    turn = [*phase_of(document, say), *turn_of(document, say, width)]
    festival = [*panel.festival()]
    beneath = [
        *panel.players(),
        *panel.stock(),
        *panel.cards(),
        *built_in_round(document, say, width),
    ]
    left_out = [say("picture-part")] if seen.is_part or len(players) < len(everybody) else []
    left_out += untold(seen, say)
    blocks = [_board_block(board, width) if board else written(say("picture", "no-land"), USUAL, width)]
    blocks += [section.block for section in (*turn, *festival, *beneath)]
    blocks += [written(words, SMALL, width, fill=PALE_INK) for words in left_out]
    sentences = [*_words(turn), *on_the_board(seen, board, say), *_words([*festival, *beneath]), *left_out]
    return on_paper(say("picture"), " ".join(sentences), replace(below(blocks, _GAP), width=width))


def _players(seen: Seen, everybody: Sequence[str], scope: Scope) -> Sequence[str]:
    """The players whom a picture shows: those that it is about, and those whose figures stand where it is about; or all."""
    named = scope.about & set(everybody)
    if scope.whole:
        return everybody
    if spaces_in(scope.about):
        figures: Sequence[str] = seen.document.get("figures", ())
        named |= {player for name, player in map(str.split, figures) if name in seen.pieces}
    return [player for player in everybody if player in named] or everybody


def _board_block(board: BoardDrawing, width: float) -> Block:
    """The board, enlarged if there is room."""
    size = floor(100 * min(width / board.width, _LARGEST)) / 100
    left = (width - size * board.width) / 2
    transform = f"translate({number(left)} 0) scale({number(size)})"
    drawn = element("g", board.drawn(), transform=transform, class_="board", **BOARD)
    return Block(width, size * board.height, [drawn])


def _words(sections: list[Section]) -> Iterator[str]:
    """Each section as a sentence."""
    for section in sections:
        yield f"{section.words[0].upper()}{section.words[1:]}."
