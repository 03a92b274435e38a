"""A tiny invented game: a player takes marbles out of a jar. Just enough of a game to try the kernel on.

State: ``{"players", "jar", "hands": {player: number}, "readings"}``, of which only ``players`` and ``readings`` are
there before the jar is filled. The reading ``last`` says whether the last marble may be
taken, ``luck`` how often a marble counts, ``bottom`` whether the jar has one, ``praise`` what is said of a full hand, and
``unused`` is never consulted.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.pictures.picture import Picture, Say
from lawspeaker.adjudication.pictures.svg import element, label, place
from lawspeaker.adjudication.rules.action import Action, ActionDocument, NextState, member
from lawspeaker.adjudication.rules.catalogue import Catalogue, Citation, Reading, Rule
from lawspeaker.adjudication.rules.checks import Finding, Outcome, Violation, rule, violated
from lawspeaker.adjudication.rules.editions import Edition, Figure, Provenance
from lawspeaker.adjudication.rules.game import Game, SettingUp
from lawspeaker.adjudication.rules.scope import Scope
from lawspeaker.adjudication.rules.scoring import Score, ScoreLine, ScoreSheet, ranks
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.rules.view import View
from lawspeaker.adjudication.unknown import Count, known, where_known
from lawspeaker.adjudication.wire.errors import Fault
from lawspeaker.adjudication.wire.shapes import Integer, Name, Shape, event_shape, said
from lawspeaker.adjudication.words.messages import KERNEL, Messages

CITED = (Citation("marbles.en", ("Taking",), 1),)
RULES = ("jar.size", "take.enough", "take.last", "take.one-hand", "score.marbles", "score.full-hand")
READINGS = {"jar.size": ("bottom",), "take.last": ("last",), "score.full-hand": ("praise",)}
"""The readings on which rules depend."""
EDITION = Edition(
    id="glass",
    based_on=None,
    figures={
        ("jar", "size"): Figure(10, Provenance.PRINTED, "the book"),
        ("luck", "bonus"): Figure(2, Provenance.INVENTED, "made up"),
        ("luck", "charm"): Figure(None, Provenance.UNKNOWN, "no source"),
    },
    names={(): ("jar", "luck"), ("jar",): ("size",), ("luck",): ("bonus", "charm")},
)


class Marbles(View):
    """What is known of a game."""

    @property
    def jar(self) -> int:
        """How many marbles are in the jar."""
        number: int = known(self.document, "/state", "jar")
        return number

    def hand(self, player: str) -> int:
        """How many marbles the player has."""
        number: int = known(self.document, "/state", "hands", player)
        return number


class Filled(ActionDocument):
    """The jar is filled."""

    marbles = member(
        Integer(metadata={"description": "How many marbles it is filled with; all of them if left out.", "examples": [10]}),
        default=None,
    )


@rule("jar.size")
def fits_the_jar(state: Marbles, action: Filled) -> Iterator[Violation]:
    """The jar holds them."""
    if _filled_with(state, action) > state.sources.figure("jar", "size") and state.sources.reading("bottom") == "solid":
        yield action.violated("marbles", number=action.marbles)


def _filled_with(state: Marbles, action: Filled) -> int:
    size: int = state.sources.figure("jar", "size")
    return size if action.marbles is None else action.marbles


def _fillers(state: Marbles) -> Sequence[str]:
    players: Sequence[str] = known(state.document, "/state", "players")
    return players


def _fillings(state: Marbles) -> Iterator[Document]:
    if "hands" not in state.document and "players" in state.document:
        yield {}


def _ways_to_fill(state: Marbles, action: Filled) -> Iterator[Document]:
    for marbles in range(1, state.sources.figure("jar", "size") + 1):
        if action.marbles in (None, marbles):
            yield {**action.document, "marbles": marbles}


def _left_when_filled(_: Marbles, option: Document) -> Sequence[str]:
    return [] if "marbles" in option else ["marbles"]


def _fill(state: Marbles, action: Filled, after: NextState) -> Sequence[Document]:
    hands = dict.fromkeys(_fillers(state), 0)
    after.document = {**state.document, "jar": _filled_with(state, action), "hands": hands}
    return [{"type": "filled"}]


FILL = Action(
    "fill",
    Filled,
    rules=(fits_the_jar,),
    takers=_fillers,
    candidates=_fillings,
    apply=_fill,
    completions=_ways_to_fill,
    choices_left=_left_when_filled,
    events=(event_shape("filled", "The jar is filled.", {}),),
)


class Taken(ActionDocument):
    """A player takes marbles."""

    player = member(Name(required=True, metadata={"description": "Who takes them.", "examples": ["ann"]}))
    number = member(Integer(required=True, metadata={"description": "How many.", "examples": [1]}))


@rule("take.enough")
def enough(state: Marbles, action: Taken) -> Iterator[Violation]:
    """There are as many marbles in the jar."""
    if action.number > state.jar:
        yield action.violated("number", number=action.number)


@rule("take.last")
def not_the_last(state: Marbles, action: Taken) -> Iterator[Violation]:
    """The last marble stays in the jar."""
    if action.number == state.jar and state.sources.reading("last") == "stays":
        yield action.violated("number", number=action.number)


@rule("take.one-hand")
def fits_a_hand(state: Marbles, action: Taken) -> Iterator[Violation]:
    """Nobody holds more than five marbles."""
    if state.hand(action.player) + action.number > 5:
        yield action.violated("player", number=action.number)


def _takers(state: Marbles) -> Sequence[str]:
    players: Sequence[str] = known(state.document, "/state", "hands")
    return players


def _takings(state: Marbles) -> Iterator[Document]:
    for player in _takers(state):
        for number in (1, 2, 3):
            yield {"player": player, "number": number}


def _take(state: Marbles, action: Taken, after: NextState) -> Sequence[Document]:
    def number() -> int:
        return action.number * _worth(state.sources)

    after.document = {**state.document, "jar": state.jar - action.number}
    after.put(("hands", action.player), lambda: state.hand(action.player) + number())
    taken = where_known(lambda: {"number": number()}, {})
    after.applied.append(Finding("take.enough", Outcome.APPLIED))
    return [{"type": "taken", **taken}]


TAKE = Action(
    "take",
    Taken,
    rules=(enough, not_the_last, fits_a_hand),
    takers=_takers,
    candidates=_takings,
    apply=_take,
    events=(event_shape("taken", "Marbles are taken.", {"number": Integer(metadata=said("How many, if that is known.", 2))}),),
)


def misnamed(state: Marbles, document: Document, at: str) -> Iterator[Fault]:
    """The player who is not there: Eve never plays."""
    if "hands" in state.document and document.get("player") == "eve":
        yield Fault(at + pointer("player"), "There is no such player.")


def _worth(sources: Sources) -> int:
    match sources.reading("luck"):
        case "twice":
            return int(sources.figure("luck", "bonus"))
        case "thrice":
            return int(sources.figure("luck", "charm"))
    return 1


@rule("jar.size")
def jar_holds_them(state: Marbles) -> Iterator[Violation]:
    """A jar holds ten marbles, or any number if it has no bottom."""
    if state.jar > state.sources.figure("jar", "size") and state.sources.reading("bottom") == "solid":
        yield violated("/state" + pointer("jar"), number=state.jar)


def score_sheet(state: Marbles) -> ScoreSheet:
    """A point for each marble in the hand; five fill it."""
    points = {player: _marbles(state, player) for player in state.document.get("players", state.document.get("hands", ()))}
    rank = ranks(points)
    full = [player for player, count in points.items() if count.reaches(5).low]
    praised = [
        Finding("score.full-hand", Outcome.APPLIED, facts={"player": player, "praise": state.sources.reading("praise")})
        for player in full
    ]
    scores = [Score(player, count, rank[player], partial(_lines, player, count)) for player, count in points.items()]
    return ScoreSheet(scores, applied=praised)


def _lines(player: str, count: Count) -> Iterator[ScoreLine]:
    yield ScoreLine("score.marbles", count, [f"/state/hands/{player}"], {"player": player, "number": count})


def _marbles(state: Marbles, player: str) -> Count:
    return Count.within(lambda: state.hand(player), 0, 5)


def draw(state: Marbles, _say: Say, scope: Scope) -> Picture:
    """The jar with its marbles in a row, and a place for each player, or for each that the picture is about."""
    jar = state.document.get("jar", 0)
    marbles = [element("circle", cx=20 * number + 10, cy=10, r=8, class_="marble") for number in range(jar)]
    drawn = [place(f"{jar} marbles", element("rect", width=20 * jar, height=20), *marbles, at="/state/jar", name="jar")]
    players = [player for player in state.document.get("hands", {}) if player in scope.about or not scope.about]
    for row, player in enumerate(players, start=1):
        outline = element("rect", y=20 * row, width=100, height=20)
        drawn.append(place(player, outline, label(player, 50, 20 * row + 10, 12), at=f"/state/hands/{player}", name=player))
    return Picture("The whole table" if scope.whole else "Marbles", f"{jar} marbles in the jar.", 200, 200, drawn)


class StateShape(Shape):
    """What is known of a game of marbles."""

    players = fields.List(Name(), metadata={"description": "Who plays.", "examples": [["ann", "bob"]]})
    jar = Integer(metadata={"description": "Marbles in the jar.", "examples": [5]})
    hands = fields.Dict(keys=Name(), values=Integer(), metadata={"description": "Marbles of each player.", "examples": [{}]})
    readings = fields.Dict(metadata={"description": "Readings chosen.", "examples": [{}]})


def reading(name: str, *choices: str) -> Reading:
    return Reading(name, choices, CITED)


MARBLES: Game[Marbles] = Game(
    id="marbles",
    ruleset="marbles/1",
    players=(1, 2),
    catalogue=Catalogue(
        rulebooks={"marbles.en": {"title": "Marbles", "language": "en"}},
        rules={name: Rule(name, CITED, READINGS.get(name, ())) for name in RULES},
        readings={
            one.id: one
            for one in (
                reading("last", "stays", "goes"),
                reading("luck", "once", "twice", "thrice"),
                reading("bottom", "solid", "none"),
                reading("praise", "good", "great"),
                reading("unused", "a", "b"),
            )
        },
    ),
    editions={"glass": EDITION},
    messages=Messages(KERNEL, Path(__file__).parent / "words_of_marbles"),
    player_names=("ann", "bob", "eve"),
    StateShape=StateShape,
    State=Marbles,
    misnamed=misnamed,
    actions={"fill": FILL, "take": TAKE},
    setting_up=SettingUp(action="fill", given=("players", "readings"), bare={}),
    audit=(jar_holds_them,),
    scoring=score_sheet,
    draw=draw,
    folder=Path(__file__).parent,
)


def taking(number: int, player: str = "ann") -> dict[str, Any]:
    return {"type": "take", "player": player, "number": number}


HANDS: dict[str, Any] = {"hands": {"ann": 0, "bob": 4}}
"""A state in which the number of marbles in the jar is unknown."""


def with_a_jar_of(fewest: int, most: int) -> Game[Marbles]:
    """The game with a jar of ``fewest`` to ``most`` marbles."""
    jar = Integer(minimum=fewest, maximum=most, metadata={"description": "Marbles in the jar.", "examples": [fewest]})
    return replace(MARBLES, StateShape=type("StateShape", (StateShape,), {"jar": jar}))
