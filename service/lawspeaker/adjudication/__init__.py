"""The kernel: everything that is needed to rule on any game, and nothing about a particular one.

It knows verdicts, findings, the catalogue of rules, readings, editions, what is unknown, and how a question is sent and answered.
It knows no game and no HTTP. Games import from here; nothing here imports from them.
"""
