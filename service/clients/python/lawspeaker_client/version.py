"""The version of this package, which is that of the contract it was generated from."""

VERSION = "0.1.0"
