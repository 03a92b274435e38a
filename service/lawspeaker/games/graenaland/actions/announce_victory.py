"""The main player announces victory. Konec hry; Podmínky vítězství."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, member, one_for_each
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.claims import Claim, by_rules, for_each
from lawspeaker.adjudication.unknown import Count, total
from lawspeaker.adjudication.wire.shapes import OneOf, list_of, said
from lawspeaker.games.graenaland import phases
from lawspeaker.games.graenaland.actions.end_round import supply_card_was_taken
from lawspeaker.games.graenaland.actions.phases import in_phase, the_main_player
from lawspeaker.games.graenaland.descriptions import describe_goals
from lawspeaker.games.graenaland.shapes import GraenalandAction, event, player_field
from lawspeaker.games.graenaland.shapes.enumerations import GOAL
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.victory.goals import THREE_PLAYERS, tally
from lawspeaker.games.graenaland.victory.points import due, reached
from lawspeaker.games.graenaland.words import Goal, Phase


class AnnounceVictory(GraenalandAction):
    """The main player announces victory."""

    player = member(player_field("Who announces it.", required=True))
    goals: Sequence[str] = member(
        list_of(
            OneOf(GOAL, metadata=said("A goal.", "army")),
            "Claim: goals that are reached. It may name some of them only; at least three must be reached.",
            ["settlements", "largest", "army"],
            most=len(Goal),
        ),
        default=(),
    )


@rule("victory.announcer")
def by_the_main_player(state: State, action: AnnounceVictory) -> Iterator[Violation]:
    """The main player announces victory."""
    if action.player != state.main_player:
        yield action.violated("player", fault="another", player=action.player, main_player=state.main_player)


@rule("victory.conditions")
def without_victory_point_cards(state: State, action: AnnounceVictory) -> Iterator[Violation]:
    """With victory point cards victory is claimed before building, and not announced after it."""
    if state.has_victory_point_cards:
        yield action.violated("type", fault="claimed")


@rule("victory.three-goals")
def three_goals_are_reached(state: State, action: AnnounceVictory) -> Iterator[Violation]:
    """The player who announces victory has reached at least three of the five goals."""
    if state.has_victory_point_cards:
        return
    number = total(reached(state, action.player, goal) for goal in Goal)
    needed: int = state.sources.figure("goals", "needed")
    if _falls_short(number, needed):
        yield action.violated("player", **goals_reached(state, action.player, number.nearest(needed)), due=needed)


def goals_reached(state: State, player: str, count: int) -> Document:
    """What is said about the goals that a player has reached: how many, and which as far as that is known."""
    reached_columns = [goal.value for goal in Goal if reached(state, player, goal).low]
    bound = "exactly" if len(reached_columns) == count else "at-most"
    return {"player": player, "count": count, "bound": bound, "reached_columns": reached_columns}


@by_rules(
    {
        "goal.settlements": "Eight settlements are needed, villages and buildings together.",
        "goal.territories": "Three territories with two settlements or more are needed.",
        "goal.largest": "One territory with four settlements is needed.",
        "goal.buildings": "Two buildings are needed.",
        THREE_PLAYERS: "With three players the first building does not count.",
        "goal.army": "An army of strength 3 is needed.",
    }
)
@for_each("goals")
def goal_is_reached(state: State, action: AnnounceVictory, claim: Claim, name: str) -> Iterator[Violation]:
    """A goal is reached, by the rule ``name``."""
    goal = Goal(claim.said)
    found = tally(state, action.player, goal)
    if found.rule == name and _falls_short(found.count, needed := due(state, goal)):
        yield claim.violated(player=action.player, count=found.count.nearest(needed), due=needed)


def _falls_short(count: Count, needed: int) -> bool:
    """Whether ``count`` is less than is needed. Raises ``Unknown``."""
    return count.reaches(needed).exact() == 0


def candidates(state: State) -> Iterator[Document]:
    """That the main player does it, where victory point cards are not in use."""
    return iter(()) if state.has_victory_point_cards else one_for_each(the_main_player)(state)


def apply(state: State, action: AnnounceVictory, after: NextState) -> Sequence[Document]:
    """The others build once more, in turn."""
    after.document = phases.final_building({**state.document, "announcement": {"player": action.player}})
    after.put(("turn",), lambda: state.left_of(action.player))
    return [{"type": "victory-announced", "player": action.player}]


VictoryAnnounced = event(
    "victory-announced", "Victory is announced.", {"player": player_field("Who announces it.", required=True)}
)

ANNOUNCE_VICTORY = Action(
    "announce-victory",
    AnnounceVictory,
    rules=(
        in_phase(Phase.BUILDING),
        supply_card_was_taken,
        by_the_main_player,
        without_victory_point_cards,
        three_goals_are_reached,
        *goal_is_reached,
    ),
    takers=the_main_player,
    candidates=candidates,
    apply=apply,
    describe=describe_goals,
    events=(VictoryAnnounced,),
)
