"""What is going on, in sentences: a proposal, a building phase, claims, the choice of positions; and what is not known."""

from collections.abc import Iterator

from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.games.graenaland.picture.telling import UNKNOWN, Teller
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase

Sentence = tuple[str, str]
"""What is said, and the pointer to what it says."""

_NEEDED = {
    "turn": (Phase.PLACEMENT, Phase.ANCHOR, Phase.PROPOSALS, Phase.FINAL_BUILDING),
    "placement": (Phase.PLACEMENT, Phase.ANCHOR),
    "proposal": (Phase.VOTING,),
    "building": (Phase.BUILDING, Phase.FINAL_BUILDING),
    "announcement": (Phase.FINAL_BUILDING,),
}
"""In which phases a state has these members."""
_ALWAYS = ("players", "main_player", "decks", "discards", "supply_row")


def events(state: State, teller: Teller) -> Iterator[Sentence]:
    """What is going on."""
    document = state.document
    if "placement" in document:
        yield from _placement(document["placement"], teller)
    if "proposal" in document:
        yield teller.proposal(document["proposal"]), f"{ROOT}/proposal"
    if "building" in document:
        yield from _building(document["building"], teller)
    if "announcement" in document:
        yield teller.announcement(document["announcement"]), f"{ROOT}/announcement"
    for index, claim in enumerate(document.get("claims", ())):
        said = teller.say("picture-claim", player=claim["player"], points=claim["points"])
        yield said, state.pointer("claims", index)
    for index, claim in enumerate(document.get("void_claims", ())):
        said = teller.say("picture-void-claim", player=claim["player"], territories=_markets(claim, teller))
        yield said, state.pointer("void_claims", index)


def unknown_members(state: State, teller: Teller) -> str | None:
    """Which members that a state of this phase has are not known."""
    document = state.document
    phase = document.get("phase")
    members = [] if phase else ["phase"]
    if phase != Phase.SETUP:
        members += [member for member in _ALWAYS if member not in document]
    members += [member for member, phases in _NEEDED.items() if phase in phases and member not in document]
    words = ", ".join(teller.say(f"member-{member}") for member in members)
    return teller.say("picture-unknown-members", members=words) if words else None


def _placement(given: Document, teller: Teller) -> Iterator[Sentence]:
    yield teller.say("picture-placement", round=given.get("round", teller.not_known)), f"{ROOT}/placement"
    if newcomer := given.get("newcomer"):
        player, territory = newcomer.get("player", UNKNOWN), newcomer.get("territory", teller.not_known)
        yield teller.say("picture-newcomer", player=player, territory=territory), f"{ROOT}/placement/newcomer"


def _building(given: Document, teller: Teller) -> Iterator[Sentence]:
    if "supply_taken" in given:
        taken = "yes" if given["supply_taken"] else "no"
        yield teller.say("picture-supply-taken", answer=taken), f"{ROOT}/building/supply_taken"
    yield teller.say("picture-markets-used", territories=_markets(given, teller)), f"{ROOT}/building/markets_used"
    for index, offer in enumerate(given.get("offers", ())):
        yield teller.offer(offer), ROOT + pointer("building", "offers", index)


def _markets(given: Document, teller: Teller) -> str:
    """The markets that were used in a building phase."""
    if "markets_used" not in given:
        return teller.not_known
    return ", ".join(given["markets_used"]) or teller.say("nothing")
