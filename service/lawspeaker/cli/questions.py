"""The commands that ask a question of a game: their names and examples.

Another installed game may have additional questions, for which there is ``lawspeaker ask``.
"""

from typing import NamedTuple


class QuestionCommand(NamedTuple):
    """A command that asks a question."""

    name: str
    question: str
    """The last part of the path of the question in the API."""
    help: str
    example: str
    """A game and one of its worked examples."""
    has_verdict: bool = False
    """Whether the answer has a verdict, and so rules that are upheld or broken."""
    is_start: bool = False
    """Whether the state in the answer is its main result."""


QUESTIONS = (
    QuestionCommand(
        "rule",
        "rulings",
        "Rules on an action: legal or not, and why. If legal, shows what happens and the next state; if illegal, each "
        "broken rule and where it is printed; if undetermined, what is missing.",
        "java too-large-a-palace",
        has_verdict=True,
    ),
    QuestionCommand("turn", "turns", "Rules on several actions as one whole turn.", "java seventh-point", has_verdict=True),
    QuestionCommand(
        "votes", "votes", "Counts the votes in a territory. With ballots, says how the vote ends.", "graenaland palisade"
    ),
    QuestionCommand("score", "scores", "Counts every player's points, with details.", "confusing-lands final-scores"),
    QuestionCommand("actions", "legal-actions", "Lists the legal actions.", "java palaces-that-can-be-built"),
    QuestionCommand(
        "replay",
        "replays",
        "Rules on actions in order. Stops at the first that is not legal, or skips it.",
        "java shared-festival",
        has_verdict=True,
    ),
    QuestionCommand(
        "audit",
        "audits",
        "Checks whether a state is possible. Names every rule that it breaks.",
        "java impossible",
        has_verdict=True,
    ),
    QuestionCommand(
        "setup", "setups", "Sets up a game and gives its first state.", "java set-up", has_verdict=True, is_start=True
    ),
    QuestionCommand("edit", "edits", "Puts a piece into a state, or takes one away.", "java edit", is_start=True),
    QuestionCommand("draw", "pictures", "Draws the known parts of a state as SVG.", "java picture"),
    QuestionCommand(
        "view",
        "views",
        "Hides what a player must not know.",
        "java what-two-sees",
        is_start=True,
    ),
    QuestionCommand("standings", "standings", "Ranks the players in a village or city, or on a shore.", "java right-to-build"),
    QuestionCommand(
        "claim", "victory-claims", "Says whether and how a player can reach the claimed points.", "graenaland victory-claim"
    ),
)
COMMANDS = {command.question: command.name for command in QUESTIONS} | {
    "": "games",
    "rules": "rules",
    "pieces": "pieces",
    "editions": "edition",
    "examples": "examples",
}
"""The commands by the last part of the path that they ask or read; that of the game itself is empty."""
