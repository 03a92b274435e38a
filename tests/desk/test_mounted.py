"""The desk below a prefix of another Flask application."""

import re
from collections.abc import Iterator
from threading import Thread

import pytest
from flask import Flask
from playwright.sync_api import Browser, expect
from werkzeug.serving import make_server

from lawspeaker.app import blueprint
from tests.desk.conftest import verdict
from tests.desk.link import fragment
from tests.desk.watch import Watch
from tests.serving import LOOPBACK

RED = {"palisade": False, "clans": {"red": {"settlements": 1, "army": 1, "ballot": True}}}


@pytest.fixture
def url() -> Iterator[str]:
    app = Flask("house")
    app.register_blueprint(blueprint(), url_prefix="/rules")
    server = make_server(LOOPBACK, 0, app, threaded=True)
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://{LOOPBACK}:{server.server_port}/rules"
    server.shutdown()
    thread.join()


def test_a_page_asks_and_leads_on_below_the_prefix(browser: Browser, url: str) -> None:
    with browser.new_context() as context:
        watch, page = Watch(context, url.removesuffix("/rules")), context.new_page()
        page.goto(f"{url}/en/votes{fragment(RED)}")
        expect(verdict(page)).to_have_text("The proposal passes")
        page.locator(".rules a").first.click()
        expect(page).to_have_url(re.compile(rf"^{re.escape(url)}/en/rules/graenaland/"))
        watch.finish(page)
