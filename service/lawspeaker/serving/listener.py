"""Closes a listening socket without resetting any client that is connected or just connecting.

The kernel completes connections before a process accepts them. When the last process closes the socket, the kernel resets all
connections that nobody has accepted. A client can always connect between the last accept and the close. So a packet filter keeps
new clients out first: their operating systems retry a second later, and reach the next server, or nobody.

The filter belongs to the socket, which all workers share; after USR2, another master may share it, too. So each worker removes
the filter before it closes the socket. A worker that finds the filter removed by another worker starts again. So the last worker
that closes the socket has kept new clients out for the whole pause.
"""

import asyncio
import ctypes
import errno
import os
import socket
import struct
from collections.abc import Callable
from contextlib import suppress

HANDSHAKES = 0.2
"""Seconds that clients have to complete a TCP handshake."""

_SO_ATTACH_FILTER = _SO_GET_FILTER = 26
_SO_DETACH_FILTER = 27
_LONGEST_FILTER = 1024
_FLAGS, _SYN = 13, 0x02
_INSTRUCTION = struct.Struct("HBBI")
_PASS_ALL_BUT_SYN = b"".join(
    (
        _INSTRUCTION.pack(0x30, 0, 0, _FLAGS),  # load the byte with the TCP flags
        _INSTRUCTION.pack(0x45, 0, 1, _SYN),  # if SYN is set, continue, else skip the next instruction
        _INSTRUCTION.pack(0x06, 0, 0, 0),  # drop
        _INSTRUCTION.pack(0x06, 0, 0, 0xFFFFFFFF),  # pass
    )
)

_CLIENT_ERRORS = frozenset(
    (
        errno.ECONNABORTED,
        errno.EPERM,
        errno.EPROTO,
        errno.ENETDOWN,
        errno.ENETUNREACH,
        errno.EHOSTDOWN,
        errno.EHOSTUNREACH,
    )
)
"""Errors of ``accept`` for a single client. The next client can be accepted (accept(2), "Error handling")."""


def is_open_in(pid: int, listener: socket.socket) -> bool:
    """Whether the process ``pid`` has ``listener`` open, too. True if that cannot be determined."""
    try:
        name, folder = f"socket:[{os.fstat(listener.fileno()).st_ino}]", f"/proc/{pid}/fd"
        return any(_link_target(f"{folder}/{descriptor}") == name for descriptor in os.listdir(folder))
    except OSError:
        return True


def _link_target(path: str) -> str:
    with suppress(OSError):  # closed in the meantime
        return os.readlink(path)
    return ""


def keep_out(listener: socket.socket) -> bool:
    """Makes the kernel accept no new clients, for all that share ``listener``. Returns whether it worked, which needs Linux."""
    program = ctypes.create_string_buffer(_PASS_ALL_BUT_SYN)
    length = len(_PASS_ALL_BUT_SYN) // _INSTRUCTION.size
    try:
        listener.setsockopt(socket.SOL_SOCKET, _SO_ATTACH_FILTER, struct.pack("HL", length, ctypes.addressof(program)))
    except OSError:
        return False
    return keeps_out(listener)


def keeps_out(listener: socket.socket) -> bool:
    """Whether the filter of ``keep_out`` is attached."""
    with suppress(OSError):
        return bool(listener.getsockopt(socket.SOL_SOCKET, _SO_GET_FILTER, _LONGEST_FILTER))
    return False


async def finish_handshakes(listener: socket.socket) -> None:
    """Keeps new clients out. Returns when the filter was attached for ``HANDSHAKES`` without a break."""
    while keep_out(listener):
        await asyncio.sleep(HANDSHAKES)
        if keeps_out(listener):
            return


def accept_rest(listener: socket.socket, on_accept: Callable[[socket.socket], object]) -> None:
    """Calls ``on_accept`` with each client that the kernel has connected, and removes the filter.

    The caller must close ``listener`` at once, within about a microsecond.
    """
    keep_out(listener)
    while client := _next_client(listener):
        on_accept(client)
    with suppress(OSError):
        listener.setsockopt(socket.SOL_SOCKET, _SO_DETACH_FILTER, 0)


def _next_client(listener: socket.socket) -> socket.socket | None:
    """Accepts a client. ``None`` if none waits, or there is no file descriptor left."""
    while True:
        try:
            return listener.accept()[0]
        except OSError as error:
            if error.errno not in _CLIENT_ERRORS:
                return None
