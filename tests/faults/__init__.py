"""What is promised when something goes wrong, each promise shown on real processes."""
