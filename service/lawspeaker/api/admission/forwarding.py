"""What proxies in front say of a request: where it comes from, and how it was sent to them."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from lawspeaker.api.exchange import Exchange

_HOST = re.compile(r"[A-Za-z0-9._-]+(:[0-9]*)?")
"""A name or an IPv4 address, and a port."""


class Forwarding:
    """Believes what ``proxies`` in front have added, and nothing that a client could have written itself."""

    def __init__(self, proxies: int) -> None:
        self._proxies = proxies

    def exchange(self, scope: Mapping[str, Any]) -> Exchange:
        """The request of an ASGI ``scope``, without its body."""
        headers = _joined(scope["headers"])
        client = scope["client"][0] if scope["client"] else ""
        scheme = scope["scheme"]
        if self._proxies:
            client = self._added(headers, "x-forwarded-for") or client
            scheme = self._added(headers, "x-forwarded-proto") or scheme
            if _HOST.fullmatch(host := self._added(headers, "x-forwarded-host")):
                headers["host"] = host
        return Exchange(
            scope["method"],
            scope["path"],
            scope["raw_path"].decode("latin-1"),
            scope["query_string"].decode("latin-1"),
            headers,
            client,
            scheme,
            scope["http_version"],
        )

    def _added(self, headers: Mapping[str, str], name: str) -> str:
        """What the outermost of our proxies added to the list in the header ``name``; empty if the list is too short."""
        values = headers.get(name, "").split(",")
        return values[-self._proxies].strip() if len(values) >= self._proxies else ""


def _joined(fields: Sequence[tuple[bytes, bytes]]) -> dict[str, str]:
    """The fields of a head by their names; the values of a field that was sent several times with commas between."""
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in fields}
    if len(headers) < len(fields):
        headers = {}
        for name, value in ((name.decode("latin-1"), value.decode("latin-1")) for name, value in fields):
            headers[name] = f"{headers[name]}, {value}" if name in headers else value
    return headers
