"""The kernel: what it takes to rule on any game, and nothing about a particular one.

It knows verdicts, findings, the catalogue of rules, readings, editions, what is unknown, and how a question is
asked and answered. It knows no game and no HTTP; games import from here, and nothing here imports from them.
"""
