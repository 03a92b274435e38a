"""An address that leads nowhere: people get a page in their language, programs the problem."""

from werkzeug.test import Client

from tests.sweeps import each

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


@each(
    "path, prefers, language, title",
    [
        ("/cs/nowhere", "fr", "cs", "Taková stránka tu není"),
        ("/fr/rules/chess", "en", "fr", "Cette page n\u2019existe pas"),
        ("/en/rules/java/castling", "cs", "en", "There is no such page"),
        ("/nowhere", "cs", "cs", "Taková stránka tu není"),
    ],
)
def test_people_get_a_page(client: Client, path: str, prefers: str, language: str, title: str) -> None:
    answer = client.get(path, headers={"Accept": BROWSER, "Accept-Language": prefers})
    assert answer.status_code == 404
    assert answer.mimetype == "text/html"
    assert answer.headers["Content-Language"] == language
    assert {"Accept", "Accept-Language"} <= set(answer.headers["Vary"].split(", "))
    assert f"<h1>{title}</h1>" in answer.text
    assert f'href="/{language}/"' in answer.text


@each(
    "path, accept",
    [
        ("/cs/nowhere", "*/*"),
        ("/cs/nowhere", "application/json, text/html;q=0.5"),
        ("/cs/nowhere", "text/html;q=0"),
        ("/v1/games/chess", BROWSER),
        ("/v1", BROWSER),
        ("/en/rules/chess/castling", "*/*"),
        ("/de/rules/java", "*/*"),
        ("/de/", "*/*"),
        ("/en/nonsense", "*/*"),
    ],
)
def test_programs_get_the_problem(client: Client, path: str, accept: str) -> None:
    answer = client.get(path, headers={"Accept": accept})
    assert answer.status_code == 404
    assert answer.get_json()["type"] == "/problems/not-found"
    is_also_a_page = not path.startswith("/v1")  # then a cache has to keep both apart
    assert ("Accept" in answer.headers.get("Vary", "").split(", ")) == is_also_a_page


def test_an_address_without_a_slash(client: Client) -> None:
    assert client.get("/en").status_code == 308
    answer = client.open("*", method="OPTIONS", headers={"Accept": BROWSER})
    assert (answer.status_code, answer.mimetype) == (404, "text/html")
