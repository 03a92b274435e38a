"""The wire format: JSON, the shapes that it must have, and the faults of invalid requests."""
