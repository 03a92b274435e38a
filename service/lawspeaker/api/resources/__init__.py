"""What can be read with GET: one file a resource, with its shape, its document and its operation."""
