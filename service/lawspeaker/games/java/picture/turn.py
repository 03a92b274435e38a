"""The turn: whose it is, what was spent and done in it."""

from collections.abc import Iterator

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.pictures.blocks import Block, below, beside, flow, outlined
from lawspeaker.adjudication.pictures.palette import DASHES, INK, PALE_INK
from lawspeaker.adjudication.pictures.picture import Say, apart
from lawspeaker.adjudication.pictures.svg import element
from lawspeaker.adjudication.pictures.text import written
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.games.java.picture import colours, symbols
from lawspeaker.games.java.picture.panel import Section
from lawspeaker.games.java.picture.sizes import LARGE, SMALL, USUAL
from lawspeaker.games.java.picture.symbols import drawing
from lawspeaker.games.java.picture.titles import UNKNOWN
from lawspeaker.games.java.words import ACTION_POINTS

_DONE = ("begun", "land_laid", "token_used", "festival_held")
_MEMBERS = ("spent", *_DONE, "drawn", "palaces")


def phase_of(document: Document, say: Say) -> Iterator[Section]:
    """How far the game is."""
    if "phase" in document:
        words = say("picture-turn", "phase", phase=document["phase"])
        yield Section(outlined(words, written(words, USUAL, fill=PALE_INK), f"{ROOT}/phase"), words)


def turn_of(document: Document, say: Say, width: float) -> Iterator[Section]:
    """The turn that is played."""
    turn = document.get("turn")
    if turn is None:
        return
    player = turn.get("player", UNKNOWN)
    head = say("picture-turn", player=player)
    available = ACTION_POINTS + 1 if turn.get("token_used") else ACTION_POINTS
    spent = [say("picture-turn", "spent", spent=turn["spent"], available=available)] if "spent" in turn else []
    icon = [drawing(symbols.token(player, 12), 26, 28)] if player != UNKNOWN else []
    points = [*_points(turn.get("spent"), available), *(written(given, USUAL) for given in spent)]
    top = flow([*icon, written(head, LARGE, bold=True), *points], width, 10)
    done = [*_done(turn, say)]
    words = apart(say, [head, *spent, *done])
    lines = [top, *([written(apart(say, done), SMALL, width, fill=PALE_INK)] if done else [])]
    yield Section(outlined(words, below(lines, 4), f"{ROOT}/turn"), words)


def _done(turn: Document, say: Say) -> Iterator[str]:
    """What is known to have been done in the turn, or not."""
    for member in _DONE:
        if member in turn:
            yield say("picture-turn", member.replace("_", "-"), done="yes" if turn[member] else "no")
    if "drawn" in turn:
        yield say("picture-turn", "drawn", drawn=turn["drawn"])
    if "palaces" in turn:
        yield say("picture-turn", "palaces", spaces=turn["palaces"])


def unknown_of_turn(document: Document) -> Iterator[str]:
    """The names of what is not known of the turn, if it is known whose turn it is or anything else of it."""
    if "turn" in document:
        yield from (f"turn-{member.replace('_', '-')}" for member in _MEMBERS if member not in document["turn"])


def built_in_round(document: Document, say: Say, width: float) -> Iterator[Section]:
    """The palaces that were built in this round."""
    if "palaces_built" in document:
        words = say("picture-turn", "built", spaces=document["palaces_built"])
        yield Section(outlined(words, written(words, USUAL, width), f"{ROOT}/palaces_built"), words)


def _points(spent: int | str | None, available: int) -> list[Block]:
    """An action point is a disc, filled while it is left; nothing where that cannot be drawn."""
    if not isinstance(spent, int) or spent > available:
        return []
    discs = [
        element(
            "circle",
            r=7.5,
            fill="none" if nth < spent else colours.ACTION_POINT,
            stroke=INK,
            stroke_dasharray=DASHES if nth < spent else None,
            class_="action-point spent" if nth < spent else "action-point left",
        )
        for nth in range(available)
    ]
    return [beside([drawing(disc, 18, 18) for disc in discs], 4)]
