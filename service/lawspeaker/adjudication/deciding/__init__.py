"""Decides audits, rulings, lists, turns and replays, also if something is unknown."""
