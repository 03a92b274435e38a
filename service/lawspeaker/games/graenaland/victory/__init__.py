"""Victory: goals, points, and who ranks where."""
