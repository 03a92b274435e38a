"""Whether text stands out from its background, which has to be flat, in light and dark colours and in all states of a control.

axe-core can measure this, too, but takes half a second for each of them.
"""

from typing import Literal

from playwright.sync_api import Page

_SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
_STATES = (["hover"], ["hover", "active"], ["focus", "focus-visible", "focus-within"])
_EVERYTHING = "body, body *"
_CONTROLS = "a, button, input, select, textarea, label, label *, li, summary"
"""What can be pointed at, pressed or focused, and what is shown in its place."""
_FAULTS = """selector => {
    for (const animation of document.getAnimations()) animation.finish();
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const painted = (layers) => {
        for (const [colour, opacity] of [["white", 1], ...layers]) {
            canvas.fillStyle = colour;
            canvas.globalAlpha = opacity;
            canvas.fillRect(0, 0, 1, 1);
        }
        return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (colour) => {
        const [red, green, blue] = colour.map((byte) => byte / 255)
            .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const textIn = (each) => each.value
        ?? [...each.childNodes].map((child) => child.nodeType === Node.TEXT_NODE ? child.data.trim() : "").join("");
    const isRead = (each) => textIn(each) && each.checkVisibility({ visibilityProperty: true })
        && !each.closest("svg, .unseen, :disabled, [aria-disabled=true], [type=radio], [type=checkbox]");
    const around = (each) => each ? [...around(each.parentElement), each] : [];

    const faults = [];
    for (const each of [...document.querySelectorAll(selector)].filter(isRead)) {
        const { color, fontSize, fontWeight } = getComputedStyle(each);
        let visible = 1;
        const grounds = around(each).map((one) => getComputedStyle(one))
            .map(({ backgroundColor, opacity }) => [backgroundColor, visible *= opacity]);
        const [light, dark] = [grounds, [...grounds, [color, visible]]].map(painted).map(luminance).sort((one, two) => two - one);
        const ratio = (light + 0.05) / (dark + 0.05);
        const isLarge = parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && fontWeight >= 700);
        if (ratio < (isLarge ? 3 : 4.5)) faults.push(`${ratio.toFixed(2)}: ${each.tagName} ${each.className} ${textIn(each)}`);
    }
    return faults;
}"""
"""Texts whose contrast is less than level AA of WCAG 2.2 demands."""
_CHOOSE = """([controls, tried]) => {
    const styled = (each) => each ? `${styled(each.parentElement)} ${each.tagName}.${each.getAttribute("class")}` : "";
    const kinds = new Map();
    for (const each of document.querySelectorAll(controls))
        kinds.set(styled(each), [...kinds.get(styled(each)) ?? [], each]);
    for (const kind of tried) kinds.delete(kind);
    for (const ofKind of kinds.values()) for (const each of [ofKind[0], ofKind.at(-1)]) each.dataset.tried = "";
    return [...kinds.keys()];
}"""
"""Chooses the first and the last of all controls that have the same classes, as have the elements around them."""


def assert_contrast(page: Page, elements: str = _EVERYTHING) -> None:
    """Asserts that the text of these elements can be read, in light and dark colours."""
    for scheme in _SCHEMES:
        page.emulate_media(color_scheme=scheme)
        faults = page.evaluate(_FAULTS, elements)
        assert not faults, f"{scheme}: {faults}"


def assert_contrast_of_controls(page: Page, tried: set[str]) -> None:
    """Asserts that the text of controls can be read while they are pointed at, pressed or focused.

    Controls of the kinds ``tried`` are left out; the kinds of the others are added.
    """
    tried.update(page.evaluate(_CHOOSE, [_CONTROLS, list(tried)]))
    devtools = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        devtools.send(f"{domain}.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    controls = devtools.send("DOM.querySelectorAll", {"nodeId": root, "selector": "[data-tried]"})["nodeIds"]
    for states in _STATES if controls else ():
        for node in controls:
            devtools.send("CSS.forcePseudoState", {"nodeId": node, "forcedPseudoClasses": states})
        assert_contrast(page, "[data-tried], [data-tried] *")
    devtools.detach()
