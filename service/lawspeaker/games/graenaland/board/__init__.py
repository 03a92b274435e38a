"""The board: the map, the pieces on it, and how heroes move and enter."""
