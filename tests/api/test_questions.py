"""Questions: their answers, and the preferences of a client for them."""

import orjson
from werkzeug.test import Client

from lawspeaker.adjudication.questions import questions_of
from lawspeaker.api.questions import LARGEST_BODY
from lawspeaker.conformance.package.answers import wordless
from lawspeaker.games import GAMES
from tests.api.comparable import comparable
from tests.api.worked import WORKED, Worked
from tests.client import client_of
from tests.conformance import package
from tests.sweeps import each

RULINGS = [worked for worked in WORKED if worked.operation == "rulings"]


def test_every_question_of_every_game_has_a_worked_example() -> None:
    with_example = {(worked.game.id, worked.operation) for worked in WORKED}
    assert with_example == {(game.id, question.name) for game in GAMES.values() for question in questions_of(game)}


@each("worked", WORKED)
def test_every_worked_example_gets_a_valid_answer(client: Client, worked: Worked) -> None:
    """It has the declared shape, comes from the cache the second time, and only its words change with the language."""
    first, second, czech, french = (
        client.post(worked.path, json=worked.body, headers={"Accept-Language": language}) for language in ("en", "en", "cs", "fr")
    )
    assert first.status_code == 200, first.get_json()
    guard = package(worked.game.id).answer_shapes[worked.operation]
    assert guard.faults(first.get_json()) == []
    assert guard.holds(first.get_json())
    assert second.headers["Cache-Status"] == "lawspeaker; hit; detail=memory"
    assert comparable(first) == comparable(second)
    if worked.operation != "pictures":
        assert wordless(first.get_json()) == wordless(czech.get_json()) == wordless(french.get_json())


def test_explain_all_also_lists_the_rules_that_were_upheld(client: Client, dispute: Worked) -> None:
    short = client.post(dispute.path, json=dispute.body).get_json()
    long = client.post(dispute.path + "?explain=all", json=dispute.body).get_json()
    assert any(finding["outcome"] == "upheld" for finding in long["findings"])
    assert all(finding["outcome"] != "upheld" for finding in short["findings"])
    assert len(long["findings"]) > len(short["findings"])


@each("query", ["explain=some", "explain=", "explain=all&explain=all", "explian=all", "x"])
def test_any_other_query_is_refused_and_named(client: Client, dispute: Worked, query: str) -> None:
    answer = client.post(f"{dispute.path}?{query}", json=dispute.body)
    assert (answer.status_code, answer.get_json()["type"]) == (400, "/problems/invalid-request")
    assert query.partition("=")[0] in answer.get_json()["detail"]


@each("worked", RULINGS)
def test_prefer_minimal_leaves_the_next_state_out(client: Client, worked: Worked) -> None:
    whole = client.post(worked.path, json=worked.body)
    short = client.post(worked.path, json=worked.body, headers={"Prefer": "return=minimal"})
    assert short.headers["Preference-Applied"] == "return=minimal"
    assert "Preference-Applied" not in whole.headers
    assert short.get_json() == {name: value for name, value in whole.get_json().items() if name != "state"}


@each(
    "header, is_minimal",
    [
        ("respond-async, return=minimal", True),
        ('Return="minimal"; foo=bar', True),
        ("return = minimal", True),
        ("return=minimal, return=representation", True),
        ("return=representation, return=minimal", False),
        ("wait=10", False),
        ("", False),
        ("minimal", False),
        ("return", False),
    ],
)
def test_the_first_valid_preference_is_followed(client: Client, dispute: Worked, header: str, is_minimal: bool) -> None:
    answer = client.post(dispute.path, json=dispute.body, headers={"Prefer": header})
    assert answer.status_code == 200
    assert answer.headers.get("Preference-Applied") == ("return=minimal" if is_minimal else None)


