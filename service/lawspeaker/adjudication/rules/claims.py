"""Claims: what an action says about its consequences, and other members whose entries are right or wrong one by one.

A check of claims gets one ``Claim`` at a time, and compares it with the result of the rules:

    @rule("final.total")
    @for_each("points")
    def sum_of_all_cities(state: State, action: FinalScoring, claim: Claim) -> Iterator[Violation]:
        due = final_scoring(state, action.player).total
        return claim.against(due, player=action.player, points=claim.said, due=due)

If the position decides which of several rules a claim breaks, one function checks all of them: see ``by_rules``.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from lawspeaker.adjudication.document import Path
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.action import AnyAction
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import Count, each

S = TypeVar("S")
A = TypeVar("A", bound=AnyAction)
P = ParamSpec("P")


@frozen
class Claim:
    """A member of an action, or an entry of one, with its place."""

    action: AnyAction
    path: Path
    said: Any
    """The value that was sent."""
    within: "Claim | None" = None
    """The claim that contains it; ``None`` if that is the action."""

    @property
    def name(self) -> Any:
        """Its index in a list, from 0, or its name in an object."""
        return self.path[-1]

    def __getitem__(self, member: str) -> Any:
        return self.said[member]

    def get(self, member: str) -> Any:
        """Its member of this name; ``None`` if it was left out."""
        return self.said.get(member)

    def __contains__(self, member: str) -> bool:
        return member in self.said

    def entries(self, member: str, having: str = "") -> Sequence["Claim"]:
        """The entries of the list or object ``member``, or its value; empty if it was left out.

        Only those ``having`` a member, if one is named.
        """
        said, path = self.said.get(member), (*self.path, member)
        if said is None:
            return ()
        whole = self if self.path else None
        if not isinstance(said, (dict, list, tuple)):
            return (Claim(self.action, path, said, whole),)
        named = said.items() if isinstance(said, dict) else enumerate(said)
        return [Claim(self.action, (*path, name), one, whole) for name, one in named if not having or having in one]

    def pointer(self, *parts: str | int) -> str:
        """The JSON Pointer of a place below."""
        return self.action.pointer(*self.path, *parts)

    def violated(self, *parts: str | int, **facts: Any) -> Violation:
        """A violation here, or at a place below."""
        return self.action.violated(*self.path, *parts, **facts)

    def against(self, right: object, *parts: str, **facts: Any) -> Iterator[Violation]:
        """A violation with these facts if this, or what is below it at ``parts``, is not the ``right`` value.

        Raises ``Unknown`` if that is a ``Count`` of which only bounds are known, and they allow what was sent.
        """
        said = self.said
        for part in parts:
            said = said[part]
        is_wrong = right.differs_from(said) if isinstance(right, Count) else right != said
        return iter((self.violated(*parts, **facts),) if is_wrong else ())


def claims(action: AnyAction, *members: str, having: str = "") -> Sequence[Claim]:
    """The entries of a member of an action, or of a member of each of these; only those ``having`` a member, if one is named.

    None if the action leaves out the member. Raises ``Unknown`` if it has no default.
    """
    if members[0] not in action.document:
        getattr(action, members[0])  # raises ``Unknown``
        return ()
    found: Sequence[Claim] = (Claim(action, (), action.document),)
    for member in members:
        found = [entry for one in found for entry in one.entries(member, having if member == members[-1] else "")]
    return found


def for_each(
    *members: str, having: str = ""
) -> Callable[[Callable[Concatenate[S, A, Claim, P], Iterator[Violation]]], Callable[Concatenate[S, A, P], Iterator[Violation]]]:
    """Turns a check of one claim into a check of all ``claims`` of an action. Claims that cannot be decided do not hide
    others."""

    def declare(
        check: Callable[Concatenate[S, A, Claim, P], Iterator[Violation]],
    ) -> Callable[Concatenate[S, A, P], Iterator[Violation]]:
        @wraps(check)
        def check_all(state: S, action: A, /, *more: P.args, **named: P.kwargs) -> Iterator[Violation]:
            found = claims(action, *members, having=having)
            return each(found, lambda claim: check(state, action, claim, *more, **named)) if found else iter(())

        return check_all

    return declare


def by_rules(
    sentences: Mapping[str, str],
) -> Callable[[Callable[[S, A, str], Iterator[Violation]]], Sequence[Callable[[S, A], Iterator[Violation]]]]:
    """Turns a function that checks several rules into a check for each of them, which passes it the id of its rule.
    ``sentences`` are the docstrings of these checks, by rule id."""

    def declare(check: Callable[[S, A, str], Iterator[Violation]]) -> Sequence[Callable[[S, A], Iterator[Violation]]]:
        def of_one(name: str, sentence: str) -> Callable[[S, A], Iterator[Violation]]:
            @rule(name)
            def check_one(state: S, action: A) -> Iterator[Violation]:
                return check(state, action, name)

            check_one.__doc__ = sentence
            return check_one

        return [of_one(name, sentence) for name, sentence in sentences.items()]

    return declare
