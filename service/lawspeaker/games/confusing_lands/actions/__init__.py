"""What players do: one file an action, with its fields, checks, candidates and effect."""
