import shutil

import pytest

from tests.bench import wrk

URL = "http://127.0.0.1:44739/echo"
SAID = """\
Running 1s test @ http://127.0.0.1:44739/echo
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     9.76ms    5.03ms  47.24ms   91.10%
    Req/Sec     1.73k   409.75     1.97k    90.00%
  1717 requests in 1.00s, 270.54KB read
Requests/sec:   1709.82
Transfer/sec:    269.41KB
figures requests=1717 microseconds=1004198 p50=8553 p99=35389 refused=0 broken=0

"""


def test_what_wrk_says_is_read() -> None:
    load = wrk.read(SAID, URL)
    assert (round(load.per_second), load.p50, load.p99) == (1710, 8.553, 35.389)


@pytest.mark.parametrize("failed", ["refused", "broken"])
def test_a_run_with_requests_that_failed_is_no_measurement(failed: str) -> None:
    with pytest.raises(RuntimeError, match=f"{URL} did not answer every request: .* {failed}=3"):
        wrk.read(SAID.replace(f"{failed}=0", f"{failed}=3"), URL)


def test_a_run_in_which_nothing_was_answered_is_no_measurement() -> None:
    with pytest.raises(RuntimeError, match="did not answer"):
        wrk.read(SAID.replace("requests=1717", "requests=0"), URL)


def test_where_wrk_could_not_connect_its_own_words_are_told() -> None:
    with pytest.raises(RuntimeError, match=r"of http://127.0.0.1:44739/echo:\nunable to connect"):
        wrk.read("unable to connect to 127.0.0.1:44739 Connection refused\n", URL)


def test_without_wrk_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda program: None)
    with pytest.raises(SystemExit, match="apt-get install wrk"):
        wrk.require()
