"""Who a client without a key is: the network that its address belongs to."""

import re
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

_WITH_PORT = re.compile(r"\[(?P<sixth>[^\]]*)\](:[0-9]+)?|(?P<fourth>[0-9.]+):[0-9]+")
_UNKNOWN = "unknown"


@lru_cache(maxsize=4096)
def network(address: str) -> str:
    """The network of ``address``: an IPv4 address itself, of an IPv6 address the first 64 bits, which one household has.

    What is no address is ``unknown``, the same for all: a client that can make such addresses up must gain nothing by that.
    """
    try:
        found = ip_address(_without_port(address))
    except ValueError:
        return _UNKNOWN
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or f"{IPv6Address(int(found) >> 64 << 64)}/64")
    return str(found)


def _without_port(address: str) -> str:
    """Some proxies write the port of the client, too."""
    match = _WITH_PORT.fullmatch(address)
    return (match["sixth"] or match["fourth"] or "") if match else address
