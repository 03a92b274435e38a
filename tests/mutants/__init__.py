"""Mutants: what the tests do not notice.

A mutant is the service with one small change, which breaks a rule more often than not: `<` instead of `<=`, a condition
left out, a violation not reported. A test that fails under it kills it. `make mutants` tries a sample in every game and in
the kernel, and prints what survived. `equivalents.yaml` names the mutants that nobody could tell from the service itself.
"""
