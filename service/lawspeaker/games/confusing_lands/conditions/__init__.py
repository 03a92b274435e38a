"""The scoring conditions, a function each: what in a landscape earns points, and which squares. Bodovací podmínky."""
