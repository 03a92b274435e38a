"""What nobody at the table sees: the cards of the decks, and the faces of those that lie face down at a territory."""

from lawspeaker.adjudication.document import Document
from lawspeaker.games.graenaland.cards.piles import number_of


def without_hidden(document: Document) -> Document:
    """A state that says of each deck only how many cards it has, and of a card that lies face down only its back."""
    shown = dict(document)
    if "decks" in document:
        shown["decks"] = {deck: _counted(pile) for deck, pile in document["decks"].items()}
    if "territories" in document:
        shown["territories"] = {
            name: {**content, "face_down": _backs(content["face_down"])} if "face_down" in content else content
            for name, content in document["territories"].items()
        }
    if "cards" in (placement := document.get("placement", {})):
        placed = {territory: _backs(pile) for territory, pile in placement["cards"].items()}
        shown["placement"] = {**placement, "cards": placed}
    return shown


def _counted(pile: Document) -> Document:
    """The pile without its cards, if the face of any is known."""
    return {"count": number_of(pile)} if any(_face(card) for card in pile.get("cards", ())) else pile


def _backs(pile: Document) -> Document:
    """The pile with the backs of its cards alone."""
    if "cards" not in pile:
        return pile
    return {**pile, "cards": [{"deck": card["deck"]} if "deck" in card else {} for card in pile["cards"]]}


def _face(card: Document) -> bool:
    return "resource" in card or "symbols" in card
