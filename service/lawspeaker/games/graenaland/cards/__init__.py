"""Cards: where they lie, how they are drawn, dealt and spent, and what they pay for."""
