"""Votes: counting them, ballots, and the question for them."""
