"""Who stands before whom, as plainly as possible, written from the rulebook alone.

Everything is said of the heights of each player's figures in a city, a village or on a shore, the highest first, of those
players only who have any there.
"""

from collections.abc import Mapping, Sequence

Heights = Mapping[str, Sequence[int]]


def beats(own: Sequence[int], other: Sequence[int], agreed: Mapping[str, str]) -> bool:
    """The highest figures decide, or else the next ones; at last, if that was agreed, that the other has none left."""
    for mine, theirs in zip(own, other, strict=False):
        if mine != theirs:
            return mine > theirs
    return agreed["ranking.unequal-figures"] == "more-wins" and len(own) > len(other)


def unbeaten(heights: Heights, agreed: Mapping[str, str]) -> list[str]:
    """Those whom nobody beats."""
    return [player for player, own in heights.items() if not any(beats(other, own, agreed) for other in heights.values())]


def first_alone(heights: Heights, agreed: Mapping[str, str]) -> str | None:
    """Who builds here, and is paid for water: whoever stands before everybody else, if anybody does."""
    alone = [
        player
        for player, own in heights.items()
        if all(beats(own, theirs, agreed) for other, theirs in heights.items() if other != player)
    ]
    return alone[0] if alone else None


def ranks(heights: Heights, agreed: Mapping[str, str]) -> dict[str, int]:
    """First are those whom nobody beats, second those whom nobody else beats, and so on."""
    left, found, rank = dict(heights), {}, 0
    while left:
        rank += 1
        for player in unbeaten(left, agreed):
            found[player] = rank
        left = {player: own for player, own in left.items() if player not in found}
    return found


def final_points(heights: Heights, value: int, agreed: Mapping[str, str]) -> dict[str, int]:
    """What a city pays in the final scoring: the value of its palace to whoever is first, half of it to whoever is second."""
    found = ranks(heights, agreed)
    first = [player for player, rank in found.items() if rank == 1]
    pays_second = len(first) == 1 or agreed["second.after-tie"] == "next-rank"
    pays = {1: value, 2: value // 2 if pays_second else 0}
    return {player: pays[rank] for player, rank in found.items() if pays.get(rank)}
