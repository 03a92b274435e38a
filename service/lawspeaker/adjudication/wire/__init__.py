"""The wire: JSON, the shapes that it must have, and what is wrong with it."""
