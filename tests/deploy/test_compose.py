import re

import pytest

from lawspeaker.api.settings import Settings
from tests.deploy.containerfile import environment
from tests.deploy.manifests import DEPLOY, compose


def seconds(duration: str) -> int:
    match = re.fullmatch(r"(\d+)s", duration)
    assert match
    return int(match[1])


def mebibytes(size: str) -> int:
    match = re.fullmatch(r"(\d+)m(b|)", size.lower())
    assert match
    return int(match[1])


@pytest.fixture
def settings() -> Settings:
    return Settings.read(environment() | compose()["lawspeaker"]["environment"])


def test_the_service_starts_with_what_is_set(settings: Settings) -> None:
    assert settings.redis_url == "redis://redis:6379/0"


def test_only_this_machine_reaches_what_is_open_to_everybody(settings: Settings) -> None:
    (published,) = compose()["proxy"]["ports"]
    address, _, port = published.split(":")
    assert settings.access == "open"
    assert address == "127.0.0.1"
    assert f"listen {port};" in (DEPLOY / "nginx.conf").read_text()


def test_every_request_goes_through_the_proxy(settings: Settings) -> None:
    assert "ports" not in compose()["lawspeaker"]
    assert f"server lawspeaker:{settings.port} " in (DEPLOY / "nginx.conf").read_text()
    assert settings.proxies == 1


def test_redis_can_be_reached_by_the_service_alone() -> None:
    redis = compose()["redis"]
    assert "ports" not in redis
    assert redis["networks"] == ["inside"]
    assert "inside" in compose()["lawspeaker"]["networks"]


def test_requests_in_flight_are_waited_for(settings: Settings) -> None:
    assert seconds(compose()["lawspeaker"]["stop_grace_period"]) > settings.grace


def test_the_image_is_built_from_the_containerfile() -> None:
    build = compose()["lawspeaker"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).samefile(DEPLOY / "Containerfile")


def test_redis_makes_room_before_it_is_killed_for_its_memory() -> None:
    redis = compose()["redis"]
    options = dict(zip(redis["command"][::2], redis["command"][1::2], strict=True))
    assert options["--maxmemory-policy"] == "allkeys-lru"
    assert mebibytes(options["--maxmemory"]) <= 0.8 * mebibytes(redis["deploy"]["resources"]["limits"]["memory"])


@pytest.mark.parametrize("name", compose())
def test_nothing_has_rights_that_it_does_not_need(name: str) -> None:
    service = compose()[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in service["security_opt"]
    assert {"cpus", "memory", "pids"} <= service["deploy"]["resources"]["limits"].keys()


@pytest.mark.parametrize("name", [name for name, service in compose().items() if "build" not in service])
def test_an_image_of_others_is_of_one_version(name: str) -> None:
    assert re.search(r":\d+\.\d+\.\d+", compose()[name]["image"])
