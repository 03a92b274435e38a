"""Points: what the final scoring gives, and the score sheet."""
