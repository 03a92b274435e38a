"""The picture in sentences, for people who cannot see it."""

from collections.abc import Iterator, Sequence

from lawspeaker.games.confusing_lands.picture import shown
from lawspeaker.games.confusing_lands.picture.seen import Seen
from lawspeaker.games.confusing_lands.picture.words import PictureWords


def described(words: PictureWords, landscapes: Sequence[Seen]) -> str:
    """All that is drawn, from the top."""
    said = [*_of_game(words), *(sentence for seen in landscapes for sentence in _of_player(words, seen))]
    return " ".join(f"{sentence}." for sentence in said)


def _of_game(words: PictureWords) -> Iterator[str]:
    state = words.state
    if shown.has_round(state):
        yield words.round
    yield words.phase
    if "players" not in state.document:
        yield words.say("picture-players-unknown")
    if shown.has_shared(state):
        yield words.shared
    for name in shown.piles(state):
        yield words.pile_listed(name, name)


def _of_player(words: PictureWords, seen: Seen) -> Iterator[str]:
    player = seen.player
    yield words.landscape(seen)
    yield from words.rows(seen)
    yield from (words.placed(card) for card in seen.cards)
    if shown.has_hand(words.state, player):
        yield words.say("picture-of", player=player, told=words.pile_listed("hand", "hands", player))
    if shown.has_chosen(words.state, player):
        yield words.say("picture-of", player=player, told=words.chosen(player))
    if shown.has_set_aside(words.state, player):
        yield words.say("picture-of", player=player, told=words.pile_listed("set-aside", "set_aside", player))
