"""The cache of answers, in this process and in Redis.

The key of an answer contains everything that the answer depends on: the request and the build of the service. This package knows
no game, no Flask, and no reasons to refuse a request.
"""
