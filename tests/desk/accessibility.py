"""Checks the accessibility of a page with axe-core."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from playwright.sync_api import Page

_AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
_RUN = """excluded => axe.run(
    { exclude: excluded },
    { resultTypes: ["violations"], rules: { "target-size": { enabled: true } } },
)"""
"""All rules that are enabled by default, and the rule of WCAG 2.2 on the size of buttons."""


_RUN_CONTRAST = """async () => {
    const { violations, incomplete } = await axe.run("[data-tried]", { runOnly: ["color-contrast"] });
    const sameColour = ({ any }) => any.some(({ data }) => data.messageKey === "equalRatio");
    const hidden = incomplete.map(each => ({ ...each, nodes: each.nodes.filter(sameColour) }));
    return [...violations, ...hidden.filter(({ nodes }) => nodes.length)];
}"""
"""Text in the colour of its background counts: axe itself leaves it to people, as it may be hidden on purpose."""
_CONTROLS = "a, button, input, select, textarea, label, label *, li, summary"
"""What can be pointed at, pressed or focused, and what is shown in its place."""
_CHOOSE = """controls => {
    const kinds = new Map();
    const styled = (each) => each ? `${styled(each.parentElement)} ${each.tagName}.${each.getAttribute("class")}` : "";
    for (const each of document.querySelectorAll(controls)) {
        const kind = styled(each), ofKind = kinds.get(kind) ?? kinds.set(kind, []).get(kind);
        ofKind.push(each);
    }
    for (const ofKind of kinds.values()) for (const each of [ofKind[0], ofKind.at(-1)]) each.dataset.tried = "";
}"""
"""Chooses the first and the last of all controls that have the same classes, as have the elements around them."""


def axe(page: Page, *excluded: str) -> None:
    """Asserts that axe-core finds no violation on ``page``. ``excluded`` are CSS selectors of elements to ignore."""
    _load(page)
    _assert_none(page.evaluate(_RUN, list(excluded))["violations"])


def axe_contrast(page: Page, *states: str) -> None:
    """Asserts that the text of controls of every kind can be read while they are in these ``states``, such as ``"hover"``."""
    page.evaluate(_CHOOSE, _CONTROLS)
    devtools = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        devtools.send(f"{domain}.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    controls = devtools.send("DOM.querySelectorAll", {"nodeId": root, "selector": "[data-tried]"})["nodeIds"]
    for node in controls:
        devtools.send("CSS.forcePseudoState", {"nodeId": node, "forcedPseudoClasses": list(states)})
    _load(page)
    violations = page.evaluate(_RUN_CONTRAST)
    devtools.detach()
    _assert_none(violations)


def _load(page: Page) -> None:
    """Loads axe-core into the page, once: it is half a megabyte."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_AXE)


def _assert_none(violations: list[dict[str, Any]]) -> None:
    assert not violations, "\n".join(line for violation in violations for line in _describe(violation))


def _describe(violation: dict[str, Any]) -> Iterator[str]:
    yield f"{violation['id']} ({violation['impact']}): {violation['help']}"
    for node in violation["nodes"]:
        yield f"    {' '.join(map(str, node['target']))}: {node['html']}"
        yield from (f"        {check['message']}" for kind in ("any", "all", "none") for check in node[kind])
