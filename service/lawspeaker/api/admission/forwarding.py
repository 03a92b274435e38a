"""Reads the forwarding headers of proxies: the address of the client, the scheme and the host of its request."""

import re
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import quote

from lawspeaker.api.exchange import Exchange

_HOST = re.compile(r"[A-Za-z0-9._-]+(:[0-9]*)?")
"""A host name or an IPv4 address, and optionally a port."""


class Forwarding:
    """Trusts the header values that our ``proxies`` have added, and ignores those that a client could have sent."""

    def __init__(self, proxies: int) -> None:
        self._proxies = proxies

    def exchange(self, scope: Mapping[str, Any]) -> Exchange:
        """The exchange for an ASGI ``scope``, without the body."""
        headers = _join(scope["headers"])
        client = scope["client"][0] if scope.get("client") else ""
        scheme = scope.get("scheme", "http")
        root, path = scope.get("root_path", "").rstrip("/"), scope["path"]
        raw_path = (scope.get("raw_path") or quote(path).encode()).decode("latin-1")
        if self._proxies:
            client = self._from_proxy(headers, "x-forwarded-for") or client
            scheme = self._from_proxy(headers, "x-forwarded-proto") or scheme
            if _HOST.fullmatch(host := self._from_proxy(headers, "x-forwarded-host")):
                headers["host"] = host
        return Exchange(
            scope["method"],
            _below(root, path),
            _below(quote(root), raw_path),
            scope["query_string"].decode("latin-1"),
            headers,
            client,
            scheme,
            scope["http_version"],
            root=root,
        )

    def _from_proxy(self, headers: Mapping[str, str], name: str) -> str:
        """The value that our outermost proxy added to the list in the header ``name``; empty if the list is too short."""
        values = headers.get(name, "").split(",")
        return values[-self._proxies].strip() if len(values) >= self._proxies else ""


def _below(root: str, path: str) -> str:
    """The path below the ``root`` path at which an application has mounted the service. Servers give it with the root."""
    return path.removeprefix(root) or "/" if root and f"{path}/".startswith(f"{root}/") else path


def _join(fields: Sequence[tuple[bytes, bytes]]) -> dict[str, str]:
    """The header values by name. The values of a repeated header are joined by commas."""
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in fields}
    if len(headers) < len(fields):
        headers = {}
        for name, value in ((name.decode("latin-1"), value.decode("latin-1")) for name, value in fields):
            headers[name] = f"{headers[name]}, {value}" if name in headers else value
    return headers
