"""What can be done in a game of Java: one file an action."""
