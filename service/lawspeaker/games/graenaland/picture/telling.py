"""The picture in words: the titles of its places, and what its description says."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.pictures.picture import Say, apart
from lawspeaker.games.graenaland.cards.piles import in_any_order, number_of

UNKNOWN = "unknown"


class Teller:
    """Says what is known in the language of the picture, and of the rest that it is not known."""

    def __init__(self, say: Say) -> None:
        self.say = say
        self.not_known = say("picture-not-known")

    def sign(self, clan: str | None) -> str:
        """The letter of a clan."""
        return self.say(f"sign-{clan or UNKNOWN}")

    def player(self, clan: str | None) -> str:
        return self.say(f"player-{clan or UNKNOWN}")

    def house(self, given: Document) -> str:
        """A house and whose it is."""
        return self.say("picture-house", kind=given.get("kind", UNKNOWN), player=given.get("player", UNKNOWN))

    def hero(self, given: Document) -> str:
        """A hero and whose it is."""
        return self.say("picture-hero", hero=given.get("hero", UNKNOWN), player=given.get("player", UNKNOWN))

    def card(self, card: Document) -> str:
        """What is known of a card."""
        if "symbols" in card:
            symbols = " / ".join(self.say(f"resource-{symbol}") for symbol in card["symbols"])
            return self.say("picture-supply-card", symbols=symbols)
        if "resource" in card:
            return self.say(f"resource-{card['resource']}")
        return self.say("picture-card-of-deck", deck=card["deck"]) if "deck" in card else self.say("resource-unknown")

    def pile(self, given: Document | None) -> str:
        """The cards of a pile."""
        if given is not None and "cards" in given:
            return self.listed(self.card(card) for card in in_any_order(given))
        number = number_of(given or {})
        return self.not_known if number is None else self.say("picture-cards", count=number)

    def listed(self, items: Iterable[str]) -> str:
        """These, alike ones counted."""
        counts = Counter(items)
        given = (item if number == 1 else self.say("several", count=number, what=item) for item, number in counts.items())
        return ", ".join(given) or self.say("nothing")

    def pieces(self, given: Document | None, member: str) -> str:
        """The houses, heroes or works in a territory."""
        if given is None or member not in given:
            return self.not_known
        match member:
            case "settlements":
                return self.listed(self.house(piece) for piece in given[member])
            case "heroes":
                return self.listed(self.hero(piece) for piece in given[member])
            case _:
                return self.listed(self.say(f"work-{work}") for work in given[member])

    def territory(self, name: str, terrain: str | None, coast: bool | None) -> str:
        """A territory and its landscape."""
        on_coast = UNKNOWN if coast is None else "yes" if coast else "no"
        return self.say("picture-territory", territory=name, terrain=terrain or UNKNOWN, coast=on_coast)

    def contents(self, given: Document | None) -> str:
        """All that stands and lies in a territory."""
        if not given:
            return self.say("picture-contents-unknown")
        return self.say(
            "picture-contents",
            houses=self.pieces(given, "settlements"),
            heroes=self.pieces(given, "heroes"),
            works=self.pieces(given, "works"),
            up=self.pile(given.get("face_up")),
            down=self.pile(given.get("face_down")),
        )

    def price(self, price: Mapping[str, int] | None) -> str:
        """What a village costs."""
        if price is None:
            return self.not_known
        return ", ".join(f"{number} {self.say(f'resource-{name}')}" for name, number in price.items()) or self.say("nothing")

    def clan(self, clan: str, given: Document) -> str:
        """What belongs to a clan."""
        army = given.get("army", self.not_known)
        return self.say(
            "picture-clan", player=clan, army=army, hand=self.pile(given.get("hand")), waiting=self.waiting(given.get("waiting"))
        )

    def waiting(self, given: Sequence[Document] | None) -> str:
        """The heroes of a clan who wait."""
        return self.not_known if given is None else self.listed(self.one_waiting(hero) for hero in given)

    def one_waiting(self, hero: Document) -> str:
        """A hero who waits, and for which territories."""
        territories = ", ".join(hero["territories"]) if "territories" in hero else self.not_known
        return self.say("picture-waiting", hero=hero.get("hero", UNKNOWN), territories=territories)

    def levels(self, card: Document) -> str:
        """A victory point card."""
        given = (f"{self.say(f'column-{goal}')} {'/'.join(map(str, levels))}" for goal, levels in card.items())
        return self.say("picture-victory-card", goals=apart(self.say, given) or self.not_known)

    def announcement(self, given: Document) -> str:
        """The announcement of victory."""
        player = given.get("player", UNKNOWN)
        if "points" in given:
            return self.say("picture-announcement-points", player=player, points=given["points"])
        return self.say("picture-announcement", player=player)

    def proposal(self, given: Document) -> str:
        """The proposal that is voted on."""
        shares = apart(self.say, map(self._share, given["shares"])) if "shares" in given else self.not_known
        territory = given.get("territory", self.not_known)
        return self.say(
            "picture-proposal", player=given.get("player", UNKNOWN), territory=territory, shares=shares or self.say("nothing")
        )

    def _share(self, share: Document) -> str:
        cards = [*share["face_up"], *["face-down"] * share["face_down"]]
        return f"{self.player(share['player'])} {self.listed(self.say(f'resource-{card}') for card in cards)}"

    def offer(self, given: Document) -> str:
        """What the main player offered."""
        is_open = UNKNOWN if "open" not in given else "yes" if given["open"] else "no"
        if "player" in given:
            return self.say("picture-grant", player=given["player"], answer=is_open)
        work = self.say(f"work-{given['work']}") if "work" in given else self.not_known
        return self.say("picture-offer", what=work, territory=given.get("territory", self.not_known), answer=is_open)
