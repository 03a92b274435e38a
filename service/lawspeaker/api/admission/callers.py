"""Identifies a client without an API key by the network of its address."""

import re
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

_WITH_PORT = re.compile(r"\[(?P<sixth>[^\]]*)\](:[0-9]+)?|(?P<fourth>[0-9.]+):[0-9]+")
_UNKNOWN = "unknown"


@lru_cache(maxsize=4096)
def network(address: str) -> str:
    """The network of ``address``: an IPv4 address itself, or the first 64 bits of an IPv6 address, which belong to one household.

    For an invalid address it is always ``unknown``, so that a client gains nothing by inventing addresses.
    """
    try:
        parsed = ip_address(_without_port(address))
    except ValueError:
        return _UNKNOWN
    if isinstance(parsed, IPv6Address):
        return str(parsed.ipv4_mapped or f"{IPv6Address(int(parsed) >> 64 << 64)}/64")
    return str(parsed)


def _without_port(address: str) -> str:
    """``address`` without the port that some proxies add."""
    match = _WITH_PORT.fullmatch(address)
    return (match["sixth"] or match["fourth"] or "") if match else address
