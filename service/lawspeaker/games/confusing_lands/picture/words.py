"""What the picture says, in the words of its language: titles of its parts, and the whole in sentences."""

from collections.abc import Iterator

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.pictures.picture import Say
from lawspeaker.adjudication.unknown import where_known
from lawspeaker.games.confusing_lands import notation
from lawspeaker.games.confusing_lands.cards.piles import Card
from lawspeaker.games.confusing_lands.picture.seen import Lying, Seen, Square, Where
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import ROUNDS, Direction, Symbol

UNKNOWN = "unknown"
"""A fact that is not known, as messages ask for it."""
_LETTERS = {Direction.NORTH: "n", Direction.EAST: "e", Direction.SOUTH: "s", Direction.WEST: "w"}


@frozen
class PictureWords:
    """What is said of a state."""

    state: State
    say: Say

    # What a few words name

    def content(self, token: str) -> str:
        """What is on a square."""
        if token == notation.NOWHERE:
            return self.say("content-nowhere")
        content = notation.CONTENTS[token]
        if content.condition is not None:
            return self.say("picture-condition", condition=content.condition)
        if content.symbol is Symbol.RIVER:
            return self.say("content-river-" + "".join(_LETTERS[edge] for edge in content.ends))
        if content.symbol is not None:
            return self.say(f"content-{content.symbol.name.lower()}")
        return self.say("content-unknown" if content.is_unknown else "content-empty")

    def square(self, where: Where, square: Square) -> str:
        """A square and what is on it."""
        name = named(where)
        if square.contradiction is not None:
            by_cards, by_squares = map(self.content, square.contradiction)
            return self.say("picture-square-differs", square=name, content=by_cards, other_content=by_squares)
        message = "picture-square" if square.is_certain else "picture-square-perhaps"
        return self.say(message, square=name, content=self.content(square.token))

    def card(self, card: Card) -> str:
        """A card."""
        return self.say("picture-card", condition=card.get("card", UNKNOWN))

    def placed(self, card: Lying) -> str:
        """A card as it lies in a landscape."""
        given = card.given
        square = named((given["row"], given["column"])) if given.keys() >= {"row", "column"} else UNKNOWN
        return self.say(
            "picture-placed",
            letter=card.letter,
            condition=given.get("card", UNKNOWN),
            side=given.get("side", UNKNOWN),
            rotation=given.get("rotation", UNKNOWN),
            square=square,
        )

    def pile(self, name: str, *path: str) -> str:
        """A pile and how many cards there are in it, as it says itself or else as it lists."""
        count = where_known(lambda: self.state.known(*path).get("count", len(self.state.cards(*path))), UNKNOWN)
        return self.say("picture-pile", caption=name, count=count)

    def pile_listed(self, name: str, *path: str) -> str:
        """The same, with the cards if any of them is known."""
        cards = where_known(lambda: self.state.cards_in_any_order(*path), ())
        pile = self.pile(name, *path)
        return (
            self.say("picture-listed", told=pile, cards=[self.card(card) for card in cards])
            if any(map(_is_given, cards))
            else pile
        )

    def chosen(self, player: str) -> str:
        """The card that a player has chosen and not yet placed."""
        card: Card = self.state.document.get("chosen", {}).get(player, {})
        return self.say("picture-listed", told=self.say("caption-chosen"), cards=[self.card(card)])

    # The game

    @property
    def title(self) -> str:
        """What the picture shows."""
        return self.say("picture-title")

    @property
    def round(self) -> str:
        """Which round it is."""
        given = where_known(lambda: self.state.round, self.state.shown.get("round", UNKNOWN))
        return self.say("picture-round", round=given, total=ROUNDS)

    @property
    def phase(self) -> str:
        """How far the game is."""
        return self.say("picture-phase", phase=self.state.document.get("phase", UNKNOWN))

    @property
    def shared(self) -> str:
        """Which condition is shared."""
        return self.say("picture-shared", condition=self.state.document.get("shared", {}).get("card", UNKNOWN))

    def player(self, player: str) -> str:
        """The name of a player."""
        return self.say(f"player-{player}")

    def landscape(self, seen: Seen) -> str:
        """The landscape of a player, in a few words."""
        return self.say("picture-landscape", player=seen.player, count=len(seen.squares) if seen.is_known else UNKNOWN)

    def rows(self, seen: Seen) -> Iterator[str]:
        """A landscape row by row."""
        for row in seen.rows:
            columns = [column for column in seen.columns if (row, column) in seen.squares]
            if columns:
                contents = [self._in_row(seen, (row, column)) for column in range(columns[0], columns[-1] + 1)]
                yield self.say("picture-row", row=row, column=columns[0], contents=contents)

    def _in_row(self, seen: Seen, where: Where) -> str:
        square = seen.squares.get(where)
        if square is None:
            return self.content(notation.NOWHERE)
        return self.content(square.token) if square.is_certain and square.contradiction is None else self.square(where, square)


def named(where: Where) -> str:
    """The name of a square."""
    row, column = where
    return f"r{row}c{column}"


def _is_given(card: Card) -> bool:
    return "card" in card
