"""The shapes of answers, and how their content is written."""
