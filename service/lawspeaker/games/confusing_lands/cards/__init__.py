"""Cards: piles of them, and where each of them is."""
