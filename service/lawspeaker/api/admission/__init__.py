"""Who may ask, and how much: API keys and rates, both decided before a request reaches Flask."""
