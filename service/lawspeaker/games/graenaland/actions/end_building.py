"""A player is done with the final building; after the last one the game is over. Závěrečné stavění; Vítěz; Konec hry."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from lawspeaker.adjudication.document import Document, Path, replaced
from lawspeaker.adjudication.rules.action import Action, NextState, member, one_for_each
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.claims import Claim, by_rules, claims, for_each
from lawspeaker.adjudication.unknown import Unknown, each, known_members, some, surely, where_known
from lawspeaker.adjudication.wire.shapes import Boolean, Integer, OneOf, list_of, said
from lawspeaker.games.graenaland import offers, phases
from lawspeaker.games.graenaland.actions.paying import has_market
from lawspeaker.games.graenaland.actions.phases import in_phase
from lawspeaker.games.graenaland.cards.victory_cards import goals_that_do_not_rise
from lawspeaker.games.graenaland.descriptions import describe_victory_card
from lawspeaker.games.graenaland.shapes import GraenalandAction, GraenalandShape, event, player_field
from lawspeaker.games.graenaland.shapes.cards import victory_card_field
from lawspeaker.games.graenaland.shapes.enumerations import PHASE
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.victory.points import levels, points
from lawspeaker.games.graenaland.victory.ranking import (
    by_priority,
    equal_claimants,
    has_proven,
    has_won,
    is_to_be_proven,
    may_be_ranks,
    ranking,
)
from lawspeaker.games.graenaland.words import Goal, Phase


class Ranked(GraenalandShape):
    """Claim: the rank of a player at the end of the game."""

    player = player_field("The player.", required=True)
    rank = Integer(minimum=1, maximum=5, required=True, metadata=said("The rank.", 1))


class EndBuilding(GraenalandAction):
    """A player ends the final building."""

    player = member(player_field("Who ends it.", required=True))
    reveals: Document | None = member(
        victory_card_field("Claim: the victory point card that the player shows; its levels are known from then on."),
        default=None,
    )
    holds = member(
        Boolean(metadata=said("Claim: whether the claim of victory holds. It is decided when the claimant ends building.", True)),
        default=None,
    )
    ranking: Sequence[Document] = member(
        list_of(
            Ranked,
            "Claims: the ranks of players. A player whose victory is proven has rank 1; nobody else has a rank before "
            "the final building is over.",
            [{"player": "red", "rank": 1}],
            most=5,
        ),
        default=(),
    )


@rule("points.levels")
def levels_rise(_: State, action: EndBuilding) -> Iterator[Violation]:
    """Each of the three levels of a goal is higher than the one before."""
    for goal in goals_that_do_not_rise(action.reveals or {}):
        yield action.violated("reveals", goal, column=goal)


@rule("victory-cards.option")
def cards_are_shown_if_agreed_on(state: State, action: EndBuilding) -> Iterator[Violation]:
    """Victory point cards are used only if the players agreed on them."""
    if action.reveals is not None and not state.has_victory_point_cards:
        yield action.violated("reveals", fault="told")


@rule("final.turn")
def in_turn(state: State, action: EndBuilding) -> Iterator[Violation]:
    """Every player has one building phase, clockwise."""
    if action.player != state.turn:
        yield action.violated("player", player=action.player, turn_player=state.turn)


@by_rules(
    {
        "victory.winner": "The player who announced victory has won.",
        "victory.ranking": "The others are ranked by goals or points.",
    }
)
def rightly_ranked(state: State, action: EndBuilding, name: str) -> Iterator[Violation]:
    """Players have the ranks that the rule ``name`` gives them."""
    whatever_is_known = _not_announced if name == "victory.winner" else _contradicting
    return each((whatever_is_known, _misplaced), lambda wrong: wrong(state, action, name))


def _not_announced(state: State, action: EndBuilding, _: str) -> Iterator[Violation]:
    """The claims that the player who announced victory has not won, if that is all that is known: no card has to prove it."""
    if state.has_victory_point_cards or surely(lambda: _is_due(state)) or not action.ranking:
        return
    winner = where_known(lambda: state.known("announcement", "player"), None)
    for claim in claims(action, "ranking"):
        if claim["player"] == winner:
            yield from claim.against(1, "rank", player=winner, rank=claim["rank"], due=1)


def _contradicting(state: State, action: EndBuilding, _: str) -> Iterator[Violation]:
    """The claims that cannot be true together: a player has one rank, equal players share one, and one player wins, unless the
    victory may be shared. Before the final building is over only a player whose claim holds has a rank."""
    may_be_shared = _may_share_the_victory(state)
    for claim in claims(action, "ranking"):
        player, rank, before = claim["player"], claim["rank"], action.ranking[: claim.name]
        ranks = {other["player"]: other["rank"] for other in before if other["player"] != player}
        has_won = action.holds and (player == action.player or may_be_shared)
        if any(other["player"] == player and other["rank"] != rank for other in before):
            yield claim.violated("rank", **claim.said, due="twice")
        elif rank == 1 and 1 in ranks.values() and not may_be_shared:
            yield claim.violated("rank", **claim.said, due="first")
        elif not may_be_ranks([*ranks.values(), rank], len(state.possible_players)):
            yield claim.violated("rank", **claim.said, due="shared")
        elif action.holds is not None and not (has_won and rank == 1):
            yield claim.violated("rank", **claim.said, due=1 if has_won else "open")


def _may_share_the_victory(state: State) -> bool:
    """Whether several players may win."""
    return state.has_victory_point_cards and state.sources.reading("claims.tie") == "shared"


def _misplaced(state: State, action: EndBuilding, name: str) -> Iterator[Violation]:
    """The claims about ranks that are wrong by that rule: those about players who have won, or those about the others."""
    if not action.ranking or not _is_due(state):
        return iter(())
    shown = _with_card_shown(state, action)
    done = NextState(shown.document)
    _finish(shown, done)
    if missing := [place for part in done.open if part.at[0] != "building" for place in part.missing]:
        raise Unknown(*missing)
    after = State(done.document, state.sources)
    ranks = ranking(after)

    def misplaced(claim: Claim) -> Iterator[Violation]:
        has_rank = has_won(after, claim["player"])
        if has_rank != (name == "victory.winner"):
            return iter(())
        if not has_rank and after.phase != Phase.OVER:
            return iter([claim.violated("rank", **claim.said, due="open")])
        due = ranks[claim["player"]]
        return claim.against(due, "rank", **claim.said, due=due.nearest(claim["rank"]))

    return each(claims(action, "ranking"), misplaced)


@rule("claims.card")
@for_each("reveals")
def shows_the_own_card(state: State, action: EndBuilding, shown: Claim) -> Iterator[Violation]:
    """The player who claimed victory shows the victory point card."""
    if state.has_victory_point_cards:
        printed = levels(_with_card_shown(state, action), action.player, Goal(shown.name))
        yield from shown.against(printed, player=action.player, column=shown.name)


def _with_card_shown(state: State, action: EndBuilding) -> State:
    """The state in which everybody has seen the card that the player shows, if nobody had seen it before."""
    place = ("clans", action.player, "victory_cards")
    kept = state.document.get("clans", {}).get(action.player, {}).get(place[-1], ())
    if action.reveals is None or kept != [{}]:
        return state
    return State(replaced(state.document, place, [action.reveals]), state.sources)


@rule("claims.proof")
@for_each("holds")
def claim_is_proven(state: State, action: EndBuilding, holds: Claim) -> Iterator[Violation]:
    """A claim holds if its points are reached after building."""
    if not _is_due(state):
        return
    after = _with_card_shown(state, action)
    if not is_to_be_proven(state):
        yield holds.violated(player=action.player, result="none")
    elif holds.said != has_proven(after, state.turn):
        announced = state.known("announcement", "points")
        reached = points(after, state.turn).nearest(announced)
        yield holds.violated(player=state.turn, count=reached, points=announced, result="void" if holds.said else "holds")


def _is_due(state: State) -> bool:
    """Whether somebody is to end the final building. Raises ``Unknown``."""
    return state.phase == Phase.FINAL_BUILDING


def takers(state: State) -> Sequence[str]:
    """Whose turn it is."""
    return [state.turn] if _is_due(state) else []


def apply(state: State, action: EndBuilding, after: NextState) -> Sequence[Document]:
    """A claim holds or is void, the next one builds, or the game is over."""
    shown = _with_card_shown(state, action)
    after.document = shown.document
    return _finish(shown, after, action.holds)


def _finish(state: State, after: NextState, holds: bool | None = None) -> Sequence[Document]:
    """Ends the building of the player who was to build, and reports what happened; what was built stays, whether or not a claim
    holds. It is said that it ``holds``, or not, or nothing."""
    if holds is None and not after.whether(lambda: is_to_be_proven(state)):
        return _let_next_build(state, after)
    claim = {"player": state.turn, **known_members(points=lambda: state.known("announcement", "points"))}
    if after.whether(lambda: has_proven(state, state.turn)) if holds is None else holds:
        return [{"type": "claim-held", **claim, **_keep_claim(state, after)}]
    return [{"type": "claim-void", **claim, **_drop_claim(state, after)}]


def _let_next_build(state: State, after: NextState) -> Sequence[Document]:
    """Lets the next player build; after the last one the game is over."""
    ended: Document = {"type": "building-ended", "player": state.turn}
    if after.whether(lambda: state.left_of(state.turn) != state.known("announcement", "player")):
        _go_to_the_left(state, after)
        return [ended]
    after.document = phases.over(after.document)
    ranks = where_known(lambda: ranking(State(after.document, state.sources)), {}).items()
    exact = sorted((rank.low, index, player) for index, (player, rank) in enumerate(ranks) if rank.is_exact)
    return [ended, {"type": "game-ended", "ranking": [{"player": player, "rank": rank} for rank, _, player in exact]}]


def _go_to_the_left(state: State, after: NextState) -> None:
    """Lets the next player clockwise build."""
    after.document = phases.final_building(after.document)
    after.put(("turn",), lambda: state.left_of(state.turn))
    _resume(state, after, lambda: state.left_of(state.turn))


def _keep_claim(state: State, after: NextState) -> Document:
    """Lets the others build. Of the other claims only those are left that may share the victory, and these are reported."""
    _go_to_the_left(state, after)
    after.put(("claims",), lambda: _shared_claims(state))
    claims = after.document.get("claims")
    return {} if claims is None else {"may_share": [claim["player"] for claim in claims]}


def _drop_claim(state: State, after: NextState) -> Document:
    """Lets the next claimant build, or the main player, if there is none; and reports who builds in which phase."""
    claims = partial(_claims_to_be_tried, state)
    if not after.whether(lambda: bool(claims())):
        after.document = phases.building(after.document)
        _resume(state, after, lambda: state.main_player, now_void=True)
        builder = known_members(next_player=lambda: state.main_player)
        return {"next_phase": Phase.BUILDING, **builder}
    after.document = phases.final_building(after.document)
    done = {name: value for name, value in state.document.get("building", {}).items() if name in phases.NOTHING_BUILT}
    after.change(("void_claims",), lambda before: [*before, {"player": state.turn, **done}])

    def try_next() -> Document:
        following, *later = claims()
        after.document = {**after.document, "announcement": following, "claims": later, "turn": following["player"]}
        return {"next_player": following["player"]}

    return {
        "next_phase": Phase.FINAL_BUILDING,
        **(after.step(try_next, lambda: [("announcement",), ("claims",), ("turn",)]) or {}),
    }


def _claims_to_be_tried(state: State) -> Sequence[Document]:
    """The other claims in their order: all if so agreed, else those that would have shared the victory. Raises ``Unknown``."""
    if state.document.get("claims") == []:
        return ()
    if state.sources.reading("claims.void") == "next-claimant":
        return by_priority(state, state.known("claims"))
    return by_priority(state, _shared_claims(state))


def _shared_claims(state: State) -> Sequence[Document]:
    """The other claims that may share the victory. Raises ``Unknown``."""
    sharers = equal_claimants(state)
    return [claim for claim in state.known("claims") if claim["player"] in sharers] if sharers else []


def _resume(state: State, after: NextState, builder: Callable[[], str], *, now_void: bool = False) -> None:
    """Tells what the player who builds next has done already: a phase in which a claim was void may go on. ``now_void``: the
    claim that is being tried is, too."""
    for name in phases.NOTHING_BUILT:
        after.put(("building", name), partial(_done_before, state, builder, name, now_void=now_void))


def _done_before(state: State, builder: Callable[[], str], name: str, *, now_void: bool) -> Any:
    """What the player who builds next has done of that kind while building for a void claim. Raises ``Unknown``."""
    nothing = phases.NOTHING_BUILT[name]
    if not state.has_victory_point_cards or (name == "offers" and not offers.may_be_granted_at_the_end(state)):
        return nothing
    told: Sequence[Document] | None = state.document.get("void_claims")
    phases_before: list[tuple[str, Path, Document]] = [
        (claim["player"], ("void_claims", index), claim) for index, claim in enumerate(told or ())
    ]
    if now_void:
        phases_before.append((state.turn, ("building",), state.document.get("building", {})))
    if told is not None and all(done.get(name) == nothing for _, _, done in phases_before):
        return nothing
    player = builder()
    for claimant, place, done in phases_before:
        if claimant == player:
            is_over = done.get(name) == nothing or state.sources.reading("claims.void-phase") == "anew"
            return nothing if is_over else state.known(*place, name)
    if told is not None or _had_no_void_claim(state, player, name):
        return nothing
    return nothing if state.sources.reading("claims.void-phase") == "anew" else state.known("void_claims")


def _had_no_void_claim(state: State, player: str, name: str) -> bool:
    """Whether it is known without the void claims that the player had none, or cannot have used a market for it."""
    if any(claim["player"] == player for claim in state.document.get("claims", ())):
        return True
    return name == "markets_used" and surely(
        lambda: not some(state.island.territories, lambda territory: has_market(state, player, territory))
    )


_POINTS = {"points": Integer(metadata=said("The points that were claimed, if they are known.", 6))}

BuildingEnded = event(
    "building-ended", "A player ends the final building.", {"player": player_field("Who ends it.", required=True)}
)
ClaimHeld = event(
    "claim-held",
    "A claim of victory holds.",
    {
        "player": player_field("Whose claim.", required=True),
        **_POINTS,
        "may_share": list_of(
            player_field("A player."),
            "Players whose claims come next and who may share the victory. Left out if unknown.",
            [],
            most=5,
        ),
    },
)
ClaimVoid = event(
    "claim-void",
    "A claim of victory is void.",
    {
        "player": player_field("Whose claim.", required=True),
        **_POINTS,
        "next_phase": OneOf(PHASE, metadata=said("The next phase, if known.", "building")),
        "next_player": player_field("Who builds next, if known."),
    },
)
GameEnded = event(
    "game-ended",
    "The game ends.",
    {"ranking": list_of(Ranked, "The known ranks, the highest first.", [{"player": "red", "rank": 1}], most=5, required=True)},
)

END_BUILDING = Action(
    "end-building",
    EndBuilding,
    rules=(
        levels_rise,
        cards_are_shown_if_agreed_on,
        in_phase(Phase.FINAL_BUILDING),
        in_turn,
        *rightly_ranked,
        shows_the_own_card,
        claim_is_proven,
    ),
    takers=takers,
    candidates=one_for_each(takers),
    apply=apply,
    describe=describe_victory_card,
    events=(
        BuildingEnded,
        ClaimHeld,
        ClaimVoid,
        GameEnded,
    ),
)
