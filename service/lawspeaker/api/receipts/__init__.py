"""Receipts: signed statements that the service gave an answer, which anybody can check later with the public keys alone.

A receipt is a JWS (RFC 7515) in the compact form, signed with Ed25519. It contains hashes of the request and the answer, and a
few words about the answer. This package knows no Flask and no settings. ``cli`` uses it, too, to check receipts offline.
"""
