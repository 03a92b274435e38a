"""Lawspeaker: rulings on board games, with the printed rule that each rests on."""

__version__ = "0.1.0"
