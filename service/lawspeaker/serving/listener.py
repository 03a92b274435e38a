"""Closes a listening socket so that nobody is reset who is already connected to it.

The kernel connects clients on its own, and when the socket is closed it resets whom nobody has accepted. Somebody can come
between the last accepting and the closing, however fast that is. So the kernel is told first to let nobody in: whoever comes
then tries again a second later, and meets a successor or nobody.
"""

import ctypes
import os
import socket
import struct
from collections.abc import Callable
from contextlib import suppress

_SO_ATTACH_FILTER, _SO_DETACH_FILTER = 26, 27
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


def let_nobody_in(listener: socket.socket) -> None:
    """From now on the kernel connects nobody new, in all processes that share ``listener``. Linux only, elsewhere nothing."""
    program = ctypes.create_string_buffer(_PASS_ALL_BUT_SYN)
    with suppress(OSError):
        length = len(_PASS_ALL_BUT_SYN) // _INSTRUCTION.size
        listener.setsockopt(socket.SOL_SOCKET, _SO_ATTACH_FILTER, struct.pack("HL", length, ctypes.addressof(program)))


def accept_rest(listener: socket.socket, accepted: Callable[[socket.socket], object]) -> None:
    """Calls ``accepted`` with each client whom the kernel has connected, and leaves ``listener`` ready to be closed at once.

    It is left as it was, for others may listen on it: from here to the closing is about a microsecond.
    """
    let_nobody_in(listener)
    with suppress(BlockingIOError):
        while True:
            accepted(listener.accept()[0])
    with suppress(OSError):
        listener.setsockopt(socket.SOL_SOCKET, _SO_DETACH_FILTER, 0)
