"""Words: messages in several languages, and what a message shows of what was sent."""
