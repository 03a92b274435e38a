"""What rules are written with: actions, checks, states, readings, and the game that they make up."""
