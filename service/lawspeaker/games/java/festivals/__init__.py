"""Festivals: who bids for one, and what it brings. ¶33-36."""
