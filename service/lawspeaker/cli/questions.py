"""The commands that ask a question of a game: how each is called, and an example.

A game that is installed beside ours may have further questions, which ``lawspeaker ask`` asks.
"""

from typing import NamedTuple


class QuestionCommand(NamedTuple):
    """A command that asks a question."""

    name: str
    question: str
    """The last part of the path at which the API is asked."""
    help: str
    example: str
    """A game and one of its worked examples."""
    has_verdict: bool = False
    is_start: bool = False
    """Whether the state in the answer is what was asked for."""


QUESTIONS = (
    QuestionCommand(
        "rule",
        "rulings",
        "May this be done? Rules on an action, or on all actions of a turn. Says which rules it breaks and where they are printed, "
        "or what would have to be known; of a legal one what happens, and the next state.",
        "java too-large-a-palace",
        has_verdict=True,
    ),
    QuestionCommand("votes", "votes", "Counts the votes in a territory, and says how a vote ends.", "graenaland palisade"),
    QuestionCommand("score", "scores", "Counts everybody's points, line by line.", "confusing-lands final-scores"),
    QuestionCommand("actions", "legal-actions", "Lists what may be done now.", "java palaces-that-can-be-built"),
    QuestionCommand(
        "replay",
        "replays",
        "Rules on the actions of a game one after the other, up to the first that is not legal.",
        "java shared-festival",
        has_verdict=True,
    ),
    QuestionCommand(
        "audit", "audits", "Can this state exist? Names every rule that it breaks.", "java impossible", has_verdict=True
    ),
    QuestionCommand(
        "setup", "setups", "Begins a game, and gives its first state.", "java set-up", has_verdict=True, is_start=True
    ),
    QuestionCommand("draw", "pictures", "Draws what is known of a state, as SVG.", "java picture"),
    QuestionCommand(
        "standings", "standings", "Says who ranks where in a village, in a city or on a shore.", "java right-to-build"
    ),
    QuestionCommand("claim", "victory-claims", "Can this player reach the points claimed, and how?", "graenaland victory-claim"),
)
COMMANDS = {command.question: command.name for command in QUESTIONS} | {
    "": "games",
    "rules": "rules",
    "editions": "edition",
    "examples": "examples",
}
"""The commands by the last part of the path that they ask or read; that of the game itself is empty."""
