"""The pictures of a game, if it has any, and positions that are entered on them by hand."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.pictures.picture import drawn_alone
from lawspeaker.adjudication.rules.editing import Editing, Piece
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.conformance.package.subject import Package

EDITS = 60
"""Edits of a position that is entered at random."""
NOWHERE = [{}, {"at": ""}, {"at": "/"}, {"at": "/state/x/9/~1"}, {"place": ""}, {"place": "\N{SNOWMAN}"}, {"at": "/state/-1"}]


class _Table:
    """Enters positions by edits, as the desk does."""

    def __init__(self, package: Package) -> None:
        self.package = package
        self.game: Game[Any] = package.game

    def edited(self, state: Any, **edit: Any) -> Any:
        """The state after an edit; ``None`` if the piece does not fit. Raises ``ValueError`` if the result is not a valid
        state."""
        answer = self.package.ask("edits", {"state": state, "edit": edit})
        if faults := self.package.state_shape.faults(answer["state"]):
            raise ValueError(f"the edit {edit} leads to what is not a state: {self.package.fault_in_words(faults[0])}")
        return answer["state"] if answer["fits"] else None

    def places(self, state: Any) -> list[dict[str, str]]:
        """All places of the picture of a state, in the notation of edits."""
        svg = self.package.ask("pictures", {"state": state, "whole": True})["svg"]
        return list(_places(ElementTree.fromstring(svg), ""))

    def ways(self, piece: Piece) -> Iterator[dict[str, Any]]:
        """All ways to put down a piece."""
        for turn in range(piece.turns):
            for player in self.game.player_names if piece.has_owner else [None]:
                yield {"piece": piece.id, "turn": turn, **({"player": player} if player else {})}


def _places(inside: ElementTree.Element, name: str) -> Iterator[dict[str, str]]:
    for part in inside:
        here = part.get("data-place", name)
        if "data-at" in part.attrib:
            yield {"at": part.attrib["data-at"], "place": here}
        yield from _places(part, here)


def positions_can_be_entered(package: Package) -> Iterator[str]:
    """Every piece can be put down on the empty position in every way and be taken away again. A place that does not exist changes
    nothing. Whatever is entered at random can be drawn and audited."""
    editing = package.game.editing
    if not editing:
        return
    table, random = _Table(package), package.at_random("entered")
    try:
        for piece in package.some([*editing.pieces.values()], "pieces"):
            yield from _put_down(table, editing, piece, random)
        for edit in NOWHERE:
            for way in ({}, *({"piece": piece, "player": package.game.player_names[0]} for piece in editing.pieces)):
                if table.edited(editing.start, **edit, **way) is not None:
                    yield f"The edit {edit | way} changes the empty position, although it names no place."
        yield from _at_random(table, editing, random)
    except Exception as error:  # whatever the game does
        yield f"An edit of a position fails: {package.in_words(error)}"


def _put_down(table: _Table, editing: Editing[Any], piece: Piece, random: Random) -> Iterator[str]:
    spots = table.places(editing.start)
    for way in table.ways(piece):
        tried = ((table.edited(editing.start, **spot, **way), spot) for spot in random.sample(spots, len(spots)))
        state, spot = next(((state, spot) for state, spot in tried if state is not None), (None, {"at": "", "place": ""}))
        if state is None or state == editing.start:
            yield f"{way} cannot be put down on any place of the empty position."
            continue
        lying = [one for one in table.places(state) if one["at"].startswith(spot["at"]) or one["place"] == spot["place"]]
        if not any(table.edited(state, **one) not in (None, state) for one in lying):
            yield f"{way}, put down at {spot}, cannot be taken away again."
    owner = {"player": table.game.player_names[0]} if piece.has_owner else {}
    for spot in spots:
        turned = [table.edited(editing.start, **spot, **owner, piece=piece.id, turn=turn) for turn in range(piece.turns)]
        if all(turned):
            if len({repr(state) for state in turned}) < piece.turns:
                yield f"{piece.id} lies at {spot} in the same way for two of its turns."
            break
    if piece.action:
        guard, player = Guard(table.game.actions[piece.action].Shape), table.game.player_names[0]
        states = [table.edited({}, **spot, **way) or {} for spot in spots for way in table.ways(piece)]
        for entry in {entry for state in states for entries in state.values() for entry in entries}:
            if not guard.holds({"type": piece.action, "player": player, "tile": entry}):
                yield f"{piece.id} is written as {entry}, which the action {piece.action} does not take."


def _at_random(table: _Table, editing: Editing[Any], random: Random) -> Iterator[str]:
    pieces, state = list(editing.pieces.values()), dict(editing.start)

    def way() -> Document:
        return random.choice(list(table.ways(random.choice(pieces))))

    for number in range(max(EDITS // table.package.share, 5)):
        spot = random.choice(table.places(state))
        state = table.edited(state, **spot, **({} if number % 5 == 4 else way())) or state
    table.package.answered("audits", {"state": state})
    if state == editing.start:
        yield "No edit at random changes the empty position."
    for known in table.package.some(table.package.states, "edited")[:40]:
        before, spots = repr(known), table.places(known)
        for spot in random.sample(spots, min(len(spots), 4)):
            table.edited(known, **spot)
            table.edited(known, **spot, **way())
        if repr(known) != before:
            yield "An edit changes the state that was sent."


def pieces_and_beginnings_have_words(package: Package) -> Iterator[str]:
    """Every piece, group, fact and beginning has its message `editing-…` in every language, and no other has one."""
    game, editing = package.game, package.game.editing
    if not editing:
        return
    named = {f"group-{id}" for id in editing.groups}
    named |= {f"piece-{piece.id}" for piece in editing.pieces.values() if not piece.called}
    named |= {f"beginning-{phase}" for phase in editing.beginnings}
    for subject in editing.subjects:
        named |= {f"subject-{subject.id}", *(f"fact-{fact.id}" for fact in subject.facts)}
    for language in package.languages:
        texts = game.messages.named(language, "editing-")
        for name in sorted(named ^ texts.keys()):
            yield f"messages/{language} {'lacks' if name in named else 'must not have'} the message editing-{name}."
        for group, pieces in editing.groups.items():
            titles = [texts.get(f"piece-{piece.id}") for piece in pieces if not piece.called]
            if len(set(titles)) < len(titles):
                yield f"Two pieces of the group {group} have the same title in messages/{language}."
    states = [{"phase": phase, **facts} for phase, facts in editing.beginnings.items()]
    for state in [dict(editing.start), *states]:
        if not package.state_shape.holds(state):
            yield f"{state} in `editing` does not have the shape of a state."
    for piece in editing.pieces.values():
        picture = drawn_alone(piece.drawn()) if piece.drawn else None
        if picture and re.search(r"\bid=|<text[^>]*>[^<]{8,}", picture):
            yield f"The picture of {piece.id} has ids or long texts, so it cannot stand on a button."
