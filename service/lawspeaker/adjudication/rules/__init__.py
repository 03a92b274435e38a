"""The building blocks of rules: actions, checks, states, readings, and the game."""
