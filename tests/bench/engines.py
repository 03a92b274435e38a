"""The votes in a territory and the payment for a village, by two policy engines in this process: Rego and Cedar.

The policies are written as somebody who picked such an engine would write them (`*.rego`, `*.cedar`). This module does what that
person would have to do around them. An engine that says that something is missing, or cannot be asked, raises ``CannotAnswer``.
"""

import inspect
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import cedarpy
import orjson
from regopy import Interpreter

FOLDER = Path(__file__).parent
RESOURCES = ("grain", "cattle", "wood", "ore", "gold")
READING = "votes.palisade-three-players"

Request = Mapping[str, Any]
Votes = Mapping[str, int]
Prices = Mapping[str, Mapping[str, Mapping[str, int]]]
"""The printed prices of villages, by edition and territory."""


class CannotAnswer(Exception):
    """The engine has no answer to this request."""


class Payment(NamedTuple):
    """Whether a village is paid for rightly, and the ids of the rules that are violated."""

    is_legal: bool
    violated: frozenset[str]


class Engine(Protocol):
    """A policy engine with its policies."""

    name: str

    def confirms_votes(self, request: Request, votes: Votes) -> bool:
        """Whether the players have exactly these ``votes``. Raises ``CannotAnswer``."""

    def payment(self, request: Request) -> Payment:
        """The answer to a ruling about a village. Raises ``CannotAnswer``."""


class Rego:
    """Rego by `regopy`, which is `rego-cpp`."""

    name = "Rego"

    def __init__(self, prices: Prices) -> None:
        self._interpreter = Interpreter()
        for policy in ("votes", "payment"):
            self._interpreter.add_module(policy, policy_text(f"{policy}.rego"))
        self._interpreter.add_data({"prices": prices})

    def votes(self, request: Request) -> Votes:
        """The votes of each player. Raises ``CannotAnswer``."""
        answer = self._ask("votes", request)
        if answer["missing"]:
            raise CannotAnswer(", ".join(answer["missing"]))
        votes: Votes = answer["votes"]
        return votes

    def outcome(self, request: Request) -> str | None:
        """How the ballot of a request ends; ``None`` if that is open. Raises ``CannotAnswer``."""
        outcome: str | None = self._ask("votes", request).get("outcome")
        return outcome

    def confirms_votes(self, request: Request, votes: Votes) -> bool:
        """Whether the players have exactly these ``votes``. Raises ``CannotAnswer``."""
        return self.votes(request) == votes

    def payment(self, request: Request) -> Payment:
        """The answer to a ruling about a village. Raises ``CannotAnswer``."""
        answer = self._ask("payment", request)
        if answer["verdict"] == "undetermined":
            raise CannotAnswer(", ".join(answer["missing"]))
        return Payment(answer["verdict"] == "legal", frozenset(answer["violated"]))

    def _ask(self, policy: str, request: Request) -> dict[str, Any]:
        self._interpreter.set_input(request)
        result = orjson.loads(str(self._interpreter.query(f"answer := data.graenaland.{policy}")))
        answer: dict[str, Any] = result["bindings"]["answer"]
        return answer


class Cedar:
    """Cedar by `cedarpy`. A policy permits or forbids, so it can only confirm a number of votes."""

    name = "Cedar"

    def __init__(self, prices: Prices) -> None:
        self._prices = prices
        self._votes, self._payment = (policy_text(f"{policy}.cedar") for policy in ("votes", "payment"))
        self._policies = {text: cedarpy.PolicySet.from_str(text) for text in (self._votes, self._payment)}
        written = orjson.loads(cedarpy.policies_to_json_str(self._payment))["staticPolicies"]
        self._ids = {policy: document["annotations"]["id"] for policy, document in written.items()}

    def confirms_votes(self, request: Request, votes: Votes) -> bool:
        """Whether the players have exactly these ``votes``. Raises ``CannotAnswer``."""
        results = [self._ask(self._votes, *asked) for asked in votes_to_confirm(request, votes)]
        return all(result.allowed for result in results)

    def payment(self, request: Request) -> Payment:
        """The answer to a ruling about a village. Raises ``CannotAnswer``."""
        result = self._ask(self._payment, *payment_to_permit(request, self._prices))
        reasons = {self._ids[policy] for policy in result.diagnostics.reasons}
        return Payment(result.allowed, frozenset() if result.allowed else frozenset(reasons))

    def _ask(self, policy: str, request: dict[str, Any], entities: list[dict[str, Any]]) -> cedarpy.AuthzResult:
        result = cedarpy.is_authorized(request, self._policies[policy], entities)
        if result.diagnostics.errors:
            raise CannotAnswer("; ".join(result.diagnostics.errors))
        return result


