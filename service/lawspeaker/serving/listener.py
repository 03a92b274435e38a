"""Closes a listening socket so that no client is reset that is already connected, or about to be.

The kernel connects clients on its own. When the last process closes the socket, the kernel resets every client that nobody has
accepted. A client can arrive between the last accept and the close, however short that is. So a packet filter first keeps
new clients out: their operating systems try again a second later, and meet a successor or nobody.

The filter belongs to the socket, which all workers share, and another master may share it, too (USR2). So each worker removes the
filter before it closes, and a worker that finds it removed by another one starts again. The last one to close has therefore kept
new clients out for the whole pause.
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
"""Seconds that clients have to finish a handshake that has begun."""

_SO_ATTACH_FILTER = _SO_GET_FILTER = 26
_SO_DETACH_FILTER = 27
_LONGEST_FILTER = 1024
_FLAGS, _SYN = 13, 0x02
_INSTRUCTION = struct.Struct("HBBI")
_PASS_ALL_BUT_SYN = b"".join(
    (
        _INSTRUCTION.pack(0x30, 0, 0, _FLAGS),  # load the byte with the flags of TCP
        _INSTRUCTION.pack(0x45, 0, 1, _SYN),  # go on if it has this one, else leave out the next
        _INSTRUCTION.pack(0x06, 0, 0, 0),  # drop
        _INSTRUCTION.pack(0x06, 0, 0, 0xFFFFFFFF),  # pass
    )
)

_OF_ONE_CLIENT = frozenset(
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
"""Errors of ``accept`` that concern a single client; the next one can be accepted (accept(2), "Error handling")."""


def is_open_in(pid: int, listener: socket.socket) -> bool:
    """Whether that process has ``listener`` open, too; also if that cannot be known."""
    try:
        name, folder = f"socket:[{os.fstat(listener.fileno()).st_ino}]", f"/proc/{pid}/fd"
        return any(_link(f"{folder}/{descriptor}") == name for descriptor in os.listdir(folder))
    except OSError:
        return True


def _link(path: str) -> str:
    with suppress(OSError):  # closed in the meantime
        return os.readlink(path)
    return ""


def keep_out(listener: socket.socket) -> bool:
    """Makes the kernel connect no new clients, in all processes that share ``listener``. Returns whether it does: Linux only."""
    program = ctypes.create_string_buffer(_PASS_ALL_BUT_SYN)
    length = len(_PASS_ALL_BUT_SYN) // _INSTRUCTION.size
    try:
        listener.setsockopt(socket.SOL_SOCKET, _SO_ATTACH_FILTER, struct.pack("HL", length, ctypes.addressof(program)))
    except OSError:
        return False
    return keeps_out(listener)


def keeps_out(listener: socket.socket) -> bool:
    """Whether ``keep_out`` is in force."""
    with suppress(OSError):
        return bool(listener.getsockopt(socket.SOL_SOCKET, _SO_GET_FILTER, _LONGEST_FILTER))
    return False


async def finish_handshakes(listener: socket.socket) -> None:
    """Keeps new clients out. Returns when nobody has let them in again for ``HANDSHAKES``."""
    while keep_out(listener):
        await asyncio.sleep(HANDSHAKES)
        if keeps_out(listener):
            return


def accept_rest(listener: socket.socket, accepted: Callable[[socket.socket], object]) -> None:
    """Calls ``accepted`` with each client that the kernel has connected, and removes the filter: ``listener`` can be closed.

    It has to be closed at once: from here to the closing is about a microsecond.
    """
    keep_out(listener)
    while client := _next_client(listener):
        accepted(client)
    with suppress(OSError):
        listener.setsockopt(socket.SOL_SOCKET, _SO_DETACH_FILTER, 0)


def _next_client(listener: socket.socket) -> socket.socket | None:
    """``None`` if there is no other client, or no file for one."""
    while True:
        try:
            return listener.accept()[0]
        except OSError as error:
            if error.errno not in _OF_ONE_CLIENT:
                return None
