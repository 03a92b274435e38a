"""Answers that were given before, in this process or in Redis.

An answer is found by all that it depends on, which is what was asked and the build that answers. Nothing here knows a
game, Flask, or why a request would be refused.
"""
