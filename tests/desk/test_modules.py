"""JavaScript modules and style sheets that are served together with what they import."""

import pytest

from lawspeaker.desk.modules import join_modules
from lawspeaker.desk.style_sheets import join_style_sheets, with_absolute_urls
from tests.sweeps import each

PAGE = b"""import { one, two as second } from "./parts/numbers.js";
import * as all from "./parts/numbers.js";
console.log(one);
const late = () => import(LATER);
"""
NUMBERS = b"export const one = 1;\nconst b = 2;\nexport{b as two};\n"


def test_only_a_module_that_no_other_imports_is_joined() -> None:
    joined = join_modules({"page.js": PAGE, "parts/numbers.js": NUMBERS, "alone.js": b"alert();", "page.css": b""})
    assert list(joined) == ["page.js"]
    script = joined["page.js"].decode()
    assert "const { one: one, two: second } = module0;" in script
    assert "const all = module0;" in script
    assert "return { one: one, two: b };" in script
    assert script.index("one = 1") < script.index("console.log")
    files = {"page.js": b'import "./parts/sign.js";', "parts/sign.js": b'const URL_ = new URL("a.svg", import.meta.url);'}
    assert b'new URL("a.svg", new URL("parts/sign.js", import.meta.url))' in join_modules(files)["page.js"]


def test_descriptions_are_left_out_but_no_licence() -> None:
    described = b"""/** What this is. */

/*! Licence */
/**
 * Of two lines.
 */
export function sign() {
  /** The sign. */
  const text = "/** kept */";
  return text; // kept, too
}
"""
    licensed = b"var s=1;export{s as sign};\n/*! Licence */\n/* Another */\n"
    after = join_modules({"page.js": b'import { sign } from "./sign.js";', "sign.js": licensed})["page.js"].decode()
    assert ("export" in after, "sign: s" in after, "/*! Licence */" in after) == (False, True, True)
    joined = join_modules({"page.js": b'import { sign } from "./sign.js";', "sign.js": described})["page.js"].decode()
    assert [each for each in ("What this is", "Of two lines", "The sign") if each in joined] == []
    assert [each for each in ("/*! Licence */", '"/** kept */"', "// kept, too") if each not in joined] == []


@each(
    "module, reason",
    [
        (b"export default 5;", "cannot be joined"),
        (b"const a=5;export default a;", "cannot be joined"),
        (b'export * from "./other.js";', "cannot be joined"),
        (b'import thing from "./other.js";', "cannot be joined"),
        (b'const late = await import("./other.js");', "cannot be joined"),
        (b'import "./sign.js";', "in a circle"),
    ],
)
def test_what_cannot_be_joined_is_an_error(module: bytes, reason: str) -> None:
    files = {"page.js": b'import "./parts/sign.js";', "parts/sign.js": module, "other.js": b""}
    with pytest.raises(ValueError, match=reason):
        join_modules(files)


def test_urls_of_an_imported_style_sheet_stay_valid() -> None:
    sheet = b'a { src: url("fonts/a.woff2"); background: url("data:image/png;base64,AA") }'
    above = {"frame.css": with_absolute_urls(sheet, "/static/1f")}
    assert join_style_sheets({"page.css": b'@import "../frame.css";'}, above) == {
        "page.css": b'a { src: url("/static/1f/fonts/a.woff2"); background: url("data:image/png;base64,AA") }'
    }
