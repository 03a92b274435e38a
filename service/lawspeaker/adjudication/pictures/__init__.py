"""Pictures of states, in SVG."""
