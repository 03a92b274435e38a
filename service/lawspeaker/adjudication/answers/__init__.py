"""How answers are written: their shapes and their sentences."""