def votes_to_confirm(request: Request, votes: Votes) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """A request to Cedar for each player, with its entities. Raises ``CannotAnswer``."""
    state = request["state"]
    try:
        territory = state["territories"][request["territory"]]
        owners = Counter(house["player"] for house in territory["settlements"])
        pieces = [(hero["player"], hero["hero"]) for hero in territory["heroes"]]
        palisade = "palisade" in territory["works"]
    except KeyError as missing:
        raise CannotAnswer(f"{missing} is not known.") from None
    three = state.get("options", {}).get("three_player_changes", len(state.get("players", ())) == 3)
    if pieces and "players" not in state and "three_player_changes" not in state.get("options", {}):
        raise CannotAnswer("It is not known how many play.")
    about = {"heroes": len(pieces), "priest": any(hero == "priest" for _, hero in pieces), "palisade": palisade}
    for player, number in votes.items():
        heroes = [hero for owner, hero in pieces if owner == player]
        context = {
            "claimed": number,
            "houses": owners[player],
            "heroes": len(heroes),
            "warrior": "warrior" in heroes,
            "skald": "skald" in heroes,
            "threePlayers": three,
            "reading": state.get("readings", {}).get(READING, "everyone"),
        }
        army = {"army": state["clans"][player]["army"]} if "army" in state.get("clans", {}).get(player, {}) else {}
        yield _cedar_request("claimVotes", player, army, request["territory"], about, context)


def payment_to_permit(request: Request, prices: Prices) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The request to Cedar about the payment of a village, with its entities. Raises ``CannotAnswer``."""
    state, action = request["state"], request["action"]
    try:
        price = _price(state, action["territory"], prices)
        hand = _numbered(state["clans"][action["player"]]["hand"]["cards"])
        payment = action["payment"]
        cards = _numbered([entry["card"] for entry in payment])
    except KeyError as missing:
        raise CannotAnswer(f"{missing} is not known.") from None
    paid = Counter(entry["card"]["resource"] for entry in payment)
    context = {
        "cards": cards,
        **{resource: paid[resource] for resource in RESOURCES},
        "claims": [f"{entry['card']['resource']}>{'+'.join(entry['as'])}" for entry in payment if "as" in entry],
        "discards": [f"{entry['card']['deck']}>{entry['discarded']}" for entry in payment if "discarded" in entry],
    }
    about = {resource: price.get(resource, 0) for resource in RESOURCES}
    return _cedar_request("payForVillage", action["player"], {"hand": hand}, action["territory"], about, context)


def _price(state: Mapping[str, Any], territory: str, prices: Prices) -> Mapping[str, int]:
    read = state.get("overlay", {}).get("tiles", {}).get(territory, {}).get("price")
    drawn = next((tile["price"] for tile in state.get("map", ()) if tile["territory"] == territory and "price" in tile), None)
    price: Mapping[str, int] = read or drawn or prices[state.get("edition", "altar-2006")][territory]
    return price


def _numbered(cards: Sequence[Mapping[str, str]]) -> list[str]:
    """A name for each card: cards that are alike are numbered, because a set of Cedar holds nothing twice."""
    seen = Counter[str]()
    names = []
    for card in cards:
        name = f"{card['deck']}-{card['resource']}"
        seen[name] += 1
        names.append(f"{name}-{seen[name]}")
    return names


def _cedar_request(
    action: str, player: str, of_player: Mapping[str, Any], territory: str, of_territory: Mapping[str, Any], context: Any
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    principal, resource = {"type": "Player", "id": player}, {"type": "Territory", "id": territory}
    entities = [
        {"uid": principal, "attrs": dict(of_player), "parents": []},
        {"uid": resource, "attrs": dict(of_territory), "parents": []},
    ]
    request = {"principal": principal, "action": {"type": "Action", "id": action}, "resource": resource, "context": context}
    return request, entities


AROUND: Mapping[str, Sequence[Callable[..., object]]] = {
    "votes.rego": (Rego.votes, Rego._ask),
    "payment.rego": (Rego.payment, Rego._ask),
    "votes.cedar": (Cedar.confirms_votes, Cedar._ask, votes_to_confirm, _cedar_request),
    "payment.cedar": (Cedar.payment, Cedar._ask, payment_to_permit, _price, _numbered, _cedar_request),
}
"""The functions around each policy."""


def policy_text(name: str) -> str:
    """The text of the policy in the file ``name``."""
    return (FOLDER / name).read_text(encoding="utf-8")


def policy_lines(name: str) -> int:
    """The number of lines of a policy, without blank ones and comments."""
    return sum(bool(line.strip()) and not line.strip().startswith(("#", "//")) for line in policy_text(name).splitlines())


def lines_around(name: str) -> int:
    """The number of lines of Python around a policy, without blank ones."""
    return sum(bool(line.strip()) for function in AROUND[name] for line in inspect.getsource(function).splitlines())
