"""Receipts in a real browser: one phone shows a code, another one checks it."""

from base64 import b64decode
from collections.abc import Callable, Iterator

import orjson
import pytest
import zxingcpp
from playwright.sync_api import Browser, Page, expect

from lawspeaker.api.receipts.keyring import Keyring
from lawspeaker.api.receipts.receipt import sign
from tests.client import client_of
from tests.desk.browser import open_context
from tests.desk.conftest import in_every_window
from tests.desk.hosting import Host, host
from tests.desk.link import fragment
from tests.desk.test_desk import PALACE, example, open_dispute
from tests.desk.test_truth import HINGING
from tests.desk.test_votes import PALISADE
from tests.desk.watch import Watch
from tests.receipt_keys import SIGNED_AT, jwk_set, private_jwk
from tests.sweeps import each

OURS = private_jwk()
GENUINE = {"en": "Genuine", "cs": "Pravé", "fr": "Authentique"}
GET = {"en": "Get a receipt", "cs": "Vystavit potvrzení", "fr": "Obtenir un reçu"}


@pytest.fixture(scope="module")
def service() -> Iterator[Host]:
    """A service that signs."""
    with host(receipt_keys=jwk_set(OURS)) as hosted:
        yield hosted


def scanned(page: Page) -> str:
    """What the camera of another phone reads in the code on ``page``."""
    code = page.locator('svg.code[aria-busy="false"]')
    code.scroll_into_view_if_needed()
    picture = code.evaluate(
        """svg => new Promise(done => {
            const image = new Image(), canvas = document.createElement("canvas"), side = canvas.width = canvas.height = 800;
            const copy = svg.cloneNode(true);
            for (const [name, value] of [["xmlns", "http://www.w3.org/2000/svg"], ["width", side], ["height", side]])
                copy.setAttribute(name, value);
            image.onload = () => {
                const context = canvas.getContext("2d");
                context.fillStyle = getComputedStyle(svg).backgroundColor;
                context.fillRect(0, 0, side, side);
                context.drawImage(image, 0, 0);
                const { data } = context.getImageData(0, 0, side, side);
                const grey = Array.from({ length: side * side }, (_, place) => String.fromCharCode(data[4 * place]));
                done(btoa(grey.join("")));
            };
            image.src = "data:image/svg+xml," + encodeURIComponent(copy.outerHTML);
        })"""
    )
    image = memoryview(b64decode(picture)).cast("B", (800, 800))
    (found,) = zxingcpp.read_barcodes(image, formats=zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode))
    return found.text


@in_every_window
def test_another_phone_scans_a_code_and_finds_it_genuine(
    page: Page, browser: Browser, service: Host, look: Callable[[], None], locale: str
) -> None:
    page.goto(f"/{locale}/votes{fragment(PALISADE)}")
    page.get_by_role("button", name=GET[locale]).press("Enter")
    expect(page.locator('svg.code[aria-busy="false"]')).to_be_visible()
    look()
    link = scanned(page)
    with open_context(browser, service) as other:
        opened = other.new_page()
        opened.goto(link)
        expect(opened.locator(".verdict")).to_have_text(GENUINE[locale])
        expect(opened.locator(".words li")).to_have_count(1)
    page.goto(link)
    expect(page.locator(".verdict")).to_have_text(GENUINE[locale])
    look()


def test_the_receipt_of_a_ruling_fits_into_a_code(page: Page) -> None:
    open_dispute(page, example(page, "java", PALACE))
    page.get_by_role("button", name="Get a receipt").first.click()
    link = scanned(page)
    page.goto(link)
    expect(page.locator(".verdict")).to_have_text("Genuine")
    expect(page.locator(".words")).to_contain_text("palace")
    page.get_by_role("button", name="See the position").click()
    expect(page.get_by_role("heading", name="Java")).to_be_visible()


def test_a_receipt_says_that_its_answer_hinges(page: Page) -> None:
    page.goto(f"/en/votes{fragment(HINGING)}")
    page.get_by_role("button", name="Get a receipt").click()
    page.get_by_role("link", name="Open the receipt").click()
    expect(page.locator(".lines")).to_contain_text("The proposal fails, though the rulebook can be read otherwise")
    expect(page.locator(".words")).to_contain_text("Here: Everybody's heroes")


def test_a_changed_receipt_is_not_genuine(page: Page) -> None:
    page.goto(f"/en/votes{fragment(PALISADE)}")
    page.get_by_role("button", name="Get a receipt").click()
    address = page.get_by_role("link", name="Open the receipt").get_attribute("href") or ""
    receipt = address.partition("#")[2].partition("~")[0]
    head, payload, signature = receipt.split(".")
    changed = ".".join((head, payload[:-1] + ("A" if payload[-1] != "A" else "Q"), signature))
    page.goto("/en/receipt")
    for pasted, told in [("nonsense", "Not a receipt"), (changed, "Altered or forged"), (address, "Genuine")]:
        page.get_by_label("The receipt, or the link to it").fill(pasted)
        page.get_by_role("button", name="Check").press("Enter")
        expect(page.locator(".verdict")).to_have_text(told)
    other = address.replace(address.partition("~")[2], fragment({"territory": "coast-2"})[1:])
    page.goto("/en/receipt")
    page.get_by_label("The receipt, or the link to it").fill(other)
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".verdict")).to_have_text("Another question")


def test_without_a_key_there_is_no_button() -> None:
    assert "data-receipts" not in client_of().get("/en/votes").text
    assert "data-receipts" in client_of(receipt_keys=jwk_set(private_jwk())).get("/en/votes").text


def test_without_a_network_the_page_says_so(page: Page, watch: Watch) -> None:
    watch.allow(r"console error: .*")
    page.route("**/v1/receipts/verify", lambda route: route.abort())
    page.goto("/en/receipt#abc")
    expect(page.get_by_text("The service does not respond.")).to_be_visible()


SCRIPT = """<img src=x onerror="document.title = 'bad'"><script>document.title = 'bad'</script>"""


def test_whatever_a_receipt_says_is_shown_as_text(page: Page) -> None:
    """Even if it is genuine."""
    members = ("contract", "ruleset", "game", "question", "language", "verdict", "request_sha256", "answer_sha256")
    contents = {"iat": SIGNED_AT, **dict.fromkeys(members, SCRIPT), "words": [SCRIPT, "x" * 2000]}
    signing = Keyring.of(orjson.loads(jwk_set(OURS))).signing
    assert signing
    page.goto(f"/en/receipt#{sign(contents, signing)}")
    expect(page.locator(".verdict")).to_have_text("Genuine")
    expect(page.locator(".words")).to_contain_text(SCRIPT)
    expect(page.locator("main img, main script")).to_have_count(0)
    assert page.title() != "bad"


HOSTILE = ["%", "%00", "%E0%A4%A", "~", "~~~", "__proto__", "constructor", "javascript:alert(1)", "\u202eé.\U0001f600.~"]
HOSTILE += ["a.b.c~!!!", SCRIPT, "a." * 4000, f"a.b.c~{'A' * 4000}"]


@each("hostile", HOSTILE)
def test_whatever_a_link_brings_is_no_receipt(page: Page, hostile: str) -> None:
    page.goto("about:blank")
    page.goto(f"/en/receipt#{hostile}")
    expect(page.locator(".verdict")).not_to_have_text(list(GENUINE.values()))
    expect(page.get_by_label("The receipt, or the link to it")).to_be_visible()
    expect(page.locator("main img, main script")).to_have_count(0)
    assert page.title() != "bad"
