"""The board: its spaces, the land and the water on it, villages and cities."""
