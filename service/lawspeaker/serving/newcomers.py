"""Turning away who wants to connect, without cutting off who is connecting.

A socket that is closed resets all connections that it has not accepted, and those whose handshake is under way. So a worker
that stops first lets no handshake begin. The kernel of the client tries again after a second, and then meets the
worker that took the place of this one, or nobody.
"""

import ctypes
import socket
import struct

_SO_ATTACH_FILTER = 26
"""Of Linux; the ``socket`` module does not name it."""

_ONLY_SYN_IS_DROPPED = (
    (0x30, 0, 0, 13),  # load the byte of the TCP header that holds the flags
    (0x54, 0, 0, 0x12),  # of these look at SYN and ACK
    (0x15, 0, 1, 0x02),  # if it is SYN alone
    (0x06, 0, 0, 0),  # drop the packet
    (0x06, 0, 0, 0xFFFFFFFF),  # else take all of it
)
"""A program of the kernel's packet filter: operation, jumps if true and if false, operand."""


def turn_away(listener: socket.socket) -> None:
    """Lets no connection to ``listener`` begin from now on. Raises ``OSError`` where the system cannot do that."""
    program = b"".join(struct.pack("HBBI", *step) for step in _ONLY_SYN_IS_DROPPED)
    held = ctypes.create_string_buffer(program, len(program))
    listener.setsockopt(
        socket.SOL_SOCKET, _SO_ATTACH_FILTER, struct.pack("HP", len(_ONLY_SYN_IS_DROPPED), ctypes.addressof(held))
    )
