"""How texts say the names of territories: ``coast-1`` is "Coast 1". Territories of other names are called as whoever drew the map
called them."""

from lawspeaker.adjudication.words.place_words import PlaceWords

_LANDS = ("coast", "inland", "plains", "forest", "hills", "mountains")

PLACE_WORDS = PlaceWords({f"{land}-([0-9]+)": ("numbered-territory", {"land": land, "number": "{1}"}) for land in _LANDS})
