"""Turns: how one begins, its action points, and the duty to lay land in it. ¶4-12."""
