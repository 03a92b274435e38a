"""The final scoring of a player, right after their own last turn; all that is said of it is a claim. ¶40, 42-46."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document, without
from lawspeaker.adjudication.rules.action import Action, NextState, member, one_for_each
from lawspeaker.adjudication.rules.checks import Finding, Outcome, Violation, rule
from lawspeaker.adjudication.rules.claims import Claim, claims, for_each
from lawspeaker.adjudication.rules.scoring import those_with_most
from lawspeaker.adjudication.unknown import Count, Place, Unknown, each, known_members, where_known
from lawspeaker.adjudication.wire.shapes import Integer, list_of, players_field, said
from lawspeaker.games.java.actions.consequences import NOTHING, give_points
from lawspeaker.games.java.actions.phases import in_phase, whoever_acts
from lawspeaker.games.java.actions.turns import in_ones_own_turn
from lawspeaker.games.java.board.settlements import may_have_a_palace
from lawspeaker.games.java.board.spaces import beside, space
from lawspeaker.games.java.descriptions import describe_cities
from lawspeaker.games.java.figures.standing import FIRST, SECOND
from lawspeaker.games.java.palaces.palace import Palace
from lawspeaker.games.java.scoring.final import PRIZES, RULES, Prize, final_scoring, paid
from lawspeaker.games.java.scoring.ranking import WINNER, points_now
from lawspeaker.games.java.shapes import JavaAction, JavaShape, event, made, player_field
from lawspeaker.games.java.shapes.board import MOST_PALACES, space_field, value_field
from lawspeaker.games.java.shapes.numbers import points_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.beginning import begin_next_turn
from lawspeaker.games.java.words import FIGURES, PLAYERS, Phase


class CityClaim(JavaShape):
    """Claim: the points that a city brings."""

    space = space_field("The space of its palace.", "G9", required=True)
    points = points_field("The points for it.", required=True)


class FinalScoring(JavaAction):
    """A player has the final scoring, in the phase `final-scoring`, right after that player's last turn.

    All its members except the player are claims, which are checked.
    """

    player = member(player_field("Who has the final scoring.", required=True))
    cities: Sequence[Document] = member(
        list_of(
            CityClaim,
            "Claim: the points for single cities, each named by the space of its palace.",
            [{"space": "G9", "points": 6}],
            most=MOST_PALACES,
        ),
        default=(),
    )
    points = member(points_field("Claim: the points for all cities together."), default=None)
    winners: Sequence[str] | None = member(
        list_of(
            player_field("A player."), "Claim, in the last final scoring: who has won.", ["one"], most=len(PLAYERS), fewest=1
        ),
        default=None,
    )


@rule("final.due")
def after_ones_own_last_turn(state: State, action: FinalScoring) -> Iterator[Violation]:
    """A player has one final scoring, right after their own last turn."""
    if action.player in state.known("scored"):
        yield action.violated("player", player=action.player, fault="twice")


@rule("final.first")
def value_for_the_first(state: State, action: FinalScoring) -> Iterator[Violation]:
    """The player who stands highest in a city gets the value of its palace; all do who are level."""
    return each((_impossible_cities, _wrong_points), lambda wrong: wrong(state, action, FIRST))


def _impossible_cities(state: State, action: FinalScoring, _: int) -> Iterator[Violation]:
    """What can be true of no city, wherever palaces stand."""
    said: dict[str, int] = {}
    figures = where_known(lambda: state.figures[action.player].bit_count(), FIGURES)
    for city in claims(action, "cities"):
        facts = {"player": action.player, **city.said}
        if said.setdefault(city["space"], city["points"]) != city["points"]:
            yield city.violated("space", **facts, fault="twice")
        elif not may_have_a_palace(state, space(city["space"])):
            yield city.violated("space", **facts, fault="no-city")
        elif other := next((other for other in said if space(other) & beside(space(city["space"]))), None):
            yield city.violated("space", **facts, other_space=other, fault="same-city")
        elif "palaces" not in state.document and (
            city["points"] not in PRIZES or sum(map(bool, said.values())) > figures  # each city needs a figure of its own
        ):
            yield city.violated("points", **facts, fault="between")


@rule("final.second")
def half_for_the_second(state: State, action: FinalScoring) -> Iterator[Violation]:
    """The second in a city gets half the value of its palace."""
    return _wrong_points(state, action, SECOND)


@for_each("cities")
def _wrong_points(state: State, action: FinalScoring, city: Claim, place: int) -> Iterator[Violation]:
    """What is said wrongly of a city, as far as it is for the rule of that prize to tell."""
    palace = state.palace(city["space"])
    if not palace:
        if place == FIRST:
            yield city.violated("space", space=city["space"], fault="no-city")
        return
    prize = final_scoring(state, action.player).prize(palace)
    if place == _prize_meant(prize, palace, city["points"]):
        due, possible = (prize.points, prize.possible) if prize else (Count.exactly(0), (0,))
        if city["points"] not in possible:
            yield city.violated("points", player=action.player, **city.said, due=due, fault=_fault(due, city["points"]))
        due.exact()


def _fault(due: Count, points: int) -> str:
    """The fault of claimed ``points``: they are not one of the few possible numbers, or outside the bounds."""
    return "between" if due.allows(points) else "other"


def _prize_meant(prize: Prize | None, palace: Palace, points: int) -> int:
    """The prize to whose rule it is held that a city brings that many points: the one that the player gets.

    Where there is none, or it is not known which, it is the one that brings that many, for that is what was taken for due.
    Raises ``Unknown``.
    """
    if prize and prize.place:
        return prize.place
    return SECOND if points == paid(palace.value, SECOND) else FIRST


@rule("final.total")
@for_each("points")
def sum_of_all_cities(state: State, action: FinalScoring, points: Claim) -> Iterator[Violation]:
    """The final scoring of a player is what all cities bring together."""
    scoring, facts = final_scoring(state, action.player), {"player": action.player, "points": points.said}
    of_cities = sum({claim["space"]: claim["points"] for claim in action.cities}.values())
    if points.said not in scoring.possible:
        yield points.violated(**facts, due=scoring.total, fault=_fault(scoring.total, points.said))
    elif points.said < of_cities and not scoring.total.is_exact:
        yield points.violated(**facts, due=of_cities, fault="cities")
    scoring.total.exact()


@rule("final.over")
def when_all_have_scored(state: State, action: FinalScoring) -> Iterator[Violation]:
    """The game is over, and somebody has won it, when all have had their final scoring."""
    if action.winners is not None and not _is_last(state, action):
        coming = [player for player in state.players if player not in (*state.known("scored"), action.player)]
        yield action.violated("winners", players=action.winners, due_players=coming, count=len(coming))


@rule(WINNER)
def most_points_win(state: State, action: FinalScoring) -> Iterator[Violation]:
    """The most points win; those who are level share the victory."""
    if action.winners is None:
        return
    if not _may_be_winners(state, action, action.winners):
        yield action.violated("winners", players=action.winners, due_players=["others"], count=0)
    elif _is_last(state, action):
        due = _winners(state, action)
        if sorted(action.winners) != sorted(due):
            yield action.violated("winners", players=action.winners, due_players=due, count=len(due))


def _may_be_winners(state: State, action: FinalScoring, winners: Sequence[str]) -> bool:
    """Whether these may have the most points, by the bounds of what everybody has."""
    if len(set(winners)) < len(winners):
        return False
    gained = {action.player: final_scoring(state, action.player).total}
    points = {
        player: points_now(state, player) + gained.get(player, NOTHING)
        for player in {*winners, *state.document.get("points", ())}
    }
    if all(count.is_exact for count in points.values()) and "players" in state.document:
        return True  # it is known who has won
    highest = min((count.high for player, count in points.items() if player in winners and count.high is not None), default=None)
    if highest is None:
        return True
    least = max(points[player].low for player in winners)
    others = max((count.low for player, count in points.items() if player not in winners), default=-1)
    return least <= highest and others < highest


def _is_last(state: State, action: FinalScoring) -> bool:
    """Whether everybody else has had the final scoring. Raises ``Unknown``."""
    return {*state.known("scored"), action.player} == {*state.players}


def _winners(state: State, action: FinalScoring) -> Sequence[str]:
    """Who has the most points after this. Raises ``Unknown``."""
    scoring = final_scoring(state, action.player)
    points = {player: state.points(player) for player in state.players}
    first, *others = (those_with_most({**points, action.player: points[action.player] + gained}) for gained in scoring.possible)
    if any(winners != first for winners in others):
        scoring.total.exact()  # raises ``Unknown``
    return first


def apply(state: State, action: FinalScoring, after: NextState) -> Sequence[Document]:
    """The player has the points; the turn of the next one begins or, after the last final scoring, the game is over."""
    player = action.player
    due = final_scoring(state, player)
    give_points(after, state, {player: due.total})
    after.put(("scored",), lambda: [*state.known("scored"), player])
    known = known_members(points=due.total.exact, cities=lambda: _cities(due.prizes, due.missing))
    events: list[Document] = [{"type": "final-scored", "player": player, **known}]
    after.applied += [_applied(action, prize) for prize in due.prizes if prize.place]
    if after.whether(lambda: _is_last(state, action)):
        after.document = {**without(after.document, "turn"), "phase": Phase.OVER.value}
        events.append({"type": "game-ended", **known_members(winners=lambda: _winners(state, action))})
    else:
        begin_next_turn(after, state, player)
    return events


def _cities(prizes: Sequence[Prize], missing: Sequence[Place]) -> Sequence[Document]:
    """What an event says about the cities that bring points. Raises ``Unknown`` if it is not known which do."""
    if missing:
        raise Unknown(*missing)
    return [_city(prize) for prize in prizes]


def _city(prize: Prize) -> Document:
    """What an event says about a city that brings points. Raises ``Unknown`` if it is not known whether it does."""
    if not prize.place:
        raise Unknown(*prize.points.missing)
    known = known_members(value=lambda: prize.palace.value, points=prize.points.exact)
    return {"space": prize.palace.name, "rank": prize.place, **known}


def _applied(action: FinalScoring, prize: Prize) -> Finding:
    """By which rule a city has brought points."""
    facts = {"player": action.player, "space": prize.palace.name, "points": prize.points}
    return Finding(RULES[prize.place], Outcome.APPLIED, (action.at,), facts)


takers = whoever_acts(Phase.FINAL_SCORING)

ScoredCity = made(
    "ScoredCity",
    "A city that brings points.",
    {
        "space": space_field("Where its palace stands.", required=True),
        "rank": Integer(minimum=1, required=True, metadata=said("The rank of the player there.", 1)),
        "value": value_field("The value of the palace, if it is known."),
        "points": points_field("The points, if they are known."),
    },
)
FinalScored = event(
    "final-scored",
    "A player has the final scoring.",
    {
        "player": player_field("Whose cities are scored.", required=True),
        "points": points_field("The points in all, if they are known."),
        "cities": list_of(
            ScoredCity,
            "The cities that bring points, if they are known.",
            [{"space": "G9", "rank": 1, "points": 6}],
            most=MOST_PALACES,
        ),
    },
)
GameEnded = event(
    "game-ended",
    "The game ends.",
    {"winners": players_field(player_field("A player."), "Who has won, if it is known.", ["one"], most=len(PLAYERS))},
)

FINAL_SCORING = Action(
    "final-scoring",
    FinalScoring,
    rules=(
        in_phase(Phase.FINAL_SCORING),
        in_ones_own_turn,
        after_ones_own_last_turn,
        value_for_the_first,
        half_for_the_second,
        sum_of_all_cities,
        when_all_have_scored,
        most_points_win,
    ),
    takers=takers,
    candidates=one_for_each(takers),
    apply=apply,
    describe=describe_cities,
    events=(
        FinalScored,
        GameEnded,
    ),
)
