"""The default colours of all pictures. Style sheets can override them."""

INK = "#2b2620"
"""Of text and of outlines."""
PALE_INK = "#5c554a"
"""Of what is less important; on paper still as clear as text must be."""
PAPER = "#fbf8f0"
DASHES = "4 3"
"""The outline of what is not known."""
