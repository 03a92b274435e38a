"""Answers as text for people on a terminal. Who needs all of an answer reads its JSON."""
