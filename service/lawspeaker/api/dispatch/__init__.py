"""Where the work for a request is done: in the event loop, or in a thread beside it, and never more than is bounded."""
