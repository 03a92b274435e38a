"""Palaces: who may build them, how large they may be, and which are left."""
