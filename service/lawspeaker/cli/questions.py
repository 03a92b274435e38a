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
    """Whether it rules on something, so that rules are upheld or broken."""
    is_start: bool = False
    """Whether the state in the answer is what was asked for."""


QUESTIONS = (
    QuestionCommand(
        "rule",
        "rulings",
        "May this be done? Rules on an action. Legal: what happens, and the next state. Illegal: each rule that is "
        "broken, and where it is printed. Undetermined: what would have to be known.",
        "java too-large-a-palace",
        has_verdict=True,
    ),
    QuestionCommand("turn", "turns", "Rules on several actions as one whole turn.", "java seventh-point", has_verdict=True),
    QuestionCommand(
        "votes", "votes", "Counts the votes in a territory. Given ballots, says how the vote ends.", "graenaland palisade"
    ),
    QuestionCommand("score", "scores", "Counts everybody's points, line by line.", "confusing-lands final-scores"),
    QuestionCommand("actions", "legal-actions", "Lists what may be done now.", "java palaces-that-can-be-built"),
    QuestionCommand(
        "replay",
        "replays",
        "Rules on actions one after the other. Stops at the first that is not legal, or skips it.",
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
    QuestionCommand("standings", "standings", "Says who ranks where in a village or city, or on a shore.", "java right-to-build"),
    QuestionCommand("claim", "victory-claims", "Can this player reach the points claimed, and how?", "graenaland victory-claim"),
)
COMMANDS = {command.question: command.name for command in QUESTIONS} | {
    "": "games",
    "rules": "rules",
    "editions": "edition",
    "examples": "examples",
}
"""The commands by the last part of the path that they ask or read; that of the game itself is empty."""
