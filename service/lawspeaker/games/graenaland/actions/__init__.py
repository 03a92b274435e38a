"""What can be done in a round: one file an action, with its fields, checks, candidates and effect."""
