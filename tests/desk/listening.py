"""What a screen reader finds on a page: its accessibility tree, and what is read out without being asked for."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import yaml
from playwright.sync_api import Page

_CONTROLS = {"button", "checkbox", "combobox", "gridcell", "link", "radio", "searchbox", "slider", "spinbutton", "tab", "textbox"}
_NAMED = _CONTROLS | {"figure", "form", "grid", "heading", "img", "navigation", "region", "tabpanel"}
"""Roles that say nothing without a name."""
_GROUPS = {"article", "figure", "form", "grid", "group", "list", "listitem", "navigation", "region", "row", "search", "tablist"}
"""Roles within which names have to differ."""
LONGEST = 300
"""The most characters that are read out at once."""

LISTEN = """
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


class _Node(NamedTuple):
    """An element as a screen reader sees it."""

    role: str
    name: str
    level: int
    group: tuple[int, ...]
    """The innermost group around it, as its place in the tree."""


_HEAD = re.compile(r'(?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<states>(?: \[[^\]]*\])*)', re.DOTALL)


def _nodes(items: Any, place: tuple[int, ...], group: tuple[int, ...]) -> Iterator[_Node]:
    for number, item in enumerate(items if isinstance(items, list) else []):
        ((head, inside),) = item.items() if isinstance(item, dict) else [(item, None)]
        found = _HEAD.fullmatch(head)
        if found is None:  # a property, such as /url
            continue
        here = (*place, number)
        level = re.search(r"level=(\d)", found["states"])
        content = inside if isinstance(inside, str) else ""
        yield _Node(found["role"], (found["name"] or content).strip(), int(level[1]) if level else 0, group)
        yield from _nodes(inside, here, here if found["role"] in _GROUPS else group)


def faults_for_listeners(page: Page) -> list[str]:
    """What somebody who listens to ``page`` stumbles over."""
    nodes = list(_nodes(yaml.load(page.locator("body").aria_snapshot(), yaml.CSafeLoader), (), ()))
    headings = [node for node in nodes if node.role == "heading"]
    landmarks = Counter(node.role for node in nodes)
    controls = Counter((node.group, node.role, node.name) for node in nodes if node.role in _CONTROLS)
    return [
        *(f"a {node.role} without a name" for node in nodes if node.role in _NAMED and not node.name),
        *(f"{times} times in one place: {role} {name}" for (_, role, name), times in controls.items() if times > 1),
        *(f"after level {one.level}: {two}" for one, two in pairwise(headings) if two.level > one.level + 1),
        *([f"{landmarks['main']} times main"] if landmarks["main"] != 1 else []),
        *([] if [node.level for node in headings].count(1) == 1 else ["not one heading of level 1"]),
    ]


def heard(page: Page) -> list[str]:
    """What was read out so far. Needs ``LISTEN`` as an init script of the page."""
    said: list[str] = page.evaluate("heard")
    return said
