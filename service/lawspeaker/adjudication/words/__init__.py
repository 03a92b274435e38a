"""Messages in several languages, and how they show values of a request."""
