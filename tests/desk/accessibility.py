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
    const { violations, incomplete } = await axe.run({ runOnly: ["color-contrast"] });
    const sameColour = ({ any }) => any.some(({ data }) => data.messageKey === "equalRatio");
    const hidden = incomplete.map(each => ({ ...each, nodes: each.nodes.filter(sameColour) }));
    return [...violations, ...hidden.filter(({ nodes }) => nodes.length)];
}"""
"""Text in the colour of its background counts: axe itself leaves it to people, as it may be hidden on purpose."""
_CONTROLS = "a, button, input, select, textarea, label, label *, li, summary"
"""What can be pointed at, pressed or focused, and what is shown in its place."""


def axe(page: Page, *excluded: str) -> None:
    """Asserts that axe-core finds no violation on ``page``. ``excluded`` are CSS selectors of elements to ignore."""
    page.evaluate(_AXE)
    _assert_none(page.evaluate(_RUN, list(excluded))["violations"])


def axe_contrast(page: Page, *states: str) -> None:
    """Asserts that the text of all controls can be read while all of them are in these ``states``, such as ``"hover"``."""
    devtools = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        devtools.send(f"{domain}.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    controls = devtools.send("DOM.querySelectorAll", {"nodeId": root, "selector": _CONTROLS})["nodeIds"]
    for node in controls:
        devtools.send("CSS.forcePseudoState", {"nodeId": node, "forcedPseudoClasses": list(states)})
    page.evaluate(_AXE)
    violations = page.evaluate(_RUN_CONTRAST)
    devtools.detach()
    _assert_none(violations)


def _assert_none(violations: list[dict[str, Any]]) -> None:
    assert not violations, "\n".join(line for violation in violations for line in _describe(violation))


def _describe(violation: dict[str, Any]) -> Iterator[str]:
    yield f"{violation['id']} ({violation['impact']}): {violation['help']}"
    for node in violation["nodes"]:
        yield f"    {' '.join(map(str, node['target']))}: {node['html']}"
        yield from (f"        {check['message']}" for kind in ("any", "all", "none") for check in node[kind])
