"""The turn: whose it is, what was spent and done in it."""

from collections.abc import Iterator

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.pictures.blocks import Block, below, beside, flow, outlined
from lawspeaker.adjudication.pictures.palette import DASHES, INK, PALE_INK
from lawspeaker.adjudication.pictures.picture import Say, apart
from lawspeaker.adjudication.pictures.svg import element
from lawspeaker.adjudication.pictures.text import written
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.java.picture import colours, symbols
from lawspeaker.games.java.picture.panel import Section
from lawspeaker.games.java.picture.sizes import LARGE, SMALL, USUAL
from lawspeaker.games.java.picture.symbols import drawing
from lawspeaker.games.java.picture.titles import UNKNOWN
from lawspeaker.games.java.words import ACTION_POINTS

_DONE = ("begun", "land_laid", "token_used", "festival_held")


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
    spent = say("picture-turn", "spent", spent=turn.get("spent", UNKNOWN), available=available)
    icon = [drawing(symbols.token(player, 12), 26, 28)] if player != UNKNOWN else []
    top = flow([*icon, written(head, LARGE, bold=True), *_points(turn.get("spent"), available), written(spent, USUAL)], width, 10)
    done = [say("picture-turn", member.replace("_", "-"), done=_yes_or_no(turn.get(member))) for member in _DONE]
    done.append(say("picture-turn", "drawn", drawn=turn.get("drawn", UNKNOWN)))
    done.append(say("picture-turn", "palaces", spaces=turn.get("palaces", UNKNOWN)))
    words = apart(say, [head, spent, *done])
    lines = [top, written(apart(say, done), SMALL, width, fill=PALE_INK)]
    yield Section(outlined(words, below(lines, 4), f"{ROOT}/turn"), words)


def built_in_round(document: Document, say: Say, width: float) -> Iterator[Section]:
    """The palaces that were built in this round."""
    if "palaces_built" in document:
        words = say("picture-turn", "built", spaces=document["palaces_built"])
        yield Section(outlined(words, written(words, USUAL, width), f"{ROOT}/palaces_built"), words)


def _points(spent: int | None, available: int) -> list[Block]:
    """An action point is a disc, filled while it is left; nothing where that cannot be drawn."""
    if spent is None or spent > available:
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


def _yes_or_no(given: bool | None) -> str:
    return "untold" if given is None else "yes" if given else "no"
