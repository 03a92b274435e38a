"""The sets of words from which requests and answers choose, by the names that the contract gives them."""

from lawspeaker.adjudication.wire.shapes import Enumeration
from lawspeaker.games.java.cards.kinds import NO_CARD, NOBODY_TOLD
from lawspeaker.games.java.words import CARDS, NOBODY, PALACES, PLAYERS, Phase, Side

_PREFIX = "Java"

PLAYER = Enumeration(f"{_PREFIX}Player", "A player.", PLAYERS)
PLAYER_OR_NOBODY = Enumeration(f"{_PREFIX}PlayerOrNobody", "A player, or `none`.", (*PLAYERS, NOBODY))
PHASE = Enumeration.of(Phase, _PREFIX)
SIDE = Enumeration(f"{_PREFIX}PalaceSide", Side.__doc__ or "", tuple(Side))
PALACE_VALUE = Enumeration(f"{_PREFIX}PalaceValue", "The values of palaces.", PALACES)
CARD = Enumeration(f"{_PREFIX}FestivalCard", "The kinds of festival cards.", CARDS)
CARD_OR_UNKNOWN = Enumeration(
    f"{_PREFIX}CardOrUnknown", f"A festival card, or `{NOBODY_TOLD}` if it is unknown.", (*CARDS, NOBODY_TOLD)
)
OPEN_CARD = Enumeration(
    f"{_PREFIX}OpenCard",
    f"The open card, `{NOBODY_TOLD}` if it is unknown, or `{NO_CARD}` if there is none.",
    (*CARDS, NOBODY_TOLD, NO_CARD),
)
REVEALED_CARD = Enumeration(f"{_PREFIX}RevealedCard", f"The new open card, or `{NO_CARD}` if no card is left.", (*CARDS, NO_CARD))
