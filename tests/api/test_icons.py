"""The icons and the manifest with which a phone puts the desk on its home screen."""

import re
import struct
from urllib.parse import unquote, urljoin

from werkzeug.test import Client

from tests.icons import SIZES, file_of, icon
from tests.sweeps import each


@each("size", SIZES)
def test_an_icon_is_drawn_by_the_script_and_has_its_size(size: int) -> None:
    committed = file_of(size).read_bytes()
    assert committed == icon(size), "make pictures"
    assert struct.unpack(">2I", committed[16:24]) == (size, size)


def test_the_manifest_names_icons_that_are_there(client: Client) -> None:
    (address,) = re.findall('<link rel="manifest" href="([^"]*)">', client.get("/en/").text)
    answer = client.get(address)
    assert answer.content_type == "application/manifest+json"
    manifest = answer.get_json(force=True)
    assert (manifest["name"], manifest["display"]) == ("Lawspeaker", "standalone")
    assert urljoin(address, manifest["start_url"]) == "/"
    for told in manifest["icons"]:
        assert client.get(f"/static/{told['src']}").content_type.partition(";")[0] == told["type"]
    assert {told["purpose"] for told in manifest["icons"] if "512x512" in told["sizes"]} == {"any", "maskable"}


def test_the_icon_in_a_page_is_that_of_the_manifest(client: Client) -> None:
    (icon_of_page,) = re.findall(
        'rel="icon" type="image/svg[+]xml" href="data:image/svg[+]xml,([^"]*)"', client.get("/developers").text
    )
    assert unquote(icon_of_page).replace("'", '"') == client.get("/static/icon.svg").text.strip()
