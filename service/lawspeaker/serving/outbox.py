"""Where a thread writes an answer, so that it never waits for the client to take it."""

import socket
from typing import Any


class Outbox:
    """Stands in for the socket of ``client`` while an answer is written, then sends what was written, in one piece."""

    def __init__(self, client: socket.socket) -> None:
        self._client = client
        self.unsent = bytearray()
        """What is written and not yet on its way."""

    def send(self, permission: bytes) -> int:
        """Of gunicorn's, for a client to go on; the body is here by now."""
        return len(permission)

    def sendall(self, written: bytes) -> None:
        self.unsent += written

    def send_off(self) -> None:
        """Sends as much as the client takes at once. Raises ``OSError`` if it went away."""
        try:
            del self.unsent[: self._client.send(self.unsent, socket.MSG_DONTWAIT)]
        except BlockingIOError:
            return

    def __getattr__(self, name: str) -> Any:
        return getattr(self._client, name)
