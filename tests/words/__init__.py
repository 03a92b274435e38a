"""The words that people read, in all languages: they agree with their numbers, are spelled right, and say no pointers."""
