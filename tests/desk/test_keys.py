"""The pages of a service that wants keys, or gives little without one: they ask for one, and lose nothing that was entered."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from lawspeaker.api.admission import rates
from lawspeaker.api.admission.keys import hash_key, new_key
from tests.desk.browser import open_context
from tests.desk.hosting import Host, host
from tests.desk.link import entered_by, fragment
from tests.desk.test_desk import PALACE
from tests.desk.test_position import done, open_java, place
from tests.desk.test_robustness import CITY, POND, RED
from tests.desk.watch import NEXT_FRAME, Watch
from tests.serving import eventually

KEY, OLD = new_key(), new_key()
_HASHES = (f"{hash_key('table', KEY)}", f"{hash_key('old', OLD)}")
BUDGET = 200
"""What an address may ask without a key, in milliseconds of processor time. A page of a slow machine takes a part of it."""
_addresses = count(1)
_IS_KEPT = """() => Promise.race([
    navigator.serviceWorker.ready.then(() => true),
    new Promise((done) => setTimeout(done, 300_000, false)),
])"""
"""Whether the service worker is installed. Only a failing test waits so long."""


@pytest.fixture(scope="module")
def keys_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("keys") / "keys"


@pytest.fixture(scope="module")
def service(keys_file: Path) -> Iterator[Host]:
    """A service that answers nobody without a key."""
    keys_file.write_text("\n".join(_HASHES))
    with host(access="keys", api_keys_file=str(keys_file)) as hosted:
        yield hosted


@pytest.fixture(scope="module")
def generous() -> Iterator[Host]:
    """A service that answers a little without a key. Each address counts for itself, and a test may choose it.

    No time passes for it, so that what is spent does not come back.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rates, "monotonic_ns", lambda: 10**15)
        with host(access="keys", api_keys=_HASHES[0], keyless_allowance=f"{BUDGET}/hour", proxies="1") as hosted:
            yield hosted


@pytest.fixture
def visit(browser: Browser, generous: Host) -> Iterator[Page]:
    """A page of that service, from an address of its own."""
    address = {"X-Forwarded-For": f"198.51.100.{next(_addresses)}"}
    with open_context(browser, generous, extra_http_headers=address) as context:
        yield context.new_page()


def key_field(page: Page) -> Locator:
    return page.get_by_label("Key", exact=True)


def use_key(page: Page, key: str = KEY) -> None:
    key_field(page).fill(key)
    page.evaluate(NEXT_FRAME)  # only then does the page ask again with the key
    key_field(page).press("Enter")


def dispute(page: Page) -> dict[str, Any]:
    """The example of Java with too large a palace."""
    with_key = {"Authorization": f"Bearer {KEY}"}
    examples = page.request.get("/v1/games/java/examples", headers=with_key).json()["examples"]
    request = next(each["request"] for each in examples if each["name"] == PALACE)
    return {"game": "java", "state": request["state"], "actions": [request["action"]]}


@pytest.mark.parametrize(
    ("name", "entered", "answered"),
    [
        ("votes", RED, "The proposal passes"),
        ("heights", CITY, "Player One is ahead"),
        ("landscape", POND, "total"),
        ("desk", None, "Illegal"),
        ("position", {"game": "java", "state": {}, "actions": []}, "Possible so far"),
        ("receipt", "abc", "There is no answer"),  # this service gives no receipts
    ],
)
def test_a_page_asks_once_for_the_key_and_then_answers(page: Page, watch: Watch, name: str, entered: Any, answered: str) -> None:
    watch.allow(r"(GET|POST) /v1/.* was answered 401")
    watch.allow(r"POST /v1/receipts/verify was answered 403")
    address = f"/en/{name}#abc" if entered == "abc" else f"/en/{name}{fragment(entered or dispute(page))}"
    page.goto(address)
    expect(page.get_by_role("alert")).to_have_text("This service needs a key.")
    use_key(page)
    expect(page.get_by_role("main")).to_contain_text(answered)
    expect(key_field(page)).to_have_count(0)


