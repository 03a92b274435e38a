"""What the players and the common stock have: at the beginning, and what is left of it."""
