"""Claims of victory: can a player reach the points claimed by building?"""