def test_taps_during_a_withdrawn_key_count_with_the_next_key(page: Page, watch: Watch, service: Host, keys_file: Path) -> None:
    watch.allow(r"(GET|POST) /v1/games.* was answered 401")
    page.goto("/en/desk")
    use_key(page, OLD)
    expect(page.get_by_role("radio", name="Java")).to_be_visible()
    open_java(page)
    expect(page.locator(".told .verdict")).to_have_text("Possible so far")
    keys_file.write_text(_HASHES[0])
    with_old_key = {"Authorization": f"Bearer {OLD}"}
    eventually(lambda: page.request.get("/v1/games", headers=with_old_key).status == 401, "the key is withdrawn")
    for space in ("E11", "G11"):
        place(page, space).click()
    expect(key_field(page)).to_have_count(1)
    use_key(page)
    done(page, "Three spaces: G11")
    page.wait_for_url(lambda url: len(entered_by(url)["state"].get("tiles", [])) == 2)
    expect(page.locator(".told .verdict")).to_have_text("Possible so far")
    expect(page.locator(".trouble")).to_have_count(0)


def test_rules_without_a_key_say_that_pictures_need_one(page: Page, watch: Watch) -> None:
    watch.allow(r"(GET|POST) /v1/games.* was answered 401")
    page.goto("/en/rules/graenaland/votes.palisade")
    expect(page.locator(".drawn").first).to_have_text("Pictures need a key here. Enter it at the desk.")
    page.goto("/en/desk")
    use_key(page, "guessed")
    expect(page.get_by_role("alert")).to_have_text("The service does not know this key.")
    use_key(page)
    expect(page.get_by_role("radio", name="Java")).to_be_visible()
    page.reload()  # the tab remembers the key
    expect(page.get_by_role("radio", name="Java")).to_be_visible()
    page.goto("/en/rules/graenaland/votes.palisade")
    expect(page.locator(".drawn svg").first).to_be_visible()


def test_without_storage_the_key_lasts_as_long_as_the_page(page: Page, watch: Watch) -> None:
    watch.allow(r"(GET|POST) /v1/games.* was answered 401")
    page.add_init_script("Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('no'); } })")
    page.goto(f"/en/votes{fragment(RED)}")
    use_key(page)
    expect(page.locator(".verdict")).to_have_text("The proposal passes")


def test_the_pages_are_kept_for_later_without_a_key(browser: Browser, service: Host) -> None:
    with open_context(browser, service, service_workers="allow") as context:
        page = context.new_page()
        page.goto("/en/")
        assert page.evaluate(_IS_KEPT)


def spend(page: Page) -> None:
    """Asks until the budget of the address of ``page`` is spent."""
    while page.request.get("/v1/games/java").status != 429:
        pass


def test_who_has_asked_too_much_goes_on_with_a_key(visit: Page) -> None:
    visit.goto(f"/en/votes{fragment(RED)}")
    expect(visit.locator(".verdict")).to_have_text("The proposal passes")
    spend(visit)
    visit.get_by_role("group", name="The proposal").get_by_label("against").check()
    expect(visit.get_by_text("Too many questions at once.").first).to_be_visible()
    use_key(visit)
    expect(visit.locator(".verdict")).to_have_text("The proposal fails")


def test_who_has_entered_a_wrong_key_goes_on_without_one(visit: Page) -> None:
    visit.add_init_script("sessionStorage.setItem('lawspeaker-key', 'old')")
    visit.goto(f"/en/votes{fragment(RED)}")
    expect(visit.get_by_role("alert")).to_have_text("The service does not know this key.")
    visit.get_by_role("button", name="Continue without a key").click()
    expect(visit.locator(".verdict")).to_have_text("The proposal passes")


def test_a_new_game_is_set_up_as_soon_as_there_is_a_key(visit: Page) -> None:
    visit.goto("/en/desk")
    visit.get_by_role("radio", name="Java").check()
    expect(visit.get_by_role("button", name="Start the game")).to_be_enabled()
    spend(visit)
    visit.get_by_role("button", name="Start the game").click()
    use_key(visit)
    expect(visit.locator(".bar")).to_contain_text("New game for 2 players")
    expect(visit.locator(".actions button").first).to_be_visible()
