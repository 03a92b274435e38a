"""What a screen reader finds on the pages: the accessibility tree of each, and what is read out without being asked for."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import pytest
import yaml
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.desk.browser import open_context
from tests.desk.link import fragment
from tests.desk.test_desk import CARD, PALACE, POSITIONS, example
from tests.desk.test_robustness import CITY, POND
from tests.desk.test_votes import PALISADE
from tests.serving import Server

CONTROLS = {"button", "checkbox", "combobox", "gridcell", "link", "radio", "searchbox", "slider", "spinbutton", "tab", "textbox"}
NAMED = CONTROLS | {"figure", "form", "grid", "heading", "img", "navigation", "region", "tabpanel"}
"""Roles that say nothing without a name."""
GROUPS = {"article", "figure", "form", "grid", "group", "list", "listitem", "navigation", "region", "row", "search", "tablist"}
"""Roles within which names have to differ."""
LONGEST = 300
"""The most characters that are read out at once."""

_LISTEN = """
const known = new WeakSet();
const heard = window.heard = [];
const LIVE = "[role=status], [role=alert]";
const hear = (region) => { const text = region.textContent.trim(); if (text && heard.at(-1) !== text) heard.push(text); };
new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
        const region = (target.closest ? target : target.parentElement)?.closest(LIVE);
        if (region && known.has(region)) hear(region);
        for (const added of addedNodes) for (const alert of added.querySelectorAll?.("[role=alert]") ?? []) hear(alert);
    }
    for (const region of document.querySelectorAll(LIVE)) setTimeout(() => known.add(region));
}).observe(document, { childList: true, subtree: true, characterData: true });
"""
"""Records what is read out: changes of a live region that was there before, and alerts."""

JAVA: dict[str, Any] = {"tiles": ["E9v E11r F10r"], "figures": ["E9 one"], "players": ["one", "two"]}
PAGES = {
    "/en/": ".illustration",
    "/cs/desk": ".ways form:nth-child(2) button:enabled",
    f"/fr/votes{fragment(PALISADE)}": ".counts",
    f"/cs/landscape{fragment(POND)}": ".line",
    f"/en/heights{fragment(CITY)}": ".ranking",
    f"/fr/position{fragment({'game': 'java', 'state': JAVA, 'actions': []})}": ".told .verdict.legal",
    "/en/receipt#nothing": ".trouble",
    "/fr/rules/?search=palais": ".catalogue",
    "/cs/rules/java": ".catalogue",
    "/fr/rules/graenaland/votes.palisade": ".drawn svg",
    "/developers": ".guide-list",
    "/developers/play": ".tabs.ready",
}
"""By address: what is there once the page is ready."""


class Node(NamedTuple):
    """An element as a screen reader sees it."""

    role: str
    name: str
    level: int
    group: tuple[int, ...]
    """The innermost group around it, as its place in the tree."""


_HEAD = re.compile(r'(?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<states>(?: \[[^\]]*\])*)', re.DOTALL)


def tree(page: Page) -> list[Node]:
    """The nodes of the accessibility tree, from top to bottom."""
    return list(_nodes(yaml.safe_load(page.locator("body").aria_snapshot()), (), ()))


def _nodes(items: Any, place: tuple[int, ...], group: tuple[int, ...]) -> Iterator[Node]:
    for number, item in enumerate(items if isinstance(items, list) else []):
        ((head, inside),) = item.items() if isinstance(item, dict) else [(item, None)]
        found = _HEAD.fullmatch(head)
        if found is None:  # a property, such as /url
            continue
        here = (*place, number)
        level = re.search(r"level=(\d)", found["states"])
        content = inside if isinstance(inside, str) else ""
        yield Node(found["role"], (found["name"] or content).strip(), int(level[1]) if level else 0, group)
        yield from _nodes(inside, here, here if found["role"] in GROUPS else group)


def faults(nodes: list[Node]) -> list[str]:
    """What a listener would stumble over."""
    headings = [node for node in nodes if node.role == "heading"]
    landmarks = Counter(node.role for node in nodes)
    controls = Counter((node.group, node.role, node.name) for node in nodes if node.role in CONTROLS)
    return [
        *(f"a {node.role} without a name" for node in nodes if node.role in NAMED and not node.name),
        *(f"{times} times in one place: {role} {name}" for (_, role, name), times in controls.items() if times > 1),
        *(f"after level {one.level}: {two}" for one, two in pairwise(headings) if two.level > one.level + 1),
        *([f"{landmarks['main']} times main"] if landmarks["main"] != 1 else []),
        *([] if [node.level for node in headings].count(1) == 1 else ["not one heading of level 1"]),
    ]


@pytest.fixture(scope="module")
def listening(browser: Browser, service: Server) -> Iterator[BrowserContext]:
    with open_context(browser, service) as context:
        context.add_init_script(_LISTEN)
        yield context


@pytest.fixture
def page(listening: BrowserContext) -> Iterator[Page]:
    page = listening.new_page()
    yield page
    page.close()


def heard(page: Page) -> list[str]:
    """What was read out so far."""
    said: list[str] = page.evaluate("heard")
    return said


@pytest.mark.parametrize("path", PAGES)
def test_a_page_can_be_listened_to(page: Page, path: str) -> None:
    page.goto(path)
    page.locator(PAGES[path]).first.wait_for()
    assert faults(tree(page)) == []
    said = heard(page)
    assert all(len(each) <= LONGEST for each in said)
    verdicts = filter(None, page.locator(".verdict").all_inner_texts())
    assert all(any(verdict in each for each in said) for verdict in verdicts), said


@pytest.mark.parametrize(
    ("game", "name", "language"), [("java", PALACE, "en"), ("graenaland", POSITIONS, "cs"), ("confusing-lands", CARD, "fr")]
)
def test_a_dispute_can_be_listened_to(page: Page, game: str, name: str, language: str) -> None:
    page.goto(f"/{language}/desk{fragment(example(page, game, name))}")
    page.locator(".actions button").first.wait_for()
    assert faults(tree(page)) == []
    (said,) = heard(page)
    assert page.locator(".verdict").inner_text().split()[-1] in said
    assert len(said) <= LONGEST


def test_the_start_page_reads_like_this(page: Page) -> None:
    """As an example of a whole page: what it is, what can be done here, and where else to go."""
    page.goto("/en/")
    expect(page.locator("body")).to_match_aria_snapshot(
        """
        - link "Skip to the content"
        - banner:
          - navigation "Pages":
            - link "Lawspeaker"
            - link "The desk"
            - link "The rules"
          - navigation "Languages":
            - link "English"
            - link "Čeština"
            - link "Français"
        - main:
          - heading "Settle it by the rules" [level=1]
          - paragraph
          - heading "Quick questions" [level=2]
          - list:
            - listitem:
              - link /Who wins this vote/
            - listitem:
              - link /What does this landscape score/
            - listitem:
              - link /Who is highest here/
          - heading "Any other dispute" [level=2]
          - list:
            - listitem:
              - link /The desk/
            - listitem:
              - link /The rules/
        - contentinfo:
          - paragraph
          - navigation "About":
            - link "For developers"
        """
    )
