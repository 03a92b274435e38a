"""The page that shows the results for an archive."""
