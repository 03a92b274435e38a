"""What a message of the protocol is: JSON-RPC around a request.

The SDK checks it, too, but answers with the text of a library.
"""

from typing import Any

from mcp_types.jsonrpc import jsonrpc_message_adapter

WHAT_IS_EXPECTED = (
    'Expected one JSON-RPC message: an object with "jsonrpc": "2.0", a "method" and, unless it is a notification, an "id" that '
    'is a string or an integer. If there are "params", they must be an object. Send several messages one by one.'
)


def is_message(document: Any) -> bool:
    """Whether the SDK takes ``document`` for a message, and for the same one as its sender."""
    try:
        jsonrpc_message_adapter.validate_python(document, by_name=False)
    except ValueError:
        return False
    id = document.get("id", "")  # without it, or with one of another type, the SDK would take a request for a notification
    return isinstance(id, (str, int)) and not isinstance(id, bool)
