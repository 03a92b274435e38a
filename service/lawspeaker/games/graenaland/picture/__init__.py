"""What a state looks like."""
