"""The squares of a landscape, what is on them, and the key terms by which conditions speak of them. Klíčové pojmy."""
