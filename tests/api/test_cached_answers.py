"""A cached answer equals a computed one. The cache does not change the answers to unusual requests."""

from typing import Any

import orjson
import pytest
from werkzeug.test import Client

from lawspeaker.api.questions import LARGEST_BODY
from tests.api.comparable import comparable
from tests.api.worked import Worked
from tests.client import client_of
from tests.sweeps import each

JSON = "application/json"


@pytest.fixture(scope="module")
def without_cache() -> Client:
    return client_of(cache_bytes=0)


UNUSUAL: dict[str, dict[str, Any]] = {
    "another method": {"method": "PUT"},
    "HEAD": {"method": "HEAD"},
    "GET": {"method": "GET"},
    "OPTIONS": {"method": "OPTIONS"},
    "an unknown method": {"method": "BREW"},
    "an unknown query": {"query_string": "explian=all"},
    "a query given twice": {"query_string": "explain=all&explain=all"},
    "a query that is no UTF-8": {"query_string": "explain=%FF"},
    "a raw byte in the query": {"environ_overrides": {"QUERY_STRING": "\xff=\xff"}},
    "a semicolon in the query": {"query_string": "explain=all;explain=all"},
    "no JSON accepted": {"headers": {"Accept": "text/html"}},
    "no content type": {"content_type": None},
    "another content type": {"content_type": "text/plain"},
    "a compressed body": {"headers": {"Content-Encoding": "gzip"}},
    "no length": {"environ_overrides": {"CONTENT_LENGTH": ""}},
    "a length of nothing": {"environ_overrides": {"CONTENT_LENGTH": "0"}},
    "a length over the limit": {"environ_overrides": {"CONTENT_LENGTH": str(LARGEST_BODY + 1)}},
    "a slash after the path": {"path": "{}/"},
    "two slashes in the path": {"path": "/{}"},
    "an unknown path": {"path": "{}x"},
    "a strange host": {"headers": {"Host": "a b"}},
    "an empty header": {"headers": {"Accept": "", "Prefer": "", "Accept-Language": ""}},
    "a strange header": {"headers": {"Accept": ";;;,q=x", "Prefer": '="', "Accept-Language": "\xe9;q=é"}},
}


@each("unusual", UNUSUAL.values())
def test_an_unusual_request_gets_the_same_answer_without_cache(
    client: Client, without_cache: Client, dispute: Worked, unusual: dict[str, Any]
) -> None:
    usual: dict[str, Any] = {"method": "POST", "data": orjson.dumps(dispute.body), "content_type": JSON}
    assert client.open(dispute.path, **usual).status_code == 200
    path = unusual.get("path", "{}").format(dispute.path)
    request = {**usual, **{name: value for name, value in unusual.items() if name != "path"}}
    cached, other = (service.open(path, **request) for service in (client, without_cache))
    assert comparable(cached) == comparable(other)
    assert cached.status_code < 500
