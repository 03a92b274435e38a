"""Festival cards: what there is of them, where they are, and what may be shown. ¶30, 31, 48."""
