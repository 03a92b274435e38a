"""The version of this package, which is that of the contract it was generated from."""

VERSION = "1.0.0"
