"""The dispute desk: pages on which people at a table settle a dispute, and read the rules. They know no rule themselves."""
