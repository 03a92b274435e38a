"""The page that shows what was found in an archive."""
