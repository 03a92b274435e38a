"""Festivals: who bids for one, and what it brings. ¶33 to ¶36."""
