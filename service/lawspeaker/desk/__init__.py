"""The dispute desk: pages where people at a table settle a dispute and read the rules. This package knows no rule itself."""
