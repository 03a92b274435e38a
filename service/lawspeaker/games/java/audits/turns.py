"""What must be true of the turn: what is told of it agrees with itself and with the phase. ¶4."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.checks import Check, Violation, rule, violated
from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.unknown import each
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.java.cards.kinds import MOST_DRAWN, NOBODY_TOLD, symbols
from lawspeaker.games.java.festivals.bidding import bidders, is_in_the_city
from lawspeaker.games.java.land_duty import must_lay_land
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import ACTION_POINTS, Phase, Side

_TOLD_OF_A_TURN = ("player", "spent", "land_laid", "palaces", "drawn", "token_used", "festival_held")


def _all_told(state: State) -> None:
    """Raises ``Unknown`` unless all is told of the turn, of a festival, and of who has had the final scoring."""
    if state.phase in (Phase.SETUP, Phase.OVER):
        return
    for member in _TOLD_OF_A_TURN:
        state.known("turn", member)
    state.known("scored")
    state.known("palaces")
    state.known("palaces_built")
    for member in ("palace", "bids", "passed", "turn") if state.phase == Phase.FESTIVAL else ():
        state.known("festival", member)


@rule("turn.state", _all_told)
def the_turn_agrees_with_itself(state: State) -> Iterator[Violation]:
    """What is told of a turn, of a festival and of final scorings agrees with itself and with the phase of the game."""
    return each(_PARTS, lambda check: check(state))


def _wrong(fault: str, *path: str | int) -> Violation:
    return violated(ROOT + pointer(*path), fault=fault)


def _of_players(state: State) -> Iterator[Violation]:
    """Those have turns, bids and final scorings who play."""
    turn, festival = state.document.get("turn", {}), state.document.get("festival", {})
    named: list[tuple[tuple[str | int, ...], str]] = [
        *([(("turn", "player"), turn["player"])] if "player" in turn else []),
        *([(("festival", "turn"), festival["turn"])] if "turn" in festival else []),
        *((("festival", "bids", player), player) for player in festival.get("bids", {})),
        *((("festival", "passed", nth), player) for nth, player in enumerate(festival.get("passed", ()))),
        *((("scored", nth), player) for nth, player in enumerate(state.document.get("scored", ()))),
    ]
    for path, player in named:
        if player not in state.document.get("players", (player,)):
            yield _wrong("stranger", *path)


def _points_cover_what_was_done(state: State) -> Iterator[Violation]:
    """Each thing done has cost a point or more, at most two cards were drawn, and no more was spent than there is."""
    turn: Document = state.document.get("turn", {})
    if turn.get("drawn", 0) > MOST_DRAWN:
        yield _wrong("cards", "turn", "drawn")
    done = turn.get("drawn", 0) + turn.get("land_laid", False) + len(turn.get("palaces", ()))
    most = ACTION_POINTS + turn.get("token_used", True)
    if turn.get("spent", 0) > most:
        yield _wrong("spent", "turn", "spent")
    elif done > turn.get("spent", most):
        yield _wrong("done", "turn", "spent" if "spent" in turn else "palaces")


def _palaces_are_there(state: State) -> Iterator[Violation]:
    """A palace that was built or enlarged stands on the board, and is changed once in a turn."""
    changed = state.document.get("turn", {}).get("palaces", ())
    built = state.document.get("palaces_built", ())
    for path, names in ((("turn", "palaces"), changed), (("palaces_built",), built)):
        for nth, name in enumerate(names):
            if name in names[:nth]:
                yield _wrong("twice", *path, nth)
            elif "palaces" in state.document and not state.palace(name):
                yield _wrong("no-palace", *path, nth)


def _before_the_game(state: State) -> Iterator[Violation]:
    """Before the game is set up nobody has a turn."""
    if state.document.get("phase") == Phase.SETUP and "turn" in state.document:
        yield _wrong("setup", "turn")


def _festival_in_its_phase(state: State) -> Iterator[Violation]:
    """A festival is bid for in its own phase, and once in a turn."""
    if "phase" not in state.document:
        return
    if state.phase != Phase.FESTIVAL and "festival" in state.document:
        yield _wrong("no-festival", "festival")
    if state.phase == Phase.FESTIVAL and state.document.get("turn", {}).get("festival_held"):
        yield _wrong("festival-held", "turn", "festival_held")


def _bids(state: State) -> Iterator[Violation]:
    """Those bid who have a figure in the city, with cards that match; whoever has passed is out; the host has laid a card."""
    festival: Document = state.document.get("festival", {})
    passed = festival.get("passed", ())
    if festival.get("turn") in passed:
        yield _wrong("passed", "festival", "turn")
    for nth, player in enumerate(passed):
        if player in passed[:nth]:
            yield _wrong("passed", "festival", "passed", nth)
    if "bids" in festival:
        host = state.document.get("turn", {}).get("player")
        if host and not festival["bids"].get(host):
            yield _wrong("host", "festival", "bids")
        yield from _cards_that_do_not_match(state, festival["bids"])
    if "palace" in festival:
        yield from each((_not_in_that_city, _passed_over), lambda check: check(state, festival))


def _cards_that_do_not_match(state: State, bids: Document) -> Iterator[Violation]:
    face_up = state.document.get("face_up", NOBODY_TOLD)
    for player, cards in bids.items():
        for nth, card in enumerate(cards):
            if NOBODY_TOLD not in (face_up, card) and not symbols(card) & symbols(face_up):
                yield _wrong("symbols", "festival", "bids", player, nth)


def _not_in_that_city(state: State, festival: Document) -> Iterator[Violation]:
    """A festival where no white palace is, and those who take part in it without a figure in the city."""
    name = festival["palace"]
    palace = state.palace(name)
    if not palace:
        yield _wrong("no-palace", "festival", "palace")
        return
    if palace.document.get("side") == Side.RED:
        yield _wrong("red", "festival", "palace")
    taking_part: list[tuple[tuple[str | int, ...], str]] = [(("bids", player), player) for player in festival.get("bids", {})]
    taking_part += [(("passed", nth), player) for nth, player in enumerate(festival.get("passed", ()))]
    taking_part += [(("turn",), festival["turn"])] if "turn" in festival else []

    def absent(entry: tuple[tuple[str | int, ...], str]) -> Iterator[Violation]:
        path, player = entry
        if not is_in_the_city(state, player, name):
            yield _wrong("absent", "festival", *path)

    yield from each(taking_part, absent)


def _passed_over(state: State, festival: Document) -> Iterator[Violation]:
    """Somebody between the host and whose bid it is, clockwise, who has neither laid a card nor passed."""
    host = state.document.get("turn", {}).get("player")
    if not host or not {"turn", "bids", "passed"} <= festival.keys() or not state.palace(festival["palace"]):
        return
    if host not in state.players:
        return  # another part says so
    _, *others = bidders(state, host, festival["palace"])
    for player in others[: others.index(festival["turn"])] if festival["turn"] in others else others:
        if not festival["bids"].get(player) and player not in festival["passed"]:
            yield _wrong("passed-over", "festival", "turn")


def _land_before_the_festival(state: State) -> Iterator[Violation]:
    """A festival is the last action of a turn, in which land has to be laid."""
    turn: Document = state.document.get("turn", {})
    is_held = turn.get("festival_held") or state.document.get("phase") == Phase.FESTIVAL
    if is_held and turn.get("land_laid") is False and must_lay_land(state):
        yield _wrong("no-land", "turn", "land_laid")


def _scored_in_turn(state: State) -> Iterator[Violation]:
    """The final scorings go round clockwise, each after a last turn; they begin when no tile of three spaces is left."""
    document = state.document
    scored: Sequence[str] = document.get("scored", ())
    phase, turn = document.get("phase"), document.get("turn", {})
    if phase == Phase.SETUP and scored:
        yield _wrong("setup", "scored")
    if (scored or phase in (Phase.FINAL_SCORING, Phase.OVER)) and document.get("supply", {}).get("three_space"):
        yield _wrong("tiles-left", "supply", "three_space")
    if "players" not in document or "scored" not in document or not phase:
        return
    if phase not in (Phase.SETUP, Phase.OVER) and not scored:
        yield from _last_tile_laid_in_this_turn(document)
    if phase == Phase.OVER and not set(document["players"]) <= set(scored):
        yield _wrong("not-all-scored", "scored")
    if phase in (Phase.TURN, Phase.FESTIVAL, Phase.FINAL_SCORING) and turn.get("player") in document["players"]:
        before = list(reversed(state.clockwise_from(turn["player"])))[: len(scored)]
        if turn["player"] in scored or set(before) != set(scored):
            yield _wrong("scored", "scored")


def _last_tile_laid_in_this_turn(document: Document) -> Iterator[Violation]:
    """When no tile of three spaces is left and nobody has had the final scoring, the last one was laid in this turn."""
    is_used_up = document.get("supply", {}).get("three_space") == 0
    if is_used_up and document.get("turn", {}).get("land_laid") is False:
        yield _wrong("last-tile", "turn", "land_laid")


_PARTS = (
    _of_players,
    _points_cover_what_was_done,
    _palaces_are_there,
    _before_the_game,
    _festival_in_its_phase,
    _bids,
    _land_before_the_festival,
    _scored_in_turn,
)
CHECKS: Sequence[Check] = (the_turn_agrees_with_itself,)
