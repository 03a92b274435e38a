"""A page enlarged: to 200 and 400 percent, and with letters of twice the size."""

from playwright.sync_api import Page

from tests.desk.watch import NEXT_FRAME

_SIZES = {"200 %": (640, 512, 16), "400 %": (320, 256, 16), "large letters": (1280, 1024, 32)}
"""Width and height of the window in CSS px, and the size of letters in px that a reader has chosen for all pages."""

_FAULTS = """() => {
    const { documentElement: root, activeElement } = document;
    const faults = [];
    const told = (element) => `${element.tagName} ${element.className} ${element.textContent.trim().slice(0, 60)}`;
    const all = [...document.querySelectorAll("body *")].filter((each) => !each.closest("svg") && each.checkVisibility());
    if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth} px wide`);

    const holdsText = (each) => [...each.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
    const isRoomy = (each) => each.scrollWidth <= each.clientWidth + 1 || each.clientWidth <= 1 || !holdsText(each)
        || each.matches("input, select, textarea, .unseen, .square") || each.closest("pre")
        || ["inline", "contents"].includes(getComputedStyle(each).display);
    const tight = all.filter((each) => !isRoomy(each));
    const cut = all.filter((each) => getComputedStyle(each).overflowY === "hidden"
        && each.scrollHeight > each.clientHeight + 1 && each.clientHeight > 1 && !each.matches(".drawn, .sheet, .band p"));
    const innermost = (each) => !tight.some((other) => other !== each && each.contains(other));
    for (const each of [...tight.filter(innermost), ...cut]) faults.push(`cut: ${told(each)}`);

    scrollTo(0, root.scrollHeight / 3);
    for (const each of all.filter((one) => ["sticky", "fixed"].includes(getComputedStyle(one).position))) {
        const { top, bottom, width } = each.getBoundingClientRect();
        const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
        const isLarge = width > innerWidth / 2 && height > innerHeight / 3;
        if (isLarge) faults.push(`hides ${height} of ${innerHeight} px: ${told(each)}`);
    }

    const within = (value, most) => Math.min(Math.max(value, 1), most - 2);
    for (const each of document.querySelectorAll("a, button, input, select, textarea, summary, [tabindex='0']")) {
        each.focus();
        if (document.activeElement !== each) continue;
        const { left, right, top, bottom } = each.getClientRects()[0];
        const [x, y] = [within((left + right) / 2, root.clientWidth), within((top + bottom) / 2, innerHeight)];
        const upper = document.elementFromPoint(x, y);
        const picture = each.closest("svg");
        const isSeen = upper && (each.contains(upper) || upper.contains(each) || (picture && picture.contains(upper)));
        const isOutside = bottom < 0 || top > innerHeight || right < 0 || left > innerWidth;
        if (isOutside) faults.push(`the focus is out of sight: ${told(each)}`);
        else if (!isSeen) faults.push(`the focus is behind ${told(upper)}: ${told(each)}`);
    }
    activeElement?.blur?.();
    scrollTo(0, 0);
    return [...new Set(faults)];
}"""


def faults_when_enlarged(page: Page) -> list[str]:
    """What is cut, hidden or beside the window, in all sizes."""
    devtools = page.context.new_cdp_session(page)
    found = []
    for size, (width, height, letters) in _SIZES.items():
        devtools.send("Page.setFontSizes", {"fontSizes": {"standard": letters, "fixed": letters}})
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(NEXT_FRAME)  # before that, the page does not notice its new size
        found += [f"{size}: {fault}" for fault in page.evaluate(_FAULTS)]
    return found
