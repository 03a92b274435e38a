"""The service under mixed load for a long time: its memory stays flat and no answer is wrong. `make soak` runs it."""