@each(
    "header, language",
    [
        ("cs", "cs"),
        ("fr-CA, en;q=0.5", "fr"),
        ("de, cs;q=0.5, en;q=0.1", "cs"),
        ("CS-cz, en;q=0.9", "cs"),
        ("cs;q=0, fr;q=0.1", "fr"),
        ("tlh", "en"),
        ("*", "en"),
        ("", "en"),
        (";;;,q=x", "en"),
    ],
)
def test_messages_are_in_the_language_asked_for(client: Client, dispute: Worked, header: str, language: str) -> None:
    answer = client.post(dispute.path, json=dispute.body, headers={"Accept-Language": header})
    assert answer.headers["Content-Language"] == language
    assert "Accept-Language" in answer.headers["Vary"]
    assert answer.get_data() == client.post(dispute.path, json=dispute.body, headers={"Accept-Language": language}).get_data()


def test_the_cache_can_be_switched_off(dispute: Worked) -> None:
    client = client_of(cache_bytes=0)
    answers = [client.post(dispute.path, json=dispute.body) for _ in range(2)]
    assert {answer.headers["Cache-Status"] for answer in answers} == {"lawspeaker; fwd=miss"}


@each("media_type", [None, "text/plain", "application/problem+json", "application/jsonx", "", "json"])
def test_a_body_that_is_not_declared_as_json_is_415(client: Client, dispute: Worked, media_type: str | None) -> None:
    answer = client.post(dispute.path, data=orjson.dumps(dispute.body), content_type=media_type)
    assert (answer.status_code, answer.get_json()["type"]) == (415, "/problems/unsupported-media-type")


@each("media_type", ["application/json; charset=utf-8", "Application/JSON"])
def test_details_of_the_content_type_do_not_matter(client: Client, dispute: Worked, media_type: str) -> None:
    assert client.post(dispute.path, data=orjson.dumps(dispute.body), content_type=media_type).status_code == 200


@each("encoding, status", [("gzip", 415), ("identity, gzip", 415), ("utf-8", 415), ("Identity", 200)])
def test_a_body_declared_as_compressed_is_415(client: Client, dispute: Worked, encoding: str, status: int) -> None:
    answer = client.post(dispute.path, json=dispute.body, headers={"Content-Encoding": encoding})
    assert (answer.status_code, answer.get_json().get("type")) in {(status, "/problems/unsupported-media-type"), (200, None)}
    assert answer.status_code == status


@each(
    "accepted, status",
    [
        ("text/html", 406),
        ("image/*", 406),
        ("application/json;q=0", 406),
        ("application/json;q=0, */*", 406),
        ("application/xml, text/*", 406),
        ("*/*", 200),
        ("application/*", 200),
        ("text/html, application/json;q=0.1", 200),
        ("", 200),
        ("application/json;charset=utf-8", 200),
        ("application/json; version=2; q=0.5", 200),
    ],
)
def test_only_a_client_that_takes_json_gets_it(client: Client, dispute: Worked, accepted: str, status: int) -> None:
    answer = client.post(dispute.path, json=dispute.body, headers={"Accept": accepted})
    assert (answer.status_code, answer.mimetype) == (status, "application/json" if status == 200 else "application/problem+json")


@each("name", ["Accept", "Accept-Language", "Prefer"])
def test_a_header_that_takes_long_to_parse_is_refused(client: Client, dispute: Worked, name: str) -> None:
    answer = client.post(dispute.path, json=dispute.body, headers={name: 301 * "a"})
    assert (answer.status_code, answer.get_json()["detail"]) == (400, f"The {name} header has 301 characters; the limit is 300.")


@each("more, status", [(0, 200), (1, 413), (2, 413)])
def test_a_body_of_at_most_a_mebibyte_is_read(client: Client, dispute: Worked, more: int, status: int) -> None:
    answer = client.post(
        dispute.path, data=orjson.dumps(dispute.body).ljust(LARGEST_BODY + more), content_type="application/json"
    )
    assert answer.status_code == status
    assert status == 200 or answer.get_json()["type"] == "/problems/content-too-large"
